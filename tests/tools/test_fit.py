"""`tools.fit` plays by the prior alone, moves its weights, and goes on from a file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bailey.core import BadInput, Position
from bailey.games import burgundy_board
from bailey.games.burgundy_board.weights import Weights
from tools.fit import Fitting, Settings, fit, main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAME = burgundy_board.GAME


@pytest.fixture
def fitting() -> Iterator[Fitting]:
    """The weights of the board game, which are put back: all compiled play of this process reads them."""
    made = Fitting("burgundy-board")
    before = made.numbers.copy()
    yield made
    made.numbers[:] = before


def by_prior(seed: int) -> float:
    """Play a game by the highest prior, choice by choice, in plain Python; return the seats' mean points."""
    pos = Position.new(GAME, 2, seed=seed)
    while not pos.over:
        pos.push(max((choice.number for choice in pos.choices), key=lambda number: GAME.prior_of(pos.state, number)))
    return sum(pos.score()) / 2


@pytest.mark.usefixtures("numba")
def test_every_seat_follows_the_prior_of_the_weights_of_the_moment(fitting: Fitting) -> None:
    table, _ = fitting.tables[0]
    assert table.mean(3, 1) == by_prior(3)
    before = fitting.numbers.astype(float)
    points = fitting.points(before, 5, 40)
    assert fitting.points(-before, 5, 40) < points
    assert fitting.points(before, 5, 40) == points


def test_a_slope_points_to_better_weights(fitting: Fitting) -> None:
    """With the worth of tiles turned round, the way back to the weights rises."""
    weights = fitting.numbers.astype(float)
    back = np.sign(weights)
    slope = fitting.slope(weights - 2 * np.abs(weights) * back, np.abs(weights), np.array([back]), 1, 60)
    assert float(slope @ back) > 0


def test_fitting_writes_every_weight_and_goes_on_from_the_file_if_it_knows_them_all(
    fitting: Fitting, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "weights.json"
    fit(fitting, Settings(minutes=1e-6, games=10, judged=10), 1, into)
    written = json.loads(into.read_text())
    assert [*written] == [field.name for field in Weights().fields]
    written["finish"] = 12345
    into.write_text(json.dumps(written))
    main(["burgundy-board", "--minutes", "1e-6", "--games", "10", "--judged", "10", "--into", str(into)])
    assert abs(json.loads(into.read_text())["finish"] - 12345) < 1000
    assert "1 generations, " in capsys.readouterr().out
    into.write_text('{"luck": 3}')
    with pytest.raises(BadInput, match="there is no weight 'luck'; burgundy-board has progress, kind"):
        fitting.read(into)
