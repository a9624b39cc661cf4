"""The table of the Catan Card Game: everything in view, nothing jumps, and what happens can be followed."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, player, position, stores_of
from web.boxes import Boxes, box_of
from web.looks import DESKTOP, LAPTOP, PHONE, SMALL, TABLET, resize, settings
from web.test_catan_cards import EAGER, against_a_bot, by_mouse, close_sheet, fits, long_row, stock
from web.test_catan_cards_themes import click, in_hand, in_sight, region
from web.test_guided import learn, read_tips
from web.visits import SWIFT

from bailey.games.catan_cards.cards import LANDS
from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

pytestmark = pytest.mark.slow
#: The tips of the search and of the first turn.
ENOUGH_TIPS = 8
#: Three rolls are more than a turn of each.
ENOUGH_ROLLS = 3
DEVICES = {"desk": DESKTOP, "phone": PHONE, "small": SMALL}


# Both principalities


#: Whether these lie within the window, above the bar.
IN_VIEW = """all => all.every(one => {
  const box = one.getBoundingClientRect(), bar = document.querySelector('.bar').getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= bar.top;
})"""


# The row grows


def rich(**more: Any) -> Any:
    """The action phase of somebody who can build a Road, then a Settlement, and a City."""
    return acting(player(0, "", {"garrison-a": (5, "above")}, stores=3, **more), player(1, stores=3))


@pytest.mark.parametrize("device", [pytest.param("desk", marks=pytest.mark.long), "phone"])
def test_the_row_grows_and_nothing_jumps(visit: Visit, device: str) -> None:
    """A Road, a Settlement with its two Regions at its side, and a City: whatever lay there stays where it was."""
    page, boxes = visit(**DEVICES[device]), Boxes()
    against_a_bot(page, rich(road_left=True))
    boxes.compare(page)
    assert boxes.of(".tableau") >= {".tableaucard-hills-5", ".tableaucard-garrison-a"}
    for found in (".end .ghost.place", ".corner .ghost.place", ".centre.open"):
        click(page, page.locator(found).first)
        boxes.compare(page)
    assert page.locator(".own .centre").count() == 3
    assert page.locator(".own .region").count() == 8
    assert page.locator(".own [data-place='4']").evaluate("one => one.getBoundingClientRect().right > 0"), "it is seen"


# Zoom and pan

#: Whether the row of each principality that is shown has its middle near that of its box.
CENTRED = """() => [...document.querySelectorAll('.zoomed .box')].every(box => {
  const ends = [...box.querySelectorAll('.plot')].map(one => one.getBoundingClientRect());
  const left = Math.min(...ends.map(one => one.left)), right = Math.max(...ends.map(one => one.right));
  const edge = box.getBoundingClientRect();
  return Math.abs((left + right) / 2 - (edge.left + edge.right) / 2) < edge.width / 8;
})"""


def test_a_window_of_another_size_has_the_same_part_of_the_row_in_its_middle(visit: Visit) -> None:
    """A phone is turned, a window is made wider."""
    page = visit(**SMALL)
    against_a_bot(page, rich(road_left=True))
    for width, height in ((360, 740), (740, 360), (1440, 900), (360, 740), (820, 1180), (844, 390), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        people.until(page, CENTRED)


def width_of(page: Page) -> float:
    """How wide a Region of one's own is drawn."""
    return box_of(region(page, "own", "hills-5"))["width"]


#: Whether the buttons that make a principality larger lie above it, beside the name.
ABOVE = """all => all.every(one => {
  const box = one.querySelector('.box').getBoundingClientRect();
  return one.querySelector('.zoom').getBoundingClientRect().bottom <= box.top;
})"""


