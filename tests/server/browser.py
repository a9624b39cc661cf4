"""A client that a test can hold: a browser's cookies, its requests, and its sockets."""

from __future__ import annotations

import contextlib
import json
import random
import secrets
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

import httpx
from server.process import NO_TLS
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0  # the machine may be busy
#: How a socket is asked for.
UPGRADE = {"connection": "Upgrade", "upgrade": "websocket"}
UPGRADE |= {"sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}


class Browser:
    """Somebody with cookies of their own."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, cookies=cookies, verify=NO_TLS)
        self.me = self.http.get("/api/me").raise_for_status().json()
        self.nonces: dict[str, str] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def record(self, table: str) -> str:
        """Tell the record of a game that is over."""
        return self.http.get(f"/api/tables/{table}/record").raise_for_status().text

    def delete_history(self) -> Any:
        """Delete all that was played."""
        return self.http.request("DELETE", "/api/me/history", json={"sure": True}).raise_for_status().json()

    def refused(self, method: str, path: str, status: int, **body: Any) -> str:
        """Ask for what must be refused, and tell the key of why."""
        answer = self.http.request(method, path, json=None if method == "GET" else body)
        assert answer.status_code == status, answer.text
        fault = answer.json()
        assert fault["say"]
        return str(fault["key"])

    def new_table(self, *seats: Any, game: str = "castle-combo", **more: Any) -> Any:
        """Set a table up: `me`, `open`, or a strength for each seat; who sits down gives a nonce."""
        written = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "strength": seat} for seat in seats]
        made = self.post("/api/tables", game=game, seats=written, **more)
        return self.give(made) if "me" in seats else made

    def give(self, table: Any) -> Any:
        """Add a nonce to the chance of a table whose commitment was told."""
        return self.post(f"/api/tables/{table['table']}/nonce", **self.promised(table))

    def promised(self, table: Any) -> dict[str, str]:
        """Draw a nonce for a table, once, and name the commitment that it is for."""
        nonce = self.nonces.setdefault(table["table"], secrets.token_hex(16))
        return {"nonce": nonce, "commitment": table["commitment"]}

    def sit(self, table: str, **more: Any) -> Any:
        """Sit down with a nonce."""
        return self.post(f"/api/tables/{table}/sit", **self.promised(self.get(f"/api/tables/{table}")), **more)

    def play_alone(self, *seats: str, seed: int = 1, **more: Any) -> str:
        """Play a game against bots, or what is printed, to its end; tells the table."""
        table = str(self.new_table("me", *seats, **more)["table"])
        with self.at(table) as seat:
            seat.play_to_end(random.Random(seed))
        return table

    def call(self, name: str) -> None:
        """Take a name."""
        self.http.patch("/api/me", json={"name": name}).raise_for_status()

    def at(self, table: str, since: int = 0, language: str = "") -> Seat:
        """Open a socket at a table."""
        return Seat(self, table, since, language)


class Seat:
    """A socket at a table, and what was last told over it."""

    def __init__(self, browser: Browser, table: str, since: int = 0, language: str = "") -> None:
        address = browser.url.replace("http", "ws", 1)
        cookie = "; ".join(f"{c.name}={c.value}" for c in browser.http.cookies.jar)
        opening = connect(
            f"{address}/api/tables/{table}/socket?since={since}&language={language}",
            additional_headers={"Cookie": cookie},
            origin=browser.url,  # type: ignore[arg-type]
            max_size=1 << 24,
            compression=None,
            max_queue=None,  # what nobody reads must not keep the socket from closing
            open_timeout=PATIENCE,
            close_timeout=2,
        )
        self.id = table
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(opening)
        self.now: dict[str, Any] = {}
        self.ahead: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Wait for the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "frame":
            self.now = message["update"]
        elif message["type"] == "ahead":
            self.ahead = message
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "refused" and message.get("update"):
            self.now = message["update"]
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """Wait for a message of a kind."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["type"] == kind:
                return message

    def present(self) -> dict[str, Any]:
        """Wait until the table was told."""
        while not self.now:
            self.hear()
        return self.now

    def catch_up(self, n: int) -> None:
        """Wait until a row was told."""
        while self.now["n"] < n:
            self.hear()

    def wait_for_turn(self) -> None:
        """Wait until this viewer must decide, or the game is over."""
        self.present()
        while not (self.mine() or self.now["over"]):
            self.hear()

    def send(self, do: str, **fields: Any) -> str:
        """Send a command and tell its id."""
        command = fields.pop("id", None) or secrets.token_hex(8)
        self.socket.send(json.dumps({"do": do, "id": command, **fields}))
        return str(command)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        command = self.send(do, **fields)
        while True:
            message = self.hear()
            if message.get("done") == command:
                return message

    def answered(self, command: str) -> str:
        """Wait for the answer to a command, and tell its kind, or why it was refused."""
        while True:
            message = self.hear()
            if message.get("done") == command:
                return str(message["fault"]["key"] if message["type"] == "refused" else message["type"])

    def choose(self, number: int | None = None) -> dict[str, Any]:
        """Choose what is named, or the first that is open."""
        number = self.now["choices"][0]["number"] if number is None else number
        return self.ask("choose", n=self.now["n"], number=number, sure=True)

    def mine(self) -> bool:
        """Whether this viewer must decide."""
        return bool(self.now.get("choices"))

    def play(self, chance: random.Random) -> None:
        """Choose at random until somebody else must, or the game is over."""
        while self.mine():
            self.choose(chance.choice(self.now["choices"])["number"])

    def play_to_end(self, chance: random.Random) -> dict[str, Any]:
        """Play against bots, or beside other clients, to the end."""
        self.present()
        while not self.now.get("over"):
            if self.mine():
                self.play(chance)
            else:
                self.hear()
        return self.now

    def pour(self, *messages: str | bytes) -> None:
        """Send as much of this as the server takes before it closes the socket."""
        with contextlib.suppress(ConnectionClosed):
            for message in messages:
                self.socket.send(message)

    def closed(self) -> int:
        """Wait until the server closes the socket, and tell the code."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


@contextlib.contextmanager
def seated(*browsers: Browser, bots: tuple[str, ...] = (), language: str = "", **more: Any) -> Iterator[list[Seat]]:
    """Let browsers sit down at a new table, with bots; each is at it, and has been told the present."""
    table = browsers[0].new_table("me", *["open"] * (len(browsers) - 1), *bots, **more)["table"]
    for guest in browsers[1:]:
        guest.sit(table)
    with ExitStack() as sockets:
        seats = [sockets.enter_context(browser.at(table, language=language)) for browser in browsers]
        for seat in seats:
            seat.present()
        yield seats


def mover_first(*seats: Seat) -> list[Seat]:
    """Put who must decide before the others."""
    for seat in seats:
        seat.present()
    return sorted(seats, key=lambda seat: not seat.mine())


def play(*seats: Seat, seed: int = 1) -> None:
    """Let clients play each other to the end."""
    chance = random.Random(seed)
    for seat in seats:
        seat.present()
    while unfinished := [seat for seat in seats if not seat.now["over"]]:
        mover = next((seat for seat in unfinished if seat.mine()), None)
        if mover is not None:
            mover.play(chance)
        else:
            min(unfinished, key=lambda seat: seat.now["n"]).hear()
