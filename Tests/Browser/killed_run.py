#!/usr/bin/env python3
"""kill -9 in the middle of each step of the first run: the server while it answers, the bell while it rings, an
import while it reads and writes. What was confirmed is there afterwards, what was not can be done again, and
nothing is there twice. Exit status 1 and a line for each thing that is not so.

usage: killed_run.py [BELLTOWER]

No browser: the forms and requests are those that the pages of first_run.py send. Each student of a handful goes
through all steps, and is killed earlier or later in each."""
import argparse
import http.client
import json
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from campus import ROOT, Belltower, Mail, PushService, Timetable, noon_zone, until

# When in a step the server is killed, in parts of the time that the step took before.
MOMENTS = [0.1, 0.35, 0.6, 0.8, 1.0, 1.2]
AHEAD = 15 * 60 + 75
ROOM, LATER = "C4 2.01", "E1 3.07"
troubles, lost = [], []


def expect(what, is_so):
    if not is_so:
        troubles.append(what)
        print(f"NOT SO: {what}", file=sys.stderr)


class Answer:
    def __init__(self, response):
        self.status, self.text = response.status, response.read().decode()
        self.cookie = next((value.split(";")[0] for name, value in response.getheaders()
                            if name.lower() == "set-cookie" and value.startswith("belltower=")), None)


class Student:
    def __init__(self, site, number):
        self.site, self.number, self.cookie = site, number, None
        self.handle, self.address = f"s{number}", f"s{number}@campus.example"

    def send(self, method, path, body=None, kind="application/x-www-form-urlencoded"):
        """An answer, or None where none came."""
        connection = http.client.HTTPConnection("127.0.0.1", self.site.port, timeout=60)
        headers = {"Origin": self.site.url, "Sec-Fetch-Site": "same-origin", "Content-Type": kind}
        if self.cookie:
            headers["Cookie"] = self.cookie
        try:
            connection.request(method, path, body, headers)
            return Answer(connection.getresponse())
        except (OSError, http.client.HTTPException):
            return None
        finally:
            connection.close()

    def form(self, path, **fields):
        return self.send("POST", path, urllib.parse.urlencode(fields))

    def api(self, method, path, body=None):
        return self.send(method, f"/api/v1{path}", body and json.dumps(body), "application/json")

    def ask(self, path):
        answer = self.api("GET", path)
        return json.loads(answer.text) if answer and answer.status == 200 else None


class Killer:
    """Kills the server while something is asked of it, and starts it again."""

    def __init__(self, site):
        self.site, self.took, self.moment = site, {}, None

    def step(self, name, act, good):
        """An answer that confirms the step: what was cut off is done once more, as people do."""
        answer = self.once(name, act)
        if answer is None:
            answer = act()
        expect(f"{name}: answered {answer and answer.status}", answer is not None and good(answer))
        return answer

    def once(self, name, act):
        began = time.monotonic()
        if self.moment is None:
            answer = act()
            self.took[name] = time.monotonic() - began
            return answer
        timer = threading.Timer(self.took[name] * self.moment, self.site.kill, ["serve"])
        timer.start()
        answer = act()
        timer.join()
        self.site.serve()
        print(f"  {name}, killed at {self.moment:.0%}: {answer.status if answer else 'cut off'}", flush=True)
        return answer


def sign_up(student, killer, mail):
    before = len(mail.letters)
    killer.step("ask for a code", lambda: student.form("/sign-up/code", address=student.address),
                lambda answer: answer.status == 200)
    try:
        code = until("a letter", lambda: mail.code(student.address, before), 3)
    except AssertionError:
        # It goes out after the answer, so that nobody learns by waiting who has an account; the page says to ask
        # again after a minute. Here another address is quicker.
        lost.append(student.address)
        student.address = f"other.{student.address}"
        student.form("/sign-up/code", address=student.address)
        code = until("a letter", lambda: mail.code(student.address, before))
    killer.step("give the code", lambda: student.form("/sign-up/confirm", address=student.address, code=code),
                lambda answer: 'name="handle"' in answer.text)
    fields = {"address": student.address, "code": code, "name": "Sam Okafor", "handle": student.handle}
    answer = killer.once("join", lambda: student.form("/sign-up", **fields)) or student.form("/sign-up", **fields)
    if answer.status != 303:
        # Committed, and then cut off: the account is whole, and can be signed in to.
        text = student.site.run("person", "invite", student.handle, "--as", "op")
        invitation = text.split()[-1]
        answer = student.form("/sign-up/invitation", invitation=invitation)
    expect(f"{student.handle} is signed in", answer.status == 303 and answer.cookie is not None)
    student.cookie = answer.cookie


