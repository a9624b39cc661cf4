"""What routes read from a request: the server, the player, the address, the language."""
# Any: the state of a request has values of many types by their names.

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Protocol

from bailey.core.errors import BadInput
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.names import Profile, display_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.server.messages.tables import TableCard
    from bailey.server.table.table import Table
    from bailey.server.table_server import TableServer


class ApiRequest(Protocol):
    """A request, whoever carries it."""

    @property
    def scope(self) -> Any:
        """Its query, and its state: what is known of who sent it."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Its headers."""

    async def receive(self) -> Any:
        """Wait for what else the client sends: at last, that it has disconnected."""


def server_of(request: ApiRequest) -> TableServer:
    """Return the server that handles a request."""
    server: TableServer = request.scope["state"]["server"]
    return server


def player_of(request: ApiRequest) -> str:
    """Return the player who sent a request."""
    player: str = request.scope["state"]["player"]
    return player


def address_of(request: ApiRequest) -> str:
    """Return the network from which a request comes."""
    address: str = request.scope["state"]["address"]
    return address


async def language_of(request: ApiRequest) -> str:
    """Return the language of the response: the one named in the query, or the player's own."""
    if not named_language(request):
        await row_of(request)
    return known_language(request)


def known_language(request: ApiRequest) -> str:
    """Return the language of the response without asking the database."""
    row = request.scope["state"].get("row")
    return named_language(request) or (row.language if row is not None else wanted_language(request))


def named_language(request: ApiRequest) -> str:
    """Return the language that a request names; empty if it names none."""
    return texts.named_language(request.scope["query_string"])


def wanted_language(request: ApiRequest) -> str:
    """Return the language that the browser prefers."""
    return texts.accepted_language(request.headers.get("accept-language", ""))


async def row_of(request: ApiRequest) -> Any:
    """Return the row of the player who sent a request; it is read once."""
    state = request.scope["state"]
    if "row" not in state:
        state["row"] = await server_of(request).services.store.player(player_of(request))
    return state["row"]


async def profile_of(request: ApiRequest, language: str) -> Profile:
    """Return the name and the face of the player who sent a request."""
    row = await row_of(request)
    return Profile(display_name(row, player_of(request), language), row.face if row is not None else None)


async def table_of(request: ApiRequest, word: str) -> Table:
    """Return the table with an id or short code; short codes can be guessed only slowly."""
    return await server_of(request).tables.guess(word, address_of(request))


async def table_cards(request: ApiRequest, ids: list[str]) -> list[TableCard]:
    """Return tables as a list shows them; one that cannot be read is left out."""
    cards, language = [], await language_of(request)
    for table_id in ids:
        with contextlib.suppress(Refusal, BadInput):
            table = await server_of(request).tables.find(table_id)
            cards.append(table.card(player_of(request), language))
    return cards
