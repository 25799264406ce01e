"""A campus on loopback for a Belltower of its own: a mail server, a timetable, a push service; and Belltower's
processes, which can be killed at any instant."""
import base64
import contextlib
import datetime
import email
import email.policy
import http.server
import json
import os
import pathlib
import re
import signal
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONGEST = 60
troubles = []


def expect(what, is_so):
    """Says what is so; what is not ends the trial with a status of 1."""
    print(("" if is_so else "NOT SO: ") + what, flush=True)
    if not is_so:
        troubles.append(what)


def until(what, ask, seconds=LONGEST, wait=time.sleep):
    """What `ask` gives once it gives something; it is asked again every 50 ms.

    wait -- with a page open its `wait_for_timeout`, in seconds: a browser's events are not seen otherwise.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if answer := ask():
            return answer
        wait(0.05)
    raise AssertionError(f"not within {seconds} s: {what}")


def slowness():
    """How many times as long as on a quiet machine computing takes here and now; 1 at least."""
    begun = time.thread_time()
    sum(number * number for number in range(1_000_000))
    return max(1, (time.thread_time() - begun) / 0.05)


def free_port():
    """A port of this machine that was free a moment ago."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Mail:
    """A mail server that keeps what it is given."""

    def __init__(self):
        self.letters, self.port = [], free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, server, session, envelope):
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.letters.append((envelope.rcpt_tos[0], letter.get_body(("plain",)).get_content()))
        return "250 taken"

    def code(self, address, after=0):
        """The code of the newest letter to an address, of those after the first so many."""
        for whom, text in reversed(self.letters[after:]):
            if whom == address and (found := re.search(r"\b\d{4} ?\d{4}\b", text)):
                return found[0]
        return None


class Web(http.server.ThreadingHTTPServer):
    """An HTTP server of a thread, on a port that was free."""

    daemon_threads = True

    def __init__(self, handler):
        super().__init__(("127.0.0.1", 0), handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}"

    def handle_error(self, *_):
        """Who asked was killed, and waits no longer."""


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, data=b"", kind="text/plain", **headers):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


class Timetable:
    """A feed: a calendar that stands in a file, and a class that begins soon.

    file -- nothing for the class and those after it alone: at some hours one in a file would come before it.
    soon -- seconds from the first time that somebody reads it to the class.
    """

    empty = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Campus//EN\r\nEND:VCALENDAR\r\n"

    def __init__(self, file, soon):
        text = file.read_bytes().decode("utf-8", "replace") if file else self.empty
        self.text = re.sub(r"\s*END:VCALENDAR\s*$", "", text)
        self.soon, self.room, self.begins = soon, "C4 2.01", None
        self.web = Web(type("FeedHandler", (Handler,), {"do_GET": lambda handler: self.serve(handler)}))
        self.url = f"{self.web.url}/timetable.ics"

    def serve(self, handler):
        if handler.path != "/timetable.ics":
            return handler.answer(200, b"<!doctype html><title>Log in</title>", "text/html")
        now = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0)
        self.begins = self.begins or now + datetime.timedelta(seconds=self.soon)
        return handler.answer(200, self.calendar(now).encode(), "text/calendar; charset=utf-8")

    def calendar(self, now):
        def event(uid, minutes, long, summary, room):
            begins = self.begins + datetime.timedelta(minutes=minutes)
            return [
                "BEGIN:VEVENT", f"UID:{uid}@campus.example", f"DTSTAMP:{now:%Y%m%dT%H%M%SZ}",
                f"DTSTART:{begins:%Y%m%dT%H%M%SZ}",
                f"DTEND:{begins + datetime.timedelta(minutes=long):%Y%m%dT%H%M%SZ}",
                f"SUMMARY:{summary}", f"LOCATION:{room}", "CATEGORIES:LECTURE", "END:VEVENT"]
        lines = event("soon", 0, 50, "Linear Algebra II", self.room)
        lines += event("later", 120, 110, "Data Structures and Algorithms", "A1 0.20")
        lines += event("evening", 300, 50, "Networking", "B2 1.14")
        return "\r\n".join([self.text, *lines, "END:VCALENDAR", ""])


class PushService:
    """Takes what is pushed to some browsers, and opens it with their keys (RFC 8291)."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.taken, self.troubles, self.arrived = [], [], threading.Event()
        self.web = Web(type("PushHandler", (Handler,), {"do_POST": lambda handler: self.take(handler)}))

    def subscription(self, number=1):
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
                "auth": base64.urlsafe_b64encode(self.secret).rstrip(b"=").decode()}
        return {"endpoint": f"{self.web.url}/push/{number}", "expirationTime": None, "keys": keys}

    def take(self, handler):
        data = handler.rfile.read(int(handler.headers["Content-Length"]))
        try:
            text = http_ece.decrypt(data, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
            message = json.loads(text)
            for name in ("Authorization", "TTL", "Urgency", "Topic"):
                if not handler.headers[name]:
                    self.troubles.append(f"a push without {name}")
            self.taken.append((int(handler.path.rsplit("/", 1)[1]), text.decode(), message))
            self.arrived.set()
        except Exception as error:  # The test says what it was.
            self.troubles.append(f"a push that cannot be opened: {error!r}")
        handler.answer(201, Location="/receipt/1")

    def about(self, *words, number=1):
        """The newest message to a browser in whose title or body all the words stand."""
        for whose, text, message in reversed(self.taken):
            notice = message["notification"]
            if whose == number and all(word in f"{notice['title']}\n{notice['body']}" for word in words):
                return text
        return None


def noon_zone():
    """A zone in which it is about ten o'clock: no day or week ends while the story is told."""
    ahead = (10 - datetime.datetime.now(datetime.timezone.utc).hour + 12) % 24 - 12
    return f"Etc/GMT{-ahead:+d}" if ahead else "Etc/UTC"


