"""What commands change in tables, and the statements that write many such changes together.

The key of the log is (table, n), so the database refuses a second row n. The first row of a change decides: where
another server's was there before, nothing of the change is written. Those behind it nobody can have written, since
whoever writes row n + 1 has read row n.

SQLite is given one statement for each kind of row, with rows of values: one call of the driver, which gives the
interpreter back only once. PostgreSQL is given a single statement for all of it, with an array for each column: it is
committed by itself, and waited for once.
"""
# Any: columns of a row have no static types.

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import text

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Mapping, Sequence
    from typing import TypeAlias

    from sqlalchemy import Connection, CursorResult, TextClause

    #: What a statement answers: the columns of its rows have no static types.
    Answered: TypeAlias = CursorResult[*tuple[Any, ...]]


LOG = "INSERT INTO log (table_id, n, body, digest, command, at)"
LATEST = "INSERT INTO latest AS l (table_id, n, position, clock, numbers, layout)"
LATER = """ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position, clock = excluded.clock,
    numbers = excluded.numbers, layout = excluded.layout WHERE excluded.n > l.n"""
DUE = "INSERT INTO due (table_id, kind, n, at, lease, holder)"
DUE_ANEW = """ON CONFLICT (table_id, kind) DO UPDATE
    SET n = excluded.n, at = excluded.at, lease = excluded.lease, holder = excluded.holder"""

#: The player of a result is whoever has the seat when the game ends; what several devices share is one person's.
RESULTS = """INSERT INTO results
    (table_id, seat, person, game, rivals, score, won, left_early, counted, scores, ended)
    SELECT v.{}, v.{}, coalesce(p.person, s.player), v.{}, v.{}, v.{}, v.{}, v.{}, v.{}, v.{}, v.{}"""
OF_PLAYER = "LEFT JOIN persons p ON p.player = s.player WHERE s.player IS NOT NULL"

#: In the order in which they are written. SQLite would hand every row back one by one: it is asked which were `ours`
#: only where their number says that some are missing.
SQLITE = {
    "first": f"{LOG} VALUES {{rows}} ON CONFLICT DO NOTHING",
    "ours": """SELECT l.table_id FROM log l JOIN (SELECT column1 a, column2 b, column3 c, column5 e, column6 f
        FROM (VALUES {rows})) ON table_id = a AND n = b AND body = c AND command = e AND at = f""",
    "more": f"{LOG} VALUES {{rows}}",
    "latest": f"{LATEST} VALUES {{rows}} {LATER}",
    "done": "DELETE FROM due WHERE (table_id, kind) IN (VALUES {rows})",
    "due": f"{DUE} VALUES {{rows}} {DUE_ANEW}",
    "ended": """UPDATE tables SET ended = at, secret = coalesce(nullif(told, ''), secret), rev = rev + 1
        FROM (SELECT column1 AS id, column2 AS at, column3 AS told FROM (VALUES {rows})) AS v
        WHERE tables.id = v.id""",
    "results": f"""{RESULTS.format(*(f"column{i}" for i in range(1, 11)))}
        FROM (VALUES {{rows}}) v JOIN seats s ON s.table_id = v.column1 AND s.seat = v.column2 {OF_PLAYER}""",
    "seen": """UPDATE seats SET seen = v.at
        FROM (SELECT column1 AS id, column2 AS seat, column3 AS at FROM (VALUES {rows})) AS v
        WHERE seats.table_id = v.id AND seats.seat = v.seat""",
    "touched": "UPDATE tables SET rev = rev + 1 WHERE id IN (VALUES {rows}) RETURNING id, rev",
}
#: How PostgreSQL reads the columns of each kind of row.
TYPES = {
    "first": ("text", "int", "text", "text", "text", "float8"),
    "more": ("text", "int", "text", "text", "text", "float8"),
    "latest": ("text", "int", "text", "text", "bytea", "text"),
    "done": ("text", "text"),
    "due": ("text", "text", "int", "float8", "float8", "text"),
    "ended": ("text", "float8", "text"),
    "results": ("text", "int", "text", "text", "int", "bool", "bool", "bool", "text", "float8"),
    "seen": ("text", "int", "float8"),
    "touched": ("text",),
}
POSTGRESQL = {
    "group": """WITH won AS ({LOG} SELECT * FROM {first} ON CONFLICT DO NOTHING RETURNING table_id AS won),
        more AS ({LOG} SELECT v.* FROM {more} v (a) JOIN won ON a = won),
        latest AS ({LATEST} SELECT v.* FROM {latest} v (a) JOIN won ON a = won {LATER}),
        done AS (DELETE FROM due USING {done} v (a, b), won WHERE a = won AND table_id = a AND kind = b),
        dues AS ({DUE} SELECT v.* FROM {due} v (a) JOIN won ON a = won {DUE_ANEW}),
        ended AS (UPDATE tables SET ended = b, secret = coalesce(nullif(c, ''), secret), rev = rev + 1
            FROM {ended} v (a, b, c), won WHERE a = won AND id = a),
        results AS ({RESULTS} FROM {results} v (a, b, c, d, e, f, g, h, i, j) JOIN won ON a = won
            JOIN seats s ON s.table_id = a AND s.seat = b {OF_PLAYER})
        SELECT won FROM won""",
    "seen": "UPDATE seats SET seen = d FROM {seen} v (a, b, d) WHERE table_id = a AND seat = b",
    "touched": "UPDATE tables SET rev = rev + 1 FROM {touched} v (a) WHERE id = a RETURNING id, rev",
}


