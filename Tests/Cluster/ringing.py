"""A PostgreSQL server of a trial's own (Debian's, 15), and homes on it in which daemons ring."""
import collections, datetime, glob, json, os, pathlib, shutil, signal, subprocess

PROGRAMS = "/usr/lib/postgresql/15/bin"
LEAD = 900  # seconds before a class at which it rings, unless somebody says otherwise
DROP = "setpriv --reuid=postgres --regid=postgres --clear-groups".split() if os.getuid() == 0 else []


class Cluster:
    """One server, with the database `campus`."""

    def __init__(self, folder, address="", options=""):
        """address: where it listens besides its socket; options: more of them, for `postgres`."""
        self.folder = folder
        self.options = (f"-c listen_addresses='{address}' -c unix_socket_directories={folder} -c max_connections=300 "
                        + options)
        if DROP:
            shutil.chown(folder, "postgres")
        self.run("initdb", "-D", "data", "-U", "belltower", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        if address:
            with open(f"{folder}/data/pg_hba.conf", "a") as rules:
                rules.write("host all all all trust\n")
        self.start()
        self.sql("CREATE DATABASE campus TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'", "postgres")
        self.url = f"postgresql://belltower@/campus?host={folder}"

    def run(self, program, *arguments):
        subprocess.run(DROP + [f"{PROGRAMS}/{program}", *arguments], cwd=self.folder, check=True,
                       stdout=subprocess.DEVNULL)

    def start(self):
        self.run("pg_ctl", "-D", "data", "-l", "server", "-w", "-o", self.options, "start")

    def sql(self, statement, database="campus"):
        done = subprocess.run([f"{PROGRAMS}/psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U",
                               "belltower", database, "-c", statement], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def stop(self):
        self.run("pg_ctl", "-D", "data", "-m", "immediate", "stop")


class Daemon:
    """One machine: its home, and the process that rings there."""

    def __init__(self, belltower, folder, number, url, within=()):
        """within: what a command begins with that runs on that machine."""
        self.belltower, self.number, self.within = belltower, number, list(within)
        self.home = f"{folder}/home{number}"
        os.mkdir(self.home, 0o700)
        pathlib.Path(f"{self.home}/config.yaml").write_text(f"zone: UTC\ndatabase: {url}\n")
        self.lines, self.log = f"{folder}/rung{number}.jsonl", open(f"{folder}/log{number}", "wb")
        self.process = None

    def ask(self, *words, **options):
        return self.run(*words, check=True, **options).stdout

    def run(self, *words, **options):
        return subprocess.run([*self.within, self.belltower, *words, "--home", self.home], text=True,
                              capture_output=True, **options)

    def start(self):
        self.process = subprocess.Popen(
            [*self.within, self.belltower, "remind", "--channel", f"jsonl:{self.lines}", "--home", self.home],
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
    """What is wrong with all that rang, of which it prints a line."""
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
