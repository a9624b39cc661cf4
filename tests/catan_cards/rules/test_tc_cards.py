"""Section 13, Trade & Change: stores and rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_cards.rules.table import (
    discarded,
    do,
    player,
    rolled,
    stock,
    store,
    stores_of,
)

from bailey.games.catan_cards.packing import RESOURCES, amount, packed

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_tc import TC, acting


def kept(pos: Position, p: int, i: int = 0) -> dict[str, int]:
    """What a built card keeps."""
    found = pos.state.players[p].built.beside[i].kept
    return {name: amount(found, r) for r, name in enumerate(RESOURCES) if amount(found, r)}


def all_stock(pos: Position, p: int) -> dict[str, int]:
    """What a player can spend: what Regions show, and what cards keep."""
    found = pos.state.players[p].stock
    return {name: amount(found, r) for r, name in enumerate(RESOURCES) if amount(found, r)}


# Stores


def test_13_a_warehouse_keeps_what_the_regions_beside_it_have_no_room_for() -> None:
    pos = rolled("commerce", 3, player(0, built={"warehouse-a": (5, "above")}, stores=3), player(1), theme=TC)
    assert kept(pos, 0) == {"wool": 1}
    assert store(pos, "pasture-3") == 3
    assert all_stock(pos, 0)["wool"] == 4


def test_13_a_warehouse_keeps_nothing_of_regions_that_are_not_beside_it() -> None:
    pos = rolled("commerce", 4, player(0, built={"warehouse-a": (5, "above")}, stores=3), player(1), theme=TC)
    assert kept(pos, 0) == {}
    assert all_stock(pos, 0)["lumber"] == 3


def test_13_a_warehouse_keeps_two_at_most() -> None:
    full = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = rolled("commerce", 3, {**player(0, stores=3), "built": [full]}, player(1), theme=TC)
    assert kept(pos, 0) == {"wool": 2}


def test_13_what_is_kept_is_spent_after_what_regions_show() -> None:
    kept_wool = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = acting({**player(0, "trade-exchange", stores=stores_of(0, wool=1)), "built": [kept_wool]})
    do(pos, "trade", give="wool", get="ore")
    assert kept(pos, 0) == {}
    assert stock(pos, 0) == {"ore": 1}


def test_13_what_is_kept_is_found_wherever_it_lies() -> None:
    empty = {"card": "warehouse-b", "place": 5, "side": "below"}
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 1})}
    me = player(0, "conrad pippin", stores=stores_of(0, grain=1, ore=1))
    pos = do(acting({**me, "built": [empty, some]}), "build", slot="pippin", place=6, side="above")
    assert (all_stock(pos, 0), kept(pos, 0, 1)) == ({}, {})


def test_13_brigands_neither_count_nor_take_what_is_kept() -> None:
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    shown = stores_of(0, lumber=3, brick=3, grain=1)
    pos = rolled("brigands", 6, {**player(0, stores=shown), "built": [some]}, player(1), theme=TC)
    assert kept(pos, 0) == {"wool": 2}
    assert stock(pos, 0)["lumber"] == 3


def test_13_what_is_kept_is_lost_with_the_card() -> None:
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = acting({**player(0), "built": [some]})
    do(pos, "pull_down", card="warehouse-a")
    assert all_stock(pos, 0) == {}
    assert discarded(pos) == ["warehouse-a"]


def test_13_a_treasure_vault_keeps_gold_wherever_the_gold_region_lies() -> None:
    pos = rolled(
        "commerce",
        6,
        player(0, cities=(6,), settlements=(5,), built={"treasure-vault": (6, "below")}, stores=3),
        player(1),
        theme=TC,
    )
    assert kept(pos, 0) == {"gold": 1}


def test_13_a_gain_of_choice_may_go_into_a_store() -> None:
    vault = player(0, cities=(6,), settlements=(5,), built={"treasure-vault": (6, "below")}, stores=3)
    pos = rolled("plenty", 2, vault, player(1, stores=3), theme=TC)
    assert kept(pos, 0) == {"gold": 1}


def test_13_the_first_card_that_has_room_keeps() -> None:
    both = {"warehouse-a": (5, "above"), "warehouse-b": (6, "above")}
    pos = rolled("commerce", 6, player(0, built=both, stores=3), player(1), theme=TC)
    assert [kept(pos, 0, i) for i in (0, 1)] == [{"gold": 1}, {}]


def test_13_the_rival_takes_what_is_kept_too() -> None:
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = acting(player(0, "smuggler", stores=stores_of(0, ore=1)), {**player(1), "built": [some]})
    do(pos, "play", slot="smuggler")
    do(pos, "no_counter")
    do(pos, "give_resource", resource="ore")
    assert stock(pos, 0) == {"wool": 1}
    assert (kept(pos, 1), stock(pos, 1)) == ({"wool": 1}, {"ore": 1})
