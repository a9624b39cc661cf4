"""A server in a process of its own, that a test can start, stop and kill."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, Self

import httpx
from server import forking

from bailey.server.store.days import day_of, end_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PATIENCE = 60.0
#: Servers of tests speak no TLS: reading whom to trust would take most of the time of a request.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
#: All tests come from one address: servers of which the limits are not under test allow it more than anybody needs.
LIMITS = (
    "BAILEY_ANALYSES_PER_HOUR",
    "BAILEY_ANALYSES_PER_ADDRESS",
    "BAILEY_REQUESTS_PER_SECOND",
    "BAILEY_COMMANDS_PER_SECOND",
    "BAILEY_ADDRESS_COMMANDS_PER_SECOND",
    "BAILEY_CHECKS_PER_SECOND",
    "BAILEY_CODE_GUESSES_PER_MINUTE",
    "BAILEY_HINTS_PER_ADDRESS",
    "BAILEY_LISTED_PER_ADDRESS",
    "BAILEY_PRESENTS_PER_SECOND",
    "BAILEY_PROFILES_PER_MINUTE",
    "BAILEY_SOCKETS_PER_ADDRESS",
    "BAILEY_TABLES_PER_HOUR",
)


#: Who comes and goes, and what other servers wrote, is noted every two seconds: in tests that wait for it, more often.
SOON = {"table.presence.EVERY": 0.3, "table.tables.POLL_SECONDS": 0.3, "table.scheduler.EVERY": 0.3}


def wait_out_the_day(seconds: float) -> None:
    """Wait for the next day if this one ends so soon: a test that asks several times is to see one day."""
    left = end_of(day_of(time.time())) - time.time()
    if left < seconds:
        time.sleep(left + 1)


def free_port() -> int:
    """A free port that no other worker of pytest takes before it is used."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        if port // 2 % workers == worker:  # a system may give even or odd ones only
            return port


def ask(url: str, timeout: float) -> httpx.Response:
    """Ask over a connection of its own, as somebody who knows nothing of earlier requests."""
    return httpx.get(url, timeout=timeout, verify=NO_TLS)


def wait_until(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Ask again and again until there is something, and return it."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)
    return found


class Server:
    """`bailey serve`, on a port of its own."""

    def __init__(
        self,
        home: Path,
        database: str = "",
        *,
        plain: bool = True,
        waits: dict[str, float] | None = None,
        **environment: str,
    ) -> None:
        self.home, self.port = home, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = ("--plain",) if plain else ()
        self.log = home / f"server-{self.port}.log"
        kept = {k: v for k, v in os.environ.items() if k not in ("DATABASE_URL", "REDIS_URL", "BAILEY_URL")}
        self.environment = {
            **kept,
            "BAILEY_HOME": str(home),
            "BAILEY_SECRET": "servers-of-one-test-share-a-database",
            **dict.fromkeys(LIMITS, "2000"),
            **({forking.WAITS: json.dumps(waits)} if waits else {}),
            **({"DATABASE_URL": database} if database else {}),
            **environment,
        }
        #: Whether it imports everything itself, as it does for users; that takes longer.
        self.imports = not forking.POSSIBLE or any(name.startswith(forking.EARLY) for name in environment)
        self.process: subprocess.Popen[bytes] | forking.Forked | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start, and wait until it answers; a server that does not is not left running."""
        arguments = ["serve", "--no-browser", *self.arguments, "--port", str(self.port)]
        if self.imports:
            with self.log.open("ab") as log:
                command = [sys.executable, "-m", "bailey", *arguments]
                self.process = subprocess.Popen(command, env=self.environment, stderr=log, stdout=log)
        else:
            self.process = forking.forking().start(arguments, self.environment, self.log)
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise

    def _wait(self) -> None:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if ask(f"{self.url}/health", 5).status_code == httpx.codes.OK:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """End it without warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """End it in good order, and tell its exit code."""
        if self.process is None or self.process.poll() is not None:
            return -1
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def figures(self) -> str:
        """What Prometheus reads."""
        return ask(f"{self.url}/metrics", 20).text

    def failures(self) -> str:
        """How often it failed, as Prometheus reads it."""
        return next(line for line in self.figures().splitlines() if line.startswith("bailey_failures_total"))


def change(home: Path, statement: str, *values: Any, name: str = "tables.sqlite3") -> None:
    """Change a SQLite database behind the back of the servers that work in it."""
    with contextlib.closing(sqlite3.connect(home / name)) as connection, connection:
        connection.execute(statement, values)


@contextlib.contextmanager
def two_servers(home: Path, database: str, **more: Any) -> Iterator[tuple[Server, Server]]:
    """Start two servers of one database, each with a folder of its own."""
    homes = [home / name for name in ("first", "second")]
    for folder in homes:
        folder.mkdir()
    with Server(homes[0], database, **more) as first, Server(homes[1], database, **more) as second:
        yield first, second
