"""Which analysis is worked out next, so that nobody's long ones keep the others waiting.

Every address has an account: how long the server worked for it within the last hour. An analysis comes before another
if its address, once it is done, would have been given less time. So the short one of somebody who asks seldom is soon
done, however many and however long those of another address are, and of one address the shortest comes first. How long
the rest of an analysis takes is known from the rows that it has; before it has any, it is estimated by their number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Select, Subquery, and_, case, func, or_, select

from bailey.server.store.schema import ANALYSES, ANALYSIS_ROWS

if TYPE_CHECKING:
    from sqlalchemy import ScalarSelect

WAITING, DONE, FAILED = "waiting", "done", "failed"
#: An account forgets what was asked for so long ago and is done.
ACCOUNT_SECONDS = 3600.0
#: An analysis is worked on for so long after somebody asked for it or looked how far it is.
WANTED_SECONDS = 3600.0
#: What a row costs, and what it costs where the open cards are searched too.
ROW, OPEN_ROW = 1, 2
#: How long a row takes, as long as none of its analysis is there to tell.
SECONDS_A_ROW = 0.5


def wanted() -> ColumnElement[float]:
    """Return when somebody asked for an analysis or looked at it last."""
    return func.coalesce(ANALYSES.c.wanted, ANALYSES.c.asked)


def rows_found() -> ScalarSelect[tuple[object, ...]]:
    """Return how many rows of an analysis have been worked out since it was asked for."""
    rows = select(func.count()).select_from(ANALYSIS_ROWS).where(ANALYSIS_ROWS.c.analysis == ANALYSES.c.id)
    return rows.correlate(ANALYSES).scalar_subquery()


def upcoming(now: float, mine: str = "") -> Select[tuple[object, ...]]:
    """Return the analyses that may be worked on, the next one first: those that nobody holds, and the server's own."""
    spent = _accounts(now)
    left = _seconds_a_row() * (ANALYSES.c.total - rows_found())
    return (
        select(ANALYSES)
        .join(spent, spent.c.asker == ANALYSES.c.asker)
        .where(ANALYSES.c.state == WAITING, wanted() > now - WANTED_SECONDS)
        .where(or_(ANALYSES.c.lease <= now, ANALYSES.c.id == mine))
        .order_by(spent.c.seconds + left, ANALYSES.c.asked, ANALYSES.c.id)
    )


def _accounts(now: float) -> Subquery:
    """Return how long the server worked for each address lately."""
    lately = or_(ANALYSES.c.state == WAITING, ANALYSES.c.asked > now - ACCOUNT_SECONDS)
    seconds = func.sum(ANALYSES.c.seconds).label("seconds")
    return select(ANALYSES.c.asker, seconds).where(lately).group_by(ANALYSES.c.asker).subquery("spent")


def _seconds_a_row() -> ColumnElement[float]:
    """Return how long a row of an analysis takes: as long as those that were found, if there are any."""
    found = rows_found()
    estimated = SECONDS_A_ROW * case((ANALYSES.c.open_cards, OPEN_ROW), else_=ROW)
    return case((and_(found > 0, ANALYSES.c.seconds > 0), ANALYSES.c.seconds / found), else_=estimated)
