"""Nothing that became known in a row can be undone, whatever is chosen and taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailey.core.check.trials import known_cards
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
    for seed in range(12):
        pos = Position.new(GAMES[name], GAMES[name].usual, seed)
        while not pos.over:
            choice = pos.choices[seed % len(pos.choices)]
            assert pos.turn is not None
            said = pos.imagine(pos.turn, 0).outlook(choice).final, pos.outlook(choice).final, pos.reveals(choice)
            pos.push(choice)
        assert pos.final
        assert said == (True, True, True)
