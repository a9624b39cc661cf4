"""The way of a click through the server's modules is the one that the package's docstring lists."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import PATIENCE
from websockets.asyncio.client import connect

import bailey.server
from bailey.server.access import cookie_renewals
from bailey.server.analyses import analyst
from bailey.server.messages.http import GiveNonce, NewSeat, NewTable
from bailey.server.settings import Settings
from bailey.server.sockets.connection import WebSocketConnection
from bailey.server.sockets.handshake import serve_socket
from bailey.server.table import presence, scheduler, tables
from bailey.server.table.creating import create
from bailey.server.table.joining import give_nonce
from bailey.server.table_server import TableServer

if TYPE_CHECKING:
    from bailey.server.table.table import Table

ROOT = Path(bailey.server.__file__).parent
DOCSTRING = bailey.server.__doc__ or ""
#: Types alone: they are read on the way, but no line of them runs.
TYPES = {"messages/socket.py"}
#: A newcomer opens no more modules than this to follow a click.
MOST = 14
NEVER = 10_000.0


class Trace:
    """Notes the server's modules of which a function is called, on any thread that starts after it."""

    def __init__(self) -> None:
        self.on, self.modules = False, set[str]()

    def __call__(self, frame: Any, event: str, _: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
            self.modules.add(Path(frame.f_code.co_filename).relative_to(ROOT).as_posix())


async def click(home: Path, trace: Trace) -> None:
    server = TableServer(Settings(home=home, plain=True))
    await server.open()
    try:
        new = NewTable(game="castle-combo", seats=[NewSeat(who="me"), NewSeat(who="me")])
        table = await create(server.tables, "anna", "Anna", new, "here")
        await give_nonce(server.tables, table, "anna", GiveNonce(nonce="-"))
        await choose_over_a_connection(server, table, trace)
    finally:
        await server.close()


async def choose_over_a_connection(server: TableServer, table: Table, trace: Trace) -> None:
    """Connect, and trace what happens from a choice that is sent to the update that comes back."""

    async def serve(connection: WebSocketConnection) -> None:
        await serve_socket(server, connection, "here", "anna", None)

    state = SimpleNamespace(connections=set())
    loop = asyncio.get_running_loop()
    listener = await loop.create_server(lambda: WebSocketConnection(serve, state), "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket"
    async with connect(address, proxy=None, open_timeout=PATIENCE) as client:
        update = await received(client, "frame")
        choice = {"do": "choose", "id": "c1", "n": update["update"]["n"], "sure": True}
        number = update["update"]["choices"][0]["number"]
        trace.on = True
        await client.send(json.dumps({**choice, "number": number}))
        assert (await received(client, "frame"))["done"] == "c1"
        trace.on = False
    listener.close()
    await listener.wait_closed()


async def received(client: Any, kind: str) -> dict[str, Any]:
    while (message := json.loads(await client.recv()))["type"] != kind:
        pass
    found: dict[str, Any] = message
    return found


@pytest.mark.slow
def test_a_click_takes_the_way_that_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace = Trace()
    waits = ((scheduler, "EVERY"), (presence, "EVERY"), (tables, "POLL_SECONDS"), (analyst, "LOOK_EVERY"))
    for module, seconds in waits:
        monkeypatch.setattr(module, seconds, NEVER)  # what happens without a click is not on its way
    monkeypatch.setattr(tables, "FORGET_SECONDS", NEVER)
    monkeypatch.setattr(cookie_renewals, "POLL_SECONDS", NEVER)
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        asyncio.run(click(tmp_path, trace))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    way = re.findall(r"^\d+\. `([\w/]+\.py)`", DOCSTRING, re.MULTILINE)
    passed = set(re.findall(r"`([\w/]+\.py)`", DOCSTRING)) - set(way)
    assert len(way) <= MOST
    assert trace.modules == (set(way) - TYPES) | passed
