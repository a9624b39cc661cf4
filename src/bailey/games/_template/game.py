"""The `Game` of Postern, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import Facts, Game, Interrupt, Option, Printed, card_at
from bailey.games._template import rules
from bailey.games._template.cards import CARDS, IDS, bribe, is_guard
from bailey.games._template.choices import BUY, CARRY, CHOICES, FETCH, Why
from bailey.games._template.events import TOLD
from bailey.games._template.scoring import breakdown, score, tiebreak
from bailey.games._template.state import MOST_HAND, MOST_PLAYERS, State

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_HOURS = 9


def carrying(s: State, p: int, slot: int) -> Facts:
    """Say what it takes to carry goods of the hand, and what there is."""
    me = s.players[p]
    return {"bribe": bribe(card_at(me.hand, slot)), "coins": me.coins}


def fetching(s: State, p: int, niche: int) -> Facts:
    """Say what it takes to carry goods from a niche, and what there is."""
    return {"bribe": bribe(card_at(s.niches, niche)), "coins": s.players[p].coins}


def refuse(s: State) -> str | None:
    """Return the first fault of a position written by a person, and the remedy; None if there is none."""
    if not min(1, s.pending) <= s.hours <= MOST_HOURS:
        return f"position.hours: must be from 1 to {MOST_HOURS}, and 0 only when nothing is left to do"
    if s.beat > s.seats:
        return f"position.beat: must be from 1 to {s.seats}; the night watchman's turn comes after so many seats"
    if s.pending == 0 and s.gate.size > 0:
        return "position.gate: goods lie there only in the middle of a turn; put them somewhere else"
    if any(is_guard(card_at(s.niches, k)) for k in s.niches.taken()):
        return "position.niches: a guard is no goods; put it somewhere else"
    for p in range(s.seats):
        yard = s.players[p].yard
        if any(is_guard(card_at(yard, i)) for i in range(yard.size)):
            return f"position.players[{p}].yard: a guard is no goods; put it somewhere else"
    return None


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
    told=TOLD,
    reasons=Why,
    facts={CARRY: carrying, FETCH: fetching, BUY: lambda *_: {"most": MOST_HAND}},
    refuse=refuse,
    interrupts=(Interrupt(BUY, rules.offer_buy, rules.buy),),
    options=(Option("hours", 6, (3, 6, 9)), Option("smugglers", 0, (0, 1)), Option("watchman", 0, (0, 1))),
    in_play=in_play,
    printed=(Printed("Night watchman", when={"watchman": (1,)}),),
    folder=Path(__file__).parent,
    longest=300,
)
