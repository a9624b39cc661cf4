"""Records: the text form of a log. Reading a record and writing it again gives the same text.

    bailey record 2
    game castle-combo 2
    layout 0123456789abcdef0123
    seed 7
    seats you, search:2000, greedy
    1 setup                          · 9f8e7d6c5b4a
    2 p1 take slot=2                 · 0123456789ab
    3 undo 1                         · 9f8e7d6c5b4a
    ...
    result 45, 38, 41 (won by p1)

A record is read whole or refused with the number of the faulty line and the remedy. Each row must be legal and lead to
its digest, and the last line of a finished game must be its result. If the digests have another `layout` than today's
states, they are kept but not compared (`GameLog.digests_compared`). See decision 0026.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.errors import BadInput
from bailey.core.records.day import DayChance
from bailey.core.records.fair import Fair
from bailey.core.records.log import BREAKAGE, MOST_ROWS, Disagreement, GameLog
from bailey.core.records.names import check_removed, read_removed, write_removed
from bailey.core.records.older import OlderLog
from bailey.core.records.rows import Kind, LogRow
from bailey.core.records.start import Start
from bailey.core.state.forms import parse as parse_json
from bailey.core.state.layout import layout_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game
    from bailey.core.play.position import Position

FORMAT = 2
MOST_BYTES = 4 << 20
WIDTH = 32
NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")
#: The line ends of all systems.
LINE_END = re.compile(r"\r\n?|\n")
#: The byte order mark that some editors write first.
MARK = b"\xef\xbb\xbf"
SEAT = re.compile(r"p[1-9][0-9]?")
ROW = re.compile(r"([1-9][0-9]{0,5}) +(.*\S) +· +([0-9a-f]{12})")
FAIR = re.compile(r"table=(\S+) commitment=(\S+) nonces=(\S+) secret=(\S+)")
LAYOUT = re.compile(r"[0-9a-f]{20}")
RESULT = re.compile(r"result -?\d+(, -?\d+)* \(won by [^()]+\)")
OPTION = re.compile(r"([a-z][a-z0-9_]{0,39})=(-?[0-9]{1,9})")


def write_log(log: GameLog) -> str:
    """Write a log as a record."""
    return write_rows(log) + (f"{write_result(log.position)}\n" if log.position.over else "")


def write_rows(log: GameLog) -> str:
    """Write a log as a record without its result."""
    return "\n".join([*write_head(log), *map(write_row, log.rows), ""])


def write_head(log: GameLog) -> list[str]:
    """Write the lines before the first row."""
    start = log.start
    if start.position is not None:
        begun = [f"position {json.dumps(start.position, ensure_ascii=False, separators=(',', ':'))}"]
    else:
        begun = [] if start.fair else [f"seed {start.seed}"]
        begun += [f"options {' '.join(f'{k}={v}' for k, v in start.options.items())}"] if start.options else []
    begun += [f"fair {write_fair(start.fair)}"] if start.fair else []
    begun += [f"day {start.fair.day}"] if isinstance(start.fair, DayChance) else []
    begun += [f"removed {write_removed(start.removed)}"] if start.removed else []
    return [
        f"bailey record {FORMAT}",
        f"game {log.game.name} {log.game.version}",
        f"layout {log.layout}",
        *begun,
        f"seats {', '.join(start.seats)}",
    ]


def write_fair(fair: Fair) -> str:
    """Write what fair chance is made from."""
    nonces = ",".join(fair.nonces)
    return f"table={fair.table} commitment={fair.commitment} nonces={nonces} secret={fair.secret}"


def write_row(row: LogRow) -> str:
    """Write one row."""
    return f"{f'{row.n} {row.body}':<{WIDTH}} · {row.digest}"


def write_result(position: Position) -> str:
    """Write the scores and winners of a finished game."""
    winners = ", ".join(f"p{player + 1}" for player in position.winners)
    return f"result {', '.join(map(str, position.score()))} (won by {winners or 'nobody'})"


class RecordLine(NamedTuple):
    """A line of a record and its number."""

    n: int
    text: str

    def fault(self, what: str) -> BadInput:
        """Return an error that names this line."""
        return BadInput(f"line {self.n}: {what}")


def decode(data: bytes) -> str:
    """Decode UTF-8, or refuse what is too large or malformed."""
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
    """Read a record; `find` returns a game by its name, and `most` how many rows a record of a game may have."""
    lines = _lines(decode(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")))
    head, rows = _head_and_rows(lines)
    result = rows.pop() if rows[-1].text.startswith("result ") else None
    log = _begin(head, lines, find)
    if most is not None and len(rows) > most(log.game):
        raise rows[most(log.game)].fault(f"a record of {log.game.title} has at most {most(log.game)} rows")
    for line in rows:
        _fold(log, line)
    if "removed" in head:
        _check_removed(log, head["removed"])
    if result is not None:
        _compare_result(log, result)
    return log


def _lines(text: str) -> list[RecordLine]:
    lines = [RecordLine(n, line.rstrip(" ")) for n, line in enumerate(LINE_END.split(text), 1)]
    if not lines[-1].text:
        lines.pop()
    if len(lines) > MOST_ROWS + 8:
        message = f"line {MOST_ROWS + 8}: a record has at most {MOST_ROWS} rows"
        raise BadInput(message)
    return lines


def _check_format(lines: list[RecordLine]) -> None:
    """Refuse a text that is no record of today's format."""
    first = lines[0].text if lines else ""
    if first == "bailey record 1":
        message = "line 1: records of format 1 were written before the first release, and are no longer read"
        raise BadInput(message)
    if first != f"bailey record {FORMAT}":
        message = f"line 1: a record begins with `bailey record {FORMAT}`"
        raise BadInput(message)


