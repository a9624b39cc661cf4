"""Those who watch a table over a connection, players and spectators."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bailey.server.access.limits import TokenBucket

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.server.store.database import Database
    from bailey.server.table.stored import StoredTable

#: A player who was connected so many seconds ago, to any server, counts as connected.
CONNECTED_SECONDS = 40.0


@dataclass(eq=False)
class Watcher:
    """Somebody who watches a table over a connection."""

    player: str
    language: str | None
    """The language of sentences; none: this client wants no sentences."""
    muted: set[str]
    """Players whose chat is not sent to this watcher."""
    address: str
    cookie_generation: int
    send: Callable[[bytes], None]
    close: Callable[[int], None]

    def __post_init__(self) -> None:
        self.chat = TokenBucket(1.0, 5.0)


class Watchers:
    """The watchers of one table at this server, and which seats' players are connected."""

    def __init__(self, stored: StoredTable, database: Database) -> None:
        self._stored, self._database = stored, database
        self._watchers: set[Watcher] = set()

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._watchers)

    def __len__(self) -> int:
        return len(self._watchers)

    def add(self, watcher: Watcher) -> None:
        """Add a watcher."""
        self._watchers.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Remove a watcher, if they are here."""
        self._watchers.discard(watcher)

    def of(self, player: str) -> list[Watcher]:
        """Return the watchers that are one player: one for each of their connections."""
        return [watcher for watcher in self._watchers if watcher.player == player]

    def spectators(self) -> list[Watcher]:
        """Return the watchers who have no seat."""
        return [watcher for watcher in self._watchers if not self._stored.seats_of(watcher.player)]

    def here(self, seat: int) -> bool:
        """Tell whether a seat's player is connected to this server."""
        player = self._stored.seats[seat].player
        return bool(player) and bool(self.of(player))

    def connected(self, seat: int) -> bool:
        """Tell whether a seat's player is connected, to this server or another one."""
        row = self._stored.seats[seat]
        return self.here(seat) or bool(row.player and row.seen > self._database.now() - CONNECTED_SECONDS)

    def close(self, code: int) -> None:
        """Close all connections."""
        for watcher in list(self._watchers):
            watcher.close(code)
