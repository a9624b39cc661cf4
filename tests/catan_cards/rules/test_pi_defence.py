"""Section 13, Politics & Intrigue: Buildings that help against attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from catan_cards.rules.table import (
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
from catan_cards.rules.table_pi import (
    COUNTERS,
    ROLLED,
    acts,
    attacker,
    defender,
    first_choice,
    played,
)


class Fight(NamedTuple):
    """An attack of the player on turn whose die has been rolled."""

    pos: Position
    die: int


def fight(card: str, mine: Json, theirs: Json, seed: int = 0, uses: str = "", counter: str = "") -> Fight:
    """Attack; the defender uses a built card and a counter card, if they are told."""
    pos = played(card, mine, theirs, seed)
    if uses:
        do(pos, "use", card=uses)
    if counter:
        do(pos, "counter", slot=counter)
    else:
        do(pos, "no_counter")
    return Fight(pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled"))


def outcomes(card: str, uses: str, counter: str = "") -> dict[int, bool]:
    """Roll often, and tell by the number whether the attack succeeded."""
    theirs = defender(counter, uses, gold=1)
    found = {}
    for seed in range(80):
        pos, die = fight(card, player(0, card, built={"hagen": (6, "above")}), theirs, seed, uses, counter)
        if card == "arsonist-a":
            found[die] = pos.turn == 0 and "pick" in open_kinds(pos)
        elif card == "black-knight-a":
            found[die] = hand(pos, 1) == ["siegfried"]
        else:
            found[die] = stock(pos, 0) == {"ore": 2}
    return found


def up_to(most: int) -> dict[int, bool]:
    return {die: die <= most for die in range(1, 7)}


# Legation


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_the_highest_number_that_succeeds_is_one_lower(card: str) -> None:
    assert outcomes(card, "legation") == up_to(4)


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_together_with_a_counter_card(card: str) -> None:
    assert outcomes(card, "legation", COUNTERS[card]) == up_to(1)


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_is_used_once_and_costs_one_gold(card: str) -> None:
    pos = played(card, attacker(card), defender(cards="legation", gold=3))
    assert (pos.turn, open_kinds(pos)) == (1, {"use", "no_counter"})
    do(pos, "use", card="legation")
    assert (pos.turn, open_kinds(pos), stock(pos, 1)) == (1, {"no_counter"}, {"ore": 2, "gold": 2})
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_may_be_left_out(card: str) -> None:
    pos = played(card, attacker(card), defender(cards="legation", gold=1))
    do(pos, "no_counter")
    assert [one["what"] for one in pos.events if one["what"] in {"paid", "used", "duel_rolled"}] == ["duel_rolled"]


def test_13_legation_without_its_payment_nothing_is_lower() -> None:
    dice = {}
    for seed in range(80):
        mine = player(0, "black-knight-a", built={"hagen": (6, "above")})
        pos, die = fight("black-knight-a", mine, defender(cards="legation", gold=1), seed)
        dice[die] = hand(pos, 1) == ["siegfried"]
    assert dice == up_to(5)


# Court


def test_13_court_takes_when_the_roll_fails_after_a_counter_card_or_a_payment() -> None:
    """Only 1 and 2 succeed after a Bishop, and 1 to 4 after a Legation."""
    for uses, counter, most in (("", "bishop-a", 2), ("legation", "", 4)):
        theirs = defender(counter, f"court {uses}", gold=1)
        lost = {}
        for seed in range(80):
            mine = player(0, "arsonist-a", stores=stores_of(0, lumber=2))
            pos, die = fight("arsonist-a", mine, theirs, seed, uses, counter)
            lost[die] = stock(pos, 0) == {"lumber": 1}
        assert lost == {die: die > most for die in range(1, 7)}


@pytest.mark.parametrize("card", ["merchant-a", "spy-a"])
def test_13_court_not_against_an_attack_without_a_roll(card: str) -> None:
    pos = played(card, attacker(card), defender("karl otto", cards="court"))
    do(pos, "no_counter")
    while not acts(pos):
        assert pos.turn == 0
        do(pos, **first_choice(pos))
    assert sum(stock(pos, 0).values()) >= 2
