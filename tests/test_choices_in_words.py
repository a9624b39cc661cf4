"""What a choice is called fits whoever chooses: a replay says it of another person than the reader."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from catalogues import catalogues
from fluent.syntax import FluentParser, FluentSerializer, ast

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: Words by which a sentence speaks to its reader.
TO_THE_READER = {
    "en": r"\b(you|yours?|yourself)\b",
    "de": r"\b(du|dich|dir|dein\w*)\b",
    "fr": r"\b(vous|vos|votre|vôtre|tu|toi|tes|ton)\b",
}
CATALOGUES = [
    pytest.param(folder, language, id=f"{folder.parent.name}-{language}")
    for folder, languages in catalogues().items()
    for language in languages
]


def sentences_of_choices(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Read what choices are called, and where they lead; not what is typed for them."""
    for file in [folder / f"{language}.ftl", *folder.glob(f"{language}.*.ftl")]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(("choice-", "where-")) and entry.value:
                alone = ast.Message(ast.Identifier("x"), entry.value)
                yield entry.id.name, FluentSerializer().serialize_entry(alone).partition("=")[2]


@pytest.mark.parametrize(("folder", "language"), CATALOGUES)
def test_no_choice_speaks_to_its_reader(folder: Path, language: str) -> None:
    found = {
        name: said
        for name, said in sentences_of_choices(folder, language)
        if re.search(TO_THE_READER[language], said, re.IGNORECASE)
    }
    assert found == {}
