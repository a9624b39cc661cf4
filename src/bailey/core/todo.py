"""Who must decide what now is a frame on a stack in the state; there are no phase flags.

A turn reads like the rulebook, and a nested effect just pushes more steps:

    todo(s, p, Step.SPEND_KEY, Step.TAKE_CARD, Step.ABILITY, Step.REFILL, Step.END_TURN)

A frame holds public numbers only. It is popped before its step runs, and the step checks its arguments again.
"""

from __future__ import annotations

from typing import Any

from bailey.core.chance import Luck
from bailey.core.record import Record, inner, many, number, plain_list
from bailey.core.rules import rule

#: How deep the stack is; the conformance suite holds every game to half of it.
CAPACITY = 24


class Frame(Record):
    """One thing to do: which step, whose, and two public numbers for it."""

    step: int = 0
    player: int = 0
    a: int = 0
    b: int = 0


class GameState(Luck):
    """What every game's state begins with."""

    shuffles: int = inner(number())
    pending: int = inner(number())
    todo: list[Frame] = inner(many(Frame, CAPACITY))
    seats: int = 2
    events: list[tuple[int, ...]] = plain_list()
    revealed: list[int] = plain_list()  # who came to know a card, one bit a viewer; all of them where chance spoke


@rule
def todo(s: Any, player: int, *steps: int) -> None:
    """Put steps on the stack, so that the first named runs first."""
    if s.pending + len(steps) > CAPACITY:
        raise OverflowError("too many steps wait to be done: the todo stack is full")
    s.pending += len(steps)
    at = s.pending
    for step in steps:
        at -= 1
        frame = s.todo[at]
        frame.step = step
        frame.player = player
        frame.a = 0
        frame.b = 0


@rule
def todo_with(s: Any, player: int, step: int, a: int, b: int) -> None:
    """Put one step on the stack, with its two numbers."""
    if s.pending >= CAPACITY:
        raise OverflowError("too many steps wait to be done: the todo stack is full")
    frame = s.todo[s.pending]
    s.pending += 1
    frame.step = step
    frame.player = player
    frame.a = a
    frame.b = b


@rule
def drop(s: Any) -> None:
    """Take the top frame off the stack and wipe it, so that equal positions are equal number by number."""
    s.pending -= 1
    frame = s.todo[s.pending]
    frame.step = 0
    frame.player = 0
    frame.a = 0
    frame.b = 0
