#!/usr/bin/env python3
"""The worker and the scripts against a server of four pages, in Chromium: what it keeps, what it marks as old,
what it forgets, what it rings. Exit status 1 and a line for each thing that is not so.

Needs what static_pages.py needs. The server can be away, slow, signed out; it notes what reaches it."""
import datetime
import http.server
import json
import re
import sys
import threading
import time
import urllib.parse

from playwright.sync_api import Error, sync_playwright

from campus import until
from rendering import WEB, esbuild

PAGE = """<!doctype html><html lang="en" dir="ltr" data-person="p1" data-build="b1" data-counts><head><title>{0}</title>
<link rel="stylesheet" href="/files/style.css"><script type="module" src="/files/script.js"></script></head>
<body><main id="main" data-live><h1>{0} {1}</h1>{2}</main>
<section class="waits" id="waits" data-refused="Not done:" data-again="Try again" data-drop="Drop it" hidden><b>Waits</b>
<ul></ul></section><form id="cup" method="post" action="/drinks" data-wait><input type="hidden" name="id" value="old">
<button name="category" value="glass">Glass</button></form><form id="out" method="post" action="/sign-out"><button>Sign
out</button></form><form id="entry"><input type="time" name="start" value="12:15"><input type="time" name="end"
value="13:05"><input type="date" name="lastDate"></form><p id="told" data-updated="u" data-unsent="n" data-kept="k"></p></body></html>"""
problems = []


class Site(http.server.BaseHTTPRequestHandler):
    worker, script = b"", b""
    language, build = "en", "b1"
    person, is_away, delay, visits, noted = "p1", False, 0, 0, []
    form_delay = 0
    # What the outbox sends, and how it is answered: a status and a text; nothing for an answer that is lost.
    acts, answers = [], []
    paths = []

    def answer(self, status, text, kind="text/html", **headers):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(text if isinstance(text, bytes) else text.encode())

    def do_GET(self):
        site, path = type(self), self.path.split("?")[0]
        if site.is_away:
            return self.close_connection
        if path == "/sw.js":
            return self.answer(200, site.worker, "text/javascript")
        if path == "/files/script.js":
            return self.answer(200, site.script, "text/javascript")
        if path == "/files/style.css":
            return self.answer(200, "body{}", "text/css")
        if path.startswith("/api/"):
            return self.answer(404, "{}", "application/json")
        time.sleep(site.delay)
        if site.person is None and path != "/offline":
            return self.answer(401, PAGE.format("Signed out", "", "").replace(' data-person="p1"', ""))
        site.visits += 1
        site.paths.append(path)
        page = PAGE.format(path, site.visits, week(path)).replace('lang="en"', f'lang="{site.language}"')
        page = page.replace('data-build="b1"', f'data-build="{site.build}"')
        return self.answer(200, page, Belltower_Person=site.person or "")

    def do_POST(self):
        if type(self).is_away:
            return self.close_connection
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        if key := self.headers.get("Idempotency-Key"):
            type(self).acts.append((key, self.path, urllib.parse.parse_qs(body)))
            status, text = type(self).answers.pop(0) if type(self).answers else (200, "Done.")
            if status:
                self.answer(status, text, "text/plain")
            return self.close_connection
        type(self).noted.append((self.path, body))
        time.sleep(type(self).form_delay)
        page = PAGE.format("Answered", "", "")
        self.answer(200, page.replace(' data-person="p1"', "") if self.path == "/sign-out" else page)

    def log_message(self, *_):
        pass


def week(path):
    """The links of a week's page: its own, and the one of the week after."""
    if not (found := re.fullmatch(r"/agenda/week(?:/(\d{4}-\d\d-\d\d))?", path)):
        return ""
    day = datetime.date.fromisoformat(found[1]) if found[1] else datetime.date.today()
    first = day - datetime.timedelta(days=day.weekday())
    return (f'<link rel="canonical" href="/agenda/week/{first}">'
            f'<a rel="next" href="/agenda/week/{first + datetime.timedelta(days=7)}">Next</a>')


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """A browser that waits no longer is no trouble."""


