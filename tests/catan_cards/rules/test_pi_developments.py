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
    open_kinds,
    open_picks,
    open_values,
    player,
    stock,
    store,
    why,
)

from bailey.core import BadInput

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import DEVELOPMENTS, PI, acting, in_city, one_less

COSTS = {"church-a": {"ore": 2, "grain": 2, "brick": 1}, "town-hall-a": {"wool": 2, "ore": 2, "brick": 1}}
KINDS = tuple(COSTS)
METROPOLIS = {"ore": 2, "brick": 2, "grain": 2}


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
def test_13_pi_a_new_development_costs_what_is_printed(card: str) -> None:
    for stores in one_less(COSTS[card]):
        pos = acting(in_city(stores))
        assert not is_open(pos, "build_new", slot=card, place=5, side="above")
        assert why(pos, "build_new", slot=card, place=5, side="above") == "too-dear"


@pytest.mark.parametrize("card", KINDS)
def test_13_pi_a_new_development_is_a_red_card_and_needs_a_site_of_a_city(card: str) -> None:
    full = {"karl": (5, "above"), "otto": (5, "above")}
    pos = acting(in_city(3, built=full))
    assert why(pos, "build_new", slot=card, place=6, side="above") == "city-only"
    assert why(pos, "build_new", slot=card, place=5, side="above") == "no-site"
    assert is_open(pos, "build_new", slot=card, place=5, side="below")
    assert {one.args["place"] for one in pos.choices if one.name == "build_new"} == {5}


@pytest.mark.parametrize("kind", ["church", "town-hall"])
@pytest.mark.parametrize("copies", ["ab", "ba"])
def test_13_pi_a_player_builds_at_most_one_of_each_kind(kind: str, copies: str) -> None:
    mine, other = f"{kind}-{copies[0]}", f"{kind}-{copies[1]}"
    pos = acting(in_city(3, built={mine: (5, "above")}))
    assert not is_open(pos, "build_new", slot=other, place=5, side="below")
    assert why(pos, "build_new", slot=other, place=5, side="below") == "one-each"
    unlike = "town-hall-a" if kind == "church" else "church-a"
    assert is_open(pos, "build_new", slot=unlike, place=5, side="below")


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


@pytest.mark.parametrize("card", KINDS)
def test_13_pi_a_new_development_that_the_arsonist_picks_goes_back_and_to_no_hand(card: str) -> None:
    theirs = player(1, "karl", built={card: (5, "above")}, cities=(5,), settlements=(6,))
    for seed in range(60):
        pos = do(acting(player(0, "arsonist-a"), theirs, seed=seed), "play", slot="arsonist-a")
        do(pos, "no_counter")
        if next(one["die"] for one in pos.events if one["what"] == "duel_rolled") <= 5:
            break
    assert (hand(pos, 1), built(pos, 1)) == (["karl"], [])
    assert sorted(developments(pos)) == DEVELOPMENTS


@pytest.mark.parametrize("card", KINDS)
def test_13_pi_a_new_development_goes_back_after_an_own_attack_that_failed(card: str) -> None:
    mine = player(0, "arsonist-a karl", built={card: (5, "above")}, cities=(5,), settlements=(6,))
    for seed in range(60):
        pos = do(acting(mine, player(1, built={"abbey-a": (5, "above")}), seed=seed), "play", slot="arsonist-a")
        do(pos, "no_counter")
        if next(one["die"] for one in pos.events if one["what"] == "duel_rolled") == 6:
            break
    assert (hand(pos, 0), built(pos, 0), built(pos, 1)) == (["karl"], [], ["abbey-a"])
    assert sorted(developments(pos)) == DEVELOPMENTS


def test_13_pi_a_church_may_be_built_beside_a_cathedral() -> None:
    """Only Churches count for one of each kind: what is no new development does not."""
    pos = acting(in_city(3, built={"cathedral": (5, "above")}))
    assert offered(pos, "church")


def test_13_pi_new_developments_are_built_in_the_own_action_phase_only() -> None:
    drawing = table.drawing(in_city(3, "karl"), theme=PI)
    assert "build_new" not in open_kinds(drawing)


def test_13_pi_a_new_development_works_at_once() -> None:
    """A Town Hall lets its owner build a Court in the same action phase, and search for 1 resource."""
    have = {"wool": 3, "ore": 3, "brick": 3}
    pos = acting(in_city(have, "court", built={"karl": (6, "above")}))
    do(pos, "build_new", slot="town-hall-a", place=5, side="above")
    assert is_open(pos, "build", slot="court", place=5, side="above") is False
    assert why(pos, "build", slot="court", place=5, side="above") == "too-dear"
    do(pos, "end_actions")
    do(pos, "search", stack=0)
    do(pos, "any_region")
    assert sum(stock(pos, 0).values()) == 9 - 5 - 1


