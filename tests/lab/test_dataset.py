"""Games as rows for learning: what was seen, open and chosen, what came of it, and going on after a stop."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

pytest.importorskip("polars", reason="install it with scripts/extras study")
import polars as pl
from typer.testing import CliRunner

from bailey.bots.observed.features import features
from bailey.cli.main import bailey_app
from bailey.core import BadInput
from bailey.games import burgundy_board, castle_combo
from bailey.lab import dataset as datasets
from bailey.lab.batch import Batch
from bailey.lab.dataset import ABOUT, OBSERVED, Dataset, dataset, export, part
from bailey.lab.pettingzoo_env import TableEnv

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

GAME = castle_combo.GAME
SEED = 3


def wanted(seats: str = "random,random", games: int = 3, observation: str = "raw", **options: int) -> Dataset:
    return dataset(GAME, seats.split(","), games, SEED, observation, options)


def columns(rows: pl.DataFrame, name: str) -> np.ndarray:
    found: np.ndarray = rows[name].to_numpy()
    return found


@pytest.mark.parametrize("observation", OBSERVED)
def test_the_rows_of_a_game_are_what_its_seats_saw_and_chose(observation: str) -> None:
    rows = part(wanted(observation=observation), 0, plain=True)
    for game in range(3):
        own = rows.filter(pl.col("game") == game)
        batch = Batch(GAME, 2, 1, SEED, plain=True)
        batch.games += game
        batch.reset()
        for i, row in enumerate(own.iter_rows(named=True)):
            assert (row["decision"], row["seat"], row["last"]) == (i, batch.turn[0], i == len(own) - 1)
            mask = np.unpackbits(columns(own, "open")[i])[: GAME.choices.count]
            assert (mask == batch.masks()[0]).all()
            if observation != "none":
                seen = batch.observe_as(observation, row["seat"])
                assert (columns(own, "observation")[i] == seen[0]).all()
            batch.choose(0, row["action"])
        assert batch.over[0]
        payoffs, scores = batch.payoffs()[0], batch.scores()[0]
        assert columns(own, "reward").tolist() == [payoffs[seat] for seat in own["seat"]]
        assert columns(own, "score").tolist() == [scores[seat] for seat in own["seat"]]
    assert ("observation" in rows.columns) == (observation != "none")


def test_each_seat_is_played_by_its_bot() -> None:
    rows = part(wanted("greedy,search:3", games=1, observation="none"), 0, plain=True)
    batch = Batch(GAME, 2, 1, SEED, plain=True)
    batch.reset()
    asked = 0
    for row in rows.iter_rows(named=True):
        advice = batch.advise([row["seat"] == 0])[0]
        if row["seat"] == 0:
            assert advice == row["action"]
            asked += 1
        batch.choose(0, row["action"])
    assert 0 < asked < len(rows)


def test_an_export_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "MOST_LANES", 2)
    told: list[tuple[int, int]] = []
    found = wanted(games=5, observation="features")
    assert found.lanes == 2
    decisions = export(found, tmp_path, plain=True, report=lambda done, of: told.append((done, of)))
    assert told == [(2, 5), (4, 5), (5, 5)]
    whole = pl.read_parquet(tmp_path / "*.parquet")
    assert len(whole) == decisions
    assert sorted(set(whole["game"])) == [0, 1, 2, 3, 4]
    batch = Batch(GAME, 2, 5, SEED, plain=True)
    batch.reset()
    begun = whole.filter(pl.col("decision") == 0).sort("game")
    assert (columns(begun, "observation") == batch.observe_as("features", batch.turn)).all(), "the games of the seed"
    assert columns(whole, "observation").shape == (decisions, features(GAME, 2).width)
    (tmp_path / "part-00001.parquet").unlink()
    again = export(found, tmp_path, plain=True)
    assert again == len(whole.filter(pl.col("game").is_in([2, 3])))
    assert pl.read_parquet(tmp_path / "*.parquet").equals(whole)
    assert export(found, tmp_path, plain=True) == 0


def test_wide_observations_make_smaller_parts() -> None:
    few = dataset(burgundy_board.GAME, ["random"] * 2, 10_000, 0, "features", {})
    assert few.lanes < wanted(games=10_000).lanes <= datasets.MOST_LANES
    assert few.lanes * few.width * 4 * datasets.DECISIONS <= datasets.MOST_BYTES


def test_what_cannot_be_exported_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="observation: must be one of none, raw, features, not 'cards'"):
        wanted(observation="cards")
    with pytest.raises(BadInput, match="bot 'wizard'"):
        wanted("random,wizard")
    export(wanted(games=1, observation="none"), tmp_path / "one", plain=True)
    for other in (wanted(games=2, observation="none"), wanted(games=1)):
        with pytest.raises(BadInput, match="holds another dataset"):
            export(other, tmp_path / "one", plain=True)
    (tmp_path / "one" / ABOUT).write_text("{", encoding="utf-8")
    with pytest.raises(BadInput, match="holds another dataset"):
        export(wanted(games=1, observation="none"), tmp_path / "one", plain=True)
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match=r"cannot be written: .*; name another folder by --out"):
        export(wanted(games=1), tmp_path / "file", plain=True)


def test_the_command_writes_a_dataset_and_says_what_it_is(tmp_path: Path) -> None:
    words = ["export", "castle-combo", "--players", "3", "--games", "2", "--seed", "5", "--plain"]
    words += ["--observation", "none", "--out", str(tmp_path / "games")]
    said = CliRunner().invoke(bailey_app, words)
    assert said.exit_code == 0, said.output
    assert "castle-combo: 2 games in" in said.stdout
    told = json.loads(CliRunner().invoke(bailey_app, [*words, "--json"]).stdout)
    assert (told["seats"], told["seed"], told["decisions"]) == (["random"] * 3, 5, 0)
    about = json.loads((tmp_path / "games" / ABOUT).read_text(encoding="utf-8"))
    assert about.items() <= told.items()


@pytest.fixture
def minari(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return Minari, whose sets lie in a folder of the test."""
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "sets"))
    module: ModuleType = pytest.importorskip("minari", reason="install it with scripts/extras minari")
    return module


