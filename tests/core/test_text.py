"""Catalogues: sentences from keys and arguments, loud where something is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey.core.text.catalogue import (
    SHARED,
    Catalogue,
    GameTexts,
    MissingText,
    begins,
    find,
    languages_in,
    plain_words,
    sentence,
)
from bailey.games import _template as postern
from bailey.games import find as find_game

if TYPE_CHECKING:
    from pathlib import Path

FTL = """
greeting = Good day, {$name}
    .short = Hi
coins = { $n ->
    [one] one coin
   *[other] {$n} coins
}
"""


def catalogue(folder: Path, text: str = FTL, **more: str) -> Catalogue:
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    for name, content in more.items():
        (folder / f"en.{name}.ftl").write_text(content, encoding="utf-8")
    return Catalogue([folder])


def test_a_sentence_has_its_arguments_from_any_file_and_a_missing_one_is_loud(tmp_path: Path) -> None:
    texts = catalogue(tmp_path, cards="card-baron = Baron\n")
    assert texts.say("greeting", name="Anna") == "Good day, Anna"
    assert texts.say("greeting.short") == "Hi"
    assert [texts.say("coins", n=n) for n in (1, 2)] == ["one coin", "2 coins"]
    assert texts.say("card-baron") == "Baron"
    with pytest.raises(MissingText, match="name"):
        texts.say("greeting")


def test_a_later_folder_goes_before_an_earlier_one(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hidden-card = a face-down card\n", encoding="utf-8")
    assert Catalogue([SHARED, tmp_path]).say("hidden-card") == "a face-down card"
    assert Catalogue([SHARED]).say("hidden-card") == "a hidden card"


@pytest.mark.parametrize("key", ["nothing", "greeting.long", "nothing.short"])
def test_a_missing_key_is_loud_in_tests(tmp_path: Path, key: str) -> None:
    texts = catalogue(tmp_path)
    assert not texts.has(key)
    with pytest.raises(MissingText, match=key):
        texts.say(key)


@pytest.mark.filterwarnings("ignore")
def test_people_can_read_what_has_no_text(tmp_path: Path) -> None:
    texts = catalogue(tmp_path)
    assert texts.say("reason-too_expensive", card="Baron", cost=3) == "reason too expensive (card Baron, cost 3)"
    assert texts.say("greeting") == "greeting"


def test_a_catalogue_is_read_only_when_it_is_asked_and_refused_if_it_is_broken(tmp_path: Path) -> None:
    Catalogue([tmp_path / "nowhere"])
    with pytest.raises(ValueError, match="no Fluent"):
        catalogue(tmp_path, "good = Good\n}{ bad\n").say("good")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Her Majesty", ["her", "majesty"]),
        ("master-at-arms", ["master", "at", "arms"]),
        ("Élysée!", ["elysee"]),
        ("", []),
    ],
)
def test_words_are_what_a_person_types(text: str, words: list[str]) -> None:
    assert plain_words(text) == words


def test_words_may_be_cut_short_and_left_out_and_an_exact_name_goes_before_longer_ones() -> None:
    assert begins(["her", "q"], ["her", "majesty", "the", "queen"])
    assert not begins(["q", "her"], ["her", "majesty", "the", "queen"])
    names = ["Queen", "Queen Mother", "King"]
    assert find("queen", names, lambda name: [name]) == ["Queen"]
    assert find("que", names, lambda name: [name]) == ["Queen", "Queen Mother"]
    assert find("", names, lambda name: [name]) == []
    assert find("mother", names, lambda name: [name]) == ["Queen Mother"]


@pytest.mark.parametrize(("said", "written"), [("gain 2 keys", "Gain 2 keys."), ("Why?", "Why?"), ("", ".")])
def test_sentences(said: str, written: str) -> None:
    assert sentence(said) == written


@pytest.mark.filterwarnings("ignore")
def test_a_game_without_texts_can_still_be_read() -> None:
    texts, position = GameTexts(postern.GAME), postern.new(2, 7)
    names = ["Anna", "Ben"]
    assert "rest" in " ".join(texts.choice(position, choice, names) for choice in position.choices)
    assert texts.words(position, position.choices[0], names) == [str(position.choices[0])]
    assert texts.step(position)
    for event in position.events_for(0):
        assert texts.event(event, names, 0)
    assert any("hidden card" in texts.event(event, names, 0) for event in position.events_for(1))
    assert all(texts.score_line(line) for line in position.breakdown(0))
    assert texts.reason(position.explain(postern.GAME.choices.count - 1))


def test_the_languages_of_a_folder_are_those_of_its_files(tmp_path: Path) -> None:
    catalogue(tmp_path, cards="card-baron = Baron\n")
    (tmp_path / "fr.ftl").write_text("greeting = Bonjour\n", encoding="utf-8")
    assert languages_in(tmp_path) == ["en", "fr"]
    assert languages_in(tmp_path / "nowhere") == []


def test_a_game_without_a_language_speaks_english_throughout() -> None:
    texts = GameTexts(postern.GAME, "de")
    assert texts.catalogue.language == "en"
    assert texts.card(None) == "a hidden card"


def test_a_rule_is_called_by_its_word_or_else_by_its_id(tmp_path: Path) -> None:
    texts = GameTexts(postern.GAME)
    rules = (
        "rule-aim =\n    .word = ziel\n    .title = Ziel\n    .text = A.\nrule-end =\n    .title = B\n    .text = C.\n"
    )
    texts.catalogue = catalogue(tmp_path, rules)
    texts.say = texts.catalogue.say
    assert [entry.id for entry in texts.rules()] == ["ziel", "end"]
    assert [entry.title for entry in texts.rules_with("Ziel")] == ["Ziel"]


def test_a_kind_of_choice_is_named_without_what_it_is_about() -> None:
    combo, cards = GameTexts(find_game("castle-combo")), GameTexts(find_game("burgundy-cards"))
    assert combo.kind_of_choice("take") == "take a card for gold", "a text of its own"
    assert cards.kind_of_choice("convert") == "convert … into 1 point", "what is not given is left open"
    assert combo.kind_of_step("take_card") == "Take a card"
    assert GameTexts(find_game("catan-cards")).kind_of_choice("pick") == "pick …", "an empty bracket goes"
    assert GameTexts(find_game("catan-cards")).kind_of_choice("choose") == "", "it says nothing"
    assert combo.kind_of_choice("no_such_choice") == ""
