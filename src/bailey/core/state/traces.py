"""What players go on knowing of cards that were shuffled: a player who knew a card knows that it is among these.

A state that shuffles cards of which somebody knows some declares `traces = remember_shuffled(len(IDS))`: one trace a
card. The slot of a shuffled card says only which shuffle hid it; its trace keeps which shuffle had hidden it before
(`root`), among which cards it lies now (`group`), and who knew it when they were shuffled (`known_to`, one bit each).
For a viewer who knew it, it lies in one of the slots of its group; for any other, it may be any card of its root.

Should cards of an older group be shuffled while others of that group lie elsewhere, both become one group: nobody
claims to know more than they do, and which of the two a card lies in is forgotten (decision record 0018).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bailey.core.state.accompany import answering, having
from bailey.core.state.kinds.many import many
from bailey.core.state.record import Record, inner
from bailey.core.state.slots import CARD_BITS, EVERYBODY, KNOWN_AT, OPEN, SHUFFLE_AT

if TYPE_CHECKING:
    from bailey.core.state.slotted import Slotted


class Trace(Record):
    """What is known of one card beyond its slot; all 0 if nothing is."""

    root: int = 0
    group: int = 0
    known_to: int = 0


class Remembering(Protocol):
    """A state with traces, and how many shuffles there were."""

    traces: list[Trace]
    shuffles: int


def remember_shuffled(cards: int) -> list[Trace]:
    """Declare the traces of a state, one for each card; the field is called `traces`."""
    return inner(many(Trace, cards))


@answering("traces")
def remembers(s: object) -> bool:
    """Tell whether a state declares traces."""
    return hasattr(s, "traces")


@having("traces", "s")
def untrace(s: Remembering, slot: int) -> None:
    """Clear the trace of a card that everybody knows."""
    if slot & OPEN == OPEN:
        trace = s.traces[slot & CARD_BITS]
        trace.root = 0
        trace.group = 0
        trace.known_to = 0


@having("traces", "s")
def trace_all(s: Remembering, pile: Slotted) -> None:
    """Note who knew which card of a pile that is shuffled now: from here on the cards are one group."""
    for i in range(pile.size):
        slot = pile.slots[i]
        trace = s.traces[slot & CARD_BITS]
        if trace.group == 0:
            trace.root = slot >> SHUFFLE_AT
        elif trace.group != s.shuffles:
            group = trace.group
            for c in range(len(s.traces)):
                if s.traces[c].group == group:
                    s.traces[c].group = s.shuffles
        trace.group = s.shuffles
        trace.known_to |= (slot >> KNOWN_AT) & EVERYBODY
