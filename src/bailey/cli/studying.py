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
#: A table of several changes has so many columns on a terminal.
MOST_COLUMNS = 3
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
        str | None,
        typer.Option(metavar="NAME=A,B", help="Compare values of an option, of `players` or of `bots`; also a change."),
    ] = None,
    grid: Annotated[
        list[str] | None,
        typer.Option(metavar="PATH=A,B", help="Study changes: each combination of values, as cards.inventor.cost=2,3."),
    ] = None,
    each: Annotated[
        str | None,
        typer.Option(metavar="TABLE.FIELD=VALUE", help="Study a change of each row of a table, as cards.cost=+1."),
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
    if watch and (change is None or vary):
        message = "watch: name the file to watch with --change, and leave out --vary"
        raise BadInput(message)
    if (grid or each) and (change or vary or decisions or (grid and each)):
        message = "grid, each: are changes themselves; leave out --change, --vary, --decisions, and one of the two"
        raise BadInput(message)
    fetch_if_missing("study", "`bailey study`", sure=yes)
    bots = read_seats(found, seats, count_players(found, players, solo=solo), others="greedy", first="greedy")
    out = out or (Path(f"{game}-study") if watch else None)
    options = read_options(found, option)
    with crew_of(cores if cluster else cores or os.cpu_count(), cluster) as crew, TemporaryDirectory() as kept:
        given = _Given(found, bots, games, seed, options, crew, out)
        given.kept = out or Path(kept)  # no game is played again for the next answer
        given.plain, given.decisions = plain, decisions
        if grid or each:
            given.several(grid or [], each, as_json=as_json)
        elif vary:
            given.compare(vary, change, as_json=as_json)
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
        from bailey.lab.study.changed_cards import TOLD
        from bailey.lab.study.changes import read_change
        from bailey.lab.study.words import planned

        saved = _saved(change) if change else None
        said = read_change(change, self.game) if change else None
        if said and not as_json:
            print("\n".join(planned(self.games, len(self.game.cards) * len(TOLD))), flush=True)
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

    def compare(self, vary: str, change: Path | None, *, as_json: bool) -> None:
        """Study each variant, and print them side by side; of a change, what it does in each, and if they agree."""
        from bailey.lab.study.agreement import agreement
        from bailey.lab.study.beside import write_beside
        from bailey.lab.study.changes import read_change
        from bailey.lab.study.variants import BOTS, PLAYERS, read_variants, side_by_side

        name, values = read_variants(
            self.game, vary, lambda option, value: read_options(self.game, [f"{option}={value}"])[option]
        )
        said = read_change(change, self.game) if change else None
        found: dict[str, JsonObject] = {}
        for written, value in values:
            seats = {PLAYERS: (self.seats * value)[:value], BOTS: [written] * len(self.seats)}
            done = self.run(said, **({"seats": seats[name]} if name in seats else {"options": {name: value}}))
            if said and done.changed is None:
                break
            found[f"{name}={written}"] = done.findings
            if done.tables.played.interrupted:
                break
        if not found:
            raise KeyboardInterrupt
        effects = agreement(found) if said else []
        agreed: JsonObject = {"change": said.title, "effects": effects} if said else {}
        files = write_beside(self.out, found, effects) if self.out else []
        stopped = len(found) < len(values) or any(one["interrupted"] for one in found.values())
        show(
            {"variants": side_by_side(found), **agreed, "interrupted": stopped},
            lambda shown: [
                *_variant_lines(shown, list(found)),
                *_agreement_lines(shown, list(found)),
                *_written(files),
            ],
            as_json=as_json,
            lost=done.lost,
        )

    def several(self, grid: list[str], each: str | None, *, as_json: bool) -> None:
        """Study several changes, and print a row for each."""
        from bailey.cli.screen import ProgressBar
        from bailey.lab.study.several import read_each, read_grid, study_changes
        from bailey.lab.study.several_page import change_rows, several_lines, write_changes
        from bailey.lab.study.study import plan_of

        changes = read_each(self.game, each) if each else read_grid(grid)
        plan = plan_of(self.game, self.seats, self.games, self.seed, options=self.options, plain=self.plain)
        with ProgressBar("games") as report, _saying_that_it_stopped(self.out):
            done = study_changes(plan, self.game, self.games, changes, self.crew, folder=self.kept, report=report)
        found = done.to_json()
        files = write_changes(self.out, found) if self.out else []

        def lines(shown: JsonObject) -> list[str]:
            return [*several_lines(shown), "", *columns(*change_rows(shown, MOST_COLUMNS)), *_written(files)]

        show(found, lines, as_json=as_json, lost=done.lost)


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
    head = f"{found['game']}, the first {found['games']:,} of {games:,} games"
    return [head, *_changed_card_lines(found), *_difference_lines(found)]


def study_lines(found: JsonObject) -> list[str]:
    """Return findings as lines of text."""
    from bailey.lab.study.words import in_words

    stopped = ", stopped early" if found["interrupted"] else ""
    head = f"{found['game']}, {found['games']:,} games of {', '.join(found['seats'])}, seed {found['seed']}{stopped}"
    whole = ["", *in_words(found)]
    return [head, *_changed_card_lines(found), *_difference_lines(found), *whole, *_card_lines(found)]


def _changed_card_lines(found: JsonObject) -> list[str]:
    """Say what the change does to each card that it names: the first thing that its author wants to know."""
    from bailey.lab.study.changed_cards import changed_cards, sentence_of

    rows = changed_cards(found) if "differences" in found else []
    more = [f"({len(rows) - MOST_ROWS} more cards are in the report)"] if len(rows) > MOST_ROWS else []
    return ["", *(sentence_of(found, row) for row in rows[:MOST_ROWS]), *more] if rows else []


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


def _agreement_lines(said: JsonObject, variants: list[str]) -> list[str]:
    from bailey.lab.study.agreement import agreement_rows

    if "effects" not in said:
        return []
    return ["", f"The change: {said['change']}", *columns(*agreement_rows(said["effects"], variants))]


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
