"""Which bot decides next at a table, and its thinking."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bailey.server.bots.thinking import Thought
    from bailey.server.table.broadcast import Broadcast
    from bailey.server.table.services import Services
    from bailey.server.table.stored import StoredTable
    from bailey.server.table.watchers import Watchers

#: Watchers are sent how far a bot is at most so often.
PROGRESS_SECONDS = 0.2


class BotTurn(NamedTuple):
    """A decision that a bot has to make: after row n, for a seat."""

    n: int
    seat: int
    spec: str


class BotTurns:
    """The decisions of a table's bots, one at a time."""

    def __init__(self, stored: StoredTable, watchers: Watchers, broadcast: Broadcast, services: Services) -> None:
        self._stored, self._watchers, self._broadcast, self._services = stored, watchers, broadcast, services
        self._thinking_after = -1

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self._thinking_after >= 0

    def begin(self) -> BotTurn | None:
        """Return the decision that a bot has to begin now, if there is one; it ends with `end`.

        Bots alone play only while somebody watches, and nothing is scheduled for them: whoever comes lets them go on,
        and while somebody is there `Tables.poll` asks again every two seconds.
        """
        stored, turn = self._stored, self._stored.turn
        if turn is None or self._thinking_after == stored.n or self._services.closing:
            return None
        spec = stored.bot_of(turn)
        if spec is None or (stored.bots_only and not self._watchers):
            return None
        self._thinking_after = stored.n
        return BotTurn(stored.n, turn, spec)

    def end(self, turn: BotTurn) -> None:
        """Note that a bot no longer thinks about a decision."""
        if self._thinking_after == turn.n:
            self._thinking_after = -1

    def holds(self, turn: BotTurn) -> bool:
        """Tell whether a decision is still to be made, by the same bot."""
        stored = self._stored
        return stored.n == turn.n and stored.turn == turn.seat and stored.bot_of(turn.seat) == turn.spec

    async def until_strong(self) -> None:
        """At a deal of the day, wait until the rules are compiled: everybody meets the same bot."""
        if self._stored.row.day is not None:
            await self._services.bots.warm(self._stored.game)

    def think(self, turn: BotTurn) -> Awaitable[Thought]:
        """Begin to think about a decision; the position is copied at the first step."""
        assert self._stored.log is not None
        return self._services.bots.think(
            self._stored.log.position, turn.spec, self.seed(), self._progress(turn), owner=self._stored.owner
        )

    def seed(self) -> int:
        """Return the seed of a bot that decides now: all servers derive the same from the table's secret."""
        log = self._stored.log
        assert log is not None
        assert log.start.fair is not None
        return log.start.fair.seed_of_bot(len(log.rows), log.chain[-1], len(log.effective))

    def _progress(self, turn: BotTurn) -> Callable[[float], None]:
        sent = 0.0

        def send(share: float) -> None:
            nonlocal sent
            now = time.monotonic()
            if now - sent >= PROGRESS_SECONDS:
                sent = now
                self._broadcast.thinking(turn.seat, turn.n, share)

        return send
