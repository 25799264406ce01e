#!/usr/bin/env python3
"""Does to a Belltower of its own what goes wrong between it and calendar programs: it is killed while entries are
put, a backup is gone back to, two programs edit one entry, entries are large or many, bodies are hostile, and one
program asks all the time.

usage: faults.py [BELLTOWER] [SECONDS]

SECONDS is for how long it is killed (default 120). What was acknowledged must be there after a kill; what is hostile is
refused within seconds and without memory; who asks too often is told to wait while others are served. Prints
figures; exit status 1 when something is not so."""
import concurrent.futures
import datetime
import http.client
import random
import re
import sys
import threading
import time
import zlib

from programs import XMLNS, Program, clark, entry, expect, site, troubles

KILLING = int(sys.argv[2]) if len(sys.argv) > 2 else 120
# What is still to be mended: sentences that may be not so, and are told if they are so by now.
KNOWN = set()
# A hostile body may keep its own program waiting so long, in seconds, on a debug build and a busy machine.
PATIENCE = 20


def hold(sentence, is_so):
    if sentence in KNOWN:
        print(f"{'no longer to be mended' if is_so else 'to be mended'}: {sentence}", flush=True)
    else:
        expect(sentence, is_so)


def resident(served, what="VmRSS"):
    """The server's memory in MiB: that of its process, and of those it started."""
    first, most = served.belltower.processes["serve"].pid, 0
    for process in (first, *children(first)):
        try:
            with open(f"/proc/{process}/status") as status:
                most = max(most, int(re.search(rf"{what}:\s+(\d+)", status.read())[1]) >> 10)
        except OSError:
            continue
    return most


def children(process):
    try:
        with open(f"/proc/{process}/task/{process}/children") as file:
            return [int(child) for child in file.read().split()]
    except OSError:
        return []


def tags(program, collection):
    answer = program.propfind(collection, "D:getetag", 1)
    return {path: found[clark("D:getetag")].text for path, (found, _, _) in answer.responses().items()
            if path != collection}


class Writer:
    """A program that puts and deletes entries of its own until the server is killed; what it was told, and what it
    does not know."""

    def __init__(self, served, password, folder, number):
        self.served, self.password, self.folder, self.number = served, password, folder, number
        self.chance = random.Random(number)
        # What was acknowledged, by path: tag and text.
        self.told = {}
        # What may be there of what was asked last, without an answer.
        self.open, self.count = {}, 0

    def write(self, stop):
        program = Program(self.served, self.password)
        while not stop.is_set():
            self.count += 1
            name = f"{self.folder}kill-{self.number}-{self.chance.randrange(12)}.ics"
            known = self.told.get(name)
            deletes = known is not None and self.chance.random() < 0.15
            text = entry(name[len(self.folder):-4], f"Word {self.count}", "20270301T090000Z", "20270301T100000Z",
                         f"DESCRIPTION:{'x' * self.chance.choice([10, 100, 20_000])}")
            self.open[name] = {known and known[1], None if deletes else text}
            try:
                answer = program.ask("DELETE", name) if deletes else program.put(name, text)
            except (OSError, http.client.HTTPException):
                return
            if answer.status not in (201, 204):
                raise AssertionError(f"{answer.status} {answer.text}")
            del self.open[name]
            self.told[name] = (answer.tag, text)
            if deletes:
                del self.told[name]

    def compare(self):
        """Looks at all of it once the server is there again."""
        program = Program(self.served, self.password)
        mine = f"{self.folder}kill-{self.number}-"
        there = {path: tag for path, tag in tags(program, self.folder).items() if path.startswith(mine)}
        for name, texts in self.open.items():
            answer = program.ask("GET", name)
            text = answer.text if answer.status == 200 else None
            if text not in texts or answer.status not in (200, 404):
                expect(f"{name} is as it was before a kill or after: {answer.status} {answer.text[:200]}", False)
            self.told.pop(name, None)
            if text is not None:
                self.told[name] = (answer.tag, text)
        self.open = {}
        if there != {name: tag for name, (tag, _) in self.told.items()}:
            expect(f"the acknowledged tags are listed, and no others: {there} {self.told.keys()}", False)
        for name, (tag, text) in self.told.items():
            answer = program.ask("GET", name)
            if answer.tag != tag or answer.body != text.encode():
                expect(f"{name} is served with its tag, byte for byte: {answer.status}", False)


