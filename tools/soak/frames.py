"""Counts the frames of what moves on a phone, with a real server and a real Chromium: `scripts/soak frames`.

A game that was played by chance goes on with full motion at the ordinary pace, on a phone whose processor is slower
than this machine's (`--slowdown`). While anything moves, the time from one frame to the next is noted: at 60 frames a
second it is 16.7 ms. A frame is late if it comes more than half of that later. No graphics card is used: the processor
draws the pictures, too, which is slower than on a phone.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import statistics
import sys
from typing import TYPE_CHECKING

from bailey import games
from tools.film_strip import CHROMIUM, PHONE, READY, SEED, choose_something, scenes
from tools.soak.server import run_server

if TYPE_CHECKING:
    from playwright.sync_api import Page

FRAME = 1000 / 60
LATE = 1.5 * FRAME
CHOICES, PATIENCE_MS = 12, 20_000
#: The drawn games; the companion moves little.
GAMES = ("castle-combo", "burgundy-cards", "catan-cards", "burgundy-board")
#: Note the time between two frames for as long as something moves.
NOTE = """() => {
  window.frames_seen = [];
  let before = 0;
  const look = now => {
    const moves = document.getAnimations().some(one => one.playState === 'running');
    if (moves && before) window.frames_seen.push(now - before);
    before = moves ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def frames_of(page: Page) -> list[float]:
    """Make some choices, and return the times between frames while something moved."""
    chance = random.Random(SEED)
    page.evaluate(NOTE)
    for _ in range(CHOICES):
        page.locator(f"{READY}, .table[data-whose=over]").first.wait_for(timeout=PATIENCE_MS)
        if not page.locator(READY).count():
            break
        choose_something(page, chance)
        page.wait_for_timeout(900)
    found: list[float] = page.evaluate("() => window.frames_seen")
    return found


def row(game: str, found: list[float]) -> str:
    """Return the result of a game as a row of the table in docs/web.md."""
    late = sum(one > LATE for one in found) / len(found)
    ranked = sorted(found)
    half, most = statistics.median(ranked), ranked[int(0.95 * (len(ranked) - 1))]
    return f"| {game} | {len(found)} | {half:.1f} ms | {most:.1f} ms | {late:.1%} |"


def main() -> int:
    """Measure each game."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="scripts/soak frames", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"from {', '.join(GAMES)}; by default all")
    parser.add_argument("--slowdown", type=float, default=4.0, help="by how much the processor is slower")
    asked = parser.parse_args()
    unknown = set(asked.games) - set(games.names())
    if unknown:
        parser.error(f"{min(unknown)}: no such game; there are {', '.join(GAMES)}")
    likes = {"language": "en", "offered": True, "final": "send", "motion": "full"}
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    print("| game | frames | median | 95 % within | late |\n|---|---:|---:|---:|---:|", flush=True)
    with run_server({}, plain=True) as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for game in asked.games or GAMES:
            seats, begins = scenes(game)
            page = browser.new_context(**PHONE).new_page()
            page.add_init_script(f"localStorage.setItem('bailey-settings', {json.dumps(json.dumps(likes))})")
            bots = [{"who": "bot", "strength": "novice"}] * (seats - 1)
            order = {"game": game, "seats": [{"who": "me"}, *bots], "begin": begins["turn"]}
            made = page.request.post(f"http://localhost:{port}/api/tables", data=order, timeout=120_000).json()
            page.goto(f"http://localhost:{port}/t/{made['code']}")
            page.locator(READY).wait_for()
            slow = page.context.new_cdp_session(page)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": asked.slowdown})
            print(row(game, frames_of(page)), flush=True)
            page.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
