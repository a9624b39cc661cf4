"""The names that kernels are given when they are loaded (see `modes`), for readers and type checkers."""

from __future__ import annotations

from typing import Any, TypeVar

Function = TypeVar("Function")


def entry(function: Function) -> Function:
    """Mark a kernel that is called from Python."""
    raise NotImplementedError


def inner(function: Function) -> Function:
    """Mark a function that only kernels call."""
    raise NotImplementedError


#: The game's own functions, and the mode's ways with the lanes.
setup: Any
settle: Any
advance: Any
score: Any
tiebreak: Any
scorers: Any
remember: Any
evaluate: Any
deed: Any
deeds: int
urge: Any
#: Whether a game says what draws a bot to a choice.
urged: bool
#: Whether a bot looks at a position otherwise than by its score.
own_eye: bool
copy_state: Any
deal_state: Any
forget_state: Any
