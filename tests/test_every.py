"""A test for every value is one test that tries them all, and says which failed."""

from __future__ import annotations

import pytest
from every import for_every


def test_each_value_is_tried_and_the_one_that_fails_is_named() -> None:
    tried: list[tuple[int, int]] = []

    @for_every("a, b", [(1, 1), (2, 2), (2, 3)])
    def same(tried: list[tuple[int, int]], a: int, b: int) -> None:
        tried.append((a, b))
        if a != b:
            pytest.fail("they differ")

    with pytest.raises(pytest.fail.Exception) as failed:
        same(tried)
    assert tried == [(1, 1), (2, 2), (2, 3)]
    assert failed.value.__notes__ == ["for {'a': 2, 'b': 3}"]
    with pytest.raises(AssertionError, match="there is no c"):
        for_every("c", [])
