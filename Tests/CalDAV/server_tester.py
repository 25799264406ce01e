#!/usr/bin/env python3
"""Has a Belltower of its own examined by caldav-server-tester (PyPI): what it knows of must be there in full, or
be one of the things that are left out here, each for a reason.

usage: server_tester.py [BELLTOWER]

BELLTOWER is the program (default: the debug build's). Prints what was found of each feature; exit status 1 when
one is neither full nor left out on purpose."""
import inspect
import logging
import sys

from caldav import get_davclient
from caldav.compatibility_hints import FeatureSet
from caldav.lib.error import DAVError
from caldav_server_tester import checks
from caldav_server_tester.checker import ServerQuirkChecker
from caldav_server_tester.checks_base import Check

from programs import expect, site, troubles

# Features by how their names begin, and why there is nothing of them.
TASKS = "an entry is something that takes place: there are no to-do lists"
JOURNALS = "an entry is something that takes place: there are no journals"
SCHEDULING = "invitations go by Belltower's own friends and events: scheduling is not announced"
OTHERS = "nobody finds others by a calendar program"
LEFT_OUT = {
    "save-load.todo": TASKS, "search.time-range.todo": TASKS, "search.recurrences.expanded.todo": TASKS,
    "search.recurrences.includes-implicit.todo": TASKS,
    "save-load.journal": JOURNALS, "search.time-range.journal": JOURNALS,
    "scheduling": SCHEDULING, "principal-search": OTHERS,
    "create-calendar.auto": "a calendar is not made by looking for it",
    "create-calendar.with-supported-component-types": TASKS,
    "save.duplicate-uid.cross-calendar": "of a UID there is one entry: written elsewhere, it is moved there",
    "url.encode-at.identity": "of a UID there is one entry, whatever the name: a second one is refused",
    "search.text.comp-type-optional": "what is wanted of VCALENDAR is wanted of none of its events (RFC 4791, 9.7.2)",
}
# What it cannot find out here, and why.
UNASKED = {
    "search.time-range.open": "is tried with tasks",
    "url.encode-at.literal.principal": "a principal's path has a number and no @",
    "well-known": "is not asked on loopback: see client_conversations.py",
}
# What is still to be mended, by name: it may be full, and is told if it is.
KNOWN = {}
# What is left out is refused, or not asked where something like it was refused before.
NOT_THERE = {"unsupported", "ungraceful", "unknown"}


def reason(feature, reasons):
    """Why a feature is not there, if that is known."""
    parts = feature.split(".")
    return next((reasons[name] for count in range(len(parts), 0, -1)
                 if (name := ".".join(parts[:count])) in reasons), None)


class Preparation(checks.PrepareCalendar):
    """What is put into the calendar first. The tester's own ends where tasks can be kept nowhere, with all the rest
    unknown."""

    def _prepare_task_calendar(self, *arguments):
        try:
            return super()._prepare_task_calendar(*arguments)
        except DAVError:
            self.set_feature("save-load.todo", False)
            return False


def run(checker):
    """All checks; one that gives up leaves its features unknown, and the others are made."""
    # Checks name what they depend on by its class, and are told apart by it.
    Preparation.__name__ = "PrepareCalendar"
    every = [check for _, check in inspect.getmembers(checks, inspect.isclass)
             if check.__module__ == checks.__name__ and issubclass(check, Check) and check is not Check]
    for check in every:
        check.depends_on = {Preparation if other is checks.PrepareCalendar else other for other in check.depends_on}
    for check in every:
        check = Preparation if check is checks.PrepareCalendar else check
        try:
            check(checker).run_check(only_once=True)
        except AssertionError as error:
            print(f"{check.__name__} does not come to its end: {error}")


def examine(url, password, calendar=None, user="kai"):
    """What the tester finds, by feature.

    calendar -- which one is written to, where programs make none.
    """
    # It asks more often than any person's program may: a 429 is waited out, as it says.
    client = get_davclient(
        url=url, username=user, password=password, rate_limit_handle=True, rate_limit_default_sleep=2,
        rate_limit_max_sleep=60)
    with client:
        checker = ServerQuirkChecker(client)
        if calendar:
            checker.expected_features.set_feature("test-calendar.compatibility-tests", {"name": calendar})
        try:
            run(checker)
        finally:
            checker.cleanup(force=True)
        found = checker.features_checked
        return {name: {**told, "support": found.is_supported(name, str)}
                for name, told in found.dotted_feature_set_list(compact=False).items()
                if FeatureSet.FEATURES[name].get("type", "server-feature") == "server-feature"}


def main():
    logging.basicConfig(level=logging.ERROR)
    with site() as served:
        _, password = served.account()
        found = examine(f"{served.url}/dav/", password, "Personal")
    full = sum(told["support"] == "full" for told in found.values())
    for name, told in sorted(found.items()):
        level = told.pop("support")
        left_out, unasked, known = reason(name, LEFT_OUT), reason(name, UNASKED), KNOWN.get(name)
        note = "; ".join(f"{key}: {value}" for key, value in told.items())
        why = "" if level == "full" else left_out or unasked or known or note
        print(f"{name:52} {level:12} {why}"[:180], flush=True)
        if level == "full":
            if known:
                print(f"  no longer to be mended: {name}")
        elif not known and not (left_out and level in NOT_THERE) and not (unasked and level == "unknown"):
            expect(f"{name} is full: it is {level} ({note})", False)
    expect(f"{full} of {len(found)} features are full", full > 12)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
