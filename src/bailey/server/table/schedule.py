"""What must happen at a table by itself: a bot's move, the end of a clock, a push message, a replacement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.server.store.group_commit import ScheduledAction

if TYPE_CHECKING:
    from bailey.server.table.services import Services
    from bailey.server.table.stored import StoredTable
    from bailey.server.table.watchers import Watchers

#: A push message waits so many seconds: whoever only loads the page again has not gone.
PUSH_AFTER_SECONDS = 5.0
#: All that the database may hold for a table of which this server does not know what is scheduled.
ANY_KIND = ("nonces", "begin", "bot", "flag", "away")


class Schedule:
    """The kinds of scheduled actions that the database holds for a table, as far as this server knows."""

    def __init__(self, stored: StoredTable, watchers: Watchers, services: Services) -> None:
        self._stored, self._watchers, self._services = stored, watchers, services
        self.reset()

    def reset(self) -> None:
        """Assume that anything may be scheduled."""
        self.kinds: set[str] = set(ANY_KIND)

    def next(self, now: float) -> list[ScheduledAction]:
        """Return what must happen by itself after the position that has just been reached."""
        stored, settings = self._stored, self._services.settings
        turn, n = stored.turn, stored.n
        stored.away_at = None
        if turn is None or stored.bots_only:
            return []
        if stored.bot_of(turn) is not None:
            return [ScheduledAction("bot", n, now, now + settings.lease_seconds, self._services.server_id)]
        out = []
        if stored.clocks is not None:
            out.append(ScheduledAction("flag", n, now + max(0.0, stored.clocks.left_of(turn, now))))
        if not self._watchers.here(turn):  # a player who has just left still counts as connected
            out.append(ScheduledAction("push", n, now + PUSH_AFTER_SECONDS))
        if stored.replaces_absent and not self._watchers.connected(turn):
            stored.away_at = now + settings.away_seconds
            out.append(ScheduledAction("away", n, stored.away_at))
        return out

    async def add(self, kind: str, at: float) -> None:
        """Schedule an action for the present row."""
        if kind == "away":
            self._stored.away_at = at
        self.kinds.add(kind)
        row = {"table_id": self._stored.id, "kind": kind, "n": self._stored.n, "lease": 0.0, "holder": ""}
        await self._services.store.schedule({**row, "at": at})

    async def cancel(self, kind: str) -> None:
        """Cancel an action."""
        if kind == "away":
            self._stored.away_at = None
        self.kinds.discard(kind)
        await self._services.store.unschedule(self._stored.id, kind)
