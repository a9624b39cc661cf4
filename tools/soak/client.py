"""A fast client for load tests: HTTP and WebSocket over bare sockets, so that the client is not what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

#: A length byte of 126 or 127 says that the length follows in two or eight bytes.
TWO_BYTES, EIGHT_BYTES = 126, 127
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Visitor:
    """A player with a cookie and one HTTP connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port, self.cookie = host, port, ""
        self._stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send an HTTP request and return the JSON of the response; an error status raises RuntimeError."""
        if self._stream is None:
            self._stream = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._stream
        data = msgspec.json.encode(body) if body is not None else b""
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Cookie: {self.cookie}"]
        head += ["Content-Type: application/json", f"Content-Length: {len(data)}", "", ""]
        writer.write("\r\n".join(head).encode() + data)
        status, headers = await self._read_head(reader)
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        if status >= 400:
            message = f"{method} {path}: {status} {answer[:200]!r}"
            raise RuntimeError(message)
        return msgspec.json.decode(answer)

    @staticmethod
    async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(_header(line) for line in lines if line)
        return int(first.split(" ")[1]), headers

    async def connect(self, path: str, on_message: Callable[[bytes], None]) -> WebSocketClient:
        """Open a WebSocket and return it when the server has accepted it."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: WebSocketClient(self, path, on_message), self.host, self.port)
        await socket.open
        return socket

    def close(self) -> None:
        """Close the HTTP connection."""
        if self._stream is not None:
            self._stream[1].close()


def _header(line: str) -> tuple[str, str]:
    name, _, value = line.partition(": ")
    return name.lower(), value


class WebSocketClient(asyncio.Protocol):
    """The client's end of a WebSocket; it expects frames that are neither masked nor fragmented."""

    def __init__(self, visitor: Visitor, path: str, on_message: Callable[[bytes], None]) -> None:
        self.visitor, self.path, self.on_message = visitor, path, on_message
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """Send the WebSocket handshake."""
        self._transport = transport
        address = f"{self.visitor.host}:{self.visitor.port}"
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {self.path} HTTP/1.1", f"Host: {address}", f"Origin: http://{address}"]
        head += ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        head += [f"Cookie: {self.visitor.cookie}", "", ""]
        transport.write("\r\n".join(head).encode())

    def connection_lost(self, _: Exception | None) -> None:
        """Fail the handshake if the server closed the connection before it."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        """Parse the handshake and frames, unless the caller no longer waits for the handshake."""
        if not self.open.cancelled():
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head[:100].decode("latin-1")))
                return
            self.open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            start, length = at + 2, buffer[at + 1]
            if length == TWO_BYTES:
                start, length = at + 4, int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif length == EIGHT_BYTES:
                start, length = at + 10, int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) < start + length:
                break
            opcode = buffer[at] & 15
            if opcode == TEXT:
                self.on_message(buffer[start : start + length])
            elif opcode == PING:
                self._send_frame(PONG, buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def send(self, data: bytes) -> None:
        """Send a text message."""
        self._send_frame(TEXT, data)

    def _send_frame(self, opcode: int, data: bytes) -> None:
        size = len(data)
        head = (
            bytes([0x80 | opcode, 0x80 | size])
            if size < TWO_BYTES
            else bytes([0x80 | opcode, 0x80 | TWO_BYTES, size >> 8, size & 255])
        )
        self._transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros is allowed and costs nothing

    def close(self) -> None:
        """Close the socket."""
        self._send_frame(CLOSE, b"")
        self._transport.close()
