"""The text form of a log: lines that a person can read, and that read back exactly.

    bailey record 1
    game castle-combo 1
    seed 7
    seats you, search:2000, greedy
    1 setup                          · 9f8e7d6c5b4a
    2 p1 take slot=2                 · 0123456789ab
    3 undo 1                         · 9f8e7d6c5b4a

Everything is checked: a record either loads whole and leads to the digests that it names, or is refused with
the line and the remedy.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.core.errors import BadInput
from bailey.core.fair import Fair
from bailey.core.forms import parse as parse_json
from bailey.core.log import BREAKAGE, MOST_ROWS, Disagreement, GameLog, Kind, Row, Start

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.game import Game

FORMAT = 1
MOST_BYTES = 4 << 20
WIDTH = 32
NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")
#: A line ends as on any system, and a file may begin with the mark of its encoding.
LINE_END = re.compile(r"\r\n?|\n")
MARK = b"\xef\xbb\xbf"
SEAT = re.compile(r"p[1-9][0-9]?")
ROW = re.compile(r"([1-9][0-9]{0,5}) +(.*\S) +· +([0-9a-f]{12})")
FAIR = re.compile(r"table=(\S+) commitment=(\S+) nonces=(\S+) secret=(\S+)")
OPTION = re.compile(r"([a-z][a-z0-9_]{0,39})=(-?[0-9]{1,9})")


def write_log(log: GameLog) -> str:
    """Write a whole log."""
    return "\n".join([*write_head(log), *map(write_row, log.rows), ""])


def write_head(log: GameLog) -> list[str]:
    """Write how the game began."""
    start = log.start
    if start.position is not None:
        begun = [f"position {json.dumps(start.position, ensure_ascii=False, separators=(',', ':'))}"]
    else:
        begun = [] if start.fair else [f"seed {start.seed}"]
        begun += [f"options {' '.join(f'{k}={v}' for k, v in start.options.items())}"] if start.options else []
    begun += [f"fair {write_fair(start.fair)}"] if start.fair else []
    return [
        f"bailey record {FORMAT}",
        f"game {log.game.name} {log.version}",
        *begun,
        f"seats {', '.join(start.seats)}",
    ]


def write_fair(fair: Fair) -> str:
    """Write what chance was made from."""
    nonces = ",".join(fair.nonces)
    return f"table={fair.table} commitment={fair.commitment} nonces={nonces} secret={fair.secret}"


def write_row(row: Row) -> str:
    """Write one row."""
    return f"{f'{row.n} {row.body}':<{WIDTH}} · {row.digest}"


class Line(NamedTuple):
    """A line and where it stands, for messages."""

    n: int
    text: str

    def fault(self, what: str) -> BadInput:
        """Make the error that names this line."""
        return BadInput(f"line {self.n}: {what}")


def decode(data: bytes) -> str:
    """Read bytes as text, or refuse them."""
    data = data.removeprefix(MARK)
    if len(data) > MOST_BYTES:
        message = f"the record is larger than {MOST_BYTES >> 20} MiB; no game needs so much"
        raise BadInput(message)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = len(LINE_END.findall(data[: fault.start].decode("utf-8"))) + 1
        message = f"line {line}: is not UTF-8 text; save the record as UTF-8"
        raise BadInput(message) from fault


def read_log(text: str | bytes, find: Callable[[str], Game], most: Callable[[Game], int] | None = None) -> GameLog:
    """Read a whole log; `find` finds a game by its name, and `most` tells how many rows its record may have."""
    text = decode(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    lines = [Line(n, line.rstrip(" ")) for n, line in enumerate(LINE_END.split(text), 1)]
    if not lines[-1].text:
        lines.pop()
    if len(lines) > MOST_ROWS + 8:
        message = f"line {MOST_ROWS + 8}: a record has at most {MOST_ROWS} rows"
        raise BadInput(message)
    head, rows = _head_and_rows(lines)
    log = _begin(head, lines, find)
    if most is not None and len(rows) > most(log.game):
        raise rows[most(log.game)].fault(f"a record of {log.game.title} has at most {most(log.game)} rows")
    for line in rows:
        _fold(log, line)
    return log


def _head_and_rows(lines: list[Line]) -> tuple[dict[str, Line], list[Line]]:
    """Part the head, by the first word of its lines, from the rows."""
    if not lines or lines[0].text != f"bailey record {FORMAT}":
        message = f"line 1: a record begins with `bailey record {FORMAT}`"
        raise BadInput(message)
    head: dict[str, Line] = {}
    for i, line in enumerate(lines[1:], 1):
        if line.text[:1].isdigit():
            return head, lines[i:]
        word, _, rest = line.text.partition(" ")
        if word not in ("game", "seed", "seats", "position", "options", "fair"):
            raise line.fault(f"{word!r:.60} is no part of a record's head; leave the line out")
        if word in head:
            raise line.fault(f"{word} stands there already, on line {head[word].n}; keep one of them")
        head[word] = Line(line.n, rest)
    message = f"line {len(lines) + 1}: the record ends before its first row, `1 setup`; begin a new game"
    raise BadInput(message)


def _begin(head: dict[str, Line], lines: list[Line], find: Callable[[str], Game]) -> GameLog:
    """Set the game up as the head says."""
    after = Line(lines[0].n + len(head), "")
    for word in ("game", "seats"):
        if word not in head:
            raise after.fault(f"the head has no `{word}` line; add one")
    if sum(word in head for word in ("seed", "position")) != (1 if "fair" not in head else "position" in head):
        raise after.fault("the head needs either a `seed` or a `position` line, or a `fair` one")
    game, version = _game(head["game"], find)
    start = _start(head)
    try:
        log = GameLog(game, start)
    except BREAKAGE as fault:
        raise head.get("position", after).fault(str(fault)) from fault
    log.version = version
    return log


def _game(line: Line, find: Callable[[str], Game]) -> tuple[Game, int]:
    name, _, version = line.text.partition(" ")
    try:
        game = find(name)
    except BadInput as fault:
        raise line.fault(str(fault)) from fault
    if not NUMBER.fullmatch(version) or not 1 <= int(version) <= game.version:
        raise line.fault(f"version {version!r:.60} of {game.title} is not known; versions go from 1 to {game.version}")
    return game, int(version)


def _start(head: dict[str, Line]) -> Start:
    seats = tuple(by.strip() for by in head["seats"].text.split(","))
    fair = _fair(head["fair"]) if "fair" in head else None
    if "position" in head:
        if "options" in head:
            raise head["options"].fault("options belong to a seed; a position has them already")
        return Start(seats, position=_position(head["position"]), fair=fair)
    if fair is not None:
        return Start(seats, options=_options(head["options"]) if "options" in head else {}, fair=fair)
    seed = head["seed"]
    if not NUMBER.fullmatch(seed.text):
        raise seed.fault(f"seed must be a whole number, not {seed.text!r:.60}")
    return Start(seats, int(seed.text), _options(head["options"]) if "options" in head else {})


def _position(line: Line) -> dict[str, Any]:
    try:
        position = parse_json(line.text)
    except BadInput as fault:
        raise line.fault(str(fault)) from fault
    if not isinstance(position, dict):
        raise line.fault("position must be an object {...}")
    return position


def _fair(line: Line) -> Fair:
    found = FAIR.fullmatch(line.text)
    if found is None:
        raise line.fault("write it as `fair table=... commitment=... nonces=...,... secret=...`")
    try:
        return Fair(found[1], found[4], found[2], tuple(found[3].split(","))).checked()
    except BadInput as fault:
        raise line.fault(str(fault)) from fault


def _options(line: Line) -> dict[str, int]:
    found = [OPTION.fullmatch(word) for word in line.text.split(" ")]
    options = {match[1]: int(match[2]) for match in found if match}
    if len(options) < len(found):
        raise line.fault("write options as name=number, each once")
    return options


def _fold(log: GameLog, line: Line) -> None:
    """Play one row, and compare what it leads to with what it says."""
    match = ROW.fullmatch(line.text)
    if not match:
        raise line.fault("write a row as `NUMBER WHAT · DIGEST`; the digest has twelve of the signs 0-9 and a-f")
    n, body, expected = match.groups()
    if int(n) != len(log.rows) + 1:
        raise line.fault(f"row {len(log.rows) + 1} should stand here, not row {n}; a row is missing or doubled")
    try:
        row = play_row(log, body)
    except BREAKAGE as fault:
        raise line.fault(str(fault)) from fault
    if row.digest != expected:
        raise Disagreement(row.n, expected, row.digest, _remedy(log))
    if row.body != body:
        raise line.fault(f"write this row as `{row.body}`")


def play_row(log: GameLog, body: str) -> Row:
    """Play what a row tells."""
    if (body == Kind.SETUP) != (not log.rows):
        raise BadInput("the first row, and no other, is `setup`")
    row = parse_row(log.game, body)
    if row.kind is Kind.SETUP:
        return log.setup()
    if row.kind is Kind.UNDO:
        return log.undo(row.to)
    if row.kind is Kind.TAKEBACK:
        return log.takeback(row.to)
    assert row.seat is not None
    if row.kind is Kind.TAKEOVER:
        return log.takeover(row.seat, row.by)
    if row.kind is Kind.RESIGN:
        return log.resign(row.seat)
    if row.kind is Kind.TIMEOUT:
        return log.timeout(row.seat)
    assert row.choice is not None
    return log.choose(row.choice, row.seat)


def parse_row(game: Game, body: str, n: int = 0, digest: str = "") -> Row:
    """Read what a row tells without playing it."""
    words = body.split(" ")
    if words == ["setup"]:
        return Row(Kind.SETUP, n, digest, final=True)
    if words[0] in ("undo", "takeback") and len(words) == 2 and NUMBER.fullmatch(words[1]):
        return Row(Kind(words[0]), n, digest, to=int(words[1]))
    if not SEAT.fullmatch(words[0]) or len(words) < 2:
        raise BadInput("a row is `setup`, `undo NUMBER`, `takeback NUMBER`, or a seat (p1, p2, ...) and what it did")
    seat, what, rest = int(words[0][1:]) - 1, words[1], words[2:]
    if what == Kind.TAKEOVER and len(rest) == 1:
        return Row(Kind.TAKEOVER, n, digest, seat=seat, by=rest[0])
    if what in (Kind.RESIGN, Kind.TIMEOUT) and not rest:
        return Row(Kind(what), n, digest, seat=seat)
    return Row(Kind.CHOICE, n, digest, seat=seat, choice=game.choices.parse(" ".join(words[1:])))


def _remedy(log: GameLog) -> str:
    if log.version < log.game.version:
        return f"it was played under version {log.version} of the rules, these are version {log.game.version}"
    return "the record was changed, or comes from other rules: play it with the Bailey that wrote it"
