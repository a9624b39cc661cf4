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
    from bailey.core.position import Position
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

    def alike(self, record: Any) -> bool:  # noqa: ARG002 - of a public part nothing need be known
        """Tell whether everybody reads the same now."""
        return self.public

    def text(self, page: Page, record: Any, viewer: int) -> bytes:
        """Write the part, or find it written."""
        numbers = page.packed[self.span]
        if self.more:
            numbers = b"".join([numbers, *[page.packed[span] for span in self.more]])
        written = page.written[ALIKE if self.alike(record) else viewer]
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
        self.name = fields[0].name

    def alike(self, record: Any) -> bool:
        """Of a pile in an order that nobody knows, everybody reads how large it is, and no more."""
        if self.public or self.more:
            return self.public
        pile = getattr(record, self.name)
        return bool(pile.loose or not pile.size)

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
        self.secret = [part for part in self.parts if not part.public]
        super().__init__([(at, at + width(field.record))], public=not self.secret)

    def alike(self, record: Any) -> bool:
        """Tell whether everybody reads the same now."""
        return all(part.alike(getattr(record, self.name)[self.k]) for part in self.secret)

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


@cache
def own_spans(game: Game) -> list[slice]:
    """Tell where the numbers of each player's own record lie."""
    return [row.span for part in parts_of(game) if isinstance(part, Rows) and part.by_seat for row in part.rows]


class Page:
    """What one game has come to, as it was written last."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.packed = b""
        self.shared: list[bytes | None] = []  # the parts that everybody reads alike
        self.counted: list[tuple[bytes, int]] = [(b"", 0)] * players
        self.written: defaultdict[int, dict[Part, tuple[bytes, bytes]]] = defaultdict(dict)

    def view(self, s: Any, packed: bytes, seat: int | None) -> bytes:
        """Write what a seat may know, or a spectator."""
        viewer, whole = EVERYBODY if seat is None else seat, parts_of(self.game)
        if packed is not self.packed:
            self.packed = packed
            self.shared = [part.text(self, s, EVERYBODY) if part.alike(s) else None for part in whole]
        texts = [text or part.text(self, s, viewer) for part, text in zip(whole, self.shared, strict=True)]
        return b"{%s}" % b",".join([ENCODE(forms.view_head(self.game, s, seat))[1:-1], *texts])

    def scores(self, position: Position, packed: bytes) -> list[int]:
        """Count the running scores; where records score for themselves, only of those that have changed."""
        if not self.game.own_scores:
            return position.score()
        for p, span in enumerate(own_spans(self.game)[: self.players]):
            if self.counted[p][0] != packed[span]:
                self.counted[p] = packed[span], int(self.game.score(position.state, p))
        return [score for _, score in self.counted]
