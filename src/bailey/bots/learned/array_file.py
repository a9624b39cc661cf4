"""Reads the arrays of an `.npz` file: a page has no NumPy, and the arrays of a learned evaluation are small."""

from __future__ import annotations

import ast
import struct
from math import prod
from typing import BinaryIO, TypeAlias
from zipfile import ZipFile

#: A text, or numbers in one or two dimensions.
Array: TypeAlias = str | list[int] | list[list[int]]
MAGIC = b"\x93NUMPY"
#: A file of the second version has a longer head.
HEADS = {1: "<H", 2: "<I"}
#: How the numbers that we write are stored.
NUMBERS = {"<i2": "h", "<i4": "i", "<i8": "q"}
MOST_BYTES = 64 << 20


def read_arrays(file: BinaryIO) -> dict[str, Array]:
    """Return the arrays of a file by name; one that is not as it must be raises ValueError or BadZipFile."""
    with ZipFile(file) as members:
        if sum(member.file_size for member in members.infolist()) > MOST_BYTES:
            raise ValueError("its arrays are too large")
        return {name.removesuffix(".npy"): _read(members.read(name)) for name in members.namelist()}


def _read(content: bytes) -> Array:
    form = HEADS.get(content[6]) if content.startswith(MAGIC) and len(content) > len(MAGIC) + 1 else None
    if form is None:
        raise ValueError("it holds what is no array")
    at = len(MAGIC) + 2
    try:
        start = at + struct.calcsize(form)
        end = start + struct.unpack_from(form, content, at)[0]
        about = ast.literal_eval(content[start:end].decode("latin-1"))
        kind, shape = str(about["descr"]), tuple(map(int, about["shape"]))
        if about["fortran_order"] or len(shape) > 2:
            raise ValueError("its arrays do not lie in rows")
        return _values(kind, shape, content[end:])
    except (struct.error, SyntaxError, KeyError, TypeError) as fault:
        message = f"an array cannot be read: {fault}"
        raise ValueError(message) from fault


def _values(kind: str, shape: tuple[int, ...], data: bytes) -> Array:
    if kind.startswith("<U") and not shape:
        return data.decode("utf-32-le").rstrip("\0")
    if kind not in NUMBERS:
        message = f"an array has numbers of another kind: {kind}"
        raise ValueError(message)
    flat = struct.unpack(f"<{prod(shape)}{NUMBERS[kind]}", data)
    if len(shape) < 2:
        return [*flat]
    across = shape[1]
    return [[*flat[at : at + across]] for at in range(0, len(flat), across or 1)]
