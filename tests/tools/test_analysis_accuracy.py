"""`tools.analysis_accuracy` says how the choices of the first seat are judged."""

from __future__ import annotations

import json
import sys

import pytest

from tools.analysis_accuracy import all_judged, main


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_it_prints_a_line_for_each_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["analysis_accuracy", "castle-combo", "--games", "1", "--iterations", "200"])
    main()
    clicks, bot = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (clicks["plays"], bot["plays"], clicks["seed"]) == ("random", "search:500", 1)
    assert clicks["by_chance_alone"] > 0.8
    assert clicks["accuracy"] < 0.65 < bot["accuracy"]
    assert clicks["marked"] <= clicks["mattered"] <= clicks["decisions"]


def test_nothing_is_judged_where_no_game_is_wanted() -> None:
    assert [*all_judged(["castle-combo"], 0, 16)] == []
