"""Cards that ask: one of two effects, and which neighbour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from castle_combo.rules.table import (
    Seat,
    bought,
    gold,
    keys,
    position,
    seat,
    site,
    stored,
    take,
)

from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core.play.position import Position

FIRST = {"do": "choose_effect", "effect": 0}
SECOND = {"do": "choose_effect", "effect": 1}
LEFT = {"do": "choose_neighbor", "side": 0}
RIGHT = {"do": "choose_neighbor", "side": 1}

# Card, its price, a neighbour's tableau with four of what it counts, another one with one of it.
EITHER_NEIGHBOR_OR_KEYS = [
    ("bombardier", 2, "potter sculptor locksmith", "innkeeper duchess"),  # C: 2 + 1 + 1; 1
    ("militiaman", 2, "farmer monk woodcutter", "beggar duchess"),  # P: 2 + 1 + 1; 1
    ("barbarian", 2, "inventor goldsmith judge", "professor duchess"),  # S: 2 + 1 + 1; 1
    ("blacksmith", 5, "duchess stable-boy prince", "jester farmer"),  # N: 2 + 1 + 1; 1
]


# --- either ... or ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["banker", "bombardier", "militiaman", "barbarian", "blacksmith"])
@pytest.mark.parametrize("players", [2, 3])
def test_an_either_or_card_asks_which_effect(card: str, players: int) -> None:
    """Both printed effects are offered, and nothing else; choosing is mandatory."""
    pos = bought(card, seat("vicar @", gold=7), seat("locksmith goldsmith prince"), *[seat("monk")] * (players - 2))
    assert pos.turn == 0
    assert [choice.to_json() for choice in pos.choices] == [FIRST, SECOND]


@pytest.mark.parametrize(("card", "price", "rich", "_poor"), EITHER_NEIGHBOR_OR_KEYS)
def test_the_first_effect_gives_gold_for_the_neighbors_shields(card: str, price: int, rich: str, _poor: str) -> None:
    """Four shields before the only opponent give four gold and no keys."""
    pos = bought(card, seat("@", gold=7), seat(rich))
    pos.push(FIRST)
    assert pos.turn == 1
    assert (gold(pos), keys(pos)) == (7 - price + 4, 0)


@pytest.mark.parametrize(("card", "price", "rich", "_poor"), EITHER_NEIGHBOR_OR_KEYS)
def test_the_second_effect_gives_two_keys(card: str, price: int, rich: str, _poor: str) -> None:
    """Two keys and no gold, and no neighbour is asked for, not even among three players."""
    pos = bought(card, seat("@", gold=7), seat(rich), seat())
    pos.push(SECOND)
    assert pos.turn == 1
    assert (gold(pos), keys(pos)) == (7 - price, 2)


@pytest.mark.parametrize(
    ("card", "price", "own"),
    [
        ("bombardier", 2, "potter sculptor"),
        ("militiaman", 2, "farmer monk"),
        ("barbarian", 2, "inventor judge"),
        ("blacksmith", 5, "duchess prince"),
    ],
)
def test_counting_before_a_neighbor_leaves_the_own_tableau_out(card: str, price: int, own: str) -> None:
    """The player's own shields give nothing."""
    pos = bought(card, seat(f"{own} @", gold=7), seat("vicar"))
    pos.push(FIRST)
    assert (gold(pos), keys(pos)) == (7 - price, 0)


def test_banker_first_stores_two_gold_on_every_own_purse() -> None:
    """From the supply, each up to its capacity."""
    pos = bought("banker", seat("potter:3 beekeeper @", gold=7))
    pos.push(FIRST)
    assert (stored(pos, "potter"), stored(pos, "beekeeper")) == (4, 2)
    assert (gold(pos), keys(pos)) == (0, 0)
    assert pos.turn == 1


def test_banker_second_gives_three_keys() -> None:
    """The purses stay as they are."""
    pos = bought("banker", seat("potter:3 beekeeper @", gold=7))
    pos.push(SECOND)
    assert (stored(pos, "potter"), stored(pos, "beekeeper")) == (3, 0)
    assert (gold(pos), keys(pos)) == (0, 3)


# --- neighbours ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Around:
    """One card, the three tableaux it may look at, and the gold and keys it gives by either neighbour."""

    card: str
    price: int
    own: str
    left: str
    right: str
    by_left: tuple[int, int]
    by_right: tuple[int, int]


