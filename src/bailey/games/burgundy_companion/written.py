"""Positions written by people: their completion, and their faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import scorers, todo
from bailey.games.burgundy_board.data import BLACK_SLOTS, COPIES_OF_GOOD, DEPOTS, GOODS, KINDS, ROUNDS
from bailey.games.burgundy_board.rules.automata_cards import deal_first_cards
from bailey.games.burgundy_board.state import NO_PLAYER
from bailey.games.burgundy_board.written import wrong_cards_of_automata, wrong_places_of_automata
from bailey.games.burgundy_companion.rules.rounds import begin_turn, deal_castle
from bailey.games.burgundy_companion.rules.tiles import lies_at
from bailey.games.burgundy_companion.state import AUTOMATA, IT, TABLE
from bailey.games.burgundy_companion.steps import Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.games.burgundy_companion.state import State


def complete(s: State, turn: int) -> None:
    """Deal the cards of the Automata if there are none, and go on: with the phase, the round, or what people do."""
    if s.sides[0].card.size == 0:
        deal_first_cards(s)
        deal_castle(s)
    if s.white:
        begin_turn(s, turn)
    else:
        todo(s, turn, Step.BEGIN_PHASE if s.round == 0 else Step.BEGIN_ROUND)


def faults(s: State) -> Iterator[str]:
    """Yield the faults of a position, and sum up what is inner."""
    yield from wrong_places_of_automata(s, [("position.unused", s.unused)])
    yield from wrong_cards_of_automata(s)
    yield from _wrong_people(s)
    yield from _wrong_goods(s)
    yield from _wrong_bonus_tiles(s)
    if s.pending == 0 and s.taken.size:
        yield "position.taken: holds a tile only in the middle of a turn; put it somewhere else"
    if s.pending == 0 and s.white == 0 and s.round == ROUNDS:
        yield f"position.round: after round {ROUNDS} the phase is over; write the next phase with round 0"
    if s.pending == 0 and s.white and s.round == 0:
        yield "position.white: the white die is rolled in a round; write the round, or white 0"
    if s.depth != IT and (_lying(s) or any(any(depot.goods) for depot in s.depots)):
        yield "position.depots: with depth 0 the people search; leave out what lies in the depots"
    if s.depth == IT and s.round == 0 and s.pending == 0 and _lying(s):
        yield "position.depots: are filled when the phase begins; write its first round, or empty depots"


def _lying(s: State) -> bool:
    return any(lies_at(s, depot, slot) for depot in range(DEPOTS + 1) for slot in range(BLACK_SLOTS))


def _wrong_people(s: State) -> Iterator[str]:
    """Find more of people than their points."""
    for p in range(scorers(s)):
        me = s.players[p]
        if p != AUTOMATA and (me.silver or any(me.points) or any(me.sold) or (p != TABLE and any(me.goods))):
            known = "`told`, their points, and as player 0's `goods` those that they took"
            yield f"position.players[{p}]: of people only {known}, can be written; leave out the rest"
    if s.players[AUTOMATA].told:
        yield f"position.players[{AUTOMATA}].told: the Automata's points are counted; leave it out"


def _wrong_goods(s: State) -> Iterator[str]:
    """Find more goods of a type than there are, and count those that nobody told of."""
    him = s.players[AUTOMATA]
    for good, name in enumerate(GOODS):
        seen = (
            him.goods[good]
            + him.sold[good]
            + s.players[TABLE].goods[good]
            + sum(depot.goods[good] for depot in s.depots)
        )
        if seen > COPIES_OF_GOOD:
            yield f"position: shows {seen} goods of {name}; there are {COPIES_OF_GOOD}"
        s.unseen_goods[good] = COPIES_OF_GOOD - seen


def _wrong_bonus_tiles(s: State) -> Iterator[str]:
    """Find bonus tiles that nobody can have."""
    for kind, name in enumerate(KINDS):
        first, second = s.first_bonus[kind], s.second_bonus[kind]
        both = first == second and (first == AUTOMATA or s.people == 1)
        if second != NO_PLAYER and (first == NO_PLAYER or both):
            yield f"position.second_bonus: of {name} it goes to another player than the larger one, and after it"
        assert first in {NO_PLAYER, TABLE, AUTOMATA}
