"""Sockets on the loop's own transport: frames, limits, goodbyes; whoever speaks badly harms nobody but themselves."""

from __future__ import annotations

import contextlib
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from server.browser import UPGRADE, seated
from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.browser import Browser
    from server.conftest import Visit
    from server.process import Server

PATIENCE = 20.0
MEGABYTE = 1 << 20


@pytest.fixture
def anna(server: Server, visit: Visit) -> Iterator[Browser]:
    """Somebody at a server that has no fault of its own before nor after."""
    before = server.failures()
    yield visit(server)
    assert server.failures() == before, server.log.read_text()[-2000:]


@pytest.fixture
def table(anna: Browser) -> str:
    return str(anna.new_table("me", "me")["table"])


@pytest.fixture
def line(anna: Browser, table: str) -> Iterator[socket.socket]:
    """A socket at the table, of which the test sees every byte."""
    with raw(anna, table) as opened:
        yield opened


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


def text(data: bytes, *, fin: bool = True) -> bytes:
    return frame(Opcode.TEXT, data, fin=fin)


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def in_pieces(pieces: list[bytes]) -> list[bytes]:
    """Make a frame of each piece of a text."""
    last = len(pieces) - 1
    return [frame(Opcode.CONT if i else Opcode.TEXT, piece, fin=i == last) for i, piece in enumerate(pieces)]


def ends_with(line: socket.socket, code: int) -> None:
    """See that the server says goodbye with a code, and ends the connection."""
    until(line, b"\x88\x02" + code.to_bytes(2, "big"))
    while line.recv(1 << 16):
        pass


