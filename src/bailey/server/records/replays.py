"""Records of games: reading and writing them, replays, and proofs of fairness."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from bailey import games
from bailey.core.errors import BadInput
from bailey.core.records.fair import NO_NONCE
from bailey.core.records.log import GameLog, Kind, is_person, most_rows
from bailey.core.records.log_text import decode, read_log, write_log
from bailey.server import texts
from bailey.server.bots.strengths import STRENGTHS
from bailey.server.errors import Refusal
from bailey.server.messages.replays import Fairness, Replay, ReplayRow
from bailey.server.names import seat_names
from bailey.server.views.view_builder import ENCODER, HistoryRow, ViewBuilder

if TYPE_CHECKING:
    from bailey.core.play.position import Position
    from bailey.core.records.log import Row

COMMITTED = re.compile(r"^fair .*$", re.MULTILINE)


def read(record: str) -> GameLog:
    """Return the log in a record; the refusal of a wrong one names the line."""
    try:
        return read_log(decode(record.encode("utf-8", "surrogatepass")), games.find, most_rows)
    except BadInput as fault:
        raise Refusal("no-record", detail=str(fault)) from fault


def write(log: GameLog) -> str:
    """Return a log as a record; its `fair` line lets everybody play the game again and compare."""
    return write_log(log)


def names_of(log: GameLog, language: str) -> list[str]:
    """Return the players' names as in the record, and the strengths of bots."""
    seats = [SimpleNamespace(name=_called(seat, by, language)) for seat, by in enumerate(log.start.seats)]
    return log.position.called(seat_names(seats))


def _called(seat: int, by: str, language: str) -> str:
    if is_person(by):
        return by.partition(":")[2].replace("_", " ") or f"p{seat + 1}"
    known = next((strength for strength, spec in STRENGTHS.items() if spec == by), None)
    return texts.say(f"strength-{known}", language) if known else by


def replay(log: GameLog, language: str, names: list[str] | None = None, table: str | None = None) -> Replay:
    """Return a game row by row with nothing hidden. Each row is encoded at once, since many are large."""
    names = log.position.called(names) if names else names_of(log, language)
    rows: list[Any] = []
    before: Position | None = None
    for row, position in log.walk():
        rows.append(msgspec.Raw(ENCODER.encode(_row(log, row, position, before or position, names, language))))
        before = position
    builder = ViewBuilder(log.position, names, None, language)
    left = {p for p, by in enumerate(log.seats) if is_person(log.start.seats[p]) and not is_person(by)}
    return Replay(
        game=log.game.name,
        title=texts.of_game(log.game, language).title,
        names=names,
        practice=log.practice,
        rows=rows,
        result=builder.result(left) if log.position.over else None,
        table=table,
        notice="" if log.digests_compared else texts.say("record-not-compared", language),
    )


def _row(log: GameLog, row: Row, after: Position, before: Position, names: list[str], language: str) -> ReplayRow:
    builder = ViewBuilder(after, names, None, language)
    if row.kind is Kind.CHOICE and row.choice is not None:
        said = texts.of_game(log.game, language).choice(before, row.choice, names)
    else:
        said = builder.said(HistoryRow(row, row.n, row.to, [], after.turn))
    return ReplayRow(
        n=row.n,
        kind=row.kind.value,
        scores=after.score(),
        view=after.view(None),
        turn=after.turn,
        seat=row.seat,
        choice=row.choice.to_json() if row.choice is not None else None,
        say=said,
        events=builder.events(after.state.events),
    )


def position_at(log: GameLog, game: str, n: int) -> dict[str, Any]:
    """Return the position after row n of a game of this name."""
    if log.game.name != game:
        raise Refusal("refused", detail=f"begin: is a game of {log.game.name}; name that as `game`")
    for row, position in log.walk():
        if row.n == n:
            return position.dump()
    raise Refusal("refused", detail=f"begin.n: {n} is no row that counts")


def fairness(log: GameLog, language: str) -> Fairness:
    """Return what playing a record again has proved; a record that cannot be played never comes here."""
    fair = log.start.fair
    if fair is None:
        raise BadInput("the record has no `fair` line: its chance came from a seed, which proves nothing")
    given = sum(nonce != NO_NONCE for nonce in fair.nonces)
    over = log.position.over
    folded = "fair-folded" if log.digests_compared else "fair-not-compared"
    said = [
        texts.say("fair-committed", language),
        texts.say(folded, language, rows=len(log.rows)),
        texts.say("fair-nonces", language, n=given),
        *(texts.say("fair-no-nonce", language, player=name) for name in _without_nonce(log, language) if given),
    ]
    if log.practice:
        said.append(texts.say("fair-practice", language))
    if not over:
        said.append(texts.say("fair-unfinished", language, rows=len(log.rows)))
    return Fairness(
        fair=over and log.digests_compared and not log.practice and given > 0,
        table=fair.table,
        commitment=fair.commitment,
        secret=fair.secret,
        nonces=list(fair.nonces),
        rows=len(log.rows),
        key=log.next_key(),
        say=said,
        unfinished=not over,
    )


def _without_nonce(log: GameLog, language: str) -> list[str]:
    """Return the names of the people who gave no nonce."""
    assert log.start.fair is not None
    seats = zip(names_of(log, language), log.start.seats, log.start.fair.nonces, strict=False)
    return [name for name, by, nonce in seats if is_person(by) and nonce == NO_NONCE]
