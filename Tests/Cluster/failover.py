#!/usr/bin/env python3
"""The primary of three PostgreSQL is killed again and again while people write by two servers and a bell rings: whatever was
acknowledged is there once, every reminder rings, and no outage is longer than 45 seconds. Every other kill comes just after
something rang, when the standby may not know yet how that ended. Exit status 1 and a line for each thing that is not so.

usage: failover.py [BELLTOWER] [--kills N]"""
import argparse
import collections
import datetime
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

from cluster import Cluster

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONGEST_OUTAGE, WRITERS = 45, 8
troubles = []


def expect(what, is_so):
    print(("" if is_so else "NOT SO: ") + what, flush=True)
    if not is_so:
        troubles.append(what)


class Site:
    """A home on the cluster's database, its servers and its bell."""

    def __init__(self, program, folder, url, password):
        self.program, self.home, self.folder = program, folder / "home", folder
        self.home.mkdir(mode=0o700)
        secret = self.home / "database.password"
        secret.write_text(password)
        secret.chmod(0o600)
        (self.home / "config.yaml").write_text(
            f"zone: UTC\ndatabase: {url}\ndatabasePasswordFile: database.password\n")
        self.processes, self.urls = [], []

    def run(self, *arguments):
        run = subprocess.run([self.program, *arguments, "--home", self.home], capture_output=True, text=True)
        if run.returncode:
            raise AssertionError(f"belltower {' '.join(arguments)}: {run.returncode} {run.stderr}")
        return run.stdout

    def start(self, *arguments):
        log = self.folder / f"{arguments[0]}{len(self.processes)}.log"
        self.processes.append(subprocess.Popen(
            [self.program, *arguments, "--home", self.home], stdout=log.open("ab"), stderr=subprocess.STDOUT))
        return log

    def serve(self):
        log = self.start("serve", "--listen", "127.0.0.1:0")
        while "Listening on " not in log.read_text():
            time.sleep(0.1)
        self.urls.append(log.read_text().split("Listening on ")[1].split()[0])

    def end(self):
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)


def ask(url, path, body, token=None):
    request = urllib.request.Request(f"{url}/api/v1/{path}", json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read() or b"null")


class Writer(threading.Thread):
    """Somebody who drinks one amount after the other, each another one, and never asks for the same one twice."""

    def __init__(self, site, number):
        super().__init__(daemon=True)
        self.handle, self.number = f"writer{number}", number
        self.url, self.asked, self.told, self.longest = site.urls[number % len(site.urls)], 0, [], 0.0
        site.run("person", "add", self.handle, "--as", "office")
        code = site.run("person", "invite", self.handle, "--as", "office").split()[-1]
        self.token = ask(self.url, "sessions", {"code": code, "device": "test"})["token"]
        self.is_over = threading.Event()

    def run(self):
        last = time.monotonic()
        while not self.is_over.is_set():
            self.asked += 1
            try:
                ask(self.url, "drinks", {"amount": f"{self.asked} ml"}, self.token)
                self.told.append(self.asked)
                now = time.monotonic()
                self.longest, last = max(self.longest, now - last), now
            except (OSError, ValueError) as error:
                # Refused, or nobody knows: what was not acknowledged may be there or not.
                if isinstance(error, urllib.error.HTTPError) and error.code == 429:
                    raise
            self.is_over.wait(1.1)


