"""The door: one port for HTTP and sockets, on the event loop's own transports (decision 0013)."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bailey.server.guard import MOST_BODY
from bailey.server.line import Line

if TYPE_CHECKING:
    from bailey.server.guard import Guard
    from bailey.server.settings import Settings

#: A request with a larger head than this, or a slower one, is none of a browser's.
MOST_HEAD, REQUEST_SECONDS = 1 << 16, 30.0
#: Who asks for something has so long to read the answer: enough for the largest over a very bad line.
ANSWER_SECONDS = 120.0
#: Sockets stay open for whole games: as many as there may be, and some for everything else.
SPARE = 500
#: A browser that asked for something may ask again over the same connection for so long.
IDLE_SECONDS = 75
#: Requests that are under way when the server ends have so long.
GRACE_SECONDS = 5


class Door(Server):
    """Listens, and hands what comes in to the guard."""

    def __init__(self, settings: Settings, guard: Guard, ready: Callable[[], None]) -> None:
        self.ready = ready
        config = Config(
            guard,
            host=settings.host,
            port=settings.port,
            http=Visit,
            ws=partial(Line, guard.attend),  # type: ignore[arg-type]  # whatever makes a protocol will do
            lifespan="off",
            interface="asgi3",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # the guard reads them
            server_header=False,
            backlog=2048,
            limit_concurrency=settings.most_sockets + SPARE,
            timeout_keep_alive=IDLE_SECONDS,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to whoever serves."""
        yield

    async def close(self, serving: asyncio.Future[None]) -> None:
        """Let nobody else in, and wait until all have gone."""
        self.should_exit = True
        with contextlib.suppress(asyncio.TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(serving, 2 * GRACE_SECONDS)


class Visit(HttpToolsProtocol):
    """A connection, until it asks for a socket; its requests come in good time and in few bytes, and are read so."""

    size, most = 0, MOST_HEAD
    patience: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Begin."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._have_all()
        self._expect_no_reading()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless this request has no end."""
        if self.size > self.most:
            self.send_400_response("This request is too large.")
            return
        if self.patience is not None:
            self.size += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        """A head has been read."""
        self.most += MOST_BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request has been read; now its answer must be."""
        self._have_all()
        self._expect_no_reading()
        self.reading = self.loop.call_later(ANSWER_SECONDS, self._see_it_read)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over, unless an answer is still under way that would stand in the middle of what the socket says."""
        self._have_all()
        self._expect_no_reading()
        before: Any = self.cycle
        if before and not before.response_complete:
            self.send_400_response("A socket is asked for after all else is answered.")
        else:
            super().handle_websocket_upgrade()

    def _expect(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _have_all(self) -> None:
        self.size, self.most = 0, MOST_HEAD
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _expect_no_reading(self) -> None:
        if self.reading is not None:
            self.reading.cancel()

    def _see_it_read(self) -> None:
        """Let go of a client that does not read; to close in good order would wait for it for ever."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
