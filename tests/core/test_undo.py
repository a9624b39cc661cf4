"""Nothing that became known in a row can be undone, whatever is chosen and taken back."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from soak import TIMES

from bailey.core.check.trials import Nonconforming, known_cards
from bailey.core.check.undo import OVER, Before, what_is_retold_comes_out_the_same
from bailey.core.play.position import Position
from bailey.core.records.log import GameLog
from bailey.games import _template as postern
from bailey.games import burgundy_cards, castle_combo

GAMES = {game.name: game for game in (burgundy_cards.GAME, castle_combo.GAME, postern.GAME)}
#: What is done next: a number picks an open choice; or as many choices as possible are taken back.
PLAYS = st.lists(st.one_of(st.integers(0, 1 << 16), st.just("undo")), min_size=1, max_size=12)


def known(pos: Position) -> list[set[str]]:
    """List what every seat knows."""
    return [known_cards(pos, seat) for seat in range(pos.state.seats)]


@pytest.mark.parametrize("name", sorted(GAMES))
@settings(max_examples=20 * TIMES)
@given(data=st.data(), seed=st.integers(0, 1 << 40), plays=PLAYS)
def test_nobody_knew_more_before_an_undo_than_after_it(
    name: str, data: st.DataObject, seed: int, plays: list[int | str]
) -> None:
    game = GAMES[name]
    players = data.draw(st.sampled_from(game.players))
    log = GameLog.new(game, ["you"] * players, seed)
    for i in range(300):
        move_class = plays[i % len(plays)]
        before = known(log.position)
        if isinstance(move_class, int):
            if log.position.over:
                break
            log.choose(log.position.choices.numbers[move_class % len(log.position.choices)])
        elif points := log.undo_points():
            log.undo(points[-1])
            assert all(was <= now for was, now in zip(before, known(log.position), strict=True))
    assert not log.position.over or log.undo_points() == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_end_of_a_game_is_final_and_says_so_before(name: str) -> None:
    for seed in range(3 * TIMES):
        pos = Position.new(GAMES[name], GAMES[name].usual, seed)
        while not pos.over:
            choice = pos.choices[seed % len(pos.choices)]
            assert pos.turn is not None
            said = pos.imagine(pos.turn, 0).outlook(choice).final, pos.outlook(choice).final, pos.reveals(choice)
            pos.push(choice)
        assert pos.final
        assert said == (True, True, True)


#: Postern as a real table would tell it: one seat, and nothing that it tells is final.
TOLD = dataclasses.replace(postern.GAME, players=range(1, 2), retold=True)


@pytest.mark.parametrize("number", range(4))
def test_what_is_retold_comes_out_the_same(number: int) -> None:
    what_is_retold_comes_out_the_same(TOLD, 1, number)


def test_a_key_of_chance_for_each_choice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def keyed(log: GameLog, n: int, *_: object) -> tuple[int, int, int, int] | None:
        return log.start.fair.words(n, log.chain[n - 1]) if log.start.fair else None

    monkeypatch.setattr(GameLog, "luck", keyed)
    with pytest.raises(Nonconforming, match="did not lead to the same again"):
        what_is_retold_comes_out_the_same(TOLD, 1, 0)


def test_a_card_that_was_seen_is_not_final_where_a_table_tells() -> None:
    pos = Position.new(TOLD, 1, 3)
    pos.push({"do": "spy"})
    assert pos.revealed
    assert not pos.final


def test_where_a_table_tells_only_the_end_must_be_final() -> None:
    pos = Position.new(TOLD, 1, 3)
    before = Before(pos)
    pos.push({"do": "spy"})
    assert before.why_final(pos) == ""
    while not pos.over:
        pos.push(pos.choices[0])
    assert before.why_final(pos) == OVER
