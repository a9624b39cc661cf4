"""Routes: records, replays and proofs of fairness."""

from __future__ import annotations

from bailey.server.http import judged_choices, record_responses
from bailey.server.http.parameters import Language, LogRowNumber, Word
from bailey.server.http.requests import ApiRequest, player_of, table_of
from bailey.server.http.routes import get, post
from bailey.server.messages.puzzles import PastChoices, TriedChoice, TryChoice
from bailey.server.messages.replays import Fairness, PastMoment, ReadRecord, Replay
from bailey.server.records import replays
from bailey.server.records.jobs import BuildReplay, FindMoment, JudgeChoice, ListChoices, VerifyRecord


@get("/api/tables/{table:str}/record", media_type="text/plain", packed=True)
async def record(request: ApiRequest, table: Word) -> str:
    """Return the record of a game that is over."""
    found = await table_of(request, table)
    text: str = await record_responses.plain(request, replays.write(await found.log_to_take()))
    return text


@get("/api/tables/{table:str}/replay", packed=True)
async def replay(request: ApiRequest, table: Word, language: Language = "en") -> Replay:
    """Lay out a game that is over."""
    found = await table_of(request, table)
    record = replays.write(await found.finished_log())
    names = found.stored.names[: len(found.stored.seats)]
    job = BuildReplay(record=record, language=language, names=names, table=found.id)
    answer: Replay = await record_responses.work_out(request, job)
    return answer


@get("/api/tables/{table:str}/moment", packed=True)
async def moment(request: ApiRequest, table: Word, n: LogRowNumber) -> PastMoment:
    """Tell how the table was after a row of its log, as far as its viewer knew it then; the game may go on."""
    found = await table_of(request, table)
    log, seat = await found.log_so_far(player_of(request))
    answer: PastMoment = await record_responses.work_out(request, FindMoment(record=replays.write(log), n=n, seat=seat))
    return answer


@get("/api/tables/{table:str}/choices", packed=True)
async def past_choices(request: ApiRequest, table: Word, n: LogRowNumber, language: Language = "en") -> PastChoices:
    """List all that could be chosen after a row of the log of a game that is over."""
    found = await table_of(request, table)
    names = found.stored.names[: len(found.stored.seats)]
    record = replays.write(await found.finished_log())
    job = ListChoices(record=record, n=n, names=names, language=language)
    answer: PastChoices = await record_responses.work_out(request, job)
    return answer


@post("/api/tables/{table:str}/try")
async def try_choice(request: ApiRequest, table: Word, data: TryChoice) -> TriedChoice:
    """Tell how good a choice would have been after a row of the log of a game that is over."""
    found = await table_of(request, table)
    record = replays.write(await found.finished_log())
    effort = judged_choices.effort_for(request, found.stored.game)
    if effort is None:
        return TriedChoice()
    job = JudgeChoice(record=record, n=data.n, number=data.number, effort=effort)
    return await judged_choices.judged(request, job)


@get("/api/tables/{table:str}/fairness", packed=True)
async def fairness(request: ApiRequest, table: Word, language: Language = "en") -> Fairness:
    """Fold a game that is over again from its record, and say what that proves."""
    found = await table_of(request, table)
    record = replays.write(await found.published_log())
    answer: Fairness = await record_responses.work_out(request, VerifyRecord(record=record, language=language))
    return answer


@post("/api/replay", packed=True)
async def replay_record(request: ApiRequest, data: ReadRecord, language: Language = "en") -> Replay:
    """Lay out a record from a file."""
    answer: Replay = await record_responses.work_out(request, BuildReplay(record=data.record, language=language))
    return answer


@post("/api/verify", packed=True)
async def verify(request: ApiRequest, data: ReadRecord, language: Language = "en") -> Fairness:
    """Fold a record from a file, and say what that proves."""
    answer: Fairness = await record_responses.work_out(request, VerifyRecord(record=data.record, language=language))
    return answer


ROUTES = [record, replay, moment, past_choices, try_choice, fairness, replay_record, verify]