def check_zoom(page: Page) -> None:
    """The row is made larger and smaller and whole again by buttons that cover nothing."""
    assert page.locator(".player:has(.zoomed)").evaluate_all(ABOVE)
    assert in_sight(page, page.locator(".own .zoom .button, .own .seat > .points"), 4)
    before = width_of(page)
    tool = page.locator(".own .zoom")
    tool.get_by_role("button", name="Closer").click()
    assert width_of(page) == pytest.approx(before * 1.25, rel=0.02)
    tool.get_by_role("button", name="Farther away").click()
    assert width_of(page) == pytest.approx(before, rel=0.02)
    tool.get_by_role("button", name="Back to the middle").click()
    box, row = page.locator(".own .box"), page.locator(".own .row .plot")
    people.until(page, "() => document.querySelector('.own .box').scrollLeft > 0")
    edges = box_of(box)
    plots = row.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(one => [one.left, one.right])")
    assert min(left for left, _ in plots) >= edges["x"]
    assert max(right for _, right in plots) <= edges["x"] + edges["width"]


def check_drag(page: Page) -> None:
    """The row is dragged by the mouse and zoomed by the wheel."""
    box = page.locator(".own .box")
    edges = box_of(box)
    scrolled = "one => one.scrollLeft"
    before = box.evaluate(scrolled)
    x, y = edges["x"] + edges["width"] / 2, edges["y"] + 8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y, steps=4)
    page.mouse.up()
    assert box.evaluate(scrolled) == pytest.approx(before + 60, abs=2)
    wide = width_of(page)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    people.until(page, "wide => document.querySelector('.own [data-fly=card-hills-5]').clientWidth > 1.1 * wide", wide)


def test_a_long_row_on_wide_screens_is_in_view_heard_zoomed_and_dragged(visit: Visit) -> None:
    page = visit(**TABLET)
    against_a_bot(page, long_row())
    parts = page.locator(".others .zoomed, .own .zoomed, .hand.own, .stacks, .dice, .button.trade")
    for device in (TABLET, LAPTOP, DESKTOP):
        resize(page, **device["viewport"])
        assert parts.count() == 6
        assert parts.evaluate_all(IN_VIEW), device
    for found in page.locator(".card.open, .ghost.place, .centre.open, .pile.open").all():
        assert re.search(r"(?i)build|play|pull|use", found.inner_text()), found.inner_text()
    assert page.locator(".zoomed .box[role=group]").count() == 2
    assert all(one.get_attribute("aria-label") for one in page.locator(".stock, .stacks, .tokens").all())
    check_drag(page)
    check_zoom(page)
    page.get_by_role("button", name="Trade", exact=True).click()
    window, rivals = box_of(page.locator(".sheet")), box_of(page.locator(".others"))
    assert window["y"] >= rivals["y"] + rivals["height"], "the window for trade leaves the rival's side in sight"


def test_on_a_phone_nothing_is_too_wide_and_the_rival_is_one_tap_away(visit: Visit) -> None:
    page = visit(**SMALL)
    against_a_bot(page, long_row())
    assert page.locator(".own [data-fly=card-garrison-a]").count() == 1
    assert fits(page)
    check_zoom(page)
    assert fits(page)
    page.locator(".hand.own [data-fly=card-abbey-a]").tap()
    assert fits(page)
    page.get_by_role("button", name="Trade", exact=True).tap()
    page.locator(".sheet .tile").first.wait_for()
    assert fits(page)
    close_sheet(page)
    page.locator(".tab-of[aria-pressed=false]").tap()
    page.locator(".others [data-fly=card-garrison-b]").wait_for()
    assert page.locator(".zoomed").count() == 1
    assert in_sight(page, page.locator(".others .zoom .button, .others .seat > .points"), 4)
    assert in_sight(page, page.locator(".others .hand li"), 2), "one card, and how many they are"
    assert fits(page)
    page.locator(".tab-of[aria-pressed=false]").tap()
    page.locator(".own [data-fly=card-garrison-a]").wait_for()


# Regions

#: The tile of a Region, without the signs of resources on it.
LAND = "[class*='land-']"


