"""Section 13, Politics & Intrigue: the Secret Brotherhood."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    knows,
    open_kinds,
    open_values,
    stock,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

from catan_cards.rules.table_pi import COUNTERS, ROLLED, UNROLLED, acts, attacker, defender, played

ATTACKS = (*ROLLED, *UNROLLED)


# Secret Brotherhood


def guarded(held: str = "secret-brotherhood-a", church: str = "church-b") -> Json:
    """Lay out a second player who may cancel an attack."""
    return defender(f"{held} karl", church)


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("church", ["church-b", "cathedral"])
def test_13_secret_brotherhood_cancels_any_attack(card: str, church: str) -> None:
    """Both cards are spent, and nothing else happens; there is no roll."""
    pos = played(card, attacker(card), guarded(church=church))
    assert (pos.turn, open_kinds(pos)) == (1, {"counter", "no_counter"})
    do(pos, "counter", slot="secret-brotherhood-a")
    assert acts(pos)
    assert sorted(discarded(pos)) == sorted([card, "secret-brotherhood-a"])
    assert (hand(pos, 0), hand(pos, 1)) == ([], ["karl"])
    assert built(pos, 0) == ["church-a", "town-hall-a", "hagen"]
    assert built(pos, 1) == ["garrison-b", "siegfried", church]
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1, "lumber": 1}, {"ore": 2})
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]
    assert [me.blocked for me in pos.state.players] == [0, 0]
    assert not knows(pos, 0, "karl")


@pytest.mark.parametrize(
    ("card", "held"),
    [
        (card, held)
        for card in ATTACKS
        for held in ("", "goetz caravan", "archivist governor-a")
        if held or card != "corruption-a"  # which is for a hand with cards
    ],
)
def test_13_secret_brotherhood_the_rival_is_asked_whether_they_hold_one_or_not(card: str, held: str) -> None:
    pos = played(card, attacker(card), defender(held))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


@pytest.mark.parametrize("card", ROLLED)
def test_13_secret_brotherhood_is_a_choice_beside_the_counter_card(card: str) -> None:
    """An attack with a roll has one question, in which the rival may counter or cancel."""
    held = f"secret-brotherhood-a {COUNTERS[card]}"
    pos = played(card, attacker(card), guarded(held))
    assert open_values(pos, "counter", "slot") == {0, 1}
    do(pos, "counter", slot=COUNTERS[card])
    assert "secret-brotherhood-a" in hand(pos, 1)
    assert [one for one in pos.events if one["what"] == "duel_rolled"]
    assert "no_counter" not in open_kinds(pos)
