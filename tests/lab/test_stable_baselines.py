"""Stable-Baselines3: its vector of environments, with masks, and the recipe that trains with it."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bailey.core import BadInput
from bailey.games import castle_combo
from bailey.lab.gymnasium_env import SeatEnv

if find_spec("sb3_contrib") is None:
    pytest.skip("set-up leaves out Stable-Baselines3: scripts/extras training", allow_module_level=True)

from bailey.lab.stable_baselines import SeatVecEnv

if TYPE_CHECKING:
    from typing import Any

EXAMPLE = Path(__file__).parents[2] / "examples" / "training" / "maskable_ppo.py"


def first_open(tables: SeatVecEnv) -> Any:
    return tables.action_masks().argmax(axis=1)


@pytest.mark.parametrize("form", ["raw", "features", "cards"])
def test_a_lane_plays_the_games_of_its_seed_one_after_the_other(form: str) -> None:
    tables, table = SeatVecEnv(lanes=3, observation=form, plain=True), SeatEnv(observation=form, plain=True)
    tables.seed(5)
    seen, (one, info) = tables.reset(), table.reset(seed=6)
    assert tables.observation_space == table.observation_space
    rewards, ended, told = np.zeros(3), np.zeros(3, bool), [{}] * 3
    while not ended[1]:
        lane = seen[1] if form != "cards" else {name: array[1] for name, array in seen.items()}
        assert all((lane[name] == one[name]).all() for name in one) if form == "cards" else (lane == one).all()
        assert (tables.env_method("action_masks", indices=[1])[0] == info["action_mask"]).all()
        tables.step_async(first_open(tables))
        one, reward, over, _, info = table.step(info["action_mask"].argmax())
        seen, rewards, ended, told = tables.step_wait()
        assert (rewards[1], ended[1]) == (reward, over)
    last = told[1]["terminal_observation"]
    assert all((last[name] == one[name]).all() for name in one) if form == "cards" else (last == one).all()
    assert told[1]["TimeLimit.truncated"] is False


def test_attributes_are_told_and_not_set() -> None:
    tables = SeatVecEnv(lanes=2, plain=True)
    tables.reset()
    assert tables.get_attr("players") == [2, 2]
    assert tables.has_attr("action_masks")
    assert not tables.has_attr("wings")
    assert tables.env_is_wrapped(object) == [False, False]
    assert tables.get_images() == [None, None]
    assert tables.action_space.n == castle_combo.GAME.choices.count
    with pytest.raises(BadInput, match="cannot be set"):
        tables.set_attr("reward", "margin")
    tables.close()


@pytest.mark.slow
def test_the_recipe_trains_and_goes_on(tmp_path: Path) -> None:
    into = tmp_path / "policy.zip"
    few = [sys.executable, EXAMPLE, "castle-combo", "--minutes", "0.01", "--lanes", "4", "--into", into]
    for more in ([], ["--from", into, "--opponents", "greedy"]):
        ran = subprocess.run([*few, *more], capture_output=True, text=True, encoding="utf-8", check=False)
        assert ran.returncode == 0, ran.stderr
        assert "against greedy, 200 games each" in ran.stdout
