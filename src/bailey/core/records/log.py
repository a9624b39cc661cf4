"""The log of a game: how it began, and every row since. Saving, undo, replays and bug reports all use it.

A row has one of these kinds:

    setup                     the first row: the cards are dealt
    choice                    a seat made a choice
    undo to n                 the rows after row n no longer count
    takeback to n             the same, although some of those rows are final: the game is practice from then on
    takeover, resign, timeout somebody else plays a seat from now on, a seat resigned, a seat ran out of time

Playing the effective rows (setup and the choices that were not undone) leads to the position. Every row carries the
digest of the state after it, so a difference is found at the row where it appears.

Chance comes from the seed. In a fair game it is keyed again before every row instead (see `fair`).
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.records.fair import follow
from bailey.core.records.past import Past
from bailey.core.records.rows import Kind, LogRow
from bailey.core.records.start import Start, check_played_by
from bailey.core.state.digest import fingerprint
from bailey.core.state.layout import layout_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Self, Unpack

    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.records.rows import About

#: With this many rows a log allows no more undo: the game can only be played to its end.
SPARE_ROWS = 2_000
#: After that a seat can still resign or time out once, and be taken over once: two rows a seat.
MOST_SEATS = 16
#: The limit for the rows of a record, whatever the game.
MOST_ROWS = 24_000
#: What rules can raise in a broken position.
BREAKAGE = (IndexError, ValueError, OverflowError, ZeroDivisionError, RuntimeError)


def most_rows(game: Game) -> int:
    """Return how many rows the longest record of a game has."""
    return SPARE_ROWS + game.longest + 2 * MOST_SEATS


class Disagreement(BadInput):
    """The digest of a row differs from that of the state after it."""

    def __init__(self, row: int, expected: str, found: str, remedy: str) -> None:
        super().__init__(f"row {row}: the record says {expected}, but the rules lead to {found}; {remedy}")
        self.row, self.expected, self.found = row, expected, found


class GameLog:
    """A game and everything that happened in it."""

    def __init__(self, game: Game, start: Start) -> None:
        self.game = game
        self.layout = layout_of(game)
        self.position = start.deal(game)
        self.start = start if start.position is None else replace(start, position=self.position.dump())
        self.chain = [start.opening(game.name)] if start.fair else []  # digests of all before row 1, row 2, ...
        self.seats = list(start.seats)
        self.resigned: set[int] = set()
        self.rows: list[LogRow] = []
        self.effective: list[LogRow] = []
        self.present = self.position.keep()
        self._past = Past(game.state)
        self.on_row: Callable[[LogRow], None] | None = None

    @classmethod
    def new(cls, game: Game, seats: list[str], seed: int, options: dict[str, int] | None = None) -> Self:
        """Begin a game from a seed."""
        return cls(game, Start(tuple(seats), seed, options or {})).begun()

    @classmethod
    def from_position(cls, game: Game, seats: list[str], position: dict[str, object]) -> Self:
        """Begin a game from a position."""
        return cls(game, Start(tuple(seats), position=position)).begun()

    def begun(self) -> Self:
        """Add the first row."""
        self.setup()
        return self

    def setup(self) -> LogRow:
        """Add the `setup` row, which must be the first."""
        if self.rows:
            message = "setup: is row 1 already, and there is only one"
            raise BadInput(message)
        return self._add(Kind.SETUP, final=True)

    def choose(self, choice: Choice | int | dict[str, object], seat: int | None = None) -> LogRow:
        """Play a choice for the seat on turn; if a seat is given, it must be that one."""
        turn = self.position.turn
        if seat is not None and seat != turn:
            whose = "the game is over" if turn is None else f"it is the turn of p{turn + 1}"
            message = f"p{seat + 1} cannot choose: {whose}"
            raise BadInput(message)
        if turn in self.resigned:
            message = f"p{turn + 1} has resigned: let somebody take the seat over first"
            raise BadInput(message)
        found = self._play(choice)
        return self._add(Kind.CHOICE, seat=turn, choice=found, final=self.position.final)

    def luck(self, n: int, position: Position | None = None) -> tuple[int, int, int, int] | None:
        """Return the key of chance for row n, played in this position (else the present one).

        There is none if chance comes from a seed, or was keyed once at the start.
        """
        fair, state = self.start.fair, (position or self.position).state
        return None if fair is None or self.game.retold else fair.luck(n, self.chain[n - 1], state)

    def next_key(self) -> str:
        """Return the key of chance for the next row; it depends on all rows so far."""
        assert self.start.fair is not None
        return self.start.fair.key(len(self.rows) + 1, self.chain[-1])

    def _play(self, choice: Choice | int | dict[str, object]) -> Choice:
        """Play a choice; a written position can make the rules fail later on."""
        try:
            return self.position.play(choice, self.luck(len(self.rows) + 1))
        except BaseException as fault:
            self.position.put_back(self.present)
            if self.start.position is None or isinstance(fault, BadInput) or not isinstance(fault, BREAKAGE):
                raise
            message = f"the rules cannot go on ({fault}): begin from a position without `todo`"
            raise BadInput(message) from fault

    def undo_points(self) -> list[int]:
        """List the rows that an undo can go back to, the latest first.

        No row after them is final, and one seat made all choices since.
        """
        points: list[int] = []
        if not self.has_room:
            return points
        for before, row in zip(self.effective[-2::-1], self.effective[:0:-1], strict=True):
            if row.kind is not Kind.CHOICE or row.final or row.seat != self.effective[-1].seat:
                break
            points.append(before.n)
        return points

    def undo(self, to: int | None = None) -> LogRow:
        """Undo every choice after row `to`; without `to`, the last choice."""
        self._check_room("undo")
        points = self.undo_points()
        if not points:
            message = "undo: nothing can be undone: something was revealed, somebody else chose, or the game is over"
            raise BadInput(message)
        to = points[0] if to is None else to
        if to not in points:
            message = f"undo {to}: only back to row {' or '.join(map(str, reversed(points)))}"
            raise BadInput(message)
        return self._go_back(Kind.UNDO, to)

    def takeback_points(self) -> list[int]:
        """List the rows that a takeback can go back to, final rows or not, the latest first."""
        points: list[int] = []
        for before, row in zip(self.effective[-2::-1], self.effective[:0:-1], strict=True):
            if row.kind is not Kind.CHOICE or not self.has_room:
                break
            points.append(before.n)
        return points

    def takeback(self, to: int) -> LogRow:
        """Go back to row `to` although something was revealed since; the game is practice from now on."""
        self._check_room("takeback")
        after = self.effective[self.index(to) + 1 :]
        if not after or any(row.kind is not Kind.CHOICE for row in after):
            points = self.takeback_points()
            where = f"only to one of the rows {points[-1]} to {points[0]}" if points else "nothing can be taken back"
            message = f"takeback {to}: {where}"
            raise BadInput(message)
        return self._go_back(Kind.TAKEBACK, to)

    def index(self, n: int) -> int:
        """Return the index of row n among the effective rows, or of the last one if row n is not effective."""
        index = bisect_left(self.effective, n, key=lambda row: row.n)
        found = index < len(self.effective) and self.effective[index].n == n
        return index if found else len(self.effective) - 1

    def _go_back(self, kind: Kind, to: int) -> LogRow:
        """Restore the position after row `to` from the nearest stored one, and add the row."""
        index = self.index(to)
        at, kept = self._past.nearest(index)
        try:
            self.position.put_back(kept)
            for row in self.effective[at + 1 : index + 1]:
                self._follow(self.position, row)
        except BaseException:
            self.position.put_back(self.present)
            raise
        return self._add(kind, to=to)

    def fold(self) -> Position:
        """Play the effective rows again from the start."""
        position = self.start.deal(self.game)
        for row in self.effective:
            self._follow(position, row)
        return position

    def _follow(self, position: Position, row: LogRow) -> None:
        if row.kind is Kind.CHOICE:
            position.play(row.choice, self.luck(row.n, position))

    @property
    def practice(self) -> bool:
        """Whether the game began from a written position, or a row that revealed something was taken back."""
        return self.start.position is not None or any(row.kind is Kind.TAKEBACK for row in self.rows)

    @property
    def has_room(self) -> bool:
        """Whether there are rows left for undo, takeback, and a person's return to a seat."""
        return len(self.rows) < SPARE_ROWS

    def _check_room(self, what: str) -> None:
        if not self.has_room:
            message = f"{what}: only possible in the first {SPARE_ROWS} rows of a game; play on"
            raise BadInput(message)

    def takeover(self, seat: int, by: str) -> LogRow:
        """Add a row: somebody else plays a seat from now on."""
        check_played_by(by)
        self._check_seat(seat)
        return self._add(Kind.TAKEOVER, seat=seat, by=by)

    def resign(self, seat: int) -> LogRow:
        """Add a row: a seat resigned, and makes no choice until somebody takes it over."""
        self._check_seat(seat)
        if seat in self.resigned:
            message = f"p{seat + 1} has resigned already"
            raise BadInput(message)
        return self._add(Kind.RESIGN, seat=seat)

    def timeout(self, seat: int) -> LogRow:
        """Add a row: a seat ran out of time."""
        if seat != self.position.turn:
            message = f"p{seat + 1} cannot time out: it is not its turn"
            raise BadInput(message)
        return self._add(Kind.TIMEOUT, seat=seat)

    def positions(self) -> list[tuple[LogRow, Position]]:
        """List `setup` and the effective choices, each with the position after it."""
        return list(self.walk())

    def walk(self) -> Iterator[tuple[LogRow, Position]]:
        """Play the game again and yield `setup` and each effective choice, with a position of its own."""
        position = self.start.deal(self.game)
        yield self.effective[0], position
        for row in self.effective[1:]:
            if row.kind is Kind.CHOICE:
                position = position.copy()
                self._follow(position, row)
                yield row, position

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            message = f"p{seat + 1}: there is no such seat; seats go from p1 to p{len(self.seats)}"
            raise BadInput(message)
        if self.position.over:
            message = f"p{seat + 1}: the game is over"
            raise BadInput(message)

    def _add(self, kind: Kind, **about: Unpack[About]) -> LogRow:
        self.present = self.position.keep()
        row = LogRow(kind, len(self.rows) + 1, self._digest(), **about)
        self._enter(row)
        self._past.keep(len(self.effective) - 1, self.present)
        if self.on_row is not None:
            self.on_row(row)
        return row

    def _digest(self) -> str:
        """Return the digest for the row that is being added."""
        return fingerprint(self.present.packed)

    @property
    def digests_compared(self) -> bool:
        """Whether the digests have today's layout, so that each was compared with its state."""
        return self.layout == layout_of(self.game)

    def _enter(self, row: LogRow) -> None:
        """Update everything but the position for a new row."""
        self.rows.append(row)
        if self.chain:
            removed = self.start.removed.get(row.n)
            told = f"{row.n} {row.body} {row.digest}"
            self.chain.append(follow(self.chain[-1], told) if removed is None else bytes.fromhex(removed))
        if row.kind in (Kind.UNDO, Kind.TAKEBACK):
            first = self.index(row.to) + 1
            self._past.forget(first, len(self.effective))
            del self.effective[first:]
        else:
            self.effective.append(row)
        if row.kind is Kind.TAKEOVER:
            self.seats[row.seat or 0] = row.by
            self.resigned.discard(row.seat or 0)
        elif row.kind is Kind.RESIGN:
            self.resigned.add(row.seat or 0)

    def __eq__(self, other: object) -> bool:
        """Two logs are equal if their starts and all their rows are."""
        return isinstance(other, GameLog) and (self.game.name, self.start, self.rows) == (
            other.game.name,
            other.start,
            other.rows,
        )

    __hash__ = None  # type: ignore[assignment]  # a log grows
