"""A server in a process of its own, that a test can start, stop and kill."""

from __future__ import annotations

import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Self

import httpx
from server import forking

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60.0
#: Servers of tests speak no TLS: reading whom to trust would take most of the time of a request.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
#: All tests come from one address: servers of which the limits are not under test allow it more than anybody needs.
LIMITS = (
    "BAILEY_ANALYSES_PER_HOUR",
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def ask(url: str, timeout: float) -> httpx.Response:
    """Ask over a connection of its own, as somebody who knows nothing of earlier requests."""
    return httpx.get(url, timeout=timeout, verify=NO_TLS)


class Server:
    """`bailey serve`, on a port of its own."""

    def __init__(self, home: Path, database: str = "", *, plain: bool = True, **environment: str) -> None:
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
