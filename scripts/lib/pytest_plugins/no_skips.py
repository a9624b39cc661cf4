"""Lets a CI run fail if a test was skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def skipped(config: pytest.Config) -> int:
    """Return the number of skipped tests; only the reporting process knows them all."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", ())) if reporter else 0


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run that passed but skipped tests."""
    if skipped(session.config) and session.exitstatus == 0:
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print why the run failed."""
    if count := skipped(config):
        terminalreporter.write_line(f"{count} skipped, and with CI set a skip counts as failed", red=True)
