"""`study`: plays the games of a study, and of a change on the same deals; writes its files."""

from __future__ import annotations

import json
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from functools import cached_property
from io import BytesIO
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.play.position import checked_seed
from bailey.lab.crews import crew_of
from bailey.lab.study.findings import compared, findings
from bailey.lab.study.pieces import play_all
from bailey.lab.study.playing import Plan
from bailey.lab.study.tables import StudyTables

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from bailey.core.play.game import Game
    from bailey.lab.crews.crew import Crew
    from bailey.lab.json_object import JsonObject
    from bailey.lab.playing import Report
    from bailey.lab.study.changes import Change

MOST_GAMES = 10_000_000
FINDINGS = "findings.json"
#: The tables that a study can have, also of a changed game.
TABLES, CHANGED = ("games", "players", "cards", "decisions"), "changed-"


@dataclass
class Study:
    """Played games, and those with a change, if there is one."""

    tables: StudyTables
    changed: StudyTables | None = None
    title: str = ""

    @property
    def lost(self) -> str:
        """Why the crew was gone before the end; empty if it was not."""
        return (self.changed or self.tables).played.lost or self.tables.played.lost

    @cached_property
    def findings(self) -> JsonObject:
        """All that was found, as JSON: of the changed game, if there is a change, beside what is different."""
        if self.changed is None:
            return findings(self.tables)
        return {
            **findings(self.changed),
            "change": {"title": self.title, "data": json.loads(self.changed.played.plan.change or "{}")},
            "differences": compared(self.tables, self.changed),
        }

    def write(self, folder: Path) -> list[Path]:
        """Write report.html, findings.json and the tables as Parquet; return their paths."""
        from bailey.lab.study.page import page

        shown = self.changed or self.tables
        plan = shown.played.plan
        title = f"{plan.game}: {self.title or 'a study'}, {shown.played.games:,} games of {', '.join(plan.seats)}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return [
                write_whole(folder / "report.html", page(shown, self.findings, title).encode()),
                write_whole(folder / FINDINGS, json.dumps(self.findings, indent=1, ensure_ascii=False).encode()),
                *self._write_tables(folder),
            ]
        except OSError as fault:
            message = f"out: {fault.filename or folder} cannot be written: {fault.strerror}; name another folder"
            raise BadInput(message) from fault

    def _write_tables(self, folder: Path) -> list[Path]:
        written = []
        for prefix, tables in (("", self.tables), (CHANGED, self.changed)):
            for name in _names(tables) if tables else ():
                table = BytesIO()  # so that a full disk is told like that of any other file
                getattr(tables, name).write_parquet(table)
                written.append(write_whole(folder / f"{prefix}{name}.parquet", table.getvalue()))
        for old in {folder / f"{prefix}{name}.parquet" for prefix in ("", CHANGED) for name in TABLES} - {*written}:
            old.unlink(missing_ok=True)  # of an earlier study with a change or with decisions
        return written


def _names(tables: StudyTables) -> list[str]:
    return ["games", "players", "cards", *(["decisions"] if tables.played.plan.decisions else [])]


def write_files(folder: Path, contents: Mapping[str, bytes]) -> list[Path]:
    """Write files into a folder, each whole, and return their paths."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return [write_whole(folder / name, content) for name, content in contents.items()]
    except OSError as fault:
        message = f"out: {fault.filename or folder} cannot be written: {fault.strerror}; name another folder"
        raise BadInput(message) from fault


def write_whole(path: Path, content: bytes) -> Path:
    """Write a file whole, or leave the old one."""
    partly = path.with_suffix(f"{path.suffix}.part")
    try:
        partly.write_bytes(content)
        return partly.replace(path)
    except OSError as fault:
        fault.filename = str(path)
        with suppress(OSError):
            partly.unlink()
        raise


def study(
    game: Game,
    seats: list[str],
    games: int,
    seed: int = 0,
    *,
    options: dict[str, int] | None = None,
    change: Change | None = None,
    cores: int = 1,
    crew: Crew | None = None,
    out: Path | None = None,
    plain: bool = False,
    decisions: bool = False,
    report: Report | None = None,
) -> Study:
    """Play games between bots and study them; with a change, the same deals a second time.

    With `out`, finished games are kept in that folder, and an interrupted study goes on from them. A `crew` plays
    instead of so many cores of this machine. `decisions` notes every decision, for a table of them.
    """
    plan = plan_of(game, seats, games, seed, options=options, plain=plain, decisions=decisions)
    check_folder(out, plan)
    variants = [plan, *([changed_plan(plan, game, change)] if change else [])]
    played = []
    with crew_of(cores) if crew is None else nullcontext(crew) as players:
        for i, variant in enumerate(variants):
            told = _told(report, i * games, len(variants) * games)
            played.append(StudyTables(play_all(variant, games, players, folder=out, report=told)))
            if played[-1].played.interrupted:
                break
    complete = len(played) == len(variants)
    after = _alike(played) if complete and change else None
    return Study(played[0], after, change.title if change else "")


def plan_of(
    game: Game,
    seats: list[str],
    games: int,
    seed: int,
    *,
    options: dict[str, int] | None = None,
    plain: bool = False,
    decisions: bool = False,
) -> Plan:
    """Return the plan of the printed game; refuse what cannot be played."""
    if len(seats) not in game.players:
        message = f"seats: {game.title} is for {game.counts} players, not {len(seats)}"
        raise BadInput(message)
    if not 1 <= games <= MOST_GAMES:
        message = f"games: must be from 1 to {MOST_GAMES}, not {games}"
        raise BadInput(message)
    game.check_options(len(seats), options or {})
    chosen = tuple(sorted((options or {}).items()))
    return Plan(game.name, tuple(seats), checked_seed(seed), chosen, plain=plain, decisions=decisions)


def check_folder(folder: Path | None, plan: Plan) -> None:
    """Refuse a folder with another study."""
    try:
        found = json.loads((folder / FINDINGS).read_text(encoding="utf-8")) if folder else {}
    except (OSError, ValueError):
        return
    ours = {"game": plan.game, "seats": list(plan.seats), "seed": plan.seed}
    theirs = {name: found.get(name) for name in ours}
    if found and theirs != ours:
        seats, seed = ", ".join(theirs["seats"] or ()), theirs["seed"]
        message = f"out: {folder} has another study: {theirs['game']}, {seats}, seed {seed}; name another folder"
        raise BadInput(message)


def changed_plan(plan: Plan, game: Game, change: Change) -> Plan:
    """Return the plan of a change on the same deals."""
    options = {**dict(plan.options), **change.options}
    game.chosen(options)
    game.check_options(len(plan.seats), options)
    return replace(plan, options=tuple(sorted(options.items())), change=change.data)


def _told(report: Report | None, before: int, total: int) -> Report | None:
    return None if report is None else lambda done, _: report(before + done, total)


def _alike(played: list[StudyTables]) -> StudyTables | None:
    """Keep the games that both variants have, when one was interrupted."""
    before, after = played
    if not after.played.interrupted:
        return after
    numbers = set(after.games["game"])
    played[0] = StudyTables(before.played.only(numbers))
    return after
