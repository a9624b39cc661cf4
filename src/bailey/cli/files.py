"""Reading positions and records from files; `-` is what comes in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.cli.language import text
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.core.log import GameLog
    from bailey.core.position import Position

MOST_POSITION_BYTES = 1 << 20


def read_file(path: Path) -> bytes:
    """Read a file, or standard input."""
    from bailey.core.log_file import read_bytes
    from bailey.core.log_text import MOST_BYTES

    return sys.stdin.buffer.read(MOST_BYTES + 1) if str(path) == "-" else read_bytes(path)


def is_record(data: bytes) -> bool:
    """Tell a record from a position."""
    from bailey.core.log_text import MARK

    return data.removeprefix(MARK).startswith(b"bailey record")


def read_record(path: Path) -> GameLog:
    """Read a record from a file; a last line that was cut off is left out with a notice on stderr."""
    data = read_file(path)
    if not is_record(data):
        raise BadInput(text("error-no-record", file=str(path)))
    return _record_of(data, path)


def read_cut_record(path: Path) -> tuple[GameLog, bool]:
    """Read a record from a file, and tell whether its last line was cut off and left out."""
    data = read_file(path)
    if not is_record(data):
        raise BadInput(text("error-no-record", file=str(path)))
    log, notice = _recovered(data, path)
    return log, bool(notice)


def _record_of(data: bytes, path: Path) -> GameLog:
    log, notice = _recovered(data, path)
    if notice:
        print(f"bailey: {text('record-cut', file=str(path))}", file=sys.stderr)
    return log


def _recovered(data: bytes, path: Path) -> tuple[GameLog, str]:
    from bailey import games
    from bailey.core.log_file import recover

    try:
        log, _, notice = recover(data, games.find)
    except BadInput as fault:
        message = f"{path}: {fault}"
        raise BadInput(message) from fault
    return log, notice


def read_position(path: Path, row: int | None = None) -> Position:
    """Read a position from its JSON, or from a record: after its last row, or after the one named."""
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
    from bailey.core.forms import parse
    from bailey.core.position import Position

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
    """Fold a record as far as a row."""
    if row is None:
        return log.position
    for made, position in log.positions():
        if made.n == row:
            return position
    raise BadInput(text("error-row", row=str(row), last=str(log.rows[-1].n)))
