"""Nobody learns what they may not know, and nobody can predict or bend chance."""

from __future__ import annotations

import hashlib
import random
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from core.logs import played

from bailey.cli.main import main
from bailey.core.errors import BadInput
from bailey.core.records import fair
from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import read_log, write_log, write_rows
from bailey.core.records.start import Start
from bailey.games import _template as postern
from bailey.games import castle_combo
from bailey.server.views.incremental_json import IncrementalJson
from bailey.server.views.view_builder import HistoryRow, SharedView, ViewBuilder, without_undone

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from server.conftest import Visit
    from server.process import Server

    from bailey.core.play.game import Game

NONCES, SECRET = ("0" * 32, "1" * 32), "ab" * 32


def begun(game: Game, table: str = "table", secret: str = SECRET, nonces: tuple[str, ...] = NONCES) -> GameLog:
    return GameLog(game, Start(("you:a", "you:b"), fair=Fair.of(table, secret, nonces))).begun()


@pytest.mark.parametrize("game", [castle_combo.GAME, postern.GAME])
def test_a_fair_record_reads_back_and_folds_to_the_same(game: Game) -> None:
    log = played(begun(game), 300)
    again = read_log(write_log(log), lambda _: game)
    assert again == log
    assert again.start.fair == log.start.fair
    assert again.position == log.position


@pytest.mark.parametrize("other", [{"table": "other"}, {"secret": "cd" * 32}, {"nonces": ("0" * 32, "2" * 32)}])
def test_chance_depends_on_secret_nonces_and_table(other: dict[str, Any]) -> None:
    assert begun(castle_combo.GAME).position != begun(castle_combo.GAME, **other).position


def test_chance_is_keyed_anew_before_every_row_by_all_that_was_chosen() -> None:
    one, two = begun(castle_combo.GAME), begun(castle_combo.GAME)
    assert one.position == two.position
    first, second = one.position.choices.numbers[:2]
    one.choose(first)
    two.choose(second)
    assert one.luck(3) != two.luck(3)
    assert one.luck(2) == two.luck(2)


def test_an_undo_leads_to_other_chance_though_not_to_another_position() -> None:
    log = begun(castle_combo.GAME)
    chance = random.Random(3)
    while not log.undo_points():
        log.choose(chance.choice(log.position.choices.numbers))
    to = log.undo_points()[0]
    before = log.luck(to + 1)
    log.undo()
    assert log.luck(len(log.rows) + 1) != before
    assert read_log(write_log(log), lambda _: castle_combo.GAME) == log


def test_a_take_back_is_written_down_and_makes_it_practice() -> None:
    log = played(begun(postern.GAME), 5)
    assert not log.practice
    points = log.takeback_points()
    log.takeback(points[-1])
    assert log.practice
    played(log, 300, seed=2)
    again = read_log(write_log(log), lambda _: postern.GAME)
    assert again == log
    assert again.practice
    with pytest.raises(BadInput, match="takeback 0"):
        log.takeback(0)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    secret = secrets.token_hex(32)
    assert fair.commit(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("secret=ab", "secret=ac", "not fair"),
        ("nonces=0", "nonces=g", "nonce"),
        ("table=table", "table=TABLE", "table"),
        ("nonces=" + "0" * 32 + ",", "nonces=", "nonces for"),
        ("fair table", "fair  table", "write it as"),
        ("seats", "seed 7\nseats", "either"),
    ],
)
def test_a_bent_fair_line_is_refused(old: str, new: str, told: str) -> None:
    record = write_log(played(begun(castle_combo.GAME), 5))
    with pytest.raises(BadInput, match=told):
        read_log(record.replace(old, new, 1), lambda _: castle_combo.GAME)


def test_a_choice_that_was_not_open_leaves_chance_as_it_was() -> None:
    log = begun(castle_combo.GAME)
    before = log.position.digest
    with pytest.raises(BadInput):
        log.choose(castle_combo.GAME.choices.count - 1)
    assert log.position.digest == before


def told(log: GameLog, kept: list[HistoryRow], seat: int | None) -> dict[str, Any]:
    """Everything that a viewer is sent, but for the digest, which is a hash of everything."""
    moment = SharedView(log, len(log.rows), 0, IncrementalJson(log.game, 2))  # a new page: all of it is written now
    teller = ViewBuilder(log.position, ["a", "b"], seat, "en")
    update = moment.update(teller, asked=seat is not None and seat == moment.turn)
    update.news = teller.news(without_undone(kept))
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(update))
    del written["digest"]
    return written


def test_what_a_viewer_cannot_know_changes_nothing_of_what_they_are_told() -> None:
    chance = random.Random(4)
    compared = 0
    for seed in range(30):
        log = GameLog(postern.GAME, Start(("you:a", "you:b"), fair=Fair.of("table", f"{seed:064x}", NONCES))).begun()
        kept = [HistoryRow(log.rows[-1], 1, 0, list(log.position.state.events))]
        for _ in range(chance.randrange(12)):
            if log.position.over:
                break
            row = log.choose(chance.choice(log.position.choices.numbers))
            kept.append(HistoryRow(row, row.n, 0, list(log.position.state.events)))
        if log.position.over:
            continue
        for seat in (0, 1):
            truth = told(log, kept, seat)
            for other in range(3):
                twin = log.position
                log.position = log.position.imagine(seat, other)
                log.position.revealed = twin.revealed
                assert told(log, kept, seat) == truth
                log.position = twin
                compared += 1
    assert compared > 60


