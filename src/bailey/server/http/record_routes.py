"""Routes: records, replays and proofs of fairness."""

from __future__ import annotations

from litestar import get, post

from bailey.server.http import record_responses
from bailey.server.http.pages import PACKED_HERE
from bailey.server.http.parameters import Language, Word
from bailey.server.http.requests import ApiRequest, table_of
from bailey.server.messages.replays import Fairness, ReadRecord, Replay
from bailey.server.records import replays
from bailey.server.records.jobs import BuildReplay, VerifyRecord


@get("/api/tables/{table:str}/record", media_type="text/plain", opt={PACKED_HERE: True})
async def record(request: ApiRequest, table: Word) -> str:
    """Return the record of a game that is over."""
    found = await table_of(request, table)
    text: str = await record_responses.plain(request, replays.write(await found.published_log()))
    return text


@get("/api/tables/{table:str}/replay", opt={PACKED_HERE: True})
async def replay(request: ApiRequest, table: Word, language: Language = "en") -> Replay:
    """Lay out a game that is over."""
    found = await table_of(request, table)
    record = replays.write(await found.finished_log())
    names = found.stored.names[: len(found.stored.seats)]
    job = BuildReplay(record=record, language=language, names=names, table=found.id)
    answer: Replay = await record_responses.work_out(request, job)
    return answer


@get("/api/tables/{table:str}/fairness", opt={PACKED_HERE: True})
async def fairness(request: ApiRequest, table: Word, language: Language = "en") -> Fairness:
    """Fold a game that is over again from its record, and say what that proves."""
    found = await table_of(request, table)
    record = replays.write(await found.published_log())
    answer: Fairness = await record_responses.work_out(request, VerifyRecord(record=record, language=language))
    return answer


@post("/api/replay", status_code=200, opt={PACKED_HERE: True})
async def replay_record(request: ApiRequest, data: ReadRecord, language: Language = "en") -> Replay:
    """Lay out a record from a file."""
    answer: Replay = await record_responses.work_out(request, BuildReplay(record=data.record, language=language))
    return answer


@post("/api/verify", status_code=200, opt={PACKED_HERE: True})
async def verify(request: ApiRequest, data: ReadRecord, language: Language = "en") -> Fairness:
    """Fold a record from a file, and say what that proves."""
    answer: Fairness = await record_responses.work_out(request, VerifyRecord(record=data.record, language=language))
    return answer


HANDLERS = [record, replay, fairness, replay_record, verify]
