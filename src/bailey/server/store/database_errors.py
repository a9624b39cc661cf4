"""What a database's exception means: whether the data are to blame, and what of it may be logged."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, ProgrammingError, StatementError

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Classes of SQLSTATE that say that the data are at fault: a wrong value, or a constraint that refuses it.
OF_DATA = ("21", "22", "23", "44", "P0")
#: Classes of SQLSTATE that speak of the connection or the server, never of data: their first line may be logged.
OF_SERVER = ("08", "28", "3D", "40", "53", "55", "57", "58")
#: Exceptions of these packages quote the statement, its parameters, or the row that was refused.
QUOTING = ("sqlalchemy", "asyncpg", "sqlite3")


def sqlstate(fault: BaseException) -> str:
    """Return PostgreSQL's code of an exception; empty where there is none."""
    return str(getattr(fault, "sqlstate", None) or getattr(getattr(fault, "orig", None), "sqlstate", None) or "")


def blames_data(fault: BaseException) -> bool:
    """Tell whether what was to be written is at fault, rather than the database or the connection to it."""
    if not isinstance(fault, DBAPIError):
        return isinstance(fault, ValueError | TypeError | OverflowError | StatementError)
    if fault.connection_invalidated:
        return False
    if sqlstate(fault):
        return sqlstate(fault).startswith(OF_DATA)
    refused = isinstance(fault, DataError | IntegrityError | ProgrammingError)
    return refused or isinstance(getattr(fault.orig, "__cause__", None), ValueError)


def describe(fault: BaseException) -> str:
    """Name an exception for the log, without the data that a database's own message quotes."""
    if not type(fault).__module__.startswith(QUOTING):
        return f"{type(fault).__name__}: {fault}"
    cause = getattr(fault, "orig", None)
    cause = getattr(cause, "__cause__", None) or cause
    names = [type(one).__name__ for one in (fault, cause) if one is not None]
    named = " ".join([*dict.fromkeys(names), sqlstate(fault)]).strip()
    plain = sqlstate(fault).startswith(OF_SERVER) or (isinstance(fault, OperationalError) and not sqlstate(fault))
    return f"{named}: {str(cause).partition(chr(10))[0]}" if plain and cause is not None else named


def trace(fault: BaseException) -> str:
    """Write where an exception came from and what led to it, without the data that a database's message quotes."""
    return "".join(_trace(fault, set()))


def _trace(fault: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(fault))
    cause = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if cause is not None and id(cause) not in seen:
        yield from _trace(cause, seen)
        yield "which led to:\n"
    yield from traceback.format_tb(fault.__traceback__)
    yield describe(fault) + "\n"
    for one in getattr(fault, "exceptions", ()):
        if id(one) not in seen:
            yield from _trace(one, seen)
