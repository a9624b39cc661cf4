"""The bots that step in at tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.bots.strengths import Strength

#: The strength of the bot that plays for a person who resigned, ran out of time or went away.
STAND_IN: Strength = "hard"
#: The bot that works out hints.
ADVISER = "search:2000"
