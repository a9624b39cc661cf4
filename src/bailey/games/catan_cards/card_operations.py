"""What the sentences of operations are told: for each operation of the data, the arguments of its pattern."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.card_words import ABOUT, Args, dashed
from bailey.games.catan_cards.cards import rulebook
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.rules.sums import BRIGANDS_LEAVE

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Data
    from bailey.games.catan_cards.card_effects import Effects


def _outcomes(texts: Effects, operation: Data) -> Args:
    """Return what follows when a roll is won or lost."""
    return {name: texts.begun(texts.steps(operation[key])) for name, key in (("won", "on_win"), ("lost", "on_lose"))}


def _duel(texts: Effects, operation: Data, _: Data) -> Args:
    return {
        "most": operation["win"][-1],
        "most-countered": operation["win_countered"][-1],
        **_outcomes(texts, operation),
        "counter": texts.either(operation["counter"]),
    }


def _returned(texts: Effects, operation: Data, _: Data) -> Args:
    chooser, owner = operation["chooser"], operation["owner"]
    own = chooser in {"owner", owner}
    person = texts.person(owner)["person"] if own else ""
    what = texts.selected(operation["select"], n=operation["n"])
    return {"chooser": "owner" if own else chooser, "person": person, "what": what}


def _steal(_: Effects, operation: Data, __: Data) -> Args:
    giver = operation["res"] == "chosen_by_giver"
    upto = int(operation.get("upto", 0) and (giver or operation["n"] > 1))
    return {"to": operation["to"], "n": operation["n"], "upto": upto, "chooser": "giver" if giver else "taker"}


def _resources(texts: Effects, operation: Data, _: Data) -> Args:
    return {**texts.person(operation["who"]), "what": texts.chosen(operation)}


def _gain_per(texts: Effects, operation: Data, clause: Data) -> Args:
    per, most = operation["per"], operation.get("maximum", 0)
    if "points" in per:
        each = texts.say("per-points", points=texts.say(f"value-{per['points']}", n=per["each"]))
    else:
        each = texts.selected(per, ".each")
    return {**_resources(texts, operation, clause), "each": each, "most": most}


def _swap(texts: Effects, operation: Data, _: Data) -> Args:
    among = texts.resources(operation.get("res_in", ()), "list-and")
    return {**texts.person(operation["who"]), "n": operation["upto"], "among": among}


def _rate(texts: Effects, operation: Data, _: Data) -> Args:
    resource, n = operation["res"], operation["give"]
    give = texts.amount(resource, n) if resource in RESOURCES else texts.say(f"rate-{dashed(resource)}", n=n)
    return {"give": give, "n": operation["get"]}


def _put_under(texts: Effects, operation: Data, _: Data) -> Args:
    chooser, owner = operation["chooser"], operation["owner"]
    if operation.get("only_if_taken"):
        person: Args = texts.person("taker")
    else:
        person = texts.person(owner if chooser == "owner" else chooser)
    hand = "rival" if chooser not in {"owner", owner} else "self" if owner == "self" else "owner"
    where = "one" if operation.get("same_stack") else "same" if "stack" in operation else "any"
    n = 0 if operation["n"] == "any" else operation["n"]
    return {**person, "n": n, "hand": hand, "where": where}


def _search(texts: Effects, operation: Data, _: Data) -> Args:
    other = "yes" if operation.get("different_stacks") else "no"
    optional = "yes" if operation.get("optional") else "no"
    stacks, under = operation.get("stacks", 1), operation.get("put_under", 0)
    rest: Args = {"other": other, "optional": optional, "stacks": stacks, "under": under}
    return {**texts.person(operation["who"]), "n": operation["take"], **rest}


def _draw(texts: Effects, operation: Data, _: Data) -> Args:
    n = operation["n"]
    count = "number" if isinstance(n, int) else dashed(n)
    counted: Args = {"count": count, "n": n if isinstance(n, int) else 0}
    return {**texts.person(operation["who"]), **counted, "optional": int(operation.get("optional", 0))}


def _region_add(texts: Effects, data: Data, _: Data) -> Args:
    beside = texts.selected(data["bordering"], ".each") if "bordering" in data else "none"
    return {"n": data["n"], "beside": beside, "most": data.get("select", {}).get("choose_upto", 0)}


def _produced(texts: Effects, operation: Data, _: Data) -> Args:
    land = operation["select"].get("land")
    what = texts.say("each-region-of", land=texts.say(f"land-{land}")) if land else texts.say("each-region")
    return {"n": operation["add"], "what": what, "scope": operation["select"]["scope"]}


def _no_production(texts: Effects, operation: Data, _: Data) -> Args:
    beside = operation["select"].get("bordering")
    return {"beside": texts.selected(beside) if beside else "none"}


def _points_per(texts: Effects, operation: Data, _: Data) -> Args:
    points = texts.say(f"value-{operation['points']}.more", n=operation["add"])
    return {"points": points, "each": texts.selected(operation["per"], ".each")}


def _safe(texts: Effects, operation: Data, _: Data) -> Args:
    select, threats = operation["select"], operation["to" if "to" in operation else "from"]
    wanted = {key: value for key, value in select.items() if key not in ABOUT}
    what = texts.selected(wanted, ".all") if wanted else ""
    return {"scope": select["scope"], "threat": texts.either(threats), "what": what}


def _suppressed(texts: Effects, operation: Data, _: Data) -> Args:
    under = operation["select"].get("scope") == "under_this"
    what = "none" if under else texts.selected(operation["select"])
    return {"points": texts.points(operation["points"]), "what": what}


def _cancels(texts: Effects, _: Data, clause: Data) -> Args:
    if "by" in clause:
        return {"attacks": texts.either(clause["by"])}
    return {"attacks": "any" if "by_class" in clause else "none"}


def _stored(texts: Effects, data: Data, _: Data) -> Args:
    n, resource = data["capacity"], data["res"]
    return {"what": texts.amount(resource, n) if resource in RESOURCES else texts.say("stored-any", n=n)}


#: The arguments of an operation's pattern, where they are more than `Effects.told` says.
ARGUMENTS: dict[str, Callable[[Effects, Data, Data], Args]] = {
    # Dice and attacks
    "set_die": lambda _, data, __: {"die": data["die"]},
    "duel": _duel,
    "duel_modifier": lambda _, data, __: {"n": -data["shift"]},
    "contest": lambda texts, data, _: _outcomes(texts, data),
    "counter_attack_card": lambda texts, _, clause: {"attacks": texts.either(clause["by"])},
    "cancel_card": _cancels,
    "roll_table": lambda texts, data, _: {"outcomes": texts.outcomes(data["table"])},
    "opponent_chooses": lambda texts, data, _: {
        name: texts.steps(way) for name, way in zip(("first", "second"), data["options"], strict=True)
    },
    # Resources
    "gain": _resources,
    "gain_per": _gain_per,
    "pay": _resources,
    "lose": _resources,
    "steal": _steal,
    "swap_with_bank": _swap,
    "trade_rate": _rate,
    "suspend_rates": lambda texts, data, _: {**texts.person(data["who"]), "n": rulebook().bank_rate},
    "store": _stored,
    # Regions
    "region_sub": lambda texts, data, _: {"n": data["n"], "beside": texts.selected(data["bordering"])},
    "region_add": _region_add,
    "production_bonus": _produced,
    "no_production": _no_production,
    "uncounted_by_brigands": lambda _, data, __: {"scope": data["select"]["scope"]},
    "brigand_limit": lambda _, data, __: {"n": BRIGANDS_LEAVE + data["add"]},
    "swap_regions": lambda _, data, __: {"n": data["mine"]["land_owned_at_least"]},
    # Hands and stacks
    "put_under_stack": _put_under,
    "search_stack": _search,
    "draw": _draw,
    # Built cards
    "return_to_hand": _returned,
    "suppress": _suppressed,
    "immune": _safe,
    "protect": _safe,
    "counts_as": lambda texts, data, _: {"card": texts.quoted(data["id"])},
    # Points and prices
    "points_per": _points_per,
    "cost_reduction": lambda texts, data, _: {**texts.told(data), "what": texts.selected(data["select"])},
    "victory_points_if": lambda texts, data, _: {"points": texts.say("value-victory-points.more", n=data["add"])},
    "free_build": lambda texts, data, _: {"what": texts.selected({"id": data["id"]})},
    "extra_sites": lambda texts, data, _: {"n": data["sites"], "what": texts.selected(data["accepts"], ".all")},
    "modify_card": lambda texts, data, _: {
        "cards": texts.joined([texts.quoted(name) for name in data["ids"]]),
        "n": data["add_limit"],
    },
    # Magic
    "drain_wizard": lambda _, data, __: {"chooser": "all" if data.get("all") else data["chooser"]},
}
