"""Opponents that can be followed: names, faces, what they are about to take, what happens by itself, step by step."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest
from web.looks import DESKTOP, PHONE, settings, still
from web.test_burgundy_cards import eagerly

from bailey.bots.personas import NAMES
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

#: The longest words; those of the other languages are for the long tier.
LANGUAGES = ["fr", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "de"))]
#: Note what is pointed at, and every sentence that stands over the board.
WATCH = """() => {
  window.next = []; window.said = []; window.rounds = [];
  new MutationObserver((all) => {
    for (const one of all) if (one.type === 'attributes' && one.target.hasAttribute('data-next'))
      window.next.push(one.target.dataset.fly);
    const round = document.querySelector('.banner:has(strong)')?.innerText;
    if (round && round !== window.rounds.at(-1)) window.rounds.push(round);
    const told = document.querySelector('.banner p')?.innerText;
    if (told && told !== window.said.at(-1)) window.said.push(told);
  }).observe(document.querySelector('.table'), {
    childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['data-next'],
  });
}"""


def test_bots_have_names_and_faces_of_their_own(visit: Visit) -> None:
    page = visit(settings=settings(motion="none"), **DESKTOP)
    tables.my_turn(page, "castle-combo", seats=5)
    names = [name.split("\n")[0] for name in page.locator(".others .seat .name").all_inner_texts()]
    assert len(set(names)) == len(names) == 4
    assert set(names) <= set(NAMES["carefree"])
    assert page.locator(".others .seat .name").first.get_attribute("title") == f"{names[0]}, carefree"
    faces = [face.inner_html() for face in page.locator(".others .seat svg.portrait").all()]
    assert len(set(faces)) == 4
    in_log = {face.inner_html() for face in page.locator(".log svg.portrait").all()}
    assert in_log <= set(faces), "the log shows the same faces"


@pytest.mark.parametrize("motion", ["full", "none"])
def test_what_a_bot_takes_is_pointed_at_before_it_is_gone(visit: Visit, motion: str) -> None:
    page = visit(settings=settings(motion=motion), **DESKTOP)
    tables.my_turn(page, "castle-combo", seats=3)
    page.evaluate(WATCH)
    while not page.evaluate("() => window.next.length"):
        people.choose_and_see(page, people.by_mouse, 0)
        people.wait_for_me(page)
    taken = page.evaluate("() => window.next[0]")
    assert page.locator(f".others [data-fly={taken}], [data-part=table] [data-fly={taken}]").count() == 1
    assert page.locator("[data-next]").count() == 0, "once it is taken nothing points at it"


def end_of_a_round(position: Position) -> bool:
    """Whether the first round is almost over, and the game is not."""
    player = position.dump()["players"][0]
    return position.dump()["round"] == "A" and len(player.get("hand", [])) + len(player.get("dice", [])) <= 1


@pytest.mark.parametrize("device", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desktop", "phone"])
def test_the_cards_of_aaron_come_one_after_the_other(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(settings=settings(), **device)
    tables.my_turn(page, "burgundy-cards", seats=1, begin=tables.record_of("burgundy-cards", 1, end_of_a_round))
    began = [points(page, seat) for seat in (0, 1)]
    page.evaluate(WATCH)
    finish_round(page)
    people.until(page, "() => window.said.filter((told) => told.startsWith('Aaron places')).length > 1")
    told = page.evaluate("() => window.rounds")[0].split("\n")
    assert [told[0], told[1], told[4]] == ["Round A is over", "you", "Aaron"]
    for seat, (gain, total) in enumerate([told[2:4], told[5:7]]):
        assert int(gain) == int(total.split()[0]) - began[seat], "what the round has brought since the table began"
    people.until(page, "() => !document.querySelector('.banner')")
    # Of the log: two cards of one name that come one after the other are said to the ears only once.
    placed = people.log_of(page).count("Aaron places")
    outlined = page.locator(".others [data-recent]").count()
    assert 0 < outlined <= placed, "what Aaron has got has an outline, where it lies on top"


#: Skip what is shown as soon as there is something, and note what of it is left a moment later: banners, and flights.
SKIP = """() => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.banner')) return;
    watch.disconnect();
    setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', {key: 's'})));
    setTimeout(() => {
      const moving = document.querySelector('.table').getAnimations({subtree: true});
      window.left = [document.querySelectorAll('.banner, [aria-keyshortcuts=s]').length,
        moving.filter(one => one.id === 'flight').length];
    }, 100);
  }).observe(document.querySelector('.table'), {childList: true, subtree: true});
}"""


def test_one_key_ends_what_is_shown_of_a_round(visit: Visit) -> None:
    page = visit(settings=settings(pace="slow"), **DESKTOP)
    tables.my_turn(page, "burgundy-cards", seats=1, begin=tables.record_of("burgundy-cards", 1, end_of_a_round))
    page.evaluate(SKIP)
    finish_round(page)
    people.until(page, "() => window.left !== undefined")
    assert page.evaluate("() => window.left") == [0, 0]


def finish_round(page: Page) -> None:
    """Choose until the round is over."""
    for i in range(20):
        if page.get_by_role("group", name="Round B").count():
            return
        people.wait_for_me(page)
        people.choose_and_see(page, eagerly, i)
    raise AssertionError("the round does not end")


def test_each_card_shows_its_points_and_a_place_what_it_would_bring(visit: Visit) -> None:
    page = visit(settings=still(), **DESKTOP)
    code = tables.sit_down(page, "castle-combo", seats=2)
    place = page.locator(".own button.place")
    for i in range(40):
        people.wait_for_me(page)
        if place.count() and page.locator(".own .worth").count() > 1:
            break
        people.choose_and_see(page, people.by_mouse, i)
    before = points(page)
    place.last.hover()
    page.locator(".brings").wait_for()
    told = page.locator(".brings .points").inner_text().split()[0].replace("\N{MINUS SIGN}", "-")
    assert " point" in place.last.locator(".unseen").inner_text()
    n = people.row(page)
    place.last.click()
    people.gone_on(page, n)
    # What the bot does next may bring points to both.
    moments = [page.request.get(f"/api/tables/{code}/moment?n={row}").json() for row in (n, n + 1)]
    then, after = (moment["scores"][0] for moment in moments)
    assert (then, after - then) == (before, int(told))
    people.until(page, "() => document.querySelectorAll('.own .worth').length > 1")


def points(page: Page, seat: int = 0) -> int:
    """The points of a seat."""
    return int(page.locator(f"[data-counter='points:{seat}']").get_attribute("data-count") or 0)


#: The boxes of what stands in the head of a table, from left to right.
HEAD = """() => [...document.querySelectorAll('.table > header > :not(h1)')].map(one => one.getBoundingClientRect())
  .filter(box => box.width > 1).map(box => [Math.round(box.left), Math.round(box.right)])"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_of_sounds_covers_nothing_in_the_head_and_is_made_once(visit: Visit, language: str) -> None:
    page = visit(
        settings=settings(motion="none", language=language, offered=False), viewport={"width": 360, "height": 800}
    )
    page.goto(f"/t/{page.request.post('/api/days/castle-combo').json()['code']}")
    page.locator(".board").wait_for()
    check_in_a_row(page, 360)
    tables.sit_down(page, begin=tables.record_of("castle-combo", 2, lambda _: True))
    check_in_a_row(page, 360)
    page.locator("header [role=group].offer button").first.click()
    page.locator("header .mark").wait_for()
    check_offered_once(page)


