"""The application: what is asked over HTTP, and where the sockets begin."""

from __future__ import annotations

import contextlib
import re
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import parse_qsl

from litestar import Litestar, get, patch, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.datastructures import State as AppState
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from bailey import __version__, games
from bailey.core.errors import BadInput
from bailey.server import books, faults, folding, replays, tables, words
from bailey.server.asking import Asked, address_of, house_of, language_of, name_of, player_of
from bailey.server.errors import Refusal
from bailey.server.guard import MOST_BODY, Guard
from bailey.server.identity import guest_number
from bailey.server.jobs import LayOut, Verify
from bailey.server.messages import (
    ChangeMe,
    FillSeat,
    GameBook,
    GameInfo,
    GiveNonce,
    Health,
    Lan,
    Me,
    MoveLink,
    MoveSeat,
    NewTable,
    OpenLan,
    Sit,
    TableCard,
    TableInfo,
)
from bailey.server.pads import FilledPad, PadSheet, Scored
from bailey.server.pages import PACKED_HERE, make_pages
from bailey.server.push import asked as push
from bailey.server.sockets import Watcher, attend
from bailey.server.store.store import LINK_SECONDS
from bailey.server.wire import Fairness, ReadRecord, Replay

if TYPE_CHECKING:
    from bailey.server.house import House
    from bailey.server.line import Line
    from bailey.server.live import Table

