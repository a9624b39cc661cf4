"""Setting a table: who sits there, where the game is saved, how it is gone on with."""

from __future__ import annotations

import os
import secrets
import sys
import time
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.cli.language import text
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.cli.warming import PatientBot, Workshop
    from bailey.core.game import Game
    from bailey.core.log import GameLog
    from bailey.core.log_file import LogFile

PERSON = "you"
BOT = "search"
MOST_SEED = 1 << 32


def read_seats(game: Game, seats: str | None, players: int | None, others: str = BOT, first: str = PERSON) -> list[str]:
    """Read who plays: a list with commas, or `first` against `others`."""
    if seats is None:
        count = players if players is not None else game.usual
        _check_count(game, count, "players")
        return [first] + [others] * (count - 1)
    named = [unicodedata.normalize("NFC", seat.strip()) for seat in seats.split(",")]
    if players is not None and players != len(named):
        raise BadInput(text("error-seats", seats=len(named), players=str(players)))
    _check_count(game, len(named), "--seats")
    return named


def _check_count(game: Game, count: int, what: str) -> None:
    if count not in game.players:
        least, most = game.players[0], game.players[-1]
        refused = text("error-count", field=what, game=game.title, least=least, most=most, count=str(count))
        raise BadInput(refused)


def is_person(seat: str) -> bool:
    """Tell whether a seat is played by somebody at the keyboard: `you` or `you:NAME`."""
    return seat.partition(":")[0] == PERSON


def check_seats(seats: Sequence[str]) -> None:
    """Refuse a seat that nobody can play, and two people of one name."""
    from bailey import bots
    from bailey.core.log import check_played_by

    for spec in seats:
        try:
            if is_person(spec):
                check_played_by(spec)
            else:
                bots.budget(spec)
        except BadInput as fault:
            refused = text("error-person" if is_person(spec) else "error-seat", fault=str(fault))
            raise BadInput(refused) from fault
    seat_names(seats)


def seat_names(seats: Sequence[str]) -> list[str]:
    """Say what the players are called: `you:Anna` is Anna, a person alone is You."""
    people = [seat for seat, by in enumerate(seats) if is_person(by)]
    names = []
    for seat, by in enumerate(seats):
        own = by.partition(":")[2] if seat in people else ""
        alone = text("you") if people == [seat] else text("player", n=seat + 1)
        names.append(own or alone)
    if len(set(names)) < len(names):
        raise BadInput(text("error-same-name"))
    return names


def numbered(seats: int) -> list[str]:
    """Call the players by their numbers."""
    return [text("player", n=seat + 1) for seat in range(seats)]


def played_by(name: str, by: str) -> str:
    """Say who plays a seat beside the name of it."""
    return text("played-by", player=name, bot=by)


def listed(names: Sequence[str]) -> str:
    """Name some players one after the other."""
    return text("names-and", first=", ".join(names[:-1]), last=names[-1])


def workshop_of(game: Game, say: Callable[[str], None], *, plain: bool) -> Workshop | None:
    """Have the rules compiled for all bots of a table, where that can be done."""
    from bailey.cli.warming import Workshop
    from bailey.core import compiled

    return None if plain or not compiled.available() else Workshop(game, say)


def thinkers(game: Game, seats: Sequence[str], workshop: Workshop | None) -> dict[int, PatientBot]:
    """Make the bots of a table; seats of the same bot share one."""
    from bailey.cli.warming import PatientBot

    check_seats(seats)
    made = {spec: PatientBot(spec, game, workshop) for spec in dict.fromkeys(seats) if not is_person(spec)}
    return {seat: made[spec] for seat, spec in enumerate(seats) if spec in made}


def new_seed() -> int:
    """Choose a seed that is short enough to be typed again."""
    return secrets.randbelow(MOST_SEED)


def home() -> Path:
    """Where games are saved when no file is named."""
    if os.environ.get("BAILEY_HOME"):
        return Path(os.environ["BAILEY_HOME"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bailey"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bailey"


def saving_place(game: Game) -> Path:
    """Name a new file in the folder of saved games."""
    folder = home() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadInput(text("error-home", folder=str(folder), fault=str(fault.strerror or fault))) from fault
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput(text("error-home-closed", folder=str(folder)))
    name = f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    place = folder / f"{name}.bailey"
    n = 1
    while place.exists():
        n += 1
        place = folder / f"{name}-{n}.bailey"
    return place


def drop_if_unplayed(file: LogFile, log: GameLog) -> bool:
    """Remove the record of a game that was begun just now, and in which nobody has chosen anything."""
    if len(log.rows) > 1 or not file.created:
        return False
    file.close()
    file.path.unlink(missing_ok=True)
    return True
