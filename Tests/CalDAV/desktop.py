"""What a student does with a calendar program on their own machine, whichever it is: subscribes, sees a class move,
types entries on either side, deletes them on either side.

A program is an object whose `ask` has it do one of these, or raises Refused. Times are local, in iCalendar's style, or
days; an entry is a dictionary of `summary`, `location`, `start`, `end` and, of a series, `rule`.

subscribe URL USER PASSWORD -- all calendars that it finds at an address: by name, whether it `may_write` there
sync                        -- asks it for a sync, as its button does; what is new may come a little later
entries CALENDAR            -- what it shows: entries, each with its `uid`; a series once
add CALENDAR ENTRY          -- as its form does; the UID
alter CALENDAR UID ENTRY    -- with what is another
alter_one CALENDAR UID START ENTRY -- one occurrence, by when it takes place
delete_one CALENDAR UID START
title CALENDAR UID START    -- of one occurrence, by when the series has it
delete CALENDAR UID
offline WHETHER             -- works without a network, where a program can; with one again it syncs by itself
waiting CALENDAR            -- how many entries wait there to be sent
"""
import contextlib
import datetime
import json

from programs import expect, lecture, until
from two_way_sync import SOON, agenda


class Refused(Exception):
    """What a program says when it cannot do something."""


def stamp(time):
    return f"{time:%Y%m%dT%H%M%S}"


def entry(summary, start, location="", hours=1, **more):
    return {"summary": summary, "location": location, "start": stamp(start),
            "end": stamp(start + datetime.timedelta(hours=hours)), **more}


