"""Learning: games that are kept, what their positions say, how forecasts are measured, and a whole training."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from typer.testing import CliRunner

from bailey.bots.learned.learned import Learned
from bailey.bots.learned.plan import measuring
from bailey.cli.main import bailey_app
from bailey.core import BadInput, Position
from bailey.core.compiled.search import NO_VALUE
from bailey.games import castle_combo
from bailey.lab.crews.processes import Processes
from bailey.lab.learning.lessons import Teachers, play_games
from bailey.lab.learning.positions import plan_for, positions_of
from bailey.lab.learning.training import Curriculum, Training, aims_of, install_learned
from bailey.lab.learning.yardstick import by_games, calibrated, happened_by_said, measured

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.lab.learning.lessons import Lessons
    from bailey.lab.learning.positions import Positions

COMBO = castle_combo.GAME
TEACHERS = Teachers(COMBO.name, 2, "search:10", seed=4, random_in=5)
#: A training that learns nothing worth knowing.
TINY = {"games": 100, "held": 20, "gate": 4, "teacher": "search:10", "iterations": 10, "rounds": 1}


@pytest.fixture(scope="module")
def lessons(numba: None, tmp_path_factory: pytest.TempPathFactory) -> Lessons:
    """Return some games of weak teachers."""
    return play_games(TEACHERS, 60, tmp_path_factory.mktemp("games"), Processes(1))


@pytest.fixture(scope="module")
def positions(lessons: Lessons) -> Positions:
    """Return their positions."""
    return positions_of(plan_for(COMBO, lessons, 2), lessons, 2)


def test_games_are_kept_and_only_those_that_are_missing_are_played_again(
    lessons: Lessons, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bailey.lab.learning.lessons.PIECE", 20)
    first = play_games(TEACHERS, 60, tmp_path, Processes(1))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0-20.npz", "20-20.npz", "40-20.npz"]
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    (tmp_path / "20-20.npz").write_bytes(b"damaged")
    told: list[tuple[int, int]] = []
    again = play_games(TEACHERS, 60, tmp_path, Processes(1), lambda *done: told.append(done))
    assert {name for name, then in before.items() if (tmp_path / name).stat().st_mtime_ns != then} == {"20-20.npz"}
    assert told == [(60, 60)]
    for found in (again, lessons):
        assert (first.choices == found.choices).all()
        assert (first.scores == found.scores).all()


def test_every_choice_was_open_and_leads_to_the_score_that_is_kept(lessons: Lessons) -> None:
    for i in range(5):
        pos = Position(COMBO, COMBO.deal(2, TEACHERS.seed, int(lessons.numbers[i])))
        for number in lessons.choices[i][: lessons.decisions[i]]:
            assert int(number) in pos.choices.numbers
            pos.push(COMBO.choices.read(int(number)))
        assert pos.over
        assert [COMBO.score(pos.state, p) for p in range(2)] == lessons.scores[i].tolist()


def test_about_one_choice_in_five_was_random_and_has_no_value(lessons: Lessons) -> None:
    made = np.arange(lessons.values.shape[1]) < lessons.decisions[:, None]
    assert 0.1 < (lessons.values[made] == NO_VALUE).mean() < 0.35


def test_a_position_is_taken_where_another_seat_is_asked(positions: Positions, lessons: Lessons) -> None:
    own = positions.game == 0
    assert own.sum() == 18, "nine turns for each of two"
    assert positions.asked[own].tolist() == [0, 1] * 9 or positions.asked[own].tolist() == [1, 0] * 9
    assert positions.course[own][0] == 0
    assert (np.diff(positions.decision[own]) > 0).all()
    assert (positions.won == lessons.shares[positions.game, positions.asked]).all()


def test_one_position_in_three_is_taken_if_asked(lessons: Lessons, positions: Positions) -> None:
    few = positions_of(plan_for(COMBO, lessons, 2), lessons, 2, every=3)
    assert len(few) * 3 == len(positions)


def test_features_say_how_many_cards_lie_in_a_tableau(lessons: Lessons) -> None:
    plan = measuring(COMBO)
    found = positions_of(plan, lessons, 2)
    base, wide = plan.first["players.tableau"], plan.width(next(g for g in plan.groups if g.name == "players.tableau"))
    rows = [found.features[found.starts[r] : found.starts[r + 1]] for r in range(36)]
    lying = [int(((row >= base) & (row < base + wide)).sum()) for row in rows]
    assert lying == [turn // 2 + (turn % 2 and p != found.asked[turn]) for turn in range(18) for p in range(2)]


def test_a_constant_has_the_score_of_a_coin_and_the_truth_none(positions: Positions) -> None:
    constant = measured(np.full(len(positions), 0.5), positions)
    assert constant.brier == pytest.approx(0.25, abs=0.02)
    truth = measured(positions.won.astype(np.float64), positions)
    assert truth.brier == 0
    assert truth.thirds == (0, 0, 0)
    assert truth.log_loss < 0.35


def test_an_interval_is_over_whole_games(positions: Positions) -> None:
    """Were every position a game of its own, the interval would be narrower by more than half."""
    values = positions.shares[:, 0].astype(np.float64)
    _, half = by_games(values, positions)
    assert half > 2 * 1.96 * values.std() / np.sqrt(len(values))


def test_a_calibration_says_what_happened(positions: Positions) -> None:
    rng = np.random.default_rng(1)
    values = positions.won * 0.1 + rng.normal(5, 0.1, len(positions))
    curves = calibrated(values, positions)
    said = curves.chances(values, positions)
    assert abs(said.mean() - positions.won.mean()) < 0.01
    assert measured(said, positions).brier < 0.24
    for expected, happened, count in happened_by_said(said, positions, bins=4):
        assert count < 100 or abs(expected - happened) < 0.1


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_aims_lie_between_the_outcome_and_what_the_search_thought(positions: Positions, share: float) -> None:
    aimed = aims_of(positions, share)
    assert aimed.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (aimed >= 0).all()
    nobody = positions.values < 0
    assert (aimed[nobody] == positions.shares[nobody]).all()
    assert ((aimed == positions.shares).all()) == (share == 0)


@pytest.mark.long
def test_a_training_goes_on_from_its_folder_and_gives_the_same(numba: None, tmp_path: Path) -> None:
    told: list[str] = []
    settings = Curriculum(COMBO.name, COMBO.version, **TINY)
    done = Training(COMBO, settings, tmp_path / "a", Processes(1), lambda what, *_: told.append(what)).run()
    assert [one.number for one in done] == [1]
    assert 0.1 < done[0].learned.brier < 0.35
    assert told
    told.clear()
    assert Training(COMBO, settings, tmp_path / "a", Processes(1), lambda what, *_: told.append(what)).run() == done
    assert not told, "nothing is played again"
    again = Training(COMBO, settings, tmp_path / "b", Processes(1), lambda *_: None).run()
    assert again == done
    for name in ("weights", "hidden", "last"):
        found = [Learned.load(COMBO, tmp_path / folder / "round-1.npz") for folder in "ab"]
        assert (getattr(found[0], name) == getattr(found[1], name)).all()


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Training(COMBO, Curriculum(COMBO.name, COMBO.version, seed=1), tmp_path, Processes(1), lambda *_: None)
    Training(COMBO, Curriculum(COMBO.name, COMBO.version, seed=1, rounds=9), tmp_path, Processes(1), lambda *_: None)
    with pytest.raises(BadInput, match="other settings; name another folder"):
        Training(COMBO, Curriculum(COMBO.name, COMBO.version, seed=2), tmp_path, Processes(1), lambda *_: None)


@pytest.mark.parametrize(("settings", "why"), [
    ({"teacher": "greedy"}, "name a search"),
    ({"teacher": "search:1s"}, "name a search"),
    ({"teacher": "chess"}, "write random"),
    ({"players": 6}, "is for 2 to 5 players"),
])  # fmt: skip
def test_what_cannot_be_learned_from_is_refused(settings: dict[str, Any], why: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=why):
        Training(COMBO, Curriculum(COMBO.name, COMBO.version, **settings), tmp_path, Processes(1), lambda *_: None)
    assert not [*tmp_path.iterdir()]


def test_nothing_is_installed_that_was_not_better(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="train with more games"):
        install_learned(COMBO, tmp_path)


@pytest.mark.long
def test_the_command_trains_and_says_how_good_it_is(numba: None, tmp_path: Path) -> None:
    options = [part for name, value in TINY.items() for part in (f"--{name}", str(value))]
    command = ["train", COMBO.name, "--folder", str(tmp_path / "a"), *options, "--cores", "1"]
    found = CliRunner().invoke(bailey_app, [*command, "--json"])
    assert found.exit_code == 0, found.output
    [one] = json.loads(found.stdout)["rounds"]
    assert one["teacher"] == "search:10"
    told = CliRunner().invoke(bailey_app, command).stdout
    assert f"{one['learned']['brier']:.4f}" in told
