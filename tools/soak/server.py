"""Starts a Bailey server with a fresh database, for a measurement."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

HOST = "127.0.0.1"
#: The same for each run, so that one database can be measured several times.
MASTER_SECRET = "a server that is only measured, 0123456789"  # noqa: S105
START_SECONDS, STOP_SECONDS = 60, 20

#: The settings of a server that refuses nothing: a load test exceeds every limit.
NO_LIMITS = {
    "BAILEY_REQUESTS_PER_SECOND": "1000000",
    "BAILEY_COMMANDS_PER_SECOND": "1000000",
    "BAILEY_ADDRESS_COMMANDS_PER_SECOND": "1000000",
    "BAILEY_PRESENTS_PER_SECOND": "1000000",
    "BAILEY_SOCKETS_PER_ADDRESS": "1000000",
    "BAILEY_TABLES_PER_HOUR": "1000000",
    "BAILEY_LOG": "WARNING",
}


@contextlib.contextmanager
def run_server(
    settings: dict[str, str], folder: str | None = None, *, plain: bool = False
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Run a server in a temporary data folder and yield its port and process; DATABASE_URL is not inherited."""
    with tempfile.TemporaryDirectory(dir=folder) as home:
        port = free_port()
        inherited = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        command = [sys.executable, "-m", "bailey", "serve", "--no-browser", "--port", str(port)]
        command += ["--plain"] if plain else []
        process = subprocess.Popen(
            command, env={"BAILEY_SECRET": MASTER_SECRET, **inherited, "BAILEY_HOME": home, **settings}
        )
        try:
            wait_until_ready(port, process)
            yield port, process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(STOP_SECONDS)


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_ready(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server accepts connections."""
    until = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start; its own output says why")
