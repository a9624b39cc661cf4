"""The `Game` of Postern, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import Facts, Game, Interrupt, Option, Printed, card_at, misplaced
from bailey.games._template import rules
from bailey.games._template.cards import CARDS, IDS, bribe, is_guard
from bailey.games._template.choices import BUY, CARRY, CHOICES, FETCH, Why
from bailey.games._template.events import What
from bailey.games._template.scoring import breakdown, score, tiebreak
from bailey.games._template.state import MOST_HAND, MOST_PLAYERS, State

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MOST_HOURS = 9


def carrying(s: State, p: int, slot: int) -> Facts:
    """Say what it takes to carry goods of the hand, and what there is."""
    me = s.players[p]
    return {"bribe": bribe(card_at(me.hand, slot)), "coins": me.coins}


def fetching(s: State, p: int, niche: int) -> Facts:
    """Say what it takes to carry goods from a niche, and what there is."""
    return {"bribe": bribe(card_at(s.niches, niche)), "coins": s.players[p].coins}


def is_goods(c: int) -> bool:
    """Return whether a card is goods, and no guard."""
    return not is_guard(c)


def faults(s: State) -> Iterator[str]:
    """Yield the faults of a position written by a person, each with the remedy."""
    if not min(1, s.pending) <= s.hours <= MOST_HOURS:
        yield f"position.hours: must be from 1 to {MOST_HOURS}, and 0 only when nothing is left to do"
    if s.beat > s.seats:
        yield f"position.beat: must be from 1 to {s.seats}; the night watchman's turn comes after so many seats"
    if s.pending == 0 and s.gate.size > 0:
        yield "position.gate: goods lie there only in the middle of a turn; put them somewhere else"
    yield from misplaced(IDS, "position.niches", s.niches, "goods", is_goods)
    for p in range(s.seats):
        yield from misplaced(IDS, f"position.players[{p}].yard", s.players[p].yard, "goods", is_goods)


def in_play(_seats: int, options: Mapping[str, int]) -> range:
    """Smuggled goods are in play only as an option (4)."""
    return range(len(IDS)) if options["smugglers"] else CARDS.numbers("card")


GAME = Game(
    name="postern",
    version=3,
    title="Postern",
    players=range(2, MOST_PLAYERS + 1),
    state=State,
    choices=CHOICES,
    steps=rules.STEPS,
    setup=rules.setup,
    begin_turn=rules.begin_turn,
    score=score,
    tiebreak=tiebreak,
    breakdown=breakdown,
    cards=IDS,
    told=What.kinds(),
    reasons=Why,
    facts={CARRY: carrying, FETCH: fetching, BUY: lambda *_: {"most": MOST_HAND}},
    faults=faults,
    interrupts=(Interrupt(BUY, rules.offer_buy, rules.buy),),
    options=(Option("hours", 6, (3, 6, 9)), Option("smugglers", 0, (0, 1)), Option("watchman", 0, (0, 1))),
    in_play=in_play,
    printed=(Printed("Night watchman", when={"watchman": (1,)}),),
    folder=Path(__file__).parent,
    longest=300,
)
