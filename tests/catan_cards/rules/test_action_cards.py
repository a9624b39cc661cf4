"""Section 10: the action cards that are played without a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    cell_of,
    do,
    hand,
    is_open,
    open_kinds,
    open_resources,
    open_values,
    player,
    position,
    store,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

OPEN = {"action_gate": 3}


def acting(first: Json, second: Json, **fields: Any) -> Position:
    """Lay out the action phase, with what the principalities leave of the supply."""
    return table.acting(first, second, **fields)


def played(card: str, mine: Json, theirs: Json | None = None, **fields: Any) -> Position:
    """Play a card of the player on turn, without a gate."""
    return do(acting(mine, theirs or player(1), options=OPEN, **fields), "play", slot=card)


# Alchemist


def named(number: int, seed: int) -> Position:
    pos = position(player(0, hand="alchemist-a goetz"), seed=seed, options=OPEN)
    do(pos, "play", slot="alchemist-a")
    assert open_values(pos, "name_number", "number") == {1, 2, 3, 4, 5, 6}
    do(pos, "name_number", number=number)
    return do(pos, "roll") if "roll" in open_kinds(pos) else pos


@pytest.mark.parametrize("number", range(1, 7))
def test_10_alchemist_names_the_production_number(number: int) -> None:
    assert [named(number, seed).state.die for seed in range(12)] == [number] * 12


def test_10_alchemist_the_regions_with_the_named_number_produce() -> None:
    """Forest 4 and pasture 4 get 1; where an event asks first, production is still to come."""
    produced = [
        (store(pos, "forest-4"), store(pos, "pasture-4"))
        for pos in (named(4, seed) for seed in range(30))
        if "end_actions" in open_kinds(pos)
    ]
    assert len(produced) > 3
    assert set(produced) == {(1, 1)}


def test_10_alchemist_only_the_event_die_is_rolled() -> None:
    faces = set()
    for seed in range(60):
        kinds = {one["what"]: one for one in named(4, seed).events}
        assert "rolled_number" not in kinds
        faces.add(kinds["rolled_face"]["face"])
    assert faces == {"tournament", "commerce", "brigands", "plenty", "event"}


# Caravan


def test_10_caravan_gives_only_what_one_has_for_others_with_room() -> None:
    pos = played("caravan", player(0, hand="caravan", stores=stores_of(0, gold=2, ore=3)))
    assert open_resources(pos, "trade", "give") == {"gold", "ore"}
    assert not is_open(pos, "trade", give="gold", get="gold")
    assert not is_open(pos, "trade", give="gold", get="ore")
    assert {one.args["get"] for one in pos.choices if one.name == "trade" and one.args["give"] == 5} == {0, 1, 2, 4}


# Scout


def scouting(end: str = "left") -> Position:
    builder = player(0, hand="scout-a goetz", stores=1, road_left=end == "left", road_right=end == "right")
    return do(acting(builder, player(1)), "use_scout", slot="scout-a", end=end)


@pytest.mark.parametrize(("end", "place", "column"), [("left", 4, 4), ("right", 7, 8)])
@pytest.mark.parametrize("first_side", ["above", "below"])
def test_10_scout_chooses_both_regions_of_a_new_settlement(end: str, place: int, column: int, first_side: str) -> None:
    pos = scouting(end)
    assert len(open_values(pos, "take_region", "slot")) == 11
    do(pos, "take_region", slot="hills-1")
    do(pos, "place_region", side=first_side)
    assert len(open_values(pos, "take_region", "slot")) == 10
    do(pos, "take_region", slot="gold-3")
    if "place_region" in open_kinds(pos):
        do(pos, "place_region", side="below" if first_side == "above" else "above")
    below = first_side == "below"
    assert (cell_of(pos, "hills-1"), cell_of(pos, "gold-3")) == (2 * column + below, 2 * column + 1 - below)
    assert (store(pos, "hills-1"), store(pos, "gold-3")) == (0, 0)
    assert pos.state.players[0].centres[place] == 1
    assert pos.state.region_stack.size == 9


# Spy


@pytest.mark.parametrize("wanted", ["goetz", "brick-fleet", "caravan", "bishop-a", "scout-a"])
def test_10_spy_takes_a_unit_or_an_action_card(wanted: str) -> None:
    theirs = player(1, hand="church-a goetz garrison-a brick-fleet caravan bishop-a scout-a")
    pos = played("spy-a", player(0, hand="spy-a"), theirs)
    assert (pos.turn, open_kinds(pos)) == (0, {"take_from_hand"})
    assert open_values(pos, "take_from_hand", "slot") == {1, 3, 4, 5, 6}
    do(pos, "take_from_hand", slot=wanted)
    assert hand(pos, 0) == [wanted]
    assert sorted([*hand(pos, 1), wanted]) == sorted(
        ["church-a", "goetz", "garrison-a", "brick-fleet", "caravan", "bishop-a", "scout-a"]
    )