def test_regions_have_a_shape_and_a_colour_and_are_turned_to_their_store_with_number_and_count(visit: Visit) -> None:
    page = visit(**DESKTOP)
    stores = {"pasture-3": 0, "gold-6": 1, "hills-5": 2, "fields-1": 3}
    against_a_bot(page, acting(player(0, stores=stores)))
    for card, shown in stores.items():
        here = region(page, "own", card)
        turned = here.locator(".turned").evaluate("one => getComputedStyle(one).rotate")
        assert turned == (f"{shown * 90}deg" if shown else "0deg")
        assert here.locator(".count text").text_content() == str(shown)
        assert here.locator(".figure").text_content() == card.rpartition("-")[2]
        assert f"shows {shown}." in here.inner_text(), "a screen reader hears it"
    tiles = page.locator(".own .region").all()
    assert len(tiles) == len(LANDS) == 6
    assert len({one.locator(".shape").get_attribute("d") for one in tiles}) == 6
    assert len({one.locator(LAND).evaluate("one => getComputedStyle(one).fill") for one in tiles}) == 6


# What happens, step by step


#: Note every banner, and whether a choice waits to be sent.
BANNERS = """() => {
  window.banners = window.waits = 0;
  window.changed = performance.now();
  new MutationObserver(() => {
    window.changed = performance.now();
    window.banners += document.querySelectorAll('.banner').length;
    window.waits += document.querySelectorAll('.button.undo').length;
  }).observe(document.querySelector('.table'), {childList: true, subtree: true});
}"""


@pytest.mark.parametrize("device", [pytest.param("phone", marks=pytest.mark.long), "desk"])
def test_each_step_of_a_turn_can_be_followed_in_its_own_line_and_in_the_log(visit: Visit, device: str) -> None:
    page = visit(settings=settings(final="undo"), **DEVICES[device])
    on_top = [{"card": "year-end", "known_to": [0, 1]}]
    against_a_bot(page, position(player(0, stores=2), player(1, stores=2), events_stack=on_top))
    page.evaluate(BANNERS)
    click(page, page.locator(".choices .button", has_text="Roll the dice"))
    steps, line = page.locator(".steps .step"), page.locator(".dice p.line")
    people.until(page, "() => document.querySelectorAll('.steps .step').length > 1")
    assert page.evaluate("window.waits") == 0, "nothing else can be chosen, so nothing has to be undone"
    people.until(page, "() => document.querySelector('.dice p.line').innerText !== ''")
    people.until(page, "() => !document.querySelector('.table [aria-keyshortcuts=s]')")
    people.wait_for_me(page)
    people.until(page, "() => performance.now() - window.changed > 1000")  # a page that hangs tells the last step late
    assert page.evaluate("window.banners") == 0, "no banner says again what its own line says"
    told = []
    for step in steps.all():
        step.click()
        assert step.get_attribute("title") == line.inner_text() != ""
        assert line.evaluate("one => one.scrollHeight <= one.clientHeight"), "all of it is read"
        told += line.inner_text().split(" · ")
    if device == "phone":
        page.get_by_role("button", name="What happened", exact=True).click()
    log = " ".join(people.log_of(page).split())
    assert len(told) >= steps.count()
    assert all(said in log for said in told)


# What cannot be done says why


def note(page: Page, card: str) -> Locator:
    """What a card of the hand lacks."""
    return page.locator(".hand.own li", has=page.locator(f"[data-fly=card-{card}]")).locator(".why")


def test_a_card_says_what_it_lacks_what_the_bank_takes_for_that_and_until_when_it_waits(visit: Visit) -> None:
    page = visit(**DESKTOP)
    mine = player(0, "smithy arsonist-a", stores=stores_of(0, lumber=1, ore=1, wool=3))
    against_a_bot(page, acting(mine, player(1, "", {"garrison-a": (5, "above")})))
    said = " ".join(note(page, "smithy").inner_text().lower().split())
    assert "needs 1 ore more; the bank takes 3 wool for it" in said
    in_hand(page, "smithy").click()
    page.locator("ul.notes").get_by_text(re.compile("the bank takes 3 wool for it")).wait_for()
    assert "7 points each; you have 2" in " ".join(note(page, "arsonist-a").inner_text().split())
    for device in (DESKTOP, SMALL):
        resize(page, **device["viewport"])
        in_hand(page, "arsonist-a").click()
        page.locator("ul.notes").get_by_text(re.compile("7 points each")).wait_for()
        page.locator("ul.notes li button.icon").evaluate_all("all => all.forEach(one => one.click())")
        page.locator("ul.notes").wait_for(state="hidden")
    assert "waits for 7 points each" in " ".join(note(page, "arsonist-a").inner_text().split())


