#!/usr/bin/env python3
"""Signing in by a real provider of OpenID Connect, in Chromium: somebody new, again, linked, proved anew.
Exit status 1 and a line for each thing that is not so.

usage: openid.py BELLTOWER-SERVER

Needs PyPI's playwright and oidc-provider-mock, Debian's chromium, and `make web`."""
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

from passkeys import began, sign_out, sign_up

CONFIGURATION = """zone: UTC
fetch: {{allowPrivate: true}}
server:
  signUp: open
  openID: {{issuer: 'http://127.0.0.1:{port}', client: belltower, secret: 'hush hush', name: Campus}}
"""
found = []


def expect(what, holds):
    if not holds:
        found.append(what)
        print(what, file=sys.stderr)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait(port):
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit("the provider did not start")


def enter(page, subject):
    """Signs in at the provider, which asks for a name alone."""
    page.fill("input[name='sub']", subject)
    page.press("input[name='sub']", "Enter")


def try_provider(page, site, code):
    sign_up(page, site, code)
    page.goto(f"{site}/devices")
    page.click("a[href='/devices/campus']")
    enter(page, "mira@campus.example")
    page.wait_for_selector("a[href^='/devices/campus/']")
    expect("it came back elsewhere", page.url == f"{site}/devices")
    sign_out(page, site)

    page.goto(f"{site}/sign-in?next=/devices")
    page.click("a[href^='/sign-in/campus']")
    enter(page, "mira@campus.example")
    page.wait_for_url(f"{site}/devices")
    page.goto(f"{site}/me/profile")
    expect("somebody else is in", page.input_value("#handle") == "mira")
    sign_out(page, site)

    page.goto(f"{site}/sign-in")
    page.click("a[href^='/sign-in/campus']")
    enter(page, "sam@campus.example")
    page.wait_for_url(f"{site}/first-run")
    page.goto(f"{site}/me/profile")
    expect("somebody new is somebody known", page.input_value("#handle") != "mira")
    back = page.goto(f"{site}/sign-in/campus/back?state=x&code=y")
    expect("an answer that nobody asked for lets in", back.status == 422)


def main():
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder, "home")
        home.mkdir()
        (home / "config.yaml").write_text(CONFIGURATION.format(port=port))
        with (
            subprocess.Popen([sys.executable, "-m", "oidc_provider_mock", "--port", str(port)],
                             stderr=subprocess.DEVNULL) as provider,
            subprocess.Popen([sys.argv[1], "--home", str(home), "--listen", "127.0.0.1:0"],
                             stderr=subprocess.PIPE, text=True) as server,
        ):
            try:
                wait(port)
                site, code = began(server)
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(
                        executable_path="/usr/bin/chromium", args=["--no-sandbox"])
                    page = browser.new_page(viewport={"width": 390, "height": 844})
                    page.on("pageerror", lambda error: expect(str(error), False))
                    try_provider(page, site, code)
                    browser.close()
            finally:
                server.terminate()
                provider.terminate()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
