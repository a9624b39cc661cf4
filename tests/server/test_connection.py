"""Sockets on the loop's own transport: frames, limits, and goodbyes."""

from __future__ import annotations

import socket
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from server.browser import Browser
    from server.conftest import Visit
    from server.process import Server

PATIENCE = 20.0


def raw(anna: Browser, table: str) -> socket.socket:
    """Open a socket of which the test sees every byte."""
    host, _, port = anna.url.rpartition("/")[2].partition(":")
    line = socket.create_connection((host, int(port)), PATIENCE)
    line.settimeout(PATIENCE)
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {anna.url}\r\n"
    head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    line.sendall((head + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
    until(line, b"\r\n\r\n")
    return line


def until(line: socket.socket, sign: bytes) -> bytes:
    """Read until something comes, or until the end."""
    got = b""
    while sign not in got:
        data = line.recv(1 << 16)
        if not data:
            break
        got += data
    assert sign in got, got[-200:]
    return got


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def ends_with(line: socket.socket, code: int) -> None:
    """See that the server says goodbye with a code, and ends the connection."""
    until(line, b"\x88\x02" + code.to_bytes(2, "big"))
    while line.recv(1 << 16):
        pass


def test_a_command_may_come_in_pieces(any_server: Server, visit: Visit) -> None:
    anna = visit(any_server)
    table = anna.new_table("me", "me")["table"]
    with anna.at(table) as seat:
        seat.present()
        seat.socket.send(['{"do":"pi', 'ng","id"', ':"pieces"}'])
        assert seat.until("done")["done"] == "pieces"
    with raw(anna, table) as line:
        whole = frame(Opcode.TEXT, b'{"do":"ping","id":"bytes"}')
        for at in range(len(whole)):
            line.sendall(whole[at : at + 1])
        until(line, b'"done":"bytes"')
        line.sendall(frame(Opcode.TEXT, b'{"do":"ping","id":"a"}') + frame(Opcode.TEXT, b'{"do":"ping","id":"b"}'))
        told = until(line, b'"done":"b"')
        assert told.index(b'"done":"a"') < told.index(b'"done":"b"')


def test_a_ping_between_the_pieces_is_answered(any_server: Server, visit: Visit) -> None:
    anna = visit(any_server)
    with raw(anna, anna.new_table("me", "me")["table"]) as line:
        line.sendall(frame(Opcode.TEXT, b'{"do":"ping",', fin=False) + frame(Opcode.PING, b"here?"))
        until(line, b"\x8a\x05here?")
        line.sendall(frame(Opcode.CONT, b'"id":"late"}'))
        until(line, b'"done":"late"')


def test_what_is_no_websocket_is_let_go_of(any_server: Server, visit: Visit) -> None:
    anna = visit(any_server)
    table = anna.new_table("me", "me")["table"]
    for wrong, code in (
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
        (frame(Opcode.CONT, b"of nothing"), 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
        (frame(Opcode.TEXT, b"x" * (1 << 17)), 1009),
        (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0", 1009),
    ):
        with raw(anna, table) as line:
            line.sendall(wrong)
            assert until(line, b"\x88").partition(b"\x88")[2][1:3] == code.to_bytes(2, "big")
    with raw(anna, table) as line:
        line.sendall(frame(Opcode.CLOSE, (1000).to_bytes(2, "big")))
        ends_with(line, 1000)


def test_commands_in_a_heap_are_all_obeyed_in_order(any_server: Server, visit: Visit) -> None:
    anna = visit(any_server)
    with anna.at(anna.new_table("me", "me")["table"]) as seat:
        seat.present()
        for i in range(300):
            seat.socket.send(f'{{"do":"ping","id":"{i}"}}')
        assert [seat.until("done")["done"] for _ in range(300)] == [str(i) for i in range(300)]


@pytest.mark.slow
def test_who_does_not_read_is_let_go_of_and_nobody_else(any_server: Server, visit: Visit) -> None:
    anna, ben = visit(any_server), visit(any_server)
    table = anna.new_table("me", "me")["table"]
    deaf = raw(ben, table)
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asking = frame(Opcode.TEXT, b'{"do":"present","id":"p","since":0}')
    with anna.at(table) as seat:
        seat.present()
        end = time.monotonic() + PATIENCE
        gone = False
        while not gone and time.monotonic() < end:
            try:
                deaf.sendall(asking * 50)
            except OSError:
                gone = True
        assert gone, "somebody who never reads is still told everything"
        assert seat.ask("ping")["type"] == "done"
    deaf.close()


def test_a_socket_is_refused_with_a_reason(any_server: Server, visit: Visit) -> None:
    anna = visit(any_server)
    upgrade: Any = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    upgrade |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    for path, headers, status, key in (
        ("/api/tables/nowhere/socket", upgrade, 404, "no-such-table"),
        ("/api/nothing", upgrade, 404, "no-such-page"),
        ("/api/tables/nowhere/socket", {**upgrade, "origin": "http://evil.example"}, 403, "foreign"),
    ):
        answer = anna.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_a_head_without_end_is_refused(any_server: Server) -> None:
    host, _, port = any_server.url.rpartition("/")[2].partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.settimeout(PATIENCE)
        line.sendall(b"GET / HTTP/1.1\r\n")
        try:
            for _ in range(64):
                line.sendall(b"X-More: " + b"x" * 65536)
                time.sleep(0.005)
            answer = line.recv(1 << 16)
        except ConnectionError:
            return
        assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431")), answer
