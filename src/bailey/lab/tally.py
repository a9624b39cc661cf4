"""What many games add up to: how often each score and each share of a win occurred.

It is as large for a billion games as for a thousand, and the same in whatever order games are added.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.lab.json_object import JsonObject
    from bailey.lab.results import Chunk

Counts = Counter[int]
#: The fields that have counts for each column: a player, or a number of the chronicle.
BY_COLUMN = ("scores", "won", "shared", "chronicle")


@dataclass
class Tally:
    """Counts of some games. Printed opponents follow the seats."""

    games: int = 0
    decisions: int = 0
    scores: list[Counts] = field(default_factory=list)  # of each player: games by score
    won: list[Counts] = field(default_factory=list)  # of each player: games won, alone or not, by score
    shared: list[Counts] = field(default_factory=list)  # of each player: games won, by how many won them
    chronicle: list[Counts] = field(default_factory=list)  # of each number of the chronicle: games by its value

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        for name in BY_COLUMN:
            own, more = getattr(self, name), getattr(other, name)
            own.extend(Counter() for _ in range(len(more) - len(own)))
            for counts, found in zip(own, more, strict=True):
                counts.update(found)

    def to_json(self) -> JsonObject:
        """Return it as JSON."""
        columns = {name: [dict(sorted(counts.items())) for counts in getattr(self, name)] for name in BY_COLUMN}
        return {"games": self.games, "decisions": self.decisions, **columns}


def tally_of(chunk: Chunk) -> Tally:
    """Count the games of a chunk."""
    winners = chunk.wins.sum(axis=1)
    columns = range(chunk.scores.shape[1])
    return Tally(
        len(chunk.scores),
        int(chunk.decisions.sum()),
        [_counts(chunk.scores[:, p]) for p in columns],
        [_counts(chunk.scores[chunk.wins[:, p] > 0, p]) for p in columns],
        [_counts(winners[chunk.wins[:, p] > 0]) for p in columns],
        [_counts(column) for column in chunk.chronicle.T],
    )


def _counts(values: NDArray[np.int32]) -> Counts:
    found, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), counts.tolist(), strict=True)))


def read_tally(said: object, players: int, remembered: int) -> Tally | None:
    """Return a tally from JSON; None if it is none of games with so many players and numbers of a chronicle."""
    if not isinstance(said, dict) or set(said) != {"games", "decisions", *BY_COLUMN}:
        return None
    lengths = dict.fromkeys(BY_COLUMN, players) | {"chronicle": remembered}
    try:
        columns = {name: [_read_counts(counts) for counts in said[name]] for name in BY_COLUMN}
    except (TypeError, ValueError, AttributeError):
        return None
    numbers = [said["games"], said["decisions"], *(n for name in BY_COLUMN for c in columns[name] for n in c.values())]
    fits = all(len(columns[name]) == lengths[name] for name in BY_COLUMN)
    if not fits or not all(type(n) is int and n >= 0 for n in numbers):
        return None
    if any(counts.total() != said["games"] for counts in columns["scores"]):
        return None
    return Tally(said["games"], said["decisions"], **columns)


def _read_counts(said: JsonObject) -> Counts:
    return Counter({int(value): count for value, count in said.items()})


def together(counts: list[Counts]) -> Counts:
    """Return several counts as one."""
    total: Counts = Counter()
    for one in counts:
        total.update(one)
    return total


def describe(counts: Counts) -> dict[str, float] | None:
    """Return mean, standard deviation, minimum, quartiles and maximum; None without values."""
    number = counts.total()
    if not number:
        return None
    ordered = sorted(counts.items())
    total = sum(value * count for value, count in ordered)
    squares = sum(value * value * count for value, count in ordered)
    return {
        "mean": round(total / number, 4),
        "standard_deviation": round(math.sqrt(number * squares - total * total) / number, 4),
        "min": float(ordered[0][0]),
        "q1": _quantile(ordered, number, 0.25),
        "median": _quantile(ordered, number, 0.5),
        "q3": _quantile(ordered, number, 0.75),
        "max": float(ordered[-1][0]),
    }


def _quantile(ordered: list[tuple[int, int]], number: int, share: float) -> float:
    """Return the value below which a share of all lies; between two values, the part of the way."""
    at = (number - 1) * share
    low, high = _value_at(ordered, int(at)), _value_at(ordered, math.ceil(at))
    return low + (high - low) * (at - int(at))


def _value_at(ordered: list[tuple[int, int]], place: int) -> int:
    """Return the value at a place, counted from 0, if all were written down in order."""
    for value, count in ordered:
        place -= count
        if place < 0:
            return value
    raise IndexError(place)
