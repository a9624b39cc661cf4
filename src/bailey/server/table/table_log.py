"""The log of one table in memory: restored from the database, with the events of its rows."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.records.day import DayChance
from bailey.core.records.fair import Fair
from bailey.core.records.log import Disagreement
from bailey.core.records.log_text import parse_row, play_row
from bailey.core.records.restored import RestoredLog
from bailey.core.records.rows import Kind, LogRow
from bailey.core.records.start import Start
from bailey.core.state.shrinking import widen
from bailey.server.views.view_builder import HistoryRow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.game import Game
    from bailey.server.store.rows import FoundRow, StoredRow
    from bailey.server.store.store import Loaded
    from bailey.server.table.time_slices import TimeSlices

#: So many commands are remembered, so that one that is sent again is acknowledged again.
MOST_COMMANDS = 400
DIGEST = re.compile("[0-9a-f]{12}")


class TableLog:
    """The log of one table, the events of its rows, and the commands that led to them."""

    def __init__(self, slices: TimeSlices, game: Game, row: StoredRow, secret: str) -> None:
        self._slices = slices
        self.history: list[HistoryRow] = []
        self.commands: OrderedDict[str, int] = OrderedDict()
        self.offset: int = row.first - 1
        self.log: RestoredLog | None = None
        if row.begun is not None:
            begin = json.loads(row.begin) if row.begin else None
            fair = _chance(row, secret)
            options = json.loads(row.options) if begin is None else {}
            removed = {int(n): digest for n, digest in json.loads(row.removed or "{}").items()}
            self.log = RestoredLog(game, Start(tuple(json.loads(row.seated)), 0, options, begin, fair, removed))

    @property
    def n(self) -> int:
        """The last row."""
        return self.offset + (len(self.log.rows) if self.log is not None else 0)

    def append(self, row: LogRow, command: str) -> None:
        """Append the row that has just been played to the history, and remember the command that led to it."""
        assert self.log is not None
        position = self.log.position
        events = position.state.events if row.kind in (Kind.CHOICE, Kind.SETUP) else []
        self._append(row, events, position.turn, command)

    async def restore_at(self, rows: list[FoundRow], numbers: bytes) -> None:
        """Append stored rows without playing them, and take the position after them; raise Disagreement on a misfit."""
        assert self.log is not None
        await self._slices.run(map(self._append_unplayed, rows))
        self.log.arrive(numbers)

    async def replay(self, rows: list[FoundRow]) -> None:
        """Play stored rows; raise Disagreement if one leads to another position than before."""
        await self._slices.run(map(self._replay, rows))

    async def replay_new(self, rows: list[FoundRow]) -> None:
        """Play rows that another server has written."""
        if any(row.body.startswith(("undo ", "takeback ")) for row in rows):
            await self.complete_history()  # to go back plays these rows anyway, but all at once
        await self.replay(rows)

    async def complete_history(self) -> None:
        """Play the rows that were appended unplayed, for their events."""
        await self._slices.run(self._complete_history())

    def _complete_history(self) -> Iterator[None]:
        for row, position in self.log.recall() if self.log is not None else ():
            if row.kind in (Kind.CHOICE, Kind.SETUP):
                self.history[row.n - 1].events = list(position.state.events)
            yield

    def _replay(self, stored: StoredRow) -> None:
        assert self.log is not None
        if stored.n <= self.n:
            return
        row = play_row(self.log, stored.body)
        if row.digest != stored.digest:
            raise Disagreement(stored.n, stored.digest, row.digest, "the rules have changed without a new version")
        self.append(row, stored.command)

    def _append_unplayed(self, stored: StoredRow) -> None:
        assert self.log is not None
        if stored.n <= self.n:
            return
        if not DIGEST.fullmatch(stored.digest):
            message = f"row {stored.n}: {stored.digest!r:.40} is no digest"
            raise BadInput(message)
        row = parse_row(self.log.game, stored.body, stored.n - self.offset, stored.digest)
        turn = self._seat_after(row.to) if row.to else None
        self.log.take_in(row)
        self._append(row, [], turn, stored.command)

    def _seat_after(self, n: int) -> int | None:
        """Return the seat that chose after row n, and so is on turn when that row is gone back to."""
        assert self.log is not None
        after = self.log.index(n) + 1
        return self.log.effective[after].seat if after < len(self.log.effective) else None

    def _append(self, row: LogRow, events: list[tuple[int, ...]], turn: int | None, command: str) -> None:
        self.history.append(HistoryRow(row, row.n + self.offset, row.to + self.offset, list(events), turn))
        if command:
            self.commands[command] = row.n + self.offset
            if len(self.commands) > MOST_COMMANDS:
                self.commands.popitem(last=False)


def _chance(row: StoredRow, secret: str) -> Fair:
    """Return the chance of a table."""
    nonces = json.loads(row.nonces)
    if row.day is not None:
        return DayChance.of_day(row.id, secret, len(nonces), row.game, row.day)
    return Fair.of(row.id, secret, nonces)


async def restore_log(slices: TimeSlices, game: Game, layout: str, loaded: Loaded, secret: str) -> TableLog:
    """Return the log of what is stored: from its latest position, or else by playing every row."""
    log = TableLog(slices, game, loaded.table, secret)
    rows = [row for row in loaded.log if row.n > log.offset]
    numbers = _numbers(game, layout, loaded.latest, rows[-1].n) if rows else None
    if log.log is not None and numbers is not None:
        try:
            await log.restore_at(rows, numbers)
        except Disagreement:  # one of the rows is wrong, or only the position: playing the rows tells which
            log = TableLog(slices, game, loaded.table, secret)
        else:
            return log
    await log.replay(rows)
    return log


def _numbers(game: Game, layout: str, latest: FoundRow | None, n: int) -> bytes | None:
    """Return the latest position's numbers, if they are of the last row and of today's layout."""
    if latest is None or not latest.numbers or latest.layout != layout or latest.n != n:
        return None
    try:
        return widen(game.state, latest.numbers)
    except (ValueError, IndexError):
        return None
