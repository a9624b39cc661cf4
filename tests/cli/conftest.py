"""What the tests of the command line share."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bailey.cli.main import main
from bailey.core.records.log import GameLog
from bailey.core.records.log_file import LogFile
from bailey.games import castle_combo

if TYPE_CHECKING:
    from pathlib import Path


class Run:
    """Runs commands, with lines on standard input, in a folder of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *words: str, typed: str = "") -> tuple[int, str, str]:
        lines = iter(typed.splitlines())

        def ask(_: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        self.monkeypatch.setattr("builtins.input", ask)
        code = main(list(words))
        said = self.capsys.readouterr()
        return code, said.out, said.err

    def out(self, *words: str, typed: str = "") -> str:
        """Run a command that must succeed; return what it writes."""
        code, out, _ = self(*words, typed=typed)
        assert code == 0
        return out

    def err(self, *words: str, typed: str = "") -> str:
        """Run a command that must be refused in one line, and writes nothing; return what it says."""
        code, out, err = self(*words, typed=typed)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith("bailey: ")
        return err

    def json(self, *words: str) -> Any:
        """Run a command that must write JSON and complain of nothing; return what it tells."""
        code, out, err = self(*words, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BAILEY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    return Run(capsys, monkeypatch)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Write the record of a whole game, with an undo in it."""
    path = tmp_path / "game.bailey"
    log = GameLog.new(castle_combo.GAME, ["you", "greedy"], 7)
    file = LogFile.create(path, log)
    log.choose({"do": "move_messenger"})
    log.undo()
    while not log.position.over:
        log.choose(log.position.choices[0])
    file.close()
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Write a position."""
    path = tmp_path / "position.json"
    tableau = [{"card": "baron", "column": 0, "row": 0}, {"card": "vicar", "column": 1, "row": 0, "stored": 2}]
    path.write_text(json.dumps({"game": "castle-combo", "players": [{"gold": 1, "keys": 3, "tableau": tableau}, {}]}))
    return path
