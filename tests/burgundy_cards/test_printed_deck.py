"""In play the action cards have the dice and the points that are printed on them.

`test_printed_cards` holds the deck itself against the transcription: how many cards of each type, with which dice.
"""

from __future__ import annotations

import pytest

from bailey.games import burgundy_cards

#: Victory points of a triple.
WORTH = {"castle": 2, "mine": 4, "cloister": 6, "knowledge": 4, "ship": 4, "pasture": 4, "building": 3}
CARDS = burgundy_cards.GAME.cards


def kind(card: str) -> str:
    return card.rpartition("-")[0]


def type_of(card: str) -> str:
    return kind(card) if kind(card) in WORTH else "building"


def die(card: str) -> int:
    return int(card.rpartition("-")[2][0])


@pytest.mark.parametrize(("name", "worth"), WORTH.items())
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
