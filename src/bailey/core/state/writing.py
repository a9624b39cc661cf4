"""Functions that write a record as JSON for one viewer, generated as straight code for speed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    #: `write(cards, players, record, viewer)`.
    Writer = Callable[..., dict[str, object]]

    from bailey.core.state.kinds.field import Recorded

#: The viewer who sees everything.
FULL = -2


@cache
def writer(record: type[Recorded], only: tuple[str, ...] = ()) -> Writer:
    """Generate the function that writes a record, or some fields of it: `write(cards, players, record, viewer)`."""
    space: dict[str, object] = {}
    made: dict[str, Writer] = {}
    fields = [field for field in record.fields if not field.inner and (not only or field.name in only)]
    parts = [part for i, field in enumerate(fields) for part in field.view_code(i, space)]
    lines = ["def write(cards, players, r, viewer):", f"    return {{{', '.join(parts)}}}"]
    exec("\n".join(lines), space, made)  # noqa: S102 - our own lines, made from the declaration
    return made["write"]
