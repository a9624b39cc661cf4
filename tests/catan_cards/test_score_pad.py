"""The score pad: what stands in both principalities, counted by the game's own scoring; each set asks for its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.score_pads import GAME, MATERIAL, compare, said, scored, whole_games

from bailey.core.errors import BadInput
from bailey.core.text.catalogue import languages_in
from bailey.core.text.pad_form import AnswerRefused, PadForm, question_text
from bailey.games.catan_cards.data import BASE_ALONE, SETS
from bailey.games.catan_cards.state import NO_PLAYER
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    from bailey.core import Position

KM, SP, PI, TC, WD = (SETS.index(name) for name in ("km", "sp", "pi", "tc", "wd"))
THEMES = [KM, SP, PI, TC, WD]
each_set = pytest.mark.parametrize("theme", range(len(SETS)), ids=SETS)
#: What is asked for that no random game of the base game has, and short games in which it and more of the set occurs.
OF_A_SET: dict[int, tuple[set[str], tuple[int, ...]]] = {
    BASE_ALONE: (set(), (1, 5)),
    KM: ({"silenced", "bodo", "castle"}, (3, 7, 17, 19)),
    SP: ({"university", "cannon"}, (3,)),
    PI: ({"metropolises", "order-castle"}, (11, 15)),
    TC: ({"large-harbor", "lothar"}, (10, 15, 17)),
    WD: ({"citadels", "served", "covered-garrison", "alliance"}, (5, 11, 13)),
}
ANN = {"settlements": 2, "cities": 2, "karl": 1, "smithy": 1, "garrison": 2, "library": 1, "colossus": 1}
BEN = {"settlements": 1, "cities": 1, "otto": 1, "conrad": 1, "harbor": 1, "wool-fleet": 1, "ore-fleet": 1}
#: A principality that needs nothing.
TWO = {"settlements": 2}


# Whole games


@pytest.mark.parametrize(
    "many", [pytest.param(False, marks=pytest.mark.slow), pytest.param(True, marks=pytest.mark.long)]
)
@each_set
def test_whole_games_come_to_the_same_numbers_on_the_pad(theme: int, *, many: bool) -> None:
    """What lies on the table now and then and at the end of a game, entered, counts as it does there."""
    seen: set[str] = set()
    wanted, games = OF_A_SET[theme]
    for seed in range(12) if many else games:
        for i, position in enumerate(whole_games(theme, seed)):
            answers = said(position)
            names = {name for one in answers for name in one}
            if many or position.over or theme == BASE_ALONE or i % 4 == 0 or not names <= seen:
                compare(position, scored(*answers, theme=theme))
            seen |= names
        assert position.over
    assert seen >= wanted


# What is asked


def most(theme: int) -> dict[str, int]:
    """The most of each question of a set."""
    return {ask.name: ask.most for _, ask in PadForm(GAME, 2, theme).questions}


@pytest.mark.parametrize("theme", THEMES, ids=SETS[1:])
def test_a_set_asks_for_its_cards_and_for_no_other_sets(theme: int) -> None:
    asked, base = most(theme), most(0)
    others = {name for other in THEMES if other != theme for name in MATERIAL[other].copies} - base.keys()
    assert asked.keys() > base.keys()
    assert not asked.keys() & (others - MATERIAL[theme].copies.keys())


def test_how_many_of_a_card_one_player_can_have() -> None:
    assert most(SP)["university"] == 1, "a new development, one each"
    assert (most(0)["church"], most(PI)["church"]) == (2, 1)
    assert (most(PI)["metropolises"], most(WD)["citadels"]) == (1, 5)
    assert {"inquisition", "witch", "ari", "metropolis"}.isdisjoint(name for of in THEMES for name in most(of))
    assert sum(ask.most for p, ask in PadForm(GAME, 2, 0).questions if p == 0 and ask.key == "built") == 26 + 16


@pytest.mark.parametrize("language", languages_in(GAME.folder / "locale"))
@each_set
def test_no_two_questions_read_alike_and_a_card_is_asked_for_by_its_name(theme: int, language: str) -> None:
    texts = Texts(GAME, language)
    questions = [ask for p, ask in PadForm(GAME, 2, theme).questions if p == 0]
    asked = {ask.name: question_text(texts, ask) for ask in questions}
    assert len(set(asked.values())) == len(questions)
    assert all(texts.say(f"pad-group-{ask.group}") for ask in questions)
    if theme == BASE_ALONE:
        assert {name: texts.card(of[0]) for name, of in MATERIAL[theme].copies.items()}.items() <= asked.items()


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(BadInput, match="value: must be one of 0, 1, 2, 3, 4, 5, not 6"):
        PadForm(GAME, 2, len(SETS))


# What counts


def lines(position: Position, p: int) -> list[tuple[object, object]]:
    return [(line.get("card", line["line"]), line["points"]) for line in position.breakdown(p)]


def test_points_are_counted_line_by_line_and_strength_and_commerce_follow_from_the_cards() -> None:
    """Karl 7, and 1 for him by the Smithy; two Garrisons. Otto 3 and Conrad 2; two Fleets, a Harbor and 1 for each."""
    position, texts = scored(ANN, BEN), Texts(GAME)
    assert (position.over, position.score(), position.winners) == (True, [10, 4], [0])
    tokens = ("knight_token", 1), ("commerce_token", 0)
    cards = ("settlements", 2), ("cities", 4), ("colossus", 2), ("library-a", 1)
    assert lines(position, 0) == [*cards, *tokens]
    assert lines(position, 1) == [("settlements", 1), ("cities", 2), ("knight_token", 0), ("commerce_token", 1)]
    state = position.state
    found = [(me.strength, me.commerce, me.tournament) for me in state.players]
    assert (found, state.knight_token, state.commerce_token) == ([(8, 2, 1), (5, 5, 3)], 0, 1)
    told = [texts.score_line(line) for line in position.breakdown(1)][-2:]
    assert told == [("The Knight token", "strength 5 : 8"), ("The Commerce token", "commerce 5 : 2")]
    assert "8 [token]" in str(position)
    assert "commerce 5 [token]" in str(position)


def test_a_leader_in_commerce_without_a_city_has_no_token_and_equal_points_share_the_victory() -> None:
    position = scored({"settlements": 4, "garrison": 3}, TWO)
    assert (position.state.commerce_token, position.score()) == (NO_PLAYER, [4, 2])
    assert scored({"settlements": 3}, {"settlements": 1, "cities": 1}).winners == [0, 1]


def test_red_cards_stand_beside_cities_whatever_else_is_built() -> None:
    full = {"settlements": 2, "cities": 1, "abbey": 2, "garrison": 2, "aqueduct": 2, "bath-house": 2}
    me = scored(full, TWO).state.players[0]
    assert (me.built.size, me.free_sites, me.free_city_sites) == (8, 0, 0)


def test_a_metropolis_counts_three_and_has_room_for_two_more_units_on_each_side() -> None:
    """Four cards of any kind on each side, and four Knights."""
    red = {"settlements": 1, "metropolises": 1, "library": 2, "bath-house": 2}
    knights = {"karl": 1, "otto": 1, "falk": 1, "hagen": 1, "walter": 1, "goetz": 1}
    position = scored({**red, **knights}, TWO, theme=PI)
    assert position.score() == [1 + 3 + 4 + 1, 2]
    assert position.state.players[0].strength == 7 + 3 + 1 + 1 + 3 + 5
    assert position.state.players[0].cities == 1, "it is a City in every other respect"
    assert scored({"settlements": 1, "metropolises": 1, "garrison": 1}, TWO, theme=PI).state.commerce_token == 0


def test_citadels_count_more_with_wizards_of_their_own() -> None:
    position = scored({"citadels": 3, "served": 2, "cities": 1}, {"citadels": 2, "served": 2}, theme=WD)
    assert position.score() == [3 + 2 + 2, 2 + 2]
    assert [me.wizard_count for me in position.state.players] == [2, 2]


@pytest.mark.parametrize(("said_of", "strength"), [
    ({"citadels": 1, "settlements": 1, "served": 1, "alliance": 4}, 8),
    ({"citadels": 2, "served": 1, "alliance": 2}, 4),
    ({"citadels": 2, "settlements": 1, "served": 1, "alliance": 4}, 8),
    ({"citadels": 3, "cities": 1, "served": 2, "alliance": 6}, 12),
    ({"citadels": 5, "served": 5, "alliance": 6}, 12),
    ({"citadels": 5, "settlements": 1, "served": 4, "alliance": 4}, 8),
])  # fmt: skip
def test_a_magic_alliance_counts_wizards(said_of: dict[str, int], strength: int) -> None:
    """So many Wizards serve so many Citadels, and no other."""
    state = scored(said_of, {"settlements": 2, "karl": 1}, theme=WD).state
    assert state.players[0].strength == strength
    worth = {"citadels": 1, "settlements": 1, "served": 1, "cities": 2}
    assert state.players[0].points == sum(points * said_of.get(of, 0) for of, points in worth.items())
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


def test_one_principality_alone_is_counted() -> None:
    mine = {"citadels": 5, "settlements": 2, "served": 4}
    assert [scored(mine, {}, theme=WD).score()[0], scored({}, mine, theme=WD).score()[1]] == [11, 11]


def test_strength_without_a_leader_brings_no_token() -> None:
    position = scored({"settlements": 2, "castle": 1}, {"settlements": 2, "bodo": 1}, theme=KM)
    assert position.state.knight_token == NO_PLAYER


# What cannot be

FULL = {"settlements": 1, "metropolises": 1, "library": 2, "bath-house": 2, "smithy": 1, "abbey": 2}
TWO_CITADELS = {"citadels": 2, "served": 2, "alliance": 2}


@pytest.mark.parametrize(("theme", "players"), [
    (0, [{"cities": 5}, {"cities": 2}]),
    (0, [{"settlements": 7}, {"settlements": 2}]),
    (WD, [{"citadels": 3, "served": 3}, {"citadels": 2, "served": 2}]),
])  # fmt: skip
def test_all_that_there_are_may_be_built(theme: int, players: list[dict[str, int]]) -> None:
    assert scored(*players, theme=theme).over


@pytest.mark.parametrize(("theme", "players", "fault"), [
    (0, [{"settlements": 8}, {}], "Player 1, Settlements (0-7): That is no number from 0 to 7."),
    (0, [{"settlements": 6, "cities": 2}, {}], "Player 1, Cities (0-7): There are only 7 Settlements and Cities"),
    (0, [{"settlements": 1}, {}], "Player 1, Cities (0-7): A principality has two"),
    (0, [{"settlements": 7}, {"settlements": 3}], "Player 2, Settlements (0-7): There are only 9 Settlements and"),
    (0, [{"cities": 6}, {"cities": 2}], "Player 2, Cities (0-7): There are only 7 Cities"),
    (0, [{**TWO, "karl": 2}, {}], "Player 1, Karl the Strong (0-1): That is no number from 0 to 1."),
    (0, [{**TWO, "karl": 1}, {**TWO, "karl": 1}], "Player 2, Karl the Strong (0-1): There"),
    (0, [{**TWO, "garrison": 2}, {**TWO, "garrison": 2}], "There are only 3 of Garrison"),
    (0, [{**TWO, "church": 1}, {}], "Player 1, Church (0-2): There are not building sites enough"),
    (0, [{"karl": 1}, {}], "Player 1, Karl the Strong (0-1): There are not building sites enough"),
    (0, [{**TWO, "abbey": 2, "garrison": 3}, {}], "Player 1, Garrison (0-3): There are not building sites"),
    (0, [{**TWO, "cities": 1, "aqueduct": 2, "bath-house": 2, "church": 1}, {}],
        "Player 1, Church (0-2): There are not building sites enough for this card: 8 in all, 4 of them beside"),
    (PI, [{"metropolises": 1}, {}], "A principality has two Settlements or Cities"),
    (PI, [{"settlements": 1, "cities": 6, "metropolises": 1}, {}], "There are only 7 Settlements and Cities"),
    (PI, [{"cities": 4, "metropolises": 1}, {"cities": 3}], "There are only 7 Cities for both"),
    (PI, [FULL, {}], "6 in all"),
    (WD, [{"citadels": 3}, {"citadels": 3}], "There are only 5 Citadels for both together"),
    (WD, [{"citadels": 2, "served": 3}, {}], "So many Citadels are not there, only 2."),
    (WD, [{"citadels": 2, "served": 1, "alliance": 3}, {}], "So many Wizards cannot serve so many Citadels"),
    (WD, [{"citadels": 3, "served": 3, "alliance": 2}, {}], "So many Wizards cannot serve so many Citadels"),
    (WD, [{**TWO, "alliance": 1}, {}], "So many Wizards cannot serve so many Citadels"),
    (WD, [{"citadels": 3, "served": 3, "alliance": 5}, {"citadels": 2, "served": 2}], "There are only 6 Wizards"),
    (WD, [TWO_CITADELS, {"citadels": 2, "served": 1, "alliance": 1}], "only 1 of Mag"),
    (WD, [{**TWO, "ward": 1}, {}], "Spell books stand at Citadels alone: these have 0 sites."),
    (WD, [{**TWO, "covered-garrison": 1}, {}], "Of Garrison only 0 are built here."),
    (WD, [{"citadels": 2, "library": 1}, {}],
        "building sites enough for this card: 8 in all, 0 of them beside Cit"),
    (KM, [{**TWO, "karl": 1, "silenced": 5}, {}], "No Knight of strength 5 is built here."),
    (KM, [{**TWO, "karl": 1, "silenced": 7}, {**TWO, "otto": 1, "silenced": 3}], "only 1 of Da"),
    (SP, [{**TWO, "university": 2}, {}], "University (0-1): That is no number from 0 to 1."),
    (KM, [{**TWO, "university": 1}, {}], "university: is not asked for"),
])  # fmt: skip
def test_what_cannot_be_is_refused(theme: int, players: list[dict[str, int]], fault: str) -> None:
    with pytest.raises(BadInput) as refused:
        scored(*players, theme=theme)
    told: Any = refused.value
    assert fault in (told.in_full(Texts(GAME), 2) if isinstance(told, AnswerRefused) else str(told))
    assert isinstance(told, AnswerRefused) or theme == KM
