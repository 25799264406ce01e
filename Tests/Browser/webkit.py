#!/usr/bin/env python3
"""The pages in WebKit, the engine of every browser on an iPhone: how they are laid out, what axe finds, and a story of
forms against the real server. Exit status 1 and a line for each finding.

Needs Debian's webkit2gtk-driver and xvfb; PyPI's selenium and axe-playwright-python, whose script is used.
usage: webkit.py [BELLTOWER] [--names NAME...]: these samples alone, without the story. It keeps no pictures: after some pages
MiniBrowser answers none any more."""
import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import threading

from axe_playwright_python.sync_playwright import Axe
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.service import Service

from campus import ROOT, Belltower, Mail, noon_zone, until
from rendering import finding, found, rendered
from static_pages import SMALL, Handler, Server

BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
# Colours are another engine's to say as well: Chromium has been asked.
AXE = """const done = arguments[arguments.length - 1];
  axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false } } })
    .then(all => done(all.violations.flatMap(one => one.nodes.slice(0, 3).map(node => `${one.id}: ${node.html.slice(0, 140)}`))),
          error => done([String(error)]));"""


@contextlib.contextmanager
def screen():
    """A screen that nobody sees, of this script's own."""
    server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    os.environ["DISPLAY"] = f":{server.stdout.readline().decode().strip()}"
    # Without a graphics card, and as root, where WebKit's own box cannot be built.
    os.environ.update(WEBKIT_DISABLE_COMPOSITING_MODE="1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
                      LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1", GDK_BACKEND="x11")
    try:
        yield
    finally:
        server.terminate()
        server.wait(10)


def opened():
    options = webdriver.WebKitGTKOptions()
    options.binary_location = BROWSER
    options.add_argument("--automation")
    browser = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))
    browser.set_page_load_timeout(30)
    browser.set_script_timeout(30)
    return browser


def look(browser, url, name):
    """A sample as a phone has it."""
    browser.get(f"{url}/{name}.html")
    if browser.execute_script("return document.documentElement.scrollWidth > innerWidth"):
        finding(f"webkit {name}", "scrolls sideways")
    for target in browser.execute_script(f"return ({SMALL})()"):
        finding(f"webkit {name}", f"target too small: {target}")
    # What is stuck to the window's end covers what can be scrolled from under it.
    browser.execute_script("for (const bar of document.querySelectorAll('.helpfoot')) bar.style.position = 'static'")
    browser.execute_script(Axe().axe_script)
    for violation in browser.execute_async_script(AXE):
        finding(f"webkit {name}", f"axe {violation}")


def samples(browser, names):
    pages, made, _ = rendered()
    Handler.pages, Handler.made = pages, made
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    # The simple view differs by its style alone, of which Chromium has said enough.
    every = [page[1:-5] for page in pages if page.endswith(".html") and not page.endswith("@simple.html")]
    for name in names or every:
        look(browser, f"http://127.0.0.1:{server.server_port}", name)
    server.shutdown()
    print(f"{len(names or every)} pages in WebKit")


class Story:
    """Somebody signs up by a code, writes an entry, drinks a glass, and goes."""

    def __init__(self, browser, site, mail):
        self.browser, self.site, self.mail = browser, site, mail

    def go(self, path):
        self.browser.get(self.site.url + path)

    def find(self, place):
        return until(place, lambda: next(
            (one for one in self.browser.find_elements(By.CSS_SELECTOR, place) if one.is_displayed()), None))

    def type(self, place, text):
        field = self.find(place)
        field.clear()
        field.send_keys(text)

    def press(self, place):
        """Presses what sends a form, and waits for the page that comes."""
        page = self.browser.find_element(By.TAG_NAME, "html")
        found = self.find(place)
        # The bar at the foot covers what a driver scrolls to the edge; a finger scrolls on.
        self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", found)
        found.click()

        def is_gone():
            try:
                return not page.is_enabled()
            except StaleElementReferenceException:
                return True
        until(f"an answer to {place}", is_gone)

    def has(self, words):
        return until(f"“{words}” in {self.browser.current_url}", lambda: words in self.browser.find_element(
            By.TAG_NAME, "body").text)

    def tell(self):
        address = "kai@campus.example"
        self.go("/sign-up")
        self.type("form[action='/sign-up/code'] [name=address]", address)
        self.press("form[action='/sign-up/code'] button")
        self.type("[name=code]", until("a letter with a code", lambda: self.mail.code(address)))
        self.press("form[action='/sign-up/confirm'] button")
        self.type("[name=name]", "Kai Lee")
        self.type("[name=handle]", "kai")
        self.press("form[action='/sign-up'] button")
        self.go("/add")
        self.type("[name=summary]", "Rehearsal")
        self.press("form[action='/entries'] button.btn--act")
        self.has("Rehearsal")
        self.go("/water")
        self.press("form[action='/drinks'] button")
        self.has("oz")
        self.go("/agenda/week")
        self.has("Rehearsal")
        self.go("/me")
        self.press("form[action='/sign-out'] button")
        self.go("/agenda/week")
        until("the door", lambda: "/sign-in" in self.browser.current_url)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    parser.add_argument("--names", nargs="*", default=[])
    options = parser.parse_args()
    with screen():
        browser = opened()
        # As narrow as a window of MiniBrowser becomes: 447 pixels.
        browser.set_window_size(390, 844)
        try:
            samples(browser, options.names)
            if not options.names:
                mail = Mail()
                with tempfile.TemporaryDirectory() as folder:
                    site = Belltower(options.belltower, folder, mail, noon_zone())
                    try:
                        site.serve()
                        Story(browser, site, mail).tell()
                    except Exception as error:
                        finding("webkit", f"{error}\n{site.log('serve')}")
                    finally:
                        site.end()
                        mail.controller.stop()
        finally:
            browser.quit()
    print(f"{len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
