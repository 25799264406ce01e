"""A calendar program's end of CalDAV, for trials of a Belltower of their own: app passwords, requests written as
bytes, and what their answers say."""
import base64
import contextlib
import datetime
import http.client
import pathlib
import sys
import tempfile
import time
import urllib.parse
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
from campus import (  # noqa: E402,F401: it stands beside the browser's scripts
    Account, Belltower, Mail, expect, free_port, troubles, until)

NAMES = {"D": "DAV:", "C": "urn:ietf:params:xml:ns:caldav", "CS": "http://calendarserver.org/ns/",
         "A": "http://apple.com/ns/ical/"}
XMLNS = " ".join(f'xmlns:{prefix}="{name}"' for prefix, name in NAMES.items())


def clark(name):
    """`D:href` as ElementTree has it."""
    prefix, local = name.split(":")
    return f"{{{NAMES[prefix]}}}{local}"


class Answer:
    """What a server answered to one request."""

    def __init__(self, status, fields, body, seconds):
        self.status, self.fields, self.body, self.seconds = status, fields, body, seconds

    @property
    def tag(self):
        return self.fields.get("ETag")

    @property
    def text(self):
        return self.body.decode("utf-8", "replace")

    @property
    def tree(self):
        return ET.fromstring(self.body)

    def responses(self):
        """Properties that were found and the status of the whole, by path; the names of what was not found."""
        told = {}
        for response in self.tree.findall(clark("D:response")):
            found, missing = {}, set()
            for group in response.findall(clark("D:propstat")):
                properties = group.find(clark("D:prop"))
                if " 200 " in f"{group.findtext(clark('D:status'))} ":
                    found.update({property.tag: property for property in properties})
                else:
                    missing.update(property.tag for property in properties)
            status = response.findtext(clark("D:status"))
            told[response.findtext(clark("D:href"))] = (found, missing, int(status.split()[1]) if status else None)
        return told

    def value(self, path, name):
        return self.responses()[path][0].get(clark(name))

    def href(self, path, name):
        """The address within a property, if it is there."""
        value = self.value(path, name)
        return None if value is None else value.findtext(clark("D:href"))

    def has(self, condition):
        """Whether a condition stands in an error's body."""
        with contextlib.suppress(ET.ParseError):
            return self.tree.find(f".//{clark(condition)}") is not None
        return False

    @property
    def token(self):
        return self.tree.findtext(clark("D:sync-token"))


class Program:
    """A calendar program with an app password: a connection of its own, kept alive."""

    def __init__(self, site, password, agent="trial/1.0", **fields):
        self.site, self.password, self.connection = site, password, None
        secret = base64.b64encode(f"kai:{password}".encode()).decode()
        self.fields = {"User-Agent": agent, "Authorization": f"Basic {secret}", **fields}

    def ask(self, method, path, body=None, seconds=60, **fields):
        """The answer. `If_Match="…"` is a header; None for one leaves it out."""
        headers = self.fields | {name.replace("_", "-"): value for name, value in fields.items()}
        headers = {name: value for name, value in headers.items() if value is not None}
        body = body.encode() if isinstance(body, str) else body
        if body is not None:
            headers.setdefault("Content-Type", "application/xml; charset=utf-8")
        begun = time.monotonic()
        for is_last in (False, True):
            if self.connection is None:
                address = urllib.parse.urlsplit(self.site.url)
                self.connection = http.client.HTTPConnection("127.0.0.1", address.port, timeout=seconds)
            try:
                self.connection.request(method, path, body, headers)
                response = self.connection.getresponse()
                text = response.read()
                break
            except (http.client.HTTPException, OSError):
                # One that was kept alive may have ended since.
                self.connection = None
                if is_last or method in ("PUT", "DELETE"):
                    raise
        answer = Answer(response.status, response.headers, text, time.monotonic() - begun)
        if response.will_close:
            self.connection = None
        return answer

    def propfind(self, path, names, depth=0, **fields):
        inside = "".join(f"<{name}/>" for name in names.split())
        return self.ask(
            "PROPFIND", path, f'<?xml version="1.0" encoding="UTF-8"?>\n<D:propfind {XMLNS}><D:prop>{inside}</D:prop>'
            "</D:propfind>", Depth=str(depth), **fields)

    def put(self, path, text, **fields):
        return self.ask("PUT", path, text, Content_Type="text/calendar; charset=utf-8", **fields)

    def sync(self, path, token="", depth=0, names="D:getetag", **fields):
        inside = "".join(f"<{name}/>" for name in names.split())
        return self.ask(
            "REPORT", path, f'<?xml version="1.0" encoding="UTF-8"?>\n<D:sync-collection {XMLNS}><D:sync-token>{token}'
            f"</D:sync-token><D:sync-level>1</D:sync-level><D:prop>{inside}</D:prop></D:sync-collection>",
            Depth=str(depth), **fields)

    def multiget(self, path, hrefs, **fields):
        inside = "".join(f"<D:href>{href}</D:href>" for href in hrefs)
        return self.ask(
            "REPORT", path, f"<C:calendar-multiget {XMLNS}><D:prop><D:getetag/><C:calendar-data/></D:prop>{inside}"
            "</C:calendar-multiget>", Depth="1", **fields)

    def home(self):
        """Where this person's collections are, as every program finds it."""
        principal = self.propfind("/dav/", "D:current-user-principal").href("/dav/", "D:current-user-principal")
        return self.propfind(principal, "C:calendar-home-set").href(principal, "C:calendar-home-set")


