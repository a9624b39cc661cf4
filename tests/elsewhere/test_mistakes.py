"""An author's mistake is told as one: in one sentence, with file or field and the remedy, and no traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from elsewhere.mistakes import MISTAKES

from bailey.cli.main import main

if TYPE_CHECKING:
    from elsewhere.conftest import NewGame


def test_there_are_many() -> None:
    assert len(MISTAKES) >= 30


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_file_or_field_and_remedy(
    new_game: NewGame, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mistake = MISTAKES[name]
    folder = new_game()
    path = folder / "lost_trails" / mistake.file
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    assert mistake.old in before
    path.write_text(
        before.replace(mistake.old, mistake.new, 1) if mistake.old else before + mistake.new, encoding="utf-8"
    )
    main(["check", str(folder), "--plain", "--games", "3"])
    told = capsys.readouterr()
    everything = told.out + told.err
    for part in mistake.said:
        assert part in everything
    assert "a bug:" not in everything
    assert "Traceback" not in everything
