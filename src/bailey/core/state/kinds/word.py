"""A 64-bit word of the core's generator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bailey.core.state.kinds.field import Field, declared

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.state.kinds.field import Column, Recorded


@dataclass(frozen=True)
class HiddenWord(Field):
    """A word, in nobody's view."""

    inner: bool = True

    tag: ClassVar[str] = "word"
    single: ClassVar[bool] = True
    word: ClassVar[bool] = True

    def column(self) -> Column:
        """Return its column of a NumPy type."""
        import numpy as np

        return self.name, np.int64

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        return int


def word() -> int:
    """Declare a 64-bit word of the core's generator."""
    return declared(HiddenWord())


def words(record: type[Recorded]) -> int:
    """Count the words of a record; they are its first numbers."""
    return sum(field.word for field in record.fields)
