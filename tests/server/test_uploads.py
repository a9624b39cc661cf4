"""Large bodies: bounded for an address and for the server, refused before they are read, and not kept."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
from argparse import Namespace
from http.client import HTTPResponse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from server.process import Server, wait_until
from server.test_limits import FAMILY, STRANGER, ask, usual

from bailey.server.access.bodies import MOST, MOST_OF_ONE, SMALL, Bodies
from bailey.server.errors import Refusal
from bailey.server.http.guard import MOST_BODY
from bailey.server.records.jobs import VerifyRecord
from bailey.server.records.workers import QueuedJob, RecordWorkers
from tools.soak import uploads

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with usual(tmp_path_factory.mktemp("uploads"), BAILEY_URL=f"http://bailey.test,http://{uploads.NAME}") as server:
        yield server


def test_an_address_and_all_of_them_hold_so_many_bytes_at_a_time() -> None:
    bodies = Bodies()
    with contextlib.ExitStack() as held:
        for i in range(MOST // MOST_OF_ONE):
            for _ in range(2):
                held.enter_context(bodies.hold(f"address-{i}", MOST_OF_ONE // 2))
            with pytest.raises(Refusal, match="busy"), bodies.hold(f"address-{i}", SMALL + 1):
                pass
        with pytest.raises(Refusal, match="busy"), bodies.hold("another", SMALL + 1):
            pass
        with bodies.hold("address-0", SMALL):
            pass
    with bodies.hold("address-0", MOST_OF_ONE), bodies.hold("another", MOST_OF_ONE):
        pass


def begun(server: Server, address: str, size: str) -> socket.socket:
    """Announce a body, and send the first part of it only."""
    line = socket.create_connection(("127.0.0.1", server.port), 20)
    head = f"POST /api/verify HTTP/1.1\r\nhost: bailey.test\r\nx-forwarded-for: {address}\r\n{size}\r\n\r\n"
    line.sendall(head.encode())
    return line


@pytest.mark.parametrize("size", [f"content-length: {MOST_BODY}", "transfer-encoding: chunked"])
def test_a_body_too_many_is_refused_before_it_is_sent_and_small_ones_are_not(proxied: Server, size: str) -> None:
    def refused() -> bool:
        with begun(proxied, STRANGER, size) as third:
            third.settimeout(0.5)
            with contextlib.closing(HTTPResponse(third)) as told, contextlib.suppress(TimeoutError):
                told.begin()
                assert (told.status, json.loads(told.read())["key"]) == (503, "busy")
                return True
            return False

    with begun(proxied, STRANGER, size), begun(proxied, STRANGER, size):
        wait_until(refused)
        assert ask(proxied, "PATCH", "/api/me", STRANGER, json={"name": "Eve"}).status_code == 200
        large = {"record": "x" * (MOST_BODY - 100)}
        assert ask(proxied, "POST", "/api/verify", FAMILY, json=large).json()["key"] != "busy"
        # The client is still sending when it is refused, and learns why.
        assert ask(proxied, "POST", "/api/verify", STRANGER, json=large).json()["key"] == "busy"
    wait_until(lambda: ask(proxied, "POST", "/api/verify", STRANGER, json=large).json()["key"] != "busy")


async def test_a_refused_job_is_kept_by_nothing() -> None:
    workers = RecordWorkers(0, 1.0)
    gc.collect()
    gc.disable()
    try:
        asked = asyncio.ensure_future(workers.do("somebody", VerifyRecord(record="")))
        await asyncio.sleep(0)
        await workers.close()
        with contextlib.suppress(Refusal):
            await asked
        assert asked.exception() is not None
        del asked
        assert [one for one in gc.get_objects() if type(one) is QueuedJob] == []
    finally:
        gc.enable()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only Linux tells of the memory of other processes so")
@pytest.mark.parametrize("route", ["POST /api/verify", "PATCH /api/me"])
def test_what_was_refused_is_not_kept(proxied: Server, route: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "SETTLE_SECONDS", 0.2)
    size, options = 1_500_000, Namespace(connections=40, addresses=4, seconds=3.0, rest=0.5)
    process: Any = proxied.process
    body = json.dumps(uploads.bodies(size)[route]).encode()
    got = asyncio.run(uploads.measure(proxied.port, process.pid, route, body, options))
    assert got.statuses.total() >= options.connections, got
    assert got.peak - got.start < 100, got
