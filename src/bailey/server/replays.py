"""Games that are over: their records, their replays, and whether they were fair."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from bailey import games
from bailey.core.errors import BadInput
from bailey.core.fair import NO_NONCE
from bailey.core.log import GameLog, Kind, is_person, most_rows
from bailey.core.log_text import decode, read_log, write_log
from bailey.server import words
from bailey.server.errors import Refusal
from bailey.server.seating import name_seats
from bailey.server.thinking import STRENGTHS
from bailey.server.views import ENCODER, Kept, Teller
from bailey.server.wire import Fairness, Replay, ReplayRow

if TYPE_CHECKING:
    from bailey.core.log import Row
    from bailey.core.position import Position
    from bailey.server.house import House

COMMITTED = re.compile(r"^fair .*$", re.MULTILINE)


def read(record: str) -> GameLog:
    """Read a record; what is wrong with it is said by line."""
    try:
        return read_log(decode(record.encode("utf-8", "surrogatepass")), games.find, most_rows)
    except BadInput as fault:
        raise Refusal("no-record", detail=str(fault)) from fault


async def of_table(house: House, word: str) -> GameLog:
    """Give the log of a table whose game is over: before, nobody but the server may see it whole."""
    table = await house.table(word)
    async with table.lock:
        await table.fresh()
        if table.log is None or not table.over:
            raise Refusal("not-over", 409)
        return table.log


def write(log: GameLog) -> str:
    """Write a record; by its `fair` line everybody can fold the game again."""
    return write_log(log)


def names_of(log: GameLog, language: str) -> list[str]:
    """Name the players as the record does, and bots as people know them."""
    seats = [SimpleNamespace(name=_called(seat, by, language)) for seat, by in enumerate(log.start.seats)]
    return log.game.called(name_seats(seats))


def _called(seat: int, by: str, language: str) -> str:
    if is_person(by):
        return by.partition(":")[2].replace("_", " ") or f"p{seat + 1}"
    known = next((strength for strength, spec in STRENGTHS.items() if spec == by), None)
    return words.say(f"strength-{known}", language) if known else by


def replay(log: GameLog, language: str, names: list[str] | None = None, table: str | None = None) -> Replay:
    """Lay a game out row by row; nothing is hidden any more. Each row is encoded at once: many are large."""
    names = log.game.called(names) if names else names_of(log, language)
    rows: list[Any] = []
    before: Position | None = None
    for row, position in log.walk():
        rows.append(msgspec.Raw(ENCODER.encode(_row(log, row, position, before or position, names, language))))
        before = position
    teller = Teller(log.position, names, None, language)
    left = {p for p, by in enumerate(log.seats) if is_person(log.start.seats[p]) and not is_person(by)}
    return Replay(
        game=log.game.name,
        title=words.texts(log.game, language).title,
        names=names,
        practice=log.practice,
        rows=rows,
        result=teller.result(left) if log.position.over else None,
        table=table,
    )


def _row(log: GameLog, row: Row, after: Position, before: Position, names: list[str], language: str) -> ReplayRow:
    teller = Teller(after, names, None, language)
    if row.kind is Kind.CHOICE and row.choice is not None:
        said = words.texts(log.game, language).choice(before, row.choice, names)
    else:
        said = teller.said(Kept(row, row.n, row.to, [], after.turn))
    return ReplayRow(
        n=row.n,
        kind=row.kind.value,
        scores=after.score(),
        view=after.view(None),
        turn=after.turn,
        seat=row.seat,
        choice=row.choice.to_json() if row.choice is not None else None,
        say=said,
        events=teller.events(after.state.events),
    )


def position_at(log: GameLog, game: str, n: int) -> dict[str, Any]:
    """Find the position after row n of a game of this name."""
    if log.game.name != game:
        raise Refusal("refused", detail=f"begin: is a game of {log.game.name}; name that as `game`")
    for row, position in log.walk():
        if row.n == n:
            return position.dump()
    raise Refusal("refused", detail=f"begin.n: {n} is no row that counts")


def fairness(log: GameLog, language: str) -> Fairness:
    """Say what the folding of a record has proved: a record that does not fold never comes here."""
    fair = log.start.fair
    if fair is None:
        raise BadInput("the record has no `fair` line: its chance came from a seed, which proves nothing")
    given = sum(nonce != NO_NONCE for nonce in fair.nonces)
    over = log.position.over
    said = [
        words.say("fair-committed", language),
        words.say("fair-folded", language, rows=len(log.rows)),
        words.say("fair-nonces", language, n=given),
        *(words.say("fair-no-nonce", language, player=name) for name in _without_nonce(log, language) if given),
    ]
    if log.practice:
        said.append(words.say("fair-practice", language))
    if not over:
        said.append(words.say("fair-unfinished", language, rows=len(log.rows)))
    return Fairness(
        fair=over and not log.practice and given > 0,
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
    """Name the people who added nothing to chance."""
    assert log.start.fair is not None
    seats = zip(names_of(log, language), log.start.seats, log.start.fair.nonces, strict=False)
    return [name for name, by, nonce in seats if is_person(by) and nonce == NO_NONCE]
