"""Whether variants agree about a change: the same change between weak and strong bots, or with more players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.lab.study.changed_cards import TOLD, changed_cards
from bailey.lab.study.several import WHOLE
from bailey.lab.study.words import is_share, measure, number, share

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
            of_card = effect["what"] in TOLD and effect["of"] in cards
            if of_card or (effect["what"] in WHOLE and not effect["of"]):
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
    name = TOLD[row["what"]][0] if row["what"] in TOLD else measure(row["what"])
    return f"{name}: {row['of']}" if row["of"] else name


def _cell(what: str, effect: JsonObject | None) -> str:
    if effect is None:
        return "the same"
    write = share if is_share(what) or TOLD.get(what, ("", False))[1] else number
    sign = "+" if effect["difference"] > 0 else ""
    said = f"{sign}{write(effect['difference'])}"
    return said if effect["clear"] else f"{said} (noise)"
