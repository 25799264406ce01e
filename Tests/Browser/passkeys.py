#!/usr/bin/env python3
"""Passkeys in Chromium, with an authenticator of its DevTools: added, signed in by, proved anew by, refused,
removed. Exit status 1 and a line for each thing that is not so.

usage: passkeys.py BELLTOWER-SERVER

Starts the server on a home of its own. Needs PyPI's playwright, Debian's chromium, and `make web`."""
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

AUTHENTICATOR = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
                 "isUserVerified": True, "automaticPresenceSimulation": True}
found = []


def expect(what, holds):
    if not holds:
        found.append(what)
        print(what, file=sys.stderr)


def look(page, url):
    """Goes to a page and gives its button for passkeys, once the script has shown it."""
    page.goto(url)
    button = page.locator("form[data-passkey] button")
    button.wait_for(state="visible", timeout=5_000)
    return button


def says(page, words):
    page.get_by_text(words).wait_for(timeout=10_000)


def sign_up(page, site, code):
    page.goto(f"{site}/sign-up")
    # Where people may sign up by an address, an invitation is behind a line.
    if not page.is_visible("#invitation"):
        page.click("details summary")
    page.fill("#invitation", code)
    page.locator("form[action='/sign-up/invitation'] button").click()
    page.fill("#name", "Mira Okafor")
    page.fill("#handle", "mira")
    page.locator("form[action='/sign-up'] button").click()
    page.wait_for_url(f"{site}/first-run")


def sign_out(page, site):
    page.goto(f"{site}/devices")
    page.locator("form[action='/sign-out'] button").first.click()
    page.wait_for_url(f"{site}/sign-in")


def try_passkeys(page, devtools, site):
    authenticator = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def kept():
        return devtools.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]

    def verified(is_so):
        devtools.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": is_so})

    look(page, f"{site}/devices").click()
    page.wait_for_selector("a[href^='/devices/passkeys/']")
    page.wait_for_load_state("load")
    expect("the passkey is not kept by the device", len(kept()) == 1)
    expect("it does not sign in without a name", kept()[0]["isResidentCredential"])
    look(page, f"{site}/devices").click()
    says(page, "already")
    expect("a device made a second passkey", len(kept()) == 1)

    sign_out(page, site)
    verified(False)
    look(page, f"{site}/sign-in?next=/devices").click()
    says(page, "did not work")
    expect("whom the device does not know is in", "/sign-in" in page.url)
    verified(True)
    page.locator("form[data-passkey] button").click()
    page.wait_for_url(f"{site}/devices")
    cookies = [cookie for cookie in page.context.cookies() if cookie["name"].endswith("belltower")]
    expect("the session is not a cookie of the server alone", cookies and cookies[0]["httpOnly"])

    look(page, f"{site}/prove?next=/me").click()
    page.wait_for_url(f"{site}/me")

    page.goto(f"{site}/devices")
    page.locator("a[href^='/devices/passkeys/']").click()
    page.locator("form[action^='/devices/passkeys/'] button").click()
    page.wait_for_url(f"{site}/devices")
    expect("the passkey is still listed", page.locator("a[href^='/devices/passkeys/']").count() == 0)
    sign_out(page, site)
    look(page, f"{site}/sign-in").click()
    page.locator("#problem").wait_for(timeout=10_000)
    expect("a passkey that was removed signs in", page.goto(f"{site}/devices").url.endswith("next=/devices"))


def elsewhere(page, site):
    """At another name of the same machine the site has no passkeys."""
    page.goto(site.replace("localhost", "127.0.0.1") + "/sign-in")
    page.wait_for_load_state("load")
    expect("passkeys are offered at another origin", page.locator("form[data-passkey] button").is_hidden())


def began(server):
    """Where a server that has just begun is, and its first invitation."""
    code = ""
    for line in server.stderr:
        if match := re.search(r"use this once: (\S+)", line):
            code = match[1]
        if match := re.search(r"Listening on http://\S+:(\d+)", line):
            return f"http://localhost:{match[1]}", code
    sys.exit("the server did not start")


def main():
    with tempfile.TemporaryDirectory() as folder, subprocess.Popen(
        [sys.argv[1], "--home", f"{folder}/home", "--listen", "127.0.0.1:0"], stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            site, code = began(server)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
                page = browser.new_page(viewport={"width": 390, "height": 844})
                page.on("pageerror", lambda error: expect(str(error), False))
                devtools = page.context.new_cdp_session(page)
                devtools.send("WebAuthn.enable")
                sign_up(page, site, code)
                try_passkeys(page, devtools, site)
                elsewhere(page, site)
                browser.close()
        finally:
            server.terminate()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
