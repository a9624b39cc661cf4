"""When a game may start, and what is fixed then: who plays, and the nonces."""

from __future__ import annotations

import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING

from bailey.bots.strengths import bot_of
from bailey.core.records.fair import NO_NONCE
from bailey.server.names import record_name, seat_names
from bailey.server.store.rows import StoredRow, Values

if TYPE_CHECKING:
    from bailey.core.play.game import Game


def start_values(game: Game, seats: Sequence[StoredRow]) -> tuple[str, str]:
    """Return who plays, as a record names them, and their nonces, as JSON."""
    names = seat_names(seats)
    who = [
        bot_of(game, s.strength) if s.strength else f"you:{record_name(n, s.seat)}"
        for s, n in zip(seats, names, strict=True)
    ]
    return json.dumps(who), json.dumps([seat.nonce or NO_NONCE for seat in seats])


def all_seats_taken(seats: Sequence[StoredRow]) -> bool:
    """Tell whether a person or a bot sits on every seat."""
    return all(seat.player or seat.strength for seat in seats)


def ready_to_start(seats: Sequence[StoredRow]) -> bool:
    """Tell whether every seat is taken and the nonce of every person is in, or waived."""
    return all_seats_taken(seats) and all(seat.strength or seat.nonce for seat in seats)


def start_values_if_ready(game: Game, seats: Sequence[StoredRow], *, late: bool) -> tuple[str, str] | None:
    """Return the values to fix if the game can start; `late`: it starts without missing nonces."""
    return start_values(game, seats) if ready_to_start(seats) or (late and all_seats_taken(seats)) else None


def with_player_seated(
    game: Game, table: StoredRow, seats: Sequence[StoredRow], at: int, sitting: Values, now: float
) -> tuple[StoredRow, list[StoredRow]]:
    """Return a table and its seats as they will be with a player on a seat; the game starts if it is ready then."""
    seated: list[StoredRow] = [
        SimpleNamespace(**{**vars(seat), **(sitting if seat.seat == at else {})}) for seat in seats
    ]
    begun: Values = {}
    if ready_to_start(seated):
        who, adds = start_values(game, seated)
        begun = {"seated": who, "nonces": adds, "begun": now}
    return SimpleNamespace(**{**vars(table), **begun, "rev": table.rev + 1}), seated
