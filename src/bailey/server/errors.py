"""Everything that a client can be refused for, and how it is described to them.

`STATUS` lists every key with the HTTP status of a response to it; the sentence is `fault-KEY` in `locale`. A command
over a connection is answered by the same description without a status. `http/error_responses.py` turns exceptions into
responses.
"""
# Any: arguments of a sentence.

from __future__ import annotations

import re
from typing import Any

from bailey.server import texts
from bailey.server.messages.base import Fault

STATUS = {
    # The input is wrong.
    "malformed": 400,
    "refused": 400,  # by the core, whose message names the field and the remedy
    "no-record": 400,
    "no-push-service": 400,
    "too-slow": 400,
    "analysis-alone": 400,
    "analysis-empty": 400,
    "analysis-retold": 400,
    "analysis-too-long": 400,
    "too-large": 413,
    # It is not allowed.
    "foreign": 403,
    "no-bots": 403,
    "no-hints": 403,
    "no-seat": 403,
    "not-here": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-your-turn": 403,
    "one-seat": 403,
    "not-allowed": 405,
    "unknown-host": 421,
    # It does not exist.
    "no-analysis": 404,
    "no-puzzle": 404,
    "no-such-day": 404,
    "no-such-game": 404,
    "no-such-language": 404,
    "no-such-link": 404,
    "no-such-page": 404,
    "no-such-table": 404,
    # It cannot be done now.
    "begun": 409,
    "blocked": 409,
    "day-not-over": 409,
    "day-running": 409,
    "game-not-installed": 409,
    "has-left": 409,
    "has-not-left": 409,
    "looks-alike": 409,
    "no-network": 409,
    "no-room": 409,
    "no-take-back": 409,
    "not-away": 409,
    "not-yet": 409,
    "no-undo": 409,
    "nonce-given": 409,
    "nonce-late": 409,
    "not-begun": 409,
    "not-open": 409,
    "not-over": 409,
    "other-commitment": 409,
    "over": 409,
    "seat-taken": 409,
    "stale": 409,
    "table-full": 409,
    "too-many-mutes": 409,
    # It is too much.
    "hint-waits": 429,
    "too-fast": 429,
    "too-many-analyses": 429,
    "too-many-tables": 429,
    "busy": 503,
    "too-many": 503,
    # The server fails, or ends.
    "failed": 500,
    "unreadable": 500,
    "closing": 503,
}


class Refusal(Exception):
    """A request or command is refused."""

    def __init__(self, key: str, *, status: int = 0, **args: object) -> None:
        super().__init__(key)
        self.key, self.status, self.args_ = key, status or STATUS[key], args
        self.detail = str(args.pop("detail", ""))  # a message of the core, which names the field and the remedy


class Stale(Refusal):
    """A command answers a position that is no longer the present one."""

    def __init__(self) -> None:
        super().__init__("stale")


def describe(refusal: Refusal, language: str) -> Fault:
    """Return the description of a refusal in a language."""
    sentence = texts.say(f"fault-{refusal.key}", language, detail=refusal.detail, **refusal.args_)
    return Fault(key=refusal.key, say=sentence, args=refusal.args_)


# Validation errors

#: What msgspec says, by why a field is wrong; most of it at a path, `... - at `$.clock.base``.
MSGSPEC_SAYS = {
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
#: No more characters than this of what a client sent are sent back.
MOST_QUOTED = 60


def validation_error(field: str, why: str, **args: str | int) -> Refusal:
    """Return the refusal of a field."""
    quoted: dict[str, Any] = {
        name: value[:MOST_QUOTED] if isinstance(value, str) else value for name, value in args.items()
    }
    return Refusal("malformed", why=why, field=field[:MOST_QUOTED], **quoted)


def from_msgspec(said: str, path: str = "") -> Refusal:
    """Return the refusal of a message that msgspec cannot read, with the field that is wrong if there is one."""
    place = PLACE.search(said)
    if place is not None:
        said, path = said[: place.start()], place["path"]
    for why, pattern in MSGSPEC_SAYS.items():
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found is not None:
            args: dict[str, Any] = found.groupdict()
            args |= {name: int(args[name]) for name in ("most", "least") if name in args}
            field = ".".join(filter(None, (path, args.pop("part", ""))))
            if field:
                return validation_error(field, why, **args)
    return Refusal("malformed", why="json")
