"""Postern as the core sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bailey.core import Game, Interrupt, Option, card_at
from bailey.games._template import rules
from bailey.games._template.cards import IDS, card
from bailey.games._template.choices import BUY, CARRY, CHOICES, Why
from bailey.games._template.events import TOLD
from bailey.games._template.rules import Step
from bailey.games._template.scoring import breakdown, score, tiebreak
from bailey.games._template.state import MOST_HAND, MOST_PLAYERS, State

MOST_HOURS = 9


def explain(s: Any, choice: int, why: int) -> dict[str, Any]:
    """Say why a choice is blocked: a key and arguments for the catalogue."""
    p = s.todo[s.pending - 1].player
    args: dict[str, Any] = {}
    if why == Why.GUARD_STAYS:
        args = {"card": IDS[card_at(s.players[p].hand, choice - CARRY)]}
    elif why == Why.HAND_FULL:
        args = {"most": MOST_HAND}
    return {"key": Why(why).name.lower().replace("_", "-"), "args": args}


def refuse(s: Any) -> str | None:
    """Name the first thing in a written position that the rules forbid, and the remedy."""
    if not min(1, s.pending) <= s.hours <= MOST_HOURS:
        return f"position.hours: must be from 1 to {MOST_HOURS}, and 0 only when nothing is left to do"
    for p in range(s.seats):
        yard = s.players[p].yard
        if any(card(card_at(yard, i)).guard for i in range(yard.size)):
            return f"position.players[{p}].yard: a guard is no goods; put it somewhere else"
    return _refuse_todo(s)


def _refuse_todo(s: Any) -> str | None:
    """A todo is the end of a turn, and on it what its player does: act, look, or bring goods in that others watch."""
    frames = s.todo[: s.pending]
    steps = [frame.step for frame in frames]
    if steps.count(Step.BRING_IN) != s.gate.size:
        return "position.gate: goods lie there exactly while `todo` has a bring_in step"
    if not frames:
        return None
    if steps[0] != Step.END_TURN or steps.count(Step.END_TURN) > 1:
        return "todo: the first entry, and no other, is the end_turn of the player whose turn it is"
    doing, watching = steps[1:2], steps[2:]
    if doing == [Step.WATCH] or (watching and (doing != [Step.BRING_IN] or {*watching} != {Step.WATCH})):
        return "todo: the second entry is an act, a look or a bring_in, and on a bring_in lie watch steps only"
    if any((frame.player == frames[0].player) == (frame.step == Step.WATCH) for frame in frames):
        return "todo: all steps but watch are those of the player whose turn it is, and only others watch"
    return None


GAME = Game(
    name="postern",
    version=1,
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
    options=(Option("hours", 6, (3, 6, 9)),),
    folder=Path(__file__).parent,
    longest=300,
)
