#!/usr/bin/env python3
"""Asks a Belltower of its own, Radicale, Xandikos (both PyPI) and Cyrus (Debian) the same, one after the other, and
prints what each answers in a table.

usage: peers.py [BELLTOWER]

Figures are of one connection on loopback, of this machine in this hour: they are to be compared with each other alone.
Exit status 1 when Belltower does not do what another does, but for what is left out in server_tester.py."""
import contextlib
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import types

import cyrus as cyrus_server
from programs import XMLNS, Program, entry, expect, free_port, site, troubles, until
import server_tester

ENTRIES = 300
# What is still to be mended.
KNOWN = set()


class Peer:
    """A server with one calendar that may be written."""

    def __init__(self, name, url, password, user, calendar, listed=None):
        self.name, self.url, self.password, self.user = name, url, password, user
        self.calendar, self.listed = calendar, listed

    @property
    def program(self):
        return Program(types.SimpleNamespace(url=self.url), self.password)


@contextlib.contextmanager
def started(command, port):
    """A server that runs until it is no longer needed."""
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
        try:
            program = Program(types.SimpleNamespace(url=f"http://127.0.0.1:{port}"), "")

            def answers():
                with contextlib.suppress(OSError):
                    return program.ask("OPTIONS", "/")
            until(f"{command[0]} answers", answers)
            yield
        finally:
            process.terminate()
            process.wait(20)


@contextlib.contextmanager
def radicale():
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with started([
                sys.executable, "-m", "radicale", "--config", "", "--storage-filesystem-folder", folder,
                "--server-hosts", f"127.0.0.1:{port}", "--auth-type", "none"], port):
            peer = Peer("Radicale", f"http://127.0.0.1:{port}/", "", "kai", "/kai/work/")
            made = peer.program.ask("MKCALENDAR", peer.calendar)
            if made.status != 201:
                raise AssertionError(f"Radicale makes no calendar: {made.status} {made.text}")
            yield peer


@contextlib.contextmanager
def xandikos():
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        executable = pathlib.Path(sys.executable).with_name("xandikos")
        with started([executable, "serve", "--directory", folder, "--port", str(port), "--listen-address", "127.0.0.1",
                      "--current-user-principal", "/kai/", "--defaults"], port):
            yield Peer("Xandikos", f"http://127.0.0.1:{port}/", "", "kai", "/kai/calendars/calendar/")


@contextlib.contextmanager
def cyrus():
    with cyrus_server.cyrus() as (port, calendar):
        yield Peer("Cyrus", f"http://127.0.0.1:{port}/dav/principals/user/kai/", "any", "kai", calendar)


@contextlib.contextmanager
def belltower():
    with site() as served:
        _, password = served.account()
        calendar = Program(served, password).home() + "personal/"
        yield Peer("Belltower", f"{served.url}/dav/", password, "kai", calendar, "Personal")


SERVERS = (belltower, radicale, xandikos, cyrus)


def answers(peer):
    """What is right or not, by what it is of."""
    program, folder = peer.program, peer.calendar
    text = entry("same", "Same", "20270301T090000Z", "20270301T100000Z", "X-ODD;A=b:kept", "COMMENT:so")
    made = program.put(folder + "same.ics", text, If_None_Match="*")
    yield "PUT answers a strong tag", (made.tag or "").startswith('"')
    got = program.ask("GET", folder + "same.ics")
    yield "GET has the bytes of the PUT", got.body == text.encode()
    yield "and its tag", got.tag is not None and got.tag == made.tag
    yield "a second If-None-Match: * is 412", program.put(folder + "same.ics", text, If_None_Match="*").status == 412
    yield "a wrong If-Match is 412", program.put(folder + "same.ics", text, If_Match='"x"').status == 412
    other = program.put(folder + "other.ics", text)
    yield "a UID twice is refused", other.status in (403, 409)
    if other.status < 300:
        program.ask("DELETE", folder + "other.ics")
    whole = program.ask("GET", folder)
    yield "GET of a calendar has what is in it", whole.status == 200 and "UID:same" in whole.text
    bad = program.put(folder + "bad.ics", "Hello")
    yield "what is no calendar is 403", bad.status == 403
    yield "with valid-calendar-data", bad.has("C:valid-calendar-data")
    first = program.sync(folder)
    yield "an empty token lists all", first.status == 207 and len(first.responses()) == 1
    yield "Depth 1 is a sync too", program.sync(folder, first.token, 1).status == 207
    wrong = program.sync(folder, "http://example.org/wrong")
    yield "a wrong token is 403 valid-sync-token", wrong.status == 403 and wrong.has("D:valid-sync-token")
    program.put(folder + "new.ics", entry("new", "New"))
    then = program.sync(folder, first.token)
    yield "a sync has what is new alone", list(then.responses()) == [folder + "new.ics"]
    program.ask("DELETE", folder + "new.ics")
    gone = program.sync(folder, then.token).responses()
    yield "what is gone is 404", gone.get(folder + "new.ics", (0, 0, 0))[2] == 404
    bomb = program.ask("PROPFIND", folder, '<!DOCTYPE l [<!ENTITY a "b">]><D:propfind xmlns:D="DAV:"><D:prop>'
                       "<D:displayname/></D:prop></D:propfind>", Depth="0")
    yield "a DTD is refused", 400 <= bomb.status < 500
    whole = program.ask("REPORT", folder, f"<C:calendar-query {XMLNS}><D:prop><D:getetag/></D:prop><C:filter>"
                        '<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"><C:time-range '
                        'start="20270101T000000Z" end="20280101T000000Z"/></C:comp-filter></C:comp-filter></C:filter>'
                        "</C:calendar-query>", Depth="1")
    yield "no tasks in a window are none", whole.status == 207 and whole.responses() == {}
    busy = program.ask("REPORT", folder, f'<C:free-busy-query {XMLNS}><C:time-range start="20270301T000000Z" '
                       'end="20270302T000000Z"/></C:free-busy-query>', Depth="1")
    yield "free-busy-query", busy.status == 200 and "VFREEBUSY" in busy.text
    program.ask("DELETE", folder + "same.ics")


