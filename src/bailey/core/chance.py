"""One generator in the state: the same numbers in plain and compiled play, on every platform, and in no view.

A permuted congruential generator (O'Neill's PCG, the XSH-RR output on 63 bits of state, so that it fits a signed
64-bit word in every mode). Its two words are the position and the stream; see decision record 0003.
"""

from __future__ import annotations

from typing import Any

from bailey.core.rules import rule

MASK63, MASK32 = 0x7FFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF
MULTIPLIER = 6364136223846793005
SCRAMBLE_1, SCRAMBLE_2 = 0x3F58476D1CE4E5B9, 0x14D049BB133111EB


@rule
def bits(s: Any) -> int:
    """Give the next 32 random bits."""
    old = s.luck
    s.luck = (old * MULTIPLIER + s.stream) & MASK63
    mixed = (((old >> 18) ^ old) >> 26) & MASK32
    turn = old >> 58
    return ((mixed >> turn) | (mixed << (32 - turn))) & MASK32


@rule
def below(s: Any, n: int) -> int:
    """Give a random number from 0 to n-1."""
    return (bits(s) * n) >> 32


@rule
def roll(s: Any, sides: int) -> int:
    """Roll a die."""
    s.revealed = 1
    return below(s, sides) + 1


@rule
def scramble(x: int) -> int:
    """Spread the bits of a number over 63 bits, so that neighbouring seeds have nothing in common."""
    x = (x + SCRAMBLE_1) & MASK63
    x = ((x ^ (x >> 30)) * SCRAMBLE_1) & MASK63
    x = ((x ^ (x >> 27)) * SCRAMBLE_2) & MASK63
    return x ^ (x >> 31)


@rule
def key(s: Any, position: int, stream: int) -> None:
    """Key the generator with two words."""
    s.stream = ((stream << 1) | 1) & MASK63
    s.luck = position & MASK63
    bits(s)


@rule
def seed_with(s: Any, seed: int, number: int) -> None:
    """Key the generator for game (or iteration) `number` of a seed."""
    start = scramble(seed & MASK63)
    key(s, scramble(start ^ number), scramble(start + number))
