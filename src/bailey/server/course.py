"""The log of a table as a server has it: taken up from what is stored, with what each row told."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput
from bailey.core.fair import Fair
from bailey.core.layout import widen
from bailey.core.log import Disagreement, Kind, Row, Start
from bailey.core.log_text import parse_row, play_row
from bailey.core.restored import RestoredLog
from bailey.server.views import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.game import Game
    from bailey.server.slices import Slices
    from bailey.server.store.store import Loaded

#: Commands that are remembered, so that a retry is acknowledged again.
MOST_COMMANDS = 400
DIGEST = re.compile("[0-9a-f]{12}")


class Course:
    """The log of one table, what its rows told, and the commands that led to them."""

    def __init__(self, game: Game, row: Any, secret: str) -> None:
        self.kept: list[Kept] = []
        self.commands: OrderedDict[str, int] = OrderedDict()
        self.offset: int = row.first - 1
        self.log: RestoredLog | None = None
        if row.begun is not None:
            begin = json.loads(row.begin) if row.begin else None
            fair = Fair.of(row.id, secret, json.loads(row.nonces))
            options = json.loads(row.options) if begin is None else {}
            self.log = RestoredLog(game, Start(tuple(json.loads(row.seated)), 0, options, begin, fair))

    @property
    def n(self) -> int:
        """The last row."""
        return self.offset + (len(self.log.rows) if self.log is not None else 0)

    def replay(self, stored: Any) -> None:
        """Play a stored row, and see that it leads to where it led before."""
        assert self.log is not None
        if stored.n <= self.n:
            return
        row = play_row(self.log, stored.body)
        if row.digest != stored.digest:
            raise Disagreement(stored.n, stored.digest, row.digest, "the rules have changed without a new version")
        self.note(row, stored.command)

    def take_in(self, stored: Any) -> None:
        """Take in a stored row without playing it."""
        assert self.log is not None
        if stored.n <= self.n:
            return
        if not DIGEST.fullmatch(stored.digest):
            message = f"row {stored.n}: {stored.digest!r:.40} is no digest"
            raise BadInput(message)
        row = parse_row(self.log.game, stored.body, stored.n - self.offset, stored.digest)
        turn = self._seat_after(row.to) if row.to else None
        self.log.take_in(row)
        self._keep(row, [], turn)
        self._remember(row, stored.command)

    def _seat_after(self, n: int) -> int | None:
        """Tell who chose after row n, and so is on turn when it is gone back to."""
        assert self.log is not None
        after = self.log.index(n) + 1
        return self.log.effective[after].seat if after < len(self.log.effective) else None

    def note(self, row: Row, command: str) -> None:
        """Remember what the row that was just played told, and which command led to it."""
        assert self.log is not None
        position = self.log.position
        self._keep(row, position.state.events if row.kind in (Kind.CHOICE, Kind.SETUP) else [], position.turn)
        self._remember(row, command)

    def _keep(self, row: Row, events: list[tuple[int, ...]], turn: int | None) -> None:
        self.kept.append(Kept(row, row.n + self.offset, row.to + self.offset, list(events), turn))

    def _remember(self, row: Row, command: str) -> None:
        if command:
            self.commands[command] = row.n + self.offset
            if len(self.commands) > MOST_COMMANDS:
                self.commands.popitem(last=False)

    def recall(self) -> Iterator[None]:
        """Play the rows that were only taken in, one at each step, and remember what they told."""
        for row, position in self.log.recall() if self.log is not None else ():
            if row.kind in (Kind.CHOICE, Kind.SETUP):
                self.kept[row.n - 1].events = list(position.state.events)
            yield


async def take_up(slices: Slices, game: Game, layout: str, loaded: Loaded, secret: str) -> Course:
    """Make the log of a table from what is stored: from its latest position, or else by playing every row."""
    course = Course(game, loaded.table, secret)
    rows = [row for row in loaded.log if row.n > course.offset]
    numbers = _numbers(game, layout, loaded.latest, rows[-1].n) if rows else None
    if course.log is not None and numbers is not None:
        await slices.over(map(course.take_in, rows))
        try:
            course.log.arrive(numbers)
        except Disagreement:  # then one of the rows is wrong, or only the position
            course = Course(game, loaded.table, secret)
        else:
            return course
    await slices.over(map(course.replay, rows))
    return course


def _numbers(game: Game, layout: str, latest: Any, n: int) -> bytes | None:
    """Read the latest position's numbers, if they are of the last row and of today's layout."""
    if latest is None or not latest.numbers or latest.layout != layout or latest.n != n:
        return None
    try:
        return widen(game.state, latest.numbers)
    except (ValueError, IndexError):
        return None
