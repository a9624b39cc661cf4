"""Names of players: cleaned, told apart, and written as a record takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.bots import personas
from bailey.server import texts
from bailey.server.bots.strengths import STRENGTHS
from bailey.server.errors import validation_error

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core.play.game import Game
    from bailey.server.messages.base import Strength


def clean_name(name: str) -> str:
    """Return a name as one line of printable characters, at most 32 of them."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:32]


def checked_name(name: str, field: str) -> str:
    """Return a cleaned name; raise a validation error if nothing visible remains."""
    cleaned = clean_name(name)
    if not cleaned:
        raise validation_error(field, "unseen")
    return cleaned


def display_name(row: Any, player: str, language: str) -> str:
    """Return the name in a player's row, or a guest name if there is no row."""
    return str(row.name) if row is not None else texts.say("guest", language, n=guest_number(player))


def guest_number(player: str) -> str:
    """Return the number by which a guest is called."""
    return str(int(player[:6], 16) % 9000 + 1000) if all(c in "0123456789abcdef" for c in player[:6]) else player[:4]


def seat_names(seats: list[Any]) -> list[str]:
    """Return the names of the seats; a number tells equal names apart."""
    names: list[str] = []
    for seat in seats:
        same = sum(other == seat.name or other.startswith(f"{seat.name} (") for other in names)
        names.append(f"{seat.name} ({same + 1})" if seat.name and same else seat.name)
    return names


def bot_name(strength: Strength, seat: int, table: str) -> str:
    """Return the name of the bot on a seat of a table."""
    return personas.name_of(STRENGTHS[strength], seat, table) or strength


def character(played_by: str, game: Game, language: str) -> str:
    """Return the character of a bot in a word; empty if nobody of ours plays."""
    found = personas.character_of(played_by)
    return texts.of_game(game, language).catalogue.say(f"character-{found}") if found else ""


def called_in_full(bots: Iterable[tuple[str, Strength]], game: Game, language: str) -> str:
    """Return bots by name and character, as in "Odile, cautious"."""
    return "; ".join(
        texts.say("bot-named", language, name=name, character=character(STRENGTHS[strength], game, language))
        for name, strength in bots
    )


def record_name(name: str, seat: int) -> str:
    """Return a name in the characters that a record allows."""
    kept = "".join(sign if sign.isalnum() or sign in "_.-" else "_" for sign in name).strip("_")
    return (kept or f"player{seat + 1}")[:30]
