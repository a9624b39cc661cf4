"""WebSocket connections on the event loop's own transport (decision 0013)."""
# Any: uvicorn's own state.

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http import HTTPStatus
from struct import Struct
from typing import TYPE_CHECKING, Any, cast

from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN
from websockets.server import ServerProtocol

from bailey.server.access.limits import TokenBucket
from bailey.server.sockets.close_codes import NO_TEXT, POLICY, RESTART

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from websockets.frames import Frame

#: A larger message closes the connection; `Session` refuses messages that are larger than a command before that.
MOST_MESSAGE = 1 << 16
#: While so many messages wait to be carried out, or so many bytes of them, nothing more is read.
MOST_WAITING, MOST_WAITING_BYTES = 32, 1 << 14
#: More frames than this close the connection: pings and fragments cost time too, and no limit of commands counts them.
FRAMES_PER_SECOND, MOST_FRAMES = 1000.0, 2000.0
#: So many bytes are parsed before their frames are counted.
CHUNK = 1 << 12
#: A client that leaves more bytes than this unread is disconnected.
MOST_UNSENT = 1 << 20
#: A client that sends nothing for so long is pinged, and disconnected if it sends nothing for as long again.
PING_SECONDS = 25.0
#: A client has so long to answer a close frame.
CLOSE_SECONDS = 5.0
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
#: The first byte of an unfragmented text frame; and the lengths that announce a length of two bytes, or eight.
TEXT, SHORT, LONG = 0x81, 126, 127
MIDDLE_HEAD, LONG_HEAD = Struct(">BBH"), Struct(">BBQ")
LOGGER = logging.getLogger("bailey.server.sockets.connection")


def frame_header(size: int) -> bytes:
    """Return the header of a text frame of so many bytes, neither masked nor fragmented."""
    if size < SHORT:
        return bytes((TEXT, size))
    return MIDDLE_HEAD.pack(TEXT, SHORT, size) if size < 1 << 16 else LONG_HEAD.pack(TEXT, LONG, size)


