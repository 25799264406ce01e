"""Three PostgreSQL under Patroni, told apart by three etcd, all on loopback addresses of this machine: Debian's packages
(etcd-server, patroni, postgresql), as docs/cluster.md has them for three machines. Gone with the program that starts it."""
import json
import os
import pathlib
import pwd
import secrets
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request

PROGRAMS = "/usr/lib/postgresql/15/bin"
HOSTS = ["127.0.0.11", "127.0.0.12", "127.0.0.13"]
PORT, API, PEERS, CLIENTS = 5433, 8108, 2480, 2479
# A primary that is gone is missed after ttl seconds at most: an outage ends within 45.
TIMES = {"ttl": 20, "loop_wait": 5, "retry_timeout": 5}


class Node:
    """One of the three: its etcd, its Patroni and the PostgreSQL below that."""

    def __init__(self, cluster, number):
        self.cluster, self.number, self.host = cluster, number, HOSTS[number]
        self.folder, self.processes = cluster.folder / f"node{number + 1}", {}
        self.folder.mkdir()
        self.config = self.folder / "patroni.yml"
        self.config.write_text(json.dumps(self.settings(), indent=1))  # YAML takes JSON.

    def settings(self):
        etcd = ",".join(f"{host}:{CLIENTS}" for host in HOSTS)
        users = {name: {"username": name, "password": self.cluster.password} for name in ("superuser", "replication")}
        users["superuser"]["username"] = "postgres"
        users["replication"]["username"] = "replicator"
        return {
            "scope": "belltower", "name": f"node{self.number + 1}", "etcd": {"hosts": etcd},
            "restapi": {"listen": f"{self.host}:{API}", "connect_address": f"{self.host}:{API}"},
            "bootstrap": {
                "dcs": {**TIMES, "synchronous_mode": True, "postgresql": {
                    "use_pg_rewind": True, "parameters": {"max_connections": 200, "synchronous_commit": "on"}}},
                "initdb": [{"encoding": "UTF8"}, {"locale": "C"}, "data-checksums"],
                "pg_hba": ["local all all trust", "host all all 127.0.0.0/8 scram-sha-256",
                           "host replication replicator 127.0.0.0/8 scram-sha-256"]},
            "postgresql": {
                "listen": f"{self.host}:{PORT}", "connect_address": f"{self.host}:{PORT}", "bin_dir": PROGRAMS,
                "data_dir": str(self.folder / "data"), "pgpass": str(self.folder / "pgpass"),
                "authentication": users, "parameters": {"unix_socket_directories": str(self.folder)}}}

    def start_etcd(self):
        peers = ",".join(f"etcd{index + 1}=http://{host}:{PEERS}" for index, host in enumerate(HOSTS))
        self.start("etcd", [
            "etcd", "--name", f"etcd{self.number + 1}", "--data-dir", str(self.folder / "etcd"),
            "--listen-peer-urls", f"http://{self.host}:{PEERS}", "--listen-client-urls", f"http://{self.host}:{CLIENTS}",
            "--initial-advertise-peer-urls", f"http://{self.host}:{PEERS}",
            "--advertise-client-urls", f"http://{self.host}:{CLIENTS}", "--initial-cluster", peers, "--enable-v2"])

    def start_patroni(self):
        self.start("patroni", ["patroni", str(self.config)])

    def start(self, name, command):
        log = open(self.folder / f"{name}.log", "ab")
        owner = self.cluster.owner
        self.processes[name] = subprocess.Popen(
            command, stdout=log, stderr=log, start_new_session=True, cwd=self.folder,
            user=owner.pw_uid if os.getuid() == 0 else None, group=owner.pw_gid if os.getuid() == 0 else None,
            extra_groups=[] if os.getuid() == 0 else None)

    def crash(self):
        """The machine loses its power: Patroni and PostgreSQL are gone at once."""
        patroni = self.processes.pop("patroni")
        patroni.kill()
        patroni.wait()
        file = self.folder / "data" / "postmaster.pid"
        if file.exists():
            main = int(file.read_text().split()[0])
            for process in [main, *children(main)]:
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    pass

    def role(self):
        """primary, replica, sync_standby, or None where nobody answers."""
        try:
            with urllib.request.urlopen(f"http://{self.host}:{API}/patroni", timeout=2) as answer:
                state = json.load(answer)
        except urllib.error.HTTPError as error:
            state = json.load(error)
        except (OSError, ValueError):
            return None
        if state.get("state") != "running":
            return None
        return "sync_standby" if state.get("sync_standby") else {"master": "primary"}.get(state["role"], state["role"])


def children(process):
    try:
        text = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text()
    except OSError:
        return []
    return [int(one) for one in text.split()]


class Cluster:
    def __init__(self, folder):
        self.folder, self.password = pathlib.Path(folder), secrets.token_hex(16)
        self.owner = pwd.getpwnam("postgres") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
        self.folder.mkdir()
        self.nodes = [Node(self, number) for number in range(3)]
        if os.getuid() == 0:
            for file in [self.folder, *self.folder.rglob("*")]:
                shutil.chown(file, self.owner.pw_uid, self.owner.pw_gid)
        for node in self.nodes:
            node.start_etcd()
        for node in self.nodes:
            node.start_patroni()
        self.wait_whole(180)

    def primary(self):
        return next((node for node in self.nodes if node.role() == "primary"), None)

    def is_whole(self):
        roles = [node.role() for node in self.nodes]
        return "primary" in roles and "sync_standby" in roles and None not in roles

    def wait_whole(self, seconds):
        end = time.monotonic() + seconds
        while not self.is_whole():
            if time.monotonic() > end:
                raise AssertionError(f"the cluster is not whole: {[node.role() for node in self.nodes]}")
            time.sleep(0.5)

    def psql(self, sql, database="postgres", node=None):
        """What the primary answers, or another node, its rows as lines."""
        node = node or self.primary()
        run = subprocess.run(
            [f"{PROGRAMS}/psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", sql,
             f"postgresql://postgres@{node.host}:{PORT}/{database}"],
            env={**os.environ, "PGPASSWORD": self.password}, capture_output=True, text=True)
        if run.returncode:
            raise AssertionError(run.stderr)
        return run.stdout.strip()

    def database(self, name, owner="belltower"):
        """An empty database; its URL, of all three."""
        self.psql(f"CREATE ROLE {owner} LOGIN PASSWORD '{self.password}'")
        self.psql(f"CREATE DATABASE {name} OWNER {owner} ENCODING 'UTF8' LOCALE 'C' TEMPLATE template0")
        # libpq asks no other host where one says that it has no such database, as a standby does that lags.
        for node in self.nodes:
            while self.psql(f"SELECT COUNT(*) FROM pg_database WHERE datname = '{name}'", node=node) != "1":
                time.sleep(0.2)
        hosts = ",".join(f"{host}:{PORT}" for host in HOSTS)
        return f"postgresql://{owner}@{hosts}/{name}?target_session_attrs=read-write"

    def end(self):
        for node in self.nodes:
            if "patroni" in node.processes:
                node.processes["patroni"].terminate()
        for node in self.nodes:
            for name in ("patroni", "etcd"):
                if name in node.processes:
                    process = node.processes.pop(name)
                    process.terminate()
                    try:
                        process.wait(30)
                    except subprocess.TimeoutExpired:
                        process.kill()
