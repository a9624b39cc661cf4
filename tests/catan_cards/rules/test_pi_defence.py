"""Section 13, Politics & Intrigue: Buildings that help against attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from catan_cards.rules.table import (
    SIDES,
    built,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_picks,
    open_resources,
    player,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import (
    COUNTERS,
    ROLLED,
    UNROLLED,
    WIDE,
    acting,
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


def won(card: str, mine: Json, theirs: Json) -> Position:
    """Attack until the attacker succeeds."""
    return next(pos for pos, die in (fight(card, mine, theirs, seed) for seed in range(60)) if die <= 5)


def failed(card: str, mine: Json, theirs: Json) -> Position:
    """Attack until the attacker fails."""
    return next(pos for pos, die in (fight(card, mine, theirs, seed) for seed in range(60)) if die == 6)


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


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_needs_the_gold(card: str) -> None:
    pos = played(card, attacker(card), defender(cards="legation"))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_legation_the_owner_chooses_which_gold_is_paid() -> None:
    theirs = player(1, built={"legation": (5, "above")}, stores={"gold-1": 1, "gold-3": 2}, **WIDE)
    pos = played("arsonist-a", attacker("arsonist-a"), theirs)
    do(pos, "use", card="legation")
    assert (pos.turn, open_cells(pos, "pay", owner=1)) == (1, {"gold-1", "gold-3"})
    do(pos, "pay", cell="gold-3")
    assert (pos.turn, open_kinds(pos), stock(pos, 1)) == (1, {"no_counter"}, {"gold": 2})


def test_13_legation_helps_against_every_attack_of_a_turn() -> None:
    pos = acting(attacker("arsonist-a black-knight-a", gold=0), defender(cards="legation", gold=2))
    for n, card in enumerate(("black-knight-a", "arsonist-a")):
        do(pos, "play", slot=card)
        assert stock(pos, 1)["gold"] == 2 - n
        do(pos, "use", card="legation")
        do(pos, "no_counter")
        while not acts(pos):
            do(pos, **first_choice(pos))
    assert stock(pos, 1).get("gold", 0) == 0


@pytest.mark.parametrize("card", UNROLLED)
def test_13_legation_not_against_an_attack_without_a_roll(card: str) -> None:
    pos = played(card, attacker(card), defender("karl otto", cards="legation", gold=1))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_legation_the_attackers_own_does_not_matter() -> None:
    mine = player(0, "arsonist-a", built={"legation": (5, "above")}, stores=3)
    pos = played("arsonist-a", mine, defender())
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_legation_is_not_used_in_the_own_action_phase() -> None:
    pos = acting(player(0, built={"legation": (5, "above")}, stores=3))
    assert "use" not in open_kinds(pos)


# Court


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_13_court_its_owner_takes_a_resource_when_an_attack_roll_fails(card: str) -> None:
    """The attacker has nothing to lose but what the Court takes."""
    mine = player(0, card, stores=stores_of(0, lumber=2, wool=1))
    pos = failed(card, mine, defender(cards="court"))
    assert (pos.turn, open_resources(pos, "take_resource")) == (1, {"lumber", "wool"})
    do(pos, "take_resource", resource="wool")
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"lumber": 2}, {"ore": 2, "wool": 1}, True)


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_13_court_takes_besides_what_the_card_says(card: str) -> None:
    cards = {"garrison-a": (5, "above"), "hagen": (6, "above")}
    mine = player(0, card, built=cards, stores=stores_of(0, lumber=2))
    pos = failed(card, mine, defender(cards="court"))
    lost = "garrison-a" if card == "arsonist-a" else "hagen"
    assert (hand(pos, 0), stock(pos, 0), stock(pos, 1)) == ([lost], {"lumber": 1}, {"ore": 2, "lumber": 1})
    assert acts(pos)


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


def test_13_court_takes_one_more_than_failed_brigands_lose() -> None:
    mine = player(0, "brigands", stores=stores_of(0, lumber=3))
    pos = failed("brigands", mine, defender(cards="court"))
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({}, {"ore": 2, "lumber": 3}, True)


@pytest.mark.parametrize("card", ROLLED)
def test_13_court_takes_nothing_when_the_attack_succeeds(card: str) -> None:
    mine = player(0, card, stores=stores_of(0, lumber=2))
    pos = won(card, mine, defender(cards="court"))
    assert stock(pos, 0)["lumber"] == 2
    assert "lumber" not in stock(pos, 1)


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_13_court_takes_nothing_where_nothing_is_or_fits(card: str) -> None:
    pos = failed(card, player(0, card), defender(cards="court"))
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({}, {"ore": 2}, True)
    pos = failed(card, player(0, card, stores=stores_of(0, ore=2)), defender(cards="court", ore=3))
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"ore": 2}, {"ore": 3}, True)


def test_13_court_the_attackers_own_takes_nothing() -> None:
    mine = player(0, "black-knight-a", built={"court": (5, "above")}, settlements=(6,), cities=(5,))
    pos = failed("black-knight-a", mine, defender())
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({}, {"ore": 2}, True)


@pytest.mark.parametrize("card", ["merchant-a", "spy-a"])
def test_13_court_not_against_an_attack_without_a_roll(card: str) -> None:
    pos = played(card, attacker(card), defender("karl otto", cards="court"))
    do(pos, "no_counter")
    while not acts(pos):
        assert pos.turn == 0
        do(pos, **first_choice(pos))
    assert sum(stock(pos, 0).values()) >= 2


# What the Arsonist cannot pick


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_some_buildings_cannot_be_picked_by_the_arsonist(card: str) -> None:
    theirs = player(1, built={card: (5, "above"), "garrison-b": (6, "above"), "abbey-b": (6, "below")}, cities=(5, 6))
    pos = won("arsonist-a", player(0, "arsonist-a"), theirs)
    assert (pos.turn, open_picks(pos, 1)) == (0, {"garrison-b", "abbey-b"})


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_nor_after_an_attack_of_the_own_that_failed(card: str) -> None:
    mine = player(
        0, "arsonist-a", built={card: (5, "above"), "garrison-a": (6, "above"), "abbey-a": (6, "below")}, cities=(5, 6)
    )
    pos = failed("arsonist-a", mine, defender())
    assert (pos.turn, open_picks(pos, 0)) == (1, {"garrison-a", "abbey-a"})


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_an_attacker_who_fails_and_has_only_such_buildings_loses_nothing(card: str) -> None:
    mine = player(0, "arsonist-a", built={card: (5, "above")}, settlements=(6,), cities=(5,))
    pos = failed("arsonist-a", mine, defender())
    assert (acts(pos), built(pos, 0), hand(pos, 0)) == (True, [card], [])


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_with_nothing_to_pick_the_arsonist_is_not_played(card: str) -> None:
    """A card can be played only if it can do what it says (10)."""
    theirs = player(1, built={card: (5, "above")}, settlements=(6,), cities=(5,))
    pos = acting(player(0, "arsonist-a"), theirs)
    assert not is_open(pos, "play", slot="arsonist-a")
    assert why(pos, "play", slot="arsonist-a") == "rival-has-none"


def test_13_archdiocese_and_triumphal_arch_protect_no_other_building() -> None:
    cards = {"archdiocese": (5, "above"), "triumphal-arch": (5, "below"), "abbey-a": (5, "above"), "mint": (6, "below")}
    pos = won("arsonist-a", player(0, "arsonist-a"), player(1, built=cards, settlements=(), cities=(5, 6)))
    assert open_picks(pos, 1) == {"abbey-a", "mint"}


@pytest.mark.parametrize("side", SIDES)
def test_13_fire_brigade_protects_the_buildings_beside_its_city_on_both_sides(side: str) -> None:
    cards = {"pi-fire-brigade": (5, side), "abbey-a": (5, "above"), "church-b": (5, "below")}
    others = {"mint": (6, "above"), "library-a": (6, "below")}
    pos = won(
        "arsonist-a", player(0, "arsonist-a"), player(1, built={**cards, **others}, settlements=(), cities=(5, 6))
    )
    assert open_picks(pos, 1) == {"mint", "library-a"}


def test_13_fire_brigade_does_not_protect_units() -> None:
    theirs = player(1, built={"pi-fire-brigade": (5, "above"), "karl": (5, "above")}, settlements=(6,), cities=(5,))
    pos = won("black-knight-a", player(0, "black-knight-a"), theirs)
    assert hand(pos, 1) == ["karl"]


def test_13_fire_brigade_of_a_metropolis_protects_all_its_buildings() -> None:
    cards = {"pi-fire-brigade": (5, "above"), "abbey-a": (5, "above"), "church-b": (5, "below"), "mint": (5, "below")}
    theirs = player(1, built={**cards, "abbey-b": (6, "above")}, settlements=(6,), metropolises=(5,))
    pos = won("arsonist-a", player(0, "arsonist-a"), theirs)
    assert (hand(pos, 1), acts(pos)) == (["abbey-b"], True)
