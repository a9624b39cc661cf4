"""What holds for every game; `bailey check` says the same in plain words."""

from __future__ import annotations

from bailey.core.check import suite

from lost_trails import GAME


def test_it_conforms() -> None:
    """It passes the conformance suite, in plain play."""
    suite.check(GAME, games=6, compiled=False)
