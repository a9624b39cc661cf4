"""A game's rules as every kernel calls them: machine code of their own, which no kernel compiles again.

Loaded once per game and mode before the kernels, with the game's own functions as its globals. In compiled mode
`linking` compiles each function below once, and kernels call it by its symbol. Numbers are 64 bits wide.
"""

# ruff: noqa: TC004 - what these functions call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.chance import below

if TYPE_CHECKING:
    from bailey.core.compiled.given import (
        Row,
        advance,
        entry,
        evaluate,
        remember,
        score,
        setup,
        tiebreak,
        won,
    )
    from bailey.core.state.chance import Luck
    from bailey.core.state.todo import GameState


@entry
def run_setup(s: GameState) -> None:
    """Set the game up."""
    setup(s)


@entry
def run_advance(s: GameState, menu: Row, choice: int, luck: Luck, most: int) -> int:
    """Play a choice, or none, then up to so many random ones; return how many of those were played.

    One loop serves both, so that the rules stand in the machine code once and random play runs inside them.
    """
    count = 0
    while True:
        advance(s, menu, choice)
        if count == most or s.pending == 0:
            return count
        choice = 0 + menu[1 + below(luck, menu[0])]
        count += 1


@entry
def run_score(s: GameState, p: int) -> int:
    """Return a player's score."""
    return 0 + score(s, p)


@entry
def run_tiebreak(s: GameState, p: int) -> int:
    """Return what decides between equal scores."""
    return 0 + tiebreak(s, p)


@entry
def run_won(s: GameState, p: int) -> int:
    """Return whether a player has won by the game's own rule."""
    return 1 if won(s, p) else 0


@entry
def run_evaluate(s: GameState, p: int) -> int:
    """Return how far a bot thinks a player has come."""
    return 0 + evaluate(s, p)


@entry
def run_remember(s: GameState, n: int) -> int:
    """Return one number of the chronicle."""
    return 0 + remember(s, n)
