"""Numbers that hold several things: people read and write a list, rules and stored layouts have a number."""

from __future__ import annotations

import pytest

from bailey.core import Record, amounts, bits
from bailey.core.errors import BadInput
from bailey.core.state.kinds.packed import Amounts, Bits
from bailey.core.state.layout import _fields

COLOURS = ("red", "green", "blue")


class Shelf(Record):
    """A shelf of a shop."""

    closed: int = bits(4)
    painted: int = bits(names=COLOURS)
    jars: int = amounts(3, bits=5, most=15)


CLOSED, PAINTED, JARS = Shelf.fields


def shown(shelf: Shelf) -> dict[str, object]:
    """Return what a view says of a shelf."""
    space: dict[str, object] = {"r": shelf}
    lines = [line for i, field in enumerate(Shelf.fields) for line in field.view_code(i, space)]
    found: dict[str, object] = eval("{" + ", ".join(lines) + "}", space)  # noqa: S307 - what the core makes of a record
    return found


def test_a_view_spells_out_what_is_set_and_each_amount() -> None:
    shelf = Shelf()
    assert shown(shelf) == {"closed": [], "painted": [], "jars": [0, 0, 0]}
    shelf.closed, shelf.painted, shelf.jars = 0b1010, 0b101, 2 + (15 << 10)
    assert shown(shelf) == {"closed": [1, 3], "painted": ["red", "blue"], "jars": [2, 0, 15]}


def test_what_is_written_reads_back_as_a_list_or_as_the_number_of_older_positions() -> None:
    assert isinstance(CLOSED, Bits)
    assert CLOSED.number([3, 1], "closed") == CLOSED.number(0b1010, "closed") == 0b1010
    assert isinstance(PAINTED, Bits)
    assert PAINTED.number(["blue", "red"], "painted") == 0b101
    assert isinstance(JARS, Amounts)
    assert JARS.number([2, 0, 15], "jars") == JARS.number(2 + (15 << 10), "jars")
    assert JARS.number([1], "jars") == 1


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        (CLOSED, [4], r"here\[0\]: must be a whole number from 0 to 3, not 4"),
        (CLOSED, 16, "here: must be a whole number from 0 to 15, not 16"),
        (CLOSED, True, "here: must be a whole number from 0 to 15, not true"),
        (CLOSED, [0] * 5, "here: has 5 entries; at most 4 are possible"),
        (PAINTED, ["pink"], r"here\[0\]: must be one of red, green, blue, not"),
        (JARS, [0, 16], r"here\[1\]: must be a whole number from 0 to 15, not 16"),
        (JARS, "many", "here: must be a list"),
    ],
)
def test_what_it_cannot_hold_is_refused(field: Bits | Amounts, value: object, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        field.number(value, "here")


def test_a_stored_layout_calls_them_numbers() -> None:
    assert _fields(Shelf) == {name: {"kind": "number"} for name in ("closed", "painted", "jars")}
