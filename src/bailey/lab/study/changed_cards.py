"""What a change does to the very cards that it changes: the first thing that its author wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.data import leaves
from bailey.lab.study.words import number, share

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.lab.json_object import JsonObject

#: What is said of a card, in this order, and whether it is a share.
TOLD = {
    "taken": ("taken if seen", True),
    "taken at": ("taken after this share of the game", True),
    "wins": ("wins of who takes it", True),
    "points": ("points", False),
    "seen": ("seen in a game", True),
    "lain": ("turns it lies", False),
}


def changed_cards(found: JsonObject) -> list[JsonObject]:
    """Return the rows of the cards that a change names; one name may stand for several copies."""
    named = found.get("change", {}).get("data", {}).get("cards", {})
    return [row for row in found["cards"] if any(_is_copy(row["card"], name) for name in named)]


def _is_copy(card: str, name: str) -> bool:
    return card == name or card.startswith(f"{name}-")


def fields_of(found: JsonObject, card: str) -> str:
    """Return what the change says of a card: `cost 3, points 2`."""
    said = found["change"]["data"]["cards"]
    fields = next(fields for name, fields in said.items() if _is_copy(card, name))
    return ", ".join(f"{name.replace('_', ' ').replace('.', ' ')} {value}" for name, value in leaves(fields))


def differences_of(found: JsonObject, card: str) -> list[JsonObject]:
    """Return what is different about a card, in the order in which it is told."""
    rows = {row["what"]: row for row in found["differences"] if row["of"] == card}
    return [rows[what] for what in TOLD if what in rows]


def sentence_of(found: JsonObject, row: JsonObject) -> str:
    """Say in one sentence what the change does to a card."""
    told = [_said(one) for one in differences_of(found, row["card"]) if one["clear"]]
    does = "; ".join(told) if told else "no difference is clear with so many games"
    return f"{row['title']} ({fields_of(found, row['card'])}): {does}."


def _said(row: JsonObject) -> str:
    name, is_share = TOLD[row["what"]]
    write = share if is_share else number
    return f"{name} {write(row['after'])} instead of {write(row['before'])} ({_interval(row)})"


def _interval(row: JsonObject) -> str:
    """Write the interval of a difference: of shares in hundredths."""
    _, is_share = TOLD[row["what"]]
    low, high = (f"{100 * row[end]:+.1f}" if is_share else f"{row[end]:+.2f}" for end in ("low", "high"))
    return f"{low} to {high}"


def cells_of(found: JsonObject, card: str) -> Iterator[Sequence[str]]:
    """Yield the rows of the table about a card: what it is, printed, changed, and the interval of the difference."""
    for row in differences_of(found, card):
        name, is_share = TOLD[row["what"]]
        write = share if is_share else number
        yield name, write(row["before"]), write(row["after"]), _interval(row), number(row["p"])
