"""Writes an analysis as one page of HTML that opens without a network."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from bailey.cli.analysis_curve import curve
from bailey.cli.analysis_words import change, gave, percent
from bailey.cli.language import CURRENT, text

if TYPE_CHECKING:
    from bailey.analysis.findings import Stage
    from bailey.cli.analysis_words import AnalysisSentences

STYLE = """
:root { color-scheme: light dark; --ink: #23201c; --soft: #6b645a; --ground: #fbf9f5; --line: #d8d1c4;
  --p0: #1f5f99; --p1: #b3541e; --p2: #3d7a3d; --p3: #7a3d7a; --p4: #8a6d00; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7de; --soft: #a59d90; --ground: #1c1a17; --line: #3b3731;
    --p0: #7db8ea; --p1: #f0a06a; --p2: #8fcf8f; --p3: #d79bd7; --p4: #e0c25a; --bad: #ff8a80; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 0 auto;
  padding: 1rem; max-width: 62rem; }
h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2rem; }
p.soft, .soft { color: var(--soft); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
summary { cursor: pointer; } details table { font-size: .9rem; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.blunder, .mistake { color: var(--bad); font-weight: 600; } .inaccuracy { font-weight: 600; }
a { color: var(--p0); }
svg { width: 100%; min-width: 40rem; height: auto; display: block; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; }
.axis { stroke: var(--line); } .mark { fill: var(--bad); } .stroke { fill: var(--soft); }
""" + "".join(
    f".p{p} {{ stroke: var(--p{p}); fill: none; stroke-width: 2; stroke-dasharray: {dashes}; }} "
    f"text.of{p} {{ fill: var(--p{p}); font-weight: 600; }}\n"
    for p, dashes in enumerate(("none", "7 3", "2 3", "9 3 2 3", "1 4"))
)


def page(words: AnalysisSentences) -> str:
    """Return the page."""
    title = escape(words.title)
    parts = [
        f"<h1>{title}</h1><p class=soft>{escape(words.method)}</p>",
        _section("analysis-curve", f"<div class=scroll>{curve(words)}</div>"),
        _section("analysis-summary", _summary(words)),
        *(_costliest(words, p) for p in range(len(words.found.seats))),
        _section("analysis-all", _decisions(words)),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{CURRENT.get()}">{head}<style>{STYLE}</style>\n<body>\n{body}\n</body></html>\n'
    )


def _section(key: str, body: str) -> str:
    return f"<h2>{escape(text(key))}</h2>\n{body}"


def _summary(words: AnalysisSentences) -> str:
    heads, rows = words.summary()
    lines = [_line("th", heads), *(_line("td", row) for row in rows)]
    luck = "".join(f"<p class=soft>{escape(said)}</p>" for said in words.luck_by_source())
    table = f"<div class=scroll><table>{''.join(lines)}</table></div>"
    return f"{table}{luck}<p class=soft>{escape(text('analysis-adds-up'))}</p>"


def _line(cell: str, columns: list[str]) -> str:
    """Return a row of a table whose first column is text."""
    first, *rest = map(escape, columns)
    return f"<tr><{cell}>{first}" + "".join(f"<{cell} class=number>{column}" for column in rest)


def _costliest(words: AnalysisSentences, p: int) -> str:
    name, rows = words.names[p], words.costliest(words.found.players[p])
    if not rows:
        return f"<p>{escape(text('analysis-nothing-lost', player=name))}</p>"
    items = "".join(f"<li><a href=#row{row.n}>{row.n}</a> {escape(words.costly(row))}" for row in rows)
    return f"<h2>{escape(text('analysis-costliest', player=name, n=len(rows)))}</h2><ul>{items}</ul>"


def _decisions(words: AnalysisSentences) -> str:
    heads = [text(f"analysis-{key}") for key in ("row-number", "choice", "chance", "judgement", "luck")]
    lines = [_line("th", heads)]
    if words.deal():
        lines.append(f"<tr><td>1<td>{escape(text('analysis-deal'))}<td><td><td>{escape(words.deal())}")
    lines += [_decision(words, row) for row in words.found.rows]
    return f"<div class=scroll><table>{''.join(lines)}</table></div>"


def _decision(words: AnalysisSentences, row: Stage) -> str:
    chance = f"{percent(row.before.chance[row.seat])} → {percent(row.chosen.chance[row.seat])}"
    judged = escape(words.quality(row))
    if row.decision.cost:
        lost = f"\u2212{gave(row.decision)}" if row.decision.by_points else change(-row.decision.loss)
        judged = f"<span class={row.decision.quality}>{judged}</span> {escape(lost)}"
        judged += f"<br>{escape(words.better(row))}"
    if row.open > 1:
        judged += _compared(words, row)
    if row.open_cards is not None:
        judged += f"<p class=soft>{escape(words.open_cards(row, row.open_cards))}</p>"
    cells = (f"<td class=number>{chance}", f"<td>{judged}", f"<td>{escape(words.stroke(row))}")
    return f"<tr id=row{row.n}><td>{row.n}<td>{escape(words.made(row))}{''.join(cells)}"


def _compared(words: AnalysisSentences, row: Stage) -> str:
    """Return the compared choices of a decision and everybody's chance and lead, to be opened."""
    heads = [text(f"analysis-{key}") for key in ("choice", "chance", "lead")]
    lines = [_line("th", heads)]
    for one in words.compared(row):
        made = f" <b>{escape(text('analysis-made'))}</b>" if one.made else ""
        figures = "".join(f"<td class=number>{escape(figure)}" for figure in (one.chance, one.lead))
        lines.append(f"<tr><td>{escape(one.choice)}{made}{figures}")
    lines.append(f"<tr><th colspan=3>{escape(text('analysis-everybody'))}")
    lines += [_line("td", [*stands]) for stands in words.everybody(row)]
    head = f"<summary>{escape(text('analysis-compared'))}</summary>"
    lost = f"<p>{escape(words.lost(row))}</p>" if row.decision.cost else ""
    return f"<details>{head}{lost}<table>{''.join(lines)}</table></details>"
