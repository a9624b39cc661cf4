"""Wizards & Dragons: spells that change the own principality, each sentence of their cards (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    events,
    is_open,
    knows,
    names,
    open_cells,
    open_picks,
    open_values,
    stock,
    store,
    why,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    acting,
    foreign,
    mage,
    magic,
    open_wizards,
    pick_wizard,
    points,
    under,
)

from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_wd import SWAPPED, aside

TWO = {"ari": 2, "hafli": 1}


# Materialization


def test_materialization_turns_a_settlement_into_a_city_free_of_charge() -> None:
    pos = do(
        acting(mage(0, hand="materialization", wizards=TWO, settlements=(4, 5, 6), extra=WIDE)),
        "play",
        slot="materialization",
    )
    pick = open_wizards(pos, 0)
    if pick:
        pick_wizard(pos, 0, "ari")
        pick_wizard(pos, 0, "ari")
    assert open_values(pos, "build_city", "place") == {4, RIGHT}
    before = pos.state.cities
    do(pos, "build_city", place=RIGHT)
    assert pos.state.players[0].centres[RIGHT] == 2
    assert pos.state.cities == before - 1
    assert stock(pos, 0) == {}


WIDE = {"pasture-5": (4, "above"), "gold-3": (4, "below")}


def test_materialization_needs_two_wizards() -> None:
    assert not is_open(acting(mage(0, hand="materialization", wizards={"ari": 3})), "play", slot="materialization")


def test_materialization_needs_a_settlement() -> None:
    """All have been covered by Citadels or Cities."""
    mine = mage(0, hand="materialization", wizards=TWO, settlements=(), cities=(6,), citadels=(5,))
    assert not is_open(
        acting({**mine, "centres": [2 if k == 6 else c for k, c in enumerate(mine["centres"])]}),
        "play",
        slot="materialization",
    )


def test_materialization_needs_a_city_in_the_supply() -> None:
    pos = acting(mage(0, hand="materialization", wizards=TWO), cities=0)
    assert not is_open(pos, "play", slot="materialization")


def test_a_city_by_materialization_keeps_its_cards_and_has_two_more_sites() -> None:
    mine = mage(0, hand="materialization conrad", wizards=TWO, built=SWAPPED, stores={"fields-1": 1, "mountains-2": 1})
    pos = acting(mine)
    assert not is_open(pos, "build", slot="conrad", place=RIGHT, side="above")
    do(pos, "play", slot="materialization")
    pick_wizard(pick_wizard(pos, 0, "ari"), 0, "ari")
    assert where(pos) == {"abbey-a": (RIGHT, 0), "garrison-a": (RIGHT, 1)}
    assert stock(pos, 0) == {"grain": 1, "ore": 1}
    assert all(is_open(pos, "build", slot="conrad", place=RIGHT, side=side) for side in ("above", "below"))


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


def test_change_places_swaps_the_sites_of_two_own_cards() -> None:
    me = mage(
        0,
        hand="change-places",
        wizards={"ari": 1},
        built={"abbey-a": (LEFT, "above"), "garrison-a": (RIGHT, "below"), "hagen": (RIGHT, "above")},
    )
    pos = do(acting(me), "play", slot="change-places")
    assert open_picks(pos, 0) == {"abbey-a", "garrison-a", "hagen"}
    do(pos, "pick", card="abbey-a")
    assert open_picks(pos, 0) == {"garrison-a", "hagen"}
    do(pos, "pick", card="garrison-a")
    assert where(pos) == {"abbey-a": (RIGHT, 1), "garrison-a": (LEFT, 0), "hagen": (RIGHT, 0)}


def where(pos: Position) -> dict[str, tuple[int, int]]:
    """Tell where the cards of the first player stand."""
    here = pos.state.players[0].built
    return {name: (int(here.beside[i].place), int(here.beside[i].side)) for i, name in enumerate(built(pos, 0))}


@pytest.mark.parametrize(("beside", "partner", "gained"), [(LEFT, RIGHT, 1), (RIGHT, LEFT, 2)])
def test_cards_that_have_swapped_act_at_their_new_sites(beside: int, partner: int, gained: int) -> None:
    """Pasture 3 lies above the left place: a Woolen Mill makes it produce 2 there."""
    cards = {"woolen-mill": (beside, "above"), "abbey-a": (partner, "above"), "garrison-a": (RIGHT, "below")}
    pos = do(acting(mage(0, hand="change-places", wizards={"ari": 1}, built=cards)), "play", slot="change-places")
    do(do(pos, "pick", card="woolen-mill"), "pick", card="abbey-a")
    assert store(table.enter(pos, Step.PRODUCE, die=3), "pasture-3") == gained


def test_the_witch_goes_along_with_the_building_she_lies_on() -> None:
    cards = {"abbey-a": (LEFT, "above"), "garrison-a": (RIGHT, "below")}
    mine = under(mage(0, hand="change-places", wizards={"ari": 1}, built=cards), "witch-a", "abbey-a")
    pos = do(acting(mine), "play", slot="change-places")
    do(pos, "pick", card="abbey-a")
    assert where(pos) == {"abbey-a": (RIGHT, 1), "garrison-a": (LEFT, 0)}
    assert (foreign(pos, 0), pos.state.players[0].hand_limit, pos.state.players[0].commerce) == (["witch-a"], 3, 1)


def test_a_card_on_the_same_site_is_no_partner() -> None:
    """Beside a City two cards stand on each side."""
    cards = {"abbey-a": (RIGHT, "above"), "garrison-a": (RIGHT, "above"), "hagen": (RIGHT, "below")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    pos = do(acting(me), "play", slot="change-places")
    do(pos, "pick", card="hagen")
    assert open_picks(pos, 0) == {"abbey-a", "garrison-a"}
    other = do(do(acting(me), "play", slot="change-places"), "pick", card="abbey-a")
    assert {one["what"] for one in other.events} >= {"swapped_sites"}


def test_a_card_without_a_partner_is_not_picked() -> None:
    cards = {"harbor": (RIGHT, "above"), "abbey-a": (LEFT, "above"), "garrison-a": (LEFT, "below")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    assert open_picks(do(acting(me), "play", slot="change-places"), 0) == {"abbey-a", "garrison-a"}


def test_a_red_card_swaps_only_with_one_beside_a_city() -> None:
    cards = {"harbor": (RIGHT, "above"), "abbey-a": (LEFT, "above"), "garrison-a": (RIGHT, "below")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    pos = do(acting(me), "play", slot="change-places")
    do(pos, "pick", card="harbor")
    assert events(pos, "swapped_sites")
    assert where(pos) == {"harbor": (RIGHT, 1), "abbey-a": (LEFT, 0), "garrison-a": (RIGHT, 0)}


@pytest.mark.parametrize(
    "cards",
    [
        {},
        {"abbey-a": (RIGHT, "above")},
        {"harbor": (RIGHT, "above"), "abbey-a": (LEFT, "above")},
    ],
    ids=["none", "one", "no site that fits"],
)
def test_change_places_needs_two_cards_that_can_swap(cards: dict[str, tuple[int, str]]) -> None:
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    assert not is_open(acting(me), "play", slot="change-places")


def test_spell_books_do_not_swap() -> None:
    me = mage(0, "ward searching-eye", hand="change-places", wizards={"ari": 1})
    assert not is_open(acting(me), "play", slot="change-places")


def test_two_cards_on_one_site_do_not_swap() -> None:
    """By an option a Citadel has two sites on each side, beside City cards stand two of them too."""
    cards = {"abbey-a": (RIGHT, "above"), "garrison-a": (RIGHT, "above")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    assert not is_open(acting(me), "play", slot="change-places")


# Terrain Metamorphosis


def changed(**fields: Any) -> Position:
    mine = fields.pop("mine", None) or mage(
        0, hand="metamorphosis", wizards={"ari": 2}, stores={"pasture-3": 2, "hills-5": 1}
    )
    return do(acting(mine, **fields), "play", slot="metamorphosis")


def test_metamorphosis_replaces_a_region_without_a_wizard() -> None:
    assert open_cells(changed(), "pick_region") == {"pasture-3", "hills-5", "fields-1", "forest-4", "mountains-2"}


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


def test_metamorphosis_needs_a_region_without_a_wizard() -> None:
    all_six = {"ari": 2, "hor": 0, "ira": 0, "arsa": 0, "hafli": 0, "uma": 0}
    mine = mage(0, hand="metamorphosis", wizards=all_six, citadels=(LEFT, RIGHT))
    assert why(acting(mine), "play", slot="metamorphosis") == "needs"


def test_only_who_casts_metamorphosis_sees_the_region_stack() -> None:
    pos = changed()
    there = names(pos.state.region_stack)
    assert [all(knows(pos, p, region) for region in there) for p in (0, 1)] == [True, False]
    assert not any(knows(pos, 1, region) for region in there)


@pytest.mark.parametrize(("die", "gained"), [(1, 1), (3, 0)])
def test_the_new_region_produces_with_its_own_number(die: int, gained: int) -> None:
    """Hills 1 lies where Pasture 3 has lain, and shows 1."""
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2}, stores={"pasture-3": 1})
    pos = do(do(changed(mine=mine), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert store(table.enter(pos, Step.PRODUCE, die=die), "hills-1") == 1 + gained


def test_a_building_beside_the_new_region_makes_it_produce_two() -> None:
    cards = {"brick-factory": (LEFT, "above")}
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2}, built=cards, stores={"fields-1": 1})
    pos = do(do(changed(mine=mine), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    pos = table.enter(pos, Step.PRODUCE, die=1)
    assert (store(pos, "hills-1"), store(pos, "fields-1")) == (2, 2)


def test_a_building_beside_the_old_region_does_not_double_the_new_one() -> None:
    cards = {"woolen-mill": (LEFT, "above")}
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2}, built=cards)
    pos = do(do(changed(mine=mine), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert store(table.enter(pos, Step.PRODUCE, die=1), "hills-1") == 1


def test_a_wizard_of_the_new_land_may_come_to_the_new_region() -> None:
    """Beside a Citadel lies no hills Region before."""
    mine = mage(0, hand="metamorphosis uma", wizards={"ari": 2}, stores={"pasture-3": 3})
    pos = acting(mine)
    assert why(pos, "put_wizard", slot="uma", cell="hills-5") == "no-citadel"
    do(do(do(pos, "play", slot="metamorphosis"), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    do(pos, "put_wizard", slot="uma", cell="hills-1")
    assert (magic(pos), store(pos, "hills-1")) == ({"ari": 0, "uma": 0}, 0)


def test_metamorphosis_of_a_region_under_the_dragon_sends_it_away() -> None:
    mine = under(mage(0, hand="metamorphosis", wizards={"ari": 2}), "ismai", "pasture-3")
    pos = do(changed(mine=mine), "pick_region", cell="pasture-3")
    do(pos, "take_region", slot="hills-1")
    assert (foreign(pos, 0), discarded(pos)) == ([], ["metamorphosis", "ismai"])
