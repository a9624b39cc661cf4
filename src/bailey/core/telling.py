"""Events: what happened, for the log, the animation and the replay.

`tell` appends to a list on the plain twin and compiles to nothing; events are no part of the state. An event that
shows a card carries the whole slot, so that each viewer is told only what they know.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bailey.core.piles import seen_by
from bailey.core.rules import plain_only
from bailey.core.slots import CARD_BITS, EVERYBODY


@dataclass(frozen=True)
class Told:
    """One kind of event: its name, and its arguments by name.

    An argument named `card` is an open card, one named `slot` a card with who knows it; a name that is in the game's
    `words` is written by word. Everything else is a number.
    """

    name: str
    arguments: tuple[str, ...]
    #: It says that something is gained, or that something brings nothing: of what a choice does, the first of these to
    #: happen counts, and whoever is about to do something in vain is warned.
    gain: bool = False
    vain: bool = False

    @cached_property
    def slots(self) -> list[int]:
        """Where in an event its slots stand."""
        return [i for i, name in enumerate(self.arguments, 1) if name == "slot"]


def is_vain(events: list[tuple[int, ...]], told: tuple[Told, ...]) -> bool:
    """Tell whether what happened brings nothing before it brings anything."""
    for event in events:
        if told[event[0]].gain or told[event[0]].vain:
            return told[event[0]].vain
    return False


@plain_only
def tell(s: Any, what: int, *arguments: int) -> None:
    """Tell what just happened, if anybody listens."""
    if s.events is not None:
        s.events.append((int(what), *(int(argument) for argument in arguments)))


def hides_nothing(events: list[tuple[int, ...]], told: tuple[Told, ...]) -> bool:
    """Tell whether everybody knows every card in some events, so that all are told the same."""
    for event in events:
        for i in told[event[0]].slots:
            if not seen_by(event[i], EVERYBODY):
                return False
    return True


def read_event(event: tuple[int, ...], told: tuple[Told, ...], game: Any, viewer: int | None) -> dict[str, Any]:
    """Write an event as JSON for one viewer; without a viewer, everything."""
    kind = told[event[0]]
    out: dict[str, Any] = {"what": kind.name}
    for name, value in zip(kind.arguments, event[1:], strict=True):
        if name == "slot":
            hidden = viewer is not None and not seen_by(value, viewer)
            out["card"] = None if hidden else game.cards[value & CARD_BITS]
        elif name == "card":
            out["card"] = game.cards[value]
        elif name in game.words:
            out[name] = game.words[name][value]
        else:
            out[name] = value
    return out
