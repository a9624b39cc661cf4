"""The measurement of wrongly predicted branches; no measured rate is asserted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tools import wrong_branches

if TYPE_CHECKING:
    import pytest


def test_a_game_is_a_row_with_the_share_that_new_games_take_longer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wrong_branches, "RUN_SECONDS", 0.01)
    monkeypatch.setattr(wrong_branches, "LEARNED_DECISIONS", 100)
    monkeypatch.setattr(wrong_branches, "pin_to_one_core", lambda: None)
    wrong_branches.main(["castle-combo", "--plain", "--seconds", "0.02"])
    head, rule, row = capsys.readouterr().out.splitlines()
    assert head.count("|") == rule.count("|") == row.count("|")
    assert re.fullmatch(r"\| castle-combo \| [\d,]+ \| [\d,]+ \| -?\d+ % \|", row)
    assert wrong_branches.line("castle-combo", 75.0, 100.0) == "| castle-combo | 75 | 100 | 25 % |"


def test_new_games_are_new_and_the_same_ones_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wrong_branches, "LEARNED_DECISIONS", 100)
    player, played = wrong_branches.Player("castle-combo", plain=True), []
    play = player.worker.play
    monkeypatch.setattr(
        player.worker, "play", lambda seed, first, count: played.append(first) or play(seed, first, count)
    )
    for same in (True, False, True, False):
        player.rate(same=same, seconds=0)
    assert played[0] == played[2] == 0
    assert 0 < played[1] < played[3], "no game comes twice"
