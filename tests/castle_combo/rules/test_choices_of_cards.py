"""Cards that ask: one of two effects, and which neighbour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from castle_combo.rules.table import PRICE, Seat, bought, gold, held, keys, load, on_purses, seat, site, take

if TYPE_CHECKING:
    from bailey.core.play.position import Position

FIRST = {"do": "choose_effect", "effect": 0}
SECOND = {"do": "choose_effect", "effect": 1}
LEFT = {"do": "choose_neighbor", "side": 0}
RIGHT = {"do": "choose_neighbor", "side": 1}

# Card, a neighbour's tableau with four of what it counts, two own cards that show it.
EITHER_NEIGHBOR_OR_KEYS = [
    ("bombardier", "potter sculptor locksmith", "clockmaker guildmaster"),  # C: 2 + 1 + 1
    ("militiaman", "farmer monk woodcutter", "beekeeper fisherman"),  # P: 2 + 1 + 1
    ("barbarian", "inventor goldsmith judge", "astronomer spy"),  # S: 2 + 1 + 1
    ("blacksmith", "duchess stable-boy prince", "queen-mother jester"),  # N: 2 + 1 + 1
]
each_either = pytest.mark.parametrize(("card", "rich", "own"), EITHER_NEIGHBOR_OR_KEYS)


# --- either ... or ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["banker", "bombardier", "militiaman", "barbarian", "blacksmith"])
@pytest.mark.parametrize("players", [2, 3])
def test_an_either_or_card_asks_which_effect(card: str, players: int) -> None:
    """Both printed effects are offered, and nothing else; choosing is mandatory."""
    pos = bought(card, seat("vicar @", gold=7), seat("locksmith goldsmith prince"), *[seat("monk")] * (players - 2))
    assert pos.turn == 0
    assert [choice.to_json() for choice in pos.choices] == [FIRST, SECOND]


@each_either
def test_the_first_effect_gives_gold_for_the_neighbors_shields_and_not_for_the_own(
    card: str, rich: str, own: str
) -> None:
    pos = bought(card, seat(f"{own} @", gold=7), seat(rich))
    pos.push(FIRST)
    assert pos.turn == 1
    assert held(pos)[0] == (7 - PRICE[card] + 4, 0)


@each_either
def test_the_second_effect_gives_two_keys(card: str, rich: str, own: str) -> None:
    """No gold, and no neighbour is asked for, not even among three players."""
    pos = bought(card, seat("@", gold=7), seat(rich), seat(own))
    pos.push(SECOND)
    assert pos.turn == 1
    assert held(pos)[0] == (7 - PRICE[card], 2)


@pytest.mark.parametrize(("effect", "on_cards", "gained"), [(FIRST, [4, 2], 0), (SECOND, [3, 0], 3)])
def test_banker_first_stores_two_gold_on_every_own_purse_second_gives_three_keys(
    effect: dict[str, Any], on_cards: list[int], gained: int
) -> None:
    """From the supply, each up to its capacity; with the second the purses stay as they are."""
    pos = bought("banker", seat("potter:3 beekeeper @", gold=7))
    pos.push(effect)
    assert on_purses(pos, "potter", "beekeeper") == on_cards
    assert (held(pos)[0], pos.turn) == ((0, gained), 1)


# --- neighbours ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Around:
    """One card, the three tableaux it may look at, and the gold and keys it gives by either neighbour."""

    card: str
    own: str
    left: str
    right: str
    by_left: tuple[int, int]
    by_right: tuple[int, int]


NEIGHBORS = [
    Around("bombardier", "@", "potter sculptor locksmith", "innkeeper duchess", (4, 0), (1, 0)),
    Around("militiaman", "@", "farmer monk woodcutter", "beggar duchess", (4, 0), (1, 0)),
    Around("barbarian", "@", "inventor goldsmith judge", "professor duchess", (4, 0), (1, 0)),
    Around("blacksmith", "@", "duchess stable-boy prince", "jester farmer", (4, 0), (1, 0)),
    # gold for the neighbour's F, keys for the own M (2 + itself 1)
    Around("templar", "master-at-arms @", "mother-superior monk nun", "vicar captain", (4, 3), (1, 3)),
    # gold for the own S (2 + itself 1), keys for the neighbour's M
    Around("spy", "inventor @", "master-at-arms lookout royal-guard", "knight goldsmith", (3, 4), (3, 1)),
    # gold for the own P (2 + itself 1), keys for the neighbour's F
    Around("witch", "farmer @", "mother-superior monk nun", "vicar captain", (3, 4), (3, 1)),
    # keys for the neighbour's castle cards
    Around("brigand", "@", "duchess farmer nun", "baker judge potter", (0, 2), (0, 1)),
]
# Somebody who sits opposite, with plenty of everything that any of these cards counts.
OPPOSITE = (seat("astronomer guildmaster fisherman"), seat("queen-mother gravedigger general"))
each_around = pytest.mark.parametrize("case", NEIGHBORS, ids=lambda case: case.card)


def asked_for_neighbor(case: Around, *rest: Seat) -> Position:
    """Buy the card, take the first effect where there are two."""
    pos = bought(case.card, seat(case.own, gold=10), *rest)
    if FIRST in pos.choices:
        pos.push(FIRST)
    return pos


@each_around
@pytest.mark.parametrize("opposite", [0, 1, 2])
def test_the_player_chooses_the_left_or_the_right_neighbor(case: Around, opposite: int) -> None:
    """With three to five players left is the next seat, right the one before; all others do not count."""
    for side, gain in ((LEFT, case.by_left), (RIGHT, case.by_right)):
        pos = asked_for_neighbor(case, seat(case.left), *OPPOSITE[:opposite], seat(case.right))
        assert [choice.to_json() for choice in pos.choices] == [LEFT, RIGHT]
        pos.push(side)
        assert pos.turn == 1
        assert held(pos)[0] == (10 - PRICE[case.card] + gain[0], gain[1])


@each_around
def test_with_two_players_the_opponent_is_the_neighbor(case: Around) -> None:
    pos = asked_for_neighbor(case, seat(case.left))
    assert pos.turn == 1
    assert held(pos)[0] == (10 - PRICE[case.card] + case.by_left[0], case.by_left[1])


@pytest.mark.parametrize(("turn", "left", "right"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_neighbors_go_round_the_table(turn: int, left: int, right: int) -> None:
    """The left neighbour of the last seat is the first seat."""
    grids = {turn: "", left: "duchess nun prince", right: "judge baker"}
    for side, gained in ((LEFT, 3), (RIGHT, 1)):
        pos = load(*[seat(grids[p], gold=7) for p in range(3)], turn=turn, village=site("brigand"))
        take(pos, "brigand")
        pos.push(side)
        assert keys(pos, turn) == gained


def test_a_neighbor_gives_nothing_away() -> None:
    """Gold and keys come from the supply."""
    pos = bought("witch", seat("@", gold=4), seat("mother-superior", gold=3, keys=3), seat(gold=3, keys=3))
    pos.push(LEFT)
    assert held(pos) == [(1, 2), (3, 3), (3, 3)]


def told(pos: Position) -> list[tuple[object, ...]]:
    """What was told since the last choice, from the abilities on: of whom and how much."""
    kinds = ("gained_keys", "gained_nothing", "equal_neighbors")
    return [(e["what"], e["player"], e.get("amount")) for e in pos.events if e["what"] in kinds]


@pytest.mark.parametrize("opposite", [0, 1, 2])
def test_neighbors_who_count_the_same_are_not_asked_about(opposite: int) -> None:
    """Two castle cards on the left and two on the right: it is said, and two keys are gained."""
    pos = bought("brigand", seat("@", gold=10), seat("duchess nun"), *OPPOSITE[:opposite], seat("prince judge"))
    assert pos.turn == 1
    assert told(pos) == [("equal_neighbors", 0, 2), ("gained_keys", 0, 2)]


def test_neighbors_who_both_count_nothing_are_not_asked_about() -> None:
    """Whoever takes this effect of two is told that it brings nothing."""
    pos = asked_for_neighbor(NEIGHBORS[0], seat("farmer"), seat("beggar"))
    assert (gold(pos), pos.turn) == (8, 1)
    assert told(pos) == [("equal_neighbors", 0, 0), ("gained_nothing", 0, None)]


@pytest.mark.parametrize(("grid", "said"), [("vicar:4 @", []), ("vicar:5 @", [("gained_nothing", 0, None)])])
def test_that_no_purse_has_room_for_the_bankers_gold_is_told(grid: str, said: list[tuple[object, ...]]) -> None:
    pos = bought("banker", seat(grid, gold=7))
    pos.push(FIRST)
    assert told(pos) == said


def test_with_two_players_nothing_is_said_of_neighbors() -> None:
    assert told(bought("brigand", seat("@", gold=10), seat("duchess nun"))) == [("gained_keys", 0, 2)]