MOST_SOCKETS_OF_A_PLAYER = 30
SOCKET = re.compile(r"/api/tables/([^/]{1,40})/socket")
ROW = re.compile("[0-9]{1,5}")
Language = Annotated[str, Parameter(pattern="^[a-z]{2}$", description="en, fr, de, ...")]
Word = Annotated[str, Parameter(min_length=1, max_length=40, description="A table's id or short code.")]
GameName = Annotated[str, Parameter(min_length=1, max_length=80, description="As in castle-combo.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
Since = Annotated[int, Parameter(ge=0, le=20_000)]


async def table_of(request: Asked, word: str) -> Table:
    """The table that is meant; short codes can be guessed only slowly."""
    return await house_of(request).guess(word, address_of(request))


async def _me(request: Asked) -> Me:
    house, player = house_of(request), player_of(request)
    row = await house.store.player(player)
    language = await language_of(request)
    guest = words.say("guest", language, n=guest_number(player))
    cards = await _cards(request, await house.store.tables_of(player))
    return Me(
        player=player,
        name=row.name if row is not None else guest,
        language=language,
        named=row is not None,
        local=request.scope["state"]["local"],
        tables=sorted(cards, key=lambda card: (not card.my_turn, card.state == "over", -card.created)),
    )


@get("/api/me")
async def me(request: Asked) -> Me:
    """Tell who this browser is, and at which tables they sit."""
    return await _me(request)


@patch("/api/me")
async def change_me(request: Asked, data: ChangeMe) -> Me:
    """Change one's name or language."""
    if not house_of(request).budgets.profiles.allows(address_of(request)):
        raise Refusal("too-fast", 429)
    now = await _me(request)
    name = tables.seen_name(data.name, "name") if data.name is not None else now.name
    await house_of(request).store.name_player(player_of(request), name, data.language or now.language)
    return await _me(request)


@post("/api/me/renew", status_code=200)
async def renew_cookie(request: Asked) -> Me:
    """Give this browser a new cookie; whoever has a copy of an older one is somebody else from now on."""
    house, player = house_of(request), player_of(request)
    if not house.budgets.codes.allows(address_of(request)):
        raise Refusal("too-fast", 429)
    generation = await house.renewals.renew(player)
    secure = house.settings.secure(request.headers.get("host", ""))
    request.scope["state"]["cookie"] = house.identity.cookie(player, secure=secure, generation=generation)
    return await _me(request)


@get("/api/games")
async def list_games(request: Asked, language: Language = "en") -> list[GameInfo]:
    """List the games."""
    thinkers = house_of(request).thinkers
    return [books.info(games.find(name), thinkers, language) for name in games.names()]


@get("/api/games/{game:str}/book")
async def book(game: GameName, language: Language = "en") -> GameBook:
    """Give the rules, the legend and the cards of a game."""
    return books.book(tables.find_game(game), language)


@get("/api/games/{game:str}/locale/{language:str}", media_type="text/plain")
async def locale(game: GameName, language: Language) -> str:
    """Give the Fluent catalogue of a game."""
    text = words.locale_text(tables.find_game(game), language)
    if text is None:
        raise Refusal("no-such-language", 404)
    return text


@get("/api/games/{game:str}/pad/{seats:int}")
async def pad(game: GameName, seats: Annotated[int, Parameter(ge=1, le=16)], language: Language = "en") -> PadSheet:
    """Give the score pad of a physical game of so many players."""
    return books.pad(tables.find_game(game), seats, language)


@post("/api/games/{game:str}/score", status_code=200)
async def score(game: GameName, data: FilledPad, language: Language = "en") -> Scored:
    """Count what was entered in a score pad."""
    return books.scored(tables.find_game(game), data, language)


@get("/api/tables")
async def lobby(request: Asked) -> list[TableCard]:
    """List the tables that wait for players."""
    return await _cards(request, await house_of(request).lobby.listed())


async def _cards(request: Asked, words_: list[str]) -> list[TableCard]:
    """Tell of tables in a list; one that cannot be read is no reason to show none."""
    cards, language = [], await language_of(request)
    for word in words_:
        with contextlib.suppress(Refusal, BadInput):
            cards.append((await house_of(request).table(word)).card(player_of(request), language))
    return cards


@post("/api/tables")
async def new_table(request: Asked, data: NewTable) -> TableInfo:
    """Set a table up."""
    house, address = house_of(request), address_of(request)
    if not house.budgets.tables.allows(address):
        raise Refusal("too-many-tables", 429)
    if data.begin is not None and data.begin.table is not None:
        await house.guess(data.begin.table, address)
    language = await language_of(request)
    me = await name_of(request, language)
    table = await tables.create(house, player_of(request), me, data, language, address)
    return table.info(player_of(request), language)


@get("/api/tables/{table:str}")
async def show_table(request: Asked, table: Word) -> TableInfo:
    """Tell what is public about a table."""
    found = await table_of(request, table)
    return found.info(player_of(request), await language_of(request))


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: Asked, table: Word, data: Sit) -> TableInfo:
    """Sit down on an open seat."""
    found, language = await table_of(request, table), await language_of(request)
    me = await name_of(request, language)
    await tables.sit(house_of(request), found, player_of(request), me, data, language)
    return found.info(player_of(request), language)


@post("/api/tables/{table:str}/nonce", status_code=200)
async def give_nonce(request: Asked, table: Word, data: GiveNonce) -> TableInfo:
    """Add to the chance of a table whose commitment is known; the game begins with the last nonce."""
    found = await table_of(request, table)
    await tables.give_nonce(house_of(request), found, player_of(request), data)
    return found.info(player_of(request), await language_of(request))


@post("/api/tables/{table:str}/stand", status_code=200)
async def stand(request: Asked, table: Word) -> TableInfo:
    """Leave a table before the game begins."""
    found = await table_of(request, table)
    await tables.stand(house_of(request), found, player_of(request))
    return found.info(player_of(request), await language_of(request))


@put("/api/tables/{table:str}/seats/{seat:int}")
async def fill_seat(request: Asked, table: Word, seat: SeatNumber, data: FillSeat) -> TableInfo:
    """Give an open seat to a bot, or open it again."""
    found, language = await table_of(request, table), await language_of(request)
    await tables.fill(house_of(request), found, player_of(request), seat, data, language)
    return found.info(player_of(request), language)


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def seat_link(request: Asked, table: Word, seat: SeatNumber) -> MoveLink:
    """Make a link that moves a seat to another device."""
    found = await table_of(request, table)
    token = await tables.link(house_of(request), found, player_of(request), seat)
    return MoveLink(path=f"/move/{token}", seconds=LINK_SECONDS)


@post("/api/move", status_code=200)
async def move(request: Asked, data: MoveSeat) -> TableInfo:
    """Move a seat to this browser."""
    if not house_of(request).budgets.codes.allows(address_of(request)):
        raise Refusal("too-fast", 429)
    table = await tables.move(house_of(request), player_of(request), data.token)
    return table.info(player_of(request), await language_of(request))


@get("/api/tables/{table:str}/record", media_type="text/plain", opt={PACKED_HERE: True})
async def record(request: Asked, table: Word) -> str:
    """Give the record of a game that is over."""
    await table_of(request, table)
    text: str = await folding.plain(request, replays.write(await replays.of_table(house_of(request), table)))
    return text


@get("/api/tables/{table:str}/replay", opt={PACKED_HERE: True})
async def replay(request: Asked, table: Word, language: Language = "en") -> Replay:
    """Lay out a game that is over."""
    found = await table_of(request, table)
    record = replays.write(await replays.of_table(house_of(request), table))
    names = found.names[: len(found.seats)]
    job = LayOut(record=record, language=language, names=names, table=found.id)
    answer: Replay = await folding.fold(request, job)
    return answer


@get("/api/tables/{table:str}/fairness", opt={PACKED_HERE: True})
async def fairness(request: Asked, table: Word, language: Language = "en") -> Fairness:
    """Fold a game that is over again from its record, and say what that proves."""
    await table_of(request, table)
    record = replays.write(await replays.of_table(house_of(request), table))
    answer: Fairness = await folding.fold(request, Verify(record=record, language=language))
    return answer


@post("/api/replay", status_code=200, opt={PACKED_HERE: True})
async def replay_record(request: Asked, data: ReadRecord, language: Language = "en") -> Replay:
    """Lay out a record from a file."""
    answer: Replay = await folding.fold(request, LayOut(record=data.record, language=language))
    return answer


@post("/api/verify", status_code=200, opt={PACKED_HERE: True})
async def verify(request: Asked, data: ReadRecord, language: Language = "en") -> Fairness:
    """Fold a record from a file, and say what that proves."""
    answer: Fairness = await folding.fold(request, Verify(record=data.record, language=language))
    return answer


def _lan(request: Asked, language: str) -> Lan:
    lan = house_of(request).lan
    state = "open" if lan.open_at else "closed"
    local = bool(request.scope["state"]["local"])
    return Lan(open=bool(lan.open_at), can_open=local, urls=lan.urls, say=words.say(f"lan-{state}", language))


@get("/api/lan")
async def show_lan(request: Asked) -> Lan:
    """Tell whether phones in the room can join."""
    return _lan(request, await language_of(request))


@put("/api/lan")
async def open_lan(request: Asked, data: OpenLan) -> Lan:
    """Open the server to the local network, or close it; only at the machine itself."""
    if not request.scope["state"]["local"]:
        raise Refusal("not-here", 403)
    await house_of(request).let_phones_in(open_lan=data.open)
    return _lan(request, await language_of(request))


@get("/health")
async def health(request: Asked) -> Health:
    """Tell whether this server can serve: it asks the database, at most once a second."""
    house = house_of(request)
    await house.health.get()
    known = len(house.tables)
    return Health(ok=True, version=__version__, database=house.database.kind, tables=known, sockets=house.sockets)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Asked) -> bytes:
    """Give figures for Prometheus; not to whoever comes through the proxy."""
    if "x-forwarded-for" in request.headers:
        raise Refusal("no-such-page", 404)
    return await house_of(request).figures.get()


