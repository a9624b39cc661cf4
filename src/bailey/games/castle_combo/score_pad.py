"""The score pad for physical games: the tableaux, cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.play.score_pad import InvalidAnswer, PadQuestion, PlacedCard, ScorePad
from bailey.games.castle_combo.cards import CARDS, IDS
from bailey.games.castle_combo.state import MOST_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.score_pad import AnyAnswers

SIDE = 3
CELLS = [(f"cell-{i}", i % SIDE, i // SIDE) for i in range(SIDE * SIDE)]
LEAST_PLAYERS = 2
QUESTIONS = (
    *(PadQuestion(name, wide=SIDE, key="cell", about={"column": column, "row": row}) for name, column, row in CELLS),
    PadQuestion("gold"),
    PadQuestion("keys"),
)


def position(seats: int, answers: list[AnyAnswers]) -> dict[str, object]:
    """Return the position; cards face down are any not entered, and a single player gets an empty neighbour."""
    taken = {placed.card for said in answers for placed in _cells(said) if isinstance(placed, PlacedCard)}
    unused = [card for card in IDS if card not in taken]
    players = [_player(said, unused) for said in answers]
    return {"players": [*players, *({"gold": 0, "keys": 0} for _ in range(seats, LEAST_PLAYERS))]}


def _cells(said: AnyAnswers) -> list[object]:
    return [said[name] for name, _, _ in CELLS if name in said]


def _player(said: AnyAnswers, unused: list[str]) -> dict[str, object]:
    """Return one player's supply and tableau."""
    tableau = []
    for name, column, row in CELLS:
        placed = said[name]
        if isinstance(placed, PlacedCard) and placed != PlacedCard():
            spot = {"column": column, "row": row, "face_down": placed.face_down}
            tableau.append({"card": placed.card or unused.pop(), **spot, "stored": placed.stored})
    return {"gold": said["gold"], "keys": said["keys"], "tableau": tableau}


def faults(seats: int, answers: list[AnyAnswers]) -> Iterator[InvalidAnswer]:
    """Find complete tableaux that are not connected, whose cells are asked for again."""
    for said in answers:
        placed = [(column, row) for name, column, row in CELLS if name in said and said[name] != PlacedCard()]
        if len(_cells(said)) == len(CELLS) and not connected(placed):
            yield InvalidAnswer("pad-apart", again=CELLS[0][0])


def connected(cells: list[tuple[int, int]]) -> bool:
    """Return whether the cells are connected."""
    reached = set(cells[:1])
    for _ in cells:
        reached |= {c for c in cells if any(abs(c[0] - r[0]) + abs(c[1] - r[1]) == 1 for r in reached)}
    return len(reached) == len(cells)


PAD = ScorePad(
    players=range(1, MOST_PLAYERS + 1),
    questions=lambda seats, p: QUESTIONS,  # noqa: ARG005 - everybody is asked the same
    position=position,
    faults=faults,
    holds={row["id"]: row["purse"] or 0 for row in CARDS},
)
