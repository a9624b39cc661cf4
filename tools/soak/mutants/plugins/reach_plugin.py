"""Lets pytest measure which lines each test reaches, and how long it takes.

What a fixture runs for several tests, it runs once: its lines are those of the fixture, and a test says which fixtures
it had. The rows are `{"test", "seconds", "cpu", "outcome", "compiled", "fixtures"}`.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from reach_processes import FOLDER, NOW, TO_BE_SEEN_SECONDS, new_coverage

if TYPE_CHECKING:
    from collections.abc import Generator

#: Tests of these folders have processes that must notice which test runs.
WITH_PROCESSES = ("tests/server/", "tests/web/", "tests/cli/", "tests/lab/")


class Reach:
    """Switches between contexts: collecting, a test, or a fixture that several tests share."""

    def __init__(self) -> None:
        self.folder = Path(os.environ[FOLDER])
        name = f"{os.getpid()}-{time.time_ns()}"
        self.now, self.rows = self.folder / f"now-{name}", self.folder / f"tests-{name}.jsonl"
        self.coverage = new_coverage()
        self.item = ""
        self.shared: dict[Any, str] = {}
        os.environ[NOW] = str(self.now)
        self.switch("collecting")
        self.coverage.start()

    def switch(self, context: str) -> None:
        """Say to all processes what runs now."""
        beside = self.now.with_suffix(".new")
        beside.write_text(context, "utf-8")
        beside.replace(self.now)
        if self.item.startswith(WITH_PROCESSES):
            time.sleep(TO_BE_SEEN_SECONDS)
        if self.coverage._started:  # noqa: SLF001 - before, there is nothing to switch
            self.coverage.switch_context(context)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Measure a test, and write its row."""
        self.item, self.outcomes = item.nodeid, list[str]()
        self.switch(item.nodeid)
        began = time.perf_counter(), sum(os.times()[:4])
        result = yield
        seconds, cpu = time.perf_counter() - began[0], sum(os.times()[:4]) - began[1]
        self.switch("between")
        outcome = next((one for one in ("failed", "skipped") if one in self.outcomes), "passed")
        fixtures = sorted({self.shared[one] for one in self.fixtures_of(item) if one in self.shared})
        names: list[str] = getattr(item, "fixturenames", [])
        row = {"test": item.nodeid, "seconds": round(seconds, 4), "cpu": round(cpu, 4), "outcome": outcome}
        with self.rows.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**row, "compiled": "numba" in names, "fixtures": fixtures}) + "\n")
        return result

    def fixtures_of(self, item: pytest.Item) -> set[Any]:
        """Return the definitions of the fixtures of a test."""
        info = getattr(item, "_fixtureinfo", None)
        return {one for several in info.name2fixturedefs.values() for one in several} if info else set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a part of a test ended."""
        self.outcomes.append(report.outcome)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Generator[None, Any, Any]:
        """Measure a fixture that is not made for each test."""
        if fixturedef.scope == "function":
            return (yield)
        context = f"fixture {fixturedef.baseid}::{fixturedef.argname}"
        self.shared[fixturedef] = context
        self.switch(context)
        try:
            return (yield)
        finally:
            self.switch(self.item)

    def pytest_sessionfinish(self) -> None:
        """Keep what was measured."""
        self.coverage.stop()
        self.coverage.save()


def pytest_configure(config: pytest.Config) -> None:
    """Measure where tests are run, which is not where xdist only hands them out."""
    if not config.getoption("numprocesses", None) or hasattr(config, "workerinput"):
        config.pluginmanager.register(Reach())
