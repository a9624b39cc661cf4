"""The 114 action cards as they are printed: how many of each type, with which dice, for how many points."""

from __future__ import annotations

from collections import Counter

import pytest

from bailey.games import burgundy_cards

#: Type, number of cards, how often each die occurs, victory points of a triple.
TYPES = [
    ("castle", 12, 2, 2),
    ("mine", 12, 2, 4),
    ("cloister", 12, 2, 6),
    ("knowledge", 18, 3, 4),
    ("ship", 18, 3, 4),
    ("pasture", 18, 3, 4),
    ("building", 24, 4, 3),
]
BUILDINGS = {
    "carpenters-workshop": [1, 2, 3],
    "church": [1, 2, 3],
    "market": [1, 2, 3],
    "watchtower": [1, 2, 3],
    "bank": [4, 5, 6],
    "boarding-house": [4, 5, 6],
    "warehouse": [4, 5, 6],
    "city-hall": [4, 5, 6],
}
CARDS = burgundy_cards.GAME.cards


def kind(card: str) -> str:
    return card.rpartition("-")[0]


def type_of(card: str) -> str:
    return "building" if kind(card) in BUILDINGS else kind(card)


def die(card: str) -> int:
    return int(card.rpartition("-")[2][0])


def test_there_are_114_different_cards() -> None:
    assert (len(CARDS), len(set(CARDS))) == (114, 114)


def test_every_number_is_on_nineteen_cards() -> None:
    assert Counter(map(die, CARDS)) == dict.fromkeys(range(1, 7), 19)


def test_there_are_seven_types() -> None:
    assert Counter(map(type_of, CARDS)) == {name: count for name, count, _, _ in TYPES}


@pytest.mark.parametrize(("name", "each"), [(name, each) for name, _, each, _ in TYPES])
def test_each_number_is_equally_often_on_the_cards_of_a_type(name: str, each: int) -> None:
    assert Counter(die(card) for card in CARDS if type_of(card) == name) == dict.fromkeys(range(1, 7), each)


@pytest.mark.parametrize(("name", "dice"), BUILDINGS.items())
def test_each_of_the_eight_buildings_has_three_cards(name: str, dice: list[int]) -> None:
    assert sorted(die(card) for card in CARDS if kind(card) == name) == dice


@pytest.mark.parametrize(("name", "worth"), [(name, worth) for name, _, _, worth in TYPES])
def test_three_cards_of_a_type_are_worth_the_points_at_the_bottom_of_the_cards(name: str, worth: int) -> None:
    of_type = [card for card in CARDS if type_of(card) == name]
    for at in range(0, len(of_type), 3):
        estate = [{"card": card, "stack": 0} for card in of_type[at : at + 3]]
        hands = [card for card in CARDS if type_of(card) != name][:4]
        players = [{"estate": estate, "hand": hands[:2]}, {"hand": hands[2:]}]
        pos = burgundy_cards.load({"seats": 2, "start_player": 1, "players": players})
        assert pos.score() == [worth + 1, 1], "it is the first triple of its type, too"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_shows_the_die_of_its_name(card: str) -> None:
    rows = [[other] for other in CARDS if other != card][:6]
    spare = [other for other in CARDS if [other] not in rows and other != card]
    players = [{"hand": [card], "silver": 1}, {"hand": spare[:2]}]
    pos = burgundy_cards.load({"seats": 2, "players": players, "display": [{"cards": row} for row in rows]})
    assert [choice.args["row"] for choice in pos.choices if choice.name == "take"] == [die(card)]
