"""`scripts/bench`: `bailey bench`, of one game or of all, and with --peers other game engines beside it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bailey.cli.laboratory import BenchGame, show_bench
from bailey.cli.main import SETTINGS, main
from bailey.cli.reference import AsJson
from bailey.core import BadInput
from bailey.lab.bench import bench
from bailey.lab.stopwatch import calibrate
from tools.overview import add_to_history, overview, overview_lines
from tools.peers import default_folder, measure_peers

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game

#: The peers are measured with so many players, where they say so.
PEERS_PLAYERS = 2
app = typer.Typer(name="scripts/bench", **SETTINGS)


@app.command()
def command(
    game: BenchGame = "castle-combo",
    peers: Annotated[bool, typer.Option("--peers", help="Also time other engines (they are downloaded).")] = False,
    every: Annotated[bool, typer.Option("--all", help="Measure all games, and print one table in Markdown.")] = False,
    history: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --all: add a row for each game to this page.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast this machine plays. It takes some minutes, with --all half an hour."""
    if every:
        show_all(peers=peers, history=history, as_json=as_json)
    elif history:
        raise BadInput("--history: compares all games with the last time; give --all too")
    else:
        show_bench(game, beside_peers if peers else bench, as_json=as_json)


def show_all(*, peers: bool, history: Path | None, as_json: bool) -> None:
    """Measure all games, and the peers if asked, print the tables, and add to the history."""
    found = overview(report)
    if peers:
        found["peers"] = measure_peers(default_folder(), report=report)
    print(json.dumps(found) if as_json else "\n".join(overview_lines(found)))
    if history:
        for row in add_to_history(history, found):
            report(row)


def report(line: str) -> None:
    """Show progress beside the result."""
    print(line, file=sys.stderr, flush=True)


def beside_peers(
    game: Game, *, report: Callable[[str], None], seconds: float = 5.0, repeats: int = 3
) -> dict[str, Any]:
    """Measure a game, then the peers on the same core, and return both with the ratios between them."""
    found = bench(game, seconds=seconds, repeats=repeats, report=report)
    found["peers"] = measure_peers(default_folder(), seconds, repeats, report=report)
    found["ratios"] = ratios(found["rows"], found["peers"])
    found["calibration_ms"] = [found["calibration_ms"][0], calibrate()]
    return found


def ratios(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the rates of our compiled loop and of our search with two players, divided by those of every peer."""
    playing = of_two(ours, "random games in one") or ours[0]
    searching = of_two(ours, "search")
    return [_ratio(peer, playing, searching) for peer in peers]


def of_two(rows: list[dict[str, Any]], mode: str) -> dict[str, Any] | None:
    """Return the row of a mode with two players, or of the fewest if two cannot play; None without such a mode."""
    found = [row for row in rows if row["mode"].startswith(mode)]
    return next((row for row in found if row["players"] == PEERS_PLAYERS), found[0] if found else None)


def _ratio(peer: dict[str, Any], playing: dict[str, Any], searching: dict[str, Any] | None) -> dict[str, Any]:
    row: dict[str, Any] = {"peer": peer.get("peer"), "game": peer.get("game"), "mode": peer.get("mode")}
    for unit, ours in (("decisions", playing), ("games", playing), ("iterations", searching)):
        theirs, own = peer.get(f"{unit}_per_second"), (ours or {}).get(f"{unit}_per_second")
        if theirs and own:
            row[f"{unit}_ratio"] = round(own / theirs, 2)
    return row


if __name__ == "__main__":
    sys.exit(main(app=app, name="scripts/bench"))
