"""Puzzles: what is one, how hard it is, that a search for them goes on where it stopped, and those of our games."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.analysis.findings import ComparedChoice, Decision, Value
from bailey.core import BadInput
from bailey.core.records import puzzles as kept
from bailey.core.records.puzzles import GRADES, Puzzle, of_the_day, puzzles_of, write_puzzles
from bailey.games import castle_combo
from bailey.lab.puzzles import CLEAR, PuzzleSearch, is_clear, make_puzzles, rounded

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bailey.core import Game

OURS = ("castle-combo", "burgundy-cards", "burgundy-board")
QUICK = PuzzleSearch("castle-combo", castle_combo.GAME.version, ("search:30", "search:30"), 200)


def option(chance: float, loss: float, error: float = 0.01) -> ComparedChoice:
    return ComparedChoice({"do": "any"}, Value([chance, 1 - chance], [40, 40], [0, 0]), 0.01, loss, error, 9)


@pytest.mark.parametrize(
    ("options", "clear"),
    [
        ([option(0.6, 0), option(0.5, CLEAR)], True),
        ([option(0.6, 0), option(0.55, CLEAR - 0.01)], False),
        ([option(0.6, 0), option(0.5, CLEAR, error=0.04)], False),
        ([option(0.6, 0), option(0.5, 0.1), option(0.5, 0.1, error=0.05)], False),
        ([option(0.99, 0), option(0.5, 0.49)], False),
        ([option(0.1, 0), option(0.01, 0.09)], False),
        ([option(0.6, 0)], False),
    ],
    ids=["clear", "too near", "noise", "noise of a third", "won", "lost", "alone"],
)
def test_one_choice_is_clearly_best_in_an_open_game(options: list[ComparedChoice], clear: bool) -> None:  # noqa: FBT001
    assert is_clear(Decision(options, 0, 0, "sound"), 0) is clear


def test_numbers_are_kept_with_four_digits() -> None:
    assert rounded({"a": 0.123456, "b": [1, {"c": 2.00001}], "d": None}) == {
        "a": 0.1235,
        "b": [1, {"c": 2.0}],
        "d": None,
    }


def quick(wanted: int, save: Path | None = None, cores: int = 1) -> list[Puzzle]:
    return make_puzzles(castle_combo.GAME, QUICK, wanted, cores=cores, save=save, report=lambda *_: None)


@pytest.mark.long
@pytest.mark.usefixtures("numba")
def test_a_search_goes_on_where_it_stopped_and_finds_the_same_on_two_threads(tmp_path: Path) -> None:
    save = tmp_path / "games.jsonl"
    first = quick(1, save)
    looked = save.read_bytes()
    whole = quick(3, save)
    assert save.read_bytes().startswith(looked)
    assert whole[:1] == first
    assert whole == quick(3, cores=2)
    for one in whole:
        assert one.fits(castle_combo.GAME)
        assert one.grade in GRADES
        assert one.decision["made"] > 0, "another one is compared with the best"
        assert one.decision["reason"] is not None
    with pytest.raises(BadInput, match="another search for puzzles"):
        make_puzzles(castle_combo.GAME, replace(QUICK, seed=9), 1, cores=1, save=save, report=lambda *_: None)


@pytest.mark.parametrize("name", OURS)
def test_the_puzzles_of_our_games_can_be_played_to_and_are_clear(name: str) -> None:
    game = games.find(name)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 40
    for puzzle in puzzles.values():
        assert puzzle.fits(game)
        assert all(one["loss"] >= CLEAR for one in puzzle.decision["options"][1:])
    assert {one.grade for one in puzzles.values()} == {*GRADES}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Game]:
    """Castle Combo, whose folder is another one."""
    game = replace(castle_combo.GAME, folder=tmp_path)
    yield game
    puzzles_of.cache_clear()


def test_a_file_of_another_version_of_the_rules_holds_no_puzzles(elsewhere: Game) -> None:
    puzzle = next(iter(puzzles_of(castle_combo.GAME).values()))
    assert puzzles_of(elsewhere) == {}, "there is none"
    puzzles_of.cache_clear()
    write_puzzles(elsewhere, [puzzle], elsewhere.folder / kept.FILE)
    assert puzzles_of(elsewhere) == {puzzle.id: puzzle}
    puzzles_of.cache_clear()
    text = (elsewhere.folder / kept.FILE).read_text()
    (elsewhere.folder / kept.FILE).write_text(text.replace(f'"version": {elsewhere.version}', '"version": 1'))
    assert puzzles_of(elsewhere) == {}


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written: No such file or directory; name another file by --out"):
        write_puzzles(castle_combo.GAME, [], tmp_path / "missing" / "puzzles.json")


@pytest.mark.parametrize("text", ["{", "[]", '{"version": 3}', '{"version": 3, "puzzles": [{"id": 1}]}'])
def test_a_damaged_file_is_refused_with_the_remedy(elsewhere: Game, text: str) -> None:
    (elsewhere.folder / kept.FILE).write_text(text)
    with pytest.raises(BadInput, match="make it again by `bailey puzzles castle-combo`"):
        puzzles_of(elsewhere)


def test_choices_that_the_rules_no_longer_allow_do_not_fit() -> None:
    puzzle = next(iter(puzzles_of(castle_combo.GAME).values()))
    assert not replace(puzzle, choices=[*puzzle.choices[:-1], 0, 0]).fits(castle_combo.GAME)
    other = json.loads(json.dumps(puzzle.decision)) | {"options": [{"choice": {"do": "take", "slot": 99}}]}
    assert not replace(puzzle, decision=other).fits(castle_combo.GAME)


def test_each_day_has_the_next_puzzle() -> None:
    assert [of_the_day(["a", "b", "c"], day) for day in (0, 1, 2, 3, 300)] == ["a", "b", "c", "a", "a"]
