"""Games to learn from: what was chosen in each, what a search thought of it, and how the game ended.

They are played in pieces, each of which is a file: an interrupted training plays only the pieces that are missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import numpy as np

from bailey import games
from bailey.bots import budget
from bailey.bots.learned.learned import Learned
from bailey.core.errors import BadInput
from bailey.lab.crews.crew import cut
from bailey.lab.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.lab.crews.crew import Crew, Piece

#: The games of a piece.
PIECE = 100


@dataclass(frozen=True)
class Teachers:
    """Who plays the games to learn from: one bot in all seats, which makes one choice in so many at random."""

    game: str
    players: int
    bot: str
    seed: int
    random_in: int = 0  # 0: none
    learned: bytes = b""  # the file of the evaluation of a learned bot; the game's own if there is none


@dataclass
class Lessons:
    """Some games, a row for each; choices and values are as long as the longest game."""

    seed: int
    numbers: NDArray[np.int64]
    choices: NDArray[np.int32]
    values: NDArray[np.int32]  # the payoff that the search expected of the choice; NO_VALUE where it was random
    decisions: NDArray[np.int32]
    scores: NDArray[np.int32]
    shares: NDArray[np.float32]  # of the win

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(self.decisions)

    def first(self, count: int) -> Lessons:
        """Return the first so many of them."""
        return Lessons(
            self.seed,
            self.numbers[:count],
            self.choices[:count],
            self.values[:count],
            self.decisions[:count],
            self.scores[:count],
            self.shares[:count],
        )


def play_games(
    teachers: Teachers, count: int, folder: Path, crew: Crew, report: Callable[[int, int], None] | None = None
) -> Lessons:
    """Return so many games of the teachers: those that lie in a folder, and the rest, which are put there."""
    folder.mkdir(parents=True, exist_ok=True)
    pieces = cut([range(count)], PIECE)
    left = [piece for piece in pieces if _read(_file(folder, piece)) is None]
    done = len(pieces) - len(left)
    for piece, columns in crew.play(partial(play_piece, teachers), left):
        _write(_file(folder, piece), columns)
        done += 1
        if report is not None:
            report(min(count, done * PIECE), count)
    return together(teachers.seed, [_kept(folder, piece) for piece in pieces])


def play_piece(teachers: Teachers, first: int, count: int) -> dict[str, NDArray[np.generic]]:
    """Play games `first` to `first + count - 1`."""
    chunk, choices, values = _worker(teachers).record_values(teachers.seed, first, count, random_in=teachers.random_in)
    return {
        "first": np.array(first),
        "choices": choices,
        "values": values,
        "decisions": chunk.decisions,
        "scores": chunk.scores,
        "shares": (chunk.wins / np.maximum(1, chunk.wins.sum(axis=1, keepdims=True))).astype(np.float32),
    }


@cache
def _worker(teachers: Teachers) -> Worker:
    game = games.find(teachers.game)
    evaluation = None
    if teachers.learned:
        evaluation = Learned.read(game, BytesIO(teachers.learned), "the teacher's evaluation").evaluation()
    return Worker(
        game, teachers.players, [budget(teachers.bot)] * teachers.players, {}, plain=False, evaluation=evaluation
    )


def _file(folder: Path, piece: Piece) -> Path:
    return folder / f"{piece.first}-{piece.games}.npz"


def _write(path: Path, columns: dict[str, NDArray[np.generic]]) -> None:
    """Write a piece, whole or not at all."""
    partly = path.with_suffix(".part")
    with partly.open("wb") as out:
        np.savez_compressed(out, **columns)  # type: ignore[arg-type] # the stubs take allow_pickle only
    partly.replace(path)


def _read(path: Path) -> dict[str, NDArray[np.generic]] | None:
    """Return a piece; None if it is not there, or damaged."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
            return {name: data[name] for name in data.files}
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return None


def _kept(folder: Path, piece: Piece) -> dict[str, NDArray[np.generic]]:
    found = _read(_file(folder, piece))
    if found is None:
        message = f"{_file(folder, piece)}: cannot be read any more; run the command again, and it is played again"
        raise BadInput(message)
    return found


def together(seed: int, pieces: list[dict[str, NDArray[np.generic]]]) -> Lessons:
    """Return all pieces as one."""
    longest = max(int(piece["choices"].shape[1]) for piece in pieces)
    rows = {
        name: np.concatenate([_widened(piece[name], longest) for piece in pieces]) for name in ("choices", "values")
    }
    rest = {name: np.concatenate([piece[name] for piece in pieces]) for name in ("decisions", "scores", "shares")}
    numbers = np.concatenate([np.arange(len(piece["decisions"])) + int(piece["first"]) for piece in pieces])
    return Lessons(seed, numbers, **rows, **rest)


def _widened(rows: NDArray[np.generic], columns: int) -> NDArray[np.generic]:
    return np.pad(rows, ((0, 0), (0, columns - rows.shape[1])))
