"""The commands for authors of games: `new-game` and `check`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import CURRENT, Language, text
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bailey.core.check.results import CheckResult
    from bailey.core.check.suite import Check
    from bailey.core.play.game import Game

#: The exit code when a check fails.
FAILED = 1


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command(name="new-game")(new_game)
    app.command()(check)


def new_game(
    name: Annotated[str, typer.Argument(help="The name of the game, as in lost-trails.")],
    language: Language = None,
) -> None:
    """Write a small game that plays, into a new folder here: change it, one file at a time, and make it yours."""
    from bailey.cli.skeleton import write

    folder = write(name, Path.cwd())
    print(text("new-game-made", folder=f"{folder.name}/"))
    for command in ("play", "serve", "check"):
        print(f"  bailey {command} ./{folder.name}")
    print(text("new-game-next", file=f"{folder.name}/README.md"))


def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=1000, help="How many games by chance each check plays.")] = 6,
    seed: Annotated[int, typer.Option(min=0, help="Which games are played.")] = 0,
    plain: Annotated[bool, typer.Option("--plain", help="Do not compare compiled play.")] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Check that a game keeps what every game must, and say what it lacks. The exit code is 1 if a check fails."""
    from bailey.core.check.suite import each_check
    from bailey.games import find

    found = find(game)
    checks = each_check(found, games, seed, compiled=False if plain else None)
    results = [*_run(found, checks, quiet=as_json)]
    failed = [one for one in results if one.fault]
    lacks = [] if failed else [*_lacking(found)]
    if as_json:
        print(json.dumps({"game": found.name, "checks": [*map(_as_json, results)], "missing": lacks}))
    else:
        seconds = sum(one.seconds for one in results)
        print(text("check-sum", checks=len(results), failed=len(failed), seconds=f"{seconds:.1f}"))
        for line in [text("check-missing", n=len(lacks)), *(f"  {lack}" for lack in lacks)] if not failed else ():
            print(line)
    raise typer.Exit(FAILED if failed else 0)


def _run(game: Game, checks: Iterable[Check], *, quiet: bool) -> Iterator[CheckResult]:
    """Run checks one after the other, and print a line for each; a fault that several find is told once."""
    from bailey.core.check.results import result_of, sentence_of

    told, debug = {""}, bool(os.environ.get("BAILEY_DEBUG"))
    for one in checks:
        sentence = sentence_of(one.name, CURRENT.get())
        if not quiet and sys.stdout.isatty():
            print(f"        …  {sentence}", end="\r", flush=True)
        result = result_of(game, one, debug=debug)
        if not quiet:
            passed = text("check-failed" if result.fault else "check-passed")
            print(f"{passed:>4} {result.seconds:5.1f} s  {sentence}", flush=True)
        if not quiet and result.fault not in told:
            print(f"{'':14}{result.fault}")
        told.add(result.fault)
        yield result


def _as_json(one: CheckResult) -> dict[str, object]:
    return {"check": one.name, "passed": not one.fault, "seconds": round(one.seconds, 3), "fault": one.fault}


def _lacking(game: Game) -> Iterator[str]:
    from bailey import games
    from bailey.core.check.missing import missing

    return missing(game, games.texts(game), game.folder.parent)
