"""What scripts/release promises before it does anything that takes minutes."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from bailey.core import BadInput
from tools.release import building, pythons
from tools.release.state import State

ROOT = Path(__file__).parents[2]


def test_the_oldest_and_the_newest_python_are_those_that_the_project_names() -> None:
    known = pythons.supported()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={known[0]}"
    assert known == [f"3.{minor}" for minor in range(11, 11 + len(known))]
    set_up = (ROOT / "scripts" / "lib" / "environment.py").read_text(encoding="utf-8")
    oldest, newest = (name.replace(".", ", ") for name in (known[0], known[-1]))
    assert f"OLDEST, NEWEST = ({oldest}), ({newest})" in set_up


@pytest.fixture
def uv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A uv that finds this Python as 3.11, fetches nothing, and notes what it is asked."""
    program = tmp_path / "uv"
    asked = f'echo "$@" >> {tmp_path}/asked'
    program.write_text(f'#!/bin/sh\n{asked}\n[ "$2$4" = find3.11 ] && echo {sys.executable} && exit\nexit 1\n')
    program.chmod(0o755)
    monkeypatch.setenv("UV", str(program))
    return tmp_path / "asked"


@pytest.mark.slow
def test_a_python_is_found_by_uv_and_named_after_uv_was_asked_to_fetch_it_in_vain(uv: Path) -> None:
    version = "{}.{}.{}".format(*sys.version_info)
    assert pythons.find(["3.11"]) == {version: sys.executable}
    assert uv.read_text() == "python find --system 3.11\n"
    assert pythons.find([sys.executable]) == {version: sys.executable}
    with pytest.raises(BadInput, match=r"has Python 3\.14 \(3\.11 is .*\); install it, or name others with --python"):
        pythons.find(["3.11", "3.14"])
    assert "python install --quiet 3.14\n" in uv.read_text()
    with pytest.raises(BadInput, match="has Python /nowhere/python;"):
        pythons.find(["/nowhere/python"])


def test_what_is_not_committed_is_not_released(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "_git", lambda *words: " M README.md\n?? new.py\n" if words[0] == "status" else "abc")
    with pytest.raises(BadInput, match=r"commit or stash first; not committed are README\.md, new\.py"):
        building.commit()
    monkeypatch.setattr(building, "_git", lambda *words: "" if words[0] == "status" else "abc\n")
    assert building.commit() == "abc"


def test_two_builds_that_differ_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(folder: Path, *_: str, **__: str) -> None:
        (folder / "dist").mkdir(parents=True, exist_ok=True)
        (folder / "dist" / "a.whl").write_text("the same")
        (folder / "dist" / "b.tar.gz").write_text(folder.name)

    monkeypatch.setattr(building, "_exported", lambda folder: folder)
    monkeypatch.setattr(building, "_run", run)
    monkeypatch.setattr(building, "_build_libraries", lambda _: None)
    with pytest.raises(BadInput, match=r"b\.tar\.gz built twice is not the same"):
        building.build(tmp_path / "dist")
    assert list((tmp_path / "dist").iterdir()) == []


def test_a_second_run_goes_on_where_the_first_one_stopped_and_what_is_built_anew_was_tried_with_nothing(
    tmp_path: Path,
) -> None:
    state, wheel = State(tmp_path), tmp_path / "a.whl"
    wheel.write_text("built")
    assert state.built("first") == []
    state.note_built("first", [wheel])
    state.note_tried("3.11.2")
    again = State(tmp_path)
    assert again.built("first") == [wheel]
    assert again.tried() == ["3.11.2"]
    assert again.built("second") == []
    wheel.write_text("touched")
    assert again.built("first") == []
    state.note_built("first", [])
    state.note_tried("3.11.2")
    state.note_built("second", [])
    assert state.tried() == []
    state.file.write_text("[")
    assert state.built("second") == []
