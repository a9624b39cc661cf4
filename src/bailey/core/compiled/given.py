"""The names that kernels are given when they are loaded (see `modes`), for readers and type checkers.

The types are those of plain play, lists and records; in compiled play there are arrays in their place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from bailey.core.compiled.network import Network
    from bailey.core.compiled.search import Move, MoveAverage, Node
    from bailey.core.state.todo import GameState

    #: Numbers, as a menu is: how many choices are open, then these. And a row for each game.
    Row: TypeAlias = list[int]
    Grid: TypeAlias = list[Row]
    #: The lanes (see `search`), and the same memory once more, as rows of numbers; plain play has records in both.
    States: TypeAlias = list[GameState]
    Numbers: TypeAlias = list[GameState]
    #: Where the numbers of an observation lie.
    Plan: TypeAlias = Sequence[Sequence[int]]
    #: The scratch space of a bot: `numbers, heads, found, trial`.
    Thinking: TypeAlias = tuple[Numbers, Row, Row, Row]
    #: The tree of a search: `nodes, used, child_of, path, averages, moves, payoffs, network`.
    Tree: TypeAlias = tuple[list[Node], Row, Row, Row, list[MoveAverage], list[Move], Row, Network]

Function = TypeVar("Function")


def entry(function: Function) -> Function:
    """Mark a kernel that is called from Python."""
    raise NotImplementedError


def inner(function: Function) -> Function:
    """Mark a function that only kernels call."""
    raise NotImplementedError


#: The functions of the game.
setup: Callable[[GameState], None]
advance: Callable[[GameState, Row, int], None]
#: `play_on(s, menu, choice, luck, most)` plays a choice, or none, then at most `most` random ones.
play_on: Callable[..., int]
score: Callable[[GameState, int], int]
tiebreak: Callable[[GameState, int], int]
won: Callable[[GameState, int], int]
#: Whether the game has a rule `won`.
has_won_rule: bool
scorers: Callable[[GameState], int]
remember: Callable[[GameState, int], int]
evaluate: Callable[[GameState, int], int]
move_class: Callable[[GameState, int], int]
move_classes: int
prior: Callable[[GameState, int], int]
#: Whether the game has a prior.
has_prior: bool
#: Whether the game has `evaluate`; otherwise bots use the score.
has_evaluate: bool
#: The game's `SearchSettings`, and whether its play-outs stop before the end.
spread: int
win_share: int
prior_spread: int
horizon: int
period: Callable[[GameState], int]
periods: int
has_horizon: bool
#: `copy_state(states, source, target)` copies one lane to another; the others are said in `modes`.
copy_state: Callable[[States, int, int], None]
#: `flat_numbers(numbers, lane)` returns the numbers of a lane as a row.
flat_numbers: Callable[[Numbers, int], Row]
deal_state: Callable[..., None]
forget_state: Callable[..., int]
