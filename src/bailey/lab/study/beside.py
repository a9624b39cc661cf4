"""The report of several variants of a game side by side."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey.lab.study import charts
from bailey.lab.study.agreement import agreement_rows
from bailey.lab.study.page import table_of, written
from bailey.lab.study.study import write_files
from bailey.lab.study.variants import side_by_side
from bailey.lab.study.words import measure, with_interval

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.lab.json_object import JsonObject
    from bailey.lab.study.page import Section

INTERVALS = "Each interval holds by itself, with 95 %. The variants are not paired: they may have other deals."
#: Measures that have one value for each seat or bot, in the order of the page.
GROUPS = ("wins of seat", "score of seat", "wins of bot", "score of bot")


def write_beside(folder: Path, found: dict[str, JsonObject], effects: list[JsonObject]) -> list[Path]:
    """Write report.html and variants.json of the findings of each variant; return their paths.

    `effects` is what a change does in each of them, if there is one; it is written as effects.json.
    """
    rows = side_by_side(found)
    contents = {"report.html": beside_page(found, rows, effects).encode(), "variants.json": _json(rows)}
    return write_files(folder, {**contents, **({"effects.json": _json(effects)} if effects else {})})


def _json(rows: list[JsonObject]) -> bytes:
    return json.dumps(rows, indent=1, ensure_ascii=False).encode()


def beside_page(found: dict[str, JsonObject], rows: list[JsonObject], effects: list[JsonObject]) -> str:
    """Return the page."""
    names = list(found)
    first = next(iter(found.values()))
    games = " and ".join(sorted({f"{one['games']:,}" for one in found.values()}))
    bots = {", ".join(dict.fromkeys(one["seats"])) for one in found.values()}
    of_bots = f" of {bots.pop()}" if len(bots) == 1 else ""  # where bots are compared, the variants name them
    title = f"{first['game']}: {', '.join(names)}, {games} games each{of_bots}"
    whole = [row for row in rows if not row["of"]]
    parted = [row for group in GROUPS for row in rows if row["what"] == group]
    groups = list(dict.fromkeys(row["what"] for row in parted))
    drawn, of_seats = ([charts.variants(what, rows, names) for what in some] for some in (_whats(whole), groups))
    sections: list[Section] = [
        *([("What the change does", [table_of(*agreement_rows(effects, names))], [])] if effects else []),
        ("Whole games", [f"<p>{INTERVALS}</p>", _table(whole, names)], drawn),
        ("Seats and bots", [_table(parted, names)], of_seats),
    ]
    return written(title, sections)


def _whats(rows: list[JsonObject]) -> list[str]:
    return [row["what"] for row in rows]


def _table(rows: list[JsonObject], names: list[str]) -> str:
    cells = [
        [
            f"{measure(row['what'])} {row['of']}".strip(),
            *(with_interval(row["what"], row.get(name)).replace(" (", "\n(") for name in names),
        ]
        for row in rows
    ]
    return table_of(["", *names], cells)