def figures(peer):
    """Milliseconds, by what was asked: the middle of some."""
    program, folder = peer.program, peer.calendar

    def middle(count, ask):
        answers = [ask(number) for number in range(count)]
        if any(answer.status >= 400 for answer in answers):
            raise AssertionError(f"{peer.name}: {max(answer.status for answer in answers)}")
        return 1000 * statistics.median(answer.seconds for answer in answers)
    yield f"PUT, of {ENTRIES}", middle(ENTRIES, lambda number: program.put(
        f"{folder}{number}.ics", entry(f"{number}", f"Entry {number}", f"202703{1 + number % 28:02}T090000Z",
                                       f"202703{1 + number % 28:02}T100000Z")))
    yield "GET", middle(50, lambda number: program.ask("GET", f"{folder}{number}.ics"))
    yield "ctag", middle(50, lambda _: program.propfind(folder, "CS:getctag"))
    yield "listing", middle(5, lambda _: program.propfind(folder, "D:getetag", 1))
    token = program.sync(folder).token
    yield "sync, nothing new", middle(20, lambda _: program.sync(folder, token))

    def one_new(number):
        program.put(f"{folder}0.ics", entry("0", f"Entry {number} again"))
        return program.sync(folder, token)
    yield "sync, one new", middle(10, one_new)
    yield "a week", middle(5, lambda _: program.ask(
        "REPORT", folder, f"<C:calendar-query {XMLNS}><D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter>"
        '<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20270308T000000Z" '
        'end="20270315T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>', Depth="1"))


def main():
    right, times, full = {}, {}, {}
    for serve in SERVERS:
        with serve() as peer:
            right[peer.name] = dict(answers(peer))
            times[peer.name] = dict(figures(peer))
    for serve in SERVERS:
        # On one that is new: what is in it counts.
        with serve() as peer:
            found = server_tester.examine(peer.url, peer.password or "x", peer.listed, peer.user)
            full[peer.name] = found
    names = list(right)
    print(f"{'':46}" + "".join(f"{name:>12}" for name in names))
    for what in right["Belltower"]:
        print(f"{what:46}" + "".join(f"{'yes' if right[name][what] else 'no':>12}" for name in names))
    for what in times["Belltower"]:
        print(f"{what + ', ms':46}" + "".join(f"{times[name][what]:12.1f}" for name in names))
    print(f"{'features that are full, of caldav-server-tester':46}" + "".join(
        f"{sum(told['support'] == 'full' for told in full[name].values()):>11}/{len(full[name])}" for name in names))
    for feature, told in sorted(full["Belltower"].items()):
        others = [name for name in names[1:] if full[name].get(feature, {}).get("support") == "full"]
        reasons = server_tester.LEFT_OUT | server_tester.UNASKED | server_tester.KNOWN
        if told["support"] != "full" and others:
            print(f"  {feature}: {told['support']} here, full in {', '.join(others)}")
            expect(f"{feature} is left out for a reason", server_tester.reason(feature, reasons) is not None)
    for what, is_so in right["Belltower"].items():
        if not is_so and any(right[name][what] for name in names[1:]) and what not in KNOWN:
            expect(f"Belltower: {what}", False)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
