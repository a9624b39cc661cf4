"""Deals of the day: the same for everybody, the first game counts, and the secret is published the day after."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.conftest import on_each_database
from server.process import NO_TLS, Server, wait_out_the_day
from server.test_history import a_table
from soak import TIMES, say
from sqlalchemy import insert, select

from bailey.cli.main import main
from bailey.server.access.master_secret import Master
from bailey.server.store.days import Days, day_of, end_of, is_past
from bailey.server.store.persons import join_persons
from bailey.server.store.schema import DAY_GAMES, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.browser import Browser
    from server.conftest import Visit

    from bailey.server.store.database import Database
    from bailey.server.table_server import TableServer

#: The framework has a word for its own next version.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
GAME, TODAY = "castle-combo", "2026-11-24"


@pytest.fixture(autouse=True)
def one_day() -> None:
    wait_out_the_day(90)


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose days nobody else plays."""
    with Server(tmp_path_factory.mktemp("days")) as running:
        yield running


@pytest.fixture
def anna(days: Server, visit: Visit) -> Browser:
    return visit(days)


def begin(browser: Browser, game: str = GAME) -> Any:
    """Begin the deal of today."""
    return browser.post(f"/api/days/{game}")


def finish(browser: Browser, table: str, seed: int) -> tuple[Any, int]:
    """Play a table to its end; tells what was dealt, and the player's score."""
    with browser.at(table) as seat:
        seat.play_to_end(random.Random(seed))
    rows = browser.get(f"/api/tables/{table}/replay")["rows"]
    return rows[0]["view"], rows[-1]["scores"][0]


def test_everybody_is_dealt_the_same_and_the_first_game_counts(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path) as days:
        anna, ben = visit(days), visit(days)
        first, other = begin(anna), begin(ben)
        assert first["commitment"] == other["commitment"]
        assert first["day"] == other["day"]
        assert first["state"] == "playing"
        assert first["hints"] is False
        assert [seat.get("strength") for seat in first["seats"]] == [None, "hard"]
        bot = first["seats"][1]
        card = next(one for one in anna.get("/api/days") if one["game"] == GAME)
        assert (card["bots"], card["say"]) == ([bot["name"]], f"{bot['name']}, {bot['character']}")
        assert anna.refused("POST", f"/api/days/{GAME}", 409) == "day-running"
        page = anna.get(f"/api/days/{GAME}")
        assert (page["card"]["state"], page["card"]["code"]) == ("playing", first["code"])
        (dealt, hers), (same, his) = finish(anna, first["table"], 1), finish(ben, other["table"], 2)
        assert dealt == same
        page = anna.get(f"/api/days/{GAME}")
        assert [row["score"] for row in page["rows"]] == sorted((hers, his), reverse=True)
        assert [row.get("mine", False) for row in page["rows"]].count(True) == 1
        assert (page["card"]["begun"], page["card"]["finished"]) == (2, 2)
        assert "secret" not in page
        again = begin(anna)
        finish(anna, again["table"], 3)
        page = anna.get(f"/api/days/{GAME}")
        mine = [(one["number"], one.get("counts", False), one["over"]) for one in page["mine"]]
        assert mine == [(1, True, True), (2, False, True)]
        assert len(page["rows"]) == 2
        cards = {card["game"]: card for card in ben.get("/api/days")}
        assert "burgundy-companion" not in cards
        assert cards[GAME]["state"] == "over"
        assert cards["burgundy-board"]["state"] == "new"


def test_what_is_secret_is_published_when_the_day_is_over(anna: Browser) -> None:
    table = begin(anna)["table"]
    finish(anna, table, 1)
    page = anna.get(f"/api/days/{GAME}")
    assert "secret" not in page
    for what in ("record", "fairness"):
        assert anna.refused("GET", f"/api/tables/{table}/{what}", 409) == "day-not-over"
    seats = [{"who": "me"}, {"who": "bot"}]
    begun = {"game": GAME, "seats": seats, "begin": {"table": table, "n": 1}}
    assert anna.refused("POST", "/api/tables", 409, **begun) == "day-not-over"
    replay = anna.http.get(f"/api/tables/{table}/replay").text
    past = anna.get(f"/api/days/{GAME}?day={page['before']}")
    assert hashlib.sha256(bytes.fromhex(past["secret"])).hexdigest() == past["commitment"]
    assert Master("servers-of-one-test-share-a-database").of_day(GAME, page["card"]["day"]) not in replay
    assert past["commitment"] != page["commitment"]


def test_what_does_not_exist_is_refused(anna: Browser) -> None:
    tomorrow = day_of(time.time() + 2 * 86_400)
    for path, status, key in (
        ("burgundy-companion", 404, "no-such-day"),
        ("nothing", 404, "no-such-game"),
        (f"{GAME}?day={tomorrow}", 404, "no-such-day"),
        (f"{GAME}?day=2026-02-30", 404, "no-such-day"),
        (f"{GAME}?day=yesterday", 400, "malformed"),
    ):
        assert anna.refused("GET", f"/api/days/{path}", status) == key
    assert anna.refused("POST", "/api/days/burgundy-companion", 404) == "no-such-day"


