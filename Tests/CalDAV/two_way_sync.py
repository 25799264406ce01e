#!/usr/bin/env python3
"""Keeps a folder and a Belltower of its own alike with vdirsyncer, and reads and writes it with khal (both PyPI),
as a student does who has both: what is typed on one side is on the other, and rings.

usage: two_way_sync.py [BELLTOWER]

Exit status 1 when something is not so, or when a sync loses anything."""
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import zoneinfo

from programs import expect, lecture, site, troubles

# Within the day, since `belltower reminders` tells of the next 24 hours; what follows within hours is on the same day.
NOW = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/London")).replace(minute=0, second=0, microsecond=0, tzinfo=None)
SOON = NOW + datetime.timedelta(hours=3 if NOW.hour < 16 else 25 - NOW.hour)


class Laptop:
    """A folder that vdirsyncer keeps, and khal on it."""

    def __init__(self, served, password):
        self.folder = served.folder / "laptop"
        self.calendars = self.folder / "calendars"
        self.calendars.mkdir(parents=True)
        (self.folder / "vdirsyncer").write_text(f"""[general]
status_path = "{self.folder}/status/"
[pair belltower]
a = "here"
b = "there"
collections = ["from b"]
metadata = ["displayname", "color"]
[storage here]
type = "filesystem"
path = "{self.calendars}/"
fileext = ".ics"
[storage there]
type = "caldav"
url = "{served.url}/"
username = "kai"
password = "{password}"
""")
        (self.folder / "khal").write_text(f"""[calendars]
[[classes]]
path = {self.calendars}/classes
[[events]]
path = {self.calendars}/events
[[personal]]
path = {self.calendars}/personal
[locale]
local_timezone = Europe/London
default_timezone = Europe/London
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
default_calendar = personal
[sqlite]
path = {self.folder}/khal.db
""")
        self.environment = os.environ | {"HOME": str(self.folder), "LC_ALL": "C.UTF-8", "TZ": "Europe/London"}

    def run(self, program, *arguments, typed=None):
        return subprocess.run(
            [pathlib.Path(sys.executable).with_name(program), *arguments], capture_output=True, text=True,
            input=typed, env=self.environment, timeout=120)

    def vdirsyncer(self, *arguments, typed=None):
        return self.run("vdirsyncer", "-c", str(self.folder / "vdirsyncer"), *arguments, typed=typed)

    def sync(self, *arguments):
        """Syncs, which must go well; what was written or removed here by it."""
        before = self.files()
        run = self.vdirsyncer("sync", *arguments)
        if run.returncode:
            raise AssertionError(f"vdirsyncer sync: {run.returncode} {run.stdout} {run.stderr}")
        after = self.files()
        return {name for name in before | after if before.get(name) != after.get(name)}

    def khal(self, *arguments, typed=None):
        run = self.run("khal", "-c", str(self.folder / "khal"), *arguments, typed=typed)
        if run.returncode:
            raise AssertionError(f"khal {' '.join(arguments)}: {run.returncode} {run.stdout} {run.stderr}")
        return run.stdout

    def files(self):
        """Digests by path, of what is in calendars."""
        return {str(path.relative_to(self.calendars)): hashlib.sha256(path.read_bytes()).hexdigest()
                for path in self.calendars.rglob("*.ics")}

    def file(self, word, collection="personal"):
        """The file in which a word stands."""
        found = [path for path in (self.calendars / collection).glob("*.ics") if word in path.read_text()]
        if len(found) != 1:
            raise AssertionError(f"{len(found)} files have {word}")
        return found[0]


def agenda(served, day):
    """What takes place on a day, by its title."""
    items = json.loads(served.belltower.run("agenda", f"{day:%Y-%m-%d}", "--json", "--as", "kai"))
    return {item["summary"]: item for item in items}


def come_down(served, laptop):
    found = laptop.vdirsyncer("discover", "belltower", typed="y\n" * 9)
    expect("vdirsyncer finds the collections by the site's address alone", found.returncode == 0 and all(
        (laptop.calendars / name).is_dir() for name in ("classes", "events", "personal")))
    laptop.sync()
    expect("the classes come down", len(list((laptop.calendars / "classes").glob("*.ics"))) == 2)
    expect("khal shows a class where it is", "Linear Algebra II" in laptop.khal(
        "list", f"{SOON:%Y-%m-%d}", "2d", "--format", "{title}{location}"))
    laptop.vdirsyncer("metasync")
    expect("names and colours come too", (laptop.calendars / "classes/displayname").read_text() == "Classes"
           and (laptop.calendars / "classes/color").read_text().startswith("#"))
    expect("a second sync changes nothing", laptop.sync() == set())


