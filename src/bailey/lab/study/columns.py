"""The courses of games as columns of numbers, in which they are sent between processes, kept in files and added up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from bailey.lab.study.course import Course, Fate

#: Columns by `table.column`; all columns of a table are equally long.
Columns = dict[str, "NDArray[np.int32]"]

OF_GAME = ("number", "first", "decisions", "turns", "open", "lead_changes", "decided")
OF_FATE = ("seen", "lain", "taker", "taken", "owner", "points", "shown", "origin")


def columns(courses: Sequence[Course], seats: int) -> Columns:
    """Return the columns of some games."""
    found = {f"games.{name}": _column(getattr(course, name) for course in courses) for name in OF_GAME}
    return found | _players(courses, seats) | _cards(courses) | _counts(courses) | _decisions(courses, seats)


def _column(values: Iterable[int]) -> NDArray[np.int32]:
    return np.fromiter(values, np.int32)


def _players(courses: Sequence[Course], seats: int) -> Columns:
    """Return a row for each who scores: bots are rotated by one seat a game; a printed opponent is no bot (-1)."""
    rows = [
        (course.number, p, (p + course.number) % seats if p < seats else -1, score, p in course.winners)
        for course in courses
        for p, score in enumerate(course.scores)
    ]
    names = ("game", "player", "bot", "score", "won")
    return {f"players.{name}": _column(row[i] for row in rows) for i, name in enumerate(names)}


def _cards(courses: Sequence[Course]) -> Columns:
    """Return a row for each card that was seen or owned in a game."""
    rows: list[tuple[int, int, Fate]] = [
        (course.number, card, fate) for course in courses for card, fate in sorted(course.fates.items())
    ]
    own = {f"cards.{name}": _column(getattr(fate, name) for *_, fate in rows) for name in OF_FATE}
    return {"cards.game": _column(row[0] for row in rows), "cards.card": _column(row[1] for row in rows)} | own


def _counts(courses: Sequence[Course]) -> Columns:
    """Return how often each event happened and each kind of choice was made, where it was at all."""
    found: Columns = {}
    for table in ("events", "choices"):
        rows = [
            (course.number, i, count)
            for course in courses
            for i, count in enumerate(getattr(course, table))
            if count > 0
        ]
        for at, name in enumerate(("game", "kind", "count")):
            found[f"{table}.{name}"] = _column(row[at] for row in rows)
    return found


def _decisions(courses: Sequence[Course], seats: int) -> Columns:
    """Return a row for each decision; none if decisions were not noted."""
    rows = [
        (course.number, at, *taken, (taken.player + course.number) % seats)
        for course in courses
        for at, taken in enumerate(course.taken)
    ]
    names = ("game", "number", "turn", "player", "open", "choice", "bot")
    return {f"decisions.{name}": _column(row[i] for row in rows) for i, name in enumerate(names)}


def joined(pieces: Sequence[Columns]) -> Columns:
    """Return pieces one after the other."""
    return {name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}
