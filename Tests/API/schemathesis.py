#!/usr/bin/env python3
"""Asks a server of its own everything that its description allows, and more (schemathesis, PyPI).

usage: schemathesis.py BELLTOWER-SERVER [EXAMPLES]

Starts the server on a home of its own with a member and an operator, runs schemathesis as both, and ends
with 0 when no answer was a 5xx and all were as described. EXAMPLES is how many requests an operation gets
at most (default 8).
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request

CHECKS = ",".join(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "unsupported_method",
        "ignored_auth",
    ]
)
# They would end the session that asks, or the person; or want a mail server, and are 503 without one.
LEFT_OUT = r"^/(me|me/password|sessions/\{id\}|people/\{handle\}/suspension|codes|me/addresses)$"


def post(url, body, token=None):
    request = urllib.request.Request(url, json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def main():
    server, examples = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "8"
    with tempfile.TemporaryDirectory() as folder:
        with subprocess.Popen(
            [server, "--home", f"{folder}/home", "--listen", "127.0.0.1:0"],
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                code = url = ""
                while not url:
                    line = process.stderr.readline()
                    if not line:
                        sys.exit("the server did not start")
                    if found := re.search(r"use this once: (\S+)", line):
                        code = found[1]
                    if found := re.search(r"Listening on (\S+)", line):
                        url = found[1]
                api = f"{url}/api/v1"
                operator = post(f"{api}/sessions", {"code": code, "handle": "op", "device": "x"})
                invitation = post(f"{api}/invitations", {}, operator["token"])["invitation"]
                member = post(
                    f"{api}/sessions", {"code": invitation, "handle": "sam", "device": "x"}
                )
                failed = [
                    name
                    for name, caller in [("member", member), ("operator", operator)]
                    if run(url, caller["token"], examples) != 0
                ]
                if process.poll() is not None:
                    failed.append("the server ended")
            finally:
                process.send_signal(signal.SIGTERM)
    for name in failed:
        print(f"schemathesis as {name}: failed", file=sys.stderr)
    sys.exit(1 if failed else 0)


def run(url, token, examples):
    command = [
        "schemathesis",
        "run",
        f"{url}/api/openapi.json",
        "--header",
        f"Authorization: Bearer {token}",
        "--checks",
        CHECKS,
        "--max-examples",
        examples,
        "--exclude-path-regex",
        LEFT_OUT,
        # Of what people make, what came of one answer is asked by the next.
        "--phases",
        "examples,coverage,fuzzing,stateful",
        "--seed",
        "1",
        "--request-timeout",
        "30",
        # A person may ask 600 times a minute: what is beyond is answered 429, and tells nothing.
        "--rate-limit",
        os.environ.get("BELLTOWER_API_RATE", "590/m"),
    ]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    main()
