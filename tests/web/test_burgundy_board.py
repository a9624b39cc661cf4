"""The board game of Burgundy: against the Automata, at a table of three, on a phone, by keyboard."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import Boxes
from web.test_guided import FRENCH, GUIDED, read_tips
from web.test_screens import LOOKS, SIZES, check, settings

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from web.conftest import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

GAME, TITLE = "burgundy-board", "The Castles of Burgundy"
MINE = ".table[data-whose=mine][aria-busy=false]"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "bypass_csp": True}
#: Twenty-five rounds of two dice, a few clicks each, and what castles, buildings and purchases add.
MOST_CLICKS = 500
SPACES = 37
ROUNDS = 5

#: What is clicked first: what a picked thing asks, spaces, a tile to discard, loads, depots, goods, buttons.
EAGER = (
    ".table:has(.own .picked, .depots .picked) .choices .button.primary",
    ".own .duchy .spot.open",
    ".depots .load",
    ".depots .spot.open",
    ".own .good.open",
    ".chooser .duchy.open",
    ".choices .button",
    ".own .stored.open",
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
  for (const what of ['.own .dice', '.own .storage .slot', '.own .goods', '.depots .depot', '.depots .slot'])
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
    buttons = page.locator(".choices .button")
    if i % 11 == 10 and buttons.count():
        people.press(buttons.nth(i % buttons.count()), touch=touch)
        return
    for selector in EAGER:
        found = page.locator(selector)
        if found.count():
            people.press(found.nth(i % found.count()), touch=touch)
            return
    raise AssertionError("nothing may be chosen")


def check_result(page: Page, players: int) -> None:
    """The dialog of the end tells the places, and a score that adds up line by line."""
    page.get_by_role("dialog").wait_for()
    assert page.locator(".ranking li").count() == players
    lines = page.locator("dialog tbody td").all_text_contents()
    assert len(lines) >= 3
    assert sum(map(int, lines)) == int(page.locator("dialog tfoot td").inner_text())


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


@pytest.mark.parametrize("clicks", SOME)
def test_alone_against_the_automata_by_mouse(visit: Visit, clicks: int) -> None:
    """From the first castle on nothing moves; in a whole game no choice takes more than two clicks."""
    page = visit(**DESKTOP)
    people.play_now(page, title=TITLE)
    page.locator(MINE).wait_for()
    assert page.locator(".own .duchy .spot.open").count() > 1, "the first castle may lie on several spaces"
    assert page.locator(".automata .side").count() == 2
    boxes = Still()
    made = people.play_some(page, boxes.before(eagerly), clicks)
    assert len(boxes.of("cell")) == SPACES
    if made < clicks:
        people.check_clicks(page, made)
        check_result(page, 2)
        check(page)
        page.keyboard.press("Escape")
        assert page.locator(".log").inner_text().count("The Automata rolls") == ROUNDS * ROUNDS


def test_the_result_and_what_the_automata_did_in_its_last_turn(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.sit_down(page, GAME, seats=1, begin=tables.before_the_end(GAME, 1, back=LAST))
    page.locator(MINE).wait_for()
    people.check_clicks(page, people.play_to_the_end(page, eagerly, MOST_CLICKS))
    check_result(page, 2)
    check(page)
    page.keyboard.press("Escape")
    log = page.locator(".log").inner_text()
    assert "The Automata rolls" in log
    assert "Phase E, round 5" in log
    deed = page.locator(".automata .deed").first
    said = deed.get_attribute("data-tip") or ""
    deed.hover()
    assert page.locator(".tip").inner_text() == said
    page.locator(".automata .points").first.hover()
    page.locator(".tip").get_by_text(re.compile(r"^Left card: \d+$")).wait_for()
    page.locator(".automata .turn").click()
    page.locator(".automata .words").get_by_text(re.compile(r"The Automata rolls \d")).wait_for()


@pytest.mark.parametrize("clicks", SOME)
def test_one_with_two_bots_and_the_automata(visit: Visit, clicks: int) -> None:
    """Three players, two of them bots, and the Automata, which has no workers and no duchy of spaces."""
    page = visit(viewport={"width": 1280, "height": 800})
    tables.sit_down(page, GAME, seats=3, begin=likely(3, acting(2), automata=1))
    page.locator(MINE).wait_for()
    assert page.locator(".others .player").count() == 3
    assert page.locator(".others .small .map .duchy").count() == 2
    if people.play_some(page, Still().before(eagerly), clicks) < clicks:
        check_result(page, 4)
    assert page.locator(".others .automata .kept .count").count() > 0


@pytest.mark.parametrize("clicks", SOME)
def test_a_game_with_inns_trade_routes_and_border_posts(visit: Visit, clicks: int) -> None:
    """Inns lie in the black depot, each player has a route of five tiles, and the posts stand at every duchy."""
    page = visit(**DESKTOP)
    tables.sit_down(page, GAME, options={"inns": 1, "trade_routes": 1, "border_posts": 1})
    page.locator(MINE).wait_for()
    posts = page.get_by_role("img", name="Border posts: paths with 0/5, 0/5, 0/5 tiles")
    assert posts.count() == 2
    assert page.locator(".own .route .tile").count() == page.locator(".others .route .tile").count() == 5
    page.get_by_role("group", name="Trade route: 0 of 15 spaces with goods").first.wait_for()
    page.locator(".own .duchy .spot.open").first.click()
    inn = page.locator(".depots .black .slot").last
    inn.get_by_text("Inn.").wait_for(state="attached")
    if people.play_some(page, Still().before(eagerly), clicks) < clicks:
        check_result(page, 2)


def test_options_that_do_not_go_together_are_not_chosen_together(visit: Visit) -> None:
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


@pytest.mark.parametrize("clicks", SOME)
def test_a_game_on_a_phone_by_touch(visit: Visit, clicks: int) -> None:
    """Own storage and duchy lie below the depots; a picked tile brings the duchy into sight."""
    page = visit(**PHONE)
    tables.sit_down(page, GAME, seats=1, begin=likely(1, placeable))
    page.locator(MINE).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = Still()
    boxes.compare(page)
    for spot in page.locator(".own .dice .die, .own .storage .stored, .own .cell .spot").all():
        box = spot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43
    page.locator(".own .stored.open").first.tap()
    people.until(
        page,
        "() => document.querySelector('.own .land').getBoundingClientRect().bottom"
        " <= document.querySelector('footer').getBoundingClientRect().top",
    )
    page.locator(".own .stored.picked").tap()
    if people.play_some(page, boxes.before(partial(eagerly, touch=True)), clicks) < clicks:
        check_result(page, 2)


@pytest.mark.parametrize("back", [6, pytest.param(30, marks=pytest.mark.long)])
def test_the_end_of_a_game_by_keyboard_alone(visit: Visit, back: int) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    tables.sit_down(page, GAME, seats=1, begin=tables.before_the_end(GAME, 1, back=back))
    page.locator(MINE).wait_for()
    people.play_to_the_end(page, people.with_keys(*EAGER), MOST_CLICKS)
    check_result(page, 2)


def test_arrow_keys_go_from_tile_to_tile(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    tables.sit_down(page, GAME, seats=1, begin=likely(1, acting(2)))
    page.locator(MINE).wait_for()
    page.locator(".own .cell .spot").nth(SPACES // 2).focus()
    middle = page.evaluate("document.activeElement.getBoundingClientRect().x")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getBoundingClientRect().x") > middle
    assert page.evaluate("document.activeElement.closest('.own .cell') !== null")


def test_a_tile_that_is_out_of_reach_says_why(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})

    def out_of_reach(position: Position) -> bool:
        return acting(2)(position) and position.state.players[0].workers == 0

    tables.sit_down(page, GAME, seats=1, begin=likely(1, out_of_reach))
    page.locator(MINE).wait_for()
    row = people.row(page)
    page.locator(".depots .depot:not(.black) .spot.quiet").first.click()
    page.locator(".notes").get_by_text(re.compile("it takes .* workers?; you have 0", re.IGNORECASE)).wait_for()
    assert people.row(page) == row


def test_a_stored_tile_shows_where_it_fits(visit: Visit) -> None:
    """Picked first, it leaves only its spaces alight; a click on one of them lays it there."""
    page = visit(viewport={"width": 1440, "height": 900})

    tables.sit_down(page, GAME, seats=1, begin=likely(1, placeable))
    page.locator(MINE).wait_for()
    stored = page.locator(".own .stored.open").first
    name = stored.get_attribute("data-fly")
    stored.click()
    assert page.locator(".depots .spot.open").count() == 0
    spaces = page.locator(".own .cell .spot.open")
    assert spaces.count() > 0
    spaces.first.click()
    page.locator(f".own .cell [data-fly={name}], .choices .button.primary").first.wait_for()
    if page.locator(".choices .button.primary").count():
        page.locator(".choices .button.primary").first.click()
    page.locator(f".own .cell.laid [data-fly={name}]").wait_for()


def test_each_chooses_a_duchy_from_its_map(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.sit_down(page, GAME, seats=2, options={"duchies": 1})
    page.locator(MINE).wait_for()
    duchies = page.locator(".chooser .duchy.open")
    assert duchies.count() == 10
    check(page)
    chosen = duchies.nth(3).locator("b").inner_text()
    duchies.nth(3).click()
    page.get_by_role("group", name=f"Duchy {chosen}", exact=True).first.wait_for()
    page.locator(".own .duchy .spot.open").first.wait_for()


def test_a_tile_is_read_beside_it_and_large(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    tables.sit_down(page, GAME, seats=1, begin=likely(1, acting(2)))
    page.locator(MINE).wait_for()
    page.locator(".depots .spot").first.hover()
    page.wait_for_function(
        """() => {
          const [tip, tile] = ['.peek', '.depots .spot:hover']
            .map(s => document.querySelector(s)?.getBoundingClientRect());
          return tip && tile && Math.max(tip.left - tile.right, tile.left - tip.right,
            tip.top - tile.bottom, tile.top - tip.bottom) < 20;
        }"""
    )
    page.locator(".depots .spot").first.click(button="right")
    page.get_by_role("dialog").locator(".text").wait_for()


#: Whether the left card shows its points at the lowest level: 17 with five items, 14 with four.
EASY = """() => {
  const card = document.querySelector('.automata .side');
  return card.querySelector('.points').textContent === {4: '14', 5: '17'}[card.querySelectorAll('li').length];
}"""


def test_the_guided_first_game_is_against_the_automata(visit: Visit) -> None:
    page = visit(**PHONE)
    people.play_now(page, "Learn as you play", TITLE)
    tip = page.get_by_role("complementary", name="Guided game")
    tip.get_by_text("first castle").wait_for()
    assert page.evaluate(EASY), "its cards bring what they bring to the easy Automata"
    assert page.locator(".own .duchy.pointed-at").count() == 1
    tip.get_by_role("button", name="Got it").click()
    page.locator(".own .duchy .spot.open").first.tap()
    for text, at in (("Fill regions", ".own .duchy"), ("Two dice", ".own .dice"), ("depot of its number", ".depots")):
        tip.get_by_text(text).wait_for()
        assert page.locator(f"{at}.pointed-at").count() == 1
        tip.get_by_role("button", name="Got it").click()


@pytest.mark.parametrize("device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
def test_no_tip_covers_what_it_speaks_of(visit: Visit, device: dict[str, Any]) -> None:
    """In French, whose sentences are the longest; more tips come once the first castle lies."""
    page = visit("/", settings=FRENCH, **device)
    page.locator("article", has=page.get_by_role("heading", name="Les Châteaux de Bourgogne", exact=True)).locator(
        GUIDED
    ).first.click()
    page.locator(MINE).wait_for()
    height = device["viewport"]["height"]
    assert read_tips(page, height) == 1
    page.locator(".own .duchy .spot.open").first.click()
    page.locator(".own .die.open").first.wait_for()
    assert read_tips(page, height) >= 3


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing_on_the_table(visit: Visit, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = visit(settings=settings(theme), viewport={"width": width, "height": height}, bypass_csp=True)
    tables.sit_down(page, GAME, seats=3, begin=likely(3, acting(2), automata=2))
    page.locator(MINE).wait_for()
    check(page)
    page.locator(".own .die.open").first.click()
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("dialog").wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.locator(".depots .spot").first.click(button="right")
    page.get_by_role("dialog").wait_for()
    check(page)
