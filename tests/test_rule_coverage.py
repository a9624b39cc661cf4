"""The tests of the rules run every line and every branch of them, in plain mode; nothing is left out by a comment.

That is measured while they run (`rule_coverage`), and judged at the end of a run of all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rule_coverage import FILES, FOR_BOTS, GAMES, measured_files, missed

if TYPE_CHECKING:
    from pathlib import Path


def test_no_file_of_rules_is_left_out() -> None:
    found = {file for file in GAMES.rglob("*.py") if "\n@rule\n" in file.read_text(encoding="utf-8")}
    assert {file.relative_to(GAMES).as_posix() for file in found} == {*FILES, *FOR_BOTS}


def test_what_no_test_ran_is_told(tmp_path: Path) -> None:
    told = missed(tmp_path)
    assert files_of(told, "missing_lines") == {*FILES}
    straight = {"_template/cards.py", "burgundy_cards/piles.py"}
    assert files_of(told, "missing_branches") == {*FILES} - straight, "all but those without a branch"


def files_of(told: list[str], kind: str) -> set[str]:
    return {line.partition(": ")[0].rpartition("games/")[2] for line in told if f": {kind} " in line}


def test_the_tests_that_are_measured_are_there() -> None:
    assert all(file.is_file() for file in measured_files())
    assert len(measured_files()) > 20
