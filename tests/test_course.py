"""The course for authors runs, page after page, and its end is the package in `examples`."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import course
import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow


def runs(folder: Path, *command: str) -> str:
    done = subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files(folder: Path) -> dict[str, str]:
    found = (
        file for file in folder.rglob("*") if file.is_file() and not {"__pycache__", ".pytest_cache"} & {*file.parts}
    )
    return {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in found}


def test_each_page_ends_with_a_game_that_conforms_and_passes_its_tests(tmp_path: Path) -> None:
    folder = course.begin("lost-trails", tmp_path)
    for page in course.PAGES:
        course.write(folder, page)
        said = runs(tmp_path, "-m", "bailey", "check", "./lost-trails", "--plain", "--games", "3")
        assert said.endswith("Nothing is missing. Whether its own tests pass, pytest says.\n"), f"{page}: {said}"
        runs(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider")
        for program in course.programs(page):
            assert runs(tmp_path, "-c", program)
    again = "write it again with `python tests/course.py`"
    assert files(course.EXAMPLE) == files(folder), f"examples/lost-trails is not the end of the course: {again}"


def test_every_page_is_in_the_course() -> None:
    others = {"index", "declarations"}
    assert {page.stem for page in course.COURSE.glob("*.md")} - others == {*course.PAGES}
    assert [page for page in course.PAGES if not course.written_in(page) and not course.programs(page)] == []
