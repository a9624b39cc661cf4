"""What cards do, read from their clauses: operations, conditions, and the moments at which built cards act.

A clause of a card says when, under which conditions, and which operations are run then. Rules see only the tables.
"""

from __future__ import annotations

import json
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from bailey.core import Record, truth
from bailey.games.catan_cards.data import CENTRE_IDS, ROWS
from bailey.games.catan_cards.packing import ANY, NONE, RESOURCES, some_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

KINDS = ("unit_knight", "unit_fleet", "building", "action", "event", "wizard", "spell_book", "spell", "foreign")
KNIGHT, FLEET, BUILDING, ACTION, EVENT, WIZARD, SPELL_BOOK, SPELL, FOREIGN = range(len(KINDS))
CATEGORIES = ("unit", "unit", "building", "action", "event", "wizard", "spell", "spell", "foreign")
#: The kinds of cards that are played from the hand; the others are built, but for events.
FROM_HAND = (ACTION, SPELL, FOREIGN)


class Do(IntEnum):
    """What an operation does: of resources, of built cards, of hands, and others."""

    # Resources
    STEAL = 0
    SWAP_WITH_BANK = 1
    GAIN = 2
    GAIN_PER = 3
    PAY = 4
    BUY = 5
    LOSE = 6
    NAME_RESOURCES = 7
    PAWN = 8
    # Built cards and Regions
    DUEL = 9
    RETURN_TO_HAND = 10
    SUPPRESS = 11
    NAME_CARDS = 12
    OPPONENT_CHOOSES = 13
    SWAP_REGIONS = 14
    # Hands
    LOOK_HAND = 15
    TAKE_FROM_HAND = 16
    HAND_CHECK = 17
    TAKE_FROM_DISCARD = 18
    # Stacks
    PUT_UNDER_STACK = 19
    SEARCH_STACK = 20
    DRAW = 21
    BLOCK_STACK = 22
    REVEAL_TOPS = 23
    TAKE_REVEALED = 24
    # Others
    SET_DIE = 25
    REGION_SUB = 26
    REGION_ADD = 27
    RESHUFFLE_EVENTS = 28
    PEEK_EVENTS = 29
    NO_PRODUCTION = 30
    ROLL_TABLE = 31
    CONTEST = 32
    # Magic, and what only spells do
    DRAIN_WIZARD = 33
    ADD_MAGIC = 34
    FREE_BUILD = 35
    SWAP_SITES = 36
    REMOVE_EVENT = 37
    REPLACE_REGION = 38
    TAKE_BUILT = 39
    PLACE_FOREIGN = 40
    # Not run: other rules look for them
    CHOOSE_REGIONS = 41
    COST_REDUCTION = 42
    PEEK_AND_CHOOSE = 43
    DUEL_MODIFIER = 44
    TRADE_RATE = 45
    SUSPEND_RATES = 46
    POINTS_PER = 47
    CANCEL_CARD = 48
    SEARCH_COST = 49
    PREVENT_BRIGAND_LOSS = 50


class Who(IntEnum):
    """Whom an operation concerns: who takes, picks, looks or searches."""

    SELF = 0
    OPPONENT = 1
    EACH = 2
    KNIGHT_HOLDER = 3
    KNIGHT_HOLDERS_RIVAL = 4
    COMMERCE_HOLDER = 5
    WHO_HAS_MOST = 6  # of the selected cards, strictly


class When(IntEnum):
    """The moments at which built cards act."""

    PLENTY = 0
    INSTEAD_OF_PLENTY = 1
    TOURNAMENT_WON = 2
    OWN_ACTION = 3
    EVENT_CARD = 4
    BEFORE_ROLL = 5
    FREE_DRAW = 6
    NUMBER_ROLLED = 7
    ATTACKED = 8
    ATTACK_FAILED = 9
    COMMERCE = 10
    BUILT = 11
    RIVAL_PLAYS = 12
    SEARCHING = 13
    BRIGANDS = 14
    EVENT_FACE = 15