def expect(what, is_so):
    print(("kept: " if is_so else "NOT SO: ") + what)
    if not is_so:
        problems.append(what)


def comes(page, what, ask):
    """Expects what may take a while."""
    expect(what, is_so(page, ask, 20))


def is_so(page, ask, seconds):
    """Whether something comes to be so within a time."""
    def now():
        try:
            return ask()
        except Error:
            return None  # The page is on its way to another.
    try:
        until("it", now, seconds, lambda one: page.wait_for_timeout(one * 1000))
    except AssertionError:
        return False
    return True


def stores(page):
    return page.evaluate("caches.keys().then(async names => (await Promise.all(names.map(async name =>"
                         " (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat())")


def looks(page, path):
    """The languages in which a page is kept, this build's and earlier ones'."""
    return page.evaluate("""path => caches.keys().then(async names => (await Promise.all(names.map(async name => {
        const text = await (await (await caches.open(name)).match(path))?.text();
        return /<html lang="([a-z]+)"/.exec(text ?? '')?.[1]; }))).filter(Boolean))""", path)


def offline(page, site):
    page.goto(site + "/")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.goto(site + "/friends")
    page.goto(site + "/")
    page.goto(site + "/agenda/week")
    comes(page, "pages that are worth it are kept", lambda: "/agenda/week" in stores(page))
    expect("others are not", "/friends" not in stores(page))
    Site.is_away = True
    page.goto(site + "/agenda/week")
    expect("without a server the week stands", "/agenda/week" in page.inner_text("h1"))
    expect("and is marked as old", page.evaluate("'stale' in document.documentElement.dataset"))
    page.goto(site + "/item/never-seen")
    expect("a page that was never seen says so", "/offline" in page.inner_text("h1"))
    Site.is_away = False
    Site.delay, visits = 4, Site.visits
    began = time.monotonic()
    page.goto(site + "/agenda/week")
    took = time.monotonic() - began
    expect(f"a slow server is waited for two seconds, not four ({took:.1f} s)", took < 3.5)
    Site.delay = 0
    comes(page, "the answer that was late arrives", lambda: Site.visits > visits)
    page.goto(site + "/agenda/week")
    expect("the next visit is of the server again", not page.evaluate("'stale' in document.documentElement.dataset"))


def term(page, site):
    """A term's weeks are there after one visit, and stand in for days that were never looked at."""
    page.goto(site + "/")
    ask(page, {"kind": "fill"})
    today = datetime.date.today()
    monday = today - datetime.timedelta(days=today.weekday())
    last = monday + datetime.timedelta(days=17 * 7)
    kept = stores(page)
    expect("eighteen weeks are kept", {f"/agenda/week/{monday + datetime.timedelta(days=7 * number)}"
                                       for number in range(18)} <= set(kept))
    expect("and the pages with forms that wait", {"/add", "/water"} <= set(kept))
    asked = len(Site.paths)
    ask(page, {"kind": "fill"})
    expect("they are not asked for again on the same day", len(Site.paths) == asked)
    Site.is_away = True
    day = last + datetime.timedelta(days=4)
    page.goto(f"{site}/agenda/day/{day}")
    expect("a day in 120 days is told by its week", page.url == f"{site}/agenda/week/{last}#d{day}")
    expect("which is marked as old", page.evaluate("'stale' in document.documentElement.dataset"))
    page.goto(f"{site}/agenda/week/{day}")
    expect("and so is a week by another day of it", page.url == f"{site}/agenda/week/{last}#d{day}")
    page.goto(site + "/")
    expect("today's page stands for today", page.url == site + "/")
    page.evaluate("""async () => { for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const date = new Date(Date.now() - 86400000).toUTCString();
        await cache.put('/', new Response('<h1>Yesterday</h1>', { headers: { date, 'content-type': 'text/html' } }));
    } }""")
    page.goto(site + "/")
    expect("and yesterday's does not", page.url == f"{site}/agenda/week/{monday}#d{today}")
    Site.is_away = False


