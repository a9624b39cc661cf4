"""Runs Lighthouse on the web client, with a real server and a real Chromium: `scripts/soak lighthouse`."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tools.soak.server import run_server

LIGHTHOUSE = "lighthouse@13.5.0"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"
CATEGORIES = {
    "performance": "Performance",
    "accessibility": "Accessibility",
    "best-practices": "Best practices",
    "seo": "SEO",
}
LEAST_SCORE = 95
DEVICES: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
#: Lighthouse divides the speed of the processor by four, which makes its phone out of a machine with an index of about
#: 1750. Its documentation recommends to calibrate the divisor on others, so that all machines imitate the same phone.
USUAL_INDEX, USUAL_SLOWDOWN = 1750, 4.0
LEAST_SLOWDOWN, MOST_SLOWDOWN = 2.0, 8.0
CALIBRATIONS = 5


@dataclass
class Report:
    """The result of Lighthouse for one page on one device."""

    page: str
    device: str
    scores: dict[str, int]
    kilobytes: float
    script: float
    #: Lighthouse's own measure of the machine, by which figures of two machines can be told apart.
    cpu: float
    failed_audits: list[str]

    def line(self) -> str:
        """Return the result as a row of the table in docs/web.md."""
        cells = [self.page, self.device, *(str(self.scores[name]) for name in CATEGORIES)]
        cells += [f"{self.script:.0f} kB", f"{self.kilobytes:.0f} kB", f"{self.cpu:.0f}"]
        return "| " + " | ".join(cells) + " |"


def read_report(page: str, device: str, found: dict[str, Any]) -> Report:
    """Return the scores, the transferred bytes and the failed audits in Lighthouse's JSON."""
    scores = {name: round(100 * (found["categories"][name]["score"] or 0)) for name in CATEGORIES}
    requests = found["audits"]["network-requests"]["details"]["items"]
    script = sum(one["transferSize"] for one in requests if one.get("resourceType") == "Script")
    whole = sum(one["transferSize"] for one in requests)
    weighed = {ref["id"] for name in CATEGORIES for ref in found["categories"][name]["auditRefs"] if ref["weight"]}
    failed = [
        f"{one['id']}: {one['title']} {one.get('displayValue', '')}".strip()
        for one in found["audits"].values()
        if one["id"] in weighed and one["score"] is not None and one["score"] < 0.9
    ]
    return Report(page, device, scores, whole / 1000, script / 1000, found["environment"]["benchmarkIndex"], failed)


def create_table(url: str) -> tuple[str, str]:
    """Create a table against a bot and return its path, and the cookie of the player."""
    body = json.dumps({"game": "castle-combo", "seats": [{"who": "me"}, {"who": "bot", "strength": "easy"}]})
    request = Request(f"{url}/api/tables", body.encode(), {"content-type": "application/json"})  # noqa: S310 - our own
    with urlopen(request) as answer:  # noqa: S310 - our own server
        table, cookie = json.load(answer), answer.headers["set-cookie"].partition(";")[0]
    headers = {"content-type": "application/json", "cookie": cookie}
    with urlopen(Request(f"{url}/api/tables/{table['table']}/nonce", b'{"nonce": "-"}', headers)):  # noqa: S310 - our own
        return f"/t/{table['code']}", cookie


def slowdown_for(index: float) -> float:
    """Return by what the speed of a machine with this index is divided to imitate Lighthouse's phone."""
    return round(min(MOST_SLOWDOWN, max(LEAST_SLOWDOWN, USUAL_SLOWDOWN * index / USUAL_INDEX)), 1)


def measure(url: str, page: str, device: str, cookie: str, folder: Path, slowdown: float = USUAL_SLOWDOWN) -> Report:
    """Run Lighthouse on one page."""
    out, headers = folder / "report.json", folder / "headers.json"
    headers.write_text(json.dumps({"Cookie": cookie} if cookie else {}))
    npx = shutil.which("npx")
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if npx is None or chromium is None:
        raise SystemExit("Lighthouse needs Node with npx, and Chromium; install what is missing")
    command = [npx, "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={out}"]
    command += [f"--chrome-flags={FLAGS}", f"--extra-headers={headers}", *DEVICES[device]]
    command += [f"--throttling.cpuSlowdownMultiplier={slowdown}"] if device == "phone" else []
    for last in (False, False, True):  # Lighthouse sometimes loses the trace and asks to be run again
        done = subprocess.run(command, check=last, env={**os.environ, "CHROME_PATH": chromium})
        if done.returncode == 0:
            break
    return read_report(page, device, json.loads(out.read_text(encoding="utf-8")))


def median(reports: list[Report]) -> Report:
    """Return the report with the median performance, as Lighthouse's documentation recommends.

    Lighthouse sometimes misses a file, so the sizes are the largest of all reports.
    """
    middle = sorted(reports, key=lambda report: report.scores["performance"])[len(reports) // 2]
    kilobytes, script = (max(getattr(report, size) for report in reports) for size in ("kilobytes", "script"))
    return replace(middle, kilobytes=kilobytes, script=script)


def main() -> int:
    """Measure the start page and a table, on a phone and on a desktop."""
    parser = argparse.ArgumentParser(prog="scripts/soak lighthouse", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each page is measured; the median is reported")
    parser.add_argument("--slowdown", type=float, help="how much slower a phone is; calibrated unless it is given")
    arguments = parser.parse_args()
    runs, given = max(1, arguments.runs), arguments.slowdown
    if given is not None and not 1 <= given <= MOST_SLOWDOWN:
        parser.error(f"--slowdown {given:g}: choose a number from 1 to {MOST_SLOWDOWN:g}")
    with tempfile.TemporaryDirectory() as folder, run_server({}) as (port, _):
        url = f"http://localhost:{port}"
        path, cookie = create_table(url)
        pages = {"start": ("/", ""), "table": (path, cookie)}
        # The first also lets the server load what it answers with.
        tries = [measure(url, "start", "phone", "", Path(folder)).cpu for _ in range(1 if given else CALIBRATIONS)]
        slowdown = given or slowdown_for(statistics.median(tries))
        print(f"CPU index {statistics.median(tries):.0f}: a phone is {slowdown} times slower than this machine")
        reports = [
            median([measure(url + where, page, device, who, Path(folder), slowdown) for _ in range(runs)])
            for page, (where, who) in pages.items()
            for device in DEVICES
        ]
    print("| page | device | " + " | ".join(CATEGORIES.values()) + " | script | all | CPU |")
    print("|---|---|" + "---:|" * (len(CATEGORIES) + 3))
    for report in reports:
        print(report.line())
    for report in reports:
        for audit in report.failed_audits:
            print(f"{report.page}, {report.device}: {audit}")
    return int(any(score < LEAST_SCORE for report in reports for score in report.scores.values()))


if __name__ == "__main__":
    sys.exit(main())
