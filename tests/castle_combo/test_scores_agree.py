"""The engine's scores against the slow scorer: whole games, made-up endings, and the card table itself."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from castle_combo.slow_scorer import Player, ending_of, printed_cards, score_player, total, winners
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from soak import TIMES

from bailey.games import castle_combo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position

CARDS = printed_cards()
CELLS = [(column, row) for row in range(3) for column in range(3)]
PLAYER_COUNTS = (2, 3, 4, 5)
ENDINGS = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def assert_scores_agree(pos: Position) -> None:
    players = pos.dump()["players"]
    assert pos.score() == [total(player, CARDS) for player in players]
    for seat, player in enumerate(players):
        assert_breakdown_agrees(pos.breakdown(seat), player)
        assert sum(line["points"] for line in pos.breakdown(seat)) == pos.score()[seat]


def assert_breakdown_agrees(breakdown: list[dict[str, Any]], player: Player) -> None:
    """Compare card by card; a line without points may be told or left out."""
    told = {line.get("card") or "keys": line["points"] for line in breakdown if line["points"]}
    assert told == {name: points for name, points in score_player(player, CARDS) if points}


def assert_endings_agree(pos: Position) -> None:
    assert pos.over
    assert pos.turn is None
    assert_scores_agree(pos)
    assert list(pos.winners) == winners(pos.dump()["players"], CARDS)


# --- whole games ----------------------------------------------------------------------------------


def play(players: int, seed: int) -> Iterator[Position]:
    """Give every position of a game that is played by chance."""
    pos = castle_combo.new(players=players, seed=seed)
    chooser = random.Random(seed)
    while not pos.over:
        yield pos
        pos.push(chooser.choice(list(pos.choices)))
    yield pos


def assert_game_agrees(players: int, seed: int) -> None:
    *_, pos = play(players, seed)
    assert_endings_agree(pos)
    assert [len(player["tableau"]) for player in pos.dump()["players"]] == [9] * players


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_random_games_and_every_position_of_one_as_if_it_ended_there(players: int) -> None:
    for seed in range(3):
        assert_game_agrees(players, seed)
    for pos in play(players, 101):
        assert_scores_agree(pos)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_many_more_games(players: int) -> None:
    for seed in range(1000, 1000 + 30 * TIMES):
        assert_game_agrees(players, seed)


# --- made-up endings ------------------------------------------------------------------------------


@st.composite
def endings(draw: st.DrawFn) -> dict[str, Any]:
    """Deal nine cards each, anyhow: any cells, any order of taking, any gold on the purses."""
    seats = draw(st.integers(2, 5))
    dealt = draw(st.permutations(sorted(CARDS)))
    players = [draw(player_with(dealt[9 * seat : 9 * seat + 9])) for seat in range(seats)]
    return {"game": "castle-combo", "version": 1, "seats": seats, "turn": 0, "seed": 1, "players": players}


@st.composite
def player_with(draw: st.DrawFn, names: list[str]) -> Player:
    right, down = draw(st.tuples(st.integers(-2, 2), st.integers(-2, 2)))
    cells = draw(st.permutations(CELLS))
    tableau = [
        draw(laid_card(name, column + right, row + down)) for name, (column, row) in zip(names, cells, strict=False)
    ]
    return draw(belongings(most=40)) | {"tableau": tableau}


def belongings(most: int) -> st.SearchStrategy[dict[str, int]]:
    """Gold and keys; what is left out is what everybody starts with."""
    return st.fixed_dictionaries({}, optional={"gold": st.integers(0, most), "keys": st.integers(0, most)})


@st.composite
def laid_card(draw: st.DrawFn, name: str, column: int, row: int) -> dict[str, Any]:
    face_down = draw(st.integers(0, 3)) == 3
    room = 0 if face_down else CARDS[name]["purse"] or 0
    return {"card": name, "column": column, "row": row, "face_down": face_down, "stored": draw(st.integers(0, room))}


def assert_made_up_ending_agrees(ending: dict[str, Any]) -> None:
    """The purses are filled as the slow scorer fills them, and the scores and the winners are its own."""
    pos = castle_combo.load(ending)
    assert_endings_agree(pos)
    for given_player, player in zip(ending["players"], pos.dump()["players"], strict=True):
        filled = ending_of(given_player, CARDS)
        assert player["gold"] == filled.gold
        assert [laid.get("stored", 0) for laid in player["tableau"]] == [x.stored for x in filled.tableau]
    assert pos.score() == [total(player, CARDS) for player in ending["players"]]
    assert list(pos.winners) == winners(ending["players"], CARDS)


@pytest.mark.slow
@settings(ENDINGS, max_examples=30)
@given(endings())
def test_a_made_up_ending(ending: dict[str, Any]) -> None:
    assert_made_up_ending_agrees(ending)


@pytest.mark.long
@settings(ENDINGS, max_examples=150 * TIMES)
@given(endings())
def test_many_more_made_up_endings(ending: dict[str, Any]) -> None:
    assert_made_up_ending_agrees(ending)


TIED_CARDS = ["steward", "vicar", "beekeeper", "baker", "woodcutter"]


@st.composite
def close_endings(draw: st.DrawFn) -> dict[str, Any]:
    """Deal one card each that may show its face, and little else: many ties."""
    seats = draw(st.integers(2, 5))
    others = [name for name in CARDS if name not in TIED_CARDS]
    players = []
    for seat in range(seats):
        names = [TIED_CARDS[seat], *others[8 * seat : 8 * seat + 8]]
        tableau = [
            {"card": name, "column": column, "row": row, "face_down": True}
            for name, (column, row) in zip(names, CELLS, strict=True)
        ]
        tableau[0]["face_down"] = draw(st.booleans())
        players.append(draw(belongings(most=4)) | {"tableau": tableau})
    return {"game": "castle-combo", "version": 1, "seats": seats, "turn": 0, "seed": 1, "players": players}


@pytest.mark.parametrize("tier", [pytest.param(20, marks=pytest.mark.slow), pytest.param(100, marks=pytest.mark.long)])
def test_a_close_ending(tier: int) -> None:
    @settings(ENDINGS, max_examples=tier * TIMES)
    @given(close_endings())
    def agrees(ending: dict[str, Any]) -> None:
        assert_made_up_ending_agrees(ending)

    agrees()