# The Metropolis


@pytest.mark.parametrize("card", KINDS)
@pytest.mark.parametrize("side", SIDES)
def test_13_metropolis_is_built_on_an_own_city_with_a_church_or_a_town_hall(card: str, side: str) -> None:
    pos = acting(in_city(METROPOLIS, built={card: (5, side)}))
    assert open_values(pos, "build_metropolis", "place") == {5}
    do(pos, "build_metropolis", place=5)
    assert (stock(pos, 0), pos.state.players[0].centres[5], built(pos, 0)) == ({}, 3, [card])
    assert pos.score() == [1 + 3 + 1, 2]


def test_13_metropolis_the_city_stays_under_it() -> None:
    pos = acting(in_city(METROPOLIS, built={"church-a": (5, "above")}))
    left = (pos.state.cities, pos.state.settlements)
    do(pos, "build_metropolis", place=5)
    assert (pos.state.cities, pos.state.settlements) == left


@pytest.mark.parametrize("stores", one_less(METROPOLIS))
def test_13_metropolis_cannot_be_built_for_less(stores: dict[str, int]) -> None:
    pos = acting(in_city(stores, built={"church-a": (5, "above")}))
    assert "build_metropolis" not in open_kinds(pos)
    assert why(pos, "build_metropolis", place=5) == "too-dear"


def test_13_metropolis_needs_a_church_or_a_town_hall_beside_this_city() -> None:
    """Neither one beside the other City helps, nor another red card, nor one of the rival's."""
    mine = player(0, built={"church-a": (6, "above"), "library-a": (5, "above")}, cities=(5, 6), stores=3)
    theirs = player(1, built={"church-b": (5, "above")}, cities=(5,), settlements=(6,))
    pos = acting(mine, theirs)
    assert open_values(pos, "build_metropolis", "place") == {6}
    assert why(pos, "build_metropolis", place=5) == "needs"


def test_13_metropolis_is_not_built_on_a_settlement() -> None:
    pos = acting(in_city(3, built={"church-a": (5, "above")}))
    assert not is_open(pos, "build_metropolis", place=6)
    assert not is_open(pos, "build_metropolis", place=4)


def test_13_metropolis_a_cathedral_beside_the_city_counts_as_a_church() -> None:
    pos = acting(in_city(METROPOLIS, built={"cathedral": (5, "below")}))
    assert is_open(pos, "build_metropolis", place=5)


def test_13_metropolis_a_player_builds_at_most_one() -> None:
    mine = player(
        0,
        built={"church-a": (5, "above"), "town-hall-a": (6, "above")},
        settlements=(),
        cities=(6,),
        metropolises=(5,),
        stores=3,
    )
    pos = acting(mine)
    assert "build_metropolis" not in open_kinds(pos)
    assert why(pos, "build_metropolis", place=6) == "one-each"


def test_13_metropolis_both_players_may_build_one() -> None:
    theirs = player(1, built={"church-b": (5, "above")}, settlements=(6,), metropolises=(5,))
    pos = acting(in_city(METROPOLIS, built={"church-a": (5, "above")}), theirs)
    do(pos, "build_metropolis", place=5)
    assert [me.centres[5] for me in pos.state.players] == [3, 3]


def test_13_metropolis_a_church_and_a_town_hall_may_be_built_after_it() -> None:
    pos = acting(metropolis(built={"church-a": (5, "above")}))
    assert why(pos, "build_new", slot="church-b", place=5, side="below") == "one-each"
    assert is_open(pos, "build_new", slot="town-hall-a", place=5, side="below")


def test_13_metropolis_stays_when_the_church_has_gone() -> None:
    pos = acting(metropolis(built={"church-a": (5, "above")}))
    do(pos, "pull_down", card="church-a")
    assert (pos.state.players[0].centres[5], pos.score()[0]) == (3, 4)


def test_13_metropolis_is_a_city_for_red_cards() -> None:
    pos = acting(metropolis("marketplace"))
    assert is_open(pos, "build", slot="marketplace", place=5, side="below")


def test_13_metropolis_is_no_settlement_to_build_a_city_on() -> None:
    pos = acting(metropolis())
    assert open_values(pos, "build_city", "place") == {6}


def test_13_metropolis_is_a_city_for_the_commerce_token() -> None:
    with_city = acting(metropolis(built={"gold-fleet": (5, "above")}))
    assert lines(with_city, 0)["commerce_token"] == 1
    without = acting(player(0, built={"gold-fleet": (5, "above")}))
    assert lines(without, 0).get("commerce_token", 0) == 0


