"""The bots behind the five strengths of a game: chosen from rated ones, as evenly spaced as their characters allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.bots.personas import character_of
from bailey.bots.strengths import STRENGTHS, Strength, StrengthBot
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.lab.rating import Rated

#: Each strength has a character of its own: the same in every game.
CHARACTERS: dict[Strength, str] = {
    "novice": "carefree",
    "easy": "dreamy",
    "medium": "hasty",
    "hard": "cautious",
    "master": "far-sighted",
}
#: The novice stands at least so far above where the scale begins: it wins two games of three against random play.
LEAST = 100


def choose_strengths(rated: Sequence[Rated]) -> dict[Strength, StrengthBot]:
    """Return the weakest carefree bot, the strongest far-sighted one, and what stands most evenly between them.

    The first of the rated bots is where the scale begins; a bot that hardly beats it is not chosen.
    """
    able = [one for one in rated if one.rating >= LEAST]
    of = {strength: [one for one in able if character_of(one.bot) == CHARACTERS[strength]] for strength in STRENGTHS}
    for strength, found in of.items():
        if not found:
            lacking = f"none of them is {CHARACTERS[strength]}, as {strength} is to be,"
            message = f"bots: {lacking} with a rating of {LEAST} or more; rate one more"
            raise BadInput(message)
    low = min(one.rating for one in of[STRENGTHS[0]])
    high = max(one.rating for one in of[STRENGTHS[-1]])
    step = (high - low) / (len(STRENGTHS) - 1)
    chosen = {
        strength: min(of[strength], key=lambda one, wanted=low + i * step: abs(one.rating - wanted))  # type: ignore[misc]
        for i, strength in enumerate(STRENGTHS)
    }
    ratings = [one.rating for one in chosen.values()]
    if ratings != sorted(ratings):
        message = "bots: a stronger one has the lower rating; let each pair play more games"
        raise BadInput(message)
    return {strength: StrengthBot(one.bot, one.rating) for strength, one in chosen.items()}
