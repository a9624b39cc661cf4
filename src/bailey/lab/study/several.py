"""Several changes in one study: each on the same deals as the printed game, with intervals that hold all together.

--grid cards.inventor.cost=2,3 --grid start.gold=10,12     every combination of the values
--each cards.cost=+1                                       one change for each row of a table that has the field
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput, shown
from bailey.lab.study.changed_cards import is_copy, is_told
from bailey.lab.study.changes import Change
from bailey.lab.study.compare import differences, joint
from bailey.lab.study.findings import DIGITS, measures
from bailey.lab.study.pieces import play_all
from bailey.lab.study.playing import names_in
from bailey.lab.study.study import changed_plan
from bailey.lab.study.tables import StudyTables

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bailey.core.play.game import Game
    from bailey.core.state.data import Data, Datum
    from bailey.lab.crews.crew import Crew
    from bailey.lab.json_object import JsonObject
    from bailey.lab.playing import Report
    from bailey.lab.study.compare import Difference
    from bailey.lab.study.playing import Plan

#: More changes than this are refused.
MOST_CHANGES = 400


@dataclass
class SeveralChanges:
    """What each change makes different; `refused` are those that the game's data does not allow, with the reason."""

    plan: Plan
    games: int
    effects: list[tuple[Change, list[Difference]]] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False
    lost: str = ""

    def to_json(self) -> JsonObject:
        """Return all as JSON, those changes first whose clearest effect is surest."""
        judged = joint([one for _, found in self.effects for one in found])
        rows: list[JsonObject] = []
        at = 0
        for change, found in self.effects:
            own = judged[at : at + len(found)]
            at += len(found)
            rows.append({"change": change.title, "effects": [_effect(one) for one in own]})
        rows.sort(key=lambda row: (min((one["p"] for one in row["effects"]), default=1.0), row["change"]))
        return {
            "game": self.plan.game,
            "seats": list(self.plan.seats),
            "seed": self.plan.seed,
            "games": self.games,
            "changes": rows,
            "refused": self.refused,
            "interrupted": self.interrupted,
        }


def _effect(one: Difference) -> JsonObject:
    numbers = {name: round(getattr(one, name), DIGITS) for name in ("before", "after", "low", "high", "p")}
    return {"what": one.what, "of": one.of, "difference": round(one.difference.value, DIGITS), **numbers} | {
        "clear": one.clear
    }


def study_changes(
    plan: Plan,
    game: Game,
    games: int,
    changes: list[Change],
    crew: Crew,
    *,
    folder: Path | None = None,
    report: Report | None = None,
) -> SeveralChanges:
    """Play the printed game and each change on the same deals; what is kept in the folder is not played again."""
    total = games * (1 + len(changes))
    printed = StudyTables(play_all(plan, games, crew, folder=folder, report=_after(report, 0, total)))
    done = SeveralChanges(plan, printed.played.games, interrupted=printed.played.interrupted, lost=printed.played.lost)
    for i, change in enumerate([] if done.interrupted else changes, 1):
        changed = changed_plan(plan, game, change)
        try:
            crew.ask(partial(names_in, changed), changed.change)
        except BadInput as fault:
            done.refused[change.title] = str(fault)
            continue
        try:
            played = play_all(changed, games, crew, folder=folder, report=_after(report, i * games, total))
        except KeyboardInterrupt:
            done.interrupted = True
            break
        if played.interrupted:
            done.interrupted, done.lost = True, played.lost
            break
        done.effects.append((change, [*_effects(printed, StudyTables(played), change)]))
    return done


def _after(report: Report | None, before: int, total: int) -> Report | None:
    return None if report is None else lambda done, _: report(before + done, total)


def _effects(printed: StudyTables, changed: StudyTables, change: Change) -> Iterator[Difference]:
    """Iterate over what is different of the changed cards, and of whole games."""
    cards = json.loads(change.data or "{}").get("cards", {})
    found = differences(measures(printed), measures(changed), printed.played.games)
    for one in found:
        if is_told(one.what, one.of, changed=any(is_copy(one.of, name) for name in cards)):
            yield one


