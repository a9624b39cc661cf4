"""Who plays at which seat, and what the players are called."""

from __future__ import annotations

import secrets
import unicodedata
from typing import TYPE_CHECKING

from bailey.cli.language import text
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.bots.compiling import BackgroundCompiler
    from bailey.cli.plain_first import PlainFirstBot
    from bailey.core.play.game import Game

PERSON = "you"
BOT = "search"
MOST_SEED = 1 << 32


def read_seats(game: Game, seats: str | None, players: int | None, others: str = BOT, first: str = PERSON) -> list[str]:
    """Return who plays each seat: the comma-separated list, or `first` against `others`."""
    if seats is None:
        count = players if players is not None else game.usual
        _check_count(game, count, "players")
        return [first] + [others] * (count - 1)
    named = [unicodedata.normalize("NFC", seat.strip()) for seat in seats.split(",")]
    if players is not None and players != len(named):
        raise BadInput(text("error-seats", seats=len(named), players=str(players)))
    _check_count(game, len(named), "--seats")
    return named


def _check_count(game: Game, count: int, field: str) -> None:
    if count not in game.players:
        least, most = game.players[0], game.players[-1]
        message = text("error-count", field=field, game=game.title, least=least, most=most, count=str(count))
        raise BadInput(message)


def is_person(seat: str) -> bool:
    """Return whether a person at the keyboard plays a seat: `you` or `you:NAME`."""
    return seat.partition(":")[0] == PERSON


def check_seats(seats: Sequence[str]) -> None:
    """Raise BadInput for an unknown bot, an invalid name, or two people with the same name."""
    from bailey import bots
    from bailey.core.records.start import check_played_by

    for spec in seats:
        try:
            if is_person(spec):
                check_played_by(spec)
            else:
                bots.budget(spec)
        except BadInput as fault:
            message = text("error-person" if is_person(spec) else "error-seat", fault=str(fault))
            raise BadInput(message) from fault
    seat_names(seats)


def seat_names(seats: Sequence[str], key: str = "") -> list[str]:
    """Return the names of the players: `you:Anna` is Anna, the only person is You; bots have names of their own.

    Which names they have depends on the `key` of the game.
    """
    from bailey.bots import personas

    people = [seat for seat, by in enumerate(seats) if is_person(by)]
    names = []
    for seat, by in enumerate(seats):
        own = by.partition(":")[2] if seat in people else personas.name_of(by, seat, key)
        alone = text("you") if people == [seat] else text("player", n=seat + 1)
        names.append(own or alone)
    if len(set(names)) < len(names):
        raise BadInput(text("error-same-name"))
    return names


def numbered(seats: int) -> list[str]:
    """Return names that are numbers: Player 1, Player 2, ..."""
    return [text("player", n=seat + 1) for seat in range(seats)]


def replay_names(seats: Sequence[str], key: str) -> list[str]:
    """Return the names in a replay: bots have their own, people are Player 1, Player 2, ..."""
    from bailey.bots import personas

    return [personas.name_of(by, seat, key) or text("player", n=seat + 1) for seat, by in enumerate(seats)]


def played_by(name: str, by: str) -> str:
    """Return a player's name together with who plays: of a bot, its character and its specification."""
    from bailey.bots import personas

    found = personas.character_of(by)
    if found is None:
        return text("played-by", player=name, bot=by)
    return text("bot-named", player=name, character=text(f"character-{found}"), bot=by)


def listed(names: Sequence[str]) -> str:
    """Return names as a list in words: A, B and C."""
    return text("names-and", first=", ".join(names[:-1]), last=names[-1])


def compiler_for(game: Game, say: Callable[[str], None], *, plain: bool) -> BackgroundCompiler | None:
    """Return a compiler for the bots of a table; None where they play plain: as asked for, or for want of Numba."""
    from bailey.bots.compiling import BackgroundCompiler
    from bailey.core.compiled.modes import is_plain

    if is_plain(plain or None, game):
        return None
    return BackgroundCompiler(game, lambda: say(text("not-compiled")))


def make_bots(game: Game, seats: Sequence[str], compiler: BackgroundCompiler | None) -> dict[int, PlainFirstBot]:
    """Return the bots by seat; seats with the same specification share one bot."""
    from bailey.cli.plain_first import PlainFirstBot

    check_seats(seats)
    made = {spec: PlainFirstBot(spec, game, compiler) for spec in dict.fromkeys(seats) if not is_person(spec)}
    return {seat: made[spec] for seat, spec in enumerate(seats) if spec in made}


def new_seed() -> int:
    """Return a random seed that is short enough to type."""
    return secrets.randbelow(MOST_SEED)
