"""Section 13, Politics & Intrigue: the new developments and the Metropolis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    built,
    developments,
    discarded,
    do,
    hand,
    is_open,
    lines,
    open_values,
    player,
    stock,
    why,
)

from bailey.core import BadInput

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import DEVELOPMENTS, acting, in_city

COSTS = {"church-a": {"ore": 2, "grain": 2, "brick": 1}, "town-hall-a": {"wool": 2, "ore": 2, "brick": 1}}
KINDS = tuple(COSTS)


def offered(pos: Position, kind: str) -> bool:
    """Tell whether a new development of a kind may be built; both copies are alike, and one of them is offered."""
    return any(developments(pos)[slot].startswith(kind) for slot in open_values(pos, "build_new", "slot"))


def metropolis(hand: str = "", **fields: Any) -> Json:
    """Tell of a first player with a Metropolis at place 5."""
    fields.setdefault("stores", 3)
    return player(0, hand, settlements=(6,), metropolises=(5,), **fields)


# New developments


@pytest.mark.parametrize("card", KINDS)
@pytest.mark.parametrize("side", SIDES)
def test_13_pi_a_new_development_is_built_like_a_card_of_the_hand(card: str, side: str) -> None:
    pos = acting(in_city(COSTS[card], "karl"))
    do(pos, "build_new", slot=card, place=5, side=side)
    assert (stock(pos, 0), hand(pos, 0), built(pos, 0)) == ({}, ["karl"], [card])
    assert sorted(developments(pos)) == [name for name in DEVELOPMENTS if name != card]
    here = pos.state.players[0].built.beside[0]
    assert (here.place, here.side, lines(pos, 0)["cards"]) == (5, SIDES.index(side), 1)


@pytest.mark.parametrize("card", KINDS)
def test_13_pi_a_new_development_is_a_red_card_and_needs_a_site_of_a_city(card: str) -> None:
    full = {"karl": (5, "above"), "otto": (5, "above")}
    pos = acting(in_city(3, built=full))
    assert why(pos, "build_new", slot=card, place=6, side="above") == "city-only"
    assert why(pos, "build_new", slot=card, place=5, side="above") == "no-site"
    assert is_open(pos, "build_new", slot=card, place=5, side="below")
    assert {one.args["place"] for one in pos.choices if one.name == "build_new"} == {5}


@pytest.mark.parametrize("kind", ["church", "town-hall"])
def test_13_pi_both_players_may_build_one_of_a_kind(kind: str) -> None:
    pos = acting(in_city(3), player(1, built={f"{kind}-a": (5, "above")}, cities=(5,), settlements=(6,)))
    assert is_open(pos, "build_new", slot=f"{kind}-b", place=5, side="above")
    do(pos, "build_new", slot=f"{kind}-b", place=5, side="above")
    assert not [name for name in developments(pos) if name.startswith(kind)]


@pytest.mark.parametrize("card", KINDS)
def test_13_pi_a_new_development_goes_back_when_it_is_pulled_down(card: str) -> None:
    """It may be built again then."""
    pos = acting(in_city(3, built={card: (5, "above")}))
    do(pos, "pull_down", card=card)
    assert (sorted(developments(pos)), discarded(pos), hand(pos, 0), built(pos, 0)) == (DEVELOPMENTS, [], [], [])
    assert offered(pos, card[:-2])


def test_13_pi_a_church_may_be_built_beside_a_cathedral() -> None:
    """Only Churches count for one of each kind: what is no new development does not."""
    pos = acting(in_city(3, built={"cathedral": (5, "above")}))
    assert offered(pos, "church")


# The Metropolis


@pytest.mark.parametrize(
    ("standing", "building", "unit"),
    [
        ("", True, True),
        ("abbey-a", True, True),
        ("karl", True, True),
        ("abbey-a abbey-b", False, True),
        ("karl abbey-a", True, True),
        ("karl otto", True, True),
        ("abbey-a abbey-b karl", False, True),
        ("karl abbey-a abbey-b", False, True),
        ("karl otto abbey-a", True, True),
        ("karl otto gold-fleet", True, True),
        ("abbey-a abbey-b karl gold-fleet", False, False),
        ("karl otto gold-fleet abbey-a", False, False),
        ("karl otto gold-fleet ore-fleet", False, False),
    ],
)
@pytest.mark.parametrize("side", SIDES)
def test_13_metropolis_has_room_for_two_more_units_on_each_side(
    side: str,
    standing: str,
    building: bool,  # noqa: FBT001
    unit: bool,  # noqa: FBT001
) -> None:
    """Two cards of any kind and two Units; which of these a Unit stands on makes no difference."""
    cards = dict.fromkeys(standing.split(), (5, side))
    pos = acting(metropolis("siegfried marketplace sawmill", built=cards))
    assert is_open(pos, "build", slot="siegfried", place=5, side=side) is unit
    assert is_open(pos, "build", slot="marketplace", place=5, side=side) is building
    assert is_open(pos, "build", slot="sawmill", place=5, side=side) is building
    if not building:
        assert why(pos, "build", slot="sawmill", place=5, side=side) == "no-site"
    other = "below" if side == "above" else "above"
    assert is_open(pos, "build", slot="sawmill", place=5, side=other)


def test_13_metropolis_a_position_with_too_many_buildings_on_a_side_is_refused() -> None:
    cards = {"abbey-a": (5, "above"), "abbey-b": (5, "above"), "mint": (5, "above")}
    with pytest.raises(BadInput):
        acting(metropolis(built=cards))


@pytest.mark.parametrize("theme", [0, 1, 2])
def test_13_metropolis_a_position_without_the_set_is_refused(theme: int) -> None:
    with pytest.raises(BadInput):
        table.acting(metropolis(), player(1), theme=theme)
