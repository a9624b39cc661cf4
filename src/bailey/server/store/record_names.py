"""Removes a player's name from the records of tables that are over: from the line `seats`, and where they came back."""
# Any: columns of a row have no static types.

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from bailey.core.errors import BadInput
from bailey.core.records.fair import Fair
from bailey.core.records.names import Nameless, remove_names
from bailey.core.records.start import Start
from bailey.server.store.schema import LOG, TABLES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bailey.server.store.rows import StoredRow


def remove_record_names(c: Connection, gone: dict[str, set[int]]) -> None:
    """Remove the names of some seats, by table, from what the records say."""
    for table in c.execute(select(TABLES).where(TABLES.c.id.in_(gone), TABLES.c.seated.is_not(None))).all():
        rows = c.execute(select(LOG).where(LOG.c.table_id == table.id, LOG.c.n >= table.first).order_by(LOG.c.n)).all()
        found = _without(table, rows, gone[table.id])
        values = {"seated": json.dumps(found.seats), "removed": json.dumps(found.removed) if found.removed else None}
        c.execute(update(TABLES).where(TABLES.c.id == table.id).values(values))
        for n, body in found.rows.items():
            row = (LOG.c.table_id == table.id, LOG.c.n == n + table.first - 1)
            c.execute(update(LOG).where(*row).values(body=body))


def _without(table: StoredRow, rows: Any, gone: set[int]) -> Nameless:
    """Return what a record says without the names of some seats; without a secret there is nothing to prove."""
    seats, removed = json.loads(table.seated), {int(n): was for n, was in json.loads(table.removed or "{}").items()}
    told = [(row.n - table.first + 1, row.body, row.digest) for row in rows]
    try:
        fair = Fair.of(table.id, table.secret, json.loads(table.nonces or "[]"))
    except (BadInput, ValueError):
        nameless = remove_names(seats, b"", told, gone, {})
        return Nameless(nameless.seats, nameless.rows, {})
    options = {} if table.begin else json.loads(table.options)
    opening = Start(tuple(seats), options=options, fair=fair, removed=removed).opening(table.game)
    return remove_names(seats, opening, told, gone, removed)
