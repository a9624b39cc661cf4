"""Who must decide what now is a pending step on a stack in the state; there are no phase flags.

A turn reads like the rulebook, and a nested effect just pushes more steps:

    todo(s, p, Step.SPEND_KEY, Step.TAKE_CARD, Step.ABILITY, Step.REFILL, Step.END_TURN)

A pending step holds public numbers only. It is popped before its step runs, and the step checks its arguments again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.chance import Luck
from bailey.core.state.kinds import many, number, plain_list
from bailey.core.state.kinds.field import declared
from bailey.core.state.kinds.many import Many
from bailey.core.state.record import Record, inner
from bailey.core.state.rules import inlined, rule

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    from typing import TypeVar

#: How deep the stack is unless a game declares a deeper one; the conformance suite holds every game to half of it.
CAPACITY = 24
#: So many places of the stack are left free; the conformance suite plays with half of them.
RESERVED = 0
#: The numbers that a pending step carries, by the names of its fields.
NUMBERS = ("a", "b", "c", "d")


class PendingStep(Record):
    """One thing to do: which step, whose, and up to four public numbers for it."""

    step: int = 0
    player: int = 0
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


def stack(depth: int) -> list[PendingStep]:
    """Declare a deeper stack of pending steps, as the `todo` of a state whose game has long chains of them."""
    if depth < CAPACITY:
        message = f"todo: a stack of {depth} steps is less than every game has; declare more than {CAPACITY}"
        raise TypeError(message)
    return declared(Many(record=PendingStep, length=depth, inner=True, replaces=True))


class GameState(Luck):
    """What every game's state begins with."""

    shuffles: int = inner(number())
    pending: int = inner(number())
    todo: list[PendingStep] = inner(many(PendingStep, CAPACITY))
    seats: int = 2
    printed: int = inner(number())  # how many printed opponents play: they score, and never decide
    events: list[tuple[int, ...]] = plain_list()
    revealed: list[int] = plain_list()  # who came to know a card, one bit a viewer; all of them where chance spoke


if TYPE_CHECKING:
    #: The state of a game, in what has one: `Game[State]`, `Position[State]`.
    StateOf = TypeVar("StateOf", bound=GameState, default=GameState, covariant=True)
else:
    StateOf = TypeVar("StateOf")


@rule
def scorers(s: GameState) -> int:
    """Count those who score: the seats, and behind them the printed opponents."""
    return s.seats + s.printed


@rule
def around(s: GameState, n: int) -> int:
    """Return the seat that is reached by counting to `n` round the table, at most one round too far."""
    return n - s.seats if n >= s.seats else n


@rule
def todo(s: GameState, player: int, *steps: int) -> None:
    """Put steps on the stack, so that the first named runs first."""
    if s.pending + len(steps) > len(s.todo) - RESERVED:
        raise OverflowError("too many steps wait to be done: the todo stack is full")
    s.pending += len(steps)
    at = s.pending
    for step in steps:
        at -= 1
        fill(s.todo[at], step, player, 0, 0, 0, 0)


@rule
def todo_with(s: GameState, player: int, step: int, a: int, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put one step on the stack, with its numbers."""
    if s.pending >= len(s.todo) - RESERVED:
        raise OverflowError("too many steps wait to be done: the todo stack is full")
    fill(s.todo[s.pending], step, player, a, b, c, d)
    s.pending += 1


@rule
def drop(s: GameState) -> None:
    """Take the top step off the stack and wipe it, so that equal positions are equal number by number."""
    s.pending -= 1
    top = s.todo[s.pending]
    top.step = top.player = top.a = top.b = top.c = top.d = 0


@inlined
def fill(pending: PendingStep, step: int, player: int, a: int, b: int, c: int, d: int) -> None:
    """Write a pending step."""
    pending.step = step
    pending.player = player
    pending.a = a
    pending.b = b
    pending.c = c
    pending.d = d
