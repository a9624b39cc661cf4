"""Going back costs a few choices, however long the game; a log can go on from its latest position."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from core.logs import START, Plays, fair, played

from bailey.core.errors import BadInput
from bailey.core.records.log import SPARE_ROWS, Disagreement, GameLog, most_rows
from bailey.core.records.log_text import parse_row, read_log, write_log
from bailey.core.records.past import EVERY
from bailey.core.records.restored import RestoredLog
from bailey.core.records.rows import Kind
from bailey.games import _template as postern
from bailey.games import burgundy_cards, castle_combo

if TYPE_CHECKING:
    from bailey.core.play.game import Game

GAMES = [castle_combo.GAME, burgundy_cards.GAME, postern.GAME]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Plays:
    return Plays(monkeypatch)


def restless(game: Game, rows: int, seed: int = 1) -> GameLog:
    """Play a game in which much is taken back."""
    log, chance = fair(game), random.Random(seed)
    while len(log.rows) < rows and not log.position.over:
        undo, back = log.undo_points(), log.takeback_points()
        if undo and chance.random() < 0.2:
            log.undo(chance.choice(undo))
        elif back and chance.random() < 0.2:
            log.takeback(chance.choice(back))
        elif chance.random() < 0.05:
            log.takeover(chance.randrange(2), "you:c")
        else:
            log.choose(chance.choice(log.position.choices.numbers))
    return log


@each_game
def test_a_take_back_plays_a_few_choices_at_most(game: Game, plays: Plays) -> None:
    log, chance = played(fair(game), 59), random.Random(2)
    for to in log.takeback_points():
        plays.count = 0
        log.takeback(to)
        assert plays.count < EVERY
        assert log.position.digest == log.rows[to - 1].digest
        if len(log.effective) < 4:
            break
        log.choose(chance.choice(log.position.choices.numbers))


def test_an_undo_plays_a_few_choices_at_most(plays: Plays) -> None:
    log, undone = fair(castle_combo.GAME), 0
    for _ in range(100):
        plays.count = 0
        if log.undo_points():
            log.undo()
            undone += 1
            assert plays.count < EVERY
        log.choose(log.position.choices.numbers[-1])
        if log.position.over:
            break
    assert undone > 5


@each_game
def test_a_record_with_many_take_backs_is_read_in_linear_time(game: Game, plays: Plays) -> None:
    text = write_log(restless(game, 400, seed=2))
    plays.count = 0
    again = read_log(text, lambda _: game)
    chosen = sum(row.kind is Kind.CHOICE for row in again.rows)
    back = sum(row.kind in (Kind.UNDO, Kind.TAKEBACK) for row in again.rows)
    assert back > 10
    assert plays.count <= chosen + back * (EVERY - 1)


@each_game
def test_after_going_back_the_position_is_that_of_a_fold(game: Game) -> None:
    log, chance = fair(game), random.Random(3)
    for _ in range(60):
        for _ in range(3):
            if not log.position.over:
                log.choose(chance.choice(log.position.choices.numbers))
        back = log.takeback_points()[:8]
        if log.position.over or not back:
            break
        log.takeback(chance.choice(back))
        folded = log.fold()
        assert log.position == folded
        assert (log.position.choices.numbers, log.position.events) == (folded.choices.numbers, folded.events)


def test_after_two_thousand_rows_nothing_is_taken_back_and_the_game_still_ends_within_its_rows() -> None:
    game = castle_combo.GAME
    log = fair(game)
    while log.has_room:
        log.choose(log.position.choices[0])
        if log.has_room:
            log.takeback(1)
    assert len(log.rows) == SPARE_ROWS
    assert (log.undo_points(), log.takeback_points()) == ([], [])
    with pytest.raises(BadInput, match=f"only possible in the first {SPARE_ROWS} rows"):
        log.undo()
    with pytest.raises(BadInput, match=f"only possible in the first {SPARE_ROWS} rows"):
        log.takeback(1)
    assert len(played(log).rows) <= most_rows(game)
    assert read_log(write_log(log), lambda _: game, most_rows) == log
    text = write_log(restless(castle_combo.GAME, 30))
    with pytest.raises(BadInput, match=r"line 16: a record of Castle Combo has at most 10 rows"):
        read_log(text, lambda _: castle_combo.GAME, lambda _: 10)


def restored(log: GameLog, packed: bytes = b"") -> RestoredLog:
    """Take the rows of a log in, and be at its last position."""
    again = RestoredLog(log.game, log.start)
    for row in log.rows:
        again.take_in(parse_row(log.game, row.body, row.n, row.digest))
    again.arrive(packed or log.present.packed)
    return again


@each_game
def test_a_log_goes_on_from_its_latest_position_and_plays_only_what_is_needed(game: Game, plays: Plays) -> None:
    log = restless(game, 150)
    plays.count = 0
    again = restored(log)
    assert plays.count == 0
    assert again.position == log.position
    assert again.position.choices.numbers == log.position.choices.numbers
    assert (again.chain, again.seats, again.resigned) == (log.chain, log.seats, log.resigned)
    assert [row.n for row in again.effective] == [row.n for row in log.effective]
    assert again.luck(len(again.rows) + 1) == log.luck(len(log.rows) + 1)
    recalled = [(row, list(position.events)) for row, position in again.recall()]
    assert [row for row, _ in recalled] == log.effective == again.effective
    assert again.undo_points() == log.undo_points()
    assert again.takeback_points() == log.takeback_points()
    assert (again.position.events, again.position.revealed) == (log.position.events, log.position.revealed)
    for to in log.takeback_points()[:1]:
        assert restored(log).takeback(to) == log.takeback(to)


def test_an_undo_right_after_it_was_restored_finds_what_was_final() -> None:
    log = fair(castle_combo.GAME)
    while not log.undo_points():
        log.choose(log.position.choices[-1])
    again = restored(log)
    assert again.undo_points() == log.undo_points()
    assert again.undo() == log.undo()
    assert again.position == log.position


def test_a_latest_position_or_a_row_that_does_not_lead_where_it_led_is_found_out() -> None:
    log = restless(castle_combo.GAME, 30)
    other = restless(castle_combo.GAME, 40, seed=9).present.packed
    with pytest.raises(Disagreement):
        restored(log, other)
    middle = log.effective[5].n - 1
    log.rows[middle] = log.rows[middle]._replace(digest="0" * 12)
    again = restored(log)
    with pytest.raises(Disagreement, match=f"row {middle + 1}"):
        list(again.recall())


@pytest.mark.parametrize("body", ["undo 7", "takeback 2", "p3 resign", "setup"])
def test_a_row_that_cannot_stand_there_is_refused_when_it_is_taken_in(body: str) -> None:
    again = RestoredLog(castle_combo.GAME, START)
    again.take_in(parse_row(castle_combo.GAME, "setup", 1, "0" * 12))
    with pytest.raises(BadInput, match="row 2"):
        again.take_in(parse_row(castle_combo.GAME, body, 2, "0" * 12))