# By keyboard, by ear


def test_a_card_is_built_by_keyboard_alone(visit: Visit) -> None:
    page = visit(**DESKTOP)
    against_a_bot(page, acting(player(0, "abbey-a", stores=1)))
    people.tab_to(page, in_hand(page, "abbey-a"))
    page.keyboard.press("Enter")
    page.locator(".site .ghost.place").first.wait_for()
    page.keyboard.press("2")
    page.locator(".own .site [data-fly=card-abbey-a]").wait_for()
    assert stock(page) == {"Wool": 1, "Grain": 1, "Gold": 1}


@pytest.mark.long
def test_some_turns_by_keyboard_alone(visit: Visit) -> None:
    """Rolling, building, paying, searching, drawing: whatever turns against a bot ask for."""
    page = visit(**DESKTOP)
    against_a_bot(page, long_row())
    for i in range(people.TABS):
        if people.wait_for_me(page) == "over" or len(people.log_of(page).split("roll")) > ENOUGH_ROLLS:
            break
        people.choose_and_see(page, people.with_keys(*EAGER), i)
    assert "You" in people.log_of(page)
    assert len(people.log_of(page).split("roll")) > ENOUGH_ROLLS


# The guided first game


@pytest.mark.parametrize("device", ["small", pytest.param("desk", marks=pytest.mark.long)])
def test_the_guided_first_game_speaks_of_what_lies_beside_it(visit: Visit, device: str) -> None:
    """Through the search and the first turns, in French, whose sentences are the longest."""
    page, chance = visit(settings=SWIFT.replace('"en"', '"fr"'), **DEVICES[device]), random.Random(2)
    learn(page, "Catane : Le Jeu de cartes")
    seen = 0
    for _ in range(40):
        seen += read_tips(page, DEVICES[device])
        if seen >= ENOUGH_TIPS or people.wait_for_me(page) == "over":
            break
        people.choose_and_see(page, lambda here, _: by_mouse(here, chance), 0)
        people.wait_for_me(page)
    assert seen >= ENOUGH_TIPS


# What each number brings


@pytest.mark.parametrize("device", ["small", pytest.param("desk", marks=pytest.mark.long)])
def test_the_die_opens_what_each_number_brings_both(visit: Visit, device: str) -> None:
    """A Sawmill doubles, and a full Region brings nothing."""
    page = visit(**DEVICES[device])
    mine = player(0, "", {"sawmill": (5, "below")}, stores={"fields-1": 3})
    against_a_bot(page, acting(mine, player(1)))
    page.get_by_role("button", name="What each number brings").click()
    table = page.get_by_role("dialog", name="What each number brings").get_by_role("table")
    words = [row.inner_text() for row in table.locator("tbody tr td:nth-of-type(1)").all()]
    assert [" ".join(one.split()) for one in words] == [
        "Grain: none, the Region is full +0 full",
        "Ore: 1 +1",
        "Wool: 1 +1",
        "Lumber: 2 +2",
        "Brick: 1 +1",
        "Gold: 1 +1",
    ]
    assert "now" in table.locator("tbody tr").nth(0).inner_text(), "the number that was rolled is marked"
    assert [row.inner_text() for row in table.locator("tfoot td").all()] == ["7", "6"]
    said = page.get_by_role("dialog").inner_text()
    assert "1 roll in 6" in said
    assert "a building beside" in said
    assert "Full:" in said
    assert "Idle:" not in said
    box = box_of(table)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= DEVICES[device]["viewport"]["width"]
