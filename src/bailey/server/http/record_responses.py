"""Responses that another process works out from a record, and compressed texts, without blocking the event loop."""
# Any: a route returns its own type, which other processes have encoded already.

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Any

import msgspec

from bailey.server.errors import Refusal
from bailey.server.http.requests import ApiRequest, address_of, server_of
from bailey.server.http.routes import Ready
from bailey.server.records.jobs import GZIP_LEVEL, LEAST_COMPRESSED

if TYPE_CHECKING:
    from bailey.server.records.jobs import Answer, Jobs


async def work_out(request: ApiRequest, job: Jobs) -> Any:
    """Return the result of a job as a response, compressed if the client accepts it."""
    job.compress = _accepts_gzip(request)
    answer = await _while_connected(request, job)
    return _response(answer.body, "application/json", compressed=answer.compressed)


async def result(request: ApiRequest, job: Jobs) -> Any:
    """Return the result of a job."""
    return msgspec.json.decode((await _while_connected(request, job)).body)


async def plain(request: ApiRequest, text: str) -> Any:
    """Return a text as a response, compressed on a thread if the client accepts it."""
    body = text.encode()
    compressed = _accepts_gzip(request) and len(body) >= LEAST_COMPRESSED
    if compressed:
        body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL)
    return _response(body, "text/plain", compressed=compressed)


def as_file(what: object, name: str) -> Any:
    """Return something as JSON that the browser keeps as a file."""
    return Ready(msgspec.json.encode(what), headers={"content-disposition": f'attachment; filename="{name}"'})


def _accepts_gzip(request: ApiRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _response(body: bytes, kind: str, *, compressed: bool) -> Ready:
    return Ready(body, kind, {"vary": "accept-encoding", **({"content-encoding": "gzip"} if compressed else {})})


async def _while_connected(request: ApiRequest, job: Jobs) -> Answer:
    """Return the result of a job; cancel it if the client disconnects first."""
    done = asyncio.ensure_future(server_of(request).services.record_workers.do(address_of(request), job))
    gone = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait({done, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise Refusal("closing")  # the client has gone, so nobody reads this
        return done.result()
    finally:
        done.cancel()
        gone.cancel()
        # An exception of the job holds this frame: if the frame held it too, both, and the record with them, would stay
        # until the next garbage collection.
        del done, gone


async def _disconnected(request: ApiRequest) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
