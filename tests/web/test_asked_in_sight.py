"""On a phone that is held sideways the table is higher than the window: what is asked about comes into sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import SMALL, still

from web import people, tables

if TYPE_CHECKING:
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
#: Whether some things may be clicked on the table, and the middle of each lies between the head and the bar of choices.
IN_SIGHT = """() => {
  const edge = part => document.querySelector(`.table > ${part}`).getBoundingClientRect();
  const [top, bottom] = [edge('header').bottom, edge('footer').top];
  const open = [...document.querySelectorAll('[data-part=table] .open')].map(one => one.getBoundingClientRect());
  return open.length > 0 && open.every(one => one.top + one.height / 2 > top && one.top + one.height / 2 < bottom);
}"""


@pytest.mark.parametrize(
    ("game", "step"),
    [("burgundy-board", "take_tile"), ("burgundy-board", "finish"), ("burgundy-cards", "take_card")],
)
def test_what_may_be_taken_comes_into_sight(visit: Visit, game: str, step: str) -> None:
    def asks(position: Position) -> bool:
        return position.step == step

    page = visit(settings=still(), **SIDEWAYS)
    tables.my_turn(page, game, seats=2, begin=tables.record_of(game, 2, asks))
    people.until(page, IN_SIGHT)


#: What may be chosen and lies at least half below the head or the bar, by what it says.
OUT_OF_SIGHT = """() => {
  const edge = part => document.querySelector(`.table > ${part}`).getBoundingClientRect();
  const [top, bottom] = [edge('header').bottom, edge('footer').top];
  const open = [...document.querySelectorAll('.board :is(.open, button.place)')].filter(one => one.offsetWidth > 0);
  const hidden = open.filter(one => {
    const box = one.getBoundingClientRect();
    return box.top + box.height / 2 < top || box.top + box.height / 2 > bottom;
  });
  return [open.length, hidden.map(one => one.innerText || one.ariaLabel)];
}"""
#: Words of the page, not of what is drawn on cards, that are smaller than 12 pixels.
SMALL_WORDS = """() => {
  const found = [], walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement, range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const {width, height} = range.getBoundingClientRect();
    if (!walk.currentNode.textContent.trim() || width < 2 || height < 2 || one.closest('svg, .unseen')) continue;
    if (parseFloat(getComputedStyle(one).fontSize) < 12) found.push(walk.currentNode.textContent.trim());
  }
  return found;
}"""


@pytest.mark.parametrize(
    ("game", "back"), [("burgundy-board", 12), ("burgundy-cards", 12), ("castle-combo", 12), ("catan-cards", 17)]
)
def test_on_a_phone_all_that_may_be_chosen_is_in_sight_and_no_word_is_tiny(visit: Visit, game: str, back: int) -> None:
    page = visit(settings=still(), **SMALL)
    tables.my_turn(page, game, seats=2, begin=tables.before_the_end(game, 2, back=back))
    people.until(page, f"() => ({OUT_OF_SIGHT})()[0] > 0 && ({OUT_OF_SIGHT})()[1].length === 0")
    assert page.evaluate(SMALL_WORDS) == []
