"""Wizards & Dragons: spells that change the own principality, each sentence of their cards (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules.table import (
    do,
    events,
    is_open,
    knows,
    names,
    open_picks,
    open_values,
    stock,
    store,
    why,
)
from catan_cards.rules.table_wd import (
    RIGHT,
    acting,
    mage,
    points,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_wd import aside

# Materialization


WIDE = {"pasture-5": (4, "above"), "gold-3": (4, "below")}


def test_the_point_of_a_city_by_materialization_wins() -> None:
    """A City and a Colossus count 4, the Citadel with its Wizards 2, and the Settlement 1."""
    mine = mage(
        0,
        hand="materialization",
        wizards={"ari": 1, "hafli": 1},
        settlements=(6,),
        cities=(4,),
        extra=WIDE,
        built={"colossus": (4, "above")},
    )
    pos = acting(mine, goal=8)
    assert (points(pos), pos.state.winner) == (7, -1)
    do(pos, "play", slot="materialization")
    assert (points(pos), pos.state.winner) == (8, 0)


# Change Places!


def test_a_card_on_the_same_site_is_no_partner() -> None:
    """Beside a City two cards stand on each side."""
    cards = {"abbey-a": (RIGHT, "above"), "garrison-a": (RIGHT, "above"), "hagen": (RIGHT, "below")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    pos = do(acting(me), "play", slot="change-places")
    do(pos, "pick", card="hagen")
    assert open_picks(pos, 0) == {"abbey-a", "garrison-a"}
    other = do(do(acting(me), "play", slot="change-places"), "pick", card="abbey-a")
    assert {one["what"] for one in other.events} >= {"swapped_sites"}


# Terrain Metamorphosis


def changed(**fields: Any) -> Position:
    mine = fields.pop("mine", None) or mage(
        0, hand="metamorphosis", wizards={"ari": 2}, stores={"pasture-3": 2, "hills-5": 1}
    )
    return do(acting(mine, **fields), "play", slot="metamorphosis")


def test_the_new_region_is_chosen_from_the_stack_and_shows_as_much() -> None:
    pos = do(changed(), "pick_region", cell="pasture-3")
    there = names(pos.state.region_stack)
    assert open_values(pos, "take_region", "slot") == set(range(len(there)))
    do(pos, "take_region", slot="hills-1")
    assert store(pos, "hills-1") == 2
    assert "pasture-3" in names(pos.state.region_stack)
    assert stock(pos, 0) == {"brick": 3}


def test_the_old_region_is_shuffled_in() -> None:
    pos = do(do(changed(), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert events(pos, "shuffled_regions")
    assert not pos.state.region_stack.slots[0] >> 10 & 3


def test_metamorphosis_needs_a_region_in_the_stack() -> None:
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2})
    assert is_open(acting(mine), "play", slot="metamorphosis")
    pos = acting(mine)
    assert why(aside(pos, pos.state.region_stack), "play", slot="metamorphosis") == "needs"


def test_only_who_casts_metamorphosis_sees_the_region_stack() -> None:
    pos = changed()
    there = names(pos.state.region_stack)
    assert [all(knows(pos, p, region) for region in there) for p in (0, 1)] == [True, False]
    assert not any(knows(pos, 1, region) for region in there)