def _head_and_rows(lines: list[RecordLine]) -> tuple[dict[str, RecordLine], list[RecordLine]]:
    """Split the lines into the head, by the first word of each line, and the rows."""
    _check_format(lines)
    head: dict[str, RecordLine] = {}
    for i, line in enumerate(lines[1:], 1):
        if line.text[:1].isdigit():
            return head, lines[i:]
        word, _, rest = line.text.partition(" ")
        if word not in ("game", "layout", "seed", "seats", "position", "options", "fair", "day", "removed"):
            raise line.fault(f"{word!r:.60} is not part of a record's head; delete the line")
        if word in head:
            raise line.fault(f"{word} is on line {head[word].n} already; delete one of them")
        head[word] = RecordLine(line.n, rest)
    message = f"line {len(lines) + 1}: the record ends before its first row, `1 setup`; begin a new game"
    raise BadInput(message)


def _begin(head: dict[str, RecordLine], lines: list[RecordLine], find: Callable[[str], Game]) -> GameLog:
    """Set up the game that the head describes."""
    after = RecordLine(lines[0].n + len(head), "")
    for word in ("game", "layout", "seats"):
        if word not in head:
            raise after.fault(f"the head has no `{word}` line; add one")
    if sum(word in head for word in ("seed", "position")) != (1 if "fair" not in head else "position" in head):
        raise after.fault("the head needs either a `seed` or a `position` line, or a `fair` one")
    if "day" in head and ("fair" not in head or "position" in head):
        raise head["day"].fault("a deal of the day needs a `fair` line, and begins from no position")
    if "removed" in head and "fair" not in head:
        raise head["removed"].fault("names are removed from a record with a `fair` line only; delete the line")
    game, layout, start = _game(head["game"], find), _layout(head["layout"]), _start(head)
    try:
        return GameLog(game, start) if layout == layout_of(game) else OlderLog(game, start, layout)
    except BREAKAGE as fault:
        raise head.get("position", after).fault(str(fault)) from fault


def _game(line: RecordLine, find: Callable[[str], Game]) -> Game:
    name, _, version = line.text.partition(" ")
    try:
        game = find(name)
    except BadInput as fault:
        raise line.fault(str(fault)) from fault
    if version != str(game.version):
        played = f"under version {version!r:.60} of {game.title}, and these rules are version {game.version}"
        raise line.fault(f"the record was played {played}; open it with the Bailey that wrote it")
    return game


def _layout(line: RecordLine) -> str:
    if not LAYOUT.fullmatch(line.text):
        raise line.fault("write the layout as twenty of the digits 0-9 and a-f")
    return line.text


def _start(head: dict[str, RecordLine]) -> Start:
    seats = tuple(by.strip() for by in head["seats"].text.split(","))
    fair = _fair(head["fair"]) if "fair" in head else None
    if fair is not None and "day" in head:
        fair = _day(head["day"], fair, head["game"].text.partition(" ")[0])
    if "position" in head:
        if "options" in head:
            raise head["options"].fault("options need a seed; a position contains them already")
        return Start(seats, position=_position(head["position"]), fair=fair, removed=_removed(head))
    if fair is not None:
        options = _options(head["options"]) if "options" in head else {}
        return Start(seats, options=options, fair=fair, removed=_removed(head))
    seed = head["seed"]
    if not NUMBER.fullmatch(seed.text):
        raise seed.fault(f"seed must be a whole number, not {seed.text!r:.60}")
    return Start(seats, int(seed.text), _options(head["options"]) if "options" in head else {})


