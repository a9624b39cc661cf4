"""Every page of a static site in three languages: axe finds nothing, nothing is wider than the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from web.looks import PHONE, check, still
from web.sites import PATIENCE, make_site, served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.long]
#: Pages by their addresses, and what stands there once they are whole.
PAGES = {
    "/": "article",
    "/new/castle-combo": "form",
    "/rules/burgundy-board": "article",
    "/puzzles": "h1",
    "/played": "h1",
    "/settings": "form",
    "/replay": "input",
    "/pad/castle-combo": ".pad",
    "/playground": ".numbers input",
}
LOOKS = [("small", "light"), ("desktop", "dark")]
BEGIN = {"en": "Begin", "de": "Beginnen", "fr": "Commencer"}
#: What a table of Castle Combo asks first.
ASKED = {"en": "or spend a key first", "de": "oder gib erst einen Schlüssel aus", "fr": "ou dépensez"}
#: What stands on the pages of the playground.
TABS = (".numbers input", ".cm-content", "input.typed")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(make_site(tmp_path_factory.mktemp("host"))) as address:
        yield address


def visit(browser: Browser, site: str, language: str) -> Page:
    """Open a site and wait until its tables have begun; axe may run there."""
    how: dict[str, Any] = {**PHONE, "bypass_csp": True}
    page = browser.new_context(**how).new_page()
    page.add_init_script(f"localStorage.setItem('bailey-settings', {still(language=language)!r})")
    page.goto(f"{site}/")
    page.locator("html[data-alone=ready]").wait_for(state="attached", timeout=PATIENCE)
    return page


def turn_to(page: Page, address: str) -> None:
    """Turn to another page without beginning the tables anew."""
    page.evaluate("to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", address)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_page_can_be_used_by_everybody(browser: Browser, site: str, language: str) -> None:
    page = visit(browser, site, language)
    for path, whole in PAGES.items():
        turn_to(page, f"{site}{path}")
        page.locator(whole).first.wait_for(timeout=PATIENCE)
        check(page, LOOKS)
    for i, whole in enumerate(TABS):
        page.get_by_role("tab").nth(i).click()
        page.locator(whole).first.wait_for(timeout=PATIENCE)
        check(page, LOOKS)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_table_speaks_the_language_that_was_chosen(browser: Browser, site: str, language: str) -> None:
    page = visit(browser, site, language)
    turn_to(page, f"{site}/new/castle-combo")
    page.get_by_role("button", name=BEGIN[language], exact=True).click()
    page.locator(".table[data-whose=mine]").wait_for(timeout=PATIENCE)
    check(page, LOOKS)
    expect(page.locator("body")).to_contain_text(ASKED[language])
