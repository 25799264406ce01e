#!/usr/bin/env python3
"""Daemons that share a database, killed and stopped for minutes: every reminder rings, none twice by one attempt.

usage: many_daemons.py BELLTOWER [--minutes 10] [--people 3000] [--daemons 4] [--seed 1]

Starts a PostgreSQL server of its own (Debian's, 15), and that many `belltower remind`, each with a home of its
own. Each minute everybody who takes a module is due at once. Meanwhile daemons are killed (SIGKILL), stopped
for longer than their lease and continued (SIGSTOP, SIGCONT), or asked to end (SIGTERM), and started again.
Ends with what rang, and with status 1 where something is wrong.
"""
import argparse, collections, datetime, glob, json, os, pathlib, random, shutil, signal, subprocess, sys, tempfile, time

PROGRAMS = "/usr/lib/postgresql/15/bin"
LEAD = 900  # seconds before a class at which it rings, unless somebody says otherwise
DROP = "setpriv --reuid=postgres --regid=postgres --clear-groups".split() if os.getuid() == 0 else []


class Cluster:
    def __init__(self, folder):
        self.folder = folder
        if DROP:
            shutil.chown(folder, "postgres")
        self.run("initdb", "-D", "data", "-U", "belltower", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.run("pg_ctl", "-D", "data", "-l", "server", "-w", "-o",
                 f"-c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=300", "start")
        self.sql("CREATE DATABASE campus TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'", "postgres")
        self.url = f"postgresql://belltower@/campus?host={folder}"

    def run(self, program, *arguments):
        subprocess.run(DROP + [f"{PROGRAMS}/{program}", *arguments], cwd=self.folder, check=True,
                       stdout=subprocess.DEVNULL)

    def sql(self, statement, database="campus"):
        done = subprocess.run([f"{PROGRAMS}/psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U",
                               "belltower", database, "-c", statement], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def stop(self):
        self.run("pg_ctl", "-D", "data", "-m", "immediate", "stop")


class Daemon:
    """One machine: its home, and the process that rings there."""

    def __init__(self, belltower, folder, number, url):
        self.belltower, self.number = belltower, number
        self.home = f"{folder}/home{number}"
        os.mkdir(self.home, 0o700)
        pathlib.Path(f"{self.home}/config.yaml").write_text(f"zone: UTC\ndatabase: {url}\n")
        self.lines, self.log = f"{folder}/rung{number}.jsonl", open(f"{folder}/log{number}", "wb")
        self.process = None

    def ask(self, *words, **options):
        return subprocess.run([self.belltower, *words, "--home", self.home], check=True, text=True,
                              capture_output=True, **options).stdout

    def start(self):
        self.process = subprocess.Popen(
            [self.belltower, "remind", "--channel", f"jsonl:{self.lines}", "--home", self.home],
            stderr=self.log)

    def send(self, number):
        self.process.send_signal(number)

    def end(self, number=signal.SIGTERM):
        self.send(number)
        return self.process.wait(30)


def fill(cluster, daemon, folder, people, minutes, start):
    """A module a minute, with a class that rings then, and everybody in every module."""
    codes = [f"CM{50001 + minute}" for minute in range(minutes)]
    with open(f"{folder}/catalogue.csv", "w") as file:
        file.write("code,title\n" + "".join(f"{code},Soak {code}\n" for code in codes))
    events = []
    for minute, code in enumerate(codes):
        at = start + datetime.timedelta(seconds=LEAD + 60 * minute)
        events.append("\r\n".join([
            "BEGIN:VEVENT", f"UID:{code}@soak.example", "DTSTAMP:20260901T080000Z",
            f"DTSTART:{at:%Y%m%dT%H%M%SZ}", f"DTEND:{at + datetime.timedelta(hours=2):%Y%m%dT%H%M%SZ}",
            f"SUMMARY:{code} Soaking - Lecture", f"CATEGORIES:{code}", "END:VEVENT"]))
    with open(f"{folder}/term.ics", "w", newline="") as file:
        file.write("\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//soak//EN", *events, "END:VCALENDAR", ""]))
    daemon.ask("modules", "--load", f"{folder}/catalogue.csv")
    daemon.ask("subscribe", f"{folder}/term.ics", "--name", "Term", "--for-everyone")
    cluster.sql(f"""
        INSERT INTO person (handle, role, created)
        SELECT 'p' || n, 'student', 0 FROM generate_series(1, {people}) AS n;
        INSERT INTO enrolment (person_id, module_id, by_hand, by_feed)
        SELECT person.id, module.id, 1, 0 FROM person, module WHERE handle ~ '^p[0-9]+$';
        INSERT INTO plan_mark (person_id, since)
        SELECT id, EXTRACT(EPOCH FROM now())::BIGINT FROM person ON CONFLICT DO NOTHING;
        UPDATE campus_revision SET number = number + 1;
        ANALYZE""")


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


def rung(folder):
    """What the channels have, line by line; a line that a kill cut short was not delivered."""
    cut = 0
    lines = []
    for name in sorted(glob.glob(f"{folder}/rung*.jsonl")):
        for line in open(name, encoding="utf-8", errors="replace"):
            try:
                lines.append(json.loads(line))
            except ValueError:
                cut += 1
    return lines, cut


def judge(cluster, folder, expected, tally):
    lines, cut = rung(folder)
    attempts = collections.Counter((line["key"], line["attempt"]) for line in lines)
    twice = [key for key, count in attempts.items() if count > 1]
    keys = {key for key, _ in attempts}
    states = dict(row.split("|") for row in cluster.sql(
        "SELECT state, COUNT(*) FROM reminder WHERE kind <> 'summary' GROUP BY state").splitlines())
    left = int(cluster.sql("SELECT COUNT(*) FROM delivery WHERE outcome = 'underWay'"))
    late = cluster.sql("""SELECT percentile_disc(ARRAY[0.5, 0.99, 1]) WITHIN GROUP (ORDER BY late_ms)
        FROM delivery WHERE outcome = 'delivered'""")
    print(f"{dict(tally)}; {len(lines)} lines, {len(keys)} keys, {cut} cut short; states {states}; "
          f"late in ms (median, 99th, worst) {late}; "
          f"rung more than once {sum(1 for key in collections.Counter(k for k, _ in attempts).values() if key > 1)}")
    wrong = []
    if twice:
        wrong.append(f"{len(twice)} attempts rang twice, as {twice[:3]}")
    if states != {"delivered": str(expected)}:
        wrong.append(f"{expected} were to be delivered, the ledger has {states}")
    if left:
        wrong.append(f"{left} attempts are under way still")
    return wrong


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
