"""Personas of bots: a character by how a bot plays, and given names for each character."""

from __future__ import annotations

import zlib

from bailey.bots import budget
from bailey.core.errors import BadInput

#: A search with fewer iterations is hasty; with at least so many, or so many seconds, it is far-sighted.
HASTY_ITERATIONS, FAR_ITERATIONS, FAR_SECONDS = 100, 1000, 1.0
#: Who overlooks so many move classes in ten is carefree, or dreamy; who overlooks fewer is hasty.
CAREFREE_OVERLOOKED, DREAMY_OVERLOOKED = 6, 3
#: Names that are read alike in all languages; no name has two characters. No table has more seats than a row has names.
NAMES = {
    "carefree": ("Alwin", "Blanche", "Colin", "Dorette", "Fabian", "Lisette", "Milo", "Rosalie"),
    "dreamy": ("Anselm", "Bettina", "Cosima", "Felix", "Irene", "Jonas", "Pauline", "Theo"),
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
    if bot.overlooked >= DREAMY_OVERLOOKED:
        return "carefree" if bot.overlooked >= CAREFREE_OVERLOOKED else "dreamy"
    if not bot.searches:
        return {"random": "carefree", "greedy": "hasty"}.get(bot.kind)
    if bot.iterations >= FAR_ITERATIONS or bot.seconds >= FAR_SECONDS:
        return "far-sighted"
    return "cautious" if bot.iterations >= HASTY_ITERATIONS or bot.seconds else "hasty"


def character_named(name: str) -> str | None:
    """Return the character of the bots with a name, which has one alone; None if no bot of ours is called so."""
    return next((character for character, names in NAMES.items() if name in names), None)


def name_of(played_by: str, seat: int, key: str) -> str | None:
    """Return the name of the bot on a seat; None if nobody of ours plays.

    The name depends on the `key` of the table. No two seats of a table get the same name.
    """
    character = character_of(played_by)
    if character is None:
        return None
    names = NAMES[character]
    return names[(zlib.crc32(key.encode()) + STRIDE * seat) % len(names)]
