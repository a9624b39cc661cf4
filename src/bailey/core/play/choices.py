"""Choices: each has a name and arguments, and a number in one range for the whole game.

`TAKE = CHOICES.add("take", slot=at("row"))` makes a function, `allow(menu, TAKE(slot), ...)` opens or blocks the choice
that it returns, and the handler of `TAKE` receives `slot` by name: no rule uses the numbers themselves. The JSON of a
choice is `{"do": "take", "slot": 2}`. What `at` says of the table stands in `pointing`.

A menu is a list of numbers: how many choices are open, then the choices. A `Menu` also keeps which choices are blocked
and why; the menus of bots do not.
"""
# Any: generated code.

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, cast

from bailey.core.errors import BadInput
from bailey.core.play.pointing import Areas, At, On, fields_pointed_at, pointers, span_of
from bailey.core.state.accompany import BY_TYPE
from bailey.core.state.rules import inlined, plain_only, rule

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeGuard

    from bailey.core.play.pointing import Argument, Pointer, Special, Spot
    from bailey.core.state.record import Record
    from bailey.core.state.slotted import Slotted
    from bailey.core.state.todo import GameState

ARGUMENT = re.compile(r"-?[0-9]{1,9}")
#: The reason of a choice that is not open, and for which no reason is shown.
UNSAID = -1


class ChoiceKind(Protocol):
    """One kind of choice: called with its arguments, it returns the number of that choice."""

    name: str
    ranges: tuple[tuple[str, range], ...]
    first: int
    count: int
    pointers: tuple[Pointer, ...]
    fields: frozenset[str]

    def __call__(self, *arguments: int) -> int:
        """Return the number of one choice of this kind."""


#: Every kind of every game; a generated function refers to its own by index.
KINDS: list[ChoiceKind] = []


def make_kind(name: str, ranges: tuple[tuple[str, range], ...], first: int) -> ChoiceKind:
    """Return the generated function that numbers the choices of a kind, for plain and compiled play."""
    names = [argument for argument, _ in ranges]
    number = ""
    for argument, span in ranges:
        offset = f"({argument} - {span[0]})" if span[0] else argument
        number = f"({number}) * {len(span)} + {offset}" if number else offset
    given = ", ".join(names)
    holds = " and ".join(f"{span[0]} <= {argument} < {span[-1] + 1}" for argument, span in ranges)
    returned = f"{first} + {number}" if number else str(first)
    lines = [f"def inside({given}):", f"    if not ({holds or True}):", f"        outside({len(KINDS)}, {given})"]
    lines += [f"def choice({given}):", f"    inside({given})" if names else "    pass", f"    return {returned}"]
    space: dict[str, Any] = {"outside": refuse_outside}
    exec("\n".join(lines), space)  # noqa: S102 - our own lines, made from the declaration
    plain_only(space["inside"])
    made = inlined(space["choice"])
    made.name, made.ranges, made.first = name, ranges, first
    made.pointers, made.fields = (), frozenset()
    made.count = 1
    for _, span in ranges:
        made.count *= len(span)
    KINDS.append(cast("ChoiceKind", made))
    return KINDS[-1]


def refuse_outside(kind: int, *arguments: int) -> None:
    """Refuse arguments outside the declared ranges, whose number would be that of another choice."""
    for (name, span), value in zip(KINDS[kind].ranges, arguments, strict=True):
        if value not in span:
            message = f"{KINDS[kind].name}: {name} must be from {span[0]} to {span[-1]}, not {value}"
            raise ValueError(message)


def decoded(kind: ChoiceKind, choice: str = "choice") -> dict[str, str]:
    """Return the Python expressions that give the arguments of a choice of this kind from its number."""
    rest = f"({choice} - {kind.first})" if kind.first else choice
    found = {}
    for i, (name, span) in enumerate(reversed(kind.ranges)):
        last = i == len(kind.ranges) - 1
        value = rest if last else f"{rest} % {len(span)}"
        found[name] = f"{value} + {span[0]}" if span[0] else value
        rest = f"{rest} // {len(span)}"
    return found


