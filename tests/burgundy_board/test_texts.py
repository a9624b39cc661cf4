"""Every tile, choice, event, reason, step, option and rule has its sentence; a missing one is an error here."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from bailey.games import burgundy_board
from bailey.games.burgundy_board.choices import CHOICES, Why
from bailey.games.burgundy_board.events import TOLD
from bailey.games.burgundy_board.rules import STEPS
from bailey.games.burgundy_board.texts import Texts
from bailey.games.burgundy_board.tiles import IDS, TILES

if TYPE_CHECKING:
    from bailey.core.play.position import Position

GAME = burgundy_board.GAME
LANGUAGES = ("en", "de", "fr")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
SETTINGS = (
    (2, {"duchies": 1, "additional_hexes": 1, "white_castles": 1}),
    (1, {"automata": 3, "additional_hexes": 1, "white_castles": 1}),
    (3, {"automata": 1, "knowledge_6": 2, "purchase_between": 1}),
    (4, {"knowledge_6": 1, "duchies": 2}),
)


def is_whole(text: str) -> bool:
    """Tell whether a text is whole: nothing left to fill in, nothing doubled."""
    return bool(text) and "{" not in text and "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", IDS)
def test_every_tile_has_its_sheet(language: str, card: str) -> None:
    sheet = Texts(GAME, language).card_sheet(card)
    assert all(map(is_whole, sheet))
    assert all((line[0].isupper() or line[0].isdigit()) and line.endswith(".") for line in sheet)


@pytest.mark.parametrize("row", [row for row in TILES if row["kind"] == "knowledge"], ids=lambda row: row["id"])
def test_knowledge_names_its_amount(row: dict[str, object]) -> None:
    said = Texts(GAME).tiles.knows(row)
    named = list(map(int, re.findall(r"\d+", said)))
    assert row["amount"] in named or row["amount"] == 0 or row["effect"] == "second_depot"


def test_every_kind_of_choice_step_event_reason_and_option_is_in_the_catalogue() -> None:
    has = Texts(GAME).catalogue.has
    dashed = [f"choice-{kind.name}" for kind in CHOICES.kinds]
    dashed += [f"event-{told.name}" for told in TOLD]
    dashed += [f"step-{step.name.lower()}" for step, what in STEPS.items() if isinstance(what, tuple)]
    dashed += [f"reason-{why.name.lower()}" for why in Why]
    dashed += [f"option-{option.name}" for option in GAME.options]
    dashed += [
        f"option-{o.name}-{v}"
        for o in GAME.options
        if o.words and o.name not in {"duchy", "knowledge_6"}
        for v in o.values
    ]
    assert [key for key in dashed if not has(key.replace("_", "-"))] == []


def said_of(texts: Texts, pos: Position) -> list[str]:
    """Return all that is said of a position."""
    said = [texts.step(pos)]
    for choice in pos.choices:
        said += [texts.choice(pos, choice, NAMES), *texts.words(pos, choice, NAMES)]
    said += [texts.reason(pos.explain(number)) for number in pos.blocked]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=["two", "alone", "three and it", "four"])
def test_whole_games_are_told(language: str, players: int, options: dict[str, int]) -> None:
    texts = Texts(GAME, language)
    chance = random.Random(f"{language}{players}")
    pos = burgundy_board.new(players, 5 + players, options)
    while not pos.over:
        for line in said_of(texts, pos):
            assert is_whole(line), line
        pos.push(chance.choice([*pos.choices]))
        for event in pos.events:
            assert is_whole(texts.event(event, NAMES, 0)), event
    for p in range(len(pos.score())):
        for line in pos.breakdown(p):
            assert is_whole(texts.score_line(line)[0]), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_whole(language: str) -> None:
    rules = Texts(GAME, language).rules()
    assert len(rules) >= 15
    assert all(is_whole(rule.text) and is_whole(rule.title) for rule in rules)
