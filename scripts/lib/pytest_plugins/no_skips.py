"""A skipped test fails an automatic run: what is not tried there is tried nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def skipped(config: pytest.Config) -> int:
    """Count the skipped tests; only the process that reports knows them all."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", ())) if reporter else 0


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run that would have passed."""
    if skipped(session.config) and session.exitstatus == 0:
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say why."""
    if count := skipped(config):
        terminalreporter.write_line(f"{count} skipped, and with CI set a skip counts as failed", red=True)
