"""The page of text forms says what holds: its example is a position, and defaults are those of the states."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bailey.games import burgundy_cards, castle_combo

PAGE = (Path(__file__).parents[1] / "docs/formats.md").read_text(encoding="utf-8")


def default(field: str) -> str:
    """Read what the table of defaults says of a field."""
    found = re.search(rf"^\| [^|]*{re.escape(field)}[^|]* \| ([^|]*) \|$", PAGE, re.MULTILINE)
    assert found, field
    return found[1]


def test_the_example_is_a_position() -> None:
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example
    assert castle_combo.load(json.loads(example[1])).turn == 0


def test_defaults_are_those_of_castle_combo() -> None:
    player = castle_combo.load({"players": [{"tableau": ["baron"]}, {}]}).dump()["players"][0]
    assert default("a player's `gold` and `keys`").startswith(f"{player['gold']} and {player['keys']},")
    laid = [player["tableau"][0][name] for name in ("column", "row", "stored", "face_down")]
    assert default("a card's `column`") == ", ".join(json.dumps(value) for value in laid).replace("false", "`false`")
    assert default("`messenger`") == f"`{castle_combo.load({}).dump()['messenger']}`"


def test_defaults_are_those_of_burgundy() -> None:
    dump = burgundy_cards.load({"players": [{"hand": ["ship-1a"]}, {}]}).dump()
    table = [
        json.dumps(dump[name]).strip('"') for name in ("round", "start_player", "start_card_face_down", "has_bought")
    ]
    assert default("Burgundy: `round`").replace("`", "") == ", ".join(table)
    player = dump["players"][0]
    assert {player[name] for name in ("silver", "workers", "points")} == {0}
    assert not any(player["goods"] + player["sold"] + player["animals"])
    assert not any(row["cards"] for row in dump["display"])


def test_an_empty_todo_is_the_end_of_the_game() -> None:
    assert '`"todo": []` means that the game is over' in PAGE
    assert all(game.load({"todo": []}).over for game in (burgundy_cards, castle_combo))