def upgrade(page, site):
    """A new build forgets nothing before it has it itself, be it broken off half way or without room."""
    def builds():
        return sorted(name.split()[-1] for name in page.evaluate("caches.keys()"))
    page.goto(site + "/class/x")
    page.goto(site + "/")
    ask(page, {"kind": "fill"})
    last = datetime.date.today() - datetime.timedelta(days=datetime.date.today().weekday()) + datetime.timedelta(days=17 * 7)
    Site.build = "b2"
    page.goto(site + "/")
    page.wait_for_function("navigator.serviceWorker.controller.scriptURL.includes('b2')")
    expect("the term of the build before stands", builds() == ["b1", "b2"])
    Site.is_away = True
    for path in (f"/agenda/week/{last}", "/class/x"):
        page.goto(site + path)
        expect(f"without a network {path.split('/')[1]} is there after an upgrade", path in page.inner_text("h1"))
        expect("and looks as it did", page.evaluate("getComputedStyle(document.body).display") == "block")
    page.goto(site + "/")
    ask(page, {"kind": "fill"})
    expect("a fill that is broken off drops nothing", builds() == ["b1", "b2"])
    Site.is_away = False
    page.goto(site + "/")
    ask(page, {"kind": "fill"})
    expect("a whole one drops the build before", builds() == ["b2"])
    expect("with all that was kept beside the term", {"/class/x", f"/agenda/week/{last}"} <= set(stores(page)))
    Site.build = "b1"
    page.goto(site + "/")
    page.wait_for_function("navigator.serviceWorker.controller.scriptURL.includes('b1')")


def outbox(page, site):
    """What is done without a network is done once, when there is one."""
    page.goto(site + "/")
    Site.acts.clear()
    Site.is_away = True
    for count in (1, 2):
        page.click("#cup button")
        comes(page, f"without a network {count} wait", lambda: page.locator("#waits li").count() == count)
    expect("they are named", page.inner_text("#waits li >> nth=0").startswith("Glass"))
    page.goto(site + "/water")
    comes(page, "they wait on the next page too", lambda: page.locator("#waits li").count() == 2)
    Site.is_away = False
    # The first answer is lost: it is sent again under the same key.
    Site.answers[:] = [(0, "")]
    ask(page, {"kind": "send"})
    ask(page, {"kind": "send"})
    comes(page, "they are sent when there is one", lambda: page.locator("#waits li").count() == 0)
    keys = [key for key, _, _ in Site.acts]
    expect("an answer that is lost is asked for under the same key, once each", len(keys) == 3 and len(set(keys)) == 2)
    ids = {fields["id"][0] for _, _, fields in Site.acts}
    expect("each with an id of its own, not the copy's", len(ids) == 2 and "old" not in ids)
    expect("and with its time", all("at" in fields for _, _, fields in Site.acts))
    expect("what the server says is told", "Done." in page.inner_text(".toast"))
    Site.is_away = True
    page.click("#cup button")
    comes(page, "another waits", lambda: page.locator("#waits li").count() == 1)
    Site.is_away = False
    Site.answers[:] = [(503, "busy"), (409, json.dumps({"type": "x", "detail": "it is full"}))]
    ask(page, {"kind": "send"})
    expect("a server that is not well is asked later", page.locator("#waits .err").count() == 0)
    ask(page, {"kind": "send"})
    comes(page, "what is refused says why", lambda: "it is full" in page.inner_text("#waits .err"))
    count = len(Site.acts)
    ask(page, {"kind": "send"})
    expect("and is not sent again by itself", len(Site.acts) == count)
    with page.expect_navigation():
        page.click("#waits li button >> nth=0")
    comes(page, "to try again is the form of a page", lambda: Site.noted[-1][0] == "/drinks")
    page.goto(site + "/")
    comes(page, "and waits no longer", lambda: page.locator("#waits li").count() == 0)
    Site.is_away = True
    page.click("#cup button")
    comes(page, "one more waits", lambda: page.locator("#waits li").count() == 1)
    page.click("#waits li button")
    comes(page, "and can be dropped", lambda: page.locator("#waits li").count() == 0)
    Site.is_away = False


