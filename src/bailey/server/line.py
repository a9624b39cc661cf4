"""A WebSocket on the event loop's own transport: nothing stands between it and its table (decision 0013)."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from websockets.frames import Frame

#: A larger message ends the line; sockets refuse what is larger than a command long before that.
MOST_MESSAGE = 1 << 16
#: So many messages wait to be obeyed before we read no further.
MOST_UNHEARD = 32
#: Who does not read what is told is let go of.
MOST_UNSENT = 1 << 20
#: A client that was told goodbye has so long to say it too.
GOODBYE_SECONDS = 5.0
POLICY, RESTART = 1008, 1012
LOGGER = logging.getLogger("bailey.server.line")


class Line(asyncio.Protocol):
    """One WebSocket, from the request for it to the end; `attend` serves it."""

    request: Request

    def __init__(
        self,
        attend: Callable[[Line], Awaitable[None]],
        server_state: Any,
        **_: Any,  # what else uvicorn tells every protocol
    ) -> None:
        self._attend, self._lines = attend, server_state.connections
        self._wire = ServerProtocol(max_size=MOST_MESSAGE, logger=LOGGER)
        self._loop = asyncio.get_running_loop()
        self._heard: deque[bytes] = deque()
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._awaited: asyncio.Future[None] | None = None
        self._task: asyncio.Future[None] | None = None
        self._paused = self._closing = False

    # What the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast("asyncio.Transport", transport)
        self.client: tuple[str, int] = transport.get_extra_info("peername")
        self._lines.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        """The client has gone."""
        self._lines.discard(self)
        self._wire.receive_eof()
        self._wire.parser.close()  # it holds on to the wire, and garbage in circles is looked for seldom
        self._wake()

    def data_received(self, data: bytes) -> None:
        """Take messages in."""
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Request):
                self.request = event
                self._task = asyncio.ensure_future(self._attend(self))
            else:
                self._take_in(cast("Frame", event))
        self._flush()

    def _take_in(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if not frame.fin or self._parts:
                self._parts.append(bytes(frame.data))
            if frame.fin:
                self._heard.append(b"".join(self._parts) if self._parts else bytes(frame.data))
                self._parts = []
                self._wake()
            if len(self._heard) >= MOST_UNHEARD and not self._paused:
                self._paused = True
                self._transport.pause_reading()
        elif frame.opcode is Opcode.CLOSE:
            self._wake()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    def _flush(self) -> None:
        for data in self._wire.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._end()

    def _end(self) -> None:
        """Say no more, and wait for the client to end it; what it still sends would otherwise undo our goodbye."""
        if not self._transport.is_closing():
            self._transport.write_eof()
            self._loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    # What whoever attends does

    def accept(self, cookie: str | None) -> bool:
        """Open the WebSocket; false: what was asked for is none."""
        response = self._wire.accept(self.request)
        if cookie is not None and response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers["Set-Cookie"] = cookie
        if self._transport.is_closing():
            return False
        self._wire.send_response(response)
        self._flush()
        return self.open

    def reject(self, status: int, body: str) -> None:
        """Answer with JSON instead; who is in already is sent away."""
        if self.open:
            self.close(POLICY)
            return
        response = self._wire.reject(HTTPStatus(status), body)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        if not self._transport.is_closing():
            self._wire.send_response(response)
            self._flush()

    @property
    def open(self) -> bool:
        """Whether something can be said and heard."""
        return self._wire.state is OPEN

    async def hear(self) -> bytes | None:
        """Wait for the next message; none: the line is closed."""
        while not self._heard or self._closing:
            if not self.open:
                return None
            self._awaited = self._loop.create_future()
            await self._awaited
        data = self._heard.popleft()
        if self._paused and not self._heard:
            self._paused = False
            self._transport.resume_reading()
        return data

    def tell(self, data: bytes) -> None:
        """Send a message; it never waits."""
        if not self.open:
            return
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self.close(POLICY)
            return
        self._wire.send_text(data)
        self._flush()

    def close(self, code: int) -> None:
        """Say goodbye; what is still said is not heard."""
        if self._closing or not self.open:
            return
        self._closing = True
        self._wire.send_close(code)
        self._flush()
        self._wake()
        if self._paused:
            self._transport.resume_reading()
        self._loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    def shutdown(self) -> None:
        """The server ends."""
        self.close(RESTART)
        if not self.open and not self._closing:
            self._transport.close()
