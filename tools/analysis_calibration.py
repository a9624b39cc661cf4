"""Compares what an analysis says with what happened: `python -m tools.analysis_calibration castle-combo`.

Bots play; each of their decisions is analysed, and the chance that it says after the choice is compared with whether
that seat won. Positions of one game depend on each other, so the intervals are over games. Each blunder is searched
again for `LONGER` times as long: does that search, too, say that the choice gave something away? `--save FILE` keeps
the games that were looked at, and the same command goes on from there. `--picture FILE` draws said against happened.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from bailey import bots
from bailey.analysis import Examination, analyse
from bailey.analysis.quality import Quality
from bailey.core.records.log import GameLog
from bailey.games import find
from bailey.lab.save_file import SaveFile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.analysis.findings import Stage
    from bailey.core import Game

BOT = "search:300"
LONGER = 20
BINS = 10
#: The interval comes from so many samples of the games, drawn anew.
SAMPLES, WITHIN = 1000, (2.5, 97.5)
#: The picture: a square field of so many units, and the room around it.
FIELD, ROOM = 300, 50


@dataclass(frozen=True)
class GameFound:
    """What was said in one game: a pair of chance and share of the win for each decision, and its blunders."""

    said: list[tuple[float, float]]
    blunders: int
    #: How many of them the longer search calls blunders, too, and how many at least mistakes.
    confirmed: int
    at_least_mistakes: int


@dataclass(frozen=True)
class Bin:
    """The decisions of which about the same was said."""

    positions: int
    said: float
    happened: float
    low: float
    high: float


def played(game: Game, seed: int) -> GameLog:
    """Return a game between two bots."""
    log = GameLog.new(game, [BOT, BOT], seed)
    players = [bots.make(BOT, game) for _ in range(2)]
    while log.position.turn is not None:
        log.choose(players[log.position.turn].choose(log.position, len(log.rows)))
    return log


def look_at(game: Game, seed: int, iterations: int) -> GameFound:
    """Play and analyse one game."""
    log = played(game, seed)
    found = analyse(log, iterations)
    end = {player.player: player.end for player in found.players}
    rows = [row for row in found.rows if row.open > 1]
    said = [(row.chosen.chance[row.seat], end[row.seat]) for row in rows]
    again = [*_again(log, [row for row in rows if row.decision.quality == Quality.BLUNDER], iterations)]
    worse = (Quality.MISTAKE, Quality.BLUNDER)
    return GameFound(said, len(again), again.count(Quality.BLUNDER), sum(one in worse for one in again))


def _again(log: GameLog, rows: Sequence[Stage], iterations: int) -> Iterator[str]:
    """Yield what the longer search calls each choice; its deals and searches are others."""
    examination = Examination(log, iterations * LONGER, seed=1)
    probe = examination.new_probe()
    at = {row.n: i for i, (row, _) in enumerate(examination.steps)}
    for stage in rows:
        for _ in examination.work_out(at[stage.n], probe):
            pass
        yield examination.found[at[stage.n]]["decision"]["quality"]


def bins(found: Sequence[GameFound]) -> list[Bin]:
    """Return what was said and what happened, in equal steps of the chance, with intervals over games."""
    luck = np.random.default_rng(1)
    games = [np.array(one.said).reshape(-1, 2) for one in found]
    out = []
    for i in range(BINS):
        parts = [one[np.clip((one[:, 0] * BINS).astype(int), 0, BINS - 1) == i] for one in games]
        parts = [one for one in parts if len(one)]
        if not parts:
            continue
        sums = np.array([[one[:, 1].sum(), len(one)] for one in parts])
        drawn = sums[luck.integers(0, len(parts), (SAMPLES, len(parts)))].sum(axis=1)
        low, high = np.percentile(drawn[:, 0] / drawn[:, 1], WITHIN)
        whole = np.concatenate(parts)
        out.append(Bin(len(whole), *(round(float(one), 4) for one in (*whole.mean(axis=0), low, high))))
    return out


def picture(title: str, found: Sequence[Bin]) -> str:
    """Draw what was said, to the right, against what happened, upwards."""

    def at(share: float) -> float:
        return round(share * FIELD, 1)

    size = FIELD + 2 * ROOM
    ticks = "".join(
        f'<text x="{at(t)}" y="{FIELD + 18}" text-anchor="middle">{t:.0%}</text>'
        f'<text x="-8" y="{FIELD - at(t) + 4}" text-anchor="end">{t:.0%}</text>'
        for t in (0, 0.25, 0.5, 0.75, 1)
    )
    dots = "".join(
        f'<line x1="{at(b.said)}" x2="{at(b.said)}" y1="{FIELD - at(b.low)}" y2="{FIELD - at(b.high)}" class="error"/>'
        f'<circle cx="{at(b.said)}" cy="{FIELD - at(b.happened)}" r="4"><title>said {b.said:.0%}, happened '
        f"{b.happened:.0%}, {b.positions} positions</title></circle>"
        for b in found
    )
    style = (
        "svg{background:#fffaf0;font:12px sans-serif}line{stroke:#8a7a63}.error{stroke:#274b75;stroke-width:2}"
        "circle{fill:#274b75}text{fill:#3a3128}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img"><title>{title}</title>'
        f'<style>{style}</style><g transform="translate({ROOM} {ROOM})">'
        f'<rect width="{FIELD}" height="{FIELD}" fill="none" stroke="#8a7a63"/>'
        f'<line x1="0" y1="{FIELD}" x2="{FIELD}" y2="0" stroke-dasharray="4 4"/>{ticks}{dots}'
        f'<text x="{FIELD / 2}" y="-14" text-anchor="middle" font-weight="bold">{title}</text>'
        f'<text x="{FIELD / 2}" y="{FIELD + 38}" text-anchor="middle">chance that was said</text>'
        f'<text transform="translate(-38 {FIELD / 2}) rotate(-90)" text-anchor="middle">share that was won</text>'
        "</g></svg>\n"
    )


def look_at_all(game: Game, games: int, iterations: int, save: Path | None) -> list[GameFound]:
    """Return what was found in so many games; those in the file are not played again."""
    header = {"calibration": {"game": game.name, "version": game.version, "iterations": iterations, "bot": BOT}}
    with SaveFile(save, "calibration", header) as file:
        found = [GameFound(**line) for line in file.lines]  # type: ignore[arg-type] # this module wrote them
        for seed in range(1 + len(found), games + 1):
            found.append(look_at(game, seed, iterations))
            file.write(asdict(found[-1]))
            print(f"{game.name}: {len(found)} of {games} games", flush=True)
    return found[:games]


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("name")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    game = find(given.name)
    found = look_at_all(game, given.games, given.iterations, given.save)
    rows = bins(found)
    for one in rows:
        print(json.dumps(asdict(one)))
    counts = {name: sum(getattr(one, name) for one in found) for name in ("blunders", "confirmed", "at_least_mistakes")}
    squares = [(said - won) ** 2 for one in found for said, won in one.said]
    print(json.dumps({"game": game.name, "games": len(found), "brier": round(float(np.mean(squares)), 4), **counts}))
    if given.picture:
        given.picture.write_text(picture(game.title, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
