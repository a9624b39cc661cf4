"""The numbers beside cards go where their card goes, in plain and in compiled play.

In compiled play each of these functions is chosen by the types of its arguments (`BY_TYPE`): where nothing lies beside
the cards, it compiles to nothing; elsewhere to straight code, one assignment a number.
"""

from __future__ import annotations

from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Protocol

from bailey.core.state.slotted import Slotted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bailey.core.state.record import Record

    #: Any function: those that do something return nothing, those that tell something return yes or no.
    Function = Callable[..., object]


class RecordOfNumba(Protocol):
    """The type of a record in compiled play: the types of its fields by their names."""

    fields: Mapping[str, Typed]


class Typed(Protocol):
    """A field of it."""

    type: object


class Accompanied(Slotted, Protocol):
    """A pile or cells with a record beside each card."""

    beside: list[Record]


#: Functions, each with what returns its compiled source for the types of its arguments.
BY_TYPE: list[tuple[Function, Callable[..., Function]]] = []


def choose_by_type(function: Function, source: Callable[..., Function]) -> None:
    """Register what chooses the compiled source of a function; Numba wants all of them to look alike."""
    source.__signature__ = signature(function)  # type: ignore[attr-defined]
    BY_TYPE.append((function, source))


def _made(function: Function, lines: list[str]) -> Function:
    """Make a function with the arguments of another and a body of its own."""
    space: dict[str, Function] = {}
    head = f"def made({', '.join(signature(function).parameters)}):"
    exec("\n".join([head, "    pass", *lines]), space)  # noqa: S102 - our own lines, made from the declaration
    made = space["made"]
    made.__annotations__ = function.__annotations__
    return made


def straight(line: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare what a function of one or two records does to each of their numbers in compiled play."""

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        def source(*types: RecordOfNumba) -> Function:
            lines = []
            for name, field in types[0].fields.items():
                is_row = hasattr(field.type, "shape")
                lines += [f"    for i in range(len(row.{name})):"] if is_row else []
                lines += [f"    {'    ' if is_row else ''}{line.format(f'{name}[i]' if is_row else name)}"]
            return _made(function, lines)

        choose_by_type(function, source)
        return function

    return decorate


def having(attribute: str, *names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare that a function does something only where all arguments named have an attribute."""

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        where = [list(signature(function).parameters).index(name) for name in names]
        first, others = where[0], where[1:]

        @wraps(function)
        def plain(*arguments: object) -> None:
            if hasattr(arguments[first], attribute) and all(hasattr(arguments[i], attribute) for i in others):
                function(*arguments)

        def source(*types: RecordOfNumba) -> Function:
            return function if all(attribute in types[i].fields for i in where) else nothing

        nothing = _made(function, [])
        choose_by_type(plain, source)
        return plain

    return decorate


def answering(attribute: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    """Declare that a function of one argument tells whether it has an attribute."""

    def decorate(function: Callable[..., bool]) -> Callable[..., bool]:
        yes, no = _made(function, ["    return True"]), _made(function, ["    return False"])
        choose_by_type(function, lambda kind: yes if attribute in kind.fields else no)
        return function

    return decorate


# Records


@straight("row.{0} = 0")
def clear(row: Record) -> None:
    """Set every number of a record to 0."""
    row.unflatten(iter([0] * len(row.flat())))


@straight("row.{0} = other.{0}")
def carry(row: Record, other: Record) -> None:
    """Copy every number of another record to a record."""
    row.unflatten(iter(other.flat()))


@straight("x = row.{0}; row.{0} = other.{0}; other.{0} = x")
def exchange(row: Record, other: Record) -> None:
    """Swap every number of two records."""
    mine = row.flat()
    carry(row, other)
    other.unflatten(iter(mine))


# Piles and cells


@having("beside", "pile")
def close_gap(pile: Accompanied, i: int) -> None:
    """Move the numbers above slot `i` down, after its card was taken out."""
    for k in range(i, pile.size):
        carry(pile.beside[k], pile.beside[k + 1])
    clear(pile.beside[pile.size])


@having("beside", "pile")
def refuse_under(pile: Accompanied) -> None:
    """Refuse to put a card under others that numbers lie beside."""
    raise ValueError("numbers lie beside the cards of this pile: move the card on top, or keep the cards in cells")


@having("beside", "here")
def clear_beside(here: Accompanied, i: int) -> None:
    """Set the numbers beside one card to 0."""
    clear(here.beside[i])


@having("beside", "here", "there")
def carry_beside(here: Accompanied, i: int, there: Accompanied, k: int) -> None:
    """Copy the numbers beside a card to where it goes."""
    if i < 0 or i >= len(here.slots):
        raise IndexError("no card lies there")
    if k < 0 or k >= len(there.slots):
        raise IndexError("a pile cannot hold more cards than it was declared for")
    carry(there.beside[k], here.beside[i])


@having("beside", "here", "there")
def exchange_beside(here: Accompanied, i: int, there: Accompanied, k: int) -> None:
    """Swap the numbers beside two cards."""
    exchange(here.beside[i], there.beside[k])
