"""Why a message cannot be read: which field is wrong and what would be right, from what msgspec says of it."""

from __future__ import annotations

import re
from typing import Any

from bailey.server.errors import Refusal

#: What msgspec says, by why it is wrong; most of it at a path, `... - at `$.clock.base``.
SAYS = {
    "too-long": r"Expected `str` of length <= (?P<most>\d+)",
    "too-short": r"Expected `str` of length >= (?P<least>\d+)",
    "too-many": r"Expected `(?:array|object)` of length <= (?P<most>\d+)",
    "too-few": r"Expected `(?:array|object)` of length >= (?P<least>\d+)",
    "too-high": r"Expected `int` <= (?P<most>-?\d+)",
    "too-low": r"Expected `int` >= (?P<least>-?\d+)",
    "pattern": r"Expected `str` matching regex '(?P<pattern>.*)'",
    "kind": r"Expected `(?P<kind>[^`]+)`(?:, got `[^`]+`)?",
    "value": r"Invalid (?:enum )?value (?P<value>.+)",
    "missing": r"Object missing required field `(?P<part>[^`]+)`",
    "unknown": r"Object contains unknown field `(?P<part>[^`]+)`",
}
PLACE = re.compile(r" - at `(?:key` in `)?\$\.?(?P<path>[^`]*)`$")
#: More of what somebody sent need not be told them again.
MOST_TOLD = 60


def malformed(said: str, path: str = "") -> Refusal:
    """Refuse what cannot be read; where no field is to blame, it is no JSON, or no object."""
    place = PLACE.search(said)
    if place is not None:
        said, path = said[: place.start()], place["path"]
    for why, pattern in SAYS.items():
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found is not None:
            args: dict[str, Any] = found.groupdict()
            args |= {name: int(args[name]) for name in ("most", "least") if name in args}
            field = ".".join(filter(None, (path, args.pop("part", ""))))
            if field:
                return wrong(field, why, **args)
    return Refusal("malformed", why="json")


def wrong(field: str, why: str, **args: str | int) -> Refusal:
    """Refuse a field."""
    told: dict[str, Any] = {
        name: value[:MOST_TOLD] if isinstance(value, str) else value for name, value in args.items()
    }
    return Refusal("malformed", why=why, field=field[:MOST_TOLD], **told)
