"""Measures in a run of all tests which lines and branches of rules their own tests run: one that is missed fails it.

Only the tests of the rules are measured (`is_measured`), each where it runs anyway, in whichever process. What runs as
modules are imported is measured in a process of its own: `python tests/rule_coverage.py FOLDER`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from coverage import Coverage

if TYPE_CHECKING:
    from collections.abc import Generator

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "bailey" / "games"
THEMES = ("aaron", "actions", "deck", "estate", "functions", "projects", "purchase", "rounds", "supplies")
BOARD_THEMES = (
    "automata",
    "automata_bonuses",
    "automata_cards",
    "automata_reserve",
    "duchy",
    "effects",
    "goods",
    "posts",
    "purchase",
    "rounds",
    "routes",
    "storage",
    "track",
    "turn",
    "workers",
)
CATAN_THEMES = (
    "action_cards",
    "actions",
    "bank",
    "built_cards",
    "conditions",
    "event_cards",
    "exchange",
    "foreign",
    "hand",
    "magic",
    "moments",
    "operations",
    "prices",
    "principality",
    "reactions",
    "resources",
    "rival_trade",
    "room",
    "spells",
    "stacks",
    "sums",
    "turn",
)
FILES = (
    "castle_combo/rules.py",
    "castle_combo/abilities.py",
    "castle_combo/scoring.py",
    "burgundy_board/scoring.py",
    *(f"burgundy_board/rules/{theme}.py" for theme in BOARD_THEMES),
    "burgundy_companion/scoring.py",
    *(f"burgundy_companion/rules/{theme}.py" for theme in ("rounds", "searches", "tiles")),
    "burgundy_cards/piles.py",
    "burgundy_cards/scoring.py",
    *(f"burgundy_cards/rules/{theme}.py" for theme in THEMES),
    "catan_cards/packing.py",
    "catan_cards/scoring.py",
    *(f"catan_cards/rules/{theme}.py" for theme in CATAN_THEMES),
    "_template/cards.py",
    "_template/rules.py",
    "_template/scoring.py",
)
#: What bots make of a choice is no rule; the tests called `test_move_classes` and `test_priors` hold it.
FOR_BOTS = {f"{game}/{file}.py" for game in ("burgundy_cards", "catan_cards") for file in ("priors", "worth")}
FOR_BOTS |= {f"burgundy_board/{file}.py" for file in ("priors", "worth")}
FOR_BOTS |= {"catan_cards/prior_of_trade.py"}
FOR_BOTS |= {"castle_combo/game.py"}
TESTS = tuple(
    ROOT / "tests" / place
    for place in (
        "castle_combo/rules",
        "burgundy_board/rules",
        "burgundy_companion/rules",
        "burgundy_cards/rules",
        "burgundy_cards/test_edges.py",
        "catan_cards/rules",
        "template/test_rules.py",
        "template/test_no_card_left.py",
    )
)
#: Whole games by chance and slow tests are run without measuring: the others must reach every line on purpose.
BY_CHANCE = ROOT / "tests" / "burgundy_cards" / "rules" / "test_nothing_is_lost.py"
#: The tests of which tier are run, by what `scripts/test` asks pytest for.
FIRST_TIER = "not long"
#: The key under which workers are told where to put what they measure, and the file that says that all was measured.
FOLDER, WHOLE = "rule_coverage", "whole"


def measured_files() -> set[Path]:
    """List the files of tests that are measured."""
    found = {file for place in TESTS for file in (place.rglob("test_*.py") if place.is_dir() else [place])}
    return found - {BY_CHANCE}


def is_measured(item: pytest.Item, files: set[Path]) -> bool:
    return item.path in files and not any(map(item.get_closest_marker, ("slow", "long")))


def measuring(folder: Path) -> Coverage:
    """Make what measures the rules; no comment leaves anything out."""
    included = [str(GAMES / file) for file in FILES]
    made = Coverage(folder / "data", data_suffix=True, branch=True, include=included, config_file=False)
    made.set_option("run:core", "ctrace")
    made.set_option("run:disable_warnings", ["no-data-collected"])
    made.set_option("report:exclude_lines", ["if TYPE_CHECKING:"])
    return made


def missed(folder: Path) -> list[str]:
    """Say for each file what was missed by the tests that put what they measured into a folder, and by importing it."""
    subprocess.run([sys.executable, __file__, folder], check=True)
    found = measuring(folder)
    found.combine([str(folder)], keep=True)
    found.json_report(outfile=str(folder / "told.json"))
    files = json.loads((folder / "told.json").read_text(encoding="utf-8"))["files"]
    assert len(files) == len(FILES)
    kinds = ("missing_lines", "missing_branches")
    return [f"{file}: {kind} {seen[kind]}" for file, seen in files.items() for kind in kinds if seen[kind]]


def measure_imports(folder: Path) -> None:
    found = measuring(folder)
    found.start()
    for game in ("castle_combo", "burgundy_board", "burgundy_companion", "burgundy_cards", "catan_cards", "_template"):
        import_module(f"bailey.games.{game}")
    found.stop()
    found.save()


class RuleCoverage:
    """A plugin of pytest, in the process that reports and in its workers."""

    def __init__(self, config: pytest.Config) -> None:
        told: dict[str, Any] = getattr(config, "workerinput", {})
        self.worker = bool(told)
        part = config.option.markexpr not in {"", FIRST_TIER} or config.option.keyword
        part = part or any("::" in place for place in config.args)
        self.folder = told.get(FOLDER, "") if told else "" if part else tempfile.mkdtemp(prefix="bailey-rules-")
        self.files = measured_files()
        self.measuring: Coverage | None = None
        self.missed: list[str] | None = None

    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker of xdist where to put what it measures."""
        node.workerinput[FOLDER] = self.folder

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Measure if every file of tests of the rules is to be run, and nobody else measures or debugs."""
        if self.folder and sys.gettrace() is None and self.files <= {item.path for item in session.items}:
            self.measuring = measuring(Path(self.folder))
            (Path(self.folder) / WHOLE).touch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Measure the test of a rule."""
        if self.measuring is None or not is_measured(item, self.files):
            return (yield)
        self.measuring.start()
        try:
            return (yield)
        finally:
            self.measuring.stop()

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Keep what was measured; judge it where all tests are reported, if none was left out."""
        if self.measuring is not None:
            self.measuring.save()
        if self.worker or not self.folder:
            return
        complete = session.exitstatus in {0, 1} and not session.shouldfail and not session.shouldstop
        if complete and (Path(self.folder) / WHOLE).exists() and not session.config.option.collectonly:
            self.missed = missed(Path(self.folder))
            if self.missed:
                session.exitstatus = 1
        shutil.rmtree(self.folder, ignore_errors=True)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what the tests of the rules missed."""
        if self.missed is not None:
            what = "\n".join(self.missed) or "nothing"
            terminalreporter.write_line(f"lines and branches of rules that their tests missed: {what}")


if __name__ == "__main__":
    measure_imports(Path(sys.argv[1]))
