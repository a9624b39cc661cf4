"""Section 13, Trade & Change: the other action cards, and Wainwright."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    hand,
    open_kinds,
    open_values,
    player,
    stock,
    stores_of,
)
from catan_cards.rules.table_tc import acting, acts

if TYPE_CHECKING:
    from bailey.core import Position


# Safe Conduct

SAFE = "safe-conduct-a"
CANCELLED = ("brigands", "merchant-a", "smuggler")


def attacked(card: str, held: str) -> Position:
    pos = acting(player(0, card, stores=stores_of(0, ore=1)), player(1, held, stores=stores_of(1, wool=2, gold=1)))
    return do(pos, "play", slot=card)


@pytest.mark.parametrize("card", CANCELLED)
@pytest.mark.parametrize("conduct", ["safe-conduct-a", "safe-conduct-b"])
def test_13_safe_conduct_cancels_the_card(card: str, conduct: str) -> None:
    """Both cards are spent, nothing is taken, and the die is not rolled."""
    pos = attacked(card, f"goetz {conduct}")
    assert (pos.turn, open_kinds(pos)) == (1, {"counter", "no_counter"})
    do(pos, "counter", slot=conduct)
    assert acts(pos)
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1}, {"wool": 2, "gold": 1})
    assert (hand(pos, 0), hand(pos, 1)) == ([], ["goetz"])
    assert sorted(discarded(pos)) == sorted([card, conduct])
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]


def test_13_safe_conduct_and_a_counter_card_are_one_question_against_brigands() -> None:
    pos = attacked("brigands", f"{SAFE} bishop-a goetz")
    assert (open_kinds(pos), open_values(pos, "counter", "slot")) == ({"counter", "no_counter"}, {0, 1})
    do(pos, "counter", slot="bishop-a")
    assert [one for one in pos.events if one["what"] == "duel_rolled"]
    assert SAFE in hand(pos, 1)
