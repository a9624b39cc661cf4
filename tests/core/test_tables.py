"""A card table is read through one accessor, row by row; the tables of a game share one range of card numbers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bailey.core import Cards, Record, many, number, numbers, single, table, truth, word
from bailey.core.compiled.numba_mode import as_array


class Clause(Record):
    amount: int = 0


class Card(Record):
    tally: int = word()
    cost: int = number(3)
    marks: list[int] = numbers(2)
    clauses: list[Clause] = many(Clause, 2)


def cards() -> list[Card]:
    made = [Card() for _ in range(3)]
    made[1].cost, made[1].tally, made[2].marks[1], made[2].clauses[0].amount = 7, 1 << 40, 5, -2
    return made


def test_the_accessor_gives_the_rows_of_its_own_table_which_compiled_play_reads_too() -> None:
    rows = cards()
    card = table(rows)
    assert [card(i).cost for i in range(3)] == [3, 7, 3]
    assert card(2) is rows[2]
    first, second = table(cards()), table(cards()[1:])
    assert (first(1).cost, second(0).cost) == (7, 7)
    array = as_array(cards())
    assert array["cost"].tolist() == [3, 7, 3]
    assert array[1]["tally"] == 1 << 40
    assert array[2]["marks"].tolist() == [0, 5]
    assert array[2]["clauses"]["amount"].tolist() == [-2, 0]


class Rulebook(Record):
    """What is printed in the rules, and on no card."""

    hand_limit: int = number(7, least=0)


def test_the_numbers_of_the_rules_are_one_row_and_within_their_bounds() -> None:
    rulebook = single(Rulebook())
    assert [rulebook().hand_limit for _ in range(3)] == [7, 7, 7]
    assert rulebook() is rulebook()
    wrong = Rulebook()
    wrong.hand_limit = -1
    with pytest.raises(TypeError, match=r"Rulebook has hand_limit=-1; it must be a whole number from 0 to"):
        single(wrong)


class Tile(Record):
    """A tile with the good that it yields."""

    yields: int = number(0, least=0, most=3)


class Good(Record):
    """A good with its price."""

    price: int = number(0, least=0)
    rare: int = truth()


def read_tile(row: dict[str, Any]) -> Tile:
    made = Tile()
    made.yields = row["yields"]
    return made


def read_good(price: int) -> Good:
    made = Good()
    made.price = price
    return made


def tiles() -> tuple[Cards, Any]:
    made = Cards()
    return made, made.add("tile", ["wood", "hill"], [{"yields": 1}, {"yields": 2}], read_tile)


def two_tables() -> Cards:
    return tiles()[0]


def test_several_tables_lie_in_one_range_of_card_numbers() -> None:
    made, tile = tiles()
    good = made.add("good", ["clay", "wool", "salt"], [4, 5, 6], read_good)
    assert made.names == ("wood", "hill", "clay", "wool", "salt")
    assert (made.numbers("tile"), made.numbers("good")) == (range(2), range(2, 5))
    assert [tile(c).yields for c in made.numbers("tile")] == [1, 2]
    assert [good(c).price for c in made.numbers("good")] == [4, 5, 6]
    is_tile, is_good = made.among("tile"), made.among("good")
    assert [c for c in range(5) if is_tile(c)] == [0, 1]
    assert [c for c in range(5) if is_good(c)] == [2, 3, 4]


@pytest.mark.parametrize("card", [-1, 0, 1, 5])
def test_a_card_of_another_table_cannot_be_read(card: int) -> None:
    good = two_tables().add("good", ["clay", "wool", "salt"], [4, 5, 6], read_good)
    with pytest.raises(IndexError, match=rf"card {card} is not of the table 'good'"):
        good(card)


@pytest.mark.parametrize(
    ("name", "ids", "data", "fault"),
    [
        ("tile", ["clay"], [4], "there is a table 'tile' already"),
        ("good", ["clay", "wool"], [4], "table 'good' has 2 names for 1 rows"),
        ("good", [], [], "table 'good' has 0 names"),
        ("good", ["clay", "hill"], [4, 5], "table 'good': 'hill' is the name of a card of 'tile' already"),
        ("good", ["clay", "clay"], [4, 5], "table 'good': 'clay' is the name of a card of 'good' already"),
        ("good", ["clay", ""], [4, 5], "table 'good': '' is no name"),
        ("good", ["clay", "wool"], [4, "five"], "table 'good': 'wool' has price='five'; it must be a whole number"),
        ("good", ["clay", "wool"], [-1, 5], "table 'good': 'clay' has price=-1; it must be a whole number from 0"),
        ("good", ["clay", "wool"], [4, 1 << 31], "table 'good': 'wool' has price=2147483648"),
    ],
)
def test_cards_that_cannot_be_are_refused_by_name(name: str, ids: list[str], data: list[Any], fault: str) -> None:
    with pytest.raises(TypeError, match=f"^cards: {re.escape(fault)}"):
        two_tables().add(name, ids, data, read_good)


def test_a_row_that_cannot_be_read_is_refused_by_name() -> None:
    with pytest.raises(
        TypeError, match=r"table 'more': 'lake' cannot be read \(KeyError\('yields'\)\); correct its row"
    ):
        two_tables().add("more", ["moor", "lake"], [{"yields": 1}, {"yield": 2}], read_tile)
    with pytest.raises(TypeError, match=r"table 'more': 'moor' is read as 7; return a record"):
        two_tables().add("more", ["moor"], [7], lambda row: row)  # type: ignore[type-var]


def test_a_table_that_is_refused_or_unknown_leaves_the_others_as_they_were() -> None:
    made = two_tables()
    with pytest.raises(TypeError):
        made.add("good", ["clay", "hill"], [4, 5], read_good)
    made.add("good", ["clay", "salt"], [4, 5], read_good)
    assert made.names == ("wood", "hill", "clay", "salt")
    with pytest.raises(TypeError, match="there is no table 'god'; known are tile, good"):
        made.numbers("god")


@pytest.mark.usefixtures("numba")
def test_compiled_play_reads_every_table_and_the_numbers_of_the_rules_as_they_are_when_it_is_loaded() -> None:
    import numba

    from bailey.core.compiled import numba_mode

    made = two_tables()
    good, is_good = made.add("good", ["clay", "wool", "salt"], [4, 5, 6], read_good), made.among("good")
    numba_mode._hand_over()
    price = numba.njit(lambda c: good(c).price if is_good(c) else -1)
    assert [price(c) for c in range(5)] == [-1, -1, 4, 5, 6]
    from bailey.core.compiled.linking import rows_of

    rulebook = single(Rulebook())
    numba_mode._hand_over()
    limit = numba.njit(lambda n: n + rulebook().hand_limit)
    assert limit(1) == 8
    rows_of(rulebook)["hand_limit"] = 9
    assert limit(1) == 10
