"""Players who came to a table or left it since this was last written to the database."""

from __future__ import annotations


class PresenceChanges:
    """Collects (table, player) pairs until `take`."""

    def __init__(self) -> None:
        self._changed: dict[str, set[str]] = {}
        self._vanished: set[tuple[str, str]] = set()

    def add(self, table: str, player: str, *, vanished: bool = False) -> None:
        """Note that a player came or left; `vanished`: they left without closing the connection."""
        self._changed.setdefault(table, set()).add(player)
        if vanished:
            self._vanished.add((table, player))

    def concern(self, table: str) -> bool:
        """Tell whether somebody came to a table or left it."""
        return table in self._changed

    def take(self) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
        """Return and forget all changes, and which of the players vanished."""
        changed = {(table, player) for table, players in self._changed.items() for player in players}
        vanished = self._vanished & changed
        self._changed, self._vanished = {}, set()
        return changed, vanished