@pytest.mark.parametrize("observation", ["raw", "features"])
def test_an_episode_of_minari_is_a_game_as_one_seat_saw_it(
    tmp_path: Path, minari: ModuleType, monkeypatch: pytest.MonkeyPatch, observation: str
) -> None:
    monkeypatch.setattr(datasets, "MOST_LANES", 2)
    words = ["export", "castle-combo", "--games", "3", "--seed", str(SEED), "--plain", "--observation", observation]
    words += ["--out", str(tmp_path / "games"), "--minari", "combo/random-v0"]
    said = CliRunner().invoke(bailey_app, words)
    assert said.exit_code == 0, said.output
    assert "6 episodes in combo/random-v0" in said.stdout
    whole = minari.load_dataset("combo/random-v0")
    assert whole.total_episodes == 6
    env = whole.recover_environment().unwrapped
    assert (env.observation_space, env.action_space) == (whole.observation_space, whole.action_space)
    rows = pl.read_parquet(tmp_path / "games" / "*.parquet")
    for episode, ((game, seat), own) in zip(whole, rows.group_by("game", "seat", maintain_order=True), strict=True):
        table = TableEnv(GAME, observation=observation)
        table.reset(seed=SEED)
        for _ in range(game):
            table.reset()
        for action in rows.filter(pl.col("game") == game)["action"]:
            table.step(action)
        assert (episode.observations[-1] == table.observe(f"player_{seat}")["observation"]).all(), "after the end"
        assert (episode.observations[:-1] == columns(own, "observation")).all()
        assert episode.actions.tolist() == columns(own, "action").tolist()
        assert episode.rewards.tolist() == [0.0] * (len(own) - 1) + [table.rewards[f"player_{seat}"]]
        assert episode.terminations.tolist() == [False] * (len(own) - 1) + [True]
        masks, opened = episode.infos["action_mask"], np.unpackbits(columns(own, "open"), axis=1)
        assert (masks[:-1] == opened[:, : masks.shape[1]]).all()
        assert not masks[-1].any()
        assert set(episode.infos["seat"]) == {seat}


def test_what_can_be_no_set_of_minari_is_refused_before_a_game_is_played(tmp_path: Path, minari: ModuleType) -> None:
    there = tmp_path / "games"
    for name, observation, why in (
        ("no name", "raw", "is no name of a set"),
        ("combo/random-v0", "none", "--observation raw or features"),
    ):
        words = ["export", "castle-combo", "--plain", "--games", "1", "--out", str(there), "--minari", name]
        refused = CliRunner().invoke(bailey_app, [*words, "--observation", observation])
        assert refused.exit_code != 0
        assert why in str(refused.exception)
        assert not there.exists()
    assert minari.list_local_datasets() == {}
    once = ["export", "castle-combo", "--plain", "--games", "1", "--out", str(there), "--minari", "combo/random-v0"]
    assert CliRunner().invoke(bailey_app, once).exit_code == 0
    assert "there is a set combo/random-v0 already" in str(CliRunner().invoke(bailey_app, once).exception)


def test_a_set_of_minari_that_is_stopped_half_way_is_not_kept(
    tmp_path: Path, minari: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bailey.lab import minari_set

    monkeypatch.setattr(datasets, "MOST_LANES", 1)
    found = wanted(games=2)
    export(found, tmp_path / "games", plain=True)

    def stop(done: int, of: int) -> None:
        assert "combo/random-v0" in minari.list_local_datasets()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        minari_set.write(found, tmp_path / "games", "combo/random-v0", plain=True, report=stop)
    assert minari.list_local_datasets() == {}
    assert minari_set.write(found, tmp_path / "games", "combo/random-v0", plain=True) == 4
