"""A real server, a real Chromium, and people who sit down at its tables."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from web.looks import ALL, Turns
from web.visits import PATIENCE, SEEN, Server, visits, watched

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from playwright.sync_api import Browser, Playwright
    from web.looks import Looks
    from web.visits import Visit

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "web" / "dist" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
#: The same Chromium without the browser's own windows: it takes half of the processor time, and shows no notifications.
SHELL = "chromium-headless-shell"


def installed(*names: str) -> str | None:
    """Return the path of the first of these programs that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


CHROMIUM = installed(SHELL, *BROWSERS)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show what was on the pages when a test failed, before they are closed."""
    report = yield
    if report.failed and report.when != "teardown":
        SEEN.mkdir(exist_ok=True)
        for i, one in enumerate(watched):
            name = re.sub(r"\W+", "-", f"{item.path.stem}-{item.name}-{i}")
            report.sections.append((f"page {i}", one.told(name)))
    return report


def why_not() -> str | None:
    """Say what this machine lacks for the tests in a browser."""
    if CHROMIUM is None:
        return "no Chromium on this machine: install the package chromium-headless-shell, or chromium"
    if not BUILT.exists():
        return "the web client is not built: scripts/test builds it"
    return None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what cannot be run here, and say why; where CI is set it fails instead.

    A browser's driver keeps a loop of events running, beside which no other can be run: such tests come last, in
    random order too.
    """
    items.sort(key=lambda item: item.path.is_relative_to(Path(__file__).parent))
    missing = why_not()
    if missing is None or os.environ.get("CI", "").lower() not in {"", "0", "false"}:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert why_not() is None, why_not()
    made = Server(tmp_path_factory.mktemp("home"))
    made.start()
    yield made
    made.end()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=1000 * int(PATIENCE))
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield chromium
    chromium.close()


@pytest.fixture
def visit_with_notifications(server: Server, playwright: Playwright) -> Iterator[Visit]:
    """Let a new person come with a whole browser, which shows notifications."""
    whole = installed(*BROWSERS)
    if whole is None:
        missing("no whole browser on this machine: install the package chromium beside its headless shell")
    chromium = playwright.chromium.launch(executable_path=whole, args=ARGUMENTS)
    with visits(server, chromium) as come:
        yield come
    chromium.close()


def missing(why: str) -> None:
    """What a test needs is not there: it fails in an automatic run, and is skipped elsewhere."""
    if os.environ.get("CI", "").lower() not in {"", "0", "false"}:
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    with visits(server, browser) as come:
        yield come


@pytest.fixture(params=["by turns", pytest.param("all", marks=pytest.mark.long)])
def looks(request: pytest.FixtureRequest) -> Looks:
    """The first tier sees each page in one look, the long tier in all."""
    return ALL if request.param == "all" else Turns(len(request.node.name))
