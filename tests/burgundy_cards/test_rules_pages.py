"""The rules page tells the facts of the rules, in every language, and the numbers that it has are those of the game."""
# ruff: noqa: RUF001 - French has apostrophes

from __future__ import annotations

import re
from functools import cache

import pytest

from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import PRINTED, ROUNDS
from bailey.games.burgundy_cards.texts import Texts

GAME = burgundy_cards.GAME
LANGUAGES = ("en", "de", "fr")
README = (GAME.folder / "README.md").read_text(encoding="utf-8")

#: What a rule must name, word by word; a word may be the beginning of one.
NAMED: dict[str, dict[str, tuple[str, ...]]] = {
    "aim": {
        "en": ("five rounds", "six turns", "most points"),
        "de": ("fünf Durchgängen", "sechs Zügen", "die meisten"),
        "fr": ("cinq manches", "six tours", "le plus grand total"),
    },
    "setup": {
        "en": ("start player and has no worker", "alone has one"),
        "de": ("Startspieler und hat keinen Arbeiter", "allein spielt, hat einen"),
        "fr": ("premier joueur, qui n’a pas d’ouvrier", "seul en a un"),
    },
    "purchase": {
        "en": ("besides the action", "not instead of it", "of three projects must go", "workers may turn that die"),
        "de": ("zusätzlich zur Aktion", "nicht an ihrer Stelle", "von drei Projekten", "diesen Würfel dürfen Arbeiter"),
        "fr": ("en plus de l’action", "non à sa place", "trois, l’un d’eux part", "des ouvriers peuvent tourner ce dé"),
    },
    "tie": {
        "en": ("Workers", "silver", "unsold goods", "unused animals", "are added up", "together"),
        "de": ("Arbeiter", "Silberlinge", "unverkaufte Waren", "ungenutzte Tiere", "zusammengezählt", "insgesamt"),
        "fr": ("ouvriers", "pépites", "marchandises non vendues", "animaux inutilisés", "additionne", "total"),
    },
    "sell": {
        "en": ("Alone there is no start player card",),
        "de": ("Allein gibt es keine Startspielerkarte",),
        "fr": ("Seul, il n’y a pas de carte premier joueur",),
    },
    "take": {
        "en": ("not filled up before the next round",),
        "de": ("erst im nächsten Durchgang wieder aufgefüllt",),
        "fr": ("pas regarnie avant la manche suivante",),
    },
    "silver": {
        "en": ("Silver and workers never run out",),
        "de": ("Silberlinge und Arbeiter gehen nie aus",),
        "fr": ("Pépites et ouvriers ne s’épuisent jamais",),
    },
    "estate": {
        "en": ("one or two cards scores nothing",),
        "de": ("einer oder zwei Karten bringt am Ende nichts",),
        "fr": ("d’une ou deux cartes ne rapporte rien",),
    },
    "cloister": {
        "en": ("of the type of the others", "no function"),
        "de": ("von der Art der anderen", "keine Funktion"),
        "fr": ("du type de ces autres cartes", "pas de fonction"),
    },
}


@cache
def texts(language: str) -> Texts:
    return Texts(GAME, language)


def rule(language: str, name: str) -> str:
    """Read the text of a rule."""
    book = texts(language)
    return dict(zip(book.rule_ids, (entry.text for entry in book.rules()), strict=True))[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMED)
def test_a_rule_names_its_facts(name: str, language: str) -> None:
    said = rule(language, name)
    assert [fact for fact in NAMED[name][language] if fact not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bonuses_of_every_round_are_told(language: str) -> None:
    """Round by round, the numbers are those of the game's data, in their order."""
    parts = re.split(r"\b([A-E])\s?: ", rule(language, "round-bonuses"))
    told = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert list(told) == list(ROUNDS)
    for row in PRINTED["rounds"]:
        bonuses = told[row["round"]].split(". ")[0]
        numbers = [number for bonus in row["bonuses"] for number in in_order(bonus)]
        assert list(map(int, re.findall(r"\d+", bonuses))) == numbers


def in_order(bonus: dict[str, int]) -> list[int]:
    return [bonus[name] for name in ("points", "goods", "animals", "silver", "workers") if name in bonus]


@pytest.mark.parametrize("number", range(len(ROUNDS)))
def test_the_readme_has_the_bonuses_of_every_round(number: int) -> None:
    assert f"| {ROUNDS[number]} | {texts('en').cards.bonuses(number)} |" in README


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_changes_with_the_data(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRINTED["rounds"][4]["bonuses"][0], "silver", 97)
    assert texts(language).say("silver", n=97) in rule(language, "round-bonuses")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_bonuses_of_the_round(language: str) -> None:
    book = texts(language)
    signs = [sign for sign, _ in book.legend()]
    assert any(book.say("draw-bonuses", bonuses="…").startswith(sign) for sign in signs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["church-1", "market-1", "carpenters-workshop-1"])
def test_the_sheet_of_a_workshop_agrees_with_the_rules_page(card: str, language: str) -> None:
    """A card must be taken; only with three projects may one do without."""
    said = texts(language).cards.function(card)
    never_without = {
        "en": r"only if .* three projects",
        "de": r"nur wenn .* drei Projekte",
        "fr": r"que si .* trois projets",
    }
    assert re.search(never_without[language], said)
    assert not re.search(r"\bany\b|beliebige|n’importe", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_cloister_says_whose_type_it_takes(language: str) -> None:
    of_the_pile = {"en": "that pile’s type", "de": "der Art dieses Stapels", "fr": "du type de cette pile"}
    assert of_the_pile[language] in texts(language).cards.function("cloister-1a")
    alone = {"en": "Three cloisters alone", "de": "Drei Klöster allein", "fr": "Trois cloîtres seuls"}
    assert texts(language).card_sheet("cloister-1a")[2].startswith(alone[language])


def test_the_readme_tells_what_the_rules_page_tells() -> None:
    plain = " ".join(README.split())
    for fact in (
        "alone, the player has one",
        "no substitute for the turn's own action",
        "three projects",
        "turned by workers",
        "workers, silver, unsold goods and unused animals are added up",
    ):
        assert fact in plain, fact
