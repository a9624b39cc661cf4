"""A card table is read through one accessor, row by row."""

from __future__ import annotations

from bailey.core import Record, many, number, numbers, table, word
from bailey.core.compiled import as_array


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


def test_the_accessor_gives_the_rows() -> None:
    rows = cards()
    card = table(rows)
    assert [card(i).cost for i in range(3)] == [3, 7, 3]
    assert card(2) is rows[2]


def test_two_tables_do_not_mix() -> None:
    first, second = table(cards()), table(cards()[1:])
    assert (first(1).cost, second(0).cost) == (7, 7)


def test_compiled_play_reads_the_same_rows() -> None:
    array = as_array(cards())
    assert array["cost"].tolist() == [3, 7, 3]
    assert array[1]["tally"] == 1 << 40
    assert array[2]["marks"].tolist() == [0, 5]
    assert array[2]["clauses"]["amount"].tolist() == [-2, 0]
