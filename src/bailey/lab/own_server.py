"""A server of one's own, with a fresh database: for whoever measures it."""

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
#: The same at each run, so that a database can be measured again.
MASTER_SECRET = "a server that is only measured, 0123456789"  # noqa: S105
SECONDS_TO_START, SECONDS_TO_END = 60, 20


@contextlib.contextmanager
def own_server(folder: str | None = None, **settings: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Run a server in a home of its own; tells its port and its process. Only the database that is named is its."""
    with tempfile.TemporaryDirectory(dir=folder) as home:
        port = free_port()
        inherited = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        command = [sys.executable, "-m", "bailey", "serve", "--no-browser", "--port", str(port)]
        process = subprocess.Popen(
            command, env={"BAILEY_SECRET": MASTER_SECRET, **inherited, "BAILEY_HOME": home, **settings}
        )
        try:
            wait_for(port, process)
            yield port, process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(SECONDS_TO_END)


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + SECONDS_TO_START
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start; what it wrote says why")
