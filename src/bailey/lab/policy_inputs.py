"""What a policy reads of an observation: for trainings that write files as `bailey.bots.policy` describes them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots.observed.plan import turned
from bailey.core.state.observe import layout

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.core.play.game import Game
    from bailey.lab.batch import Batch

    Seen = NDArray[np.int32]
    Places = NDArray[np.int64]

#: Piles with more slots are not read, such as decks and discard piles: most of them tell little, for many weights.
MOST_SLOTS = 16


def turn_round(game: Game, players: int, seen: Seen, viewers: Seen) -> Seen:
    """Turn the seats of observations so that the viewer's comes first."""
    return np.take_along_axis(seen, turned(game, players)[np.maximum(viewers, 0)], axis=1)


def what_varies(batch: Batch, steps: int = 300) -> tuple[Places, NDArray[np.float32], Places, Places, Places]:
    """Return what a network reads: numbers that vary in random games, how large they get, slots, cells, and the grid.

    They are the fields of a `Policy` of the same names. So many steps are played at random in the batch, from new
    games on.
    """
    game, players, random = batch.game, batch.players, np.random.default_rng(0)
    batch.reset()
    least = most = turn_round(game, players, batch.observe(np.maximum(batch.turn, 0)), batch.turn)
    for _ in range(steps):
        masks = batch.masks()
        batch.step(np.where(batch.over, -1, (masks * random.random(masks.shape)).argmax(1)))
        if batch.over.any():
            batch.reset(batch.over)
        seen = turn_round(game, players, batch.observe(np.maximum(batch.turn, 0)), batch.turn)
        least, most = np.minimum(least, seen), np.maximum(most, seen)
    least, most = least.min(0), most.max(0)
    varies = least != most
    entries = layout(game, players)
    is_slot = np.array(["card's number" in entry.meaning for entry in entries])
    piles = [entry.name.rpartition("[")[0] for entry in entries]
    often = Counter(pile for pile, entry in zip(piles, entries, strict=True) if entry.name.endswith("]"))
    varies &= ~is_slot | np.array([often[pile] <= MOST_SLOTS for pile in piles])
    cells, grid = _what_lies_on_grids(game, players, varies & is_slot, least, most)
    numbers, slots = np.flatnonzero(varies & ~is_slot), np.flatnonzero(varies & is_slot)
    slots = np.setdiff1d(slots, cells[:, 0])
    return numbers, np.maximum(np.abs(least), np.abs(most))[numbers].astype(np.float32), slots, cells, grid


def _what_lies_on_grids(
    game: Game, players: int, slots: NDArray[np.bool_], least: Seen, most: Seen
) -> tuple[Places, Places]:
    """Return the slots whose cards have a column and a row, and the grid on which each player's lie."""
    at = {entry.name: entry.at for entry in layout(game, players)}
    on_grids = [name for name, i in at.items() if slots[i] and f"{name}.column" in at and f"{name}.row" in at]
    if not on_grids:
        return np.zeros((0, 4), np.int64), np.array([0, 0, 1, 1, 0])
    ways = [[at[f"{name}.{way}"] for name in on_grids] for way in ("column", "row")]
    from_to = [(least[way].min(), most[way].max()) for way in ways]
    sizes = [last - first + 1 for first, last in from_to]
    first_cells = [int(name.split("[")[1][0]) * sizes[0] * sizes[1] for name in on_grids]
    cells = np.array([[at[name] for name in on_grids], *ways, first_cells]).T
    return cells, np.array([*(first for first, _ in from_to), *sizes, players * sizes[0] * sizes[1]])
