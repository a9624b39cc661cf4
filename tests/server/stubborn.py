"""A player who goes on whatever happens to the server: connects again, and sends again what was not acknowledged."""

from __future__ import annotations

import random
import secrets
import time
from typing import TYPE_CHECKING, Any

from server.browser import Seat
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.browser import Browser

#: What a client sees of a server that was killed.
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
#: A wait that ends: what was told may have been lost with the server.
NUDGE = 5.0


class Stubborn:
    """Plays the seats of a few browsers at one table to the end."""

    def __init__(self, table: str, browsers: list[Browser], seed: int, patience: float) -> None:
        self.table, self.browsers, self.chance = table, browsers, random.Random(seed)
        self.end = time.monotonic() + patience
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[int, dict[str, Any]] = {}
        self.last: dict[str, Any] = {}
        self.lives = 0

    def play(self, server_of: Callable[[int], str]) -> None:
        """Play; `server_of` tells where a browser finds a server now."""
        while not self.last.get("over"):
            assert time.monotonic() < self.end, f"the table is stuck at {self.last.get('n')}, {self.last.get('step')}"
            for i, browser in enumerate(self.browsers):
                browser.url = server_of(i)
            try:
                self._live()
            except GONE:
                self.lives += 1
                time.sleep(0.1)

    def _live(self) -> None:
        seats: list[Seat] = []
        try:
            for browser in self.browsers:
                seats.append(Seat(browser, self.table))
                seats[-1].present()
            while not all(seat.now.get("over") for seat in seats):
                self._step(seats)
            self.last = seats[0].now
        finally:
            for seat in seats:
                seat.open.close()

    def _step(self, seats: list[Seat]) -> None:
        for i, seat in enumerate(seats):
            if i in self.pending or seat.mine():
                self._choose(i, seat)
                return
        waiting = min((seat for seat in seats if not seat.now["over"]), key=lambda seat: seat.now["n"])
        self.last = waiting.now
        try:
            waiting.hear(NUDGE)
        except TimeoutError:
            assert time.monotonic() < self.end, f"the table is stuck at {self.last.get('n')}, {self.last.get('step')}"
            waiting.ask("present")

    def _choose(self, i: int, seat: Seat) -> None:
        command = self.pending.get(i)
        if command is None:
            number = self.chance.choice(seat.now["choices"])["number"]
            command = {"id": secrets.token_hex(8), "n": seat.now["n"], "number": number, "sure": True}
            self.pending[i] = command
        answer = seat.ask("choose", **command)
        if answer["type"] in {"frame", "done"}:
            n = answer["n"] if answer["type"] == "done" else answer["update"]["n"]
            self.acknowledged[f"{self.browsers[i].me['player']}:{command['id']}"] = n
        else:
            assert answer["fault"]["key"] in {"stale", "failed", "not-your-turn"}, answer
        del self.pending[i]
        if answer["type"] == "done" or answer["type"] == "refused":
            seat.ask("present")
