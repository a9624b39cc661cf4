"""Positions in the middle of a turn, which only the rules come to: a test puts the pending steps there itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.play.position import Position
from bailey.core.state.todo import drop, todo_with

if TYPE_CHECKING:
    from enum import IntEnum

    from bailey.core import Game


def in_the_middle(game: Game, written: dict[str, Any], *steps: tuple[IntEnum, int], player: int = 0) -> Position:
    """Load a written position and replace what its turn begins with: each step with its first number, the next last."""
    state = Position.load(game, written).state
    while state.pending:
        drop(state)
    for step, number in steps:
        todo_with(state, player, step, number)
    return Position(game, state)
