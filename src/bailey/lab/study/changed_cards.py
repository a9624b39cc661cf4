"""What a change does to the very cards that it changes: the first thing that its author wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.data import leaves
from bailey.lab.study.words import games_for, is_share, measure, number, share

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


#: What is told of whole games beside them.
WHOLE = ("wins of who begins", "margin", "decided", "lead_changes", "turns")


def is_told(what: str, of: str, *, changed: bool) -> bool:
    """Return whether a measure is one of a changed card, or one of whole games, that is told of a change."""
    return (what in TOLD and changed) or (what in WHOLE and not of)


def heading(what: str) -> str:
    """Return what a measure of a card or of whole games is."""
    return TOLD[what][0] if what in TOLD else measure(what)


def written(what: str, value: float) -> str:
    """Write a value of such a measure."""
    return share(value) if is_share(what) or TOLD.get(what, ("", False))[1] else number(value)


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
    what = nearest["what"]
    least = written(what, (nearest["high"] - nearest["low"]) / 2)
    more = games_for(nearest, games) - games
    size, way = written(what, abs(nearest["difference"])), "higher" if nearest["difference"] > 0 else "lower"
    looks = f"{heading(what)} looks {size} {way}"
    return f"{said}; {looks}, and {least} would have been clear: play {more:,} more to decide, if it is as it looks"


def _said(row: JsonObject) -> str:
    before, after = (written(row["what"], row[when]) for when in ("before", "after"))
    return f"{heading(row['what'])} {after} instead of {before} ({_interval(row)})"


def _interval(row: JsonObject) -> str:
    """Write the interval of a difference: of shares in hundredths."""
    _, hundredths = TOLD[row["what"]]
    low, high = (f"{100 * row[end]:+.1f}" if hundredths else f"{row[end]:+.2f}" for end in ("low", "high"))
    return f"{low} to {high}"


def cells_of(found: JsonObject, card: str) -> Iterator[Sequence[str]]:
    """Yield the rows of the table about a card: what it is, printed, changed, and the interval of the difference."""
    for row in differences_of(found, card):
        before, after = (written(row["what"], row[when]) for when in ("before", "after"))
        yield heading(row["what"]), before, after, _interval(row), number(row["p"])
