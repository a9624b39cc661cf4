"""`bailey check`: a line for each check, what is missing next, and an exit code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from elsewhere.conftest import new_game, nothing_stays  # noqa: F401 - fixtures

import bailey
from bailey.core.check.suite import each_check
from bailey.core.text.catalogue import Catalogue
from bailey.games import castle_combo

if TYPE_CHECKING:
    from cli.conftest import Run
    from elsewhere.conftest import NewGame

FAST = ("--plain", "--games", "2")


def test_a_fresh_game_passes_and_lacks_nothing(run: Run, new_game: NewGame) -> None:  # noqa: F811
    *checks, summary, lacks = run.out("check", str(new_game()), *FAST).splitlines()
    assert all(re.fullmatch(r"  ok +\d+\.\d s  [a-z].*", line) for line in checks)
    assert re.fullmatch(rf"{len(checks)} checks, none failed; \d+\.\d s", summary)
    assert lacks == "Nothing is missing. Whether its own tests pass, pytest says."


def test_a_failed_check_is_told_once_and_counts(run: Run, new_game: NewGame) -> None:  # noqa: F811
    folder = new_game()
    scoring = folder / "lost_trails/scoring.py"
    scoring.write_text(scoring.read_text().replace("card(c).points}", "card(c).points + 1}"))
    code, out, err = run("check", str(folder), *FAST)
    assert (code, err) == (1, "")
    assert out.count("but the lines add up to") == 1
    assert ", one failed; " in out
    assert "missing" not in out


def test_as_json(run: Run, new_game: NewGame) -> None:  # noqa: F811
    folder = new_game()
    catalogue = folder / "lost_trails/locale/en.ftl"
    catalogue.write_text(catalogue.read_text().replace("card-silk = silk\n", ""))
    told = run.json("check", str(folder), *FAST)
    assert told["game"] == "lost-trails"
    assert {(one["passed"], one["fault"]) for one in told["checks"]} == {(True, "")}
    assert told["missing"] == ["locale/en.ftl: no text for 'card-silk'"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_check_has_its_sentence_and_no_sentence_is_left_over(language: str) -> None:
    locale = Path(str(bailey.__file__)).parent / "core" / "check" / "locale"
    names = [check.name.replace("_", "-") for check in each_check(castle_combo.GAME, compiled=True)]
    assert [*Catalogue([locale], language).keys("")] == names


def test_checks_are_told_in_the_language_that_is_asked_for(run: Run, new_game: NewGame) -> None:  # noqa: F811
    told = run.out("check", str(new_game()), *FAST, "--language", "de")
    assert "keine Karte geht verloren oder wird doppelt" in told


#: What is taken away or added: the file, what stands there, what then does, and what is said to be missing.
LACKS = [
    ("lost_trails/locale/en.ftl", "reason-too-expensive", "reason-dear", "no text for 'reason-too-expensive'"),
    ("lost_trails/locale/en.ftl", "score-card = {$card}", "", "no text for 'score-card'"),
    ("lost_trails/locale/en.ftl", "take {$card} for", "take {$good} for", "choice-take: Unknown external: good"),
    (
        "lost_trails/locale/en.ftl",
        "area-coins",
        "area-coin",
        "'area-coin' names nothing of the game; is area-coins",
    ),
    (
        "lost_trails/locale/en.ftl",
        "card-wine",
        "card-vine",
        "'card-vine' names nothing of the game; is card-wine",
    ),
    ("lost_trails/locale/de.ftl", "", "title = Alte Wege\n", "locale/de.ftl: no text for 'card-wine'"),
    ("lost_trails/locale/de.ftl", "", "card-wein = Wein\n", "locale/de.ftl: 'card-wein' is not in en.ftl"),
    ("lost_trails/choices.py", 'slot=at("row")', "slot=3", "choices.py: take: slot names no place of the table"),
    (
        "tests/test_rules.py",
        "6. Everybody",
        "Everybody",
        "rule 6 (Turns go round. After six rounds the game ends.) has",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), LACKS)
def test_what_is_missing_is_said(run: Run, new_game: NewGame, file: str, old: str, new: str, said: str) -> None:  # noqa: F811
    path = new_game() / file
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    assert old in before
    path.write_text(before.replace(old, new, 1) if old else new, encoding="utf-8")
    out = run.out("check", str(path.parents[2] if "locale" in file else path.parents[1]), "--plain", "--games", "1")
    assert said in out.partition("What is missing next")[2]
