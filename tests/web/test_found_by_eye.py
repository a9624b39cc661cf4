"""What was found by eye stays mended: nothing is cropped, cut, covered or without a name, in numbers of pixels."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import box_of
from web.looks import SIZES, resize, still
from web.test_signs import GAMES, late
from web.test_small_things import CUT

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

#: The longest words; those of the other languages are for the long tier.
LANGUAGES = ["fr", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "de"))]


def at_step(step: str) -> Callable[[Position], bool]:
    """Whether a position asks for this."""
    return lambda position: position.step == step


def sit_at(page: Page, name: str, wanted: Callable[[Position], bool]) -> None:
    """Sit down at a game in a wanted position."""
    seats = GAMES[name]
    tables.my_turn(page, name, seats=seats, begin=tables.record_of(name, seats, wanted))


# The shelf and the check of fairness


#: The covers of which a corner, or a word of the name, is cropped.
CROPPED = """() => [...document.querySelectorAll('article .cover')].filter(cover => {
  const svg = cover.querySelector('svg'), frame = cover.getBoundingClientRect(), {width, height} = svg.viewBox.baseVal;
  const at = (x, y) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  const words = [...svg.querySelectorAll('text')].map(one => one.getBoundingClientRect());
  const inside = (x, y) => x > frame.left - 1 && x < frame.right + 1 && y > frame.top - 1 && y < frame.bottom + 1;
  return ![at(0, 0), at(width, height)].every(({x, y}) => inside(x, y))
    || !words.every(({left, top, right, bottom}) => inside(left, top) && inside(right, bottom));
}).map(cover => cover.outerHTML.slice(0, 200))"""


def test_an_unfinished_game_stands_first_on_the_shelf_and_no_cover_is_cropped(visit: Visit) -> None:
    page = visit(settings=still(), **SIZES["phone"])
    code = tables.set_up(page)["code"]
    page.goto("/")
    page.locator("article.game").first.wait_for()
    first = page.locator("main > *").first
    assert first.get_attribute("aria-label") == "Go on playing"
    assert first.locator(f"a[href*='/t/{code}']").count() == 1
    for _ in range(2):
        tables.set_up(page)
    page.reload()
    page.get_by_role("button", name="One more table").click()
    people.until(page, "() => document.querySelectorAll('main .tables a').length === 3")
    page.reload()
    page.locator("article.game").first.wait_for()
    assert first.get_by_role("link").count() == 2, "the games stay in sight"
    box, games = box_of(first), box_of(page.locator(".shelf"))
    assert box["y"] + box["height"] <= games["y"]
    people.until(
        page,
        """() => { const all = document.querySelectorAll('article .cover');
          return all.length > 4 && [...all].every(one => one.querySelector('svg')); }""",
    )
    people.until(page, people.LETTERS)
    for size in SIZES.values():
        page.set_viewport_size(size["viewport"])
        assert page.evaluate(CROPPED) == []


def test_the_check_of_fairness_begins_with_one_sentence_for_everybody(visit: Visit) -> None:
    page = visit(settings=still(), **SIZES["desktop"])
    tables.see_the_end(page, whole=True)
    page.get_by_role("button", name="Was it fair?").click()
    people.until(page, "() => document.querySelector('.fair > .short')")
    said = page.locator(".fair > *").first.inner_text()
    assert said.startswith("In short: yes.")
    assert not re.search(r"SHA|[0-9a-f]{8}", said), "no technical word"


# Burgundy's panels, crests, questions


#: What stands over a panel, and what of it is cut or lies over what it names.
PANELS = """() => [...document.querySelectorAll('[data-part=table] .lot')].map(lot => {
  const text = document.createRange();
  const [label, things] = [lot.querySelector('.label'), lot.querySelector('.in')];
  text.selectNodeContents(label);
  const [said, frame, below] = [text, lot, things].map(one => one.getBoundingClientRect());
  const fits = said.left >= frame.left && said.right <= frame.right && said.bottom <= below.top + 1;
  return [label.textContent, fits];
})"""


#: The numbers that lie below a crest.
COVERED = """() => {
  const shown = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const boxOf = one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getBoundingClientRect();
  };
  const all = [...document.querySelectorAll('.table main *')].filter(shown);
  const leaves = all.filter(one => one.children.length === 0 && !one.closest('.unseen'));
  const numbers = leaves.filter(one => /\\d/.test(one.textContent));
  const crests = all.filter(one => one.matches('svg:has(> .shield)'));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const onTop = one => {
    one.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const {x, y, width, height} = boxOf(one);
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const found = [];
  for (const crest of crests) for (const number of numbers)
    if (meet(crest.getBoundingClientRect(), boxOf(number)) && !onTop(number))
      found.push(number.parentElement.outerHTML.slice(0, 200));
  return [crests.length, found];
}"""


@pytest.mark.parametrize("name", GAMES)
def test_crests_cover_no_number_and_the_bonuses_of_burgundy_lie_in_labelled_panels(visit: Visit, name: str) -> None:
    page = visit(settings=still(), **SIZES["desktop"])
    sit_at(page, name, late)
    for size in ("desktop", "tablet", "phone"):
        resize(page, **SIZES[size]["viewport"])
        crests, covered = page.evaluate(COVERED)
        assert crests > 0 or name == "catan-cards", "in which crests are seen while somebody holds a token"
        assert covered == [], size
        panels = dict(page.evaluate(PANELS)) if name == "burgundy-cards" else {}
        assert len(panels) == (7 if name == "burgundy-cards" else 0)
        assert all(panels), "each has a name"
        assert all(panels.values()), (size, panels)


#: What asks, and what of it is named.
QUESTIONS = [
    ("burgundy-cards", "take_supply", "goods|animal"),
    ("burgundy-cards", "round_bonus", "bonus of round [A-E]"),
    ("burgundy-cards", "take_card", "card from the display"),
    ("burgundy-board", "take_tile", "Which tile .*: .+"),
    ("burgundy-board", "take_goods", "types"),
    ("castle-combo", "choose_effect", "which of the two"),
]


def test_a_question_names_what_is_taken(visit: Visit) -> None:
    page = visit(settings=still(), **SIZES["phone"])
    for name, step, says in QUESTIONS:
        sit_at(page, name, at_step(step))
        asked = page.locator(".asked strong")
        assert re.search(says, asked.inner_text())
        assert asked.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "all of it is read"


FEW_WORKERS = 3


def may_place(position: Position) -> bool:
    """Whether there is a project, two dice, and workers enough to place it with either."""
    me = position.state.players[0]
    return position.step == "play_card" and me.dice.size > 1 and me.projects.size > 0 and me.workers > FEW_WORKERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_abilities_and_the_answers_about_a_project_are_not_cut_in_their_buttons(
    visit: Visit, language: str
) -> None:
    page = visit(settings=still(language=language), **SIZES["phone"])
    buttons = page.locator(".choices .button")
    sit_at(page, "castle-combo", at_step("choose_effect"))
    assert buttons.count() == 2
    assert page.evaluate(CUT) == []
    assert buttons.evaluate_all(
        "all => all.every(one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1)"
    )
    sit_at(page, "burgundy-cards", may_place)
    page.locator(".own [data-area$='.projects'] .card.open").first.tap()
    page.locator(".choices .button.primary").first.wait_for()
    assert page.evaluate(CUT) == []
    assert buttons.evaluate_all("all => all.every(one => one.scrollHeight <= one.clientHeight + 1)")


# Faces


#: The signs of a card that lie over each other, card by card.
COLLIDING = """() => [...document.querySelectorAll('.offer svg')].flatMap(svg => {
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return [...svg.querySelectorAll(':scope g')].flatMap(line => {
    const signs = [...line.children].filter(one => one.matches('g[transform]')).map(one => one.getBoundingClientRect());
    const unit = svg.getBoundingClientRect().width / 200;
    return signs.slice(1).map((sign, i) => meet(signs[i], sign) / unit).filter(over => over > 0)
      .map(over => `${svg.parentElement.textContent.trim().slice(0, 60)}: ${over.toFixed(1)}`);
  });
})"""


def test_no_sign_of_a_card_lies_over_its_neighbour(visit: Visit) -> None:
    """As "max" did over the coin of the Steward."""
    page = visit("/pad/castle-combo", settings=still(), **SIZES["desktop"])
    page.locator(".cell").first.click()
    page.get_by_role("button", name="Steward").wait_for()
    people.until(page, "() => document.querySelectorAll('.offer svg').length >= 78")  # the drawing comes last
    page.evaluate("document.fonts.ready")
    assert page.evaluate(COLLIDING) == []


#: The names of kinds that come nearer to the edge of their card than this share of its width.
AT_THE_EDGE = """share => [...document.querySelectorAll('[data-part=table] .face svg')].filter(svg => {
  const [card, name] = [svg, svg.querySelector('.name')].map(one => one.getBoundingClientRect());
  return name.width > 0 && Math.min(name.left - card.left, card.right - name.right) < share * card.width;
}).map(svg => svg.querySelector('.name').textContent)"""


def shows_a_boarding_house(position: Position) -> bool:
    """Whether a boarding house lies on top of a row of the display."""
    view: dict[str, Any] = position.view(0)
    return any(row["cards"] and row["cards"][-1].startswith("boarding-house") for row in view["display"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_touches_its_edges(visit: Visit, language: str) -> None:
    page = visit(settings=still(language=language), **SIZES["desktop"])
    sit_at(page, "burgundy-cards", shows_a_boarding_house)
    page.wait_for_function("document.fonts.check('700 16px \"Bailey Display\"')")
    assert page.locator("[data-part=table] .face .name:visible").count() >= 6
    assert page.evaluate(AT_THE_EDGE, 0.03) == []
