"""Sockets on the loop's own transport: frames, limits, goodbyes; whoever speaks badly harms nobody but themselves."""

from __future__ import annotations

import contextlib
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from server.browser import seated
from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.browser import Browser
    from server.conftest import Visit
    from server.process import Server

PATIENCE = 20.0


def a_line(anna: Browser) -> socket.socket:
    """Connect to a server, to say whatever a test likes."""
    host, _, port = anna.url.rpartition("/")[2].partition(":")
    line = socket.create_connection((host, int(port)), PATIENCE)
    line.settimeout(PATIENCE)
    return line


def raw(anna: Browser, table: str) -> socket.socket:
    """Open a socket of which the test sees every byte."""
    line = a_line(anna)
    line.sendall(head(anna, f"/api/tables/{table}/socket"))
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


def test_a_command_may_come_in_pieces(anna: Browser) -> None:
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


def test_a_ping_between_the_pieces_is_answered(anna: Browser) -> None:
    with raw(anna, anna.new_table("me", "me")["table"]) as line:
        line.sendall(frame(Opcode.TEXT, b'{"do":"ping",', fin=False) + frame(Opcode.PING, b"here?"))
        until(line, b"\x8a\x05here?")
        line.sendall(frame(Opcode.CONT, b'"id":"late"}'))
        until(line, b'"done":"late"')


def test_what_is_no_websocket_is_let_go_of(anna: Browser) -> None:
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


def test_commands_in_a_heap_are_all_obeyed_in_order(anna: Browser) -> None:
    with anna.at(anna.new_table("me", "me")["table"]) as seat:
        seat.present()
        for i in range(300):
            seat.socket.send(f'{{"do":"ping","id":"{i}"}}')
        assert [seat.until("done")["done"] for _ in range(300)] == [str(i) for i in range(300)]


@pytest.mark.slow
def test_who_does_not_read_is_let_go_of_and_nobody_else(anna: Browser, ben: Browser) -> None:
    asking = frame(Opcode.TEXT, b'{"do":"present","id":"p","since":0}')
    with seated(anna, bots=("me",)) as (seat,), raw(ben, seat.id) as deaf:
        deaf.settimeout(0.2)
        end, rest = time.monotonic() + 5 * PATIENCE, b""
        while not seat.table.get("spectators"):
            seat.hear()
        for _ in range(30):  # there is much to tell
            seat.choose()
        while seat.table.get("spectators"):
            assert time.monotonic() < end, "somebody who never reads is still told everything"
            with contextlib.suppress(OSError):
                rest = rest or asking * 20  # no flood of frames, for which one is let go of as well
                rest = rest[deaf.send(rest) :]
            with contextlib.suppress(TimeoutError):
                seat.hear(0.03)
        assert seat.ask("ping")["type"] == "done"


def test_a_socket_is_refused_with_a_reason(anna: Browser) -> None:
    upgrade: Any = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    upgrade |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    for path, headers, status, key in (
        ("/api/tables/nowhere/socket", upgrade, 404, "no-such-table"),
        ("/api/nothing", upgrade, 404, "no-such-page"),
        ("/api/tables/nowhere/socket", {**upgrade, "origin": "http://evil.example"}, 403, "foreign"),
    ):
        answer = anna.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_a_head_without_end_is_refused(anna: Browser) -> None:
    with a_line(anna) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        try:
            for _ in range(64):
                line.sendall(b"X-More: " + b"x" * 65536)
                time.sleep(0.005)
            answer = line.recv(1 << 16)
        except ConnectionError:
            return
        assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431")), answer


UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
MEGABYTE = 1 << 20


@pytest.fixture
def anna(server: Server, visit: Visit) -> Iterator[Browser]:
    """Somebody at a server that has no fault of its own before nor after."""
    before = server.failures()
    yield visit(server)
    assert server.failures() == before, server.log.read_text()[-2000:]


