"""Many games of one variant of a game, as the page for designers has them played: each in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bailey
from bailey import games
from bailey.core.state.data import numbers_in

SKELETON = Path(str(bailey.__file__)).parent / "skeleton" / "my_game"
GAMES = 30
PLAYED = """
import json, pathlib, sys
from bailey.site import preloaded, trial
if {preload}:
    preloaded.preload("en")
trial._has_machine_code = lambda game: not {plain}
trial.OWN = pathlib.Path(sys.argv[2])
told = []
found = json.loads(trial.trial(sys.argv[1], lambda so_far: told.append(json.loads(so_far))))
print(json.dumps([found, told]))
"""


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def played(
    home: Path, game: str = "castle-combo", *, plain: bool = True, preload: bool = False, **more: Any
) -> tuple[dict[str, Any], Any]:
    """Return what a trial finds, and what it told meanwhile."""
    order = {"game": game, "bot": "random", "games": GAMES, **more}
    script = PLAYED.format(plain=plain, preload=preload)
    found, told = json.loads(run("-c", script, json.dumps(order), str(home)))
    return found, told


def files_of(folder: Path) -> dict[str, str]:
    texts = (file for file in folder.rglob("*") if file.suffix in {".py", ".json", ".ftl"})
    return {file.relative_to(folder.parent).as_posix(): file.read_text(encoding="utf-8") for file in texts}


@pytest.mark.parametrize("plain", [True, False])
def test_the_games_of_a_trial_are_those_of_a_simulation(tmp_path: Path, *, plain: bool) -> None:
    found, told = played(tmp_path, plain=plain)
    words = ("simulate", "castle-combo", "--players", "2", "--seats", "random,random", "--seed", "1", "--json")
    simulated = json.loads(run("-m", "bailey", *words, "--games", str(GAMES)))
    assert found["plain"] is plain
    assert [so_far["games"] for so_far in told] == sorted({so_far["games"] for so_far in told})
    assert told[-1] | {"seconds": 0} == found | {"seconds": 0}
    assert found["mean"] == pytest.approx(simulated["scores"]["all"]["mean"], abs=1e-3)
    assert found["wins"] == pytest.approx(simulated["win_share"], abs=1e-3)
    assert found["decisions"] == pytest.approx(simulated["decisions"] / GAMES, abs=1e-2)
    points = [(value, games) for seat in found["points"] for value, games in seat]
    assert sum(games for _, games in points) == 2 * GAMES
    assert min(points)[0] == simulated["scores"]["all"]["min"]
    assert max(points)[0] == simulated["scores"]["all"]["max"]


def test_other_numbers_are_other_games_and_the_own_numbers_the_same(tmp_path: Path) -> None:
    path, value, limits = next(numbers_in(games.find("castle-combo").folder))
    inner: Any = {}
    for name in reversed(path):
        inner = {name: inner or (limits.stop - 1)}
    printed, _ = played(tmp_path)
    changed, _ = played(tmp_path, change=inner)
    assert value != limits.stop - 1
    assert changed["mean"] != printed["mean"]
    again, _ = played(tmp_path, change=inner, preload=True)
    assert again | {"seconds": 0} == changed | {"seconds": 0}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cards": {"duchess": {"cost": 1000}}}, "cards.duchess.cost"),
        ({"cards": {"nobody": {"cost": 1}}}, "cards.nobody"),
    ],
)
def test_a_change_that_does_not_fit_is_refused_by_name(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    found, told = played(tmp_path, change=change)
    assert said in found["fault"]
    assert told == []


def test_a_game_of_ones_own_is_played(tmp_path: Path) -> None:
    found, _ = played(tmp_path, "my-game", files=files_of(SKELETON))
    assert (found["games"], found["plain"]) == (GAMES, True)


def test_a_fault_in_rules_of_ones_own_is_told_with_file_and_line(tmp_path: Path) -> None:
    files = files_of(SKELETON)
    files["my_game/rules.py"] += "\n\nthis is no Python\n"
    found, _ = played(tmp_path, "my-game", files=files)
    assert f"rules.py, line {files['my_game/rules.py'].count(chr(10))}" in found["fault"]


def test_tables_of_ones_own_game_begin_or_say_what_is_wrong(tmp_path: Path) -> None:
    """In a process of its own: a game that was added stays."""
    script = "import json, pathlib, sys; from bailey.site import own_page; files = json.load(sys.stdin)"
    script += "; print(own_page.load(json.dumps(files), pathlib.Path(sys.argv[1])))"
    files = files_of(SKELETON)
    for change, said in [("", ""), ("1 +\n", "my_game"), ("this is no rule\n", "rules.py, line 1:")]:
        own = {**files, "my_game/rules.py": change + files["my_game/rules.py"]}
        done = subprocess.run(
            [sys.executable, "-c", script, str(tmp_path / f"games{len(change)}")],
            input=json.dumps(own), capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert said in done.stdout
        assert bool(done.stdout.strip()) == bool(change)


def test_a_file_outside_the_folder_of_games_is_refused(tmp_path: Path) -> None:
    found, _ = played(tmp_path / "games", "my-game", files={"../elsewhere.py": ""})
    assert "../elsewhere.py" in found["fault"]
    assert not (tmp_path / "elsewhere.py").exists()


def checked(home: Path, files: dict[str, str], language: str = "en") -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return what the checks of a game of one's own end with, and what was told of each."""
    script = """
import json, pathlib, sys
from bailey.site import own_check
own_check.OWN, told = pathlib.Path(sys.argv[1]), []
order = json.dumps({"files": json.load(sys.stdin), "language": sys.argv[2]})
ended = own_check.check(order, lambda one: told.append(json.loads(one)))
print(json.dumps([json.loads(ended), told]))
"""
    command = [sys.executable, "-c", script, str(home), language]
    done = subprocess.run(command, input=json.dumps(files), capture_output=True, text=True, check=True)
    ended, told = json.loads(done.stdout)
    return ended, told


