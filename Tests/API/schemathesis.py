#!/usr/bin/env python3
"""Asks a server of its own everything that its description allows, and more (schemathesis, PyPI).

usage: schemathesis.py [BELLTOWER] [EXAMPLES]

BELLTOWER is the program (default: the debug build's). A person may ask 600 times a minute, so the routes are
shared out among several: first as members who have nothing, with every bound of every field; then as operators
who name what is there. Exit status 1 when an answer was a 5xx, or was not as described. EXAMPLES is how many
requests an operation gets at most in each part (default 6)."""
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
from campus import Belltower, Mail  # noqa: E402: it stands beside the browser's scripts

CHECKS = ",".join([
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "unsupported_method", "ignored_auth"])
# They end the session that asks, or the person, or somebody else's: each gets somebody of its own.
ENDING = ["/me", "/me/password", "/sessions/{id}", "/people/{handle}/suspension"]
SHARES = 7
METHODS = {"get", "put", "post", "patch", "delete"}


class API:
    """The server's API as a program sees it."""

    def __init__(self, site):
        self.site, self.url, self.people = site.url, f"{site.url}/api/v1", 0

    def ask(self, method, path, body=None, token=None, kind="application/json"):
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, method=method, headers={"Content-Type": kind})
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.code} {error.read().decode()}") from error
        return json.loads(text) if text else None

    def open_as_first(self, code):
        self.operator = self.ask("POST", "/sessions", {"code": code, "handle": "op", "device": "x"})["token"]

    def member(self, role="student"):
        """Somebody new: handle and token."""
        self.people += 1
        handle = f"p{self.people}"
        invitation = self.ask("POST", "/invitations", {}, self.operator)["invitation"]
        token = self.ask("POST", "/sessions", {"code": invitation, "handle": handle, "device": "x"})["token"]
        if role != "student":
            self.ask("PATCH", f"/people/{handle}", {"role": role}, self.operator)
        return handle, token

    def shares(self):
        """The paths in groups of about as many operations; what begins alike stays together, so that what one
        answer made can be named by the next request."""
        with urllib.request.urlopen(f"{self.site}/api/openapi.json", timeout=60) as answer:
            paths = json.load(answer)["paths"]
        sizes, names = collections.Counter(), collections.defaultdict(list)
        for path, operations in paths.items():
            if path not in ENDING:
                first = path.split("/")[1]
                sizes[first] += len(METHODS & operations.keys())
                names[first].append(path)
        groups = [(0, []) for _ in range(SHARES)]
        for first, size in sizes.most_common():
            smallest = min(range(SHARES), key=lambda index: groups[index][0])
            groups[smallest] = groups[smallest][0] + size, groups[smallest][1] + names[first]
        return [group for _, group in groups]

    def plant(self, token):
        """Somebody's things: what names them in a path, by the path's beginning."""
        feed = (ROOT / "Fixtures/feeds/term.ics").read_bytes()
        source = self.ask("POST", "/sources", feed, token, "text/calendar")["source"]
        entry = self.ask("POST", "/entries", {"summary": "Lunch", "start": "tomorrow 13:00"}, token)["id"]
        community = self.ask("POST", "/communities", {"name": f"Chess {self.people}"}, token)["name"]
        event = self.ask("POST", "/events", {
            "title": "Open evening", "start": "tomorrow 18:00", "end": "tomorrow 20:00", "location": "Great Hall",
            "hashtag": f"chess{self.people}"}, token)["id"]
        return {"sources": source, "entries": entry, "items": entry, "communities": community, "events": event}


def configuration(folder, name, planted):
    """A file that says what the parameters of paths may be."""
    text = '[parameters]\nhandle = "op"\ncode = "CM50123"\n'
    for first, thing in planted.items():
        text += f"\n[[operations]]\ninclude-path-regex = '^/{first}/'\nparameters = {{ id = {json.dumps(thing)} }}\n"
    file = pathlib.Path(folder) / f"{name}.toml"
    file.write_text(text)
    return file


def run(folder, url, token, paths, phases, examples, file=None):
    program = pathlib.Path(sys.executable).with_name("schemathesis")
    command = [program, *(["--config-file", str(file)] if file else []), "run", f"{url}/api/openapi.json",
               "--header", f"Authorization: Bearer {token}", "--checks", CHECKS, "--phases", phases,
               "--max-examples", examples, "--seed", "1", "--request-timeout", "60", "--warnings", "off",
               "--generation-database", "none", "--no-color"]
    for path in paths:
        command += ["--include-path", path]
    # It leaves what it found where it runs.
    return subprocess.run(command, capture_output=True, text=True, cwd=folder)


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug/belltower"
    examples = sys.argv[2] if len(sys.argv) > 2 else "6"
    mail, failed = Mail(), 0
    with tempfile.TemporaryDirectory() as folder:
        site = Belltower(program, folder, mail, "Europe/London")
        site.serve()
        try:
            api = API(site)
            api.open_as_first(site.invitation())
            jobs = []
            for paths in api.shares():
                _, token = api.member()
                jobs.append((f"member, {paths[0]} …", token, paths, "examples,coverage", None))
            for paths in api.shares():
                handle, token = api.member("operator")
                file = configuration(folder, handle, api.plant(token))
                jobs.append((f"operator, {paths[0]} …", token, paths, "fuzzing,stateful", file))
            for path in ENDING:
                for role in ("student", "operator"):
                    _, token = api.member(role)
                    jobs.append((f"{role}, {path}", token, [path], "coverage,fuzzing", None))
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                runs = pool.map(lambda job: (job[0], run(folder, site.url, job[1], job[2], job[3], examples, job[4])), jobs)
                for name, result in runs:
                    lines = [line.strip() for line in result.stdout.splitlines() if "generated" in line]
                    print(f"{name}: {' '.join(lines) or 'nothing was asked'}", flush=True)
                    if result.returncode or not lines:
                        failed += 1
                        print(result.stdout, result.stderr, file=sys.stderr)
            site.must_live("serve")
        finally:
            site.end()
            mail.controller.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