def timetable(minutes):
    """A feed: a class every five seconds from now on."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Belltower//Failover//EN"]
    begin = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=60)
    for number in range(minutes * 12):
        at = begin + datetime.timedelta(seconds=5 * number)
        lines += ["BEGIN:VEVENT", f"UID:class{number}@campus.example", "DTSTAMP:20260101T000000Z",
                  f"DTSTART:{at:%Y%m%dT%H%M%SZ}", f"DTEND:{at + datetime.timedelta(seconds=5):%Y%m%dT%H%M%SZ}",
                  f"SUMMARY:Class {number}", "END:VEVENT"]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def after_ring(rings):
    """Waits until something has just rung."""
    end, before = time.monotonic() + 30, size(rings)
    while size(rings) == before and time.monotonic() < end:
        time.sleep(0.005)
    time.sleep(random.uniform(0, 0.15))


def size(file):
    return file.stat().st_size if file.exists() else 0


def kill(cluster, count, rings):
    """Kills the primary so many times, each time when the cluster is whole again."""
    waits = []
    for number in range(count):
        cluster.wait_whole(180)
        time.sleep(random.uniform(1, 6))
        if number % 2:
            after_ring(rings)
        primary, begun = cluster.primary(), time.monotonic()
        primary.crash()
        while (new := cluster.primary()) in (None, primary):
            time.sleep(0.2)
        waits.append(time.monotonic() - begun)
        print(f"{number + 1}. {primary.host} is gone, {new.host} took over after {waits[-1]:.0f} s", flush=True)
        primary.start_patroni()
    cluster.wait_whole(180)
    return waits


def rung(file):
    """The attempts of each reminder that rang, by the file that the bell wrote."""
    attempts = collections.defaultdict(list)
    for line in file.read_text().splitlines():
        notice = json.loads(line)
        attempts[notice["id"]].append(notice["attempt"])
    return attempts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    parser.add_argument("--kills", type=int, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        folder.chmod(0o755)
        cluster = Cluster(folder / "cluster")
        site = Site(options.belltower, folder, cluster.database("campus"), cluster.password)
        try:
            trial(cluster, site, options.kills)
        finally:
            site.end()
            cluster.end()
    sys.exit(1 if troubles else 0)


def trial(cluster, site, kills):
    site.run("person", "add", "office", "--as", "office")
    site.serve()
    site.serve()
    writers = [Writer(site, number) for number in range(WRITERS)]
    feed, rings = site.folder / "feed.ics", site.folder / "rings.jsonl"
    feed.write_text(timetable(kills + 2))
    site.run("settings", "leads.class", "0m", "--as", "writer0")
    site.run("subscribe", str(feed), "--name", "Timetable", "--as", "writer0")
    site.start("remind", "--channel", f"jsonl:{rings}")
    for writer in writers:
        writer.start()
    kill(cluster, kills, rings)
    time.sleep(10)
    for writer in writers:
        writer.is_over.set()
    for writer in writers:
        writer.join(90)

    outage = max(writer.longest for writer in writers)
    told = sum(len(writer.told) for writer in writers)
    expect(f"no writer waited for more than {LONGEST_OUTAGE} s ({outage:.0f} s at most)", outage <= LONGEST_OUTAGE)
    lost = twice = 0
    for writer in writers:
        rows = cluster.psql(
            f"SELECT thousandths / 1000 FROM drink JOIN person ON person.id = person_id WHERE handle = '{writer.handle}'", "campus")
        counts = collections.Counter(int(row) for row in rows.split())
        lost += sum(1 for one in writer.told if counts[one] == 0)
        twice += sum(1 for count in counts.values() if count > 1)
    expect(f"whatever was acknowledged is there ({told} acts, {lost} lost)", not lost and told > 0)
    expect(f"nothing is there twice ({twice})", not twice)
    expect("nothing is left under way", is_settled(cluster))
    check(cluster, rung(rings))


def is_settled(cluster):
    """Whether nothing stays under way: each half minute the bell makes again what was lost of how attempts ended."""
    end = time.monotonic() + 45
    while cluster.psql("SELECT COUNT(*) FROM delivery WHERE outcome = 'underWay'", "campus") != "0":
        if time.monotonic() > end:
            return False
        time.sleep(0.2)
    return True


def check(cluster, attempts):
    now = int(time.time())
    silent = cluster.psql(
        f"SELECT COUNT(*) FROM reminder WHERE due < {now - 60} AND state NOT IN ('delivered', 'dismissed')", "campus")
    expect(f"every reminder that was due has rung ({len(attempts)} rang, {silent} did not)", silent == "0" and attempts)
    repeated = [numbers for numbers in attempts.values() if len(set(numbers)) < len(numbers)]
    expect(f"none rang twice under one attempt's number ({len(repeated)})", not repeated)
    again = sum(len(numbers) > 1 for numbers in attempts.values())
    print(f"{again} rang again under a higher number")


if __name__ == "__main__":
    main()
