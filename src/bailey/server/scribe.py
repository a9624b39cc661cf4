"""A state written as JSON text at every move, for every viewer: only what changed is written anew.

Where a part of a state lies among its numbers is known from the declaration, so a part has changed when its numbers
have. A part that hides nothing from anybody is written once for all.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from bailey.core import forms
from bailey.core.record import ALL, field_width, width
from bailey.core.slots import EVERYBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bailey.core.game import Game
    from bailey.core.record import Field, Record

ENCODE = msgspec.json.Encoder().encode
NUMBER_BYTES = 8
#: Whose copy of a part it is, where everybody reads the same.
ALIKE = -3


class Part:
    """A part of a state: where its numbers lie, and whether everybody may read it."""

    def __init__(self, spans: Iterable[tuple[int, int]], *, public: bool) -> None:
        (at, end), *rest = spans
        self.span = slice(at * NUMBER_BYTES, end * NUMBER_BYTES)
        self.more = [slice(at * NUMBER_BYTES, end * NUMBER_BYTES) for at, end in rest]
        self.public = public

    def text(self, page: Page, record: Any, viewer: int) -> bytes:
        """Write the part, or find it written."""
        numbers = page.packed[self.span]
        if self.more:
            numbers = b"".join([numbers, *[page.packed[span] for span in self.more]])
        written = page.written[ALIKE if self.public else viewer]
        before = written.get(self)
        if before is not None and before[0] == numbers:
            return before[1]
        text = self.write(page, record, viewer)
        written[self] = numbers, text
        return text

    def write(self, page: Page, record: Any, viewer: int) -> bytes:
        """Write the part."""
        raise NotImplementedError


class Leaf(Part):
    """Some fields of a record, written together."""

    def __init__(self, record: type[Record], fields: list[Field], spans: list[tuple[int, int]]) -> None:
        super().__init__(spans, public=all(field.kind != "pile" or field.see == ALL for field in fields))
        self.writer: Callable[..., dict[str, Any]] = forms.writer(record, tuple(field.name for field in fields))

    def write(self, page: Page, record: Any, viewer: int) -> bytes:
        """Write the fields, without the braces around them."""
        return ENCODE(self.writer(page.game.cards, page.players, record, viewer))[1:-1]


class Row(Part):
    """A record in a row of records."""

    def __init__(self, field: Field, k: int, at: int) -> None:
        assert field.record is not None
        self.parts = [*parts(field.record, at)]
        self.name, self.k = field.name, k
        self.head = b"%s:{" % ENCODE(field.names[k]) if field.names else b"{"
        super().__init__([(at, at + width(field.record))], public=all(part.public for part in self.parts))

    def write(self, page: Page, record: Any, viewer: int) -> bytes:
        """Write the record."""
        here = getattr(record, self.name)[self.k]
        return self.head + b",".join([part.text(page, here, viewer) for part in self.parts]) + b"}"


class Rows(Part):
    """A row of records without names, of which only those of the players are written if there is one for each."""

    def __init__(self, field: Field, rows: list[Row], span: tuple[int, int]) -> None:
        super().__init__([span], public=all(row.public for row in rows))
        self.head, self.rows, self.by_seat = b"%s:[" % ENCODE(field.name), rows, field.by_seat

    def write(self, page: Page, record: Any, viewer: int) -> bytes:
        """Write the row."""
        rows = self.rows[: page.players] if self.by_seat else self.rows
        return self.head + b",".join([row.text(page, record, viewer) for row in rows]) + b"]"


def parts(record: type[Record], at: int = 0) -> Iterator[Part]:
    """Take a record apart."""
    placed: dict[str, tuple[Field, int]] = {}
    for field in record.fields:
        placed[field.name] = field, at
        at += field_width(field)
    shown = [(field, start) for field, start in placed.values() if not (field.inner or field.beside)]
    for kind, run in groupby(shown, lambda one: one[0].kind if one[0].kind in ("pile", "many") else ""):
        some = [*run]
        if not kind:
            yield Leaf(record, [field for field, _ in some], [_span(*one) for one in some])
        for one in some if kind else ():
            if kind == "many":
                yield from _rows(*one)
                continue
            beside = [_span(*other) for other in placed.values() if other[0].beside == one[0].name]
            yield Leaf(record, [one[0]], [_span(*one), *beside])


def _span(field: Field, at: int) -> tuple[int, int]:
    return at, at + field_width(field)


def _rows(field: Field, at: int) -> Iterator[Part]:
    assert field.record is not None
    rows = [Row(field, k, at + k * width(field.record)) for k in range(field.length)]
    if field.names:
        yield from rows
    else:
        yield Rows(field, rows, _span(field, at))


@cache
def parts_of(game: Game) -> list[Part]:
    """Take the state of a game apart, once."""
    return [*parts(game.state)]


class Page:
    """What one game has come to, as it was written last."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.packed = b""
        self.written: defaultdict[int, dict[Part, tuple[bytes, bytes]]] = defaultdict(dict)

    def view(self, s: Any, packed: bytes, seat: int | None) -> bytes:
        """Write what a seat may know, or a spectator."""
        viewer = EVERYBODY if seat is None else seat
        self.packed = packed
        texts = [part.text(self, s, viewer) for part in parts_of(self.game)]
        return b"{%s}" % b",".join([ENCODE(forms.view_head(self.game, s, seat))[1:-1], *texts])