@dataclass(frozen=True)
class Choice:
    """One choice, with its name and arguments."""

    number: int
    name: str
    args: dict[str, int]

    def to_json(self) -> dict[str, int | str]:
        """Return the choice as JSON."""
        return {"do": self.name, **self.args}

    def __str__(self) -> str:
        """Return the choice as one line of a record."""
        return self._text

    @cached_property
    def _text(self) -> str:
        return " ".join([self.name, *(f"{k}={v}" for k, v in self.args.items())])

    def __hash__(self) -> int:
        """Hash by number, which is unique within a game."""
        return self.number


class Choices:
    """All choices of a game, in one range of numbers; those that point at the table need to know its state."""

    def __init__(self, state: type[Record] | None = None) -> None:
        self.areas = Areas(state) if state else None
        self.kinds: list[ChoiceKind] = []
        self.count = 0
        self._by_name: dict[str, ChoiceKind] = {}
        self._all: list[Choice] = []

    def add(self, name: str, *spots: At | Special, **arguments: Argument) -> ChoiceKind:
        """Add a kind of choice: its name, the spots that it names as a whole, and its arguments.

        Of an argument say what it counts (`at`, `on`), how many values it has, or their range.
        """
        ranges = tuple((argument, self._span(name, said)) for argument, said in arguments.items())
        _check(name, ranges)
        if name in self._by_name:
            message = f"choice {name!r}: is there already; give every kind its own name"
            raise TypeError(message)
        kind = make_kind(name, ranges, self.count)
        if spots or any(isinstance(said, At | On) for said in arguments.values()):
            kind.pointers = pointers(self._known(name), spots, arguments)
            kind.fields = fields_pointed_at(self._known(name), spots, arguments)
        self.kinds.append(kind)
        self._by_name[name] = kind
        self.count += kind.count
        return kind

    def _span(self, name: str, said: Argument) -> range:
        if isinstance(said, At):
            return span_of(self._known(name), said)
        if isinstance(said, On):
            return said.span
        return said if isinstance(said, range) else range(said)

    def _known(self, name: str) -> Areas:
        if self.areas is None:
            message = f"choice {name!r}: points at the table; write Choices(State), so that its fields are known"
            raise TypeError(message)
        return self.areas

    def spots(self, s: GameState, p: int, choice: Choice) -> list[Spot]:
        """Return the spots of the table that a choice names, for the player who chooses; none for a mere button."""
        found: list[Spot] = []
        for pointer in self._by_name[choice.name].pointers:
            found += pointer(s, p, choice.args)
        return found

    def kind(self, name: str) -> ChoiceKind:
        """Return the kind of choice with a name."""
        return self._by_name[name]

    def read(self, number: int) -> Choice:
        """Return the choice with this number."""
        if 0 <= number < self.count:
            if len(self._all) < self.count:
                self._all = [*self._each()]
            return self._all[number]
        message = f"choice {number}: there is none; choices go from 0 to {self.count - 1}"
        raise BadInput(message)

    def parse(self, text: str) -> Choice:
        """Return the choice of a text such as `take slot=2`, as `str` writes it."""
        name, *pairs = text.split() or [""]
        fields: dict[str, object] = {"do": name}
        for pair in pairs:
            key, _, value = pair.partition("=")
            if not ARGUMENT.fullmatch(value) or key in fields:
                message = f"choice {text!r}: write {key!r} once, as {key}=NUMBER"
                raise BadInput(message)
            fields[key] = int(value)
        return self.find(fields)

    def find(self, wanted: object) -> Choice:
        """Return the choice that a number, a choice or its JSON names."""
        if isinstance(wanted, Choice):
            wanted = wanted.number
        if isinstance(wanted, int) and not isinstance(wanted, bool):
            return self.read(wanted)
        if not isinstance(wanted, dict) or not isinstance(wanted.get("do"), str):
            message = f'choice {wanted!r}: write it as {{"do": NAME, ...}}'
            raise BadInput(message)
        if kind := self._by_name.get(wanted["do"]):
            return self.read(_number(kind, wanted))
        message = f"choice {wanted['do']!r}: there is none; known are {', '.join(k.name for k in self.kinds)}"
        raise BadInput(message)

    def __iter__(self) -> Iterator[Choice]:
        """Iterate over every choice of the game, in the order of the numbers."""
        return (self.read(number) for number in range(self.count))

    def _each(self) -> Iterator[Choice]:
        for kind in self.kinds:
            for i in range(kind.count):
                yield Choice(kind.first + i, kind.name, _arguments(kind, i))


