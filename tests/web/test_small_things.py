"""Small things that were found by eye: Enter answers, arrows leave the log, who is about to join does not look on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import box_of
from web.looks import DESKTOP, PHONE, TABLET, settings, still
from web.test_two_browsers import invite

from web import people, tables

if TYPE_CHECKING:
    from web.visits import Visit

pytestmark = pytest.mark.slow

#: The longest words; those of the other languages are for the long tier.
LANGUAGES = ["fr", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "de"))]


def test_enter_answers_a_question_with_one_answer(visit: Visit) -> None:
    page = visit(settings=still(), **DESKTOP)
    tables.my_turn(page, "burgundy-cards", seats=1)
    cards, answers = page.locator("[data-area^='display.'] .card.open"), page.locator(".choices .button.primary")
    for i in range(cards.count()):
        cards.nth(i).focus()
        page.keyboard.press("Enter")
        answers.first.wait_for()
        if answers.count() == 1:
            break
        page.keyboard.press("Escape")
    assert answers.count() == 1, "some card can be taken in one way only"
    n = people.row(page)
    page.keyboard.press("Enter")
    people.gone_on(page, n)


def test_enter_says_yes_to_what_cannot_be_taken_back_and_what_one_took_back_is_told_as_ones_own(visit: Visit) -> None:
    page = visit(settings=still(final="ask"), **DESKTOP)
    tables.my_turn(page)
    n = people.row(page)
    page.locator("[data-part=table] .card.open").first.click()
    people.gone_on(page, n)
    people.wait_for_me(page)
    page.keyboard.press("u")
    page.locator(".log").get_by_text(re.compile("You (took a choice|went) back")).wait_for()
    assert "Guest" not in people.log_of(page)
    tables.my_turn(page)
    page.get_by_role("button", name="deal a new").click()
    page.get_by_role("button", name="Do it").wait_for()
    page.evaluate("document.activeElement.blur()")
    n = people.row(page)
    page.keyboard.press("Enter")
    people.gone_on(page, n)


def test_arrows_lead_out_of_the_log_and_scroll_it(visit: Visit) -> None:
    page = visit(settings=still(), viewport={"width": 1440, "height": 500})
    tables.sit_down(page, seats=4)
    for i in range(6):
        people.wait_for_me(page)
        people.choose_and_see(page, people.by_mouse, i)
    people.wait_for_me(page)
    log = page.locator(".log")
    page.evaluate("() => new Promise(requestAnimationFrame)")  # with this frame the newest line comes into sight
    people.until(page, "() => document.querySelector('.log').scrollTop > 0")
    log.focus()
    top = log.evaluate("log => log.scrollTop")
    page.keyboard.press("ArrowUp")
    people.until(page, "top => document.querySelector('.log').scrollTop < top", top)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.spot") is not None


def test_who_is_about_to_join_does_not_look_on(visit: Visit) -> None:
    host, guest = visit(settings=still(), **DESKTOP), visit(settings=still(), **DESKTOP)
    guest.goto(invite(host))
    guest.get_by_role("button", name="Sit down").wait_for()
    host.wait_for_timeout(1500)  # longer than presence is held back
    assert host.locator("header .eyes").count() == 0
    assert guest.locator("header .eyes").count() == 0


def test_neighbours_are_marked_where_others_are_none(visit: Visit) -> None:
    page = visit(settings=still(), **DESKTOP)
    for seats, neighbours in ((3, 0), (5, 2)):
        tables.my_turn(page, seats=seats)
        assert page.get_by_role("img", name="Your neighbour").count() == neighbours


#: The texts of the bar, and the names of the others, that reach beyond what they stand in.
CUT = """() => [...document.querySelectorAll(
  '.choices .button > [aria-hidden], .words > strong, .others .called')].filter((one) => {
  const text = document.createRange();
  text.selectNodeContents(one);
  const {left, right, top, bottom} = text.getBoundingClientRect();
  return [one.closest('.button, strong, .called'), one.closest('.choices, .asked, .seat')]
    .map((frame) => frame.getBoundingClientRect())
    .some((frame) =>
      left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 2 || bottom > frame.bottom + 2);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", [PHONE, pytest.param(TABLET, marks=pytest.mark.long)], ids=["phone", "tablet"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_bar_is_cut(visit: Visit, language: str, size: dict[str, Any]) -> None:
    page = visit(settings=still(language=language), **size)
    tables.my_turn(page)
    page.locator(".bar .button:not(.icon)").nth(1).wait_for()
    assert page.evaluate(CUT) == []
    tables.sit_down(page, "burgundy-board", seats=1)
    page.locator(".others .called").wait_for()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_of_the_shelf_are_in_view_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/", settings=still(language=language), **PHONE)
    second = page.locator("article.game").nth(1)
    second.wait_for()
    people.until(page, "() => document.querySelectorAll('article.game .cover svg').length > 1")
    people.until(page, people.LETTERS)
    box = box_of(second)
    assert box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for button in second.locator(".begin > *").all():
        there = box_of(button)
        assert min(there["width"], there["height"]) >= 44


#: Whether the moving picture is loaded, and whether it moves.
MINIATURE = """() => {
  const picture = document.querySelector('.mini .picture');
  if (!picture) return [];
  const style = getComputedStyle(picture);
  const loaded = style.backgroundImage.startsWith('url');
  return [loaded, picture.getAnimations()[0]?.playState ?? 'none'];
}"""


def test_the_shelf_shows_a_game_that_was_played_unless_nothing_shall_move(visit: Visit) -> None:
    page = visit("/", settings=settings(pace="instant"))
    moves = f"wanted => String(({MINIATURE})()) === String(wanted)"
    people.until(page, moves, [True, "running"])
    page.locator(".mini").get_by_role("button", name="Pause").click()
    people.until(page, moves, [True, "none"])
    assert page.locator(".mini").get_by_role("button", name="Run").count() == 1
    page.evaluate("settings => localStorage.setItem('bailey-settings', settings)", still())
    page.reload()
    people.until(page, moves, [True, "none"])


def test_a_line_that_is_scrolled_fades_where_there_is_more(visit: Visit) -> None:
    page = visit(settings=still(), **PHONE)
    tables.my_turn(page, "burgundy-cards")
    line = page.locator("[data-part=table] .line.lots[data-more]").first
    line.evaluate("line => line.scrollTo({left: 0, behavior: 'instant'})")
    people.until(page, "() => document.querySelector('.line.lots').dataset.more === 'after'")
    assert "gradient" in line.evaluate("line => getComputedStyle(line).maskImage")
    line.evaluate("line => line.scrollTo({left: 9999, behavior: 'instant'})")
    people.until(page, "() => document.querySelector('.line.lots').dataset.more === 'before'")


#: Whether each place for a castle glows.
GLOWS = """() => [...document.querySelectorAll('.own .hexagon.open')]
  .map(one => getComputedStyle(one).getPropertyValue('--glow').trim() !== 'transparent')"""


def test_while_a_choice_waits_only_what_was_chosen_glows(visit: Visit) -> None:
    page = visit(settings=still(final="undo"), **DESKTOP)
    tables.my_turn(page, "burgundy-board", seats=1)
    glows = page.evaluate(GLOWS)
    assert all(glows)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)
    page.locator(".own .hexagon.open").nth(1).click()
    page.locator("button.undo").wait_for()
    assert page.evaluate(GLOWS) == [i == 1 for i in range(len(glows))]
