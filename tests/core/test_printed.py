"""A printed opponent scores and never decides: who decides and who scores are different counts."""

from __future__ import annotations

import json

import pytest

from bailey.core import Position
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import kernels
from bailey.core.compiled.search import BLANK, LIVE
from bailey.core.play.game import winners
from bailey.core.state.observe import layout
from bailey.games import burgundy_cards, castle_combo
from bailey.lab.batch import Batch

GAME = burgundy_cards.GAME


def test_who_decides_and_who_scores_are_counted_apart_and_named_in_this_order() -> None:
    assert [GAME.scoring(seats) for seats in GAME.players] == [2, 2, 3, 4]
    assert [castle_combo.GAME.scoring(seats) for seats in castle_combo.GAME.players] == [2, 3, 4, 5]
    for seats in GAME.players:
        pos = burgundy_cards.new(seats, 3)
        assert GAME.scorers(pos.state) == len(pos.score()) == GAME.scoring(seats)
    assert GAME.called(["You"], {}) == burgundy_cards.new(1, 3).called(["You"]) == ["You", "Aaron"]
    assert GAME.called(["You", "Ben"], {}) == ["You", "Ben"]
    assert castle_combo.GAME.called(["You", "Ben"], {}) == ["You", "Ben"]
    assert (GAME.usual, castle_combo.GAME.usual) == (2, 2)


def test_what_lies_before_a_printed_opponent_is_written_and_seen_but_it_cannot_look() -> None:
    pos = burgundy_cards.new(1, 3)
    assert len(pos.dump()["players"]) == len(pos.view(0)["players"]) == len(pos.view(None)["players"]) == 2
    assert len(pos.dump()["players"][1]["estate"]) == 3
    assert Position.load(GAME, json.dumps(pos.dump())) == pos
    assert any(entry.name == "players[1].estate[0]" for entry in layout(GAME, 1))
    assert pos.turn == 0
    with pytest.raises(ValueError, match="seat: must be from 0 to 0"):
        pos.view(1)


def test_a_printed_opponent_can_win() -> None:
    pos, winners = burgundy_cards.new(1, 3), set[int]()
    while not pos.over:
        winners |= set(pos.winners)
        pos.push(pos.choices[0])
    assert pos.winners == [1]
    assert winners == {0, 1}


def test_the_kernels_write_down_every_score_and_the_chronicle() -> None:
    lanes, kernel = Lanes(GAME, plain=True), kernels(GAME, plain=True)
    lanes.put(BLANK, GAME.blank(1))
    scores, tiebreaks, wins, decisions = (lanes.grid(1, width) for width in (2 + GAME.remembered, 2, 2, 1))
    kernel.simulate_random(lanes.states, lanes.menu, lanes.lucks, 5, 0, 1, scores, tiebreaks, wins, decisions)
    state = lanes.get(LIVE)
    assert scores[0][:2] == [GAME.score(state, 0), GAME.score(state, 1)]
    assert scores[0][2:] == [GAME.remember(state, n) for n in range(GAME.remembered)]
    assert tiebreaks[0] == [1, 0]
    assert [p for p in range(2) if wins[0][p]] == winners(GAME, state)


def test_a_learner_is_rewarded_for_its_seat_only() -> None:
    batch = Batch(GAME, 1, 3, 7, plain=True, bots=["random"])
    batch.reset()
    assert batch.over.all()
    assert batch.scores().shape == (3, 2)
    assert batch.payoffs().shape == batch.margins().shape == (3, 1)
    own, other = batch.scores().T
    assert (batch.margins()[:, 0] == own - other).all()
    assert (batch.payoffs()[:, 0] == (own >= other)).all()
