#!/usr/bin/env python3
"""The first run, as somebody has it on a phone, against the real server and the real bell: sign up by a code,
paste a feed, see the week, be rung before class; then a room changes. Exit status 1 and a line for each thing
that is not so.

usage: first_run.py [BELLTOWER] [--feed FILE] [--shots DIR] [--seconds N]

BELLTOWER is the program (default: the debug build's). The mail server, the timetable and the push service are of
its own, on loopback. A browser without a display reaches no push service of its maker, so the page subscribes
with keys that are held here; what the bell sends is opened with them, and given to the browser's own worker
through the DevTools protocol, as the browser would."""
import argparse
import contextlib
import json
import pathlib
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

from campus import ROOT, Belltower, Mail, PushService, Timetable, noon_zone, until

PHONE = {"width": 390, "height": 844}
ADDRESS = "mira@campus.example"
# Classes ring a quarter of an hour before; by then the page has subscribed.
AHEAD = 15 * 60 + 30

# What a browser's push manager gives, with keys that the test has.
SUBSCRIBE = """(() => {
  const kept = %s;
  const subscription = () => ({ ...kept, options: {}, toJSON: () => kept, unsubscribe: async () => true });
  let isOn = 'localStorage' in self && localStorage.getItem('test.subscribed') === '1';
  PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
    if (!userVisibleOnly || !applicationServerKey) throw new Error('no browser takes that');
    localStorage.setItem('test.subscribed', '1');
    isOn = true;
    return subscription();
  };
  PushManager.prototype.getSubscription = async () => (isOn || %s ? subscription() : null);
})()"""


class Phone:
    """A browser's page, the worker behind it, and how long each step takes."""

    def __init__(self, browser, site, push, zone, shots):
        self.site, self.push, self.shots, self.steps = site, push, shots, []
        self.troubles = []
        self.context = browser.new_context(
            viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True, timezone_id=zone,
            permissions=["notifications"])
        self.context.add_init_script(self.stub("false"))
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        self.page.on("console", lambda line: line.type == "error" and "422" not in line.text
                     and self.troubles.append(f"console: {line.text}"))

    def stub(self, is_on):
        return SUBSCRIBE % (json.dumps(self.push.subscription()), is_on)

    @contextlib.contextmanager
    def step(self, name):
        began = time.monotonic()
        yield
        self.steps.append((name, time.monotonic() - began))
        print(f"{self.steps[-1][1]:6.1f} s  {name}", flush=True)
        if self.shots:
            self.page.screenshot(path=f"{self.shots}/{len(self.steps):02}-{name.replace(' ', '-')}.png")

    def wait(self, seconds):
        self.page.wait_for_timeout(seconds * 1000)

    def until(self, what, ask, seconds=60):
        return until(what, ask, seconds, self.wait)

    def press(self, place):
        """Taps what stands there, and waits for the page that comes."""
        with self.page.expect_navigation():
            self.page.locator(place).first.tap()

    def see(self, text):
        self.page.get_by_text(text).first.wait_for()

    def deliver(self, text):
        """Gives a message to the page's worker as the browser's push service would, and returns the notices."""
        worker = self.until("the worker runs", lambda: self.context.service_workers[:1])[0]
        worker.evaluate(self.stub("true"))
        session = self.context.new_cdp_session(self.page)
        found = []
        session.on("ServiceWorker.workerRegistrationUpdated",
                   lambda event: found.extend(one for one in event["registrations"] if not one["isDeleted"]))
        session.send("ServiceWorker.enable")
        self.until("the worker is registered", lambda: found)
        session.send("ServiceWorker.deliverPushMessage", {
            "origin": self.site.url, "registrationId": found[-1]["registrationId"], "data": text})
        tag = json.loads(text)["notification"]["tag"]
        notices = self.until("a notice is seen", lambda: [one for one in self.notices() if one["tag"] == tag])
        session.detach()
        return notices[0]

    def notices(self):
        return self.page.evaluate(
            "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.map(one =>"
            " ({title: one.title, body: one.body, tag: one.tag, navigate: one.data.navigate})))")

    def ask(self, path):
        """What the API answers to who is signed in."""
        return self.page.evaluate("path => fetch('/api/v1' + path).then(one => one.json())", path)


def sign_up(phone, mail):
    page = phone.page
    with phone.step("open the site"):
        page.goto(phone.site.url)
        phone.press("a[href='/sign-up']")
    with phone.step("give an address"):
        page.fill("#address", ADDRESS)
        phone.press("form[action='/sign-up/code'] button")
    with phone.step("type the code"):
        page.fill("#code", phone.until("a letter with a code", lambda: mail.code(ADDRESS)))
        phone.press("form[action='/sign-up/confirm'] button")
    with phone.step("say who it is"):
        page.fill("#name", "Mira Okafor")
        page.fill("#handle", "mira")
        phone.press("form[action='/sign-up'] button")
        page.wait_for_url("**/first-run")


