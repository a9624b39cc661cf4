"""Castle Combo in the other languages: every number, every sign, nothing cut off at 80 columns."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from bailey.cli.pad import PadDialog
from bailey.core.text.catalogue import languages_in
from bailey.games import castle_combo
from bailey.games.castle_combo.cards import CARDS
from bailey.games.castle_combo.drawing import ABILITY_WIDTH, NARROW_CELL, WIDE, draw
from bailey.games.castle_combo.events import TOLD
from bailey.games.castle_combo.texts import Texts

LANGUAGES = languages_in(castle_combo.GAME.folder / "locale")
ALL = {language: Texts(castle_combo.GAME, language) for language in LANGUAGES}
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
HEAD = 5 + 22 + 7 + 3 + 1 + 1  # what stands in front of the ability in the line of a card
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)


def test_there_are_german_and_french() -> None:
    assert {"de", "fr"} <= set(OTHERS)


def numbers(text: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", text)))


@each_other
@pytest.mark.parametrize("row", CARDS, ids=[row["id"] for row in CARDS])
def test_a_card_has_the_same_numbers_as_in_english(language: str, row: dict[str, Any]) -> None:
    here, english = ALL[language], ALL["en"]
    for said, told in zip(here.card_sheet(row["id"]), english.card_sheet(row["id"]), strict=True):
        assert numbers(said) == numbers(told)
        assert "{" not in said
        assert "  " not in said
    for short in ("ability_short", "scroll_short"):
        assert numbers(getattr(here.cards, short)(row)) == numbers(getattr(english.cards, short)(row))


@each_other
def test_two_cards_say_the_same_only_if_they_do_the_same(language: str) -> None:
    cards = ALL[language].cards
    for form, does in (
        (cards.ability, "ability"),
        (cards.ability_short, "ability"),
        (cards.scroll, "scoring"),
        (cards.scroll_short, "scoring"),
    ):
        said: dict[str, Any] = {}
        for row in CARDS:
            assert said.setdefault(form(row), row[does]) == row[does]


@each_language
def test_every_card_has_a_name_of_its_own_and_is_found_by_it(language: str) -> None:
    texts = ALL[language]
    assert len({texts.card(row["id"]) for row in CARDS}) == len(CARDS)
    for row in CARDS:
        assert texts.find_card(texts.card(row["id"])) == [row["id"]]


@each_language
def test_the_six_shields_have_signs_of_their_own(language: str) -> None:
    texts = ALL[language]
    kinds = texts.catalogue.keys("shield-")
    assert len({texts.say(f"shield-{kind}.sign") for kind in kinds}) == len(kinds) == 6


@each_language
@pytest.mark.parametrize("row", CARDS, ids=[row["id"] for row in CARDS])
def test_the_line_of_a_card_is_cut_nowhere_at_80_columns(language: str, row: dict[str, Any]) -> None:
    texts = ALL[language]
    assert len(texts.card(row["id"])) <= 22
    assert len(texts.cards.ability_short(row)) <= ABILITY_WIDTH
    purse = texts.say("draw-purse", purse=row["purse"]) if row["purse"] else ""
    assert len(texts.cards.scroll_short(row) + purse) <= WIDE + 1 - HEAD - ABILITY_WIDTH
    for price in range(row["cost"] + 1):
        key = "draw-price" if price == row["cost"] else "draw-price-reduced"
        assert len(texts.say(key, price=price, cost=row["cost"])) < 7


@each_language
def test_few_scrolls_are_longer_than_a_narrow_cell(language: str) -> None:
    texts = ALL[language]
    short = {texts.cards.scroll_short(row) for row in CARDS}
    assert sum(len(scroll) > NARROW_CELL for scroll in short) <= 2


@each_language
def test_two_grids_stand_side_by_side_at_80_columns(language: str) -> None:
    texts = ALL[language]
    player = {"de": "Spieler 2", "fr": "Joueur 2"}.get(language, "Player 2")
    head = texts.say("draw-player", player=player, gold=14, keys=9)
    assert len("▸ " + head + texts.say("draw-points", points=99)) <= (80 - 2) // 2


@each_other
def test_the_legend_explains_the_signs_of_every_card(language: str) -> None:
    texts = ALL[language]
    word = re.compile(r"[^\W\d_]{3,}")
    known = set(word.findall(" ".join(f"{sign} {text}" for sign, text in texts.legend())))
    for row in CARDS:
        for short in (texts.cards.ability_short(row), texts.cards.scroll_short(row)):
            assert set(word.findall(short)) <= known, f"{row['id']}: {short}"


@each_other
def test_the_legend_is_drawn_by_the_same_cards(language: str) -> None:
    """A sign of the legend that English shows on a card is shown by the same card in every language."""
    english, here = ALL["en"], ALL[language]
    for (sign, _), (other, _) in zip(english.legend(), here.legend(), strict=True):
        on = [row for row in CARDS if sign in (english.cards.ability_short(row), english.cards.scroll_short(row))]
        for row in on:
            assert other in (here.cards.ability_short(row), here.cards.scroll_short(row))


@each_other
@pytest.mark.parametrize("told", TOLD, ids=[told.name for told in TOLD])
def test_an_event_is_told_to_oneself_in_another_way(language: str, told: Any) -> None:
    texts = ALL[language]
    values = {"location": "castle", "card": "baron"}
    event = {"what": told.name} | {name: values.get(name, 1) for name in told.arguments}
    mine, others = texts.event(event, NAMES, 1), texts.event(event, NAMES, 0)
    if "player" in told.arguments:
        assert mine.startswith({"de": "Du ", "fr": "Vous "}[language])
        assert others.startswith("Ben ")
    else:
        assert mine == others


@each_other
def test_one_and_many_are_told_apart(language: str) -> None:
    say = ALL[language].say
    one, many = {"de": ("1 Gold", "2 Gold"), "fr": ("1 pièce d\u2019or", "2 pièces d\u2019or")}[language]
    assert (say("gold", n=1), say("gold", n=2)) == (one, many)
    assert say("draw-cards", cards=1) != say("draw-cards", cards=2).replace("2", "1")
    assert "0" in say("keys", n=0)
    assert "0" in say("event-gained-keys", who="you", player="", amount=0)
    assert "0" in say("score-keys", keys=0)


@each_language
def test_every_rule_can_be_looked_up_by_its_word(language: str) -> None:
    texts = ALL[language]
    for entry in texts.rules():
        assert texts.rules_with(entry.id) == [entry]
        assert entry.text.endswith(".")
    assert len(texts.rules()) == len(ALL["en"].rules())


@pytest.mark.slow
@each_other
def test_everything_that_happens_in_games_can_be_said_and_drawn(language: str) -> None:
    texts, chance = ALL[language], random.Random(2)
    for game in range(12):
        position = castle_combo.new(2 + game % 4, seed=game)
        while not position.over:
            names = NAMES[: position.state.seats]
            said = [texts.step(position), *(texts.event(event, names, 0) for event in position.events_for(0))]
            for choice in position.choices:
                said += [texts.choice(position, choice, names), *texts.words(position, choice, names)]
            said += [texts.reason(position.explain(number)) for number in position.blocked]
            assert all(said)
            drawing = str(draw(position, names=names, texts=texts, width=80))
            assert all(len(line) <= 80 for line in drawing.splitlines())
            position.push(chance.choice(position.choices.numbers))


@pytest.mark.parametrize(
    ("language", "cells"),
    [
        ("de", ["herzogin", "königinm 4", "zurück", "konigin 4", "baron", "verdeckt", *[""] * 5, "3", "5"]),
        ("fr", ["duchesse", "doyenne 4", "retour", "doyen 4", "baron", "face cachee", *[""] * 5, "3", "5"]),
    ],
)
def test_the_score_pad_is_filled_in_ones_own_language(language: str, cells: list[str]) -> None:
    answers = iter(["1", *cells])
    written, players = PadDialog(ALL[language], lambda _: next(answers), lambda _: None).run()
    tableau = written["players"][0]["tableau"]
    assert players == 1
    assert [one["card"] for one in tableau[:3]] == ["duchess", "queen-mother", "baron"]
    assert [one["face_down"] for one in tableau] == [False, False, False, True]
