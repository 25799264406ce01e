#!/usr/bin/env python3
"""What is done without a network, in Chromium, against the real server: a student's phone without one reads a term,
adds, drinks, changes an entry that is changed on another phone meanwhile, and sends all of it once; the change that
met another shows both; signing out leaves nothing. Exit status 1 and a line for each thing that is not so.

usage: without_network.py [BELLTOWER] [--shots DIR]"""
import argparse
import datetime
import sys
import time

from campus import ROOT, Account, expect, slowness, trial, troubles, until

PHONE = {"width": 360, "height": 780}


def comes(page, what, ask, seconds=30):
    try:
        until(what, ask, seconds, lambda one: page.wait_for_timeout(one * 1000))
    except AssertionError:
        return expect(what, False)
    return expect(what, True)


def phone(browser, account, zone):
    context = browser.new_context(viewport=PHONE, timezone_id=zone)
    context.add_cookies([account.cookie])
    page = context.new_page()
    page.on("pageerror", lambda error: expect(f"no error of a script: {error}", False))
    page.goto(account.site.url)
    comes(page, "the worker is there", lambda: page.evaluate("!!navigator.serviceWorker.controller"))
    return page


def entries(account, day):
    found = account.ask("GET", f"agenda?from={day}&to={day + datetime.timedelta(days=1)}")
    return [item for item in found["items"] if item["kind"] == "personal"]


def ask(page, wish):
    """Asks the worker, and waits for what it says."""
    return page.evaluate("""wish => new Promise(resolve => { const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data); navigator.serviceWorker.controller.postMessage(wish, [port2]); })""",
                         wish)


def change(page, begins, ends):
    page.fill("[name=start]", begins)
    page.fill("[name=end]", ends)
    page.click("form[action^='/entries/'] button.btn--act")


def story(browser, site, account, zone, shot):
    first, second = phone(browser, account, zone), phone(browser, account, zone)
    today = datetime.date.fromisoformat(first.evaluate(
        "[new Date()].map(now => new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10))[0]"))
    later = today + datetime.timedelta(days=80)
    entry = account.ask("POST", "entries", {
        "summary": "Dentist", "start": f"{later}T14:00", "end": f"{later}T15:00"})["id"]
    began = time.monotonic()
    ask(first, {"kind": "fill"})
    print(f"a term is kept within {time.monotonic() - began:.1f} s")
    edit = f"{site.url}/item/{entry}/edit"
    first.goto(edit)
    first.goto(site.url)

    site.kill("serve")
    first.goto(f"{site.url}/agenda/day/{later}")
    expect("a day in eighty days stands in its week", first.get_by_text("Dentist").count() > 0)
    expect("and says since when", first.locator(".strip").is_visible())
    shot(first, "week")
    took = []
    for _ in range(5):
        began = time.monotonic()
        first.goto(site.url, wait_until="domcontentloaded")
        took.append(time.monotonic() - began)
    print(f"a page opens within {sorted(took)[2] * 1000:.0f} ms (median of 5)")
    expect("a page opens within 300 ms without a network", sorted(took)[2] <= 0.3 * slowness())

    first.goto(site.url + "/add")
    expect("a new entry is of today", first.input_value("[name=date]") == str(today))
    first.fill("[name=summary]", "Tea with Ada")
    first.fill("[name=start]", "21:00")
    first.fill("[name=end]", "21:30")
    with first.expect_navigation():
        first.click("form[action='/entries'] button.btn--act")
    comes(first, "what is added waits", lambda: "Tea with Ada" in first.inner_text("#waits"))
    first.goto(site.url + "/water")
    first.click("form[action='/drinks'] button >> nth=0")
    comes(first, "a cup waits", lambda: first.locator("#waits li").count() == 2)
    first.goto(edit)
    with first.expect_navigation():
        change(first, "16:00", "16:30")
    comes(first, "a change waits", lambda: first.locator("#waits li").count() == 3)
    shot(first, "waits")
    context = first.context
    first.close()

    site.serve()
    second.goto(edit)
    with second.expect_navigation():
        change(second, "17:00", "18:00")
    first = context.new_page()
    first.goto(site.url)
    comes(first, "with a network what waited is sent, and what met another stays",
          lambda: first.locator("#waits li").count() == 1 and first.locator("#waits .err").count() == 1)
    shot(first, "refused")
    expect("the entry is there, once", [one["summary"] for one in entries(account, today)] == ["Tea with Ada"])
    expect("the cup too", len(account.ask("GET", "drinks")["items"][-1]["drinks"]) == 1)
    expect("the other phone's change stands", "T17:00" in entries(account, later)[0]["start"])
    with first.expect_navigation():
        first.click("#waits button >> nth=0")
    both = first.inner_text(".both")
    expect("both are shown", all(text in both for text in ("17:00", "16:00", "18:00", "16:30")))
    shot(first, "both")
    with first.expect_navigation():
        first.click("form[action^='/entries/'] button.btn--act")
    expect("who has seen both may save", "T16:00" in entries(account, later)[0]["start"])
    expect("nothing waits any more", first.locator("#waits li").count() == 0)

    first.goto(site.url + "/feeds")
    for offline in (True, False):
        context.set_offline(offline)
        comes(first, f"a page that is no list says that there is no network: {offline}",
              lambda: first.locator(".strip").is_visible() == offline)

    site.kill("serve")
    first.goto(site.url + "/water")
    first.click("form[action='/drinks'] button >> nth=0")
    comes(first, "one more cup waits", lambda: first.locator("#waits li").count() == 1)
    site.serve()
    first.goto(site.url + "/me")
    with first.expect_navigation():
        first.click("form[action='/sign-out'] button")
    left = first.evaluate("""async () => [
        ...(await Promise.all((await caches.keys()).map(async name => (await (await caches.open(name)).keys()).map(one => one.url)))).flat()
            .filter(one => !one.includes('/files/') && !one.endsWith('/offline')),
        ...await new Promise(resolve => { const opening = indexedDB.open('belltower', 1); opening.onsuccess = () => {
            if (!opening.result.objectStoreNames.contains('acts')) return resolve([]);
            const all = opening.result.transaction('acts').objectStore('acts').getAll(); all.onsuccess = () => resolve(all.result); }; })]""")
    expect(f"signing out leaves nothing: {left}", not left)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    parser.add_argument("--shots")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    options = parser.parse_args()

    def shot(page, name):
        if options.shots:
            page.screenshot(path=f"{options.shots}/without-network-{name}.png", full_page=True)

    with trial(options.belltower, options.chromium) as (site, mail, browser):
        story(browser, site, Account(site, mail), site.zone, shot)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
