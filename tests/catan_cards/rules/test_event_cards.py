"""Section 12: the event cards.

Whoever is on turn rolled a 1: after the event the first player's fields 1 and the second player's gold 1 produce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_cards.rules.table import (
    event,
    is_open,
    knows,
    player,
    store,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core import Position


def shown(pos: Position, regions: Iterable[str]) -> list[int]:
    return [store(pos, name) for name in regions]


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase has begun."""
    return pos.turn == p and is_open(pos, "end_actions")


# Year End


def test_12_year_end_all_event_cards_are_shuffled_this_one_too() -> None:
    both = [0, 1]
    below = [{"card": name, "known_to": both} for name in ("plague-a", "conflict", "progress-a")]
    top = {"card": "year-end", "known_to": both}
    pos = event("year-end", player(0), player(1), events_stack=[*below, top])
    assert (acts(pos), pos.state.events_stack.size, pos.state.shown.size) == (True, 10, 0)
    assert not any(knows(pos, p, name) for p in both for name in ("plague-a", "conflict", "progress-a", "year-end"))
    assert pos.state.events_stack.loose == 1
