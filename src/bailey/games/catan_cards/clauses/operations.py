"""Operations, read from the clauses of the data."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey.games.catan_cards.clauses import Do, Operation, Outcome, Who
from bailey.games.catan_cards.clauses.conditions import add_conditions
from bailey.games.catan_cards.clauses.selectors import selector
from bailey.games.catan_cards.clauses.threats import THREATS, threats
from bailey.games.catan_cards.packing import ANY, NONE, RESOURCES, some_of
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Data

OPERATIONS: list[Operation] = []
#: Of every roll with a table, an outcome for each number of the die.
OUTCOMES: list[Outcome] = []
_WHO = {
    "self": Who.SELF,
    "owner": Who.SELF,
    "opponent": Who.OPPONENT,
    "each": Who.EACH,
    "holder:knight": Who.KNIGHT_HOLDER,
    "opponent_of_holder": Who.KNIGHT_HOLDERS_RIVAL,
    "holder:commerce": Who.COMMERCE_HOLDER,
}
#: Under which key an operation says who acts.
_ACTOR = {"return_to_hand": "chooser", "steal": "to", "look_hand": "by", "take_from_hand": "to"}
_ACTOR |= {"put_under_stack": "chooser", "name_cards": "by", "drain_wizard": "chooser"}
#: What is compared where an operation concerns whoever has strictly most of it.
MOST: dict[str, Data] = {
    "most:knowledge": {"id_in": ["abbey", "library", "university"]},
    "most:unit_fleet": {"kind": "unit_fleet"},
}
_ADDED: dict[str, tuple[int, int]] = {}


def add_operations(name: str, operations: list[Data]) -> tuple[int, int]:
    """Add the operations of one card in their order; return where they begin and how many there are."""
    key = json.dumps([name, operations])
    if key not in _ADDED:
        made = [read_operation(name, operation) for operation in operations if not follows(operation)]
        _ADDED[key] = len(OPERATIONS), len(made)
        OPERATIONS.extend(made)
    return _ADDED[key]


def follows(operation: Data) -> bool:
    """Tell whether an operation is part of the one in front of it."""
    return operation.get("n") == "same" or "only_if_taken" in operation


def read_operation(name: str, data: Data) -> Operation:
    """Read one operation of a card."""
    made = Operation()
    made.do = read_do(data)
    actor = "owner" if "all" in data else _ACTOR.get(data["op"], "who")
    chosen_by_owner = data.get("chooser") == "owner"
    made.who = read_who(data["owner"] if chosen_by_owner else data.get(actor, "self"))
    made.own = int(chosen_by_owner or ("owner" in data and data["owner"] == data.get("chooser")))
    made.n = read_number(data)
    made.condition = read_condition_of(data)
    made.most = data.get("maximum", 0)
    made.stacks = int(data["stacks"]) if isinstance(data.get("stacks"), int) else 1
    made.threat = THREATS.get(name, 0)
    made.by_giver = int(data.get("res") == "chosen_by_giver")
    made.upto, made.optional = int(data.get("upto") is True), int(data.get("optional", False))
    made.resource, made.distinct = read_resource(data), int(data.get("res") == "choice_distinct")
    read_selected(made, data)
    made.rate, made.lasts = data.get("give", 1), UNTIL.get(data.get("until", ""), 0)
    made.event_die = int(data.get("die") == "event")
    made.step, made.told, made.asks_rival = read_step(made), int(made.do in TOLD), int(made.do in ASK_RIVAL)
    made.of_fleets = int(data.get("res") == "of_own_trade_fleets")
    if made.do == Do.SWAP_WITH_BANK:
        made.n = data["upto" if "upto" in data else "trades"]
    elif made.do == Do.BUY:
        made.most, made.paid = int(str(data["n"]).partition("..")[2]), RESOURCES.index(data["res"])
        made.n, made.resource = int(str(data["then"]["n"]).partition("_")[0]), read_resource(data["then"])
    elif made.do == Do.ROLL_TABLE:
        made.first_way = add_outcomes(name, data["table"])
    elif made.do == Do.CONTEST:
        read_ways(made, name, data["on_win"], data["on_lose"])
    elif made.do == Do.DUEL:
        made.win, made.win_countered = data["win"][-1], data["win_countered"][-1]
        read_ways(made, name, data["on_win"], data["on_lose"])
    elif made.do == Do.OPPONENT_CHOOSES:
        read_ways(made, name, *data["options"])
    return made


def read_do(data: Data) -> Do:
    """Read what an operation does."""
    if data["op"] == "trade_rate" and "trades" in data:
        return Do.SWAP_WITH_BANK
    return Do.BUY if "then" in data and data["op"] == "pay" else Do[data["op"].upper()]


#: The operations that one step does, which is told of the operation, or for which nothing of it matters.
TOLD = {
    Do.DUEL: Step.REACT,
    Do.OPPONENT_CHOOSES: Step.CHOOSE,
    Do.RETURN_TO_HAND: Step.PICK,
    Do.SUPPRESS: Step.SILENCE,
    Do.TAKE_FROM_HAND: Step.SPY,
    Do.TAKE_FROM_DISCARD: Step.FETCH,
    Do.TAKE_REVEALED: Step.TAKE_TOP,
    Do.SWAP_SITES: Step.SWAP_FIRST,
    Do.TAKE_BUILT: Step.TAKE_BUILT,
    Do.PLACE_FOREIGN: Step.PUT_ON_CARD,
}
UNTOLD = {
    Do.SWAP_REGIONS: Step.GIVE_REGION,
    Do.HAND_CHECK: Step.HAND_CHECK,
    Do.BLOCK_STACK: Step.BLOCK,
    Do.SET_DIE: Step.NAME_NUMBER,
    Do.FREE_BUILD: Step.FREE_CITY,
}
ASK_RIVAL = {Do.DUEL, Do.OPPONENT_CHOOSES}


def read_step(made: Operation) -> int:
    """Return the step that does an operation; NONE if it is more than one step."""
    if made.do == Do.RETURN_TO_HAND and made.own:
        return Step.PICK_OWN
    if made.do == Do.PLACE_FOREIGN and made.selector == NONE:
        return Step.PUT_ON_REGION
    if made.do == Do.SET_DIE and made.event_die:
        return Step.NAME_FACE
    return {**TOLD, **UNTOLD}.get(Do(made.do), NONE)


#: For how many turns an effect lasts, this one included.
UNTIL = {"end_of_turn": 1, "own_next_turn": 2, "end_of_opponent_turn": 2}


def read_who(who: str) -> Who:
    """Read whom an operation concerns."""
    if who in MOST:
        return Who.WHO_HAS_MOST
    return Who.EACH if who.startswith("each_with") else _WHO[who]


def read_condition_of(data: Data) -> int:
    """Read for whom an operation or a clause counts; NONE if for everybody."""
    who, _, card = str(data.get("owner" if data.get("chooser") == "owner" else "who", "")).partition(":")
    needs = {"each_with": "self_has_built", "each_without": "self_has_not_built"}
    needs["each_without_kind"] = "self_has_no"
    if who in needs:
        return add_conditions([{needs[who]: card}])[0]
    return add_conditions([data["if"]])[0] if "if" in data else NONE


def read_number(data: Data) -> int:
    """Read how many an operation is about; 0 for as many as one likes, or for all."""
    n = str("all" if "all" in data else data.get("n", data.get("take", data.get("add", 1))))
    return int(n) if n.isdigit() else 0


def read_resource(data: Data) -> int:
    """Read which resource an operation is about, or which several."""
    if "not_res" in data:
        return some_of([name for name in RESOURCES if name not in data["not_res"]])
    if "res_in" in data:
        return some_of(data["res_in"])
    return RESOURCES.index(data["res"]) if data.get("res") in RESOURCES else ANY


#: No card is selected by this: a Region is chosen.
A_REGION = {"category": "region"}


def read_selected(made: Operation, data: Data) -> None:
    """Read which cards an operation is about, or what it counts."""
    wanted = next((data[key] for key in ("select", "filter", "per", "bordering", "on") if key in data), None)
    if "not_id" in data:
        wanted = {"id_in": data["not_id"]}
    wanted = MOST.get(data.get("who", ""), wanted)
    if wanted == "city" or wanted is None:
        return
    wanted = dict(wanted)
    made.most = wanted.pop("choose_upto", made.most)
    if "not_protected_from" in wanted:
        made.threat = threats([wanted.pop("not_protected_from")])
    for about in ("scope", "owner", "bordering"):
        wanted.pop(about, None)
    for one in wanted.pop("any_of", ()):
        if one == {"id": "city"}:
            made.city = 1
        else:
            wanted = one
    if wanted.get("named"):
        made.named = 1
    elif "points" in wanted:
        made.commerce_each = wanted["each"]
    elif wanted and wanted != A_REGION:
        made.selector = selector(wanted)


def read_ways(made: Operation, name: str, first: list[Data], second: list[Data]) -> None:
    """Read the two courses that an operation may take."""
    made.first_way, made.first_count = add_operations(name, first)
    made.second_way, made.second_count = add_operations(name, second)


def add_outcomes(name: str, table: dict[str, list[Data]]) -> int:
    """Add what each number of a die does; return where that begins."""
    first = len(OUTCOMES)
    for operations in table.values():
        made = Outcome()
        made.first, made.count = add_operations(name, operations)
        OUTCOMES.append(made)
    return first
