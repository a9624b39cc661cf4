"""Section 13, Knights & Merchants: Castles, and what counts in tournaments and against Brigands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    SIDES,
    built,
    do,
    hand,
    is_open,
    open_kinds,
    open_picks,
    player,
    rolled,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_km import KM, acting, acts, civil_war, with_city

# Castle
CITY_WITH_CASTLE: Json = {"settlements": (6,), "cities": (5,)}


def attacked(theirs: Json, mine: Json | None = None, *, wins: bool = True) -> Position:
    """Let the Black Knight of the first player succeed, or fail."""
    for seed in range(60):
        pos = acting(mine or player(0, "black-knight-a"), theirs, seed=seed)
        do(do(pos, "play", slot="black-knight-a"), "no_counter")
        if wins is (next(one["die"] for one in pos.events if one["what"] == "duel_rolled") <= 5):
            return pos
    message = "the die never fell so"
    raise AssertionError(message)


@pytest.mark.parametrize("side", SIDES)
def test_13_castle_protects_knights_at_its_place_on_both_sides_from_the_black_knight(side: str) -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, side), "otto": (6, "above"), "karl": (6, "below")}
    pos = attacked(player(1, built=cards, **CITY_WITH_CASTLE))
    assert (pos.turn, open_picks(pos, 1)) == (0, {"otto", "karl"})


@pytest.mark.parametrize("side", SIDES)
def test_13_castle_below_the_row_protects_too(side: str) -> None:
    cards = {"castle-a": (5, "below"), "goetz": (5, side), "otto": (6, "above")}
    pos = attacked(player(1, built=cards, **CITY_WITH_CASTLE))
    assert (hand(pos, 1), built(pos, 1)) == (["otto"], ["castle-a", "goetz"])


def test_13_castle_protects_at_a_settlement_too() -> None:
    pos = attacked(player(1, built={"castle-a": (6, "above"), "goetz": (6, "below"), "otto": (5, "below")}))
    assert hand(pos, 1) == ["otto"]


def test_13_castle_does_not_protect_at_another_place() -> None:
    pos = attacked(player(1, built={"castle-a": (5, "above"), "goetz": (6, "above")}))
    assert hand(pos, 1) == ["goetz"]


def test_13_castle_of_the_attacker_does_not_protect_the_rivals_knights() -> None:
    pos = attacked(
        player(1, built={"goetz": (5, "below")}), player(0, "black-knight-a", built={"castle-a": (5, "above")})
    )
    assert hand(pos, 1) == ["goetz"]


def test_13_castle_protects_the_attackers_knights_when_the_attack_fails() -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, "below"), "otto": (6, "above")}
    theirs = player(1, built={"hagen": (5, "above")})
    pos = attacked(theirs, player(0, "black-knight-a", built=cards), wins=False)
    assert (hand(pos, 0), built(pos, 0)) == (["otto"], ["castle-a", "goetz"])
    safe = player(0, "black-knight-a", built={"castle-a": (5, "above"), "goetz": (5, "below")})
    pos = attacked(theirs, safe, wins=False)
    assert (hand(pos, 0), built(pos, 1), acts(pos)) == ([], ["hagen"], True)


def test_13_castle_two_protect_at_two_places() -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, "below"), "castle-b": (6, "above"), "otto": (6, "below")}
    pos = acting(player(0, "black-knight-a"), player(1, built=cards))
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"


def test_13_castle_does_not_protect_when_it_has_gone() -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, "below")}
    pos = acting(player(0, "arsonist-a black-knight-a"), player(1, built=cards))
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"
    for seed in range(60):
        pos = acting(player(0, "arsonist-a black-knight-a"), player(1, built=cards), seed=seed)
        do(do(pos, "play", slot="arsonist-a"), "no_counter")
        if hand(pos, 1) == ["castle-a"]:
            break
    assert is_open(pos, "play", slot="black-knight-a")


@pytest.mark.parametrize("side", SIDES)
def test_13_castle_protects_knights_at_its_place_in_a_civil_war(side: str) -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, side), "otto": (6, "above"), "karl": (6, "below")}
    pos = civil_war(player(0), player(1, built=cards, **CITY_WITH_CASTLE))
    assert (pos.turn, open_picks(pos, 1)) == (0, {"otto", "karl"})


def test_13_castle_of_the_roller_protects_too() -> None:
    mine = player(0, built={"castle-a": (5, "above"), "goetz": (5, "below"), "otto": (6, "above")})
    assert hand(civil_war(mine, player(1)), 0) == ["otto"]


def test_13_castle_protects_no_fleets() -> None:
    cards = {
        "castle-a": (5, "above"),
        "gold-fleet": (5, "below"),
        "pirate-fleet-a": (5, "below"),
        "goetz": (5, "above"),
    }
    pos = civil_war(player(0), player(1, built=cards, **CITY_WITH_CASTLE))
    assert open_picks(pos, 1) == {"gold-fleet", "pirate-fleet-a"}


def test_13_castle_with_all_knights_protected_a_civil_war_takes_nothing() -> None:
    pos = civil_war(player(0), player(1, built={"castle-a": (5, "above"), "goetz": (5, "below")}))
    assert (built(pos, 1), hand(pos, 1), acts(pos)) == (["castle-a", "goetz"], [], True)


# Tournament Place and Knights' Hall


def tournament(first: Json, second: Json, **fields: Any) -> Position:
    return rolled("tournament", 6, first, second, theme=KM, **fields)


def test_13_tournament_place_brings_the_winner_one_more() -> None:
    mine = player(0, built={"tournament-place": (5, "above"), "hagen": (6, "above")})
    pos = tournament(mine, player(1))
    do(pos, "gain", cell="forest-4")
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), acts(pos)) == ({"lumber": 1, "brick": 1, "gold": 1}, True)


@pytest.mark.parametrize("turn", [0, 1])
def test_13_tournament_place_in_either_turn(turn: int) -> None:
    theirs = player(1, built={"tournament-place": (5, "above"), "hagen": (6, "above")})
    pos = tournament(player(0), theirs, turn=turn)
    for _ in range(2):
        assert pos.turn == 1
        do(pos, "gain", cell="forest-5")
    assert stock(pos, 1) == {"lumber": 2, "brick": 1}


def test_13_tournament_place_of_the_loser_brings_nothing() -> None:
    mine = player(0, built={"tournament-place": (5, "above"), "conrad": (6, "above")})
    pos = tournament(mine, player(1, built={"hagen": (5, "above")}))
    do(pos, "gain", cell="forest-5")
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"gold": 1}, {"lumber": 1, "brick": 1}, True)


@pytest.mark.parametrize("knights", ["", "conrad siegfried"])
def test_13_tournament_place_brings_nothing_after_a_tie(knights: str) -> None:
    mine, theirs = (*knights.split(), "", "")[:2]
    first = {"tournament-place": (5, "above"), **({mine: (6, "above")} if mine else {})}
    pos = tournament(player(0, built=first), player(1, built={theirs: (6, "above")} if theirs else {}))
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 1})


def test_13_tournament_place_what_has_no_room_is_lost() -> None:
    mine = player(
        0,
        built={"tournament-place": (5, "above"), "hagen": (6, "above")},
        stores=dict.fromkeys(("pasture-3", "gold-6", "hills-5", "fields-1", "forest-4"), 3) | {"mountains-2": 2},
    )
    pos = tournament(mine, player(1, stores=3))
    assert (stock(pos, 0)["ore"], acts(pos)) == (3, True)


@pytest.mark.parametrize(("knights", "points"), [("", 0), ("conrad", 2), ("conrad hagen", 5), ("bodo falk", 11)])
def test_13_knights_hall_each_own_knight_has_one_more_tournament_point(knights: str, points: int) -> None:
    pos = acting(with_city(0, f"knights-hall {knights}"))
    assert pos.state.players[0].tournament == points


def test_13_knights_hall_adds_no_strength_and_no_points_to_castles_and_fleets() -> None:
    me = acting(with_city(0, "knights-hall castle-a pirate-fleet-a conrad")).state.players[0]
    assert (me.tournament, me.strength) == (2, 2 + 1)


def test_13_knights_hall_adds_nothing_to_the_rivals_knights() -> None:
    pos = acting(with_city(0, "knights-hall"), player(1, built={"conrad": (5, "above")}))
    assert pos.state.players[1].tournament == 1


def test_13_knights_hall_breaks_a_tie_in_a_tournament() -> None:
    theirs = player(1, built={"siegfried": (5, "above")})
    pos = tournament(with_city(0, "conrad"), theirs)
    assert acts(pos)
    pos = tournament(with_city(0, "conrad knights-hall"), theirs)
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})


def test_13_knights_hall_may_make_a_tie() -> None:
    pos = tournament(with_city(0, "conrad knights-hall"), player(1, built={"hagen": (5, "above")}))
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 1})


# Watchtower
AMOUNTS = {7: (3, 0), 8: (3, 1), 9: (3, 2), 10: (3, 3)}


def brigands(n: int, cards: dict[str, tuple[int, str]], **fields: Any) -> Position:
    """Roll brigands when the first player has n resources; ore and wool are two or more of them."""
    lumber, brick = AMOUNTS[n]
    mine = player(0, built=cards, stores=stores_of(0, ore=2, wool=2, lumber=lumber, brick=brick))
    return rolled("brigands", 1, mine, player(1), theme=KM, **fields)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, True), (9, True), (10, False)])
def test_13_watchtower_brigands_take_nothing_up_to_nine(n: int, safe: bool) -> None:  # noqa: FBT001
    left = stock(brigands(n, {"watchtower": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, False)])
def test_13_without_a_watchtower_brigands_take_above_seven(n: int, safe: bool) -> None:  # noqa: FBT001
    left = stock(brigands(n, {"castle-a": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)


def test_13_watchtower_does_not_help_the_rival() -> None:
    theirs = player(1, stores=stores_of(1, wool=2, ore=3, lumber=3))
    pos = rolled("brigands", 1, player(0, built={"watchtower": (5, "above")}), theirs, theme=KM)
    assert stock(pos, 1) == {"lumber": 3, "gold": 1}


def test_13_watchtower_with_a_garrison_the_count_is_what_it_does_not_cover() -> None:
    """Twelve resources: six in the two Regions beside the Garrison do not count."""
    cards = {"watchtower": (5, "below"), "garrison-a": (5, "above")}
    mine = player(0, built=cards, stores=stores_of(0, wool=3, gold=3, ore=3, lumber=3))
    pos = rolled("brigands", 1, mine, player(1), theme=KM)
    assert stock(pos, 0) == {"wool": 3, "gold": 3, "ore": 3, "lumber": 3, "grain": 1}


def test_13_watchtower_does_not_help_against_the_brigands_that_are_played() -> None:
    theirs = player(1, built={"watchtower": (5, "above")}, stores=stores_of(1, ore=1, wool=1))
    for seed in range(20):
        pos = acting(player(0, "brigands"), theirs, seed=seed)
        do(do(pos, "play", slot="brigands"), "no_counter")
        if "take_resource" in open_kinds(pos):
            do(pos, "take_resource", resource="ore")
            break
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1, "wool": 1}, {})
