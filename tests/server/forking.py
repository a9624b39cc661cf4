"""Starts `bailey serve` in processes of their own that need not import it: this one has, and forks.

A start imports for more than a second and is the same each time. What is read from the environment, the database and
the network is read after the fork, and each server is a process like any other: it has a log, a port, memory and
signals of its own. Run as a script, this is the process that forks; `Forking` is the tests' end of it.
"""

from __future__ import annotations

import atexit
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Sequence

POSSIBLE = sys.platform == "linux"
#: Variables that Python and its libraries read when they are imported.
EARLY = ("PYTHON", "NUMBA_")
#: A variable with waits of the server that a test shortens: constants of its modules, and their seconds.
WAITS = "BAILEY_TEST_WAITS"
#: What a server has imported by the time that somebody has chosen and a message was pushed.
IMPORTED = (
    "bailey.cli.main",
    "bailey.server.http.app",
    "bailey.server.http.listener",
    "bailey.server.table_server",
    "bailey.server.push.encryption",
    "numpy",
    "sqlalchemy.dialects.sqlite",
    "asyncpg",
    "pydantic.type_adapter",  # the command line, at its first parameter
    "uvloop",
)


class Forked:
    """A process that `Forking` started, as `subprocess` would show it."""

    def __init__(self, parent: Forking, pid: int) -> None:
        self.parent, self.pid = parent, pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Tell how it ended, if it has."""
        if self.returncode is None:
            self.returncode = self.parent.ask(do="poll", pid=self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until it ends, and tell how."""
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("bailey serve", timeout)
            time.sleep(0.005)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, which: int) -> None:
        """Send a signal; nobody else has its number until it was polled."""
        if self.poll() is None:
            os.kill(self.pid, which)


class Forking:
    """A process that has imported the server, and forks."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        # Nothing multiplies matrices, and a process with threads cannot be forked well.
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "env": environment}
        self.process: subprocess.Popen[bytes] = subprocess.Popen([sys.executable, "-P", __file__], **pipes)
        atexit.register(self.close)

    def close(self) -> None:
        """End it, and the servers that are left."""
        self.process.communicate()

    def ask(self, **order: Any) -> Any:
        """Ask for something, and wait for the answer."""
        with self.lock:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def start(self, arguments: Sequence[str], environment: dict[str, str], log: Path) -> Forked:
        """Start a server."""
        mask = os.umask(0)
        os.umask(mask)
        order = {
            "arguments": arguments,
            "environment": environment,
            "log": str(log),
            "mask": mask,
            "cwd": str(Path.cwd()),
        }
        return Forked(self, self.ask(do="start", **order))


_PARENTS: list[Forking] = []
_TURNS = itertools.count()


def forking() -> Forking:
    """Return one of two parents by turns: two servers of a test hash differently, as processes do."""
    turn = next(_TURNS) % 2
    while len(_PARENTS) <= turn:
        _PARENTS.append(Forking())
    return _PARENTS[turn]


def main() -> None:
    """Start servers as long as the tests run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in IMPORTED:
        import_module(name)
    running: set[int] = set()
    for line in sys.stdin.buffer:
        order = json.loads(line)
        if order.pop("do") == "start":
            answer: int | None = os.fork()
            if not answer:
                serve(**order)
            running.add(answer or 0)
        else:
            pid, status = os.waitpid(order["pid"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
            running.discard(pid)
        os.write(1, f"{json.dumps(answer)}\n".encode())
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def serve(arguments: list[str], environment: dict[str, str], log: str, mask: int, cwd: str) -> NoReturn:
    """Be a server that was just started."""
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for ours, theirs in ((nothing, 0), (out, 1), (out, 2)):
        os.dup2(ours, theirs)
    os.close(nothing)
    os.close(out)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.umask(mask)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(environment)
    for name, seconds in json.loads(environment.get(WAITS, "{}")).items():
        module, _, constant = name.rpartition(".")
        setattr(import_module(f"bailey.server.{module}"), constant, seconds)
    sys.argv = ["bailey", *arguments]
    from bailey.cli.main import main as bailey

    sys.exit(bailey(arguments))


if __name__ == "__main__":
    main()
