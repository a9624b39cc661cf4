"""The tokens, and the points that lead to them (8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    Json,
    acting,
    do,
    lines,
    player,
    stores_of,
)

from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED

if TYPE_CHECKING:
    from bailey.core import Position

SITES = [(5, "above"), (6, "above"), (5, "below"), (6, "below"), (5, "above"), (6, "above"), (5, "below"), (6, "below")]
#: The black and the red number of each Knight, read off the cards.
KNIGHTS = {
    "conrad": (2, 1),
    "falk": (1, 5),
    "goetz": (5, 2),
    "hagen": (1, 2),
    "karl": (7, 1),
    "otto": (3, 2),
    "pippin": (1, 3),
    "siegfried": (1, 1),
    "walter": (3, 1),
}
#: The commerce points of each card that has any, likewise.
COMMERCE = {
    "garrison-a": 1,
    "garrison-b": 1,
    "garrison-c": 1,
    "brick-fleet": 1,
    "gold-fleet": 1,
    "grain-fleet": 1,
    "lumber-fleet": 1,
    "ore-fleet": 1,
    "wool-fleet": 1,
    "counting-house": 3,
    "marketplace": 2,
    "merchant-guild": 4,
    "mint": 1,
    "harbor": 1,
}
OTHERS = [
    name
    for name in IDS
    for row in PRINTED["cards"]
    if row["colour"] in {"green", "red"} and name in {row["id"], row["id"] + "-a", row["id"] + "-b"}
]


def with_cards(seat: int, cards: str, city: int | None = None, hand: str = "", **stores: int) -> Json:
    """Tell of a player with these cards, spread over the sites; the numbered place is a City, all are if it is -1."""
    cities = (5, 6) if city == -1 else () if city is None else (city,)
    settlements = [place for place in (5, 6) if place not in cities]
    built = dict(zip(cards.split(), SITES, strict=False))
    return player(seat, hand, built, settlements=settlements, cities=cities, stores=stores_of(seat, **stores))


def holders(pos: Position) -> tuple[int | None, int | None]:
    """Return who has the Knight token and who the Commerce token, and check that each is worth one point."""
    found = []
    for token in ("knight_token", "commerce_token"):
        points = [lines(pos, p).get(token, 0) for p in (0, 1)]
        assert points in ([0, 0], [1, 0], [0, 1])
        found.append(points.index(1) if 1 in points else None)
    return found[0], found[1]


def knight_token(pos: Position) -> int | None:
    return holders(pos)[0]


def commerce_token(pos: Position) -> int | None:
    return holders(pos)[1]


# The Knight token


@pytest.mark.parametrize("card", OTHERS)
def test_8_every_card_brings_its_printed_strength_tournament_and_commerce_points(card: str) -> None:
    me = acting(with_cards(0, card, city=5)).state.players[0]
    strength, tournament = KNIGHTS.get(card, (0, 0))
    assert (me.strength, me.tournament, me.commerce) == (strength, tournament, COMMERCE.get(card, 0))


@pytest.mark.parametrize(
    ("first", "second", "holder"),
    [
        ("", "", None),
        ("siegfried", "", 0),
        ("", "siegfried", 1),
        ("siegfried", "hagen", None),
        ("otto", "walter", None),
        ("conrad siegfried", "otto", None),
        ("conrad hagen", "siegfried", 0),
        ("karl", "goetz hagen", 0),
        ("karl", "goetz conrad", None),
        ("karl", "goetz otto", 1),
    ],
)
def test_8_the_knight_token_is_for_strictly_more_strength_and_a_tie_for_nobody(
    first: str, second: str, holder: int | None
) -> None:
    pos = acting(with_cards(0, first), with_cards(1, second))
    assert knight_token(pos) == holder


# The Commerce token


@pytest.mark.parametrize(
    ("first", "second", "holder"),
    [
        ("", "", None),
        ("gold-fleet", "", 0),
        ("", "garrison-a", 1),
        ("gold-fleet", "ore-fleet", None),
        ("marketplace", "mint", 0),
        ("marketplace", "mint gold-fleet", None),
        ("counting-house", "merchant-guild", 1),
    ],
)
def test_8_the_commerce_token_is_for_strictly_more_points_and_a_tie_for_nobody(
    first: str, second: str, holder: int | None
) -> None:
    pos = acting(with_cards(0, first, city=-1), with_cards(1, second, city=-1))
    assert commerce_token(pos) == holder


@pytest.mark.parametrize(("option", "own"), [(1, 1), (0, 0)])
@pytest.mark.parametrize(("fleets", "bonus"), [("", 0), ("gold-fleet", 1), ("gold-fleet ore-fleet wool-fleet", 3)])
def test_8_a_harbor_counts_1_and_1_more_for_each_fleet(fleets: str, bonus: int, option: int, own: int) -> None:
    """Its own point is an option."""
    first = with_cards(0, f"harbor {fleets}", city=-1)
    pos = acting(first, options={"harbor_own_point": option})
    assert pos.state.players[0].commerce == own + 2 * bonus
    assert commerce_token(pos) == (0 if own + bonus else None)


@pytest.mark.parametrize("card", ["gold-fleet", "karl"])
def test_8_both_tokens_may_be_held_by_the_same_player_and_are_1_point_each(card: str) -> None:
    pos = acting(with_cards(0, "gold-fleet karl", city=5))
    assert (holders(pos), pos.score()) == ((0, 0), [5, 2])
    do(pos, "pull_down", card=card)
    assert pos.score() == [4, 2]
