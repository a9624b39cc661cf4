"""One generator in the state: the same numbers in plain and compiled play, on every platform, and in no view.

Doty-Humphrey's sfc32: four words of 32 bits, kept in 64-bit fields so that no step ever overflows (in compiled play an
overflow is not a wrap but undefined; see decision record 0003).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bailey.core.state.accompany import choose_by_type
from bailey.core.state.kinds import number, numbers
from bailey.core.state.kinds.word import word
from bailey.core.state.record import Record
from bailey.core.state.rules import plain_only, rule
from bailey.core.state.slots import EVERYBODY

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.state.accompany import RecordOfNumba

MASK32 = 0xFFFF_FFFF
#: How often the generator turns before its first number, so that every bit of the key reaches every bit of the state.
WARM_UP = 15
#: Streams of one seed: the game's own chance, and that of the bots who play it.
GAME_STREAM, BOT_STREAM, SEARCH_STREAM = 1, 2, 3
#: What stands beside the viewers who learn something: a die told it, or something was drawn or shown.
ROLLED, DREW = EVERYBODY + 1, (EVERYBODY + 1) << 1


class Luck(Record):
    """The generator's words."""

    luck_a: int = word()
    luck_b: int = word()
    luck_c: int = word()
    luck_count: int = word()


class Generator(Protocol):
    """What has the words of a generator: a state, or the luck of a bot."""

    luck_a: int
    luck_b: int
    luck_c: int
    luck_count: int


class Watched(Protocol):
    """What notes who comes to know a card, or None where nobody listens."""

    @property
    def revealed(self) -> list[int] | None:
        """Who did, one bit a viewer."""


class WatchedGenerator(Generator, Watched, Protocol):
    """What has both: the state of a game."""


@rule
def bits(s: Generator) -> int:
    """Give the next 32 random bits."""
    b, c, count = s.luck_b, s.luck_c, s.luck_count
    out = (s.luck_a + b + count) & MASK32
    s.luck_count = (count + 1) & MASK32
    s.luck_a = b ^ (b >> 9)
    s.luck_b = (c + (c << 3)) & MASK32
    s.luck_c = (((c << 21) | (c >> 11)) + out) & MASK32
    return out


@rule
def below(s: Generator, n: int) -> int:
    """Give a random number from 0 to n-1."""
    return outcome_of(s, (bits(s) * n) >> 32, n)


#: So many outcomes of chance can be given for one choice in compiled play.
MOST_ANSWERS = 256


class Answers(Record):
    """What a state has, in compiled play, where chance is decided from outside (`explicit_chance`)."""

    chance_answers: list[int] = numbers(MOST_ANSWERS)
    chance_given: int = number()
    chance_used: int = number()
    chance_asked: int = number()  # how many outcomes the first question has that was not answered; 0: all were


def outcome_of(s: Generator, drawn: int, n: int) -> int:
    """Return which of so many outcomes comes about: the one that was drawn, unless chance is decided from outside."""
    return drawn


def _answered(s: Answers, drawn: int, n: int) -> int:
    """Return the next outcome that was given. Behind the first one that is missing nothing counts any more."""
    if n == 1 or s.chance_asked > 0:
        return drawn
    if s.chance_used == s.chance_given:
        s.chance_asked = n
        return drawn
    s.chance_used += 1
    return 0 + s.chance_answers[s.chance_used - 1]


def _as_drawn(s: Generator, drawn: int, n: int) -> int:
    return drawn


def _outcome_by_type(s: RecordOfNumba, drawn: object, n: object) -> Callable[..., int]:
    """Return what compiled play calls: states with `Answers` use them, and for all others nothing is left to do."""
    return _answered if "chance_answers" in s.fields else _as_drawn


for _choice in (_answered, _as_drawn):  # Numba wants what is chosen to look like the function that it stands for
    _choice.__annotations__ = outcome_of.__annotations__
choose_by_type(outcome_of, _outcome_by_type)


@plain_only
def note_revealed(s: Watched, viewers: int) -> None:
    """Note who learns something, one bit a viewer, if anybody listens; compiled play leaves it out."""
    if s.revealed is not None and viewers:
        s.revealed.append(viewers)


@rule
def roll(s: WatchedGenerator, sides: int) -> int:
    """Roll a die, and return a number from 1 to `sides`; everybody learns it."""
    note_revealed(s, EVERYBODY | ROLLED)
    return below(s, sides) + 1


@rule
def drawn(s: WatchedGenerator, left: int) -> int:
    """Return which of so many unseen things comes to light, a number from 1 to `left`; everybody learns it."""
    note_revealed(s, EVERYBODY)
    return below(s, left) + 1


@rule
def key(s: Generator, a: int, b: int, c: int, count: int) -> None:
    """Key the generator with four words of 32 bits."""
    a, b, c, count = a & MASK32, b & MASK32, c & MASK32, count & MASK32
    for _ in range(WARM_UP):  # as `bits` turns it; a fair game is keyed anew before every row, so without its calls
        out = (a + b + count) & MASK32
        count = (count + 1) & MASK32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK32
        c = (((c << 21) | (c >> 11)) + out) & MASK32
    s.luck_a = a
    s.luck_b = b
    s.luck_c = c
    s.luck_count = count


@rule
def seed_with(s: Generator, seed: int, number: int, stream: int) -> None:
    """Key the generator for game (or iteration) `number` of a seed; streams have nothing in common."""
    key(s, seed & MASK32, (seed >> 32) & MASK32, number & MASK32, stream)
