"""Pointing: which spots of the table a choice names.

    TAKE = CHOICES.add("take", slot=at("row", of="messenger"))

says that `slot` counts the cards of the field `row`, in the record that the number `messenger` picks. The range of the
argument, what can be clicked for the choice, and the card that its text names come from this.

A spot is written as its area, which is the name of a field in a view, and where in it: `castle.row/2` is a slot,
`players.0.tableau/1,-1` a pair of coordinates, `deck` the whole area.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.state.kinds.many import Many
from bailey.core.state.kinds.number import Number
from bailey.core.state.record import follow
from bailey.core.state.slots import Cells, Pile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.core.state.kinds.field import Field, Recorded
    from bailey.core.state.todo import GameState

#: `of(s, p)`: which of a row of records is meant, for the player who chooses; None if there is no spot now.
Which = Callable[..., "int | None"]
#: `alike(s, p, slot)`: the slots that make no difference, itself included: only one of them is offered.
Alike = Callable[..., "Sequence[int]"]
Arguments = Mapping[str, int]


class Spot(NamedTuple):
    """A spot of the table: an area, and a slot or a pair of coordinates in it; without them the whole area."""

    area: str
    at: tuple[int, ...] = ()

    def __str__(self) -> str:
        """Return the spot as clients name it."""
        return f"{self.area}/{','.join(map(str, self.at))}" if self.at else self.area


#: `pointer(s, p, arguments)`: the spots that a choice names; those after the first make no difference to it.
Pointer = Callable[["GameState", int, Arguments], "Sequence[Spot]"]
#: `special(s, p, **arguments)`: the spot of a choice, if a game works it out by itself.
Special = Callable[..., "Spot | None"]


@dataclass(frozen=True)
class At:
    """An argument that counts the slots of a field, or a row of records."""

    field: str
    of: str | Which | None = None
    first: int = 0
    spare: int = 0
    alike: Alike | None = None


#: `slots(s, p, *coordinates)`: the slots of the cards that lie at coordinates; none means the area as a whole.
Slots = Callable[..., "Sequence[int]"]


@dataclass(frozen=True)
class On:
    """An argument that is a coordinate within a field."""

    field: str
    span: range
    slots: Slots | None = None


#: What an argument counts, how many values it has, or their range.
Argument = int | range | At | On


def at(field: str, *, of: str | Which | None = None, first: int = 0, spare: int = 0, alike: Alike | None = None) -> At:
    """Say that an argument counts the slots of a pile, cells or row of numbers, or a row of records, from `first`.

    A field of a player is that of the player who chooses, unless `of` says whose. Of another row of records `of` says
    which is meant: the name of an argument or of a number of the state, or a function `of(s, p)`. A name that several
    records have is written with its row: `at("depots.goods")`. The last `spare` values of the argument name no spot.
    `alike(s, p, slot)` returns the slots of which only one is offered, since they make no difference.
    """
    return At(field, of, first, spare, alike)


def on(field: str, span: int | range, *, slots: Slots | None = None) -> On:
    """Say that an argument is a coordinate in a field: those of one field, in their order, name one spot.

    `slots(s, p, *coordinates)`, given with the last of them, returns the slots of the cards that lie there; where none
    does, the field as a whole is meant.
    """
    return On(field, span if isinstance(span, range) else range(span), slots)


class Found(NamedTuple):
    """A field, and the row of records in which it stands, if any."""

    row: Many | None
    field: Field

    @property
    def name(self) -> str:
        """Its name, with that of the row of records in which it stands."""
        return f"{self.row.name}.{self.field.name}" if self.row else self.field.name


class Areas:
    """The areas of a state: its fields and those of its records, by their names in a view."""

    def __init__(self, state: type[Recorded]) -> None:
        self.state = state
        self.paths = dict(paths(state))

    def field(self, area: str) -> str:
        """Return the name of the field that an area is, with that of its row of records."""
        return ".".join(step for step in self.paths[area] if isinstance(step, str))

    def look(self, s: GameState, area: str) -> object:
        """Return what lies in an area."""
        return follow(s, self.paths[area])

    def find(self, name: str) -> Found:
        """Return the field that is meant by a name: one of the table, or else the only one of its records."""
        row, _, field = name.rpartition(".")
        own = [one for one in self.state.fields if not one.inner]
        found = [] if row else [Found(None, one) for one in own if one.name == name]
        if not found:
            rows = [one for one in own if isinstance(one, Many) and row in ("", one.name)]
            found = [Found(one, inner) for one in rows for inner in one.record.fields if inner.name == field]
            found = [one for one in found if not one.field.inner]
        if not found:
            message = f"at({name!r}): {self.state.__name__} has no such field that people see"
            raise TypeError(message)
        if len(found) > 1:
            each = " or ".join(f"at('{one.row.name}.{name}')" for one in found if one.row)
            message = f"at({name!r}): there are several; write {each}"
            raise TypeError(message)
        return found[0]


def paths(
    record: type[Recorded], name: str = "", path: tuple[str | int, ...] = ()
) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """Yield the name and the path of every area in a record."""
    for field in record.fields:
        if field.inner:
            continue
        if not isinstance(field, Many):
            yield name + field.name, (*path, field.name)
            continue
        yield name + field.name, (*path, field.name)
        for i, row in enumerate(row_names(field)):
            yield name + row, (*path, field.name, i)
            yield from paths(field.record, f"{name}{row}.", (*path, field.name, i))


def row_names(row: Many) -> tuple[str, ...]:
    """Return the names of the areas that a row of records is."""
    return row.names or tuple(f"{row.name}.{i}" for i in range(row.length))


def span_of(areas: Areas, argument: At) -> range:
    """Return the range of an argument: as many values as there are slots, and the spare ones."""
    field = areas.find(argument.field).field
    length = getattr(field, "length", None)
    if length is None:
        message = f"at({argument.field!r}): it has no slots to count; point at a pile, cells, numbers or records"
        raise TypeError(message)
    return range(argument.first, argument.first + length + argument.spare)


def pointers(areas: Areas, wholes: Sequence[At | Special], arguments: Mapping[str, Argument]) -> tuple[Pointer, ...]:
    """Return the functions that say which spots a kind of choice names."""
    counts = {name: said for name, said in arguments.items() if isinstance(said, At)}
    picks = {one.of for one in (*wholes, *counts.values()) if isinstance(one, At)}
    axes = dict[str, dict[str, On]]()
    for name, said in arguments.items():
        if isinstance(said, On):
            axes.setdefault(said.field, {})[name] = said
    return (
        *(whole(areas, one, arguments) if isinstance(one, At) else special(one) for one in wholes),
        *(slot(areas, name, one, arguments) for name, one in counts.items() if name not in picks),
        *(cell(areas, field, axis) for field, axis in axes.items()),
    )


def fields_pointed_at(
    areas: Areas, wholes: Sequence[At | Special], arguments: Mapping[str, Argument]
) -> frozenset[str]:
    """Return the names of the fields that a kind of choice is declared to point at."""
    said = (*wholes, *arguments.values())
    return frozenset(areas.find(one.field).name for one in said if isinstance(one, At | On))


def special(find: Special) -> Pointer:
    """Point where a function of the game says."""

    def point(s: GameState, p: int, given: Arguments) -> Sequence[Spot]:
        spot = find(s, p, **given)
        return [spot] if spot else ()

    return point


def whole(areas: Areas, one: At, arguments: Mapping[str, Argument]) -> Pointer:
    """Point at a whole area."""
    area = area_of(areas, one, arguments)

    def point(s: GameState, p: int, given: Arguments) -> Sequence[Spot]:
        here = area(s, p, given)
        return [Spot(here)] if here else ()

    return point


def slot(areas: Areas, name: str, one: At, arguments: Mapping[str, Argument]) -> Pointer:
    """Point at a slot of an area, or at one of a row of records."""
    field = areas.find(one.field).field
    length, alike = span_of(areas, one).stop - one.spare - one.first, one.alike
    if isinstance(field, Many):
        names = row_names(field)
        return lambda _, __, given: [Spot(names[given[name] - one.first])] if given[name] - one.first < length else ()
    area = area_of(areas, one, arguments)

    def point(s: GameState, p: int, given: Arguments) -> Sequence[Spot]:
        i, here = given[name] - one.first, area(s, p, given)
        if i >= length or here is None:
            return ()
        return [Spot(here, (k,)) for k in (alike(s, p, i) if alike else (i,))]

    return point


def cell(areas: Areas, field: str, axes: Mapping[str, On]) -> Pointer:
    """Point at the coordinates that some arguments are, or at the cards that lie there."""
    area, lies = area_of(areas, At(field), {}), next((one.slots for one in axes.values() if one.slots), None)

    def point(s: GameState, p: int, given: Arguments) -> Sequence[Spot]:
        here, coordinates = area(s, p, given) or "", tuple(given[name] for name in axes)
        if lies is None:
            return [Spot(here, coordinates)]
        return [Spot(here, (k,)) for k in lies(s, p, *coordinates)] or [Spot(here)]

    return point


def area_of(
    areas: Areas, one: At, arguments: Mapping[str, Argument]
) -> Callable[[GameState, int, Arguments], str | None]:
    """Return the function that says in which area an argument counts."""
    row, field = areas.find(one.field)
    if row is None:
        return lambda _, __, ___: field.name
    names, which = [f"{name}.{field.name}" for name in row_names(row)], picker(areas, one, row, arguments)

    def area(s: GameState, p: int, given: Arguments) -> str | None:
        i = which(s, p, given)
        return None if i is None else names[i]

    return area


def picker(areas: Areas, one: At, row: Many, arguments: Mapping[str, Argument]) -> Callable[..., int | None]:
    """Return the function that says which of a row of records is meant."""
    of = one.of
    if callable(of):
        which = of
        return lambda s, p, _: which(s, p)
    if of is None and row.by_seat:
        return lambda _, p, __: p
    if of is not None and of in arguments:
        named = arguments[of]
        first = named.first if isinstance(named, At) else 0
        return lambda _, __, given: given[of] - first
    if of is not None and isinstance(areas.find(of).field, Number):
        return lambda s, _, __: int(getattr(s, of))
    message = f"at({one.field!r}): it is in each of {row.name}; say which by of=, an argument or a number of the state"
    raise TypeError(message)


def slot_at(areas: Areas | None, s: GameState, spot: Spot) -> int | None:
    """Return the slot of the card that lies at a spot; None if none does."""
    assert areas is not None
    here = areas.look(s, spot.area)
    if isinstance(here, Pile | Cells) and len(spot.at) == 1 and spot.at[0] in here.taken():
        return here.slots[spot.at[0]]
    return None
