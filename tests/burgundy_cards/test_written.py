"""Positions that people write: what is left unsaid is filled in, and what no game can come to is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bailey.core import BadInput
from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import IDS

Json = dict[str, Any]
SEVEN = ["castle-1a", "mine-1a", "cloister-1a", "knowledge-1a", "ship-1a", "pasture-4a", "bank-4"]
OTHER_SEVEN = ["castle-1b", "mine-1b", "cloister-1b", "knowledge-1b", "ship-1b", "pasture-4b", "bank-5"]
SHIPS, OTHER_SHIPS = ["ship-1a", "ship-2a", "ship-3a"], ["ship-4a", "ship-5a", "ship-6a"]
HANDS: list[Json] = [{"hand": ["pasture-1a", "pasture-2a"]}, {"hand": ["pasture-3a"]}]


def players(own: Json | None = None, other: Json | None = None) -> Json:
    """Write a position of two players who have cards in hand."""
    return {"players": [{**HANDS[0], **(own or {})}, {**HANDS[1], **(other or {})}]}


# What is left unsaid


def test_an_empty_position_is_the_beginning_of_a_round() -> None:
    pos = burgundy_cards.load({"round": "C", "seed": 5})
    dump = pos.dump()
    assert (pos.step, pos.turn, dump["round"]) == ("play_card", 0, "C")
    assert sum(len(row["cards"]) for row in dump["display"]) == 7
    assert [len(player["hand"]) + len(player["dice"]) for player in dump["players"]] == [6, 6]
    assert [pile["cards"] for pile in dump["goods_piles"]] == [9, 9]
    assert [pile["cards"] for pile in dump["animal_piles"]] == [10, 10]


def test_a_display_that_is_written_stays_as_it_is() -> None:
    pos = burgundy_cards.load({"display": [{"cards": []}, {"cards": ["mine-2a"]}]})
    assert [row["cards"] for row in pos.dump()["display"]] == [[], ["mine-2a"], [], [], [], []]


def test_where_somebody_has_cards_nothing_is_dealt() -> None:
    pos = burgundy_cards.load(players())
    assert all(row["cards"] == [] for row in pos.dump()["display"])
    assert [len(player["hand"]) for player in pos.dump()["players"]] == [2, 1]


def test_who_has_no_card_has_no_turn() -> None:
    assert burgundy_cards.load({"players": [{}, {"hand": ["ship-1a"]}, {}], "turn": 2}).turn == 1


def test_a_hand_is_filled_from_the_pile_of_its_owner() -> None:
    pos = burgundy_cards.load({"players": [{"dice": ["ship-1a", "ship-2a", "ship-3a"]}, {"dice": ["mine-1a"]}]})
    assert [len(player["hand"]) for player in pos.dump()["players"]] == [2, 1]


def test_aaron_gets_what_he_still_has_to_come() -> None:
    for number, name in enumerate("ABCDE"):
        pos = burgundy_cards.load({"seats": 1, "round": name, "players": [{"hand": ["ship-1a"]}]})
        assert len(pos.dump()["aaron"]) == sum((3, 4, 5, 6, 7)[number + 1 :])


def test_cards_of_an_estate_lie_where_they_belong() -> None:
    cards = ["ship-1a", "mine-1a", "ship-1b", "cloister-1a", "ship-1c", "ship-4a", "cloister-1b"]
    pos = burgundy_cards.load(players({"estate": cards}))
    assert [entry["stack"] for entry in pos.dump()["players"][0]["estate"]] == [0, 1, 0, 2, 0, 3, 2]


def test_piles_are_numbered_in_the_order_in_which_they_were_begun() -> None:
    estate = [{"card": "ship-1a", "stack": 9}, {"card": "mine-1a", "stack": 4}, {"card": "cloister-1a", "stack": 9}]
    pos = burgundy_cards.load(players({"estate": estate}))
    assert [entry["stack"] for entry in pos.dump()["players"][0]["estate"]] == [0, 1, 0]


def test_open_piles_hold_what_nobody_owns() -> None:
    pos = burgundy_cards.load(players({"goods": [6, 6, 1], "animals": [5, 5, 5, 2]}, {"sold": [0, 0, 4]}))
    dump = pos.dump()
    assert dump["goods_piles"] == [{"cards": 1, "top": "dark"}, {"cards": 0, "top": "none"}]
    assert [(pile["cards"], pile["top"]) for pile in dump["animal_piles"]] == [(2, "pig"), (1, "pig")]


def test_the_only_one_with_a_triple_was_first() -> None:
    pos = burgundy_cards.load({**players({}, {"estate": SHIPS}), "start_player": 0})
    assert pos.dump()["first_triples"] == [-1, -1, -1, -1, 1, -1, -1]
    assert pos.score() == [1, 4 + 1]


def test_of_several_the_one_who_was_first_is_said() -> None:
    written = players({"estate": SHIPS}, {"estate": OTHER_SHIPS})
    for first in (0, 1):
        pos = burgundy_cards.load({**written, "first_triples": [-1, -1, -1, -1, first], "start_player": 1 - first})
        assert pos.score() == [5, 5]


def test_the_only_one_with_all_seven_types_has_the_top_card() -> None:
    assert burgundy_cards.load({**players({"estate": SEVEN}), "start_player": 1}).score() == [3, 1]
    with_aaron = {"seats": 1, "round": "C", "players": [{"hand": ["ship-3a"]}, {"estate": SEVEN}]}
    assert burgundy_cards.load(with_aaron).score() == [0, 3]


def test_where_one_card_for_all_seven_types_is_said_the_other_follows() -> None:
    written = players({"estate": SEVEN, "all_seven": 1}, {"estate": OTHER_SEVEN})
    assert [player["all_seven"] for player in burgundy_cards.load(written).dump()["players"]] == [1, 3]


# What is refused


HAND = ["pasture-1a", "pasture-2a"]
#: The own hand and dice, the other's, what is left of the turn, and whose hand is wrong.


@pytest.mark.parametrize(("position", "said"), [
    (players({"silver": -1}), "players\\[0\\]\\.silver: must be a whole number from 0 to 1000000, not -1"),
    (players({"workers": 10 ** 7}), "players\\[0\\]\\.workers: must be a whole number from 0 to 1000000, not 10000000"),
    (players({"goods": [0, -1, 0]}), "players\\[0\\]\\.goods\\[1\\]: must be a whole number from 0 to 6, not -1"),
    (players({"goods": [4, 0, 0]}, {"sold": [3, 0, 0]}), "there are only 6 of light"),
    (players({"animals": [0, 0, 0, 6]}), "animals\\[3\\]: must be a whole number from 0 to 5, not 6"),
    (players({"animals": [0, 0, 0, 3]}, {"animals": [0, 0, 0, 3]}), "there are only 5 of pig"),
    (players({"all_seven": 5}), "players\\[0\\]\\.all_seven: must be a whole number from 0 to 4, not 5"),
    (players({"all_seven": 3}), "players\\[0\\]\\.all_seven: the estate does not have all seven types; write 0"),
    (players({"estate": SEVEN, "all_seven": 1}), "0 have all seven types, and took the cards worth 3;"),
    (players({"estate": SEVEN}, {"estate": OTHER_SEVEN}),
        "0 and 1 have all seven types, and took the cards worth 3 and 1; write as `all_seven` who has which"),
    (players({"estate": SEVEN, "all_seven": 3}, {"estate": OTHER_SEVEN, "all_seven": 3}),
        "0 and 1 have all seven types, and took the cards worth 3 and 1"),
    ({**players(), "first_triples": [0]}, "first_triples\\[0\\]: player 0 has no triple of castle; write -1"),
    ({**players({"estate": SHIPS}), "first_triples": [-1, -1, -1, -1, 1]},
        "first_triples\\[4\\]: player 1 has no triple of ship; write 0"),
    (players({"estate": SHIPS}, {"estate": OTHER_SHIPS}),
        "first_triples\\[4\\]: players 0 and 1 have a triple of ship; write which of them had the first"),
    ({"seats": 1, "players": [{}, {"estate": [{"card": c, "stack": 0} for c in ("ship-1a", "cloister-1a")]}]},
        "players\\[1\\]\\.estate: Aaron's cloisters lie with cloisters only"),
    (players({"dice": ["ship-1a", "ship-1b", "ship-1c", "ship-2a", "ship-2b"]}),
        "players\\[0\\]: has 7 cards in `hand` and `dice`; a round begins with 6"),
    ({"players": [{"hand": ["ship-1a", "ship-1b"], "dice": [f"mine-{die}a" for die in range(1, 7)]}, {}]},
        "players\\[0\\]: has 8 cards in `hand` and `dice`; a round begins with 6"),
    ({**players(), "start_player": 2}, "start_player: must be from 0 to 1"),
    ({**players(), "first_triples": [2]}, "first_triples\\[0\\]: must be a player"),
    ({**players(), "aaron": ["mine-1a"]}, "aaron: has cards only in the game of one player"),
    ({**players(), "goods_piles": [{"cards": 3, "top": "dark"}, {"cards": 3}]}, "nobody owns 18 of them"),
    ({**players(), "goods_piles": [{"cards": 18}, {"cards": 0, "top": "dark"}]}, "\\[1\\]\\.top: nothing lies there"),
    ({**players({"animals": [5, 0, 0, 0]}), "animal_piles": [{"cards": 10, "top": "chicken"},
        {"cards": 5, "top": "cow"}]}, "more of a kind on top than nobody owns"),
    (players({"estate": [{"card": c, "stack": 0} for c in ("ship-1a", "mine-1a")]}), "cannot lie in one pile"),
    (players({"estate": [{"card": f"cloister-{i}a", "stack": 0} for i in (1, 2, 3, 4)]}), "cannot lie in one pile"),
    ({"seats": 1, "players": [{}, {"silver": 1}]}, "players\\[1\\]\\.silver: Aaron has none"),
    ({"seats": 1, "players": [{}, {"animals": [0, 0, 1, 0]}]}, "players\\[1\\]\\.animals: Aaron has none"),
    ({"seats": 1, "players": [{}, {"hand": ["mine-1a"]}]}, "Aaron has an estate and no other cards"),
    ({"seats": 1, "players": [{}, {"estate": [*IDS[:20]]}], "aaron": [*IDS[20:26]]}, "Aaron gets 25 cards in all"),
    ({**players(), "taken": ["mine-1a"], "todo": []}, "`taken` and `bought` hold cards only in the middle"),
    (players({"hand": ["mine-1a", "mine-2a", "mine-3a"]}), "hand"),
])  # fmt: skip
def test_what_the_rules_forbid_is_refused(position: Json, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        burgundy_cards.load(position)
