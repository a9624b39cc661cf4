"""The report of a study: one HTML page that needs no network."""
# Any: charts of Altair, which is imported only for reports.

from __future__ import annotations

import html
import json
from typing import TYPE_CHECKING, Any

from bailey.lab.study import charts
from bailey.lab.study.changed_cards import cells_of, changed_cards, sentence_of
from bailey.lab.study.vega import vega
from bailey.lab.study.words import change_in_words, difference_in_words, in_words, number, share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.lab.json_object import JsonObject
    from bailey.lab.study.tables import StudyTables

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem } .quiet { color: #666 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd; white-space: pre;
  vertical-align: top }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem } tr.noise td { color: #888 }
.chart { width: 100%; max-width: 46rem; margin-top: 1.5rem } .chart.vega-embed { display: block }
"""
EMBED = "vegaEmbed('#chart{i}', {spec}, {{actions: false}});"
MOST_ROWS = 200
#: So many changed cards are told at the top of a page.
MOST_CHANGED = 12
#: A heading, texts in HTML, and charts.
Section = tuple[str, list[str], list[Any]]


def page(tables: StudyTables, found: JsonObject, title: str) -> str:
    """Return the page of one study, and of what a change makes different, if there is one."""
    sections: list[Section] = [
        *_changed(found),
        *_changes(found),
        (
            "The game",
            [list_of(in_words(found))],
            [
                charts.scores(tables),
                charts.course(tables, "turns", "turns in a game"),
                charts.course(tables, "decided", "share of the game after which the winner stayed ahead"),
            ],
        ),
        *_cards(found),
        ("What happens in a game", [_counts(found)], []),
    ]
    return written(title, sections)


def _changed(found: JsonObject) -> list[Section]:
    """Begin with the cards that the change names, each with a sentence and its numbers."""
    rows = changed_cards(found) if "differences" in found else []
    if not rows:
        return []
    texts = []
    for row in rows[:MOST_CHANGED]:
        cells = [*cells_of(found, row["card"])]
        table = table_of(["", "printed", "changed", "difference", "p"], cells) if cells else ""
        texts += [f"<p>{html.escape(sentence_of(found, row))}</p>", table]
    return [
        ("The changed card" if len(rows) == 1 else "The changed cards", [*texts, f"<p class=quiet>{CORRECTED}</p>"], [])
    ]


def _changes(found: JsonObject) -> list[Section]:
    if "differences" not in found:
        return []
    rows = found["differences"]
    clear, noise = ([row for row in rows if row["clear"] is sort] for sort in (True, False))
    said = " ".join(change_in_words(found))
    texts = [f"<p>{said} {CORRECTED}</p>", _differences(clear) if clear else ""]
    if noise:
        texts.append(f"<details><summary>{len(noise)} within the noise</summary>{_differences(noise)}</details>")
    return [("What the change does", texts, [charts.changes(rows)])]


def _differences(rows: list[JsonObject]) -> str:
    return table_of(
        ["", "printed", "changed", "difference", "interval", "p"],
        [difference_in_words(row) for row in rows[:MOST_ROWS]],
    )


CORRECTED = "Intervals hold all together, with 95 %; p-values are corrected for how many measures there are."


def _cards(found: JsonObject) -> list[Section]:
    if not found["cards"]:
        return []
    rows = found["cards"]
    table = table_of(
        ["card", "seen", "taken if seen", "turns it lies", "taken at", "wins with", "without", "points"],
        [
            [
                row["title"],
                share(row.get("seen")),
                share(row.get("taken")),
                number(row.get("lain")),
                share(row.get("taken_at")),
                share(row.get("wins_with")),
                share(row.get("wins_without")),
                number(row.get("points")),
            ]
            for row in rows
        ],
        noise=[(row.get("p") or 0) >= 0.05 for row in rows],
    )
    return [
        ("The cards", [f"<p>{WORTH} {CORRECTED}</p>"], [charts.worth(found), charts.taken(found)]),
        ("All cards", [table], []),
        ("What goes together", [_pairs(found)], []),
    ]


WORTH = (
    "How much more those win who take a card says what it goes with as well as what it does: a card that winners can "
    "afford looks strong. A change of the card shows what it does itself."
)


def _pairs(found: JsonObject) -> str:
    titles = {row["card"]: row["title"] for row in found["cards"]}
    rows = [
        [
            f"{titles[pair['first']]} + {titles[pair['second']]}",
            str(pair["games"]),
            share(pair["together"]),
            share(pair["expected"]),
            number(pair["p"]),
        ]
        for pair in found["pairs"]
    ]
    if not rows:
        return "<p>No two cards are taken together more often, or less, than chance has it.</p>"
    noise = [pair["p"] >= 0.05 for pair in found["pairs"]]
    return table_of(["both taken", "games", "by one player", "by chance", "p"], rows, noise=noise)


def _counts(found: JsonObject) -> str:
    rows = [[row["of"].replace("_", " "), row["what"], number(row["value"])] for row in found["counts"]]
    return table_of(["what", "", "in a game"], rows)


def list_of(lines: Iterable[str]) -> str:
    """Return lines as a list in HTML."""
    return f"<ul>{''.join(f'<li>{html.escape(line)}</li>' for line in lines)}</ul>"


def table_of(head: Sequence[str], rows: Sequence[Sequence[str]], noise: Sequence[bool] = ()) -> str:
    """Return a table in HTML; rows that may be noise are grey."""
    top = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    quiet = [*noise, *[False] * (len(rows) - len(noise))]
    body = "".join(
        f"<tr{' class=noise' if dim else ''}>{''.join(f'<td>{html.escape(cell)}</td>' for cell in row)}</tr>"
        for row, dim in zip(rows, quiet, strict=True)
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def written(title: str, sections: Iterable[Section]) -> str:
    """Return a page with some sections."""
    parts: list[str] = []
    specs: list[JsonObject] = []
    for heading, texts, drawn in sections:
        parts += [f"<h2>{html.escape(heading)}</h2>", *texts]
        for chart in filter(None, drawn):
            parts.append(f'<div class="scroll"><div class="chart" id="chart{len(specs)}"></div></div>')
            specs.append(chart.to_dict() | {"width": "container"})  # as wide as the screen allows
    calls = "\n".join(EMBED.format(i=i, spec=_in_script(spec)) for i, spec in enumerate(specs))
    name = html.escape(title)
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{name}</title><style>{STYLE}</style>\n<h1>{name}</h1>\n{''.join(parts)}\n<script>{vega()}</script>\n<script>{calls}</script></html>\n"
    )


def _in_script(spec: JsonObject) -> str:
    """Return JSON that cannot end the script in which it stands."""
    return json.dumps(spec).replace("<", "\\u003c")
