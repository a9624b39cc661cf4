"""The static site: the table in files, played without a server and, after the first visit, without a network."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from web.looks import DESKTOP, PHONE, settings
from web.sites import FOLDER, PATIENCE, make_site, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.long]
GAMES = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host, with a site in it."""
    return make_site(tmp_path_factory.mktemp("host"))


@pytest.fixture(scope="module")
def site(files: Path) -> Iterator[str]:
    with served(files) as address:
        yield address


def begun(page: Page) -> None:
    """Wait until the tables have begun."""
    page.wait_for_function("() => document.documentElement.dataset.alone === 'ready'", timeout=PATIENCE)


def begin(page: Page, site: str, game: str) -> None:
    """Begin a game against a bot, and wait until it is one's turn."""
    page.goto(f"{site}/new/{game}")
    begun(page)
    page.get_by_role("button", name="Begin").click()
    page.locator(".table[data-whose=mine]").wait_for(timeout=PATIENCE)


def visit(browser: Browser, **how: object) -> Page:
    page = browser.new_context(**how).new_page()  # type: ignore[arg-type]
    page.add_init_script(f"localStorage.setItem('bailey-settings', {settings()!r})")
    return page


def test_all_games_are_played_without_a_network_after_the_first_visit(browser: Browser, site: str) -> None:
    page = visit(browser, **DESKTOP)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(f"{site}/")
    page.get_by_role("heading", name="Castle Combo").wait_for(timeout=5000)  # before the tables have begun
    begun(page)
    page.evaluate("() => navigator.serviceWorker.ready.then((kept) => kept.active !== null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    page.context.set_offline(True)
    for game in GAMES:
        begin(page, site, game)
        n = page.locator(".table").get_attribute("data-n")
        page.reload()
        page.locator(".table[data-whose=mine]").wait_for(timeout=PATIENCE)
        assert page.locator(".table").get_attribute("data-n") == n, "it goes on where it was left"
    page.goto(f"{site}/")
    begun(page)
    expect(page.locator("a[href^='/club/t/']")).to_have_count(2, timeout=PATIENCE)
    assert faults == []


def test_what_is_the_servers_alone_is_not_offered(browser: Browser, site: str) -> None:
    page = visit(browser, **PHONE)
    page.goto(f"{site}/")
    begun(page)
    assert page.get_by_text("Open tables").count() == 0
    page.get_by_role("button", name="More ways to play Castle Combo").click()
    expect(page.get_by_role("link", name="One device, several people")).to_be_visible()
    assert page.get_by_role("link", name="Invite friends").count() == 0


def test_a_second_page_waits_until_the_first_is_closed(browser: Browser, site: str) -> None:
    first = visit(browser, **DESKTOP)
    first.goto(f"{site}/")
    begun(first)
    second = first.context.new_page()
    second.goto(f"{site}/")
    expect(second.locator(".beginning")).to_contain_text("another tab", timeout=PATIENCE)
    first.close()
    begun(second)


def test_a_record_of_a_game_is_taken_as_a_file(browser: Browser, site: str) -> None:
    page = visit(browser, **DESKTOP)
    page.goto(f"{site}/played")
    begun(page)
    page.get_by_role("button", name="Export or delete it").or_(page.get_by_text("Export or delete it")).first.click()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Export everything").click()
    assert taken.value.suggested_filename == "bailey-export.json"
    assert '"games"' in taken.value.path().read_text(encoding="utf-8")


def test_an_address_is_opened_at_the_first_visit_and_links_lead_within_the_folder(browser: Browser, site: str) -> None:
    page = visit(browser, **PHONE)
    faults: list[str] = []
    page.on("response", lambda got: faults.append(got.url) if got.status >= 400 else None)
    page.goto(f"{site}/rules/castle-combo")
    page.get_by_role("link", name="Set the table up").click()
    assert page.url == f"{site}/new/castle-combo"
    begun(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    page.reload()
    expect(page.get_by_role("button", name="Begin")).to_be_visible(timeout=PATIENCE)
    assert [fault for fault in faults if "/rules/" not in fault] == []


def test_a_newer_site_asks_and_a_game_goes_on_where_it_is(browser: Browser, files: Path, tmp_path: Path) -> None:
    shutil.copytree(files, tmp_path / "host")
    with served(tmp_path / "host") as address:
        page = visit(browser, **PHONE)
        begin(page, address, "castle-combo")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
        n = page.locator(".table").get_attribute("data-n")
        for file, before, after in (
            ("index.html", "<title>", '<meta name="newer" /><title>'),
            ("sw.js", "const VERSION = ", "const VERSION = 'newer' + "),
        ):
            place = tmp_path / "host" / FOLDER / file
            place.write_text(place.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
        page.reload()
        assert page.locator("meta[name=newer]").count() == 0
        page.get_by_role("button", name="Use it now").click(timeout=PATIENCE)
        page.locator("meta[name=newer]").wait_for(state="attached", timeout=PATIENCE)
        page.locator(".table[data-whose=mine]").wait_for(timeout=PATIENCE)
        assert page.locator(".table").get_attribute("data-n") == n
        assert page.get_by_role("button", name="Use it now").count() == 0


def test_a_page_that_is_opened_as_a_file_says_how_it_is_served(browser: Browser, files: Path) -> None:
    page = visit(browser, **PHONE)
    page.goto((files / FOLDER / "index.html").as_uri())
    expect(page.get_by_text("python3 -m http.server 8080")).to_be_visible()
