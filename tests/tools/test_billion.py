"""What a billion games cost follows from the rates in docs/speed.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.billion import duration, rows, table, written

ROOT = Path(__file__).parents[2]
RATES = """
| random games in one compiled loop | 2 | 2,000,000 | 100,000 |  | 1.1 % |
| greedy games in one compiled loop | 2 | 20,000 | 1,000 |  | 1.1 % |
| search from the first position, full play-outs | 2 |  |  | 400,000 | 1.2 % |

## Another game

| random games in one compiled loop | 3 | 50 | 10 |  | 2.7 % |
"""


def test_the_page_says_what_follows_from_the_rates() -> None:
    page = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
    rates = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8")
    assert written(page, rates) == page, "python -m tools.billion writes the table anew"
    assert len(rows(rates)) >= 12


def test_a_cost_is_reckoned() -> None:
    """Hand-worked: 1e9 / 100,000 s; the search thinks 20 decisions x 2,000 iterations x 1e9 / 400,000 s."""
    assert rows(RATES) == [
        ["Castle Combo", "2", "2.8 hours", "50 seconds", "12 days", "3.2 years"],
        ["Another game", "3", "3.2 years", "5.8 days", "-", "-"],
    ]
    assert table(RATES).count("\n") == 4


@pytest.mark.parametrize(("seconds", "said"), [(3, "3.0 seconds"), (119, "119 seconds"), (7200, "2.0 hours")])
def test_times_are_written_in_the_unit_that_fits(seconds: float, said: str) -> None:
    assert duration(seconds) == said
