"""Which points of a final score came with which choice: the moments that decided a game are told by it."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from sensible import sensible

from bailey import games
from bailey.core.records.log import GameLog
from bailey.server.records import replays
from bailey.server.records.lasting import LastingPoints

if TYPE_CHECKING:
    from bailey.core.play.position import Position


def scored(*lines: dict[str, object]) -> Position:
    """A position of one player, whose score has these lines."""
    told: Any = SimpleNamespace(state=SimpleNamespace(seats=1, printed=0), breakdown=lambda _player: [*lines])
    return told  # type: ignore[no-any-return]


def card(name: str, points: int, **more: object) -> dict[str, object]:
    return {"line": "card", "card": name, "points": points, **more}


def told(*positions: Position) -> list[int]:
    lasting = LastingPoints()
    for position in positions:
        lasting.follow(position)
    return [points for (points,) in lasting.told()]


def test_what_a_card_scored_for_a_while_came_with_nothing() -> None:
    assert told(scored(), scored(card("revolutionary", 15)), scored(card("revolutionary", 0), card("judge", 7))) == [
        0,
        0,
        7,
    ]


def test_what_is_lost_is_taken_from_what_came_last() -> None:
    rising = [scored(card("judge", points)) for points in (2, 5, 9, 4, 6)]
    assert told(*rising) == [2, 2, 0, 0, 2]
    assert told(*rising, scored()) == [0] * 6


def test_a_loss_that_counts_in_the_end_came_with_who_made_it() -> None:
    assert told(scored(), scored(card("traitor", -3)), scored(card("traitor", -1)), scored(card("traitor", 2))) == [
        0,
        0,
        0,
        2,
    ]
    assert told(scored(), scored(card("traitor", -3)), scored(card("traitor", -1))) == [0, -1, 0]


def test_a_line_is_told_by_its_words_and_not_by_the_numbers_beside_them() -> None:
    assert told(scored(card("judge", 2, count=1)), scored(card("judge", 4, count=2))) == [2, 2]
    assert told(scored(card("judge", 2), card("judge", 3)), scored(card("judge", 3))) == [3, 0]


@pytest.mark.parametrize("name", ["castle-combo", "burgundy-board", "burgundy-cards", "catan-cards"])
def test_the_moments_of_a_game_add_up_to_its_final_scores_and_nobody_pays_for_a_good_deed(name: str) -> None:
    log, chance = GameLog.new(games.find(name), ["you", "you"], 3), random.Random(3)
    while log.position.turn is not None:
        log.choose(sensible(log.position, chance))
    lasting = replays.replay(log, "en").lasting
    assert len(lasting) == len(log.positions())
    assert [sum(column) for column in zip(*lasting, strict=True)] == log.position.score()
    if all(line["points"] >= 0 for p in (0, 1) for line in log.position.breakdown(p)):  # type: ignore[operator]
        assert min(min(row) for row in lasting) >= 0
