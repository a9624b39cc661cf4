"""What the command line says of an analysis, in words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.analysis.columns import _player
from bailey.analysis.findings import Analysis, ComparedChoice, Decision, Stage, Value
from bailey.cli.analysis_curve import APART, HEIGHT, TOP, _y, curve
from bailey.cli.analysis_words import AnalysisSentences, became, gave, lead
from bailey.core.records.log import GameLog

if TYPE_CHECKING:
    from bailey.core.records.rows import LogRow


ANN_BEGINS = 2


def value(chance: float, ann: float = 40, odile: float = 38) -> Value:
    """What a position is worth: Ann's chance to win, and the expected scores."""
    return Value([chance, 1 - chance], [ann, odile], [ann - odile, odile - ann])


def words_of(best: Value, made: Value, loss: float = 0.08) -> tuple[AnalysisSentences, Stage]:
    """The words about the first choice of a game, which was worse than another one."""
    log = GameLog.new(games.find("castle-combo"), ["you:Ann", "you:Odile"], seed=ANN_BEGINS)
    first, second = (log.position.choices[i] for i in range(2))
    row: LogRow = log.choose(second)
    options = [
        ComparedChoice(first.to_json(), best, 0.02, 0.0, 0.0, 50),
        ComparedChoice(second.to_json(), made, 0.021, loss, 0.012, 50),
    ]
    stage = Stage(row.n, 0, "", 2, Decision(options, 1, loss, "mistake"), best, made, made, made, revealed=False)
    found = Analysis("castle-combo", 1, 16, [*log.start.seats], [], "", best, best, best, [stage], [])
    return AnalysisSentences(found, log.positions(), games.texts(log.game)), stage


def long_game(rows: int, *ends: float) -> AnalysisSentences:
    """The words about a game of so many rows, and each player's chance at its end."""
    words, stage = words_of(value(0.5), value(0.42))
    found = words.found
    players = [_player(p, 2, *[value(0.5)] * 3, [], Value([*ends], [0.0, 0.0], [0.0, 0.0])) for p in range(2)]
    sound = replace(stage.decision, quality="sound")
    words.found = replace(found, rows=[replace(stage, n=n + 2, decision=sound) for n in range(rows)], players=players)
    return words


@pytest.mark.parametrize(("rows", "numbered"), [(3, 4), (9, 10), (40, 11), (400, 11)])
def test_the_curve_numbers_its_rows_as_far_as_there_is_room(rows: int, numbered: int) -> None:
    assert curve(long_game(rows, 0.5, 0.5)).count('text-anchor="middle"') == numbered


@pytest.mark.parametrize(("ends", "order"), [((1, 0), "01"), ((0, 1), "10"), ((0.5, 0.5), "01"), ((0, 0), "01")])
def test_names_at_the_end_of_the_curve_lie_in_it_and_not_on_each_other(ends: tuple[float, ...], order: str) -> None:
    drawn = re.findall(r'<text class="of(\d)" x="[\d.]+" y="([\d.]+)"', curve(long_game(3, *ends)))
    ys = [float(y) for _, y in drawn]
    assert "".join(player for player, _ in drawn) == order
    assert ys[1] - ys[0] >= APART
    assert all(TOP < y < HEIGHT for y in ys)
    assert ys[0] == min(HEIGHT - APART - 4, _y(max(ends)) + 4)


def test_why_is_said_in_the_points_that_the_better_choice_brings_by_the_end() -> None:
    words, row = words_of(value(0.5, 14.2), value(0.42, 6.4))
    assert words.why(row) == "With the better choice Ann has 14 points instead of 6 by the end, on average."


def test_why_is_said_in_the_points_that_it_leaves_a_rival() -> None:
    words, row = words_of(value(0.5, 40, 30), value(0.42, 40, 38))
    assert words.why(row) == "The better choice leaves Odile 30 points instead of 38."


def test_why_is_not_said_where_the_points_differ_by_less_than_one() -> None:
    words, row = words_of(value(0.5, 14.9), value(0.42, 14))
    assert words.why(row) == ""


def test_a_choice_is_told_as_a_report_and_the_better_one_as_it_was_offered() -> None:
    words, row = words_of(value(0.5), value(0.42))
    assert words.made(row) == "Ann spends a key and sends the messenger to the castle"
    assert words.better(row) == "Better: keep all keys"


def test_the_compared_choices_have_their_chances_errors_and_leads() -> None:
    words, row = words_of(value(0.54, 42), value(0.46, 39))
    best, made = words.compared(row)
    assert best == ("keep all keys", "54% ± 2%", "+4", False)
    assert made == ("spend a key: send the messenger to the castle", "46% ± 2%", "+1", True)
    assert words.lost(row) == "It gave away 8% of the chance to win (± 1%)."
    minus = "\N{MINUS SIGN}"
    ann, odile = words.everybody(row)
    assert ann == ("Ann", "54% → 46%", "+4 → +1")
    assert odile == ("Odile", "46% → 54%", f"{minus}4 → {minus}1")


def test_where_the_deals_disagree_that_is_said() -> None:
    words, row = words_of(value(0.5), value(0.42))
    told = words.lost(replace(row, decision=replace(row.decision, contrary=0.38)))
    assert told.endswith("In 38% of the deals it did better than the better one.")
    assert "deals" not in words.lost(replace(row, decision=replace(row.decision, contrary=0.3)))


def test_nothing_is_said_of_what_was_not_given_away() -> None:
    words, row = words_of(value(0.5), value(0.5))
    assert words.lost(replace(row, decision=replace(row.decision, loss=0.0))) == ""


@pytest.mark.parametrize(("by", "said"), [(3.2, "+3"), (-3.2, "\N{MINUS SIGN}3"), (0.2, "0"), (-0.2, "0")])
def test_a_lead_has_its_sign(by: float, said: str) -> None:
    assert lead(by) == said


def test_what_stayed_as_it_was_is_said_once() -> None:
    assert (became("5%", "5%"), became("5%", "6%")) == ("5%", "5% → 6%")


def lost_game() -> tuple[AnalysisSentences, Stage]:
    """The words about a choice that gave points away in a game that was lost already; the best is not the first."""
    words, row = words_of(value(0, 20), value(0, 14), loss=0)
    judged = {"points": 6.0, "points_error": 1.04, "worth": 0.2, "quality": "blunder"}
    return words, replace(row, decision=replace(row.decision, **judged))


def test_in_a_lost_game_it_is_said_in_points_what_a_choice_gave_away() -> None:
    words, row = lost_game()
    assert words.lost(row) == "It gave away 6 points of the expected lead."
    assert words.better(row) == "Better: keep all keys"
    assert words.why(row) == "With the better choice Ann has 20 points instead of 14 by the end, on average."
    assert gave(row.decision) == "6 points"
    assert gave(replace(row.decision, points=1.0)) == "1 point"
    assert gave(replace(row.decision, points=0.4)) == "less than a point"
    assert gave(replace(row.decision, loss=0.3)) == "30%"


def test_the_better_choice_is_the_one_that_it_was_judged_against() -> None:
    words, row = lost_game()
    options = [row.decision.options[1], row.decision.options[1], row.decision.options[0]]
    assert words.better(replace(row, decision=replace(row.decision, options=options, better=2))) == words.better(row)
