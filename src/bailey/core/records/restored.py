"""A log restored from its rows and its latest position; the rows are replayed only when that is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.play.position import SavedPosition
from bailey.core.records.log import Disagreement, GameLog
from bailey.core.records.rows import Kind, LogRow
from bailey.core.state.digest import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position


class RestoredLog(GameLog):
    """A log whose first rows may not have been replayed yet."""

    unplayed = 0  # the number of effective rows, from the first on, that were read but not replayed

    def take_in(self, row: LogRow) -> None:
        """Append a stored row without replaying it; call `arrive` after the last one."""
        if row.n != len(self.rows) + 1 or (row.kind is Kind.SETUP) != (not self.rows):
            message = f"row {row.n}: a row is missing, doubled, or not in its place"
            raise BadInput(message)
        if row.kind in (Kind.UNDO, Kind.TAKEBACK):
            if self.effective[self.index(row.to)].n != row.to or row.to == self.effective[-1].n:
                message = f"row {row.n}: `{row.body}` names no row to go back to"
                raise BadInput(message)
        elif row.seat is not None and row.seat >= len(self.seats):
            message = f"row {row.n}: there is no seat p{row.seat + 1}"
            raise BadInput(message)
        self._enter(row)

    def arrive(self, packed: bytes) -> None:
        """Set the position after the last appended row, from its packed numbers."""
        found, last = fingerprint(packed), self.rows[-1]
        if found != last.digest:
            raise Disagreement(last.n, last.digest, found, "the latest position is not that of the last row")
        self._past.keep(0, self.present)
        self.position.put_back(SavedPosition(packed, [], revealed=0))
        self.present = self.position.keep()
        self.unplayed = len(self.effective)

    def recall(self) -> Iterator[tuple[LogRow, Position]]:
        """Replay the effective rows that were not replayed yet, one at each step, and yield each with its position."""
        if not self.unplayed:
            return
        position = self.start.deal(self.game)
        for index, row in enumerate(self.effective[: self.unplayed]):
            yield self._play_again(position, index, row), position
        if len(self.effective) == self.unplayed:
            self.present = position.keep()
            self.position.put_back(self.present)
        self.unplayed = 0

    def _play_again(self, position: Position, index: int, row: LogRow) -> LogRow:
        self._follow(position, row)
        kept = position.keep()
        found = fingerprint(kept.packed)
        if found != row.digest:
            raise Disagreement(row.n, row.digest, found, "the rules have changed without a new version")
        self._past.keep(index, kept)
        if row.kind is Kind.CHOICE:
            row = row._replace(final=position.final)
            self.effective[index] = self.rows[row.n - 1] = row
        return row

    def undo_points(self) -> list[int]:
        """Return the rows to which a player can go back; all rows are replayed first, to know which are final."""
        for _ in self.recall():
            pass
        return super().undo_points()

    def _go_back(self, kind: Kind, to: int) -> LogRow:
        for _ in self.recall():
            pass
        return super()._go_back(kind, to)
