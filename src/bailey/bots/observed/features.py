"""The observation as a row of fractions, for networks of dense layers.

The columns are sorted by how they are worked out: amounts, categories, seats, parts of packed numbers, cards in slots,
cards of long piles. NumPy and Numba work them out alike, to the last bit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots.observed.card_data import card_columns
from bailey.bots.observed.feature_loops import GRID_BESIDE, NO_NUMBER, Program, fill, fill_plain
from bailey.bots.observed.plan import ObservationPlan, scale_of, turned, values_of
from bailey.core.compiled import numba_mode
from bailey.core.state.kinds.field import AMOUNT, AMOUNTS, BITS, CATEGORY, FLAG, SEAT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from bailey.bots.observed.plan import CardGrid
    from bailey.core.play.game import Game
    from bailey.core.state.observe import Entry

    Raw = NDArray[np.int32]
    Rows = NDArray[np.float32]


#: So many columns tell of cards: the more places there are, the less is told of each.
MOST_OF_CARDS = 4096


class FeatureColumn:
    """One column: its name, and from where to where its numbers go."""

    __slots__ = ("least", "most", "name")

    def __init__(self, name: str, least: float = 0.0, most: float = 1.0) -> None:
        self.name, self.least, self.most = name, least, most


@dataclass
class _Columns:
    """The columns of one kind, and the numbers by which each is worked out."""

    columns: list[FeatureColumn] = field(default_factory=list)
    numbers: list[tuple[float, ...]] = field(default_factory=list)

    def add(self, column: FeatureColumn, *numbers: float) -> None:
        """Add a column."""
        self.columns.append(column)
        self.numbers.append(numbers)

    def array(self, width: int) -> NDArray[np.int32]:
        """Return the numbers, a row for each column."""
        return np.array(self.numbers, np.int32).reshape(-1, width)


class Features:
    """The features of a game; `with_cards`: those of cards, too, and not only those of all else."""

    def __init__(self, game: Game, players: int, *, with_cards: bool = True) -> None:
        self.plan = plan = ObservationPlan(game, players)
        places = len(plan.slots) + len(plan.piles) + sum(grid.columns * grid.rows for grid in plan.grids)
        self._card_names, self._cards = card_columns(game, MOST_OF_CARDS // max(1, places))
        self._amounts, self._values, self._seats, self._parts = _Columns(), _Columns(), _Columns(), _Columns()
        self._slots: list[tuple[str, int]] = []
        self._cells = count(len(plan.entries))
        for entry in plan.single:
            self._tell(entry, entry.at, entry.name)
        grids = [[*self._tell_grid(grid)] for grid in plan.grids] if with_cards else []
        if with_cards:
            self._slots += [(slot.entry.name, slot.entry.at) for slot in plan.slots]
        piles = plan.piles if with_cards else []
        self.program = Program(
            turned=turned(game, players).astype(np.int32),
            numbers=next(self._cells),
            grid=_as_long([row for rows in grids for row in rows]),
            amounts=self._amounts.array(4),
            values=self._values.array(2),
            seats=self._seats.array(2),
            parts=self._parts.array(4),
            slots=np.array([at for _, at in self._slots], np.int32),
            piles=np.array([(pile[0].entry.at, len(pile)) for pile in piles], np.int32).reshape(-1, 2),
            cards=self._cards,
        )
        told = [*self._amounts.columns, *self._values.columns, *self._seats.columns, *self._parts.columns]
        self.columns = [*told, *self._of_cards([(name, 1) for name, _ in self._slots])]
        self.columns += self._of_cards([(pile[0].place, len(pile)) for pile in piles])

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.columns)

    def of(self, raw: Raw, viewers: NDArray[np.integer], out: Rows | None = None, *, plain: bool | None = None) -> Rows:
        """Return the features of observations, each with its viewer; a spectator sees as the first seat."""
        rows = np.empty((len(raw), self.width), np.float32) if out is None else out
        seen = np.maximum(np.asarray(viewers, np.int32), 0)
        if plain or (plain is None and not numba_mode.available()):
            fill_plain(self.program, raw, seen, rows)
        else:
            fill()(*self.program, raw, seen, rows)
        return rows

    def _tell(self, entry: Entry, at: int, name: str) -> None:
        """Add the columns of a number."""
        if entry.kind in {AMOUNT, FLAG}:
            first, reach, divisor = scale_of(entry)
            bounds = [max(-reach, min(reach, end - first)) / divisor for end in (entry.least, entry.most)]
            self._amounts.add(FeatureColumn(name, *bounds), at, first, reach, divisor)
        elif entry.kind == CATEGORY:
            for value in values_of(entry):
                self._values.add(FeatureColumn(f"{name}={value}"), at, value)
        elif entry.kind == SEAT:
            for value in values_of(entry):
                self._seats.add(FeatureColumn(f"{name}={value}"), at, value)
        elif entry.kind in {BITS, AMOUNTS}:
            most = 1 if entry.kind == BITS else max(1, entry.usual)
            for i in range(entry.parts):
                mask = (1 << entry.bits) - 1
                self._parts.add(FeatureColumn(f"{name}.{i}", 0, mask / most), at, i * entry.bits, mask, most)

    def _tell_grid(self, grid: CardGrid) -> Iterator[tuple[int, ...]]:
        """Add the columns of the cells of a grid; yield for each slot how its card is put into a cell."""
        own = grid.slots[0]
        beside = [name for name in own.beside if name not in {"column", "row"}]
        corner = [next(self._cells) for _ in range(2)]
        for way, at in zip(("column", "row"), corner, strict=True):
            self._tell(own.beside[way], at, f"{own.place}: first {way}")
        for y in range(grid.rows):
            for x in range(grid.columns):
                self._slots.append((f"{own.place}({x},{y})", next(self._cells)))
                for what in beside:
                    self._tell(own.beside[what], next(self._cells), f"{own.place}({x},{y}).{what}")
        for slot in grid.slots:
            ways = (slot.beside["column"].at, slot.beside["row"].at)
            numbers = (slot.beside[what].at for what in beside)
            yield (slot.entry.at, *ways, corner[0], grid.columns, grid.rows, 1 + len(beside), *numbers)

    def _of_cards(self, places: list[tuple[str, int]]) -> Iterator[FeatureColumn]:
        least, most = self._cards.min(0), self._cards.max(0)
        for place, cards in places:
            for k, name in enumerate(self._card_names):
                yield FeatureColumn(f"{place}: {name}", min(0.0, float(least[k])) * cards, float(most[k]) * cards)


def _as_long(rows: list[tuple[int, ...]]) -> NDArray[np.int32]:
    """Return the slots of grids as an array: those with fewer numbers beside them are filled up."""
    width = max((len(row) for row in rows), default=GRID_BESIDE)
    return np.array([(*row, *[NO_NUMBER] * (width - len(row))) for row in rows], np.int32).reshape(-1, width)


@cache
def features(game: Game, players: int) -> Features:
    """Return the features of a game, worked out once."""
    return Features(game, players)
