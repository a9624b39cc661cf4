"""Placing: beside an own card, inside three columns and three rows that settle only as they fill."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import Cell, entry, final, open_cells, position, questions, row, seat, tableau, take

from bailey.core import BadInput
from bailey.games import castle_combo


def cells_for(*grid: str) -> set[Cell]:
    """List the cells offered for a new card, seen from the first drawn card."""
    pos = castle_combo.load(position(seat(*grid)))
    pos.push({"do": "take_face_down", "slot": 0})
    return open_cells(pos)


@pytest.mark.parametrize("face_down", [False, True])
def test_the_first_card_needs_no_choice(face_down: bool) -> None:  # noqa: FBT001
    """It can only lie at the origin, so nothing is asked."""
    pos = castle_combo.load(position(seat(gold=7), seat()))
    taken = row(pos, "village")[0]
    take(pos, taken, at=(0, 0), face_down=face_down)
    assert [one["card"] for one in tableau(pos)] == [taken]


def test_the_second_card_goes_to_any_of_four_sides() -> None:
    """Left, right, above, below, and not across a corner."""
    assert cells_for("duchess") == {(-1, 0), (1, 0), (0, -1), (0, 1)}


def test_every_later_card_touches_an_own_card_along_a_side() -> None:
    """Round two cards in a row there are six such cells, the four corners are none."""
    assert cells_for("duchess prince") == {(-1, 0), (2, 0), (0, -1), (0, 1), (1, -1), (1, 1)}


def test_no_card_is_placed_on_another() -> None:
    """Filled cells are not offered."""
    assert not cells_for("duchess prince", "- -") & {(0, 0), (1, 0), (0, 1), (1, 1)}


def test_no_row_has_more_than_three_cards() -> None:
    """Beside three cards in a row nothing is left of them and nothing right."""
    assert cells_for("- - -") == {(0, -1), (1, -1), (2, -1), (0, 1), (1, 1), (2, 1)}


def test_no_column_has_more_than_three_cards() -> None:
    """Above and below three cards in a column nothing is open."""
    assert cells_for("-", "-", "-") == {(-1, 0), (-1, 1), (-1, 2), (1, 0), (1, 1), (1, 2)}


def test_all_rows_together_span_three_columns() -> None:
    """A step over two rows already spans three columns, though no row has three cards."""
    assert cells_for("- - .", ". - -") == {(2, 0), (0, 1), (0, -1), (1, -1), (1, 2), (2, 2)}


def test_the_grid_settles_in_one_direction_before_the_other() -> None:
    """Three cards in a row fix the columns, while the third row may still come above or below."""
    assert cells_for("- - -", "- . .") == {(0, -1), (1, -1), (2, -1), (1, 1), (2, 1), (0, 2)}


def test_an_angle_leaves_both_directions_open() -> None:
    """Three cards round a corner may grow to every side."""
    assert cells_for("- -", ". -") == {(-1, 0), (2, 0), (0, -1), (1, -1), (0, 1), (2, 1), (1, 2)}


def test_a_settled_grid_is_filled_from_within() -> None:
    """Once three rows and three columns are begun, only empty cells beside a card are open."""
    assert cells_for("- - -", ". - .", ". - .") == {(0, 1), (2, 1), (0, 2), (2, 2)}
    assert cells_for("- . .", "- - -", ". . -") == {(1, 0), (2, 0), (0, 2), (1, 2)}


def test_a_cell_across_a_corner_is_closed_inside_the_grid_too() -> None:
    """In a settled grid a hole that touches no card along a side is not offered."""
    assert cells_for("- - -", "- . .", "- . .") == {(1, 1), (2, 1), (1, 2)}
    assert (2, 2) not in cells_for("- - -", "- . .", "- . .")


def test_a_hole_in_the_middle_can_be_filled() -> None:
    """With a ring of cards the middle is open; as the only open cell it is not asked."""
    assert cells_for("- - -", "- . -", "- - .") == {(1, 1), (2, 2)}
    pos = castle_combo.load(position(seat("- - -", "- @ -", "- - -"), seat()))
    taken = row(pos, "village")[0]
    take(pos, taken, at=(1, 1), face_down=True)


def test_the_ninth_card_takes_the_last_cell_without_a_question() -> None:
    """One open cell is no choice."""
    pos = castle_combo.load(position(seat("- - -", "- - -", "- . -"), seat()))
    taken = row(pos, "village")[1]
    pos.push({"do": "take_face_down", "slot": 1})
    lying = entry(pos, 0, taken)
    assert (lying["column"], lying["row"]) == (1, 2)
    assert pos.turn == 1


def test_a_card_is_placed_where_the_player_wants() -> None:
    """Left of and above the first card the coordinates fall below zero."""
    for cell in [(-1, 0), (1, 0), (0, -1), (0, 1)]:
        pos = castle_combo.load(position(seat("duchess"), seat()))
        taken = row(pos, "village")[0]
        take(pos, taken, at=cell, face_down=True)
        assert (entry(pos, 0, "duchess")["column"], entry(pos, 0, "duchess")["row"]) == (0, 0)


def test_a_placed_card_stays() -> None:
    """Later cards move nothing."""
    pos = castle_combo.load(position(seat("- -", "- ."), seat()))
    before = tableau(pos)
    take(pos, row(pos, "village")[0], at=(-1, 0), face_down=True)
    assert tableau(pos)[:3] == before


def test_only_the_own_tableau_limits_placing() -> None:
    """What the others have does not matter."""
    pos = castle_combo.load(position(seat("duchess"), seat("- - -", "- - -")))
    pos.push({"do": "take_face_down", "slot": 0})
    assert len(open_cells(pos)) == 4
    assert questions(pos) == {"place"}


def test_the_place_of_a_card_is_known_only_when_the_grid_is_full() -> None:
    """The same first card scores in the top row or not, by where the other rows came."""
    below = final(seat("duchess - -", "- - -", "- - -"))
    drawn = position(seat("duchess - -", "- - -", "- - -"), seat("- - -", "- - -", "- - -"))
    for card in drawn["players"][0]["tableau"]:
        if card["row"] == 2:
            card["row"] = -1
    above = castle_combo.load(drawn)
    assert below.score() == [8, 0]
    assert above.score() == [0, 0]


def test_the_whole_tableau_may_be_written_anywhere() -> None:
    """Only how cards lie to each other counts, not their numbers."""
    drawn = position(seat("- - -", "- - -", "- - farmer"), seat("- - -", "- - -", "- - -"))
    for card in drawn["players"][0]["tableau"]:
        card["column"] += 10
        card["row"] -= 4
    assert castle_combo.load(drawn).score() == [7, 0]


@pytest.mark.parametrize(("column", "row_"), [(3, 0), (0, 3), (-1, 0), (0, 0)])
def test_a_written_tableau_keeps_to_three_by_three(column: int, row_: int) -> None:
    """A fourth column, a fourth row or two cards in one cell are refused."""
    drawn = position(seat("- - -", "- - -", "- - ."))
    drawn["players"][0]["tableau"][-1].update({"column": column, "row": row_})
    with pytest.raises(BadInput):
        castle_combo.load(drawn)
