"""What a choice comes to: a bot learns of dice and types of cards, and not of slots."""

from __future__ import annotations

import random

import pytest

from bailey.core import card_at
from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import card
from bailey.games.burgundy_cards.choices import PLAY_CARD, TAKE
from bailey.games.burgundy_cards.deeds import DEEDS, PLAY_DIE, deed


def test_to_take_cards_of_one_type_is_one_deed_and_of_two_types_two() -> None:
    state = burgundy_cards.new(4, seed=3).state
    found: dict[int, set[int]] = {}
    for i in range(30):
        row, slot = divmod(i, 5)
        pile = state.display[row].cards
        if slot < pile.size:
            found.setdefault(card(card_at(pile, slot)).type, set()).add(deed(state, TAKE + i))
    assert len(found) > 1
    assert all(len(deeds) == 1 for deeds in found.values())
    assert len(set.union(*found.values())) == len(found)


def test_to_play_a_card_is_to_play_its_die() -> None:
    state = burgundy_cards.new(2, seed=3).state
    hand = state.players[state.todo[state.pending - 1].player].hand
    dice = [card(card_at(hand, slot)).die for slot in range(2)]
    assert [deed(state, PLAY_CARD + slot) for slot in range(2)] == [PLAY_DIE + die for die in dice]


@pytest.mark.slow
def test_choices_of_one_kind_never_share_a_deed_with_another_kind() -> None:
    kinds: dict[int, set[str]] = {}
    for seed in range(12):
        pos, dice = burgundy_cards.new(1 + seed % 4, seed=seed), random.Random(seed)
        while not pos.over:
            for choice in pos.choices:
                kinds.setdefault(deed(pos.state, choice.number), set()).add(choice.name)
            pos.push(dice.choice(pos.choices.numbers))
    assert all(len(names) == 1 for names in kinds.values())
    assert max(kinds) < DEEDS
