"""The command `solve`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from bailey.cli.main import bailey_app
from bailey.core import BadInput
from bailey.games import burgundy_board

if TYPE_CHECKING:
    from pathlib import Path

GAME = burgundy_board.GAME


def run(*words: str) -> str:
    found = CliRunner().invoke(bailey_app, ["solve", *words], catch_exceptions=False)
    assert found.exit_code == 0
    return found.stdout


def test_it_tells_value_and_bots_and_writes_the_equilibrium(tmp_path: Path) -> None:
    told = run(GAME.name, "--bots", "random", "--out", str(tmp_path / "out.jsonl"), "--plain").splitlines()
    assert told[0] == "burgundy-board, last-round: 2,606 nodes, 557 information sets, nothing is hidden"
    assert told[1] == "worth 0.2500 to the first player (exactly)"
    assert told[3].split() == ["random", "0.0833", "0.7500", "0.3477"]
    lines = (tmp_path / "out.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 557
    assert max(json.loads(lines[0])["chooses"].values()) == 1


def test_a_position_of_ones_own_is_solved(tmp_path: Path) -> None:
    """With the first player's lead taken away the second wins surely."""
    written = json.loads((GAME.folder / "small.json").read_text(encoding="utf-8"))["last-round"]
    written["players"][0]["points"][0] = 0
    (tmp_path / "mine.json").write_text(json.dumps(written), encoding="utf-8")
    found = json.loads(run(GAME.name, "--position", str(tmp_path / "mine.json"), "--bots", "", "--json"))
    assert (found["small"], found["bots"]) == ("mine", [])
    assert found["value"] == pytest.approx(0)


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["castle-combo", "--small", "first-cards"], "Castle Combo has last-cards"),
        (["burgundy-companion"], "has no small games"),
        (["castle-combo", "--small", "last-cards", "--position", "x.json"], "leave out --small"),
        (["castle-combo", "--bots", "clever"], "clever"),
    ],
)
def test_bad_input_is_named(words: list[str], what: str) -> None:
    with pytest.raises(BadInput, match=what):
        CliRunner().invoke(bailey_app, ["solve", *words], catch_exceptions=False)
