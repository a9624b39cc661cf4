"""A real server, a real Chromium, and people who sit down at its tables."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

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
#: All tests set up their tables from one address, and a game that is played without a page is played without a pause.
LIMITS = dict.fromkeys(
    (
        "BAILEY_TABLES_PER_HOUR",
        "BAILEY_COMMANDS_PER_SECOND",
        "BAILEY_ADDRESS_COMMANDS_PER_SECOND",
        # So many people come from one address, one after the other.
        "BAILEY_REQUESTS_PER_SECOND",
        "BAILEY_ANALYSES_PER_HOUR",
    ),
    "2000",
)
#: Without compiled rules an analysis takes long: no test here asks how good it is.
LIMITS["BAILEY_ANALYSIS_ITERATIONS"] = "16"
#: How a test likes it: no waiting, no asking, nothing that moves.
SWIFT = '{"language": "en", "pace": "instant", "motion": "none", "final": "send"}'


def why_not() -> str | None:
    """Say what this machine lacks for the tests in a browser."""
    if CHROMIUM is None:
        return "no Chromium on this machine: install the package chromium-headless-shell, or chromium"
    if not BUILT.exists():
        return "the web client is not built: scripts/test builds it"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what cannot be run here, and say why; where CI is set it fails instead.

    A browser's driver keeps a loop of events running, beside which no other can be run: such tests come first.
    """
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)
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

    def __init__(self, home: Path) -> None:
        self.home = home
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "bailey", "serve", "--no-browser", "--plain", "--port", str(self.port)]
        words = (self.home / "server.log").open("ab")
        self.process = subprocess.Popen(
            command, env={**os.environ, **LIMITS, "BAILEY_HOME": str(self.home)}, stdout=words, stderr=words
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


@contextlib.contextmanager
def visits(server: Server, browser: Browser) -> Iterator[Visit]:
    """Let a new person come, with a browser of their own; whatever goes wrong on a page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(path: str = "/", settings: str = SWIFT, **device: Any) -> Page:
        context = browser.new_context(**device)
        context.add_init_script(
            f"localStorage.getItem('bailey-settings') ?? localStorage.setItem('bailey-settings', {settings!r})"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)  # the machine may be busy: a bot's rules compile beside us
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto(server.url + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []
