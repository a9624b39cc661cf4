"""Section 13, Trade & Change: what Warehouse and Treasure Vault keep, and lose.

In the first player's row a Warehouse at (5, above) is beside pasture 3 and gold river 6, at (6, above) beside gold
river 6 and hills 5, at (5, below) beside fields 1 and forest 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_resources,
    player,
    stock,
    store,
    stores_of,
    why,
)
from catan_cards.rules.table_tc import WIDE, acting, city, event, gets, keeping, kept, rolled, wealth

if TYPE_CHECKING:
    from catan_cards.rules.table import Json
from catan_cards.rules.table_tc import ABOVE, HOUSE, OTHER, VAULT, house, vault

# What a Warehouse keeps


@pytest.mark.parametrize(
    ("site", "die", "resource"),
    [
        ((5, "above"), 3, "wool"),
        ((5, "above"), 6, "gold"),
        ((6, "above"), 6, "gold"),
        ((6, "above"), 5, "brick"),
        ((5, "below"), 1, "grain"),
        ((5, "below"), 4, "lumber"),
        ((6, "below"), 2, "ore"),
    ],
)
def test_13_warehouse_keeps_what_a_region_beside_it_has_no_room_for(
    site: tuple[int, str], die: int, resource: str
) -> None:
    pos = rolled("commerce", die, player(0, built={HOUSE: site}, stores=3))
    assert kept(pos, 0, HOUSE) == {resource: 1}
    assert stock(pos, 0)[resource] == 3


@pytest.mark.parametrize(("site", "die"), [((5, "above"), 5), ((5, "above"), 4), ((6, "below"), 6), ((6, "above"), 3)])
def test_13_warehouse_nothing_of_other_regions(site: tuple[int, str], die: int) -> None:
    pos = rolled("commerce", die, player(0, built={HOUSE: site}, stores=3))
    assert kept(pos, 0, HOUSE) == {}
    assert set(wealth(pos, 0).values()) == {3}


def test_13_warehouse_keeps_nothing_while_the_region_has_room() -> None:
    pos = rolled("commerce", 3, player(0, built=ABOVE, stores=stores_of(0, wool=2)))
    assert (store(pos, "pasture-3"), kept(pos, 0, HOUSE)) == (3, {})


def test_13_warehouse_keeps_nothing_of_the_rivals() -> None:
    pos = rolled("commerce", 5, player(0, built=ABOVE, stores=3), player(1, stores=3))
    assert kept(pos, 0, HOUSE) == {}


def test_13_warehouse_keeps_two_at_most_of_one_resource() -> None:
    pos = rolled("commerce", 3, house(3, wool=2))
    assert (kept(pos, 0, HOUSE), wealth(pos, 0)["wool"]) == ({"wool": 2}, 5)


def test_13_warehouse_keeps_two_at_most_of_both_resources_together() -> None:
    pos = rolled("commerce", 3, house(3, gold=2))
    assert kept(pos, 0, HOUSE) == {"gold": 2}
    pos = rolled("commerce", 3, house(3, gold=1))
    assert kept(pos, 0, HOUSE) == {"gold": 1, "wool": 1}


@pytest.mark.parametrize(("shown", "over"), [(1, {}), (2, {"wool": 1}), (3, {"wool": 2})])
def test_13_warehouse_keeps_all_that_a_doubled_region_has_no_room_for(shown: int, over: dict[str, int]) -> None:
    """A Woolen Mill above City 5 makes pasture 3 produce 2."""
    cards = {HOUSE: (5, "above"), "woolen-mill": (5, "above")}
    me = player(0, built=cards, settlements=(6,), cities=(5,), stores=stores_of(0, wool=shown))
    pos = rolled("commerce", 3, me)
    assert (store(pos, "pasture-3"), kept(pos, 0, HOUSE)) == (3, over)


def test_13_warehouse_pulled_down_in_hand_or_of_the_rival_keeps_nothing() -> None:
    pos = rolled("commerce", 3, player(0, HOUSE, stores=3), player(1, built={OTHER: (5, "above")}))
    assert wealth(pos, 0)["wool"] == 3


# Several cards could keep it


def test_13_warehouse_the_first_one_built_keeps_it() -> None:
    both = {HOUSE: (5, "above"), OTHER: (6, "above")}
    pos = rolled("commerce", 6, player(0, built=both, stores=3))
    assert (kept(pos, 0, HOUSE), kept(pos, 0, OTHER)) == ({"gold": 1}, {})
    swapped = {OTHER: (6, "above"), HOUSE: (5, "above")}
    pos = rolled("commerce", 6, player(0, built=swapped, stores=3))
    assert (kept(pos, 0, OTHER), kept(pos, 0, HOUSE)) == ({"gold": 1}, {})


def test_13_warehouse_the_next_one_keeps_it_when_the_first_is_full() -> None:
    both = {HOUSE: (5, "above"), OTHER: (6, "above")}
    pos = rolled("commerce", 6, keeping(player(0, built=both, stores=3), HOUSE, wool=2))
    assert (kept(pos, 0, HOUSE), kept(pos, 0, OTHER)) == ({"wool": 2}, {"gold": 1})


@pytest.mark.parametrize(("cards", "first"), [([HOUSE, VAULT], HOUSE), ([VAULT, HOUSE], VAULT)])
def test_13_gold_goes_to_the_first_built_of_warehouse_and_vault(cards: list[str], first: str) -> None:
    sites = {HOUSE: (5, "above"), VAULT: (6, "below")}
    me = player(0, built={name: sites[name] for name in cards}, settlements=(5,), cities=(6,), stores=3)
    pos = rolled("commerce", 6, me)
    other = next(name for name in cards if name != first)
    assert (kept(pos, 0, first), kept(pos, 0, other)) == ({"gold": 1}, {})


# What a Treasure Vault keeps


@pytest.mark.parametrize("site", [(6, "above"), (6, "below")])
def test_13_treasure_vault_keeps_gold_wherever_it_stands(site: tuple[int, str]) -> None:
    me = player(0, built={VAULT: site}, settlements=(5,), cities=(6,), stores=3)
    assert kept(rolled("commerce", 6, me), 0, VAULT) == {"gold": 1}


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_13_treasure_vault_keeps_gold_only(die: int) -> None:
    pos = rolled("commerce", die, vault(3))
    assert kept(pos, 0, VAULT) == {}


def test_13_treasure_vault_serves_every_gold_region() -> None:
    me = player(0, built={VAULT: (6, "below")}, settlements=(4, 5), cities=(6,), extra=WIDE["extra"], stores=3)
    assert kept(rolled("commerce", 3, me), 0, VAULT) == {"gold": 1}


@pytest.mark.parametrize(("before", "after"), [(0, 1), (5, 6), (6, 6)])
def test_13_treasure_vault_keeps_up_to_six(before: int, after: int) -> None:
    pos = rolled("commerce", 6, vault(3, gold=before))
    assert kept(pos, 0, VAULT) == {"gold": after}


def test_13_treasure_vault_its_gold_is_kept_from_plenty_and_treasure_fleet() -> None:
    cards = {VAULT: (6, "below"), "treasure-fleet": (5, "above")}
    me = player(0, built=cards, settlements=(5,), cities=(6,), stores=stores_of(0, gold=2))
    pos = rolled("commerce", 3, me)
    assert (store(pos, "gold-6"), kept(pos, 0, VAULT)) == (3, {"gold": 1})


# Gains of choice


def test_13_a_gain_of_choice_may_go_where_a_card_keeps_it() -> None:
    pos = rolled("plenty", 2, house(stores_of(0, wool=3, grain=3)))
    assert "pasture-3" in open_cells(pos, "gain")
    assert "fields-1" not in open_cells(pos, "gain")
    do(pos, "gain", cell="pasture-3")
    assert (store(pos, "pasture-3"), kept(pos, 0, HOUSE)) == (3, {"wool": 1})


def test_13_no_gain_of_choice_when_the_warehouse_is_full_too() -> None:
    pos = rolled("plenty", 2, house(3, wool=1, gold=1))
    assert pos.turn == 1


def test_13_with_everything_full_but_the_warehouse_only_its_regions_gain() -> None:
    pos = rolled("plenty", 2, house(3))
    assert (pos.turn, open_cells(pos, "gain")) == (0, {"pasture-3", "gold-6"})
    do(pos, "gain", cell="gold-6")
    assert kept(pos, 0, HOUSE) == {"gold": 1}


def test_13_productive_year_what_there_is_no_room_for_is_kept() -> None:
    cards = {"garrison-a": (5, "above"), HOUSE: (6, "above")}
    pos = event("productive-year-a", player(0, built=cards, stores=stores_of(0, gold=3, wool=3)), die=2)
    assert kept(pos, 0, HOUSE) == {"gold": 1}
    assert stock(pos, 0)["wool"] == 3


def test_13_a_trade_with_the_bank_has_room_where_a_card_keeps() -> None:
    pos = acting(house(stores_of(0, wool=3, ore=3)))
    assert "wool" in gets(pos, "ore")
    do(pos, "trade", give="ore", get="wool")
    assert (kept(pos, 0, HOUSE), store(pos, "pasture-3")) == ({"wool": 1}, 3)


def test_13_a_trade_has_no_room_when_the_card_is_full() -> None:
    pos = acting(house(stores_of(0, wool=3, ore=3), wool=2))
    assert "wool" not in gets(pos, "ore")
    assert why(pos, "trade", give="ore", get="wool") == "no-room"


# Brigands and other events


@pytest.mark.parametrize(
    ("shown", "lost"),
    [({"wool": 1, "ore": 3, "grain": 3}, False), ({"wool": 2, "ore": 3, "grain": 3}, True)],
)
def test_13_brigands_do_not_count_what_is_kept(shown: dict[str, int], *, lost: bool) -> None:
    pos = rolled("brigands", 5, house(stores_of(0, **shown), wool=1, gold=1))
    assert stock(pos, 0).get("wool", 0) == (0 if lost else shown["wool"])


def test_13_brigands_do_not_take_what_is_kept() -> None:
    pos = rolled("brigands", 5, house(3, wool=2))
    assert (store(pos, "pasture-3"), store(pos, "mountains-2"), kept(pos, 0, HOUSE)) == (0, 0, {"wool": 2})


def test_13_brigands_do_not_count_the_vault() -> None:
    pos = rolled("brigands", 5, vault(stores_of(0, wool=3, ore=3, grain=1), gold=6))
    assert (store(pos, "pasture-3"), kept(pos, 0, VAULT)) == (3, {"gold": 6})


def test_13_plague_takes_nothing_that_is_kept() -> None:
    me = keeping(city(0, HOUSE, stores=0), HOUSE, wool=2)
    pos = event("plague-a", me, die=5)
    assert kept(pos, 0, HOUSE) == {"wool": 2}


# Lost with the card


@pytest.mark.parametrize("me", [house(3, wool=2), vault(3, gold=4)])
def test_13_what_is_kept_is_lost_when_the_card_is_pulled_down(me: Json) -> None:
    name = me["built"][0]["card"]
    pos = do(acting(me), "pull_down", card=name)
    assert discarded(pos) == [name]
    assert set(wealth(pos, 0).values()) == {3}


def test_13_what_is_kept_is_lost_when_the_card_returns_to_the_hand() -> None:
    for seed in range(40):
        pos = acting(player(0, "arsonist-a"), keeping(player(1, built=ABOVE, stores=0), HOUSE, grain=2), seed=seed)
        do(pos, "play", slot="arsonist-a")
        do(pos, "no_counter")
        if hand(pos, 1) == [HOUSE]:
            assert wealth(pos, 1) == {}
            return
    pytest.fail("the attack never succeeded")


def test_13_nothing_else_is_lost_when_one_of_two_is_pulled_down() -> None:
    both = player(0, built={HOUSE: (5, "above"), OTHER: (6, "above")}, stores=0)
    me = keeping(keeping(both, HOUSE, wool=2), OTHER, brick=1)
    pos = do(acting(me), "pull_down", card=HOUSE)
    assert (built(pos, 0), kept(pos, 0, OTHER), wealth(pos, 0)) == ([OTHER], {"brick": 1}, {"brick": 1})


def test_13_the_room_is_gone_with_the_card() -> None:
    pos = acting(house(stores_of(0, wool=3, ore=3)))
    do(pos, "pull_down", card=HOUSE)
    assert "wool" not in gets(pos, "ore")


def test_13_a_card_built_with_full_regions_keeps_nothing_at_first() -> None:
    pos = acting(player(0, HOUSE, stores=3))
    do(pos, "build", slot=HOUSE, place=5, side="above")
    assert kept(pos, 0, HOUSE) == {}
    assert "gold" in gets(pos, "ore")


def test_13_built_in_this_turn_it_keeps_what_is_gained_in_it() -> None:
    pos = acting(player(0, HOUSE, stores=3))
    do(pos, "build", slot=HOUSE, place=5, side="above")
    do(pos, "trade", give="ore", get="wool")
    assert (kept(pos, 0, HOUSE), wealth(pos, 0)["wool"]) == ({"wool": 1}, 4)


def test_13_what_is_kept_is_no_point_of_any_kind() -> None:
    pos = acting(vault(0, gold=6))
    assert (pos.score()[0], open_kinds(pos) >= {"trade"}) == (3, True)
    assert open_resources(pos, "trade", "give") == {"gold"}
    assert is_open(pos, "end_actions")
