"""What is said of a choice beside the card that it names: prices and gains, as numbers and words of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Facts, card_at
from bailey.games.castle_combo import rules
from bailey.games.castle_combo.abilities import last_card
from bailey.games.castle_combo.cards import CARDS, LOCATIONS, Op, rulebook
from bailey.games.castle_combo.choices import (
    CHOOSE_NEIGHBOR,
    DISCARD,
    FILL_PURSE,
    MOVE_MESSENGER,
    RENEW_ROW,
    TAKE,
    TAKE_FACE_DOWN,
)
from bailey.games.castle_combo.scoring import count, neighbor, room
from bailey.games.castle_combo.state import LEFT

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import ChoiceKind
    from bailey.games.castle_combo.cards import Clause
    from bailey.games.castle_combo.state import State


def taking(s: State, p: int, slot: int) -> Facts:
    """Say what a card costs, printed and now, and what gold there is."""
    c = card_at(s.locations[s.messenger].row, slot)
    price, cost = rules.price(s, p, c), CARDS[c]["cost"]
    return {"price": price, "cost": cost, "discount": cost - price, "gold": s.players[p].gold}


def taking_face_down(_: State, __: int, slot: int) -> Facts:
    """Say what a card taken face down brings."""
    return {"gold": rulebook().face_down_gold, "keys": rulebook().face_down_keys}


def asked_for(s: State, p: int) -> Clause:
    """Return the clause of the card placed last that asks."""
    return last_card(s, p).effect[s.todo[s.pending - 1].a]


def choosing_neighbor(s: State, p: int, side: int) -> Facts:
    """Say who the neighbour is, and what counting there brings."""
    clause, other = asked_for(s, p), neighbor(s, p, side)
    goods = "gold" if clause.op == Op.GAIN_GOLD else "key"
    amount = clause.amount * count(s.players[other], clause)
    return {"side": "left" if side == LEFT else "right", "player": other, "goods": goods, "n": amount}


def discarding(s: State, p: int, location: int, slot: int) -> Facts:
    """Say what discarding a card brings: its cost."""
    goods = "gold" if asked_for(s, p).op == Op.DISCARD_FOR_GOLD else "key"
    return {"goods": goods, "n": CARDS[card_at(s.locations[location].row, slot)]["cost"]}


FACTS: dict[ChoiceKind, Callable[..., Facts]] = {
    MOVE_MESSENGER: lambda s, _: {"location": LOCATIONS[1 - s.messenger]},
    RENEW_ROW: lambda s, _: {"location": LOCATIONS[s.messenger]},
    TAKE: taking,
    TAKE_FACE_DOWN: taking_face_down,
    CHOOSE_NEIGHBOR: choosing_neighbor,
    DISCARD: discarding,
    FILL_PURSE: lambda s, p, card: {"n": room(s.players[p], card)},
}