@dataclass
class ScheduledAction:
    """Something that a server must do at a table, not before `at`; its holder has it until the lease ends."""

    kind: str
    n: int
    at: float
    lease: float = 0.0
    holder: str = ""


class SeatResult(NamedTuple):
    """How a game ended for a seat; `results` in the schema says what these are."""

    seat: int
    game: str
    rivals: str
    score: int
    won: bool
    left_early: bool
    counted: bool
    scores: str


@dataclass(eq=False)
class TableChange:
    """What one command changes in one table."""

    table: str
    rows: list[tuple[int, str, str]]  # n, body, digest
    command: str
    at: float
    numbers: bytes  # of the state after it, in the layout of this id
    layout: str
    clock: str | None = None
    scheduled: list[ScheduledAction] = field(default_factory=list)
    unscheduled: list[str] = field(default_factory=list)  # kinds of actions that are cancelled
    ended: bool = False
    secret: str = ""  # the table's, when the game is over: from then on it is public
    results: list[SeatResult] = field(default_factory=list)  # of the players, when the game is over
    answer: asyncio.Future[bool] = field(init=False)


def write_group(connection: Connection, group: list[TableChange]) -> list[TableChange]:
    """Write a group of changes, one a table; return those whose first row was not there before."""
    group = sorted(group, key=lambda change: change.table)  # in one order, or two servers could wait for each other
    if connection.dialect.name == "sqlite":
        return _add_on_sqlite(connection, group)
    won = set(_on_postgresql(connection, "group", _rows_of(group)).scalars())
    return [change for change in group if change.table in won]


def run_on(connection: Connection, name: str, rows: Sequence[tuple[object, ...]]) -> Answered:
    """Run a statement on many rows at once."""
    if connection.dialect.name == "sqlite":
        return _on_sqlite(connection, name, rows)
    return _on_postgresql(connection, name, {name: rows})


def _rows_of(group: list[TableChange]) -> dict[str, Sequence[tuple[object, ...]]]:
    return {
        "first": [(e.table, *e.rows[0], e.command, e.at) for e in group],
        "more": [(e.table, *row, e.command, e.at) for e in group for row in e.rows[1:]],
        "latest": [(e.table, e.rows[-1][0], "", e.clock, e.numbers, e.layout) for e in group],
        "done": [(e.table, kind) for e in group for kind in e.unscheduled],
        "due": [(e.table, d.kind, d.n, d.at, d.lease, d.holder) for e in group for d in e.scheduled],
        "ended": [(e.table, e.at, e.secret) for e in group if e.ended],
        "results": [(e.table, *result, e.at) for e in group for result in e.results],
    }


def _add_on_sqlite(connection: Connection, group: list[TableChange]) -> list[TableChange]:
    rows = _rows_of(group)
    first = rows.pop("first")
    if _on_sqlite(connection, "first", first).rowcount < len(group):
        ours = set(_on_sqlite(connection, "ours", first).scalars())
        group = [change for change in group if change.table in ours]
        rows = {**_rows_of(group), "first": []}
    for name, some in rows.items():
        if some:
            _on_sqlite(connection, name, some)
    return group


def _on_sqlite(connection: Connection, name: str, rows: Sequence[tuple[object, ...]]) -> Answered:
    marks = f"({', '.join('?' * len(rows[0]))})"
    sql = SQLITE[name].format(rows=", ".join([marks] * len(rows)))
    return connection.exec_driver_sql(sql, tuple(chain.from_iterable(rows)))


def _on_postgresql(connection: Connection, name: str, given: Mapping[str, Sequence[tuple[object, ...]]]) -> Answered:
    columns: dict[str, list[object]] = {}
    for kind, rows in given.items():
        across = zip(*rows, strict=True) if rows else ([] for _ in TYPES[kind])
        columns |= {f"{kind}{i}": list(column) for i, column in enumerate(across)}
    return connection.execute(_prepared(name), columns)


@cache
def _prepared(name: str) -> TextClause:
    arrays = {kind: _arrays(kind, types) for kind, types in TYPES.items()}
    parts = {"LOG": LOG, "LATEST": LATEST, "LATER": LATER, "DUE": DUE, "DUE_ANEW": DUE_ANEW}
    parts |= {"RESULTS": RESULTS.format(*"abcdefghij"), "OF_PLAYER": OF_PLAYER}
    return text(POSTGRESQL[name].format(**parts, **arrays))


def _arrays(kind: str, types: tuple[str, ...]) -> str:
    """Write the arrays that stand side by side as rows."""
    return f"unnest({', '.join(f'CAST(:{kind}{i} AS {one}[])' for i, one in enumerate(types))})"
