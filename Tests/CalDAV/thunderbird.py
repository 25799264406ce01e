#!/usr/bin/env python3
"""Has Thunderbird subscribe to a Belltower of its own, and does with it what a student does.

usage: thunderbird.py [BELLTOWER]

It runs without a screen, with a home folder and a profile of its own, and is told what to do by Marionette. Exit status
1 when something is not so."""
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys

from desktop import Refused, Story
from programs import ROOT, free_port, site, troubles, until

# What is still to be mended: sentences that may be not so, and are told if they are so by now.
KNOWN = set()
CALLS = (ROOT / "Tests/CalDAV/thunderbird.js").read_text()
# Takes the arguments of a call, and answers when it is done.
SCRIPT = CALLS + """
const values = [...arguments];
const done = values.pop();
call(...values).then(
  answer => done({ answer: answer ?? null }),
  error => done({ refused: String(error?.message || error) })
);
"""


class Marionette:
    """A conversation with Thunderbird: messages of JSON, each after its length."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), 60)
        self.reader = self.socket.makefile("rb")
        self.number = 0
        self.receive()

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            letter = self.reader.read(1)
            if not letter:
                raise AssertionError("Thunderbird has ended")
            length += letter
        return json.loads(self.reader.read(int(length[:-1])))

    def send(self, command, **arguments):
        self.number += 1
        message = json.dumps([0, self.number, command, arguments]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.receive()
        if error:
            raise AssertionError(f"{command}: {error['error']}: {error['message']}")
        return result


# What its windows ask at the first start, and what it would ask of others than this site.
SETTINGS = {
    "calendar.timezone.useSystemTimezone": False, "calendar.timezone.local": "Europe/London",
    "mail.spotlight.firstRunDone": True, "mail.provider.enabled": False, "mail.shell.checkDefaultClient": False,
    "browser.region.network.url": "", "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False}


class Thunderbird:
    """A Thunderbird without a screen, on a profile that stays when it is started anew."""

    def __init__(self, served):
        self.home, self.log, self.port = served.folder / "thunderbird", served.folder / "thunderbird.log", free_port()
        self.profile = self.home / "profile"
        self.profile.mkdir(parents=True)
        settings = SETTINGS | {"marionette.port": self.port}
        (self.profile / "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()))

    def start(self):
        # Without where somebody's own session is.
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "DBUS_"))}
        environment |= {"HOME": str(self.home), "XDG_RUNTIME_DIR": str(self.home), "TZ": "Europe/London",
                        "LC_ALL": "C.UTF-8"}
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                ["thunderbird", "--headless", "--no-remote", "--profile", self.profile, "--marionette",
                 "--remote-allow-system-access"],
                env=environment, stdout=output, stderr=output, start_new_session=True)
        self.marionette = until("Thunderbird listens", self.listens)
        self.marionette.send("WebDriver:NewSession")
        self.marionette.send("Marionette:SetContext", value="chrome")

    def listens(self):
        if self.process.poll() is not None:
            raise AssertionError("Thunderbird has ended")
        with contextlib.suppress(OSError):
            return Marionette(self.port)

    def close(self):
        """As its menu does."""
        self.marionette.send("Marionette:Quit", flags=["eAttemptQuit"])
        self.process.wait(30)

    def ask(self, *call):
        told = self.marionette.send("WebDriver:ExecuteAsyncScript", script=SCRIPT, args=list(call))["value"]
        if "refused" in told:
            raise Refused(f"{call[0]}: {told['refused']}")
        return told["answer"]

    def end(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(20)

    def complaints(self):
        """The end of what it said, without what there is to say of having no screen."""
        lines = self.log.read_text(errors="replace").splitlines()
        return "\n".join([line for line in lines if line and "gtk" not in line.lower()][-40:])


@contextlib.contextmanager
def thunderbird(served):
    program = Thunderbird(served)
    try:
        program.start()
        yield program
    except Exception:
        print(program.complaints(), file=sys.stderr)
        raise
    finally:
        program.end()


def started_anew(story, program):
    """What moved while it was closed, and that it asks for no password again."""
    story.tell("A1 0.20")
    story.program.ask("sync")
    story.comes("the classes are shown", lambda: len(story.shown("Classes")) == 2)
    program.close()
    story.tell("C3 0.07")
    program.start()
    story.comes("started anew, it shows where a class is that moved meanwhile, and asks for no password",
                lambda: story.shown("Classes")["Linear Algebra II"]["location"] == "C3 0.07")


def main():
    with site() as served:
        _, password = served.account()
        with thunderbird(served) as program:
            story = Story(served, program, KNOWN)
            story.run(password)
            story.without_network()
            started_anew(story, program)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