NEIGHBORS = [
    Around("bombardier", 2, "@", "potter sculptor locksmith", "innkeeper duchess", (4, 0), (1, 0)),
    Around("militiaman", 2, "@", "farmer monk woodcutter", "beggar duchess", (4, 0), (1, 0)),
    Around("barbarian", 2, "@", "inventor goldsmith judge", "professor duchess", (4, 0), (1, 0)),
    Around("blacksmith", 5, "@", "duchess stable-boy prince", "jester farmer", (4, 0), (1, 0)),
    # gold for the neighbour's F, keys for the own M (2 + itself 1)
    Around("templar", 5, "master-at-arms @", "mother-superior monk nun", "vicar captain", (4, 3), (1, 3)),
    # gold for the own S (2 + itself 1), keys for the neighbour's M
    Around("spy", 4, "inventor @", "master-at-arms lookout royal-guard", "knight goldsmith", (3, 4), (3, 1)),
    # gold for the own P (2 + itself 1), keys for the neighbour's F
    Around("witch", 4, "farmer @", "mother-superior monk nun", "vicar captain", (3, 4), (3, 1)),
    # keys for the neighbour's castle cards
    Around("brigand", 7, "@", "duchess farmer nun", "baker judge potter", (0, 2), (0, 1)),
]
# Somebody who sits opposite, with plenty of everything that any of these cards counts.
OPPOSITE = ("astronomer guildmaster fisherman", "queen-mother gravedigger general")


def asked_for_neighbor(case: Around, *rest: Seat) -> Position:
    """Buy the card, take the first effect where there are two."""
    pos = bought(case.card, seat(case.own, gold=10), *rest)
    if FIRST in pos.choices:
        pos.push(FIRST)
    return pos


@pytest.mark.parametrize("case", NEIGHBORS, ids=lambda case: case.card)
@pytest.mark.parametrize("opposite", [0, 1, 2])
def test_the_player_chooses_the_left_or_the_right_neighbor(case: Around, opposite: int) -> None:
    """With three to five players left is the next seat, right the one before; all others do not count."""
    crowd = [seat(OPPOSITE[0]), seat(OPPOSITE[1])][:opposite]
    for side, gain in ((LEFT, case.by_left), (RIGHT, case.by_right)):
        pos = asked_for_neighbor(case, seat(case.left), *crowd, seat(case.right))
        assert [choice.to_json() for choice in pos.choices] == [LEFT, RIGHT]
        pos.push(side)
        assert pos.turn == 1
        assert (gold(pos), keys(pos)) == (10 - case.price + gain[0], gain[1])


@pytest.mark.parametrize("case", NEIGHBORS, ids=lambda case: case.card)
def test_with_two_players_the_opponent_is_the_neighbor(case: Around) -> None:
    """No neighbour is asked for."""
    pos = asked_for_neighbor(case, seat(case.left))
    assert pos.turn == 1
    assert (gold(pos), keys(pos)) == (10 - case.price + case.by_left[0], case.by_left[1])


@pytest.mark.parametrize(("turn", "left", "right"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_neighbors_go_round_the_table(turn: int, left: int, right: int) -> None:
    """The left neighbour of the last seat is the first seat."""
    grids = {turn: "@", left: "duchess nun prince", right: "judge baker"}
    table = [seat(grids[p].replace("@", ""), gold=7) for p in range(3)]
    for side, gained in ((LEFT, 3), (RIGHT, 1)):
        pos = castle_combo.load(position(*table, turn=turn, village=site("brigand")))
        take(pos, "brigand")
        pos.push(side)
        assert keys(pos, turn) == gained


def test_a_neighbor_gives_nothing_away() -> None:
    """Gold and keys come from the supply."""
    pos = bought("witch", seat("@", gold=4), seat("mother-superior", gold=3, keys=3), seat(gold=3, keys=3))
    pos.push(LEFT)
    assert (keys(pos), gold(pos)) == (2, 1)
    assert [(gold(pos, p), keys(pos, p)) for p in (1, 2)] == [(3, 3), (3, 3)]


def told(pos: Position) -> list[dict[str, object]]:
    """What was told since the last choice, from the abilities on."""
    return [event for event in pos.events if event["what"] in ("gained_keys", "gained_nothing", "equal_neighbors")]


@pytest.mark.parametrize("opposite", [0, 1, 2])
def test_neighbors_who_count_the_same_are_not_asked_about(opposite: int) -> None:
    """Two castle cards on the left and two on the right: it is said, and two keys are gained."""
    crowd = [seat(OPPOSITE[0]), seat(OPPOSITE[1])][:opposite]
    pos = bought("brigand", seat("@", gold=10), seat("duchess nun"), *crowd, seat("prince judge"))
    assert pos.turn == 1
    assert told(pos) == [
        {"what": "equal_neighbors", "player": 0, "amount": 2},
        {"what": "gained_keys", "player": 0, "amount": 2},
    ]


def test_neighbors_who_both_count_nothing_are_not_asked_about() -> None:
    """Whoever takes this effect of two is told that it brings nothing."""
    pos = asked_for_neighbor(NEIGHBORS[0], seat("farmer"), seat("beggar"))
    assert (gold(pos), pos.turn) == (8, 1)
    assert told(pos) == [
        {"what": "equal_neighbors", "player": 0, "amount": 0},
        {"what": "gained_nothing", "player": 0},
    ]


def test_with_two_players_nothing_is_said_of_neighbors() -> None:
    """There is one."""
    pos = bought("brigand", seat("@", gold=10), seat("duchess nun"))
    assert told(pos) == [{"what": "gained_keys", "player": 0, "amount": 2}]
