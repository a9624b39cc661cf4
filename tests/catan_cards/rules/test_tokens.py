"""The tokens, and the points that lead to them (8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    Json,
    acting,
    do,
    is_open,
    lines,
    player,
    rolled,
    stores_of,
)

from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED

if TYPE_CHECKING:
    from bailey.core import Position

Built = dict[str, tuple[int, str]]
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


def test_8_the_red_tournament_points_do_not_count_for_the_token() -> None:
    assert knight_token(acting(with_cards(0, "falk"), with_cards(1, "conrad"))) == 1


@pytest.mark.parametrize(("knights", "strength"), [("", 0), ("siegfried", 2), ("siegfried hagen", 4), ("karl", 8)])
def test_8_with_a_smithy_each_knight_counts_1_more(knights: str, strength: int) -> None:
    pos = acting(with_cards(0, f"smithy {knights}"))
    assert pos.state.players[0].strength == strength
    assert knight_token(pos) == (0 if strength else None)


def test_8_a_smithy_helps_neither_the_rivals_knights_nor_the_owners_fleets() -> None:
    pos = acting(with_cards(0, "smithy gold-fleet"), with_cards(1, "siegfried"))
    assert [me.strength for me in pos.state.players] == [0, 1]


def test_8_a_smithy_may_decide_who_has_the_token() -> None:
    assert knight_token(acting(with_cards(0, "siegfried smithy"), with_cards(1, "hagen"))) == 0


def test_8_the_knight_token_needs_no_city_and_knights_in_hand_do_not_count() -> None:
    assert knight_token(acting(with_cards(0, "siegfried"), with_cards(1, "", hand="karl goetz"))) == 0


def test_8_the_tokens_are_recounted_after_building() -> None:
    pos = acting(with_cards(0, "", hand="otto", grain=1, ore=2, wool=1), with_cards(1, "conrad"))
    assert knight_token(pos) == 1
    do(pos, "build", slot="otto", place=5, side="above")
    assert knight_token(pos) == 0


def test_8_the_tokens_are_recounted_after_pulling_down() -> None:
    pos = acting(with_cards(0, "otto"), with_cards(1, "walter"))
    assert knight_token(pos) is None
    do(pos, "pull_down", card="otto")
    assert knight_token(pos) == 1


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


@pytest.mark.parametrize("rivals_city", [None, 5])
def test_8_a_leader_without_a_city_leaves_the_commerce_token_to_nobody(rivals_city: int | None) -> None:
    """Not even to a rival with a City."""
    pos = acting(with_cards(0, "gold-fleet ore-fleet"), with_cards(1, "wool-fleet", city=rivals_city))
    assert commerce_token(pos) is None


def test_8_one_city_is_enough_wherever_the_cards_stand() -> None:
    first = player(0, built={"gold-fleet": (6, "above")}, settlements=(6,), cities=(5,))
    assert commerce_token(acting(first)) == 0


def test_8_the_first_city_brings_the_leader_the_commerce_token() -> None:
    pos = acting(with_cards(0, "gold-fleet", ore=3, grain=2), with_cards(1, "", city=5))
    assert (commerce_token(pos), pos.score()) == (None, [2, 3])
    do(pos, "build_city", place=6)
    assert (commerce_token(pos), pos.score()) == (0, [4, 3])


def test_8_the_commerce_token_is_recounted_after_pulling_down() -> None:
    pos = acting(with_cards(0, "marketplace", city=5), with_cards(1, "gold-fleet", city=5))
    assert commerce_token(pos) == 0
    do(pos, "pull_down", card="marketplace")
    assert commerce_token(pos) == 1


@pytest.mark.parametrize(("option", "own"), [(1, 1), (0, 0)])
@pytest.mark.parametrize(("fleets", "bonus"), [("", 0), ("gold-fleet", 1), ("gold-fleet ore-fleet wool-fleet", 3)])
def test_8_a_harbor_counts_1_and_1_more_for_each_fleet(fleets: str, bonus: int, option: int, own: int) -> None:
    """Its own point is an option."""
    first = with_cards(0, f"harbor {fleets}", city=-1)
    pos = acting(first, options={"harbor_own_point": option})
    assert pos.state.players[0].commerce == own + 2 * bonus
    assert commerce_token(pos) == (0 if own + bonus else None)


def test_8_a_harbor_adds_nothing_for_other_cards_or_the_rivals_fleets() -> None:
    pos = acting(with_cards(0, "harbor garrison-a karl", city=-1), with_cards(1, "gold-fleet", city=5))
    assert [me.commerce for me in pos.state.players] == [2, 1]


@pytest.mark.parametrize("card", ["gold-fleet", "karl"])
def test_8_both_tokens_may_be_held_by_the_same_player_and_are_1_point_each(card: str) -> None:
    pos = acting(with_cards(0, "gold-fleet karl", city=5))
    assert (holders(pos), pos.score()) == ((0, 0), [5, 2])
    do(pos, "pull_down", card=card)
    assert pos.score() == [4, 2]


def test_8_the_holder_of_the_commerce_token_is_asked_at_the_commerce_face() -> None:
    """A leader without a City is not, for there is no holder."""
    fields: dict[str, Any] = {"turn": 1}
    rival = with_cards(1, "", ore=1, wool=1)
    pos = rolled("commerce", 6, with_cards(0, "gold-fleet", city=5), rival, **fields)
    assert (pos.turn, is_open(pos, "take_resource", resource="ore")) == (0, True)
    pos = rolled("commerce", 6, with_cards(0, "gold-fleet"), rival, **fields)
    assert (pos.turn, is_open(pos, "end_actions")) == (1, True)
