"""`scripts/soak lighthouse` imitates the same phone on every machine, and reads Lighthouse's report."""

from __future__ import annotations

from typing import Any

import pytest

from tools.soak import lighthouse
from tools.soak.lighthouse import CATEGORIES, Report, median, read_report, slowdown_for


@pytest.mark.parametrize(
    ("index", "slowdown"), [(1750, 4.0), (875, 2.0), (1330, 3.0), (2150, 4.9), (100, 2.0), (100_000, 8.0)]
)
def test_a_faster_machine_is_slowed_down_more_but_not_out_of_all_measure(index: float, slowdown: float) -> None:
    assert slowdown_for(index) == slowdown


def found(performance: float = 0.955, **audits: Any) -> dict[str, Any]:
    requests = [{"transferSize": 40_000, "resourceType": "Script"}, {"transferSize": 20_000}]
    return {
        "categories": {name: {"score": performance, "auditRefs": [{"id": "slow", "weight": 1}]} for name in CATEGORIES},
        "audits": {"network-requests": {"details": {"items": requests}, "id": "n", "score": None}, **audits},
        "environment": {"benchmarkIndex": 1234.5},
    }


def test_a_report_has_scores_sizes_and_failed_audits_that_count() -> None:
    slow = {"id": "slow", "title": "It is slow", "score": 0.5, "displayValue": "9 s"}
    unweighed = {"id": "other", "title": "It does not count", "score": 0.0}
    report = read_report("shelf", "phone", found(slow=slow, other=unweighed))
    assert (report.kilobytes, report.script, report.cpu) == (60.0, 40.0, 1234.5)
    assert report.scores == dict.fromkeys(CATEGORIES, 96)
    assert report.failed_audits == ["slow: It is slow 9 s"]


def test_the_median_counts_and_the_largest_sizes() -> None:
    reports = [
        Report("shelf", "phone", {"performance": score}, size, 1.0, 1.0, [])
        for score, size in ((90, 5), (99, 7), (95, 6))
    ]
    middle = median(reports)
    assert (middle.scores["performance"], middle.kilobytes) == (95, 7)


@pytest.mark.parametrize("slowdown", ["0", "-1", "nan", "much"])
def test_a_slowdown_that_is_none_is_refused(slowdown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["lighthouse", "--slowdown", slowdown])
    with pytest.raises(SystemExit):
        lighthouse.main()
