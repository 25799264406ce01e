#!/usr/bin/env python3
"""An event with one place, in Chromium, against the real server: two phones join at once, and one is in; the other waits,
and has the place when it is given back. At the door an organiser's tablet shows a QR code, which is read from a picture of
it; who scans or types it is there, and the tablet says so. Exit status 1 and a line for each thing that is not so.

Needs Debian's zbar-tools. usage: at_the_door.py [BELLTOWER] [--shots DIR]"""
import argparse
import datetime
import re
import subprocess
import sys

from campus import ROOT, Account, expect, trial, troubles, until

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
# A browser that reads codes in pictures, of which Chromium on Linux is none: it sees what is put before it.
READER = """window.BarcodeDetector = class { async detect(eye) {
    return eye.videoWidth && window.seen ? [{ rawValue: window.seen }] : []; } };"""

# A page that is told late that the server is there, and one that asks for itself and has what it got.
SLOW = """() => {
    const gate = new Promise((open) => { window.letGo = open; });
    const asked = window.fetch;
    window.fetch = async (what, how) => {
        if (!String(what).endsWith('/health')) return asked(what, how);
        await gate;
        return asked(what);
    };
}"""
ANEW = """async () => {
    for (const way of [() => dispatchEvent(new Event('online')), () => undefined]) {
        way();
        await new Promise((done) => {
            const one = new XMLHttpRequest();
            one.onloadend = done;
            one.open('GET', location.href);
            one.setRequestHeader('Accept', 'text/html');
            one.send();
        });
    }
}"""


def comes(page, what, ask, seconds=30):
    try:
        until(what, ask, seconds, lambda one: page.wait_for_timeout(one * 1000))
    except AssertionError:
        return expect(what, False)
    return expect(what, True)


def device(browser, account, zone, size=PHONE, **more):
    context = browser.new_context(viewport=size, timezone_id=zone, **more)
    if account:
        context.add_cookies([account.cookie])
    page = context.new_page()
    page.on("pageerror", lambda error: expect(f"no error of a script: {error}", False))
    return page


def standing(account, event):
    return account.ask("GET", f"events/{event}")["mine"]


def joining(one, other, accounts, event, shot):
    """Both at once; whose the place is, and the other, each with a phone."""
    page = f"{accounts[0].site.url}/events/{event}"
    for phone in (one, other):
        phone.goto(page)
        phone.evaluate(SLOW)
        phone.click("form[action$='/join'] button")
    # The page is asked for anew between the tap and its sending, as when somebody else joins just then.
    for phone in (one, other):
        phone.evaluate(ANEW)
        phone.evaluate("letGo()")
    for phone in (one, other):
        comes(phone, "each is answered", lambda: phone.locator("form[action$='/drop']").count() > 0)
    states = [standing(account, event) for account in accounts]
    expect(f"one is in, the other waits: {states}", sorted(states) == ["joined", "waiting"])
    order = (0, 1) if states[0] == "joined" else (1, 0)
    return [((one, other)[place], accounts[place]) for place in order]


def door_code(tablet, url, event, shots):
    """What a camera reads on the tablet, which is what is to be typed as well."""
    picture = f"{shots}/tablet.png"
    tablet.screenshot(path=picture)
    run = subprocess.run(["zbarimg", "--quiet", "--raw", "--nodbus", picture], capture_output=True, text=True)
    address = run.stdout.strip()
    typed = tablet.inner_text(".board__c bdi").replace(" ", "")
    is_right = re.fullmatch(re.escape(f"{url}/events/{event}/door/") + "[0-9]{6}", address)
    expect(f"the picture says where the door is: {address} {run.stderr}", bool(is_right))
    expect("and the code beside it is the same", bool(is_right) and address.endswith(typed))
    return address, typed