def test_hidden_cards_are_told_only_to_those_who_know_them() -> None:
    log = GameLog(postern.GAME, Start(("you:a", "you:b"), fair=Fair.of("table", SECRET, NONCES))).begun()
    hands = [{e["card"] for e in log.position.dump()["players"][p]["hand"]} for p in (0, 1)]
    for viewer in (0, 1, None):
        kept = [HistoryRow(log.rows[-1], 1, 0, list(log.position.state.events))]
        written = str(told(log, kept, viewer))
        for p in (0, 1):
            if p != viewer:
                assert not [card for card in hands[p] - hands[1 - p] if f"'{card}'" in written]


@pytest.fixture
def finished() -> GameLog:
    log = played(begun(castle_combo.GAME), 300)
    assert log.position.over
    return log


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], finished: GameLog) -> Callable[..., Any]:
    """Run `bailey verify` of a record; tell its status, what it prints, and what it complains of."""

    def run(*arguments: str, record: str = write_log(finished)) -> tuple[int, str, str]:
        file = tmp_path / "game.bailey"
        file.write_text(record, encoding="utf-8")
        return main(["verify", str(file), *arguments]), *capsys.readouterr()

    return run


def test_the_command_line_verifies_a_record_and_says_what_it_did_not_check(
    verify: Callable[..., Any], finished: GameLog
) -> None:
    status, out, _ = verify()
    assert status == 0
    assert f"All {len(finished.rows)} rows" in out
    unchecked = [line.rpartition(" ")[2] for line in out.splitlines() if "Not checked" in line]
    assert unchecked == ["--commitment.", "--nonce."]
    for record, told in (
        (write_log(finished).replace("secret=ab", "secret=ac"), "not fair"),
        (write_log(GameLog.new(castle_combo.GAME, ["you", "greedy"], 7)), "proves nothing"),
    ):
        status, _, err = verify(record=record)
        assert status == 2
        assert told in err
    for nonces, told in (((NONCES[0], "-"), "Player 2 added no nonce"), (("-", "-"), "Nobody added a nonce")):
        log = played(begun(castle_combo.GAME, nonces=nonces), 300)
        assert told in verify(record=write_log(log))[1]


@pytest.mark.parametrize("nonces", [[NONCES[0]], [f"1={NONCES[0]}", f"2={NONCES[1]}"], [NONCES[1].upper()]])
def test_verify_finds_what_its_caller_was_shown_and_gave(verify: Callable[..., Any], nonces: list[str]) -> None:
    named = [word for nonce in nonces for word in ("--nonce", nonce)]
    status, out, err = verify("--commitment", fair.commit(SECRET), *named)
    assert (status, err) == (0, "")
    assert "is the one that you named" in out
    assert out.count("Your nonce") == len(nonces)
    assert "Not checked" not in out


@pytest.mark.parametrize(
    ("flag", "value", "told"),
    [
        ("--commitment", "0" * 64, "was not fair"),
        ("--commitment", fair.commit(SECRET)[:-1], "64 characters"),
        ("--nonce", "2" * 32, "is not in the record"),
        ("--nonce", f"1={NONCES[1]}", "belongs to player 2, not to player 1"),
        ("--nonce", f"3={NONCES[1]}", "there is no player 3"),
        ("--nonce", f"0={NONCES[0]}", "32 characters"),
        ("--nonce", "-", "32 characters"),
    ],
)
def test_verify_refuses_another_commitment_or_nonce(
    verify: Callable[..., Any], flag: str, value: str, told: str
) -> None:
    status, out, err = verify(f"{flag}={value}")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert told in err
    assert flag in err


@pytest.mark.parametrize("cut", [0, 9], ids=["at the end of a row", "within a row"])
def test_verify_calls_no_record_fair_that_was_cut_off(verify: Callable[..., Any], finished: GameLog, cut: int) -> None:
    lines, rows = write_rows(finished).splitlines(keepends=True), len(finished.rows) - 3
    status, out, err = verify(record="".join(lines[:-3]) + lines[-3][:cut])
    assert (status, err.count("\n")) == (2, 1)
    assert f"All {rows} rows" in out
    assert "not a finished game" in err
    assert f"after row {rows}" in err
    assert ("is incomplete" in err) == bool(cut)


def test_an_unfinished_record_is_never_called_fair(server: Server, visit: Visit) -> None:
    anna, log = visit(server), played(begun(castle_combo.GAME), 20)
    told = anna.post("/api/verify", record=write_log(log))
    assert not told["fair"]
    assert told["unfinished"]
    assert "not a finished game" in told["say"][-1]
    assert "row 21" in told["say"][-1]
    played(log, 300)
    told = anna.post("/api/verify", record=write_log(log))
    assert told["fair"]
    assert "unfinished" not in told


def test_the_key_that_is_told_depends_on_every_row_and_on_what_chance_is_made_from() -> None:
    log, keys = begun(castle_combo.GAME), set()
    while not log.position.over:
        keys.add(log.next_key())
        played(log, 1)
    assert len(keys) == len(log.rows) - 1
    assert len({begun(castle_combo.GAME, nonces=(NONCES[0], nonce)).next_key() for nonce in NONCES}) == 2
