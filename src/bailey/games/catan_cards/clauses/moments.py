"""Clauses of built cards that act at a moment, and which clauses hold as long as a card is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.clauses import Clause, When
from bailey.games.catan_cards.clauses.operations import add_operations, read_condition_of
from bailey.games.catan_cards.clauses.threats import EVENT_PREFIX, event_of
from bailey.games.catan_cards.data import clauses_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core import Data

PLAYED = {"play", "event_card", "while_building:settlement"}
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


def is_moment(data: Data) -> bool:
    """Tell whether a clause makes a built card act."""
    answers = data["when"] == "opponent_plays_card"
    if {operation["op"] for operation in data["do"]} & AT_NO_MOMENT and not answers:
        return False
    return data["when"] in _WHEN or (data["when"].startswith(EVENT_PREFIX) and "as_reaction" not in data)


def add_clause(name: str, data: Data, numbers: dict[str, int]) -> None:
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


def moment_of(data: Data) -> When:
    """Return the moment of a clause that names one."""
    if "instead_of" in data:
        return When.INSTEAD_OF_PLENTY
    return When.SEARCHING if data["do"][0]["op"] == "search_cost" else _WHEN[data["when"]]


def static_clauses(row: Data) -> Iterator[tuple[Data, Data]]:
    """Yield the operations of a card that hold as long as it is in play, or that answer another card."""
    for clause in clauses_of(row):
        if not is_moment(clause) and clause["when"] not in PLAYED:
            yield from ((operation, clause) for operation in clause["do"])
