"""Small things that were found by eye: Enter answers, arrows leave the log, who is about to join does not look on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.tables import sit_down
from web.test_two_browsers import invite

from web import people

if TYPE_CHECKING:
    from web.conftest import Visit

pytestmark = pytest.mark.slow

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ASKING = '{"language": "en", "pace": "instant", "motion": "none", "final": "ask", "offered": true}'
#: The longest words; those of the other languages are for the long tier.
LANGUAGES = ["fr", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "de"))]
SENDING = ASKING.replace("ask", "send")


def test_enter_answers_a_question_with_one_answer(visit: Visit) -> None:
    page = visit(settings=SENDING, **DESKTOP)
    sit_down(page, "burgundy-cards", seats=1)
    people.wait_for_me(page)
    cards, answers = page.locator(".display .card.open"), page.locator(".choices .button.primary")
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
    people.until(page, "n => Number(document.querySelector('.table').dataset.n) > n", n)


def test_enter_says_yes_to_what_cannot_be_taken_back(visit: Visit) -> None:
    page = visit(settings=ASKING, **DESKTOP)
    sit_down(page)
    people.wait_for_me(page)
    page.get_by_role("button", name="deal a new").click()
    page.get_by_role("button", name="Do it").wait_for()
    page.evaluate("document.activeElement.blur()")
    n = people.row(page)
    page.keyboard.press("Enter")
    people.until(page, "n => Number(document.querySelector('.table').dataset.n) > n", n)


def test_arrows_lead_out_of_the_log_and_scroll_it(visit: Visit) -> None:
    page = visit(settings=SENDING, viewport={"width": 1440, "height": 500})
    sit_down(page, seats=4)
    for i in range(6):
        people.wait_for_me(page)
        people.choose_and_see(page, people.by_mouse, i)
    people.wait_for_me(page)
    log = page.locator(".log")
    people.until(page, "() => document.querySelector('.log').scrollTop > 0")
    log.focus()
    top = log.evaluate("log => log.scrollTop")
    page.keyboard.press("ArrowUp")
    people.until(page, "top => document.querySelector('.log').scrollTop < top", top)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.spot") is not None


def test_who_is_about_to_join_does_not_look_on(visit: Visit) -> None:
    host, guest = visit(settings=SENDING, **DESKTOP), visit(settings=SENDING, **DESKTOP)
    guest.goto(invite(host))
    guest.get_by_role("button", name="Sit down").wait_for()
    host.wait_for_timeout(1500)  # longer than presence is held back
    assert host.locator("header .eyes").count() == 0
    assert guest.locator("header .eyes").count() == 0


def test_what_one_took_back_is_told_as_ones_own(visit: Visit) -> None:
    page = visit(settings=SENDING, **DESKTOP)
    sit_down(page)
    people.wait_for_me(page)
    n = people.row(page)
    page.locator(".market .card.open").first.click()
    people.until(page, "n => Number(document.querySelector('.table').dataset.n) > n", n)
    people.wait_for_me(page)
    page.keyboard.press("u")
    page.locator(".log").get_by_text(re.compile("You (took a choice|went) back")).wait_for()
    assert "Guest" not in page.locator(".log").inner_text()


@pytest.mark.parametrize("seats", [3, 5])
def test_neighbours_are_marked_where_others_are_none(visit: Visit, seats: int) -> None:
    page = visit(settings=SENDING, **DESKTOP)
    sit_down(page, seats=seats)
    people.wait_for_me(page)
    assert page.get_by_role("img", name="Your neighbour").count() == (2 if seats > 3 else 0)


def test_the_bonuses_of_coming_rounds_can_be_seen(visit: Visit) -> None:
    page = visit(settings=SENDING, **DESKTOP)
    sit_down(page, "burgundy-cards", seats=1)
    people.wait_for_me(page)
    page.get_by_role("button", name="What a triple brings").click()
    dialog = page.get_by_role("dialog")
    assert dialog.locator("li").count() == 5
    assert all(dialog.locator("li").nth(i).locator(".bonus").count() for i in range(5))
    assert dialog.locator("[aria-current=step]").inner_text().startswith("Round A")


def test_pointing_at_a_die_shows_no_card(visit: Visit) -> None:
    page = visit(settings=SENDING, **DESKTOP)
    sit_down(page, "burgundy-cards", seats=1)
    people.wait_for_me(page)
    page.locator(".own .hand .die").first.hover()
    page.locator(".market .card").first.wait_for()
    assert page.locator(".peek").count() == 0
    page.locator(".market .card").last.hover()  # nothing lies on it
    page.locator(".peek").wait_for()


def test_a_card_that_comes_below_a_resting_pointer_is_not_shown_large(visit: Visit) -> None:
    page = visit(settings=SENDING, **DESKTOP)
    sit_down(page, "burgundy-cards", seats=1)
    people.wait_for_me(page)
    card = page.locator(".market .card").last
    at = card.bounding_box()
    assert at is not None
    # The board moves below the pointer, as in a turn of somebody else; the browser notices it when it draws the page.
    page.locator(".board").evaluate("board => (board.style.translate = '0 900px')")
    page.mouse.move(at["x"] + 20, at["y"] + 20)
    page.locator(".board").evaluate("board => (board.style.translate = '')")
    page.screenshot()
    page.locator(".market .card:hover").wait_for()
    assert page.locator(".peek").count() == 0
    page.mouse.move(at["x"] + 22, at["y"] + 20)
    page.locator(".peek").wait_for()


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
    page = visit(settings=SENDING.replace('"en"', f'"{language}"'), **size)
    sit_down(page)
    people.wait_for_me(page)
    page.locator(".bar .button:not(.icon)").nth(1).wait_for()
    assert page.evaluate(CUT) == []
    sit_down(page, "burgundy-board", seats=1)
    page.locator(".others .called").wait_for()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_of_the_shelf_are_in_view_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(
        "/", settings=SENDING.replace('"en"', f'"{language}"'), viewport={"width": 390, "height": 844}, has_touch=True
    )
    second = page.locator("article.game").nth(1)
    second.wait_for()
    people.until(page, "() => document.querySelectorAll('article.game .cover svg').length > 1")
    box = second.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for button in second.locator(".begin > *").all():
        there = button.bounding_box()
        assert there is not None
        assert min(there["width"], there["height"]) >= 44


#: Whether the moving picture is loaded, and whether it moves.
MINIATURE = """() => {
  const picture = document.querySelector('.mini .picture'), style = getComputedStyle(picture);
  const loaded = style.backgroundImage.startsWith('url');
  return [loaded, picture.getAnimations()[0]?.playState ?? 'none'];
}"""


@pytest.mark.parametrize(("motion", "state"), [("full", "running"), ("none", "none")])
def test_the_shelf_shows_a_game_that_was_played(visit: Visit, motion: str, state: str) -> None:
    page = visit("/", settings=SENDING.replace('"none"', f'"{motion}"'))
    people.until(page, f"wanted => String(({MINIATURE})()) === String(wanted)", [True, state])
    if motion == "none":
        return
    page.locator(".mini").get_by_role("button", name="Pause").click()
    people.until(page, f"wanted => String(({MINIATURE})()) === String(wanted)", [True, "none"])
    assert page.locator(".mini").get_by_role("button", name="Run").count() == 1
