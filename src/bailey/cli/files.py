"""Reads positions and records from files; `-` is standard input."""
# Any: a file that somebody wrote is JSON until it is checked.

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.cli.language import text
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.core.play.position import Position
    from bailey.core.records.log import GameLog

MOST_POSITION_BYTES = 1 << 20


def read_file(path: Path) -> bytes:
    """Return the bytes of a file or of standard input."""
    from bailey.core.records.log_file import read_bytes
    from bailey.core.records.log_text import MOST_BYTES

    return sys.stdin.buffer.read(MOST_BYTES + 1) if str(path) == "-" else read_bytes(path)


def is_record(data: bytes) -> bool:
    """Return whether the bytes are a record rather than a position."""
    from bailey.core.records.log_text import MARK

    return data.removeprefix(MARK).startswith(b"bailey record")


def read_record(path: Path) -> GameLog:
    """Read a record; an incomplete last line is left out, with a notice on stderr."""
    data = read_file(path)
    if not is_record(data):
        raise BadInput(text("error-no-record", file=str(path)))
    return _record_of(data, path)


def read_cut_record(path: Path) -> tuple[GameLog, bool]:
    """Read a record, and return also whether its last line was incomplete and left out."""
    data = read_file(path)
    if not is_record(data):
        raise BadInput(text("error-no-record", file=str(path)))
    log, notice = _recovered(data, path)
    return log, bool(notice)


def _record_of(data: bytes, path: Path) -> GameLog:
    log, notice = _recovered(data, path)
    if notice:
        print(f"bailey: {text('record-cut', file=str(path))}", file=sys.stderr)
    if not log.digests_compared:
        print(f"bailey: {text('record-not-compared', file=str(path))}", file=sys.stderr)
    return log


def _recovered(data: bytes, path: Path) -> tuple[GameLog, str]:
    from bailey import games
    from bailey.core.records.log_file import recover

    try:
        log, _, notice = recover(data, games.find)
    except BadInput as fault:
        message = f"{path}: {fault}"
        raise BadInput(message) from fault
    return log, notice


def read_position(path: Path, row: int | None = None) -> Position:
    """Read a position from JSON, or from a record: after `row`, or after its last row."""
    data = read_file(path)
    if is_record(data):
        return position_after(_record_of(data, path), row)
    if row is not None:
        raise BadInput(text("error-no-rows", file=str(path)))
    try:
        return _position_of(data)
    except BadInput as fault:
        message = f"{path}: {fault}"
        raise BadInput(message) from fault


def _position_of(data: bytes) -> Position:
    from bailey import games
    from bailey.core.play.position import Position
    from bailey.core.state.forms import parse

    if len(data) > MOST_POSITION_BYTES:
        raise BadInput(text("error-too-large", most=MOST_POSITION_BYTES >> 20))
    found: Any = parse(data)
    if not isinstance(found, dict):
        raise BadInput(text("error-no-object"))
    name = found.get("game")
    if name is None and len(games.names()) == 1:
        name = games.names()[0]
    if not isinstance(name, str):
        raise BadInput(text("error-no-game", known=", ".join(games.names())))
    return Position.load(games.find(name), found)


def position_after(log: GameLog, row: int | None) -> Position:
    """Return the position after a row of a record."""
    if row is None:
        return log.position
    for made, position in log.positions():
        if made.n == row:
            return position
    raise BadInput(text("error-row", row=str(row), last=str(log.rows[-1].n)))
