"""The board game of Burgundy: against the Automata, at a table of three, on a phone, by keyboard."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import Boxes, box_of
from web.looks import DESKTOP as WIDE
from web.looks import LAPTOP, SMALL, check

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

GAME, TITLE = "burgundy-board", "The Castles of Burgundy"
DESKTOP: dict[str, Any] = {**WIDE, "bypass_csp": True}
#: Twenty-five rounds of two dice, a few clicks each, and what castles, buildings and purchases add.
MOST_CLICKS = 500
SPACES = 37
ROUNDS = 5

#: The depots with the black one, and the own storage.
DEPOTS, STORAGE = "[data-area=depots]", ".own [data-area$='.storage']"
#: What is clicked first: what a picked thing asks, spaces, a tile to discard, loads, depots, goods, buttons.
EAGER = (
    ".table:has([data-part] .picked) .choices .button.primary",
    ".own .hexagon.open",
    f"{DEPOTS} .whole, {DEPOTS} .thing.open",
    f"{DEPOTS} .card.open",
    ".own .thing.open",
    ".chooser .duchy.open",
    ".choices .button",
    f"{STORAGE} .card.open",
)
#: Besides what all games keep in its place: dice, storage and goods, the depots and what lies in them.
STILL = """() => {
  const found = {};
  const note = what => (one, i) => {
    const box = one.getBoundingClientRect();
    let [x, y] = [box.x + scrollX, box.y + scrollY];
    for (let up = one.parentElement; up !== document.body; up = up.parentElement) {
      x += up.scrollLeft;
      y += up.scrollTop;
    }
    found[what + i] = [x, y, box.width, box.height].map(Math.round).join();
  };
  const own = ['.dice', "[data-area$='.storage'] li", "[data-area$='.goods']"].map(one => '.own ' + one);
  const depots = ['.group', '.cells > li'].map(one => '[data-area=depots] ' + one);
  for (const what of [...own, ...depots])
    document.querySelectorAll(what).forEach(note(what));
  return found;
}"""


class Still(Boxes):
    """Nothing moves, on the own board or in the depots."""

    def compare(self, page: Page) -> None:
        super().compare(page)
        for name, box in page.evaluate(STILL).items():
            self.note(name, box)


def eagerly(page: Page, i: int, *, touch: bool = False) -> None:
    """Click on what furthers one most; every eleventh time on a button, so that workers and purchases occur too."""
    people.eagerly(page, i, EAGER, 11, touch=touch)


def likely(seats: int, wanted: Callable[[Position], bool], **options: int) -> dict[str, Any]:
    """Play as the prior would until the first seat is on turn in a wanted position; tells what `begin` takes."""
    game = games.find(GAME)
    for seed in range(tables.MOST_GAMES):
        log = GameLog(game, Start(("you",) * seats, seed, options=options)).begun()
        while not log.position.over:
            position = log.position
            if position.turn == 0 and wanted(position):
                return {"n": log.rows[-1].n, "record": write_log(log)}
            log.choose(max(position.choices.numbers, key=lambda one: game.prior_of(position.state, one)))
    raise AssertionError("no game comes to such a position")


def acting(dice: int) -> Callable[[Position], bool]:
    """An action with so many dice that show different numbers."""

    def wanted(position: Position) -> bool:
        here = {int(die) for die in position.state.players[0].dice if die}
        return position.step == "act" and len(here) == dice and position.state.phase > 0

    return wanted


def placeable(position: Position) -> bool:
    """A stored tile may be placed with one of two dice."""
    return acting(2)(position) and any(one.name == "place" for one in position.choices)


#: So many of one's own choices are left to play to the end.
LAST = 10
#: So many clicks of a game show that nothing moves; whole games are for the long tier.
SOME = [pytest.param(12, id="some"), pytest.param(MOST_CLICKS, id="all", marks=pytest.mark.long)]


@pytest.mark.long
def test_alone_against_the_automata_by_mouse(visit: Visit) -> None:
    """From the first castle on nothing moves, and no choice takes more than two clicks."""
    page = visit(**DESKTOP)
    people.play_now(page, title=TITLE)
    page.locator(people.MINE).wait_for()
    assert page.locator(".own .hexagon.open").count() > 1, "the first castle may lie on several spaces"
    assert page.locator(".automata .side").count() == 2
    boxes = Still()
    made = people.play_to_the_end(page, boxes.before(eagerly), MOST_CLICKS)
    assert len(boxes.of("cell")) == SPACES
    people.check_clicks(page, made)
    people.check_result(page, 2)
    check(page)
    page.keyboard.press("Escape")
    assert people.log_of(page).count("The Automata rolls") == ROUNDS * ROUNDS


def test_the_result_and_what_the_automata_did_in_its_last_turn(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page, GAME, seats=1, begin=tables.before_the_end(GAME, 1, back=LAST))
    people.check_clicks(page, people.play_to_the_end(page, eagerly, MOST_CLICKS))
    people.check_result(page, 2)
    check(page)
    page.keyboard.press("Escape")
    log = people.log_of(page)
    assert "The Automata rolls" in log
    assert "Phase E, round 5" in log
    deed = page.locator(".automata .deed").first
    said = deed.get_attribute("data-tip") or ""
    deed.scroll_into_view_if_needed()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    deed.hover()
    assert page.locator(".tip").inner_text() == said
    page.locator(".automata .points").first.hover()
    page.locator(".tip").get_by_text(re.compile(r"^Left card: \d+$")).wait_for()
    page.locator(".automata .turn").click()
    page.locator(".automata [popover]").get_by_text(re.compile(r"The Automata rolls \d")).wait_for()


@pytest.mark.long
def test_one_with_two_bots_and_the_automata(visit: Visit) -> None:
    """Three players, two of them bots, and the Automata, which has no workers and no duchy of spaces."""
    page = visit(**LAPTOP)
    tables.my_turn(page, GAME, seats=3, begin=likely(3, acting(2), automata=1))
    assert page.locator(".others .player").count() == 3
    assert page.locator(".others .hexes").count() == 2
    people.play_to_the_end(page, Still().before(eagerly), MOST_CLICKS)
    people.check_result(page, 4)
    assert page.locator(".others .automata .kept .count").count() > 0


@pytest.mark.parametrize("clicks", SOME)
def test_a_game_with_inns_trade_routes_and_border_posts(visit: Visit, clicks: int) -> None:
    """Inns lie in the black depot, each player has a route of five tiles, and the posts stand at every duchy."""
    page = visit(**DESKTOP)
    tables.my_turn(page, GAME, options={"inns": 1, "trade_routes": 1, "border_posts": 1})
    posts = page.get_by_role("img", name="Border posts: paths with 0/5, 0/5, 0/5 tiles")
    assert posts.count() == 2
    assert page.locator(".own .route .tile").count() == page.locator(".others .route .tile").count() == 5
    page.get_by_role("group", name="Trade route: 0 of 15 spaces with goods").first.wait_for()
    page.locator(".own .hexagon.open").first.click()
    page.locator("[data-area=open_inns]").get_by_text("Inn.").wait_for(state="attached")
    if people.play_some(page, Still().before(eagerly), clicks) < clicks:
        people.check_result(page, 2)


#: The duchies from 11 on, without 14 and 24.
UNSURE = 18


def test_the_form_bars_options_and_marks_duchies_of_one_source_of_which_each_player_chooses_one(visit: Visit) -> None:
    """A duchy of one source is marked in the options, and on the maps to choose from, in words too."""
    page = visit("/new/burgundy-board", **DESKTOP)
    page.locator("summary").click()
    fields = page.locator("details .field")
    automata, inns = (fields.filter(has_text=name).locator("select") for name in ("The Automata", "Inns"))
    inns.last.select_option("1")
    barred = fields.filter(has_text="Not together with the changed option “Inns”.")
    barred.first.wait_for()
    assert automata.first.is_disabled()
    inns.last.select_option("0")
    barred.first.wait_for(state="detached")
    assert automata.first.is_enabled()
    said = fields.filter(has_text="The duchy of all").locator("option").all_inner_texts()
    assert said[:5] == ["1", "2", "3", "4 (edition of 2019)", "4 (edition of 2023)"]
    assert [one for one in said if "one source" in one] == said[-UNSURE:]
    assert said[-UNSURE] == "11 (one source)"
    duchies = page.locator(".chooser .duchy.open")
    tables.my_turn(page, GAME, seats=2, options={"duchies": 1, "duchy_set": 2})
    assert duchies.count() == len(said)
    assert page.locator(".chooser .duchy.open .mark[title*='a space may be wrong']").count() == UNSURE
    page.locator(".own .note").get_by_text("Comes from one source").wait_for()
    numbers = page.locator(".chooser .duchy.open > b:first-of-type").all_inner_texts()
    assert numbers[:5] == said[:5], "two duchies have the number 4"
    page.get_by_role("button", name=re.compile("duchy 11. Comes from one source", re.IGNORECASE)).wait_for()
    assert page.get_by_role("button", name=re.compile("duchy 10. Comes", re.IGNORECASE)).count() == 0
    check(page)
    tables.my_turn(page, GAME, seats=2, options={"duchies": 1})
    assert duchies.count() == 10
    check(page)
    chosen = duchies.nth(3).locator("b").inner_text()
    duchies.nth(3).click()
    page.get_by_role("group", name=f"Duchy {chosen}", exact=True).first.wait_for()
    page.locator(".own .hexagon.open").first.wait_for()


@pytest.mark.parametrize("clicks", SOME)
def test_a_game_on_a_phone_by_touch(visit: Visit, clicks: int) -> None:
    """Own storage and duchy lie below the depots; a picked tile brings the duchy into sight."""
    page = visit(**SMALL)
    tables.my_turn(page, GAME, seats=1, begin=likely(1, placeable))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = Still()
    boxes.compare(page)
    for spot in page.locator(f".own .dice .die, {STORAGE} .card, .own .cell button").all():
        box = box_of(spot)
        assert min(box["width"], box["height"]) >= 43
    page.locator(f"{STORAGE} .card.open").first.tap()
    people.until(
        page,
        "() => document.querySelector('.own .hexes').getBoundingClientRect().bottom"
        " <= document.querySelector('footer').getBoundingClientRect().top",
    )
    page.locator(f"{STORAGE} .card.picked").tap()
    page.locator(f"{STORAGE} .card.picked").wait_for(state="detached")
    if people.play_some(page, boxes.before(partial(eagerly, touch=True)), clicks) < clicks:
        people.check_result(page, 2)


@pytest.mark.parametrize("back", [6, pytest.param(30, marks=pytest.mark.long)])
def test_the_end_of_a_game_by_keyboard_alone(visit: Visit, back: int) -> None:
    page = visit(**LAPTOP)
    tables.my_turn(page, GAME, seats=1, begin=tables.before_the_end(GAME, 1, back=back))
    people.play_to_the_end(page, people.with_keys(*EAGER), MOST_CLICKS)
    people.check_result(page, 2)
