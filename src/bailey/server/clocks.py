"""Thinking time: what every seat has left, by the database's time."""

from __future__ import annotations

import json

from bailey.server.messages import ClockInfo


class Clocks:
    """The clocks of a table."""

    def __init__(self, given: dict[str, int], seats: int) -> None:
        self.base, self.add = given["base"], given["add"]
        self.left = [float(self.base)] * seats
        self.runs: int | None = None
        self.since = 0.0

    def left_of(self, seat: int, now: float) -> float:
        """Tell how much time a seat has left."""
        return self.left[seat] - (max(0.0, now - self.since) if seat == self.runs else 0.0)

    def decided(self, by: int | None, turn: int | None, now: float) -> None:
        """Stop the clock that ran, add what a decision adds, and start the next one."""
        if self.runs is not None:
            self.left[self.runs] = max(0.0, self.left_of(self.runs, now))
        if by is not None and by == self.runs:
            self.left[by] += self.add
        self.runs, self.since = turn, now

    def refill(self, seat: int) -> None:
        """Give somebody who comes back after the flag their base time again."""
        self.left[seat] = max(self.left[seat], float(self.base))

    def info(self, turn: int | None, now: float) -> ClockInfo:
        """Tell the clocks."""
        left = [round(max(0.0, self.left_of(seat, now)), 1) for seat in range(len(self.left))]
        return ClockInfo(base=self.base, add=self.add, left=left, runs=turn)

    def write(self) -> str:
        """Write the clocks down."""
        return json.dumps({"left": self.left, "runs": self.runs, "since": self.since})

    def read(self, text: str) -> None:
        """Read them back."""
        stored = json.loads(text)
        self.left, self.runs, self.since = stored["left"], stored["runs"], stored["since"]
