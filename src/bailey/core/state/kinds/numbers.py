"""A row of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bailey.core.state.checks import LEAST, MOST, list_of, whole
from bailey.core.state.kinds.field import AMOUNT, Field, Source, declared
from bailey.core.state.kinds.number import MEANINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core.state.kinds.field import Column, Reader, ScoringState, Types


@dataclass(frozen=True)
class Numbers(Field):
    """A row of numbers, written as a list."""

    length: int = 1
    default: int = 0
    least: int = LEAST  # of what may be written
    most: int = MOST
    usual: int = 0  # about how large they get; 0: as large as they can
    kind: str = AMOUNT  # what each says, of AMOUNT, CATEGORY and SEAT

    tag: ClassVar[str] = "numbers"
    said: ClassVar[tuple[str, ...]] = ("length",)
    copy_code: ClassVar[str] = "self.{0}[:]"
    flatten_code: ClassVar[str] = "out.extend(self.{0})"
    unflatten_code: ClassVar[str] = "self.{0} = [next(numbers) for _ in self.{0}]"

    @property
    def width(self) -> int:
        """How many numbers there are."""
        return self.length

    def column(self) -> Column:
        """Return its column of a NumPy type."""
        import numpy as np

        return self.name, np.int32, (self.length,)

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        return lambda: [self.default] * self.length

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:  # noqa: ARG002 - as every kind
        """Write the row."""
        return [f"{self.name!r}: list(r.{self.name})"]

    def read_value(self, reader: Reader, s: ScoringState, record: object, value: object, where: str) -> None:  # noqa: ARG002
        """Read the row, or its beginning."""
        row = [
            whole(f"{where}[{i}]", v, self.least, self.most) for i, v in enumerate(list_of(where, value, self.length))
        ]
        getattr(record, self.name)[: len(row)] = row

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:  # noqa: ARG002 - as every kind
        """Yield the numbers."""
        for i in range(self.length):
            yield Source(
                f"{prefix}{self.name}[{i}]", MEANINGS[self.kind], at + i, seat, least=self.least, most=self.most,
                kind=self.kind, usual=self.usual,
            )  # fmt: skip

    def typescript(self, types: Types) -> list[str]:  # noqa: ARG002 - as every kind
        """Return its line of an interface."""
        return [f"{self.name}: number[];"]


def numbers(
    length: int, default: int = 0, least: int = LEAST, most: int = MOST, usual: int = 0, kind: str = AMOUNT
) -> list[int]:
    """Declare a row of numbers from `least` to `most`; `usual` and `kind` are those of `number`."""
    return declared(Numbers(length=length, default=default, least=least, most=most, usual=usual, kind=kind))
