"""The measurement of OpenSpiel's games; no measured rate is asserted."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("pyspiel", reason="install it with scripts/extras openspiel")
from tools import openspiel_speed


def test_each_game_is_a_row_and_the_first_native_one_is_also_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    openspiel_speed.main(["--native", "leduc_poker", "--games", "castle-combo", "--seconds", "0.05"])
    head, rule, *rows = capsys.readouterr().out.splitlines()
    assert head.count("|") == rule.count("|") == 5
    names = ["leduc_poker", "bailey_castle_combo", "bailey_castle_combo(plain=True)", "leduc_poker"]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == names
    for row in rows:
        assert re.fullmatch(r"\| [^|]+ \| [\d,]+ \| [\d,]+ \| \d+\.\d\d \|", row)


def test_no_time_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        openspiel_speed.main(["--seconds", "0"])
    assert "--seconds must be more than 0" in capsys.readouterr().err