def kills(served, password, home):
    """The server is killed at many instants while two programs put and delete."""
    end, count, chance = time.monotonic() + KILLING, 0, random.Random(7)
    writers = [Writer(served, password, home + "personal/", number) for number in range(2)]
    unknown = 0
    while time.monotonic() < end:
        stop = threading.Event()

        def kill():
            served.belltower.kill("serve")
            stop.set()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            threading.Timer(chance.uniform(0.005, 0.3), kill).start()
            list(pool.map(lambda writer: writer.write(stop), writers))
        stop.wait()
        count, unknown = count + 1, unknown + sum(len(writer.open) for writer in writers)
        served.belltower.serve()
        for writer in writers:
            writer.compare()
    writes = sum(writer.count for writer in writers)
    hold(f"killed {count} times among {writes} writes, {unknown} of them without an answer: what was acknowledged is "
         "there, and nothing half", not troubles)
    served.belltower.kill("serve")
    hold("belltower check finds the database whole", re.search(r"database: +whole", served.belltower.run("check")))
    served.belltower.serve()


def another_life(served, password, home):
    """Tokens outlive a kill; after a backup was gone back to, one of the life that was lost is refused, since the
    version that it names is another by now."""
    program, personal = Program(served, password), home + "personal/"
    program.put(personal + "before.ics", entry("before", "Before"))
    before = program.sync(personal).token
    served.belltower.kill("serve")
    served.belltower.serve()
    same = program.sync(personal, before)
    hold("a token outlives a kill", same.status == 207 and same.responses() == {} and same.token == before)
    backup = served.folder / "before.sqlite"
    served.belltower.run("backup", str(backup))
    program.put(personal + "lost.ics", entry("lost", "Lost"))
    lost = program.sync(personal, before).token
    served.belltower.kill("serve")
    served.belltower.run("restore", str(backup), "--yes")
    served.belltower.serve()
    program = Program(served, password)
    program.put(personal + "instead.ics", entry("instead", "Instead"))
    refused = program.sync(personal, lost)
    hold("a token of a life that a backup took back is refused", refused.status == 403
         and refused.has("D:valid-sync-token"))
    kept = program.sync(personal, before)
    hold("one from before the backup tells what came since", kept.status == 207
         and list(kept.responses()) == [personal + "instead.ics"])


def two_programs(served, password, home):
    """Each edits what it read: one is told 412, and reads anew. No edit is lost."""
    name = home + "personal/two.ics"
    Program(served, password).put(name, entry("two", "0"))
    refused = []

    def edit(number):
        program = Program(served, password, f"trial/{number}")
        for _ in range(15):
            while True:
                read = program.ask("GET", name)
                count = int(re.search(r"SUMMARY:(\d+)", read.text)[1])
                text = read.text.replace(f"SUMMARY:{count}", f"SUMMARY:{count + 1}")
                answer = program.put(name, text, If_Match=read.tag)
                if answer.status == 204:
                    break
                if answer.status != 412:
                    raise AssertionError(f"{answer.status} {answer.text}")
                refused.append(number)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(edit, range(2)))
    text = Program(served, password).ask("GET", name).text
    hold(f"two programs edit one entry 15 times each, and all 30 are in it ({len(refused)} times 412)",
         "SUMMARY:30\r" in text)


