"""The chance of a deal of the day depends on the day's secret and the number of the stroke, never on choices."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from sensible import sensible

from bailey.core.errors import BadInput
from bailey.core.records.day import STROKE_AT, DayChance, next_stroke
from bailey.core.records.fair import commit
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import read_log, write_log
from bailey.core.records.restored import RestoredLog
from bailey.core.records.rows import Kind
from bailey.core.records.start import Start
from bailey.games import burgundy_board, burgundy_cards, castle_combo, catan_cards
from bailey.games._template import game as postern

if TYPE_CHECKING:
    from bailey.core.play.game import Game

SECRET, DAY = "ab" * 32, "2026-11-24"
GAMES = [castle_combo.GAME, burgundy_cards.GAME, burgundy_board.GAME, catan_cards.GAME, postern.GAME]
each_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.slow if game.name == "catan-cards" else ()) for game in GAMES],
    ids=lambda game: game.name,
)


def begun(game: Game, log: type[GameLog] = GameLog, table: str = "table", day: str = DAY) -> GameLog:
    """Begin a deal of a day at a table."""
    chance = DayChance.of_day(table, SECRET, 2, game.name, day)
    return log(game, Start(("you", "search:500"), fair=chance)).begun()


def strokes(log: GameLog, chance: random.Random) -> dict[int, Any]:
    """Play a game to its end; tells by the number of the stroke how its row keyed the generator."""
    found: dict[int, Any] = {}
    while not log.position.over:
        luck = log.luck(len(log.rows) + 1)
        assert luck is not None
        before = next_stroke(log.position.state)
        log.choose(sensible(log.position, chance))
        if next_stroke(log.position.state) != before:
            found[before] = luck
    return found


@each_game
def test_the_same_stroke_is_the_same_after_other_choices(game: Game) -> None:
    one, two = (strokes(begun(game), random.Random(seed)) for seed in (1, 2))
    assert len(one) > 3
    assert sorted(one) == list(range(min(one), min(one) + len(one))), "the strokes are counted without a gap"
    both = one.keys() & two.keys()
    assert len(both) > 3
    assert all(one[stroke] == two[stroke] for stroke in both)
    assert len({*one.values()}) == len(one)


@each_game
def test_everybody_begins_with_the_same_deal(game: Game) -> None:
    assert begun(game, table="one1").position == begun(game, table="two2").position
    other = DayChance.of_day("table", "cd" * 32, 2, game.name, DAY)
    others = [begun(game, day="2026-11-25"), GameLog(game, Start(("you", "you"), fair=other)).begun()]
    assert all(log.position != begun(game).position for log in others)


def test_an_undo_does_not_change_chance() -> None:
    log, chance = begun(castle_combo.GAME), random.Random(3)
    while not log.undo_points():
        log.choose(chance.choice(log.position.choices.numbers))
    to = log.undo_points()[-1]
    stroke = next_stroke(log.position.state)
    before = log.luck(to + 1)
    log.undo(to)
    assert log.luck(len(log.rows) + 1) == before
    assert next_stroke(log.position.state) == stroke


@each_game
def test_a_record_of_a_deal_of_the_day_is_read_again(game: Game) -> None:
    log = begun(game)
    strokes(log, random.Random(1))
    text = write_log(log)
    assert f"\nday {DAY}\n" in text
    again = read_log(text, lambda _: game)
    assert again == log
    assert again.start.fair == log.start.fair
    assert write_log(again) == text


def test_a_restored_log_goes_on_with_the_next_stroke() -> None:
    log, chance = begun(castle_combo.GAME), random.Random(5)
    while len(log.rows) < 20:
        log.choose(chance.choice(log.position.choices.numbers))
    restored = RestoredLog(log.game, log.start)
    for row in log.rows:
        restored.take_in(row)
    restored.arrive(log.present.packed)
    assert next_stroke(restored.position.state) == next_stroke(log.position.state) > 1
    assert restored.luck(21) == log.luck(21)
    number = log.position.choices.numbers[-1]
    assert restored.choose(number).digest == log.choose(number).digest


def test_a_bot_and_the_counter_of_the_generator_go_by_the_number_of_the_stroke() -> None:
    chance = DayChance.of_day("table", SECRET, 2, "castle-combo", DAY)
    other = replace(chance, table="other")
    assert chance.seed_of_bot(7, b"x", 5) == other.seed_of_bot(9, b"y", 5) != chance.seed_of_bot(7, b"x", 6)
    log = begun(castle_combo.GAME)
    assert log.rows[0].kind is Kind.SETUP
    assert log.position.state.luck_count >> STROKE_AT == 0
    luck = log.luck(2)
    assert luck is not None
    assert luck[3] == 1 << STROKE_AT


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"day": "2026-13-01"}, "is no day"),
        ({"day": "today"}, "is no day"),
        ({"nonces": ("0" * 32, "-")}, "has no nonces"),
        ({"commitment": commit("cd" * 32)}, "not fair"),
    ],
)
def test_what_is_wrong_is_refused_by_name(change: dict[str, Any], why: str) -> None:
    chance = DayChance.of_day("table", SECRET, 2, "castle-combo", DAY)
    with pytest.raises(BadInput, match=why):
        replace(chance, **change).checked()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (f"day {DAY}", "day 2026-02-30", "line 5: day: '2026-02-30' is no day"),
        (f"day {DAY}", "day 2026-11-25", "row 1: the record says"),
        ("fair ", "seed 7\nfair ", "either a `seed`"),
    ],
)
def test_a_changed_record_is_refused(old: str, new: str, why: str) -> None:
    text = write_log(begun(castle_combo.GAME))
    with pytest.raises(BadInput, match=why):
        read_log(text.replace(old, new), lambda _: castle_combo.GAME)


def test_a_day_needs_a_fair_line() -> None:
    lines = write_log(GameLog.new(castle_combo.GAME, ["you", "you"], 7)).replace("seed 7", f"seed 7\nday {DAY}")
    with pytest.raises(BadInput, match="line 5: a deal of the day needs a `fair` line"):
        read_log(lines, lambda _: castle_combo.GAME)
