"""How seats are named, at the table and in records."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

from bailey.core.fair import NO_NONCE
from bailey.server.thinking import STRENGTHS


def name_seats(seats: list[Any]) -> list[str]:
    """Name the seats; equal names are told apart by a number."""
    names: list[str] = []
    for seat in seats:
        same = sum(other == seat.name or other.startswith(f"{seat.name} (") for other in names)
        names.append(f"{seat.name} ({same + 1})" if seat.name and same else seat.name)
    return names


def seated(seats: list[Any]) -> tuple[str, str]:
    """Write who plays as a record does, and what each adds to chance."""
    names = name_seats(seats)
    who = [
        STRENGTHS[s.strength] if s.strength else f"you:{plain_name(n, s.seat)}"
        for s, n in zip(seats, names, strict=True)
    ]
    return json.dumps(who), json.dumps([seat.nonce or NO_NONCE for seat in seats])


def taken(seats: list[Any]) -> bool:
    """Tell whether a person or a bot sits on every seat."""
    return all(seat.player or seat.strength for seat in seats)


def ready(seats: list[Any]) -> bool:
    """Tell whether every seat is taken and the nonce of every person is in, or waived."""
    return taken(seats) and all(seat.strength or seat.nonce for seat in seats)


def fix(seats: list[Any], *, late: bool) -> tuple[str, str] | None:
    """Write who plays and what they add to chance, if the game can begin; `late`: without the nonces still missing."""
    return seated(seats) if ready(seats) or (late and taken(seats)) else None


def with_seated(table: Any, seats: list[Any], at: int, sitting: dict[str, Any], now: float) -> tuple[Any, list[Any]]:
    """Give a table as it will be when somebody has sat down: begun, if then all is there to begin."""
    seats = [SimpleNamespace(**{**vars(seat), **(sitting if seat.seat == at else {})}) for seat in seats]
    begun: dict[str, Any] = {}
    if ready(seats):
        who, adds = seated(seats)
        begun = {"seated": who, "nonces": adds, "begun": now}
    return SimpleNamespace(**{**vars(table), **begun, "rev": table.rev + 1}), seats


def plain_name(name: str, seat: int) -> str:
    """Write a name as a record takes it."""
    kept = "".join(sign if sign.isalnum() or sign in "_.-" else "_" for sign in name).strip("_")
    return (kept or f"player{seat + 1}")[:30]
