"""How the features of observations are worked out: once with NumPy, once as a loop for Numba. Both agree to the bit."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Indexes = NDArray[np.int32]

#: A slot of a grid with fewer numbers beside it has this in the place of the others.
NO_NUMBER = -1
#: Of a slot whose card has a column and a row: where these three lie in the observation; where the first column and row
#: of its grid are written, which the cells follow; how many columns and rows there are, how many numbers a cell has,
#: and where those beside the card lie.
GRID_CARD, GRID_COLUMN, GRID_ROW, CORNER, COLUMNS, ROWS, STRIDE, GRID_BESIDE = range(8)
#: A column or row that no card has.
FAR = 1 << 20


class Program(NamedTuple):
    """What each column is worked out from; a place is one of the turned observation, or of what is worked out of it."""

    turned: Indexes  # for each viewer the order of the observation
    numbers: int  # how many numbers the turned observation has, with the cells
    grid: Indexes  # a row for each slot whose card has a column and a row
    amounts: Indexes  # place, what counts as 0, how far it goes, the divisor
    values: Indexes  # place, value
    seats: Indexes  # place, seat from the viewer on
    parts: Indexes  # place, shift, mask, the divisor
    slots: Indexes  # places of cards
    piles: Indexes  # the first place of a long pile, and how many it has
    cards: NDArray[np.float32]  # a row for each number that a slot can have, from -1


def fill_plain(program: Program, raw: Indexes, viewers: Indexes, out: NDArray[np.float32]) -> None:
    """Work the features out with NumPy."""
    lanes, players = np.arange(len(raw)), len(program.turned)
    seen = np.zeros((len(raw), program.numbers), np.int32)
    seen[:, : raw.shape[1]] = np.take_along_axis(raw, program.turned[viewers], axis=1)
    for corner in np.unique(program.grid[:, CORNER]):
        own = program.grid[program.grid[:, CORNER] == corner]
        lies = seen[:, own[:, GRID_CARD]] != 0
        for way, place in ((0, GRID_COLUMN), (1, GRID_ROW)):
            least = np.where(lies, seen[:, own[:, place]], FAR).min(axis=1)
            seen[:, corner + way] = np.where(least < FAR, least, 0)
    for slot in program.grid:
        here = lanes[seen[:, slot[GRID_CARD]] != 0]
        across = (seen[here, slot[GRID_COLUMN]] - seen[here, slot[CORNER]]).clip(0, slot[COLUMNS] - 1)
        down = (seen[here, slot[GRID_ROW]] - seen[here, slot[CORNER] + 1]).clip(0, slot[ROWS] - 1)
        cells = slot[CORNER] + 2 + (down * slot[COLUMNS] + across) * slot[STRIDE]
        for k, source in enumerate((slot[GRID_CARD], *slot[GRID_BESIDE:])):
            if source != NO_NUMBER:
                seen[here, cells + k] = seen[here, source]
    at = 0

    def put(columns: NDArray[np.generic]) -> None:
        nonlocal at
        flat = columns.reshape(len(raw), -1)
        out[:, at : at + flat.shape[1]] = flat
        at += flat.shape[1]

    place, first, reach, divisor = program.amounts.T
    put(np.clip(seen[:, place].astype(np.int64) - first, -reach, reach).astype(np.float32) / divisor.astype(np.float32))
    put(seen[:, program.values[:, 0]] == program.values[:, 1])
    seats = seen[:, program.seats[:, 0]]
    away = np.where((seats >= 0) & (seats < players), (seats - viewers[:, None]) % players, seats)
    put(away == program.seats[:, 1])
    place, shift, mask, divisor = program.parts.T
    put(((seen[:, place] >> shift) & mask).astype(np.float32) / divisor.astype(np.float32))
    put(program.cards[seen[:, program.slots] + 1])
    for start, length in program.piles:
        put(program.cards[seen[:, start : start + length] + 1].sum(axis=1))


@cache
def fill() -> Callable[..., None]:
    """Return the loop, compiled once in a process."""
    import numba
    from numba.extending import register_jitable

    for part in PARTS:
        register_jitable(part)
    loop: Callable[..., None] = numba.njit(nogil=True, error_model="numpy")(fill_loop)
    return loop


def fill_loop(
    turned: Indexes,
    numbers: int,
    grid: Indexes,
    amounts: Indexes,
    values: Indexes,
    seats: Indexes,
    parts: Indexes,
    slots: Indexes,
    piles: Indexes,
    cards: NDArray[np.float32],
    raw: Indexes,
    viewers: Indexes,
    out: NDArray[np.float32],
) -> None:
    """Work the features out lane by lane."""
    seen = np.zeros(numbers, np.int32)
    program = amounts, values, seats, parts, slots, piles, cards
    for lane in range(len(raw)):
        viewer = viewers[lane]
        turn(turned[viewer], raw[lane], grid, seen)
        tell(seen, viewer, len(turned), *program, out[lane])


def turn(order: Indexes, raw: Indexes, grid: Indexes, seen: Indexes) -> None:
    """Turn an observation to its viewer, and put the cards with a column and a row into cells behind it."""
    for i in range(len(raw)):
        seen[i] = raw[order[i]]
    for i in range(len(raw), len(seen)):
        seen[i] = 0
    find_corners(grid, seen)
    for g in range(len(grid)):
        corner = grid[g, CORNER]
        if seen[grid[g, GRID_CARD]] != 0:
            across = min(max(seen[grid[g, GRID_COLUMN]] - seen[corner], 0), grid[g, COLUMNS] - 1)
            down = min(max(seen[grid[g, GRID_ROW]] - seen[corner + 1], 0), grid[g, ROWS] - 1)
            cell = corner + 2 + (down * grid[g, COLUMNS] + across) * grid[g, STRIDE]
            seen[cell] = seen[grid[g, GRID_CARD]]
            for k in range(GRID_BESIDE, grid.shape[1]):
                if grid[g, k] != NO_NUMBER:
                    seen[cell + k - GRID_BESIDE + 1] = seen[grid[g, k]]


def find_corners(grid: Indexes, seen: Indexes) -> None:
    """Write the first column and row in which a card of each grid lies."""
    for g in range(len(grid)):
        seen[grid[g, CORNER]] = FAR
        seen[grid[g, CORNER] + 1] = FAR
    for g in range(len(grid)):
        corner = grid[g, CORNER]
        if seen[grid[g, GRID_CARD]] != 0:
            seen[corner] = min(seen[corner], seen[grid[g, GRID_COLUMN]])
            seen[corner + 1] = min(seen[corner + 1], seen[grid[g, GRID_ROW]])
    for g in range(len(grid)):
        corner = grid[g, CORNER]
        if seen[corner] == FAR:
            seen[corner] = 0
            seen[corner + 1] = 0


def tell(  # noqa: C901 - a loop for each kind of column
    seen: Indexes,
    viewer: int,
    players: int,
    amounts: Indexes,
    values: Indexes,
    seats: Indexes,
    parts: Indexes,
    slots: Indexes,
    piles: Indexes,
    cards: NDArray[np.float32],
    row: NDArray[np.float32],
) -> None:
    """Write the features of an observation that is turned to its viewer."""
    at, wide = 0, cards.shape[1]
    for i in range(len(amounts)):
        value = np.int64(seen[amounts[i, 0]]) - amounts[i, 1]
        reach = np.int64(amounts[i, 2])
        row[at] = np.float32(min(max(value, -reach), reach)) / np.float32(amounts[i, 3])
        at += 1
    for i in range(len(values)):
        row[at] = np.float32(seen[values[i, 0]] == values[i, 1])
        at += 1
    for i in range(len(seats)):
        seat = seen[seats[i, 0]]
        if 0 <= seat < players:
            seat = (seat - viewer + players) % players
        row[at] = np.float32(seat == seats[i, 1])
        at += 1
    for i in range(len(parts)):
        part = (seen[parts[i, 0]] >> parts[i, 1]) & parts[i, 2]
        row[at] = np.float32(part) / np.float32(parts[i, 3])
        at += 1
    for i in range(len(slots)):
        card = seen[slots[i]] + 1
        for k in range(wide):
            row[at + k] = cards[card, k]
        at += wide
    for i in range(len(piles)):
        for k in range(wide):
            row[at + k] = 0
        for slot in range(piles[i, 0], piles[i, 0] + piles[i, 1]):
            if seen[slot] == 0:  # a pile is filled from below
                break
            for k in range(wide):
                row[at + k] += cards[seen[slot] + 1, k]
        at += wide


#: What the loop, and the kernel of a device, is made of; each calls only those before it.
PARTS = (find_corners, turn, tell)
