"""A game is its log: what may be undone, who plays a seat, and that a log folds to what it was."""

from __future__ import annotations

import random
from typing import Any

import pytest
from core.logs import played

from bailey.core.errors import BadInput, IllegalChoice
from bailey.core.records.log import SPARE_ROWS, GameLog
from bailey.core.records.rows import Kind, LogRow
from bailey.core.records.start import Start
from bailey.games import _template as postern
from bailey.games import castle_combo

COMBO, POSTERN = castle_combo.GAME, postern.GAME
SEATS = ["you", "greedy"]


def begun(seed: int = 7) -> GameLog:
    return GameLog.new(COMBO, SEATS, seed)


def test_a_log_begins_with_setup_which_stands_only_once() -> None:
    log = begun()
    assert [row.kind for row in log.rows] == [Kind.SETUP]
    assert log.rows[0].n == 1
    assert log.rows[0].digest == log.position.digest
    with pytest.raises(BadInput, match="setup"):
        log.setup()


def test_every_row_carries_the_digest_of_the_state_after_it_and_is_heard_as_it_happens() -> None:
    log, digests, heard = begun(), [], []
    log.on_row = heard.append
    for _ in range(20):
        log.choose(log.position.choices[0])
        digests.append(log.position.digest)
    assert [row.digest for row in log.rows[1:]] == digests
    assert heard == log.rows[1:]


def test_only_the_seat_on_turn_chooses_and_only_what_is_open() -> None:
    log = begun()
    turn = log.position.turn
    assert turn is not None
    with pytest.raises(BadInput, match=f"it is the turn of p{turn + 1}"):
        log.choose(log.position.choices[0], 1 - turn)
    with pytest.raises(IllegalChoice):
        log.choose({"do": "take", "slot": 0})
    assert len(log.rows) == 1
    played(log, 1000)
    assert log.position.over
    with pytest.raises(BadInput, match="the game is over"):
        log.choose(0, 0)


class TestUndo:
    def test_takes_back_what_revealed_nothing_and_nothing_else(self) -> None:
        log = begun()
        before = log.position.digest
        log.choose({"do": "move_messenger"})
        assert log.undo_points() == [1]
        with pytest.raises(BadInput, match="only back to row 1"):
            log.undo(5)
        row = log.undo()
        assert (row.kind, row.to, row.digest) == (Kind.UNDO, 1, before)
        assert {"do": "move_messenger"} in log.position.choices
        log.choose({"do": "keep_key"})
        assert [row.n for row in log.rows] == [1, 2, 3, 4]
        assert [row.n for row in log.effective] == [1, 4]

    def test_is_closed_by_the_end_and_by_a_card_that_somebody_came_to_know(self) -> None:
        log = begun()
        log.choose({"do": "renew_row"})
        assert log.rows[-1].final
        assert log.undo_points() == []
        with pytest.raises(BadInput, match="revealed"):
            log.undo()
        log = GameLog.new(POSTERN, SEATS, 7)
        row = log.choose(next(c for c in log.position.choices if c.name == "carry"))
        assert row.final
        assert log.undo_points() == []
        hands = [{"hand": ["silk", "wool", "salt"]}, {"hand": ["wine", "bread", "honey"]}]
        log = GameLog.from_position(POSTERN, SEATS, {"players": hands, "hours": 1, "turn": 1})
        assert log.choose({"do": "rest"}).final
        assert log.undo_points() == []
        with pytest.raises(BadInput, match="the game is over"):
            log.undo()

    def test_goes_back_over_several_choices_to_any_of_them(self) -> None:
        log = begun()
        for choice in log_without_reveals(log):
            log.choose(choice)
        points = log.undo_points()
        assert len(points) == 2
        log.undo(points[-1])
        assert log.effective[-1].n == points[-1]

    def test_never_takes_back_what_somebody_else_chose(self) -> None:
        log = GameLog.new(POSTERN, SEATS, 3)
        for _ in range(200):
            if log.position.over:
                break
            log.choose(log.position.choices[0])
            chose = log.effective[-1].seat
            for n in log.undo_points():
                later = [row for row in log.effective if row.n > n]
                assert all(row.seat == chose and not row.final for row in later)

    def test_leads_to_the_position_events_and_all_as_it_was(self) -> None:
        chance = random.Random(4)
        log = begun()
        for _ in range(150):
            if log.position.over:
                break
            log.choose(chance.choice(log.position.choices.numbers))
            for n in log.undo_points()[:: chance.choice((1, -1))][:1]:
                log.undo(n)
                folded = log.fold()
                assert log.position == folded
                assert log.position.choices.numbers == folded.choices.numbers
                assert log.position.blocked == folded.blocked
                assert (log.position.events, log.position.revealed) == (folded.events, folded.revealed)

    def test_goes_on_after_a_row_was_taken_back_for_practice(self) -> None:
        log = begun()
        log.choose({"do": "move_messenger"})
        log.choose(log.position.choices[0])
        after, digest = log.rows[1].n, log.rows[1].digest
        log.takeback(after)
        assert log.undo_points() == [1]
        assert log.undo().digest == log.rows[0].digest
        assert log.rows[1].digest == digest

    def test_is_refused_when_the_log_is_nearly_full(self) -> None:
        log = begun()
        log.choose({"do": "move_messenger"})
        log.rows += [LogRow(Kind.TIMEOUT)] * (SPARE_ROWS - len(log.rows))
        with pytest.raises(BadInput, match="only possible in the first"):
            log.undo()


