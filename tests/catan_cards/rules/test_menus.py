"""A bot's menu, which keeps no reasons, has the same open choices as a person's."""

from __future__ import annotations

from random import Random

import pytest
from catan_cards.rules.table import acting, catan_cards, choice, do, drawing, player, why

from bailey.core import card_at
from bailey.games.catan_cards.packing import packed, unpacked

HAND = "abbey-a church-a arsonist-a scout-a"


@pytest.mark.parametrize("stores", range(4))
def test_a_bot_is_offered_what_a_person_is_offered(stores: int) -> None:
    first = player(0, hand=HAND, stores=stores, road_left=True, cities=(5,), settlements=(6,))
    for pos in (acting(first, player(1, stores=1)), drawing(first)):
        menu = [0] * (catan_cards.GAME.choices.count + 1)
        catan_cards.GAME.engine.settle(pos.state.copy(), menu)
        assert menu[1 : menu[0] + 1] == pos.choices.numbers


def test_a_random_game_offers_bots_what_people_are_offered() -> None:
    pos, dice, seen = catan_cards.new(seed=5), Random(5), 0
    menu = [0] * (catan_cards.GAME.choices.count + 1)
    while not pos.over and seen < 400:
        catan_cards.GAME.engine.settle(pos.state.copy(), menu)
        assert menu[1 : menu[0] + 1] == pos.choices.numbers
        pos.push(dice.choice(pos.choices.numbers))
        seen += 1
    assert seen == 400


def test_10_no_number_is_named_twice() -> None:
    pos = catan_cards.load(
        {
            "turn": 0,
            "turns": 20,
            "options": {"action_gate": 3},
            "players": [player(0, hand="alchemist-a alchemist-b"), player(1)],
        }
    )
    do(pos, "play", slot="alchemist-a")
    do(pos, "name_number", number=3)
    assert choice(pos, "roll") in pos.choices
    assert why(pos, "play", slot="alchemist-b") == "named-already"
    assert card_at(pos.state.discard, 0) == catan_cards.GAME.cards.index("alchemist-a")


def test_packed_amounts_are_read_back() -> None:
    amounts = {"lumber": 15, "ore": 1, "gold": 9}
    assert unpacked(packed(amounts)) == amounts
