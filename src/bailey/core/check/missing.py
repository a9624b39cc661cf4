"""What a game lacks though it plays: texts, places on the board, tests. An author is told what comes next."""

from __future__ import annotations

import ast
import re
import warnings
from difflib import get_close_matches
from textwrap import shorten
from typing import TYPE_CHECKING

from bailey.core.check.trials import samples
from bailey.core.text.board import BoardWriter
from bailey.core.text.card_places import card_areas
from bailey.core.text.catalogue import ENGLISH, Catalogue, GameTexts, MissingText, languages_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from bailey.core.check.trials import Sample
    from bailey.core.play.game import Game

#: So many trial games are told in words.
GAMES = 3
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
#: A sentence of the rules in README.md, and the beginning of the docstring of its test: `7 and 8. ...`.
RULE, TESTED = re.compile(r"^(\d+)\. (.+)$", re.MULTILINE), re.compile(r"((?:\d+(?:, | and )?)+)\.")


def missing(game: Game, texts: GameTexts, project: Path) -> Iterator[str]:
    """Yield what a game lacks, each as a sentence; `texts` are English, `project` is the folder of README and tests."""
    yield from _silent(game, texts)
    yield from _idle(game, texts)
    yield from _untranslated(game.folder / "locale")
    yield from _placeless(game)
    yield from _untested(project)


def _silent(game: Game, texts: GameTexts) -> Iterator[str]:
    """Yield the texts that are not there, or lack an argument."""
    absent = [key for key in _keys(game) if not texts.catalogue.has(key)]
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always", MissingText)
        for card in game.cards:
            texts.card(card)
        for sample in samples(game, GAMES, 0):
            _say_all(texts, sample)
    said = [str(one.message) for one in heard if issubclass(one.category, MissingText)]
    for line in dict.fromkeys([*(f"{ENGLISH}: no text for {key!r}" for key in absent), *said]):
        language, _, what = line.partition(": ")
        yield f"locale/{language}.ftl: {what}"


def _keys(game: Game) -> Iterator[str]:
    """Yield the keys of all that a game declares."""
    asked = [step.name.lower() for step, what in game.steps.items() if not callable(what)]
    chosen = [kind.name for kind in game.choices.kinds]
    declared = {
        "step": asked,
        "choice": chosen,
        "report": chosen,
        "reason": [why.name.lower() for why in game.reasons],
        "event": [told.name for told in game.told],
        "option": [option.name for option in game.options],
    }
    for prefix, names in declared.items():
        yield from (f"{prefix}-{name.replace('_', '-')}" for name in names)


def _say_all(texts: GameTexts, sample: Sample) -> None:
    """Say everything that can be said of a position."""
    pos = sample.pos
    names = pos.called(NAMES[: pos.state.seats])
    for choice in pos.choices:
        texts.choice(pos, choice, names)
        texts.report(pos, choice, names)
    for number in pos.blocked:
        texts.reason(pos.explain(number))
    for event in pos.events_for(0):
        texts.event(event, names, 0)
    for player in range(len(names)):
        for line in pos.breakdown(player):
            texts.score_line(line)


def _idle(game: Game, texts: GameTexts) -> Iterator[str]:
    """Yield the keys that name nothing of the game, as one that is misspelt."""
    board = _AskedBoard(game, texts)
    board.document()
    declared: dict[str, list[str]] = {
        "choice": [kind.name for kind in game.choices.kinds],
        "event": [told.name for told in game.told],
        "area": [*board.asked, *(field for _, field in card_areas(game.state))],
    }
    if type(texts).card is GameTexts.card:  # others make the names of cards of parts
        declared["card"] = [*game.cards]
    own = Catalogue([game.folder / "locale"])
    for prefix, names in declared.items():
        known = {name.replace("_", "-").replace(".", "-") for name in names}
        for name in own.keys(f"{prefix}-"):
            if name not in known:
                near = get_close_matches(name, known, 1)
                remedy = f"; is {prefix}-{near[0]} meant?" if near else ""
                yield f"locale/{ENGLISH}.ftl: '{prefix}-{name}' names nothing of the game{remedy}"


class _AskedBoard(BoardWriter):
    """The board of a game, which notes the names of the areas that it asks the catalogue for."""

    def __init__(self, game: Game, texts: GameTexts) -> None:
        super().__init__(game, texts)
        self.asked: list[str] = []

    def called(self, name: str) -> str:
        """Return what an area is called."""
        self.asked.append(name)
        return super().called(name)


def _untranslated(folder: Path) -> Iterator[str]:
    """Yield the keys that one language has and another does not."""
    english = {*Catalogue([folder]).keys("")}
    for language in sorted({*languages_in(folder)} - {ENGLISH}):
        other = {*Catalogue([folder], language).keys("")}
        yield from (f"locale/{language}.ftl: no text for {key!r}" for key in sorted(english - other))
        yield from (f"locale/{language}.ftl: {key!r} is not in {ENGLISH}.ftl" for key in sorted(other - english))


def _placeless(game: Game) -> Iterator[str]:
    """Yield the kinds of choices with arguments that name no place."""
    for kind in game.choices.kinds:
        if kind.ranges and not kind.pointers:
            names = " and ".join(name for name, _ in kind.ranges)
            yield (
                f"choices.py: {kind.name}: {names} names no place of the table, so each choice is a button;"
                f" say what it counts, as in {kind.ranges[0][0]}=at('row')"
            )


def _untested(project: Path) -> Iterator[str]:
    """Yield the numbered sentences of the rules that the docstring of no test begins with."""
    readme, tests = project / "README.md", project / "tests"
    if not (project / "pyproject.toml").is_file() or not readme.is_file() or not tests.is_dir():
        return
    tested = {number for said in _docstrings(tests.rglob("test_*.py")) for number in _numbers(said)}
    for number, sentence in RULE.findall(readme.read_text(encoding="utf-8")):
        if number not in tested:
            rule = f"rule {number} ({shorten(sentence, 50, placeholder='…')})"
            yield f"tests: {rule} has no test; begin the docstring of one with `{number}.`"


def _numbers(docstring: str) -> list[str]:
    found = TESTED.match(docstring)
    return re.findall(r"\d+", found[1]) if found else []


def _docstrings(files: Iterable[Path]) -> Iterator[str]:
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield ast.get_docstring(node) or ""
