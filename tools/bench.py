"""`scripts/bench`: `bailey bench`, and with --peers other game engines beside it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bailey.cli.laboratory import BenchGame, show_bench
from bailey.cli.main import SETTINGS, main
from bailey.cli.reference import AsJson
from bailey.lab.bench import bench
from bailey.lab.stopwatch import calibrate
from tools.peers import default_folder, measure_peers

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game

app = typer.Typer(name="scripts/bench", **SETTINGS)


@app.command()
def command(
    game: BenchGame = "castle-combo",
    peers: Annotated[bool, typer.Option("--peers", help="Also time other engines (they are downloaded).")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast this machine plays. It takes some minutes."""
    show_bench(game, beside_peers if peers else bench, as_json=as_json)


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
    """Return the rates of our compiled loop and of our search, divided by those of every peer."""
    playing = next((row for row in ours if row["mode"].startswith("random games in one")), ours[0])
    searching = next((row for row in ours if row["mode"].startswith("search")), None)
    return [_ratio(peer, playing, searching) for peer in peers]


def _ratio(peer: dict[str, Any], playing: dict[str, Any], searching: dict[str, Any] | None) -> dict[str, Any]:
    row: dict[str, Any] = {"peer": peer.get("peer"), "game": peer.get("game"), "mode": peer.get("mode")}
    for unit, ours in (("decisions", playing), ("games", playing), ("iterations", searching)):
        theirs, own = peer.get(f"{unit}_per_second"), (ours or {}).get(f"{unit}_per_second")
        if theirs and own:
            row[f"{unit}_ratio"] = round(own / theirs, 2)
    return row


if __name__ == "__main__":
    sys.exit(main(app=app, name="scripts/bench"))
