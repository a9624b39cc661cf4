"""`bailey new-game`: what it writes plays, conforms and passes its own tests; names are refused by a sentence."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bailey.cli import skeleton

if TYPE_CHECKING:
    from cli.conftest import Run


def files(folder: Path) -> list[str]:
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_it_says_what_can_be_done_with_the_game(run: Run) -> None:
    said = run.out("new-game", "lost-trails").splitlines()
    assert said == [
        "Made lost-trails/: a small game that plays. Try it:",
        "  bailey play ./lost-trails",
        "  bailey serve ./lost-trails",
        "  bailey check ./lost-trails",
        "lost-trails/README.md says which file comes next.",
    ]
    assert "lost_trails/rules.py" in files(Path("lost-trails"))


def test_the_name_is_in_every_place(run: Run) -> None:
    run.out("new-game", "lost-trails")
    texts = {file: Path("lost-trails", file).read_text(encoding="utf-8") for file in files(Path("lost-trails"))}
    assert not [file for file, text in texts.items() if any(old in file + text for old in skeleton.OLD)]
    assert 'name="lost-trails"' in texts["lost_trails/game.py"]
    assert 'title="Lost Trails"' in texts["lost_trails/game.py"]
    assert "title = Lost Trails" in texts["lost_trails/locale/en.ftl"]
    assert 'lost-trails = "lost_trails"' in texts["pyproject.toml"]


@pytest.mark.slow
def test_its_own_tests_pass_and_its_style_is_ruffs(run: Run) -> None:
    run.out("new-game", "lost-trails")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(tests, cwd="lost-trails", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    style = [
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--isolated",
        "--no-cache",
        "--select",
        "E,F,I,W",
        "--line-length=120",
    ]
    assert subprocess.run([*style, "."], cwd="lost-trails", capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Lost Trails", "NAME: Lost Trails cannot be a name; write small letters, digits and hyphens"),
        ("lost_trails", "NAME: lost_trails cannot be a name"),
        ("../lost", "cannot be a name"),
        ("lost--trails", "cannot be a name"),
        ("7-wells", "cannot be a name"),
        ("a" * 41, "cannot be a name"),
        ("", "cannot be a name"),
        ("castle-combo", "NAME: there is a game castle-combo already; choose another name"),
        ("json", "NAME: json needs a Python package json, and there is one already"),
        ("class", "needs a Python package class"),
        ("numpy", "needs a Python package numpy"),
    ],
)
def test_a_name_that_cannot_be_is_refused(run: Run, name: str, said: str) -> None:
    assert said in run.err("new-game", name)
    assert files(Path()) == []


def test_an_existing_folder_stays_as_it_is(run: Run) -> None:
    run.out("new-game", "lost-trails")
    Path("lost-trails/lost_trails/rules.py").write_text("# my own\n")
    assert "lost-trails: is there already, and stays as it is" in run.err("new-game", "lost-trails")
    assert Path("lost-trails/lost_trails/rules.py").read_text() == "# my own\n"


def test_when_it_is_interrupted_nothing_is_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str, folder: Path) -> Path:
        shutil.copytree(skeleton.SKELETON, folder)
        raise KeyboardInterrupt

    monkeypatch.setattr(skeleton, "copy", interrupted)
    assert run("new-game", "lost-trails")[0] == 130
    assert [*Path().iterdir()] == []
