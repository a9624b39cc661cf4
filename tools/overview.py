"""The speeds of all games in one table, beside the peers, and a page of history that shows a loss.

Rates compare within one run only, since machines differ and one machine changes by the hour. The history therefore
keeps how much is done while the calibration loop of `lab/stopwatch.py` runs once, and the ratio to the row before.
"""

from __future__ import annotations

import subprocess
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.games import find, names
from bailey.lab.bench import compile_times, loop, rate_line, search, search_mode
from bailey.lab.stopwatch import calibrate, measure, pin_to_one_core

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core.play.game import Game
    from bailey.lab.stopwatch import Work

    Report = Callable[[str], None]

MILLISECONDS = 1000


class Kind(NamedTuple):
    """One kind of speed: its mode, the rate that counts, and the work that is measured."""

    mode: Callable[[Game], str]
    unit: str
    work: Callable[[Game], Work]


def random_games(game: Game, *, plain: bool) -> Work:
    """Return work that plays random games with the usual number of players."""
    return loop(game, game.usual, "random", plain=plain)


KINDS = {
    "random": Kind(lambda _: "random games in one compiled loop", "decisions", partial(random_games, plain=False)),
    "search": Kind(search_mode, "iterations", lambda game: search(game, game.usual)),
    "plain": Kind(lambda _: "random games, plain", "decisions", partial(random_games, plain=True)),
}
HEAD = [
    "game", "players", "random decisions/s", "random games/s", "search iterations/s", "plain decisions/s",
    "first search, s of CPU", "from the cache",
]  # fmt: skip
HISTORY_HEAD = ["date", "commit", "game", *(word for kind in KINDS for word in (kind, "ratio"))]


def overview(report: Report, seconds: float = 5.0, repeats: int = 3) -> dict[str, Any]:
    """Measure all games with their usual number of players."""
    pin_to_one_core()
    before = calibrate()
    found = [speeds(find(name), report, seconds, repeats) for name in names()]
    return {"games": found, "calibration_ms": [before, calibrate()]}


def speeds(game: Game, report: Report, seconds: float, repeats: int) -> dict[str, Any]:
    """Measure one game in the modes that the overview shows."""
    rows = {}
    for name, kind in KINDS.items():
        rows[name] = {"mode": kind.mode(game), "players": game.usual, **measure(kind.work(game), seconds, repeats)}
        report(f"{game.name}: {rate_line(rows[name])}")
    return {"game": game.name, "players": game.usual, "rows": rows, "first": compile_times(game, report, ["search"])}


def rate(found: dict[str, Any], kind: str) -> float:
    """Return the rate of a game in one mode."""
    return float(found["rows"][kind][f"{KINDS[kind].unit}_per_second"])


def overview_lines(found: dict[str, Any]) -> list[str]:
    """Return the table of all games in Markdown, and that of the peers if they were measured."""
    lines = [*_markdown(HEAD, [_row(one) for one in found["games"]])]
    if found.get("peers"):
        head = ["peer", "game", "mode", "decisions/s", *(f"{one['game']}, ratio" for one in found["games"])]
        lines += ["", *_markdown(head, [*_peer_rows(found)])]
    before, after = found["calibration_ms"]
    return [*lines, "", f"The calibration loop took {before} ms before and {after} ms after."]


def _row(one: dict[str, Any]) -> list[str]:
    first = one["first"]["search"]
    rates = [rate(one, "random"), one["rows"]["random"]["games_per_second"], rate(one, "search"), rate(one, "plain")]
    times = [f"{first[name]['cpu_seconds']:.2f}" for name in ("cold", "warm")]
    return [one["game"], str(one["players"]), *(f"{value:,.0f}" for value in rates), *times]


def _peer_rows(found: dict[str, Any]) -> Iterator[list[str]]:
    """Yield the rows of the peers that play decisions: their rates, and ours divided by theirs."""
    for peer in found["peers"]:
        theirs = peer.get("decisions_per_second")
        if theirs:
            times = [f"{rate(one, 'random') / theirs:,.3g}" for one in found["games"]]
            yield [peer["peer"], peer["game"], peer["mode"], f"{theirs:,.0f}", *times]


def _markdown(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(row)} |"


# History


def add_to_history(page: Path, found: dict[str, Any]) -> list[str]:
    """Append one row for each game to the table at the end of a page, and return these rows."""
    text = page.read_text(encoding="utf-8") if page.exists() else "\n".join([*_markdown(HISTORY_HEAD, []), ""])
    rows = history_rows(found, text)
    page.write_text("\n".join([text.rstrip("\n"), *rows, ""]), encoding="utf-8")
    return rows


def history_rows(found: dict[str, Any], text: str) -> list[str]:
    """Return a row for each game: what it does in one calibration loop, divided by what the last row of it says."""
    unit = sum(found["calibration_ms"]) / 2 / MILLISECONDS
    last = _last_rows(text)
    when = [time.strftime("%Y-%m-%d"), _commit()]
    return [_history_row(when, one, unit, last.get(one["game"], {})) for one in found["games"]]


def _history_row(when: list[str], one: dict[str, Any], unit: float, before: dict[str, float]) -> str:
    cells = [*when, one["game"]]
    for kind in KINDS:
        done = rate(one, kind) * unit
        cells += [f"{done:.4g}", f"{done / before[kind]:.2f}" if kind in before else "-"]
    return f"| {' | '.join(cells)} |"


def _last_rows(text: str) -> dict[str, dict[str, float]]:
    """Return what the last row of each game says was done in one calibration loop."""
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(HISTORY_HEAD) and cells[2] in names():
            found[cells[2]] = {kind: float(cells[HISTORY_HEAD.index(kind)]) for kind in KINDS}
    return found


def _commit() -> str:
    """Return the short name of the commit that is checked out."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parent)
    return done.stdout.strip() or "-"