def memory(server: Server) -> int:
    """Tell how many bytes the server's process holds."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/status")
    if not told.exists():
        pytest.skip("only Linux tells how much memory a process holds")
    return next(int(line.split()[1]) << 10 for line in told.read_text().splitlines() if line.startswith("VmRSS"))


def head(browser: Browser, path: str, **changed: str) -> bytes:
    """Write a request for a socket, with other headers than it should have."""
    headers = {"host": browser.url.rpartition("/")[2], "origin": browser.url, **UPGRADE}
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


def test_a_command_may_come_in_pieces_which_may_cut_a_letter(anna: Browser, table: str, line: socket.socket) -> None:
    with anna.at(table) as seat:
        seat.present()
        seat.socket.send(['{"do":"pi', 'ng","id"', ':"pieces"}'])
        assert seat.until("done")["done"] == "pieces"
    whole = text(b'{"do":"ping","id":"bytes"}')
    for at in range(len(whole)):
        line.sendall(whole[at : at + 1])
    until(line, b'"done":"bytes"')
    line.sendall(text(b'{"do":"ping","id":"a"}') + text(b'{"do":"ping","id":"b"}'))
    told = until(line, b'"done":"b"')
    assert told.index(b'"done":"a"') < told.index(b'"done":"b"')
    for piece in in_pieces([bytes([byte]) for byte in '{"do":"ping","id":"é€🏰"}'.encode()]):
        line.sendall(piece)
    until(line, '"done":"é€🏰"'.encode())
    line.sendall(text(b'{"do":"ping",', fin=False) + frame(Opcode.PING, b"here?"))
    until(line, b"\x8a\x05here?")
    line.sendall(frame(Opcode.CONT, b'"id":"late"}'))
    until(line, b'"done":"late"')


#: What ends a socket, and with which code.
ENDS = [
    (1000, frame(Opcode.CLOSE, (1000).to_bytes(2, "big"))),
    (4999, frame(Opcode.CLOSE, (4999).to_bytes(2, "big"))),
    (1002, Frame(Opcode.TEXT, b"bare").serialize(mask=False)),
    (1002, frame(Opcode.CONT, b"of nothing")),
    (1002, b"\xf1\x80\0\0\0\0"),
    (1002, b"\xc1\x80\0\0\0\0"),  # a reserved bit
    (1002, b"\x83\x80\0\0\0\0"),  # an opcode that is none
    (1002, b"\x09\x80\0\0\0\0"),  # a ping in pieces
    (1002, b"\x89\xfe\x00\x7e" + b"\0" * 130),  # a ping that is too long
    (1002, b"\x88\x81\0\0\0\0\0"),  # a code of one byte
    (1002, b"\x88\x82\0\0\0\0\x03\xed"),  # 1005, which nobody may say
    (1002, text(b"a", fin=False) + text(b"b")),
    (1007, text(b'{"do":"\xff\xfe"}')),
    (1007, b"".join(in_pieces([b'{"do":"\xc3', b'\x28"}']))),
    (1007, b"".join(in_pieces([b'{"do":"\xed', b"\xa0", b'\x80"}']))),
    (1009, text(b"x" * (1 << 17))),
    (1009, b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0"),
]


def test_whoever_says_goodbye_or_what_cannot_be_is_told_the_code(anna: Browser, table: str) -> None:
    for code, said in ENDS:
        with raw(anna, table) as line:
            line.sendall(said)
            assert until(line, b"\x88").partition(b"\x88")[2][1:3] == code.to_bytes(2, "big"), said
            while code in (1000, 4999) and line.recv(1 << 16):
                pass


def test_commands_in_a_heap_are_all_obeyed_in_order(anna: Browser, table: str) -> None:
    with anna.at(table) as seat:
        seat.present()
        for i in range(300):
            seat.socket.send(f'{{"do":"ping","id":"{i}"}}')
        assert [seat.until("done")["done"] for _ in range(300)] == [str(i) for i in range(300)]


@pytest.mark.slow
def test_who_does_not_read_is_let_go_of_and_nobody_else(anna: Browser, ben: Browser) -> None:
    asking = text(b'{"do":"present","id":"p","since":0}')
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


@pytest.mark.parametrize(
    "flood",
    [frame(Opcode.PING, b"x" * 100), frame(Opcode.PONG, b""), frame(Opcode.CONT, b"", fin=False), text(b"{}")],
    ids=["pings", "pongs", "empty pieces", "messages"],
)
def test_who_floods_the_line_is_let_go_of(line: socket.socket, flood: bytes) -> None:
    line.sendall((text(b"", fin=False) if flood[0] == Opcode.CONT else b"") + flood * 10_000)
    ends_with(line, 1008)


def test_what_comes_after_goodbye_is_not_kept(server: Server, line: socket.socket) -> None:
    for _ in range(45):
        line.sendall(text(b"nonsense"))
    until(line, b"\x88\x02\x03\xf0")
    before, sent, end = memory(server), 0, time.monotonic() + 3
    much = frame(Opcode.BINARY, b"\0" * 60_000) * 16
    with contextlib.suppress(OSError):
        while sent < 200 * MEGABYTE and time.monotonic() < end:
            line.sendall(much)
            sent += len(much)
    assert memory(server) - before < 20 * MEGABYTE, sent


def test_what_is_sent_before_the_socket_is_open_waits(anna: Browser, table: str) -> None:
    for early in (frame(Opcode.PING, b"early"), frame(Opcode.CLOSE, (1000).to_bytes(2, "big")), b"\xff\xff\xff\xff"):
        for pause in (0.0, 0.0003, 0.001, 0.003):
            with a_line(anna) as line:
                line.sendall(head(anna, f"/api/tables/{table}/socket"))
                time.sleep(pause)
                line.sendall(early)
                assert line.recv(1 << 16).startswith(b"HTTP/1.1 101"), (early, pause)


@pytest.mark.parametrize(
    "data",
    [
        b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /api/me HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n{}",
        b"GET /%00/../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    ],
)
def test_bytes_that_are_no_request_do_no_harm(anna: Browser, data: bytes) -> None:
    with a_line(anna) as line:
        told = b""
        with contextlib.suppress(OSError):  # the server may hang up on such a client
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            told = line.recv(4096)
    assert b"root:" not in told
    assert b" 200 " not in told.split(b"\r\n")[0] or b"etc/passwd" in data
    assert anna.get("/health")["ok"]


def test_a_request_for_a_socket_that_is_none_is_refused_with_a_reason(anna: Browser, table: str) -> None:
    path = f"/api/tables/{table}/socket"
    for changed, status in (
        ({"sec_websocket_version": "8"}, b"400"),
        ({"sec_websocket_version": "thirteen"}, b"400"),
        ({"sec_websocket_key": "short"}, b"400"),
        ({"sec_websocket_key": "A" * 5000}, b"400"),
        ({"host": "evil.example"}, b"421"),
        ({"origin": "null"}, b"403"),
        ({"origin": "http://["}, b"403"),
        ({"origin": "http://evil.example"}, b"403"),
    ):
        told = answer(anna, head(anna, path, **changed))
        assert told.startswith(b"HTTP/1.1 " + status), (changed, told)
        if "sec_websocket_version" in changed:
            assert b"\r\nSec-WebSocket-Version: 13\r\n" in told
    assert answer(anna, head(anna, "//[")).startswith((b"HTTP/1.1 400", b"HTTP/1.1 404"))
    assert anna.http.put("/api/push", headers={"origin": "http://["}).json()["key"] == "foreign"
    for path, headers, code, key in (
        ("/api/tables/nowhere/socket", UPGRADE, 404, "no-such-table"),
        ("/api/nothing", UPGRADE, 404, "no-such-page"),
        ("/api/tables/nowhere/socket", {**UPGRADE, "origin": "http://evil.example"}, 403, "foreign"),
    ):
        refused = anna.http.get(path, headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (code, key)


def test_a_number_of_a_row_that_is_none_is_none(anna: Browser, table: str) -> None:
    for since in ("9" * 5000, "٣", "-1", "1e9", ""):
        with a_line(anna) as line:
            line.sendall(head(anna, f"/api/tables/{table}/socket?since={quote(since)}"))
            until(line, b'"type":"frame"')


def test_a_socket_waits_for_the_requests_before_it(anna: Browser, table: str) -> None:
    first = f"GET /api/games HTTP/1.1\r\nHost: {anna.url.rpartition('/')[2]}\r\n\r\n".encode()
    told = answer(anna, first + head(anna, f"/api/tables/{table}/socket"))
    assert b"101 Switching" not in told, told[:300]


def test_a_client_may_end_only_its_own_side(anna: Browser, table: str, line: socket.socket) -> None:
    line.sendall(frame(Opcode.CLOSE, b""))
    line.shutdown(socket.SHUT_WR)
    until(line, b"\x88\x00")
    with raw(anna, table) as other:
        other.shutdown(socket.SHUT_WR)
        while other.recv(1 << 16):
            pass


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
        request = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n{size}"
        with a_line(anna) as line:
            line.sendall(request.encode() + b'{"na')
            line.shutdown(socket.SHUT_WR)
            while line.recv(1 << 16):
                pass
    anna.get("/api/me")
    assert server.log.read_text().count("a request failed") == logged
