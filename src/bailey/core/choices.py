"""Every choice that a game can offer has a name and arguments, laid out as one range of whole numbers.

Rules work with the numbers (`offer(menu, TAKE + slot)`); people and wires read `{"do": "take", "slot": 2}`.

A menu is a row of numbers: how many choices are open, then the choices. The plain menu also remembers what is blocked
and why, which compiled play leaves out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput
from bailey.core.rules import plain_only, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

ARGUMENT = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True)
class Kind:
    """One kind of choice: its name, the ranges of its arguments, and the first number of its range."""

    name: str
    ranges: tuple[tuple[str, range], ...]
    first: int
    count: int


@dataclass(frozen=True)
class Choice:
    """One choice as people read it."""

    number: int
    name: str
    args: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        """Write the choice as JSON."""
        return {"do": self.name, **self.args}

    def __str__(self) -> str:
        """Write the choice as one line of a record."""
        return self._text

    @cached_property
    def _text(self) -> str:
        return " ".join([self.name, *(f"{k}={v}" for k, v in self.args.items())])

    def __hash__(self) -> int:
        """Choices of one game are told apart by their numbers."""
        return self.number


class Choices:
    """All choices of a game, in one range of numbers."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.count = 0
        self._all: list[Choice] = []

    def add(self, name: str, **arguments: int | range) -> int:
        """Add a kind of choice and return the first number of its range."""
        ranges = tuple((k, v if isinstance(v, range) else range(v)) for k, v in arguments.items())
        count = 1
        for _, values in ranges:
            count *= len(values)
        kind = Kind(name, ranges, self.count, count)
        self.kinds.append(kind)
        self.count += count
        return kind.first

    def read(self, number: int) -> Choice:
        """Read a number back as a choice."""
        if 0 <= number < self.count:
            if len(self._all) < self.count:
                self._all = [*self._each()]
            return self._all[number]
        message = f"choice {number}: there is none; choices go from 0 to {self.count - 1}"
        raise BadInput(message)

    def parse(self, text: str) -> Choice:
        """Read a choice as `str` writes it: `take slot=2`."""
        name, *pairs = text.split() or [""]
        fields: dict[str, Any] = {"do": name}
        for pair in pairs:
            key, _, value = pair.partition("=")
            if not ARGUMENT.fullmatch(value) or key in fields:
                message = f"choice {text!r}: write {key!r} once, as {key}=NUMBER"
                raise BadInput(message)
            fields[key] = int(value)
        return self.find(fields)

    def find(self, wanted: Any) -> Choice:
        """Find the choice that a number, a choice or its JSON means."""
        if isinstance(wanted, Choice):
            wanted = wanted.number
        if isinstance(wanted, int) and not isinstance(wanted, bool):
            return self.read(wanted)
        if not isinstance(wanted, dict) or not isinstance(wanted.get("do"), str):
            message = f'choice {wanted!r}: write it as {{"do": NAME, ...}}'
            raise BadInput(message)
        for kind in self.kinds:
            if kind.name == wanted["do"]:
                return self.read(_number(kind, wanted))
        message = f"choice {wanted['do']!r}: there is none; known are {', '.join(k.name for k in self.kinds)}"
        raise BadInput(message)

    def __iter__(self) -> Iterator[Choice]:
        """Every choice there is, in the order of the numbers."""
        return (self.read(number) for number in range(self.count))

    def _each(self) -> Iterator[Choice]:
        for kind in self.kinds:
            for i in range(kind.count):
                yield Choice(kind.first + i, kind.name, _arguments(kind, i))


def _arguments(kind: Kind, rest: int) -> dict[str, int]:
    values: dict[str, int] = {}
    for name, span in reversed(kind.ranges):
        rest, i = divmod(rest, len(span))
        values[name] = span[i]
    return dict(reversed(values.items()))


def _number(kind: Kind, wanted: dict[str, Any]) -> int:
    unknown = sorted(map(str, set(wanted) - {"do"} - {name for name, _ in kind.ranges}))
    if unknown:
        message = f"choice {kind.name!r}: {', '.join(unknown)} is not part of it; leave it out"
        raise BadInput(message)
    rest = 0
    for name, span in kind.ranges:
        value = wanted.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or value not in span:
            message = f"choice {kind.name!r}: {name} must be from {span[0]} to {span[-1]}, not {value!r}"
            raise BadInput(message)
        rest = rest * len(span) + span.index(value)
    return kind.first + rest


class Menu(list[int]):
    """The plain menu: the open choices, and what is blocked and why."""

    def __init__(self, count: int) -> None:
        super().__init__([0] * (count + 1))
        self.blocked: dict[int, int] = {}

    def clear(self) -> None:
        """Take everything off the menu."""
        self[0] = 0
        self.blocked.clear()

    def copy(self) -> Menu:
        """Return a menu that shares nothing with this one."""
        twin = Menu(0)
        twin[:] = self
        twin.blocked = dict(self.blocked)
        return twin

    def open(self) -> list[int]:
        """List the open choices."""
        return self[1 : self[0] + 1]


@plain_only
def wipe(menu: Any) -> None:
    """Forget what was blocked at an earlier step."""
    if listening(menu):
        menu.blocked.clear()


def listening(menu: Any) -> bool:
    """Tell whether somebody wants to hear what is blocked; a bot's menu is a bare list."""
    return isinstance(menu, Menu)


@rule
def offer(menu: Any, choice: int) -> None:
    """Open a choice."""
    menu[0] += 1
    menu[menu[0]] = choice


@rule
def offer_if(menu: Any, choice: int, holds: int) -> None:
    """Open a choice if something holds that cannot be guessed: written all the same, it counts only then."""
    menu[menu[0] + 1] = choice
    menu[0] += 1 if holds else 0


@plain_only
def block(menu: Any, choice: int, why: int) -> None:
    """Say why something that a player can point at may not be chosen now."""
    if listening(menu):
        menu.blocked[choice] = int(why)