def project() -> dict[str, str]:
    """Return all files that `bailey new-game` writes, by their paths."""
    whole = (file for file in SKELETON.parent.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return {file.relative_to(SKELETON.parent).as_posix(): file.read_text(encoding="utf-8") for file in whole}


def test_a_game_of_ones_own_is_checked(tmp_path: Path) -> None:
    ended, told = checked(tmp_path, project(), "de")
    assert ended == {"missing": []}
    assert {one["fault"] for one in told} == {""}
    assert {one["of"] for one in told} == {len(told)}
    assert "keine Karte geht verloren oder wird doppelt" in [one["sentence"] for one in told]


def test_what_a_game_lacks_is_told(tmp_path: Path) -> None:
    files = project()
    texts = files["my_game/locale/en.ftl"]
    files["my_game/locale/en.ftl"] = texts.replace("card-silk = silk\n", "")
    assert texts != files["my_game/locale/en.ftl"]
    assert checked(tmp_path, files)[0] == {"missing": ["locale/en.ftl: no text for 'card-silk'"]}


def test_a_check_that_fails_says_what_is_wrong_and_the_others_go_on(tmp_path: Path) -> None:
    files = project()
    files["my_game/scoring.py"] = files["my_game/scoring.py"].replace("card(c).points}", "card(c).points + 1}")
    ended, told = checked(tmp_path, files)
    assert ended == {"missing": []}
    assert [one["sentence"] for one in told if "the lines add up to" in one["fault"]] != []
    assert [one["sentence"] for one in told if not one["fault"]] != []


def test_rules_that_cannot_be_read_are_not_checked(tmp_path: Path) -> None:
    ended, told = checked(tmp_path, project() | {"my_game/rules.py": "this is no rule\n"})
    assert "rules.py, line 1:" in ended["fault"]
    assert told == []
