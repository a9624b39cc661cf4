"""Draws the moving pictures on the page of all games: `python -m tools.miniatures [GAME ...]`.

Bots play a game; its record is opened in the replay of the web client, and a picture is taken at ten rows. The pictures
lie one above the other in `web/src/games/GAME/recorded.webp`. It needs a built client and Chromium. Run it again when a
game's drawing has changed.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bailey import bots, games
from bailey.core.records.log import GameLog, Start
from bailey.core.records.log_text import write_log
from tools.soak.server import run_server

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from bailey.core.play.game import Game

ROOT = Path(__file__).parents[1]
DRAWN = ROOT / "web" / "src" / "games"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
#: As many as `web/src/screens/Miniature.svelte` shows.
PICTURES = 10
SEED, SEATS = 7, 2
#: What a picture is taken of, and how large it is in the strip.
WIDTH, HEIGHT = 1280, 800
#: The head and the controls of the replay, in pixels.
EDGES = 120
SMALL_WIDTH, SMALL_HEIGHT, QUALITY = 416, 260, 0.6
SETTINGS = {"language": "en", "pace": "instant", "motion": "none", "theme": "light", "log": False}
#: Lets the board have the place of the log.
ONLY_BOARD = ".study { grid-template-columns: minmax(0, 1fr) 0 !important } .study aside { visibility: hidden }"
#: Draws pictures one above the other, each into the same frame, and returns the strip.
COMPOSE = """async ([pictures, width, height, quality]) => {
  const canvas = Object.assign(document.createElement('canvas'), {width, height: height * pictures.length});
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  for (const [i, picture] of pictures.entries()) {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    pen.drawImage(image, 0, i * height, width, height);
  }
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def drawn_games() -> list[str]:
    """Return the names of the games that are drawn and played here."""
    return sorted(name for name in games.names() if (DRAWN / name).is_dir() and not games.find(name).retold)


def play_game(game: Game) -> GameLog:
    """Let greedy bots play a game."""
    log, bot, chance = (
        GameLog(game, Start(("greedy",) * SEATS, SEED)).begun(),
        bots.make("greedy", game, plain=True),
        random.Random(SEED),
    )
    while not log.position.over:
        log.choose(bot.choose(log.position, seed=chance.randrange(1 << 30)).number)
    return log


def pictures_of(page: Page, address: str, record: str) -> list[str]:
    """Open a record in the replay and take pictures of rows from its beginning to its end."""
    page.goto(f"{address}/replay")
    with tempfile.NamedTemporaryFile("w", suffix=".bailey", encoding="utf-8") as file:
        file.write(record)
        file.flush()
        page.locator("input[type=file]").set_input_files(file.name)
        slider = page.locator(".scrubber")
        slider.wait_for()
    page.add_style_tag(content=ONLY_BOARD)
    last, taken = int(slider.get_attribute("max") or 0), []
    for i in range(PICTURES):
        slider.fill(str(round(last * i / (PICTURES - 1))))
        page.wait_for_timeout(400)
        box = page.locator(".study main").bounding_box()
        assert box is not None
        clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": HEIGHT}
        taken.append(base64.b64encode(page.screenshot(clip=clip, full_page=True)).decode())  # type: ignore[arg-type]
    return taken


def main() -> int:
    """Draw the strips of the games that are named, or of all that are drawn."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    named = parser.parse_args().games or drawn_games()
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    with run_server({}, plain=True) as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT + EDGES})
        page.add_init_script(f"localStorage.setItem('bailey-settings', {json.dumps(json.dumps(SETTINGS))})")
        for name in named:
            taken = pictures_of(page, f"http://localhost:{port}", write_log(play_game(games.find(name))))
            strip = base64.b64decode(page.evaluate(COMPOSE, [taken, SMALL_WIDTH, SMALL_HEIGHT, QUALITY]))
            (DRAWN / name / "recorded.webp").write_bytes(strip)
            print(f"{name}: {len(strip) / 1000:.0f} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
