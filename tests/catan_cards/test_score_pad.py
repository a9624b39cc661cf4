"""The score pad: what stands in both principalities, counted by the game's own scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.score_pads import MATERIAL, compare, said, scored, whole_games

from bailey.core.text.catalogue import languages_in
from bailey.core.text.pad_form import AnswerRefused, question_text
from bailey.games import catan_cards as catan
from bailey.games.catan_cards.data import BASE_ALONE
from bailey.games.catan_cards.state import NO_PLAYER
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    from bailey.core import Position

GAME = catan.GAME
QUESTIONS = GAME.pad.questions(2, 0) if GAME.pad else ()
ANN = {"settlements": 2, "cities": 2, "karl": 1, "smithy": 1, "garrison": 2, "library": 1, "colossus": 1}
BEN = {"settlements": 1, "cities": 1, "otto": 1, "conrad": 1, "harbor": 1, "wool-fleet": 1, "ore-fleet": 1}


def lines(position: Position, p: int) -> list[tuple[object, object]]:
    return [(line.get("card", line["line"]), line["points"]) for line in position.breakdown(p)]


def test_points_are_counted_line_by_line() -> None:
    position = scored(ANN, BEN)
    assert position.over
    assert lines(position, 0) == [
        ("settlements", 2),
        ("cities", 4),
        ("colossus", 2),
        ("library-a", 1),
        ("knight_token", 1),
        ("commerce_token", 0),
    ]
    assert lines(position, 1) == [("settlements", 1), ("cities", 2), ("knight_token", 0), ("commerce_token", 1)]
    assert position.score() == [10, 4]
    assert position.winners == [0]


def test_strength_and_commerce_points_follow_from_the_cards() -> None:
    """Karl 7, and 1 for him by the Smithy; two Garrisons. Otto 3 and Conrad 2; two Fleets, a Harbor and 1 for each."""
    state = scored(ANN, BEN).state
    assert [me.strength for me in state.players] == [8, 5]
    assert [me.commerce for me in state.players] == [2, 5]
    assert [me.tournament for me in state.players] == [1, 3]
    assert (state.knight_token, state.commerce_token) == (0, 1)


def test_both_are_said_beside_the_tokens() -> None:
    position, texts = scored(ANN, BEN), Texts(GAME)
    told = [texts.score_line(line) for line in position.breakdown(1)][-2:]
    assert told == [("The Knight token", "strength 5 : 8"), ("The Commerce token", "commerce 5 : 2")]


def test_they_are_drawn() -> None:
    drawing = str(scored(ANN, BEN))
    assert "8 [token]" in drawing
    assert "commerce 5 [token]" in drawing


def test_a_leader_in_commerce_without_a_city_has_no_token() -> None:
    position = scored({"settlements": 4, "garrison": 3}, {"settlements": 2})
    assert position.state.commerce_token == NO_PLAYER
    assert position.score() == [4, 2]


def test_equal_points_share_the_victory() -> None:
    assert scored({"settlements": 3}, {"settlements": 1, "cities": 1}).winners == [0, 1]


@pytest.mark.parametrize(
    "seed",
    [
        *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 5)),
        *(pytest.param(n, marks=pytest.mark.long) for n in range(6, 12)),
    ],
)
def test_a_whole_game_comes_to_the_same_score_on_the_pad(seed: int) -> None:
    """What lies on the table at the end of a game that was played, entered, scores as it did there."""
    for position in whole_games(BASE_ALONE, seed):
        compare(position, scored(*said(position)))
    assert position.over


@pytest.mark.parametrize("language", languages_in(GAME.folder / "locale"))
def test_a_card_is_asked_for_by_its_name(language: str) -> None:
    texts = Texts(GAME, language)
    asked = {ask.name: question_text(texts, ask) for ask in QUESTIONS}
    assert len(set(asked.values())) == len(asked)
    assert {name: texts.card(of[0]) for name, of in MATERIAL[BASE_ALONE].copies.items()}.items() <= asked.items()


def test_every_card_that_can_be_built_is_asked_for() -> None:
    assert sum(ask.most for ask in QUESTIONS if ask.key == "built") == 26 + 16


@pytest.mark.parametrize(
    ("players", "fault"),
    [
        ([{"settlements": 8}, {}], "Player 1, Settlements (0-7): That is no number from 0 to 7."),
        ([{"settlements": 6, "cities": 2}, {}], "Player 1, Cities (0-7): There are only 7 Settlements and Cities"),
        ([{"settlements": 1}, {}], "Player 1, Cities (0-7): A principality has two"),
        ([{"settlements": 7}, {"settlements": 3}], "Player 2, Settlements (0-7): There are only 9 Settlements and"),
        ([{"cities": 6}, {"cities": 2}], "Player 2, Cities (0-7): There are only 7 Cities"),
        ([{"settlements": 2, "karl": 2}, {}], "Player 1, Karl the Strong (0-1): That is no number from 0 to 1."),
        ([{"settlements": 2, "karl": 1}, {"settlements": 2, "karl": 1}], "Player 2, Karl the Strong (0-1): There"),
        ([{"settlements": 2, "garrison": 2}, {"settlements": 2, "garrison": 2}], "There are only 3 of Garrison"),
        ([{"settlements": 2, "church": 1}, {}], "Player 1, Church (0-2): There are not building sites enough"),
        ([{"karl": 1}, {}], "Player 1, Karl the Strong (0-1): There are not building sites enough"),
        ([{"settlements": 2, "abbey": 2, "garrison": 3}, {}], "Player 1, Garrison (0-3): There are not building sites"),
        (
            [{"settlements": 2, "cities": 1, "aqueduct": 2, "bath-house": 2, "church": 1}, {}],
            "Player 1, Church (0-2): There are not building sites enough for this card: 8 in all, 4 of them beside",
        ),
    ],
)
def test_what_cannot_be_is_refused(players: list[dict[str, int]], fault: str) -> None:
    with pytest.raises(AnswerRefused) as refused:
        scored(*players)
    assert fault in refused.value.in_full(Texts(GAME), 2)


def test_red_cards_stand_beside_cities_whatever_else_is_built() -> None:
    full = {"settlements": 2, "cities": 1, "abbey": 2, "garrison": 2, "aqueduct": 2, "bath-house": 2}
    me = scored(full, {"settlements": 2}).state.players[0]
    assert me.built.size == 8
    assert (me.free_sites, me.free_city_sites) == (0, 0)
