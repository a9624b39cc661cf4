"""What a report says of each game, held against a count of the same games that knows no study.

The games are played again from their deals and their choices, move by move, and counted by hand: no course, no columns,
no estimates.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from bailey import games
from bailey.core import Position
from bailey.core.state.record import follow
from bailey.core.state.slots import CARD_BITS, NO_CARD
from bailey.lab.study.study import Study, study

if TYPE_CHECKING:
    from pathlib import Path

#: The games that people play, with the players of the study.
PLAYERS = {"castle-combo": 2, "burgundy-cards": 2, "burgundy-board": 2, "catan-cards": 2}
GAMES, SEED = 12, 11
each_game = pytest.mark.parametrize("name", [*list(PLAYERS)[:3], pytest.param("catan-cards", marks=pytest.mark.slow)])


@dataclass
class Counted:
    """One game, as somebody would count it who watches it."""

    decisions: int = 0
    open: int = 0
    first: int = 0
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    takers: dict[str, int] = field(default_factory=dict)
    kinds: Counter[str] = field(default_factory=Counter)


@cache
def studied(name: str) -> Study:
    return study(games.find(name), ["random"] * PLAYERS[name], GAMES, SEED, decisions=True)


@cache
def counted(name: str) -> list[Counted]:
    return [watch(name, number) for number in range(GAMES)]


def watch(name: str, number: int) -> Counted:
    """Play the decisions that the study lists, and look at all that players own after each."""
    game, found = games.find(name), Counted()
    decisions = studied(name).tables.decisions
    listed = decisions.filter(decisions["game"] == number).sort("decision")
    pos = Position(game, game.deal(PLAYERS[name], SEED, number))
    found.first = pos.turn
    look(pos, found)
    for row in listed.iter_rows(named=True):
        assert (row["player"], row["open"]) == (pos.turn, len(pos.choices.numbers))
        found.decisions += 1
        found.open += row["open"]
        found.kinds[row["kind"]] += 1
        pos.play(game.choices.parse(row["choice"]))
        look(pos, found)
    assert pos.over
    found.winners, found.scores = pos.winners, pos.score()
    return found


def look(pos: Position, found: Counted) -> None:
    """Note who has a card that nobody had before."""
    for where in pos.game.places:
        whose, player, *_ = (*where.path, "")
        if whose == "players" and player in range(PLAYERS[pos.game.name]):
            place = follow(pos.state, where.path)
            for slot in [slot for slot in place.slots[: place.size] if slot != NO_CARD]:
                found.takers.setdefault(pos.game.cards[slot & CARD_BITS], player)


def shares(game: Counted) -> list[float]:
    return [(p in game.winners) / len(game.winners) for p in range(len(game.scores))]


def value(rows: list[dict[str, Any]], what: str, of: str = "") -> float:
    return next(float(row["value"]) for row in rows if (row["what"], row["of"]) == (what, of))


@each_game
def test_every_game_has_a_report(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert studied(name).write(folder)
    page = (folder / "report.html").read_text()
    assert f"<h1>{name}: a study, {GAMES} games of random, random</h1>" in page
    assert page.count("vegaEmbed('#chart") >= 4
    titles = [row["title"] for row in studied(name).findings["cards"]]
    assert len(set(titles)) == len(titles), "cards that are called the same can be told apart"


@each_game
def test_length_and_width_of_games_wins_scores_and_cards_are_as_counted(name: str) -> None:
    found, by_hand = studied(name).findings, counted(name)
    whole = found["game_measures"]
    assert value(whole, "decisions") == pytest.approx(sum(game.decisions for game in by_hand) / GAMES, abs=1e-5)
    wide = sum(game.open / game.decisions for game in by_hand) / GAMES
    assert value(whole, "branching") == pytest.approx(wide, abs=1e-5)
    kinds = sum((game.kinds for game in by_hand), Counter())
    said = {row["of"]: row["value"] for row in found["counts"] if row["what"] == "choices"}
    assert said == pytest.approx({kind: count / GAMES for kind, count in kinds.items()}, abs=1e-5)
    seats = found["seats_measures"]
    for p in range(PLAYERS[name]):
        wins = sum(shares(game)[p] for game in by_hand) / GAMES
        assert value(seats, "wins of seat", str(p + 1)) == pytest.approx(wins, abs=1e-5)
        score = sum(game.scores[p] for game in by_hand) / GAMES
        assert value(seats, "score of seat", str(p + 1)) == pytest.approx(score, abs=1e-5)
    first = sum(shares(game)[game.first] for game in by_hand) / GAMES
    assert value(seats, "wins of who begins") == pytest.approx(first, abs=1e-5)
    ties = sum(len(game.winners) > 1 for game in by_hand) / GAMES
    assert value(found["game_measures"], "ties") == pytest.approx(ties, abs=1e-5)
    # The two cards that look strongest and weakest, and the one that is taken most often.
    rows = [row for row in found["cards"] if row.get("worth") is not None]
    for row in (*rows[:2], *rows[-2:], max(rows, key=lambda row: row["taken"] * row["seen"])):
        wins = [shares(game)[game.takers[row["card"]]] for game in by_hand if row["card"] in game.takers]
        assert row["taken"] * row["seen"] == pytest.approx(len(wins) / GAMES, abs=1e-4)
        assert row["wins_with"] == pytest.approx(sum(wins) / len(wins), abs=1e-5)
        others = PLAYERS[name] * GAMES - len(wins)
        assert row["wins_without"] == pytest.approx((GAMES - sum(wins)) / others, abs=1e-5)
