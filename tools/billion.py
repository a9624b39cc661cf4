"""What a billion games of each game cost, reckoned from the rates of one core in docs/speed.md.

python -m tools.billion            # writes the table into docs/cluster.md
"""

from __future__ import annotations

import re
from pathlib import Path

SPEED, PAGE = Path("docs/speed.md"), Path("docs/cluster.md")
BILLION, HOUR, DAY, YEAR = 1_000_000_000, 3600, 86_400, 365 * 86_400
#: The first table of docs/speed.md is that of Castle Combo, under no heading of its own.
FIRST = "Castle Combo"
RANDOM, GREEDY, SEARCH = (
    "random games in one compiled loop",
    "greedy games in one compiled loop",
    "search from the first",
)
ITERATIONS, CORES = 2000, 200
HEAD = ["game", "players", "random", f"random, {CORES} cores", "greedy", f"search:{ITERATIONS} at every seat"]
BEGIN, END = "<!-- by tools.billion -->\n", "<!-- end -->\n"


def rates(text: str) -> dict[str, list[list[str]]]:
    """Return the rows of each game's table: mode, players, decisions/s, games/s, iterations/s."""
    found: dict[str, list[list[str]]] = {}
    game = FIRST
    for line in text.splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ")
        elif re.match(r"\| (random|greedy|search) ?.* \| \d+ \|", line):
            found.setdefault(game, []).append([cell.strip().replace(",", "") for cell in line.split("|")[1:-1]])
    return found


def rows(text: str) -> list[list[str]]:
    """Return a row for each game and number of players that was measured."""
    return [
        row
        for game, measured in rates(text).items()
        for one in measured
        if one[0] == RANDOM
        for row in [_row(game, one, measured)]
    ]


def _row(game: str, one: list[str], measured: list[list[str]]) -> list[str]:
    players, decisions, games = one[1], float(one[2]), float(one[3])
    greedy = next((float(row[3]) for row in measured if row[0] == GREEDY and row[1] == players), None)
    search = next((float(row[4]) for row in measured if row[0].startswith(SEARCH) and row[1] == players), None)
    thought = decisions / games * ITERATIONS * BILLION
    return [
        game,
        players,
        duration(BILLION / games),
        duration(BILLION / games / CORES),
        duration(BILLION / greedy) if greedy else "-",
        duration(thought / search) if search else "-",
    ]


def duration(seconds: float) -> str:
    """Write a time with two digits, in the unit that fits."""
    for unit, name in ((YEAR, "years"), (DAY, "days"), (HOUR, "hours"), (60, "minutes"), (1, "seconds")):
        if seconds >= 2 * unit or unit == 1:
            value = seconds / unit
            return f"{value:,.1f} {name}" if value < 10 else f"{value:,.0f} {name}"
    raise AssertionError


def table(text: str) -> str:
    """Return the table in Markdown."""
    lines = [HEAD, ["---", "---:", "---:", "---:", "---:", "---:"], *rows(text)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def written(page: str, text: str) -> str:
    """Return the page with the table that follows from the rates."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + table(text) + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), SPEED.read_text(encoding="utf-8")), encoding="utf-8")
