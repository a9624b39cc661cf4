"""What is kept of a player beside the results of their games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from bailey.server.store.persons import players_of
from bailey.server.store.schema import CHAT, MUTES, PLAYERS, PUSHES, SEATS, TABLES

if TYPE_CHECKING:
    from sqlalchemy import Connection


class PersonalData(NamedTuple):
    """What is kept of a player beside the results of their games."""

    name: str
    language: str
    devices: list[str]
    unfinished: list[str]
    chat: list[dict[str, object]]
    muted: list[str]
    pushes: list[str]


def personal_data(c: Connection, player: str) -> PersonalData:
    """Read what is kept of a player beside the results of their games."""
    players = players_of(c, player)
    row = c.execute(select(PLAYERS).where(PLAYERS.c.id == player)).first()
    seated = select(SEATS.c.table_id).where(SEATS.c.player.in_(players))
    unfinished = select(TABLES.c.code).where(TABLES.c.id.in_(seated), TABLES.c.ended.is_(None))
    lines = select(CHAT.c.table_id, CHAT.c.name, CHAT.c.text, CHAT.c.at).where(CHAT.c.player.in_(players))
    return PersonalData(
        name=row.name if row is not None else "",
        language=row.language if row is not None else "",
        devices=players,
        unfinished=list(c.execute(unfinished.order_by(TABLES.c.created)).scalars()),
        chat=[line._asdict() for line in c.execute(lines.order_by(CHAT.c.at))],
        muted=list(c.execute(select(MUTES.c.muted).where(MUTES.c.player.in_(players))).scalars()),
        pushes=list(c.execute(select(PUSHES.c.endpoint).where(PUSHES.c.player.in_(players))).scalars()),
    )
