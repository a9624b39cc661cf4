"""Numbers that hold several things: bits that are set, or small amounts side by side. A view spells them out.

To rules they are plain numbers, and a stored layout calls them so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bailey.core.errors import shown
from bailey.core.state.checks import list_of, refuse, whole
from bailey.core.state.kinds.field import AMOUNTS, BITS, Source, declared
from bailey.core.state.kinds.number import Number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.core.state.kinds.field import Types


@dataclass(frozen=True)
class Bits(Number):
    """A number with a bit for each of some things, written as the list of those that are set."""

    count: int = 1
    names: tuple[str, ...] = ()

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:
        """Write what is set."""
        space[f"things_{i}"] = self.names or range(self.count)
        listed = f"[one for bit, one in enumerate(things_{i}) if r.{self.name} >> bit & 1]"
        return [f"{self.name!r}: {listed} if r.{self.name} else []"]

    def number(self, value: object, where: str) -> int:
        """Check the list, or the number that older positions have in its place."""
        if isinstance(value, int):
            return super().number(value, where)
        return sum({1 << self.bit(one, f"{where}[{i}]") for i, one in enumerate(list_of(where, value, self.count))})

    def bit(self, value: object, where: str) -> int:
        """Check one thing of the list."""
        if not self.names:
            return whole(where, value, 0, self.count - 1)
        if value not in self.names:
            raise refuse(where, f"must be one of {', '.join(self.names)}, not {shown(value)}")
        return self.names.index(value)

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:  # noqa: ARG002 - as every kind
        """Yield the number."""
        meaning = f"a bit for each of {', '.join(self.names) or self.count}"
        yield Source(
            f"{prefix}{self.name}", meaning, at, seat, least=0, most=self.most, kind=BITS, parts=self.count
        )  # fmt: skip

    def typescript(self, types: Types) -> list[str]:
        """Return its line of an interface."""
        return [f"{self.name}: {types.words(self.names) if self.names else 'number'}[];"]


@dataclass(frozen=True)
class Amounts(Number):
    """A number with so many bits for each of some amounts, written as the list of these."""

    count: int = 1
    bits: int = 5
    most_each: int = 15

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:
        """Write the amounts."""
        space[f"shifts_{i}"] = range(0, self.count * self.bits, self.bits)
        return [f"{self.name!r}: [r.{self.name} >> shift & {(1 << self.bits) - 1} for shift in shifts_{i}]"]

    def number(self, value: object, where: str) -> int:
        """Check the list, or its beginning, or the number that older positions have in its place."""
        if isinstance(value, int):
            return super().number(value, where)
        amounts = enumerate(list_of(where, value, self.count))
        return sum(whole(f"{where}[{i}]", one, 0, self.most_each) << self.bits * i for i, one in amounts)

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:  # noqa: ARG002 - as every kind
        """Yield the number."""
        meaning = f"{self.count} amounts of {self.bits} bits each"
        yield Source(
            f"{prefix}{self.name}", meaning, at, seat, least=0, most=self.most, kind=AMOUNTS, usual=self.most_each,
            parts=self.count, bits=self.bits,
        )  # fmt: skip

    def typescript(self, types: Types) -> list[str]:  # noqa: ARG002 - as every kind
        """Return its line of an interface."""
        return [f"{self.name}: number[];"]


def bits(count: int = 0, names: Sequence[str] = ()) -> int:
    """Declare a number with a bit for each of `count` things, or of those that have `names`; people write a list."""
    length = len(names) or count
    return declared(Bits(least=0, most=(1 << length) - 1, count=length, names=tuple(names)))


def amounts(count: int, bits: int, most: int) -> int:
    """Declare a number with `bits` for each of `count` amounts up to `most`; people write a list of the amounts."""
    return declared(Amounts(least=0, most=(1 << bits * count) - 1, count=count, bits=bits, most_each=most))
