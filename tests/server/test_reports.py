"""What a replay reports: every choice is told, by an event or by a sentence about who chose it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.server.records import replays

GAMES = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")
LANGUAGES = ("en", "de", "fr")
#: So many choices of a game are reported.
MOST = 250


def rows_of(name: str, language: str, seed: int = 1) -> list[dict[str, Any]]:
    """Play at random and return the rows of the replay."""
    log, chance = GameLog(games.find(name), Start(("you:Ann", "greedy"), seed)).begun(), random.Random(seed)
    while not log.position.over and len(log.rows) < MOST:
        log.choose(chance.choice(log.position.choices.numbers))
    return [json.loads(bytes(row)) for row in replays.replay(log, language).rows]  # type: ignore[arg-type]


def spoken(row: dict[str, Any]) -> bool:
    return any(event.get("say") and not event.get("quiet") for event in row.get("events", []))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_reported(name: str, language: str) -> None:
    rows = [row for row in rows_of(name, language) if row["kind"] == "choice"]
    silent = {row["choice"]["do"] for row in rows if not spoken(row) and not row.get("told")}
    assert silent == set()


def test_a_report_names_who_chose_and_the_card_that_is_placed() -> None:
    rows = rows_of("castle-combo", "en")
    told = {row["choice"]["do"]: row["told"] for row in rows if row.get("told")}
    assert told["keep_key"] in ("Ann keeps all keys", "greedy keeps all keys", "Easy keeps all keys")
    placed = next(row for row in rows if row["kind"] == "choice" and row["choice"]["do"] == "place")
    card = (
        next(event for event in placed["events"] if event["what"] == "placed")["say"]
        .split(" puts ")[1]
        .split(" at ")[0]
    )
    assert f" puts {card} " in placed["told"]
