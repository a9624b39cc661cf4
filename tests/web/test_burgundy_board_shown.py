"""What the board game of Burgundy shows: what a die does and costs, what an effect brings and where, points so far."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.looks import PHONE
from web.test_burgundy_board import DEPOTS, DESKTOP, GAME, MOST_CLICKS, SPACES, STORAGE, acting, eagerly, likely

from bailey.core import card_at
from bailey.games.burgundy_board.data import REWARDS
from bailey.games.burgundy_board.duchies import space_of
from bailey.games.burgundy_board.rules.goods import tiles_sold
from bailey.games.burgundy_board.rules.routes import pays, route_end
from bailey.games.burgundy_board.tiles import route
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

NUMBERED = 6
#: The numbered depots, and the tiles in them.
DEPOT = [f"[data-area='depots.{i}']" for i in range(NUMBERED)]
TILES = ", ".join(f"{one} .card" for one in DEPOT)


def steps_between(die: int, number: int) -> int:
    """So many workers turn a die to a number; 6 and 1 are neighbours."""
    return min((die - number) % NUMBERED, (number - die) % NUMBERED)


def shown_cost(spot: Locator) -> int:
    """The workers of the badge on a spot, 0 without one."""
    badge = spot.locator(".prices .price:not(.silver)")
    return int(badge.inner_text()) if badge.count() else 0


def costly(position: Position) -> bool:
    """Two dice, too few workers for some depot, no knowledge, and a tile in storage that one die places for workers."""
    me = position.state.players[0]
    if not acting(2)(position) or not 1 <= me.workers <= 2 or me.knows:
        return False
    far = max(min(steps_between(die, depot + 1) for die in me.dice) for depot in range(NUMBERED))
    here = [one.args for one in position.choices if one.name == "place" and one.args["die"] == 0]
    return far > me.workers and any(steps_between(me.dice[0], int(space_of(one["space"]).die)) for one in here)


def costly_table(page: Page) -> Position:
    """Sit down where dice and workers reach some things and not others; tells the position."""
    seen: list[Position] = []

    def wanted(position: Position) -> bool:
        found = costly(position)
        if found:
            seen.append(position)
        return found

    tables.my_turn(page, GAME, seats=1, begin=likely(1, wanted))
    return seen[0]


def test_dice_and_tiles_show_what_they_reach_what_that_costs_and_why_not(visit: Visit) -> None:
    page = visit(**DESKTOP)
    position = costly_table(page)
    check_dice(page)
    check_out_of_reach(page, position)
    check_takes(page, position)
    check_places(page, position)
    check_storage(page)


def check_dice(page: Page) -> None:
    """A picked die leaves alight what it reaches."""
    lit = page.locator(", ".join(f"{one} .card.open" for one in DEPOT))
    either = lit.count()
    shown = [page.locator(".own .die").nth(i).inner_text() for i in (0, 1)]
    alight = []
    for i in (0, 1):
        page.locator(".own .die").nth(i).click()
        assert page.locator(".own .die.picked").count() == 1
        assert page.locator(".choices .button").count() == 1, "two workers with this die"
        alight.append(lit.count())
        page.keyboard.press("Escape")
    assert shown[0] != shown[1]
    assert max(alight) <= either <= sum(alight)
    assert page.locator(".own .die.picked").count() == 0


def check_out_of_reach(page: Page, position: Position) -> None:
    """More workers than there are are told as the reason why not."""
    row, workers = people.row(page), position.state.players[0].workers
    page.locator(", ".join(f"{one} .card:not(.open)" for one in DEPOT)).first.click()
    why = re.compile(f"it takes .* workers?; you have {workers}", re.IGNORECASE)
    page.locator(".notes").get_by_text(why).wait_for()
    assert people.row(page) == row


def check_takes(page: Page, position: Position) -> None:
    """With a picked die, whatever its workers reach is alight, and each costs a worker a step."""
    me = position.state.players[0]
    page.locator(".own .die").first.click()
    costs = []
    for i, depot in enumerate(DEPOT):
        steps = steps_between(me.dice[0], i + 1)
        for spot in page.locator(f"{depot} .card").all():
            reached = steps <= me.workers
            assert spot.evaluate("spot => spot.classList.contains('open')") == reached
            assert shown_cost(spot) == (steps if reached else 0), "what the other die would cost is told no more"
            costs += [steps] * reached
    assert {0, 1} <= set(costs)
    page.keyboard.press("Escape")


def check_places(page: Page, position: Position) -> None:
    """The first die and a tile are picked; a space costs as many workers as its number is away from the die."""
    me = position.state.players[0]
    ways = [one.args for one in position.choices if one.name == "place" and one.args["die"] == 0]
    number = {one["space"]: int(space_of(one["space"]).die) for one in ways}
    tile = next(one["tile"] for one in ways if steps_between(me.dice[0], number[one["space"]]))
    page.locator(".own .die").first.click()
    page.locator(f"{STORAGE} li").nth(tile).locator(".card").click()
    cells = page.locator(".own .cell")
    alight = {i for i in range(SPACES) if cells.nth(i).locator(".hexagon.open").count()}
    assert alight == {one["space"] for one in ways if one["tile"] == tile}
    for i in alight:
        assert shown_cost(cells.nth(i).locator(".hexagon")) == steps_between(me.dice[0], number[i])


def check_storage(page: Page) -> None:
    """Picked first, a stored tile leaves only its spaces alight; a click on one of them lays it there."""
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    stored = page.locator(f"{STORAGE} .card.open").first
    name = stored.get_attribute("data-fly")
    stored.click()
    assert page.locator(f"{DEPOTS} .card.open").count() == 0
    spaces = page.locator(".own .cell .hexagon.open")
    assert spaces.count() > 0
    spaces.first.click()
    page.locator(f".own .cell [data-fly={name}], .choices .button.primary").first.wait_for()
    if page.locator(".choices .button.primary").count():
        page.locator(".choices .button.primary").first.click()
    page.locator(f".own .cell:has(.laid) [data-fly={name}]").wait_for()


#: Whether what one reads of a tile lies beside it.
BESIDE = """() => {
  const found = ['.peek', '[data-area=depots] .card:hover'].map(one => document.querySelector(one));
  const [tip, tile] = found.map(one => one?.getBoundingClientRect());
  return tip && tile && Math.max(tip.left - tile.right, tile.left - tip.right,
    tip.top - tile.bottom, tile.top - tip.bottom) < 20;
}"""
#: How the legend begins the lines of what the expansions bring.
EXPANSIONS = ("Crane", "White castle", "Geese", "Inn", "On a trade route", "Border posts")


def test_tiles_points_and_the_legend_are_read_and_arrow_keys_go_from_tile_to_tile(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page, GAME, seats=1, begin=likely(1, acting(2)))
    page.locator(".own .cell button").nth(SPACES // 2).focus()
    middle = page.evaluate("document.activeElement.getBoundingClientRect().x")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getBoundingClientRect().x") > middle
    assert page.evaluate("document.activeElement.closest('.own .cell') !== null")
    page.locator(TILES).first.hover()
    page.wait_for_function(BESIDE)
    page.locator(TILES).first.click(button="right")
    page.get_by_role("dialog").locator("li").first.wait_for()
    page.keyboard.press("Escape")
    for whose in (".own", ".others"):
        check_points(page, whose)
    page.get_by_role("button", name="Rules", exact=True).click()
    signs = page.get_by_role("dialog").locator("#signs")
    signs.locator("dd").get_by_text("Castle: one more action", exact=True).wait_for()
    said = signs.locator("dd").all_inner_texts()
    for name in EXPANSIONS:
        assert any(line.startswith(name) for line in said)
    assert signs.locator("dt svg").count() == len(said)


def check_points(page: Page, whose: str) -> None:
    """What a game that ended now would bring: beside one's own name and the Automata's, and why in a dialog."""
    points = page.locator(f"{whose} button.points")
    total = int(points.get_attribute("data-count") or 0)
    assert total > 0
    points.click()
    page.locator("dialog tfoot").wait_for()
    lines = page.locator("dialog tbody td").all_text_contents()
    assert len(lines) >= 2
    assert sum(map(int, lines)) == int(page.locator("dialog tfoot td").inner_text()) == total
    page.keyboard.press("Escape")


# Effects


def selling(position: Position) -> bool:
    """One of two dice may sell goods."""
    return acting(2)(position) and any(one.name == "sell" for one in position.choices)


def paying(position: Position) -> bool:
    """A sale lays one good on a space of the trade route that pays points, silver or workers."""
    me = position.state.players[0]
    lying = tiles_sold(me)
    if not selling(position) or lying >= route_end(me) or sum(count > 0 for count in me.goods) != 1:
        return False
    good = next(good for good, count in enumerate(me.goods) if count)
    reward = REWARDS[route(card_at(me.route, lying // 3)).rewards[lying % 3]]
    return me.goods[good] == 1 and pays(me, lying, good) and reward in {"watchtower", "bank", "boarding_house"}


def sell_some(page: Page) -> None:
    """Sell the first goods that may be sold."""
    people.wait_for_me(page)
    people.choose_and_see(page, lambda page, _: page.locator(".own .thing.open").first.click(), 0)
    if page.locator(".choices .button.primary").count():
        page.locator(".choices .button.primary").first.click()


def test_a_sale_tells_its_points_and_a_trade_route_what_its_space_has_paid(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page, GAME, seats=1, begin=likely(1, selling))
    count = int(page.locator(".own .thing.open [data-count]").first.get_attribute("data-count") or 0)
    sell_some(page)
    page.locator(".own [data-area$='.sold'] .gain").get_by_text(f"+{2 * count}", exact=True).wait_for()
    tables.my_turn(page, GAME, seats=2, options={"trade_routes": 1}, begin=likely(2, paying, trade_routes=1))
    sell_some(page)
    page.locator(".own .route .stop.filled.paid .gain").get_by_text(re.compile(r"^\+[24]$")).wait_for()


#: What the strip of the Automata's last turn draws, and what it says there.
DRAWN = {
    "automata_finished": ".automata_finished svg.card + .won",
    "automata_found": ".automata_found .tile",
    "wild": ":is(.automata_wild, .automata_made_wild) .tile .back",
}


def emptying(position: Position) -> bool:
    """The last rounds of a phase, whose depots are half empty, begin; the Automata has a wild tile."""
    s = position.state
    return bool(position.step == "act" and s.phase > 0 and s.round > 1 and s.wilds.size > 0)


def test_its_turn_draws_finished_cards_and_wild_tiles(visit: Visit) -> None:
    """Whoever plays on sees each of them before long, with the points that it brought."""
    page = visit(**DESKTOP)
    tables.sit_down(page, GAME, seats=1, begin=likely(1, emptying))
    missing = dict(DRAWN)
    for i in range(MOST_CLICKS):
        if not missing or people.wait_for_me(page) == "over":
            break
        people.choose_and_see(page, eagerly, i)
        seen = page.locator(".automata .turn")
        missing = {what: where for what, where in missing.items() if seen.locator(where).count() == 0}
    assert not missing


WITHIN = """() => [...document.querySelectorAll('.ring section.group')].map(group => {
  const whole = group.getBoundingClientRect();
  return [...group.querySelectorAll('.cells > *')].map(one => one.getBoundingClientRect())
    .filter(one => one.left < whole.left - 1 || one.right > whole.right + 1).length;
})"""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_lies_in_a_depot_stands_within_it_beside_the_inns_too(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(**device)
    tables.sit_down(page, "burgundy-board", options={"inns": 1})
    page.locator("[data-area=open_inns]").wait_for()
    assert page.evaluate(WITHIN) == [0] * 7


def goods_to_choose(position: Position) -> bool:
    """Whether there is room for fewer types of goods than lie in a depot."""
    return sum(choice.name == "take_good" for choice in position.choices) > 2


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_goods_that_are_chosen_in_a_depot_are_not_covered(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(**device)
    tables.my_turn(page, GAME, begin=tables.record_of(GAME, 2, goods_to_choose))
    goods = page.locator("[data-area=depots] .thing.open")
    goods.nth(2).wait_for()
    for one in goods.all():
        one.click(trial=True)