class WebSocketConnection(asyncio.Protocol):
    """One WebSocket, from the request for it to its end; `serve` is called with it when it is requested."""

    request: Request
    #: The generation of the cookie that came with the request.
    cookie_generation = 0

    def __init__(
        self,
        serve: Callable[[WebSocketConnection], Awaitable[None]],
        server_state: Any,
        **_: object,  # what else uvicorn passes to every protocol
    ) -> None:
        self._serve, self._open_connections = serve, server_state.connections
        self._protocol = ServerProtocol(max_size=MOST_MESSAGE, logger=LOGGER)
        self._loop = asyncio.get_running_loop()
        self._received: deque[bytes] = deque()
        self._message = bytearray()  # as much of it as has come
        self._is_text = False
        self._frames = TokenBucket(FRAMES_PER_SECOND, MOST_FRAMES)
        self._waiting: asyncio.Future[None] | None = None
        self._task: asyncio.Future[None] | None = None
        self._ping_timer: asyncio.TimerHandle | None = None
        self._paused = self._closing = self._pinged = False

    # Called by the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the transport."""
        self._transport = cast("asyncio.Transport", transport)
        self.client: tuple[str, int] = transport.get_extra_info("peername")
        self._open_connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        """Wake whoever waits for a message: the client has gone."""
        self._open_connections.discard(self)
        self._protocol.receive_eof()
        self._protocol.parser.close()  # it refers to the protocol, and Python looks for circular garbage seldom
        if self._ping_timer is not None:
            self._ping_timer.cancel()
        self._wake()

    def data_received(self, data: bytes) -> None:
        """Parse messages, and count their frames."""
        self._pinged = False
        for at in range(0, len(data), CHUNK):
            self._protocol.receive_data(data[at : at + CHUNK])
            events = self._protocol.events_received()
            if not self._frames.take(len(events)):
                self._fail(POLICY)
                break
            for event in events:
                if isinstance(event, Request):
                    self._start(event)
                else:
                    self._add_frame(cast("Frame", event))
        self._flush()
        self._close_if_unread()
        if not self.open:
            self._wake()

    def _start(self, request: Request) -> None:
        """Start to serve; nothing more is read before the request is answered."""
        self.request = request
        self._pause()
        self._task = asyncio.ensure_future(self._serve(self))

    def _add_frame(self, frame: Frame) -> None:
        if frame.opcode not in MESSAGES or self._closing:
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._message += frame.data
        if frame.fin:
            message = bytes(self._message)
            self._message.clear()
            if self._is_text and not _is_utf8(message):
                self._fail(NO_TEXT)
                return
            self._received.append(message)
            self._wake()
            if len(self._received) >= MOST_WAITING or sum(map(len, self._received)) > MOST_WAITING_BYTES:
                self._pause()

    def _fail(self, code: int) -> None:
        """Close the connection with an error; messages that still wait are dropped."""
        self._closing = True
        self._protocol.fail(code)

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _resume(self) -> None:
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _flush(self) -> None:
        unsent = self._protocol.data_to_send()
        if self._transport.is_closing():  # the client has gone, and `connection_lost` has not been called yet
            return
        for data in unsent:
            if data:
                self._transport.write(data)
            else:
                self._end()

    def _end(self) -> None:
        """Close our side and wait for the client's: to close at once with unread data would discard our close frame."""
        self._transport.write_eof()
        self._resume()
        self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def _start_ping_timer(self) -> None:
        self._ping_timer = self._loop.call_later(PING_SECONDS, self._ping)

    def _ping(self) -> None:
        """Ping a client that sends nothing, then disconnect it: a phone without a network closes no connection."""
        if not self.open:
            return
        if self._pinged and not self._paused:
            self._transport.abort()
            return
        self._pinged = True
        self._protocol.send_ping(b"")
        self._flush()
        self._start_ping_timer()

    def _close_if_unread(self) -> None:
        """Disconnect a client that does not read."""
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self.close(POLICY)

    # Called by whoever serves

    def accept(self, cookie: str | None) -> bool:
        """Answer the request by opening the WebSocket; false: the request is invalid, or the client has gone."""
        if self._protocol.state is not CONNECTING:
            return False
        response = self._protocol.accept(self.request)
        if cookie is not None and response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers["Set-Cookie"] = cookie
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers["Sec-WebSocket-Version"] = "13"
        self._protocol.send_response(response)
        self._flush()
        self._resume()
        if self.open:
            self._start_ping_timer()
        return self.open

    def reject(self, status: int, body: str) -> None:
        """Answer the request with a status and JSON; close the WebSocket if it is open already."""
        if self._protocol.state is not CONNECTING:
            self.close(POLICY)
            return
        response = self._protocol.reject(HTTPStatus(status), body)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        self._protocol.send_response(response)
        self._flush()

    @property
    def open(self) -> bool:
        """Whether messages can be sent and received."""
        return self._protocol.state is OPEN

    @property
    def vanished(self) -> bool:
        """Whether the client has gone without a close frame."""
        return self._protocol.close_rcvd is None

    async def receive(self) -> bytes | None:
        """Return the next message; none: the connection is closed."""
        while not self._received or self._closing:
            if not self.open:
                return None
            self._waiting = self._loop.create_future()
            await self._waiting
        data = self._received.popleft()
        if not self._received:
            self._resume()
        return data

    def send(self, data: bytes) -> None:
        """Send a message, without waiting."""
        self._close_if_unread()
        if self.open:
            self._transport.write(frame_header(len(data)) + data)

    def close(self, code: int) -> None:
        """Send a close frame; what the client still sends is dropped."""
        if self._closing or not self.open:
            return
        self._closing = True
        self._protocol.send_close(code)
        self._flush()
        self._wake()
        self._resume()
        self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def shutdown(self) -> None:
        """Close the connection because the server ends."""
        self.close(RESTART)
        if not self._protocol.close_expected():
            self._transport.close()


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
