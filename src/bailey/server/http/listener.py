"""One port for HTTP and WebSockets, on the event loop's own transports (decision 0013)."""
# Any: private parts of uvicorn.

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bailey.server.http.guard import MOST_BODY
from bailey.server.sockets.connection import WebSocketConnection

if TYPE_CHECKING:
    from bailey.server.http.guard import Guard
    from bailey.server.settings import Settings

#: A request with larger headers, or one that takes longer to arrive, is refused.
MOST_HEAD, REQUEST_SECONDS = 1 << 16, 30.0
#: A client that has not read a response after so long is disconnected: enough for the largest over a very bad line.
ANSWER_SECONDS = 120.0
#: WebSockets stay open for whole games: so many connections are allowed beside them.
SPARE = 500
#: An idle keep-alive connection is closed after so long.
IDLE_SECONDS = 75
#: Requests that run when the server ends have so long to finish.
GRACE_SECONDS = 5


class HttpServer(Server):
    """Listens, and hands requests and WebSockets to the guard."""

    def __init__(self, settings: Settings, guard: Guard, ready: Callable[[], None]) -> None:
        self.ready = ready
        config = Config(
            guard,
            host=settings.host,
            port=settings.port,
            http=HttpConnection,
            ws=partial(WebSocketConnection, guard.attend),  # type: ignore[arg-type]  # whatever makes a protocol will do
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
        """Listen, and call `ready`."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to `serve`."""
        yield

    async def close(self, serving: asyncio.Future[None]) -> None:
        """Stop listening, and wait until all connections are closed."""
        self.should_exit = True
        with contextlib.suppress(asyncio.TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(serving, 2 * GRACE_SECONDS)


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection with limits on the size of requests, and on the time of requests and responses."""

    size, most = 0, MOST_HEAD
    request_timer: asyncio.TimerHandle | None = None
    response_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Start the timer of the first request."""
        super().connection_made(transport)
        self._start_request_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers."""
        self._request_complete()
        self._stop_response_timer()
        super().connection_lost(exc)
        # Request and connection hold each other: both, and what was sent, would be kept until the next collection.
        self.cycle = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Parse data, unless the request is too large."""
        if self.size > self.most:
            self.send_400_response("This request is too large.")
            return
        if self.request_timer is not None:
            self.size += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the timer of a request."""
        super().on_message_begin()
        self._start_request_timer()

    def on_headers_complete(self) -> None:
        """Allow for the body."""
        self.most += MOST_BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer of the request, and start that of its response."""
        self._request_complete()
        self._stop_response_timer()
        self.response_timer = self.loop.call_later(ANSWER_SECONDS, self._check_response_read)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Drop the part of a body that nobody has read."""
        super().on_response_complete()
        request: Any = self.cycle
        if request and request.response_complete:
            request.body = bytearray()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket, unless a response is still being sent."""
        self._request_complete()
        self._stop_response_timer()
        before: Any = self.cycle
        if before and not before.response_complete:
            self.send_400_response("Ask for a WebSocket when all other requests are answered.")
        else:
            super().handle_websocket_upgrade()

    def _start_request_timer(self) -> None:
        if self.request_timer is None:
            self.request_timer = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _request_complete(self) -> None:
        self.size, self.most = 0, MOST_HEAD
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None

    def _stop_response_timer(self) -> None:
        if self.response_timer is not None:
            self.response_timer.cancel()

    def _check_response_read(self) -> None:
        """Disconnect a client that has not read its response; an orderly close would wait for it for ever."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
