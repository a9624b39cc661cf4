"""The command `solve`: exact answers for the small games of a game."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.laboratory import Plain, columns, show
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.lab.json_object import JsonObject
    from bailey.lab.small import SmallGame


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(solve)


def solve(
    game: GameName,
    small: Annotated[str | None, typer.Option(help="Which small game; by default the first.")] = None,
    position: Annotated[Path | None, typer.Option(help="A small game of your own: a position as JSON.")] = None,
    bots: Annotated[str, typer.Option(help="Which bots are judged, by commas.")] = "random,greedy",
    tries: Annotated[int, typer.Option(min=1, max=1000, help="How many seeds a bot has for each decision.")] = 1,
    error: Annotated[float, typer.Option(min=1e-6, max=0.5, help="How much an equilibrium may leave to gain.")] = 0.001,
    out: Annotated[Path | None, typer.Option(help="Write the equilibrium to this file, a line for a decision.")] = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Walk the whole tree of a small game: its value, an equilibrium, and how far bots are from it."""
    from bailey import bots as all_bots
    from bailey.cli.screen import StepBar
    from bailey.games import find as find_game
    from bailey.lab.solving.bot_strategy import bot_strategy, judge
    from bailey.lab.solving.equilibrium import solve as equilibrium
    from bailey.lab.solving.strategies import write_strategy
    from bailey.lab.solving.tree import build

    wanted = _small(find_game(game), small, position)
    made = [all_bots.make(name, wanted.game, plain=plain or None) for name in bots.split(",") if name.strip()]
    with StepBar() as tell:
        tree = build(wanted, lambda walked: tell("states", walked, None))
        solved = equilibrium(tree, error, lambda done: tell("iterations", done, None))
        judged = []
        for bot in made:
            name = str(bot.budget)
            judged.append(judge(tree, solved, bot_strategy(tree, bot, tries, partial(tell, name)), name))
    if out is not None:
        write_strategy(tree, solved.strategy, out)
    found = {
        "game": wanted.game.name,
        "version": wanted.game.version,
        "small": wanted.name,
        "nodes": len(tree.player),
        "information_sets": len(tree.sets),
        "hidden": not tree.perfect,
        "value": solved.value,
        "exploitability": solved.exploitability,
        "iterations": solved.iterations,
        "bots": [asdict(one) for one in judged],
    }
    show(found, solve_lines, as_json=as_json)


def _small(game: Game, name: str | None, position: Path | None) -> SmallGame:
    """Return the small game that is meant."""
    from bailey.cli.files import read_file
    from bailey.core.errors import BadInput
    from bailey.core.state.forms import parse
    from bailey.lab.small import SmallGame, find_small, small_games

    if position is None:
        return find_small(game, name or next(iter(small_games(game)), ""))
    if name is not None:
        message = "position: is a small game itself; leave out --small"
        raise BadInput(message)
    return SmallGame(game, position.stem, parse(read_file(position)))


def solve_lines(found: JsonObject) -> list[str]:
    """Return what was found as lines of text."""
    hidden = "something is hidden" if found["hidden"] else "nothing is hidden"
    size = f"{found['nodes']:,} nodes, {found['information_sets']:,} information sets, {hidden}"
    exact = "exactly" if not found["iterations"] else f"within {found['exploitability']:.5f}"
    worth = f"worth {found['value']:.4f} to the first player ({exact})"
    rows = [
        [one["bot"], *(f"{one[key]:.4f}" for key in ("first", "second", "exploitability"))] for one in found["bots"]
    ]
    heads = ["bot", "as first", "as second", "exploitability"]
    return [f"{found['game']}, {found['small']}: {size}", worth, *(columns(heads, rows) if rows else [])]
