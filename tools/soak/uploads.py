"""Measures how much memory a server takes while clients send it large bodies: `scripts/soak uploads`.

Connections of a few addresses send the same body again and again, to a route that takes one, as fast as they are
answered. The server has its usual limits, but for a proxy in front of it, so that clients can name their addresses.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bailey.core.records.log_text import write_log
from tools.soak.games import random_game
from tools.soak.server import HOST, run_server

#: The server is known by this name, as behind a proxy that says who asks.
NAME = "bailey.example"
#: So much of a body is sent at a time.
PART = 1 << 16
SAMPLE_SECONDS = 0.25
#: A server imports some modules after it has begun to answer.
SETTLE_SECONDS = 4.0


@dataclass
class Measured:
    """The memory of a server in MB, and the statuses of its responses."""

    start: float = 0.0
    peak: float = 0.0
    after: float = 0.0
    statuses: Counter[int] = field(default_factory=Counter)


def long_record(size: int) -> str:
    """Return a record of so many bytes, which takes long to refuse: its rows are right up to the end of a game."""
    text = write_log(random_game("catan-cards", 1))
    return (text + "\n" + text.partition("\n")[2] * (size // len(text)))[:size]


def bodies(size: int) -> dict[str, Any]:
    """Return for each sort of route that takes a body one of this size: those that take records, and two others."""
    record, me = long_record(size), {"who": "me"}
    return {
        "POST /api/verify": {"record": record},
        "POST /api/replay": {"record": record},
        "POST /api/analyses": {"record": record},
        "POST /api/tables": {"game": "catan-cards", "seats": [me, me], "begin": {"n": 1, "record": record}},
        "POST /api/games/castle-combo/score": {"players": 2, "answers": {"x" * size: 1}},
        "PATCH /api/me": {"name": "x" * size},
    }


async def send_again_and_again(port: int, route: str, body: bytes, address: str, until: float, got: Measured) -> None:
    """Send a body over one connection after the other, and count the responses."""
    head = (
        f"{route} HTTP/1.1\r\nhost: {NAME}\r\nx-forwarded-for: {address}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(HOST, port)
            try:
                writer.write(head.encode())
                for at in range(0, len(body), PART):
                    writer.write(body[at : at + PART])
                    await writer.drain()
            except OSError:
                got.statuses[0] += 1
            finally:
                with contextlib.suppress(OSError, TimeoutError):
                    status = await asyncio.wait_for(reader.readline(), 120)
                    got.statuses[int(status.split()[1]) if status else 0] += 1
                writer.close()


async def watch(pid: int, until: float, got: Measured) -> None:
    """Note the largest amount of memory."""
    while time.monotonic() < until:
        got.peak = max(got.peak, memory(pid))
        await asyncio.sleep(SAMPLE_SECONDS)


def memory(pid: int) -> float:
    """Return the memory of a process in MB; Linux tells it."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(port: int, pid: int, route: str, body: bytes, options: argparse.Namespace) -> Measured:
    """Send bodies for some seconds, and measure the memory before, meanwhile and afterwards."""
    got = Measured()
    await asyncio.sleep(SETTLE_SECONDS)
    got.start, until = memory(pid), time.monotonic() + options.seconds
    addresses = [f"198.51.{i}.7" for i in range(options.addresses)]
    senders = [
        send_again_and_again(port, route, body, addresses[i % len(addresses)], until, got)
        for i in range(options.connections)
    ]
    await asyncio.gather(watch(pid, until, got), *senders)
    await asyncio.sleep(options.rest)
    got.after = memory(pid)
    return got


def main() -> None:
    """Measure each route with a server of its own, and print a table."""
    parser = argparse.ArgumentParser("scripts/soak uploads", description=__doc__)
    parser.add_argument("--connections", type=int, default=200)
    parser.add_argument("--addresses", type=int, default=4, help="networks from which they come")
    parser.add_argument("--size", type=int, default=1_500_000, help="bytes of a body")
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument(
        "--rest", type=float, default=10.0, help="seconds from the last response to the last measurement"
    )
    parser.add_argument("--route", action="append", help="only this one, as POST /api/verify; may be given again")
    options = parser.parse_args()
    print("| route | at the start | peak | after the rest | responses |\n|---|---:|---:|---:|---|")
    for route, body in bodies(options.size).items():
        if options.route and route not in options.route:
            continue
        with run_server({"BAILEY_URL": f"http://{NAME}", "BAILEY_LOG": "ERROR"}) as (port, process):
            found = asyncio.run(measure(port, process.pid, route, json.dumps(body).encode(), options))
        told = ", ".join(f"{count} of {status or 'none'}" for status, count in sorted(found.statuses.items()))
        print(f"| `{route}` | {found.start:.0f} MB | {found.peak:.0f} MB | {found.after:.0f} MB | {told} |", flush=True)


if __name__ == "__main__":
    main()
