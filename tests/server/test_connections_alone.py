"""Connections without a table behind them: what time and the network do to them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from server.process import free_port
from websockets.frames import Frame, Opcode

from bailey.server.http import listener
from bailey.server.settings import Settings
from bailey.server.sockets import connection
from bailey.server.sockets.connection import WebSocketConnection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

uvloop = pytest.importorskip("uvloop")  # what serves on all systems but Windows
HOST = "127.0.0.1"
ASK = b"GET / HTTP/1.1\r\nHost: me\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
ASK += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
PING, PONG = b"\x89\x00", Frame(Opcode.PONG, b"").serialize(mask=True)
PATIENCE = 20.0
MEGABYTE = 1 << 20


@contextlib.asynccontextmanager
async def a_client(
    attend: Callable[[WebSocketConnection], Awaitable[None]],
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a socket that is attended to, and see it accepted."""
    state = SimpleNamespace(connections=set())
    listener = await asyncio.get_running_loop().create_server(lambda: WebSocketConnection(attend, state), HOST, 0)
    reader, writer = await asyncio.open_connection(*listener.sockets[0].getsockname())
    writer.write(ASK)
    await reader.readuntil(b"\r\n\r\n")
    yield reader, writer
    writer.close()
    listener.close()


async def listen(here: WebSocketConnection) -> None:
    """Receive until the end."""
    here.accept(None)
    while await here.receive() is not None:
        pass
    here.shutdown()


def run(work: Any) -> None:
    """Run a test on the loop that serves, and not for ever."""

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    uvloop.run(in_time())


async def test_who_has_gone_is_not_kept_for_the_next_ping() -> None:
    ended: asyncio.Future[WebSocketConnection] = asyncio.get_running_loop().create_future()

    async def attend(here: WebSocketConnection) -> None:
        await listen(here)
        ended.set_result(here)

    async with a_client(attend) as (_, writer):
        writer.close()
        timer = (await ended)._ping_timer
    assert timer is not None
    assert timer.cancelled()


async def test_who_does_not_answer_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PING_SECONDS", 0.05)
    ended = asyncio.Event()

    async def attend(here: WebSocketConnection) -> None:
        await listen(here)
        ended.set()

    async with a_client(attend) as (reader, _):
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == PING
        await ended.wait()


@pytest.mark.slow
async def test_who_answers_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PING_SECONDS", 0.5)
    async with a_client(listen) as (reader, writer):
        for _ in range(4):
            assert await reader.readexactly(2) == PING
            writer.write(PONG)


async def test_sending_to_a_client_that_has_just_gone_harms_nobody() -> None:
    ended = asyncio.Event()

    async def attend(here: WebSocketConnection) -> None:
        here.accept(None)
        here._transport.abort()
        here.send(b"late")
        assert here.open, "the transport has not reported it yet"
        assert await here.receive() is None
        here.shutdown()
        ended.set()

    async with a_client(attend) as (reader, _):
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
        await ended.wait()


async def test_large_messages_wait_at_the_client_and_all_are_received() -> None:
    messages, waiting, ended = 40, asyncio.Event(), asyncio.Event()
    here: asyncio.Future[WebSocketConnection] = asyncio.get_running_loop().create_future()
    received: list[int] = []

    async def attend(one: WebSocketConnection) -> None:
        one.accept(None)
        here.set_result(one)
        await waiting.wait()
        received.extend([len(await one.receive() or b"") for _ in range(messages)])
        one.shutdown()
        ended.set()

    async with asyncio.timeout(PATIENCE), a_client(attend) as (_, writer):
        large = Frame(Opcode.TEXT, b"x" * (connection.MOST_MESSAGE - 1)).serialize(mask=True)
        writer.write(large * messages)
        connected = await here
        await asyncio.sleep(0.5)
        read = sum(map(len, connected._received))
        waiting.set()
        await ended.wait()
    # What was read with the message that was one too many was there; nothing was read after it.
    assert read < connection.MOST_WAITING_BYTES + (1 << 19)
    assert set(received) == {connection.MOST_MESSAGE - 1}


class Answering:
    """Answers whatever is asked when all of it has come, with pieces of these sizes."""

    def __init__(self, *pieces: int) -> None:
        self.pieces = pieces

    async def __call__(self, _: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for size in self.pieces:
            await send({"type": "http.response.body", "body": bytes(size), "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    attend = staticmethod(listen)


@contextlib.asynccontextmanager
async def an_http_server(home: Path, app: Answering) -> AsyncIterator[listener.HttpServer]:
    """Listen, and close."""
    ready = asyncio.Event()
    here = listener.HttpServer(Settings(home=home, port=free_port()), app, ready.set)  # type: ignore[arg-type]
    serving = asyncio.ensure_future(here.serve())
    await ready.wait()
    try:
        yield here
    finally:
        await here.close(serving)


async def asked(home: Path, request: bytes, more: bytes = b"") -> bytes:
    """Ask at a door, then say more and more until it is shut."""
    async with an_http_server(home, Answering()) as here:
        reader, writer = await asyncio.open_connection(HOST, here.config.port)
        writer.write(request)
        got = b""
        with contextlib.suppress(ConnectionError):
            while more and not reader.at_eof() and not got:
                writer.write(more)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    got += await asyncio.wait_for(reader.read(1 << 16), 0.001)
            got += await reader.read()
        writer.close()
        return got


@pytest.mark.parametrize("request_", [b"GET / HTTP/1.1\r\nHo", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nslow"])
async def test_a_request_must_come_in_good_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request_: bytes
) -> None:
    monkeypatch.setattr(listener, "REQUEST_SECONDS", 0.2)
    await asked(tmp_path, request_)


async def test_a_request_has_an_end(tmp_path: Path) -> None:
    head = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    for more in (b"1;" + b"x" * 9999 + b"\r\na\r\n", b"1000\r\n" + b"a" * 4096 + b"\r\n"):
        await asked(tmp_path, head, more)
    await asked(tmp_path, head + b"0\r\n", b"x: " + b"y" * 9999 + b"\r\n")


@pytest.mark.parametrize("pieces", [(20 * MEGABYTE,), (MEGABYTE,) * 20], ids=["whole", "in-pieces"])
@pytest.mark.parametrize("more", [b"", b"Connection: close\r\n"], ids=["kept", "closed"])
async def test_an_answer_must_be_read_in_good_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: tuple[int, ...], more: bytes
) -> None:
    ended = asyncio.Event()

    class Watched(listener.HttpConnection):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            ended.set()

    monkeypatch.setattr(listener, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(listener, "HttpConnection", Watched)

    async with an_http_server(tmp_path, Answering(*pieces)) as here:
        with socket.create_connection((HOST, here.config.port)) as line:
            line.sendall(b"GET / HTTP/1.1\r\n" + more + b"\r\n")
            await ended.wait()


async def test_who_reads_every_answer_may_ask_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "ANSWER_SECONDS", 0.5)

    async with an_http_server(tmp_path, Answering(MEGABYTE)) as here:
        reader, writer = await asyncio.open_connection(HOST, here.config.port, limit=2 * MEGABYTE)
        for _ in range(3):
            writer.write(b"GET / HTTP/1.1\r\n\r\n")
            await reader.readuntil(b"\r\n0\r\n\r\n")
            await asyncio.sleep(0.7)
        writer.close()
