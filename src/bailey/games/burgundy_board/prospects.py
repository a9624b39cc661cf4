"""What is said of what a choice would lead to: the region and the colour of a space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import scorers
from bailey.games.burgundy_board.choices import PLACE, PLACE_TILE
from bailey.games.burgundy_board.data import KINDS
from bailey.games.burgundy_board.duchies import REGIONS, SPACES, kind_size, region_of, space_of
from bailey.games.burgundy_board.rules.duchy import has_inn, region_at
from bailey.games.burgundy_board.state import NO_PLAYER
from bailey.games.burgundy_board.tiles import per_players, phase_card, region_points

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import ChoiceKind, Facts
    from bailey.games.burgundy_board.state import State


def placed(s: State, p: int, space: int, **_: int) -> Facts:
    """Say what the region and the colour of a space lack once a tile lies there, and what they bring full.

    What the tile itself completes is told as an event.
    """
    me = s.players[p]
    region, colour = region_at(me, space), int(space_of(me.duchy * SPACES + space).kind)
    size = int(region_of(me.duchy * REGIONS + region).size)
    full = region_points(size + has_inn(me, region)).points + phase_card(s.phase).points
    bonus, rest = bonus_left(s, colour), int(kind_size(colour).spaces - me.placed[colour]) - 1
    return {
        "size": size,
        "left": size - int(me.filled[region]) - 1,
        "points": int(full),
        "kind": KINDS[colour],
        "bonus": bonus if rest else 0,
        "rest": rest,
    }


def bonus_left(s: State, colour: int) -> int:
    """Return the points of the bonus tile that whoever fills a colour next takes; 0 if both are gone."""
    sizes = per_players(scorers(s))
    if s.first_bonus[colour] == NO_PLAYER:
        return int(sizes.first_bonus)
    return int(sizes.second_bonus) if s.second_bonus[colour] == NO_PLAYER else 0


PROSPECTS: dict[ChoiceKind, Callable[..., Facts]] = {PLACE: placed, PLACE_TILE: placed}
