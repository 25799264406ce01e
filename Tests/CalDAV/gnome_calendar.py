#!/usr/bin/env python3
"""Has evolution-data-server, with which Evolution and GNOME Calendar keep calendars, subscribe to a Belltower of its
own as Evolution does, and does with it what a student does.

usage: gnome_calendar.py [BELLTOWER]

Its daemons run in a session bus, and with a home folder, of their own. Exit status 1 when something is not so."""
import contextlib
import json
import os
import subprocess
import sys

from desktop import Refused, Story
from programs import ROOT, site, troubles

# What is still to be mended: sentences that may be not so, and are told if they are so by now.
KNOWN = set()


class Gnome:
    """A GNOME session without a screen."""

    def __init__(self, process):
        self.process = process

    def ask(self, *call):
        self.process.stdin.write(json.dumps(call) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(f"the session has ended over {call[0]}")
        told = json.loads(line)
        if "refused" in told:
            raise Refused(f"{call[0]}: {told['refused']}")
        return told["answer"]


@contextlib.contextmanager
def gnome(served):
    home = served.folder / "gnome"
    home.mkdir(mode=0o700)
    # Without where somebody's own session is.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "DBUS_"))}
    environment |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "GSETTINGS_BACKEND": "memory",
                    "TZ": "Europe/London", "LC_ALL": "C.UTF-8"}
    log = served.folder / "gnome.log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            ["dbus-run-session", "--", "/usr/bin/python3", ROOT / "Tests/CalDAV/gnome_session.py"], env=environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        yield Gnome(process)
    except Exception:
        print(log.read_text(errors="replace")[-4000:], file=sys.stderr)
        raise
    finally:
        process.stdin.close()
        process.wait(20)


def main():
    with site() as served:
        _, password = served.account()
        with gnome(served) as program:
            story = Story(served, program, KNOWN)
            story.run(password)
            story.over_another()
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
