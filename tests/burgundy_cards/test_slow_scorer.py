"""The slow scorer against sums worked by hand."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.slow_scorer import (
    TYPES,
    BonusCards,
    Json,
    aaron_wins,
    piles_of,
    score_player,
    sets_of,
    storage_of,
    total,
    triples_of,
    type_of,
    type_of_pile,
    winners,
)


def written(*players: Json, **rest: Any) -> Json:
    """A position of players who have nothing but what is told; an estate is a tuple of piles."""
    bare = {
        "silver": 0,
        "workers": 0,
        "points": 0,
        "goods": [0] * 3,
        "sold": [0] * 3,
        "animals": [0] * 4,
        "all_seven": 0,
    }
    table = [{**bare, **one, "estate": estate(*one.get("estate", ()))} for one in players]
    usual = {"seats": len(players), "start_player": -1, "first_triples": [-1] * 7}
    return usual | {"single_animal_set": False, "strict_win": False, "players": table} | rest


def estate(*piles: str) -> list[Json]:
    return [{"card": card, "stack": i} for i, pile in enumerate(piles) for card in pile.split()]


def points(player: Json, **rest: Any) -> dict[str, int]:
    return {line.name: line.points for line in score_player(written(player, {}, **rest), 0) if line.points}


@pytest.mark.parametrize(
    ("card", "name"),
    [("castle-1a", "castle"), ("cloister-6b", "cloister"), ("city-hall-5", "building"), ("church-2", "building")],
)
def test_types_are_read_from_names(card: str, name: str) -> None:
    assert type_of(card) == name


@pytest.mark.parametrize(("pile", "name"), [
    ("mine-1a", "mine"),
    ("cloister-1a", "cloister"),
    ("cloister-1a cloister-2a mine-1a", "mine"),
    ("ship-1a cloister-1a cloister-2a", "ship"),
    ("church-1 cloister-1a bank-4", "building"),
    ("cloister-1a cloister-2a cloister-3a", "cloister"),
])  # fmt: skip
def test_a_pile_is_of_the_type_that_is_no_cloister(pile: str, name: str) -> None:
    assert type_of_pile(pile.split()) == name


def test_a_pile_of_two_types_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="castle"):
        type_of_pile(["mine-1a", "castle-1a"])


def test_only_full_piles_are_triples() -> None:
    one = {"estate": estate("mine-1a mine-2a mine-3a", "mine-4a mine-5a", "ship-1a", "cloister-1a cloister-2a ship-2a")}
    assert len(piles_of(one)) == 4
    assert triples_of(one) == ["mine", "ship"]


@pytest.mark.parametrize(("piles", "worth"), [
    (("church-1 bank-4 market-2", "pasture-1a pasture-2a pasture-3a", "cloister-1a cloister-2a cloister-3a"), 13),
    (("castle-1a castle-2a castle-3a", "castle-4a castle-5a cloister-1a"), 4),
    (("mine-1a mine-2a mine-3a", "knowledge-1a knowledge-2a knowledge-3a", "ship-1a ship-2a"), 8),
])  # fmt: skip
def test_triples(piles: tuple[str, ...], worth: int) -> None:
    assert total(written({"estate": piles}, {}), 0) == worth


@pytest.mark.parametrize(
    ("animals", "sets"),
    [
        ([1, 2, 3, 0], [3, 2]),  # Megan's 3 sheep, 2 cattle and 1 chicken
        ([5, 5, 5, 5], [4] * 5),
        ([4, 0, 0, 0], []),
        ([2, 1, 1, 2], [4, 2]),
    ],
)
def test_sets_of_animals(animals: list[int], sets: list[int]) -> None:
    assert sets_of(animals) == sets
    assert sets_of(animals, single=True) == sets[:1]


def test_all_lines() -> None:
    player = {"estate": ("mine-1a mine-2a mine-3a",), "sold": [1, 0, 2], "points": 4, "animals": [1, 1, 0, 0]}
    first = [-1, 0, 0, 1, -1, -1, -1]
    assert points(player | {"all_seven": 3}, first_triples=first, start_player=0) == {
        "triple mine": 4,
        "first_triples": 2,
        "all_seven": 3,
        "goods": 3,
        "victory_points": 4,
        "animals": 1,
        "start_player": 1,
    }


def test_alone_the_start_player_card_is_worth_nothing() -> None:
    alone = written({}, {}, seats=1, start_player=0)
    assert total(alone, 0) == 0


def test_aaron_has_triples_and_bonus_cards() -> None:
    his = {"estate": ("mine-1a mine-2a mine-3a",), "points": 9, "animals": [5, 5, 5, 5], "all_seven": 1}
    alone = written({}, his, seats=1, first_triples=[-1, 1, -1, -1, -1, -1, -1])
    assert [(line.name, line.points) for line in score_player(alone, 1)] == [
        ("triple mine", 4),
        ("first_triples", 1),
        ("all_seven", 1),
    ]


def test_the_storage() -> None:
    player = {"workers": 2, "silver": 3, "goods": [1, 0, 1], "animals": [1, 2, 3, 0], "sold": [4, 0, 0]}
    assert storage_of(written(player, {}), 0) == 2 + 3 + 2 + 1
    assert storage_of(written(player, {}, single_animal_set=True), 0) == 2 + 3 + 2 + 3


@pytest.mark.parametrize(("players", "seats"), [
    ([{"points": 1}, {"points": 2}], [1]),
    ([{"points": 2, "silver": 1}, {"points": 2}], [0]),
    ([{"points": 2}, {"points": 1, "silver": 9}], [0]),
    ([{"points": 2, "workers": 1}, {"points": 2}, {"points": 2, "silver": 1}], [0, 2]),
])  # fmt: skip
def test_winners(players: list[Json], seats: list[int]) -> None:
    assert winners(written(*players)) == seats


@pytest.mark.parametrize(
    ("own", "his", "strict", "lost"), [(4, 4, False, False), (4, 4, True, True), (4, 5, False, True)]
)
def test_against_aaron(own: int, his: int, *, strict: bool, lost: bool) -> None:
    assert aaron_wins(own, his, strict=strict) is lost
    assert winners(written({"points": own}, {"all_seven": his}, seats=1, strict_win=strict)) == [int(lost)]


def test_the_first_triple_of_a_type_takes_its_card() -> None:
    cards = BonusCards(2)
    for p, card in ((0, "mine-1a"), (0, "mine-2a"), (1, "mine-3a"), (1, "mine-4a"), (1, "cloister-1a"), (0, "mine-5a")):
        cards.placed(p, card, 0)
    assert cards.first_triples == [1 if name == "mine" else -1 for name in TYPES]


def test_a_fourth_card_on_a_pile_is_a_mistake() -> None:
    cards = BonusCards(2)
    for number in (1, 2, 3):
        cards.placed(0, f"mine-{number}a", 0)
    with pytest.raises(ValueError, match="mine-4a"):
        cards.placed(0, "mine-4a", 0)


def test_all_seven_types_take_the_cards_in_order() -> None:
    cards = BonusCards(3)
    for p in (2, 0, 1):
        for stack, name in enumerate(TYPES):
            cards.placed(p, f"{name}-{p + 1}a", stack)
    cards.placed(2, "mine-6a", 1)
    assert cards.all_seven == {2: 4, 0: 2, 1: 1}
