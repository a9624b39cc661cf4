"""What lies where: pawned cards, closed stacks, open top cards, spells that pick; the steps of a turn beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table_tc, table_wd
from catan_cards.rules.table import ALL_STACKS, do, drawing, event, player, position, stack_cards, stores_of
from catan_cards.rules.table_wd import LEFT, RIGHT, mage
from playwright.sync_api import expect
from web.looks import DESKTOP, LAPTOP, PHONE, SMALL, resize
from web.test_catan_cards import against_a_bot, fits, sit_together, stock, together, written
from web.test_catan_cards_themes import built, click, in_hand, names_of, region

from bailey.games.catan_cards.cards import FACES
from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow
INTRIGUE = SETS.index("pi")
BRIGANDS = FACES.index("brigands")


# A pawned card


def pawned() -> Position:
    """A card lies under the Pawnbroker; a Fleet trades two resources, and a Warehouse keeps one."""
    cards = {"pawnbroker": (5, "above"), "warehouse-a": (6, "above"), "large-trade-fleet-a": (5, "below")}
    me = player(0, "lothar", cards, stores=stores_of(0, wool=1, ore=2, grain=3))
    me["built"][1]["kept"] = 1
    me["built"][2]["resources"] = 0b110
    return table_tc.acting({**me, "pawned": [{"card": "bank-a"}]}, player(1, stores=1))


def test_a_pawned_card_lies_under_the_pawnbroker_and_is_taken_back_by_it(visit: Visit) -> None:
    host, guest = visit(**PHONE), visit(**DESKTOP)
    sit_together(host, guest, begin=written(pawned()))
    under = "[data-fly=card-bank-a]"
    card = host.locator(f".own .pawned {under}")
    assert "Bank lies face down under Pawnbroker" in card.inner_text()
    theirs = guest.locator(".others .pawned")
    assert theirs.inner_text() == "A card lies face down under Pawnbroker."
    assert guest.locator(under).count() == 0, "the rival does not know which card it is"
    assert "It keeps Lumber: 1." in built(guest, "others", "warehouse-a").inner_text()
    said = built(guest, "others", "large-trade-fleet-a").inner_text()
    assert "Named for it: Wool, 2 for 1." in said
    assert "Named for it: Brick, 2 for 1." in said
    card.tap()
    expect(host.locator("footer .asked")).to_have_text("Bank", use_inner_text=True)
    click(host, host.locator(".choices .primary", has_text="Use it"))
    click(host, host.locator(".choices .button", has_text="Any Regions"))
    in_hand(host, "bank-a").wait_for()
    together(host, guest)
    assert host.locator(".pawned").count() == theirs.count() == 0
    assert sum(stock(host).values()) == 7 - 3


# Closed stacks, and open top cards


def pile(page: Page, stack: int) -> Locator:
    """A stack of expansion cards; counted from 0."""
    return page.locator(f"[data-area='stacks.{stack}']")


def test_a_closed_stack_says_for_whom_and_cannot_be_drawn_from(visit: Visit) -> None:
    page = visit(**SMALL)
    me = {**player(0, "conrad goetz"), "blocked": 0b101}
    against_a_bot(page, drawing(me, player(1), theme=INTRIGUE))
    barred = page.locator(".pile.barred")
    assert [one.get_attribute("data-area") for one in barred.all()] == ["stacks.0", "stacks.2"]
    assert names_of_stacks(page.locator(".pile.open")) == {"stacks.1", "stacks.3", "stacks.4", "stacks.5"}
    assert "Closed to" in pile(page, 0).inner_text()
    pile(page, 0).click()
    page.locator(".choices [aria-disabled=true]").or_(page.locator("ul.notes")).first.wait_for()
    assert page.locator(".hand.own .card").count() == 2
    for device in (SMALL, DESKTOP):
        resize(page, **device["viewport"])
        assert page.locator(".pile.barred").count() == 2
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def names_of_stacks(found: Locator) -> set[str]:
    """Which stacks these are."""
    return {str(one.get_attribute("data-area")) for one in found.all()}


def good_neighbors() -> Position:
    """The top cards of all stacks are turned up."""
    return event("good-neighbors", player(0, "conrad goetz", stores=1), player(1, stores=1), theme=INTRIGUE)


def test_open_top_cards_lie_on_their_stacks_and_one_is_taken_there(visit: Visit) -> None:
    begin = good_neighbors()
    tops = [stack_cards(begin, stack)[0] for stack in ALL_STACKS]
    free = {stack["stack"] for stack in (one.args for one in begin.choices if one.name == "draw")}
    assert 0 < len(free) < len(tops)
    host, guest = visit(**PHONE), visit(**DESKTOP)
    sit_together(host, guest, begin=written(begin))
    for page in (host, guest):
        assert [names_of(pile(page, stack).locator("[data-fly]")) for stack in ALL_STACKS] == [{top} for top in tops]
    assert names_of_stacks(host.locator(".pile.open")) == {f"stacks.{stack}" for stack in free}
    closed = next(stack for stack in ALL_STACKS if stack not in free)
    pile(host, closed).tap()
    host.get_by_role("dialog").wait_for()
    host.keyboard.press("Escape")
    taken = min(free)
    pile(host, taken).tap()
    host.locator(".choices .primary").wait_for()
    assert host.locator("footer .asked").inner_text() in pile(host, taken).inner_text(), "the card is named first"
    click(host, host.locator(".choices .primary"))
    in_hand(host, tops[taken]).wait_for()
    assert pile(host, taken).locator("[data-fly]").count() == 0


# Spells that pick


def lit(page: Page, side: str) -> set[str]:
    """The built cards and Regions that may be touched: one's `own`, or the `others`."""
    return names_of(page.locator(f".{side} .zoomed .card.open"))


