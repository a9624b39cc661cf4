"""The engine's scores against the slow scorer: whole games, made-up endings, and the card table itself."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from castle_combo.rules import test_face_down, test_scoring_scrolls, test_tie_break
from castle_combo.rules.table import Seat, final, load, nine, position, seat
from castle_combo.slow_scorer import Player, ending_of, printed_cards, score_player, total, winners
from conformance import tiers
from every import for_every
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from soak import TIMES

from bailey.games import castle_combo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core.play.position import Position

CARDS = printed_cards()
CELLS = [(column, row) for row in range(3) for column in range(3)]
PLAYER_COUNTS = (2, 3, 4, 5)
ENDINGS = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def assert_scores_agree(pos: Position) -> None:
    players = pos.dump()["players"]
    assert pos.score() == [total(player, CARDS) for player in players]
    for p, player in enumerate(players):
        assert_breakdown_agrees(pos.breakdown(p), player)
        assert sum(line["points"] for line in pos.breakdown(p)) == pos.score()[p]


def assert_breakdown_agrees(breakdown: list[dict[str, Any]], player: Player) -> None:
    """Compare card by card; a line without points may be told or left out."""
    told = {line.get("card") or "keys": line["points"] for line in breakdown if line["points"]}
    assert told == {name: points for name, points in score_player(player, CARDS) if points}


def assert_endings_agree(pos: Position) -> None:
    assert pos.over
    assert pos.turn is None
    assert_scores_agree(pos)
    assert list(pos.winners) == winners(pos.dump()["players"], CARDS)


# --- what was counted by hand ---------------------------------------------------------------------

BY_HAND = [
    *(case[-2:] for case in test_scoring_scrolls.COUNTING),
    *test_scoring_scrolls.SETS.values(),
    *((company, points) for _, points, company, _ in test_scoring_scrolls.MISSING),
    *((f"{company} / - - {spoiler}", 0) for _, _, company, spoiler in test_scoring_scrolls.MISSING),
    *((f"{card}:{gold}", 2 * gold) for card, gold in test_scoring_scrolls.PURSES.items()),
    *(
        (test_scoring_scrolls.lying_in(cell, card), points if str(cell) in cells else 0)
        for card, points, cells in test_scoring_scrolls.PLACES
        for cell in range(1, 10)
    ),
    *test_face_down.BLIND_SCROLLS,
]


@for_every("grid, points", BY_HAND)
def test_both_count_as_the_rules_were_counted_by_hand(grid: str, points: int) -> None:
    pos = final(nine(grid))
    assert_endings_agree(pos)
    assert pos.score()[0] == points


@pytest.mark.parametrize("rule", test_tie_break.TIES)
def test_both_know_who_wins(rule: str) -> None:
    players, *_, found = test_tie_break.TIES[rule]
    pos = final(*players)
    assert_endings_agree(pos)
    assert sorted(pos.winners) == found


NOBLES = nine("prince duchess ~baron / jester scribe nun / his-majesty farmer baker", gold=9, keys=4)
NOBLES_SUM = [
    ("prince", 12),  # row: prince 1, duchess 2; the baron lies face down
    ("duchess", 8),  # top row
    ("baron", 0),  # face down
    ("jester", 6),  # cross: jester, prince, his majesty
    ("scribe", 0),  # no scholarship in the cross
    ("nun", 3),  # column: herself
    ("his-majesty", 12),  # column: prince, jester, himself
    ("farmer", 7),  # bottom row
    ("baker", 0),  # a corner is no edge
    ("keys", 4),
]

SETS = nine("her-majesty-the-queen goldsmith inventor / chatelaine glassblower officer / general mercenary doctor")
SETS_SUM = [  # nobility 2, scholarship 4, craftsmanship 3, military 3, peasantry 1, faith 0
    ("her-majesty-the-queen", 20),  # two sets of nobility, scholarship, craftsmanship
    ("goldsmith", 0),  # not in the left column
    ("inventor", 3),  # inventor, mercenary, doctor
    ("chatelaine", 6),  # row: nobility, craftsmanship, military
    ("glassblower", 0),  # no faith
    ("officer", 8),  # two sets of nobility and military
    ("general", 18),  # three scholarship, three craftsmanship, three military
    ("mercenary", 0),  # no faith
    ("doctor", 4),  # one peasantry
    ("keys", 0),
]

PURSES = nine(
    "banker potter:2 beekeeper / ~vicar steward:3 traveler / innkeeper patron miraculously-cured", gold=10, keys=5
)
PURSES_SUM = [  # the fill: potter 2 more (now 4), beekeeper 8; the steward was full
    ("banker", 15),
    ("potter", 8),
    ("beekeeper", 16),
    ("vicar", 0),
    ("steward", 6),
    ("traveler", 6),  # cost 0: steward, traveler, innkeeper
    ("innkeeper", 0),
    ("patron", 10),  # cost 5 or more: banker, patron
    ("miraculously-cured", 0),
    ("keys", 5),
]


@pytest.mark.parametrize(
    ("own", "lines"), [(NOBLES, NOBLES_SUM), (SETS, SETS_SUM), (PURSES, PURSES_SUM)], ids=["nobles", "sets", "purses"]
)
def test_both_count_whole_tableaux_as_they_were_worked_by_hand(own: Seat, lines: list[tuple[str, int]]) -> None:
    written = position(own, nine(""))
    before = json.dumps(written)
    pos = castle_combo.load(written)
    assert_endings_agree(pos)
    assert score_player(written["players"][0], CARDS) == lines
    assert pos.score()[0] == sum(points for _, points in lines)
    assert json.dumps(written) == before, "the slow scorer changes nothing"


def test_an_unfinished_grid_is_shifted_to_its_own_corner_and_a_bare_player_has_what_everybody_starts_with() -> None:
    assert_scores_agree(load(seat(". . .", ". duchess .")))
    assert_scores_agree(castle_combo.load({"players": [{"tableau": [{"card": "duchess"}]}, {}]}))


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
    players = [draw(player_with(dealt[9 * p : 9 * p + 9])) for p in range(seats)]
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


TIED_CARDS = ["steward", "vicar", "beekeeper", "baker", "woodcutter"]


@st.composite
def close_endings(draw: st.DrawFn) -> dict[str, Any]:
    """Deal one card each that may show its face, and little else: many ties."""
    seats = draw(st.integers(2, 5))
    others = [name for name in CARDS if name not in TIED_CARDS]
    players = []
    for p in range(seats):
        names = [TIED_CARDS[p], *others[8 * p : 8 * p + 8]]
        tableau = [
            {"card": name, "column": column, "row": row, "face_down": True}
            for name, (column, row) in zip(names, CELLS, strict=True)
        ]
        tableau[0]["face_down"] = draw(st.booleans())
        players.append(draw(belongings(most=4)) | {"tableau": tableau})
    return {"game": "castle-combo", "version": 1, "seats": seats, "turn": 0, "seed": 1, "players": players}


@tiers("made, most", [(endings, 30), (close_endings, 20)], [(endings, 150), (close_endings, 100)])
def test_a_made_up_ending(made: Callable[[], st.SearchStrategy[Any]], most: int) -> None:
    @settings(ENDINGS, max_examples=most * TIMES)
    @given(made())
    def agrees(ending: dict[str, Any]) -> None:
        assert_made_up_ending_agrees(ending)

    agrees()
