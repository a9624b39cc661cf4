"""Requests of a page to itself: its routes are those of the server, found by method and path, and answered here."""

from __future__ import annotations

import asyncio
import inspect
import logging
import re
from dataclasses import dataclass, field
from functools import cache, reduce
from types import NoneType
from typing import TYPE_CHECKING, Annotated, NamedTuple, get_args, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from bailey.core.errors import BadInput
from bailey.server.errors import Refusal, describe, from_msgspec, validation_error
from bailey.server.http.interface import ROUTES
from bailey.server.http.requests import known_language
from bailey.server.http.routes import Ready

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.server.http.routes import Answering, Endpoint
    from bailey.server.table_server import TableServer

#: How parts of a path in braces look, by their types.
PARTS = {"str": "[^/]+", "int": "[0-9]+"}
PART = re.compile(r"\{(\w+):(\w+)\}")
#: Arguments that are no part of the address.
REQUEST, BODY = "request", "data"
JSON = "application/json"
LOGGER = logging.getLogger("bailey.site")


class Answered(NamedTuple):
    """The answer to a request."""

    status: int
    body: bytes
    media_type: str = JSON


@dataclass
class PageRequest:
    """A request of the page."""

    scope: dict[str, object]
    headers: dict[str, str] = field(default_factory=dict)

    async def receive(self) -> object:
        """Wait for ever: the page goes, or it waits for its answer."""
        return await asyncio.get_running_loop().create_future()


async def answer(server: TableServer, player: str, method: str, target: str, body: bytes, language: str) -> Answered:
    """Answer a request; refusals and faults are answers too."""
    path, _, query = target.partition("?")
    state = {"server": server, "player": player, "here": True, "local": False, "address": "page", "cookie": None}
    request = PageRequest({"state": state, "query_string": query.encode()}, {"accept-language": language})
    try:
        return await _answer(request, method, path, query, body)
    except Refusal as refusal:
        return _refused(request, refusal)
    except BadInput as fault:
        return _refused(request, Refusal("refused", detail=str(fault)))
    except Exception:
        LOGGER.exception("a request failed", extra={"about": {"path": path}})
        return _refused(request, Refusal("failed"))


async def _answer(request: PageRequest, method: str, path: str, query: str, body: bytes) -> Answered:
    route, found = _route_of(method, path)
    given = {**dict(parse_qsl(query)), **found}
    arguments = dict(_arguments(route.answer, request, given, body))
    result = route.answer(**arguments)
    if inspect.isawaitable(result):
        result = await result
    if isinstance(result, Ready):
        return Answered(route.status, result.body, result.media_type)
    if isinstance(result, str):
        return Answered(route.status, result.encode(), route.media_type)
    return Answered(route.status, msgspec.json.encode(result), route.media_type)


def _route_of(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """Return the route of a method and a path, and what stands in the path."""
    there = False
    for route in ROUTES:
        match = _pattern(route.path).fullmatch(path)
        if match is not None and route.method == method:
            return route, {name: unquote(value) for name, value in match.groupdict().items()}
        there = there or match is not None
    raise Refusal("not-allowed" if there else "no-such-page")


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(PART.sub(lambda part: f"(?P<{part[1]}>{PARTS[part[2]]})", path))


@cache
def _hints(function: Answering) -> dict[str, type]:
    return {name: _given(hint) for name, hint in get_type_hints(function, include_extras=True).items()}


def _given(hint: type) -> type:
    """Return what an argument is where it is given: bounds are those of a number or a text, not of None."""
    bounds: tuple[object, ...] = getattr(hint, "__metadata__", ())
    kind = get_args(hint)[0] if bounds else hint
    kinds = [one for one in get_args(kind) if one is not NoneType] if NoneType in get_args(kind) else [kind]
    return reduce(lambda one, bound: Annotated[one, bound], bounds, kinds[0])


def _arguments(
    function: Answering, request: PageRequest, given: dict[str, str], body: bytes
) -> Iterator[tuple[str, object]]:
    """Yield what a function is called with; what is missing or of another kind is refused by its name."""
    for name, parameter in inspect.signature(function).parameters.items():
        if name == REQUEST:
            yield name, request
        elif name == BODY:
            yield name, _decoded(body, _hints(function)[name])
        elif name in given:
            yield name, _converted(given[name], name, _hints(function)[name])
        elif parameter.default is parameter.empty:
            raise validation_error(name, "missing")


def _decoded(body: bytes, kind: type) -> object:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as fault:
        raise from_msgspec(str(fault)) from None


def _converted(text: str, name: str, kind: type) -> object:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as fault:
        raise from_msgspec(str(fault), name) from None


def _refused(request: PageRequest, refusal: Refusal) -> Answered:
    return Answered(refusal.status, msgspec.json.encode(describe(refusal, known_language(request))))