def read_feed(phone, timetable):
    with phone.step("paste the feed"):
        phone.page.fill("#source", timetable.url)
        phone.press("form[action='/sources'] button")
        phone.see("Linear Algebra II")


def subscribe(phone):
    button = phone.page.locator("[data-push-on]")
    with phone.step("let it ring"):
        button.tap()
        button.wait_for(state="hidden")
        phone.until("the subscription is kept", lambda: "push" in json.dumps(phone.ask("/settings")))


def see_week(phone):
    with phone.step("see the week"):
        phone.press("main a[href='/agenda/week']")
        phone.see("Linear Algebra II")


def be_rung(phone, push):
    with phone.step("be rung with the room"):
        text = phone.until("a push with the room", lambda: push.about("Linear Algebra II", "C4 2.01"))
        notice = phone.deliver(text)
        if "C4 2.01" not in notice["title"] + notice["body"]:
            raise AssertionError(f"the notice lacks the room: {notice}")
    print(f"         “{notice['title']}” / “{notice['body']}” → {notice['navigate']}")
    phone.until("the notice is acknowledged", lambda: phone.site.receipts())
    with phone.step("open the notice"):
        phone.page.goto(notice["navigate"])
        phone.see("Linear Algebra II")


def see_change(phone, site, timetable, push):
    page = phone.page
    with phone.step("have today open"):
        with page.expect_response("**/api/v1/stream*"):
            page.goto(phone.site.url)
        phone.see("C4 2.01")
    with phone.step("a room changes"):
        timetable.room = "E1 3.07"
        site.run("import", "--all", "--as", "mira")
        began = time.monotonic()
        page.locator("main").get_by_text("E1 3.07").first.wait_for()
        took = time.monotonic() - began
    print(f"         on the open page {took * 1000:.0f} ms after the import")
    if took > 2:
        phone.troubles.append(f"the open page shows the new room after {took:.1f} s, not 2")
    with phone.step("be told of the room"):
        text = phone.until("a push with the new room", lambda: push.about("E1 3.07"))
        notice = phone.deliver(text)
    print(f"         “{notice['title']}” / “{notice['body']}” → {notice['navigate']}")


def see_early_change(phone, site, timetable):
    """What changes before the page listens to the stream is seen all the same."""
    held, page = [], phone.page
    page.route("**/api/v1/stream*", lambda route: held.append(route))
    with phone.step("a room changes while the page loads"):
        page.goto(phone.site.url)
        phone.until("the page wants to listen", lambda: held)
        timetable.room = "F2 1.01"
        site.run("import", "--all", "--as", "mira")
        for route in held:
            route.continue_()
        page.locator("main").get_by_text("F2 1.01").first.wait_for()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    parser.add_argument("--feed", type=pathlib.Path, default=ROOT / "Fixtures/feeds/term.ics")
    parser.add_argument("--shots", help="a folder for pictures of each step")
    parser.add_argument("--seconds", type=float, default=90, help="how long all may take")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    options = parser.parse_args()
    mail, push, timetable, zone = Mail(), PushService(), Timetable(options.feed, AHEAD), noon_zone()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Belltower(options.belltower, folder, mail, zone)
        browser = playwright.chromium.launch(executable_path=options.chromium, args=["--no-sandbox"])
        phone = Phone(browser, site, push, zone, options.shots)
        try:
            site.serve()
            site.ring()
            sign_up(phone, mail)
            read_feed(phone, timetable)
            subscribe(phone)
            see_week(phone)
            be_rung(phone, push)
            see_change(phone, site, timetable, push)
            see_early_change(phone, site, timetable)
            phone.troubles += push.troubles
        except Exception as error:
            phone.troubles.append(str(error))
            if options.shots:
                phone.page.screenshot(path=f"{options.shots}/failed.png")
            print(phone.page.url, phone.page.inner_text("body"), site.log("serve"), site.log("remind"), sep="\n")
        finally:
            site.end()
            browser.close()
            mail.controller.stop()
    took = sum(seconds for _, seconds in phone.steps)
    print(f"{took:6.1f} s  in all")
    if took > options.seconds:
        phone.troubles.append(f"{took:.0f} s, not {options.seconds:.0f}")
    for trouble in phone.troubles:
        print(f"NOT SO: {trouble}", file=sys.stderr)
    return 1 if phone.troubles else 0


if __name__ == "__main__":
    sys.exit(main())
