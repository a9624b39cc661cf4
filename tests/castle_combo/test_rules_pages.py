"""The rules page and the log tell the facts of the rules, in every language."""
# ruff: noqa: RUF001 - French has apostrophes

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from bailey.games import castle_combo
from bailey.games.castle_combo.cards import rulebook
from bailey.games.castle_combo.texts import ROWS, Texts

GAME = castle_combo.GAME
LANGUAGES = ("en", "de", "fr")
TOOK: dict[str, Any] = {"what": "took_face_down", "player": 1, "card": "baron"}


@cache
def texts(language: str) -> Texts:
    return Texts(GAME, language)


def rule(language: str, name: str) -> str:
    """Read the text of a rule."""
    book = texts(language)
    return dict(zip(book.catalogue.keys("rule-"), (entry.text for entry in book.rules()), strict=True))[name]


@pytest.mark.parametrize(
    ("language", "other", "you"),
    [
        ("en", "Ben takes Baron face down and gains 6 gold and 2 keys", "You take Baron face down and gain 6"),
        ("de", "Ben nimmt Baron verdeckt und erhält 6 Gold und 2 Schlüssel", "Du nimmst Baron verdeckt und erhältst 6"),
        ("fr", "face cachée et gagne 6 pièces d’or et 2 clés", "face cachée et gagnez 6"),
    ],
)
def test_who_takes_a_card_face_down_gains_for_it(language: str, other: str, you: str) -> None:
    book = texts(language)
    assert other in book.event(TOOK, ["Ann", "Ben"], 0)
    assert you in book.event(TOOK, ["Ann", "Ben"], 1)


def test_the_log_says_what_the_rules_give(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook(), "face_down_gold", 5)
    monkeypatch.setattr(rulebook(), "face_down_keys", 1)
    assert texts("en").event(TOOK, ["Ann", "Ben"], 0).endswith("gains 5 gold and 1 key")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_cards_face_down_names_the_carpenter(language: str) -> None:
    said = rule(language, "face-down")
    assert texts(language).card("carpenter") in said
    points = ROWS["carpenter"]["scoring"]["points"]
    assert list(map(int, re.findall(r"\d+", said))) == [rulebook().face_down_gold, rulebook().face_down_keys, points]


def test_the_readme_names_the_carpenter_where_it_tells_of_cards_face_down() -> None:
    readme = (GAME.folder / "README.md").read_text(encoding="utf-8")
    face_down = next(part for part in readme.split("\n\n") if part.startswith("**Face down"))
    assert "Carpenter" in face_down


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Gold that is not on a purse scores nothing."),
        ("de", "Gold, das nicht auf einem Beutel liegt, bringt nichts."),
        ("fr", "L’or hors des bourses ne rapporte rien."),
    ],
)
def test_leftover_gold_scores_nothing(language: str, said: str) -> None:
    assert said in rule(language, "end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_kinds_of_shields_are_named(language: str) -> None:
    said = rule(language, "sets")
    for shield in ("nobility", "faith", "scholarship", "military", "craftsmanship", "peasantry"):
        assert texts(language).say(f"shield-{shield}") in said


def test_every_language_has_the_same_numbers_in_its_rules() -> None:
    """A number that is written in one language only is missing in the others, or wrong."""
    english = [{*re.findall(r"\d+", entry.text)} for entry in texts("en").rules()]
    for language in ("de", "fr"):
        assert [{*re.findall(r"\d+", entry.text)} for entry in texts(language).rules()] == english
