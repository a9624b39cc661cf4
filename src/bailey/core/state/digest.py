"""Fingerprints of states, the same on every platform, and the bytes that they are made of."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from struct import Struct
from struct import error as StructError  # noqa: N812 - the name of an exception
from typing import TYPE_CHECKING

from bailey.core.errors import BrokenRules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.state.record import Record


def pack(state: Record) -> bytes:
    """Write every number of a state, in the order of declaration, as 64 bits each."""
    numbers = state.flat()
    try:
        return _form(len(numbers)).pack(*numbers)
    except StructError as fault:
        raise BrokenRules(_no_number(numbers)) from fault


def _no_number(numbers: Sequence[object]) -> str:
    """Say what stands in a state where a whole number should."""
    odd = next((number for number in numbers if not isinstance(number, int)), "a number that is too large")
    return f"a rule left {odd!r} in the state, which holds whole numbers; // divides without a fraction"


def unpack(state: Record, packed: bytes) -> None:
    """Read every number of a state back."""
    state.unflatten(iter(_form(len(packed) // 8).unpack(packed)))


@cache
def _form(count: int) -> Struct:
    return Struct(f"<{count}q")


def fingerprint(packed: bytes) -> str:
    """Fingerprint the numbers of a state."""
    return blake2b(packed, digest_size=6).hexdigest()


def digest(state: Record) -> str:
    """Fingerprint a state."""
    return fingerprint(pack(state))
