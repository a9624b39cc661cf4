"""Section 13, Knights & Merchants: what Plenty brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    built,
    discarded,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    player,
    rolled,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_km import KM, acting, acts, civil_war, with_city

TWO_RIVERS: Json = {"settlements": (4, 5, 6), "extra": {"gold-3": (4, "above"), "forest-6": (4, "below")}}


# Pirate Fleet


@pytest.mark.parametrize("have", [1, 2])
def test_13_pirate_fleet_has_no_rate_at_the_bank(have: int) -> None:
    pos = acting(player(0, built={"pirate-fleet-a": (5, "above")}, stores=stores_of(0, gold=have)))
    assert not is_open(pos, "trade", give="gold", get="ore")


def test_13_pirate_fleet_is_no_fleet_for_the_harbor() -> None:
    pos = acting(with_city(0, "harbor pirate-fleet-a pirate-fleet-b"))
    assert pos.state.players[0].commerce == 1
    pos = acting(with_city(0, "harbor pirate-fleet-a gold-fleet"))
    assert pos.state.players[0].commerce == 1 + 1 + 1


def test_13_pirate_fleet_is_a_unit() -> None:
    """Civil War picks it, a Church protects it, and the Spy takes it."""
    assert hand(civil_war(player(0), player(1, built={"pirate-fleet-a": (5, "above")})), 1) == ["pirate-fleet-a"]
    safe = with_city(1, "church-a pirate-fleet-a")
    assert built(civil_war(player(0), safe), 1) == ["church-a", "pirate-fleet-a"]
    pos = do(acting(player(0, "spy-a"), player(1, "pirate-fleet-a palace castle-a")), "play", slot="spy-a")
    if "take_from_hand" in open_kinds(pos):
        do(pos, "take_from_hand", slot="pirate-fleet-a")
    assert (hand(pos, 0), hand(pos, 1)) == (["pirate-fleet-a"], ["palace", "castle-a"])


def test_13_pirate_fleet_is_no_knight_and_no_building() -> None:
    pos = acting(player(0, "black-knight-a arsonist-a"), player(1, built={"pirate-fleet-a": (5, "above")}))
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"
    assert why(pos, "play", slot="arsonist-a") == "rival-has-none"


# Plenty: Pirate Fleets, Toll Stations and the Palace


def plenty(first: Json, second: Json, **fields: Any) -> Position:
    """Roll plenty, and a 6: the first player's gold river and the second player's hills produce."""
    return rolled("plenty", 6, first, second, theme=KM, **fields)


@pytest.mark.parametrize(
    ("cards", "gold"),
    [
        ("pirate-fleet-a", 1),
        ("pirate-fleet-a pirate-fleet-b", 2),
        ("toll-station-a", 2),
        ("toll-station-a pirate-fleet-a", 3),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_on_plenty_pirate_fleets_and_toll_stations_bring_gold(cards: str, gold: int, turn: int) -> None:
    """In the rival's turn too. The second player's gold river is not rolled."""
    built = {name: (5, SIDES[i]) for i, name in enumerate(cards.split())}
    pos = plenty(player(0, stores=3), player(1, built=built), turn=turn)
    assert (pos.turn, stock(pos, 1)) == (1, {})
    do(pos, "gain", cell="forest-5")
    assert stock(pos, 1) == {"lumber": 1, "gold": gold, "brick": 1}


def test_13_on_plenty_gold_without_room_is_lost() -> None:
    built = {"toll-station-a": (5, "above"), "toll-station-b": (5, "below")}
    pos = plenty(player(0, stores=3), player(1, built=built, stores=stores_of(1, gold=1)))
    do(pos, "gain", cell="forest-5")
    assert stock(pos, 1)["gold"] == 3


def test_13_on_plenty_the_free_resource_comes_before_what_is_added() -> None:
    """It fills the gold river, and the Toll Station finds no room; the other way round there would be lumber too."""
    stores = {**stores_of(1, wool=3, brick=3, ore=3, grain=3, lumber=2, gold=2)}
    pos = plenty(player(0, stores=3), player(1, built={"toll-station-a": (5, "above")}, stores=stores))
    assert (pos.turn, open_cells(pos, "gain")) == (1, {"forest-5", "gold-1"})
    do(pos, "gain", cell="gold-1")
    assert (stock(pos, 1)["gold"], stock(pos, 1)["lumber"], acts(pos)) == (3, 2, True)


@pytest.mark.parametrize("turn", [0, 1])
def test_13_on_plenty_first_both_gain_the_free_resource_and_the_roller_begins(turn: int) -> None:
    cards = {"toll-station-a": (5, "above")}, {"toll-station-b": (5, "above")}
    pos = plenty(player(0, built=cards[0]), player(1, built=cards[1]), turn=turn)
    free = ("forest-4", "fields-2")
    for p in (turn, 1 - turn):
        assert (pos.turn, stock(pos, 1 - turn).get("gold", 0), stock(pos, turn).get("gold", 0)) == (p, 0, 0)
        do(pos, "gain", cell=free[p])
    assert stock(pos, 0) == {"lumber": 1, "gold": 3}
    assert stock(pos, 1) == {"grain": 1, "gold": 2, "brick": 1}


def test_13_on_plenty_the_owner_chooses_among_the_gold_regions() -> None:
    cards = {"pirate-fleet-a": (5, "above")}
    pos = plenty(player(0, built=cards, **TWO_RIVERS), player(1, stores=3))
    do(pos, "gain", cell="pasture-3")
    assert (pos.turn, open_cells(pos, "gain")) == (0, {"gold-3", "gold-6"})
    do(pos, "gain", cell="gold-3")
    assert stock(pos, 0)["gold"] == 2


def test_13_on_other_faces_they_bring_nothing() -> None:
    built = {"toll-station-a": (5, "above"), "pirate-fleet-a": (6, "above")}
    pos = rolled("tournament", 1, player(0, built=built), player(1), theme=KM)
    assert stock(pos, 0) == {"grain": 1}


def test_13_toll_stations_count_for_the_commerce_token() -> None:
    built = {"toll-station-a": (5, "above"), "toll-station-b": (6, "above")}
    pos = acting(player(0, built=built, settlements=(6,), cities=(5,)), player(1, built={"garrison-a": (5, "above")}))
    assert (pos.state.players[0].commerce, pos.state.commerce_token) == (2, 0)


# Palace
PALACE: Json = {"built": {"palace": (5, "above")}, "settlements": (6,), "cities": (5,)}
PILE = ["mint", "goetz", "caravan"]


def test_13_palace_offers_any_discarded_card_instead_of_the_free_resource() -> None:
    pos = plenty(player(0, **PALACE), player(1, stores=3), discard=PILE)
    assert (pos.turn, open_kinds(pos)) == (0, {"take_discarded", "skip"})
    assert len(pos.choices) == 3 + 1
    do(pos, "take_discarded", slot="caravan")
    assert (hand(pos, 0), sorted(discarded(pos)), stock(pos, 0)) == (["caravan"], ["goetz", "mint"], {"gold": 1})
    assert (acts(pos), is_open(pos, "play", slot="caravan")) == (True, False), "the gate is closed"


def test_13_palace_whose_owner_skips_brings_the_free_resource() -> None:
    pos = plenty(player(0, **PALACE), player(1, stores=3), discard=PILE)
    do(pos, "skip")
    assert open_kinds(pos) == {"gain"}
    do(pos, "gain", cell="hills-5")
    assert (hand(pos, 0), discarded(pos), stock(pos, 0)) == ([], PILE, {"brick": 1, "gold": 1})


def test_13_palace_asks_nothing_with_an_empty_discard_pile() -> None:
    pos = plenty(player(0, **PALACE), player(1, stores=3))
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})


def test_13_palace_of_the_second_player_comes_after_the_roller() -> None:
    pos = plenty(player(0), player(1, **PALACE), discard=PILE)
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos)) == (1, {"take_discarded", "skip"})
    do(pos, "take_discarded", slot="mint")
    assert (hand(pos, 1), acts(pos)) == (["mint"], True)


def test_13_palace_takes_a_card_even_if_all_regions_are_full() -> None:
    pos = plenty(player(0, **PALACE, stores=3), player(1, stores=3), discard=PILE)
    do(pos, "take_discarded", slot="goetz")
    assert (hand(pos, 0), acts(pos)) == (["goetz"], True)


def test_13_palace_leaves_what_other_cards_add() -> None:
    mine = {**PALACE, "built": {"palace": (5, "above"), "toll-station-a": (5, "below")}}
    pos = rolled("plenty", 1, player(0, **mine), player(1, stores=3), theme=KM, discard=PILE)
    do(pos, "take_discarded", slot="goetz")
    assert (stock(pos, 0), hand(pos, 0)) == ({"gold": 2, "grain": 1}, ["goetz"])


def test_13_palace_everybody_knows_the_card() -> None:
    pos = do(plenty(player(0, **PALACE), player(1, stores=3), discard=PILE), "take_discarded", slot="mint")
    assert [table.knows(pos, p, "mint") for p in (0, 1)] == [True, True]


def test_13_palace_a_full_hand_of_the_roller_waits_for_the_draw_phase() -> None:
    pos = plenty(player(0, "otto karl falk", **PALACE), player(1, stores=3), discard=PILE)
    do(pos, "take_discarded", slot="mint")
    assert (acts(pos), len(hand(pos, 0))) == (True, 4)


def test_13_palace_does_nothing_on_other_faces() -> None:
    pos = rolled("tournament", 6, player(0, **PALACE), player(1), theme=KM, discard=PILE)
    assert (acts(pos), discarded(pos)) == (True, PILE)