def log_without_reveals(log: GameLog) -> list[int]:
    """Play into a turn whose first two choices reveal nothing, and give those two."""
    while True:
        first = next((c for c in log.position.choices if c.name == "move_messenger"), None)
        if first is not None:
            ahead = log.position.copy()
            ahead.push(first)
            take = next((c for c in ahead.choices if not ahead.reveals(c)), None)
            if take is not None:
                return [first.number, take.number]
        log.choose(log.position.choices[0])


def test_what_cannot_be_taken_back_says_what_can() -> None:
    log = begun()
    with pytest.raises(BadInput, match="takeback 1: nothing can be taken back"):
        log.takeback(1)
    for _ in range(2):
        log.choose(log.position.choices[0])
    with pytest.raises(BadInput, match="takeback 3: only to one of the rows 1 to 2"):
        log.takeback(3)


class TestSeats:
    def test_somebody_else_takes_over_and_that_closes_undo(self) -> None:
        log = begun()
        log.takeover(1, "search:500")
        assert log.seats == ["you", "search:500"]
        assert log.start.seats == ("you", "greedy")
        log.choose({"do": "move_messenger"})
        log.takeover(0, "greedy")
        assert log.undo_points() == []

    def test_a_seat_that_resigned_chooses_no_more_until_it_is_taken_over(self) -> None:
        log = begun()
        turn = log.position.turn
        assert turn is not None
        for seat in (turn, 1 - turn):
            log.resign(seat)
            with pytest.raises(BadInput, match="already"):
                log.resign(seat)
        with pytest.raises(BadInput, match="has resigned"):
            log.choose(0)
        log.takeover(turn, "random")
        log.choose(log.position.choices[0])

    def test_only_who_must_decide_can_be_too_slow(self) -> None:
        log = begun()
        turn = log.position.turn
        assert turn is not None
        assert log.timeout(turn).seat == turn
        with pytest.raises(BadInput, match="cannot time out: it is not its turn"):
            log.timeout(1 - turn)

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_there_are_only_so_many(self, seat: int) -> None:
        for change in (GameLog.resign, lambda log, seat: log.takeover(seat, "greedy")):
            with pytest.raises(BadInput, match="no such seat"):
                change(begun(), seat)

    @pytest.mark.parametrize("by", ["", "a b", "x" * 41, "1st", "you\n", "a·b", "a,b"])
    def test_who_plays_is_a_short_word(self, by: str) -> None:
        with pytest.raises(BadInput, match="seat"):
            GameLog.new(COMBO, ["you", by], 7)
        with pytest.raises(BadInput, match="seat"):
            begun().takeover(0, by)


def test_a_rule_that_breaks_in_a_written_position_leaves_the_game_where_it_was(monkeypatch: Any) -> None:
    log = GameLog.from_position(COMBO, SEATS, castle_combo.load({"turn": 1}).dump())
    log.choose({"do": "keep_key"})
    before = log.position.digest, log.position.choices.numbers, log.position.events

    def broken(s: Any, menu: Any, choice: int) -> None:
        s.players[0].gold = 99
        raise IndexError("no card lies there")

    monkeypatch.setattr(COMBO, "engine", COMBO.engine._replace(advance=broken))
    with pytest.raises(BadInput, match=r"cannot go on \(no card lies there\): begin from a position without `todo`"):
        log.choose(log.position.choices[0])
    assert (log.position.digest, log.position.choices.numbers, log.position.events) == before
    assert len(log.rows) == 2


class TestStarts:
    def test_from_a_position_or_a_seed_with_as_many_seats_and_with_options(self) -> None:
        position = castle_combo.load({"players": [{"gold": 3}, {"gold": 4}], "turn": 1}).dump()
        log = GameLog.from_position(COMBO, SEATS, position)
        assert log.position.turn == 1
        assert log.position.view(0)["players"][0]["gold"] == 3
        position = castle_combo.new(3, 7).dump()
        with pytest.raises(BadInput, match="3 seats"):
            GameLog.from_position(COMBO, SEATS, position)
        log = GameLog.new(POSTERN, SEATS, 7, {"hours": 3})
        assert log.position.state.hours == 3
        with pytest.raises(BadInput, match="seed"):
            GameLog(COMBO, Start(("you", "greedy"), -1))


@pytest.mark.parametrize("game", [COMBO, POSTERN], ids=lambda game: game.name)
def test_a_fold_leads_to_the_same_states(game: castle_combo.GAME.__class__) -> None:
    log = played(GameLog.new(game, SEATS, 11), 60)
    for row, position in log.positions():
        assert position.digest == row.digest


def test_a_log_is_told_apart_from_another() -> None:
    assert played(begun(), 9) == played(begun(), 9)
    assert played(begun(), 9) != played(begun(), 8)
    assert begun(1) != begun(2)
    assert begun() != "a log"