def cast(spell: str, rival: Any = None, **mine: Any) -> Position:
    """Play a spell with all the magic it could take, for which nothing is asked."""
    me = mage(0, hand=spell, wizards={"ari": 3}, stores=1, **mine)
    return do(table_wd.acting(me, rival), "play", slot=spell)


CARDS = {"abbey-a": (LEFT, "above"), "garrison-a": (RIGHT, "below")}


def test_change_places_picks_two_cards_of_ones_own(visit: Visit) -> None:
    page = visit(**PHONE)
    rival = player(1, "", {"garrison-b": (5, "above"), "conrad": (6, "above")})
    against_a_bot(page, cast("change-places", rival, built=CARDS))
    assert lit(page, "own") == {"abbey-a", "garrison-a"}
    click(page, built(page, "own", "abbey-a"))
    page.locator(".table[data-whose=mine][aria-busy=false]").wait_for()
    swapped = page.locator(".sites.below [data-fly=card-abbey-a]")
    if swapped.count() == 0:
        click(page, built(page, "own", "garrison-a"))
    swapped.wait_for()


def test_ismai_is_put_on_a_region_of_the_rivals(visit: Visit) -> None:
    page = visit(**PHONE)
    against_a_bot(page, cast("ismai", player(1, stores=1)))
    assert page.locator(".own .zoomed").count() == 0, "on a phone the rival's side is shown"
    assert lit(page, "others") == {"forest-5", "fields-2", "pasture-4", "hills-6", "gold-1", "mountains-3"}
    click(page, region(page, "others", "hills-6"))
    page.locator(".tab-of[aria-pressed=false]").tap()
    region(page, "others", "hills-6").locator(".foreign").wait_for()


def test_terrain_metamorphosis_shows_the_regions_of_the_stack(visit: Visit) -> None:
    page = visit(**SMALL)
    begin = cast("metamorphosis")
    against_a_bot(page, begin)
    click(page, region(page, "own", "hills-5"))
    seen = page.locator(".sheet .card.open")
    assert seen.count() == begin.state.region_stack.size > 0
    assert fits(page)
    other = names_of(seen.first).pop()
    click(page, seen.first)
    region(page, "own", other).wait_for()
    assert region(page, "own", "hills-5").count() == 0


def test_better_world_shows_the_event_cards(visit: Visit) -> None:
    page = visit(**DESKTOP)
    against_a_bot(page, cast("better-world"))
    seen = page.locator(".sheet .card")
    assert seen.count() == 13
    assert names_of(seen) - names_of(page.locator(".sheet .card.open")) == {"year-end"}
    click(page, page.locator(".sheet [data-fly=card-comet]"))
    assert page.locator(".sheet").count() == 0
    assert page.locator("[data-area=events_stack]").inner_text().endswith("12")


def test_a_wizard_is_picked_in_the_hand_and_put_on_a_region(visit: Visit) -> None:
    page = visit(**DESKTOP)
    against_a_bot(page, table_wd.acting(mage(0, hand="hafli", stores=3)))
    assert "pasture-3" not in lit(page, "own")
    in_hand(page, "hafli").click()
    assert lit(page, "own") == {"pasture-3"}
    click(page, region(page, "own", "pasture-3"))
    page.locator("[data-fly=card-hafli].wizard").wait_for()


def test_countermagic_stands_in_the_window_of_an_attack(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**PHONE)
    first = mage(0, hand="magic-kitchen", wizards={"ari": 1})
    second = mage(1, "countermagic-a", wizards={"ira": 2})
    sit_together(host, guest, begin=written(table_wd.acting(first, second)))
    in_hand(host, "magic-kitchen").click()
    window = guest.locator(".sheet.urgent")
    window.wait_for()
    assert window.locator(".answers .card.open").count() == 1
    click(guest, window.locator(".answers .card.open"))
    host.locator(".table[data-whose=mine]").wait_for()
    together(host, guest)
    assert guest.locator("[data-fly=card-ira].wizard").inner_text().strip() == "0"


def test_what_an_eclipse_shades_produces_nothing(visit: Visit) -> None:
    page = visit(**DESKTOP)
    me = mage(0, stores=1)
    begin = table_wd.acting({**me, "idle": 0b1111 << 10}, player(1))
    against_a_bot(page, begin)
    assert names_of(page.locator(".own .region.idle .card")) == {"pasture-3", "fields-1", "gold-6", "forest-4"}
    assert "It produces nothing in this turn." in region(page, "own", "gold-6").inner_text()


# The steps of a turn


#: Which part of the steps is in sight, and how wide one of them is at most.
STEPS = "list => [list.clientWidth, Math.max(0, ...[...list.children].map(one => one.offsetWidth))]"


@pytest.mark.parametrize("theme", [0, INTRIGUE])
def test_on_a_laptop_several_steps_of_a_turn_are_in_sight(visit: Visit, theme: int) -> None:
    page = visit(**LAPTOP)
    begin = position(player(0, stores=3), player(1, stores=3), theme=theme)
    begin.state.face = BRIGANDS  # who take of two kinds: no step is wider
    against_a_bot(page, begin)
    click(page, page.locator(".choices .button", has_text="Roll the dice"))
    page.locator(".steps .step", has_text="You lose 3 wool").wait_for()
    seen, widest = page.locator(".steps").evaluate(STEPS)
    assert seen >= 3 * widest > 0
