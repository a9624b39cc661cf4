"""Takes film strips of a table, to be looked at: `python -m tools.film_strip GAME FOLDER [--phone] [--dark]`.

A game that was played by chance is opened shortly before one turn of the first seat, before the end of a round, where
the game has rounds, and before the game's end. Whatever may be chosen is chosen, at an ordinary pace and with
ordinary motion, and a picture is taken again and again. The pictures of each scene lie beside each other in one file.
It needs a built client and Chromium.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import shutil
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from tools.soak.server import run_server

if TYPE_CHECKING:
    from playwright.sync_api import Page

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEED = 3
PICTURES, A_ROW, EVERY_MS = 16, 4, 250
#: How wide a picture in the strip is.
SMALL = {False: 640, True: 300}
#: What may be chosen, the most urgent first, as the keyboard goes to it.
ASKED = (
    ".choices .button.primary",
    "main [data-spot]:is(.place, .over)",
    "main [data-spot].open",
    ".choices .button:not([aria-disabled=true])",
)
READY = ".table[data-whose=mine][aria-busy=false]"
COMPOSE = """async ([pictures, wide, row]) => {
  const images = pictures.map((picture) => Object.assign(new Image(), {src: 'data:image/jpeg;base64,' + picture}));
  await Promise.all(images.map((image) => image.decode()));
  const high = Math.round(wide * images[0].height / images[0].width);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: wide * row, height: high * Math.ceil(images.length / row),
  });
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  images.forEach((image, i) => pen.drawImage(image, wide * (i % row), high * Math.floor(i / row), wide - 6, high - 6));
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1];
}"""


def scenes(name: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """Play a game by chance; tell how many sit there, and of each scene what `begin` of a new table takes."""
    game = games.find(name)
    seats = 2 if 1 not in game.players else 1
    log, chance = GameLog(game, Start(("you",) * seats, SEED)).begun(), random.Random(SEED)
    rounds: dict[int, object] = {}
    while not log.position.over:
        dumped = log.position.dump()
        rounds[log.rows[-1].n] = dumped.get("phase", dumped.get("round"))
        log.choose(chance.choice(log.position.choices.numbers))
    mine = [before.n for before, row in pairwise(log.effective) if row.seat == 0]
    ends = [n for n, after in pairwise(mine) if rounds[n] != rounds[after]]
    at = {"turn": mine[len(mine) // 3], **({"round": ends[0]} if ends else {}), "ending": mine[-1]}
    return seats, {scene: {"n": n, "record": write_log(log)} for scene, n in at.items()}


def choose_something(page: Page, chance: random.Random) -> None:
    """Choose something by keyboard: a card may lie below another one."""
    for selector in ASKED:
        found = page.locator(selector)
        if found.count():
            found.nth(chance.randrange(found.count())).press("Enter")
            return


def film(page: Page, chance: random.Random) -> list[str]:
    """Choose once and take pictures; choose again whenever nothing is shown any more."""
    page.locator(READY).wait_for()
    pictures = []
    for _ in range(PICTURES):
        if page.locator(READY).count() and not page.locator("[aria-keyshortcuts=s]").count():
            choose_something(page, chance)
        pictures.append(base64.b64encode(page.screenshot(type="jpeg", quality=85)).decode())
        page.wait_for_timeout(EVERY_MS)
    return pictures


def main() -> int:
    """Film all scenes of a game."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="python -m tools.film_strip", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("folder", type=Path)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--dark", action="store_true")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    seats, begins = scenes(asked.game)
    likes = {"language": "en", "theme": "dark" if asked.dark else "light", "offered": True, "final": "send"}
    looks = f"{'phone' if asked.phone else 'desktop'}-{likes['theme']}"
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    with run_server({}, plain=True) as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(**(PHONE if asked.phone else DESKTOP)).new_page()
        page.add_init_script(f"localStorage.setItem('bailey-settings', {json.dumps(json.dumps(likes))})")
        address = f"http://localhost:{port}"
        for scene, begin in begins.items():
            bots = [{"who": "bot", "strength": "novice"}] * (seats - 1)
            order = {"game": asked.game, "seats": [{"who": "me"}, *bots], "begin": begin}
            made = page.request.post(f"{address}/api/tables", data=order).json()
            page.goto(f"{address}/t/{made['code']}")
            pictures = film(page, random.Random(SEED))
            strip = page.evaluate(COMPOSE, [pictures, SMALL[asked.phone], A_ROW])
            file = asked.folder / f"{asked.game}-{scene}-{looks}.jpg"
            file.write_bytes(base64.b64decode(strip))
            print(file)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
