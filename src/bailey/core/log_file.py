"""A log on disk: every row is written as it happens, so that a killed game goes on where it stopped."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.log_text import LINE_END, MOST_BYTES, ROW, decode, read_log, write_log, write_row

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import BinaryIO, Self

    from bailey.core.game import Game
    from bailey.core.log import GameLog, Row


class LogFile:
    """An open record; rows of its log are appended to it as they happen."""

    def __init__(self, path: Path, file: BinaryIO, size: int, *, created: bool = False) -> None:
        self.path, self._file, self._size = path, file, size
        self.created = created  # it was begun here, and not resumed

    @classmethod
    def create(cls, path: Path, log: GameLog) -> LogFile:
        """Begin a new record; one that exists is never overwritten."""
        try:
            file = path.open("xb")
        except FileExistsError as fault:
            message = f"{path}: exists already; go on with it by --resume, or name another file"
            raise BadInput(message) from fault
        except FileNotFoundError as fault:
            message = f"{path}: its folder does not exist; make it first"
            raise BadInput(message) from fault
        return cls(path, file, 0, created=True).keep(log, write_log(log))

    @classmethod
    def resume(cls, path: Path, find: Callable[[str], Game]) -> tuple[LogFile, GameLog, str]:
        """Open a record to go on with it; the notice says what was cut off, or is empty."""
        data = read_bytes(path)
        try:
            log, whole, notice = recover(data, find)
        except BadInput as fault:
            message = f"{path}: {fault}"
            raise BadInput(message) from fault
        file = path.open("r+b")
        file.truncate(len(whole))
        file.seek(0, os.SEEK_END)
        record = cls(path, file, len(whole))
        return record.keep(log, "" if whole.endswith(b"\n") else "\n"), log, notice

    def keep(self, log: GameLog, begin: str) -> Self:
        """Write what is missing at the beginning, and then every row of a log."""
        try:
            self._write(begin)
        except OSError:
            self.close()
            raise
        log.on_row = self.append
        return self

    def append(self, row: Row) -> None:
        """Write one row, and see to it that it is on the disk."""
        if os.fstat(self._file.fileno()).st_size != self._size:
            message = f"{self.path}: another program has written to it; close that one and resume"
            raise BadInput(message)
        self._write(write_row(row) + "\n")

    def _write(self, text: str) -> None:
        data = text.encode("utf-8")
        self._file.write(data)
        self._file.flush()
        self._size += len(data)
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file; the record is complete at every moment."""
        self._file.close()


def read_bytes(path: Path) -> bytes:
    """Read a file that may be too large to be a record."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except (FileNotFoundError, IsADirectoryError) as fault:
        message = f"{path}: {fault.strerror}; name a file that exists"
        raise BadInput(message) from fault


def recover(data: bytes, find: Callable[[str], Game]) -> tuple[GameLog, bytes, str]:
    """Read a record whose last line may have been cut off; tell what of it is whole, and give a notice."""
    end = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
    whole, last = data[:end], data[end:]
    if not whole or not last or ROW.fullmatch(last.decode("utf-8", "replace")):
        return read_log(data, find), data, ""
    log = read_log(whole, find)
    cut = len(LINE_END.findall(decode(whole))) + 1
    return log, whole, f"line {cut} was cut off and is left out; the game goes on before it"
