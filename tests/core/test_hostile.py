"""Whatever is handed in: it is read, or it is refused with a message. Nothing else ever happens."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bailey.core import BadInput, Position
from bailey.games import _template as postern
from bailey.games import castle_combo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core import Game

GAMES = pytest.mark.parametrize("game", [postern.GAME, castle_combo.GAME], ids=["postern", "castle combo"])
BRIEFLY = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])

NUMBERS = st.integers(-3, 12) | st.sampled_from([24, 77, 10**6, 2**31 - 1, -(2**31), 2**31, 2**63, 10**30])
WORDS = """
    card known_to shuffle hand deck coins todo step player a seats players turn seed castle row tableau stored
    act watch end_turn place_card effect silk baron
"""
NAMES = st.sampled_from(WORDS.split())
SCALARS = st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False) | NAMES | st.text(max_size=5)
ANYTHING = st.recursive(
    SCALARS, lambda some: st.lists(some, max_size=4) | st.dictionaries(NAMES, some, max_size=4), max_leaves=12
)


@GAMES
@given(source=ANYTHING | st.text() | st.binary())
@BRIEFLY
def test_random_json_is_read_or_refused(game: Game, source: Any) -> None:
    read_or_refused(game, source)


@GAMES
@given(data=st.data())
@BRIEFLY
def test_a_tampered_position_is_read_or_refused(game: Game, data: st.DataObject) -> None:
    position = a_position(game, data).dump()
    for _ in range(data.draw(st.integers(1, 3))):
        tamper(position, data)
    pos = read_or_refused(game, position)
    if pos is not None:
        look_at(pos)


@given(data=st.data())
@BRIEFLY
def test_a_tampered_position_that_is_read_can_be_played(data: st.DataObject) -> None:
    position = a_position(postern.GAME, data).dump()
    tamper(position, data)
    pos = read_or_refused(postern.GAME, position)
    for _ in range(8):
        if pos is not None and not pos.over:
            pos.push(data.draw(st.sampled_from(pos.choices.numbers)))
            look_at(pos)


def a_position(game: Game, data: st.DataObject) -> Position:
    """Play some choices of some game."""
    pos = Position.new(game, data.draw(st.sampled_from(list(game.players))), data.draw(st.integers(0, 99)))
    for pick in data.draw(st.lists(st.integers(0, 999), max_size=25)):
        if not pos.over:
            pos.push(pos.choices[pick % len(pos.choices)])
    return pos


def tamper(position: Any, data: st.DataObject) -> None:
    """Change, drop, double or move something somewhere."""
    spots = list(entries(position))
    inside, key = data.draw(st.sampled_from(spots))
    how = data.draw(st.sampled_from(["change", "change", "nudge", "move", "double", "drop"]))
    if how == "drop":
        del inside[key]
    elif how == "double" and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(inside[key]))
    elif how == "nudge" and isinstance(inside[key], int):
        inside[key] += data.draw(st.sampled_from([-1, 1]))
    elif how == "move":
        source, name = data.draw(st.sampled_from(spots))
        inside[key] = copy.deepcopy(source[name]) if name in source or isinstance(source, list) else None
    else:
        inside[key] = data.draw(ANYTHING)


def entries(value: Any) -> Iterator[tuple[Any, Any]]:
    """Go through every place in some JSON where something stands."""
    for key, below in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(below, dict | list):
            yield from entries(below)


def read_or_refused(game: Game, source: Any) -> Position | None:
    """Read a position, or be told why not; from its text just the same."""
    try:
        pos = Position.load(game, source)
    except BadInput as refusal:
        if not str(refusal):
            pytest.fail("refused without a word")
        return None
    if not isinstance(source, str | bytes):
        assert Position.load(game, json.dumps(source)) == pos
    return pos


def look_at(pos: Position) -> None:
    """Look at everything that a position shows."""
    seats = range(pos.state.seats)
    json.dumps([[pos.view(seat), pos.breakdown(seat), pos.events_for(seat)] for seat in seats])
    json.dumps([pos.view(None), pos.score(), pos.winners, [pos.explain(number) for number in pos.blocked]])
    assert Position.load(pos.game, json.dumps(pos.dump())) == pos
    for seat in seats:
        assert pos.imagine(seat, 3).view(seat) == pos.view(seat)
