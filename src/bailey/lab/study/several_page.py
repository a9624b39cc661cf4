"""What several changes do, as a table, a page and JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey.lab.study.changed_cards import heading
from bailey.lab.study.changed_cards import written as value_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bailey.lab.json_object import JsonObject

#: The columns of the table, in this order, where there is anything to say.
COLUMNS = ("taken", "wins", "points", "margin", "wins of who begins", "taken at", "seen", "decided", "lead_changes")
CLEAR = " *"
EXPLAINED = (
    "* is more than noise. Intervals hold all together, with 95 %, and p-values are corrected, over all changes and "
    "measures. Each change has the same deals as the printed game."
)


def change_rows(found: JsonObject, most: int = len(COLUMNS)) -> tuple[list[str], list[list[str]]]:
    """Return the head and the rows of a table: for each change what was, and what is; * where it is clear.

    A terminal has room for a few columns only.
    """
    told = {one["what"] for row in found["changes"] for one in row["effects"]}
    shown = [what for what in COLUMNS if what in told][:most]
    rows = []
    for row in found["changes"]:
        by_measure: dict[str, list[JsonObject]] = {}
        for one in row["effects"]:
            by_measure.setdefault(one["what"], []).append(one)
        rows.append([row["change"], *(_cell(by_measure.get(what, [])) for what in shown)])
    return ["change", *map(heading, shown)], rows


def _cell(effects: Sequence[JsonObject]) -> str:
    """Return what was and is; of several copies of a card that which is surest."""
    if not effects:
        return ""
    one = min(effects, key=lambda effect: effect["p"])
    before, after = (value_of(one["what"], one[when]) for when in ("before", "after"))
    return f"{before} to {after}{CLEAR if one['clear'] else ''}"


def several_lines(found: JsonObject) -> list[str]:
    """Return what is said of several changes beside the table."""
    games = f"{found['games']:,} games of {', '.join(found['seats'])}, seed {found['seed']}"
    clear = sum(any(one["clear"] for one in row["effects"]) for row in found["changes"])
    stopped = ", stopped early" if found["interrupted"] else ""
    lines = [
        f"{found['game']}, {len(found['changes'])} changes, {games} each{stopped}",
        f"{clear} of them {'makes' if clear == 1 else 'make'} a clear difference.",
        *(f"refused: {title}: {why}" for title, why in found["refused"].items()),
    ]
    return [*lines, EXPLAINED]


def write_changes(folder: Path, found: JsonObject) -> list[Path]:
    """Write report.html and changes.json; return their paths."""
    from bailey.lab.study import charts
    from bailey.lab.study.page import list_of, table_of, written
    from bailey.lab.study.study import write_files

    head, rows = change_rows(found)
    drawn = [charts.effects(found["changes"], what, heading(what)) for what in COLUMNS]
    page = written(
        f"{found['game']}: {len(found['changes'])} changes",
        [("What each change does", [list_of(several_lines(found)), table_of(head, rows)], drawn)],
    )
    content = json.dumps(found, indent=1, ensure_ascii=False)
    return write_files(folder, {"report.html": page.encode(), "changes.json": content.encode()})
