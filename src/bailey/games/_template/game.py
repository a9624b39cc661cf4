"""The `Game` of Postern, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.core import Game, Interrupt, Option, Printed, card_at
from bailey.games._template import rules
from bailey.games._template.cards import CARDS, IDS, bribe, is_guard
from bailey.games._template.choices import BUY, CHOICES, Why
from bailey.games._template.events import TOLD
from bailey.games._template.scoring import breakdown, score, tiebreak
from bailey.games._template.state import MOST_HAND, MOST_PLAYERS, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core import Choice

MOST_HOURS = 9


def explain(s: State, choice: Choice, why: Why) -> dict[str, Any]:
    """Return why a choice is blocked: a key and arguments for the catalogue."""
    p = s.todo[s.pending - 1].player
    args: dict[str, Any] = {}
    if why in {Why.GUARD_STAYS, Why.NO_GUARD}:
        args = {"card": IDS[pointed_at(s, p, choice)]}
    elif why == Why.NO_BRIBE:
        c = pointed_at(s, p, choice)
        args = {"card": IDS[c], "bribe": bribe(c), "coins": s.players[p].coins}
    elif why == Why.NICHE_TAKEN:
        args = {"card": IDS[card_at(s.niches, choice.args["niche"])]}
    elif why == Why.HAND_FULL:
        args = {"most": MOST_HAND}
    return {"key": why.name.lower().replace("_", "-"), "args": args}


def pointed_at(s: State, p: int, choice: Choice) -> int:
    """Return the card that a choice names: in the player's hand, or in a niche."""
    if "slot" in choice.args:
        return card_at(s.players[p].hand, choice.args["slot"])
    return card_at(s.niches, choice.args["niche"])


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
    explain=explain,
    refuse=refuse,
    interrupts=(Interrupt(BUY, rules.offer_buy, rules.buy),),
    options=(Option("hours", 6, (3, 6, 9)), Option("smugglers", 0, (0, 1)), Option("watchman", 0, (0, 1))),
    in_play=in_play,
    printed=(Printed("Night watchman", when={"watchman": (1,)}),),
    folder=Path(__file__).parent,
    longest=300,
)
