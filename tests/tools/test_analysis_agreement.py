"""`tools.analysis_agreement` compares the analyses of the same positions."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from bailey.analysis.findings import ComparedChoice, Decision, Value
from tools.analysis_agreement import compare, main


def decision(made: int, *losses: float) -> Decision:
    """A decision between choices that give so much away; the choice with the number 0 is the best."""
    options = [
        ComparedChoice({"do": "take", "slot": i}, Value([0.6 - loss, 0.4 + loss], [], []), 0.0, loss, 0.0, 1)
        for i, loss in enumerate(losses)
    ]
    return Decision(options, made, losses[made], "sound")


def test_two_that_agree_differ_in_nothing_and_another_verdict_and_chance_are_counted() -> None:
    found = compare([(decision(0, 0.0, 0.1), decision(0, 0.0, 0.1))] * 3)
    assert (found.positions, found.same_verdict, found.chance_difference, found.loss_of_best) == (3, 1.0, 0.0, 0.0)
    found = compare([(decision(0, 0.0, 0.1), decision(1, 0.0, 0.2))])
    assert found.same_verdict == 0
    assert found.chance_difference == pytest.approx(0.2)
    assert found.loss_of_made == pytest.approx(0.2)


@pytest.mark.usefixtures("numba")
def test_it_prints_one_object(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[Any]) -> None:
    monkeypatch.setattr(sys, "argv", ["agreement", "--iterations", "16", "--positions", "2"])
    main()
    assert json.loads(capsys.readouterr().out)["positions"] == 2
