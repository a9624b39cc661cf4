"""The expanded Catan Card Game: Knights & Merchants in two browsers, on phones, in three languages."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, do, drawing, event, hand, look_into, player, rolled, stores_of
from web.looks import DESKTOP, PHONE, SMALL
from web.test_catan_cards import against_a_bot, fits, sit_together, stock, tile, together, written
from web.visits import SWIFT

from bailey.games.catan_cards.cards import sets
from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

#: Of the options: the set, and cards that need not wait.
KNIGHTS, TRADE, NO_GATE = 1, 4, 3
LANGUAGES = {"en": "Knights & Merchants", "de": "Ritter & Händler", "fr": "Chevaliers & Marchands"}


def acting_with(*players: dict[str, Any], **fields: Any) -> Position:
    """Lay out a position of the expanded game in the action phase, in which attacks need not wait."""
    return acting(*players, theme=KNIGHTS, action_gate=NO_GATE, **fields)


def built(page: Page, side: str, card: str) -> Locator:
    """A built card: one's `own`, or the `others`."""
    return page.locator(f".{side} .site [data-fly=card-{card}]")


def in_hand(page: Page, card: str) -> Locator:
    """A card of the own hand."""
    return page.locator(f".hand.own [data-fly=card-{card}]")


def region(page: Page, side: str, card: str) -> Locator:
    """A Region: one's `own`, or the `others`."""
    return page.locator(f".{side} .region [data-fly=card-{card}]")


def click(page: Page, found: Locator) -> None:
    """Click, and wait until something has come of it."""
    people.choose_and_see(page, lambda _, __: found.click(), 0)
    people.until(page, "() => document.querySelector('.table[aria-busy=false]')")


def names_of(found: Locator) -> set[str]:
    """The cards that these are, by their names."""
    return {str(one.get_attribute("data-fly")).removeprefix("card-") for one in found.all()}


# Beginning a game


