"""Wizards & Dragons: magic is paid by Wizards, and spell books turn it into something (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    do,
    events,
    hand,
    is_open,
    open_kinds,
    open_values,
    player,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    acting,
    drawing,
    mage,
)

if TYPE_CHECKING:
    from bailey.core import Position


# Countermagic


def answered(seed: int, *, cancelled: bool) -> Position:
    """Attack with the Arsonist; the rival answers with a Bishop, which Countermagic may cancel."""
    mine = mage(0, "countermagic-a", hand="arsonist-a", wizards={"ari": 2}, built={"garrison-a": (RIGHT, "above")})
    rival = player(1, "bishop-a", built={"garrison-b": (LEFT, "above")})
    pos = do(acting(mine, rival, seed=seed), "play", slot="arsonist-a")
    do(pos, "counter", slot="bishop-a")
    return do(pos, "use", card="countermagic-a") if cancelled else do(pos, "no_counter")


@pytest.mark.parametrize(("cancelled", "wins"), [(True, 5), (False, 2)])
def test_an_answer_can_be_cancelled_too(*, cancelled: bool, wins: int) -> None:
    """The attack succeeds on 1 to 5, but with the Bishop only on 1 and 2."""
    seen = set()
    for seed in range(60):
        pos = answered(seed, cancelled=cancelled)
        [die] = [int(one["die"]) for one in events(pos, "duel_rolled")]
        seen.add(die)
        assert (hand(pos, 1) == ["garrison-b"]) == (die <= wins)
    assert seen == set(range(1, 7))


# Searching Eye


def test_by_an_option_the_eye_searches_the_stack_under_which_the_card_went() -> None:
    mine = mage(0, "searching-eye", hand="goetz hagen conrad", wizards={"ari": 2})
    pos = drawing(mine, options={"exchange_from": 1})
    do(pos, "put_under", slot="goetz", stack=3)
    do(pos, "use", card="searching-eye")
    assert open_kinds(pos) <= {"search", "take"}
    if is_open(pos, "search", stack=3):
        assert open_values(pos, "search", "stack") == {3}
    pos.push(next(one for one in pos.choices if one.name == "take"))
    assert len(hand(pos, 0)) == 3
