"""Answers that another process works out from a record, and large texts: the event loop does not pack them either."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Any

from litestar import Response

from bailey.server.asking import Asked, address_of, house_of
from bailey.server.errors import Refusal
from bailey.server.jobs import GZIP_LEVEL, LEAST_PACKED

if TYPE_CHECKING:
    from bailey.server.jobs import Answer, Jobs


async def fold(request: Asked, job: Jobs) -> Any:
    """Answer with what a job finds, packed for whoever can unpack it."""
    job.pack = _unpacks(request)
    answer = await _while_asked(request, job)
    return _response(answer.body, "application/json", packed=answer.packed)


async def plain(request: Asked, text: str) -> Any:
    """Answer with a text; packing it leaves the interpreter to others."""
    body = text.encode()
    packed = _unpacks(request) and len(body) >= LEAST_PACKED
    if packed:
        body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL)
    return _response(body, "text/plain", packed=packed)


def _unpacks(request: Asked) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _response(body: bytes, kind: str, *, packed: bool) -> Response[bytes]:
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(body, media_type=kind, headers=headers)


async def _while_asked(request: Asked, job: Jobs) -> Answer:
    """Have a job done, unless whoever asked goes away first."""
    done = asyncio.ensure_future(house_of(request).workers.do(address_of(request), job))
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({done, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise Refusal("closing", 503)  # nobody hears it
        return done.result()
    finally:
        done.cancel()
        gone.cancel()


async def _gone(request: Asked) -> None:
    """Wait until whoever asked goes away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
