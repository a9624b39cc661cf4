"""The kernels of explicit chance: a choice is played with the outcomes of chance that are given from outside.

They work on one table: a state with `Answers`, for which the rules are compiled once more. Where an outcome is missing,
the table is of no use any more, and what is returned says how many outcomes there are.
"""

# ruff: noqa: TC004 - kernels take arrays one by one, and what they call as globals

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.play.engine import NOTHING
from bailey.core.state.observe import observe

if TYPE_CHECKING:
    from bailey.core.compiled.given import Plan, Row, advance, entry, inner, setup
    from bailey.core.state.chance import Answers
    from bailey.core.state.todo import GameState

    class AskingState(Answers, GameState):
        """A state with the outcomes of chance that are given."""


#: What is returned instead of the seat on turn: the game is over, or (less the number of outcomes) chance is asked.
OVER = -1
ASKS = -1


@inner
def give(s: AskingState, answers: Row) -> None:
    """Give these outcomes of chance."""
    s.chance_given = len(answers)
    s.chance_used = 0
    s.chance_asked = 0
    for i in range(len(answers)):
        s.chance_answers[i] = answers[i]


@inner
def reached(s: AskingState, menu: Row) -> int:
    """Return who is on turn, or what stands instead; equal positions have equal numbers."""
    if s.chance_asked > 0:
        return ASKS - s.chance_asked
    for i in range(s.chance_given):
        s.chance_answers[i] = 0
    s.chance_given = 0
    s.chance_used = 0
    s.luck_a = 0
    s.luck_b = 0
    s.luck_c = 0
    s.luck_count = 0
    if s.pending == 0:
        menu[0] = 0
        return OVER
    return 0 + s.todo[s.pending - 1].player


@entry
def begin_asking(tables: list[AskingState], menu: Row, answers: Row) -> int:
    """Set up the game, and return who is on turn, or what stands instead."""
    s = tables[0]
    give(s, answers)
    setup(s)
    advance(s, menu, NOTHING)
    return reached(s, menu)


@entry
def play_asking(tables: list[AskingState], menu: Row, choice: int, answers: Row) -> int:
    """Play a choice, or none, and return who is on turn, or what stands instead."""
    s = tables[0]
    give(s, answers)
    advance(s, menu, choice)
    return reached(s, menu)


@entry
def look(numbers: Row, plan: Plan, viewer: int, out: Row) -> None:
    """Write the observation of a table for a viewer."""
    observe(numbers, plan, viewer, out)
