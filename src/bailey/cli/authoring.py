"""The commands for authors of games: `new-game` and `check`."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from bailey.cli.language import Language, text
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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
        print(json.dumps({"game": found.name, "checks": [one.told() for one in results], "missing": lacks}))
    else:
        seconds = sum(one.seconds for one in results)
        print(text("check-sum", checks=len(results), failed=len(failed), seconds=f"{seconds:.1f}"))
        for line in [text("check-missing", n=len(lacks)), *(f"  {lack}" for lack in lacks)] if not failed else ():
            print(line)
    raise typer.Exit(FAILED if failed else 0)


class CheckResult(NamedTuple):
    """How a check went: what is wrong, or nothing."""

    name: str
    seconds: float
    fault: str

    def told(self) -> dict[str, object]:
        """Return it as JSON."""
        return {"check": self.name, "passed": not self.fault, "seconds": round(self.seconds, 3), "fault": self.fault}


def _run(game: Game, checks: Iterable[Check], *, quiet: bool) -> Iterator[CheckResult]:
    """Run checks one after the other, and print a line for each; a fault that several find is told once."""
    told = {""}
    for one in checks:
        title = text(f"check-{one.name.replace('_', '-')}")
        if not quiet and sys.stdout.isatty():
            print(f"        …  {title}", end="\r", flush=True)
        began = time.perf_counter()
        fault = _fault_of(game, one)
        result = CheckResult(one.name, time.perf_counter() - began, fault)
        if not quiet:
            print(
                f"{text('check-failed' if fault else 'check-passed'):>4} {result.seconds:5.1f} s  {title}", flush=True
            )
        if not quiet and fault not in told:
            print(f"{'':14}{fault}")
        told.add(fault)
        yield result


def _fault_of(game: Game, one: Check) -> str:
    """Run a check, and return what it finds wrong; an empty text if nothing is."""
    from bailey.core.check.trials import Nonconforming
    from bailey.core.errors import fault_in

    try:
        one.run()
    except Nonconforming as fault:
        return str(fault)
    except Exception as fault:
        if os.environ.get("BAILEY_DEBUG"):
            raise
        return fault_in(fault, game.folder)
    return ""


def _lacking(game: Game) -> Iterator[str]:
    from bailey import games
    from bailey.core.check.missing import missing

    return missing(game, games.texts(game), game.folder.parent)