def set_up(student, killer, timetable, push):
    killer.step("paste the feed", lambda: student.form("/sources", address=timetable.url, next="/first-run"),
                lambda answer: answer.status == 303)
    subscription = push.subscription(student.number)
    killer.step("let it ring", lambda: student.api("PUT", "/push/subscriptions", subscription),
                lambda answer: answer.status == 204)
    all_there(student)


def all_there(student, room=ROOM):
    expect(f"{student.handle} is known by the cookie", student.ask("/me") is not None)
    sources = student.ask("/sources") or {"items": []}
    expect(f"{student.handle} has one source: {len(sources['items'])}", len(sources["items"]) == 1)
    agenda = student.ask("/agenda?from=today&to=tomorrow") or {"items": []}
    rooms = [item["location"] for item in agenda["items"] if item["summary"] == "Linear Algebra II"]
    expect(f"{student.handle} has the class once, in {room}: {rooms}", rooms == [room])
    expect(f"{student.handle} is rung by push", "push" in json.dumps(student.ask("/settings")))


def ring(site, push, students):
    """The bell is killed whenever a push arrives, five times, and then left alone."""
    site.ring()
    for _ in range(5):
        push.arrived.clear()
        until("a push", lambda: push.arrived.is_set() or all_rung(push, students, ROOM), 120)
        site.kill("remind")
        site.ring()
    until("each is rung with the room", lambda: all_rung(push, students, ROOM), 120)
    for student in students:
        until(f"{student.handle}'s reminder is delivered", lambda: states(student) == ["delivered"], 60)


def all_rung(push, students, room):
    return all(push.about("Linear Algebra II", room, number=one.number) for one in students)


def states(student):
    history = student.ask("/reminders/history") or {"items": []}
    # The fixture's own classes ring too, on some days.
    return [one["state"] for one in history["items"] if one["title"].startswith("Linear Algebra II")]


def acknowledge(student, killer, push):
    key = json.loads(push.about(ROOM, number=student.number))["belltower"]["key"]
    endpoint = push.subscription(student.number)["endpoint"]
    killer.step("say that it arrived", lambda: student.api(
        "POST", "/push/received", {"endpoint": endpoint, "key": key}), lambda answer: answer.status == 204)


def change_room(site, timetable, push, students):
    """Imports are killed while they read, and while they write."""
    began = time.monotonic()
    site.run("import", "--all")
    took = time.monotonic() - began
    timetable.room = LATER
    for moment in MOMENTS:
        process = subprocess.Popen([site.program, "import", "--all", "--home", str(site.home)],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            process.wait(took * moment)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
        process.wait(30)
    site.run("import", "--all")
    for student in students:
        all_there(student, LATER)
    until("each is told of the new room", lambda: all_rung(push, students, LATER), 120)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    options = parser.parse_args()
    mail, push, students = Mail(), PushService(), []
    timetable = Timetable(ROOT / "Fixtures/feeds/term.ics", AHEAD)
    with tempfile.TemporaryDirectory() as folder:
        site = Belltower(options.belltower, folder, mail, noon_zone())
        try:
            site.serve()
            killer = Killer(site)
            operator = Student(site, 0)
            code = site.invitation()
            operator.form("/sign-up", invitation=code, name="Op", handle="op")
            for number, moment in enumerate([None, *MOMENTS], 1):
                killer.moment = moment
                student = Student(site, number)
                sign_up(student, killer, mail)
                set_up(student, killer, timetable, push)
                students.append(student)
            ring(site, push, students)
            for student, moment in zip(students, [None, *MOMENTS]):
                killer.moment = moment
                acknowledge(student, killer, push)
            expect(f"all receipts are kept: {site.receipts()}", site.receipts() == len(students))
            change_room(site, timetable, push, students)
            for trouble in push.troubles:
                expect(trouble, False)
        except Exception as error:
            expect(f"{error}\n{site.log('serve')}\n{site.log('remind')}", False)
        finally:
            site.end()
            mail.controller.stop()
    print(f"{len(students)} students, {len(push.taken)} pushes; {len(lost)} letters were lost and can be asked for")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
