"""Trade routes: tiles in a row on which the goods that a player sells are laid, some for a reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, draw, rule, scorers, shuffle, tell, todo_with
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import ROUTE_SPACES, per_players, route

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import Player, State


@rule
def deal_routes(s: State) -> None:
    """Deal everybody the tiles of a trade route; the Automata has none (trade routes)."""
    shuffle(s, s.unused_routes)
    for p in range(s.seats):
        for _ in range(per_players(scorers(s)).route_tiles):
            c = draw(s, s.unused_routes, s.players[p].route)
            tell(s, What.ROUTE_DEALT, p, c)


@rule
def route_end(me: Player) -> int:
    """Count the spaces of a player's trade route."""
    return ROUTE_SPACES * me.route.size


@rule
def pays(me: Player, space: int, good: int) -> bool:
    """Tell whether a space of a trade route names a type of goods."""
    return route(card_at(me.route, space // ROUTE_SPACES)).goods[space % ROUTE_SPACES] == good


@rule
def lay_on_route(s: State, p: int, good: int, lying: int, amount: int) -> None:
    """Sold goods go onto the free spaces of the trade route, from left to right; what fits its space is paid for.

    When the route is full, goods go out of the game.
    """
    me = s.players[p]
    for space in range(min(route_end(me), lying + amount) - 1, lying - 1, -1):
        if pays(me, space, good):
            todo_with(s, p, Step.ROUTE_REWARD, space)