def minutes(context, site):
    """Of ten minutes at a page those are told in which somebody did something: a clock that is put forward."""
    page = context.new_page()
    page.clock.install()
    page.goto(site + "/")

    def pass_by(minutes, is_there):
        for _ in range(6 * minutes):
            if is_there:
                page.mouse.move(10, 10)
                page.mouse.move(20, 20)
            page.clock.run_for(10_000)

    def told():
        return [json.loads(body)["minutes"] for path, body in Site.noted if path == "/api/v1/me/hours"]
    pass_by(5, is_there=True)
    comes(page, "five minutes at a page are told", lambda: told() == [5])
    pass_by(10, is_there=False)
    expect(f"of ten in which nothing is done at most two are: {told()}", sum(told()) <= 7)
    page.close()


def lengths(page, site):
    """What is moved stays as long as it was, up to midnight; an end on another day stays where it is."""
    page.goto(site + "/add")
    start, end = page.locator("[name=start]"), page.locator("[name=end]")
    for began, ends in (("14:00", "14:50"), ("23:30", "23:59"), ("09:00", "09:50")):
        start.fill(began)
        expect(f"from {began} on it ends at {ends}, not {end.input_value()}", end.input_value() == ends)
    page.fill("[name=lastDate]", "2026-11-26")
    start.fill("10:00")
    expect("an end on another day stays", end.input_value() == "09:50")


def languages(page, context, site):
    """What was kept in one language stands until it is kept in the other."""
    page.goto(site + "/sources")
    page.goto(site + "/agenda/week")
    comes(page, "a week is kept", lambda: "/agenda/week" in stores(page))
    other = context.new_page()
    Site.language = "de"
    other.goto(site + "/")
    comes(other, "in another language the term is to be kept anew", lambda: "/files/filled" not in stores(other))
    expect("until then it stands in the first", looks(other, "/agenda/week") == ["en"])
    Site.is_away = True
    ask(other, {"kind": "fill"})
    Site.is_away = False
    expect("also where that is broken off", looks(other, "/agenda/week") == ["en"])
    expect("a page that no week is of is kept", looks(other, "/sources") == ["en"])
    ask(other, {"kind": "fill"})
    expect("then in the other", looks(other, "/agenda/week") == ["de"] and looks(other, "/sources") == ["de"])
    page.evaluate("dispatchEvent(new Event('online'))")
    comes(page, "a page that stands open comes whole in the other",
          lambda: page.evaluate("document.documentElement.lang") == "de")
    other.close()
    Site.language, Site.delay, Site.form_delay = "en", 1, 3
    page.evaluate("dispatchEvent(new Event('online'))")
    page.click("#cup button", no_wait_after=True)
    comes(page, "a form on its way is answered, whatever other language the page would come in",
          lambda: "Answered" in page.inner_text("h1"))
    Site.delay, Site.form_delay = 0, 0
    page.goto(site + "/agenda/week")
    comes(page, "the week is kept in the language that is back", lambda: "/agenda/week" in stores(page))


def ask(page, wish):
    """Asks the worker, and waits for what it says."""
    return page.evaluate("""wish => new Promise(resolve => { const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data); navigator.serviceWorker.controller.postMessage(wish, [port2]); })""",
                         wish)


def ringing(page, context, site):
    session = context.new_cdp_session(page)
    registrations = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    comes(page, "the worker is registered", lambda: registrations)
    if not registrations:
        return
    for number, data in enumerate((json.dumps({
            "web_push": 8030, "notification": {"title": "Linear Algebra II at 11:15", "body": "C4 2.01",
                                               "navigate": site + "/item/m2", "tag": "k1", "actions": [
                                                   {"action": "snooze", "title": "In 10 minutes", "navigate": site},
                                                   {"action": "dismiss", "title": "Done", "navigate": site}]},
            "belltower": {"key": "k1", "reminder": "r1"}}), "no JSON"), 1):
        message = {"origin": site, "registrationId": registrations[0]["registrationId"], "data": data}

        def shown():
            return page.evaluate("navigator.serviceWorker.ready.then(one => one.getNotifications())"
                                 ".then(all => all.length)") >= number
        # DevTools loses a message now and then, which is not the worker's doing.
        for _ in range(3):
            session.send("ServiceWorker.deliverPushMessage", message)
            if is_shown := is_so(page, shown, 7):
                break
        expect(f"message {number} shows a notice", is_shown)
    comes(page, "what had a key is acknowledged, once", lambda: [
        json.loads(body)["key"] for path, body in Site.noted if path == "/api/v1/push/received"] == ["k1"])
    answering(page, context)