def large(served, password, home):
    program, personal = Program(served, password), home + "personal/"
    frame = len(entry("large", "Large", "20270401T090000Z", "20270401T100000Z", "DESCRIPTION:"))
    room = (1 << 20) - frame
    # Lines of at most 75 bytes, as they are to be.
    lines = ["DESCRIPTION:"]
    while room >= 76:
        lines.append(" " + "x" * 73)
        room -= 76
    text = entry("large", "Large", "20270401T090000Z", "20270401T100000Z", *lines)
    text = text.replace("SUMMARY:Large", "SUMMARY:Large" + "y" * ((1 << 20) - len(text)))
    answer = program.put(personal + "large.ics", text)
    hold(f"an entry of {len(text):,} bytes is kept in {answer.seconds:.2f} s", answer.status == 201)
    got = program.ask("GET", personal + "large.ics")
    hold(f"and served whole in {got.seconds:.2f} s", got.body == text.encode() and got.tag == answer.tag)
    more = program.put(personal + "larger.ics", text.replace("SUMMARY:Large", "SUMMARY:Largest and more"))
    hold("one that is larger is refused with 413 or max-resource-size",
         more.status == 413 or more.status == 403 and more.has("C:max-resource-size"))
    program.ask("DELETE", personal + "large.ics")


def event(number, room):
    begins = datetime.datetime(2027, 1, 4, 8) + datetime.timedelta(minutes=30 * number)
    return "\r\n".join([
        "BEGIN:VEVENT", f"UID:{number}@many.example", "DTSTAMP:20260901T000000Z", f"DTSTART:{begins:%Y%m%dT%H%M%SZ}",
        f"DTEND:{begins + datetime.timedelta(minutes=30):%Y%m%dT%H%M%SZ}", f"SUMMARY:Class {number}",
        f"LOCATION:{room}", "END:VEVENT"])


def many(served):
    """Ten thousand classes of one person; what a program asks of them, in seconds."""
    program = served.program("noor")
    classes = program.home() + "classes/"
    begun = time.monotonic()
    served.timetable(*(event(number, "A1") for number in range(10_000)), handle="noor")
    print(f"10,000 classes are imported in {time.monotonic() - begun:.1f} s")
    first = program.propfind(classes, "D:getetag", 1, seconds=120)
    count = len(first.responses()) - 1
    hold(f"the first listing of 10,000 has them all ({first.seconds:.2f} s, {len(first.body) >> 10} KiB)",
         count == 10_000)
    again = program.propfind(classes, "D:getetag", 1, seconds=120)
    print(f"the second listing: {again.seconds:.2f} s")
    initial = program.sync(classes, seconds=120)
    hold(f"the first sync has them all ({initial.seconds:.2f} s)", len(initial.responses()) == 10_000)
    ctag = min((program.propfind(classes, "CS:getctag D:sync-token") for _ in range(20)), key=lambda a: a.seconds)
    hold(f"the ctag is answered in {ctag.seconds * 1000:.1f} ms", ctag.seconds < 0.25)
    nothing = program.sync(classes, initial.token)
    hold(f"a sync with nothing new is answered in {nothing.seconds * 1000:.1f} ms",
         nothing.responses() == {} and nothing.seconds < 0.5)
    served.timetable(*(event(number, "B2" if number == 4_321 else "A1") for number in range(10_000)), handle="noor")
    one = program.sync(classes, initial.token, seconds=120)
    hold(f"after one change the sync has that one ({one.seconds:.2f} s)", len(one.responses()) == 1)
    week = program.ask("REPORT", classes, f"""<C:calendar-query {XMLNS}><D:prop><D:getetag/><C:calendar-data/></D:prop>
<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20270201T000000Z"
end="20270208T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>""", 120, Depth="1")
    hold(f"a week of them is 336 ({week.seconds:.2f} s)", len(week.responses()) == 336)
    paths = list(initial.responses())
    all_of_them = program.multiget(classes, paths, seconds=120)
    hold(f"multiget of 10,000 has their bytes ({all_of_them.seconds:.2f} s, {len(all_of_them.body) >> 20} MiB)",
         all_of_them.status == 207 and all_of_them.body.count(b"BEGIN:VEVENT") == 10_000)
    print(f"memory: {resident(served)} MiB, at most {resident(served, 'VmHWM')} MiB")
    asks_for_many(served, program, classes)


