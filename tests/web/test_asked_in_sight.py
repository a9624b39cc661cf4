"""On a phone that is held sideways the table is higher than the window: what is asked about comes into sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import still

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
