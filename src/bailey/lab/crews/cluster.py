"""Pieces played on a Ray cluster.

The program that talks to Ray (`driver.py`) is a process of its own, with which this one talks by a pipe: Ray ends a
process whose cluster is gone, and waits long for one that does not answer. Here both end in words.
"""
# Any: messages between two processes.

from __future__ import annotations

import multiprocessing
import socket
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.core.distribution import lacks, needs
from bailey.core.errors import BadInput
from bailey.lab.crews.crew import Lost, Piece, Result
from bailey.lab.crews.driver import LOCAL, drive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Self

REMEDY = "name a running cluster, as HOST:PORT, ray://HOST:PORT or auto; `local` begins one on this machine"
#: How long an address may take to answer, a cluster to take us in, and a driver to end.
ANSWER_SECONDS, JOIN_SECONDS, END_SECONDS = 5.0, 120.0, 15.0
AUTO = "auto"


class Cluster:
    """A Ray cluster; `cores` is how many pieces are played at a time, by default as many as it has cores."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        if lacks("cluster"):
            raise BadInput(needs("`--cluster`, here and on every node,", "cluster"))
        self.address, self.cores = address, cores or 0
        self.busy = False

    def __enter__(self) -> Self:
        if self.address not in {LOCAL, AUTO}:
            _knock(self.address)
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self._said = tempfile.TemporaryDirectory(prefix="bailey-")
        self.log = Path(self._said.name) / "driver.log"
        self.driver = spawn.Process(target=drive, args=(theirs, self.address, self.cores, str(self.log)))
        self.driver.start()
        theirs.close()
        try:
            self.cores = self._joined()
        except BaseException:
            self.driver.kill()  # it may wait for the cluster for minutes
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.pipe.close()  # the driver leaves the cluster when nobody listens
        self.driver.join(END_SECONDS)
        if self.driver.is_alive():
            self.driver.kill()
            self.driver.join()
        self._said.cleanup()

    def _joined(self) -> int:
        """Wait until the cluster has taken us in, and return how many cores it has."""
        if not self.pipe.poll(JOIN_SECONDS):
            message = f"cluster: {self.address} did not take us in within {JOIN_SECONDS:.0f} s; {REMEDY}"
            raise BadInput(message)
        return int(self._receive()[1])

    def ask(self, job: Callable[[], Result], variant: str = "") -> Result:
        """Do a job once, on some node."""
        self._send("ask", job, variant)
        result: Result = self._receive()[1]
        return result

    def everywhere(self, job: Callable[[], Result]) -> dict[str, Result]:
        """Do a job once on each node, and return what it gave by the nodes' addresses."""
        self._send("everywhere", job)
        results: dict[str, Result] = self._receive()[1]
        return results

    def play(
        self, job: Callable[[int, int], Result], pieces: Iterable[Piece], variant: str = ""
    ) -> Iterator[tuple[Piece, Result]]:
        """Yield the pieces as they are finished; Ray plays those that a dead worker or node had again."""
        self._send("play", job, [*pieces], variant)
        playing = True
        try:
            while playing:
                what, *rest = self._receive()
                playing = what != "done"
                if playing:
                    yield Piece(*rest[0]), rest[1]
        finally:
            if playing:  # who listened has enough
                self._stop()

    def _stop(self) -> None:
        """Let the driver drop what it plays."""
        try:
            self.pipe.send(("stop",))
            while self.pipe.poll(END_SECONDS) and self.pipe.recv()[0] not in {"done", "fault"}:
                pass
        except (OSError, EOFError):
            pass  # the next order says that it is gone

    def _send(self, *order: object) -> None:
        try:
            self.pipe.send(order)
        except OSError as fault:
            raise Lost(self._gone()) from fault

    def _receive(self) -> tuple[Any, ...]:
        """Return the driver's answer; raise what it raised."""
        try:
            said: tuple[Any, ...] = self.pipe.recv()
        except (EOFError, OSError) as fault:
            raise Lost(self._gone()) from fault
        if said[0] == "fault":
            raise said[1]
        return said

    def _gone(self) -> str:
        """Say that the driver died, which Ray lets it do when the cluster is lost, and its last words."""
        self.driver.join(END_SECONDS)
        last = _last_line(self.log)
        return f"cluster: the connection to {self.address} is lost; what was finished before is kept{last}"


def _last_line(log: Path) -> str:
    try:
        lines = [line.strip() for line in log.read_text(encoding="utf-8", errors="replace").splitlines()]
    except OSError:
        return ""
    return next((f" ({line:.200})" for line in reversed(lines) if line), "")


def _knock(address: str) -> None:
    """Refuse an address at which nothing answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        message = f"cluster: {address!r:.80} is no address; {REMEDY}"
        raise BadInput(message)
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_SECONDS).close()
    except OSError as fault:
        message = f"cluster: nothing answers at {address} ({fault}); {REMEDY}"
        raise BadInput(message) from fault