def fits_phone(page: Page) -> bool:
    """Whether nothing widens the page."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("language", ["fr", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "de"))])
def test_the_set_is_chosen_where_a_game_is_begun(visit: Visit, language: str) -> None:
    page = visit("/new/catan-cards", SWIFT.replace('"en"', f'"{language}"'), **SMALL)
    page.locator("summary").tap()
    page.locator("details .field").first.locator("select").select_option(label=LANGUAGES[language])
    assert fits(page)
    page.locator("form .primary.large").tap()
    page.locator(".board").wait_for()
    stacks = page.locator(".stack .pile:has(.number)")
    assert stacks.count() == 6
    assert [LANGUAGES[language] in one.inner_text() for one in stacks.all()] == [False] * 4 + [True] * 2
    assert goal(page) == int(sets(KNIGHTS).goal) == 13


def goal(page: Page) -> int:
    """The points that win, as the table shows them."""
    return int(page.locator(".tokens .goal").inner_text())


def test_the_points_that_win_are_shown_and_the_sheet_of_a_theme_card_says_what_is_known_of_it(visit: Visit) -> None:
    page = visit(**DESKTOP)
    for options, shown in (({}, 12), ({"theme": KNIGHTS, "goal": 10}, 10), ({"theme": KNIGHTS}, 13)):
        against_a_bot(page, acting(player(0, "castle-a abbey-a" if options else "", stores=0), player(1), **options))
        assert goal(page) == shown
        assert page.locator(".stack .pile:has(.number)").count() == (6 if options else 5)
    for card, told in (("castle-a", True), ("abbey-a", False)):
        in_hand(page, card).click(button="right")
        sheet = page.get_by_role("dialog")
        sheet.wait_for()
        assert ("Ours: " in sheet.inner_text()) == told
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")


# Cards


def test_a_border_dispute_by_touching_regions(visit: Visit) -> None:
    """What the Regions show stays on them; only the land that one has twice can be given."""
    host, guest = visit(**PHONE), visit(**DESKTOP)
    regions = {"hills-1": (4, "above"), "fields-3": (4, "below")}
    stores = {"hills-1": 2, "hills-5": 1, "fields-3": 1}
    first = player(0, "border-dispute-a", {"conrad": (5, "above")}, (4, 5, 6), (), stores, regions)
    sit_together(host, guest, begin=written(acting_with(first, player(1, stores={"forest-5": 3}))))
    click(host, in_hand(host, "border-dispute-a"))
    touched = host.locator(".region .card.open")
    assert names_of(touched) == {"hills-1", "hills-5", "fields-1", "fields-3"}
    click(host, region(host, "own", "hills-1"))
    assert names_of(touched) == {"forest-5", "fields-2", "pasture-4", "hills-6", "gold-1", "mountains-3"}
    assert host.locator(".own .region").count() == 0, "on a phone the rival's side is shown for it"
    click(host, region(host, "others", "forest-5"))
    together(host, guest)
    region(host, "own", "forest-5").wait_for()
    assert stock(host) == {"Lumber": 3, "Brick": 1, "Grain": 1}
    assert stock(guest) == {"Brick": 2}
    assert region(guest, "own", "hills-1").count() == region(guest, "others", "forest-5").count() == 1


def test_a_raid_names_three_buildings_and_their_owner_takes_one_back(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**PHONE)
    four = {"watchtower": (5, "above"), "tournament-place": (5, "below"), "toll-station-a": (6, "below")}
    four = {**four, "garrison-a": (6, "above")}
    first = player(0, "", {"conrad": (5, "above")}, stores=3)
    sit_together(host, guest, begin=written(event("raid-a", first, player(1, "", four, stores=3), theme=KNIGHTS)))
    named = ["watchtower", "toll-station-a", "garrison-a"]
    for n, card in enumerate(named):
        assert host.locator(".others .built.named").count() == n
        click(host, built(host, "others", card))
    guest.locator(".own .built.named").nth(2).wait_for()
    assert names_of(guest.locator(".own .card.open")) == set(named)
    assert "named" in guest.locator(".own .built.named").first.inner_text()
    click(guest, built(guest, "own", "toll-station-a"))
    together(host, guest)
    assert in_hand(guest, "toll-station-a").count() == 1
    assert host.locator(".built.named").count() == guest.locator(".built.named").count() == 0
    assert host.locator(".others .site .card").count() == 3


def test_a_palace_takes_a_card_from_the_discard_pile(visit: Visit) -> None:
    page = visit(**SMALL)
    first = player(0, "", {"palace": (6, "below")}, (5,), (6,))
    discard = [{"card": name} for name in ("arsonist-a", "spy-a", "caravan")]
    begin = rolled("plenty", 1, first, player(1, stores=3), theme=KNIGHTS, discard=discard)
    against_a_bot(page, begin)
    seen = page.locator(".sheet .card.open")
    assert names_of(seen) == {"arsonist-a", "spy-a", "caravan"}
    assert page.locator(".choices .button", has_text="free resource").count() == 1
    click(page, page.locator(".sheet [data-fly=card-spy-a]"))
    in_hand(page, "spy-a").wait_for()
    assert page.locator(".sheet").count() == 0
    assert "Spy" in page.locator(".steps .step", has_text="discard pile").inner_text()


def test_a_landlord_is_used_once_a_turn(visit: Visit) -> None:
    page = visit(**PHONE)
    stores = stores_of(0, wool=2, grain=1, ore=3)
    against_a_bot(page, acting_with(player(0, "", {"landlord": (5, "above")}, stores=stores)))
    card = built(page, "own", "landlord")
    assert names_of(page.locator(".own .site .card.open")) == {"landlord"}
    card.tap()
    click(page, page.locator(".choices .primary", has_text="Use it"))
    assert "1 : 1" in tile(page, "You give", "Wool").inner_text()
    assert tile(page, "You give", "Ore").get_attribute("aria-disabled") == "true", "it swaps wool and grain alone"
    tile(page, "You give", "Wool").tap()
    click(page, tile(page, "You get", "Grain"))
    assert stock(page) == {"Wool": 1, "Grain": 2, "Ore": 3}
    assert page.locator(".own .site .card.open").count() == 0
    card.tap()
    page.locator(".choices [aria-disabled=true]", has_text="used in this turn already").wait_for()


def test_a_squire_lies_open_until_it_saves_resources(visit: Visit) -> None:
    """Both see whose it is; the builder says which two of four resources are saved."""
    host, guest = visit(**PHONE), visit(**DESKTOP)
    first = player(0, "squire-a bodo", stores=stores_of(0, grain=2, ore=1, wool=1))
    sit_together(host, guest, begin=written(acting_with(first, player(1))))
    name = host.locator(".tab-of[aria-pressed=true] .name").inner_text()
    click(host, in_hand(host, "squire-a"))
    together(host, guest)
    for page in (host, guest):
        assert f"{name} has played Squire" in page.locator(".lasting").inner_text()
    in_hand(host, "bodo").tap()
    click(host, host.locator(".site .ghost.place").first)
    for resource in ("Wool", "Ore"):
        click(host, host.locator(".choices .button", has_text=resource))
    together(host, guest)
    assert stock(host) == {"Wool": 1, "Ore": 1}
    assert built(guest, "others", "bodo").count() == 1
    assert guest.locator(".lasting").count() == 0
    assert guest.locator("[data-area=discard] [data-fly=card-squire-a]").count() == 1


def damsel() -> Position:
    """The rival can cancel a Damsel Imelda, and has two Knights."""
    first = player(0, "damsel-imelda", {"roland": (5, "above")})
    return acting_with(first, player(1, "oath-of-fealty bishop-a", {"walter": (5, "above"), "conrad": (6, "above")}))


def test_an_attack_is_cancelled_in_the_other_browser(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**PHONE)
    sit_together(host, guest, begin=written(damsel()))
    in_hand(host, "damsel-imelda").click()
    window = guest.locator(".sheet.urgent")
    window.get_by_text("plays Damsel Imelda").wait_for()
    assert window.locator(".answers .card.open").count() == 1, "the Oath of Fealty helps, the Bishop does not"
    assert window.get_by_role("button", name="let it happen").count() == 1, "there is no roll"
    click(guest, window.locator(".answers .card.open"))
    host.locator(".table[data-whose=mine]").wait_for()
    together(host, guest)
    assert window.count() == 0
    assert guest.locator(".built.silenced").count() == 0
    assert "spared" in host.locator(".steps .step").last.inner_text()
    assert in_hand(guest, "oath-of-fealty").count() == 0


def test_a_knight_without_points_is_shown_as_such(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**PHONE)
    sit_together(host, guest, begin=written(damsel()))
    in_hand(host, "damsel-imelda").click()
    click(guest, guest.locator(".sheet.urgent").get_by_role("button", name="let it happen"))
    picked = host.locator(".others .site .card.open")
    picked.first.wait_for()
    assert names_of(picked) == {"walter", "conrad"}
    click(host, built(host, "others", "conrad"))
    together(host, guest)
    for page, side in ((host, "others"), (guest, "own")):
        silenced = page.locator(f".{side} .built.silenced")
        assert names_of(silenced.locator(".card")) == {"conrad"}
        assert "points count for nothing" in silenced.inner_text()


def test_a_ransom_is_paid_with_a_knight(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**SMALL)
    first = player(0, "ransom-a", {"roland": (5, "above")})
    second = player(1, "bishop-a", {"walter": (5, "above")}, stores=1)
    sit_together(host, guest, begin=written(acting_with(first, second)))
    in_hand(host, "ransom-a").click()
    click(guest, guest.locator(".sheet.urgent").get_by_role("button", name="let it happen"))
    ways = guest.locator(".sheet .ways .button")
    assert [re.findall("resources|Knight", one.inner_text()) for one in ways.all()] == [["resources"], ["Knight"]]
    click(guest, ways.nth(1))
    together(host, guest)
    assert in_hand(guest, "walter").count() == 1
    assert stock(guest) == dict.fromkeys(("Lumber", "Wool", "Brick", "Ore", "Grain", "Gold"), 1)


# Nothing is out of sight, nothing is covered


def in_sight(page: Page, found: Locator, count: int, lines: int = 1) -> bool:
    """Whether there are so many of these, in so many lines, all of them within the window."""
    boxes = found.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    wide, high = page.evaluate("[innerWidth, innerHeight]")
    inside = all(box["left"] >= 0 and box["right"] <= wide and box["bottom"] <= high for box in boxes)
    tops = sorted(box["top"] for box in boxes)
    least = min(box["height"] for box in boxes)
    return len(boxes) == count and inside and 1 + sum(b - a >= least for a, b in pairwise(tops)) == lines


def test_on_a_small_phone_four_cards_and_six_stacks_are_in_sight(visit: Visit) -> None:
    page = visit(**SMALL)
    begin = drawing(player(0, "conrad bodo roland castle-a"), player(1), theme=KNIGHTS)
    against_a_bot(page, look_into(begin, 0, 0, 3, 5))
    assert in_sight(page, page.locator(".hand.own .card.open"), 4)
    assert in_sight(page, page.locator(".stacks .pile"), 9)
    in_hand(page, "castle-a").tap()
    page.locator(".choices .primary").first.wait_for()
    assert "Castle: under which stack?" in page.locator("footer .asked").inner_text()
    assert in_sight(page, page.locator(".choices .primary"), 6, lines=2)
    click(page, page.locator(".choices .primary").nth(5))
    assert len(hand(begin, 0)) - 1 == page.locator(".hand.own .card").count() == 3


# Positions that are looked at on every screen


def full_table() -> Position:
    """Theme cards of each kind, built and in hand; one lies open, one can be used."""
    own = {"landlord": (5, "above"), "bodo": (5, "below"), "palace": (6, "above"), "cloth-hall-a": (6, "below")}
    first = player(0, "squire-a castle-a border-dispute-a", own, (5,), (6,), 2)
    second = player(1, "", {"walter-singer": (5, "above"), "pirate-fleet-a": (6, "above")}, stores=1)
    pos = acting_with(first, second)
    return do(pos, "play", slot="squire-a")


def asked_for_an_answer() -> Position:
    """The rival has just played a Ransom."""
    first = player(0, "oath-of-fealty bishop-a", {"walter": (5, "above")}, stores=1)
    second = player(1, "ransom-a", {"roland": (5, "above")})
    return do(acting_with(first, second, turn=1, on_turn=1), "play", slot="ransom-a")
