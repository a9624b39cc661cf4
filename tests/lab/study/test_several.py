"""Several changes in one study: which they are, what they do, and intervals that hold all together."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bailey import games
from bailey.core import BadInput
from bailey.lab.crews import crew_of
from bailey.lab.study.agreement import NO, OPEN, YES, agreement, agreement_rows
from bailey.lab.study.compare import Difference, joint
from bailey.lab.study.estimates import Estimate, z_of
from bailey.lab.study.several import MOST_CHANGES, SeveralChanges, read_each, read_grid, study_changes, tables_of
from bailey.lab.study.several_page import change_rows, several_lines, write_changes
from bailey.lab.study.study import plan_of

if TYPE_CHECKING:
    from pathlib import Path

GAME = games.find("castle-combo")


def test_a_grid_has_every_combination() -> None:
    found = read_grid(["cards.inventor.cost=2, 3", "start.gold=10,12"])
    assert [change.title for change in found] == [
        "inventor cost 2, gold 10",
        "inventor cost 2, gold 12",
        "inventor cost 3, gold 10",
        "inventor cost 3, gold 12",
    ]
    assert json.loads(found[1].data) == {"cards": {"inventor": {"cost": 2}}, "start": {"gold": 12}}


def test_each_row_of_a_table_is_changed_by_so_much() -> None:
    rows = {row["id"]: row for row in tables_of(GAME)["cards"]}
    found = read_each(GAME, "cards.cost=+1")
    assert len(found) == len(rows)
    for change in found:
        ((card, fields),) = json.loads(change.data)["cards"].items()
        assert fields == {"cost": rows[card]["cost"] + 1}


def test_each_row_gets_a_value_unless_it_has_that_already() -> None:
    rows = tables_of(GAME)["cards"]
    found = read_each(GAME, "cards.cost=0")
    assert len(found) == sum(row["cost"] != 0 for row in rows)
    assert found[0].title.endswith("cost 0")


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_tables_whose_rows_have_names_of_their_own(name: str) -> None:
    found = tables_of(games.find(name))
    assert all(isinstance(next(iter(row.values())), str) for rows in found.values() for row in rows)
    assert found or name == "burgundy-companion"


@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("cards.cost", "write TABLE.FIELD=VALUE"),
        ("cost=1", "write TABLE.FIELD=VALUE"),
        ("tiles.cost=1", "has no table 'tiles'; known are cards"),
        ("cards.colour=1", "no row of cards has colour"),
        ("cards.deck=+1", "no row of cards has deck"),
        ("cards.cost=[1]", "must be numbers, texts, true or false"),
    ],
)
def test_what_changes_no_row_is_refused(word: str, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        read_each(GAME, word)


def test_what_is_no_grid_is_refused() -> None:
    for word in ("gold=1", "start.gold", "start.gold="):
        with pytest.raises(BadInput, match="write PATH=VALUE,VALUE"):
            read_grid([word])
    with pytest.raises(BadInput, match=f"at most {MOST_CHANGES}"):
        read_grid([f"start.gold={','.join(map(str, range(21)))}", f"start.keys={','.join(map(str, range(20)))}"])


def difference(value: float, error: float) -> Difference:
    return Difference("taken", "inventor", 0.5, 0.5 + value, Estimate(value, error), 0, 0, 1, 0)


def test_intervals_of_several_changes_hold_all_together() -> None:
    """Bonferroni's interval and Holm's p-value count the differences of all changes."""
    found = joint([difference(0.3, 0.1), difference(0.1, 0.1), difference(0.0, 0.1)])
    assert found[0].high == pytest.approx(0.3 + z_of(3) * 0.1)
    assert found[0].p == pytest.approx(3 * Estimate(0.3, 0.1).p)
    assert (found[0].clear, found[1].clear) == (True, False)
    assert joint([]) == []


@pytest.mark.slow
def test_each_change_is_played_on_the_deals_of_the_printed_game(tmp_path: Path) -> None:
    """A value that the data does not allow is told, and the others go on."""
    plan = plan_of(GAME, ["random", "random"], 20, 3, plain=True)
    changes = read_grid(["cards.inventor.cost=0,-1", "start.gold=15,60"])
    with crew_of(1) as crew:
        done = study_changes(plan, GAME, 20, changes, crew, folder=tmp_path).to_json()
    assert [*done["refused"]] == ["inventor cost -1, gold 15", "inventor cost -1, gold 60"]
    assert all("cards.inventor.cost" in why for why in done["refused"].values())
    assert {row["change"] for row in done["changes"]} == {"inventor cost 0, gold 15", "inventor cost 0, gold 60"}
    effects = {row["change"]: {(one["what"], one["of"]): one for one in row["effects"]} for row in done["changes"]}
    assert {of for one in effects.values() for _, of in one} <= {"", "inventor"}
    written = write_changes(tmp_path, done)
    assert json.loads(written[1].read_text(encoding="utf-8")) == done
    assert "inventor cost 0, gold 60" in written[0].read_text(encoding="utf-8")
    head, rows = change_rows(done)
    assert head[0] == "change"
    assert len(rows) == 2
    assert several_lines(done)[0] == "castle-combo, 2 changes, 20 games of random, random, seed 3 each"


def test_the_clearest_change_comes_first() -> None:
    plan = plan_of(GAME, ["random", "random"], 1, 0)
    weak, strong = read_grid(["start.gold=10,60"])
    done = SeveralChanges(plan, 100, [(weak, [difference(0.1, 0.1)]), (strong, [difference(0.9, 0.1)])])
    assert [row["change"] for row in done.to_json()["changes"]] == ["gold 60", "gold 10"]


def found_by(**effects: float) -> dict[str, Any]:
    """Return findings with a difference for each measure; 0 is told as noise."""
    rows = [
        {"what": what, "of": "", "difference": value or 0.1, "low": 0, "high": 0, "clear": bool(value)}
        for what, value in effects.items()
    ]
    return {"differences": rows, "cards": [], "change": {"data": {}}}


def test_variants_agree_if_all_find_the_same_direction() -> None:
    found = {
        "bots=random": found_by(margin=2, turns=1, decided=0.2),
        "bots=greedy": found_by(margin=1, turns=-1, decided=0),
    }
    rows = {row["what"]: row["agree"] for row in agreement(found)}
    assert rows == {"margin": YES, "turns": NO, "decided": OPEN}
    head, table = agreement_rows(agreement(found), [*found])
    assert head == ["what the change does", "bots=random", "bots=greedy", "agree"]
    assert table[0][1:] == ["+2.00", "+1.00", "yes"]
