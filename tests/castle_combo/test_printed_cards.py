"""The transcription of the printed cards against the rulebook's own totals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from castle_combo.slow_scorer import COUNTS, SHIELDS, printed_cards

CARDS = printed_cards()


def test_there_are_39_castle_and_39_village_cards() -> None:
    assert Counter(card["deck"] for card in CARDS.values()) == {"castle": 39, "village": 39}


@pytest.mark.parametrize(("deck", "numbers"), [("castle", (14, 12, 11, 8, 7, 0)), ("village", (1, 5, 6, 10, 11, 20))])
def test_shields_add_up_to_the_table_on_the_back_of_the_rulebook(deck: str, numbers: tuple[int, ...]) -> None:
    icons = Counter(shield for card in CARDS.values() if card["deck"] == deck for shield in card["shields"])
    assert tuple(icons[shield] for shield in SHIELDS) == numbers
    assert set(icons) <= set(SHIELDS)


@pytest.mark.parametrize(
    ("deck", "numbers"), [("castle", [1, 0, 1, 6, 10, 10, 6, 5]), ("village", [11, 0, 11, 4, 6, 5, 1, 1])]
)
def test_costs(deck: str, numbers: list[int]) -> None:
    costs = Counter(card["cost"] for card in CARDS.values() if card["deck"] == deck)
    assert [costs[cost] for cost in range(8)] == numbers


@pytest.mark.parametrize(("deck", "purses"), [("castle", [3, 5, 8]), ("village", [4, 4, 4, 5, 5, 6, 7, 9])])
def test_purses_and_their_capacities(deck: str, purses: list[int]) -> None:
    of_deck = [card for card in CARDS.values() if card["deck"] == deck]
    assert sorted(card["purse"] for card in of_deck if card["purse"]) == purses


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_purse_pays_two_for_each_gold_on_it(card: dict[str, Any]) -> None:
    pays = card["scoring"] == {"points": 2, "per": {"count": "gold_on_card"}}
    assert pays == (card["purse"] is not None)


@pytest.mark.parametrize(("deck", "other"), [("castle", "village"), ("village", "castle")])
def test_nineteen_icons_send_the_messenger_to_the_other_row(deck: str, other: str) -> None:
    icons = Counter(card["messenger"] for card in CARDS.values() if card["deck"] == deck)
    assert icons == {other: 19, None: 20}


def test_discounts_are_nine_castle_and_six_village_cards() -> None:
    assert Counter(card["deck"] for card in CARDS.values() if card["discount"]) == {"castle": 9, "village": 6}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_the_discount_is_what_the_ability_says(card: dict[str, Any]) -> None:
    decks = [deck for effect in card["ability"]["effects"] for deck in effect.get("decks", ())]
    told = {deck: decks.count(deck) for deck in ("castle", "village")}
    assert card["discount"] == (told if decks else None)


def test_either_or_cards() -> None:
    either = {name for name, card in CARDS.items() if card["ability"]["mode"] == "choose_one"}
    assert either == {"banker", "bombardier", "militiaman", "barbarian", "blacksmith"}


def test_every_scroll_is_of_a_known_kind() -> None:
    kinds = {card["scoring"]["per"]["count"] for card in CARDS.values() if "per" in card["scoring"]}
    assert kinds == set(COUNTS) - {"cells"}  # only abilities count cells
    tests = {card["scoring"]["if"]["test"] for card in CARDS.values() if "if" in card["scoring"]}
    assert tests == {"position", "shield_absent", "face_down_cards"}


def test_the_transcription_has_no_more_than_the_facts() -> None:
    facts = {"id", "name", "deck", "cost", "shields", "messenger", "ability", "scoring", "purse", "discount"}
    assert all(set(card) == facts for card in CARDS.values())