def hostile_bodies():
    """Requests by what is wrong with them: method, body, kind, and the statuses that are right."""
    refused = range(400, 500)
    bomb = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    query = ('<C:calendar-query {x}><D:prop><D:getetag/>{data}</D:prop><C:filter><C:comp-filter name="VCALENDAR">'
             '<C:comp-filter name="VEVENT">{inside}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>')
    late = '<C:time-range start="00010101T000000Z" end="99991231T235959Z"/>'
    expand = '<C:calendar-data><C:expand start="00010101T000000Z" end="99991231T235959Z"/></C:calendar-data>'

    def put(text, statuses=refused):
        return "PUT", text, "text/calendar", statuses
    rule = "RRULE:FREQ=SECONDLY"
    yield "a billion laughs", ("PROPFIND", f'<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a0 "lol">{bomb}]><D:propfind '
                               'xmlns:D="DAV:"><D:prop><D:x>&a9;</D:x></D:prop></D:propfind>', "", refused)
    yield "a quadratic blow-up", ("PROPFIND", f'<!DOCTYPE l [<!ENTITY a "{"x" * 50_000}">]><D:propfind xmlns:D="DAV:">'
                                  f'<D:prop><D:x>{"&a;" * 50_000}</D:x></D:prop></D:propfind>', "", refused)
    yield "an entity of a file", ("PROPFIND", '<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><D:propfind '
                                  'xmlns:D="DAV:"><D:prop><D:displayname>&a;</D:displayname></D:prop></D:propfind>', "",
                                  refused)
    yield "an outer DTD", ("PROPFIND", '<!DOCTYPE l SYSTEM "http://127.0.0.1:9/x.dtd"><D:propfind xmlns:D="DAV:">'
                           '<D:allprop/></D:propfind>', "", refused)
    yield "100,000 elements deep", ("PROPFIND", "<a>" * 100_000 + "</a>" * 100_000, "", refused)
    yield "50,000 namespaces", ("PROPFIND", "<a " + " ".join(f'xmlns:n{n}="x{n}"' for n in range(50_000)) + "/>", "",
                                refused)
    yield "50,000 attributes", ("PROPFIND", "<a " + " ".join(f'n{n}="x"' for n in range(50_000)) + "/>", "", refused)
    yield "30,000 properties", ("PROPFIND", '<D:propfind xmlns:D="DAV:"><D:prop>' + "".join(
        f"<D:p{n}/>" for n in range(30_000)) + "</D:prop></D:propfind>", "", refused)
    # As many as fit into a body.
    yield "54,000 hrefs", ("REPORT", f"<C:calendar-multiget {XMLNS}><D:prop/>" + "<D:href>/</D:href>" * 54_000
                           + "</C:calendar-multiget>", "", refused)
    yield "15,000 hrefs", ("REPORT", f"<C:calendar-multiget {XMLNS}><D:prop/>" + "<D:href>/dav/x</D:href>" * 15_000
                           + "</C:calendar-multiget>", "", range(200, 500))
    yield "a body of 4 MiB", ("PROPFIND", " " * (4 << 20), "", refused)
    yield "a name of 900 KiB", ("PROPFIND", f"<{'n' * 900_000}/>", "", refused)
    yield "UTF-16 that is none", ("PROPFIND", b"\xff\xfe<\x00a", "", refused)
    yield "Latin 1 in UTF-8", ("PROPFIND", b'<?xml version="1.0"?><a>\xe9</a>', "", refused)
    yield "a NUL", ("PROPFIND", b"<a>\x00</a>", "", refused)
    yield "what is no XML", ("REPORT", b"\x00" * 1000, "", refused)
    yield "all of time, expanded", ("REPORT", query.format(x=XMLNS, data=expand, inside=late), "", range(200, 500))
    yield "a time that is none", ("REPORT", query.format(
        x=XMLNS, data="", inside='<C:time-range start="20271399T000000Z" end="x"/>'), "", refused)
    yield "an end before its start", ("REPORT", query.format(
        x=XMLNS, data="", inside='<C:time-range start="20270102T000000Z" end="20270101T000000Z"/>'), "", refused)
    yield "10,000 conditions", ("REPORT", query.format(
        x=XMLNS, data="", inside='<C:prop-filter name="SUMMARY"/>' * 10_000), "", refused)
    yield "filters 60 deep", ("REPORT", query.format(
        x=XMLNS, data="", inside='<C:comp-filter name="VEVENT">' * 60 + "</C:comp-filter>" * 60), "", range(200, 500))
    yield "all free time", ("REPORT", f"<C:free-busy-query {XMLNS}>{late}</C:free-busy-query>", "", refused)
    yield "a zone that is a bomb", put(entry("z", "Z").replace("BEGIN:VEVENT", "BEGIN:VTIMEZONE\r\nTZID:Z\r\n" + (
        "BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\n"
        f"{rule}\r\nEND:STANDARD\r\n") * 2_000 + "END:VTIMEZONE\r\nBEGIN:VEVENT", 1), range(200, 500))
    yield "each second for ever", put(entry("s", "S", "20270101T000000Z", "20270101T000001Z", rule), range(200, 500))
    yield "a rule that is never met", put(entry(
        "n", "N", "20270101T000000Z", "20270101T000001Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"), range(200, 500))
    yield "100,000 rules", put(entry("r", "R", "20270101T000000Z", "20270101T000001Z", *(
        ["RRULE:FREQ=SECONDLY;BYSECOND=1"] * 30_000)), range(200, 500))
    yield "40,000 dates besides", put(entry("d", "D", "20270101T000000Z", "20270101T000001Z", "RDATE:" + ",".join(
        f"{2000 + n % 7000}0101T000000Z" for n in range(40_000))), range(200, 500))
    yield "components 20,000 deep", put("BEGIN:VCALENDAR\r\n" + "BEGIN:VEVENT\r\n" * 20_000 + "END:VEVENT\r\n" * 20_000
                                        + "END:VCALENDAR\r\n")
    yield "20,000 exceptions", put(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + "".join(
            f"BEGIN:VEVENT\r\nUID:e\r\nRECURRENCE-ID:2027{1 + n % 9:02}01T{n % 24:02}0000Z\r\nEND:VEVENT\r\n"
            for n in range(11_000)) + "END:VCALENDAR\r\n")
    yield "one line of a mebibyte, folded each byte", put(
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:" + "a\r\n " * 250_000 + "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    yield "a calendar in Latin 1", put(entry("l", "L").encode().replace(b"SUMMARY:L", b"SUMMARY:\xe9"))
    yield "a calendar with a NUL", put(entry("l", "L\0").encode())
    yield "a calendar in UTF-16", put(entry("l", "L").encode("utf-16"))
    yield "zeros, packed", put(zlib.compress(b"\0" * 10_000_000))
    yield "the year nought", put(entry("y", "Y", "00000101T000000Z", "00000101T000001Z"), range(200, 500))
    yield "an end a thousand years on", put(entry("y", "Y", "20270101T000000Z", "99991231T235959Z"), range(200, 500))
    yield "a duration that is no number", put(entry("y", "Y").replace(
        "DTEND:20270301T100000Z", "DURATION:P99999999999999999999W"), range(200, 500))


def hostile(served, home):
    personal, slowest = home + "personal/", (0, "")
    before = resident(served)
    for what, (method, body, kind, statuses) in hostile_bodies():
        program = Program(served, served.hostile_password)
        try:
            answer = program.ask(method, personal + ("hostile.ics" if method == "PUT" else ""), body, PATIENCE * 2,
                                 Depth="1", Content_Type=kind or "application/xml")
        except (OSError, AssertionError) as error:
            hold(f"{what} is answered ({error!r})", False)
            continue
        slowest = max(slowest, (answer.seconds, what))
        hold(f"{what}: {answer.status}" if answer.status in statuses and answer.seconds < PATIENCE else
             f"{what} is refused in time: {answer.status} after {answer.seconds:.1f} s",
             answer.status in statuses and answer.seconds < PATIENCE)
        if method == "PUT" and answer.status in (201, 204):
            # What is kept has to be told of as well, and must not hold up what is asked for then.
            listed = program.propfind(personal, "D:getetag", 1, seconds=PATIENCE * 2)
            year = program.ask("REPORT", personal, f"""<C:calendar-query {XMLNS}><D:prop><C:calendar-data><C:expand
start="20270101T000000Z" end="20280101T000000Z"/></C:calendar-data></D:prop><C:filter><C:comp-filter name="VCALENDAR">
<C:comp-filter name="VEVENT"><C:time-range start="20270101T000000Z" end="20280101T000000Z"/></C:comp-filter>
</C:comp-filter></C:filter></C:calendar-query>""", PATIENCE * 2, Depth="1")
            hold(f"  kept, it is listed and expanded over a year in {listed.seconds + year.seconds:.2f} s, "
                 f"{len(year.body) >> 10} KiB", listed.status == 207 and year.status in (207, 403)
                 and listed.seconds + year.seconds < PATIENCE and len(year.body) < 8 << 20)
            program.ask("DELETE", personal + "hostile.ics")
    hold(f"the longest answer took {slowest[0]:.2f} s ({slowest[1]})", slowest[0] < PATIENCE)
    after = resident(served, "VmHWM")
    hold(f"memory went from {before} to at most {after} MiB", after < 1024)
    hold("the server lives", program.propfind(personal, "D:getetag").status == 207)


def asks_all_the_time(served):
    """One program asks for all of everything as fast as it can; another's answers stay what they were."""
    greedy, calm = served.program("ada"), served.program("lee")
    collection, other = greedy.home() + "personal/", calm.home() + "personal/"
    stop, statuses, waits = threading.Event(), [], []

    def ask():
        while not stop.is_set():
            answer = greedy.propfind(collection, "D:getetag C:calendar-data", 1)
            statuses.append(answer.status)
            if answer.status == 429:
                waits.append(answer.fields["Retry-After"])
                if len(waits) >= 50:
                    return

    thread = threading.Thread(target=ask)
    thread.start()
    seconds = []
    while thread.is_alive() and len(seconds) < 300:
        answer = calm.propfind(other, "CS:getctag")
        seconds.append(answer.seconds)
        if answer.status != 207:
            expect(f"somebody else is answered 207, not {answer.status}", False)
        time.sleep(0.05)
    stop.set()
    thread.join()
    seconds.sort()
    hold(f"after {statuses.index(429) if 429 in statuses else len(statuses)} requests comes 429",
         429 in statuses)
    hold(f"with Retry-After ({waits[0] if waits else None} s)", bool(waits) and all(
        (wait or "").isdigit() and int(wait) > 0 for wait in waits))
    hold(f"meanwhile somebody else waits {seconds[len(seconds) // 2] * 1000:.0f} ms, at most "
         f"{seconds[-1] * 1000:.0f} ms", seconds[-1] < 2)


def asks_for_many(served, program, classes):
    """One program asks for a list of ten thousand on four connections at once."""
    calm, stop, statuses = served.program("ida"), threading.Event(), []
    other = calm.home() + "personal/"

    def ask():
        greedy = Program(served, program.password)
        while not stop.is_set():
            answer = greedy.propfind(classes, "D:getetag", 1)
            statuses.append(answer.status)
            if answer.status == 429:
                time.sleep(0.2)
    seconds, end = [], time.monotonic() + 10
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for _ in range(4):
            pool.submit(ask)
        while time.monotonic() < end:
            seconds.append(calm.propfind(other, "CS:getctag").seconds)
            time.sleep(0.05)
        stop.set()
    seconds.sort()
    middle = seconds[len(seconds) // 2]
    print(f"{statuses.count(207)} lists of 10,000 in 10 s, {statuses.count(429)} refusals; somebody else waits "
          f"{middle * 1000:.0f} ms, at most {seconds[-1] * 1000:.0f} ms")
    hold("who asks for ten thousand again and again keeps nobody else waiting", middle < 0.25)


def main():
    with site() as served:
        _, password = served.account()
        home = Program(served, password).home()
        another_life(served, password, home)
        two_programs(served, password, home)
        large(served, password, home)
        _, served.hostile_password = served.account("eve")
        hostile(served, Program(served, served.hostile_password).home())
        many(served)
        asks_all_the_time(served)
        _, third = served.account("mia")
        kills(served, third, Program(served, third).home())
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
