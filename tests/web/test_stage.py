"""Nothing on the own board moves during a game, a game takes few clicks, and cards are large enough."""

from __future__ import annotations

import os
import sqlite3
import statistics
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import Boxes
from web.test_burgundy_cards import TITLE

from bailey import bots
from bailey.core.state.layout import position_of
from bailey.games import castle_combo
from web import people

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page
    from web.conftest import Server, Visit

    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_nothing_on_the_own_board_moves_in_a_whole_game(visit: Visit) -> None:
    """On a phone `test_whole_games` looks for it, and with the other game `test_burgundy_cards` does."""
    page, boxes = visit(**DESKTOP), Boxes()
    people.play_now(page)
    people.play_to_the_end(page, boxes.before(people.by_mouse))
    assert len(boxes.of(".tableau")) >= 8, "all but the last card were seen to lie there"
    assert len(boxes.of("place")) >= 6


def test_a_place_in_the_market_stays_when_its_card_is_taken(visit: Visit) -> None:
    page = visit(**DESKTOP)
    people.play_now(page)
    for _ in range(2):  # the first card has but one place, and lies there at once
        people.wait_for_me(page)
        row = page.locator(".location.here .cards")
        cards = [row.locator("li").nth(i).locator(".card").get_attribute("data-fly") for i in range(3)]
        before = people.row(page)
        row.locator("button.tab").nth(1).click()
        people.until(page, "n => Number(document.querySelector('.table').dataset.n) > n", before)
    page.locator("button.place").first.wait_for()
    lying = "row => [...row.children].map(li => li.querySelector('.card')?.dataset.fly ?? null)"
    assert page.locator(".location.here .cards").evaluate(lying) == [cards[0], None, cards[2]]


@pytest.mark.parametrize(
    ("title", "cards"),
    [
        (people.GAME, (".market .card", ".own .cell")),
        (TITLE, (".display .card", ".own .projects > *", ".own .estate > *")),
    ],
    ids=["castle-combo", "burgundy-cards"],
)
def test_cards_are_large_on_a_wide_screen(visit: Visit, title: str, cards: tuple[str, ...]) -> None:
    page = visit(**DESKTOP)
    people.play_now(page, title=title)
    people.wait_for_me(page)
    for selector in cards:
        for width in page.locator(selector).evaluate_all("all => all.map(one => one.offsetWidth)"):
            assert width >= 110
    page.wait_for_function("document.fonts.check('700 16px \"Bailey Display\"')")
    assert page.evaluate("[...document.fonts].some(one => one.family.includes('Bailey') && one.status === 'loaded')")


def test_a_preview_opens_beside_its_card_and_away_from_the_own_board(visit: Visit) -> None:
    page = visit(**DESKTOP)
    people.play_now(page)
    people.wait_for_me(page)
    beside = """() => {
      const [tip, card, own] = ['.peek', '.market .card:hover', '.own']
        .map(one => document.querySelector(one).getBoundingClientRect());
      const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      const gap = Math.max(tip.left - card.right, card.left - tip.right, tip.top - card.bottom, card.top - tip.bottom);
      return apart(tip, card) && apart(tip, own) && gap < 20;
    }"""
    for i in range(6):
        page.locator(".market .card").nth(i).hover()
        page.wait_for_function(beside)


def test_a_tab_is_as_large_as_a_finger(visit: Visit) -> None:
    page = visit(**PHONE)
    people.play_now(page)
    people.wait_for_me(page)
    for tab in page.locator("button.tab").all():
        box = tab.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


#: At most so many clicks a game of Castle Combo takes, by the median of so many games. About 18 of them are for cards
#: and their places, so three games are enough to see one click too many for each card. BAILEY_SOAK=10 plays ten games.
MOST_CLICKS_A_GAME, GAMES = 25, max(3, int(os.environ.get("BAILEY_SOAK", "0")))
ON_BOARD = {"take", "take_face_down", "place", "discard", "fill_purse"}


def position_at(server: Server, code: str) -> Position:
    """Read the position of a table from the server's database."""
    with sqlite3.connect(f"file:{next(server.home.glob('*.sqlite3'))}?mode=ro", uri=True) as database:
        query = (
            "select layouts.layout, latest.numbers from tables join latest on latest.table_id = tables.id"
            " join layouts on layouts.id = latest.layout where tables.code = ?"
        )
        layout, numbers = database.execute(query, [code]).fetchone()
    return castle_combo.load(position_of(layout, numbers))


def target_of(page: Page, position: Position, choice: Choice) -> Locator:
    """What one clicks to make a choice."""
    said, view = choice.to_json(), position.view(position.turn)
    do = said["do"]
    if do in {"take", "take_face_down"}:
        card = view[view["messenger"]]["row"][said["slot"]]
        place = page.locator(".market li", has=page.locator(f"[data-fly=card-{card}]"))
        return place.locator("button.tab" if do == "take_face_down" else "button.card")
    if do == "place":
        return page.locator(".own .cell").nth((said["row"] + 2) * 5 + said["column"] + 2).locator("button.place")
    if do == "fill_purse":
        card = view["players"][position.turn]["tableau"][said["card"]]["card"]
        return page.locator(f".own [data-fly=card-{card}]")
    if do == "discard":
        deck = ("castle", "village")[said["location"]]
        return page.locator(f".location.{deck} [data-fly=card-{view[deck]['row'][said['slot']]}]")
    buttons = [one for one in position.choices if one.to_json()["do"] not in {*ON_BOARD, "keep_key"}]
    return page.locator(".choices .button").nth(buttons.index(choice))


def as_greedy(server: Server, code: str) -> Callable[[Page, int], None]:
    """Click what the greedy bot would choose; not to spend a key needs no click."""
    bot = bots.make("greedy", castle_combo.GAME, plain=True)

    def choose(page: Page, i: int) -> None:
        position = position_at(server, code)
        choice = bot.choose(position, seed=i)
        if choice.to_json()["do"] == "keep_key":
            position.push(choice)
            choice = bot.choose(position, seed=i)
        target_of(page, position, choice).click()

    return choose


def test_a_game_of_castle_combo_takes_at_most_25_clicks(visit: Visit, server: Server) -> None:
    page = visit(**DESKTOP)
    order = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "bot", "strength": "novice"}]}
    clicks = []
    for _ in range(GAMES):
        code = page.request.post(f"{server.url}/api/tables", data=order).json()["code"]
        page.goto(f"{server.url}/t/{code}")
        page.locator(".board").wait_for()
        made = people.play_to_the_end(page, as_greedy(server, code))
        clicks.append(int(page.locator(".table").get_attribute("data-clicks") or 0))
        assert clicks[-1] == made, "one click for each choice, and none beside"
    assert statistics.median(clicks) <= MOST_CLICKS_A_GAME, sorted(clicks)
