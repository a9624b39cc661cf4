"""Names of players: cleaned, told apart, and written as a record takes them."""
# Any: rows of the database, whose columns have no static types.

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.bots import personas
from bailey.bots.strengths import bot_of
from bailey.server import texts
from bailey.server.errors import validation_error

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.bots.strengths import Strength
    from bailey.core.play.game import Game


#: Unicode's property Default_Ignorable_Code_Point, which Python does not know: characters that nobody sees, of which
#: some are letters. And the braille pattern without a dot.
IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
MOST_SIGNS, MOST_MARKS = 32, 2


def clean_name(name: str) -> str:
    """Return a name as one line of characters that are seen, at most 32 of them, with at most two marks on each."""
    seen = "".join(sign if sign.isprintable() else " " for sign in name if not _ignorable(sign))
    apart = unicodedata.normalize("NFD", " ".join(seen.split()))
    return unicodedata.normalize("NFC", _with_few_marks(apart))[:MOST_SIGNS].rstrip()


def _ignorable(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in IGNORABLE)


def _with_few_marks(name: str) -> str:
    """Leave out marks that stand on nothing, and those after the second on a character."""
    kept, room = "", 0
    for sign in name:
        if not unicodedata.category(sign).startswith("M"):
            room = 0 if sign == " " else MOST_MARKS
        elif room:
            room -= 1
        else:
            continue
        kept += sign
    return kept.strip()


def checked_name(name: str, field: str) -> str:
    """Return a cleaned name; raise a validation error if no letter or digit remains."""
    cleaned = clean_name(name)
    if not any(sign.isalnum() for sign in cleaned):
        raise validation_error(field, "unseen")
    return cleaned


class Profile(NamedTuple):
    """How a player is seen at a table."""

    name: str
    face: int | None = None


def display_name(row: Any, player: str, language: str) -> str:
    """Return the name in a player's row, or a guest name if there is no row."""
    return str(row.name) if row is not None else texts.say("guest", language, n=guest_number(player))


def guest_number(player: str) -> str:
    """Return the number by which a guest is called."""
    return str(int(player[:6], 16) % 9000 + 1000) if all(c in "0123456789abcdef" for c in player[:6]) else player[:4]


def seat_names(seats: Iterable[Any]) -> list[str]:
    """Return the names of the seats; a number tells equal names apart."""
    names: list[str] = []
    for seat in seats:
        same = sum(other == seat.name or other.startswith(f"{seat.name} (") for other in names)
        names.append(f"{seat.name} ({same + 1})" if seat.name and same else seat.name)
    return names


def bot_name(game: Game, strength: Strength, seat: int, table: str) -> str:
    """Return the name of the bot on a seat of a table."""
    return personas.name_of(bot_of(game, strength), seat, table) or strength


def bot_character(name: str, strength: Strength, game: Game, language: str) -> str:
    """Return the character of the bot on a seat: that of its name, whichever bot stands behind its strength by now."""
    found = personas.character_named(name) or personas.character_of(bot_of(game, strength))
    return _character(found, game, language)


def character(played_by: str, game: Game, language: str) -> str:
    """Return the character of a bot in a word; empty if nobody of ours plays."""
    return _character(personas.character_of(played_by), game, language)


def _character(found: str | None, game: Game, language: str) -> str:
    return texts.of_game(game, language).catalogue.say(f"character-{found}") if found else ""


def called_in_full(bots: Iterable[tuple[str, Strength]], game: Game, language: str) -> str:
    """Return bots by name and character, as in "Odile, cautious"."""
    return "; ".join(
        texts.say("bot-named", language, name=name, character=bot_character(name, strength, game, language))
        for name, strength in bots
    )


def record_name(name: str, seat: int) -> str:
    """Return a name in the characters that a record allows."""
    kept = "".join(sign if sign.isalnum() or sign in "_.-" else "_" for sign in name).strip("_")
    return (kept or f"player{seat + 1}")[:30]
