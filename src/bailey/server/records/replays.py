"""Records of games: reading and writing them, replays, and proofs of fairness."""
# Any: rows that are encoded already, or not; a position is JSON.

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from bailey import games
from bailey.bots import personas
from bailey.core.errors import BadInput
from bailey.core.records.contest import Lack, lack_of
from bailey.core.records.day import DayChance
from bailey.core.records.fair import NO_NONCE
from bailey.core.records.log import GameLog, most_rows
from bailey.core.records.log_text import decode, read_log, write_log
from bailey.core.records.rows import Kind
from bailey.core.records.start import is_person
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.messages.replays import Fairness, PastMoment, Replay, ReplayRow
from bailey.server.names import character, seat_names
from bailey.server.records.lasting import LastingPoints
from bailey.server.views.view_builder import ENCODER, HistoryRow, ViewBuilder, expected

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.records.rows import LogRow

#: Why a game cannot be analysed.
LACKING = {
    Lack.RIVALS_WHO_DECIDE: "analysis-retold",
    Lack.END: "not-over",
    Lack.CHOICES: "analysis-empty",
    Lack.RIVALS: "analysis-alone",
}
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


def check_contest(game: Game, lack: Lack | None) -> None:
    """Refuse to analyse a game that lacks something of a finished contest."""
    if lack is not None:
        raise Refusal(LACKING[lack], game=game.title)


def names_of(log: GameLog) -> list[str]:
    """Return the players' names as in the record, and those of bots."""
    key = log.start.key
    seats = [SimpleNamespace(name=_called(seat, by, key)) for seat, by in enumerate(log.start.seats)]
    return log.position.called(seat_names(seats))


def _called(seat: int, by: str, key: str) -> str:
    if is_person(by):
        return by.partition(":")[2].replace("_", " ") or f"p{seat + 1}"
    return personas.name_of(by, seat, key) or by


def replay(log: GameLog, language: str, names: list[str] | None = None, table: str | None = None) -> Replay:
    """Return a game row by row with nothing hidden. Each row is encoded at once, since many are large."""
    names = log.position.called(names) if names else names_of(log)
    rows: list[Any] = []
    before: Position | None = None
    lasting = LastingPoints()
    for row, position in log.walk():
        rows.append(msgspec.Raw(ENCODER.encode(_row(log, row, position, before or position, names, language))))
        before = position
        lasting.follow(position)
    builder = ViewBuilder(log.position, names, None, language)
    left = {p for p, by in enumerate(log.seats) if is_person(log.start.seats[p]) and not is_person(by)}
    return Replay(
        game=log.game.name,
        title=texts.of_game(log.game, language).title,
        names=names,
        characters=[character(by, log.game, language) for by in log.start.seats],
        practice=log.practice,
        rows=rows,
        lasting=lasting.told(),
        result=builder.result(left) if log.position.over else None,
        table=table,
        analysable=lack_of(log) is None,
        notice="" if log.digests_compared else texts.say("record-not-compared", language),
    )


def _row(log: GameLog, row: LogRow, after: Position, before: Position, names: list[str], language: str) -> ReplayRow:
    builder, told = ViewBuilder(after, names, None, language), ""
    if row.kind is Kind.CHOICE and row.choice is not None:
        game_texts = texts.of_game(log.game, language)
        said, told = game_texts.choice(before, row.choice, names), game_texts.report(before, row.choice, names)
    else:
        said = builder.said(HistoryRow(row, row.n, row.to, [], after.turn))
    return ReplayRow(
        n=row.n,
        kind=row.kind.value,
        scores=after.score(),
        view=open_view(after),
        turn=after.turn,
        seat=row.seat,
        choice=row.choice.to_json() if row.choice is not None else None,
        say=said,
        told=told,
        events=builder.events(after.state.events, hides=False),
        expects=expected(after),
    )


def open_view(position: Position) -> dict[str, object]:
    """Return the view of a game that is over: of every player what that player knew, such as the hand."""
    view, seats = position.view(None), position.state.seats
    own = [players_of(position.view(seat))[seat] for seat in range(seats)]
    return view | {"players": [*own, *players_of(view)[seats:]]}


def players_of(view: dict[str, object]) -> list[object]:
    """Return what a view says of each player."""
    players = view["players"]
    assert isinstance(players, list)
    return players


def position_at(log: GameLog, game: str, n: int) -> dict[str, Any]:
    """Return the position after row n of a game of this name."""
    if log.game.name != game:
        raise Refusal("refused", detail=f"begin: is a game of {log.game.name}; name that as `game`")
    return position_after(log, n, "begin.n").dump()


def moment(log: GameLog, n: int, seat: int | None) -> PastMoment:
    """Return the table after row n, as a seat knew it, or a spectator."""
    position = position_after(log, n)
    scores = position.score() if log.game.open_scores else None
    return PastMoment(n=n, view=position.view(seat), turn=position.turn, scores=scores, expects=expected(position))


def position_after(log: GameLog, n: int, name: str = "n") -> Position:
    """Return the position after row n; a refusal calls that number by a name."""
    for row, position in log.walk():
        if row.n == n:
            return position
    raise Refusal("refused", detail=f"{name}: {n} is no row that counts")


def fairness(log: GameLog, language: str) -> Fairness:
    """Return what playing a record again has proved; a record that cannot be played never comes here."""
    fair = log.start.fair
    if fair is None:
        raise BadInput("the record has no `fair` line: its chance came from a seed, which proves nothing")
    given = sum(nonce != NO_NONCE for nonce in fair.nonces)
    over, day = log.position.over, fair.day if isinstance(fair, DayChance) else ""
    folded = "fair-folded" if log.digests_compared else "fair-not-compared"
    said = [
        texts.say("fair-committed", language),
        texts.say(folded, language, rows=len(log.rows)),
        *([texts.say("fair-day", language, day=day)] if day else _about_nonces(log, given, language)),
    ]
    if log.start.removed:
        said.append(texts.say("fair-removed", language))
    if log.practice:
        said.append(texts.say("fair-practice", language))
    if not over:
        said.append(texts.say("fair-unfinished", language, rows=len(log.rows)))
    return Fairness(
        fair=over and _proved(log) and (given > 0 or bool(day)),
        table=fair.table,
        commitment=fair.commitment,
        secret=fair.secret,
        nonces=list(fair.nonces),
        rows=len(log.rows),
        key=log.next_key(),
        say=said,
        unfinished=not over,
    )


def _proved(log: GameLog) -> bool:
    """Tell whether nobody could have bent chance by what the record says of itself."""
    return log.digests_compared and not log.practice and not log.start.removed


def _about_nonces(log: GameLog, given: int, language: str) -> list[str]:
    """Return what the nonces of a game prove, and to whom nothing."""
    silent = _without_nonce(log) if given else []
    return [
        texts.say("fair-nonces", language, n=given),
        *(texts.say("fair-no-nonce", language, player=name) for name in silent),
    ]


def _without_nonce(log: GameLog) -> list[str]:
    """Return the names of the people who gave no nonce."""
    assert log.start.fair is not None
    seats = zip(names_of(log), log.start.seats, log.start.fair.nonces, strict=False)
    return [name for name, by, nonce in seats if is_person(by) and nonce == NO_NONCE]
