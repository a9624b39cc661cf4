"""A language half as long again as English breaks no layout: nothing is cut, no page is wider than its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import resize, still
from web.stretched import StretchedServer, speak_at_length, stretch, stretched
from web.visits import visits

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page
    from web.visits import Server, Visit

pytestmark = pytest.mark.slow

WINDOWS = ((360, 740), (820, 1180), (1440, 900))
#: Words that reach out of their button or their bar, or over the edge at which something cuts them off. What is cut on
#: purpose ends in an ellipsis, or is clamped to some lines; what scrolls is no edge. A face is drawn for its words.
CUT = """() => {
  const found = [], wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than its window`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!/\\p{L}/u.test(text.data)) continue;
    if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (parent.closest('.unseen, .face, svg, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const {left, right, top, bottom} = range.getBoundingClientRect();
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one), scrolls = /auto|scroll/.test(style.overflow);
      if (scrolls || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      const button = one.matches('button, .button, summary');
      if (!button && !one.matches('.bar, dialog, header, nav') && style.overflow === 'visible') continue;
      const box = one.getBoundingClientRect(), LETTERS = 3;  // which are higher than their line
      const across = Math.max(right - box.right, box.left - left);
      const down = button ? Math.max(bottom - box.bottom, box.top - top) - LETTERS : 0;
      const most = Math.round(Math.max(across, down));
      if (most > 1) found.push(`${one.localName}.${one.className}: “${text.data.trim()}” by ${most} px`);
      if (button) break;
    }
  }
  return [...new Set(found)];
}"""


@pytest.fixture(scope="module")
def server_at_length(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = StretchedServer(tmp_path_factory.mktemp("home"))
    made.start()
    yield made
    made.end()


@pytest.fixture
def page(server_at_length: Server, browser: Browser) -> Iterator[Page]:
    """A page that has loaded nothing yet."""
    with visits(server_at_length, browser) as come:
        yield at_length(come)


def at_length(come: Visit) -> Page:
    """Let somebody come to whom everything is said half as long again."""
    page = come(settings=still(), viewport={"width": 1440, "height": 900})
    speak_at_length(page)
    return page


def whole(page: Page, what: str) -> None:
    """Fail if something is cut, in a window of any size."""
    for width, height in WINDOWS:
        resize(page, width, height)
        people.until(page, people.LETTERS)
        assert page.evaluate(CUT) == [], f"{what}, {width}x{height}"


def test_a_sentence_is_half_as_long_again_and_keeps_what_is_filled_in() -> None:
    assert stretch("Take the card for 5 gold") == "Tààkké tthhé ççààrdd fförr 5 ggölldd"
    assert (stretch("N"), stretch("5")) == ("N", "5")
    assert stretched("cost = { $n ->\n    [one] one key\n   *[other] { $n } keys\n }\n    .words = key") == (
        "cost =\n    { $n ->\n        [one] öññéé kééýý\n       *[other] { $n } kééýšš\n    }\n    .words = key\n"
    )


def test_client_and_server_speak_at_length(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("heading", name=stretch("Settings")).wait_for()
    page.goto("/rules/castle-combo")
    page.get_by_role("heading", name=stretch("Taking a card")).wait_for()


SCREENS = ("/", "/new/castle-combo", "/new/burgundy-board", "/new/catan-cards", "/rules/castle-combo", "/settings")


def test_no_screen_cuts_long_words(page: Page) -> None:
    for path in SCREENS:
        page.goto(path)
        page.locator("main").wait_for()
        people.until(page, people.LETTERS)
        whole(page, path)


#: With five at the table the grids of the others are smallest; alone there is Aaron.
TABLES = (("castle-combo", 5), ("burgundy-cards", 1), ("burgundy-cards", 2), ("burgundy-board", 2), ("catan-cards", 2))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_table_cuts_long_words_late_in_a_game(page: Page, game: str, seats: int) -> None:
    tables.my_turn(page, game, seats=seats, begin=tables.before_the_end(game, seats, back=8))
    whole(page, game)


def test_no_waiting_room_and_no_menu_cuts_long_words(page: Page) -> None:
    order = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "open"}]}
    made = page.request.post("/api/tables", data=order).json()
    page.goto(f"/t/{made['code']}")
    page.get_by_role("heading", name=stretch("Who sits here")).wait_for()
    whole(page, "the waiting room")
    tables.my_turn(page)
    page.get_by_role("button", name=stretch("Menu"), exact=True).click()
    whole(page, "the menu")
    page.get_by_text(stretch("Leave the table")).click()
    page.get_by_role("dialog").wait_for()
    whole(page, "leaving")


def test_no_dialog_cuts_long_words(page: Page) -> None:
    tables.see_the_end(page)
    whole(page, "the result")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    whole(page, "the rules")
