"""The measurement of the vector form with and without copies; no measured rate is asserted."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("gymnasium", reason="install it again with scripts/extras")
from tools import vector_speed


def test_a_game_is_a_row(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector_speed, "WARM_UP_STEPS", 2)
    vector_speed.main(["castle-combo", "--plain", "--lanes", "2", "--seconds", "0.4"])
    head, rule, row = capsys.readouterr().out.splitlines()
    assert head.count("|") == rule.count("|") == row.count("|")
    assert re.fullmatch(r"\| castle-combo \| [\d,]+ \| [\d,]+ \| \d+\.\d\d \|", row)


def test_both_learners_play_the_same_games() -> None:
    copied, own = (vector_speed.Learner("castle-combo", 2, copy=copy, plain=True) for copy in (True, False))
    for learner in (copied, own):
        learner.steps(30)
    assert copied.tables.batch.observe(0).tolist() == own.tables.batch.observe(0).tolist()
    assert copied.tables.batch.games.max() > 1, "a game has ended"
