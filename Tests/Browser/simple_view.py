#!/usr/bin/env python3
"""The simple view on a small phone, in Chromium, against the real server: home and everything else stay in sight on every
page, no word is parted, everything that can be tapped has words; a drink is taken back, what was saved is said at home, a
class begins with what, when and where. With letters twice as large, from right to left and without scripts nothing is lost.
With letters as somebody of seventy chose them every page fits, in the usual and the large view as well.
Exit status 1 and a line for each thing that is not so.

usage: simple_view.py [BELLTOWER] [--shots DIR]"""
import argparse
import re
import sys

from axe_playwright_python.sync_playwright import Axe

from campus import ROOT, Account, Timetable, expect, trial, troubles
from fitting import PHONE, Letters, misfits

PAGES = ["/", "/more", "/agenda/day", "/agenda/week", "/agenda/month", "/events", "/add", "/search", "/reminders", "/water",
         "/me", "/friends", "/changes", "/help"]
MORE = ["/communities", "/events/new", "/modules", "/programmes", "/sources", "/feeds", "/bell", "/free", "/devices",
        "/me/hours", "/me/profile", "/me/account", "/me/look", "/agenda/year"]
WORDLESS = """() => [...document.querySelectorAll('a, button, summary')]
  .filter(one => one.checkVisibility() && !one.closest('.skip') && !one.innerText.trim()).map(one => one.outerHTML.slice(0, 90))"""
# Whether the middle of what is at a place can be tapped.
IN_SIGHT = """place => [...document.querySelectorAll(place)].every(one => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); })"""
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}


