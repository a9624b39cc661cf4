"""Records are folded by another process, within bounds, and every choice in a replay is told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
from server.browser import seated
from server.conftest import Watcher
from server.process import Server as Process
from server.process import wait_until
from server.test_sharing import Slow, longest, played

from bailey import games
from bailey.bots import personas
from bailey.core.play.position import Position
from bailey.core.records.log import SPARE_ROWS, GameLog, most_rows
from bailey.core.records.log_text import write_head, write_log, write_rows
from bailey.core.records.start import Start
from bailey.games import castle_combo
from bailey.server.http.app import make_app
from bailey.server.http.guard import MOST_BODY
from bailey.server.messages.replays import ReadRecord
from bailey.server.messages.tables import FromHere
from bailey.server.records import replays
from bailey.server.records.jobs import VerifyRecord
from bailey.server.table_server import TableServer

if TYPE_CHECKING:
    from server.browser import Browser
    from server.conftest import Visit
    from server.process import Server

PROC = Path("/proc")


@contextlib.contextmanager
def no_room_for_play() -> Any:
    """Let no choice be played in this process."""
    with pytest.MonkeyPatch.context() as patch:

        def fail(*_: Any) -> None:
            raise AssertionError("a choice was played on the event loop")

        patch.setattr(Position, "play", fail)
        yield


Application = tuple[TableServer, httpx.AsyncClient]
#: The framework has a word for its own next version.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.mark.parametrize("name", ["castle-combo", pytest.param("burgundy-cards", marks=pytest.mark.slow)])
def test_the_longest_record_of_a_game_is_verified_and_laid_out(anna: Browser, name: str) -> None:
    log = longest(name)
    assert len(log.rows) > SPARE_ROWS
    record = write_log(log)
    assert anna.post("/api/verify", record=record)["rows"] == len(log.rows)
    laid_out = anna.post("/api/replay", record=record)
    assert [row["n"] for row in laid_out["rows"]] == [row.n for row in log.effective]


def largest(name: str) -> str:
    """Write a text as large as the largest record of a game: the longest names come back at every second row."""
    game, person = games.find(name), "\U00020000" * 30  # as long as a name is in a record, in four bytes a letter
    log = GameLog(game, Start(tuple(f"you:{person}" for _ in range(game.players[-1])), 1)).begun()
    position = json.dumps(log.position.dump(), ensure_ascii=False)
    choice = f"p5 {max(map(str, game.choices), key=len):<32} · 0123456789ab"
    person_back = f"p5 takeover you:{person} · 0123456789ab"
    bodies = [person_back if n % 2 and n <= SPARE_ROWS else choice for n in range(most_rows(game))]
    return "\n".join([*write_head(log), position, *[f"{n} {body}" for n, body in enumerate(bodies, 1)], ""])


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("order", [ReadRecord, FromHere])
def test_no_record_of_a_game_of_ours_is_too_large_to_be_sent(name: str, order: Any) -> None:
    record = largest(name)
    field = next(field for field in msgspec.inspect.type_info(order).fields if field.name == "record")  # type: ignore[attr-defined]
    most = next(kind.max_length for kind in getattr(field.type, "types", [field.type]) if hasattr(kind, "max_length"))
    assert len(record) <= most
    assert len(json.dumps({"record": record})) <= MOST_BODY - 4096


def test_a_record_with_more_rows_than_its_game_may_have_is_refused_by_its_line(server: Server, visit: Visit) -> None:
    log = played("castle-combo")
    head, last = write_rows(log), log.rows[-1]
    more = "".join(f"{n} p1 resign · {last.digest}\n" for n in range(last.n + 1, most_rows(log.game) + 2))
    answer = visit(server).http.post("/api/verify", json={"record": head + more})
    assert answer.status_code == httpx.codes.BAD_REQUEST
    assert f"has at most {most_rows(log.game)} rows" in answer.json()["say"]


@pytest.mark.slow
def test_at_a_table_nothing_is_taken_back_after_two_thousand_rows(anna: Browser) -> None:
    with seated(anna, bots=("novice",)) as (seat,):
        table = seat.id
        seat.wait_for_turn()
        while not goes_on(seat):
            pass
        number, chosen = seat.now["choices"][0]["number"], seat.now["choices"]
        while seat.now["n"] < SPARE_ROWS:
            assert seat.choose(number)["type"] == "frame"
            if seat.now["n"] < SPARE_ROWS:
                assert seat.ask("take_back", n=seat.now["n"])["type"] == "frame"
                assert seat.now["choices"] == chosen
        assert "take_back" not in seat.now
        for command in ("undo", "take_back"):
            assert seat.ask(command, n=seat.now["n"])["fault"]["key"] == "no-room"
        seat.play_to_end(random.Random(1))
    fairness = anna.get(f"/api/tables/{table}/fairness")
    assert fairness["rows"] > SPARE_ROWS
    assert anna.post("/api/verify", record=anna.record(table)) == fairness
    assert anna.get(f"/api/tables/{table}/replay")["result"]


def goes_on(seat: Any) -> bool:
    """Choose, and tell whether the same seat may choose again; then it has been taken back."""
    seat.choose(seat.now["choices"][0]["number"])
    if seat.now["turn"] == seat.now["seat"]:
        seat.ask("take_back", n=seat.now["n"])
        return True
    seat.wait_for_turn()
    return False


@pytest.mark.slow
async def test_no_record_is_folded_on_the_event_loop_nor_what_is_asked_of_a_finished_table(
    application: Application,
) -> None:
    server, client = application
    record = write_log(played("castle-combo"))
    with no_room_for_play():
        verified = await client.post("/api/verify", json={"record": record})
        assert verified.json()["fair"], verified.text
        laid_out = await client.post("/api/replay", json={"record": record})
        assert laid_out.headers["content-encoding"] == "gzip"
        assert laid_out.json()["result"]
        begin = {"n": 9, "record": record}
        table = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "open"}], "begin": begin}
        made = await client.post("/api/tables", json=table)
        assert made.json()["state"] == "open", made.text
        begin["n"] = 9999
        assert "no row that counts" in (await client.post("/api/tables", json=table)).json()["say"]
    seats = [{"who": "bot", "strength": "novice"}] * 2
    name = (await client.post("/api/tables", json={"game": "castle-combo", "seats": seats})).json()["table"]
    watched = await server.tables.find(name)
    watched.watchers.add(Watcher("somebody"))  # type: ignore[arg-type] # bots play only then
    watched.let_bots_think()
    for _ in range(6000):  # the machine may be busy
        if watched.stored.over and not watched.stale:  # and what ended it is stored
            break
        await asyncio.sleep(0.02)
    assert watched.stored.over
    with no_room_for_play():
        server.tables.known.clear()
        replay = (await client.get(f"/api/tables/{name}/replay")).json()
        record = (await client.get(f"/api/tables/{name}/record")).text
        fairness = (await client.get(f"/api/tables/{name}/fairness")).json()
        assert (replay["table"], fairness["table"], fairness.get("unfinished", False)) == (name, name, False)
        assert (await client.post("/api/verify", json={"record": record})).json() == fairness


async def test_a_request_whose_client_goes_away_is_given_up(application: Application) -> None:
    server, _ = application
    server.services.record_workers = slow = Slow()
    body = [{"type": "http.request", "body": b'{"record": "of anna"}', "more_body": False}]
    gone = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if body:
            return body.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(_: Any) -> None: ...

    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    path = {"path": "/api/verify", "raw_path": b"/api/verify", "root_path": "", "query_string": b""}
    scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http"}
    scope = {**scope, **path, "headers": headers, "client": ("127.0.0.1", 9), "server": ("localhost", 80)}
    asked = asyncio.ensure_future(make_app(server)(scope, receive, send))
    for _ in range(1000):
        await asyncio.sleep(0.01)
        if slow.asked:
            break
    assert slow.asked == ["of anna"]
    gone.set()
    await asked
    slow.may.release()
    await slow.do("127.0.0.1", VerifyRecord(record="of ben"))
    assert slow.served == ["of ben"]


@pytest.mark.slow
@pytest.mark.skipif(not PROC.is_dir(), reason="only Linux tells of other processes so")
def test_the_process_has_no_secrets_and_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with Process(tmp_path, BAILEY_TEST_SAYS="do not tell") as server:
        httpx.post(f"{server.url}/api/verify", json={"record": "nonsense"}, timeout=60)
        pid = int(next(json.loads(line)["pid"] for line in server.log.read_text().split("\n") if '"pid"' in line))
        assert server.process is not None
        assert parent_of(pid) == server.process.pid
        assert b"do not tell" not in (PROC / str(pid) / "environ").read_bytes()
        mine, its = sockets(server.process.pid), sockets(pid)
        assert len(mine) > len(mine & its) == 0
        server.kill()
        wait_until(lambda: parent_of(pid) is None)


def parent_of(pid: int) -> int | None:
    """Tell who started a process; none, when it has ended."""
    try:
        state, parent = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)


def sockets(pid: int) -> set[str]:
    """List the sockets that a process has open; it may close a file while they are listed."""
    names = set()
    for file in (PROC / str(pid) / "fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            names.add(str(file.readlink()))
    return {name for name in names if name.startswith("socket:")}


GAMES = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")
LANGUAGES = ("en", "de", "fr")
#: So many choices of a game are reported.
MOST = 250


def rows_of(name: str, language: str, seed: int = 1) -> list[dict[str, Any]]:
    """Play at random and return the rows of the replay."""
    log, chance = GameLog(games.find(name), Start(("you:Ann", "greedy"), seed)).begun(), random.Random(seed)
    while not log.position.over and len(log.rows) < MOST:
        log.choose(chance.choice(log.position.choices.numbers))
    return [json.loads(bytes(row)) for row in replays.replay(log, language).rows]  # type: ignore[arg-type]


def test_a_replay_shows_every_hand_and_hides_no_card_that_was_drawn() -> None:
    rows = rows_of("catan-cards", "en")
    *_, last = rows
    hands = [player["hand"] for player in last["view"]["players"]]
    assert any(hands)
    assert all(isinstance(card, str) for hand in hands for card in hand)
    said = " ".join(event.get("say", "") for row in rows for event in row.get("events", ()))
    assert "takes" in said
    assert "hidden card" not in said


def test_a_replay_tells_what_chance_may_bring_as_the_table_does() -> None:
    log, chance = GameLog(games.find("catan-cards"), Start(("you:a", "you:b"), 1)).begun(), random.Random(1)
    for _ in range(12):
        log.choose(chance.choice(log.position.choices.numbers))
    *_, last = msgspec.json.decode(msgspec.json.encode(replays.replay(log, "en").rows))
    assert last["expects"] == json.loads(json.dumps(log.position.expects()))
    assert last["expects"]


def test_bots_are_called_in_a_replay_as_at_their_table() -> None:
    log = GameLog.new(castle_combo.GAME, ["you:Ann_Lee", "you", "search:400", "search:400"], 7)
    names = replays.names_of(log)
    assert names[:2] == ["Ann Lee", "p2"]
    assert names[2:] == [personas.name_of("search:400", seat, log.start.key) for seat in (2, 3)]
    assert len({*names}) == 4


def spoken(row: dict[str, Any]) -> bool:
    return any(event.get("say") and not event.get("quiet") for event in row.get("events", []))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_reported(name: str, language: str) -> None:
    rows = [row for row in rows_of(name, language) if row["kind"] == "choice"]
    silent = {row["choice"]["do"] for row in rows if not spoken(row) and not row.get("told")}
    assert silent == set()


def test_a_report_names_who_chose_and_the_card_that_is_placed() -> None:
    rows = rows_of("castle-combo", "en")
    told = {row["choice"]["do"]: row["told"] for row in rows if row.get("told")}
    assert told["keep_key"] in ("Ann keeps all keys", "greedy keeps all keys", "Easy keeps all keys")
    placed = next(row for row in rows if row["kind"] == "choice" and row["choice"]["do"] == "place")
    about = next(event for event in placed["events"] if event["what"] == "placed")["about"]
    card = games.texts(castle_combo.GAME, "en").card(about["card"])
    assert f" puts {card} " in placed["told"]
