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


#: The functions of the game.
setup: Any
advance: Any
#: `play_on(s, menu, choice, luck, most)` plays a choice, or none, then at most `most` random ones.
play_on: Any
score: Any
tiebreak: Any
won: Any
#: Whether the game has a rule `won`.
has_won_rule: bool
scorers: Any
remember: Any
evaluate: Any
move_class: Any
move_classes: int
prior: Any
#: Whether the game has a prior.
has_prior: bool
#: Whether the game has `evaluate`; otherwise bots use the score.
has_evaluate: bool
#: The game's `SearchSettings`, and whether its play-outs stop before the end.
spread: int
win_share: int
prior_spread: int
horizon: int
period: Any
periods: int
has_horizon: bool
copy_state: Any
deal_state: Any
forget_state: Any
