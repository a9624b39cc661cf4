"""Threats: the cards that a counter card, or one that protects, is directed against, one bit each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.data import ROWS, clauses_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core import Data


def _threats() -> dict[str, int]:
    """Give every card a bit that a counter card, or one that protects, is directed against."""
    clauses = [clause for row in ROWS for clause in clauses_of(row)]
    named = [name for clause in clauses for name in answered_by(clause)]
    named += [name for clause in clauses for operation in clause["do"] for name in _protected_from(operation)]
    named += [row["id"] for row in ROWS if counters_of(row)]
    named += [name for clause in clauses for operation in clause["do"] for name in operation.get("ids", ())]
    return {name: 1 << i for i, name in enumerate(dict.fromkeys(named))}


def answered_by(clause: Data) -> list[str]:
    """Return the cards that a clause answers: attacks, or an event card."""
    if clause.get("as_reaction"):
        return [event_of(clause)]
    by = clause.get("by", [])
    found: list[str] = by if isinstance(by, list) else []
    return found + [row["id"] for row in ROWS if row.get("class", "none") == clause.get("by_class")]


def event_of(clause: Data) -> str:
    """Return the event card at which a clause acts."""
    return str(clause["when"]).removeprefix(EVENT_PREFIX)


def counters_of(row: Data) -> list[str]:
    """Return the counter cards that an attack names."""
    return [name for clause in clauses_of(row) for operation in clause["do"] for name in operation.get("counter", ())]


def _protected_from(operation: Data) -> list[str]:
    return operation["from"] if operation["op"] == "protect" else []


EVENT_PREFIX = "event:"
THREATS = _threats()


def threats(names: Iterable[str]) -> int:
    """Return the bits of some cards."""
    return sum(THREATS[name] for name in names)