class Phone:
    """A browser in the simple view."""

    def __init__(self, browser, account, zone, shots, name, **more):
        self.context = browser.new_context(viewport=PHONE, timezone_id=zone, reduced_motion="reduce", **more)
        self.context.add_cookies([account.cookie])
        self.page, self.site, self.shots, self.name = self.context.new_page(), account.site, shots, name
        self.letters = Letters(self.page)
        self.page.on("pageerror", lambda error: expect(f"no error of a script: {error}", False))

    def go(self, path):
        self.page.goto(self.site.url + path)

    def shoot(self, name):
        if self.shots:
            name = re.sub(r"[/ ]+", "-", f"simple-{self.name}-{name}")
            self.page.screenshot(path=f"{self.shots}/{name}.png")

    def look(self, path, has_axe=False):
        page, where = self.page, f"{self.name}: {path}"
        self.go(path)
        expect(f"{where} is in the simple view", page.locator("html").get_attribute("data-view") == "simple")
        expect(f"{where} does not scroll sideways", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        wordless = page.evaluate(WORDLESS)
        expect(f"{where}: all that can be tapped has words {wordless}", not wordless)
        if has_axe:
            page.evaluate(Axe().axe_script)
            found = page.evaluate("options => axe.run(options).then(all => all.violations.map(one => one.id))", AXE)
            # What is stuck to the end of the window covers what is scrolled from under it.
            expect(f"{where}: axe {found}", not set(found) - {"target-size"})
        for place in ("begins", "ends"):
            expect(f"{where}: home is in sight where it {place}", page.evaluate(IN_SIGHT, ".helpfoot nav a"))
            self.shoot(f"{path}-{place}")
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        last = page.locator("main :is(a, button)").locator("visible=true").last
        if last.count():
            last.scroll_into_view_if_needed()
            expect(f"{where}: its last button is not covered", last.evaluate("one => {"
                   "const box = one.getBoundingClientRect(), foot = document.querySelector('.helpfoot nav');"
                   "return box.bottom <= foot.getBoundingClientRect().top + 1; }"))

    def fit(self, path=None, sizes=(22, 32)):
        if path:
            self.go(path)
        found = misfits(self.page, self.letters, sizes)
        expect(f"{self.name}: {path or 'what was done'}: all fits {found}", not found)


def use(phone):
    """What somebody does who never saw it before."""
    page = phone.page
    phone.go("/")
    expect("the first button names the class, when and where",
           "Linear Algebra II" in page.locator(".big__b--act").inner_text()
           and "C4 2.01" in page.locator(".big__b--act").inner_text().replace("\u00a0", " "))
    page.get_by_text("I drank a glass").click()
    page.locator(".toast").wait_for()
    expect("a drink can be taken back", page.locator(".toast").get_by_text("Undo").is_visible())
    expect("what was done is in sight, wherever one is on the page", page.evaluate("""() => {
        const box = document.querySelector('.toast').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;
    }"""))
    page.evaluate("scrollTo(0, 0)")
    expect("at the top it is said above the page", page.evaluate("""
        document.querySelector('.toast').getBoundingClientRect().bottom <= document.querySelector('main > *').getBoundingClientRect().top"""))
    expect("and goes with the page, so that it covers nothing", page.evaluate(
        "getComputedStyle(document.querySelector('.toast')).position") == "static")
    phone.fit(sizes=(16, 22, 32))
    phone.shoot("drink")
    page.locator(".toast").get_by_text("Undo").click()
    page.locator(".toast").get_by_text("taken back").wait_for()
    with page.expect_response(f"{phone.site.url}/") as brought:
        page.evaluate("document.dispatchEvent(new Event('belltower:old'))")
    brought.value.finished()
    page.evaluate("new Promise(done => setTimeout(done, 200))")
    expect("what was done stands, though the page is brought up to date at once",
           page.locator(".toast").get_by_text("taken back").count() == 1)
    page.locator(".big__b--act").click()
    page.locator("h1").wait_for()
    expect("a class begins with what, when and where, and no form", page.locator("main form").count() == 0
           and page.locator("h1").inner_text() == "Linear Algebra II" and page.locator(".simple__w").is_visible())
    phone.shoot("class")
    phone.look(page.url.removeprefix(phone.site.url))
    page.get_by_text("Everything about it").click()
    page.locator("[name='note']").fill("Bring the book")
    page.locator("form:has([name='note']) button").click()
    page.locator(".toast").wait_for()
    expect("what was saved leads home, and is said there",
           page.url == f"{phone.site.url}/" and "Linear Algebra II" in page.locator(".toast").inner_text())
    phone.shoot("saved")
    page.locator(".helpfoot nav a").last.click()
    page.get_by_text("My month").click()
    page.locator(".month").wait_for()
    page.locator(".helpfoot nav a").first.click()
    page.get_by_text("What would you like?").wait_for()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    parser.add_argument("--shots")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    options = parser.parse_args()
    timetable = Timetable(None, 3_600)
    with trial(options.belltower, options.chromium) as (site, mail, browser):
        account = Account(site, mail)
        account.ask("POST", "sources", {"address": timetable.url})
        account.ask("PATCH", "settings", {"view": "simple", "language": "en"})
        phone = Phone(browser, account, site.zone, options.shots, "usual letters")
        for path in PAGES:
            phone.look(path, has_axe=True)
            phone.fit(path, (16,))
        use(phone)
        for name, more, language in (("no scripts", {"java_script_enabled": False}, "en"), ("arabic", {}, "ar"),
                                     ("german", {}, "de")):
            account.ask("PATCH", "settings", {"language": language})
            other = Phone(browser, account, site.zone, options.shots, name, **more)
            for path in PAGES:
                other.look(path)
        account.ask("PATCH", "settings", {"language": "en"})
        large = Phone(browser, account, site.zone, options.shots, "twice as large")
        large.letters.set(32)
        for path in PAGES:
            large.look(path)
        for view, letters in (("simple", "medium"), ("usual", "medium"), ("usual", "large")):
            for language in ("en", "de", "fr", "ar"):
                account.ask("PATCH", "settings", {"view": view, "language": language})
                account.ask("PATCH", "me", {"fontSize": letters})
                name = f"{view}, {letters} letters, {language}"
                other = Phone(browser, account, site.zone, options.shots, name, java_script_enabled=False)
                for path in PAGES + MORE:
                    other.fit(path)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
