"""What each number of the production die brings a player (6): told to everybody, and before what changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.games.catan_cards.cards import NO_REGION, STORE, clause, operation
from bailey.games.catan_cards.clauses import When
from bailey.games.catan_cards.packing import GOLD, RESOURCES, amount, total
from bailey.games.catan_cards.rules.event_cards import produce_in
from bailey.games.catan_cards.rules.moments import acts_at, is_beside_number, use_of
from bailey.games.catan_cards.rules.room import room
from bailey.games.catan_cards.rules.sums import cells_of
from bailey.games.catan_cards.rules.turn import SIDES_OF_DIE, can_produce, produced_by

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core import Facts
    from bailey.games.catan_cards.state import Player, State

#: What a principality adds up to.
SUMS = ("strength", "tournament", "commerce")
#: A number of the die, whether only a roll of one's own counts, and a resource.
Source = tuple[int, int, str]


def expects(s: State, p: int) -> Facts:
    """Tell what every Region and building of a player brings: with which number, how much, and what has room now.

    A Region that something keeps from producing is `idle`. The chance is the same for each number. Beside it
    stands what decides tokens and tournaments.
    """
    brings = [*_of_regions(s, p), *_of_buildings(s, p)]
    return {"sides": SIDES_OF_DIE, "brings": brings} | {name: int(getattr(s.players[p], name)) for name in SUMS}


def _of_regions(s: State, p: int) -> Iterator[Facts]:
    me, gains = s.players[p], _gains(s, p)
    for cell in _regions(me):
        n, idle = int(produced_by(me, cell)), not can_produce(me, cell)
        yield _row(int(me.die[cell]), RESOURCES[me.resource[cell]], n, 0 if idle else gains[cell], idle=idle)


def _gains(s: State, p: int) -> dict[int, int]:
    """Return what each Region has room for of what it produces, with what built cards keep for it (6, 13)."""
    me = s.players[p]
    if me.keepers == 0:
        return {cell: min(int(produced_by(me, cell)), STORE - me.regions.beside[cell].store) for cell in _regions(me)}
    # Regions of one number share what a card can keep: a roll of each is tried.
    rolls = [s.copy() for _ in range(SIDES_OF_DIE + 1)]
    return {cell: _tried(rolls[me.die[cell]], p, cell) for cell in _regions(me)}


def _tried(s: State, p: int, cell: int) -> int:
    me = s.players[p]
    before = total(me.stock)
    if can_produce(me, cell):
        produce_in(s, p, cell, produced_by(me, cell))
    return int(total(me.stock) - before)


def _of_buildings(s: State, p: int) -> Iterator[Facts]:
    """Yield what buildings bring with a number that their owner rolls (13, Inn)."""
    me = s.players[p]
    for die, n in _paid_by_buildings(s, p):
        yield _row(die, RESOURCES[GOLD], n, min(n, int(amount(room(me), GOLD))), own=True)


def _paid_by_buildings(s: State, p: int) -> Iterator[tuple[int, int]]:
    me = s.players[p]
    if not acts_at(s, p, When.NUMBER_ROLLED):
        return
    for i in range(me.built.size):
        k = use_of(card_at(me.built, i), When.NUMBER_ROLLED)
        if k >= 0:
            n = int(operation(clause(k).first).n)
            yield from ((die, n) for die in range(1, SIDES_OF_DIE + 1) if is_beside_number(me, i, die))


def _row(die: int, resource: str, n: int, gains: int, *, idle: bool = False, own: bool = False) -> Facts:
    return {"die": die, "resource": resource, "n": n, "gains": gains, "idle": int(idle), "own": int(own)}


def _regions(me: Player) -> list[int]:
    return [cell for cell in cells_of(me) if me.resource[cell] != NO_REGION]


def sources(s: State, p: int) -> dict[Source, int]:
    """Return how much each number brings of each resource, were there room for all of it."""
    me, found = s.players[p], dict[Source, int]()
    for cell in _regions(me):
        if can_produce(me, cell):
            source = (int(me.die[cell]), 0, RESOURCES[me.resource[cell]])
            found[source] = found.get(source, 0) + int(produced_by(me, cell))
    for die, n in _paid_by_buildings(s, p):
        source = (die, 1, RESOURCES[GOLD])
        found[source] = found.get(source, 0) + n
    return found


def changed(before: dict[Source, int], after: dict[Source, int]) -> list[Facts]:
    """Return what is brought more, and what less, by numbers."""
    found: dict[tuple[int, int, int], dict[str, int]] = {}
    for source in sorted({*before, *after}):
        die, own, resource = source
        n = after.get(source, 0) - before.get(source, 0)
        if n:
            found.setdefault((die, own, int(n < 0)), {})[resource] = n
    return [{"die": die, "own": own, "less": less, "amounts": of} for (die, own, less), of in sorted(found.items())]
