"""Checks of values that somebody wrote: each fault names the field and the remedy."""

from __future__ import annotations

from bailey.core.errors import BadInput, shown

#: The smallest and the largest number that a field can hold.
LEAST, MOST = -(1 << 31), (1 << 31) - 1
#: A slot has a bit for each of so many seats.
MOST_SEATS = 8


def refuse(where: str, what: str) -> BadInput:
    """Make the error that names the field and the remedy."""
    return BadInput(f"{where}: {what}")


def whole(where: str, value: object, least: int = LEAST, most: int = MOST) -> int:
    """Check a whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refuse(where, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def fields_of(where: str, value: object, known: set[str]) -> dict[str, object]:
    """Check that a value is an object with no unknown names."""
    if not isinstance(value, dict):
        raise refuse(where, f"must be an object {{...}}, not {shown(value)}")
    for name in value:
        if name not in known:
            raise refuse(f"{where}.{name!s:.60}", f"is unknown here; known are {', '.join(sorted(known))}")
    return value


def card_entry(where: str, value: object, known: set[str]) -> dict[str, object]:
    """Check one card: its name, or an object that has the name and what else is known."""
    if isinstance(value, str):
        return {"card": value}
    if not isinstance(value, dict):
        raise refuse(where, f"must be the name of a card or an object {{...}}, not {shown(value)}")
    return fields_of(where, value, known)


def list_of(where: str, value: object, most: int) -> list[object]:
    """Check that a value is a list of no more than so many entries."""
    if not isinstance(value, list):
        raise refuse(where, f"must be a list [...], not {shown(value)}")
    if len(value) > most:
        raise refuse(where, f"has {len(value)} entries; at most {most} are possible")
    return value


def seats_as_bits(where: str, value: object) -> int:
    """Check a list of seats, and return it with one bit a seat."""
    bits = 0
    for i, seat in enumerate(list_of(where, value, MOST_SEATS)):
        bits |= 1 << whole(f"{where}[{i}]", seat, 0, MOST_SEATS - 1)
    return bits


def bits_as_seats(bits: int) -> list[int]:
    """Return the seats that have a bit each."""
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]
