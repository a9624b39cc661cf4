"""Measures how soon one can play: `scripts/soak first-choice`.

For each game a table is opened as a new visitor with a phone would, with nothing in the browser's cache: the time from
opening the page until the first choice can be made, and the bytes that were sent until then, over sockets too. Each is
measured without any brake, and as Lighthouse measures a phone: with a slow network and a quarter of the CPU speed.
"""

from __future__ import annotations

import argparse
import random
import shutil
import statistics
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from tools.soak.server import run_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

    from bailey.core.play.game import Game

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
GAMES = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: What Lighthouse sets for a phone: kilobits each second, the delay of a request in milliseconds, how slow the CPU is.
KILOBITS, DELAY_MS, SLOWER = 1638.4, 150, 4
#: When the first choice can be made: the time since the page was opened, in milliseconds.
READY = """() => document.querySelector('.table[data-whose=mine][aria-busy=false]')
  && document.querySelector('main .open, main .place, .choices .button') && performance.now()"""


@dataclass
class Opening:
    """What it took to open a table."""

    seconds: float
    kilobytes: float


def at_the_first_choice(game: Game) -> tuple[int, dict[str, Any]]:
    """Begin a game in which the first seat is the first to choose; tell how many sit there, and how it begins."""
    seats = game.players[0]
    log, chance = GameLog(game, Start(("you",) * seats, seed=1)).begun(), random.Random(1)
    while log.position.turn != 0:
        log.choose(chance.choice(log.position.choices.numbers))
    return seats, {"n": log.rows[-1].n, "record": write_log(log)}


def count_bytes(network: CDPSession) -> list[float]:
    """Note how many bytes each answer and each message has."""
    sizes: list[float] = []
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    network.on(
        "Network.webSocketFrameReceived", lambda told: sizes.append(len(told["response"]["payloadData"].encode()))
    )
    return sizes


def slow_down(network: CDPSession) -> None:
    """Let the network and the CPU be as slow as Lighthouse lets those of a phone."""
    speed = KILOBITS * 1024 / 8
    conditions = {"offline": False, "latency": DELAY_MS, "downloadThroughput": speed, "uploadThroughput": speed}
    network.send("Network.emulateNetworkConditions", conditions)
    network.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def open_table(browser: Browser, address: str, name: str, *, slow: bool) -> Opening:
    """Set a table up and open it, with an empty cache."""
    context = browser.new_context(**PHONE)
    seats, begin = at_the_first_choice(games.find(name))
    bots = [{"who": "bot", "strength": "novice"}] * (seats - 1)
    order = {"game": name, "seats": [{"who": "me"}, *bots], "begin": begin}
    code = context.request.post(f"{address}/api/tables", data=order).json()["code"]
    page = context.new_page()
    network = context.new_cdp_session(page)
    sizes = count_bytes(network)
    if slow:
        slow_down(network)
    page.goto(f"{address}/t/{code}", wait_until="commit")
    milliseconds = page.wait_for_function(READY, polling=20).json_value()
    opening = Opening(milliseconds / 1000, sum(sizes) / 1000)
    context.close()
    return opening


def main() -> int:
    """Print a row of the table in docs/web.md for each game."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="scripts/soak first-choice", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each game is opened; the median is told")
    runs = max(1, parser.parse_args().runs)
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with run_server({}, plain=True) as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        print("| game | unbraked | slow phone | bytes |\n|---|---:|---:|---:|")
        for name in GAMES:
            fast, slow = (
                [open_table(browser, f"http://localhost:{port}", name, slow=slow) for _ in range(runs)]
                for slow in (False, True)
            )
            seconds = [statistics.median(one.seconds for one in some) for some in (fast, slow)]
            most = max(one.kilobytes for one in (*fast, *slow))
            print(f"| {name} | {seconds[0]:.2f} s | {seconds[1]:.1f} s | {most:.0f} kB |", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
