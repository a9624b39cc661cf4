"""Data files of games, read with the changes of a process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import BadInput
from bailey.core.state import data

if TYPE_CHECKING:
    from pathlib import Path

ROWS = [
    {"id": "inn", "cost": 2, "note": None, "dice": [1, 2]},
    {"id": "mill", "cost": 3, "note": "old", "dice": [3, 4]},
]


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> data.Changes:
    monkeypatch.setattr(data, "CHANGES", data.Changes())
    return data.CHANGES


def read(folder: Path, content: Any, name: str = "cards.json") -> Any:
    file = folder / name
    file.write_text(json.dumps(content), encoding="utf-8")
    return data.read_data(file)


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


def test_none_is_null_and_null_may_become_anything(tmp_path: Path, changes: data.Changes) -> None:
    data.play_with({"cards": {"mill": {"note": "none"}, "inn": {"note": "new"}}})
    assert [row["note"] for row in read(tmp_path, ROWS)] == ["new", None]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cards": {"mil": {"cost": 1}}}, "cards.mil: there is none; known are mill"),
        ({"cards": {"mill": {"cots": 1}}}, "cards.mill.cots: there is none; known are cost"),
        ({"cards": {"mill": {"cost": "three"}}}, 'cards.mill.cost: must be a whole number, as 3 is now; not "three"'),
        ({"cards": {"mill": {"cost": True}}}, "cards.mill.cost: must be a whole number, as 3 is now; not true"),
        ({"cards": {"mill": {"cost": "none"}}}, 'cards.mill.cost: must be a whole number, as 3 is now; not "none"'),
        ({"cards": {"mill": {"dice": [1]}}}, "cards.mill.dice: must be a list of 2, as [3, 4] is now; not [1]"),
        ({"cards": {"mill": {"cost": {"x": 1}}}}, "cards.mill.cost.x: there is none"),
        ({"kards": {"mill": {"cost": 1}}}, "kards.mill.cost: the game has no data file with such a value"),
        ({"cards": 3}, "cards: must be a list of 2"),
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
