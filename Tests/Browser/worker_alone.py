#!/usr/bin/env python3
"""The worker and the scripts against a server of four pages, in Chromium: what it keeps, what it marks as old,
what it forgets, what it rings. Exit status 1 and a line for each thing that is not so.

Needs what static_pages.py needs. The server can be away, slow, signed out; it notes what reaches it."""
import http.server
import json
import sys
import threading
import time

from playwright.sync_api import Error, sync_playwright

from campus import until
from rendering import WEB, esbuild

PAGE = """<!doctype html><html lang="en" data-person="p1" data-build="b1"><head><title>{0}</title>
<link rel="stylesheet" href="/files/style.css"><script type="module" src="/files/script.js"></script></head>
<body><main id="main" data-live><h1>{0} {1}</h1></main><form id="out" method="post" action="/sign-out"><button>Sign
out</button></form><p id="told" data-updated="u" data-unsent="n"></p></body></html>"""
problems = []


class Site(http.server.BaseHTTPRequestHandler):
    worker, script = b"", b""
    person, is_away, delay, visits, noted = "p1", False, 0, 0, []

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
            return self.answer(401, PAGE.format("Signed out", "").replace(' data-person="p1"', ""))
        site.visits += 1
        return self.answer(200, PAGE.format(path, site.visits), Belltower_Person=site.person or "")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        type(self).noted.append((self.path, body))
        self.answer(200, PAGE.format("Signed out", "").replace(' data-person="p1"', ""))

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """A browser that waits no longer is no trouble."""


def expect(what, is_so):
    print(("kept: " if is_so else "NOT SO: ") + what)
    if not is_so:
        problems.append(what)


def comes(page, what, ask):
    """Expects what may take a while."""
    def now():
        try:
            return ask()
        except Error:
            return None  # The page is on its way to another.
    try:
        until(what, now, 20, lambda seconds: page.wait_for_timeout(seconds * 1000))
    except AssertionError:
        return expect(what, False)
    return expect(what, True)


def stores(page):
    return page.evaluate("caches.keys().then(async names => (await Promise.all(names.map(async name =>"
                         " (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat())")


def offline(page, site):
    page.goto(site + "/")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.goto(site + "/add")
    page.goto(site + "/")
    page.goto(site + "/agenda/week")
    comes(page, "pages that are worth it are kept", lambda: "/agenda/week" in stores(page))
    expect("others are not", "/add" not in stores(page))
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
                                               "navigate": site + "/item/m2", "tag": "k1"},
            "belltower": {"key": "k1", "reminder": "r1"}}), "no JSON"), 1):
        session.send("ServiceWorker.deliverPushMessage", {
            "origin": site, "registrationId": registrations[0]["registrationId"], "data": data})
        comes(page, f"message {number} shows a notice", lambda: page.evaluate(
            "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.length)") == number)
    comes(page, "what had a key is acknowledged, once", lambda: [
        json.loads(body)["key"] for path, body in Site.noted if path == "/api/v1/push/received"] == ["k1"])


def forgetting(page, site):
    expect("something is kept before", "/agenda/week" in stores(page))
    # The form is sent when the server has answered that it is there; then it leads elsewhere.
    with page.expect_navigation():
        page.click("#out button")
    comes(page, "signing out forgets every page",
          lambda: not [path for path in stores(page) if not path.startswith("/files/")])
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
    Site.worker = esbuild(str(WEB / "worker/sw.js"))
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
        ringing(page, context, site)
        forgetting(page, site)
        browser.close()
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
