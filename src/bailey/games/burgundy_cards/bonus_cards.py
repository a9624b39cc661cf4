"""The bonus cards of a written position, which follow from the estates or must be written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.burgundy_cards.cards import TYPES, setup_for
from bailey.games.burgundy_cards.rules.estate import ALL_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.games.burgundy_cards.state import State

NOBODY = -1


def settle_bonus_cards(s: State, scorers: range) -> Iterator[str]:
    """Assign each bonus card that only one player can have; find those that must be written, since several can."""
    yield from _settle_first_triples(s, scorers)
    yield from _settle_all_seven(s, scorers)


def _settle_first_triples(s: State, scorers: range) -> Iterator[str]:
    for t, name in enumerate(TYPES):
        where, holder = f"position.first_triples[{t}]", s.first_triples[t]
        able = [p for p in scorers if s.players[p].triples[t] > 0]
        if holder == NOBODY and len(able) == 1:
            s.first_triples[t] = able[0]
        elif holder == NOBODY and able:
            yield f"{where}: players {_listed(able)} have a triple of {name}; write which of them had the first"
        elif holder != NOBODY and holder not in able:
            yield f"{where}: player {holder} has no triple of {name}; write {_listed(able or [NOBODY], 'or')}"


def _settle_all_seven(s: State, scorers: range) -> Iterator[str]:
    able = [p for p in scorers if s.players[p].colours == ALL_TYPES]
    for p in scorers:
        if p not in able and s.players[p].all_seven:
            yield f"position.players[{p}].all_seven: the estate does not have all seven types; write 0"
    due = [int(worth) for worth in setup_for(s.seats).all_seven[: len(able)]]
    unsaid = [p for p in able if not s.players[p].all_seven]
    left = sorted(set(due) - {s.players[p].all_seven for p in able})
    if len(unsaid) == len(left) == 1:
        s.players[unsaid[0]].all_seven = left[0]
    elif unsaid or left:
        took = f"{_listed(able)} have all seven types, and took the cards worth {_listed(due)}"
        yield f"position.players: {took}; write as `all_seven` who has which"


def _listed(numbers: list[int], last: str = "and") -> str:
    """Return numbers as a list in words."""
    *most, end = map(str, numbers)
    return f"{', '.join(most)} {last} {end}" if most else end
