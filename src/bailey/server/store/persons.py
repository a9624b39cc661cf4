"""Which players are one person: what they have played on several devices is kept together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from bailey.server.store.schema import DAY_GAMES, PERSONS, RESULTS
from bailey.server.store.statements import PUT_PERSON

if TYPE_CHECKING:
    from sqlalchemy import Connection


def person_of(c: Connection, player: str) -> str:
    """Return the person who a player is: the player themselves, unless they share it with another device."""
    return c.execute(select(PERSONS.c.person).where(PERSONS.c.player == player)).scalar() or player


def players_of(c: Connection, player: str) -> list[str]:
    """Return all players who are the same person as this one."""
    person = person_of(c, player)
    return sorted({player, person, *c.execute(select(PERSONS.c.player).where(PERSONS.c.person == person)).scalars()})


def join_persons(c: Connection, player: str, other: str) -> None:
    """Make a player the same person as another one; what either has played belongs to both from then on."""
    old, new = person_of(c, player), person_of(c, other)
    if old == new:
        return
    _join_day_games(c, old, new)
    for table in (RESULTS, PERSONS):
        c.execute(update(table).where(table.c.person == old).values(person=new))
    for one in {player, old}:
        c.execute(PUT_PERSON, {"player": one, "person": new})


def _join_day_games(c: Connection, old: str, new: str) -> None:
    """Number the attempts of both at each deal of a day in the order in which they began: only the first counts."""
    both = DAY_GAMES.c.person.in_((old, new))
    rows = c.execute(select(DAY_GAMES).where(both).order_by(DAY_GAMES.c.begun)).all()
    c.execute(delete(DAY_GAMES).where(both))
    attempts: dict[tuple[str, str], int] = {}
    for row in rows:
        deal = (row.day, row.game)
        attempts[deal] = attempts.get(deal, 0) + 1
        c.execute(insert(DAY_GAMES).values({**row._asdict(), "person": new, "attempt": attempts[deal]}))
