"""Web Push: who has gone is told that it is their turn, sealed so that only their browser can read it."""

from __future__ import annotations

import json
import queue
import socket
import struct
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from server.conftest import on_each_database
from server.process import SOON, Server

from bailey.server.push.encryption import decode, encode, point, read_point, seal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.browser import Browser
    from server.conftest import Visit

PATIENCE = 60.0
#: What is sent with a message that has come has come by then too.
QUIET = 1.0
#: Who has gone is told after a second; and it is written down sooner than that who is here.
AFTER, WRITTEN = 1.0, 2 * SOON["table.presence.EVERY"]


class Phone:
    """A browser's end of a subscription: it alone can open what was sealed for it."""

    def __init__(self, service: str, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.endpoint = f"{service}/send/{name}"

    def order(self, language: str = "en") -> dict[str, str]:
        """What the browser tells the server."""
        key = encode(point(self.key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": key, "auth": encode(self.auth), "language": language}

    def open(self, body: bytes) -> Any:
        """Open a message as RFC 8291 says."""
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), read_point(theirs))
        ours = point(self.key.public_key())
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + ours + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded.endswith(b"\x02")
        return json.loads(padded[:-1])


#: A push service redirects what is sent here.
MOVED = "/send/moved"


class Service:
    """A push service: it takes messages that it cannot read."""

    def __init__(self) -> None:
        self.taken: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.gone: set[str] = set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(410 if self.path in service.gone else 307 if self.path == MOVED else 201)
                self.send_header("location", f"{service.url}/send/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        """Wait for a message."""
        return self.taken.get(timeout=PATIENCE)

    def is_quiet(self, seconds: float = QUIET) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.taken.get(timeout=seconds)
        except queue.Empty:
            return True
        return False


@pytest.fixture(scope="module")
def the_service() -> Iterator[Service]:
    made = Service()
    yield made
    made.http.shutdown()
    made.http.server_close()


@pytest.fixture(scope="module")
def push_server(tmp_path_factory: pytest.TempPathFactory, the_service: Service) -> Iterator[Server]:
    waits = {**SOON, "table.schedule.PUSH_AFTER_SECONDS": AFTER}
    home = tmp_path_factory.mktemp("push")
    with Server(home, waits=waits, BAILEY_PUSH_SERVICES=the_service.url) as running:
        yield running


@pytest.fixture
def service(the_service: Service) -> Service:
    """The push service, with nothing of another test's in it."""
    the_service.taken = queue.Queue()
    return the_service


class Two:
    """Two people at a table that has begun: one is at it, and one has gone."""

    def __init__(self, here: Browser, gone: Browser, service: Service) -> None:
        self.here, self.gone, self.service = here, gone, service
        self.table = here.new_table("me", "open")["table"]
        self.code = here.get(f"/api/tables/{self.table}")["code"]
        # Both are there when it begins: nobody is to be told of the first turn.
        with here.at(self.table) as seat, gone.at(self.table) as other:
            for one in (seat, other):
                one.until("table")
            gone.sit(self.table)
            for one in (seat, other):
                one.present()

    def subscribe(self, name: str, who: Browser | None = None, language: str = "en") -> Phone:
        """Let a phone of who has gone, or of somebody else, be told."""
        phone = Phone(self.service.url, name)
        assert (who or self.gone).http.put("/api/push", json=phone.order(language)).status_code == 204
        return phone

    def let_the_other_choose(self) -> None:
        """Play so that somebody chooses and then the one who has gone must; whoever begins."""
        with self.here.at(self.table) as seat:
            seat.present()
            if not seat.mine():
                self.let_choose(self.gone)
                while not seat.mine():
                    seat.hear()
            while seat.mine():
                seat.choose()

    def let_choose(self, who: Browser) -> None:
        """Let somebody come, choose and go."""
        with who.at(self.table) as seat:
            seat.present()
            while seat.mine():
                seat.choose()


@pytest.fixture
def two(push_server: Server, visit: Visit, service: Service) -> Two:
    return Two(visit(push_server), visit(push_server), service)


def check_signature(authorization: str, key: str, service: str) -> None:
    """The push service can tell that the sender is the one to whom the browser subscribed."""
    signed, _, k = authorization.removeprefix("vapid t=").partition(", k=")
    assert k == key
    said, _, signature = signed.rpartition(".")
    r, s = (int.from_bytes(half) for half in (decode(signature)[:32], decode(signature)[32:]))
    read_point(decode(key)).verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decode(said.split(".")[1]))
    assert claims["aud"] == service
    assert claims["sub"].startswith("https://")


@pytest.mark.slow
def test_who_has_gone_is_told_that_it_is_their_turn(two: Two) -> None:
    phone = two.subscribe("phone", language="de")
    two.let_the_other_choose()
    path, headers, body = two.service.next()
    assert path == "/send/phone"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    check_signature(headers["authorization"], two.gone.get("/api/push")["key"], two.service.url)
    said = {"title": "Du bist am Zug: Castle Combo", "body": "Hier tippen öffnet den Tisch.", "table": two.code}
    assert phone.open(body) == said


@pytest.mark.slow
def test_who_is_at_the_table_is_not_told_and_who_has_only_just_gone_is(two: Two) -> None:
    two.subscribe("gone-later", two.here)
    two.subscribe("stays")
    with two.gone.at(two.table) as stays:
        two.let_the_other_choose()
        stays.present()
        while not stays.mine():
            stays.hear()
        while stays.mine():
            stays.choose()
        assert two.service.next()[0] == "/send/gone-later"
        assert two.service.is_quiet()
        with two.here.at(two.table) as seat:
            seat.present()
            while not all(place.get("connected") for place in seat.table["seats"]):
                seat.hear()
            time.sleep(WRITTEN)
            while not seat.mine():
                if stays.mine():  # what the seat hears may be no update
                    stays.choose()
                seat.hear()
            stays.open.close()
            while seat.mine():
                seat.choose()
    assert two.service.next()[0] == "/send/stays"


@pytest.mark.slow
def test_who_vanished_on_turn_is_told_and_who_said_goodbye_is_not(two: Two) -> None:
    two.subscribe("phone")
    with two.gone.at(two.table) as other:
        two.let_the_other_choose()
        while not other.mine():
            other.hear()
    assert two.service.is_quiet(WRITTEN + AFTER + QUIET)
    other = two.gone.at(two.table)
    other.present()
    other.socket.socket.shutdown(socket.SHUT_RDWR)
    assert two.service.next()[0] == "/send/phone"


@pytest.mark.slow
def test_a_subscription_that_is_gone_or_that_its_own_player_ended_is_dropped(two: Two) -> None:
    phones = {name: two.subscribe(name) for name in ("old", "new", "phone", "laptop")}
    two.subscribe("moved")
    for who, which in ((two.here, "phone"), (two.gone, "laptop")):
        ended = who.http.request("DELETE", "/api/push", json={"endpoint": phones[which].endpoint})
        assert ended.status_code == httpx.codes.NO_CONTENT
    two.service.gone.add("/send/old")
    two.let_the_other_choose()
    assert {two.service.next()[0] for _ in range(4)} == {"/send/old", "/send/new", "/send/phone", MOVED}
    assert two.service.is_quiet(), "no redirection of a push service is followed"
    two.let_choose(two.gone)
    two.let_the_other_choose()
    assert {two.service.next()[0] for _ in range(3)} == {"/send/new", "/send/phone", MOVED}
    assert two.service.is_quiet()


@on_each_database
def test_all_servers_of_a_database_sign_with_one_key(
    server: Server, either_database: str, home: Path, visit: Visit
) -> None:
    with Server(home, either_database) as another:
        key = visit(another).get("/api/push")["key"]
    assert visit(server).get("/api/push")["key"] == key
    assert len(decode(key)) == 65


def test_no_address_but_a_push_service_is_ever_called(push_server: Server, visit: Visit, service: Service) -> None:
    browser = visit(push_server)
    for endpoint in (
        "http://127.0.0.1:22/x",
        "https://169.254.169.254/latest",
        "https://googleapis.com.example.org/x",
        "http://fcm.googleapis.com/x",
        f"{service.url}.example.org/x",
        "https://fcm.googleapis.com:22/x",
        "https://me:secret@fcm.googleapis.com/x",
        "https://fcm.googleapis.com\\@example.org/x",
        "https://fcm.googleapis.com/x\n",
        "https://[",
        "https://[fcm.googleapis.com]/x",
    ):
        order = {**Phone(service.url, "x").order(), "endpoint": endpoint}
        assert browser.refused("PUT", "/api/push", 400, **order) == "no-push-service"
    order = {**Phone(service.url, "x").order(), "endpoint": "https://fcm.googleapis.com/fcm/send/abc"}
    assert browser.http.put("/api/push", json=order).status_code == 204


def test_keys_that_no_browser_gives_are_refused(push_server: Server, visit: Visit, service: Service) -> None:
    browser, order = visit(push_server), Phone(service.url, "x").order()
    assert browser.refused("PUT", "/api/push", 400, **{**order, "p256dh": encode(b"\x04" + bytes(64))}) == "malformed"
    assert browser.refused("PUT", "/api/push", 400, **{**order, "auth": "A" * 24}) == "malformed"


@on_each_database
def test_one_browser_may_ask_twice_at_once(anna: Browser) -> None:
    order = Phone("https://fcm.googleapis.com/fcm", "twice").order()
    statuses: list[int] = []

    def ask() -> None:
        with httpx.Client(base_url=anna.url, cookies=anna.http.cookies, timeout=PATIENCE) as http:
            statuses.extend(http.put("/api/push", json=order).status_code for _ in range(4))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert set(statuses) <= {204, 429}
    assert statuses.count(204) > 4


def test_what_is_sealed_can_be_opened_by_nobody_else() -> None:
    phone, other = Phone("https://push.example.org", "a"), Phone("https://push.example.org", "b")
    order = phone.order()
    sealed = seal(b'{"title": "x"}', order["p256dh"], order["auth"])
    assert b"title" not in sealed
    assert phone.open(sealed) == {"title": "x"}
    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the cipher says
        other.open(sealed)
