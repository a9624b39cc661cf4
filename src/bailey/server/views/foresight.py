"""What an open choice would bring: what is the same in all deals that are possible for its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: So many deals are compared where a choice reveals something or uses chance.
DEALS = 4


class Foresight(NamedTuple):
    """The change of the seat's score, if it is certain, and the events that are."""

    points: int | None
    events: list[tuple[int, ...]]


def foresee(position: Position, seat: int, number: int) -> Foresight:
    """Return what is certain about an open choice, as far as its seat can know."""
    tried = _tried(position, seat, number)
    events = [event for event in tried[0].state.events if all(event in other.state.events for other in tried)]
    return Foresight(_points(position, seat, tried), events)


def _tried(position: Position, seat: int, number: int) -> list[Position]:
    """Return the positions after the choice: one if it reveals nothing, else one for each deal."""
    first = position.imagine(seat, 0).tried(number)
    return [first, *(position.imagine(seat, deal).tried(number) for deal in range(1, DEALS if first.final else 1))]


def _points(position: Position, seat: int, tried: list[Position]) -> int | None:
    if not position.game.open_scores:
        return None
    scores = {int(position.game.score(after.state, seat)) for after in tried}
    return scores.pop() - int(position.game.score(position.state, seat)) if len(scores) == 1 else None
