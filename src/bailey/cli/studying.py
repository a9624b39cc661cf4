"""The command `study`: what cards do to a game, and what a change of them would do."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.fetching import Yes, fetch_if_missing
from bailey.cli.laboratory import Cluster, Cores, Plain, Players, Seats, Seed, columns, show
from bailey.cli.options import GameName, Options, Solo, count_players, read_options
from bailey.cli.reference import AsJson
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core.play.game import Game
    from bailey.lab.crews.crew import Crew
    from bailey.lab.json_object import JsonObject
    from bailey.lab.study.changes import Change
    from bailey.lab.study.study import Study

    Lines = Callable[[JsonObject], list[str]]

#: How often a watched file is looked at, and how many rows of each table are printed.
LOOK_SECONDS, MOST_ROWS = 0.3, 15
#: After so many games of a change the answer so far is printed and written: a designer need not wait for all of them.
FIRST_ANSWERS = (40, 200)


def add_to(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(study)


def study(
    game: GameName,
    players: Players = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    cores: Cores = None,
    cluster: Cluster = None,
    solo: Solo = False,
    option: Options = None,
    change: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play the same deals again with the change that a file says.")
    ] = None,
    vary: Annotated[
        str | None, typer.Option(metavar="NAME=A,B", help="Compare values of an option, or of `players`.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write report.html and tables here, and go on from the games kept here."),
    ] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Write a table of every decision too.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Study again whenever the change file is saved.")] = False,
    plain: Plain = False,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Play games between bots and report what each card does. Bots: greedy, unless --seats names others."""
    from bailey.cli.seats import read_seats
    from bailey.games import find as find_game
    from bailey.lab.crews import crew_of

    found = find_game(game)
    if (watch and change is None) or (vary and change):
        message = "watch: name the file to watch with --change" if watch else "vary: leave out --change or --vary"
        raise BadInput(message)
    fetch_if_missing("study", "`bailey study`", sure=yes)
    bots = read_seats(found, seats, count_players(found, players, solo=solo), others="greedy", first="greedy")
    out = out or (Path(f"{game}-study") if watch else None)
    options = read_options(found, option)
    with crew_of(cores if cluster else cores or os.cpu_count(), cluster) as crew, TemporaryDirectory() as kept:
        given = _Given(found, bots, games, seed, options, crew, out)
        given.kept = out or Path(kept)  # no game is played again for the next answer
        given.plain, given.decisions = plain, decisions
        if vary:
            given.compare(vary, as_json=as_json)
        elif watch and change:
            given.watch(change)
        else:
            given.show(change, as_json=as_json)


