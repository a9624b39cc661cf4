"""Blocks of memory without NumPy hold the same bytes as its arrays, and kernels are given them alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.core.compiled import blocks, numba_mode
from bailey.core.compiled.ahead import add_flat
from bailey.core.compiled.search import Node
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.core.state.chance import Luck

if TYPE_CHECKING:
    from bailey.core.state.record import Record

GAMES = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")


def states_of(name: str) -> list[Record]:
    game = games.find(name)
    log = GameLog(game, Start(("you",) * game.players[0], 5)).begun()
    found = [log.position.state.copy()]
    while not log.position.over and len(found) < 4:
        log.choose(log.position.choices.numbers[0])
        found.append(log.position.state.copy())
    return found


@pytest.mark.parametrize("name", GAMES)
def test_states_lie_as_in_arrays(name: str) -> None:
    state = games.find(name).state
    ours, theirs = blocks.empty(state, 4), numba_mode.empty(state, 4)
    assert bytes(ours.bytes[: ours.size * ours.itemsize]) == theirs.tobytes()
    for i, one in enumerate(states_of(name)[:4]):
        blocks.write(ours, i, one)
        numba_mode.write(theirs, i, one)
        assert blocks.read(ours, i, state()).flat() == numba_mode.read(theirs, i, state()).flat() == one.flat()
    assert bytes(ours.bytes[: ours.size * ours.itemsize]) == theirs.tobytes()
    flat, numbers = blocks.numbers_of(ours), numba_mode.numbers_of(theirs)
    assert (flat.shape, flat.strides, flat.itemsize) == (numbers.shape, numbers.strides, numbers.itemsize)
    assert flat.tolist() == numbers.tolist()
    assert flat.data == ours.data, "it is the same memory"


@pytest.mark.parametrize("record", [Luck, Node])
def test_other_records_lie_as_in_arrays(record: type[Record]) -> None:
    assert blocks.size_of(record) == numba_mode.empty(record, 1).itemsize
    assert blocks.read(blocks.empty(record, 3), 2, record()).flat() == record().flat()


def test_kernels_are_given_blocks_as_they_are_given_arrays() -> None:
    for ours, theirs in (
        (blocks.row([3, -1, 2]), numba_mode.row([3, -1, 2])),
        (blocks.grid(2, 5), numba_mode.grid(2, 5)),
        (blocks.table([[1, 2], [3, 4], [5, 6]]), numba_mode.table([[1, 2], [3, 4], [5, 6]])),
    ):
        given: tuple[list[int], list[int]] = ([], [])
        add_flat(given[0], ours)  # type: ignore[arg-type]
        add_flat(given[1], theirs)
        assert given[0][4] == ours.data
        assert given[0][:4] + given[0][5:] == given[1][:4] + given[1][5:]
        assert ours.tolist() == theirs.tolist()


def test_a_number_is_read_and_written_within_its_row() -> None:
    row = blocks.row([1, 2, 3])
    row[-1] = -(2**31)
    assert (row[0], row[2], len(row)) == (1, -(2**31), 3)
    with pytest.raises(IndexError):
        row[3]
    with pytest.raises(IndexError):
        row[-4] = 1