def memory(server: Server) -> int:
    """Tell how many bytes the server's process holds."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/status")
    if not told.exists():
        pytest.skip("only Linux tells how much memory a process holds")
    return next(int(line.split()[1]) << 10 for line in told.read_text().splitlines() if line.startswith("VmRSS"))


def head(browser: Browser, path: str, **changed: str) -> bytes:
    """Write a request for a socket, with other headers than it should have."""
    headers = {"Host": browser.url.rpartition("/")[2], "Origin": browser.url, **UPGRADE}
    headers |= {name.replace("_", "-"): value for name, value in changed.items()}
    return "\r\n".join([f"GET {path} HTTP/1.1", *(f"{n}: {v}" for n, v in headers.items()), "", ""]).encode()


def answer(browser: Browser, request: bytes) -> bytes:
    """Send bytes, and read what comes until the server ends it."""
    with a_line(browser) as line:
        line.sendall(request)
        got = b""
        while data := line.recv(1 << 16):
            got += data
        return got


def test_text_that_is_none_ends_the_socket(anna: Browser) -> None:
    table = anna.new_table("me", "me")["table"]
    for pieces in ([b'{"do":"\xff\xfe"}'], [b'{"do":"\xc3', b'\x28"}'], [b'{"do":"\xed', b"\xa0", b'\x80"}']):
        with raw(anna, table) as line:
            for i, piece in enumerate(pieces):
                line.sendall(frame(Opcode.CONT if i else Opcode.TEXT, piece, fin=i == len(pieces) - 1))
            assert until(line, b"\x88").partition(b"\x88")[2][1:3] == (1007).to_bytes(2, "big")


def test_a_letter_may_be_cut_in_two(anna: Browser) -> None:
    with raw(anna, anna.new_table("me", "me")["table"]) as line:
        whole = '{"do":"ping","id":"é€🏰"}'.encode()
        for i in range(len(whole)):
            last = i == len(whole) - 1
            line.sendall(frame(Opcode.CONT if i else Opcode.TEXT, whole[i : i + 1], fin=last))
        until(line, '"done":"é€🏰"'.encode())


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(Opcode.PING, b"x" * 100), id="pings"),
        pytest.param(frame(Opcode.PONG, b""), id="pongs"),
        pytest.param(frame(Opcode.CONT, b"", fin=False), id="empty pieces"),
        pytest.param(frame(Opcode.TEXT, b"{}"), id="messages"),
    ],
)
def test_who_floods_the_line_is_let_go_of(anna: Browser, flood: bytes) -> None:
    with raw(anna, anna.new_table("me", "me")["table"]) as line:
        line.sendall((frame(Opcode.TEXT, b"", fin=False) if flood[0] == Opcode.CONT else b"") + flood * 5000)
        ends_with(line, 1008)


def test_what_comes_after_goodbye_is_not_kept(server: Server, anna: Browser) -> None:
    with raw(anna, anna.new_table("me", "me")["table"]) as line:
        for _ in range(45):
            line.sendall(frame(Opcode.TEXT, b"nonsense"))
        until(line, b"\x88\x02\x03\xf0")
        before = memory(server)
        much = frame(Opcode.BINARY, b"\0" * 60_000) * 16
        sent = 0
        end = time.monotonic() + 3
        with contextlib.suppress(OSError):
            while sent < 200 * MEGABYTE and time.monotonic() < end:
                line.sendall(much)
                sent += len(much)
        assert memory(server) - before < 20 * MEGABYTE, sent


def test_what_is_sent_before_the_socket_is_open_waits(anna: Browser) -> None:
    table = anna.new_table("me", "me")["table"]
    for early in (frame(Opcode.PING, b"early"), frame(Opcode.CLOSE, (1000).to_bytes(2, "big")), b"\xff\xff\xff\xff"):
        for pause in (0.0, 0.0003, 0.001, 0.003):
            with a_line(anna) as line:
                line.sendall(head(anna, f"/api/tables/{table}/socket"))
                time.sleep(pause)
                line.sendall(early)
                assert line.recv(1 << 16).startswith(b"HTTP/1.1 101"), (early, pause)


def test_a_request_for_a_socket_that_is_none_is_refused(anna: Browser) -> None:
    path = f"/api/tables/{anna.new_table('me', 'me')['table']}/socket"
    for changed, status in (
        ({"Sec_WebSocket_Version": "8"}, b"400"),
        ({"Sec_WebSocket_Version": "thirteen"}, b"400"),
        ({"Sec_WebSocket_Key": "short"}, b"400"),
        ({"Sec_WebSocket_Key": "A" * 5000}, b"400"),
        ({"Host": "evil.example"}, b"421"),
        ({"Origin": "null"}, b"403"),
        ({"Origin": "http://["}, b"403"),
        ({"Origin": "http://evil.example"}, b"403"),
    ):
        told = answer(anna, head(anna, path, **changed))
        assert told.startswith(b"HTTP/1.1 " + status), (changed, told)
        if "Sec_WebSocket_Version" in changed:
            assert b"\r\nSec-WebSocket-Version: 13\r\n" in told
    assert answer(anna, head(anna, "//[")).startswith((b"HTTP/1.1 400", b"HTTP/1.1 404"))
    assert anna.http.put("/api/push", headers={"origin": "http://["}).json()["key"] == "foreign"


def test_a_number_of_a_row_that_is_none_is_none(anna: Browser) -> None:
    table = anna.new_table("me", "me")["table"]
    for since in ("9" * 5000, "٣", "-1", "1e9", ""):
        with a_line(anna) as line:
            line.sendall(head(anna, f"/api/tables/{table}/socket?since={quote(since)}"))
            until(line, b'"type":"frame"')


def test_a_socket_waits_for_the_requests_before_it(anna: Browser) -> None:
    path = f"/api/tables/{anna.new_table('me', 'me')['table']}/socket"
    first = f"GET /api/games HTTP/1.1\r\nHost: {anna.url.rpartition('/')[2]}\r\n\r\n".encode()
    told = answer(anna, first + head(anna, path))
    assert b"101 Switching" not in told, told[:300]


def test_a_client_may_end_only_its_own_side(anna: Browser) -> None:
    with raw(anna, anna.new_table("me", "me")["table"]) as line:
        line.sendall(frame(Opcode.CLOSE, b""))
        line.shutdown(socket.SHUT_WR)
        until(line, b"\x88\x00")
    with raw(anna, anna.new_table("me", "me")["table"]) as line:
        line.shutdown(socket.SHUT_WR)
        while line.recv(1 << 16):
            pass


def test_a_line_that_was_cut_is_ended_with_its_code(anna: Browser) -> None:
    table = anna.new_table("me", "me")["table"]
    for wrong in (
        b"\xc1\x80\0\0\0\0",  # a reserved bit
        b"\x83\x80\0\0\0\0",  # an opcode that is none
        b"\x09\x80\0\0\0\0",  # a ping in pieces
        b"\x89\xfe\x00\x7e" + b"\0" * 130,  # a ping that is too long
        b"\x88\x81\0\0\0\0\0",  # a code of one byte
        b"\x88\x82\0\0\0\0\x03\xed",  # 1005, which nobody may say
        frame(Opcode.TEXT, b"a", fin=False) + frame(Opcode.TEXT, b"b"),
    ):
        with raw(anna, table) as line:
            line.sendall(wrong)
            assert until(line, b"\x88").partition(b"\x88")[2][1:3] == (1002).to_bytes(2, "big"), wrong
    with raw(anna, table) as line:
        line.sendall(frame(Opcode.CLOSE, (4999).to_bytes(2, "big")))
        ends_with(line, 4999)


@pytest.mark.parametrize(
    "path", ["/" + "a" * 5000, "/" + "a" * 300, "/t/" + "a" * 5000, "/" + "a/" * 2500, "/t/a%CC%81"]
)
def test_an_address_that_cannot_be_is_not_there(anna: Browser, path: str) -> None:
    status = anna.http.get(path).status_code
    assert status == (404 if path != "/" + "a" * 300 else 200), path
    assert anna.http.get(path + ".js").json()["key"] == "no-such-page"


def test_a_table_is_found_only_by_its_own_letters(anna: Browser) -> None:
    """The Kelvin sign is a K in small letters, but in no header."""
    words = (anna.new_table("me", "me")["table"] for _ in range(500))
    word = next(word for word in words if "k" in word).replace("k", "\u212a")
    assert anna.http.get(f"/t/{word}").status_code == 404
    assert anna.http.get(f"/api/tables/{word}").json()["key"] == "no-such-table"


@pytest.mark.parametrize("size", ["Content-Length: 100\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n5\r\n"])
def test_a_body_that_is_cut_off_is_no_fault_of_ours(server: Server, anna: Browser, size: str) -> None:
    host, logged = anna.url.rpartition("/")[2], server.log.read_text().count("a request failed")
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/verify")):
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n{size}"
        with a_line(anna) as line:
            line.sendall(head.encode() + b'{"na')
            line.shutdown(socket.SHUT_WR)
            while line.recv(1 << 16):
                pass
    anna.get("/api/me")
    assert server.log.read_text().count("a request failed") == logged
