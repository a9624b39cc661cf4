"""Trade with the bank (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    acting,
    do,
    is_open,
    open_values,
    player,
    stock,
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


@pytest.mark.parametrize("name", RESOURCES)
def test_9_a_resource_is_not_traded_for_itself(name: str) -> None:
    pos = with_stores(dict.fromkeys(RESOURCES, 2) | {name: 3})
    assert not is_open(pos, "trade", give=name, get=name)
    assert open_values(pos, "trade", "give") == {RESOURCES.index(name)}
    assert open_values(pos, "trade", "get") == set(range(6)) - {RESOURCES.index(name)}


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