class _Given:
    """What the command line asks for."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        games: int,
        seed: int,
        options: dict[str, int],
        crew: Crew,
        out: Path | None,
    ) -> None:
        self.game, self.seats, self.games, self.seed = game, seats, games, seed
        self.options, self.crew, self.out = options, crew, out
        self.kept: Path | None = out  # the folder of finished games
        self.plain = self.decisions = self.watched = False

    def run(
        self,
        change: Change | None = None,
        seats: list[str] | None = None,
        options: dict[str, int] | None = None,
        games: int | None = None,
    ) -> Study:
        """Play and study, with progress."""
        from bailey.cli.screen import ProgressBar
        from bailey.lab.study.study import study as run

        with ProgressBar("games") as report, _saying_that_it_stopped(self.out):
            return run(
                self.game,
                seats or self.seats,
                games or self.games,
                self.seed,
                options={**self.options, **(options or {})},
                change=change,
                crew=self.crew,
                out=self.kept if change else self.out,
                plain=self.plain,
                decisions=self.decisions,
                report=report,
            )

    def show(self, change: Path | None, *, as_json: bool) -> None:
        """Print the findings, and write the report; of a change, the answer after the first games too."""
        from bailey.lab.study.changes import read_change

        saved = _saved(change) if change else None
        said = read_change(change, self.game) if change else None
        for games in FIRST_ANSWERS if change and not as_json else ():
            if games < self.games:
                self._show(self.run(said, games=games), lambda found: [*first_lines(found, self.games), ""])
            if self.watched and change and _saved(change) != saved:
                return  # another change is asked for by now
        self._show(self.run(said), study_lines, as_json=as_json)

    def _show(self, done: Study, lines: Lines, *, as_json: bool = False) -> None:
        written = done.write(self.out) if self.out else []
        shown = _written(written) if lines is study_lines else []
        show(done.findings, lambda found: [*lines(found), *shown], as_json=as_json, lost=done.lost)

    def watch(self, change: Path) -> None:
        """Study again whenever the file is saved, until Ctrl-C."""
        self.watched = True
        seen = None
        while True:
            saved = _saved(change)
            if saved != seen:
                seen = saved
                self._try(change)
                if _saved(change) == saved:
                    print(f"waiting for {change} to be saved; Ctrl-C ends", file=sys.stderr, flush=True)
            time.sleep(LOOK_SECONDS)

    def _try(self, change: Path) -> None:
        try:
            self.show(change, as_json=False)
        except BadInput as fault:
            print(fault, file=sys.stderr)

    def compare(self, vary: str, *, as_json: bool) -> None:
        """Study each variant, and print them side by side."""
        from bailey.lab.study.beside import write_beside
        from bailey.lab.study.variants import PLAYERS, read_variants, side_by_side

        name, values = read_variants(
            self.game, vary, lambda option, value: read_options(self.game, [f"{option}={value}"])[option]
        )
        found: dict[str, JsonObject] = {}
        for written, value in values:
            chosen: JsonObject = (
                {"seats": (self.seats * value)[:value]} if name == PLAYERS else {"options": {name: value}}
            )
            done = self.run(**chosen)
            found[f"{name}={written}"] = done.findings
            if done.tables.played.interrupted:
                break
        files = write_beside(self.out, found) if self.out else []
        stopped = any(one["interrupted"] for one in found.values())
        show(
            {"variants": side_by_side(found), "interrupted": stopped},
            lambda said: [*_variant_lines(said, list(found)), *_written(files)],
            as_json=as_json,
            lost=done.lost,
        )


@contextmanager
def _saying_that_it_stopped(out: Path | None) -> Iterator[None]:
    """Say so if Ctrl-C comes before there is anything to print."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"; finished games are kept in {out}" if out else ""
        print(f"stopped before there were results{kept}", file=sys.stderr, flush=True)
        raise


def _saved(path: Path) -> tuple[int, int] | None:
    """Return what changes when a file is saved."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _written(paths: list[Path]) -> list[str]:
    return ["", f"written: {', '.join(map(str, paths))}"] if paths else []


def first_lines(found: JsonObject, games: int) -> list[str]:
    """Return what is known of a change after the first games."""
    return [f"{found['game']}, the first {found['games']:,} of {games:,} games", *_difference_lines(found)]


def study_lines(found: JsonObject) -> list[str]:
    """Return findings as lines of text."""
    from bailey.lab.study.words import in_words

    stopped = ", stopped early" if found["interrupted"] else ""
    head = f"{found['game']}, {found['games']:,} games of {', '.join(found['seats'])}, seed {found['seed']}{stopped}"
    return [head, "", *in_words(found), *_difference_lines(found), *_card_lines(found)]


def _difference_lines(found: JsonObject) -> list[str]:
    from bailey.lab.study.words import change_in_words, difference_in_words

    if "differences" not in found:
        return []
    clear = [row for row in found["differences"] if row["clear"]]
    table = columns(
        ["measure", "printed", "changed", "difference", "interval", "p"],
        [difference_in_words(row) for row in clear[:MOST_ROWS]],
    )
    return ["", *change_in_words(found), *(["", *table] if clear else [])]


def _card_lines(found: JsonObject) -> list[str]:
    from bailey.lab.study.words import number, share

    rows = [row for row in found["cards"] if row.get("worth") is not None]
    shown = rows if len(rows) <= 2 * MOST_ROWS else [*rows[:MOST_ROWS], *rows[-MOST_ROWS:]]
    cells = [
        [
            row["title"],
            share(row["seen"]),
            share(row["taken"]),
            share(row["wins_with"]),
            share(row["wins_without"]),
            number(row.get("points")),
            "" if row["p"] < 0.05 else "noise",
        ]
        for row in shown
    ]
    head = ["card", "seen", "taken", "wins with", "without", "points", ""]
    left = [f"(the {MOST_ROWS} strongest and weakest of {len(rows)})"] if len(shown) < len(rows) else []
    return ["", *columns(head, cells), *left] if cells else []


def _variant_lines(said: JsonObject, variants: list[str]) -> list[str]:
    from bailey.lab.study.words import measure, with_interval

    rows = [
        [
            f"{measure(row['what'])} {row['of']}".strip(),
            *(with_interval(row["what"], row.get(variant)) for variant in variants),
        ]
        for row in said["variants"]
    ]
    return columns(["measure", *variants], rows)
