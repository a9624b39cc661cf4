"""What a seat cannot know is forgotten and dealt anew; what it knows stays."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING

from core.tables_of_chance import assert_as_expected

from bailey.core import NOBODY, OWNER, GameState, Pile, Record, each_player, pile
from bailey.core.state.chance import SEARCH_STREAM, Luck, seed_with
from bailey.core.state.imagine import deal, forget, forget_chance
from bailey.core.state.kinds.field import places
from bailey.core.state.slots import CARD_BITS, KNOWN_AT, SHUFFLE_AT

if TYPE_CHECKING:
    from collections.abc import Sequence


class Player(Record):
    hand: Pile = pile(2, see=OWNER)


class Table(GameState):
    deck: Pile = pile(4, see=NOBODY)
    burned: Pile = pile(2, see=NOBODY)
    discard: Pile = pile(4)
    players: list[Player] = each_player(Player, 3)


PLACES = tuple(places(Table))
HEADS = [place.at for place in PLACES]
FIRST, SECOND = 1, 2


def put(here: Pile, cards: Sequence[int], shuffle: int, knowers: Sequence[int] = ()) -> None:
    known = sum(1 << KNOWN_AT + viewer for viewer in knowers)
    for card in cards:
        here.slots[here.size] = card | known | shuffle << SHUFFLE_AT
        here.size += 1


def table(hands: Sequence[Sequence[int]], deck: Sequence[int], burned: Sequence[int] = ()) -> Table:
    s = Table()
    put(s.deck, deck, FIRST)
    put(s.burned, burned, FIRST)
    for p, hand in enumerate(hands):
        put(s.players[p].hand, hand, FIRST, [p])
    return s


def cards(here: Pile) -> tuple[int, ...]:
    return tuple(slot & CARD_BITS for slot in here.slots[: here.size])


def forgotten(s: Table, viewer: int) -> tuple[list[int], list[int], int]:
    numbers, found = s.flat(), [0] * sum(place.length for place in PLACES)
    return numbers, found, forget(numbers, HEADS, viewer, found)


def imagined(s: Table, viewer: int, seed: int) -> Table:
    numbers, found, count = forgotten(s, viewer)
    luck, twin = Luck(), Table()
    seed_with(luck, seed, 0, SEARCH_STREAM)
    deal(numbers, found, count, luck)
    twin.unflatten(iter(numbers))
    return twin


def test_states_that_differ_only_in_what_one_cannot_know_become_one() -> None:
    ways = [((2, 3), (4,), (5, 6), (7,)), ((7, 5), (3,), (2, 4), (6,)), ((3, 6), (5,), (7, 2), (4,))]
    tables = [table([(0, 1), hand, other], deck, burned) for hand, other, deck, burned in ways]
    assert len({tuple(forgotten(s, 0)[0]) for s in tables}) == 1
    assert len({tuple(forgotten(s, 1)[0]) for s in tables}) == 3


def test_what_one_knows_stays() -> None:
    s = table([(0, 1), (2, 3)], (4, 5))
    put(s.deck, [6], FIRST, [0])
    for seed in range(20):
        twin = imagined(s, 0, seed)
        assert cards(twin.players[0].hand) == (0, 1)
        assert cards(twin.deck)[2] == 6
        assert sorted(cards(twin.players[1].hand) + cards(twin.deck)[:2]) == [2, 3, 4, 5]


def test_one_hand_or_two_of_one_deck_are_imagined_as_often() -> None:
    s = table([(0,), (1, 2)], (3, 4))
    hands = Counter(cards(imagined(s, 0, seed).players[1].hand) for seed in range(1200))
    assert_as_expected(hands, dict.fromkeys(itertools.permutations((1, 2, 3, 4), 2), 1 / 12))
    s = table([(0,), (1,), (2,)], (3,))
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        twin = imagined(s, 0, seed)
        seen[cards(twin.players[1].hand) + cards(twin.players[2].hand)] += 1
    assert_as_expected(seen, dict.fromkeys(itertools.permutations((1, 2, 3), 2), 1 / 6))


def test_cards_that_nobody_saw_or_another_looked_at_may_be_any() -> None:
    s = table([(0,), (1,)], (2, 3), burned=(4,))
    burned = Counter(cards(imagined(s, 0, seed).burned)[0] for seed in range(400))
    assert_as_expected(burned, dict.fromkeys((1, 2, 3, 4), 1 / 4))
    s = table([(0,), (1,)], (2, 3))
    put(s.deck, [4], FIRST, [1])
    tops = Counter(cards(imagined(s, 0, seed).deck)[2] for seed in range(400))
    assert_as_expected(tops, dict.fromkeys((1, 2, 3, 4), 1 / 4))


def test_cards_of_different_shuffles_do_not_mix() -> None:
    s = table([(0,), (1,)], (2,))
    put(s.players[1].hand, [5], SECOND, [1])
    put(s.burned, [6, 7], SECOND)
    for seed in range(40):
        twin = imagined(s, 0, seed)
        assert cards(twin.players[1].hand)[0] in {1, 2}
        assert cards(twin.players[1].hand)[1] in {5, 6, 7}


def test_what_is_known_of_a_place_stays_with_the_place_and_one_who_knows_everything_imagines_what_is() -> None:
    s = table([(0,), (1, 2)], (3, 4))
    marks = [slot & ~CARD_BITS for slot in s.players[1].hand.slots]
    assert [slot & ~CARD_BITS for slot in imagined(s, 0, 5).players[1].hand.slots] == marks
    s = table([(0, 1), ()], ())
    assert imagined(s, 0, 3).flat() == s.flat()


def test_chance_to_come_is_forgotten() -> None:
    one, other = Table(), Table()
    seed_with(one, 1, 2, 3)
    seed_with(other, 4, 5, 6)
    forget_chance(one)
    forget_chance(other)
    assert one.flat() == other.flat()
