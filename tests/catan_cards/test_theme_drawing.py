"""The drawing of a position with a theme set: what lies open, what is said of built cards, and every label."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, do, event, player, supply
from catan_cards.test_drawing import drawn

from bailey.core import Position
from bailey.core.text.catalogue import languages_in
from bailey.games import catan_cards as catan
from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

KM, SP, PI, TC = (SETS.index(name) for name in ("km", "sp", "pi", "tc"))
NO_GATE = 3


def with_set(theme: int, ann: Json | None = None, ben: Json | None = None, **fields: Any) -> Position:
    """Ann acts, in a game with a set; nothing waits for the gate."""
    players = ann or player(0), ben or player(1)
    return acting(*players, theme=theme, action_gate=NO_GATE, **{**supply(*players), **fields})


def unfolded(text: str) -> str:
    """A drawing without its line breaks."""
    return " ".join(text.split())


def test_the_heading_names_the_set_and_the_points_that_win() -> None:
    assert drawn(with_set(KM)).startswith("Turn 11: Ann  die: 1  Knights & Merchants  13 points win\n")
    assert "15 points win" in drawn(with_set(KM, goal=15))
    assert drawn(Position.new(catan.GAME, 2, 1)).startswith("Before the first turn  12 points win\n")


@pytest.mark.parametrize("language", languages_in(catan.GAME.folder / "locale"))
def test_a_long_heading_goes_on_below(language: str) -> None:
    position = event("knights-fair", theme=KM)
    do(position, "gain", cell=next(c.args["cell"] for c in position.choices)) if position.step == "gain" else None
    for width in (40, 80):
        assert "…" not in drawn(position, language=language, width=width).split("\n\n")[0]


def test_the_stacks_of_the_set_have_a_line_of_their_own() -> None:
    begun = drawn(Position.new(catan.GAME, 2, 1, {"theme": KM}))
    assert "  stacks  [1] 1: 16 cards  [2] 2: 16 cards  [3] 3: 15 cards  [4] 4: 15 cards\n" in begun
    assert "  set     [5] 5: 14 cards  [6] 6: 13 cards\n" in begun
    assert "  set " not in drawn(Position.new(catan.GAME, 2, 1))
