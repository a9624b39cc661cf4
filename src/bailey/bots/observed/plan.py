"""Where in an observation each column of its features comes from, worked out from the layout.

The seats are turned so that the viewer's comes first. Amounts are shares of what is usual, categories and seats have a
column for each value, a slot of a short pile has the data of its card, of a long pile the data of all cards is added
up. Where cards have a column and a row, each cell of the grid has the data of the card there, with what lies beside it;
the grid begins with the first column and row in which a card lies.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING

import numpy as np

from bailey.core.state.checks import MOST
from bailey.core.state.kinds.field import CARD
from bailey.core.state.observe import VIEWER, Entry, layout

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.core.play.game import Game

    Indexes = NDArray[np.int32]

#: Slots of piles with more of them are not told apart.
MOST_SLOTS = 8
#: An amount counts as at most so many times what is usual.
MOST_TIMES = 4
#: A name of a slot, `place[3]`, and of what lies beside it, `place[3].row`.
SLOT = re.compile(r"^(?P<place>.*)\[(?P<n>\d+)\]$")
BESIDE = re.compile(r"^(?P<slot>.*\])\.(?P<what>[^.\[\]]+)$")


@dataclass(frozen=True)
class CardSlot:
    """A slot in which a card may lie: its place, its number there, the seat it belongs to, and what lies beside it."""

    entry: Entry
    place: str
    number: int
    beside: dict[str, Entry]


@dataclass(frozen=True)
class CardGrid:
    """A place whose cards have a column and a row: its slots, and how many of both there are at a time."""

    slots: list[CardSlot]
    columns: int
    rows: int


@dataclass
class ObservationPlan:
    """The entries of the observation of a game, sorted by how they are told."""

    game: Game
    players: int
    single: list[Entry] = field(default_factory=list)  # numbers with columns of their own
    slots: list[CardSlot] = field(default_factory=list)  # that are told apart
    piles: list[list[CardSlot]] = field(default_factory=list)  # whose cards are added up
    grids: list[CardGrid] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Sort the entries."""
        self.entries = layout(self.game, self.players)
        slots = self.all_slots
        beside = {entry.at for slot in slots for entry in slot.beside.values()}
        places: dict[str, list[CardSlot]] = {}
        for slot in slots:
            places.setdefault(slot.place, []).append(slot)
        sized = {entry.name.removesuffix(".size") for entry in self.entries if entry.name.endswith(".size")}
        for place, own in places.items():
            if {"column", "row"} <= own[0].beside.keys():
                ways = [own[0].beside[way] for way in ("column", "row")]
                self.grids.append(CardGrid(own, *(way.usual or way.most - way.least + 1 for way in ways)))
            elif len(own) <= MOST_SLOTS or place not in sized:
                self.slots += own
                beside -= {entry.at for slot in own for entry in slot.beside.values()}
            else:
                self.piles.append(own)
        hidden = {entry.at for entry in self.entries if entry.kind == CARD} | beside | {VIEWER}
        self.single = [entry for entry in self.entries if entry.at not in hidden]

    @cached_property
    def all_slots(self) -> list[CardSlot]:
        """Every slot of which somebody may see the card, in the order of the observation."""
        beside: dict[str, dict[str, Entry]] = {}
        for entry in self.entries:
            if found := BESIDE.match(entry.name):
                beside.setdefault(found["slot"], {})[found["what"]] = entry
        return [
            CardSlot(entry, found["place"], int(found["n"]), beside.get(entry.name, {}))
            for entry in self.entries
            if entry.kind == CARD and not entry.secret and (found := SLOT.match(entry.name))
        ]


@cache
def turned(game: Game, players: int) -> NDArray[np.int64]:
    """Return for each viewer the order of an observation in which that viewer's seat comes first."""
    entries = layout(game, players)
    own = [[entry.at for entry in entries if entry.seat == p] for p in range(players)]
    orders = np.tile(np.arange(len(entries)), (players, 1))
    for viewer in range(players):
        for p in range(players):
            orders[viewer, own[p]] = own[(viewer + p) % players]
    return orders


def scale_of(entry: Entry) -> tuple[int, int, float]:
    """Return the number that counts as 0, how far from it another may be, and by what the distance is divided."""
    usual = entry.usual or (entry.most - entry.least if entry.most < MOST else 1)
    first = 0 if entry.usual else entry.least if entry.most < MOST else 0
    return first, MOST_TIMES * usual, float(max(1, usual))


def values_of(entry: Entry) -> range:
    """Return the values of a category or of a seat, each of which has a column."""
    return range(entry.least, entry.most + 1)
