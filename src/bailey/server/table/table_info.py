"""What everybody may know of a table beside the position: its seats, clocks, chat and settings."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from bailey.bots.strengths import bot_of
from bailey.core.records.fair import commit
from bailey.core.records.rows import Kind
from bailey.server import texts
from bailey.server.bots.stand_ins import STAND_IN
from bailey.server.messages.tables import ChatLine, SeatInfo, TableCard, TableInfo
from bailey.server.names import bot_character, character
from bailey.server.table.results import wins_of

if TYPE_CHECKING:
    from bailey.server.table.stored import StoredTable
    from bailey.server.table.watchers import Watchers

NOBODY: frozenset[str] = frozenset()


def marked(line: ChatLine, language: str) -> ChatLine:
    """Return a line of chat with its speaker marked as a spectator, if they had no seat: names may be alike."""
    if line.seat is not None:
        return line
    return msgspec.structs.replace(line, name=texts.say("spectator", language, name=line.name))


def table_info(
    stored: StoredTable, watchers: Watchers, now: float, player: str, language: str, muted: frozenset[str] = NOBODY
) -> TableInfo:
    """Return all that is public about a table, for one player."""
    row = stored.row
    bot = character(bot_of(stored.game, STAND_IN), stored.game, language)
    return TableInfo(
        table=stored.id,
        code=row.code,
        game=row.game,
        title=texts.of_game(stored.game, language).title,
        version=stored.game.version,
        state=stored.phase,  # type: ignore[arg-type]
        seats=[_seat_info(stored, watchers, i, player, language, now) for i in range(len(stored.seats))],
        options=json.loads(row.options),
        pace=row.pace,
        listed=row.listed,
        hints=row.hints,
        commitment=commit(stored.secret),
        created=row.created,
        clock=stored.clocks.info(stored.turn, now) if stored.clocks is not None else None,
        host=row.host == player,
        printed=stored.names[len(stored.seats) :],
        practice=stored.log is not None and stored.log.practice,
        retold=stored.game.retold,
        analysable=not stored.game.retold and len(stored.names) > 1,
        spectators=len(watchers.spectators()) if stored.phase != "open" else 0,
        leaving=texts.say("leaving", language, bot=bot),
        rematch=row.rematch,
        day=row.day or "",
        wins=wins_of(stored) if row.wins else [],
        chat=[marked(line, language) for line in stored.chat if line.player not in muted],
        muted=sorted({line.player for line in stored.chat} & muted),
        notice=texts.say("rules-renewed", language, old=row.notice, new=stored.game.version) if row.notice else "",
    )


def table_card(stored: StoredTable, watchers: Watchers, player: str, language: str) -> TableCard:
    """Return a table as a list shows it to one player."""
    turn = stored.turn
    return TableCard(
        table=stored.id,
        code=stored.row.code,
        game=stored.row.game,
        title=texts.of_game(stored.game, language).title,
        state=stored.phase,  # type: ignore[arg-type]
        seats=[_seat_info(stored, watchers, i, player, language) for i in range(len(stored.seats))],
        pace=stored.row.pace,
        my_turn=turn is not None and turn in stored.seats_of(player) and stored.bot_of(turn) is None,
        n=stored.n,
        created=stored.row.created,
    )


def _seat_info(
    stored: StoredTable, watchers: Watchers, i: int, player: str, language: str, now: float | None = None
) -> SeatInfo:
    seat = stored.seats[i]
    left = stored.has_left(i)
    return SeatInfo(
        seat=i,
        kind="person" if seat.player else "bot" if seat.strength else "open",
        name=stored.names[i],
        player=seat.player or "",
        mine=bool(seat.player) and seat.player == player,
        face=seat.face or 0,
        connected=watchers.connected(i),
        strength=seat.strength,
        character=bot_character(seat.name, seat.strength, stored.game, language) if seat.strength else "",
        stand_in=STAND_IN if left else None,
        left=_why_left(stored, i) if left else None,  # type: ignore[arg-type]
        bot_in=_replaced_in(stored, watchers, i, now) if now is not None else None,
        rematch=seat.rematch is not None,
        nonce=bool(seat.player) and seat.nonce is not None,
    )


def _replaced_in(stored: StoredTable, watchers: Watchers, seat: int, now: float) -> float | None:
    """Return after how many seconds a bot replaces a seat's player, who is on turn and away; none: it does not."""
    if stored.away_at is None or seat != stored.turn or stored.has_left(seat) or watchers.connected(seat):
        return None
    return round(max(0.0, stored.away_at - now), 1)


def _why_left(stored: StoredTable, seat: int) -> str:
    assert stored.log is not None
    mine = [row.kind for row in stored.log.rows if row.seat == seat and row.kind is not Kind.CHOICE]
    before = mine[-2] if len(mine) > 1 else None
    return {Kind.RESIGN: "resigned", Kind.TIMEOUT: "flagged"}.get(before, "away")  # type: ignore[arg-type]
