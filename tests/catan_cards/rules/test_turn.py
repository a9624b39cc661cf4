"""Sections 1 and 4: the turn cap and the two dice, as far as no scene tells of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table as t

if TYPE_CHECKING:
    from bailey.core import Position


def last_turns(cap: int, *players: t.Json, **options: int) -> Position:
    """Play from two rounds before the cap to the end of the game, without building or trading anything."""
    pos = t.position(*players, turns=2 * cap - 4, options=options)
    while not pos.over:
        assert pos.state.turns <= 2 * cap
        kinds = t.open_kinds(pos)
        idle = [kind for kind in ("roll", "end_actions", "keep", "decline", "skip", "stop") if kind in kinds]
        pos.push({"do": idle[0]} if idle else pos.choices[0])
    return pos


@pytest.mark.parametrize(("cap", "options"), [*((cap, {"turn_cap": cap}) for cap in (50, 100, 200)), (200, {})])
def test_1_after_the_turn_cap_of_each_player_which_is_200_the_game_ends(cap: int, options: dict[str, int]) -> None:
    pos = last_turns(cap, **options)
    assert (pos.state.turns, pos.state.on_turn) == (2 * cap, 1)


@pytest.mark.parametrize(
    ("cities", "winners"), [(((), (6,)), [1]), (((6,), ()), [0]), (((), ()), [0, 1])], ids=["second", "first", "both"]
)
def test_1_at_the_cap_the_higher_score_wins_and_equal_scores_share_the_victory(
    cities: tuple[tuple[int, ...], ...], winners: list[int]
) -> None:
    players = [t.player(p, settlements={5, 6} - {*own}, cities=own) for p, own in enumerate(cities)]
    pos = last_turns(50, *players, turn_cap=50)
    assert (pos.score(), pos.winners) == ([2 + len(own) for own in cities], winners)


def test_4_both_dice_are_rolled() -> None:
    """Each number and each face comes up, the face of the event card twice as often as another."""
    numbers: Counter[int] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(360):
        pos = t.do(t.position(seed=seed), "roll")
        numbers.update(one["die"] for one in pos.events if one["what"] == "rolled_number")
        faces.update(one["face"] for one in pos.events if one["what"] == "rolled_face")
    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    assert set(faces) == {"tournament", "commerce", "brigands", "plenty", "event"}
    assert numbers.total() == faces.total() == 360
    assert all(30 < n < 90 for n in numbers.values())
    assert 90 < faces.pop("event") < 150
    assert all(30 < n < 90 for n in faces.values())
