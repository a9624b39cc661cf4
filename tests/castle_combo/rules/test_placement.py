"""Placing: beside an own card, inside three columns and three rows that settle only as they fill."""

from __future__ import annotations

import pytest
from cases import cases
from castle_combo.rules import table as t

from bailey.core import BadInput
from bailey.games import castle_combo


def cells_for(*grid: str) -> set[t.Cell]:
    """List the cells offered for a new card, seen from the first drawn card."""
    pos = t.load(t.seat(*grid))
    pos.push({"do": "take_face_down", "slot": 0})
    return t.open_cells(pos)


@cases("grid cells", {
    "the second card goes to any of four sides": (("duchess",), {(-1, 0), (1, 0), (0, -1), (0, 1)}),
    "a later card touches an own card along a side": (("duchess prince",), {(-1, 0), (2, 0), (0, -1), (0, 1), (1, -1),
        (1, 1)}),
    "no card is placed on another": (("duchess prince", "- -"), {(-1, 0), (-1, 1), (2, 0), (2, 1), (0, -1), (1, -1), (0,
        2), (1, 2)}),
    "no row has more than three": (("- - -",), {(0, -1), (1, -1), (2, -1), (0, 1), (1, 1), (2, 1)}),
    "no column has more than three": (("-", "-", "-"), {(-1, 0), (-1, 1), (-1, 2), (1, 0), (1, 1), (1, 2)}),
    "all rows together span three columns": (("- - .", ". - -"), {(2, 0), (0, 1), (0, -1), (1, -1), (1, 2), (2, 2)}),
    "one direction settles before the other": (("- - -", "- . ."), {(0, -1), (1, -1), (2, -1), (1, 1), (2, 1), (0, 2)}),
    "an angle leaves both directions open": (("- -", ". -"), {(-1, 0), (2, 0), (0, -1), (1, -1), (0, 1), (2, 1), (1,
        2)}),
    "a settled grid is filled from within": (("- - -", ". - .", ". - ."), {(0, 1), (2, 1), (0, 2), (2, 2)}),
    "from within on both sides": (("- . .", "- - -", ". . -"), {(1, 0), (2, 0), (0, 2), (1, 2)}),
    "across a corner is closed inside too": (("- - -", "- . .", "- . ."), {(1, 1), (2, 1), (1, 2)}),
    "a hole in the middle can be filled": (("- - -", "- . -", "- - ."), {(1, 1), (2, 2)}),
})  # fmt: skip
def test_where_a_card_may_lie(grid: tuple[str, ...], cells: set[t.Cell]) -> None:
    assert cells_for(*grid) == cells


@pytest.mark.parametrize("grid", [("duchess",), ("duchess prince",), ("- - -", "- . -")])
def test_of_every_cell_within_two_of_the_first_card_it_is_said_why_it_is_closed(grid: tuple[str, ...]) -> None:
    pos = t.load(t.seat(*grid))
    pos.push({"do": "take_face_down", "slot": 0})
    closed = [castle_combo.GAME.choices.read(number).args for number in pos.blocked]
    filled = {(x, y) for y, line in enumerate(grid) for x, what in enumerate(line.split()) if what != "."}
    around = {(column, line) for column in range(-2, 3) for line in range(-2, 3)}
    assert {(args["column"], args["row"]) for args in closed} == around - filled - t.open_cells(pos)


@cases("grid at", {
    "the first card": ((), (0, 0)),
    "a hole in a ring": (("- - -", "- . -", "- - -"), (1, 1)),
    "the last of nine": (("- - -", "- - -", "- . -"), (1, 2)),
})  # fmt: skip
@pytest.mark.parametrize("do", ["take", "take_face_down"])
def test_one_open_cell_is_not_asked_for(grid: tuple[str, ...], at: t.Cell, do: str) -> None:
    pos = t.load(t.seat(*grid, gold=7), t.seat())
    taken = t.row(pos, "village")[1]
    pos.push({"do": do, "slot": 1})
    lying = t.entry(pos, 0, taken)
    assert (lying["column"], lying["row"], pos.turn) == (*at, 1)


@pytest.mark.parametrize("cell", [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_a_card_is_placed_where_the_player_wants_and_later_cards_move_nothing(cell: t.Cell) -> None:
    """Left of and above the first card the coordinates fall below zero."""
    pos = t.load(t.seat("duchess"), t.seat())
    before = t.tableau(pos)
    t.take(pos, t.row(pos, "village")[0], at=cell, face_down=True)
    assert t.tableau(pos)[:1] == before


def test_only_the_own_tableau_limits_placing() -> None:
    pos = t.load(t.seat("duchess"), t.seat("- - -", "- - -"))
    pos.push({"do": "take_face_down", "slot": 0})
    assert len(t.open_cells(pos)) == 4
    assert t.questions(pos) == {"place"}


@cases("grid moved points", {
    "in the top row": (("duchess - -", "- - -", "- - -"), lambda c: c, 8),
    "no longer, with a row above": (("duchess - -", "- - -", "- - -"), lambda c: {"row": (c["row"] + 1) % 3 - 1}, 0),
    "only how cards lie to each other counts": (("- - -", "- - -", "- - farmer"), lambda c: {"column": c["column"] + 10,
        "row": c["row"] - 4}, 7),
})  # fmt: skip
def test_the_place_of_a_card_is_known_when_the_grid_is_full(grid: tuple[str, ...], moved: object, points: int) -> None:
    drawn = t.position(t.seat(*grid), t.seat(*t.ALL_DOWN))
    for card in drawn["players"][0]["tableau"]:
        card.update(moved(card))
    assert castle_combo.load(drawn).score() == [points, 0]


@pytest.mark.parametrize(("column", "row_", "said"), [
    (3, 0, "span more than three columns"), (0, 3, "span more than three rows"), (-1, 0, "more than three columns"),
    (0, 0, "two cards lie at column 0, row 0"), (1, 1, "two cards lie at column 1, row 1"),
])  # fmt: skip
def test_a_written_tableau_keeps_to_three_by_three(column: int, row_: int, said: str) -> None:
    """A fourth column, a fourth row or two cards in one cell are refused."""
    drawn = t.position(t.seat("- - -", "- - -", "- - ."))
    drawn["players"][0]["tableau"][-1].update({"column": column, "row": row_})
    with pytest.raises(BadInput, match=said):
        castle_combo.load(drawn)