def check_offered_once(page: Page) -> None:
    """What was answered is kept, and not asked again."""
    assert page.locator("header .offer").count() == 0
    assert page.evaluate("JSON.parse(localStorage.getItem('bailey-settings')).sound") is True
    page.reload()
    page.locator(".board").wait_for()
    assert page.locator("header .offer").count() == 0


def check_in_a_row(page: Page, width: int) -> None:
    """Nothing in the head lies over anything else, or beside the window; the name, which is not seen, is left out."""
    boxes = page.evaluate(HEAD)
    assert all(left >= before for (_, before), (left, _) in itertools.pairwise(boxes)), boxes
    assert boxes[-1][1] <= width


#: How wide a card of a part of the table is, or of another's panel that is seen large.
WIDTH = "part => document.querySelector(`${part} :is(.hexes > .place, .cell:not(.rim))`).getBoundingClientRect().width"


@pytest.mark.parametrize("game", ["castle-combo", "burgundy-board"])
def test_anothers_board_is_as_large_as_ones_own_by_a_button_or_a_key(visit: Visit, game: str) -> None:
    page = visit(settings=still(), **DESKTOP)
    tables.my_turn(page, game, seats=3)
    first, second = (page.locator(f"[data-area='players.{seat}']") for seat in (1, 2))
    second.hover()
    second.locator(".look").click()
    dialog = page.get_by_role("dialog", name=second.get_attribute("aria-label") or "")
    dialog.locator("[data-large='2']").wait_for()
    small, large, own = (
        page.evaluate(WIDTH, part) for part in ("[data-part=others]", "[data-large]", "[data-part=own]")
    )
    assert small < 0.7 * large
    assert large > 0.7 * own
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog")
    dialog.locator("[data-large='1']").wait_for()
    assert dialog.get_attribute("aria-label") == first.get_attribute("aria-label")
    page.keyboard.press("ArrowLeft")
    dialog.locator("[data-large='2']").wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
