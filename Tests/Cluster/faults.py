#!/usr/bin/env python3
"""A database whose network takes in what it is sent for half a minute, and one whose disk is full: what is asked meanwhile
fails in one line that says what to do, the daemon waits and goes on by itself, and nothing is half done or rings twice.

usage: faults.py BELLTOWER

Needs root: it makes two networks that nothing else is in, joined by a cable, and mounts a small disk in memory."""
import collections, datetime, os, pathlib, subprocess, sys, tempfile, time

from ringing import Cluster, Daemon, fill, judge

HERE, THERE = "10.77.0.1", "10.77.0.2"  # the server, the machine on which is rung
troubles = []


def expect(what, is_so):
    print(("" if is_so else "NOT SO: ") + what, flush=True)
    if not is_so:
        troubles.append(what)


def sh(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


class Network:
    """A cable between the network that this process is in and another one."""

    def __init__(self):
        self.holder = subprocess.Popen(["unshare", "-n", "sleep", "infinity"])
        time.sleep(0.5)
        self.within = ["nsenter", "-n", "-t", str(self.holder.pid)]
        sh("ip", "link", "add", "here", "type", "veth", "peer", "name", "there", "netns", str(self.holder.pid))
        for prefix, name, address in [([], "here", HERE), (self.within, "there", THERE)]:
            sh(*prefix, "ip", "address", "add", f"{address}/24", "dev", name)
            sh(*prefix, "ip", "link", "set", name, "up")

    def lose(self):
        """Packets go to a machine that is not there, either way, and nobody is told."""
        for prefix, name, address in [([], "here", THERE), (self.within, "there", HERE)]:
            sh(*prefix, "ip", "neighbour", "replace", address, "lladdr", "02:00:00:00:00:99", "dev", name, "nud", "permanent")

    def mend(self):
        for prefix, name, address in [([], "here", THERE), (self.within, "there", HERE)]:
            sh(*prefix, "ip", "neighbour", "delete", address, "dev", name)

    def end(self):
        self.holder.kill()


def one_line(said, what, status):
    """Expects that a command failed soon, with that status and one line."""
    run, took = said
    lines = run.stderr.strip().splitlines()
    print(f"    {run.returncode} after {took:.1f} s: {run.stderr.strip()}")
    expect(f"{what} ends in 20 s with {status} and one line", run.returncode == status and len(lines) == 1 and took < 20)


def asked(daemon, *words):
    begun = time.monotonic()
    return daemon.run(*words), time.monotonic() - begun


def lost_packets(belltower, folder):
    network = Network()
    sub = pathlib.Path(folder, "postgres")
    sub.mkdir()
    cluster = Cluster(str(sub), HERE)
    url = f"postgresql://belltower@{HERE}/campus"
    daemon = Daemon(belltower, folder, 0, url, network.within)
    try:
        daemon.ask("status")
        # Two minutes of lessons: the network breaks before the first is due, and is mended before the second.
        start = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=40)
        people = 300
        fill(cluster, daemon, folder, people, 2, start)
        daemon.start()
        time.sleep(max(0, start.timestamp() - 5 - time.time()))
        network.lose()
        begun = time.monotonic()
        one_line(asked(daemon, "agenda"), "a command without an answer", 69)
        time.sleep(max(0, 30 - (time.monotonic() - begun)))
        network.mend()
        mended = time.time()
        delivered = "SELECT COUNT(*) FROM reminder WHERE state = 'delivered'"
        while cluster.sql(delivered) != str(people) and time.time() < mended + 30:
            time.sleep(0.2)
        expect(f"what came due meanwhile rang {time.time() - mended:.1f} s after the network was back (15)",
               time.time() - mended < 15)
        time.sleep(max(0, start.timestamp() + 65 - time.time()))
        expect("the daemon lives", daemon.process.poll() is None)
        log = pathlib.Path(daemon.log.name).read_text()
        expect(f"its log has few lines ({len(log.splitlines())})", len(log.splitlines()) < 40)
        print(log)
        expect("it ends well", daemon.end() == 0)
        for what in judge(cluster, folder, 2 * people, collections.Counter()):
            expect(what, False)
    finally:
        if daemon.process and daemon.process.poll() is None:
            daemon.process.kill()
        cluster.stop()
        network.end()


def full_disk(belltower, folder):
    disk = pathlib.Path(folder, "disk")
    disk.mkdir()
    sh("mount", "-t", "tmpfs", "-o", "size=220m,mode=755", "tmpfs", str(disk))
    try:
        cluster = Cluster(str(disk), options="-c max_wal_size=64MB -c min_wal_size=48MB")
        try:
            fill_disk(cluster, Daemon(belltower, folder, 1, cluster.url), disk / "filler")
        finally:
            cluster.stop()
    finally:
        sh("umount", "-l", str(disk))


def fill_disk(cluster, daemon, filler):
    def add(name):
        return asked(daemon, "add", name + " x" * 80, "--start", "2027-01-04 10:00")

    told, refused = 20, None
    for number in range(told):
        add(f"Before {number}")
    with open(filler, "wb") as file:
        try:
            while True:
                file.write(b"x" * 65536)
        except OSError:
            pass
    while told < 400 and not refused:
        run, took = add(f"Entry {told}")
        if run.returncode:
            refused = run, took
        else:
            told += 1
    expect(f"a full disk is told ({told} entries before)", refused)
    if refused:
        one_line(refused, "a command whose rows have no room", 74)
    filler.unlink()
    if daemon.run("status").returncode:
        cluster.start()
    expect("it goes on when there is room again", add("After")[0].returncode == 0)
    kept = int(cluster.sql("SELECT COUNT(*) FROM meeting"))
    expect(f"what was confirmed is there, and nothing else ({kept} of {told + 1})", kept == told + 1)


def main():
    if len(sys.argv) != 2 or os.getuid() != 0:
        sys.exit(__doc__)
    if "BELLTOWER_OWN_NETWORK" not in os.environ:
        os.environ["BELLTOWER_OWN_NETWORK"] = "1"
        os.execvp("unshare", ["unshare", "-n", "-m", sys.executable, __file__, sys.argv[1]])
    sh("ip", "link", "set", "lo", "up")
    belltower = os.path.abspath(sys.argv[1])
    for trial in (lost_packets, full_disk):
        with tempfile.TemporaryDirectory(prefix="belltower-faults-") as folder:
            os.chmod(folder, 0o755)
            trial(belltower, folder)
    sys.exit(1 if troubles else 0)


main()
