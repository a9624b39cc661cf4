"""A browser that holds a site is killed again and again, in the middle of choices: nothing acknowledged is lost."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import time
from typing import TYPE_CHECKING, Any

import pytest
from web.conftest import ARGUMENTS, CHROMIUM
from web.sites import FOLDER, PATIENCE, make_site, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page, Playwright

pytestmark = [pytest.mark.slow, pytest.mark.long]
#: `BAILEY_KILLS` says how often, for a longer proof: 200 take some 25 minutes.
KILLS = int(os.environ.get("BAILEY_KILLS", "15"))
#: So often it is killed after its first choice only, at most so many seconds later.
OFTEN, LONGEST = 0.8, 1.5
#: Speaks with the worker of the site as the client does, and chooses at random; `told` hears what was acknowledged.
CLIENT = """
async (worker) => {
  const tables = new Worker(worker, { type: 'module', name: 'en' });
  const answers = new Map();
  let last = 0, take = () => undefined;
  const ready = new Promise((settle, fail) => {
    tables.onmessage = ({ data }) => {
      if (data.tells === 'stage' && data.stage === 'ready') settle();
      else if (data.tells === 'stage' && data.stage === 'failed') fail(new Error(data.why));
      else if (data.tells === 'answer') {
        const body = new TextDecoder().decode(data.body);
        if (data.status >= 400) throw new Error(body);
        answers.get(data.id)(JSON.parse(body));
      } else if (data.tells === 'message') take(JSON.parse(data.text));
    };
  });
  window.ask = (method, target, body) => new Promise((settle) => {
    answers.set(++last, settle);
    const sent = body ? JSON.stringify(body) : '';
    tables.postMessage({ do: 'request', id: last, method, target, body: sent, language: '' });
  });
  window.play = (table) => new Promise((over) => {
    const connection = ++last;
    let update = null, waiting = null;
    take = (said) => {
      update = said.update ?? update;
      if (said.type === 'refused') throw new Error(JSON.stringify(said));
      if (said.done) { window.chose = true; window.told({ chosen: waiting, n: said.update.n }); waiting = null; }
      else if (said.update && waiting === null) window.told({ n: said.update.n, seen: true });
      if (update?.over) { tables.postMessage({ do: 'close', connection }); over(update.n); return; }
      if (waiting !== null || !update?.choices?.length) return;
      waiting = update.choices[Math.floor(Math.random() * update.choices.length)].number;
      const command = { do: 'choose', id: crypto.randomUUID(), n: update.n, number: waiting, sure: true };
      tables.postMessage({ do: 'send', connection, text: JSON.stringify(command) });
    };
    tables.postMessage({ do: 'connect', connection, path: `/api/tables/${table}/socket?language=en` });
  });
  await ready;
}
"""


class Lives:
    """A browser with what it keeps, and what its site has acknowledged."""

    def __init__(self, playwright: Playwright, home: Path, address: str, worker: str) -> None:
        self.playwright, self.home, self.address, self.worker = playwright, home, address, worker
        self.chance = random.Random(7)
        self.table = ""
        #: Rows of the log that were acknowledged, and the number of the last choice among them.
        self.last, self.acknowledged, self.over = 0, 0, 0
        self.lost: list[str] = []

    @contextlib.contextmanager
    def page(self) -> Iterator[Page]:
        """Start the browser, and kill it at the end as a power failure would."""
        command = [str(CHROMIUM), *ARGUMENTS, f"--user-data-dir={self.home}", "--remote-debugging-port=0"]
        started = subprocess.Popen([*command, "about:blank"], stderr=subprocess.PIPE, text=True, start_new_session=True)
        assert started.stderr is not None
        try:
            told = next(line for line in started.stderr if "DevTools listening on" in line)
            browser = self.playwright.chromium.connect_over_cdp(told.split()[-1])
            page = browser.contexts[0].new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(f"{self.address}/robots.txt")
            page.expose_function("told", self.note)
            page.evaluate(CLIENT, self.worker)
            yield page
        finally:
            os.killpg(started.pid, signal.SIGKILL)
            started.wait()
            started.stderr.close()

    def note(self, told: dict[str, Any]) -> None:
        """Note what the page was told."""
        if told["n"] < self.last:
            self.lost.append(f"row {self.last} was acknowledged, the log ends with {told['n']}")
        if "chosen" in told:
            self.last, self.acknowledged = told["n"], self.acknowledged + 1

    def live(self) -> None:
        """Play for a while, and be killed."""
        with self.page() as page:
            if not self.table:
                self.table, self.last = self.new_table(page), 0
            page.evaluate(
                "(table) => { window.done = null; window.play(table).then((n) => (window.done = n)); }", self.table
            )
            if self.chance.random() < OFTEN:
                page.wait_for_function("() => window.chose || window.done !== null")
            page.wait_for_timeout(1000 * self.chance.uniform(0.0, LONGEST))
            if (n := page.evaluate("() => window.done")) is not None:
                rows = page.evaluate("(table) => ask('GET', `/api/tables/${table}/replay`)", self.table)["rows"]
                assert rows[-1]["n"] == n
                self.table, self.over = "", self.over + 1

    def new_table(self, page: Page) -> str:
        body = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "bot", "strength": "novice"}]}
        table = page.evaluate("(body) => ask('POST', '/api/tables', body)", body)
        sealed = {"commitment": table["commitment"], "nonce": "ab" * 16}
        page.evaluate(
            "([table, sealed]) => ask('POST', `/api/tables/${table}/nonce`, sealed)", [table["table"], sealed]
        )
        return str(table["table"])


def test_nothing_acknowledged_is_lost_when_the_browser_is_killed(playwright: Playwright, tmp_path: Path) -> None:
    files = make_site(tmp_path / "host")
    [worker] = (files / FOLDER / "assets").glob("worker-*.js")
    with served(files) as address:
        lives = Lives(playwright, tmp_path / "home", address, f"{address}/assets/{worker.name}")
        began = time.monotonic()
        for _ in range(KILLS):
            lives.live()
    told = f"{KILLS} kills, {lives.acknowledged} choices, {lives.over} games, {time.monotonic() - began:.0f} s"
    assert lives.lost == [], told
    assert lives.acknowledged > KILLS, told
