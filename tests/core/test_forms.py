"""A position as JSON, and the view of one seat: what it knows, and null for what it does not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailey.core import BadInput
from bailey.games import _template as postern
from bailey.games import castle_combo

WRITTEN: dict[str, Any] = {
    "deck": [{"card": "bread", "known_to": [1]}, {"card": "honey"}],
    "discard": ["silk"],
    "players": [{"hand": ["wool", {"card": "salt", "known_to": [1]}]}, {"hand": ["wine"], "yard": ["pearls"]}],
}


def test_everybody_sees_what_they_know_and_a_stack_is_a_number_to_those_who_know_none_of_it() -> None:
    pos = postern.load(WRITTEN)
    assert pos.view(0)["players"] == [
        {"coins": 2, "hand": ["wool", "salt"], "yard": []},
        {"coins": 2, "hand": 1, "yard": [{"card": "pearls", "gain": 0}]},
    ]
    assert pos.view(1)["players"][0]["hand"] == [None, "salt"]
    assert pos.view(1)["players"][1]["hand"] == ["wine"]
    assert pos.view(0)["deck"] == 11
    assert pos.view(1)["deck"] == [*[None] * 9, "bread", None]
    view = pos.view(None)
    assert (view["viewer"], view["deck"], view["discard"]) == (None, 11, ["silk"])
    assert [player["hand"] for player in view["players"]] == [2, 1]
    assert view["players"][1]["yard"] == [{"card": "pearls", "gain": 0}]


def test_no_view_shows_the_generator_or_who_does_not_sit_there() -> None:
    for game in (postern, castle_combo):
        view = game.new(players=2, seed=3).view(0)
        assert not set(view) & {"generator", "seed", "shuffles", "revealed", "pending", "todo", "luck_a"}
    pos = postern.new(players=3, seed=1)
    assert len(pos.dump()["players"]) == len(pos.view(0)["players"]) == 3


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_there_is_no_view_of_a_seat_that_there_is_not(seat: Any) -> None:
    with pytest.raises(BadInput, match="seat: must be from 0 to 1"):
        postern.new(players=2, seed=1).view(seat)


def test_a_position_tells_everything() -> None:
    pos = postern.load(WRITTEN)
    dump = json.loads(json.dumps(pos.dump()))
    assert dump["players"][0]["hand"][1] == {"card": "salt", "known_to": [0, 1], "shuffle": 1}
    assert dump["deck"][-2] == {"card": "bread", "known_to": [1], "shuffle": 1}
    assert dump["todo"][-1] == {"step": "act", "player": 0}
    assert postern.load(dump) == pos
    assert postern.load(json.dumps(dump)) == pos


def test_a_position_that_is_over_and_empty_and_open_hidden_piles_read_back() -> None:
    pos = postern.load({"todo": [], "hours": 0})
    assert (pos.over, pos.turn, pos.dump()["todo"], pos.dump()["turn"]) == (True, None, [], None)
    assert postern.load(pos.dump()) == pos
    """A deck that is used up, a hand of nothing, and a hand that everybody has seen."""
    open_cards = [{"card": c, "known_to": list(range(8))} for c in ("wool", "silk")]
    rest = [c for c in postern.GAME.cards[:16] if c not in {"wool", "silk"}]
    pos = postern.load({"discard": rest, "players": [{"hand": open_cards}, {"hand": []}]})
    assert (pos.state.deck.size, pos.state.shuffles) == (0, 0)
    assert postern.load(pos.dump()) == pos
