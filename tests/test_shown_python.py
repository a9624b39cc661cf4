"""The Python in README and docs runs, and says what it says; a block that begins with `# needs ...` is only read."""

from __future__ import annotations

import doctest
import re
from typing import TYPE_CHECKING

import pytest
from documents import NEEDS, blocks, documents

if TYPE_CHECKING:
    from pathlib import Path

PYTHON = [(document, text) for document in documents() for language, text in blocks(document) if language == "python"]
SESSIONS = [(document, text) for document, text in PYTHON if text.startswith(">>>")]
PROGRAMS = [(document, text) for document, text in PYTHON if not text.startswith(">>>")]


@pytest.mark.parametrize(("document", "text"), SESSIONS, ids=lambda part: str(part)[:30].split("\n")[0])
def test_a_session_is_true(document: Path, text: str) -> None:
    session = doctest.DocTestParser().get_doctest(text, {}, str(document), str(document), 0)
    result = doctest.DocTestRunner().run(session)
    assert result.attempted > 4
    assert result.failed == 0


@pytest.mark.slow
@pytest.mark.parametrize(("document", "text"), PROGRAMS, ids=lambda part: str(part)[:30].split("\n")[0])
def test_a_program_runs(document: Path, text: str) -> None:
    """With two games where there are many."""
    program = compile(re.sub(r"games=\d+", "games=2", text), str(document), "exec")
    if not text.startswith(NEEDS):
        exec(program, {})  # noqa: S102 - what our own documents show


def test_there_are_both() -> None:
    assert len(SESSIONS) > 1
    assert len(PROGRAMS) > 1
