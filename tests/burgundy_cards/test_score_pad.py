"""The score pad: what everybody has at the end, counted by the game's own scoring."""

from __future__ import annotations

import random
from typing import Any

import pytest
from burgundy_cards.transcript import builder

from bailey.core.play.position import Position
from bailey.core.text.pad_form import AnswerRefused, fill_in
from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import ANIMALS, TYPES
from bailey.games.burgundy_cards.texts import Texts

GAME = burgundy_cards.GAME
TEXTS = Texts(GAME)
ANN = {"castle": 1, "cloister": 1, "ship": 2, "first-triples": 3, "all-seven": 4, "sold": 5, "points": 3}
ANN |= {"chicken": 1, "cow": 2, "sheep": 3, "start-card": 1, "silver": 1}
BEN = {"mine": 1, "building": 1, "first-triples": 2, "points": 9, "workers": 2, "pig": 1}
CAT = {"knowledge": 1, "pasture": 1, "ship": 1, "first-triples": 2, "all-seven": 2, "sold": 2}


def scored(seats: int, players: list[dict[str, int]]) -> Position:
    return Position.load(GAME, fill_in(GAME, seats, players).position())


def said(position: Position) -> dict[str, Any]:
    """What can be read at the end of a game, and no more."""
    state, out = position.state, []
    for p in range(GAME.scoring(state.seats)):
        me = state.players[p]
        player = {name: me.triples[t] for t, name in enumerate(TYPES)}
        player |= {"first-triples": list(state.first_triples).count(p), "all-seven": me.all_seven}
        if p < state.seats:
            player |= {"sold": sum(me.sold), "points": me.points, **dict(zip(ANIMALS, me.animals, strict=True))}
        if state.seats > 1:
            player |= {"silver": me.silver, "workers": me.workers, "goods": sum(me.goods)}
            player["start-card"] = int(state.start_player == p)
        out.append(player)
    return {"seats": state.seats, "players": out}


def test_three_players_are_scored_line_by_line() -> None:
    position = scored(3, [ANN, BEN, CAT])
    assert position.over
    assert {line["line"]: line["points"] for line in position.breakdown(0) if line["line"] != "triple"} == {
        "first_triples": 3,
        "all_seven": 4,
        "goods": 5,
        "victory_points": 3,
        "animals": 2 + 1,
        "start_player": 1,
    }
    assert [(line["type"], line["points"]) for line in position.breakdown(0) if line["line"] == "triple"] == [
        ("castle", 2),
        ("cloister", 6),
        ("ship", 8),
    ]
    assert position.score() == [35, 4 + 3 + 2 + 9, 4 + 4 + 4 + 2 + 2 + 2]


def test_what_is_left_in_the_storage_breaks_a_tie() -> None:
    more, less = {"points": 5, "goods": 1, "workers": 1, "pig": 1, "start-card": 1}, {"points": 6, "silver": 2}
    assert scored(2, [more, less]).winners == [0]
    assert scored(2, [more, {**less, "goods": 1}]).winners == [0, 1]


def test_alone_aaron_has_an_estate_and_bonus_cards() -> None:
    aaron = {"building": 1, "ship": 1, "first-triples": 2, "all-seven": 3}
    position = scored(1, [{"points": 12}, aaron])
    assert position.score() == [12, 12]
    assert position.winners == [0]
    assert scored(1, [{"points": 11}, aaron]).winners == [1]
    with pytest.raises(AnswerRefused) as refused:
        scored(1, [{}, dict.fromkeys(TYPES, 2)])
    assert "Aaron, ship triples (0-6): No estate has more than 8 triples." in refused.value.in_full(TEXTS, 1)


def test_triples_with_cloisters_are_more_than_the_cards_of_a_type() -> None:
    position = scored(2, [{"castle": 5, "first-triples": 1, "start-card": 1}, {"castle": 3}])
    assert position.score() == [12, 6]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_comes_to_the_same_score_on_the_pad(seats: int, seed: int) -> None:
    """What lies on the table at the end of a game that was played, entered, scores as it did there."""
    position, dice = burgundy_cards.new(players=seats, seed=seed), random.Random(seed)
    while not position.over:
        position.push(builder(position, dice))
    entered = scored(**said(position))
    assert entered.over
    assert entered.score() == position.score()
    assert entered.winners == position.winners
    for p in range(GAME.scoring(seats)):
        assert entered.breakdown(p) == position.breakdown(p)
        assert GAME.tiebreak is not None
        assert GAME.tiebreak(entered.state, p) == GAME.tiebreak(position.state, p)


@pytest.mark.parametrize(("players", "fault"), [
    ([{"castle": 6}, {"castle": 3}], "Player 2, castle triples (0-8): There are not cards enough"),
    ([{"castle": 8, "cloister": 1}, {}], "Player 1, cloister triples (0-4): There are not cards enough"),
    ([{"building": 12, "pasture": 3}, {}], "Player 1, building triples (0-12): No estate has more than 14"),
    ([{"mine": 1, "first-triples": 2}, {}], "Player 1, bonus cards for first triples (0-7): Every type of which"),
    ([{"mine": 1, "first-triples": 1}, {"mine": 1, "first-triples": 1}], "Player 2, bonus cards"),
    ([{"mine": 1}, {"mine": 1}], "Player 2, bonus cards for first triples (0-7): Every type of which"),
    ([{"all-seven": 2}, {}], "These cards are worth 3, 1; there is one of each"),
    ([{"all-seven": 1}, {}], "Player 2, points of the card for all seven types (0-3): These"),
    ([{"castle": 8, "first-triples": 1, "all-seven": 3}, {"all-seven": 1}], "Player 2, points of the card for all"),
    ([{"all-seven": 3}, {"all-seven": 3}], "Player 2, points of the card for all seven types (0-3): These"),
    ([{"cow": 3}, {"cow": 3}], "Player 2, cattle (0-5): There are only 5 of each animal"),
    ([{"sold": 10, "goods": 4}, {"sold": 5}], "Player 2, goods sold (0-18): There are only 18 goods"),
    ([{"start-card": 1}, {"start-card": 1}], "Player 2, start player card (0-1): One player has"),
    ([{}, {}], "Player 2, start player card (0-1): One player has"),
    ([{"points": 1000}, {}], "Player 1, victory point cards, points (0-999): That is no number from 0 to 999."),
])  # fmt: skip
def test_what_cannot_be_is_refused(players: list[dict[str, int]], fault: str) -> None:
    with pytest.raises(AnswerRefused) as refused:
        scored(2, players)
    assert fault in refused.value.in_full(TEXTS, 2)


def test_a_bonus_card_goes_to_somebody_who_can_have_it() -> None:
    """Ann has triples of mines and ships, Ben of mines only: the mines' card is his."""
    players = [{"mine": 1, "ship": 1, "first-triples": 1, "start-card": 1}, {"mine": 1, "first-triples": 1}]
    holders = dict(zip(TYPES, fill_in(GAME, 2, players).position()["first_triples"], strict=True))
    assert (holders["mine"], holders["ship"]) == (1, 0)
