"""Who asks, in which house, and in which language they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.datastructures import State as AppState

from bailey.server import words

if TYPE_CHECKING:
    from bailey.server.house import House

Asked = Request[Any, Any, AppState]


def house_of(request: Asked) -> House:
    """The house that a request came to."""
    house: House = request.app.state.house
    return house


def player_of(request: Asked) -> str:
    """Who asks."""
    player: str = request.scope["state"]["player"]
    return player


async def language_of(request: Asked) -> str:
    """The language in which to answer: the one named, or the player's own."""
    named = request.query_params.get("language", "")
    if len(named) == 2:
        return str(named)
    row = await house_of(request).store.player(player_of(request))
    return row.language if row is not None else words.ENGLISH
