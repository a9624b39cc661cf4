"""Data files of games, read with the changes of a process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import FIXED, BadInput
from bailey.core.state import data

if TYPE_CHECKING:
    from pathlib import Path

ROWS = [
    {"id": "inn", "cost": 2, "note": None, "dice": [1, 2], "kind": "house"},
    {"id": "mill", "cost": 3, "note": "old", "dice": [3, 4], "kind": "barn"},
]


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> data.Changes:
    monkeypatch.setattr(data, "CHANGES", data.Changes())
    return data.CHANGES


RANGES: dict[str, range | None] = {"cost": range(10), "dice": range(1, 7), "gold": range(100), "keys": FIXED}


def read(folder: Path, content: Any, name: str = "cards.json") -> Any:
    file = folder / name
    file.write_text(json.dumps(content), encoding="utf-8")
    return data.read_data(file, RANGES)


def test_rows_tables_and_places_of_lists_are_named_in_a_change(tmp_path: Path, changes: data.Changes) -> None:
    assert read(tmp_path, ROWS) == ROWS
    changes.check()
    data.play_with({"cards": {"mill": {"cost": 9}}})
    assert [row["cost"] for row in read(tmp_path, ROWS)] == [2, 9]
    changes.check()
    data.play_with({"cards": {"inn": {"dice": {"1": 6}}}})
    assert read(tmp_path, ROWS)[0]["dice"] == [1, 6]
    data.play_with({"cards": {"inn": {"dice": [5, 5]}}})
    assert read(tmp_path, ROWS)[0]["dice"] == [5, 5]


def test_a_table_is_named_by_its_keys_and_one_of_several_files_is_enough(tmp_path: Path, changes: data.Changes) -> None:
    data.play_with({"start": {"gold": 7}})
    assert read(tmp_path, {"start": {"gold": 15, "keys": 2}}, "numbers.json") == {"start": {"gold": 7, "keys": 2}}
    changes.check()
    data.play_with({"cards": {"keep": {"cost": 1}}})
    read(tmp_path, {"cards": ROWS}, "base.json")
    assert read(tmp_path, {"cards": [{"id": "keep", "cost": 5}]}, "theme.json")["cards"][0]["cost"] == 1
    changes.check()


def test_none_is_null_and_null_may_become_what_stands_elsewhere_in_its_place(
    tmp_path: Path, changes: data.Changes
) -> None:
    data.play_with({"cards": {"mill": {"note": "none"}, "inn": {"note": "old"}}})
    assert [row["note"] for row in read(tmp_path, ROWS)] == ["old", None]


def test_what_a_game_is_built_on_stays(tmp_path: Path, changes: data.Changes) -> None:
    data.play_with({"start": {"keys": 3}})
    assert read(tmp_path, {"start": {"gold": 15, "keys": 2}})["start"]["keys"] == 2
    with pytest.raises(BadInput, match=r"start\.keys: the game is built on it, and it stays as it is"):
        changes.check()


def test_the_longest_name_of_a_place_has_its_range(tmp_path: Path, changes: data.Changes) -> None:
    content = {"start": {"gold": 15}, "rules": {"gold": 3}}
    file = tmp_path / "numbers.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    ranges = {"gold": range(10), "start.gold": range(20)}
    assert data.read_data(file, ranges) == content
    data.play_with({"rules": {"gold": 10}})
    data.read_data(file, ranges)
    with pytest.raises(BadInput, match=r"rules\.gold: must be a whole number from 0 to 9, not 10"):
        changes.check()


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"id": "inn", "price": 2}, "cards.json: cards.inn.price has no range; name 'price' in those"),
        ({"id": "inn", "cost": 10}, "cards.json: cards.inn.cost: must be a whole number from 0 to 9, not 10"),
        ({"id": "inn", "dice": [1, 0]}, "cards.json: cards.inn.dice.1: must be a whole number from 1 to 6, not 0"),
    ],
)
def test_a_data_file_is_held_to_the_same_ranges(tmp_path: Path, row: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError) as refused:
        read(tmp_path, [row])
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cards": {"mil": {"cost": 1}}}, "cards.mil: there is none; known are mill"),
        ({"cards": {"xyzzy": {"cost": 1}}}, "cards.xyzzy: there is none; known are inn, mill"),
        ({"cards": {"mill": {"cost": -5}}}, "cards.mill.cost: must be a whole number from 0 to 9, not -5"),
        ({"cards": {"mill": {"cost": 10**30}}}, "cards.mill.cost: must be a whole number from 0 to 9, not 1000000"),
        ({"cards": {"mill": {"dice": [1, 7]}}}, "cards.mill.dice.1: must be a whole number from 1 to 6, not 7"),
        ({"cards": {"mill": {"dice": [1, [2]]}}}, "cards.mill.dice.1: must be a whole number, as 4 is now; not [2]"),
        ({"cards": {"mill": {"id": "none"}}}, "cards.mill.id: names the row, and stays as it is"),
        ({"cards": {"1": {"id": "../../etc/passwd"}}}, "cards.1.id: names the row, and stays as it is"),
        ({"cards": {"mill": {"note": "new"}}}, 'cards.mill.note: must be one of old; not "new"'),
        ({"cards": {"inn": {"note": 3}}}, "cards.inn.note: must be a value, as null is now; not 3"),
        ({"cards": {"mill": {"kind": "none"}}}, 'cards.mill.kind: must be one of barn, house; not "none"'),
        ({"cards": {"mill": {"cots": 1}}}, "cards.mill.cots: there is none; known are cost"),
        ({"cards": {"mill": {"cost": "three"}}}, 'cards.mill.cost: must be a whole number, as 3 is now; not "three"'),
        ({"cards": {"mill": {"cost": True}}}, "cards.mill.cost: must be a whole number, as 3 is now; not true"),
        ({"cards": {"mill": {"cost": "none"}}}, 'cards.mill.cost: must be a whole number, as 3 is now; not "none"'),
        ({"cards": {"mill": {"dice": [1]}}}, "cards.mill.dice: must be a list of 2, as [3, 4] is now; not [1]"),
        ({"cards": {"mill": {"cost": {"x": 1}}}}, "cards.mill.cost.x: there is none"),
        ({"kards": {"mill": {"cost": 1}}}, "kards.mill.cost: the game has no data file with such a value"),
        ({"cards": 3}, "cards: must be a list of 2"),
        ({"cards": [{"id": "inn"}, {"id": "mill"}]}, "cards.0: must be a table, as"),
    ],
)
def test_a_change_that_fits_nowhere_is_refused_by_name(
    tmp_path: Path, changes: data.Changes, change: dict[str, Any], said: str
) -> None:
    data.play_with(change)
    read(tmp_path, ROWS)
    with pytest.raises(BadInput) as refused:
        changes.check()
    assert str(refused.value).startswith(said)