class Need(IntEnum):
    """The conditions of cards."""

    # Beside the rival, or of the table
    RIVAL_HAS = 0
    SOMETHING_TO_TAKE = 1
    RIVAL_CAN_YIELD = 2
    KNIGHT_TOKEN = 3
    COMMERCE_TOKEN = 4
    MORE_STRENGTH = 5
    MORE_COMMERCE = 6
    DISCARDED = 7
    CARDS_TO_DRAW = 8
    # Alone
    SOMETHING_TO_SWAP = 9
    DUPLICATE_LAND = 10
    RESOURCE = 11
    COMMERCE = 12
    ROOM_FOR_OTHERS = 13
    BUILT = 14
    NOT_BUILT = 15
    CENTRE = 16
    OTHERS_IN_HAND = 17
    # Of Wizards & Dragons
    MAGIC = 18
    WIZARDS = 19
    NO_WIZARD = 20
    RIVAL_HAS_WIZARD = 21
    RIVAL_HAS_FREE = 22
    CITY_LEFT = 23
    SITES_TO_SWAP = 24
    EVENT_TO_REMOVE = 25
    REGION_TO_TAKE = 26
    REGION_WITHOUT_WIZARD = 27


class Operation(Record):
    """One thing that a card does."""

    do: int = 0
    who: int = 0
    n: int = 0
    most: int = 0  # 0: no maximum
    stacks: int = 1
    resource: int = ANY
    distinct: int = truth()
    selector: int = NONE
    threat: int = 0  # the card that does it, as a bit of `shields` and `counters`
    condition: int = NONE  # for whom it counts
    own: int = truth()  # about cards of whoever picks, not of the rival
    named: int = truth()  # only cards that have been named
    by_giver: int = truth()
    upto: int = truth()
    optional: int = truth()
    city: int = truth()  # also about building a City
    event_die: int = truth()  # about the event die, not the production die
    of_fleets: int = truth()  # only resources whose Trade Fleet one has
    paid: int = ANY  # what is paid for the rest
    lasts: int = 0  # for so many turns, this one included
    rate: int = 1  # so many are given for one
    commerce_each: int = 0  # one for so many commerce points
    win: int = 0  # a duel is won by so much or less
    win_countered: int = 0
    # What follows a duel that is won or lost; the two ways of which the rival chooses; or the first outcome of a roll
    first_way: int = 0
    first_count: int = 0
    second_way: int = 0
    second_count: int = 0


class Clause(Record):
    """What a built card does at a moment."""

    when: int = 0
    per_turn: int = 0  # 0: any number of times
    own_turn: int = truth()
    magic: int = 0  # what its use costs
    condition: int = NONE
    about: int = NONE  # the event card, as the number of its first copy
    first: int = 0
    count: int = 0


class Condition(Record):
    """What must hold for a card to be played or built."""

    need: int = 0
    selector: int = NONE
    threat: int = 0  # the card itself, as a bit of what protects against it
    resource: int = ANY
    n: int = 0


class Outcome(Record):
    """What one number of a die does: some operations, or none."""

    first: int = 0
    count: int = 0


# Selectors

#: What cards are selected by; each card keeps which of them it fits, one bit each.
SELECTORS: list[dict[str, Any]] = []


def selector(wanted: dict[str, Any] | None) -> int:
    """Return the number of a selector; NONE without one."""
    if wanted is None:
        return NONE
    if wanted not in SELECTORS:
        SELECTORS.append(wanted)
    return SELECTORS.index(wanted)


