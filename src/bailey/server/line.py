"""A WebSocket on the event loop's own transport: nothing stands between it and its table (decision 0013)."""

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

from bailey.server.limits import Bucket

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from websockets.frames import Frame

#: A larger message ends the line; sockets refuse what is larger than a command long before that.
MOST_MESSAGE = 1 << 16
#: So many messages wait to be obeyed before we read no further.
MOST_UNHEARD = 32
#: More frames than this no game needs: pings and pieces are work too, and no limit of commands counts them.
FRAMES_PER_SECOND, MOST_FRAMES = 1000.0, 2000.0
#: So many bytes are taken in before their frames are counted.
AT_ONCE = 1 << 12
#: Who does not read what is told is let go of.
MOST_UNSENT = 1 << 20
#: Who says nothing for so long is asked whether they are still there, and has gone if they do not answer as long again.
SILENT_SECONDS = 25.0
#: A client that was told goodbye has so long to say it too.
GOODBYE_SECONDS = 5.0
NO_TEXT, POLICY, RESTART = 1007, 1008, 1012
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
#: A whole text; and how the head says that its size takes two bytes, or eight.
TEXT, SHORT, LONG = 0x81, 126, 127
MIDDLE_HEAD, LONG_HEAD = Struct(">BBH"), Struct(">BBQ")
LOGGER = logging.getLogger("bailey.server.line")


def head_of(size: int) -> bytes:
    """Write what stands before a text of so many bytes: we neither mask nor divide it, so there is no more to say."""
    if size < SHORT:
        return bytes((TEXT, size))
    return MIDDLE_HEAD.pack(TEXT, SHORT, size) if size < 1 << 16 else LONG_HEAD.pack(TEXT, LONG, size)


class Line(asyncio.Protocol):
    """One WebSocket, from the request for it to the end; `attend` serves it."""

    request: Request
    #: Of the cookie that came with it.
    generation = 0

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
        self._message = bytearray()  # as much of it as has come
        self._is_text = False
        self._frames = Bucket(FRAMES_PER_SECOND, MOST_FRAMES)
        self._awaited: asyncio.Future[None] | None = None
        self._task: asyncio.Future[None] | None = None
        self._asking: asyncio.TimerHandle | None = None
        self._paused = self._closing = self._silent = False

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
        if self._asking is not None:
            self._asking.cancel()
        self._wake()

    def data_received(self, data: bytes) -> None:
        """Take messages in."""
        self._silent = False
        for at in range(0, len(data), AT_ONCE):
            self._wire.receive_data(data[at : at + AT_ONCE])
            events = self._wire.events_received()
            if not self._frames.take(len(events)):
                self._fail(POLICY)
                break
            for event in events:
                if isinstance(event, Request):
                    self._answer(event)
                else:
                    self._take_in(cast("Frame", event))
        self._flush()
        self._mind_the_deaf()
        if not self.open:
            self._wake()

    def _answer(self, request: Request) -> None:
        """Let whoever attends answer; before that, nothing is read that could be answered first."""
        self.request = request
        self._pause()
        self._task = asyncio.ensure_future(self._attend(self))

    def _take_in(self, frame: Frame) -> None:
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
            self._heard.append(message)
            self._wake()
            if len(self._heard) >= MOST_UNHEARD:
                self._pause()

    def _fail(self, code: int) -> None:
        """Have no more of this client; what it sent before is not heard any more either."""
        self._closing = True
        self._wire.fail(code)

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _read_on(self) -> None:
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    def _flush(self) -> None:
        unsent = self._wire.data_to_send()
        if self._transport.is_closing():  # the client has gone, and nobody has told us yet
            return
        for data in unsent:
            if data:
                self._transport.write(data)
            else:
                self._end()

    def _end(self) -> None:
        """Say no more, and wait for the client to end it; what it still sends would otherwise undo our goodbye."""
        self._transport.write_eof()
        self._read_on()
        self._loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    def _listen(self) -> None:
        self._asking = self._loop.call_later(SILENT_SECONDS, self._mind_the_silent)

    def _mind_the_silent(self) -> None:
        """Ask whether the client is still there: a phone without a network says no goodbye, and its seat would wait."""
        if not self.open:
            return
        if self._silent and not self._paused:
            self._transport.abort()
            return
        self._silent = True
        self._wire.send_ping(b"")
        self._flush()
        self._listen()

    def _mind_the_deaf(self) -> None:
        """Let go of a client that does not read."""
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self.close(POLICY)

    # What whoever attends does

    def accept(self, cookie: str | None) -> bool:
        """Open the WebSocket; false: what was asked for is none, or nobody asks any more."""
        if self._wire.state is not CONNECTING:
            return False
        response = self._wire.accept(self.request)
        if cookie is not None and response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers["Set-Cookie"] = cookie
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers["Sec-WebSocket-Version"] = "13"
        self._wire.send_response(response)
        self._flush()
        self._read_on()
        if self.open:
            self._listen()
        return self.open

    def reject(self, status: int, body: str) -> None:
        """Answer with JSON instead; who is in already is sent away."""
        if self._wire.state is not CONNECTING:
            self.close(POLICY)
            return
        response = self._wire.reject(HTTPStatus(status), body)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        self._wire.send_response(response)
        self._flush()

    @property
    def open(self) -> bool:
        """Whether something can be said and heard."""
        return self._wire.state is OPEN

    @property
    def vanished(self) -> bool:
        """Whether the client has gone without a goodbye."""
        return self._wire.close_rcvd is None

    async def hear(self) -> bytes | None:
        """Wait for the next message; none: the line is closed."""
        while not self._heard or self._closing:
            if not self.open:
                return None
            self._awaited = self._loop.create_future()
            await self._awaited
        data = self._heard.popleft()
        if not self._heard:
            self._read_on()
        return data

    def tell(self, data: bytes) -> None:
        """Send a message; it never waits."""
        self._mind_the_deaf()
        if self.open:
            self._transport.write(head_of(len(data)) + data)

    def close(self, code: int) -> None:
        """Say goodbye; what is still said is not heard."""
        if self._closing or not self.open:
            return
        self._closing = True
        self._wire.send_close(code)
        self._flush()
        self._wake()
        self._read_on()
        self._loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    def shutdown(self) -> None:
        """The server ends."""
        self.close(RESTART)
        if not self._wire.close_expected():
            self._transport.close()


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
