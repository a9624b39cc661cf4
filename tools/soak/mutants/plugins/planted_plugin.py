"""Lets pytest run the tests of a planted fault in a given order, and write down which one found it.

Without an order it only proves that what is tested is the copy. A test that takes far longer than it did without the
fault ends the whole process.
"""

from __future__ import annotations

import faulthandler
import importlib.util
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Prove that the source of the copy is what is imported."""
    spec = importlib.util.find_spec("bailey")
    tree, found = Path(os.environ["BAILEY_MUTANTS_TREE"]), Path(spec.origin or "" if spec else "")
    config.addinivalue_line("markers", "long: takes minutes (older states of the source do not know it)")
    assert found.is_relative_to(tree / "src"), f"{found} is imported, which is not in {tree}"
    if order := os.environ.get("BAILEY_MUTANTS_ORDER"):
        config.pluginmanager.register(InOrder(Path(order)))


class InOrder:
    """Runs the named tests in their order. The order is `{"limits": {test: seconds}, "result": file}`."""

    def __init__(self, order: Path) -> None:
        told = json.loads(order.read_text("utf-8"))
        self.limits: dict[str, float] = told["limits"]
        self.result = Path(told["result"])
        self.told: dict[str, Any] = {"running": None, "found_by": None, "failed": [], "ended": False, "ran": 0}

    def tell(self, **more: Any) -> None:
        """Write down how far the run has come."""
        self.told.update(more)
        self.result.write_text(json.dumps(self.told), "utf-8")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep the named tests, in their order."""
        places = {name: n for n, name in enumerate(self.limits)}
        left_out = [item for item in items if item.nodeid not in places]
        items[:] = sorted((item for item in items if item.nodeid in places), key=lambda item: places[item.nodeid])
        config.hook.pytest_deselected(items=left_out)
        self.tell(collected=len(items))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """End the process if a test does not end."""
        self.tell(running=item.nodeid, ran=self.told["ran"] + 1)
        faulthandler.dump_traceback_later(self.limits[item.nodeid], exit=True)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write down the test that failed."""
        if report.failed:
            why = str(report.longrepr).strip().splitlines()[-1:]
            self.tell(found_by=report.nodeid, why=why, failed=[*self.told["failed"], report.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Write down the file that could not be imported."""
        if report.failed:
            self.tell(found_by=report.nodeid, why=str(report.longrepr).strip().splitlines()[-1:])

    def pytest_sessionfinish(self) -> None:
        """Say that it came to its end."""
        self.tell(ended=True, running=None)
