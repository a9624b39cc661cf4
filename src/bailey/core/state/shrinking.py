"""The numbers of a state in little room: a bit for each, whether it is there, and in 32 bits those that are.

Most of a state is nothing, and the numbers of the generator have no sign and lose none. NumPy does it where it is: a
page without it takes longer and writes the same.
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from bailey.core.state.chance import MASK32
from bailey.core.state.kinds.field import width
from bailey.core.state.kinds.word import words

if TYPE_CHECKING:
    from bailey.core.state.record import Record


def shrink(packed: bytes) -> bytes:
    """Write the numbers of a state in little room."""
    if not has_numpy():
        return shrink_plainly(packed)
    import numpy as np  # a tenth of a server's start, and not needed before the first table

    numbers = np.frombuffer(packed, "<i8")
    there = numbers != 0
    return np.packbits(there).tobytes() + numbers[there].astype("<i4").tobytes()


def widen(state: type[Record], numbers: bytes) -> bytes:
    """Give back what `shrink` was given."""
    if not has_numpy():
        return widen_plainly(state, numbers)
    import numpy as np

    count = width(state)
    bits = np.frombuffer(numbers, np.uint8, -(-count // 8))
    wide = np.zeros(count, "<i8")
    wide[np.unpackbits(bits, count=count).astype(bool)] = np.frombuffer(numbers, "<i4", offset=len(bits))
    wide[: words(state)] &= MASK32
    return wide.tobytes()


@cache
def has_numpy() -> bool:
    """Tell whether NumPy is installed."""
    return find_spec("numpy") is not None


def shrink_plainly(packed: bytes) -> bytes:
    """Write the numbers of a state in little room, without NumPy."""
    numbers = struct.unpack(f"<{len(packed) // 8}q", packed)
    size = -(-len(numbers) // 8)
    there = "".join(["1" if number else "0" for number in numbers]).ljust(8 * size, "0")
    kept = [number & MASK32 for number in numbers if number]
    return int(there, 2).to_bytes(size) + struct.pack(f"<{len(kept)}I", *kept)


def widen_plainly(state: type[Record], numbers: bytes) -> bytes:
    """Give back what `shrink` was given, without NumPy."""
    count = width(state)
    size = -(-count // 8)
    there = f"{int.from_bytes(numbers[:size]):0{8 * size}b}"
    kept = iter(struct.unpack(f"<{(len(numbers) - size) // 4}i", numbers[size:]))
    wide = [next(kept) if bit == "1" else 0 for bit in there[:count]]
    unsigned = words(state)
    wide[:unsigned] = [number & MASK32 for number in wide[:unsigned]]
    return struct.pack(f"<{count}q", *wide)