class Belltower:
    """A home, the server and the bell on it."""

    def __init__(self, program, folder, mail, zone):
        self.program, self.home = str(pathlib.Path(program).resolve()), pathlib.Path(folder) / "home"
        self.home.mkdir(mode=0o700)
        self.folder, self.processes, self.zone = pathlib.Path(folder), {}, zone
        # The site has to know its address, and to keep it when it is killed.
        self.port = free_port()
        # By name: an address has no passkeys.
        self.url = f"http://localhost:{self.port}"
        (self.home / "config.yaml").write_text(
            f"zone: {zone}\nfetch:\n  allowPrivate: true\n"
            f"server:\n  url: {self.url}\n  name: Harbour University\n  signUp: domains\n"
            "  domains: [campus.example]\n  hotline: +44 1225 000000\n"
            f"channels:\n  email:\n    server: 127.0.0.1\n    port: {mail.port}\n    security: none\n"
            "    from: calendar@campus.example\n")

    def serve(self):
        self.start("serve", "--listen", f"127.0.0.1:{self.port}")
        until("the server answers", self.answers)

    def answers(self):
        self.must_live("serve")
        try:
            with urllib.request.urlopen(f"{self.url}/api/v1/health", timeout=5) as answer:
                return answer.status == 200
        except (OSError, urllib.error.URLError):
            return False

    def invitation(self):
        """What the first start prints, with which the operator signs up."""
        return re.search(r"use this once: (\S+)", self.log("serve"))[1]

    def ring(self):
        self.start("remind")

    def start(self, name, *arguments):
        log = open(self.folder / f"{name}.log", "ab")
        self.processes[name] = subprocess.Popen(
            [self.program, name, "--home", str(self.home), *arguments], stdout=log, stderr=log,
            start_new_session=True)

    def must_live(self, name):
        if self.processes[name].poll() is not None:
            raise AssertionError(f"{name} has ended:\n{self.log(name)}")

    def log(self, name):
        """Its beginning and its end."""
        file = self.folder / f"{name}.log"
        text = file.read_text(errors="replace") if file.exists() else ""
        return text if len(text) < 4000 else f"{text[:500]}\n…\n{text[-2000:]}"

    def kill(self, name, how=signal.SIGKILL):
        process = self.processes.pop(name)
        process.send_signal(how)
        process.wait(30)

    def end(self):
        for name in list(self.processes):
            self.kill(name, signal.SIGTERM)

    def run(self, *arguments):
        """A command's standard output; it must succeed."""
        run = subprocess.run([self.program, *arguments, "--home", str(self.home)], capture_output=True, text=True)
        if run.returncode:
            raise AssertionError(f"belltower {' '.join(arguments)}: {run.returncode} {run.stderr}")
        return run.stdout

    def receipts(self):
        """Of how many reminders a device said that it has them; no page tells."""
        with contextlib.closing(sqlite3.connect(f"file:{self.home}/belltower.sqlite?mode=ro", uri=True)) as database:
            return database.execute(
                "SELECT count(DISTINCT reminder_id) FROM delivery WHERE received IS NOT NULL").fetchone()[0]


class Account:
    """A student who signed up by a letter's code: what their programs ask, beside the browser."""

    def __init__(self, site, mail, handle="kai"):
        self.site, self.token = site, None
        address = f"{handle}@campus.example"
        self.ask("POST", "codes", {"address": address})
        code = until("a letter with a code", lambda: mail.code(address))
        opened = self.ask("POST", "sessions", {
            "address": address, "code": code, "device": "test", "handle": handle, "name": f"{handle.title()} Lee"})
        self.token = opened["token"]

    @property
    def cookie(self):
        """By which a browser is signed in."""
        return {"name": "belltower", "value": self.token, "url": self.site.url}

    def ask(self, method, path, body=None):
        """What the API answers; nothing for 204."""
        request = urllib.request.Request(f"{self.site.url}/api/v1/{path}", method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=20) as answer:
            text = answer.read()
        return json.loads(text) if text else None


@contextlib.contextmanager
def trial(belltower, chromium, *switches):
    """A site that is served on a home of its own, a mail server, and a browser. All of it ends with the trial, and what goes
    wrong meanwhile is a trouble."""
    mail = Mail()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Belltower(belltower, folder, mail, noon_zone())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", *switches])
        try:
            site.serve()
            yield site, mail, browser
        except Exception as error:
            expect(f"{error}\n{site.log('serve')}", False)
        finally:
            site.end()
            browser.close()
            mail.controller.stop()
