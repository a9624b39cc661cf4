"""The findings of a study as JSON: what the report, the command and a notebook show."""
# Any: a row of a Polars frame.

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from bailey.lab.study.compare import differences
from bailey.lab.study.estimates import holm, z_of
from bailey.lab.study.measures import of_cards, of_counts, of_games, of_seats, skill, worth_of_cards
from bailey.lab.study.pairs import pairs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.lab.json_object import JsonObject
    from bailey.lab.study.compare import Difference
    from bailey.lab.study.estimates import Estimate
    from bailey.lab.study.measures import Measure
    from bailey.lab.study.tables import StudyTables

FORMAT = 1
DIGITS = 6


def findings(tables: StudyTables) -> JsonObject:
    """Return what one variant shows."""
    played = tables.played
    return {
        "format": FORMAT,
        "game": played.plan.game,
        "version": played.names.version,
        "players": len(played.plan.seats),
        "seats": list(played.plan.seats),
        "printed": list(played.names.printed),
        "seed": played.plan.seed,
        "options": dict(played.plan.options),
        "games": played.games,
        "wanted": played.wanted,
        "interrupted": played.interrupted,
        "game_measures": [_said(one) for one in of_games(tables)],
        "seats_measures": [_said(one) for one in of_seats(tables)],
        "skill": _skill(skill(tables)),
        "cards": cards(tables),
        "pairs": [{**vars(pair), "p": _round(pair.p)} | _rounded_pair(pair) for pair in pairs(tables)],
        "counts": [_said(one) for one in of_counts(tables)],
    }


def _rounded_pair(pair: Any) -> JsonObject:
    return {"together": _round(pair.together), "expected": _round(pair.expected)}


def _skill(found: Estimate | None) -> JsonObject | None:
    if found is None:
        return None
    return {"skill": _round(found.value), **_interval(found, 1), "luck": _round(1 - found.value)}


def _said(measure: Measure) -> JsonObject:
    estimate = measure.estimate
    return {"what": measure.what, "of": measure.of, "value": _round(estimate.value), **_interval(estimate, 1)}


def _interval(estimate: Estimate, comparisons: int) -> JsonObject:
    z = z_of(comparisons)
    return {"low": _round(estimate.low(z)), "high": _round(estimate.high(z))}


def _round(value: float) -> float | None:
    return round(value, DIGITS) if math.isfinite(value) else None


def cards(tables: StudyTables) -> list[JsonObject]:
    """Return a row for each card, those first whose takers win most beyond the others, what may be noise in the middle.

    Intervals of `worth` hold all together, and its p-values are corrected for how many cards there are.
    """
    titles = dict(zip(tables.played.names.cards, tables.played.names.titles, strict=True))
    rows: dict[str, JsonObject] = {}
    for measure in of_cards(tables):
        row = rows.setdefault(measure.of, {"card": measure.of, "title": titles[measure.of]})
        row[measure.what.replace(" ", "_")] = _round(measure.estimate.value)
        if measure.what == "points":
            row["points_interval"] = _interval(measure.estimate, 1)
    worth = {card: found for card, found in worth_of_cards(tables).items() if math.isfinite(found[2].error)}
    corrected = holm([difference.p for *_, difference in worth.values()])
    for (card, (with_, without, difference)), p in zip(worth.items(), corrected, strict=True):
        rows[card] |= {
            "wins_with": _round(with_.value),
            "wins_without": _round(without.value),
            "worth": _round(difference.value),
            "worth_interval": _interval(difference, len(worth)),
            "p": _round(p),
        }
    return sorted(rows.values(), key=_place)


def _place(row: JsonObject) -> tuple[float, float, str]:
    """Return what cards are sorted by: a card taken twice, by winners, is not the strongest."""
    worth = row.get("worth", -math.inf)
    noise = row.get("p", 1) >= 0.05
    return 3 if "worth" not in row else 1 if noise else 0 if worth > 0 else 2, -worth, row["card"]


def compared(before: StudyTables, after: StudyTables) -> list[JsonObject]:
    """Return what differs between two variants that were played on the same deals."""
    numbers = set(before.games["game"]) & set(after.games["game"])
    found = differences(measures(before), measures(after), len(numbers))
    return [_said_difference(one) for one in found]


def measures(tables: StudyTables) -> Iterable[Measure]:
    """Iterate over all that is measured."""
    yield from of_games(tables)
    yield from of_seats(tables)
    yield from of_cards(tables)
    yield from of_counts(tables)


def _said_difference(one: Difference) -> JsonObject:
    numbers = {name: _round(getattr(one, name)) for name in ("before", "after", "low", "high", "size", "p")}
    return {"what": one.what, "of": one.of, "difference": _round(one.difference.value), **numbers, "clear": one.clear}
