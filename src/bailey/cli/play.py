"""Playing and watching games in the terminal."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import Language, text, texts
from bailey.cli.variants import Options, Solo, count_players, read_options

if TYPE_CHECKING:
    from bailey.cli.screen import Screen
    from bailey.cli.table import Table
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
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Play a game, against bots or with others at the same keyboard. It is saved after every choice."""
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput

    screen = Screen()
    if resume is None and save is not None and save.exists():
        resume = save
    if resume is not None:
        if solo or option or any(value is not None for value in (players, seats, seed)):
            raise BadInput(text("error-resume-who"))
        file, log = go_on(screen, resume, game)
    else:
        found = _named(game)
        players = count_players(found, players, solo=solo)
        file, log = begin(found, seats, players, seed, save, read_options(found, option))
    sit_down(screen, file, log, plain=plain)


def _named(game: str | None) -> Game:
    from bailey import games as shelf
    from bailey.core.errors import BadInput

    if game is None:
        raise BadInput(text("error-which-game", known=", ".join(shelf.names())))
    return shelf.find(game)


def begin(
    game: Game,
    seats: str | None,
    players: int | None,
    seed: int | None,
    save: Path | None,
    options: dict[str, int],
) -> tuple[LogFile, GameLog]:
    """Begin a new game, and its record."""
    from bailey.cli import tables
    from bailey.core.log import GameLog
    from bailey.core.log_file import LogFile

    sitting = tables.read_seats(game, seats, players)
    tables.check_seats(sitting)
    game.check_options(len(sitting), options)
    log = GameLog.new(game, sitting, tables.new_seed() if seed is None else seed, options)
    return LogFile.create(save or tables.saving_place(game), log), log


def go_on(screen: Screen, path: Path, game: str | None) -> tuple[LogFile, GameLog]:
    """Open the record of a game to go on with it."""
    from bailey import games as shelf
    from bailey.core.errors import BadInput
    from bailey.core.log_file import LogFile

    file, log, notice = LogFile.resume(path, shelf.find)
    if game not in {None, log.game.name}:
        file.close()
        raise BadInput(text("error-other-game", file=str(path), game=log.game.name, asked=str(game)))
    if notice:
        screen.say(text("record-cut", file=str(path)), "yellow")
    return file, log


def sit_down(screen: Screen, file: LogFile, log: GameLog, *, plain: bool) -> None:
    """Play, and say at the end how to go on."""
    from bailey.cli import tables
    from bailey.cli.table import Left, Table

    @cache
    def adviser() -> PatientBot:
        return tables.thinkers(log.game, [tables.BOT], workshop)[0]

    workshop = tables.workshop_of(log.game, screen.say, plain=plain)
    bots = tables.thinkers(log.game, log.seats, workshop)
    table = Table(log, bots, screen, texts(log.game), adviser)
    welcome(screen, table)
    try:
        table.play()
    except (Left, EOFError):
        farewell(screen, file, log)
    except KeyboardInterrupt:
        farewell(screen, file, log)
        raise
    else:
        screen.say(text("replay-it"))
        screen.line(f"  bailey replay {shown(file.path)}")
    finally:
        file.close()


def welcome(screen: Screen, table: Table) -> None:
    """Say what is played, and by whom."""
    from bailey.cli.language import SPOKEN
    from bailey.cli.tables import is_person, played_by

    log = table.log
    printed = table.names[len(log.seats) :]
    named = zip(table.names, log.seats, strict=not printed)
    who = ", ".join([*(name if is_person(by) else played_by(name, by) for name, by in named), *printed])
    seed = str(log.start.seed) if log.start.position is None else "none"
    screen.say(text("welcome", game=table.texts.title, players=who, seed=seed), "bold")
    if table.texts.catalogue.language != SPOKEN.get():
        screen.say(text("not-translated", game=table.texts.title), "dim")


def farewell(screen: Screen, file: LogFile, log: GameLog) -> None:
    """Say where the game is."""
    from bailey.cli.tables import drop_if_unplayed

    screen.say()
    if drop_if_unplayed(file, log):
        screen.say(text("nothing-saved"))
    else:
        screen.say(text("saved-go-on"))
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
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    language: Language = None,
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
    players, options = count_players(found, players, solo=solo), read_options(found, option)
    sitting = tables.read_seats(found, seats, players, first=tables.BOT)
    if any(map(tables.is_person, sitting)):
        raise BadInput(text("error-only-bots"))
    found.check_options(len(sitting), options)
    if save is not None and save.exists():
        raise BadInput(text("error-exists", file=str(save)))
    bots = tables.thinkers(found, sitting, tables.workshop_of(found, screen.say, plain=plain))
    log = GameLog.new(found, sitting, tables.new_seed() if seed is None else seed, options)
    file = LogFile.create(save, log) if save is not None else None
    wait = pause if pause is not None else (0.5 if screen.console.is_terminal else 0.0)
    table = Watch(log, bots, screen, texts(found), wait, draw=draw)
    welcome(screen, table)
    try:
        table.play()
    finally:
        if file is not None:
            file.close()
