"""Routes: analyses of finished games."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import re
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bailey.core.records.contest import Lack
from bailey.server.errors import Refusal
from bailey.server.http import record_responses
from bailey.server.http.judged_choices import iterations_of
from bailey.server.http.parameters import AnalysisId, Language, Last, OpenCards, Word
from bailey.server.http.requests import ApiRequest, address_of, player_of, server_of, table_of
from bailey.server.http.routes import delete, get, post
from bailey.server.messages.analyses import AnalysisMark, AnalysisState, AnalysisWords
from bailey.server.messages.replays import ReadRecord
from bailey.server.records import replays
from bailey.server.records.jobs import CheckFinished, TellAnalysis
from bailey.server.store.analyses import STOPPED, Deleted, TooMany, WantedAnalysis
from bailey.server.store.analysis_order import DONE, FAILED, OPEN_ROW, ROW, WAITING

if TYPE_CHECKING:
    from bailey.server.store.analyses import AnalysisProgress
    from bailey.server.table.table import Table

#: An analysis of a table is asked for so often, if names in its record are deleted meanwhile.
MOST_ATTEMPTS = 3
#: Whoever looks how far an analysis is waits for it; that is noted no more often than so, in seconds.
NOTED_EVERY = 60.0
#: How a record names its table.
OF_TABLE = re.compile(r"^fair table=([a-z0-9]{1,40}) ", re.MULTILINE)


class Subject(NamedTuple):
    """What is to be analysed; `table`: none, if the record is of no table here."""

    record: str
    open_cards: bool
    #: None: all choices of the record, otherwise so many before the end.
    last: int | None = None
    table: str | None = None
    #: Which names were removed from the record, as the table says it.
    removed: str | None = None


@get("/api/tables/{table:str}/analysis")
async def table_analysis(
    request: ApiRequest, table: Word, *, open_cards: OpenCards = False, last: Last = None
) -> AnalysisState:
    """Tell how far the analysis of a game that is over is, and its result when it is done."""
    subject = await _subject(await table_of(request, table), open_cards=open_cards, last=last)
    progress = await _known_of(request, subject)
    if progress is not None:
        return await _state(progress)
    # A replay asks before anybody else may have: that is no error.
    return AnalysisState(id=key_of(request, subject), state="unasked", done=0, total=0)


@post("/api/tables/{table:str}/analysis")
async def analyse_table(
    request: ApiRequest, table: Word, *, open_cards: OpenCards = False, last: Last = None
) -> AnalysisState:
    """Ask for the analysis of a game that is over; asked a second time, tell how far it is."""
    return await _asked_of(request, await table_of(request, table), open_cards=open_cards, last=last)


@get("/api/analyses/{analysis:str}")
async def show_analysis(request: ApiRequest, analysis: AnalysisId) -> AnalysisState:
    """Tell how far an analysis is, and its result when it is done; who looks waits for it."""
    progress, analyses = await _known(request, analysis), server_of(request).services.analyses
    if progress.state == WAITING and progress.wanted < analyses.database.now() - NOTED_EVERY:
        await analyses.want(analysis)
    return await _state(progress)


@delete("/api/analyses/{analysis:str}")
async def stop_analysis(request: ApiRequest, analysis: AnalysisId) -> AnalysisState:
    """Work on an analysis no longer, unless somebody asks for it again; tell how far it is."""
    await server_of(request).services.analyses.stop(analysis)
    return await _state(await _known(request, analysis))


@get("/api/analyses/{analysis:str}/words", packed=True)
async def tell_analysis(request: ApiRequest, analysis: AnalysisId, language: Language = "en") -> AnalysisWords:
    """Say an analysis that is done in words, with the names that the players have at their table."""
    source = await server_of(request).services.analyses.source(analysis)
    if source is None:
        raise Refusal("no-analysis")
    names, mine = None, list[int]()
    if source.table is not None:
        stored = (await table_of(request, source.table)).stored
        names, mine = stored.names[: len(stored.seats)], stored.seats_of(player_of(request))
    job = TellAnalysis(
        record=source.record, result=source.result, language=language, names=names, mine=mine, table=source.table
    )
    answer: AnalysisWords = await record_responses.work_out(request, job)
    return answer


@post("/api/analyses")
async def analyse_record(
    request: ApiRequest, data: ReadRecord, *, open_cards: OpenCards = False, last: Last = None
) -> AnalysisState:
    """Ask for the analysis of a record from a file; that of a game of this server is the one of its table."""
    table = await _table_with(request, data.record)
    if table is not None:
        return await _asked_of(request, table, open_cards=open_cards, last=last)
    return await _asked(request, Subject(data.record, open_cards, last))


async def _known_of(request: ApiRequest, subject: Subject) -> AnalysisProgress | None:
    """Return how far an analysis is; one of an earlier version counts if it is done and nobody asked for another."""
    from bailey.analysis.findings import EARLIER

    analyses = server_of(request).services.analyses
    progress = await analyses.progress(key_of(request, subject))
    if progress is None:
        older = [await analyses.progress(key_of(request, subject, form)) for form in EARLIER]
        return next((one for one in older if one is not None and one.state == DONE), None)
    return progress


def key_of(request: ApiRequest, subject: Subject, form: int | None = None) -> str:
    """Return the id of the analysis of a record by this version of the rules, and of the analysis or an earlier one."""
    from bailey.analysis.findings import FORMAT  # it needs numpy, which a server that starts does not

    plain = server_of(request).services.analyst.plain
    part = "" if subject.last is None else f"last {subject.last} "
    settings = f"{form or FORMAT} {_iterations(request)} {plain:d} {subject.open_cards:d} {part}{subject.record}"
    return hashlib.blake2b(settings.encode(errors="surrogatepass"), digest_size=16).hexdigest()


async def _subject(table: Table, *, open_cards: bool, last: int | None) -> Subject:
    if table.stored.game.retold:
        replays.check_contest(table.stored.game, Lack.RIVALS_WHO_DECIDE)
    return Subject(replays.write(await table.finished_log()), open_cards, last, table.id, table.stored.row.removed)


async def _table_with(request: ApiRequest, record: str) -> Table | None:
    """Return the table here that has exactly this record, which names it; none: there is no such table."""
    named = OF_TABLE.search(record)
    with contextlib.suppress(Refusal):
        if named is not None:
            table = await server_of(request).tables.find(named[1])
            if replays.write(await table.published_log()) == record:
                return table
    return None


def _iterations(request: ApiRequest) -> int:
    return iterations_of(request, plain=server_of(request).services.analyst.plain)


async def _known(request: ApiRequest, analysis: str) -> AnalysisProgress:
    progress = await server_of(request).services.analyses.progress(analysis)
    if progress is None:
        raise Refusal("no-analysis")
    return progress


async def _asked_of(request: ApiRequest, table: Table, *, open_cards: bool, last: int | None) -> AnalysisState:
    """Return how far the analysis of a table is; ask for it first, if nobody has.

    If the table, or a name in its record, is deleted meanwhile, it is loaded again.
    """
    for _ in range(MOST_ATTEMPTS):
        with contextlib.suppress(Deleted):
            return await _asked(request, await _subject(table, open_cards=open_cards, last=last))
        table.stale = True
    raise Refusal("no-such-table")


async def _asked(request: ApiRequest, subject: Subject) -> AnalysisState:
    """Return how far an analysis is; ask for it first, if nobody has or if it failed."""
    services, analysis = server_of(request).services, key_of(request, subject)
    found = await services.analyses.progress(analysis)
    if found is None or found.state == FAILED or (subject.table is not None and found.table is None):
        choices = await _checked(request, subject)
        if subject.last is not None and subject.last >= choices:
            return await _asked(request, subject._replace(last=None))
        await _ask(request, analysis, subject, subject.last or choices)
    elif found.state in {WAITING, STOPPED}:
        await services.analyses.want(analysis, services.master.address_digest(address_of(request)))
    services.analyst.wake()
    return await _state(await _known(request, analysis))


async def _checked(request: ApiRequest, subject: Subject) -> int:
    """Return how many choices a record has; refuse what cannot be analysed, and what is too long."""
    services, address = server_of(request).services, address_of(request)
    if not services.budgets.analyses.allows(address):
        raise Refusal("too-many-analyses")
    choices: int = await record_responses.result(request, CheckFinished(record=subject.record))
    most = services.settings.allowance.analysed_choices // (OPEN_ROW if subject.open_cards else ROW)
    if min(choices, subject.last or choices) > most:
        services.budgets.analyses.give_back(address)
        raise Refusal("analysis-too-long", choices=choices, most=most)
    return choices


async def _ask(request: ApiRequest, analysis: str, subject: Subject, rows: int) -> None:
    services = server_of(request).services
    asked = WantedAnalysis(
        analysis,
        subject.record,
        _iterations(request),
        subject.open_cards,
        subject.table,
        subject.removed,
        rows,
        subject.last,
        services.master.address_digest(address_of(request)),
    )
    try:
        await services.analyses.ask(asked, services.settings.allowance.analyses_per_address)
    except TooMany:
        raise Refusal("too-many-analyses") from None


async def _state(progress: AnalysisProgress) -> AnalysisState:
    body = None if progress.result is None else await asyncio.to_thread(gzip.decompress, progress.result)
    return AnalysisState(
        id=progress.id,
        state=progress.state,  # type: ignore[arg-type] # what the store writes
        done=progress.done,
        total=progress.total,
        working=progress.working,
        ahead=progress.ahead,
        seconds_left=progress.seconds_left,
        marks=[msgspec.json.decode(mark, type=AnalysisMark) for mark in progress.marks],
        fault=progress.fault,
        result=None if body is None else msgspec.Raw(body),  # type: ignore[arg-type] # encoded already
    )


ROUTES = [table_analysis, analyse_table, show_analysis, stop_analysis, tell_analysis, analyse_record]