def fits_selector(row: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Tell whether a card fits a selector."""
    category = CATEGORIES[KINDS.index(row["kind"])]
    tests: dict[str, Callable[[Any], bool]] = {
        "kind": lambda value: row["kind"] == value,
        "category": lambda value: category == value,
        "category_in": lambda values: category in values,
        "colour": lambda value: row["colour"] == value,
        "victory_points": lambda value: row.get("victory_points", 0) == value,
        "printed_cost_at_least": lambda value: sum(row.get("cost", {}).values()) >= value,
        "tag": lambda value: value in row.get("tags", ()),
        "id_in": lambda values: row["id"] in values or any(name in values for name in counts_as(row)),
    }
    return all(tests[key](value) for key, value in wanted.items())


def counts_as(row: dict[str, Any]) -> list[str]:
    """Return the other cards as which a card counts."""
    operations = [operation for clause in clauses_of(row) for operation in clause["do"]]
    return [operation["id"] for operation in operations if operation["op"] == "counts_as"]


# Threats


def clauses_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the clauses of a card."""
    found: list[dict[str, Any]] = row.get("effect", [])
    return found


def _threats() -> dict[str, int]:
    """Give every card a bit that a counter card, or one that protects, is directed against."""
    clauses = [clause for row in ROWS for clause in clauses_of(row)]
    named = [name for clause in clauses for name in answered_by(clause)]
    named += [name for clause in clauses for operation in clause["do"] for name in _protected_from(operation)]
    named += [row["id"] for row in ROWS if counters_of(row)]
    named += [name for clause in clauses for operation in clause["do"] for name in operation.get("ids", ())]
    return {name: 1 << i for i, name in enumerate(dict.fromkeys(named))}


def answered_by(clause: dict[str, Any]) -> list[str]:
    """Return the cards that a clause answers: attacks, or an event card."""
    if clause.get("as_reaction"):
        return [event_of(clause)]
    by = clause.get("by", [])
    found: list[str] = by if isinstance(by, list) else []
    return found + [row["id"] for row in ROWS if row.get("class", "none") == clause.get("by_class")]


def event_of(clause: dict[str, Any]) -> str:
    """Return the event card at which a clause acts."""
    return str(clause["when"]).removeprefix(EVENT_PREFIX)


def counters_of(row: dict[str, Any]) -> list[str]:
    """Return the counter cards that an attack names."""
    return [name for clause in clauses_of(row) for operation in clause["do"] for name in operation.get("counter", ())]


def _protected_from(operation: dict[str, Any]) -> list[str]:
    return operation["from"] if operation["op"] == "protect" else []


EVENT_PREFIX = "event:"
THREATS = _threats()


def threats(names: Iterable[str]) -> int:
    """Return the bits of some cards."""
    return sum(THREATS[name] for name in names)


# Operations

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
MOST: dict[str, dict[str, Any]] = {
    "most:knowledge": {"id_in": ["abbey", "library", "university"]},
    "most:unit_fleet": {"kind": "unit_fleet"},
}
_ADDED: dict[str, tuple[int, int]] = {}


def add_operations(name: str, operations: list[dict[str, Any]]) -> tuple[int, int]:
    """Add the operations of one card in their order; return where they begin and how many there are."""
    key = json.dumps([name, operations])
    if key not in _ADDED:
        made = [read_operation(name, operation) for operation in operations if not follows(operation)]
        _ADDED[key] = len(OPERATIONS), len(made)
        OPERATIONS.extend(made)
    return _ADDED[key]


def follows(operation: dict[str, Any]) -> bool:
    """Tell whether an operation is part of the one in front of it."""
    return operation.get("n") == "same" or "only_if_taken" in operation


def read_operation(name: str, data: dict[str, Any]) -> Operation:
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


def read_do(data: dict[str, Any]) -> Do:
    """Read what an operation does."""
    if data["op"] == "trade_rate" and "trades" in data:
        return Do.SWAP_WITH_BANK
    return Do.BUY if "then" in data and data["op"] == "pay" else Do[data["op"].upper()]


#: For how many turns an effect lasts, this one included.
UNTIL = {"end_of_turn": 1, "own_next_turn": 2, "end_of_opponent_turn": 2}


def read_who(who: str) -> Who:
    """Read whom an operation concerns."""
    if who in MOST:
        return Who.WHO_HAS_MOST
    return Who.EACH if who.startswith("each_with") else _WHO[who]


def read_condition_of(data: dict[str, Any]) -> int:
    """Read for whom an operation or a clause counts; NONE if for everybody."""
    who, _, card = str(data.get("owner" if data.get("chooser") == "owner" else "who", "")).partition(":")
    needs = {"each_with": "self_has_built", "each_without": "self_has_not_built"}
    needs["each_without_kind"] = "self_has_no"
    if who in needs:
        return add_conditions([{needs[who]: card}])[0]
    return add_conditions([data["if"]])[0] if "if" in data else NONE


def read_number(data: dict[str, Any]) -> int:
    """Read how many an operation is about; 0 for as many as one likes, or for all."""
    n = "all" if "all" in data else data.get("n", data.get("take", data.get("add", 1)))
    return int(n) if str(n).isdigit() else 0


def read_resource(data: dict[str, Any]) -> int:
    """Read which resource an operation is about, or which several."""
    if "not_res" in data:
        return some_of([name for name in RESOURCES if name not in data["not_res"]])
    if "res_in" in data:
        return some_of(data["res_in"])
    return RESOURCES.index(data["res"]) if data.get("res") in RESOURCES else ANY


#: No card is selected by this: a Region is chosen.
A_REGION = {"category": "region"}


def read_selected(made: Operation, data: dict[str, Any]) -> None:
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


def read_ways(made: Operation, name: str, first: list[dict[str, Any]], second: list[dict[str, Any]]) -> None:
    """Read the two courses that an operation may take."""
    made.first_way, made.first_count = add_operations(name, first)
    made.second_way, made.second_count = add_operations(name, second)


def add_outcomes(name: str, table: dict[str, list[dict[str, Any]]]) -> int:
    """Add what each number of a die does; return where that begins."""
    first = len(OUTCOMES)
    for operations in table.values():
        made = Outcome()
        made.first, made.count = add_operations(name, operations)
        OUTCOMES.append(made)
    return first


# Clauses

#: Operations that hold in play, or answer another card, whatever their clause says.
AT_NO_MOMENT = {"production_bonus", "exchange_limit", "cancel_card", "counter_attack_card"}
AT_NO_MOMENT |= {"resource_to_magic", "discard_this"}
CLAUSES: list[Clause] = []
_WHEN = {
    "face:plenty": When.PLENTY,
    "tournament_won": When.TOURNAMENT_WON,
    "own_action": When.OWN_ACTION,
    "before_roll": When.BEFORE_ROLL,
    "draw_phase": When.FREE_DRAW,
    "production": When.NUMBER_ROLLED,
    "attacked": When.ATTACKED,
    "attack_failed_against_me": When.ATTACK_FAILED,
    "face:commerce": When.COMMERCE,
    "built": When.BUILT,
    "opponent_plays_card": When.RIVAL_PLAYS,
    "face:brigands": When.BRIGANDS,
    "face:event": When.EVENT_FACE,
}


def is_moment(data: dict[str, Any]) -> bool:
    """Tell whether a clause makes a built card act."""
    answers = data["when"] == "opponent_plays_card"
    if {operation["op"] for operation in data["do"]} & AT_NO_MOMENT and not answers:
        return False
    return data["when"] in _WHEN or (data["when"].startswith(EVENT_PREFIX) and "as_reaction" not in data)


def add_clause(name: str, data: dict[str, Any], numbers: dict[str, int]) -> None:
    """Add a clause of a card that acts when it is built."""
    made = Clause()
    if data["when"] in _WHEN:
        made.when = moment_of(data)
    else:
        made.when, made.about = When.EVENT_CARD, numbers[event_of(data)]
    made.magic = data.get("cost_magic", 0)
    made.per_turn, made.own_turn = data.get("per_turn", 0), int(data.get("own_turn", False))
    if data["when"] != "production":
        made.condition = read_condition_of(data)
    made.first, made.count = add_operations(name, data["do"])
    CLAUSES.append(made)


def moment_of(data: dict[str, Any]) -> When:
    """Return the moment of a clause that names one."""
    if "instead_of" in data:
        return When.INSTEAD_OF_PLENTY
    return When.SEARCHING if data["do"][0]["op"] == "search_cost" else _WHEN[data["when"]]


# Conditions

CONDITIONS: list[Condition] = []


def add_conditions(needs: Iterable[dict[str, Any]], name: str = "") -> tuple[int, int]:
    """Add the conditions of a card; return where they begin and how many there are."""
    made = [read_condition(key, value) for need in needs for key, value in need.items()]
    for one in made:
        one.threat = THREATS.get(name, 0)
    CONDITIONS.extend(made)
    return len(CONDITIONS) - len(made), len(made)


#: Conditions that are told by their name, or by name and value.
_NEEDS: dict[tuple[str, Any] | str, Need] = {
    "opponent_has_resource_i_can_store": Need.SOMETHING_TO_TAKE,
    "can_swap": Need.SOMETHING_TO_SWAP,
    "self_has_duplicate_land": Need.DUPLICATE_LAND,
    "stack_not_empty": Need.CARDS_TO_DRAW,
    ("token", "knight"): Need.KNIGHT_TOKEN,
    ("more_than_opponent", "strength"): Need.MORE_STRENGTH,
    ("more_than_opponent", "commerce"): Need.MORE_COMMERCE,
    ("token", "commerce"): Need.COMMERCE_TOKEN,
    "city_left": Need.CITY_LEFT,
    "region_stack_not_empty": Need.REGION_TO_TAKE,
    "region_without_wizard": Need.REGION_WITHOUT_WIZARD,
    "self_has_no": Need.NO_WIZARD,
}
_A_WIZARD = {"kind": "wizard"}
#: Conditions with a number.
_NEEDS_OF_NUMBER = {
    "hand_at_least": Need.OTHERS_IN_HAND,
    "magic_at_least": Need.MAGIC,
    "wizards_at_least": Need.WIZARDS,
}


#: Conditions about cards that fit a selector.
_NEEDS_OF_CARDS = {
    "opponent_has": Need.RIVAL_HAS,
    "opponent_can_yield": Need.RIVAL_CAN_YIELD,
    "self_has_built": Need.BUILT,
    "self_has_built_any": Need.BUILT,
    "self_has_not_built": Need.NOT_BUILT,
    "discard_has_other": Need.DISCARDED,
    "opponent_has_free": Need.RIVAL_HAS_FREE,
    "event_stack_has_other": Need.EVENT_TO_REMOVE,
    "can_swap_sites": Need.SITES_TO_SWAP,
}


def read_wanted(value: Any) -> dict[str, Any]:
    """Read a selector, or the names of cards."""
    if isinstance(value, str):
        return {"id_in": [value]}
    return value if isinstance(value, dict) else {"id_in": value}


def read_condition(key: str, value: Any) -> Condition:
    """Read one condition of a card."""
    made = Condition()
    if value in CENTRE_IDS:
        made.need, made.n = Need.CENTRE, CENTRE_IDS.index(value)
    elif value == _A_WIZARD:
        made.need = Need.RIVAL_HAS_WIZARD
    elif key in _NEEDS_OF_CARDS:
        made.need, made.n = _NEEDS_OF_CARDS[key], 1
        made.selector = selector(read_wanted(value))
    elif key == "room_for_others":
        made.need, made.resource = Need.ROOM_FOR_OTHERS, some_of([name for name in RESOURCES if name != value])
    elif key == "at_least_built":
        made.need, made.n = Need.BUILT, value["n"]
        made.selector = selector({name: wanted for name, wanted in value.items() if name != "n"})
    elif key in _NEEDS_OF_NUMBER:
        made.need, made.n = _NEEDS_OF_NUMBER[key], value
    elif key == "self_has_resource":
        made.need, made.resource, made.n = Need.RESOURCE, RESOURCES.index(value), 1
    elif key == "at_least":
        ((made.need, made.n),) = ((Need[points.upper()], n) for points, n in value.items())
    else:
        made.need = _NEEDS[key] if key in _NEEDS else _NEEDS[key, value]
    return made


# What holds as long as a card is in play


def static_clauses(row: dict[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield the operations of a card that hold as long as it is in play, or that answer another card."""
    for clause in clauses_of(row):
        if not is_moment(clause) and clause["when"] not in PLAYED:
            yield from ((operation, clause) for operation in clause["do"])


PLAYED = {"play", "event_card", "while_building:settlement"}
