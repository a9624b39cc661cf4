"""A real server, a real Chromium, and people who sit down at its tables."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Error as PlaywrightError
from server.process import LIMITS, free_port
from web.looks import ALL, Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser, Page, Playwright
    from web.looks import Looks

    Visit = Callable[..., Page]

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
SECONDS_TO_START = 60
#: So long a server waits for what a busy machine is slow to bring, in seconds: nonces, records that are read.
PATIENCE = "120"
SETTINGS = {
    **dict.fromkeys(LIMITS, "2000"),
    "BAILEY_NONCE_SECONDS": PATIENCE,
    "BAILEY_RECORD_SECONDS": PATIENCE,
    # Without compiled rules an analysis takes long: no test here asks how good it is.
    "BAILEY_ANALYSIS_ITERATIONS": "16",
    # Beside something that computes all the time, a process of the lowest priority gets next to nothing.
    "BAILEY_ANALYSIS_NICE": "0",
}
#: How a test likes it: no waiting, no asking, nothing that moves.
SWIFT = '{"language": "en", "pace": "instant", "motion": "none", "final": "send"}'


#: Here lies what was seen when a test failed.
SEEN = ROOT / "test-results"
#: So many lines of a server's log are told.
TAIL = 20


class Watched:
    """A page, what it writes to its console, and the server that it is of."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.server = page, server
        self.console: list[str] = []
        self.faults: list[str] = []
        page.on("console", lambda line: self.console.append(f"{line.type}: {line.text}"))
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def told(self, name: str) -> str:
        """Keep a screenshot under a name; tells where it is, and what the page and its server wrote."""
        picture, log = SEEN / f"{name}.png", (self.server.home / "server.log").read_text().splitlines()
        try:
            self.page.screenshot(path=picture, timeout=10_000)
            where = str(picture)
        except PlaywrightError as fault:
            where = f"no screenshot: {fault.message.splitlines()[0]}"
        parts = {self.page.url: [where], "console": self.console, "faults": self.faults, "server": log[-TAIL:]}
        return "\n".join(line for part, lines in parts.items() for line in (f"[{part}]", *lines))


#: The pages that are open.
watched: list[Watched] = []


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


class Server:
    """A server of its own, with a fresh database; it can be ended and started again.

    It does not compile the rules: that takes half a minute of CPU time, and no test here needs a strong bot.
    """

    def __init__(self, home: Path, **more: str) -> None:
        self.home, self.more = home, more
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "bailey", "serve", "--no-browser", "--plain", "--port", str(self.port)]
        words = (self.home / "server.log").open("ab")
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **SETTINGS, "BAILEY_HOME": str(self.home), **self.more},
            stdout=words,
            stderr=words,
        )
        words.close()
        until = time.monotonic() + SECONDS_TO_START
        while not self.answers():
            assert self.process.poll() is None, (self.home / "server.log").read_text()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)

    def answers(self) -> bool:
        """Whether it is there."""
        try:
            with urlopen(f"{self.url}/health", timeout=2) as answer:  # noqa: S310 - our own server
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def end(self) -> None:
        """End it as a crash would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert why_not() is None, why_not()
    made = Server(tmp_path_factory.mktemp("home"))
    made.start()
    yield made
    made.end()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    from playwright.sync_api import sync_playwright

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


@contextlib.contextmanager
def visits(server: Server, browser: Browser) -> Iterator[Visit]:
    """Let a new person come, with a browser of their own; whatever goes wrong on a page fails the test.

    Without a path the page is blank: a table is opened by `tables.sit_down`, which needs no other page before it. No
    service worker is installed: what a page asks of one passes by the routes of a test, and it takes time.
    """
    seen: list[Watched] = []

    def come(path: str = "", settings: str = SWIFT, service_workers: Any = "block", **device: Any) -> Page:
        context = browser.new_context(base_url=server.url, service_workers=service_workers, **device)
        context.add_init_script(
            f"localStorage.getItem('bailey-settings') ?? localStorage.setItem('bailey-settings', {settings!r})"
        )
        page = context.new_page()
        seen.append(Watched(page, server))
        watched.append(seen[-1])
        page.set_default_timeout(60_000)  # the machine may be busy
        if path:
            page.goto(path)
        return page

    yield come
    for one in seen:
        watched.remove(one)
        one.page.context.close()
    assert [fault for one in seen for fault in one.faults] == []
