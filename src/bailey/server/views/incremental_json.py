"""A state as JSON for every viewer after every row: only what has changed is encoded again.

Where a part of a state lies among its numbers is known from the declaration, so a part has changed when its numbers
have. A part that hides nothing is encoded once for all viewers.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from bailey.core.state import forms
from bailey.core.state.kinds.cards import CardSlots
from bailey.core.state.kinds.field import starts, width
from bailey.core.state.kinds.many import Many
from bailey.core.state.slots import EVERYBODY
from bailey.core.state.writing import writer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.state.kinds.field import Field, Recorded
    from bailey.core.state.todo import GameState

ENCODE = msgspec.json.Encoder().encode
NUMBER_BYTES = 8
#: The viewer under which a part is cached that is the same for all.
ALIKE = -3


class StatePart:
    """A part of a state: where its numbers lie, and whether everybody may read it."""

    def __init__(self, spans: Iterable[tuple[int, int]], *, public: bool) -> None:
        (at, end), *rest = spans
        self.span = slice(at * NUMBER_BYTES, end * NUMBER_BYTES)
        self.more = [slice(at * NUMBER_BYTES, end * NUMBER_BYTES) for at, end in rest]
        self.public = public

    def alike(self, record: Recorded) -> bool:  # noqa: ARG002 - of a public part nothing need be known
        """Tell whether everybody reads the same now."""
        return self.public

    def text(self, cache: IncrementalJson, record: Recorded, viewer: int) -> bytes:
        """Return the part as JSON, from the cache if it has not changed."""
        numbers = cache.packed[self.span]
        if self.more:
            numbers = b"".join([numbers, *[cache.packed[span] for span in self.more]])
        written = cache.written[ALIKE if self.alike(record) else viewer]
        before = written.get(self)
        if before is not None and before[0] == numbers:
            return before[1]
        text = self.write(cache, record, viewer)
        written[self] = numbers, text
        return text

    def write(self, cache: IncrementalJson, record: Recorded, viewer: int) -> bytes:
        """Encode the part."""
        raise NotImplementedError


class FieldsPart(StatePart):
    """Some fields of a record, encoded together."""

    def __init__(self, record: type[Recorded], fields: list[Field], spans: list[tuple[int, int]]) -> None:
        super().__init__(spans, public=all(field.public for field in fields))
        self.writer: Callable[..., dict[str, object]] = writer(record, tuple(field.name for field in fields))
        self.fields = fields

    def alike(self, record: Recorded) -> bool:
        """Tell whether everybody reads the same now."""
        return self.public or all(field.alike(getattr(record, field.name)) for field in self.fields)

    def write(self, cache: IncrementalJson, record: Recorded, viewer: int) -> bytes:
        """Encode the fields, without the braces around them."""
        return ENCODE(self.writer(cache.game.cards, cache.players, record, viewer))[1:-1]


class RecordPart(StatePart):
    """One of several records of a field."""

    def __init__(self, field: Many, k: int, at: int) -> None:
        self.parts = [*parts(field.record, at)]
        self.name, self.k = field.name, k
        self.head = b"%s:{" % ENCODE(field.names[k]) if field.names else b"{"
        self.secret = [part for part in self.parts if not part.public]
        super().__init__([(at, at + width(field.record))], public=not self.secret)

    def alike(self, record: Recorded) -> bool:
        """Tell whether everybody reads the same now."""
        return all(part.alike(getattr(record, self.name)[self.k]) for part in self.secret)

    def write(self, cache: IncrementalJson, record: Recorded, viewer: int) -> bytes:
        """Encode the record."""
        here = getattr(record, self.name)[self.k]
        return self.head + b",".join([part.text(cache, here, viewer) for part in self.parts]) + b"}"


class RecordsPart(StatePart):
    """The records of a field without names; if there is one for each seat, only those of the players are encoded."""

    def __init__(self, field: Many, rows: list[RecordPart], span: tuple[int, int]) -> None:
        super().__init__([span], public=all(row.public for row in rows))
        self.head, self.rows, self.by_seat = b"%s:[" % ENCODE(field.name), rows, field.by_seat

    def write(self, cache: IncrementalJson, record: Recorded, viewer: int) -> bytes:
        """Encode the records."""
        rows = self.rows[: cache.players] if self.by_seat else self.rows
        return self.head + b",".join([row.text(cache, record, viewer) for row in rows]) + b"]"


def parts(record: type[Recorded], at: int = 0) -> Iterator[StatePart]:
    """Return the parts of a record: adjacent numbers are one part, each place of cards is a part of its own."""
    shown = [(field, start) for field, start in starts(record, at) if not field.inner]
    for kind, run in groupby(shown, lambda one: (isinstance(one[0], Many), isinstance(one[0], CardSlots))):
        some = [*run]
        if kind == (True, False):
            for field, start in some:
                if isinstance(field, Many):
                    yield from _rows(field, start)
        else:
            for together in [[one] for one in some] if kind == (False, True) else [some]:
                fields = [field for field, _ in together]
                yield FieldsPart(record, fields, [(start, start + field.width) for field, start in together])


def _rows(field: Many, at: int) -> Iterator[StatePart]:
    rows = [RecordPart(field, k, at + k * width(field.record)) for k in range(field.length)]
    if field.names:
        yield from rows
    else:
        yield RecordsPart(field, rows, (at, at + field.width))


@cache
def parts_of(game: Game) -> list[StatePart]:
    """Return the parts of the state of a game, made once."""
    return [*parts(game.state)]


@cache
def own_spans(game: Game) -> list[slice]:
    """Return where the numbers of each player's own record lie."""
    return [row.span for part in parts_of(game) if isinstance(part, RecordsPart) and part.by_seat for row in part.rows]


class IncrementalJson:
    """The state of one game as JSON, with a cache of its parts."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.packed = b""
        self.shared: list[bytes | None] = []  # the parts that are the same for all viewers
        self.counted: list[tuple[bytes, int]] = [(b"", 0)] * players
        self.written: defaultdict[int, dict[StatePart, tuple[bytes, bytes]]] = defaultdict(dict)

    def view(self, s: GameState, packed: bytes, seat: int | None) -> bytes:
        """Return the state as a seat or a spectator may know it."""
        viewer, whole = EVERYBODY if seat is None else seat, parts_of(self.game)
        if packed is not self.packed:
            self.packed = packed
            self.shared = [part.text(self, s, EVERYBODY) if part.alike(s) else None for part in whole]
        texts = [text or part.text(self, s, viewer) for part, text in zip(whole, self.shared, strict=True)]
        return b"{%s}" % b",".join([ENCODE(forms.view_head(self.game, s, seat))[1:-1], *texts])

    def scores(self, position: Position, packed: bytes) -> list[int]:
        """Return the running scores; where records score for themselves, only changed ones are counted again."""
        if not self.game.own_scores:
            return position.score()
        for p, span in enumerate(own_spans(self.game)[: self.players]):
            if self.counted[p][0] != packed[span]:
                self.counted[p] = packed[span], int(self.game.score(position.state, p))
        return [score for _, score in self.counted]