def test_13_metropolis_is_a_city_for_the_plague() -> None:
    pos = table.event("plague-a", metropolis(stores=2), player(1), theme=PI)
    assert [store(pos, name) for name in ("pasture-3", "gold-6", "forest-4")] == [1, 1, 1]
    assert [store(pos, name) for name in ("hills-5", "mountains-2", "fields-1")] == [2, 2, 2]


def test_13_metropolis_is_a_city_for_a_bath_house_and_an_aqueduct() -> None:
    pos = table.event("plague-a", metropolis(stores=2, built={"bath-house-a": (5, "above")}), player(1), theme=PI)
    assert [store(pos, name) for name in ("pasture-3", "gold-6", "forest-4")] == [2, 2, 2]


def test_13_metropolis_is_a_city_for_a_church_in_a_civil_war() -> None:
    cards = {"church-a": (5, "above"), "karl": (5, "below"), "otto": (6, "above")}
    theirs = player(1)
    pos = table.event("civil-war", metropolis(built=cards), theirs, turn=1, theme=PI)
    assert (hand(pos, 0), built(pos, 0)) == (["otto"], ["church-a", "karl"])


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


def test_13_metropolis_its_room_is_for_fleets_and_knights() -> None:
    cards = {"abbey-a": (5, "above"), "church-a": (5, "above")}
    pos = acting(metropolis("gold-fleet siegfried garrison-a", built=cards))
    do(pos, "build", slot="gold-fleet", place=5, side="above")
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert why(pos, "build", slot="garrison-a", place=5, side="above") == "no-site"
    do(pos, "pull_down", card="abbey-a")
    assert is_open(pos, "build", slot="garrison-a", place=5, side="above")


def test_13_metropolis_a_position_with_too_many_buildings_on_a_side_is_refused() -> None:
    cards = {"abbey-a": (5, "above"), "abbey-b": (5, "above"), "mint": (5, "above")}
    with pytest.raises(BadInput):
        acting(metropolis(built=cards))


@pytest.mark.parametrize("theme", [0, 1, 2])
def test_13_metropolis_a_position_without_the_set_is_refused(theme: int) -> None:
    with pytest.raises(BadInput):
        table.acting(metropolis(), player(1), theme=theme)


def test_13_metropolis_another_city_has_no_more_room() -> None:
    cards = {"karl": (6, "above"), "otto": (6, "above")}
    mine = player(0, "siegfried", built=cards, settlements=(), cities=(6,), metropolises=(5,), stores=3)
    pos = acting(mine)
    assert why(pos, "build", slot="siegfried", place=6, side="above") == "no-site"
    assert is_open(pos, "build", slot="siegfried", place=5, side="above")


def test_13_metropolis_the_room_is_there_at_once() -> None:
    cards = {"church-a": (5, "above"), "karl": (5, "above")}
    pos = acting(in_city(3, "siegfried", built=cards))
    assert why(pos, "build", slot="siegfried", place=5, side="above") == "no-site"
    do(pos, "build_metropolis", place=5)
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert built(pos, 0) == ["church-a", "karl", "siegfried"]


def test_13_metropolis_is_not_pulled_down() -> None:
    """Only green and red cards are."""
    assert "pull_down" not in open_kinds(acting(metropolis()))


def test_13_metropolis_is_built_in_the_own_action_phase_only() -> None:
    pos = table.drawing(in_city(3, "karl", built={"church-a": (5, "above")}), theme=PI)
    assert "build_metropolis" not in open_kinds(pos)


def test_13_metropolis_brings_the_game_to_an_end() -> None:
    cards = {"church-a": (5, "above"), "colossus": (5, "above"), "library-a": (5, "below"), "mint": (5, "below")}
    more = {"town-hall-a": (6, "above"), "aqueduct-a": (6, "above"), "library-b": (6, "below")}
    pos = acting(player(0, built={**cards, **more}, settlements=(), cities=(5, 6), stores=3))
    assert pos.score()[0] == 12
    do(pos, "build_metropolis", place=5)
    assert (pos.score()[0], pos.state.winner) == (13, 0)


def test_13_pi_nobody_picks_a_metropolis_with_the_arsonist() -> None:
    theirs = player(1, built={"church-b": (5, "above"), "abbey-a": (6, "above")}, settlements=(6,), metropolises=(5,))
    for seed in range(60):
        pos = do(acting(player(0, "arsonist-a"), theirs, seed=seed), "play", slot="arsonist-a")
        do(pos, "no_counter")
        if next(one["die"] for one in pos.events if one["what"] == "duel_rolled") <= 5:
            break
    assert open_picks(pos, 1) == {"church-b", "abbey-a"}
