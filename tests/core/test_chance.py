"""The generator: known answers, fair numbers, streams that have nothing in common."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest
from core.tables_of_chance import assert_as_expected

from bailey.core import drawn, roll
from bailey.core.state.chance import (
    BOT_STREAM,
    GAME_STREAM,
    MASK32,
    ROLLED,
    SEARCH_STREAM,
    Luck,
    below,
    bits,
    key,
    seed_with,
)
from bailey.core.state.slots import EVERYBODY
from bailey.core.state.todo import GameState


def slow_numbers(words: list[int], warm_up: int, count: int) -> list[int]:
    """Doty-Humphrey's sfc32 once more, in wrapping 32-bit arithmetic."""
    a, b, c, counter = (np.array(word, np.uint32) for word in words)
    out = []
    for _ in range(warm_up + count):
        out.append(a + b + counter)
        counter = counter + np.uint32(1)
        a = b ^ (b >> np.uint32(9))
        b = c + (c << np.uint32(3))
        c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + out[-1]
    return [int(number) for number in out[warm_up:]]


def luck_of(seed: int, number: int = 0, stream: int = GAME_STREAM) -> Luck:
    luck = Luck()
    seed_with(luck, seed, number, stream)
    return luck


@pytest.mark.parametrize("seed", [0, 1, 7, MASK32, MASK32 + 1, (1 << 63) - 1, 0x0123_4567_89AB_CDEF])
@pytest.mark.parametrize("number", [0, 5, MASK32])
def test_numbers_are_those_of_a_second_generator(seed: int, number: int) -> None:
    luck = luck_of(seed, number)
    with np.errstate(over="ignore"):
        expected = slow_numbers([seed & MASK32, seed >> 32, number, GAME_STREAM], 15, 200)
    assert [bits(luck) for _ in range(200)] == expected


def test_known_answers_and_every_number_fits_its_word() -> None:
    luck = Luck()
    key(luck, 1, 2, 3, 4)
    assert [f"{bits(luck):08x}" for _ in range(4)] == ["2fb70709", "35e00371", "d9124882", "bf3fe623"]
    assert [f"{word:08x}" for word in luck.flat()] == ["07d4eee6", "4ee5876f", "f6281b1a", "00000017"]
    luck = luck_of((1 << 63) - 1, MASK32)
    for _ in range(1000):
        assert 0 <= bits(luck) <= MASK32
        assert all(0 <= word <= MASK32 for word in luck.flat())


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 78])
def test_below_gives_every_number_as_often(n: int) -> None:
    luck = luck_of(n)
    counts = Counter(below(luck, n) for _ in range(200 * n))
    if n > 1:
        assert_as_expected(counts, dict.fromkeys(range(n), 1 / n))
    assert set(counts) == set(range(n))


def test_numbers_seeds_games_and_streams_have_nothing_in_common() -> None:
    luck = luck_of(3)
    numbers = [below(luck, 4) for _ in range(8001)]
    assert_as_expected(
        Counter(itertools.pairwise(numbers)), dict.fromkeys(itertools.product(range(4), repeat=2), 1 / 16)
    )
    firsts = Counter(below(luck_of(seed, number), 4) for seed in range(60) for number in range(60))
    assert_as_expected(firsts, dict.fromkeys(range(4), 1 / 4))
    streams = GAME_STREAM, BOT_STREAM, SEARCH_STREAM
    drawn = {tuple(bits(luck) for _ in range(4)) for n in range(50) for s in streams for luck in [luck_of(9, n, s)]}
    assert len(drawn) == 150


def test_a_roll_is_from_one_to_its_sides_and_is_noted_as_revealing() -> None:
    s = GameState()
    seed_with(s, 1, 0, GAME_STREAM)
    assert {roll(s, 6) for _ in range(200)} == set(range(1, 7))
    assert s.revealed == [EVERYBODY | ROLLED] * 200


def test_what_is_drawn_is_noted_as_revealing_and_no_die_told_it() -> None:
    s = GameState()
    seed_with(s, 1, 0, GAME_STREAM)
    assert {drawn(s, 4) for _ in range(100)} == set(range(1, 5))
    assert s.revealed == [EVERYBODY] * 100
