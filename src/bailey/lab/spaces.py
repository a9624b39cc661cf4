"""Gymnasium's spaces of a game: observation, action and mask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bailey.bots.observed.card_rows import card_rows
from bailey.bots.observed.features import features
from bailey.core.distribution import needs_base
from bailey.core.state.observe import layout

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    raise ImportError(needs_base("this interface", "Gymnasium")) from missing

if TYPE_CHECKING:
    from bailey.bots.observed.features import Features
    from bailey.core.play.game import Game


def observation_space(game: Game, players: int, form: str = "raw") -> Box | Dict:
    """Return the space of observations in a form, with the bounds of every number."""
    if form == "features":
        return _fractions(features(game, players))
    if form == "cards":
        rows = card_rows(game, players)
        mask = Box(0, 1, (len(rows.slots),), dtype=np.int8)
        return Dict({"cards": Box(*rows.bounds(), dtype=np.int32), "mask": mask, "table": _fractions(rows.table)})
    return raw_space(game, players)


def raw_space(game: Game, players: int) -> Box:
    """Return the space of observations as they are."""
    entries = layout(game, players)
    least = np.array([entry.least for entry in entries], np.int32)
    most = np.array([entry.most for entry in entries], np.int32)
    return Box(least, most, dtype=np.int32)


def _fractions(found: Features) -> Box:
    least = np.array([column.least for column in found.columns], np.float32)
    most = np.array([column.most for column in found.columns], np.float32)
    return Box(least, most, dtype=np.float32)


def action_space(game: Game) -> Discrete:
    """Return the space of choice numbers."""
    return Discrete(game.choices.count)


def mask_space(game: Game) -> Box:
    """Return the space of masks, in which 1 marks an open choice."""
    return Box(0, 1, (game.choices.count,), dtype=np.int8)
