"""What holds for all tests: compiled play is checked for bounds, and its machine code is kept beside them."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

# Before anything imports Numba: it reads the flag once.
os.environ["NUMBA_BOUNDSCHECK"] = "1"
# Whatever the system speaks, the command line is asked for its English.
os.environ["BAILEY_LANGUAGE"] = "en"
# Machine code is named by all that it depends on: every checkout of the source finds it here.
os.environ.setdefault(
    "BAILEY_CACHE", str(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bailey-tests")
)

import pytest
from catalogues import only_english
from hypothesis import settings
from rule_coverage import RuleCoverage

from bailey.core.compiled import numba_mode

# What helpers assert shows its values, as in the tests themselves.
HELPERS = {path.stem for path in Path(__file__).parent.iterdir()}
pytest.register_assert_rewrite(*sorted(HELPERS - sys.modules.keys()))

# Thousands of tests are objects that stay: looking through them for garbage took an eighth of the time.
gc.set_threshold(50_000, 20, 100)

settings.register_profile("bailey", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.register_profile("quick", settings.get_profile("bailey"), max_examples=20)
settings.load_profile("bailey")


def pytest_configure(config: pytest.Config) -> None:
    """Measure what the tests of the rules run of them."""
    config.pluginmanager.register(RuleCoverage(config))


#: What a test asks for that takes compiled rules, a server or a service.
NOT_QUICK = {"numba", "server", "proxied", "visit", "postgres", "redis"}
NOT_QUICK |= {"database", "own_database", "either_database", "own_either_database"}

#: And what takes a cluster that Bailey does not begin itself.
LONG = {"ray", "crew"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what asks for more than plain Python into the first tier, and what asks for a cluster into the long."""
    for item in items:
        asked = getattr(item, "fixturenames", ())
        if not NOT_QUICK.isdisjoint(asked):
            item.add_marker(pytest.mark.slow)
        if not LONG.isdisjoint(asked):
            item.add_marker(pytest.mark.long)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what speaks only English yet, so that nobody overlooks it."""
    terminalreporter.write_line(f"only in English so far: {', '.join(only_english()) or 'nothing'}")


@pytest.fixture(scope="session")
def numba() -> None:
    """Ask for compiled play: without Numba a test is skipped here, and fails in an automatic run."""
    if numba_mode.available():
        return
    why = "compiled play needs Numba: install it again with scripts/extras"
    if os.environ.get("CI", "").lower() not in {"", "0", "false"}:
        pytest.fail(why)
    pytest.skip(why)
