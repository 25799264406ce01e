#!/usr/bin/env python3
"""The same pages without scripts, without a mouse, without a server: in Chromium, against the real server. All is
done by Tab, Enter and typing with scripts switched off; every stop of the focus is seen; with scripts arrows go from day
to day and the focus stays where something was done; the app can be
installed; and the agenda stands when the server is gone. Exit status 1 and a line for each thing that is not so.

usage: by_keyboard.py [BELLTOWER] [--shots DIR]"""
import argparse
import sys

from campus import ROOT, Timetable, expect, trial, troubles, until

ADDRESS = "kai@campus.example"
PHONE = {"width": 390, "height": 844}
FROM_THE_BEGINNING = "document.body.tabIndex = -1, document.body.focus(), document.body.removeAttribute('tabindex')"
# Where the focus is: its place among all that can have it, whether its ring stands out from what it lies on (3 to 1: WCAG 2.2,
# 2.4.13), and what it is.
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const all = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')];
  const rings = ['', '::after'].map(part => getComputedStyle(at, part || null)).filter(style =>
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = colour => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  };
  const ground = node => {
    for (; node; node = node.parentElement) {
      const colour = getComputedStyle(node).backgroundColor;
      if (rgba(colour)[3] > 0) return colour;
    }
    return 'white';
  };
  const light = colour => rgba(colour).slice(0, 3).map(one => one / 255)
    .map(one => one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4)
    .reduce((sum, one, place) => sum + one * [.2126, .7152, .0722][place], 0);
  const contrast = (one, other) => (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
  // A ring inside its element lies on that, one around it on what is behind.
  const outlined = rings.some(style => contrast(light(style.outlineColor),
    light(ground(parseFloat(style.outlineOffset) < 0 ? at : at.parentElement))) >= 3);
  const box = (at.closest('label, .row, .next, .now, .cover') ?? at).getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return { place: all.indexOf(at), outlined, inside, text: at.outerHTML.slice(0, 100) };
}"""
# What can have the focus by Tab, as the browser sees it: one of each group of radio buttons, none that is hidden.
STOPS = """() => [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
  .filter(one => one.checkVisibility() && !one.disabled && one.tabIndex >= 0)
  .filter(one => one.type !== 'radio' || one === (document.querySelector(`input[name="${one.name}"]:checked`)
    ?? document.querySelector(`input[name="${one.name}"]`))).length"""


class Keyboard:
    """A page that is used by its keyboard alone."""

    def __init__(self, page, site, shots=None):
        self.page, self.site, self.shots = page, site, shots

    def go(self, path):
        self.page.goto(self.site.url + path)

    def tab_to(self, place):
        target = self.page.locator(place).first
        target.wait_for(state="attached")
        for _ in range(120):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.page.url}: no Tab leads to {place}")

    def type(self, place, text):
        self.tab_to(place)
        self.page.keyboard.type(text)

    def press(self, place):
        self.tab_to(place)
        with self.page.expect_navigation():
            self.page.keyboard.press("Enter")

    def look_through(self, path):
        """Every stop of a page: seen, in the order of the page, and all of them."""
        self.go(path)
        # A page that is only a form begins in its first field.
        self.page.evaluate(FROM_THE_BEGINNING)
        name, stops, last = f"{path} ({self.page.url})", set(), -1
        # Fields of dates and times have several stops each.
        for _ in range(3 * self.page.evaluate(STOPS)):
            self.page.keyboard.press("Tab")
            focus = self.page.evaluate(FOCUS)
            if focus is None or focus["place"] in stops - {last}:
                break
            if focus["place"] == last:
                continue
            expect(f"{name}: the focus goes on in order: {focus['text']}", focus["place"] > last)
            expect(f"{name}: the focus is seen: {focus['text']}", focus["outlined"] and focus["inside"])
            last = focus["place"]
            stops.add(last)
        missed = self.page.evaluate(STOPS) - len(stops)
        expect(f"{name}: {missed} of {len(stops) + missed} cannot be reached by Tab", missed <= 0)
        if self.shots:
            self.page.screenshot(path=f"{self.shots}/keyboard{path.replace('/', '-')}.png", full_page=True)
        print(f"{path}: {len(stops)} stops", flush=True)


def sign_up(keyboard, mail, timetable):
    keyboard.look_through("/sign-up")
    keyboard.type("#address", ADDRESS)
    keyboard.press("form[action='/sign-up/code'] button")
    keyboard.type("#code", until("a letter with a code", lambda: mail.code(ADDRESS)))
    keyboard.press("form[action='/sign-up/confirm'] button")
    keyboard.type("#name", "Kai Lee")
    keyboard.press("form[action='/sign-up'] button")
    expect("without a handle one is made of the name", keyboard.page.url.endswith("/first-run"))
    keyboard.look_through("/first-run")
    keyboard.go("/first-run")
    keyboard.type("#source", timetable.url.replace("timetable.ics", "no-such-page"))
    keyboard.press("form[action='/sources'] button")
    expect("a wrong address is told beside its field", keyboard.page.locator("#source-p").is_visible())
    keyboard.page.locator("#source").fill("")
    keyboard.type("#source", timetable.url)
    keyboard.press("form[action='/sources'] button")
    keyboard.page.get_by_text("Linear Algebra II").first.wait_for()
    keyboard.press("main a[href='/agenda/week']")


def use(keyboard):
    page = keyboard.page
    for path in ("/", "/agenda/day", "/agenda/week", "/sources", "/bell", "/devices", "/me", "/me/look", "/me/profile",
                 "/me/account", "/add", "/friends", "/free", "/help"):
        keyboard.look_through(path)
    for path in ("/events", "/events/new", "/communities"):
        keyboard.look_through(path)
    keyboard.go("/")
    keyboard.press(".next h2 a")
    item = page.url.removeprefix(keyboard.site.url)
    keyboard.look_through(item)
    keyboard.go(item)
    keyboard.type("textarea[name='note']", "Bring the book")
    # Its button comes after the other fields.
    keyboard.press("form:has(textarea[name='note']) button")
    expect("a note of an item is kept", "Bring the book" in page.content())
    keyboard.go("/add")
    keyboard.type("[name='summary']", "Lunch")
    keyboard.press("form:has([name='summary']) button.btn--act")
    keyboard.go("/agenda/day")
    expect("an entry is added", page.get_by_text("Lunch").count() > 0)
    keyboard.go("/bell")
    keyboard.tab_to("select[name='leads.class']")
    page.keyboard.press("ArrowDown")
    keyboard.press("form:has(select[name='leads.class']) button")
    expect("the bell's settings are kept", "/bell" in page.url and not page.locator("#problem").count())


def sign_in_again(keyboard):
    keyboard.go("/me")
    keyboard.press("form[action='/sign-out'] button")
    keyboard.look_through("/sign-in")
    keyboard.type("#address", ADDRESS)
    keyboard.press("form[action='/sign-in/code'] button")
    keyboard.type("#code", "12345678")
    keyboard.press("form[action='/sign-in'] button")
    expect("a wrong code is told beside its field", keyboard.page.locator("#code-p").is_visible())


HERE = "document.activeElement.innerText || document.activeElement.tagName"
CELL = "[...document.querySelectorAll('.day, .month td')].indexOf(document.activeElement.closest('.day, td'))"


def with_scripts(page, site):
    """Arrows go from day to day and turn the page at the edge; the focus stays where an act was done, which is said; an undo
    stands for as long as somebody needs; single keys stay off where somebody signs in again."""
    for path in ("/agenda/week", "/agenda/month"):
        page.goto(site.url + path)
        window = page.title()
        page.locator(".day a, .month td a").nth(2).focus()
        first = page.evaluate(CELL)
        for key, step in (("ArrowRight", 1), ("ArrowLeft", -1), ("ArrowRight", 1)):
            page.keyboard.press(key)
            expect(f"{path}: {key} goes to the day beside", page.evaluate(CELL) - first in (step, 0))
        expect(f"{path}: the page is still there", page.title() == window)
        page.keyboard.press("Home")
        at = page.evaluate(CELL)
        expect(f"{path}: Home goes to the first day ({at})", at <= 6)
        with page.expect_navigation():
            page.keyboard.press("ArrowLeft")
        expect(f"{path}: over the edge is the page before", page.title() != window)
        page.locator(".tabs li a").first.focus()
        here = page.url
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        expect(f"{path}: from elsewhere arrows turn nothing ({here}, {page.url})", page.url == here)
    page.goto(site.url + "/agenda/week")
    page.locator("[rel='next']").focus()
    seen = {page.url}
    for _ in range(2):
        with page.expect_navigation():
            page.keyboard.press("Enter")
        seen.add(page.url)
    expect("who turns the week's page stands on the same link, and turns on", len(seen) == 3 and page.evaluate(
        "document.activeElement.rel") == "next")
    page.goto(site.url + "/water")
    page.locator("button[value='glass']").focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect("the focus stays where a drink was logged", page.evaluate(HERE).startswith("Glass"))
    until("what was done is said", lambda: "Glass" in page.locator("#told").text_content())
    until("once heard it is on the page once", lambda: not page.locator("#told").text_content())
    shown = [one.get_attribute("id") for one in page.locator("#goal fieldset .pick + .field input").all() if one.is_visible()]
    expect(f"of the rhythms the chosen one alone has its field: {shown}", shown == ["cup"])
    page.locator("input[value='times']").check()
    expect("and another one's comes with it", page.locator("#times").is_visible() and not page.locator("#cup").is_visible())
    goes = "document.querySelector('.toast').getAnimations().some(one => one.animationName === 'go')"
    expect("an undo stands until one goes on", page.locator(".toast button").is_visible() and not page.evaluate(goes))
    with page.expect_navigation():
        page.locator(".toast button").press("Enter")
    expect("after what is gone the focus is on no button, so that a second press does nothing else",
           page.evaluate("document.activeElement.tagName") in ("H1", "H2"))
    page.locator("button[value='glass']").focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.goto(site.url + "/water")
    page.locator("#goal-amount").fill("banana")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect("what is wrong with a form has the focus", "Banana is not" in page.evaluate("document.activeElement.textContent"))
    until("and is said", lambda: "Banana is not" in page.locator("#told").text_content())
    page.goto(site.url + "/help")
    page.locator("button[name='keys']").focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("w")
    page.wait_for_timeout(300)
    expect("a single key that is off leads nowhere", page.url.endswith("/help"))
    expect("what cannot be undone goes by itself", page.evaluate(goes))
    page.goto(site.url + "/agenda/week")
    expect("a phone's week begins with today", page.evaluate(
        "Math.abs(document.querySelector('.day--now').getBoundingClientRect().top) < innerHeight / 2"))
    expect("and the ways before and after it are in sight", page.evaluate("""['prev', 'next'].every(way => {
        const box = document.querySelector(`.agenda-bar [rel=${way}]`).getBoundingClientRect();
        return box.top >= 0 && box.bottom < innerHeight / 2 && box.width >= 44;
    })"""))


def install(page, site):
    page.goto(site.url)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    expect(f"the manifest is right: {manifest['errors']}", manifest["url"] and not manifest["errors"])
    errors = [one for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
              # A window of a test keeps nothing, so nothing is installed in it.
              if one["errorId"] != "in-incognito"]
    expect(f"it can be installed: {errors}", not errors)
    for icon in page.evaluate("fetch('/manifest.webmanifest').then(one => one.json()).then(one => one.icons)"):
        size = page.evaluate("""source => new Promise(resolve => {
            const image = new Image();
            image.onload = () => resolve(`${image.naturalWidth}x${image.naturalHeight}`);
            image.onerror = () => resolve('nothing');
            image.src = source; })""", icon["src"])
        expect(f"{icon['src']} is {icon['sizes']}: {size}", size == icon["sizes"] or icon["sizes"] == "any" != size)


def without_a_server(page, site):
    """What was seen stands there without a network, says of when it is, and is fresh again afterwards."""
    for path in ("/", "/agenda/week"):
        page.goto(site.url + path)
        page.wait_for_function("navigator.serviceWorker.controller")
        page.goto(site.url + path)
        until(f"{path} is kept", lambda: page.evaluate(
            "path => caches.match(path).then(one => !!one)", path), wait=lambda one: page.wait_for_timeout(one * 1000))
    site.kill("serve")
    for path in ("/", "/agenda/week"):
        page.goto(site.url + path)
        expect(f"{path} stands without a server", page.get_by_text("Linear Algebra II").count() > 0)
        expect(f"{path} says that it is old", page.locator(".strip").is_visible())
    page.goto(site.url + "/agenda/day/2027-03-01")
    expect("what was never seen says so", page.locator("h1").count() > 0 and page.locator(".strip").count() > 0)
    site.serve()
    page.goto(site.url + "/agenda/week")
    expect("with the server it is fresh", not page.locator(".strip").is_visible())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("belltower", nargs="?", default=ROOT / ".build/debug/belltower")
    parser.add_argument("--shots")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    options = parser.parse_args()
    timetable = Timetable(ROOT / "Fixtures/feeds/term.ics", 3_600)
    with trial(options.belltower, options.chromium) as (site, mail, browser):
        plain = browser.new_context(viewport=PHONE, timezone_id=site.zone, java_script_enabled=False,
                                    reduced_motion="reduce")
        keyboard = Keyboard(plain.new_page(), site, options.shots)
        sign_up(keyboard, mail, timetable)
        use(keyboard)
        cookies = plain.cookies()
        scripted = browser.new_context(viewport=PHONE, timezone_id=site.zone)
        scripted.add_cookies(cookies)
        page = scripted.new_page()
        page.on("pageerror", lambda error: expect(f"script: {error}", False))
        with_scripts(page, site)
        install(page, site)
        without_a_server(page, site)
        sign_in_again(keyboard)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
