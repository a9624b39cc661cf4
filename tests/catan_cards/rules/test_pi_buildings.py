"""Section 13, Politics & Intrigue: the Buildings that produce, count and add, and the Chancellery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    built,
    do,
    hand,
    is_open,
    lines,
    open_cells,
    open_kinds,
    open_picks,
    open_values,
    player,
    stack_cards,
    stock,
    store,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

PI = 3
OPEN = {"action_gate": 3}
FULL = "goetz karl otto"
UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("fields-1", "forest-4", "mountains-2")
#: A third Settlement, whose Regions give the player a second Region with a 3 and a second gold river.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"fields-3": (4, "above"), "gold-3": (4, "below")}}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    return table.acting(first, second or player(1), theme=PI, options=OPEN, **fields)


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.rolled(face, die, first, second or player(1), theme=PI, **fields)


def produced(die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Roll a number, and a tournament that nobody wins."""
    return rolled("tournament", die, first, second, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the action phase of a player has begun."""
    return pos.turn == p and is_open(pos, "end_actions")


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


# Order Castle


@pytest.mark.parametrize(
    ("others", "strength"),
    [
        ("", 1),
        ("church-a", 2),
        ("cathedral", 2),
        ("church-a cathedral", 3),
        ("town-hall-a archdiocese", 1),
        ("church-a siegfried", 3),
    ],
)
def test_13_order_castle_has_strength_and_more_for_each_church_and_cathedral(others: str, strength: int) -> None:
    """A Cathedral brings 1, though it counts as a Church."""
    cards = {"order-castle": (6, "above"), **dict.fromkeys(others.split(), (5, "above"))}
    pos = acting(player(0, built=cards, settlements=(6,), cities=(5,)))
    assert pos.state.players[0].strength == strength
    assert lines(pos, 0)["knight_token"] == 1


def test_13_order_castle_the_rivals_churches_do_not_count() -> None:
    theirs = player(1, built={"church-b": (5, "above"), "siegfried": (6, "above")}, settlements=(6,), cities=(5,))
    pos = acting(player(0, built={"order-castle": (6, "above")}), theirs)
    assert [me.strength for me in pos.state.players] == [1, 1]
    assert lines(pos, 0).get("knight_token", 0) == lines(pos, 1).get("knight_token", 0) == 0


def test_13_order_castle_loses_its_strength_with_the_church() -> None:
    cards = {"order-castle": (6, "above"), "church-a": (5, "above")}
    pos = acting(player(0, built=cards, settlements=(6,), cities=(5,)), player(1, built={"siegfried": (5, "above")}))
    assert lines(pos, 0)["knight_token"] == 1
    do(pos, "pull_down", card="church-a")
    assert (pos.state.players[0].strength, lines(pos, 0).get("knight_token", 0)) == (1, 0)


def test_13_order_castle_is_no_knight() -> None:
    """It has no tournament points, and the Smithy does not make it stronger."""
    pos = acting(player(0, built={"order-castle": (6, "above"), "smithy": (5, "above")}))
    assert (pos.state.players[0].strength, pos.state.players[0].tournament) == (1, 0)


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


# Triumphal Arch


def test_13_triumphal_arch_needs_the_knight_token() -> None:
    cards = {"siegfried": (6, "above")}
    mine = player(0, "triumphal-arch", built=cards, settlements=(6,), cities=(5,), stores=3)
    tie = player(1, built={"hagen": (6, "above")})
    assert is_open(acting(mine), "build", slot="triumphal-arch", place=5, side="above")
    pos = acting(mine, tie)
    assert why(pos, "build", slot="triumphal-arch", place=5, side="above") == "needs"


def test_13_triumphal_arch_has_strength() -> None:
    """Its own strength may bring the token, and keeps it afterwards."""
    mine = player(0, built={"triumphal-arch": (5, "above")}, settlements=(6,), cities=(5,))
    pos = acting(mine)
    assert (pos.state.players[0].strength, lines(pos, 0)["knight_token"]) == (1, 1)
    assert (pos.state.players[0].tournament, pos.score()[0]) == (0, 1 + 2 + 1 + 1)


def test_13_triumphal_arch_stays_when_the_token_has_gone() -> None:
    cards = {"siegfried": (6, "above"), "triumphal-arch": (5, "above")}
    mine = player(0, built=cards, settlements=(6,), cities=(5,))
    pos = acting(mine, player(1, built={"karl": (5, "above")}))
    assert (lines(pos, 0).get("knight_token", 0), lines(pos, 1)["knight_token"]) == (0, 1)
    assert (lines(pos, 0)["cards"], built(pos, 0)) == (1, ["siegfried", "triumphal-arch"])


# Cathedral and Archdiocese in a Civil War


def war(cards: dict[str, tuple[int, str]], **fields: Any) -> Position:
    """Turn up a Civil War in the turn of the second player, who picks among the first player's Units."""
    fields.setdefault("cities", (5, 6))
    fields.setdefault("settlements", ())
    mine = player(0, built=cards, **fields)
    return table.event("civil-war", mine, player(1), turn=1, theme=PI)


@pytest.mark.parametrize("side", SIDES)
def test_13_cathedral_units_in_its_city_are_safe_in_a_civil_war(side: str) -> None:
    pos = war({"cathedral": (5, side), "goetz": (5, "above"), "ore-fleet": (5, "below"), "falk": (6, "above")})
    assert (hand(pos, 0), built(pos, 0)) == (["falk"], ["cathedral", "goetz", "ore-fleet"])


def test_13_cathedral_church_and_cathedral_guard_their_own_cities() -> None:
    pos = war({"cathedral": (5, "above"), "church-a": (6, "above"), "goetz": (5, "above"), "falk": (6, "above")})
    assert (hand(pos, 0), acts(pos, 1)) == ([], True)


@pytest.mark.parametrize("place", [5, 6])
def test_13_archdiocese_all_its_owners_units_are_safe_in_a_civil_war(place: int) -> None:
    cards = {"archdiocese": (place, "above"), "goetz": (5, "above"), "ore-fleet": (5, "below"), "falk": (6, "above")}
    pos = war(cards)
    assert (hand(pos, 0), len(built(pos, 0)), acts(pos, 1)) == ([], 4, True)


def test_13_archdiocese_units_of_a_settlement_are_safe_too() -> None:
    pos = war({"archdiocese": (5, "above"), "falk": (6, "above")}, cities=(5,), settlements=(6,))
    assert (hand(pos, 0), acts(pos, 1)) == ([], True)


def test_13_archdiocese_the_rivals_units_are_not_safe() -> None:
    mine = player(0, built={"archdiocese": (5, "above"), "karl": (5, "above")}, cities=(5,), settlements=(6,))
    theirs = player(1, built={"goetz": (5, "above"), "ore-fleet": (6, "above")})
    pos = table.event("civil-war", mine, theirs, theme=PI)
    assert (pos.turn, open_picks(pos, 1)) == (0, {"goetz", "ore-fleet"})
    do(pos, "pick", card="goetz")
    assert (hand(pos, 1), hand(pos, 0), acts(pos)) == (["goetz"], [], True)


# Chancellery


def drawing(held: str = FULL, stores: int = 0, **fields: Any) -> Position:
    """Lay out the draw phase of a first player with a Chancellery."""
    mine = player(0, held, built={"chancellery": (5, "above")}, settlements=(6,), cities=(5,), stores=stores)
    return table.drawing(mine, player(1), theme=PI, **fields)


def test_13_chancellery_two_exchanges_instead_of_one() -> None:
    pos = drawing()
    do(pos, "put_under", slot="karl", stack=2)
    do(pos, "draw", stack=4)
    new = hand(pos, 0)[-1]
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"keep", "put_under"}, 1 + 3 * 6)
    do(pos, "put_under", slot="goetz", stack=5)
    assert stack_cards(pos, 5)[-1] == "goetz"
    do(pos, "draw", stack=0)
    assert (hand(pos, 0)[:2], len(hand(pos, 0)), pos.turn) == (["otto", new], 3, 1)


