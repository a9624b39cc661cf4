"""What a database's exception means: whether the data are to blame, and what of it may be logged."""

from __future__ import annotations

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, StatementError

#: Classes of SQLSTATE that say that the data are at fault: a wrong value, or a constraint that refuses it.
OF_DATA = ("21", "22", "23", "44", "P0")
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
    return " ".join([*dict.fromkeys(names), sqlstate(fault)]).strip()
