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


class Thunderbird:
    """A Thunderbird without a screen."""

    def __init__(self, port):
        self.port, self.marionette = port, None

    def is_there(self):
        with contextlib.suppress(OSError):
            self.marionette = Marionette(self.port)
        return self.marionette

    def begin(self):
        until("Thunderbird listens", self.is_there)
        self.marionette.send("WebDriver:NewSession")
        self.marionette.send("Marionette:SetContext", value="chrome")

    def ask(self, *call):
        told = self.marionette.send("WebDriver:ExecuteAsyncScript", script=SCRIPT, args=list(call))["value"]
        if "refused" in told:
            raise Refused(f"{call[0]}: {told['refused']}")
        return told["answer"]


@contextlib.contextmanager
def thunderbird(served):
    home = served.folder / "thunderbird"
    profile = home / "profile"
    profile.mkdir(parents=True)
    port = free_port()
    # What its windows ask at the first start, and what it would ask of others than this site.
    settings = {
        "marionette.port": port, "calendar.timezone.useSystemTimezone": False,
        "calendar.timezone.local": "Europe/London", "mail.spotlight.firstRunDone": True, "mail.provider.enabled": False,
        "mail.shell.checkDefaultClient": False, "browser.region.network.url": "", "app.update.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False}
    (profile / "user.js").write_text("".join(
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()))
    # Without where somebody's own session is.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "DBUS_"))}
    environment |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "TZ": "Europe/London", "LC_ALL": "C.UTF-8"}
    log = served.folder / "thunderbird.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            ["thunderbird", "--headless", "--no-remote", "--profile", profile, "--marionette",
             "--remote-allow-system-access"],
            env=environment, stdout=output, stderr=output, start_new_session=True)
    try:
        program = Thunderbird(port)
        program.begin()
        yield program
    except Exception:
        # It has much to say of there being no screen.
        lines = [line for line in log.read_text(errors="replace").splitlines() if "gtk" not in line.lower()]
        print("\n".join(lines[-40:]), file=sys.stderr)
        raise
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)


def main():
    with site() as served:
        _, password = served.account()
        with thunderbird(served) as program:
            Story(served, program, KNOWN).run(password)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
