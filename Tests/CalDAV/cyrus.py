"""Cyrus, as a server beside Belltower: Debian's packages, unpacked and never installed, since with them comes a mail
server for the whole machine."""
import contextlib
import grp
import imaplib
import os
import pathlib
import pwd
import shutil
import socketserver
import struct
import subprocess
import tempfile
import threading

from programs import ROOT, free_port, until

FOLDER = ROOT / ".build/cyrus"
# Beside Cyrus, what it links that need not be installed.
PACKAGES = ["cyrus-common", "cyrus-caldav", "cyrus-imapd", "libclamav12", "libjansson4", "libmspack0", "libpcre3",
            "libshp2", "libwrap0", "libxapian30", "libzephyr4"]


def packages():
    """The packages' files, downloaded once."""
    if not FOLDER.is_dir():
        partial = FOLDER.with_name("cyrus.partial")
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        subprocess.run(["apt-get", "download", "--quiet", *PACKAGES], cwd=partial, check=True, capture_output=True)
        partial.rename(FOLDER)
    return FOLDER.glob("*.deb")


class Opener(socketserver.StreamRequestHandler):
    """Says of every password that it is right, as saslauthd does of those that are."""

    def handle(self):
        for _ in ("name", "password", "service", "realm"):
            length, = struct.unpack(">H", self.rfile.read(2))
            self.rfile.read(length)
        self.wfile.write(struct.pack(">H", 2) + b"OK")


class Opening(socketserver.ThreadingUnixStreamServer):
    daemon_threads = True


def user():
    """Whom it runs as: it refuses to be root."""
    return "nobody" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name


def configure(folder, web, mail):
    """Writes what Cyrus reads, for ports of the web and of mail: without a mailbox nobody has a calendar."""
    for name in ("data/db", "data/socket", "data/proc", "data/lock", "spool"):
        (folder / name).mkdir(parents=True)
    own, programs = folder / "imapd.conf", folder / "usr/lib/cyrus/bin"
    own.write_text(f"""configdirectory: {folder}/data
defaultpartition: default
partition-default: {folder}/spool
cyrus_user: {user()}
autocreate_quota: 0
allowplaintext: yes
sasl_pwcheck_method: saslauthd
sasl_saslauthd_path: {folder}/passwords
sasl_mech_list: PLAIN
httpmodules: caldav
unixhierarchysep: yes
caldav_create_sched: no
caldav_create_attach: no
""")
    (folder / "cyrus.conf").write_text(f"""START {{
  recover cmd="{programs}/ctl_cyrusdb -C {own} -r"
}}
SERVICES {{
  imap cmd="{programs}/imapd -C {own}" listen="127.0.0.1:{mail}" prefork=0
  http cmd="{programs}/httpd -C {own}" listen="127.0.0.1:{web}" prefork=0
}}
EVENTS {{
}}
""")


@contextlib.contextmanager
def passwords(file):
    with Opening(str(file), Opener) as opening:
        file.chmod(0o777)
        threading.Thread(target=opening.serve_forever, daemon=True).start()
        yield
        opening.shutdown()


def log_in(port):
    """Opens somebody's mailbox, which makes it; true once that can be done."""
    with contextlib.suppress(OSError, imaplib.IMAP4.abort):
        imaplib.IMAP4("127.0.0.1", port, 20).login("kai", "any")
        return True


@contextlib.contextmanager
def cyrus():
    """A Cyrus with a calendar of kai's, whose every password is right: its port and the calendar's path."""
    with tempfile.TemporaryDirectory() as name:
        folder, web, mail = pathlib.Path(name), free_port(), free_port()
        for package in packages():
            subprocess.run(["dpkg", "-x", package, folder], check=True)
        configure(folder, web, mail)
        others = {}
        if os.geteuid() == 0:
            folder.chmod(0o755)
            others = {"user": "nobody", "group": grp.getgrnam("nogroup").gr_gid, "extra_groups": []}
            for place in ("data", "spool"):
                subprocess.run(["chown", "-R", "nobody:nogroup", folder / place], check=True)
        libraries = ":".join(str(place) for place in folder.glob("**/lib/*-linux-gnu"))
        with passwords(folder / "passwords"):
            process = subprocess.Popen(
                [folder / "usr/lib/cyrus/bin/master", "-D", "-C", folder / "imapd.conf", "-M", folder / "cyrus.conf",
                 "-p", folder / "data/master.pid"], env=os.environ | {"LD_LIBRARY_PATH": libraries},
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **others)
            try:
                until("Cyrus opens a mailbox", lambda: log_in(mail))
                yield web, "/dav/calendars/user/kai/Default/"
            finally:
                process.terminate()
                process.wait(20)
