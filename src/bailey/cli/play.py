"""The commands `play` and `watch`."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import Language, text, texts
from bailey.cli.options import GameIfAny, GameName, Options, Solo, count_players, read_options

if TYPE_CHECKING:
    from bailey.cli.screen import Screen
    from bailey.cli.table import TerminalTable
    from bailey.core.play.game import Game
    from bailey.core.records.log import GameLog
    from bailey.core.records.log_file import LogFile

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", help="The seed of the game; the same seed deals the same cards. Default: a new one."),
]
Plain = Annotated[bool, typer.Option("--plain", help="Do not compile the rules; bots are slower.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(play)
    app.command()(watch)


def play(
    game: GameIfAny = None,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays, as in you,search,greedy; use you:NAME for several people.")
    ] = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(help="The file to save the game in; an existing one is continued.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Play a game against bots or with others at the same keyboard. It is saved after every choice."""
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput

    screen = Screen()
    if resume is None and save is not None and save.exists():
        resume = save
    if resume is not None:
        if solo or option or any(value is not None for value in (players, seats, seed)):
            raise BadInput(text("error-resume-who"))
        file, log = resume_game(screen, resume, game)
    else:
        found = _find(game)
        players = count_players(found, players, solo=solo)
        file, log = new_game(found, seats, players, seed, save, read_options(found, option))
    run_table(screen, file, log, plain=plain)


def _find(game: str | None) -> Game:
    from bailey import games
    from bailey.core.errors import BadInput

    if game is None:
        raise BadInput(text("error-which-game", known=", ".join(games.names())))
    return games.find(game)


def new_game(
    game: Game,
    seats: str | None,
    players: int | None,
    seed: int | None,
    save: Path | None,
    options: dict[str, int],
) -> tuple[LogFile, GameLog]:
    """Start a new game and its record."""
    from bailey.cli.saving import new_save_path
    from bailey.cli.seats import check_seats, new_seed, read_seats
    from bailey.core.records.log import GameLog
    from bailey.core.records.log_file import LogFile

    seated = read_seats(game, seats, players)
    check_seats(seated)
    game.check_options(len(seated), options)
    log = GameLog.new(game, seated, new_seed() if seed is None else seed, options)
    return LogFile.create(save or new_save_path(game), log), log


def resume_game(screen: Screen, path: Path, game: str | None) -> tuple[LogFile, GameLog]:
    """Open the record of a game in order to continue it."""
    from bailey import games
    from bailey.core.errors import BadInput
    from bailey.core.records.log_file import LogFile

    file, log, notice = LogFile.resume(path, games.find)
    if game not in {None, log.game.name}:
        file.close()
        raise BadInput(text("error-other-game", file=str(path), game=log.game.name, asked=str(game)))
    if notice:
        screen.say(text("record-cut", file=str(path)), "yellow")
    if file.converted:
        screen.say(text("record-converted", file=str(path)), "yellow")
    return file, log


def run_table(screen: Screen, file: LogFile, log: GameLog, *, plain: bool) -> None:
    """Play a game, and print at the end how to continue or replay it."""
    from bailey.bots.compiling import FOR_REASONS, BackgroundCompiler
    from bailey.cli.advice import BotAdviser
    from bailey.cli.seats import BOT, compiler_for, make_bots
    from bailey.cli.table import PlayerLeft, TerminalTable

    @cache
    def adviser() -> BotAdviser:
        # Without reasons a hint is a hint: nothing is said where they cannot be compiled.
        reasons = compiler and BackgroundCompiler(log.game, program=FOR_REASONS)
        return BotAdviser(make_bots(log.game, [BOT], compiler)[0], reasons)

    compiler = compiler_for(log.game, screen.say, plain=plain)
    bots = make_bots(log.game, log.seats, compiler)
    table = TerminalTable(log, bots, screen, texts(log.game), adviser)
    welcome(screen, table)
    try:
        table.play()
    except (PlayerLeft, EOFError):
        farewell(screen, file, log)
    except KeyboardInterrupt:
        farewell(screen, file, log)
        raise
    else:
        screen.say(text("replay-it"))
        screen.line(f"  {found_again(log.game)}bailey replay {quoted(file.path)}")
    finally:
        file.close()


def welcome(screen: Screen, table: TerminalTable) -> None:
    """Print which game is played, and by whom."""
    from bailey.cli.language import CURRENT
    from bailey.cli.seats import is_person, played_by

    log = table.log
    printed = table.names[len(log.seats) :]
    pairs = zip(table.names, log.seats, strict=not printed)
    players = ", ".join([*(name if is_person(by) else played_by(name, by) for name, by in pairs), *printed])
    seed = str(log.start.seed) if log.start.position is None else "none"
    screen.say(text("welcome", game=table.texts.title, players=players, seed=seed), "bold")
    if table.texts.catalogue.language != CURRENT.get():
        screen.say(text("not-translated", game=table.texts.title), "dim")


def farewell(screen: Screen, file: LogFile, log: GameLog) -> None:
    """Print where the game was saved."""
    from bailey.cli.saving import delete_if_unplayed

    screen.say()
    if delete_if_unplayed(file, log):
        screen.say(text("nothing-saved"))
    else:
        screen.say(text("saved-go-on"))
        screen.line(f"  {found_again(log.game)}bailey play --resume {quoted(file.path)}")


def found_again(game: Game) -> str:
    """Return what a shell needs before a command that is to find a game which lives in a folder."""
    from bailey.games.elsewhere import VARIABLE, homes

    home = homes().get(game.name)
    if home is None or home.folder is None:
        return ""
    return f"{VARIABLE}={quoted(home.folder)} " if os.name != "nt" else f'set "{VARIABLE}={home.folder}" && '


def quoted(path: Path) -> str:
    """Return a path quoted for the shell."""
    import shlex

    return shlex.quote(str(path)) if os.name != "nt" else f'"{path}"'


def watch(
    game: GameName,
    seats: Annotated[str | None, typer.Option(help="Which bots play, as in search,greedy.")] = None,
    players: Players = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Save the record of the game to this file.")] = None,
    draw: Annotated[bool, typer.Option("--draw", help="Draw the table after every turn.")] = False,
    pause: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds between turns.")] = None,
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Watch bots play a game."""
    from bailey import games
    from bailey.cli.screen import Screen
    from bailey.cli.seats import BOT, compiler_for, is_person, make_bots, new_seed, read_seats
    from bailey.cli.watching import WatchedTable
    from bailey.core.errors import BadInput
    from bailey.core.records.log import GameLog
    from bailey.core.records.log_file import LogFile

    found, screen = games.find(game), Screen()
    players, options = count_players(found, players, solo=solo), read_options(found, option)
    seated = read_seats(found, seats, players, first=BOT)
    if any(map(is_person, seated)):
        raise BadInput(text("error-only-bots"))
    found.check_options(len(seated), options)
    if save is not None and save.exists():
        raise BadInput(text("error-exists", file=str(save)))
    bots = make_bots(found, seated, compiler_for(found, screen.say, plain=plain))
    log = GameLog.new(found, seated, new_seed() if seed is None else seed, options)
    file = LogFile.create(save, log) if save is not None else None
    wait = pause if pause is not None else (0.5 if screen.console.is_terminal else 0.0)
    table = WatchedTable(log, bots, screen, texts(found), wait, draw=draw)
    welcome(screen, table)
    try:
        table.play()
    finally:
        if file is not None:
            file.close()
