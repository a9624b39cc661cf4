"""What holds as long as a card is in play, or answers another card: the numbers of its row that say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.clauses import ON_BUILDING, ON_REGION
from bailey.games.catan_cards.clauses.moments import moment_of, static_clauses
from bailey.games.catan_cards.clauses.selectors import selector
from bailey.games.catan_cards.clauses.threats import answered_by, threats
from bailey.games.catan_cards.data import PRINTED, ROWS
from bailey.games.catan_cards.packing import RESOURCES, packed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core import Data

#: Numbers of a card by name.
Numbers = dict[str, int]
#: Numbers that have one bit for each of what several clauses say.
BITS = {"counters", "leaves"}


def held_in_play(row: Data) -> Iterator[tuple[str, int]]:
    """Yield the numbers of a card; those in `BITS` may come more than once."""
    for operation, clause in static_clauses(row):
        yield from STATIC[operation["op"]](operation, clause).items()


def _doubles(operation: Data, _: Data) -> Numbers:
    if "land" not in operation["select"]:
        return {"more_beside": 1}
    return {"doubles": RESOURCES.index(PRINTED["lands"][operation["select"]["land"]])}


def _trade_rate(operation: Data, _: Data) -> Numbers:
    if operation["res"] == "of_neighbour_regions":
        return {"rate_beside": operation["give"]}
    if operation["res"] == "named":
        return {"rate_named": operation["give"]}
    return {"rate_of": RESOURCES.index(operation["res"]), "rate": operation["give"]}


def _extends(operation: Data, _: Data) -> Numbers:
    return {"extends": threats(operation["ids"]), "extends_by": operation["add_limit"]}


def _keeps(operation: Data, _: Data) -> Numbers:
    only = {"keeps_only": RESOURCES.index(operation["res"])} if operation["res"] in RESOURCES else {}
    return {"keeps": operation["capacity"], **only}


def _points_per(operation: Data, _: Data) -> Numbers:
    by_option = int(operation.get("own_point") == "option")
    return {
        f"adds_{operation['points']}": operation["add"],
        "per": selector(operation["per"]),
        "own_by_option": by_option,
    }


def _uncounted(operation: Data, _: Data) -> Numbers:
    everywhere = operation["select"]["scope"] == "principality"
    return {"uncounted_all": int(everywhere), "uncounted": int(not everywhere)}


def _cheaper(operation: Data, _: Data) -> Numbers:
    return {"cheaper": selector(operation["select"]), "cheaper_by": operation["n"]}


def _immune(operation: Data, clause: Data) -> Numbers:
    if clause.get("as_reaction"):
        return _cancel(operation, clause)
    everywhere = operation["select"]["scope"] == "principality"
    return {"stops_plague": int(everywhere), "stops_plague_beside": int(not everywhere)}


def _protect(operation: Data, _: Data) -> Numbers:
    against, wanted = threats(operation["from"]), dict(operation["select"])
    scope = wanted.pop("scope")
    if scope == "this":
        return {"shields_itself": against}
    if scope == "centre":
        return {"shields": against, "shielded": selector(wanted)}
    return {"shields_all": against, "shielded_all": selector(wanted)}


def _counts_as(operation: Data, _: Data) -> Numbers:
    """A card that counts as another protects like it; selectors find it by the other's name too."""
    other = next(row for row in ROWS if row["id"] == operation["id"])
    found: Numbers = {}
    for protection, clause in static_clauses(other):
        if protection["op"] == "protect":
            found |= _protect(protection, clause)
    return found


def _counter(_: Data, clause: Data) -> Numbers:
    return {"counters": threats(answered_by(clause))}


def _cancel(_: Data, clause: Data) -> Numbers:
    return {"cancels": threats(answered_by(clause))}


def _leaves(_: Data, clause: Data) -> Numbers:
    return {"leaves_for": packed(clause["cost"])} if "cost" in clause else {"leaves": 1 << moment_of(clause)}


#: How an operation becomes numbers of a card.
STATIC: dict[str, Callable[[Data, Data], Numbers]] = {
    "hand_limit": lambda operation, _: {"hand_limit": operation["add"]},
    "search_cost": lambda operation, _: {"search_cost": operation["set"]},
    "uncounted_by_brigands": _uncounted,
    "cost_reduction": _cheaper,
    "brigand_limit": lambda operation, _: {"brigand_limit": operation["add"]},
    "production_bonus": _doubles,
    "trade_rate": _trade_rate,
    "modify_card": _extends,
    "store": _keeps,
    "points_per": _points_per,
    "immune": _immune,
    "protect": _protect,
    "counter_attack_card": _counter,
    "cancel_card": _cancel,
    "counts_as": _counts_as,
    "resource_to_magic": lambda operation, _: {"most_magic": operation["capacity"]},
    "suppress": lambda *_: {"lies_on": ON_BUILDING},
    "no_production": lambda *_: {"lies_on": ON_REGION},
    "discard_this": _leaves,
    "exchange_limit": lambda operation, _: {"exchanges": operation["set"]},
}
