"""Thinking time: what every seat has left, by the database's clock."""

from __future__ import annotations

import json

from bailey.server.messages.tables import ClockInfo


class Clocks:
    """The clocks of a table."""

    def __init__(self, given: dict[str, int], seats: int) -> None:
        self.base, self.add = given["base"], given["add"]
        self.left = [float(self.base)] * seats
        self.runs: int | None = None
        self.since = 0.0

    def left_of(self, seat: int, now: float) -> float:
        """Return how many seconds a seat has left."""
        return self.left[seat] - (max(0.0, now - self.since) if seat == self.runs else 0.0)

    def decided(self, by: int | None, turn: int | None, now: float) -> None:
        """Stop the clock that ran, add what a decision adds, and start the next one."""
        if self.runs is not None:
            self.left[self.runs] = max(0.0, self.left_of(self.runs, now))
        if by is not None and by == self.runs:
            self.left[by] += self.add
        self.runs, self.since = turn, now

    def refill(self, seat: int) -> None:
        """Give a player who comes back at least their base time again."""
        self.left[seat] = max(self.left[seat], float(self.base))

    def info(self, turn: int | None, now: float) -> ClockInfo:
        """Return the clocks as a message."""
        left = [round(max(0.0, self.left_of(seat, now)), 1) for seat in range(len(self.left))]
        return ClockInfo(base=self.base, add=self.add, left=left, runs=turn)

    def write(self) -> str:
        """Return the clocks as JSON."""
        return json.dumps({"left": self.left, "runs": self.runs, "since": self.since})

    def read(self, text: str) -> None:
        """Restore the clocks from JSON."""
        stored = json.loads(text)
        self.left, self.runs, self.since = stored["left"], stored["runs"], stored["since"]
