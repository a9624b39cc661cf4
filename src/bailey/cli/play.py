"""Playing and watching games in the terminal."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bailey.cli.screen import Screen
    from bailey.cli.warming import PatientBot
    from bailey.core.game import Game
    from bailey.core.log import GameLog
    from bailey.core.log_file import LogFile

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Deal this game again; without it, a new one.")]
Plain = Annotated[bool, typer.Option("--plain", help="Do not compile: slower bots, no wait at first.")]


def add_to(app: typer.Typer) -> None:
    """Add these commands."""
    app.command()(play)
    app.command()(watch)


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; `bailey games` lists them.")] = None,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays, as in you,search,greedy; you:NAME for several people.")
    ] = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved; goes on with it if it exists.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    plain: Plain = False,
) -> None:
    """Play a game, against bots or with others at the same keyboard. It is saved after every choice."""
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput

    screen = Screen()
    if resume is None and save is not None and save.exists():
        resume = save
    if resume is not None:
        if any(value is not None for value in (players, seats, seed)):
            raise BadInput("--resume: the record says who plays what; leave out --players, --seats and --seed")
        file, log = go_on(screen, resume, game)
    else:
        file, log = begin(_named(game), seats, players, seed, save)
    sit_down(screen, file, log, plain=plain)


def _named(game: str | None) -> Game:
    from bailey import games as shelf
    from bailey.core.errors import BadInput

    if game is None:
        message = f"GAME: say which game, one of {', '.join(shelf.names())}; or go on with one by --resume FILE"
        raise BadInput(message)
    return shelf.find(game)


def begin(
    game: Game, seats: str | None, players: int | None, seed: int | None, save: Path | None
) -> tuple[LogFile, GameLog]:
    """Begin a new game, and its record."""
    from bailey.cli import tables
    from bailey.core.log import GameLog
    from bailey.core.log_file import LogFile

    sitting = tables.read_seats(game, seats, players)
    tables.check_seats(sitting)
    log = GameLog.new(game, sitting, tables.new_seed() if seed is None else seed)
    return LogFile.create(save or tables.saving_place(game), log), log


def go_on(screen: Screen, path: Path, game: str | None) -> tuple[LogFile, GameLog]:
    """Open the record of a game to go on with it."""
    from bailey import games as shelf
    from bailey.core.errors import BadInput
    from bailey.core.log_file import LogFile

    file, log, notice = LogFile.resume(path, shelf.find)
    if game not in {None, log.game.name}:
        file.close()
        message = f"{path}: is a game of {log.game.name}, not of {game}; leave the name out"
        raise BadInput(message)
    if notice:
        screen.say(f"{path}: {notice}", "yellow")
    return file, log


def sit_down(screen: Screen, file: LogFile, log: GameLog, *, plain: bool) -> None:
    """Play, and say at the end how to go on."""
    from bailey import games as shelf
    from bailey.cli import tables
    from bailey.cli.table import Left, Table

    @cache
    def adviser() -> PatientBot:
        return tables.thinkers(log.game, [tables.BOT], workshop)[0]

    workshop = tables.workshop_of(log.game, screen.say, plain=plain)
    bots = tables.thinkers(log.game, log.seats, workshop)
    table = Table(log, bots, screen, shelf.texts(log.game), adviser)
    welcome(screen, table.names, log)
    try:
        table.play()
    except (Left, EOFError):
        farewell(screen, file, log)
    except KeyboardInterrupt:
        farewell(screen, file, log)
        raise
    else:
        screen.say("Step through it again with:")
        screen.line(f"  bailey replay {shown(file.path)}")
    finally:
        file.close()


def welcome(screen: Screen, names: list[str], log: GameLog) -> None:
    """Say what is played, and by whom."""
    from bailey.cli.tables import is_person

    who = [name if is_person(by) else f"{name} ({by})" for name, by in zip(names, log.seats, strict=True)]
    deal = f", seed {log.start.seed}" if log.start.position is None else ""
    screen.say(f"{log.game.title}: {', '.join(who)}{deal}. Type `help` for help.", "bold")


def farewell(screen: Screen, file: LogFile, log: GameLog) -> None:
    """Say where the game is."""
    from bailey.cli.tables import drop_if_unplayed

    screen.say()
    if drop_if_unplayed(file, log):
        screen.say("Nothing was played, so nothing is saved.")
    else:
        screen.say("Saved. Go on with:")
        screen.line(f"  bailey play --resume {shown(file.path)}")


def shown(path: Path) -> str:
    """Write a path as one types it."""
    import shlex

    return shlex.quote(str(path)) if os.name != "nt" else f'"{path}"'


def watch(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `bailey games` lists them.")],
    seats: Annotated[str | None, typer.Option(help="Which bots play, as in search,greedy.")] = None,
    players: Players = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record of the game here.")] = None,
    draw: Annotated[bool, typer.Option("--draw", help="Draw the table after every turn.")] = False,
    pause: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds between turns.")] = None,
    plain: Plain = False,
) -> None:
    """Watch bots play a game."""
    from bailey import games as shelf
    from bailey.cli import tables
    from bailey.cli.screen import Screen
    from bailey.cli.watching import Watch
    from bailey.core.errors import BadInput
    from bailey.core.log import GameLog
    from bailey.core.log_file import LogFile

    found, screen = shelf.find(game), Screen()
    sitting = tables.read_seats(found, seats, players, first=tables.BOT)
    if any(map(tables.is_person, sitting)):
        raise BadInput("--seats: only bots can be watched; to play yourself, use `bailey play`")
    if save is not None and save.exists():
        message = f"--save: {save} exists already; name another file"
        raise BadInput(message)
    bots = tables.thinkers(found, sitting, tables.workshop_of(found, screen.say, plain=plain))
    log = GameLog.new(found, sitting, tables.new_seed() if seed is None else seed)
    file = LogFile.create(save, log) if save is not None else None
    wait = pause if pause is not None else (0.5 if screen.console.is_terminal else 0.0)
    table = Watch(log, bots, screen, shelf.texts(found), wait, draw=draw)
    welcome(screen, table.names, log)
    try:
        table.play()
    finally:
        if file is not None:
            file.close()