NOTICES = "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.map(one => one.body))"


def answering(page, context):
    """What is chosen on a notice is done, once there is a network; what is refused is said."""
    worker = context.service_workers[-1]
    expect("a notice has its buttons", worker.evaluate(
        "self.registration.getNotifications().then(all => all.map(one => one.actions.map(two => two.title)))"
    ).count(["In 10 minutes", "Done"]) == 1)

    def choose(choice):
        """DevTools presses no button of a notice: the worker is told of one that it has."""
        worker.evaluate("""async choice => {
            const all = await self.registration.getNotifications();
            const notification = all.find(one => one.data.reminder) ?? self.lastNotice;
            self.lastNotice = notification;
            const event = new NotificationEvent('notificationclick', { notification, action: choice });
            const waited = [];
            event.waitUntil = promise => waited.push(promise);
            self.dispatchEvent(event);
            await Promise.all(waited); }""", choice)
    Site.acts.clear()
    Site.is_away = True
    choose("snooze")
    comes(page, "without a network it waits", lambda: "In 10 minutes · Linear Algebra II" in page.inner_text("#waits"))
    Site.is_away = False
    ask(page, {"kind": "send"})
    _, path, fields = Site.acts[-1]
    expect("then it is sent, with when it was chosen",
           path == "/reminders/r1/snooze" and fields["for"] == ["10m"] and "at" in fields)
    Site.answers[:] = [(409, json.dumps({"type": "x", "detail": "it has begun"}))]
    choose("dismiss")
    expect("at once where there is one", Site.acts[-1][1] == "/reminders/r1/dismiss")
    comes(page, "what is refused is said by a notice", lambda: "it has begun" in page.evaluate(NOTICES))
    expect("and waits no longer", page.locator("#waits li").count() == 0)


def forgetting(page, site):
    expect("something is kept before", "/agenda/week" in stores(page))
    Site.acts.clear()
    Site.is_away = True
    page.click("#cup button")
    comes(page, "something waits before", lambda: page.locator("#waits li").count() == 1)
    Site.is_away = False
    # The form is sent when the server has answered that it is there; then it leads elsewhere.
    page.click("#out button", no_wait_after=True)
    comes(page, "signing out is answered", lambda: "Answered" in page.inner_text("h1"))
    comes(page, "signing out forgets every page",
          lambda: not [path for path in stores(page) if not path.startswith("/files/")])
    expect("what waited was sent before", len(Site.acts) == 1)
    page.goto(site + "/agenda/week")
    comes(page, "signed in again it is kept again", lambda: "/agenda/week" in stores(page))
    Site.person = None
    page.goto(site + "/agenda/day")
    comes(page, "401 forgets every page", lambda: "/agenda/week" not in stores(page))
    Site.person = "p2"
    page.goto(site + "/agenda/week")
    Site.person = "p1"
    page.goto(site + "/sources")
    comes(page, "the person's page is kept", lambda: "/sources" in stores(page))
    expect("another person's page is not kept by this one's worker", "/agenda/week" not in stores(page))
    Site.worker = (WEB / "worker/kill.js").read_bytes()
    page.evaluate("navigator.serviceWorker.getRegistration().then(one => one?.update())")
    comes(page, "the kill switch leaves no page", lambda: "/sources" not in stores(page))


def main():
    Site.worker = esbuild("--bundle", str(WEB / "worker/sw.js"))
    Site.script = esbuild("--bundle", "--format=esm", str(WEB / "scripts/main.js"))
    server = Server(("127.0.0.1", 0), Site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        context = browser.new_context(permissions=["notifications"])
        page = context.new_page()
        page.on("pageerror", lambda error: expect(f"no error: {error}", False))
        offline(page, site)
        term(page, site)
        upgrade(page, site)
        outbox(page, site)
        minutes(context, site)
        lengths(page, site)
        languages(page, context, site)
        ringing(page, context, site)
        forgetting(page, site)
        browser.close()
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
