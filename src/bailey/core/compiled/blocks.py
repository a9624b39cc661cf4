"""Memory for kernels where there is no NumPy, as in a page: blocks of 32-bit numbers, and of records.

The functions are those of `numba_mode` by the same names, and a block says of itself what an array of NumPy does.
"""

from __future__ import annotations

import ctypes
import struct
from typing import TYPE_CHECKING, TypeVar

from bailey.core.state.kinds.field import width
from bailey.core.state.kinds.word import words

if TYPE_CHECKING:
    from bailey.core.state.record import Record

Twin = TypeVar("Twin", bound="Record")
NUMBER, WORD = 4, 8


class Block:
    """Memory in rows of items."""

    def __init__(
        self, shape: tuple[int, ...], itemsize: int, memory: ctypes.Array[ctypes.c_int64] | None = None
    ) -> None:
        self.shape, self.itemsize = shape, itemsize
        self.size = shape[0] * (shape[1] if len(shape) > 1 else 1)
        self.strides = (itemsize,) if len(shape) == 1 else (shape[1] * itemsize, itemsize)
        self.memory = memory or (ctypes.c_int64 * (-(-self.size * itemsize // WORD) or 1))()
        self.bytes = memoryview(self.memory).cast("B")
        self._numbers = self.bytes.cast("i")

    @property
    def ctypes(self) -> Block:
        """What says its address."""
        return self

    @property
    def data(self) -> int:
        """Its address."""
        return ctypes.addressof(self.memory)

    def __len__(self) -> int:
        """Count its rows."""
        return self.shape[0]

    def __getitem__(self, at: int) -> int:
        """Return a number of a single row."""
        return self._numbers[range(self.size)[at]]

    def __setitem__(self, at: int, number: int) -> None:
        """Write a number of a single row."""
        self._numbers[range(self.size)[at]] = number

    def tolist(self) -> list[int] | list[list[int]]:
        """Return its numbers."""
        flat = self._numbers[: self.size].tolist()
        if len(self.shape) == 1:
            return flat
        across = self.shape[1]
        return [flat[at : at + across] for at in range(0, self.size, across)]


def size_of(record: type[Record]) -> int:
    """Return how many bytes a record has: its words first, then its numbers; words are aligned."""
    wide = words(record)
    size = WORD * wide + NUMBER * (width(record) - wide)
    return -(-size // WORD) * WORD if wide else size


def row(values: list[int]) -> Block:
    """Make a row of numbers."""
    return _of_numbers((len(values),), values)


def table(values: list[list[int]]) -> Block:
    """Make rows of numbers with these values."""
    return _of_numbers((len(values), len(values[0])), [number for line in values for number in line])


def grid(rows: int, columns: int) -> Block:
    """Make rows of zeros."""
    return Block((rows, columns), NUMBER)


def _of_numbers(shape: tuple[int, ...], flat: list[int]) -> Block:
    made = Block(shape, NUMBER)
    struct.pack_into(f"={len(flat)}i", made.bytes, 0, *flat)
    return made


def empty(record: type[Record], count: int) -> Block:
    """Make rows of a record, each as it starts."""
    made = Block((count,), size_of(record))
    write(made, 0, record())
    made.bytes[: count * made.itemsize] = bytes(made.bytes[: made.itemsize]) * count
    return made


def numbers_of(states: Block) -> Block:
    """See records as rows of 32-bit numbers."""
    return Block((len(states), states.itemsize // NUMBER), NUMBER, states.memory)


def write(block: Block, i: int, twin: Record) -> None:
    """Write a plain twin into row `i`."""
    struct.pack_into(_form(type(twin)), block.bytes, i * block.itemsize, *twin.flat())


def read(block: Block, i: int, twin: Twin) -> Twin:
    """Read row `i` into a plain twin."""
    twin.unflatten(iter(struct.unpack_from(_form(type(twin)), block.bytes, i * block.itemsize)))
    return twin


def _form(record: type[Record]) -> str:
    wide = words(record)
    return f"={wide}q{width(record) - wide}i"
