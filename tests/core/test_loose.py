"""Stacks that nobody has seen into have no order: chance decides it as their cards are drawn."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from core.piles_table import CARDS, Table, cards, draw_all, draw_to_hand, knowers, shuffled
from core.tables_of_chance import assert_as_expected

from bailey.core import draw, move, move_all, move_under, peek, restock
from bailey.core.state.slots import OPEN, SHUFFLE_AT


def test_a_stack_that_nobody_saw_into_is_loose_and_one_with_a_known_card_is_not_until_it_is_gone() -> None:
    s = shuffled()
    assert s.deck.loose == 1
    draw(s, s.deck, s.row)
    assert s.deck.loose == 1
    peek(s, s.deck, 0, 1)
    assert s.deck.loose == 0
    assert draw_all(s).loose == 0, "an empty pile is not loose"
    s = shuffled()
    move(s, draw_to_hand(s), 0, s.other)
    move_all(s, s.deck, s.other)
    assert s.other.loose == 0
    draw(s, s.other, s.discard)
    assert knowers(s.other.slots[0]) == [0]
    move(s, s.other, 0, s.row)
    assert s.other.loose == 1


def test_a_loose_stack_gives_every_order_as_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        s = shuffled(seed, 4)
        draw_all(s)
        orders[tuple(cards(s.discard))] += 1
    assert_as_expected(orders, dict.fromkeys(itertools.permutations(range(4)), 1 / 24))


@pytest.mark.parametrize("seed", range(40))
def test_a_stack_is_loose_exactly_when_one_shuffle_hid_all_its_cards(seed: int) -> None:
    s, dice = shuffled(seed), random.Random(seed)
    move_all(s, s.deck, s.other)
    for _ in range(60):
        step(s, dice)
        for here in (s.deck, s.other, s.big, s.players[0].hand):
            slots = here.slots[: here.size]
            hidden_by = {slot >> SHUFFLE_AT for slot in slots if slot & OPEN == 0}
            unseen = all(slot & OPEN == 0 for slot in slots)
            assert here.loose == (unseen and len(hidden_by) == 1), slots
            assert here.slots[here.size :] == [0] * (len(here.slots) - here.size)
    everywhere = [s.deck, s.other, s.big, s.discard, s.players[0].hand]
    assert sorted(card for here in everywhere for card in cards(here)) == list(range(CARDS))


def step(s: Table, dice: random.Random) -> None:
    """Draw a card, move one that somebody knows, look at one, put one under a stack, or shuffle the open cards."""
    piles = [s.deck, s.other, s.big, s.discard, s.players[0].hand]
    source, target = dice.choice(piles), dice.choice(piles)
    if target.size == len(target.slots) or source is target:
        return
    if source is s.discard and s.deck.size == 0:
        restock(s, s.discard, s.deck)
    elif source.size > 0:
        i = dice.randrange(source.size)
        if dice.randrange(5) == 0:
            peek(s, source, i, dice.randrange(2))
        elif source.slots[i] & OPEN == 0:
            draw(s, source, target)
        elif dice.randrange(3) == 0:
            move_under(s, source, i, target)
        else:
            move(s, source, i, target)
