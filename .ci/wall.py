#!/usr/bin/env python3
"""The walls between modules: every import is declared in Package.swift, and every declaration is used.

SwiftPM's own check lets through whatever a dependency depends on. Prints what is wrong, a line each, and ends with 1.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMPORT = re.compile(
    r"^(?:@\w+\s+|(?:public|package|internal|fileprivate|private)\s+)*import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)", re.MULTILINE)
# What the toolchain brings, which nobody declares.
TOOLCHAIN = {"Dispatch", "Foundation", "Glibc", "PackageDescription", "Swift", "Synchronization", "Testing"}
# Modules of a product that is called otherwise.
BESIDE = {"Yams": {"CYaml"}}
# What does its work by being linked.
LINKED = {"CSQLite"}
# What Package.swift gives to all tests, whether or not they need it.
GIVEN = {"Locks", "TestSupport"}


def package():
    words = ["swift", "package", "--package-path", str(ROOT), "dump-package"]
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def folder(target):
    kind = "Tests" if target["type"] == "test" else "Sources"
    return ROOT / target.get("path", f"{kind}/{target['name']}")


def declared(target):
    """What a target names; a product is called as its module, or as BESIDE has it."""
    return {(one.get("byName") or one.get("product") or one.get("target"))[0] for one in target["dependencies"]}


def imported(target):
    """Where each module is imported first: its file and line."""
    found = {}
    for path in sorted(folder(target).rglob("*.swift")):
        text = path.read_text()
        for match in IMPORT.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.setdefault(match[1], f"{path.relative_to(ROOT)}:{line}")
    return found


def faults(target, programs):
    own, met = declared(target), imported(target)
    known = own.union(*(BESIDE.get(one, set()) for one in own))
    for module in sorted(met.keys() - known - TOOLCHAIN - {target["name"]}):
        yield f"{met[module]}: {target['name']} imports {module}, which it does not declare"
    if not met:
        return  # C, or a program of one file.
    # Tests of the program itself want it built.
    spare = LINKED | (GIVEN | programs if target["type"] == "test" else set())
    for module in sorted(own - spare):
        if not met.keys() & ({module} | BESIDE.get(module, set())):
            yield f"Package.swift: {target['name']} declares {module}, which it does not import"


def main():
    targets = package()["targets"]
    programs = {one["name"] for one in targets if one["type"] == "executable"}
    found = [fault for target in targets for fault in faults(target, programs)]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
