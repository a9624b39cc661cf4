"""A PostgreSQL and a Redis of a test's own, that it can kill and start again."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Self

from server.conftest import answers, missing
from server.process import free_port

PATIENCE = 60.0
MAKE_POSTGRES = "initdb and postgres are not here: install PostgreSQL's server (postgresql on Debian)"
MAKE_REDIS = "redis-server is not here: install Redis (redis-server on Debian)"


class Service:
    """A program that listens on a port."""

    def __init__(self, home: Path) -> None:
        self.home, self.port = home, free_port()
        home.mkdir(parents=True, exist_ok=True)
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        """Start, and wait until it listens."""
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, **self.identity())
        end = time.monotonic() + PATIENCE
        while not answers(f"x://127.0.0.1:{self.port}", self.port):
            assert self.process.poll() is None, (self.home / "log").read_text()
            assert time.monotonic() < end, (self.home / "log").read_text()
            time.sleep(0.02)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it by a signal."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def identity(self) -> dict[str, Any]:
        """As whom it runs."""
        return {}


class Redis(Service):
    """A Redis that keeps nothing."""

    def command(self) -> list[str]:
        program = shutil.which("redis-server") or missing(MAKE_REDIS)
        return [str(program), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.home)]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


class Postgres(Service):
    """A PostgreSQL cluster; it runs as somebody else where a test is run by root, who may not."""

    def __init__(self, home: Path) -> None:
        super().__init__(home)
        self.data = home / "data"
        self.data.mkdir(mode=0o700)
        if self.identity():
            for folder in (home, self.data):
                shutil.chown(folder, self.identity()["user"])
        subprocess.run(
            [_postgres("initdb"), "-D", self.data, "-A", "trust", "-U", "postgres", "--no-sync"],
            check=True,
            capture_output=True,
            **self.identity(),
        )

    def command(self) -> list[str]:
        return [
            _postgres("postgres"),
            *("-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.home), "-N", "60"),
        ]

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it; by SIGKILL as a crash, by SIGINT at once and in good order."""
        if how is signal.SIGKILL:
            how = signal.SIGQUIT  # PostgreSQL's own crash: all its processes end at once, and it recovers at the start
        super().kill(how)

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        super().start()
        asyncio.run(self._answered())

    async def _answered(self) -> None:
        import asyncpg

        end = time.monotonic() + PATIENCE
        while True:
            try:
                await (await asyncpg.connect(self.url)).close()
            except (asyncpg.PostgresError, OSError):
                assert time.monotonic() < end, (self.home / "log").read_text()
                await asyncio.sleep(0.05)
            else:
                return

    def identity(self) -> dict[str, Any]:
        return {"user": pwd.getpwnam("postgres").pw_name, "cwd": "/"} if os.geteuid() == 0 else {}

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"


def _postgres(program: str) -> str:
    """Find a program of PostgreSQL's, which Debian keeps beside the path."""
    found = shutil.which(program)
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    if found is None and not beside:
        missing(MAKE_POSTGRES)
    return found or str(beside[-1])