def _check(name: str, ranges: tuple[tuple[str, range], ...]) -> None:
    """Refuse a name or an argument that cannot be written in a record, or that has no value."""
    if not name.isidentifier() or name != name.lower():
        message = f"choice {name!r}: name it in lower case with underscores"
        raise TypeError(message)
    for argument, span in ranges:
        if argument in {"s", "p", "do"}:
            message = f"choice {name!r}: the argument {argument!r} has a meaning of its own; give it another name"
            raise TypeError(message)
        if not span or span.step != 1:
            message = f"choice {name!r}: {argument} needs at least one value, without gaps"
            raise TypeError(message)


def _arguments(kind: ChoiceKind, rest: int) -> dict[str, int]:
    values: dict[str, int] = {}
    for name, span in reversed(kind.ranges):
        rest, i = divmod(rest, len(span))
        values[name] = span[i]
    return dict(reversed(values.items()))


def _number(kind: ChoiceKind, wanted: dict[str, object]) -> int:
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


def listening(menu: list[int]) -> TypeGuard[Menu]:
    """Return whether the menu keeps what is blocked; the menu of a bot, a plain list, does not.

    A rule may ask before it works out what is only blocked. In compiled play the answer is always no, at no cost.
    """
    return isinstance(menu, Menu)


BY_TYPE.append((listening, lambda menu: lambda menu: False))  # noqa: ARG005 - Numba wants both to look alike


@plain_only
def wipe(menu: list[int]) -> None:
    """Clear what was blocked at an earlier step."""
    if listening(menu):
        menu.blocked.clear()


@rule
def offer(menu: list[int], choice: int) -> None:
    """Open a choice."""
    menu[0] += 1
    menu[menu[0]] = choice


@rule
def allow(menu: list[int], choice: int, holds: int, why: int = UNSAID) -> None:
    """Open a choice if a condition holds; otherwise block it, with a reason if one is given.

    The choice is written either way, and counted only if the condition holds: processors predict such branches badly.
    """
    menu[menu[0] + 1] = choice
    menu[0] += 1 if holds else 0
    if not holds and why != UNSAID:
        block(menu, choice, why)


@rule
def offer_run(menu: list[int], first: int, count: int, most: int) -> None:
    """Open `count` choices whose numbers follow one another, or none if it is negative; never more than `most`.

    As many as `most`, a constant, are written, and those that are open counted: again without a branch. A menu has room
    for them: it holds all choices of a game, and at least `most` of those are not on it yet.
    """
    at = menu[0] + 1
    for i in range(most):
        menu[at + i] = first + i
    menu[0] += max(count, 0)


@rule
def allow_slots(menu: list[int], first: int, pile: Slotted, holds: int = 1, why: int = UNSAID) -> None:
    """Open a choice for each card of a pile if a condition holds; `first` is that of slot 0, the others follow it."""
    slots = len(pile.slots)
    offer_run(menu, first, min(pile.size, slots if holds else 0), slots)
    if not holds and why != UNSAID and listening(menu):
        for i in range(pile.size):
            block(menu, first + i, why)


@plain_only
def block(menu: list[int], choice: int, why: int) -> None:
    """Keep the reason why a choice that a player can point at is not open."""
    if listening(menu):
        menu.blocked[choice] = int(why)
