"""What is answered when a request goes wrong: always a `Fault`, in the language that was asked for."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from bailey.core.errors import BadInput
from bailey.server import words
from bailey.server.asking import Asked, known_language
from bailey.server.errors import Refusal
from bailey.server.guard import MOST_BODY
from bailey.server.messages import Fault
from bailey.server.misread import malformed

#: What the framework calls a request's body.
BODY = "data"
#: What the framework says where the client has gone before it sent all of its request.
CUT_OFF = "client disconnected prematurely"
OTHERS = {404: "no-such-page", 405: "not-allowed"}
LOGGER = logging.getLogger("bailey.server")
FAULTS = {
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


def refused(request: Asked, refusal: Refusal) -> Response[Fault]:
    """Answer with a key, arguments and a sentence."""
    request.app.state.house.metrics.refused.labels(refusal.key).inc()
    return _answer(request, refusal)


def _answer(request: Asked, refusal: Refusal) -> Response[Fault]:
    return Response(words.fault(refusal, known_language(request)), status_code=refusal.status)


def bad_input(request: Asked, fault: BadInput) -> Response[Fault]:
    """What the core refuses names the field and the remedy."""
    return refused(request, Refusal("refused", detail=str(fault)))


def http_fault(request: Asked, fault: HTTPException) -> Response[Fault]:
    """What the framework refuses."""
    if fault.detail == CUT_OFF:
        return refused(request, malformed(fault.detail))
    if fault.status_code >= 500:
        return failed(request, fault)
    answer = refused(request, _refusal_of(fault))
    answer.headers.update(fault.headers or {})
    return answer


def _refusal_of(fault: HTTPException) -> Refusal:
    if fault.status_code == 413:
        return Refusal("too-large", 413, most=MOST_BODY >> 10)
    if fault.status_code in OTHERS:
        return Refusal(OTHERS[fault.status_code], fault.status_code)
    first: Any = fault.extra[0] if isinstance(fault.extra, list) and fault.extra else {}
    field = first.get("key", "")
    return malformed(first.get("message", fault.detail), "" if field == BODY else field)


def failed(request: Asked, fault: Exception) -> Response[Fault]:
    """A fault of ours is logged, and told without details; JSON too deep to be read is none of ours."""
    if isinstance(fault, RecursionError) and "deserializing" in str(fault):
        return refused(request, malformed(str(fault)))
    request.app.state.house.metrics.failures.inc()
    LOGGER.error("a request failed", exc_info=fault, extra={"about": {"path": request.scope["path"]}})
    return _answer(request, Refusal("failed", 500))


HANDLERS: dict[Any, Any] = {Refusal: refused, BadInput: bad_input, HTTPException: http_fault, Exception: failed}
