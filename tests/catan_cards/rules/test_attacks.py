"""Section 10: attacks with a roll: the Arsonist, the Black Knight and the Brigands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    do,
    hand,
    open_kinds,
    player,
    stock,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

OPEN = {"action_gate": 3}
COUNTERS = {"arsonist-a": "bishop-a", "black-knight-a": "herb-woman-a", "brigands": "bishop-a"}
ATTACKS = tuple(COUNTERS)


def acting(first: Json, second: Json, **fields: Any) -> Position:
    """Lay out the action phase, with what the principalities leave of the supply."""
    return table.acting(first, second, **fields)


class Fight(NamedTuple):
    """An attack of the player on turn whose die has been rolled."""

    pos: Position
    die: int


def side(seat: int, hand: str = "") -> Json:
    """Lay out a player with one Building, one Knight and two of one resource."""
    cards = {("garrison-a", "garrison-b")[seat]: (5, "above"), ("hagen", "siegfried")[seat]: (6, "above")}
    stores = stores_of(seat, **{("lumber", "ore")[seat]: 2})
    return player(seat, hand=hand, built=cards, stores=stores)


def played(card: str, mine: Json, theirs: Json, seed: int = 0) -> Position:
    return do(acting(mine, theirs, options=OPEN, seed=seed), "play", slot=card)


def fight(card: str, mine: Json, theirs: Json, counter: str = "", seed: int = 0) -> Fight:
    pos = played(card, mine, theirs, seed)
    if counter:
        do(pos, "counter", slot=counter)
    else:
        do(pos, "no_counter")
    return Fight(pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled"))


def succeeded(card: str, pos: Position) -> bool:
    """Tell who lost what the card says, between players of `side`."""
    if card == "brigands":
        lost = (stock(pos, 0) == {}, stock(pos, 1) == {})
        assert (stock(pos, 1) if lost[0] else stock(pos, 0)) == {"lumber": 2, "ore": 2}
    else:
        mine, theirs = ("garrison-a", "garrison-b") if card == "arsonist-a" else ("hagen", "siegfried")
        lost = (mine not in built(pos, 0), theirs not in built(pos, 1))
        assert ([mine in hand(pos, 0), theirs in hand(pos, 1)]) == list(lost)
        assert len(built(pos, 0)) + len(built(pos, 1)) == 3
    assert lost in {(True, False), (False, True)}
    return lost[1]


# The counter card


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("held", ["", "goetz caravan"])
def test_10_the_defender_is_always_asked(card: str, held: str) -> None:
    pos = played(card, side(0, card), side(1, held))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


# The roll


@pytest.mark.parametrize("card", ATTACKS)
def test_10_an_attack_succeeds_on_1_to_5(card: str) -> None:
    outcomes = {
        die: succeeded(card, pos) for pos, die in (fight(card, side(0, card), side(1), seed=i) for i in range(60))
    }
    assert outcomes == {1: True, 2: True, 3: True, 4: True, 5: True, 6: False}


@pytest.mark.parametrize("card", ATTACKS)
def test_10_after_a_counter_card_an_attack_succeeds_on_1_and_2(card: str) -> None:
    counter = COUNTERS[card]
    fights = (fight(card, side(0, card), side(1, counter), counter, seed=i) for i in range(60))
    outcomes = {die: succeeded(card, pos) for pos, die in fights}
    assert outcomes == {1: True, 2: True, 3: False, 4: False, 5: False, 6: False}


# The Brigands


def brigands(mine: int = 0, **theirs: int) -> tuple[Json, Json]:
    return player(0, hand="brigands", stores=mine), player(1, stores=stores_of(1, **theirs))
