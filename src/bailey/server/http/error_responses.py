"""Exceptions as responses: always a `Fault`, in the language of the request."""
# Any: handlers of Litestar, and what a validator says.

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from bailey.core.errors import BadInput
from bailey.server.errors import Refusal, describe, from_msgspec
from bailey.server.http.guard import MOST_BODY
from bailey.server.http.requests import ApiRequest, known_language, server_of
from bailey.server.messages.base import Fault

#: The framework's name of a request's body.
BODY = "data"
#: The framework's message when a client disconnects before it has sent all of its request.
CUT_OFF = "client disconnected prematurely"
OTHERS = {404: "no-such-page", 405: "not-allowed"}
LOGGER = logging.getLogger("bailey.server")
RESPONSES = {
    status: ResponseSpec(Fault, description=what)
    for status, what in {
        400: "It cannot be read.",
        403: "It is not allowed.",
        404: "There is no such thing.",
        405: "That cannot be done here.",
        409: "It cannot be done now.",
        413: "It is too large.",
        421: "The server does not go by that name.",
        429: "It is too much.",
        500: "A fault of ours.",
        503: "The server is about to start again.",
    }.items()
}


def refused(request: ApiRequest, refusal: Refusal) -> Response[Fault]:
    """Return the response to a refusal: its key, arguments and a sentence."""
    server_of(request).services.metrics.refused.labels(refusal.key).inc()
    return _answer(request, refusal)


def _answer(request: ApiRequest, refusal: Refusal) -> Response[Fault]:
    return Response(describe(refusal, known_language(request)), status_code=refusal.status)


def core_refused(request: ApiRequest, fault: BadInput) -> Response[Fault]:
    """Return the response to input that the core refuses: its message names the field and the remedy."""
    return refused(request, Refusal("refused", detail=str(fault)))


def framework_refused(request: ApiRequest, fault: HTTPException) -> Response[Fault]:
    """Return the response to what the framework refuses."""
    if fault.detail == CUT_OFF:
        return refused(request, from_msgspec(fault.detail))
    if fault.status_code >= 500:
        return failed(request, fault)
    answer = refused(request, _refusal_of(fault))
    answer.headers.update(fault.headers or {})
    return answer


def _refusal_of(fault: HTTPException) -> Refusal:
    if fault.status_code == 413:
        return Refusal("too-large", most=MOST_BODY >> 10)
    if fault.status_code in OTHERS:
        return Refusal(OTHERS[fault.status_code])
    first: Any = fault.extra[0] if isinstance(fault.extra, list) and fault.extra else {}
    field = first.get("key", "")
    return from_msgspec(first.get("message", fault.detail), "" if field == BODY else field)


def failed(request: ApiRequest, fault: Exception) -> Response[Fault]:
    """Return the response to an unexpected exception, without details, and log it.

    JSON that is too deeply nested to be read is the client's fault, and not logged.
    """
    if isinstance(fault, RecursionError) and "deserializing" in str(fault):
        return refused(request, from_msgspec(str(fault)))
    server_of(request).services.metrics.failures.inc()
    LOGGER.error("a request failed", exc_info=fault, extra={"about": {"path": request.scope["path"]}})
    return _answer(request, Refusal("failed"))


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    BadInput: core_refused,
    HTTPException: framework_refused,
    Exception: failed,
}
