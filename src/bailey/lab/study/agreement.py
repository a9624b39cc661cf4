"""Whether variants agree about a change: the same change between weak and strong bots, or with more players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.lab.study.changed_cards import changed_cards, heading, is_told, written

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject

#: All find the same direction beyond noise; two find opposite ones; or some find nothing clear.
YES, NO, OPEN = "yes", "no", "open"


def agreement(found: dict[str, JsonObject]) -> list[JsonObject]:
    """Return a row for each measure of the changed cards and of whole games: what each variant finds; if they agree."""
    rows: dict[tuple[str, str], JsonObject] = {}
    for variant, one in found.items():
        cards = {row["card"] for row in changed_cards(one)}
        for effect in one["differences"]:
            if is_told(effect["what"], effect["of"], changed=effect["of"] in cards):
                row = rows.setdefault((effect["what"], effect["of"]), {"what": effect["what"], "of": effect["of"]})
                row[variant] = {key: effect[key] for key in ("difference", "low", "high", "clear")}
    return [{**row, "agree": _agree([row.get(variant) for variant in found])} for row in rows.values()]


def _agree(effects: list[JsonObject | None]) -> str:
    signs = [effect["difference"] > 0 if effect and effect["clear"] else None for effect in effects]
    clear = {sign for sign in signs if sign is not None}
    return NO if len(clear) > 1 else OPEN if None in signs else YES


def agreement_rows(rows: list[JsonObject], variants: list[str]) -> tuple[list[str], list[list[str]]]:
    """Return the head and the rows of a table."""
    cells = [
        [_called(row), *(_cell(row["what"], row.get(variant)) for variant in variants), row["agree"]] for row in rows
    ]
    return ["what the change does", *variants, "agree"], cells


def _called(row: JsonObject) -> str:
    return f"{heading(row['what'])}: {row['of']}" if row["of"] else heading(row["what"])


def _cell(what: str, effect: JsonObject | None) -> str:
    if effect is None:
        return "the same"
    said = f"{'+' if effect['difference'] > 0 else ''}{written(what, effect['difference'])}"
    return said if effect["clear"] else f"{said} (noise)"
