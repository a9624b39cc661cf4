"""Draws the moving pictures on the page of all games: `python -m tools.miniatures [GAME ...]`.

Bots play a game; its record is opened in the replay of the web client, and a picture is taken at ten rows: of what the
game's drawing marks with `data-miniature`, which is one part of its board that fills. The pictures lie one above the
other in `web/src/games/GAME/recorded.webp`. It needs a built client and Chromium. Run it again when a game's drawing
has changed.
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
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from tools.soak.server import run_server

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from bailey.core.play.game import Game

ROOT = Path(__file__).parents[1]
DRAWN = ROOT / "web" / "src" / "games"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
#: As many as `web/src/screens/Miniature.svelte` shows.
PICTURES = 10
BOT, SEED, SEATS = "search:200", 7, 2
#: How large the page is, and a picture in the strip.
WIDTH, HEIGHT = 1000, 920
SMALL_WIDTH, SMALL_HEIGHT, QUALITY = 416, 260, 0.6
SETTINGS = {"language": "en", "pace": "instant", "motion": "none", "theme": "light", "log": False}
#: Lets the board have the place of the log, and be seen under the controls.
ONLY_BOARD = (
    ".study { grid-template-columns: minmax(0, 1fr) 0 !important } .study :is(aside, footer) { opacity: 0 !important }"
)
#: Draws pictures one above the other, all as large as the last one fits into its frame, and returns the strip. What is
#: much wider than a frame is made larger, and its edges are cut.
COMPOSE = """async ([pictures, width, height, quality]) => {
  const canvas = Object.assign(document.createElement('canvas'), {width, height: height * pictures.length});
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const images = pictures.map((picture) => Object.assign(new Image(), {src: 'data:image/png;base64,' + picture}));
  await Promise.all(images.map((image) => image.decode()));
  const last = images.at(-1);
  const scale = Math.max(Math.min(width / last.width, height / last.height), 0.75 * height / last.height);
  const [left, top] = [(width - last.width * scale) / 2, (height - last.height * scale) / 2];
  for (const [i, image] of images.entries()) {
    pen.save();
    pen.beginPath();
    pen.rect(0, i * height, width, height);
    pen.clip();
    // The frames have the ground of the first picture.
    pen.imageSmoothingEnabled = false;
    pen.drawImage(images[0], 6, images[0].height / 4, 1, 1, 0, i * height, width, height);
    pen.imageSmoothingEnabled = true;
    pen.drawImage(image, left, i * height + top, image.width * scale, image.height * scale);
    pen.restore();
  }
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def drawn_games() -> list[str]:
    """Return the names of the games that are drawn and played here."""
    return sorted(name for name in games.names() if (DRAWN / name).is_dir() and not games.find(name).retold)


def play_game(game: Game) -> GameLog:
    """Let bots play a game as people would."""
    log, bot, chance = (
        GameLog(game, Start((BOT,) * SEATS, SEED)).begun(),
        bots.make(BOT, game),
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
        taken.append(base64.b64encode(page.locator(".study main [data-miniature]").first.screenshot()).decode())
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
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
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