def read_grid(words: list[str]) -> list[Change]:
    """Return a change for each combination of values, of `PATH=A,B` words."""
    axes = [_axis(word) for word in words]
    combinations = [*product(*axes)]
    _check_number(len(combinations))
    changes = []
    for chosen in combinations:
        data: Data = {}
        for path, value in chosen:
            _put(data, path.split("."), value)
        title = ", ".join(f"{_short(path)} {value}" for path, value in chosen)
        changes.append(Change(title, {}, json.dumps(data, sort_keys=True)))
    return changes


def _axis(word: str) -> list[tuple[str, Datum]]:
    path, equals, values = (part.strip() for part in word.partition("="))
    written = [value.strip() for value in values.split(",") if value.strip()]
    if not equals or "." not in path or not written:
        message = f"grid {word!r:.60}: write PATH=VALUE,VALUE, as cards.inventor.cost=2,3"
        raise BadInput(message)
    return [(path, _value(value, f"grid {word!r:.60}")) for value in written]


def read_each(game: Game, word: str) -> list[Change]:
    """Return a change for each row that has a field, of a word `TABLE.FIELD=VALUE`; +1 and -1 change a number by 1."""
    path, equals, value = (part.strip() for part in word.partition("="))
    table, _, name = path.partition(".")
    if not equals or not value or not name:
        message = f"each {word!r:.60}: write TABLE.FIELD=VALUE, as cards.cost=+1"
        raise BadInput(message)
    found = tables_of(game)
    if table not in found:
        message = f"each {word!r:.60}: {game.title} has no table {table!r}; known are {', '.join(found)}"
        raise BadInput(message)
    changes = [change for row in found[table] if (change := _of_row(table, row, name, value, word)) is not None]
    if not changes:
        message = f"each {word!r:.60}: no row of {table} has {name}, or all have that value already"
        raise BadInput(message)
    _check_number(len(changes))
    return changes


def tables_of(game: Game) -> dict[str, list[Data]]:
    """Return the tables of a game's data files by their names: lists of rows, each named by its first value."""
    found: dict[str, list[Data]] = {}
    for file in sorted(game.folder.glob("*.json")):
        data = json.loads(file.read_text(encoding="utf-8"))
        named = {file.stem: data} if isinstance(data, list) else data
        found |= {name: rows for name, rows in named.items() if _are_rows(rows)}
    return found


def _are_rows(rows: Datum) -> bool:
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) and row for row in rows):
        return False
    names = [next(iter(row.values())) for row in rows]
    return all(isinstance(name, str) for name in names) and len({*names}) == len(names)


def _of_row(table: str, row: Data, name: str, written: str, word: str) -> Change | None:
    """Return the change of a row; None if it has no such field, or has that value already."""
    here: Datum = row
    for part in name.split("."):
        if not isinstance(here, dict) or part not in here:
            return None
        here = here[part]
    value = _value(written, f"each {word!r:.60}")
    if written[0] in "+-":
        if not isinstance(here, int) or isinstance(here, bool) or not isinstance(value, int):
            return None
        value += here
    if value == here:
        return None
    card = next(iter(row.values()))
    data: Data = {}
    _put(data, [table, card, *name.split(".")], value)
    return Change(f"{card} {name.replace('.', ' ')} {value}", {}, json.dumps(data, sort_keys=True))


def _value(written: str, where: str) -> Datum:
    """Return a value as TOML has it; what is no TOML is a text."""
    try:
        value = tomllib.loads(f"value = {written}")["value"]
    except tomllib.TOMLDecodeError:
        return written
    if not isinstance(value, str | int | float | bool):
        message = f"{where}: must be numbers, texts, true or false, not {shown(value)}"
        raise BadInput(message)
    return value


def _put(data: Data, path: list[str], value: Datum) -> None:
    *above, last = path
    for part in above:
        data = data.setdefault(part, {})
    data[last] = value


def _short(path: str) -> str:
    """Return a path without its table."""
    return " ".join(path.split(".")[1:])


def _check_number(changes: int) -> None:
    if changes > MOST_CHANGES:
        message = f"these are {changes} changes; at most {MOST_CHANGES} are studied at once"
        raise BadInput(message)
