"""Gymnasium's spaces of a game: observation, action and mask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bailey.core.distribution import needs_base
from bailey.core.state.observe import layout

try:
    from gymnasium.spaces import Box, Discrete
except ImportError as missing:
    raise ImportError(needs_base("this interface", "Gymnasium")) from missing

if TYPE_CHECKING:
    from bailey.core.play.game import Game


def observation_space(game: Game, players: int) -> Box:
    """Return the space of observations, with the bounds of every number."""
    entries = layout(game, players)
    least = np.array([entry.least for entry in entries], np.int32)
    most = np.array([entry.most for entry in entries], np.int32)
    return Box(least, most, dtype=np.int32)


def action_space(game: Game) -> Discrete:
    """Return the space of choice numbers."""
    return Discrete(game.choices.count)


def mask_space(game: Game) -> Box:
    """Return the space of masks, in which 1 marks an open choice."""
    return Box(0, 1, (game.choices.count,), dtype=np.int8)
