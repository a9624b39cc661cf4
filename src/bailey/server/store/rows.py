"""Rows of the database. The tables are declared at run time, so that the columns of a row have no static types."""
# Any: columns of a row have no static types.

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Row

if TYPE_CHECKING:
    #: A row that a query found.
    FoundRow: TypeAlias = Row[*tuple[object, ...]]
    #: A row that a query found, or that was written just now.
    StoredRow: TypeAlias = FoundRow | SimpleNamespace
else:
    FoundRow, StoredRow = Row, Row | SimpleNamespace

#: What is written to a row: values by the names of its columns.
Values: TypeAlias = dict[str, Any]
