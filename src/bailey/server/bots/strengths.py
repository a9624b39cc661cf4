"""The strengths of bots that people choose from, and the bots that they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.server.messages.base import Strength

STRENGTHS: dict[Strength, str] = {"novice": "random", "easy": "greedy", "medium": "search:500", "hard": "search:4000"}
#: The strength of the bot that plays for a person who resigned, ran out of time or went away.
STAND_IN: Strength = "medium"
#: The bot that works out hints.
ADVISER = "search:2000"
