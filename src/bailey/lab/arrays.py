"""Arrays that are written into: those of a caller, and new ones that other libraries take without a copy."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Number = TypeVar("Number", bound=np.generic)
#: JAX shares the memory of an array that begins at a multiple of so many bytes, and copies any other.
ALIGNED = 64


def aligned(shape: tuple[int, ...], kind: type[Number]) -> NDArray[Number]:
    """Return a new array of undefined numbers that JAX, and other libraries by DLPack, take without a copy."""
    size = prod(shape) * np.dtype(kind).itemsize
    memory = np.empty(size + ALIGNED, np.uint8)
    first = -memory.ctypes.data % ALIGNED
    return memory[first : first + size].view(kind).reshape(shape)


def target(out: NDArray[Number] | None, shape: tuple[int, int], *kinds: type[Number]) -> NDArray[Number]:
    """Return the array that is written into: the caller's if it fits, or else a new one of the first kind."""
    if out is None:
        return np.empty(shape, kinds[0])
    fault = _misfit(out, shape, kinds)
    if fault:
        message = f"out: {fault}; give an array like np.empty({shape}, np.{np.dtype(kinds[0])}), or leave it out"
        raise BadInput(message)
    return out


def _misfit(out: object, shape: tuple[int, int], kinds: Sequence[type[np.generic]]) -> str:
    """Say why nothing can be written into what a caller gave; "" if it fits."""
    if not isinstance(out, np.ndarray):
        return f"it is no NumPy array but a {type(out).__name__}"
    if out.dtype not in kinds:
        return f"its dtype is {out.dtype}, not {' or '.join(str(np.dtype(kind)) for kind in kinds)}"
    if out.shape != shape:
        return f"its shape is {out.shape}, not {shape}"
    if not (out.flags.c_contiguous and out.flags.aligned):
        return "its numbers do not lie one after another in memory, row by row"
    return "" if out.flags.writeable else "it is read-only"
