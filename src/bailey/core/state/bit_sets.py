"""Numbers whose bits stand for what is there: it is faster to go from bit to bit than to ask for every one.

`while left != 0:` take `lowest_bit(left)`, and clear it by `left &= left - 1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.accompany import BY_TYPE

if TYPE_CHECKING:
    from collections.abc import Callable


def lowest_bit(bits: int) -> int:
    """Return the place of the lowest bit that is set; one must be."""
    return (bits & -bits).bit_length() - 1


def _compiled(bits: int) -> Callable[[int], int]:  # Numba compares the annotations of both
    """Return what compiled play calls instead: one instruction of the processor."""
    from numba.cpython.unsafe.numbers import trailing_zeros

    def place(bits: int) -> int:
        return trailing_zeros(bits)

    return place


BY_TYPE.append((lowest_bit, _compiled))
