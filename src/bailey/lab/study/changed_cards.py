"""What a change does to the very cards that it changes: the first thing that its author wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.data import leaves
from bailey.lab.study.words import games_for, number, share

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
    return [row for row in found["cards"] if any(is_copy(row["card"], name) for name in named)]


def is_copy(card: str, name: str) -> bool:
    """Return whether a card is the one that a change names, or a copy of it."""
    return card == name or card.startswith(f"{name}-")


def fields_of(found: JsonObject, card: str) -> str:
    """Return what the change says of a card: `cost 3, points 2`."""
    said = found["change"]["data"]["cards"]
    fields = next(fields for name, fields in said.items() if is_copy(card, name))
    return ", ".join(f"{name.replace('_', ' ').replace('.', ' ')} {value}" for name, value in leaves(fields))


def differences_of(found: JsonObject, card: str) -> list[JsonObject]:
    """Return what is different about a card, in the order in which it is told."""
    rows = {row["what"]: row for row in found["differences"] if row["of"] == card}
    return [rows[what] for what in TOLD if what in rows]


def sentence_of(found: JsonObject, row: JsonObject) -> str:
    """Say in one sentence what the change does to a card."""
    effects = differences_of(found, row["card"])
    told = [_said(one) for one in effects if one["clear"]]
    does = "; ".join(told) if told else _unclear(effects, found["games"])
    return f"{row['title']} ({fields_of(found, row['card'])}): {does}."


def _unclear(effects: list[JsonObject], games: int) -> str:
    """Say that nothing is clear, what would have been, and how many more games would decide what is nearest."""
    said = "no difference is clear with so many games"
    looked = [one for one in effects if one["difference"]]
    if not looked:
        return said
    nearest = min(looked, key=lambda one: games_for(one, games))
    name, is_share = TOLD[nearest["what"]]
    write = share if is_share else number
    least = (nearest["high"] - nearest["low"]) / 2
    more = games_for(nearest, games) - games
    looks = f"{name} looks {write(abs(nearest['difference']))} {'higher' if nearest['difference'] > 0 else 'lower'}"
    return (
        f"{said}; {looks}, and {write(least)} would have been clear: play {more:,} more to decide, if it is as it looks"
    )


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
