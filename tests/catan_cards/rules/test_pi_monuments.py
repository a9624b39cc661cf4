"""Section 13, Politics & Intrigue: the Buildings that count, that protect, and the Chancellery."""

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
    open_kinds,
    open_picks,
    open_values,
    player,
    stack_cards,
    stock,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import OPEN, PI, acts

FULL = "goetz karl otto"


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    return table.acting(first, second or player(1), theme=PI, options=OPEN, **fields)


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
