"""Personas of bots: a character by how a bot plays, and given names for each character."""

from __future__ import annotations

import zlib

from bailey.bots import budget
from bailey.core.errors import BadInput

#: A search with at least so many iterations, or seconds, is far-sighted.
FAR_ITERATIONS, FAR_SECONDS = 1000, 1.0
#: The character of each kind of bot that does not look far.
CHARACTERS = {"random": "carefree", "casual": "carefree", "greedy": "hasty"}
#: Names that are read alike in all languages; no name has two characters. No table has more seats than a row has names.
NAMES = {
    "carefree": ("Alwin", "Blanche", "Colin", "Dorette", "Fabian", "Lisette", "Milo", "Rosalie"),
    "hasty": ("Adele", "Bruno", "Clara", "Gaspard", "Hugo", "Leonie", "Oscar", "Vera"),
    "cautious": ("Agnes", "Bertrand", "Cecile", "Emil", "Judith", "Lambert", "Odile", "Simon"),
    "far-sighted": ("Ambrose", "Beatrice", "Casimir", "Eleonora", "Hildegard", "Leopold", "Mathilde", "Valentin"),
}
#: From seat to seat the names are so far apart, so that neighbours are not in order of the alphabet.
STRIDE = 3


def character_of(played_by: str) -> str | None:
    """Return the character of a bot by its specification; None if nobody of ours plays, as with a policy."""
    try:
        bot = budget(played_by)
    except BadInput:
        return None
    if bot.kind in CHARACTERS or not bot.searches:
        return CHARACTERS.get(bot.kind)
    return "far-sighted" if bot.iterations >= FAR_ITERATIONS or bot.seconds >= FAR_SECONDS else "cautious"


def name_of(played_by: str, seat: int, key: str) -> str | None:
    """Return the name of the bot on a seat; None if nobody of ours plays.

    The name depends on the `key` of the table. No two seats of a table get the same name.
    """
    character = character_of(played_by)
    if character is None:
        return None
    names = NAMES[character]
    return names[(zlib.crc32(key.encode()) + STRIDE * seat) % len(names)]
