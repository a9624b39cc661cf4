"""Every example runs as it stands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from bailey.bots import make
from bailey.core import Position
from bailey.games import castle_combo

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.py"))


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_runs(example: Path) -> None:
    ran = subprocess.run([sys.executable, example], capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(
    "notebook", sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb")), ids=lambda file: file.stem
)
def test_a_notebook_runs(notebook: Path) -> None:
    """Run every cell in a Jupyter kernel: a cell that fails raises."""
    import nbformat
    from nbclient import NotebookClient

    read = nbformat.read(notebook, as_version=4)
    NotebookClient(read, timeout=600, kernel_name="python3").execute()
    tables = [
        output for cell in read.cells for output in cell.get("outputs", []) if "text/html" in output.get("data", {})
    ]
    assert tables, "the tables are shown"


#: The training at a size that takes seconds: few lanes, short steps, plain rules, and few games against greedy.
SMALL_TRAINING = """
import train
from bailey.core.compiled import numba_mode
numba_mode.available = lambda: False
train.LANES, train.STEPS, train.POOL_LANES, train.RANDOM_STEPS, train.MEASURE_GAMES = 8, 6, 4, 30, 4
train.main()
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("torch") is None, reason="set-up leaves out PyTorch: scripts/extras training")
def test_what_the_training_example_saves_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["castle-combo", "--minutes", "0.02", "--into", str(tmp_path / "castle.npz")]
    paths = {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1] / "examples" / "training"), *sys.path])}
    command = [sys.executable, "-c", SMALL_TRAINING, *words]
    ran = subprocess.run(
        command, env={**os.environ, **paths}, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 0, ran.stderr
    lines = (tmp_path / "castle.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("minutes,decisions,decisions_per_second,loss,entropy")
    assert len(lines) > 1
    assert list((tmp_path / "castle").glob("events.out.tfevents.*")), "TensorBoard finds what was said"
    [told] = json.loads((tmp_path / "castle.json").read_text(encoding="utf-8"))
    assert told["decisions"] > 0
    assert 0 <= told["share"] <= 1
    longer = [*command, "--minutes", str(told["minutes"] + 0.1)]
    environment = {**os.environ, **paths}
    again = subprocess.run(longer, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    assert again.returncode == 0, again.stderr
    first, second = json.loads((tmp_path / "castle.json").read_text(encoding="utf-8"))
    assert first == told
    assert second["decisions"] > first["decisions"]
    longer += ["--seed", "2"]
    other = subprocess.run(longer, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    assert other.returncode == 1
    assert "is of another training" in other.stderr
    nowhere = [*longer, "--device", "abacus"]
    refused = subprocess.run(nowhere, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    assert refused.returncode == 1
    assert "--device abacus: PyTorch cannot compute on it here" in refused.stderr
    monkeypatch.setenv("BAILEY_POLICIES", str(tmp_path))
    bot, pos = make("policy:castle", castle_combo.GAME), Position.new(castle_combo.GAME, 2, seed=3)
    while not pos.over:
        pos.push(bot.choose(pos))
    assert len(pos.score()) == 2


#: The same for the pupil of a search.
SMALL_PUPIL = """
import from_search, train
if __name__ == "__main__":
    from_search.GAMES, train.MEASURE_GAMES = 4, 4
    from_search.main()
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("torch") is None, reason="set-up leaves out PyTorch: scripts/extras training")
def test_what_a_search_has_taught_plays_and_learns_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "small.py").write_text(SMALL_PUPIL, encoding="utf-8")
    recipes = str(EXAMPLES[0].parent / "training")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([recipes, *sys.path])}

    def ran(*more: str) -> subprocess.CompletedProcess[str]:
        few = ["castle-combo", "--processes", "2", "--into", str(tmp_path / "pupil.npz"), *more]
        command = [sys.executable, str(tmp_path / "small.py"), *few]
        return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)

    def curve(minutes: float) -> list[dict[str, float]]:
        once = ran("--teacher", "search:10", "--minutes", str(minutes))
        assert once.returncode == 0, once.stderr
        told: list[dict[str, float]] = json.loads((tmp_path / "pupil.json").read_text(encoding="utf-8"))
        return told

    (first,) = curve(0.001)
    assert first["decisions"] > 100
    same, second = curve(first["minutes"] + 0.1)
    assert same == first
    assert second["decisions"] > first["decisions"]
    for teacher in ("greedy", "search:many"):
        refused = ran("--teacher", teacher)
        assert refused.returncode == 2
        assert teacher in refused.stderr
        assert "Traceback" not in refused.stderr
    monkeypatch.setenv("BAILEY_POLICIES", str(tmp_path))
    bot, pos = make("policy:pupil", castle_combo.GAME), Position.new(castle_combo.GAME, 2, seed=3)
    while not pos.over:
        pos.push(bot.choose(pos))
    assert len(pos.score()) == 2


#: Recipes that train for a moment, what they need beside the usual set-up, and what they say at the end.
RECIPES = {
    "torchrl_ppo.py": (("torchrl",), ["castle-combo", "--minutes", "0.01", "--lanes", "4"], "greedy, 200 games each"),
    "jax_policy_gradient.py": (("jax", "optax"), ["castle-combo", "--minutes", "0.01"], "games against random"),
    "rllib_ppo.py": (
        ("torch", "tree"),
        ["castle-combo", "--minutes", "0.01", "--lanes", "2", "--batch", "64"],
        "against random, 0.0 minutes left",
    ),
    "deep_cfr.py": (("torch",), ["--iterations", "1"], "after 1 iterations"),
}


@pytest.mark.slow
@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_trains(recipe: str, tmp_path: Path) -> None:
    needed, words, said = RECIPES[recipe]
    for module in needed:
        pytest.importorskip(module, reason=f"set-up leaves out {module}: {recipe} says how to add it")
    command = [sys.executable, EXAMPLES[0].parent / "training" / recipe, *words]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stderr
    assert said in ran.stdout
