"""The transcription of the printed cards against the rulebook's own totals, and the card table against it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from castle_combo.slow_scorer import COUNTS, SHIELDS, printed_cards
from every import for_every

from bailey.games import castle_combo

CARDS = printed_cards()
#: Of each location: shields as on the back of the rulebook, cards by price from 0 to 7, and the purses.
TOTALS = {
    "castle": ((14, 12, 11, 8, 7, 0), [1, 0, 1, 6, 10, 10, 6, 5], [3, 5, 8]),
    "village": ((1, 5, 6, 10, 11, 20), [11, 0, 11, 4, 6, 5, 1, 1], [4, 4, 4, 5, 5, 6, 7, 9]),
}
#: Icons send the messenger to the other location, and so many cards have a discount.
ICONS = {"castle": {"village": 19, None: 20}, "village": {"castle": 19, None: 20}}
DISCOUNTS = {"castle": 9, "village": 6}


@pytest.mark.parametrize("deck", TOTALS)
def test_the_cards_of_a_location_add_up(deck: str) -> None:
    cards = [card for card in CARDS.values() if card["deck"] == deck]
    icons = Counter(shield for card in cards for shield in card["shields"])
    costs = Counter(card["cost"] for card in cards)
    found = (tuple(icons[shield] for shield in SHIELDS), [costs[cost] for cost in range(8)])
    assert (*found, sorted(card["purse"] for card in cards if card["purse"])) == TOTALS[deck]
    assert (len(cards), set(icons) <= set(SHIELDS)) == (39, True)
    assert Counter(card["messenger"] for card in cards) == ICONS[deck]
    assert sum(card["discount"] is not None for card in cards) == DISCOUNTS[deck]


@for_every("row", castle_combo.CARDS)
def test_a_row_of_the_card_table_says_what_is_printed(row: dict[str, Any]) -> None:
    """A purse pays two for each gold on it, and the discount, left out in the table, is what the ability says."""
    card = CARDS[row["id"]]
    printed = {fact: value for fact, value in card.items() if fact != "discount"}
    assert {fact: row[fact] for fact in printed} == printed
    assert (card["scoring"] == {"points": 2, "per": {"count": "gold_on_card"}}) == (card["purse"] is not None)
    decks = [deck for effect in card["ability"]["effects"] for deck in effect.get("decks", ())]
    assert card["discount"] == ({deck: decks.count(deck) for deck in ("castle", "village")} if decks else None)


def test_the_card_table_has_the_printed_cards() -> None:
    assert [row["id"] for row in castle_combo.CARDS] == list(CARDS)


def test_either_or_cards_and_kinds_of_scrolls() -> None:
    either = {name for name, card in CARDS.items() if card["ability"]["mode"] == "choose_one"}
    assert either == {"banker", "bombardier", "militiaman", "barbarian", "blacksmith"}
    kinds = {card["scoring"]["per"]["count"] for card in CARDS.values() if "per" in card["scoring"]}
    assert kinds == set(COUNTS)
    tests = {card["scoring"]["if"]["test"] for card in CARDS.values() if "if" in card["scoring"]}
    assert tests == {"position", "shield_absent", "face_down_cards"}


def test_the_transcription_has_no_more_than_the_facts() -> None:
    facts = {"id", "name", "deck", "cost", "shields", "messenger", "ability", "scoring", "purse", "discount"}
    assert all(set(card) == facts for card in CARDS.values())
