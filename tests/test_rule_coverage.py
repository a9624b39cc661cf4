"""The tests of the rules run every line and every branch of them, in plain mode; nothing is left out by a comment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "bailey" / "games"
THEMES = ("aaron", "actions", "deck", "estate", "functions", "projects", "purchase", "rounds", "supplies")
FILES = (
    "castle_combo/rules.py",
    "castle_combo/abilities.py",
    "castle_combo/scoring.py",
    "burgundy_cards/scoring.py",
    *(f"burgundy_cards/rules/{theme}.py" for theme in THEMES),
    "_template/cards.py",
    "_template/rules.py",
    "_template/scoring.py",
)
#: What bots make of a choice is no rule; the tests called `test_move_classes` and `test_priors` hold it.
FOR_BOTS = {"burgundy_cards/priors.py", "burgundy_cards/worth.py", "castle_combo/game.py"}
TESTS = (
    "tests/castle_combo/rules",
    "tests/burgundy_cards/rules",
    "tests/burgundy_cards/test_edges.py",
    "tests/template/test_rules.py",
    "tests/template/test_no_card_left.py",
)
#: Whole games by chance and slow tests are run without measuring: the others must reach every line on purpose.
WITHOUT = ("-m", "not slow", "--ignore=tests/burgundy_cards/rules/test_nothing_is_lost.py")


def test_no_file_of_rules_is_left_out() -> None:
    found = {file for file in GAMES.rglob("*.py") if "\n@rule\n" in file.read_text(encoding="utf-8")}
    assert {file.relative_to(GAMES).as_posix() for file in found} == {*FILES, *FOR_BOTS}


@pytest.mark.slow
def test_the_tests_of_the_rules_run_every_line_and_branch(tmp_path: Path) -> None:
    settings, out = tmp_path / "settings", tmp_path / "coverage.json"
    included = ",".join(f"*/games/{file}" for file in FILES)
    wanted = f"[run]\nbranch = true\ndata_file = {tmp_path / 'data'}\ninclude = {included}\n"
    settings.write_text(f"{wanted}[report]\nexclude_lines = if TYPE_CHECKING:\n", "utf-8")  # and no comment
    coverage = [sys.executable, "-m", "coverage"]
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS, *WITHOUT]
    ran = run([*coverage, "run", f"--rcfile={settings}", *tests])
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr
    told = run([*coverage, "json", f"--rcfile={settings}", "-o", str(out)])
    assert told.returncode == 0, told.stdout + told.stderr
    found = json.loads(out.read_text(encoding="utf-8"))["files"]
    assert len(found) == len(FILES)
    for file, seen in found.items():
        missed = {name: seen[name] for name in ("missing_lines", "missing_branches")}
        assert not any(missed.values()), f"{file}: {missed}"


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    here = {**os.environ}
    here.pop("COVERAGE_FILE", None)
    return subprocess.run(command, cwd=ROOT, env=here, capture_output=True, text=True, encoding="utf-8", check=False)
