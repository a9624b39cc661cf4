"""What simulations and arenas tell of games against Aaron, held against the same games played one by one.

The opponent's points are counted here from nothing but the events: the cards that he places, and the bonus cards that
he takes.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.slow_scorer import TRIPLE, type_of

from bailey.core.check.trials import by_chance
from bailey.core.play.position import Position
from bailey.core.state.chance import BOT_STREAM, Luck, seed_with
from bailey.games import burgundy_cards
from bailey.lab.arena import arena
from bailey.lab.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = burgundy_cards.GAME
AARON = 1
GAMES, SEED = 24, 5
ROUNDS = "ABCDE"
Json = dict[str, Any]


def happened(number: int, options: dict[str, int]) -> Iterator[Json]:
    """Play one game of the simulation by chance, and tell what happens in it."""
    pos, luck = Position(GAME, GAME.deal(1, SEED, number, options)), Luck()
    seed_with(luck, SEED, number, BOT_STREAM)
    yield from pos.events
    while not pos.over:
        pos.push(by_chance(pos, luck))
        yield from pos.events


class Aaron:
    """Counts his points from what he is told to have done."""

    def __init__(self) -> None:
        self.piles: dict[int, list[str]] = defaultdict(list)
        self.bonuses = 0

    def sees(self, event: Json) -> None:
        """Lay a card down, or take a bonus card."""
        if event.get("player") != AARON:
            return
        if event["what"] == "placed":
            self.piles[event["stack"]].append(event["card"])
        elif event["what"] == "first_triple":
            self.bonuses += 1
        elif event["what"] == "all_seven":
            self.bonuses += event["amount"]

    def triples(self) -> int:
        """Count his triples; his cloisters lie with cloisters only."""
        return sum(TRIPLE[type_of(pile[0])] for pile in self.piles.values() if len(pile) == 3)


def counted(options: dict[str, int]) -> dict[str, dict[str, list[int]]]:
    """Play all games, and count line by line and round by round."""
    found: dict[str, dict[str, list[int]]] = {line: defaultdict(list) for line in ("own", "aaron", "aaron_triples")}
    for number in range(GAMES):
        aaron = Aaron()
        for event in happened(number, options):
            aaron.sees(event)
            if event["what"] == "compared":
                found["own"][event["round"]].append(event["own"])
                found["aaron"][event["round"]].append(aaron.triples() + aaron.bonuses)
                found["aaron_triples"][event["round"]].append(aaron.triples())
    return found


def expect_described(row: Json | None, values: list[int]) -> None:
    """Check mean, spread and quartiles."""
    if not values:
        assert row is None
        return
    assert row is not None
    assert (row["games"], row["min"], row["max"]) == (len(values), min(values), max(values))
    assert row["mean"] == pytest.approx(statistics.fmean(values), abs=1e-4)
    assert row["standard_deviation"] == pytest.approx(statistics.pstdev(values), abs=1e-4)
    if len(values) > 1:
        quartiles = statistics.quantiles(values, n=4, method="inclusive")
        assert [row["q1"], row["median"], row["q3"]] == pytest.approx(quartiles)


@pytest.mark.parametrize("options", [{}, {"end_only_check": 1}], ids=["sudden death", "end only"])
def test_aarons_points_after_each_round_are_those_of_the_games(options: dict[str, int]) -> None:
    told = simulate(GAME, 1, ["random"], GAMES, SEED, plain=True, options=options).to_json()["chronicle"]
    expected = counted(options)
    assert list(told) == list(expected)
    for line, rounds in expected.items():
        assert list(told[line]) == list(ROUNDS)
        for name in ROUNDS:
            expect_described(told[line][name], rounds[name])
    bonuses = [a - t for a, t in zip(expected["aaron"]["B"], expected["aaron_triples"]["B"], strict=True)]
    assert any(bonuses), "no game where his bonus cards count tells the two lines apart"


def test_an_arena_tells_of_the_same_rounds() -> None:
    """How often the bot beats him, and both scores round by round; all games come to the end here."""
    result = arena(GAME, ["random"], GAMES, SEED, players=1, plain=True, cores=1, options={"end_only_check": 1})
    told = result.to_json()
    own, his = (told["chronicle"][line] for line in ("own", "aaron"))
    assert all(row["games"] == GAMES for line in (own, his) for row in line.values())
    scores = result.results.scores.tolist()
    for column, line, mean in ((0, own, told["bots"][0]), (1, his, told["printed"][0])):
        expect_described(line["E"], [game[column] for game in scores])
        assert mean["mean_score"] == pytest.approx(line["E"]["mean"], abs=1e-3)
    beaten = sum(own >= his for own, his in scores)
    assert told["bots"][0]["win_share"] == pytest.approx(beaten / GAMES, abs=1e-4)


@pytest.mark.usefixtures("numba")
def test_compiled_the_rounds_are_the_same() -> None:
    plain, fast = (simulate(GAME, 1, ["random"], GAMES, SEED, plain=mode).to_json() for mode in (True, False))
    assert plain["chronicle"] == fast["chronicle"]