def _removed(head: dict[str, RecordLine]) -> dict[int, str]:
    try:
        return read_removed(head["removed"].text) if "removed" in head else {}
    except BadInput as fault:
        raise head["removed"].fault(str(fault)) from fault


def _position(line: RecordLine) -> dict[str, object]:
    try:
        position = parse_json(line.text)
    except BadInput as fault:
        raise line.fault(str(fault)) from fault
    if not isinstance(position, dict):
        raise line.fault("position must be an object {...}")
    return position


def _fair(line: RecordLine) -> Fair:
    found = FAIR.fullmatch(line.text)
    if found is None:
        raise line.fault("write it as `fair table=... commitment=... nonces=...,... secret=...`")
    try:
        return Fair(found[1], found[4], found[2], tuple(found[3].split(","))).checked()
    except BadInput as fault:
        raise line.fault(str(fault)) from fault


def _day(line: RecordLine, fair: Fair, game: str) -> Fair:
    try:
        return DayChance(fair.table, fair.secret, fair.commitment, fair.nonces, game, line.text).checked()
    except BadInput as fault:
        raise line.fault(str(fault)) from fault


def _options(line: RecordLine) -> dict[str, int]:
    found = [OPTION.fullmatch(word) for word in line.text.split(" ")]
    options = {match[1]: int(match[2]) for match in found if match}
    if len(options) < len(found):
        raise line.fault("write options as name=number, each once")
    return options


def _fold(log: GameLog, line: RecordLine) -> None:
    """Play one row, and compare its digest with that of the state that it leads to."""
    match = ROW.fullmatch(line.text)
    if not match:
        raise line.fault("write a row as `NUMBER WHAT · DIGEST`; the digest has twelve of the digits 0-9 and a-f")
    n, body, expected = match.groups()
    if int(n) != len(log.rows) + 1:
        raise line.fault(f"row {len(log.rows) + 1} should be here, not row {n}; a row is missing or doubled")
    if isinstance(log, OlderLog):
        log.recorded = expected
    try:
        row = play_row(log, body)
    except BREAKAGE as fault:
        raise line.fault(str(fault)) from fault
    if row.digest != expected:
        remedy = "the record was changed, or written under other rules: open it with the Bailey that wrote it"
        raise Disagreement(row.n, expected, row.digest, remedy)
    if row.body != body:
        raise line.fault(f"write this row as `{row.body}`")


def _check_removed(log: GameLog, line: RecordLine) -> None:
    """Refuse a digest where no name can have stood: whoever writes one bends chance."""
    try:
        check_removed(log.start.seats, log.rows, log.start.removed)
    except BadInput as fault:
        raise line.fault(str(fault)) from fault


def _compare_result(log: GameLog, line: RecordLine) -> None:
    """Refuse a result that is not the one of this game."""
    if not log.position.over:
        raise line.fault("the game is not over after the last row; delete the line `result`")
    if line.text != write_result(log.position):
        raise line.fault(f"the game ends with `{write_result(log.position)}`, not with `{line.text:.80}`")


def play_row(log: GameLog, body: str) -> LogRow:
    """Play a row."""
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


def parse_row(game: Game, body: str, n: int = 0, digest: str = "") -> LogRow:
    """Read a row without playing it."""
    words = body.split(" ")
    if words == ["setup"]:
        return LogRow(Kind.SETUP, n, digest, final=True)
    if words[0] in ("undo", "takeback") and len(words) == 2 and NUMBER.fullmatch(words[1]):
        return LogRow(Kind(words[0]), n, digest, to=int(words[1]))
    if not SEAT.fullmatch(words[0]) or len(words) < 2:
        raise BadInput("a row is `setup`, `undo NUMBER`, `takeback NUMBER`, or a seat (p1, p2, ...) and what it did")
    seat, what, rest = int(words[0][1:]) - 1, words[1], words[2:]
    if what == Kind.TAKEOVER and len(rest) == 1:
        return LogRow(Kind.TAKEOVER, n, digest, seat=seat, by=rest[0])
    if what in (Kind.RESIGN, Kind.TIMEOUT) and not rest:
        return LogRow(Kind(what), n, digest, seat=seat)
    return LogRow(Kind.CHOICE, n, digest, seat=seat, choice=game.choices.parse(" ".join(words[1:])))
