"""A log on disk: every row is written at once, so that a game can be resumed after its process was killed."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import (
    LINE_END,
    MOST_BYTES,
    RESULT,
    ROW,
    decode,
    play_row,
    read_log,
    write_log,
    write_result,
    write_row,
    write_rows,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import BinaryIO, Self

    from bailey.core.play.game import Game
    from bailey.core.records.rows import LogRow


#: The result of a finished game, with its line end.
LAST_RESULT = re.compile(rb"(?<=[\r\n])result [^\r\n]*[\r\n]*\Z")


class LogFile:
    """An open record, to which the rows of its log are appended as they are made."""

    def __init__(self, path: Path, file: BinaryIO, size: int, *, created: bool = False) -> None:
        self.path, self._file, self._size = path, file, size
        self.created = created  # it is a new record, not a resumed one
        self.converted = False  # its digests had another layout, and were replaced
        self._rows_end = size  # where the result of a finished game begins

    @classmethod
    def create(cls, path: Path, log: GameLog) -> LogFile:
        """Begin a new record; an existing file is never overwritten."""
        try:
            file = path.open("xb")
        except FileExistsError as fault:
            message = f"{path}: exists already; resume it with --resume, or name another file"
            raise BadInput(message) from fault
        except FileNotFoundError as fault:
            message = f"{path}: its folder does not exist; make it first"
            raise BadInput(message) from fault
        return cls(path, file, 0, created=True).keep(log, write_rows(log))

    @classmethod
    def resume(cls, path: Path, find: Callable[[str], Game]) -> tuple[LogFile, GameLog, str]:
        """Open a record to go on with its game; the notice says what was cut off, or is empty."""
        data = read_bytes(path)
        try:
            old, whole, notice = recover(data, find)
            log = old if old.digests_compared else convert(old)
        except BadInput as fault:
            message = f"{path}: {fault}"
            raise BadInput(message) from fault
        if log is not old:
            whole = write_log(log).encode()
            _replace(path, whole)
        rows = LAST_RESULT.sub(b"", whole)
        file = path.open("r+b")
        file.truncate(len(rows))
        file.seek(0, os.SEEK_END)
        record = cls(path, file, len(rows))
        record.converted = log is not old
        return record.keep(log, "" if rows.endswith(b"\n") else "\n"), log, notice

    def keep(self, log: GameLog, begin: str) -> Self:
        """Write what is missing, and every new row of a log from now on."""
        try:
            self._write(begin)
            self._write_result(log)
        except OSError:
            self.close()
            raise
        log.on_row = lambda row: self._append(row, log)
        return self

    def _append(self, row: LogRow, log: GameLog) -> None:
        """Write one row to the disk, and the result if the game is over."""
        if os.fstat(self._file.fileno()).st_size != self._size:
            message = f"{self.path}: another program has written to it; close that program and resume"
            raise BadInput(message)
        if self._size > self._rows_end:
            self._size = self._file.truncate(self._rows_end)
            self._file.seek(0, os.SEEK_END)
        self._write(write_row(row) + "\n")
        self._write_result(log)

    def _write_result(self, log: GameLog) -> None:
        self._rows_end = self._size
        if log.position.over:
            self._write(write_result(log.position) + "\n")

    def _write(self, text: str) -> None:
        data = text.encode("utf-8")
        self._file.write(data)
        self._file.flush()
        self._size += len(data)
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file; the record is complete at every moment."""
        self._file.close()


def _replace(path: Path, data: bytes) -> None:
    """Replace a file so that a crash leaves either the old one or the new one."""
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def convert(log: GameLog) -> GameLog:
    """Return the same game with digests of today's layout, so that it can go on."""
    if log.start.fair is not None:
        message = "its digests have another layout, and its chance depends on them: it can be read, but not resumed"
        raise BadInput(message)
    new = GameLog(log.game, log.start)
    for row in log.rows:
        play_row(new, row.body)
    return new


def read_bytes(path: Path) -> bytes:
    """Read a file, but no more of it than shows that it is too large for a record."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except (FileNotFoundError, IsADirectoryError) as fault:
        message = f"{path}: {fault.strerror}; name a file that exists"
        raise BadInput(message) from fault


def recover(data: bytes, find: Callable[[str], Game]) -> tuple[GameLog, bytes, str]:
    """Read a record whose last line may be cut off; return its log, the whole lines, and a notice."""
    end = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
    whole, last = data[:end], data[end:].decode("utf-8", "replace")
    if not whole or not last or ROW.fullmatch(last) or RESULT.fullmatch(last):
        return read_log(data, find), data, ""
    log = read_log(whole, find)
    cut = len(LINE_END.findall(decode(whole))) + 1
    return log, whole, f"line {cut} was cut off and is left out; the game goes on before it"
