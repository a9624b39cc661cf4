"""Section 13, Politics & Intrigue: the Secret Brotherhood."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    knows,
    open_kinds,
    open_values,
    player,
    stock,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

from catan_cards.rules.table_pi import COUNTERS, OPEN, ROLLED, UNROLLED, acting, acts, attacker, defender, played

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


@pytest.mark.parametrize("card", ATTACKS)
def test_13_secret_brotherhood_needs_a_church(card: str) -> None:
    pos = played(card, attacker(card), defender("secret-brotherhood-a", "town-hall-b"))
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


@pytest.mark.parametrize("card", ROLLED)
def test_13_secret_brotherhood_the_court_takes_nothing_from_a_cancelled_attack(card: str) -> None:
    pos = played(card, attacker(card), defender("secret-brotherhood-a", "church-b court"))
    do(pos, "counter", slot="secret-brotherhood-a")
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 1, "lumber": 1})


def test_13_secret_brotherhood_may_be_kept() -> None:
    theirs = defender("secret-brotherhood-a karl", "church-b", gold=1)
    pos = do(played("merchant-a", attacker("merchant-a"), theirs), "no_counter")
    assert (pos.turn, hand(pos, 1)) == (0, ["secret-brotherhood-a", "karl"])
    assert open_kinds(pos) == {"take_resource"}


def test_13_secret_brotherhood_each_attack_takes_another_one() -> None:
    pos = acting(attacker("merchant-a spy-a"), guarded("secret-brotherhood-a secret-brotherhood-b"))
    do(pos, "play", slot="merchant-a")
    do(pos, "counter", slot="secret-brotherhood-b")
    do(pos, "play", slot="spy-a")
    assert hand(pos, 1)[open_values(pos, "counter", "slot").pop()] == "secret-brotherhood-a"
    do(pos, "counter", slot="secret-brotherhood-a")
    assert (hand(pos, 1), acts(pos)) == (["karl"], True)


@pytest.mark.parametrize("card", ["caravan", "diplomat-a", "archivist", "governor-a"])
def test_13_secret_brotherhood_neutral_cards_are_not_cancelled(card: str) -> None:
    pos = acting(attacker(card), guarded(), discard=["sawmill", "mint"])
    do(pos, "play", slot=card)
    assert pos.turn == 0


def test_13_secret_brotherhood_a_scout_is_no_attack() -> None:
    mine = player(0, "scout-a", stores=3, road_left=True)
    pos = do(acting(mine, guarded()), "use_scout", slot="scout-a", end="left")
    assert pos.turn == 0


def test_13_secret_brotherhood_is_not_played_in_the_own_turn() -> None:
    pos = acting(attacker("secret-brotherhood-a"))
    assert not is_open(pos, "play", slot="secret-brotherhood-a")


def test_13_secret_brotherhood_the_attacker_may_not_cancel() -> None:
    pos = played("merchant-a", attacker("merchant-a secret-brotherhood-a"), defender())
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_secret_brotherhood_never_waits_for_the_gate() -> None:
    """Only attack and neutral cards do; the Merchant waits neither, if the option says so."""
    options = {"action_gate": 0, "merchant_waits": 0}
    mine = player(0, "merchant-a", stores=stores_of(0, lumber=1))
    pos = acting(mine, guarded(), options=options)
    do(pos, "play", slot="merchant-a")
    assert is_open(pos, "counter", slot="secret-brotherhood-a")


def test_13_secret_brotherhood_in_the_base_game_nobody_is_asked() -> None:
    theirs = player(1, stores=stores_of(1, ore=2))
    pos = do(table.acting(player(0, "merchant-a"), theirs, options=OPEN), "play", slot="merchant-a")
    assert pos.turn == 0