def test_13_chancellery_the_card_of_the_first_exchange_may_go_in_the_second() -> None:
    pos = drawing()
    do(pos, "put_under", slot="karl", stack=2)
    do(pos, "draw", stack=4)
    do(pos, "put_under", slot=2, stack=4)
    do(pos, "draw", stack=4)
    assert (hand(pos, 0)[:2], pos.turn) == (["goetz", "otto"], 1)


def test_13_chancellery_the_second_exchange_may_be_left_out() -> None:
    pos = drawing()
    do(pos, "put_under", slot="karl", stack=2)
    do(pos, "draw", stack=4)
    do(pos, "keep")
    assert (pos.turn, len(hand(pos, 0))) == (1, 3)


def test_13_chancellery_who_makes_no_exchange_is_not_asked_again() -> None:
    pos = do(drawing(), "keep")
    assert (pos.turn, hand(pos, 0)) == (1, FULL.split())


def test_13_chancellery_both_exchanges_after_cutting_down() -> None:
    pos = drawing(f"{FULL} falk")
    do(pos, "put_under", slot="falk", stack=0)
    for _ in range(2):
        do(pos, "put_under", slot=0, stack=1)
        do(pos, "draw", stack=2)
    assert (pos.turn, len(hand(pos, 0))) == (1, 3)


def test_13_chancellery_not_for_somebody_who_filled_up() -> None:
    pos = drawing("goetz karl")
    do(pos, "draw", stack=0)
    assert (pos.turn, len(hand(pos, 0))) == (1, 3)


def test_13_chancellery_each_exchange_may_be_a_paid_search() -> None:
    pos = drawing(stores=1)
    for paid in (2, 4):
        do(pos, "put_under", slot=0, stack=1)
        do(pos, "search", stack=3)
        do(pos, "any_region")
        do(pos, "take", slot=0)
        assert sum(stock(pos, 0).values()) == 6 - paid
    assert (pos.turn, len(hand(pos, 0))) == (1, 3)


def test_13_chancellery_with_same_stack_each_new_card_comes_from_its_own_stack() -> None:
    pos = drawing(stores=1, options={"exchange_from": 1})
    for stack in (2, 5):
        do(pos, "put_under", slot=0, stack=stack)
        assert open_values(pos, "draw", "stack") == open_values(pos, "search", "stack") == {stack}
        do(pos, "draw", stack=stack)
    assert (pos.turn, len(hand(pos, 0))) == (1, 3)


def test_13_chancellery_the_rivals_does_not_help() -> None:
    theirs = player(1, built={"chancellery": (5, "above")}, settlements=(6,), cities=(5,))
    pos = table.drawing(player(0, FULL), theirs, theme=PI)
    do(pos, "put_under", slot="karl", stack=2)
    do(pos, "draw", stack=4)
    assert pos.turn == 1


def test_13_chancellery_without_it_there_is_one_exchange() -> None:
    pos = table.drawing(player(0, FULL), player(1), theme=PI)
    assert open_values(pos, "put_under", "stack") == set(range(6))
    do(pos, "put_under", slot="karl", stack=2)
    do(pos, "draw", stack=5)
    assert pos.turn == 1
