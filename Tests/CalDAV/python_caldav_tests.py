#!/usr/bin/env python3
"""Runs the tests that python-caldav has for servers against a Belltower of its own.

usage: python_caldav_tests.py [BELLTOWER]

They are taken from its sources on PyPI, of the version that is installed, into .build/sdists; which server there is and
what is left out on it is written beside them there. Exit status 1 when a test fails that is not known to."""
import json
import re
import subprocess
import sys

from programs import expect, site, troubles
from sources import sources

# As server_tester.py finds it, in the library's words: its tests leave out what is not there.
FEATURES = {
    "test-calendar": {"name": "Personal", "cleanup-regime": "wipe-calendar"},
    "rate-limit": {"enable": True, "interval": 1, "count": 9},
    "scheduling": False, "principal-search": "ungraceful",
    "save-load.todo": "ungraceful", "save-load.journal": "ungraceful",
    "search.time-range.todo": False,
    "search.recurrences.expanded.todo": False, "search.recurrences.includes-implicit.todo": False,
    "create-calendar": False, "delete-calendar": False,
}
# Tests by a part of their names, and why they need not pass here.
LEFT_OUT = {"testCheckCompatibility": "server_tester.py runs these checks, with what it needs here"}
# What is still to be mended, by a part of a test's name.
KNOWN = {}


def main():
    folder = sources("caldav")
    with site() as served:
        _, password = served.account()
        server = {"type": "external", "enabled": True, "url": f"{served.url}/dav/", "username": "kai",
                  "password": password, "features": FEATURES}
        (folder / "tests/caldav_test_servers.json").write_text(json.dumps({"test-servers": {"belltower": server}}))
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "addopts=", "-W", "ignore", "--tb=short",
             "-rA", "-q", "-k", "elltower", "tests/test_caldav.py", "tests/test_async_integration.py"],
            cwd=folder, capture_output=True, text=True)
    results = re.findall(r"^(PASSED|FAILED|ERROR) (\S+(?:\[[^\]]*\])?)", run.stdout, re.M)
    passed = 0
    for result, name in results:
        test = name.split("::", 1)[-1]
        passed += result == "PASSED"
        reasons = {} if result == "PASSED" else LEFT_OUT | KNOWN
        why = next((why for part, why in reasons.items() if part in test), None)
        if why is None:
            expect(test, result == "PASSED")
        else:
            print(f"not passed: {test}: {why}")
    skipped = re.search(r"(\d+) skipped", run.stdout)
    if troubles:
        print(run.stdout[-60_000:], run.stderr[-2_000:], file=sys.stderr)
    expect(f"{passed} of {len(results)} tests pass, {skipped[1] if skipped else 0} do not apply", passed > 20)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
