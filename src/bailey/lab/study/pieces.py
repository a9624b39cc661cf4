"""Lets a crew play all pieces of a plan, keeps what is finished, and goes on from it."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import numpy as np

from bailey.core.errors import BadInput
from bailey.lab.crews.crew import cut
from bailey.lab.playing import Series
from bailey.lab.study.columns import joined
from bailey.lab.study.playing import names_in, play_piece

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.lab.crews.crew import Crew, Piece
    from bailey.lab.playing import Report
    from bailey.lab.study.columns import Columns
    from bailey.lab.study.playing import Names, Plan

#: The games of a piece. It is the same on every machine, so that pieces can be played anywhere.
GAMES_IN_PIECE = 20


@dataclass
class PlayedPlan:
    """The games of a plan that were played."""

    plan: Plan
    names: Names
    columns: Columns
    wanted: int
    interrupted: bool = False
    lost: str = ""  # why the crew was gone before the end

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.columns["games.number"])

    def only(self, numbers: set[int]) -> PlayedPlan:
        """Return those of the games that have these numbers."""
        kept = {}
        for name, column in self.columns.items():
            table = name.split(".")[0]
            game = self.columns["games.number" if table == "games" else f"{table}.game"]
            kept[name] = column[np.isin(game, [*numbers])]
        return replace(self, columns=kept)


class PiecesFolder:
    """The folder with the finished pieces of a plan; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, plan: Plan, names: Names) -> None:
        self.folder = None
        if folder is not None:
            said = json.dumps({**asdict(plan), "version": names.version}, sort_keys=True)
            self.folder = folder / "pieces" / hashlib.sha256(said.encode()).hexdigest()[:16]
            _make(self.folder)

    def _file(self, first: int) -> Path | None:
        return self.folder / f"{first:09}.npz" if self.folder else None

    def read(self, first: int, count: int) -> Columns | None:
        """Return a finished piece; None if it is missing, shorter, or damaged."""
        file = self._file(first)
        if file is None or not file.exists():
            return None
        try:
            with file.open("rb") as opened, np.load(opened, allow_pickle=False) as data:
                found = {name: data[name] for name in data.files}
            return found if len(found["games.number"]) == count else None
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            return None

    def write(self, first: int, piece: Columns) -> None:
        """Keep a finished piece: whole, or not at all."""
        file = self._file(first)
        if file is None:
            return
        partly = file.with_suffix(f".{os.getpid()}.part")
        try:
            with partly.open("wb") as out:
                np.savez_compressed(out, **piece)  # type: ignore[arg-type] # the stubs take allow_pickle only
            partly.replace(file)
        except OSError as fault:
            partly.unlink(missing_ok=True)
            message = f"out: {file} cannot be written: {fault.strerror}; what was finished before is kept"
            raise BadInput(message) from fault


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        message = f"out: {folder} cannot be made: {fault.strerror}; name another folder"
        raise BadInput(message) from fault


def play_all(
    plan: Plan, games: int, crew: Crew, *, folder: Path | None = None, report: Report | None = None
) -> PlayedPlan:
    """Play the games of a plan; Ctrl-C, or a lost crew, ends early with what is finished.

    What is returned depends on the plan and the number of games only, not on who played.
    """
    names = crew.ask(partial(names_in, plan), plan.change)
    kept = PiecesFolder(folder, plan, names)
    pieces = cut([range(games)], GAMES_IN_PIECE)
    done = {piece: found for piece in pieces if (found := kept.read(*piece)) is not None}
    with Series(games, report, sum(piece.games for piece in done)) as series:
        left = [piece for piece in pieces if piece not in done]

        def keep(made: tuple[Piece, Columns]) -> int:
            piece, columns = made
            kept.write(piece.first, columns)
            done[piece] = columns
            return piece.games

        series.keep(crew.play(partial(play_piece, plan), left, plan.change), keep)
    if not done:
        raise KeyboardInterrupt
    whole = joined([done[piece] for piece in sorted(done)])
    return PlayedPlan(plan, names, whole, games, series.interrupted, series.lost)
