"""Wizards & Dragons: Citadels, and the Wizards beside them (13)."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import acting as base_game
from catan_cards.rules.table import do, hand, player, stock, stores_of
from catan_cards.rules.table_wd import (
    LANDS,
    LEFT,
    REGIONS,
    RIGHT,
    acting,
    mage,
    magic,
    resource_of,
)

from bailey.core import BadInput

ALL = stores_of(0, brick=3, ore=3, gold=3, wool=3, grain=3, lumber=3)


# Citadels


def test_only_this_set_has_citadels() -> None:
    with pytest.raises(BadInput, match="build_citadel"):
        base_game(player(0, stores=ALL)).push({"do": "build_citadel", "place": LEFT})


# Wizards


@pytest.mark.parametrize("wizard", LANDS)
def test_each_wizard_has_a_land_of_its_own_and_costs_three_of_its_resource(wizard: str) -> None:
    assert resource_of(wizard) == LANDS[wizard]
    place = LEFT if wizard in {"hafli", "ari", "arsa", "ira"} else RIGHT
    pos = acting(mage(hand=wizard, citadels=(place,), stores={REGIONS[0][wizard]: 3}))
    do(pos, "put_wizard", slot=wizard, cell=REGIONS[0][wizard])
    assert stock(pos, 0) == {}
    assert magic(pos) == {wizard: 0}
    assert hand(pos, 0) == []


def test_a_wizard_stands_on_no_other_land() -> None:
    pos = acting(mage(hand="ari", stores=3))
    assert {one.args["cell"] for one in pos.choices if one.name == "put_wizard"} == {2 * 6}


def test_a_region_without_a_wizard_gives_no_magic() -> None:
    pos = acting(mage(wizards={"ari": 1}, stores=3))
    assert {one.args["cell"] for one in pos.choices if one.name == "add_magic"} == {2 * 6}


# Written positions


def test_a_wizard_is_written_on_its_land_beside_a_citadel() -> None:
    me = mage(wizards={"ari": 1})
    wrong = [None] * 26
    wrong[2 * 5] = {"card": "ari", "magic": 1}  # type: ignore[call-overload]  # the pasture
    with pytest.raises(BadInput, match="ari stands on no Region of its land there"):
        acting({**me, "wizards": wrong})
    with pytest.raises(BadInput, match="is not beside a Citadel"):
        acting({**me, "centres": player(0)["centres"]})
