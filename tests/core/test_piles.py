"""Cards and who knows them: moving, drawing, peeking, putting under, shuffling."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from core.piles_table import CARDS, cards, draw_all, knowers, revealed, shuffled, table
from core.tables_of_chance import assert_as_expected

from bailey.core import (
    card_at,
    draw,
    move,
    move_all,
    move_under,
    peek,
    put_under,
    restock,
    shuffle,
    take_named,
    top_slot,
)
from bailey.core.state.slots import CARD_BITS, EVERYBODY, LAST_SHUFFLE, OPEN, SHUFFLE_AT

# Moving


def test_cards_move_to_the_top_or_under_or_all_in_order() -> None:
    s = table()
    assert move(s, s.deck, 2, s.discard) == 2
    assert move(s, s.deck, 4, s.discard) == 5
    assert (cards(s.deck), cards(s.discard)) == ([0, 1, 3, 4], [2, 5])
    assert s.deck.slots[4:] == [0, 0], "equal positions must be equal number by number"
    s = table()
    move_under(s, s.deck, 5, s.deck)
    assert cards(s.deck) == [5, 0, 1, 2, 3, 4]
    s = table()
    move(s, s.deck, 5, s.discard)
    move_all(s, s.deck, s.discard)
    assert (cards(s.discard), s.deck.size) == ([5, 0, 1, 2, 3, 4], 0)


def test_a_card_is_taken_by_its_name_wherever_it_lies() -> None:
    s = shuffled()
    assert take_named(s, s.deck, 3, s.row)
    assert (cards(s.row), sorted(cards(s.deck))) == ([3], [0, 1, 2, 4, 5])
    assert s.deck.loose == 1, "the others have no order yet"
    assert not take_named(s, s.deck, 3, s.row)
    with pytest.raises(ValueError, match="open pile"):
        take_named(s, s.deck, 4, s.players[0].hand)


def test_what_is_known_of_a_card_moves_with_it_and_whoever_sees_into_a_pile_learns_it() -> None:
    s = shuffled()
    draw(s, s.deck, s.players[0].hand)
    slot = top_slot(s.players[0].hand)
    assert knowers(slot) == [0]
    move(s, s.players[0].hand, 0, s.other)
    assert knowers(s.other.slots[0]) == [0], "its owner goes on knowing a card that was laid face down"
    move(s, s.other, 0, s.players[1].hand)
    assert knowers(s.players[1].hand.slots[0]) == [0, 1]


def test_who_comes_to_know_cards_as_they_move_alone_or_together_is_noted() -> None:
    s = table()
    move(s, s.deck, 0, s.players[0].hand)
    move_under(s, s.deck, 0, s.discard)
    move_all(s, s.deck, s.discard)
    assert revealed(s) == 0, "everybody knew these cards"
    s = shuffled()
    for _ in range(3):
        draw(s, s.deck, s.players[0].hand)
    revealed(s)
    move(s, s.players[0].hand, 0, s.other)
    assert revealed(s) == 0
    move(s, s.players[0].hand, 0, s.players[1].hand)
    assert revealed(s) == 1 << 1
    move_under(s, s.players[0].hand, 0, s.discard)
    assert revealed(s) == EVERYBODY & ~1
    s = shuffled()
    draw(s, s.deck, s.players[0].hand)
    revealed(s)
    move_all(s, s.deck, s.other)
    assert revealed(s) == 0
    move_all(s, s.players[0].hand, s.discard)
    assert revealed(s) == EVERYBODY & ~1


def test_a_drawn_card_is_revealed_and_an_open_one_is_hidden_by_no_shuffle() -> None:
    s = shuffled()
    revealed(s)
    draw(s, s.deck, s.discard)
    slot = top_slot(s.discard)
    assert slot & OPEN == OPEN
    assert slot >> SHUFFLE_AT == 0
    assert revealed(s) == EVERYBODY


def test_no_pile_takes_or_gives_more_than_it_has() -> None:
    s = table()
    move(s, s.deck, 0, s.row)
    move(s, s.deck, 0, s.row)
    with pytest.raises(IndexError, match="cannot hold more"):
        move(s, s.deck, 0, s.row)
    with pytest.raises(IndexError, match="cannot hold more"):
        put_under(s, s.row, OPEN)
    s = shuffled(cards=0)
    with pytest.raises(IndexError, match="empty stack"):
        draw(s, s.deck, s.row)


@pytest.mark.parametrize("i", [-1, CARDS, 99])
def test_where_no_card_lies_none_is_taken_or_looked_at(i: int) -> None:
    s = table()
    with pytest.raises(IndexError, match="no card lies there"):
        move(s, s.deck, i, s.row)
    with pytest.raises(IndexError, match="no card lies there"):
        peek(s, s.deck, i, 0)


def test_unseen_cards_are_drawn_one_by_one_and_move_only_to_where_nobody_sees_them() -> None:
    s = shuffled()
    with pytest.raises(ValueError, match="draw it, so that chance decides"):
        move(s, s.deck, 0, s.other)
    with pytest.raises(ValueError, match="draw it, so that chance decides"):
        move_under(s, s.deck, 5, s.discard)
    assert s.deck.size == CARDS
    move_all(s, s.deck, s.other)
    assert (s.other.size, s.other.loose, s.deck.loose) == (CARDS, 1, 0)
    with pytest.raises(ValueError, match="draw it"):
        move_all(s, s.other, s.discard)


# Peeking


def test_only_who_looked_knows_the_card_until_everybody_has_and_it_is_open() -> None:
    s = shuffled()
    revealed(s)
    peek(s, s.deck, 5, 1)
    slot = s.deck.slots[5]
    assert (knowers(slot), revealed(s), s.deck.size) == ([1], EVERYBODY, CARDS)
    peek(s, s.deck, 5, 1)
    assert s.deck.slots[5] == slot
    peek(s, s.deck, 5, 0)
    assert knowers(s.deck.slots[5]) == [0, 1]
    for viewer in range(8):
        peek(s, s.deck, 0, viewer)
        slot = s.deck.slots[0]
    assert (slot & OPEN, slot >> SHUFFLE_AT) == (OPEN, 0)


def test_the_card_that_was_looked_at_is_drawn_and_one_put_under_the_stack_comes_last() -> None:
    for seed in range(50):
        s = shuffled(seed)
        peek(s, s.deck, 5, 1)
        slot = s.deck.slots[5]
        assert draw(s, s.deck, s.players[0].hand) == slot & CARD_BITS
        assert top_slot(s.players[0].hand) == slot | OPEN & 1 << 10
        s = shuffled(seed)
        peek(s, s.deck, 5, 1)
        slot = s.deck.slots[5]
        move_under(s, s.deck, 5, s.deck)
        assert s.deck.slots[0] == slot
        draw_all(s)
        assert card_at(s.discard, 5) == slot & 7


def test_a_peek_shows_every_card_as_often_wherever_it_looks() -> None:
    for i in (0, 2, 3):
        seen = Counter(peek(s, s.deck, i, 0) & 7 for s in (shuffled(seed, 4) for seed in range(400)))
        assert_as_expected(seen, dict.fromkeys(range(4), 1 / 4))


def test_all_that_is_left_is_drawn_as_often_beside_a_known_card() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        s = shuffled(seed, 4)
        known = peek(s, s.deck, 1, 0) & 7
        draw_all(s)
        assert card_at(s.discard, 2) == known
        orders[tuple(cards(s.discard))] += 1
    assert_as_expected(orders, dict.fromkeys(itertools.permutations(range(4)), 1 / 24))


# Shuffling


def test_after_a_shuffle_nobody_knows_a_card_whatever_was_known_before() -> None:
    s = shuffled()
    assert all(knowers(slot) == [] and slot >> SHUFFLE_AT == 1 for slot in s.deck.slots)
    assert (s.shuffles, revealed(s)) == (1, EVERYBODY)
    peek(s, s.deck, 2, 1)
    shuffle(s, s.deck)
    assert all(knowers(slot) == [] and slot >> SHUFFLE_AT == 1 for slot in s.deck.slots)
    assert s.deck.loose == 1


def test_cards_of_several_shuffles_and_hidden_ones_are_not_shuffled_together_without_traces() -> None:
    s = shuffled()
    draw(s, s.deck, s.discard)
    move(s, s.discard, 0, s.deck)
    with pytest.raises(ValueError, match="declare `traces` in the state"):
        shuffle(s, s.deck)
    s = shuffled()
    draw_all(s)
    s.discard.slots[0] &= ~OPEN
    with pytest.raises(ValueError, match="declare `traces` in the state"):
        restock(s, s.discard, s.deck)


def test_what_is_seen_and_one_shuffle_too_many_are_refused() -> None:
    s = table()
    for seen in (s.discard, s.players[1].hand):
        move(s, s.deck, 0, seen)
        with pytest.raises(ValueError, match="nobody sees into"):
            shuffle(s, seen)
    s.shuffles = LAST_SHUFFLE
    with pytest.raises(OverflowError, match="too many shuffles"):
        shuffle(s, s.deck)


def test_a_discard_pile_becomes_a_new_deck_once_the_old_one_is_empty() -> None:
    s = shuffled()
    draw_all(s)
    restock(s, s.discard, s.deck)
    assert (s.deck.size, s.deck.loose, s.discard.size, s.shuffles) == (CARDS, 1, 0, 2)
    assert s.discard.slots == [0] * CARDS
    assert all(slot >> SHUFFLE_AT == 2 for slot in s.deck.slots)
    draw(s, s.deck, s.discard)
    with pytest.raises(ValueError, match="only when the old one is empty"):
        restock(s, s.discard, s.deck)
