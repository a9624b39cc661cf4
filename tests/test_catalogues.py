"""Every catalogue, of whatever room of the house, says the same in all of its languages.

A game that has only English is listed at the end of a test run. One that has begun another language has it whole.
A message that reads like the English one says so in a comment in front of it: `# as in English`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest
from catalogues import ENGLISH, HOUSE, catalogues, only_english
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bailey.core.text.catalogue import languages_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SAME = "as in English"
TRANSLATED = [
    pytest.param(folder, language, id=f"{folder.parent.relative_to(HOUSE).as_posix()}-{language}")
    for folder, languages in catalogues().items()
    for language in languages
    if language != ENGLISH
]


class Said(NamedTuple):
    """One pattern of a catalogue: what it reads, what it says in letters, and whether it may be the English."""

    variables: frozenset[str]
    letters: str
    same: bool


class Variables(visitor.Visitor):
    """Notes every variable of a pattern."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.seen.add(node.id.name)


def entries(folder: Path, language: str) -> Iterator[ast.Message]:
    """Read every message of a language."""
    for file in [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            assert not isinstance(entry, ast.Term), f"{file}: -{entry.id.name}: other languages need it too"
            if isinstance(entry, ast.Message):
                yield entry


@cache
def read(folder: Path, language: str) -> dict[str, Said]:
    """Read a language, pattern by pattern: `key`, `key.attribute`."""
    found: dict[str, Said] = {}
    for message in entries(folder, language):
        same = message.comment is not None and SAME in (message.comment.content or "")
        parts = {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}
        if message.value is not None:
            parts[message.id.name] = message.value
        assert not parts.keys() & found.keys(), f"{language}: {message.id.name} stands there twice"
        found |= {key: said(pattern, same=same) for key, pattern in parts.items()}
    return found


def said(pattern: ast.Pattern, *, same: bool) -> Said:
    """Take from a pattern what is compared."""
    variables = Variables()
    variables.visit(pattern)
    message = ast.Message(ast.Identifier("x"), pattern)
    written = FluentSerializer().serialize_entry(message).partition("=")[2]
    words = re.sub(r"\{\s*\$\w+\s*(->)?|\[\w+\]|`[^`]*`", " ", written)
    return Said(frozenset(variables.seen), " ".join(re.findall(r"[^\W\d_]{2,}", words)), same)


def test_english_is_there_for_all() -> None:
    assert len(catalogues()) >= 4
    assert all(ENGLISH in languages for languages in catalogues().values())


def test_what_there_is_in_english_only_is_known() -> None:
    translated = {folder for folder, languages in catalogues().items() if set(languages) > {ENGLISH}}
    assert {folder.parent.name for folder in translated} >= {"bailey", "cli", "castle_combo"}
    assert {*only_english()} == {folder.parent.name for folder in catalogues() if folder not in translated}


@pytest.mark.parametrize(("folder", "language"), TRANSLATED)
def test_every_language_has_the_same_keys_and_attributes(folder: Path, language: str) -> None:
    assert read(folder, language).keys() == read(folder, ENGLISH).keys()


@pytest.mark.parametrize(("folder", "language"), TRANSLATED)
def test_every_language_has_the_same_variables(folder: Path, language: str) -> None:
    here, english = read(folder, language), read(folder, ENGLISH)
    assert {key: set(one.variables) for key, one in here.items()} == {
        key: set(one.variables) for key, one in english.items()
    }


@pytest.mark.parametrize(("folder", "language"), TRANSLATED)
def test_nothing_is_left_in_english_by_mistake(folder: Path, language: str) -> None:
    english = read(folder, ENGLISH)
    alike = {key for key, one in read(folder, language).items() if one.letters and one.letters == english[key].letters}
    marked = {key.partition(".")[0] for key, one in read(folder, language).items() if one.same}
    assert {key.partition(".")[0] for key in alike} == marked, "mark it `# as in English`, or translate it"


@pytest.mark.parametrize(("folder", "language"), TRANSLATED)
def test_the_order_is_that_of_the_english(folder: Path, language: str) -> None:
    """Rules and legend are told in the order of the catalogue."""
    assert list(read(folder, language)) == list(read(folder, ENGLISH))


#: What a language does not write: a space at which a line may break in front of a sign, a straight apostrophe.
UNWRITTEN = {
    "en": re.compile(r"[^\W\d_]'[^\W\d_]"),
    "de": re.compile(r"[^\W\d_]'[^\W\d_]"),
    "fr": re.compile(r"[^\W\d_]'[^\W\d_]|(?:^|\S) (?=[;:!?»%](?:\s|$))|« "),
}
#: What is typed, and lists of words: there a question mark is a word of its own.
TYPED = {"word", "words", "rules", "sign"}
CLIENT = HOUSE.parents[1] / "web"
WRITTEN = [
    pytest.param(folder, language, id=f"{folder.parent.name}-{language}")
    for folder in [*catalogues(), CLIENT / "locale", *sorted((CLIENT / "src" / "games").glob("*/locale"))]
    for language in languages_in(folder)
]


class Texts(visitor.Visitor):
    """Notes what is written in messages, but for what is typed."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 - Fluent's own name
        if node.id.name not in TYPED:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's own name
        self.seen.append(node.value)


@pytest.mark.parametrize(("folder", "language"), WRITTEN)
def test_signs_stand_as_the_language_writes_them(folder: Path, language: str) -> None:
    texts = Texts()
    for entry in entries(folder, language):
        texts.visit(entry)
    assert [text for text in texts.seen if UNWRITTEN[language].search(text)] == []