def class_moves(served, laptop, tell):
    tell("B2 1.14")
    changed = laptop.sync()
    expect("of a class that moved one file becomes another", len(changed) == 1
           and "B2 1.14" in (laptop.calendars / changed.pop()).read_text())


def entry_of_khal(served, laptop):
    ends = SOON + datetime.timedelta(minutes=45)
    laptop.khal("new", "-a", "personal", f"{SOON:%Y-%m-%d %H:%M}", f"{ends:%Y-%m-%d %H:%M}", "Dentist", "--location",
                "12 Bath Street")
    laptop.sync()
    item = agenda(served, SOON).get("Dentist")
    expect("an entry made in khal is in the agenda", item is not None and f"{SOON:%Y-%m-%dT%H:%M}" in json.dumps(item)
           and "12 Bath Street" in json.dumps(item))
    rings = served.belltower.run("reminders", "--as", "kai", "--json")
    expect("and it rings", "Dentist" in rings)
    expect("what was sent is not sent back as another", laptop.sync() == set())
    # As khal's `edit` writes it, which asks at a terminal: another time, and the sequence one higher.
    file, later = laptop.file("Dentist"), SOON + datetime.timedelta(hours=2)
    text = file.read_bytes().decode()
    text = text.replace(f"{SOON:%Y%m%dT%H%M%S}", f"{later:%Y%m%dT%H%M%S}").replace(
        f"{ends:%Y%m%dT%H%M%S}", f"{later + datetime.timedelta(minutes=45):%Y%m%dT%H%M%S}")
    file.write_bytes(text.encode())
    laptop.sync()
    item = agenda(served, later).get("Dentist")
    expect("moved there, it is moved here", item is not None and f"{later:%Y-%m-%dT%H:%M}" in json.dumps(item)
           and f"{SOON:%Y-%m-%dT%H:%M}" not in json.dumps(item["start"]))
    file.unlink()
    laptop.sync()
    expect("deleted there, it is gone here", "Dentist" not in agenda(served, later)
           and "Dentist" not in served.belltower.run("reminders", "--as", "kai"))
    served.belltower.run("undo", "--as", "kai")
    laptop.sync()
    expect("undone here, it is there again, byte for byte", laptop.file("Dentist").read_bytes() == text.encode())


def entry_of_belltower(served, laptop):
    day = SOON + datetime.timedelta(days=2)
    served.belltower.run("add", "Choir", "--start", f"{day:%Y-%m-%d} 18:00", "--for", "2h", "--as", "kai")
    changed = laptop.sync()
    expect("an entry added here is one file there", len(changed) == 1)
    expect("khal shows it", re.search(r"18:00.*Choir", laptop.khal(
        "list", f"{day:%Y-%m-%d}", "1d", "--format", "{start-time} {title}")) is not None)
    name = laptop.file("Choir")
    name.write_bytes(name.read_bytes().replace(b"SUMMARY:Choir", b"SUMMARY:Choir rehearsal"))
    laptop.sync()
    expect("renamed there, it is renamed here", "Choir rehearsal" in agenda(served, day))