def entry(uid, summary, start="20270301T090000Z", end="20270301T100000Z", *more):
    """A calendar with one event, as programs write it."""
    return "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Trial//EN", "BEGIN:VEVENT", f"UID:{uid}",
        "DTSTAMP:20270101T000000Z", f"DTSTART:{start}", f"DTEND:{end}", f"SUMMARY:{summary}", *more, "END:VEVENT",
        "END:VCALENDAR", ""])


def lecture(uid, summary, start="20270305T090000", room="A1 0.20", *more):
    """An event of a timetable, an hour long, in London."""
    begins = datetime.datetime.strptime(start, "%Y%m%dT%H%M%S")
    end = f"{begins + datetime.timedelta(hours=1):%Y%m%dT%H%M%S}"
    return "\r\n".join([
        "BEGIN:VEVENT", f"UID:{uid}@campus.example", "DTSTAMP:20260901T000000Z",
        f"DTSTART;TZID=Europe/London:{start}", f"DTEND;TZID=Europe/London:{end}", f"SUMMARY:{summary}",
        f"LOCATION:{room}", "CATEGORIES:LECTURE", *more, "END:VEVENT"])


class CalendarSite:
    """A Belltower that is served on a home of its own, with people who have app passwords."""

    def __init__(self, belltower, folder, zone="Europe/London"):
        self.mail = Mail()
        self.folder = pathlib.Path(folder)
        self.belltower = Belltower(belltower, folder, self.mail, zone)
        self.url = self.belltower.url

    def account(self, handle="kai"):
        """Somebody new, and an app password of theirs."""
        account = Account(self.belltower, self.mail, handle)
        return account, account.ask("POST", "app-passwords", {"name": "Phone"})["password"]

    def operator(self):
        """An operator's session, by what the first start prints."""
        account = object.__new__(Account)
        account.site, account.token = self.belltower, None
        account.token = account.ask("POST", "sessions", {
            "code": self.belltower.invitation(), "handle": "op", "device": "test"})["token"]
        return account

    def program(self, handle="kai", agent="trial/1.0"):
        """A program of somebody new."""
        return Program(self, self.account(handle)[1], agent)

    def timetable(self, *events, handle="kai"):
        """What somebody's timetable says from now on; it is read at once."""
        file = self.folder / f"{handle}.ics"
        is_new = not file.exists()
        file.write_bytes("\r\n".join(
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Campus//EN", *events, "END:VCALENDAR", ""]).encode())
        if is_new:
            self.belltower.run("subscribe", str(file), "--name", "Timetable", "--as", handle)
        else:
            self.belltower.run("import", "Timetable", "--as", handle)

    def end(self):
        self.belltower.end()
        self.mail.controller.stop()


@contextlib.contextmanager
def site():
    """A site on the debug build's program, or on the one that the command names; what goes wrong is a trouble."""
    program = sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug/belltower"
    with tempfile.TemporaryDirectory() as folder:
        served = CalendarSite(program, folder)
        try:
            served.belltower.serve()
            yield served
            served.belltower.must_live("serve")
        except Exception as error:
            expect(f"{error!r}\n{served.belltower.log('serve')}", False)
            raise
        finally:
            served.end()