async def table_socket(house: House, line: Line, address: str, player: str, cookie: str | None) -> None:
    """Look on at a table, and play there; every layer between here and the server would cost at every message."""
    with house.budgets.socket(address):
        await _serve_socket(house, line, address, player, cookie)


async def _serve_socket(house: House, line: Line, address: str, player: str, cookie: str | None) -> None:
    path, _, asked = line.request.path.partition("?")
    found = await _table_to_watch(house, address, player, SOCKET.fullmatch(path))
    muted = await house.store.muted_by(player)
    async with found.lock:  # what cannot be read is refused before the socket is open
        await found.fresh()
        await found.recall()
    if not line.accept(cookie):
        return
    query = dict(parse_qsl(asked))
    language, since = query.get("language"), query.get("since", "")
    spoken = language if language in _spoken() else words.ENGLISH
    watcher = Watcher(line, player, spoken if language else None, muted, house.settings.commands_per_second, address)
    await attend(house, found, watcher, int(since) if ROW.fullmatch(since) else 0)


async def _table_to_watch(house: House, address: str, player: str, path: re.Match[str] | None) -> Table:
    """Find a table, unless there are too many who look on, or too hasty ones."""
    if path is None:
        raise Refusal("no-such-page", 404)
    if not house.budgets.presents.allows(address):
        raise Refusal("too-fast", 429)
    found = await house.guess(path[1], address)
    mine = sum(watcher.player == player for watcher in found.watchers)
    if house.sockets >= house.settings.most_sockets or mine >= MOST_SOCKETS_OF_A_PLAYER:
        raise Refusal("too-many", 503)
    return found


@cache
def _spoken() -> set[str]:
    return {language for name in games.names() for language in words.languages(games.find(name))}


HANDLERS: list[Any] = [
    me,
    change_me,
    renew_cookie,
    list_games,
    book,
    locale,
    pad,
    score,
    lobby,
    new_table,
    show_table,
    sit,
    give_nonce,
    stand,
    fill_seat,
    seat_link,
    move,
    record,
    replay,
    fairness,
    replay_record,
    verify,
    show_lan,
    open_lan,
    health,
    *push.HANDLERS,
]


class App(Litestar):
    """Litestar without its plugins for pydantic and attrs: we use neither, and importing them is a third of a start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(house: House) -> Guard:
    """Make the application of a house."""
    for handler in HANDLERS:
        handler.responses = faults.FAULTS
    app = App(
        route_handlers=[*HANDLERS, metrics, *make_pages(house.settings.client, table_of)],
        state=AppState({"house": house}),
        openapi_config=OpenAPIConfig(title="Bailey", version=__version__, path="/api/schema"),
        exception_handlers=faults.HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2048, gzip_compress_level=5, exclude_opt_key=PACKED_HERE
        ),
        request_max_body_size=MOST_BODY,
        response_headers=[ResponseHeader(name="cache-control", value="no-store")],
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    return Guard(house, app, partial(table_socket, house))