def series(served, laptop):
    """A series of khal's, of which one occurrence is altered by a program."""
    first = SOON.replace(hour=17) + datetime.timedelta(days=3)
    laptop.khal("new", "-a", "personal", "--repeat", "weekly", "--until",
                f"{first + datetime.timedelta(weeks=4):%Y-%m-%d}", f"{first:%Y-%m-%d %H:%M}", "1h", "Yoga")
    laptop.sync()
    second, third = first + datetime.timedelta(weeks=1), first + datetime.timedelta(weeks=2)
    expect("a series of khal's takes place each week",
           all("Yoga" in agenda(served, day) for day in (first, second, third)))
    file = laptop.file("Yoga")
    text = file.read_bytes().decode()
    uid = re.search(r"UID:(\S+)", text)[1]
    moved = second + datetime.timedelta(hours=2)
    ending = "\r\n" if "\r\n" in text else "\n"
    exception = ending.join([
        "BEGIN:VEVENT", f"UID:{uid}", f"DTSTAMP:{datetime.datetime.now():%Y%m%dT%H%M%SZ}",
        f"RECURRENCE-ID;TZID=Europe/London:{second:%Y%m%dT%H%M%S}",
        f"DTSTART;TZID=Europe/London:{moved:%Y%m%dT%H%M%S}",
        f"DTEND;TZID=Europe/London:{moved + datetime.timedelta(hours=1):%Y%m%dT%H%M%S}",
        "SUMMARY:Yoga\\, late", "END:VEVENT", "END:VCALENDAR"])
    file.write_bytes(text.replace("END:VCALENDAR", exception).encode())
    laptop.sync()
    late = agenda(served, second).get("Yoga, late")
    expect("one occurrence that was moved there is moved here", late is not None
           and f"{moved:%Y-%m-%dT%H:%M}" in json.dumps(late) and "Yoga" not in agenda(served, second))
    expect("the others stay", "Yoga" in agenda(served, first) and "Yoga" in agenda(served, third))
    item = agenda(served, third)["Yoga"]
    served.belltower.run("edit", item["id"], "--this", "--start", "19:30", "--as", "kai")
    changed = laptop.sync()
    text = file.read_text()
    expect("another that was moved here is moved there, in the one file",
           changed == {f"personal/{file.name}"} and text.count("RECURRENCE-ID") == 2 and "T193000" in text)


def both_sides(served, laptop):
    day = SOON + datetime.timedelta(days=2)
    file, item = laptop.file("Choir rehearsal"), agenda(served, day)["Choir rehearsal"]
    here = file.read_bytes().replace(b"Choir rehearsal", b"Choir (laptop)")
    file.write_bytes(here)
    served.belltower.run("edit", item["id"], "--summary", "Choir (site)", "--as", "kai")
    run = laptop.vdirsyncer("sync")
    expect("what was edited on both sides is a conflict, and said", run.returncode != 0
           and "conflict" in (run.stdout + run.stderr).lower())
    expect("neither is lost", file.read_bytes() == here and "Choir (site)" in agenda(served, day))
    expect("it stays one until somebody says whose is to be taken", laptop.vdirsyncer("sync").returncode != 0)
    configuration = laptop.folder / "vdirsyncer"
    configuration.write_text(configuration.read_text().replace(
        'b = "there"', 'b = "there"\nconflict_resolution = "b wins"', 1))
    laptop.sync()
    expect("then both are the site's", "Choir (site)" in file.read_text())


def write_among_classes(served, laptop):
    before = laptop.files()
    file = laptop.file("Data Structures", "classes")
    there = file.read_bytes()
    mine = there.replace(b"SUMMARY:", b"SUMMARY:My ")
    file.write_bytes(mine)
    own = laptop.calendars / "classes/own.ics"
    own.write_bytes(there.replace(b"UID:", b"UID:own-"))
    run = laptop.vdirsyncer("sync")
    told = run.stdout + run.stderr
    expect("a write among the classes is refused with 403, and vdirsyncer says so",
           run.returncode != 0 and ("403" in told or "Forbidden" in told or "read-only" in told.lower()))
    expect("what was written there is not thrown away", file.read_bytes() == mine and own.exists())
    expect("the classes are as they were", "Data Structures" in agenda(served, SOON)
           and not any(name.startswith("My ") for name in agenda(served, SOON)))
    own.unlink()
    file.write_bytes(there)
    laptop.sync()
    expect("once they are taken back all is as it was", laptop.files() == before)


def main():
    with site() as served:
        _, password = served.account()
        start = f"{SOON + datetime.timedelta(hours=1):%Y%m%dT%H%M%S}"

        def tell(room):
            served.timetable(lecture("la", "Linear Algebra II", start, room),
                             lecture("ds", "Data Structures", start, "C4 2.01"))
        tell("A1 0.20")
        laptop = Laptop(served, password)
        come_down(served, laptop)
        class_moves(served, laptop, tell)
        # This first: vdirsyncer deletes no last entry without being asked.
        entry_of_belltower(served, laptop)
        entry_of_khal(served, laptop)
        series(served, laptop)
        both_sides(served, laptop)
        write_among_classes(served, laptop)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
