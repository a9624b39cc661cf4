"""Lets a CI run fail if a test was skipped, but for tests of what the set-up leaves out on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


#: How the reason begins where a test needs an extra that is too large for the set-up. It is printed all the same.
LEFT_OUT = "Skipped: set-up leaves out "


def skipped(config: pytest.Config) -> int:
    """Return the number of skipped tests; only the reporting process knows them all."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    reports = reporter.stats.get("skipped", ()) if reporter else ()
    return sum(LEFT_OUT not in str(report.longrepr) for report in reports)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run that passed but skipped tests."""
    if skipped(session.config) and session.exitstatus == 0:
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print why the run failed."""
    if count := skipped(config):
        why = f"{count} skipped, though not for what set-up leaves out; with CI set such a skip counts as failed"
        terminalreporter.write_line(why, red=True)
