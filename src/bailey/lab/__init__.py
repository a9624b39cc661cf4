"""The laboratory: simulation, arena, study, benchmark, and interfaces to PettingZoo, Gymnasium and OpenSpiel.

    from bailey import lab

    found = lab.run_study("castle-combo", seats=["greedy", "greedy"], games=2000)
    found.tables.cards            # Polars: a row for each card that was seen in a game

Each of these functions plays on this machine, or with `cluster="HOST:PORT"` on a Ray cluster (docs/cluster.md).

Nothing else in `bailey` imports from here, but for the command line.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core.play.game import Game
    from bailey.lab.arena import Standings
    from bailey.lab.simulate import Simulation
    from bailey.lab.study.study import Study


def run_simulation(
    game: str,
    *,
    seats: list[str],
    games: int = 1000,
    seed: int = 0,
    cores: int | None = None,
    cluster: str | None = None,
    options: dict[str, int] | None = None,
    save: str | Path | None = None,
) -> Simulation:
    """Play many games in compiled play, with progress; the result has statistics and the scores of all games.

    `save` names a file to go on from; with it, or on a `cluster`, the result has no scores of single games.
    """
    from bailey.games import find
    from bailey.lab.crews import crew_on
    from bailey.lab.simulate import simulate

    with crew_on(cluster, cores) as crew:
        return simulate(
            find(game),
            len(seats),
            seats,
            games,
            seed,
            cores=cores or 1,
            crew=crew,
            save=save,
            report=_progress,
            options=options,
        )


def run_arena(
    game: str,
    *,
    seats: list[str],
    games: int = 400,
    seed: int = 0,
    cores: int | None = None,
    cluster: str | None = None,
    options: dict[str, int] | None = None,
    save: str | Path | None = None,
    above: float | None = None,
) -> Standings:
    """Play bots against each other with rotated seats, with progress; `save` names a file to go on from."""
    from bailey.games import find
    from bailey.lab.arena import arena
    from bailey.lab.crews import crew_on

    with crew_on(cluster, cores) as crew:
        return arena(
            find(game),
            seats,
            games,
            seed,
            cores=cores,
            crew=crew,
            options=options,
            save=save,
            above=above,
            report=_progress,
        )


def run_study(
    game: str,
    *,
    seats: list[str],
    games: int = 1000,
    seed: int = 0,
    cores: int | None = None,
    cluster: str | None = None,
    options: dict[str, int] | None = None,
    change: str | Path = "",
    out: Path | None = None,
    decisions: bool = False,
) -> Study:
    """Study what cards do, with progress; `change` is a change file, or its text, played on the same deals.

    With `decisions`, the result has a table of every decision too.
    """
    from bailey.core.distribution import lacks, needs

    if lacks("study"):
        raise ImportError(needs("lab.run_study", "study"))
    from bailey.games import find
    from bailey.lab.crews import crew_of
    from bailey.lab.study.changes import parse_change, read_change
    from bailey.lab.study.study import study

    found = find(game)
    said = None
    if change:
        said = parse_change(change, found) if isinstance(change, str) else read_change(change, found)
    with crew_of(cores, cluster) as crew:
        return study(
            found,
            seats,
            games,
            seed,
            crew=crew,
            options=options,
            change=said,
            out=out,
            decisions=decisions,
            report=_progress,
        )


def changed(name: str, change: str | Path) -> Game:
    """Return a game with what a change file says, or its text, for all of this process.

    Call it before anything else finds the game; every interface of the laboratory takes what it returns.
    """
    from bailey.lab.changed_game import changed as find

    return find(name, change)


def _progress(done: int, total: int) -> None:
    """Write how much is done over the line before, where somebody may look."""
    if sys.stderr.isatty() or "ipykernel" in sys.modules:
        print(f"\r{done:,} of {total:,} games", end="\n" if done == total else "", file=sys.stderr, flush=True)
