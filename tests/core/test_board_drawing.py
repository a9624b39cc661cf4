"""The drawing of a game that has none: what lies on its board, in words, for one viewer."""

from __future__ import annotations

import random

import pytest

from bailey import games
from bailey.core.play.position import Position
from bailey.core.text.board import document
from bailey.core.text.board_drawing import draw
from bailey.games import _template as postern

TEXTS, NAMES = games.texts(postern.GAME), ["Anna", "Ben"]


def drawn(position: Position, viewer: int | None, width: int = 80) -> str:
    return str(draw(position, width=width, names=NAMES, texts=TEXTS, viewer=viewer))


def test_every_area_is_a_line_and_what_lies_there_is_named() -> None:
    niches = [{"holds": {"card": "silk", "gain": 2}, "coins": 0}, {"coins": 3}]
    players = [{"coins": 4, "hand": ["wine", "old-guard"], "yard": ["pearls"]}, {"hand": ["honey"]}]
    said = drawn(postern.load({"niches": niches, "players": players}), 0).splitlines()
    assert "niches: silk (gain 2), — (coins 3)" in said
    assert "discard: —" in said
    at = said.index("▸ Anna, coins 4")
    assert said[at:] == [
        "▸ Anna, coins 4",
        "    hand: wine, the old guard",
        "    yard: pearls",
        "  Ben, coins 2",
        "    hand: 1",
        "    yard: —",
    ]


def test_nobody_is_shown_what_they_cannot_know() -> None:
    position = postern.load({"players": [{"hand": ["wine"]}, {"hand": ["honey"]}]})
    assert [("wine" in drawn(position, seat), "honey" in drawn(position, seat)) for seat in (0, 1, None)] == [
        (True, False),
        (False, True),
        (False, False),
    ]


@pytest.mark.parametrize("width", [20, 40, 61])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    position, chance = Position.new(postern.GAME, 2, 1), random.Random(width)
    while not position.over:
        assert all(len(line) <= max(width, 40) for line in drawn(position, 0, width).splitlines())
        position.push(chance.choice(position.choices.numbers))


@pytest.mark.parametrize("name", games.names())
def test_every_declared_board_is_told_in_words(name: str) -> None:
    """Also rings of groups with what they stand around, tracks, and areas that only an option has."""
    game = games.find(name)
    names = NAMES[: game.usual]
    said = str(draw(Position.new(game, len(names), 1), width=100, names=names, texts=games.texts(game), viewer=0))
    assert [name in said for name in names] == [True] * len(names)


def test_a_ring_its_middle_and_a_track_are_told_and_what_an_option_lacks_is_not() -> None:
    game = games.find("burgundy-board")
    board = document(game, games.texts(game))
    [ring] = [area for area in board["table"] if area["kind"] == "each" and area["around"]]
    [track] = [area for area in board["table"] if area["kind"] == "track"]
    [optional] = [area for area in ring["around"]["areas"] if area["when"] == "inns"]
    for inns in (0, 1):
        position = Position.new(game, 2, 1, {"inns": inns})
        said = str(draw(position, width=100, names=NAMES, texts=games.texts(game), viewer=0)).splitlines()
        assert ring["around"]["name"] in said
        assert f"{track['name']}: Anna 0, Ben 0" in said
        assert len([line for line in said if line.startswith(f"  {optional['name']}:")]) == inns
