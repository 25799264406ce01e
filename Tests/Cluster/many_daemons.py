#!/usr/bin/env python3
"""Daemons that share a database, killed and stopped for minutes: every reminder rings, none twice by one attempt.

usage: many_daemons.py BELLTOWER [--minutes 10] [--people 3000] [--daemons 4] [--seed 1]

Starts a PostgreSQL server of its own (Debian's, 15), and that many `belltower remind`, each with a home of its
own. Each minute everybody who takes a module is due at once. Meanwhile daemons are killed (SIGKILL), stopped
for longer than their lease and continued (SIGSTOP, SIGCONT), or asked to end (SIGTERM), and started again.
Ends with what rang, and with status 1 where something is wrong.
"""
import argparse, collections, datetime, os, random, shutil, signal, subprocess, sys, tempfile, time

from ringing import Cluster, Daemon, fill, judge


def harm(daemons, chance, start, until, tally):
    """Kills and stops, never all of them at once; half of the time while everybody is due."""
    stopped = {}
    while time.time() < until:
        time.sleep(chance.uniform(2, 6))
        if chance.random() < 0.5:
            time.sleep(min(20, (start - time.time()) % 60) + chance.uniform(0, 2))
        for daemon, end in list(stopped.items()):
            if time.time() >= end:
                daemon.send(signal.SIGCONT)
                del stopped[daemon]
        living = [daemon for daemon in daemons if daemon not in stopped]
        if len(living) < 3:
            continue
        victim = chance.choice(living)
        what = chance.choice(["kill", "kill", "stop", "stop", "term"])
        tally[what] += 1
        if what == "stop":
            victim.send(signal.SIGSTOP)
            stopped[victim] = time.time() + chance.uniform(11, 25)
        else:
            victim.end(signal.SIGKILL if what == "kill" else signal.SIGTERM)
            victim.start()
    for daemon in stopped:
        daemon.send(signal.SIGCONT)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("belltower")
    for name, value in [("minutes", 10), ("people", 3000), ("daemons", 4), ("seed", 1)]:
        parser.add_argument(f"--{name}", type=int, default=value)
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="belltower-cluster-")
    os.chmod(folder, 0o755)
    os.mkdir(f"{folder}/postgres")
    cluster = Cluster(f"{folder}/postgres")
    daemons, tally = [], collections.Counter()
    try:
        daemons = [Daemon(os.path.abspath(options.belltower), folder, number, cluster.url)
                   for number in range(options.daemons)]
        daemons[0].ask("status")
        # Time to plan everybody before the first class.
        lead = 60 + options.people // 50
        start = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=lead)
        fill(cluster, daemons[0], folder, options.people, options.minutes, start)
        for daemon in daemons:
            daemon.start()
        begin = start.timestamp()
        harm(daemons, random.Random(options.seed), begin, begin + 60 * options.minutes, tally)
        expected = options.people * options.minutes
        # What is left after the last harm: a lease that runs out, and what rings again.
        end = time.time() + 120
        while time.time() < end and cluster.sql(
                "SELECT COUNT(*) FROM reminder WHERE state <> 'delivered'") != "0":
            time.sleep(2)
        print(subprocess.run([daemons[0].belltower, "check", "--home", daemons[0].home], text=True,
                             capture_output=True).stdout)
        wrong = [f"a daemon ended with {code}" for code in [daemon.end() for daemon in daemons] if code]
        wrong += judge(cluster, folder, expected, tally)
    finally:
        for daemon in daemons:
            if daemon.process and daemon.process.poll() is None:
                daemon.process.kill()
        cluster.stop()
    for what in wrong:
        print(what)
    if wrong:
        sys.exit(f"see {folder}")
    shutil.rmtree(folder)


main()
