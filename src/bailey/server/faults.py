"""What is answered when a request goes wrong: always a `Fault`, in the language that was asked for."""

from __future__ import annotations

import json
import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from bailey.core.errors import BadInput
from bailey.server import words
from bailey.server.errors import Refusal
from bailey.server.guard import MOST_BODY
from bailey.server.messages import Fault

LOGGER = logging.getLogger("bailey.server")
Asked = Request[Any, Any, AppState]
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


def _answer(refusal: Refusal) -> Response[Fault]:
    return Response(words.fault(refusal, words.ENGLISH), status_code=refusal.status)


def refused(request: Asked, refusal: Refusal) -> Response[Fault]:
    """Answer with a key, arguments and a sentence."""
    request.app.state.house.metrics.refused.labels(refusal.key).inc()
    language = request.query_params.get("language", words.ENGLISH)
    return Response(words.fault(refusal, language), status_code=refusal.status)


def bad_input(request: Asked, fault: BadInput) -> Response[Fault]:
    """What the core refuses names the field and the remedy."""
    return refused(request, Refusal("refused", detail=str(fault)))


def http_fault(request: Asked, fault: HTTPException) -> Response[Fault]:
    """What the framework refuses."""
    keys = {404: "no-such-page", 405: "not-allowed", 413: "too-large"}
    if fault.status_code >= 500:
        return failed(request, fault)
    extra = json.dumps(fault.extra, ensure_ascii=False, default=str) if fault.extra else ""
    detail = f"{fault.detail} {extra}".strip()[:300]
    key = keys.get(fault.status_code, "malformed")
    answer = _answer(
        Refusal(key, fault.status_code, detail=detail, **({"most": MOST_BODY >> 10} if key == "too-large" else {}))
    )
    answer.headers.update(fault.headers or {})
    return answer


def failed(request: Asked, fault: Exception) -> Response[Fault]:
    """A fault of ours is logged, and told without details."""
    request.app.state.house.metrics.failures.inc()
    LOGGER.error("a request failed", exc_info=fault, extra={"about": {"path": request.scope["path"]}})
    return _answer(Refusal("failed", 500))


HANDLERS: dict[Any, Any] = {Refusal: refused, BadInput: bad_input, HTTPException: http_fault, Exception: failed}
