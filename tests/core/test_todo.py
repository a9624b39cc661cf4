"""What is left to do is a stack of frames, and it never runs over."""

from __future__ import annotations

import pytest

from bailey.core import GameState, todo, todo_with
from bailey.core.todo import CAPACITY, drop


def frames(s: GameState) -> list[tuple[int, int, int, int]]:
    return [(f.step, f.player, f.a, f.b) for f in s.todo[: s.pending]]


def test_the_step_that_is_named_first_lies_on_top() -> None:
    s = GameState()
    todo(s, 1, 5, 6, 7)
    assert frames(s) == [(7, 1, 0, 0), (6, 1, 0, 0), (5, 1, 0, 0)]


def test_a_step_put_later_runs_first() -> None:
    s = GameState()
    todo(s, 0, 5)
    todo_with(s, 1, 6, 70, 80)
    assert frames(s) == [(5, 0, 0, 0), (6, 1, 70, 80)]


def test_a_dropped_frame_leaves_nothing_behind() -> None:
    s = GameState()
    todo_with(s, 1, 6, 70, 80)
    drop(s)
    assert s.flat() == GameState().flat()


def test_a_frame_that_is_used_again_remembers_nothing() -> None:
    s = GameState()
    todo_with(s, 1, 6, 70, 80)
    s.pending = 0
    todo(s, 0, 5)
    assert frames(s) == [(5, 0, 0, 0)]


def test_a_full_stack_says_so_and_stays_as_it_was() -> None:
    s = GameState()
    for _ in range(CAPACITY - 1):
        todo(s, 0, 1)
    before = s.flat()
    with pytest.raises(OverflowError, match="todo stack is full"):
        todo(s, 0, 2, 3)
    assert s.flat() == before
    todo_with(s, 0, 4, 0, 0)
    with pytest.raises(OverflowError, match="todo stack is full"):
        todo_with(s, 0, 5, 0, 0)
    assert s.pending == CAPACITY
