"""`tools.analysis_coverage` says how far given errors cover repeated analyses."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from bailey.analysis.findings import ComparedChoice, Decision, Value
from tools.analysis_coverage import Estimate, covered, loss, losses, main, measure, rival


def option(slot: int, chance: float, lost: float, error: float = 0.01) -> ComparedChoice:
    """A choice that is so much worse than the best."""
    return ComparedChoice({"do": "take", "slot": slot}, Value([chance, 1 - chance], [], []), error, lost, error, 1)


def decision(made: int, *options: ComparedChoice) -> Decision:
    """A decision in which one of these was made, the best first."""
    return Decision([*options], made, options[made].loss, "sound")


MADE_BEST = decision(0, option(0, 0.6, 0.0), option(1, 0.55, 0.05))
MADE_SECOND = decision(1, option(1, 0.62, 0.0), option(0, 0.6, 0.02))
NEITHER_BEST = decision(2, option(2, 0.7, 0.0), option(1, 0.62, 0.08), option(0, 0.6, 0.1))


def test_what_lies_within_its_error_is_covered_and_positions_are_counted_together() -> None:
    assert covered([Estimate(0.5, 0.01), Estimate(0.52, 0.01)]) == [True, True]
    assert covered([Estimate(0.5, 0.01), Estimate(0.6, 0.05)]) == [False, True]
    assert covered([Estimate(1.0, 0.0)] * 3) == [True] * 3
    found = measure([[MADE_BEST, MADE_SECOND], [MADE_BEST, MADE_BEST]], 100)
    assert (found.positions, found.analyses, found.iterations) == (2, 2, 100)
    assert (found.chances_covered, found.losses_covered, found.same_verdict) == (1.0, 0.5, 0.5)
    assert found.error_of_a_chance == pytest.approx(0.01)


def test_a_loss_is_against_the_same_choice_in_each_analysis() -> None:
    found = [MADE_BEST, MADE_SECOND, NEITHER_BEST]
    assert rival(found) == json.dumps({"do": "take", "slot": 1})
    assert loss(MADE_BEST, rival(found)) == Estimate(-0.05, 0.01), "the choice that was made is better"
    assert loss(MADE_SECOND, rival(found)) == Estimate(0.02, 0.01)
    assert loss(NEITHER_BEST, rival(found)) is None, "no error of that difference is given"
    assert [one.value for one in losses(found)] == [-0.05, 0.02]


@pytest.mark.usefixtures("numba")
def test_it_prints_one_object(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[Any]) -> None:
    monkeypatch.setattr(sys, "argv", ["coverage", "--iterations", "16", "--positions", "2", "--analyses", "2"])
    main()
    told = json.loads(capsys.readouterr().out)
    assert (told["positions"], told["analyses"]) == (2, 2)
    assert 0 <= told["chances_covered"] <= 1
