"""The observation: one row of numbers, as long for every game of a kind, that says what one viewer may know.

Everything comes from the declaration of the state, in its order: public numbers as they are, every slot of a
pile as card number + 1. A slot whose card the viewer cannot know is -1, so that neither the card nor the
order of unknown cards can leak. Fields that are the core's own are left out; in their place the row begins
with what is asked, of whom, and who looks. Seats keep their own order, whoever looks.

What belongs to a seat comes after all else, seat by seat: the row of a game with fewer players is the
beginning of the row with more. `observe` works on the flat numbers of a state, so it knows no game and runs
plain and compiled.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.state.checks import LEAST, MOST
from bailey.core.state.kinds.field import AMOUNT, CATEGORY, NO_PILE, SEAT, Source, sources, starts, width
from bailey.core.state.piles import known_by
from bailey.core.state.rules import rule
from bailey.core.state.slots import CARD_BITS, NO_CARD, OPEN
from bailey.core.state.todo import PendingStep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.state.declared import Declared
    from bailey.core.state.todo import GameState

#: Who looks when nobody at the table does: a viewer who knows only what everybody knows.
SPECTATOR = -1
#: What a slot shows: no card, or one that the viewer cannot know. Any other number is a card, plus one.
EMPTY, UNKNOWN = 0, -1
#: What every row begins with: the step that asks, its two numbers, who decides, and who looks.
STEP, STEP_A, STEP_B, TURN, VIEWER = range(5)
HEAD = 5
#: About how large the numbers of a step get.
STEP_USUAL = 10


class Entry(NamedTuple):
    """One number of the observation: its index, its name, its meaning, the least and most that it can be."""

    at: int
    name: str
    meaning: str
    least: int = LEAST
    most: int = MOST
    #: What it says, of `field.KINDS`; of an amount, about how large it gets (0: as large as it can); how many bits or
    #: amounts are in it, and how many bits each has; which seat it belongs to (-1: the table); and whether it is the
    #: slot of a pile into which nobody sees.
    kind: str = AMOUNT
    usual: int = 0
    parts: int = 1
    bits: int = 1
    seat: int = -1
    secret: bool = False


@rule
def observe(numbers: Sequence[int], plan: Sequence[Sequence[int]], viewer: int, out: list[int]) -> None:
    """Write into `out` what a viewer may know of the numbers of a state; `plan` says where they lie."""
    observe_question(numbers, plan[0], out)
    out[VIEWER] = viewer
    k = HEAD
    for r in range(1, len(plan)):
        at, length, size_at = plan[r][0], plan[r][1], plan[r][2]
        if size_at == NO_PILE:
            for i in range(length):
                out[k + i] = numbers[at + i]
        else:
            size = numbers[size_at]
            for i in range(size):
                out[k + i] = shown(numbers[at + i], viewer)
            for i in range(size, length):
                out[k + i] = EMPTY
        k += length


@rule
def observe_question(numbers: Sequence[int], where: Sequence[int], out: list[int]) -> None:
    """Write what is asked now, and of whom; -1 when the game is over."""
    pending = numbers[where[0]]
    out[STEP], out[STEP_A], out[STEP_B], out[TURN] = -1, 0, 0, -1
    if pending > 0:
        top = where[1] + (pending - 1) * where[2]
        out[STEP] = numbers[top]
        out[TURN] = numbers[top + 1]
        out[STEP_A] = numbers[top + 2]
        out[STEP_B] = numbers[top + 3]


@rule
def shown(slot: int, viewer: int) -> int:
    """Show a slot to a viewer; a spectator knows what everybody knows."""
    if slot & OPEN == OPEN or (viewer >= 0 and known_by(slot, viewer)):
        return (slot & CARD_BITS) + 1 if slot != NO_CARD else EMPTY
    return UNKNOWN


def layout(game: Declared, seats: int | None = None) -> list[Entry]:
    """Name every number of the observation, for so many players (by default, for as many as can play)."""
    last_seat = (seats or game.players[-1]) - 1
    steps = ", ".join(f"{int(step)} = {step.name.lower()}" for step in game.steps)
    head = [
        Entry(
            STEP, "step", f"the step that asks: {steps}; -1 = the game is over", -1, max(map(int, game.steps)), CATEGORY
        ),
        Entry(STEP_A, "step.a", "the first number of that step", usual=STEP_USUAL),
        Entry(STEP_B, "step.b", "the second number of that step", usual=STEP_USUAL),
        Entry(TURN, "turn", "the seat that must decide; -1 = the game is over", -1, last_seat, SEAT),
        Entry(VIEWER, "viewer", "the seat that looks; -1 = a spectator", SPECTATOR, last_seat, SEAT),
    ]
    body = [
        Entry(i, s.name, s.meaning, s.least, s.most, s.kind, s.usual, s.parts, s.bits, s.seat, s.secret)
        for i, s in enumerate(_sources(game, seats), HEAD)
    ]
    return [*head, *body]


@cache
def plan(game: Declared, seats: int | None = None, shift: int = 0) -> tuple[tuple[int, int, int], ...]:
    """Say where the numbers of the observation lie.

    First the question; then, run by run, where it begins, how long it is, and where the size of its pile lies
    (-1: no pile). In the compiled body everything lies `shift` numbers further on.
    """
    at = {field.name: start for field, start in starts(game.state)}
    rows = [(at["pending"] + shift, at["todo"] + shift, width(PendingStep))]
    for source in _sources(game, seats):
        size_at = NO_PILE if source.size_at == NO_PILE else source.size_at + shift
        start, length, pile = rows[-1]
        if len(rows) > 1 and pile == size_at and start + length == source.at + shift:
            rows[-1] = (start, length + 1, pile)
        else:
            rows.append((source.at + shift, 1, size_at))
    return tuple(rows)


def observation(game: Declared, state: GameState, viewer: int | None) -> list[int]:
    """Observe a plain state; without a viewer, as a spectator."""
    where = plan(game, state.seats)
    out = [0] * (HEAD + sum(length for _, length, _ in where[1:]))
    observe(state.flat(), where, SPECTATOR if viewer is None else viewer, out)
    return out


def _sources(game: Declared, seats: int | None) -> list[Source]:
    """List where the numbers come from: the table's first, then each seat's."""
    found = sources(game.state, len(game.cards))
    most = max(map(game.most_scoring, game.players)) if seats is None else game.most_scoring(seats)
    return sorted((source for source in found if source.seat < most), key=lambda source: source.seat)
