"""The spaces of Gymnasium for a game: what can be observed, and what can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bailey.core.observe import layout

try:
    from gymnasium.spaces import Box, Discrete
except ImportError as missing:
    message = "this interface needs Gymnasium and PettingZoo: install them with `pip install bailey[learn]`"
    raise ImportError(message) from missing

if TYPE_CHECKING:
    from bailey.core.game import Game


def observation_space(game: Game, players: int) -> Box:
    """Bound every number of the observation by the least and the most that it can be."""
    entries = layout(game, players)
    least = np.array([entry.least for entry in entries], np.int32)
    most = np.array([entry.most for entry in entries], np.int32)
    return Box(least, most, dtype=np.int32)


def action_space(game: Game) -> Discrete:
    """Give every choice that the game can offer its number."""
    return Discrete(game.choices.count)


def mask_space(game: Game) -> Box:
    """Mark the open choices with 1."""
    return Box(0, 1, (game.choices.count,), dtype=np.int8)
