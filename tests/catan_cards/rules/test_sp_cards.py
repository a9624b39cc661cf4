"""Section 13, Science & Progress: the Observatory, as far as no scene tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_cards.rules import table as t
from catan_cards.rules import table_sp as sp

if TYPE_CHECKING:
    from bailey.core import Position


def knowers(pos: Position) -> list[list[int]]:
    """List who knows each event card, from the bottom of their stack to its top."""
    here = pos.state.events_stack
    return [[p for p in (0, 1) if (here.slots[i] >> (10 + p)) & 1] for i in range(here.size)]


def test_13_observatory_its_owner_alone_sees_the_top_event_card_once_before_each_roll() -> None:
    me = t.player(0, built={"garrison-a": (6, "above"), "observatory": (5, "above")}, **sp.TOWN)
    pos = t.position(me, t.player(1), theme=sp.SP, options=sp.OPEN)
    assert (pos.turn, t.open_kinds(pos), knowers(pos)) == (0, {"use", "roll"}, [[]] * 13)
    t.do(pos, "use", card="observatory")
    assert (knowers(pos), len(t.events(pos, "saw_event"))) == ([*[[]] * 12, [0]], 1)
    assert (t.why(pos, "use", card="observatory"), t.open_kinds(pos)) == ("used-already", {"roll"})
    for _ in range(2):
        pos = t.enter(pos, t.Step.END_TURN)
    assert (pos.state.on_turn, t.is_open(pos, "use", card="observatory")) == (0, True)
