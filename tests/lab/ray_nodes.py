"""Nodes of a real Ray on this machine, each of which a test can kill."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

PATIENCE = 240.0
TRIES = 3


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Node:
    """One node with so many cores: `ray start` with all that it starts, in a session of its own."""

    def __init__(self, *words: str, cores: int = 1) -> None:
        # Ray's sockets have paths that must be short, so its files are not in the folder of a test.
        self.home = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp" if os.name == "posix" else None))  # noqa: S108
        program = [sys.executable, "-c", "from ray.scripts.scripts import main; main()", "start", "--block", *words]
        program += ["--num-cpus", str(cores), "--num-gpus", "0", "--object-store-memory", str(100 << 20)]
        program += ["--disable-usage-stats", "--node-ip-address", "127.0.0.1"]
        program += ["--temp-dir", str(self.home)] if "--head" in words else []
        with (self.home / "said").open("wb") as said:
            self.process = subprocess.Popen(program, stdout=said, stderr=said, start_new_session=True)

    def said(self) -> str:
        return (self.home / "said").read_text(errors="replace")

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while "--block" not in self.said().rpartition("Ray runtime started.")[2]:
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.1)

    def kill(self) -> None:
        """End it at once, with all that it started."""
        for pid in [self.process.pid, *descendants(self.process.pid)]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait(PATIENCE)
        shutil.rmtree(self.home, ignore_errors=True)


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that they started."""
    import psutil

    try:
        return [child.pid for child in psutil.Process(pid).children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


class Ray:
    """A head and another node, with one core each."""

    def __init__(self, nodes: int = 2) -> None:
        self.count = nodes
        self.nodes: list[Node] = []

    def __enter__(self) -> Self:
        for tries in range(TRIES):
            try:
                self._begin()
                break
            except AssertionError:  # Ray gives up where a busy machine starts a node too slowly
                self.__exit__()
                if tries == TRIES - 1:
                    raise
        return self

    def _begin(self) -> None:
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        self.nodes = [Node("--head", "--port", str(port), "--include-dashboard", "false")]
        self.nodes[0].wait_until_ready()
        for _ in range(self.count - 1):
            self.add()

    def add(self) -> Node:
        node = Node("--address", self.address)
        self.nodes.append(node)
        node.wait_until_ready()
        return node

    def __exit__(self, *_: object) -> None:
        for node in reversed(self.nodes):
            if node.process.poll() is None:
                node.kill()
