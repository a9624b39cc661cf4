"""Section 13, Politics & Intrigue: the Buildings that produce and bring resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    do,
    open_cells,
    open_kinds,
    player,
    stock,
    store,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import OPEN, PI, acts

UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("fields-1", "forest-4", "mountains-2")
#: A third Settlement, whose Regions give the player a second Region with a 3 and a second gold river.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"fields-3": (4, "above"), "gold-3": (4, "below")}}


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.rolled(face, die, first, second or player(1), theme=PI, **fields)


def produced(die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Roll a number, and a tournament that nobody wins."""
    return rolled("tournament", die, first, second, **fields)


# Inn


@pytest.mark.parametrize(
    ("place", "side", "die", "gain"),
    [
        (5, "above", 3, {"wool": 1, "gold": 1}),
        (5, "above", 6, {"gold": 2}),
        (6, "above", 6, {"gold": 2}),
        (6, "above", 5, {"brick": 1, "gold": 1}),
        (5, "below", 1, {"grain": 1, "gold": 1}),
        (5, "below", 4, {"lumber": 1, "gold": 1}),
        (6, "below", 2, {"ore": 1, "gold": 1}),
        (5, "above", 5, {"brick": 1}),
        (5, "above", 1, {"grain": 1}),
        (5, "above", 4, {"lumber": 1}),
        (6, "below", 1, {"grain": 1}),
    ],
)
def test_13_inn_one_gold_for_the_number_of_a_region_beside_it(
    place: int, side: str, die: int, gain: dict[str, int]
) -> None:
    """Those beside it lie on its side of the row."""
    pos = produced(die, player(0, built={"inn-a": (place, side)}))
    assert (stock(pos, 0), acts(pos)) == (gain, True)


@pytest.mark.parametrize("die", range(1, 7))
def test_13_inn_not_in_the_rivals_turn(die: int) -> None:
    inns = {"inn-a": (5, "above"), "inn-b": (5, "below")}
    plain = produced(die, player(0), turn=1)
    pos = produced(die, player(0, built=inns), turn=1)
    assert (stock(pos, 0), acts(pos, 1)) == (stock(plain, 0), True)


def test_13_inn_of_the_second_player_in_their_own_turn() -> None:
    pos = produced(2, player(0), player(1, built={"inn-a": (5, "above")}), turn=1)
    assert stock(pos, 1) == {"grain": 1, "gold": 1}


def test_13_inn_each_inn_brings_its_gold() -> None:
    pos = produced(6, player(0, built={"inn-a": (5, "above"), "inn-b": (6, "above")}))
    assert stock(pos, 0) == {"gold": 3}


def test_13_inn_two_inns_at_one_city_bring_two() -> None:
    pos = produced(3, player(0, built={"inn-a": (5, "above"), "inn-b": (5, "above")}, settlements=(6,), cities=(5,)))
    assert stock(pos, 0) == {"wool": 1, "gold": 2}


def test_13_inn_two_regions_with_the_number_bring_only_one_gold() -> None:
    """The Settlement at place 4 has the pasture and other fields with a 3 above it."""
    pos = produced(3, player(0, built={"inn-a": (4, "above")}, **WIDE))
    do(pos, "gain", cell="gold-6")
    assert stock(pos, 0) == {"wool": 1, "grain": 1, "gold": 1 + 1}, "the river below produces, and the Inn"


def test_13_inn_the_owner_chooses_the_gold_region() -> None:
    mine = player(0, built={"inn-a": (5, "above")}, stores={"gold-6": 1}, **WIDE)
    pos = produced(6, mine)
    assert (pos.turn, open_cells(pos, "gain")) == (0, {"gold-6", "gold-3"})
    do(pos, "gain", cell="gold-3")
    assert (store(pos, "gold-6"), store(pos, "gold-3"), acts(pos)) == (2, 1, True)


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_13_inn_gains_after_production(before: int, after: int) -> None:
    """What production fills up leaves no room for it."""
    pos = produced(6, player(0, built={"inn-a": (5, "above")}, stores=stores_of(0, gold=before)))
    assert (stock(pos, 0), acts(pos)) == ({"gold": after}, True)


def test_13_inn_gains_also_when_the_region_is_full() -> None:
    pos = produced(3, player(0, built={"inn-a": (5, "above")}, stores=stores_of(0, wool=3)))
    assert stock(pos, 0) == {"wool": 3, "gold": 1}


def test_13_inn_when_its_owner_names_the_number() -> None:
    quiet = 0
    for seed in range(60):
        mine = player(0, "alchemist-a", built={"inn-a": (5, "above")})
        pos = table.position(mine, player(1), theme=PI, options=OPEN, seed=seed)
        do(pos, "play", slot="alchemist-a")
        do(pos, "name_number", number=3)
        if "roll" in open_kinds(pos):
            do(pos, "roll")
        if [one["face"] for one in pos.events if one["what"] == "rolled_face"] == ["tournament"]:
            quiet += 1
            assert (stock(pos, 0), acts(pos)) == ({"wool": 1, "gold": 1}, True)
    assert quiet > 0


def test_13_inn_when_its_owner_rolls_the_number() -> None:
    quiet = 0
    for seed in range(120):
        pos = table.position(player(0, built={"inn-a": (5, "above")}), player(1), theme=PI, seed=seed)
        do(pos, "roll")
        faces = [one["face"] for one in pos.events if one["what"] == "rolled_face"]
        if faces == ["tournament"]:
            quiet += 1
            assert acts(pos)
            assert stock(pos, 0).get("gold", 0) == {3: 1, 6: 2}.get(pos.state.die, 0)
    assert quiet > 0


