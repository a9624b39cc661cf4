"""Measures how loud, how bright and how long each sound of the client is: `scripts/soak sounds [FILE ...]`.

A real Chromium renders the sounds into buffers, and decodes the files, which are sounds to compare them with. Loudness
is that of the loudest tenth of a second, weighted as ears do (A), below full scale. A sound has risen when it is as
loud as it gets, and is heard until it is 40 dB below that. Its middle is the frequency with as much power above it as
below.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tools.film_strip import CHROMIUM

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from playwright.sync_api import Page

    Samples = NDArray[np.float64]

WEB = Path(__file__).parents[2] / "web"
RATE, SECONDS = 48_000, 4
#: So many samples are one moment; and so many the time over which loudness is felt.
MOMENT, FELT = RATE // 500, RATE // 10
#: What lies above this is sharp to the ear.
SHARP = 6000
#: Prints a module of the client as JavaScript.
TO_JAVASCRIPT = """
const ts = require('typescript');
const source = require('fs').readFileSync('src/lib/sounds.ts', 'utf8');
console.log(ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } }).outputText);
"""
#: Answers with the samples of a buffer, in base64.
SAMPLES = """
window.samplesOf = async (buffer) => {
  const blob = new Blob([buffer.getChannelData(0)]);
  const reader = new FileReader();
  await new Promise((done) => { reader.onload = done; reader.readAsDataURL(blob); });
  return reader.result.split(',')[1];
};
"""
RENDER = f"""async (sound) => {{
  const into = new OfflineAudioContext(1, {SECONDS * RATE}, {RATE});
  window.sounding(into, sound, 0);
  return window.samplesOf(await into.startRendering());
}}"""
DECODE = f"""async (file) => {{
  const bytes = Uint8Array.from(atob(file), (one) => one.charCodeAt(0));
  return window.samplesOf(await new OfflineAudioContext(1, {RATE}, {RATE}).decodeAudioData(bytes.buffer));
}}"""


def loudness(samples: Samples) -> float:
    """Return how loud a stretch is to ears, in decibels below full scale."""
    power = np.abs(np.fft.rfft(samples)) ** 2 / len(samples) ** 2 * 2
    squares = np.fft.rfftfreq(len(samples), 1 / RATE) ** 2
    weight = 12194**2 * squares**2 / (squares + 20.6**2) / (squares + 12194**2)
    weight /= np.sqrt((squares + 107.7**2) * (squares + 737.9**2))
    return float(10 * np.log10(np.sum(power * weight**2) + 1e-12) + 2)


def measured(samples: Samples) -> list[str]:
    """Return what is measured of a sound, as the cells of a row."""
    samples = np.concatenate([samples, np.zeros(FELT)])
    moments = np.sqrt(np.mean(samples[: len(samples) // MOMENT * MOMENT].reshape(-1, MOMENT) ** 2, axis=1))
    heard = np.flatnonzero(moments > moments.max() / 100)
    loudest = max(loudness(samples[i : i + FELT]) for i in range(0, len(samples) - FELT + 1, FELT // 4))
    power = np.abs(np.fft.rfft(samples)) ** 2
    pitches = np.fft.rfftfreq(len(samples), 1 / RATE)
    middle = pitches[np.searchsorted(np.cumsum(power), power.sum() / 2)]
    moment = 1000 * MOMENT / RATE
    return [
        f"{20 * np.log10(np.abs(samples).max()):.0f} dB",
        f"{loudest:.0f} dB",
        f"{(moments.argmax() - heard[0]) * moment:.0f} ms",
        f"{(heard[-1] - heard[0] + 1) * moment:.0f} ms",
        f"{middle:.0f} Hz",
        f"{power[pitches > SHARP].sum() / power.sum():.0%}",
    ]


def rows(page: Page, files: list[Path]) -> list[list[str]]:
    """Measure the sounds of the client, and those in files."""
    command = ["node", "-e", TO_JAVASCRIPT]
    module = subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True).stdout
    page.add_script_tag(content=SAMPLES)
    page.add_script_tag(type="module", content=f"{module}\nwindow.TONES = TONES; window.sounding = sounding;")
    page.wait_for_function("() => window.sounding")
    found = {name: page.evaluate(RENDER, name) for name in page.evaluate("() => Object.keys(window.TONES)")}
    found |= {file.name: page.evaluate(DECODE, base64.b64encode(file.read_bytes()).decode()) for file in files}
    heard = {name: np.frombuffer(base64.b64decode(told), np.float32).astype(float) for name, told in found.items()}
    return [[name, *measured(samples)] for name, samples in heard.items()]


def main() -> int:
    """Print a table, a row for each sound."""
    from playwright.sync_api import Error as PlaywrightError
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="scripts/soak sounds", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="sounds to compare with")
    asked = parser.parse_args()
    missing = [file for file in asked.files if not file.is_file()]
    if missing:
        parser.error(f"{missing[0]}: no such file; name sounds that a browser can play, such as .ogg or .wav")
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            found = rows(browser.new_page(), asked.files)
        except PlaywrightError as fault:
            parser.error(f"a file is no sound that the browser can play, or the browser failed: {fault.message}")
        browser.close()
    print("| sound | peak | loudness | rises in | heard for | middle | above 6 kHz |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    print("\n".join(f"| {' | '.join(row)} |" for row in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
