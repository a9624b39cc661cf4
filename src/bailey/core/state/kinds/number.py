"""Numbers: one alone, as a number, as yes or no, or as one of several names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bailey.core.errors import shown
from bailey.core.state.checks import LEAST, MOST, refuse, whole
from bailey.core.state.kinds.field import AMOUNT, CATEGORY, FLAG, SEAT, Field, Source, declared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.state.kinds.field import Column, Reader, ScoringState, Types


#: What the page of an observation says of a number.
MEANINGS = {AMOUNT: "a number", CATEGORY: "which one", SEAT: "a seat; below 0 = nobody"}


@dataclass(frozen=True)
class Number(Field):
    """A number, written as it is."""

    default: int = 0
    least: int = LEAST  # of what may be written
    most: int = MOST
    unsaid: int | None = None  # beside a card in a written position that does not say it; the default if None
    usual: int = 0  # about how large it gets; 0: as large as it can
    kind: str = AMOUNT  # what it says, of AMOUNT, CATEGORY and SEAT

    tag: ClassVar[str] = "number"
    single: ClassVar[bool] = True

    def column(self) -> Column:
        """Return its column of a NumPy type."""
        import numpy as np

        return self.name, np.int32

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        return lambda: self.default

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:  # noqa: ARG002 - as every kind
        """Write the number."""
        return [f"{self.name!r}: r.{self.name}"]

    def read_value(self, reader: Reader, s: ScoringState, record: object, value: object, where: str) -> None:  # noqa: ARG002
        """Read the number."""
        setattr(record, self.name, self.number(value, where))

    def number(self, value: object, where: str) -> int:
        """Check the number."""
        return whole(where, value, self.least, self.most)

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:  # noqa: ARG002 - as every kind
        """Yield the number."""
        yield Source(
            f"{prefix}{self.name}", MEANINGS[self.kind], at, seat, least=self.least, most=self.most, kind=self.kind,
            usual=self.usual,
        )  # fmt: skip

    def typescript(self, types: Types) -> list[str]:  # noqa: ARG002 - as every kind
        """Return its line of an interface."""
        return [f"{self.name}: number;"]


@dataclass(frozen=True)
class Truth(Number):
    """A number that is 0 or 1, written as false or true."""

    tag: ClassVar[str] = "truth"

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:  # noqa: ARG002 - as every kind
        """Write false or true."""
        return [f"{self.name!r}: r.{self.name} != 0"]

    def number(self, value: object, where: str) -> int:
        """Check the truth."""
        if not isinstance(value, bool):
            raise refuse(where, f"must be true or false, not {shown(value)}")
        return int(value)

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:  # noqa: ARG002 - as every kind
        """Yield the number."""
        yield Source(f"{prefix}{self.name}", "1 = yes, 0 = no", at, seat, least=0, most=1, kind=FLAG)

    def typescript(self, types: Types) -> list[str]:  # noqa: ARG002 - as every kind
        """Return its line of an interface."""
        return [f"{self.name}: boolean;"]


@dataclass(frozen=True)
class Named(Number):
    """A number of which every value has a name, written by that."""

    names: tuple[str, ...] = ()

    tag: ClassVar[str] = "named"
    said: ClassVar[tuple[str, ...]] = ("names",)

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:
        """Write the name."""
        space[f"names_{i}"] = self.names
        return [f"{self.name!r}: names_{i}[r.{self.name}]"]

    def number(self, value: object, where: str) -> int:
        """Check the name."""
        if value not in self.names:
            raise refuse(where, f"must be one of {', '.join(self.names)}, not {shown(value)}")
        return self.names.index(value)

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:  # noqa: ARG002 - as every kind
        """Yield the number."""
        meaning = ", ".join(f"{i} = {value}" for i, value in enumerate(self.names))
        most = len(self.names) - 1
        yield Source(f"{prefix}{self.name}", meaning, at, seat, least=0, most=most, kind=CATEGORY)

    def typescript(self, types: Types) -> list[str]:
        """Return its line of an interface."""
        return [f"{self.name}: {types.words(self.names)};"]


def number(
    default: int = 0,
    names: Sequence[str] = (),
    least: int = LEAST,
    most: int = MOST,
    unsaid: int | None = None,
    usual: int = 0,
    kind: str = AMOUNT,
) -> int:
    """Declare a number from `least` to `most`; with `names`, people write and read the name instead.

    Beside a card, `unsaid` is what it is in a written position that does not say it. `usual` says about how large it
    gets in a game, where it could be much larger; `kind`, that it is no amount but a `SEAT` or a `CATEGORY`. Networks
    that learn to play read both.
    """
    if names:
        return declared(Named(default=default, names=tuple(names), unsaid=unsaid))
    return declared(Number(default=default, least=least, most=most, unsaid=unsaid, usual=usual, kind=kind))


def truth(default: bool = False) -> int:  # noqa: FBT001, FBT002 - reads as truth(True) in a declaration
    """Declare a number that is 0 or 1 and that people write as false or true."""
    return declared(Truth(default=int(default)))
