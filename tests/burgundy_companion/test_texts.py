"""Every question, choice, event and option of the companion has its sentence in every language, and is drawn."""

from __future__ import annotations

import random
from typing import Any

import pytest
from burgundy_companion.table import position, tell
from speech import Heard, dashed, talk, whole

from bailey.games import burgundy_companion
from bailey.games.burgundy_companion.drawing import draw
from bailey.games.burgundy_companion.state import IT, YOU
from bailey.games.burgundy_companion.texts import Texts

GAME = burgundy_companion.GAME
LANGUAGES = ("en", "de", "fr")
MORE = {"people": 3, "white_castles": 1, "additional_hexes": 1}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("depth", "rules"), [(YOU, 1), (IT, 0)])
def test_whole_games_are_told(language: str, depth: int, rules: int) -> None:
    texts, dice, heard = Texts(GAME, language), random.Random(7), Heard(set)
    for seed in range(3):
        options = {**MORE, "depth": depth, "automata_rules": rules, "automata_depot_first": rules}
        pos = burgundy_companion.new(seed, options)
        while not pos.over:
            talk(texts, pos, heard, pos.called(["Ann"]))
            pos.push(dice.choice(list(pos.choices)))
    questions = {"tell_white", "play", "tell_points", "finish"}
    mine = {"tell_found", "tell_wild", "tell_goods", "tell_kept", "tell_scarcest", "tell_bought"}
    assert heard["step"] == questions | (mine if depth == YOU else {"tell_lying", "tell_good"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_and_what_it_is_are_told(language: str) -> None:
    texts = Texts(GAME, language)
    assert {"automata", "companion"} <= {key.removeprefix("rule-") for key in texts.catalogue.keys("rule-")}
    assert all(map(whole, [texts.say("about"), *(part for rule in texts.rules() for part in rule)]))
    assert {*texts.catalogue.keys("option-")} >= dashed([option.name for option in GAME.options])


def test_the_automata_reads_no_knowledge() -> None:
    texts = Texts(GAME)
    assert texts.card("knowledge-7") == "knowledge"
    assert texts.card("cow-3a") == "3 cows"
    assert texts.card(None) == texts.say("hidden-card")


def test_a_question_names_the_depot_the_items_and_the_order() -> None:
    texts = Texts(GAME)
    pos = position(white=5)
    tell(pos, "die 3")
    assert texts.step(pos) == (
        "Search from depot 3 on, clockwise, in each depot for: livestock, building, knowledge (right card). "
        "Which do you find?"
    )
    tell(pos, "tile church")
    assert "castle, mine, knowledge" in texts.step(pos)
    pos = position(him={"silver": 2}, reserve=["castle-1", "castle-2", "mine-1"])
    tell(pos, "die 3", "tile mine")
    assert texts.step(pos).endswith("knowledge (0), ship (0), livestock (0), building (0), mine (1), castle (2)")


def test_the_points_of_each_person_are_asked_for_digit_by_digit() -> None:
    """The second player is the Automata: people are counted without it."""
    pos = position(("automata-1", {}), phase="E", round=5, people=2)
    tell(pos, "die 1", "none", "none", "none", "round_over")
    asked = [Texts(GAME).step(pos)]
    for digit in "109":
        tell(pos, f"digit {digit}")
        asked.append(Texts(GAME).step(pos))
    assert asked == [
        "Person 1, your points at the end: hundreds?",
        "Person 1, your points at the end: 1··, tens?",
        "Person 1, your points at the end: 10·, ones?",
        "Person 2, your points at the end: hundreds?",
    ]


def test_a_drawing_begins_with_the_phase_the_round_and_the_white_die_once_it_is_rolled() -> None:
    tables = (burgundy_companion.new(3, {"depth": IT}), burgundy_companion.new(3), position())
    assert [str(draw(pos)).splitlines()[0] for pos in tables] == [
        "Phase A, round 1 of 5",
        "Phase A, round 1 of 5",
        "Phase A, round 2 of 5  white die 1",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("depth", [YOU, IT])
def test_a_drawing_fits_and_shows_what_is_known(width: int, depth: int) -> None:
    dice = random.Random(1)
    pos = burgundy_companion.new(4, {**MORE, "depth": depth})
    while not pos.over:
        drawn = str(draw(pos, width=width))
        assert max(map(len, drawn.splitlines())) <= width
        assert ("depot 6" in drawn) == (depth == IT)
        pos.push(dice.choice(list(pos.choices)))


def test_what_people_may_take_has_its_label_where_it_lies() -> None:
    pos = position(lying={2: ["bank-1"], 0: ["ship-21"]}, load={3: [0, 0, 2, 0, 0, 0]})
    labels: dict[int, Any] = {n: f"x{i}" for i, n in enumerate(pos.choices.numbers)}
    lines = str(draw(pos, width=80, labels=labels)).splitlines()
    for choice in pos.choices:
        if choice.name in {"taken", "goods_taken"}:
            assert any(labels[choice.number] in line for line in lines), choice
