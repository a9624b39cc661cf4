"""The positions from which the pictures of the rules are drawn are of today's rules."""

from __future__ import annotations

import json

import pytest

from bailey import games
from tools.examples import pictured_games
from tools.miniatures import DRAWN, drawn_games


@pytest.mark.parametrize("name", pictured_games())
def test_an_example_is_of_the_version_that_is_played(name: str) -> None:
    view = json.loads((DRAWN / name / "example.json").read_text(encoding="utf-8"))["view"]
    assert (view["game"], view["version"]) == (name, games.find(name).version)


@pytest.mark.parametrize("name", drawn_games())
def test_a_moving_picture_is_there(name: str) -> None:
    strip = (DRAWN / name / "recorded.webp").read_bytes()
    assert (strip[:4], strip[8:12]) == (b"RIFF", b"WEBP")
    assert len(strip) < 150_000, "what the shelf loads is small"
