"""Section 13, Politics & Intrigue: built cards, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_pi as pi

from bailey.core import BadInput

if TYPE_CHECKING:
    from bailey.core import Position


UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("fields-1", "forest-4", "mountains-2")


def rolled(face: str, die: int, first: t.Json, second: t.Json | None = None, **fields: Any) -> Position:
    return t.rolled(face, die, first, second or t.player(1), theme=pi.PI, **fields)


def produced(die: int, first: t.Json, second: t.Json | None = None, **fields: Any) -> Position:
    """Roll a number, and a tournament that nobody wins."""
    return rolled("tournament", die, first, second, **fields)


# Inn


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_13_inn_gains_after_production(before: int, after: int) -> None:
    """What production fills up leaves no room for it."""
    pos = produced(6, t.player(0, built={"inn-a": (5, "above")}, stores=t.stores_of(0, gold=before)))
    assert (t.stock(pos, 0), pi.acts(pos)) == ({"gold": after}, True)


def test_13_inn_when_its_owner_names_the_number() -> None:
    quiet = 0
    for seed in range(60):
        mine = t.player(0, "alchemist-a", built={"inn-a": (5, "above")})
        pos = t.position(mine, t.player(1), theme=pi.PI, options=pi.OPEN, seed=seed)
        t.do(pos, "play", slot="alchemist-a")
        t.do(pos, "name_number", number=3)
        if "roll" in t.open_kinds(pos):
            t.do(pos, "roll")
        if [one["face"] for one in pos.events if one["what"] == "rolled_face"] == ["tournament"]:
            quiet += 1
            assert (t.stock(pos, 0), pi.acts(pos)) == ({"wool": 1, "gold": 1}, True)
    assert quiet > 0


def test_13_inn_when_its_owner_rolls_the_number() -> None:
    quiet = 0
    for seed in range(120):
        pos = t.position(t.player(0, built={"inn-a": (5, "above")}), t.player(1), theme=pi.PI, seed=seed)
        t.do(pos, "roll")
        faces = [one["face"] for one in pos.events if one["what"] == "rolled_face"]
        if faces == ["tournament"]:
            quiet += 1
            assert pi.acts(pos)
            assert t.stock(pos, 0).get("gold", 0) == {3: 1, 6: 2}.get(pos.state.die, 0)
    assert quiet > 0


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
    mine = t.player(0, built={"house-of-republic": (5, side)}, settlements=(6,), cities=(5,))
    pos = produced(die, mine, turn=turn)
    assert [t.store(pos, name) for name in (*UPPER, *LOWER) if name != region] == [0] * 5
    assert t.store(pos, region) == amount


COSTS = {"church-a": {"ore": 2, "grain": 2, "brick": 1}, "town-hall-a": {"wool": 2, "ore": 2, "brick": 1}}
KINDS = tuple(COSTS)


def offered(pos: Position, kind: str) -> bool:
    """Tell whether a new development of a kind may be built; both copies are alike, and one of them is offered."""
    return any(t.developments(pos)[slot].startswith(kind) for slot in t.open_values(pos, "build_new", "slot"))


def metropolis(hand: str = "", **fields: Any) -> t.Json:
    """Tell of a first player with a Metropolis at place 5."""
    fields.setdefault("stores", 3)
    return t.player(0, hand, settlements=(6,), metropolises=(5,), **fields)


# New developments


@pytest.mark.parametrize("card", KINDS)
@pytest.mark.parametrize("side", t.SIDES)
def test_13_pi_a_new_development_is_built_like_a_card_of_the_hand(card: str, side: str) -> None:
    pos = pi.acting(pi.in_city(COSTS[card], "karl"))
    t.do(pos, "build_new", slot=card, place=5, side=side)
    assert (t.stock(pos, 0), t.hand(pos, 0), t.built(pos, 0)) == ({}, ["karl"], [card])
    assert sorted(t.developments(pos)) == [name for name in pi.DEVELOPMENTS if name != card]
    here = pos.state.players[0].built.beside[0]
    assert (here.place, here.side, t.lines(pos, 0)["cards"]) == (5, t.SIDES.index(side), 1)


@pytest.mark.parametrize("card", KINDS)
def test_13_pi_a_new_development_is_a_red_card_and_needs_a_site_of_a_city(card: str) -> None:
    full = {"karl": (5, "above"), "otto": (5, "above")}
    pos = pi.acting(pi.in_city(3, built=full))
    assert t.why(pos, "build_new", slot=card, place=6, side="above") == "city-only"
    assert t.why(pos, "build_new", slot=card, place=5, side="above") == "no-site"
    assert t.is_open(pos, "build_new", slot=card, place=5, side="below")
    assert {one.args["place"] for one in pos.choices if one.name == "build_new"} == {5}


@pytest.mark.parametrize("kind", ["church", "town-hall"])
def test_13_pi_both_players_may_build_one_of_a_kind(kind: str) -> None:
    pos = pi.acting(pi.in_city(3), t.player(1, built={f"{kind}-a": (5, "above")}, cities=(5,), settlements=(6,)))
    assert t.is_open(pos, "build_new", slot=f"{kind}-b", place=5, side="above")
    t.do(pos, "build_new", slot=f"{kind}-b", place=5, side="above")
    assert not [name for name in t.developments(pos) if name.startswith(kind)]


@pytest.mark.parametrize("card", KINDS)
def test_13_pi_a_new_development_goes_back_when_it_is_pulled_down(card: str) -> None:
    """It may be built again then."""
    pos = pi.acting(pi.in_city(3, built={card: (5, "above")}))
    t.do(pos, "pull_down", card=card)
    assert (sorted(t.developments(pos)), t.discarded(pos), t.hand(pos, 0), t.built(pos, 0)) == (
        pi.DEVELOPMENTS,
        [],
        [],
        [],
    )
    assert offered(pos, card[:-2])


def test_13_pi_a_church_may_be_built_beside_a_cathedral() -> None:
    """Only Churches count for one of each kind: what is no new development does not."""
    pos = pi.acting(pi.in_city(3, built={"cathedral": (5, "above")}))
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
@pytest.mark.parametrize("side", t.SIDES)
def test_13_metropolis_has_room_for_two_more_units_on_each_side(
    side: str,
    standing: str,
    building: bool,  # noqa: FBT001
    unit: bool,  # noqa: FBT001
) -> None:
    """Two cards of any kind and two Units; which of these a Unit stands on makes no difference."""
    cards = dict.fromkeys(standing.split(), (5, side))
    pos = pi.acting(metropolis("siegfried marketplace sawmill", built=cards))
    assert t.is_open(pos, "build", slot="siegfried", place=5, side=side) is unit
    assert t.is_open(pos, "build", slot="marketplace", place=5, side=side) is building
    assert t.is_open(pos, "build", slot="sawmill", place=5, side=side) is building
    if not building:
        assert t.why(pos, "build", slot="sawmill", place=5, side=side) == "no-site"
    other = "below" if side == "above" else "above"
    assert t.is_open(pos, "build", slot="sawmill", place=5, side=other)


def test_13_metropolis_a_position_with_too_many_buildings_on_a_side_is_refused() -> None:
    cards = {"abbey-a": (5, "above"), "abbey-b": (5, "above"), "mint": (5, "above")}
    with pytest.raises(BadInput):
        pi.acting(metropolis(built=cards))


@pytest.mark.parametrize("theme", [0, 1, 2])
def test_13_metropolis_a_position_without_the_set_is_refused(theme: int) -> None:
    with pytest.raises(BadInput):
        t.acting(metropolis(), t.player(1), theme=theme)


FULL = "goetz karl otto"


def acting(first: t.Json, second: t.Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    return t.acting(first, second or t.player(1), theme=pi.PI, options=pi.OPEN, **fields)


# Order Castle


def test_13_order_castle_the_rivals_churches_do_not_count() -> None:
    theirs = t.player(1, built={"church-b": (5, "above"), "siegfried": (6, "above")}, settlements=(6,), cities=(5,))
    pos = acting(t.player(0, built={"order-castle": (6, "above")}), theirs)
    assert [me.strength for me in pos.state.players] == [1, 1]
    assert t.lines(pos, 0).get("knight_token", 0) == t.lines(pos, 1).get("knight_token", 0) == 0


# Chancellery


def drawing(held: str = FULL, stores: int = 0, **fields: Any) -> Position:
    """Lay out the draw phase of a first player with a Chancellery."""
    mine = t.player(0, held, built={"chancellery": (5, "above")}, settlements=(6,), cities=(5,), stores=stores)
    return t.drawing(mine, t.player(1), theme=pi.PI, **fields)


def test_13_chancellery_with_same_stack_each_new_card_comes_from_its_own_stack() -> None:
    pos = drawing(stores=1, options={"exchange_from": 1})
    for stack in (2, 5):
        t.do(pos, "put_under", slot=0, stack=stack)
        assert t.open_values(pos, "draw", "stack") == t.open_values(pos, "search", "stack") == {stack}
        t.do(pos, "draw", stack=stack)
    assert (pos.turn, len(t.hand(pos, 0))) == (1, 3)
