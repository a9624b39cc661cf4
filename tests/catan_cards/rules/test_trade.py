"""Trade with the bank (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    acting,
    do,
    is_open,
    open_cells,
    open_kinds,
    open_values,
    player,
    stock,
    store,
    stores_of,
    why,
)

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from bailey.core import Position

PAIRS = [(give, get) for give in RESOURCES for get in RESOURCES if give != get]


def with_stores(stores: dict[str, int], cards: str = "") -> Position:
    """Lay out a first player in the action phase; the cards stand beside two Cities."""
    sites = [(5, "above"), (6, "above"), (5, "below"), (6, "below")]
    built = dict(zip(cards.split(), sites, strict=False))
    return acting(player(0, built=built, settlements=(), cities=(5, 6), stores=stores_of(0, **stores)))


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_9_the_bank_takes_3_of_one_resource_for_1_of_another(give: str, get: str) -> None:
    pos = do(with_stores({give: 3}), "trade", give=give, get=get)
    assert (stock(pos, 0), stock(pos, 1)) == ({get: 1}, {})
    assert is_open(pos, "end_actions")


@pytest.mark.parametrize("give", RESOURCES)
def test_9_2_of_a_resource_are_too_few_without_its_fleet(give: str) -> None:
    pos = with_stores({give: 2})
    assert "trade" not in open_kinds(pos)
    other = next(name for name in RESOURCES if name != give)
    assert why(pos, "trade", give=give, get=other) == "too-few"


def test_9_3_of_different_resources_are_no_trade() -> None:
    pos = with_stores({"lumber": 1, "wool": 1, "brick": 1})
    assert "trade" not in open_kinds(pos)


@pytest.mark.parametrize("name", RESOURCES)
def test_9_a_resource_is_not_traded_for_itself(name: str) -> None:
    pos = with_stores(dict.fromkeys(RESOURCES, 2) | {name: 3})
    assert not is_open(pos, "trade", give=name, get=name)
    assert open_values(pos, "trade", "give") == {RESOURCES.index(name)}
    assert open_values(pos, "trade", "get") == set(range(6)) - {RESOURCES.index(name)}


def test_9_trades_are_made_as_often_as_one_can_pay() -> None:
    """What one trade brought pays for the next."""
    pos = with_stores({"wool": 3, "lumber": 3}, "wool-fleet")
    do(pos, "trade", give="wool", get="ore")
    do(pos, "trade", give="lumber", get="wool")
    do(pos, "trade", give="wool", get="ore")
    assert stock(pos, 0) == {"ore": 2}
    assert "trade" not in open_kinds(pos)


def two_pastures(first: int, second: int, cards: str = "") -> Position:
    stores = {"pasture-3": first, "pasture-5": second}
    built = dict.fromkeys(cards.split(), (5, "above"))
    extra = {"pasture-5": (4, "above"), "mountains-4": (4, "below")}
    return acting(player(0, settlements=(4, 5, 6), stores=stores, extra=extra, built=built))


def test_9_the_3_may_come_from_several_regions() -> None:
    pos = do(two_pastures(1, 2), "trade", give="wool", get="grain")
    assert stock(pos, 0) == {"grain": 1}


def test_9_the_payer_chooses_which_regions_the_3_come_from() -> None:
    pos = do(two_pastures(2, 2), "trade", give="wool", get="grain")
    assert open_cells(pos, "pay") == {"pasture-3", "pasture-5"}
    do(pos, "pay", cell="pasture-3")
    do(pos, "pay", cell="pasture-3")
    assert (store(pos, "pasture-3"), store(pos, "pasture-5"), stock(pos, 0)["grain"]) == (0, 1, 1)


def test_9_the_owner_chooses_which_region_gets_the_1() -> None:
    pos = do(two_pastures(3, 0), "trade", give="wool", get="ore")
    assert open_cells(pos, "gain") == {"mountains-2", "mountains-4"}
    do(pos, "gain", cell="mountains-4")
    assert stock(pos, 0) == {"ore": 1}
    assert store(pos, "mountains-4") == 1


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_9_there_must_be_room_for_what_one_gets(give: str, get: str) -> None:
    pos = with_stores({give: 3, get: 3})
    assert not is_open(pos, "trade", give=give, get=get)
    assert why(pos, "trade", give=give, get=get) == "no-room"


@pytest.mark.parametrize("give", RESOURCES)
def test_9_a_fleet_makes_it_2_of_its_resource(give: str) -> None:
    """For each of the other resources."""
    for get in RESOURCES:
        if get == give:
            continue
        pos = do(with_stores({give: 3}, f"{give}-fleet"), "trade", give=give, get=get)
        assert stock(pos, 0) == {give: 1, get: 1}


@pytest.mark.parametrize("fleet", RESOURCES)
def test_9_a_fleet_changes_nothing_for_other_resources(fleet: str) -> None:
    pos = with_stores(dict.fromkeys(RESOURCES, 2), f"{fleet}-fleet")
    assert open_values(pos, "trade", "give") == {RESOURCES.index(fleet)}


@pytest.mark.parametrize("fleet", RESOURCES)
def test_9_1_of_a_resource_is_too_few_even_with_its_fleet(fleet: str) -> None:
    pos = with_stores({fleet: 1}, f"{fleet}-fleet")
    assert "trade" not in open_kinds(pos)


@pytest.mark.parametrize("fleet", RESOURCES)
def test_9_the_rivals_fleet_or_one_in_hand_does_not_help(fleet: str) -> None:
    stores = stores_of(0, **{fleet: 2})
    assert "trade" not in open_kinds(acting(player(0, f"{fleet}-fleet", stores=stores)))
    rival = player(1, built={f"{fleet}-fleet": (5, "above")})
    assert "trade" not in open_kinds(acting(player(0, stores=stores), rival))


def test_9_the_mint_gives_1_for_1_gold() -> None:
    for get in RESOURCES[:5]:
        pos = do(with_stores({"gold": 1}, "mint"), "trade", give="gold", get=get)
        assert stock(pos, 0) == {get: 1}


def test_9_the_mint_changes_nothing_for_other_resources() -> None:
    pos = with_stores(dict.fromkeys(RESOURCES[:5], 2), "mint")
    assert "trade" not in open_kinds(pos)


@pytest.mark.parametrize("cards", ["mint gold-fleet", "gold-fleet mint"])
def test_9_with_mint_and_gold_fleet_gold_is_traded_1_for_1(cards: str) -> None:
    pos = do(with_stores({"gold": 3}, cards), "trade", give="gold", get="ore")
    assert stock(pos, 0) == {"gold": 2, "ore": 1}


def test_9_a_trade_with_the_bank_leaves_the_rival_alone() -> None:
    """What one gives goes to the bank, and what one gets comes from it: the rival's stores stay as they are."""
    pos = acting(player(0, stores=stores_of(0, wool=3)), player(1, stores=1))
    do(pos, "trade", give="wool", get="ore")
    assert stock(pos, 1) == dict.fromkeys(RESOURCES, 1)
