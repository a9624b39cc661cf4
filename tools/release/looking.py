"""A real browser that comes to a served table and sits down against a bot."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from bailey.core import BadInput

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

BROWSERS = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
#: The rules compile beside the browser.
PATIENCE_MS = 120_000
TABLE = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "bot", "strength": "novice"}]}
MINE = ".table[data-whose=mine][aria-busy=false]"


def program() -> str:
    """Return the browser of this machine."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise BadInput("release: this machine has no Chromium, with which the table is looked at; install chromium")
    return found


def look(address: str, picture: Path) -> None:
    """Open the client, sit down at a table, and take a picture of it; whatever goes wrong on the page is refused."""
    from playwright.sync_api import Error, sync_playwright

    faults: list[str] = []
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=program(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        try:
            _sit_down(page, address)
            page.screenshot(path=picture)
        except Error as fault:
            faults.append(str(fault).splitlines()[0])
        browser.close()
    if faults:
        message = f"release: the table in the browser: {'; '.join(faults)}"
        raise BadInput(message)


def _sit_down(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("main").wait_for()
    made = page.request.post(f"{address}/api/tables", data=TABLE)
    page.goto(f"{address}/t/{made.json()['code']}")
    page.locator(f"{MINE} .board").wait_for()
