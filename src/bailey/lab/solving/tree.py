"""The whole tree of a small game for two, as arrays.

A node is a decision or an end of the game; the root is neither. Parents come before children. The edge to a node has a
slot, which is a choice in an information set, and the probability of all chance after that choice. Nodes that a player
cannot tell apart share an information set: the player saw the same events, made the same choices and sees the same.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bailey.core.errors import BadInput
from bailey.core.play.game import winners
from bailey.lab.snapshots import GameSnapshot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from bailey.lab.small import SmallGame

    Numbers = NDArray[np.int64]
    Values = NDArray[np.float64]

#: Who decides at the root, and at an end of the game; the slot of an edge from the root.
ROOT, END, NO_SLOT = -1, -2, -1
SEATS = 2
#: A tree for which more is to be walked is refused: it would take minutes to build, and gigabytes.
MOST_WALKED = 2_000_000
#: After so many snapshots a report is made.
REPORTED = 1000


@dataclass
class InformationSet:
    """What a player knows at a decision: an example of the nodes, and the numbers of the open choices."""

    player: int
    example: GameSnapshot
    choices: list[int]
    #: The number of its first slot; the others follow.
    slot: int
    #: How far its nodes lie from the root.
    level: int


@dataclass
class GameTree:
    """The tree of a small game."""

    small: SmallGame
    sets: list[InformationSet]
    #: Of each node: who decides, its parent, and the slot and the probability of chance of its edge.
    player: Numbers
    parent: Numbers
    slot: Numbers
    chance: Values
    #: Of each node: what the first player gets there, and 0 where the game goes on.
    payoff: Values
    #: Of each slot: its information set and the player.
    set_of: Numbers
    owner: Numbers
    #: The nodes of each level, from the root, and the slots of the sets that are decided there.
    levels: list[slice]
    slots: list[slice]
    #: Of each set: its first slot.
    first: Numbers
    #: Whether players always know the whole state: nothing is hidden but what chance will bring.
    perfect: bool


class _Node(NamedTuple):
    """A node that was noted."""

    player: int
    parent: int
    slot: int
    chance: float
    payoff: float


class _Waiting(NamedTuple):
    """A decision that is to be noted: its snapshot and its edge."""

    snapshot: GameSnapshot
    parent: int
    slot: int
    chance: float


class _Builder:
    """Walks the tree level by level."""

    def __init__(self, small: SmallGame, report: Callable[[int], None]) -> None:
        self.small, self.report = small, report
        self.sets: list[InformationSet] = []
        self.known: dict[object, int] = {}
        self.nodes: list[_Node] = []
        self.walked = 0
        self.slots = 0
        self.perfect = True

    def tree(self) -> GameTree:
        """Build the tree."""
        self.nodes.append(_Node(ROOT, 0, NO_SLOT, 1.0, 0.0))
        levels, slots = [slice(0, 1)], [slice(0, 0)]
        first = GameSnapshot.first_of_small(self.small, plain=True)  # most are walked before rules are compiled
        waiting = list(self._reached(first, 0, NO_SLOT))
        while waiting or levels[-1].stop < len(self.nodes):
            decided = self.slots
            noted = [(one, len(self.nodes), self._note(one, len(levels))) for one in waiting]
            levels.append(slice(levels[-1].stop, len(self.nodes)))
            slots.append(slice(decided, self.slots))
            waiting = [
                reached
                for one, number, found in noted
                for k, choice in enumerate(found.choices)
                for reached in self._reached(one.snapshot.after(choice), number, found.slot + k)
            ]
        return self._arrays(levels, slots)

    def _reached(self, snapshot: GameSnapshot, parent: int, slot: int) -> Iterator[_Waiting]:
        """Iterate over the decisions that chance leads to, and note the ends, those with equal payoffs as one."""
        ends: defaultdict[float, float] = defaultdict(float)
        for found, chance in self._dealt(snapshot, 1.0):
            if found.over:
                ends[_payoff(found)] += chance
            else:
                yield _Waiting(found, parent, slot, chance)
        self.nodes += [_Node(END, parent, slot, chance, payoff) for payoff, chance in ends.items()]

    def _dealt(self, snapshot: GameSnapshot, chance: float) -> Iterator[tuple[GameSnapshot, float]]:
        """Iterate over what chance makes of a snapshot, with the probabilities."""
        self.walked += 1
        if self.walked % REPORTED == 0:
            self.report(self.walked)
        if self.walked > MOST_WALKED:
            message = f"small {self.small.name!r}: its tree has more than {MOST_WALKED:,} states; make it smaller"
            raise BadInput(message)
        if not snapshot.outcomes:
            yield snapshot, chance
        for outcome in range(snapshot.outcomes):
            yield from self._dealt(snapshot.after_chance(outcome), chance / snapshot.outcomes)

    def _note(self, one: _Waiting, level: int) -> InformationSet:
        """Note a decision, and return its information set."""
        snapshot = one.snapshot
        player = snapshot.turn
        self.nodes.append(_Node(player, one.parent, one.slot, one.chance, 0.0))
        key = (player, snapshot.news[player], tuple(snapshot.observation(player)))
        if key not in self.known:
            self.known[key] = len(self.sets)
            self.sets.append(InformationSet(player, snapshot, snapshot.open(), self.slots, level))
            self.slots += len(self.sets[-1].choices)
        found = self.sets[self.known[key]]
        self.perfect = self.perfect and found.example.state.flat() == snapshot.state.flat()
        if found.level != level:  # the algorithms decide level by level
            message = f"small {self.small.name!r}: a player cannot tell how many decisions there were; change it"
            raise BadInput(message)
        return found

    def _arrays(self, levels: list[slice], slots: list[slice]) -> GameTree:
        player, parent, slot, chance, payoff = (np.array(column) for column in zip(*self.nodes, strict=True))
        sizes = [len(one.choices) for one in self.sets]
        return GameTree(
            self.small,
            self.sets,
            player,
            parent,
            slot,
            chance,
            payoff,
            np.repeat(np.arange(len(self.sets)), sizes),
            np.repeat([one.player for one in self.sets], sizes),
            levels,
            slots,
            np.array([one.slot for one in self.sets]),
            self.perfect,
        )


def _payoff(snapshot: GameSnapshot) -> float:
    """Return the first player's share of the victory."""
    best = winners(snapshot.game, snapshot.state)
    return (0 in best) / len(best) if best else 1 / SEATS


def build(small: SmallGame, report: Callable[[int], None] = lambda _: None) -> GameTree:
    """Return the whole tree of a small game; `report` gets the number of states walked from time to time."""
    if small.table.seats != SEATS or small.table.printed:
        message = f"small {small.name!r}: only games of two players against each other are solved"
        raise BadInput(message)
    tree = _Builder(small, report).tree()
    if not tree.sets:
        message = f"small {small.name!r}: nothing is to be decided in it"
        raise BadInput(message)
    return tree