def story(browser, site, organiser, students, zone, shot, shots):
    starts = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(minutes=12)
    event = organiser.ask("POST", "events", {
        "title": "Choir rehearsal", "start": f"{starts:%Y-%m-%dT%H:%M:00Z}", "length": 3600, "location": "M2 0.01",
        "capacity": 1, "hashtag": "#choir"})["id"]
    page = f"{site.url}/events/{event}"
    phones = [device(browser, account, zone) for account in students]
    (first, one), (second, other) = joining(*phones, students, event, shot)

    second.goto(page)
    shot(second, "waits")
    first.goto(page)
    with first.expect_navigation():
        first.click(f"form[action='/events/{event}/drop'] button")
    comes(second, "the other is offered the place, on the page that stands open",
          lambda: "Offered until" in second.inner_text("main"))
    shot(second, "offered")
    with second.expect_navigation():
        second.click(f"form[action='/events/{event}/join'] button")
    expect("and takes it", standing(other, event) == "joined" and standing(one, event) == "none")
    box = second.locator(f"form[action='/events/{event}/drop'] button").bounding_box()
    second.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    second.wait_for_timeout(500)
    expect("a second tap right after does not give it up", standing(other, event) == "joined")

    tablet = device(browser, organiser, zone, TABLET)
    tablet.goto(page)
    with tablet.expect_navigation():
        tablet.click(f"a[href='/events/{event}/door']")
    expect("nobody is here yet", "0 of 1 are here" in tablet.inner_text("main"))
    address, typed = door_code(tablet, site.url, event, shots)
    shot(tablet, "tablet")

    second.goto(address)
    expect("to look at it alters nothing", not other.ask("GET", f"events/{event}")["present"])
    shot(second, "scanned")
    with second.expect_navigation():
        second.click("button:has-text('I am here')")
    expect("one tap and they are here", other.ask("GET", f"events/{event}")["present"])
    shot(second, "here")
    comes(tablet, "the tablet says so, by itself", lambda: "1 of 1 are here" in tablet.inner_text("main"))

    stranger = device(browser, None, zone)
    stranger.goto(address)
    expect("who is not signed in is shown the way in, and comes back",
           stranger.url.endswith(f"/sign-in?next={address.removeprefix(site.url)}"))

    first.goto(page)
    first.fill("#door-code", "0" if typed == "000000" else "000000")
    with first.expect_navigation():
        first.click("button:has-text('I am here')")
    expect("a wrong code is refused", "not the code" in first.inner_text("main"))
    shot(first, "wrong")
    first.fill("#door-code", tablet.inner_text(".board__c bdi"))
    with first.expect_navigation():
        first.click("button:has-text('I am here')")
    expect("at a full event there is no place at the door", "no place is free" in first.inner_text("main"))
    shot(first, "full")

    comes(tablet, "another code comes by itself", lambda: tablet.inner_text(".board__c bdi").replace(" ", "") != typed, 45)
    phone = device(browser, organiser, zone)
    phone.goto(f"{page}/door")
    shot(phone, "organiser")
    phone.click("summary")
    expect("organisers see who came", "came at" in phone.inner_text("details"))
    shot(phone, "names")
    wordless = device(browser, organiser, zone, java_script_enabled=False)
    wordless.goto(f"{page}/door")
    expect("without scripts it is asked for again", wordless.locator("meta[http-equiv=refresh]").count() == 1)

    organiser.ask("PATCH", f"events/{event}", {"capacity": 2})
    scanner = device(browser, one, zone, permissions=["camera"])
    scanner.add_init_script(READER)
    scanner.goto(page)
    code = tablet.inner_text(".board__c bdi").replace(" ", "")
    scanner.evaluate("address => { window.seen = address; }", f"{page}/door/{code}")
    with scanner.expect_navigation():
        scanner.click("[data-scan]")
    expect("a camera in the page leads there too", scanner.url == f"{page}/door/{code}")
    with scanner.expect_navigation():
        scanner.click("button:has-text('I am here')")
    mine = one.ask("GET", f"events/{event}")
    expect("and who had not joined joins, now that there is room", mine["present"] and mine["mine"] == "joined")
    log = site.log("serve")
    expect("no code stands in the log", not any(one in log for one in (typed, code)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    parser.add_argument("--shots")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    options = parser.parse_args()

    def shot(page, name):
        if options.shots:
            page.screenshot(path=f"{options.shots}/at-the-door-{name}.png", full_page=True)

    with trial(options.belltower, options.chromium, "--use-fake-device-for-media-stream",
               "--use-fake-ui-for-media-stream") as (site, mail, browser):
        people = [Account(site, mail, handle) for handle in ("kai", "amira", "ben")]
        story(browser, site, people[0], people[1:], site.zone, shot, site.folder)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