@pytest.mark.parametrize("how", ["gives up", "deletes it"])
def test_who_gives_up_or_deletes_a_first_game_does_not_stand_in_the_table_and_has_no_second_one(
    anna: Browser, how: str
) -> None:
    before, table = anna.get(f"/api/days/{GAME}")["rows"], begin(anna)["table"]
    if how == "gives up":
        with anna.at(table) as seat:
            seat.present()
            seat.ask("resign")
            while not seat.now.get("over"):
                seat.hear()
        assert anna.get(f"/api/days/{GAME}")["card"]["state"] == "over"
    else:
        finish(anna, table, 1)
        anna.delete_history()
    assert anna.get(f"/api/days/{GAME}")["rows"] == before
    finish(anna, begin(anna)["table"], 2)
    page = anna.get(f"/api/days/{GAME}")
    assert page["rows"] == before
    assert [one["number"] for one in page["mine"]] == [1, 2]


def test_nothing_that_was_shown_can_be_taken_back_and_a_game_goes_on_after_a_restart(
    days: Server, anna: Browser
) -> None:
    before = len(anna.get(f"/api/days/{GAME}")["rows"])
    table = begin(anna)["table"]
    with anna.at(table) as seat:
        seat.present()
        while not (seat.mine() and seat.now["n"] > 3):
            seat.choose() if seat.mine() else seat.hear()
        n = seat.now["n"]
        assert "take_back" not in seat.now
        assert seat.ask("take_back", n=n)["fault"]["key"] == "no-take-back"
        assert seat.ask("hint", n=n)["fault"]["key"] == "no-hints"
    days.kill()
    days.start()
    with anna.at(table) as seat:
        assert seat.present()["n"] >= n
        seat.play_to_end(random.Random(1))
    assert len(anna.get(f"/api/days/{GAME}")["rows"]) == before + 1


@pytest.mark.slow
async def test_a_record_is_published_and_verified_the_day_after(
    application: tuple[TableServer, httpx.AsyncClient], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, client = application

    async def still() -> None:
        """Leave the clock as it is."""

    told = (await client.post(f"/api/days/{GAME}")).json()
    table = await server.tables.find(told["table"])
    chance = random.Random(1)
    while not table.stored.over:
        async with table.lock:
            await table.refresh()
            log = table.stored.begun_log()
            if not log.position.over:
                await table.add([log.choose(chance.choice(log.position.choices.numbers))])
    path = f"/api/tables/{told['table']}"
    assert (await client.get(f"{path}/record")).status_code == httpx.codes.CONFLICT
    server.services.database.set_clock = still  # type: ignore[method-assign] # it would be compared again meanwhile
    server.services.database.ahead += 86_400
    record = (await client.get(f"{path}/record")).text
    fair = (await client.get(f"{path}/fairness")).json()
    page = (await client.get(f"/api/days/{GAME}?day={told['day']}")).json()
    assert page["over"] is True
    assert f"secret={page['secret']}" in record
    assert fair["fair"] is True
    assert any(f"deal of the day {told['day']}" in line for line in fair["say"])
    file = tmp_path / "day.bailey"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file), "--commitment", told["commitment"], "--language", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"deal of the day {told['day']}" in said
    assert "The commitment is the one that you named." in said
    file.write_text(record.replace(f"day {told['day']}", "day 2026-01-01"), encoding="utf-8")
    assert main(["verify", str(file), "--language", "en"]) == 2


# The database alone


def test_a_day_ends_at_midnight_utc() -> None:
    end = end_of(TODAY)
    assert day_of(end - 1) == TODAY
    assert day_of(end) == "2026-11-25"
    assert not is_past(TODAY, end - 1)
    assert is_past(TODAY, end)


async def test_the_attempts_of_two_devices_are_numbered_as_they_began(opened: Database) -> None:
    days = Days(opened)

    async def begin(player: str, table: str) -> int:
        return int(await opened.write(lambda c: days.begin(c, TODAY, GAME, player, table)))

    for player, table in (("phone", "t1"), ("desk", "t2"), ("phone", "t3")):
        await begin(player, table)
    await opened.write(lambda c: join_persons(c, "phone", "desk"))
    query = select(DAY_GAMES.c.attempt, DAY_GAMES.c.table_id).order_by(DAY_GAMES.c.attempt)
    found = await opened.read(lambda c: [tuple(row) for row in c.execute(query)])
    assert found == [(1, "t1"), (2, "t2"), (3, "t3")]
    assert await begin("phone", "t4") == 4


@pytest.mark.parametrize("game", [GAME, "burgundy-board"])
@on_each_database
async def test_who_begins_a_deal_at_several_devices_at_once_begins_one_game(server: Server, game: str) -> None:
    for _ in range(TIMES):
        async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=NO_TLS) as client:
            await client.get("/api/me")
            answers = await asyncio.gather(*(client.post(f"/api/days/{game}") for _ in range(8)))
        begun = [answer.json()["code"] for answer in answers if answer.status_code == httpx.codes.CREATED]
        others = [answer.json() for answer in answers if answer.status_code == httpx.codes.CONFLICT]
        assert (len(begun), len(others)) == (1, 7)
        assert {(one["key"], one["args"]["code"]) for one in others} == {("day-running", begun[0])}
    say(f"\n{game}: {TIMES} times eight requests at once, each time one game and seven refusals")


async def test_secrets_are_stored_only_of_days_that_are_over(opened: Database) -> None:
    today, yesterday = day_of(opened.now()), day_of(opened.now() - 86_400)
    rows = [{**a_table(name), "day": day, "secret": ""} for name, day in (("t", today), ("y", yesterday))]
    await opened.write(lambda c: c.execute(insert(TABLES), rows))
    await Days(opened).publish(lambda game, day: f"{game} {day}")
    found = await opened.read(lambda c: dict(c.execute(select(TABLES.c.id, TABLES.c.secret)).all()))
    assert found == {"t": "", "y": f"castle-combo {yesterday}"}