class Story:
    """The steps, on a site and a program that knows nothing of it.

    known -- sentences that may be not so yet, which are told if they are so by now.
    """

    def __init__(self, served, program, known=()):
        self.served, self.program, self.known = served, program, known

    def hold(self, what, is_so):
        if what in self.known:
            print(f"{'no longer to be mended' if is_so else 'to be mended'}: {what}")
        else:
            expect(what, is_so)

    def comes(self, what, ask):
        """Holds what need not be so at once."""
        try:
            until(what, ask, 20)
        except AssertionError:
            self.hold(what, False)
        else:
            self.hold(what, True)

    def tell(self, room):
        """The timetable: one class of two takes place in a room."""
        start = stamp(SOON + datetime.timedelta(hours=1))
        self.served.timetable(lecture("la", "Linear Algebra II", start, room),
                              lecture("ds", "Data Structures", start, "C4 2.01"))

    def shown(self, calendar):
        """What the program shows, by its title."""
        return {item["summary"]: item for item in self.program.ask("entries", calendar)}

    def here(self, summary, day):
        """An entry in Belltower's agenda of a day, as text, or nothing."""
        item = agenda(self.served, day).get(summary)
        return item and json.dumps(item)

    def rings(self, summary):
        return summary in self.served.belltower.run("reminders", "--json", "--as", "kai")

    def subscribe(self, password):
        found = self.program.ask("subscribe", f"{self.served.url}/", "kai", password)
        self.hold("it finds the calendars by the site's address alone", set(found) == {"Classes", "Events", "Personal"})
        self.hold("it lets nobody write among the classes", found["Classes"]["may_write"] is False
                  and found["Events"]["may_write"] is False)
        self.hold("it lets them write among their own", found["Personal"]["may_write"] is True)
        self.comes("it shows the classes", lambda: {"Linear Algebra II", "Data Structures"} == set(
            self.shown("Classes")))
        item = self.shown("Classes")["Linear Algebra II"]
        self.hold("each when and where it is", (item["start"], item["location"]) == (
            stamp(SOON + datetime.timedelta(hours=1)), "A1 0.20"))

    def class_moves(self):
        self.tell("B2 1.14")
        self.program.ask("sync")
        self.comes("a class that moved is where it is now after the next sync",
                   lambda: self.shown("Classes")["Linear Algebra II"]["location"] == "B2 1.14")
        self.hold("it is there once, and the other where it was", len(self.program.ask("entries", "Classes")) == 2
                  and self.shown("Classes")["Data Structures"]["location"] == "C4 2.01")
        with contextlib.suppress(Refused):
            self.program.ask("add", "Classes", entry("My class", SOON))
        self.hold("nothing is added to the classes", self.here("My class", SOON) is None)

    def class_goes(self):
        start = stamp(SOON + datetime.timedelta(hours=1))
        self.served.timetable(lecture("ds", "Data Structures", start, "C4 2.01"))
        self.program.ask("sync")
        self.comes("a class that is taken out of the timetable is gone after the next sync",
                   lambda: set(self.shown("Classes")) == {"Data Structures"})

    def entry_of_program(self):
        uid = self.program.ask("add", "Personal", entry("Dentist", SOON, "12 Bath Street"))
        self.comes("what is typed there is in the agenda", lambda: self.here("Dentist", SOON))
        told = self.here("Dentist", SOON) or ""
        self.hold("when and where it was typed", f"{SOON:%Y-%m-%dT%H:%M}" in told and "12 Bath Street" in told)
        self.hold("and it rings", self.rings("Dentist"))
        later = SOON + datetime.timedelta(hours=2)
        self.program.ask("alter", "Personal", uid, entry("Dentist", later))
        self.comes("moved there, it is moved here", lambda: f'"start": "{later:%Y-%m-%dT%H:%M}' in (
            self.here("Dentist", later) or ""))
        self.hold("and is where it was", "12 Bath Street" in (self.here("Dentist", later) or ""))
        self.program.ask("sync")
        self.hold("it is there once", ["Dentist"] == [
            item["summary"] for item in self.program.ask("entries", "Personal")])
        self.program.ask("delete", "Personal", uid)
        self.comes("deleted there, it is gone here", lambda: self.here("Dentist", later) is None)
        self.hold("and rings no more", not self.rings("Dentist"))

    def entry_of_belltower(self):
        day = SOON + datetime.timedelta(days=2)
        self.served.belltower.run("add", "Choir", "--start", f"{day:%Y-%m-%d} 18:00", "--for", "2h", "--as", "kai")
        self.program.ask("sync")
        self.comes("what is added here is there after a sync", lambda: "Choir" in self.shown("Personal"))
        item = self.shown("Personal")["Choir"]
        self.hold("when it is", (item["start"], item["end"]) == (f"{day:%Y%m%d}T180000", f"{day:%Y%m%d}T200000"))
        self.program.ask("alter", "Personal", item["uid"], {"summary": "Choir rehearsal"})
        self.comes("renamed there, it is renamed here", lambda: self.here("Choir rehearsal", day))
        number = agenda(self.served, day)["Choir rehearsal"]["id"]
        self.served.belltower.run("edit", number, "--start", "19:00", "--as", "kai")
        self.program.ask("sync")
        self.comes("moved here, it is moved there",
                   lambda: self.shown("Personal")["Choir rehearsal"]["start"].endswith("T190000"))
        self.served.belltower.run("delete", number, "--as", "kai")
        self.program.ask("sync")
        self.comes("deleted here, it is gone there", lambda: "Choir rehearsal" not in self.shown("Personal"))

    def odd_entries(self):
        """Letters of all kinds, a whole day."""
        title, day = "Prüfung “Ⅱ” 📚, a; b\\c", SOON + datetime.timedelta(days=1)
        uid = self.program.ask("add", "Personal", entry(title, day, "Straße 1, Köln; 2. OG"))
        self.comes("letters of all kinds come as they are typed", lambda: "Straße 1, Köln; 2. OG" == (
            agenda(self.served, day).get(title) or {}).get("location"))
        self.program.ask("delete", "Personal", uid)
        whole = {"summary": "Open day", "start": f"{day:%Y%m%d}", "end": f"{day + datetime.timedelta(days=1):%Y%m%d}"}
        uid = self.program.ask("add", "Personal", whole)
        self.comes("a whole day is a whole day", lambda: (
            agenda(self.served, day).get("Open day") or {}).get("allDay") is True)
        self.hold("and is no other one", self.here("Open day", day + datetime.timedelta(days=1)) is None
                  and self.here("Open day", SOON) is None)
        self.program.ask("delete", "Personal", uid)
        self.comes("both are deleted there, and gone here", lambda: self.here("Open day", day) is None
                   and self.here(title, day) is None)

    def series(self):
        """A series that is typed there, of which one occurrence moves and one does not take place."""
        first = SOON.replace(hour=17) + datetime.timedelta(days=3)
        days = [first + datetime.timedelta(weeks=week) for week in range(5)]
        uid = self.program.ask("add", "Personal", entry("Yoga", first, rule="FREQ=WEEKLY;COUNT=4"))
        self.comes("a series takes place each week, and then no more",
                   lambda: [bool(self.here("Yoga", day)) for day in days] == [True] * 4 + [False])
        late = days[1] + datetime.timedelta(hours=2)
        self.program.ask("alter_one", "Personal", uid, stamp(days[1]), entry("Yoga, late", late))
        self.comes("one occurrence that is moved there is moved here", lambda: f'"start": "{late:%Y-%m-%dT%H:%M}' in (
            self.here("Yoga, late", late) or ""))
        self.program.ask("delete_one", "Personal", uid, stamp(days[2]))
        self.comes("one that is deleted there is gone here", lambda: self.here("Yoga", days[2]) is None)
        self.hold("the others stay", all(self.here(name, day) for name, day in (
            ("Yoga", days[0]), ("Yoga, late", days[1]), ("Yoga", days[3]))))
        last = agenda(self.served, days[3])["Yoga"]["id"]
        self.served.belltower.run("edit", last, "--this", "--summary", "Yoga, last", "--as", "kai")
        self.program.ask("sync")
        self.comes("one that is renamed here is renamed there", lambda: self.program.ask(
            "title", "Personal", uid, stamp(days[3])) == "Yoga, last")
        self.hold("and the one that moved is as it was", self.program.ask(
            "title", "Personal", uid, stamp(days[1])) == "Yoga, late")
        self.program.ask("delete", "Personal", uid)
        self.comes("the series is deleted there, and gone here", lambda: not any(
            self.here(name, day) for name in ("Yoga", "Yoga, late", "Yoga, last") for day in days))

    def over_another(self):
        """What is typed over an entry that became another meanwhile, by a program that does not look."""
        uid = self.program.ask("add", "Personal", entry("Film", SOON))
        self.comes("an entry is here", lambda: self.here("Film", SOON))
        number = agenda(self.served, SOON)["Film"]["id"]
        self.served.belltower.run("edit", number, "--summary", "Film (site)", "--as", "kai")
        self.program.ask("alter", "Personal", uid, entry("Film (program)", SOON))
        self.comes("altered on both sides, it is what was typed last", lambda: self.here("Film (program)", SOON))
        self.served.belltower.run("undo", "--as", "kai")
        self.program.ask("sync")
        self.comes("undone here, it is what it was before, there too", lambda: self.here("Film (site)", SOON)
                   and "Film (site)" in self.shown("Personal"))
        self.program.ask("delete", "Personal", uid)
        self.comes("it is deleted there, and gone here", lambda: not self.here("Film (site)", SOON))

    def without_network(self):
        """What is typed while there is no network, by a program that keeps it until there is one."""
        self.program.ask("offline", True)
        uid = self.program.ask("add", "Personal", entry("Tram", SOON))
        self.hold("typed without a network, it is there alone, and waits", "Tram" in self.shown("Personal")
                  and self.program.ask("waiting", "Personal") == 1 and not self.here("Tram", SOON))
        self.back_to_network()
        self.comes("with one it is here too", lambda: self.here("Tram", SOON))
        self.program.ask("offline", True)
        self.program.ask("alter", "Personal", uid, entry("Tram 5", SOON))
        self.back_to_network()
        self.comes("so it is where it was altered", lambda: self.here("Tram 5", SOON))
        self.program.ask("offline", True)
        self.program.ask("delete", "Personal", uid)
        self.back_to_network()
        self.comes("and where it was deleted", lambda: not self.here("Tram 5", SOON) and not self.shown("Personal"))

    def back_to_network(self):
        self.program.ask("offline", False)
        # It is done when nothing waits, not when the site has it: what is typed in between, it mixes up.
        self.comes("nothing waits once there is a network", lambda: self.program.ask("waiting", "Personal") == 0)

    def run(self, password):
        self.tell("A1 0.20")
        self.subscribe(password)
        self.class_moves()
        self.entry_of_program()
        self.entry_of_belltower()
        self.odd_entries()
        self.series()
        self.class_goes()
