"""The chapters of Castle Combo's rules, and which rule an event and a blocked choice are about."""

from __future__ import annotations

from bailey.core.text.rule_texts import Chapter
from bailey.games.castle_combo.choices import Why

STEPS = ("key", "take", "place", "ability", "messenger", "refill")
CHAPTERS = (
    Chapter("begin", ("aim", "setup")),
    Chapter("turn", ("turn", *STEPS), steps=STEPS),
    Chapter("actions", ("face-down", "discount", "neighbour", "purse", "steward", "discard", "removed")),
    Chapter("end", ("end", "scoring", "grid", "sets", "tie")),
)
EVENT_RULES = {
    "moved_messenger": "key",
    "renewed": "key",
    "took": "take",
    "took_face_down": "face-down",
    "placed": "place",
    "gained_gold": "ability",
    "gained_keys": "ability",
    "gained_nothing": "ability",
    "equal_neighbors": "neighbour",
    "stored": "purse",
    "discarded": "discard",
    "messenger_went": "messenger",
    "reshuffled": "refill",
    "revealed": "refill",
    "removed": "removed",
}
REASON_RULES: dict[int, str] = {
    Why.NO_KEY: "key",
    Why.LOCATION_REMOVED: "removed",
    Why.TOO_EXPENSIVE: "take",
    Why.OUTSIDE_GRID: "place",
    Why.NOT_ADJACENT: "place",
    Why.PURSE_FULL: "purse",
}
