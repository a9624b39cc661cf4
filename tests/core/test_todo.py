"""What is left to do is a stack of frames, and it never runs over."""

from __future__ import annotations

from typing import Any

import pytest

from bailey.core import GameState, PendingStep, around, stack, todo, todo_with
from bailey.core.state.todo import CAPACITY, drop


def frames(s: GameState) -> list[tuple[int, int, int, int]]:
    return [(f.step, f.player, f.a, f.b) for f in s.todo[: s.pending]]


def test_the_step_that_is_named_first_lies_on_top_and_one_put_later_runs_first() -> None:
    s = GameState()
    todo(s, 1, 5, 6, 7)
    assert frames(s) == [(7, 1, 0, 0), (6, 1, 0, 0), (5, 1, 0, 0)]
    s = GameState()
    todo(s, 0, 5)
    todo_with(s, 1, 6, 70, 80)
    assert frames(s) == [(5, 0, 0, 0), (6, 1, 70, 80)]


def test_a_dropped_frame_leaves_nothing_behind_and_one_used_again_remembers_nothing() -> None:
    s = GameState()
    todo_with(s, 1, 6, 70, 80)
    drop(s)
    assert s.flat() == GameState().flat()
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


def chain(s: Any, left: int) -> None:
    """Push a step for each that is left: a long chain."""
    for _ in range(left):
        todo(s, 0, 1)


class DeepState(GameState):
    """A state whose game has long chains of steps."""

    todo: list[PendingStep] = stack(64)
    hours: int = 6


def test_a_game_may_declare_a_deeper_stack_and_no_shallower_one() -> None:
    s = DeepState()
    assert [field.name for field in DeepState.declared] == [*(field.name for field in GameState.declared), "hours"]
    assert (len(s.todo), len(GameState().todo)) == (64, CAPACITY)
    chain(s, 64)
    with pytest.raises(OverflowError, match="todo stack is full"):
        todo(s, 0, 1)
    twin = s.copy()
    drop(twin)
    assert (s.pending, twin.pending) == (64, 63)
    with pytest.raises(TypeError, match="a stack of 8 steps is less than every game has"):
        stack(8)


def test_counting_goes_round_the_table() -> None:
    s = GameState()
    s.seats = 3
    assert [around(s, n) for n in range(6)] == [0, 1, 2, 0, 1, 2]
