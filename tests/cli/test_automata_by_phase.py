"""A simulation tells the Automata's points at the end of every phase, and by source, for each difficulty."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cli.conftest import Run

GAMES = 3
SOURCES = ("cards", "colours", "livestock", "sales", "buildings", "left_over")


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_its_points_are_told_phase_by_phase_and_by_source(run: Run, level: str) -> None:
    words = ("--solo", "--option", f"automata={level}", "--seats", "random", "--games", str(GAMES))
    code, out, err = run("simulate", "burgundy-board", *words, "--seed", "2", "--plain", "--cores", "1", "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    chronicle = told["chronicle"]
    assert set(chronicle) == {"automata", *SOURCES}
    for line in chronicle.values():
        assert [(phase, row["games"]) for phase, row in line.items()] == [(phase, GAMES) for phase in "ABCDE"]
    for phase in "ABCDE":
        sources = sum(chronicle[source][phase]["mean"] for source in SOURCES)
        assert sources == pytest.approx(chronicle["automata"][phase]["mean"], abs=0.001)
    assert chronicle["automata"]["E"]["mean"] == told["scores"]["Automata"]["mean"]
    cards = [chronicle["cards"][phase]["mean"] for phase in "ABCDE"]
    assert cards == sorted(cards)
    assert cards[0] < cards[-1]
