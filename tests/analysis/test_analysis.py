"""The analysis of finished games: the columns add up, known results are found, and nothing finished is lost."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from analysis.games_to_analyse import played

from bailey import games
from bailey.analysis import Examination, Keeping, analyse
from bailey.analysis.quality import Quality, quality
from bailey.core.records.log import GameLog
from bailey.games import _template as postern
from bailey.games import burgundy_cards, castle_combo
from tools.analysis_accuracy import judged

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.analysis import Analysis
    from bailey.core.play.position import Position
    from bailey.core.records.rows import LogRow

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("numba")]
FEW = 64


@pytest.fixture(scope="module")
def log() -> GameLog:
    """A game of Castle Combo that a search played against a random player."""
    return played(castle_combo.GAME, "search:300", "random")


@pytest.fixture(scope="module")
def found(log: GameLog) -> Analysis:
    """Its analysis."""
    return analyse(log, 400)


def add_up(found: Analysis) -> None:
    """Check that the columns of each player lead from the beginning to the end, and each row to the next."""
    for player in found.players:
        columns = player.own + player.rivals + player.luck + player.knowledge
        assert player.beginning + columns == pytest.approx(player.end, abs=1e-5)
    for one, other in pairwise(found.rows):
        assert one.following == other.before
    for row in found.rows:
        changes = zip(row.before.chance, row.choice, row.luck, row.knowledge, row.following.chance, strict=True)
        for before, *changed, following in changes:
            assert before + sum(changed) == pytest.approx(following, abs=1e-5)


def test_the_columns_add_up(found: Analysis, log: GameLog) -> None:
    add_up(found)
    assert [player.end for player in found.players] == [1.0 if p in log.position.winners else 0.0 for p in (0, 1)]
    assert sum(player.beginning for player in found.players) == pytest.approx(1, abs=1e-5)
    assert [row.n for row in found.rows] == [row.n for row in log.effective[1:]]


def test_the_columns_add_up_with_hidden_hands_and_three_players() -> None:
    found = analyse(played(postern.GAME, "greedy", "random", "greedy"), FEW)
    add_up(found)
    assert any(abs(change) > 0 for row in found.rows for change in row.knowledge)


def test_a_printed_opponent_has_columns_and_no_choices() -> None:
    found = analyse(played(burgundy_cards.GAME, "greedy"), 16)
    add_up(found)
    human, aaron = found.players
    assert (human.seat, aaron.seat, aaron.decisions, aaron.own, aaron.accuracy) == (True, False, 0, 0, None)
    assert aaron.rivals == pytest.approx(-human.own, abs=1e-5)


def test_what_was_undone_is_not_analysed() -> None:
    log = GameLog.new(castle_combo.GAME, ["you", "you"], 7)
    log.choose({"do": "move_messenger"})
    log.undo()
    while not log.position.over:
        log.choose(log.position.choices[0])
    found = analyse(log, 16)
    assert [row.n for row in found.rows] == [row.n for row in log.effective[1:]]
    assert 2 not in [row.n for row in found.rows]
    add_up(found)


def test_luck_is_only_where_something_was_revealed(found: Analysis) -> None:
    quiet = [row for row in found.rows if not row.revealed]
    assert quiet
    assert all(row.luck == [0, 0] for row in quiet)
    assert any(max(row.luck) > 0.01 for row in found.rows if row.revealed)


def last_choices(log: GameLog) -> list[tuple[LogRow, Position]]:
    """Return the rows whose choice ends the game, each with the position before it."""
    steps = log.positions()
    return [(row, steps[i][1]) for i, (row, position) in enumerate(steps[1:]) if position.over]


def won_after(position: Position, choice: Any, seat: int) -> tuple[float, list[int]] | None:
    """Return the share of the win and the scores after a choice that ends the game, if no hidden card matters."""
    results = []
    for imagined in (position, *(position.imagine(seat, deal) for deal in range(5))):
        tried = imagined.tried(choice)
        if not tried.over:
            return None
        results.append((1 / len(tried.winners) if seat in tried.winners else 0.0, tried.score()))
    return results[0] if all(result == results[0] for result in results) else None


def test_the_end_is_known_exactly(log: GameLog, found: Analysis) -> None:
    (row, position), *_ = last_choices(log)
    assert row.seat is not None
    checked = 0
    for option in found.rows[-1].decision.options:
        exact = won_after(position, option.choice, row.seat)
        if exact is not None:
            assert (option.value.chance[row.seat], option.error) == (exact[0], 0)
            assert option.value.score == exact[1]
            checked += 1
    assert checked


def decisive(seed: int) -> tuple[GameLog, int] | None:
    """Return a game up to its last choice, and a choice that loses it, if another one would win it."""
    whole = played(castle_combo.GAME, "greedy", "greedy", seed=seed)
    (row, position), *_ = last_choices(whole)
    assert row.seat is not None
    ends = {choice.number: won_after(position, choice, row.seat) for choice in position.choices}
    results = {number: end[0] for number, end in ends.items() if end is not None}
    if not {0.0, 1.0} <= {*results.values()}:
        return None
    log = GameLog.new(castle_combo.GAME, ["greedy", "greedy"], seed)
    for step in whole.effective[1:-1]:
        assert step.choice is not None
        log.choose(step.choice)
    return log, next(number for number, won in results.items() if won == 0)


def test_a_planted_blunder_is_found() -> None:
    log, losing = next(found for found in map(decisive, range(200)) if found is not None)
    seat = log.position.turn
    assert seat is not None
    position = log.position.copy()
    log.choose(losing)
    found = analyse(log, 16)
    last = found.rows[-1]
    assert (last.decision.quality, last.decision.loss) == (Quality.BLUNDER, 1.0)
    best = won_after(position, last.decision.best.choice, seat)
    assert best is not None
    assert best[0] == 1
    assert found.costliest[seat][0] == last.n
    assert last.n not in found.costliest[1 - seat]


def test_random_play_loses_more_than_a_search(found: Analysis) -> None:
    search, random = found.players
    assert random.own < 2 * search.own - 0.2
    assert search.accuracy is not None
    assert random.accuracy is not None
    assert search.accuracy > random.accuracy
    assert random.qualities["blunder"] > search.qualities["blunder"]


def test_random_clicks_in_a_lost_game_are_neither_accurate_nor_unmarked(found: Analysis) -> None:
    _, random = found.players
    mine = [row.decision for row in found.rows if row.seat == 1 and row.open > 1]
    by_chance_alone = sum(quality(one.loss) == Quality.SOUND for one in mine) / len(mine)
    assert by_chance_alone > 0.75, "the game was soon lost, whatever was chosen"
    assert random.accuracy is not None
    assert random.accuracy < 0.65
    assert random.decisions - random.qualities["sound"] >= len(mine) / 4
    assert any(one.by_points for one in mine)


@pytest.mark.long
@pytest.mark.parametrize("name", ["castle-combo", "burgundy-board", "burgundy-cards", "catan-cards"])
def test_random_clicks_are_less_accurate_than_a_bot_in_every_game(name: str) -> None:
    clicks, bot = (judged(games.find(name), plays, 1, 400) for plays in ("random", "search:500"))
    assert clicks.accuracy is not None
    assert bot.accuracy is not None
    assert clicks.accuracy < 0.65
    assert bot.accuracy > 0.8
    assert clicks.by_chance_alone > 0.85
    assert clicks.marked > 2 * bot.marked


def test_the_same_record_gives_the_same_bytes(log: GameLog, found: Analysis) -> None:
    again = analyse(log, 400, cores=1)
    assert json.dumps(again.to_json()) == json.dumps(found.to_json())


def test_plain_and_compiled_find_the_same() -> None:
    log = played(postern.GAME, "greedy", "random")
    told = []
    for plain in (True, False):
        examination = Examination(log, 16, plain=plain)
        probe = examination.new_probe()
        for i in (1, examination.total):
            for _ in examination.work_out(i, probe):
                pass
        told.append(examination.found)
    assert told[0] == told[1]


def test_an_interrupted_analysis_goes_on(tmp_path: Path) -> None:
    log = played(postern.GAME, "greedy", "random")
    whole = analyse(log, 16)

    def stop(done: int, total: int) -> None:
        if done == total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), Keeping(tmp_path) as keeping:
        analyse(log, 16, cores=1, keeping=keeping, report=stop)
    (file,) = tmp_path.iterdir()
    with file.open("ab") as torn:
        torn.write(b'{"row": 3, "fou')
    told: list[int] = []
    with Keeping(tmp_path) as keeping:
        found = analyse(log, 16, keeping=keeping, report=lambda done, _: told.append(done))
    assert found == whole
    # What was reported is not worked out again, nor what the thread had finished when it was told to stop.
    total = len(whole.rows)
    assert told == [*range(total - len(told) + 1, total + 1)]
    assert len(told) <= total - total // 2
    again: list[int] = []
    with Keeping(tmp_path) as keeping:
        assert analyse(log, 16, keeping=keeping, report=lambda done, _: again.append(done)) == whole
    assert again == []


def test_what_another_setting_found_is_not_taken_over(tmp_path: Path) -> None:
    log = played(postern.GAME, "random", "random")
    for seed in (0, 1):
        with Keeping(tmp_path) as keeping:
            examination = Examination(log, 16, seed=seed)
            keeping.open(examination)
            assert not examination.found
            keeping.keep(1, {"decision": None})
    assert len([*tmp_path.iterdir()]) == 2


def test_with_open_cards_it_says_what_they_would_have_said() -> None:
    log = played(postern.GAME, "greedy", "random")
    found = analyse(log, 16, open_cards=True)
    assert all(row.open_cards is not None for row in found.rows)
    assert [row.decision for row in found.rows] == [row.decision for row in analyse(log, 16).rows]
    assert any(row.open_cards != row.decision for row in found.rows)
    assert "open_cards" in found.to_json()["rows"][0]


@pytest.mark.long
def test_the_errors_cover_repeated_analyses() -> None:
    """A smaller sample of what docs/analysis.md reports: 24 positions, 6 analyses of each, with fixed seeds."""
    log, runs = played(castle_combo.GAME, "greedy", "search:200", seed=3), 6
    covered = []
    rows = [i for i, (_, position) in enumerate(log.positions()[:-1], 1) if len(position.choices) > 1][::2][:24]
    examinations = [Examination(log, 200, seed=1 + run) for run in range(runs)]
    probe = examinations[0].new_probe()
    for i in rows:
        chances, errors = [], []
        for examination in examinations:
            for _ in examination.work_out(i, probe):
                pass
            seat = examination.steps[i][0].seat
            assert seat is not None
            chances.append(probe.decision.chosen.value.chance[seat])
            errors.append(probe.decision.chosen.error)
        spread = np.array(chances) - np.mean(chances)
        bound = 1.96 * np.array(errors) * (1 - 1 / runs) ** 0.5
        covered += (np.abs(spread) <= bound + 1e-9).tolist()
    assert 0.90 <= np.mean(covered) <= 1


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in games.names() if not games.find(name).retold])
def test_every_game_can_be_analysed(name: str) -> None:
    game = games.find(name)
    add_up(analyse(played(game, *["greedy"] * game.players[0]), 16))