# Pilgrims' Hostel
HOSTEL = {"pilgrims-hostel": (6, "above")}


def plenty(first: Json, second: Json | None = None, **fields: Any) -> Position:
    return rolled("plenty", 6, first, second, **fields)


def with_hostel(church: str, seat: int = 0) -> Json:
    cards = {**HOSTEL, **({church: (5, "above")} if church else {})}
    return player(seat, built=cards, settlements=(6,), cities=(5,))


@pytest.mark.parametrize("church", ["church-a", "church-b", "cathedral"])
def test_13_pilgrims_hostel_one_resource_of_choice_more_on_plenty(church: str) -> None:
    pos = plenty(with_hostel(church))
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos)) == (1, {"gain"})
    do(pos, "gain", cell="gold-1")
    assert (pos.turn, open_cells(pos, "gain")) == (0, {*UPPER, *LOWER})
    do(pos, "gain", cell="forest-4")
    assert stock(pos, 0) == {"brick": 1, "lumber": 1, "gold": 1}, "the gold is of the production"
    assert (stock(pos, 1), acts(pos)) == ({"gold": 1, "brick": 1}, True)


@pytest.mark.parametrize("other", ["", "town-hall-a", "library-a"])
def test_13_pilgrims_hostel_nothing_without_a_church(other: str) -> None:
    pos = plenty(with_hostel(other))
    do(pos, "gain", cell="hills-5")
    do(pos, "gain", cell="gold-1")
    assert (stock(pos, 0), acts(pos)) == ({"brick": 1, "gold": 1}, True)


def test_13_pilgrims_hostel_the_rivals_church_does_not_help() -> None:
    pos = plenty(with_hostel(""), player(1, built={"church-b": (5, "above")}, settlements=(6,), cities=(5,)))
    do(pos, "gain", cell="hills-5")
    do(pos, "gain", cell="gold-1")
    assert acts(pos)


def test_13_pilgrims_hostel_in_the_rivals_turn_too() -> None:
    pos = plenty(with_hostel("church-a"), turn=1)
    do(pos, "gain", cell="gold-1")
    assert pos.turn == 0
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), acts(pos, 1)) == ({"brick": 2, "gold": 1}, True)


def test_13_pilgrims_hostel_without_room_nothing_is_asked() -> None:
    mine = player(0, built={**HOSTEL, "church-a": (5, "above")}, settlements=(6,), cities=(5,), stores=3)
    pos = plenty(mine)
    assert pos.turn == 1
    do(pos, "gain", cell="gold-1")
    assert (sum(stock(pos, 0).values()), acts(pos)) == (18, True)


# House of the Republic


@pytest.mark.parametrize(
    ("side", "die", "region", "amount"),
    [
        ("above", 3, "pasture-3", 2),
        ("above", 6, "gold-6", 2),
        ("above", 5, "hills-5", 1),
        ("above", 1, "fields-1", 1),
        ("below", 1, "fields-1", 2),
        ("below", 4, "forest-4", 2),
        ("below", 2, "mountains-2", 1),
        ("below", 3, "pasture-3", 1),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_house_of_the_republic_regions_beside_it_produce_one_more(
    turn: int, side: str, die: int, region: str, amount: int
) -> None:
    """Whatever their land, on its side of the row, and in the rival's turn too."""
    mine = player(0, built={"house-of-republic": (5, side)}, settlements=(6,), cities=(5,))
    pos = produced(die, mine, turn=turn)
    assert [store(pos, name) for name in (*UPPER, *LOWER) if name != region] == [0] * 5
    assert store(pos, region) == amount


def test_13_house_of_the_republic_a_doubled_region_produces_three() -> None:
    cards = {"house-of-republic": (5, "above"), "woolen-mill": (5, "above")}
    pos = produced(3, player(0, built=cards, settlements=(6,), cities=(5,)))
    assert store(pos, "pasture-3") == 3


def test_13_house_of_the_republic_a_doubler_elsewhere_adds_nothing() -> None:
    cards = {"house-of-republic": (5, "above"), "woolen-mill": (5, "below")}
    pos = produced(3, player(0, built=cards, settlements=(6,), cities=(5,)))
    assert store(pos, "pasture-3") == 2


def test_13_house_of_the_republic_a_doubler_of_the_other_place_adds_to_a_shared_region() -> None:
    cards = {"house-of-republic": (5, "below"), "sawmill": (6, "below")}
    pos = produced(4, player(0, built=cards, settlements=(6,), cities=(5,)))
    assert store(pos, "forest-4") == 3


def test_13_house_of_the_republic_no_region_holds_more_than_three() -> None:
    cards = {"house-of-republic": (5, "above")}
    pos = produced(3, player(0, built=cards, settlements=(6,), cities=(5,), stores=stores_of(0, wool=2)))
    assert store(pos, "pasture-3") == 3


def test_13_house_of_the_republic_stays_when_the_town_hall_has_gone() -> None:
    pos = produced(3, player(0, built={"house-of-republic": (5, "above")}, settlements=(6,), cities=(5,)))
    assert store(pos, "pasture-3") == 2


def test_13_house_of_the_republic_only_its_owner_gains() -> None:
    mine = player(0, built={"house-of-republic": (5, "above")}, settlements=(6,), cities=(5,))
    pos = produced(3, mine)
    assert stock(pos, 1) == {"ore": 1}
