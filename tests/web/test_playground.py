"""The playground of a static site: other numbers on cards, a game of one's own with its table, and Python."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from web.looks import DESKTOP, PHONE, settings
from web.sites import PATIENCE, make_site, served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

pytestmark = [pytest.mark.slow, pytest.mark.long]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(make_site(tmp_path_factory.mktemp("host"))) as address:
        yield address


def visit(browser: Browser, site: str, **how: object) -> Page:
    """Open the playground."""
    page = browser.new_context(**how).new_page()  # type: ignore[arg-type]
    page.add_init_script(f"localStorage.setItem('bailey-settings', {settings()!r})")
    page.goto(f"{site}/playground?page=/playground")
    return page


def chosen(page: Page, name: str) -> Locator:
    """Return a list that one chooses from."""
    return page.get_by_role("combobox", name=name, exact=True)


def own(page: Page) -> None:
    """Turn to the rules of one's own."""
    page.get_by_role("tab", name="Rules of your own").click()
    expect(page.locator(".cm-content")).to_be_visible(timeout=PATIENCE)


def write(page: Page, file: str, text: str) -> None:
    """Write a first line into a file."""
    chosen(page, "File").select_option(file)
    page.locator(".cm-content").click()
    page.keyboard.press("Control+Home")
    page.keyboard.type(f"{text}\n")


def test_a_changed_card_is_compared_with_the_printed_one(browser: Browser, site: str) -> None:
    page = visit(browser, site, **DESKTOP)
    chosen(page, "Game").select_option("castle-combo", timeout=PATIENCE)
    cards = chosen(page, "Card, or table of the rules")
    expect(cards.locator("option[value='cards.duchess']")).to_be_attached(timeout=PATIENCE)
    cards.select_option("start")
    page.get_by_role("spinbutton", name="gold").fill("0")
    chosen(page, "Who plays").select_option("random")
    chosen(page, "How many games").select_option("1000")
    page.get_by_role("button", name="Play", exact=True).click()
    found = page.get_by_role("region", name="What the games show")
    expect(found).to_contain_text("start.gold = 0", timeout=PATIENCE)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(found).to_contain_text("points fewer")


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_of_ones_own_is_played_checked_and_taken_home(
    browser: Browser, site: str, how: dict[str, object]
) -> None:
    page = visit(browser, site, **how)
    own(page)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="checks passed")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Nothing is missing.")).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    table = page.frame_locator("iframe")
    expect(table.locator(".table[data-whose=mine]")).to_be_visible(timeout=PATIENCE)
    write(page, "my_game/rules.py", "# Mine.")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download").click()
    with zipfile.ZipFile(taken.value.path()) as archive:
        assert archive.read("my-game/my_game/rules.py").startswith(b"# Mine.\n")
        assert {"my-game/pyproject.toml", "my-game/README.md"} < {*archive.namelist()}


def test_a_mistake_is_marked_at_its_line_and_what_was_written_stays(browser: Browser, site: str) -> None:
    page = visit(browser, site, **PHONE)
    own(page)
    write(page, "my_game/rules.py", "1 +")
    chosen(page, "File").select_option("my_game/cards.json")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="rules.py, line 1")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".cm-lintRange-error")).to_have_text("1 +")
    page.reload()
    own(page)
    chosen(page, "File").select_option("my_game/rules.py")
    expect(page.locator(".cm-line").first).to_have_text("1 +")


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_python_runs_line_by_line(browser: Browser, site: str, how: dict[str, object]) -> None:
    page = visit(browser, site, **how)
    page.get_by_role("tab", name="Python").click()
    page.get_by_role("button", name="Example").click()
    log, line = page.get_by_role("log"), page.get_by_label("A line of Python")
    expect(log).to_contain_text("from bailey.games import castle_combo")
    for text in ("castle_combo.new(players=2, seed=7).turn", "for i in range(3):", "    print('x' * i)", ""):
        expect(page.get_by_text("Python is working")).to_have_count(0, timeout=PATIENCE)
        line.fill(text)
        line.press("Enter")
    expect(log.locator(".written")).to_have_text(["1\n", "\nx\nxx\n"])
