"""Removes names from the record of a fair game that is over, and keeps the digests in which they stood.

The random numbers of a fair game depend on the line `seats` and on all rows. Where a name is removed there, the digest
of what stood there takes its place: the rows can still be played again, but nobody can compute that digest any more.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.errors import BadInput
from bailey.core.records.fair import follow
from bailey.core.records.rows import Kind, LogRow
from bailey.core.records.start import is_person

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: A person without a name.
SOMEBODY = "you"
REMOVED = re.compile(r"(0|[1-9][0-9]{0,5})=([0-9a-f]{64})")


class Nameless(NamedTuple):
    """What a record says without some names."""

    seats: tuple[str, ...]
    rows: dict[int, str]  # the rows that read differently now
    removed: dict[int, str]  # the digests in which names stood


def remove_names(
    seats: Sequence[str],
    opening: bytes,
    rows: Iterable[tuple[int, str, str]],
    gone: set[int],
    removed: dict[int, str],
) -> Nameless:
    """Remove the names of some seats.

    `opening` is the digest of all that is known before row 1, a row is its number, what it says and its digest, and
    `removed` is what an earlier removal left.
    """
    kept, changed, before = {**removed, 0: opening.hex()}, {}, opening
    for n, body, digest in rows:
        before = bytes.fromhex(kept[n]) if n in kept else follow(before, f"{n} {body} {digest}")
        seat, _, by = body.partition(f" {Kind.TAKEOVER.value} ")
        if is_person(by) and by != SOMEBODY and int(seat[1:]) - 1 in gone:
            changed[n], kept[n] = f"{seat} {Kind.TAKEOVER.value} {SOMEBODY}", before.hex()
    return Nameless(tuple(SOMEBODY if i in gone else by for i, by in enumerate(seats)), changed, kept)


def write_removed(removed: dict[int, str]) -> str:
    """Write the digests in which names stood."""
    return " ".join(f"{n}={digest}" for n, digest in sorted(removed.items()))


def read_removed(text: str) -> dict[int, str]:
    """Read the digests in which names stood."""
    found = [REMOVED.fullmatch(word) for word in text.split(" ")]
    removed = {int(match[1]): match[2] for match in found if match}
    if len(removed) < len(found):
        raise BadInput("write it as 0=DIGEST 14=DIGEST, each row once, and 64 of the digits 0-9 and a-f")
    return removed


def check_removed(seats: Sequence[str], rows: Sequence[LogRow], removed: dict[int, str]) -> None:
    """Refuse a digest where no name can have stood."""
    possible = {row.n for row in rows if row.kind is Kind.TAKEOVER and row.by == SOMEBODY}
    possible |= {0} if SOMEBODY in seats else set()
    if wrong := sorted(removed.keys() - possible):
        message = f"there is a digest for row {wrong[0]}, where no name was removed; delete it"
        raise BadInput(message)
