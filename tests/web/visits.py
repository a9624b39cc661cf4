"""A server of its own, and people who come to it, each with a browser."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Error as PlaywrightError
from server.process import LIMITS, free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    Visit = Callable[..., Page]

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
SEEN = Path(__file__).parents[2] / "test-results"
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


class Server:
    """A server of its own, with a fresh database; it can be ended and started again.

    It does not compile the rules: that takes half a minute of CPU time, and no test here needs a strong bot.
    """

    #: The module that is run.
    module = "bailey"

    def __init__(self, home: Path, **more: str) -> None:
        self.home, self.more = home, more
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", self.module, "serve", "--no-browser", "--plain", "--port", str(self.port)]
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
        # Another server may have the port, and have answered.
        assert self.process.poll() is None, (self.home / "server.log").read_text()

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
