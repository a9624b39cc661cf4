"""The chance of a deal of the day: the same for everybody who plays it.

A stroke is a row in which chance is used. Before a row the generator is keyed with HMAC-SHA256(secret of the day, game,
day, number of the stroke), so that the n-th stroke gives everybody the same numbers, whatever was chosen before. The
number of the stroke is kept in the generator's counter: it is in the state, and needs no log to be found again.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.records.fair import NO_NONCE, Fair, commit
from bailey.core.state.chance import MASK32, WARM_UP

if TYPE_CHECKING:
    from typing import Self

    from bailey.core.state.todo import GameState

#: The lower half of the counter counts the numbers of a stroke, the upper half the strokes.
STROKE_AT = 16
NUMBERS_OF_STROKE = (1 << STROKE_AT) - 1


@dataclass(frozen=True)
class DayChance(Fair):
    """The chance of one table at which a deal of the day is played."""

    game: str
    day: str

    @classmethod
    def of_day(cls, table: str, secret: str, seats: int, game: str, day: str) -> Self:
        """Return the chance of a table; nobody adds a nonce, since it is the same for all."""
        return cls(table, secret, commit(secret), (NO_NONCE,) * seats, game, day).checked()

    def checked(self) -> Self:
        """Return itself, or refuse a malformed value, a nonce, or a day that does not exist."""
        super().checked()
        if any(nonce != NO_NONCE for nonce in self.nonces):
            raise BadInput("day: a deal of the day has no nonces; write `-` for each seat")
        try:
            date.fromisoformat(self.day)
        except ValueError as fault:
            message = f"day: {self.day!r:.40} is no day; write it as 2026-11-24"
            raise BadInput(message) from fault
        return self

    def luck(self, n: int, before: bytes, state: GameState | None) -> tuple[int, int, int, int]:  # noqa: ARG002 - as in every table
        """Return the key of the generator for the next stroke; neither row nor earlier rows matter."""
        stroke = next_stroke(state)
        a, b, c = struct.unpack(">3I", self._of(f"stroke {stroke}")[:12])
        return a, b, c, (stroke << STROKE_AT) & MASK32

    def seed_of_bot(self, n: int, before: bytes, choices: int) -> int:  # noqa: ARG002 - as in every table
        """Return the seed of a bot that decides after so many choices."""
        return int.from_bytes(self._of(f"bot {choices}")[:8], "big") >> 1

    def _of(self, what: str) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(f"{self.game} {self.day} {what}".encode())
        return keyed.digest()


def next_stroke(state: GameState | None) -> int:
    """Return the number of the next stroke: the same one again if no number of it has been used."""
    if state is None:
        return 0
    stroke, used = state.luck_count >> STROKE_AT, state.luck_count & NUMBERS_OF_STROKE
    return int(stroke + (used != WARM_UP))
