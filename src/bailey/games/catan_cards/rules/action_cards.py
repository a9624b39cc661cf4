"""Playing action cards: the gate, and what it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, move, offer, rule, tell, todo
from bailey.games.catan_cards.cards import (
    ALWAYS,
    BEFORE_ROLL,
    BY_OPTION,
    REACTION,
    SETTLEMENT,
    card,
    centre,
    sets,
)
from bailey.games.catan_cards.choices import PLAY, ROLL, Why
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.rules.conditions import MET, reason, unmet
from bailey.games.catan_cards.rules.magic import pay_magic
from bailey.games.catan_cards.rules.moments import offer_uses_before_roll
from bailey.games.catan_cards.rules.principality import settle
from bailey.games.catan_cards.rules.reactions import PLAYED, WHILE_BUILDING, ask_to_cancel
from bailey.games.catan_cards.rules.resources import pay
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.state import GATE_BY_SET
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State

#: The gate: when attack and neutral cards may be played, and the points that it asks for.
EACH_7, EACH_3, COMBINED_7, NO_GATE = range(4)
GATE_POINTS = (7, 3, 7, 0)


@rule
def gate_of(s: State) -> int:
    """Return the gate of a game: what the set says, or the option (10, 13)."""
    return sets(s.theme).gate if s.action_gate == GATE_BY_SET else s.action_gate


@rule
def gate_is_open(s: State) -> bool:
    """Tell whether attack and neutral cards may be played (10)."""
    gate, first, second = gate_of(s), score(s, 0), score(s, 1)
    points = first + second if gate == COMBINED_7 else min(first, second)
    return points >= GATE_POINTS[gate]


@rule
def waits(s: State, c: int) -> bool:
    """Tell whether a card waits for the gate (10)."""
    return card(c).gated == ALWAYS or (card(c).gated == BY_OPTION and s.merchant_waits == 1)


@rule
def offer_action_card(s: State, menu: Menu, p: int, slot: int, gate_open: int) -> None:
    """Play an action card of the action phase that can do what it says (10)."""
    c = card_at(s.players[p].hand, slot)
    if card(c).timing == BEFORE_ROLL:
        block(menu, PLAY(slot), Why.BEFORE_ROLL)
    elif card(c).timing == REACTION:
        block(menu, PLAY(slot), Why.ONLY_AS_ANSWER)
    elif gate_open == 0 and waits(s, c):
        block(menu, PLAY(slot), Why.GATE)
    else:
        offer_if_possible(s, menu, p, slot, c)


@rule
def offer_if_possible(s: State, menu: Menu, p: int, slot: int, c: int) -> None:
    """A card may be played only if it can do what it says (10), and if its conditions are met (13)."""
    which = unmet(s, p, c)
    if which == MET:
        offer(menu, PLAY(slot))
    else:
        block(menu, PLAY(slot), reason(which))


@rule
def play(s: State, p: int, slot: int) -> None:
    """Play an action card or a spell; a hand of the rival's that grows above its limit is cut down at once (10)."""
    c = move(s, s.players[p].hand, slot, s.discard)
    tell(s, What.PLAYED, p, c)
    todo(s, p, Step.CHECK)
    todo(s, 1 - p, Step.HAND_CHECK)
    ask_to_cancel(s, p, c, PLAYED, 0, 0)
    pay_magic(s, p, card(c).magic)


@rule
def use_scout(s: State, p: int, slot: int, end: int) -> None:
    """Build a Settlement, with two Regions that one looks for (10, Scout)."""
    c = move(s, s.players[p].hand, slot, s.discard)
    tell(s, What.PLAYED, p, c)
    column = settle(s, p, end)
    todo(s, p, Step.CHECK)
    ask_to_cancel(s, p, c, WHILE_BUILDING, column, 0)
    pay(s, p, centre(SETTLEMENT).cost)


@rule
def offer_before_roll(s: State, menu: Menu, p: int) -> None:
    """Roll, or first play a card that says so; no number is named twice (4, 10)."""
    hand = s.players[p].hand
    offer(menu, ROLL())
    gate_open = gate_is_open(s)
    for slot in range(hand.size):
        c = card_at(hand, slot)
        if card(c).timing == BEFORE_ROLL:
            if s.die > 0:
                block(menu, PLAY(slot), Why.NAMED_ALREADY)
            else:
                allow(menu, PLAY(slot), gate_open or not waits(s, c), Why.GATE)
    offer_uses_before_roll(s, menu, p)


@rule
def play_before_roll(s: State, p: int, slot: int) -> None:
    """Play a card before the roll (10)."""
    c = move(s, s.players[p].hand, slot, s.discard)
    tell(s, What.PLAYED, p, c)
    todo(s, p, Step.BEFORE_ROLL)
    ask_to_cancel(s, p, c, PLAYED, 0, 0)
