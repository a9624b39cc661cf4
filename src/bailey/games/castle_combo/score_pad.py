"""The score pad: the tableaux of a game that was played at a real table, cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.score_pad import Ask, Fault, Lying, ScorePad
from bailey.games.castle_combo.cards import CARDS, IDS
from bailey.games.castle_combo.state import MOST_PLAYERS

if TYPE_CHECKING:
    from bailey.core.score_pad import Answers

SIDE = 3
CELLS = [(f"cell-{i}", i % SIDE, i // SIDE) for i in range(SIDE * SIDE)]
LEAST_PLAYERS = 2
ASKS = (
    *(Ask(name, wide=SIDE, key="cell", about={"column": column, "row": row}) for name, column, row in CELLS),
    Ask("gold"),
    Ask("keys"),
)


def position(seats: int, answers: list[Answers]) -> dict[str, Any]:
    """Write the position; a card face down is any that was not entered, and one player has an empty neighbour."""
    taken = {lying.card for said in answers for lying in _cells(said)}
    unused = [card for card in IDS if card not in taken]
    players = [_player(said, unused) for said in answers]
    return {"players": [*players, *({"gold": 0, "keys": 0} for _ in range(seats, LEAST_PLAYERS))]}


def _cells(said: Answers) -> list[Any]:
    return [said[name] for name, _, _ in CELLS if name in said]


def _player(said: Answers, unused: list[str]) -> dict[str, Any]:
    """Write one player's supply and tableau."""
    tableau = []
    for name, column, row in CELLS:
        lying = said[name]
        if lying != Lying():
            spot = {"column": column, "row": row, "face_down": lying.face_down}
            tableau.append({"card": lying.card or unused.pop(), **spot, "stored": lying.stored})
    return {"gold": said["gold"], "keys": said["keys"], "tableau": tableau}


def refuse(seats: int, answers: list[Answers]) -> Fault | None:
    """In a whole tableau every card lies beside another; what lies apart begins anew."""
    for said in answers:
        lying = [(column, row) for name, column, row in CELLS if name in said and said[name] != Lying()]
        if len(_cells(said)) == len(CELLS) and not connected(lying):
            return Fault("pad-apart", again=CELLS[0][0])
    return None


def connected(cells: list[tuple[int, int]]) -> bool:
    """Tell whether every cell lies beside another."""
    reached = set(cells[:1])
    for _ in cells:
        reached |= {c for c in cells if any(abs(c[0] - r[0]) + abs(c[1] - r[1]) == 1 for r in reached)}
    return len(reached) == len(cells)


PAD = ScorePad(
    players=range(1, MOST_PLAYERS + 1),
    asks=lambda seats, p: ASKS,  # noqa: ARG005 - everybody is asked the same
    position=position,
    refuse=refuse,
    holds={row["id"]: row["purse"] or 0 for row in CARDS},
)
