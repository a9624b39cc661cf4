"""Numbers whose bits stand for what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey.core import lowest_bit
from bailey.core.state import bit_sets

if TYPE_CHECKING:
    from collections.abc import Callable

BITS = [1, 2, 3, 40, 0b1010_0000, 1 << 30, (1 << 30) + 1, 1 << 61]


@pytest.fixture(params=["plain", pytest.param("compiled", marks=pytest.mark.slow)])
def lowest(request: pytest.FixtureRequest) -> Callable[[int], int]:
    if request.param == "plain":
        return lowest_bit
    numba = pytest.importorskip("numba")
    compiled: Callable[[int], int] = numba.njit(bit_sets._compiled(None))
    return compiled


def test_the_lowest_bit_is_found_and_one_goes_from_bit_to_bit(lowest: Callable[[int], int]) -> None:
    assert [lowest(bits) for bits in BITS] == [0, 1, 0, 3, 5, 30, 0, 61]
    left, found = 0b1001_0110, []
    while left != 0:
        found.append(lowest(left))
        left &= left - 1
    assert found == [1, 2, 4, 7]
