"""What an open choice would bring: what is the same in all deals that are possible for its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position

#: So many deals are compared where a choice reveals something or uses chance.
DEALS = 4


Tried: TypeAlias = "tuple[Position, list[tuple[int, ...]], bool]"


class Foresight(NamedTuple):
    """The change of the seat's score, if it is certain, and the events that are; not what the choice says itself."""

    points: int | None
    events: list[tuple[int, ...]]


def foresee(position: Position, seat: int, numbers: Sequence[int]) -> Foresight:
    """Return what is certain about choices that would be made one after the other, as far as their seat can know."""
    first, told, final = _tried(position, seat, 0, numbers)
    deals = [_tried(position, seat, deal, numbers) for deal in range(1, DEALS if final else 1)]
    kinds = position.game.told
    events = [event for event in told if not kinds[event[0]].act and all(event in other for _, other, _ in deals)]
    return Foresight(_points(position, seat, [first, *(after for after, _, _ in deals)]), events)


def _tried(position: Position, seat: int, deal: int, numbers: Sequence[int]) -> Tried:
    """Return the position after the choices in one deal, the events, and whether anything was revealed or drawn."""
    after, events, final = position.imagine(seat, deal), list[tuple[int, ...]](), False
    for number in numbers:
        after = after.tried(number)
        events += after.state.events
        final |= after.final
    return after, events, final


def _points(position: Position, seat: int, tried: list[Position]) -> int | None:
    if not position.game.open_scores:
        return None
    scores = {int(position.game.score(after.state, seat)) for after in tried}
    return scores.pop() - int(position.game.score(position.state, seat)) if len(scores) == 1 else None
