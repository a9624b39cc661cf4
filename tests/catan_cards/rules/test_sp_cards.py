"""Section 13, Science & Progress: its Buildings and events."""

from __future__ import annotations

from catan_cards.rules.table import (
    do,
    open_kinds,
    player,
    position,
    why,
)
from catan_cards.rules.table_sp import SP, TOWN

# Observatory and Printing House


def test_13_an_observatory_shows_the_top_event_card_once_before_the_roll() -> None:
    told = [{"card": "year-end", "known_to": []}]
    pos = position(
        player(0, built={"garrison-a": (6, "above"), "observatory": (5, "above")}, **TOWN),
        player(1),
        theme=SP,
        events_stack=told,
    )
    assert open_kinds(pos) == {"use", "roll"}
    do(pos, "use", card="observatory")
    top = pos.state.events_stack
    assert (top.slots[top.size - 1] >> 10) & 0b11 == 0b01
    assert why(pos, "use", card="observatory") == "used-already"
    assert open_kinds(pos) == {"roll"}
