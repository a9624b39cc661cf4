"""Who asks, in which house, and in which language they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.datastructures import State as AppState

from bailey.server import tables, words

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


def address_of(request: Asked) -> str:
    """The network from which a request comes."""
    address: str = request.scope["state"]["address"]
    return address


async def language_of(request: Asked) -> str:
    """The language in which to answer: the one named, or the player's own."""
    if not named_language(request):
        await row_of(request)
    return known_language(request)


def known_language(request: Asked) -> str:
    """The same, from what has been read by now."""
    row = request.scope["state"].get("row")
    return named_language(request) or (row.language if row is not None else wanted_language(request))


def named_language(request: Asked) -> str:
    """The language that a request names, if it does."""
    return words.named(request.scope["query_string"])


def wanted_language(request: Asked) -> str:
    """What the browser of somebody asks for who has told us nothing yet."""
    return words.wanted(request.headers.get("accept-language", ""))


async def row_of(request: Asked) -> Any:
    """What is known of who asks; read once."""
    state = request.scope["state"]
    if "row" not in state:
        state["row"] = await house_of(request).store.player(player_of(request))
    return state["row"]


async def name_of(request: Asked, language: str) -> str:
    """What who asks is called."""
    return tables.called(await row_of(request), player_of(request), language)
