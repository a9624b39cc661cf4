"""The score pad of the expanded game: each set asks for its own cards, and comes to the engine's numbers."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.score_pads import GAME, MATERIAL, compare, said, scored, whole_games

from bailey.core.errors import BadInput
from bailey.core.text.catalogue import languages_in
from bailey.core.text.pad_form import AnswerRefused, PadForm, question_text
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.state import NO_PLAYER
from bailey.games.catan_cards.texts import Texts

KM, SP, PI, TC, WD = (SETS.index(name) for name in ("km", "sp", "pi", "tc", "wd"))
THEMES = [KM, SP, PI, TC, WD]
#: What is asked for that no random game of the base game has, and short games in which it and more of the set occurs.
OF_A_SET: dict[int, tuple[set[str], tuple[int, ...]]] = {
    KM: ({"silenced", "bodo", "castle"}, (3, 7, 17, 19)),
    SP: ({"university", "cannon"}, (3,)),
    PI: ({"metropolises", "order-castle"}, (11, 15)),
    TC: ({"large-harbor", "lothar"}, (10, 15, 17)),
    WD: ({"citadels", "served", "covered-garrison", "alliance"}, (5, 11, 13)),
}
#: So many games are compared in the long tier.
MANY = range(12)
#: One principality that needs nothing.
TWO = {"settlements": 2}


def answer(theme: int) -> dict[str, int]:
    """The most of each question of a set."""
    return {ask.name: ask.most for _, ask in PadForm(GAME, 2, theme).questions}


# Whole games


@pytest.mark.parametrize(
    "many", [pytest.param(False, marks=pytest.mark.slow), pytest.param(True, marks=pytest.mark.long)]
)
@pytest.mark.parametrize("theme", THEMES, ids=SETS[1:])
def test_whole_games_come_to_the_same_numbers_on_the_pad(theme: int, *, many: bool) -> None:
    """What lies on the table now and then and at the end of a game, entered, counts as it does there."""
    seen: set[str] = set()
    wanted, games = OF_A_SET[theme]
    for seed in MANY if many else games:
        for i, position in enumerate(whole_games(theme, seed)):
            answers = said(position)
            names = {name for one in answers for name in one}
            if many or position.over or i % 4 == 0 or not names <= seen:
                compare(position, scored(*answers, theme=theme))
            seen |= names
        assert position.over
    assert seen >= wanted


# What is asked


@pytest.mark.parametrize("theme", THEMES, ids=SETS[1:])
def test_a_set_asks_for_its_cards_and_for_no_other_sets(theme: int) -> None:
    asked, base = answer(theme), answer(0)
    others = {name for other in THEMES if other != theme for name in MATERIAL[other].copies} - base.keys()
    assert asked.keys() > base.keys()
    assert not asked.keys() & (others - MATERIAL[theme].copies.keys())


def test_how_many_of_a_card_one_player_can_have() -> None:
    assert answer(SP)["university"] == 1, "a new development, one each"
    assert (answer(0)["church"], answer(PI)["church"]) == (2, 1)
    assert (answer(PI)["metropolises"], answer(WD)["citadels"]) == (1, 5)
    assert {"inquisition", "witch", "ari", "metropolis"}.isdisjoint(name for of in THEMES for name in answer(of))


@pytest.mark.parametrize("language", languages_in(GAME.folder / "locale"))
@pytest.mark.parametrize("theme", THEMES, ids=SETS[1:])
def test_no_two_questions_read_alike(theme: int, language: str) -> None:
    texts = Texts(GAME, language)
    questions = [ask for p, ask in PadForm(GAME, 2, theme).questions if p == 0]
    assert len({question_text(texts, ask) for ask in questions}) == len(questions)
    assert all(texts.say(f"pad-group-{ask.group}") for ask in questions)


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(BadInput, match="value: must be one of 0, 1, 2, 3, 4, 5, not 6"):
        PadForm(GAME, 2, len(SETS))


# What counts


def test_a_metropolis_counts_three_and_has_room_for_two_more_units_on_each_side() -> None:
    """Four cards of any kind on each side, and four Knights."""
    red = {"settlements": 1, "metropolises": 1, "library": 2, "bath-house": 2}
    knights = {"karl": 1, "otto": 1, "falk": 1, "hagen": 1, "walter": 1, "goetz": 1}
    position = scored({**red, **knights}, TWO, theme=PI)
    assert position.score() == [1 + 3 + 4 + 1, 2]
    assert position.state.players[0].strength == 7 + 3 + 1 + 1 + 3 + 5
    assert position.state.players[0].cities == 1, "it is a City in every other respect"


def test_the_commerce_token_goes_to_a_metropolis() -> None:
    position = scored({"settlements": 1, "metropolises": 1, "garrison": 1}, TWO, theme=PI)
    assert position.state.commerce_token == 0


def test_citadels_count_more_with_wizards_of_their_own() -> None:
    position = scored({"citadels": 3, "served": 2, "cities": 1}, {"citadels": 2, "served": 2}, theme=WD)
    assert position.score() == [3 + 2 + 2, 2 + 2]
    assert [me.wizard_count for me in position.state.players] == [2, 2]


@pytest.mark.parametrize(
    ("said_of", "strength"),
    [
        ({"citadels": 1, "settlements": 1, "served": 1, "alliance": 4}, 8),
        ({"citadels": 2, "served": 1, "alliance": 2}, 4),
        ({"citadels": 2, "settlements": 1, "served": 1, "alliance": 4}, 8),
        ({"citadels": 3, "cities": 1, "served": 2, "alliance": 6}, 12),
        ({"citadels": 5, "served": 5, "alliance": 6}, 12),
        ({"citadels": 5, "settlements": 1, "served": 4, "alliance": 4}, 8),
    ],
)
def test_a_magic_alliance_counts_wizards(said_of: dict[str, int], strength: int) -> None:
    """So many Wizards serve so many Citadels, and no other."""
    state = scored(said_of, {"settlements": 2, "karl": 1}, theme=WD).state
    assert state.players[0].strength == strength
    assert state.players[0].points == sum(said_of.get(of, 0) for of in ("citadels", "settlements", "served")) + (
        2 * said_of.get("cities", 0)
    )
    assert state.knight_token == (0 if strength > 7 else 1)


def test_a_silenced_knight_has_no_strength_and_a_smithy_does_not_reach_it() -> None:
    knights = {"settlements": 4, "karl": 1, "otto": 1, "smithy": 1}
    assert [me.strength for me in scored({**knights, "silenced": 7}, TWO, theme=KM).state.players] == [4, 0]
    assert [me.strength for me in scored(knights, TWO, theme=KM).state.players] == [12, 0]


def test_under_a_witch_a_building_keeps_its_points_alone() -> None:
    cards = {"settlements": 1, "cities": 1, "harbor": 1, "ore-fleet": 1, "wool-fleet": 1, "garrison": 2}
    commerce = [
        scored({**cards, **under}, {"settlements": 2, "garrison": 1}, theme=WD).state.players[0].commerce
        for under in ({}, {"covered-harbor": 1}, {"covered-harbor": 1, "covered-garrison": 1})
    ]
    assert commerce == [7, 4, 3]


@pytest.mark.parametrize("seat", [0, 1])
def test_one_principality_alone_is_counted(seat: int) -> None:
    mine: dict[str, int] = {"citadels": 5, "settlements": 2, "served": 4}
    rows: list[dict[str, int]] = [{}, {}]
    rows[seat] = mine
    assert scored(*rows, theme=WD).score()[seat] == 11


def test_strength_without_a_leader_brings_no_token() -> None:
    position = scored({"settlements": 2, "castle": 1}, {"settlements": 2, "bodo": 1}, theme=KM)
    assert position.state.knight_token == NO_PLAYER


# What cannot be


@pytest.mark.parametrize(
    ("theme", "players", "fault"),
    [
        (PI, [{"metropolises": 1}, {}], "A principality has two Settlements or Cities"),
        (PI, [{"settlements": 1, "cities": 6, "metropolises": 1}, {}], "There are only 7 Settlements and Cities"),
        (PI, [{"cities": 4, "metropolises": 1}, {"cities": 3}], "There are only 7 Cities for both"),
        (
            PI,
            [{"settlements": 1, "metropolises": 1, "library": 2, "bath-house": 2, "smithy": 1, "abbey": 2}, {}],
            "6 in all",
        ),
        (WD, [{"citadels": 3}, {"citadels": 3}], "There are only 5 Citadels for both together"),
        (WD, [{"citadels": 2, "served": 3}, {}], "So many Citadels are not there, only 2."),
        (WD, [{"citadels": 2, "served": 1, "alliance": 3}, {}], "So many Wizards cannot serve so many Citadels"),
        (WD, [{"citadels": 3, "served": 3, "alliance": 2}, {}], "So many Wizards cannot serve so many Citadels"),
        (WD, [{"settlements": 2, "alliance": 1}, {}], "So many Wizards cannot serve so many Citadels"),
        (WD, [{"citadels": 3, "served": 3, "alliance": 5}, {"citadels": 2, "served": 2}], "There are only 6 Wizards"),
        (
            WD,
            [{"citadels": 2, "served": 2, "alliance": 2}, {"citadels": 2, "served": 1, "alliance": 1}],
            "only 1 of Mag",
        ),
        (WD, [{"settlements": 2, "ward": 1}, {}], "Spell books stand at Citadels alone: these have 0 sites."),
        (WD, [{"settlements": 2, "covered-garrison": 1}, {}], "Of Garrison only 0 are built here."),
        (
            WD,
            [{"citadels": 2, "library": 1}, {}],
            "building sites enough for this card: 8 in all, 0 of them beside Cit",
        ),
        (KM, [{"settlements": 2, "karl": 1, "silenced": 5}, {}], "No Knight of strength 5 is built here."),
        (
            KM,
            [{"settlements": 2, "karl": 1, "silenced": 7}, {"settlements": 2, "otto": 1, "silenced": 3}],
            "only 1 of Da",
        ),
        (SP, [{"settlements": 2, "university": 2}, {}], "University (0-1): That is no number from 0 to 1."),
        (KM, [{"settlements": 2, "university": 1}, {}], "university: is not asked for"),
    ],
)
def test_what_cannot_be_is_refused(theme: int, players: list[dict[str, int]], fault: str) -> None:
    with pytest.raises(BadInput) as refused:
        scored(*players, theme=theme)
    told: Any = refused.value
    assert fault in (told.in_full(Texts(GAME), 2) if isinstance(told, AnswerRefused) else str(told))
