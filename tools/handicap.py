"""Plays a bot against the same bot with a handicap: without its notes of face-down stacks, or without offers.

`python -m tools.handicap catan-cards --without notes --seat search:20 --pairs 2000 --into notes.jsonl` prints the share
of games that the bot without the handicap wins. Each deal is played twice, with seats swapped. `--into` keeps each pair
in a file; the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.bots import budget
from bailey.core import BadInput
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import TREE_KERNELS, kernels
from bailey.core.compiled.search import BLANK
from bailey.core.state.kinds.field import starts
from bailey.core.state.slots import CARD_BITS
from bailey.games import find, names

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core import Game

HANDICAP_KERNELS = Path(__file__).with_name("handicap_kernels.py")
HANDICAPS = ("notes", "offers")
#: The steps in which a stack is looked through: nothing is forgotten while one looks.
LOOKING = ("take_card", "take_region", "look")
#: A bot that has made all the offers of a turn makes none.
OFFERS_MADE, OFFERS = "offers_made", "offers"
SEATS, GAME_LANES, NOWHERE = 2, 5, -1
#: The result is written so often, in pairs.
REPORTED = 50


def loop(game: Game, *, plain: bool = False) -> Any:
    """Return the kernels of this tool for a game."""
    tree = kernels(game, plain=plain, file=TREE_KERNELS)
    found = kernels(game, plain=plain, file=HANDICAP_KERNELS)
    vars(found).update(think=tree.think, reset_tree=tree.reset_tree)
    return found


def denied(game: Game, without: str, shift: int) -> tuple[int, int]:
    """Return where a state says how many offers were made, and what it says after the last one; or NOWHERE."""
    if without != "offers":
        return NOWHERE, 0
    at = {field.name: at for field, at in starts(game.state)}
    if OFFERS_MADE not in at:
        message = f"--without offers: nobody makes offers to the rival in {game.name}; try catan-cards"
        raise BadInput(message)
    return at[OFFERS_MADE] + shift, len(getattr(game.state(), OFFERS))


class Table:
    """Plays games between a bot and the same bot with a handicap."""

    def __init__(self, game: Game, spec: str, without: str) -> None:
        self.budget = budget(spec).number
        self.lanes = Lanes(game, plain=False, lanes=GAME_LANES, nodes=max(1, self.budget) + 1)
        self.lanes.put(BLANK, game.blank(SEATS, game.chosen({})))
        self.denied = denied(game, without, self.lanes.words)
        self.places = len(game.places)
        self.looking = self.lanes.row([NOWHERE] + [int(step) for step in game.steps if step.name.lower() in LOOKING])
        self.play_game = loop(game).play_game

    def play(self, seat: int, seed: int) -> float:
        """Play one game in which a seat has the handicap; return the other's share of the win."""
        t = self.lanes
        noted, written = t.row([0] * (CARD_BITS + 1)), [t.grid(1, SEATS) for _ in range(3)]
        of = (self.budget, seat, self.places, self.looking, noted, *self.denied, seed)
        self.play_game(t.states, t.thinking, t.tree, t.menu, t.lucks, *of, *written)
        won = written[-1][0]
        return won[1 - seat] / sum(won)


@cache
def table(name: str, spec: str, without: str) -> Table:
    """Return the table of this process."""
    return Table(find(name), spec, without)


def play_pair(name: str, spec: str, without: str, seed: int) -> float:
    """Play a deal twice with seats swapped; return the share of the two games that the bot without handicap wins."""
    return sum(table(name, spec, without).play(seat, seed) for seat in range(SEATS)) / SEATS


def summary(shares: Sequence[float], without: str) -> str:
    """Write the mean share with its 99 % interval over pairs."""
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    interval = f"{mean - 2.576 * spread:.3f} to {mean + 2.576 * spread:.3f}"
    return f"{len(shares)} pairs: with {without} {mean:.3f} of the games, 99 % interval {interval}"


class Kept:
    """The pairs that are kept in a file, a line of JSON each, or nowhere."""

    def __init__(self, path: Path | None, what: dict[str, str]) -> None:
        self.path, self.what = path, what

    def read(self) -> dict[int, float]:
        """Return the shares of the pairs that were played, by seed."""
        lines = self.path.read_text().splitlines() if self.path and self.path.exists() else []
        rows = [json.loads(line) for line in lines]
        if any(row["of"] != self.what for row in rows):
            message = f"--into: {self.path} keeps pairs of another kind; name another file"
            raise BadInput(message)
        return {row["seed"]: row["won"] for row in rows}

    def add(self, seed: int, won: float) -> None:
        """Keep a pair."""
        if self.path:
            with self.path.open("a") as file:
                file.write(json.dumps({"of": self.what, "seed": seed, "won": won}) + "\n")


def play_all(one: partial[float], seeds: Sequence[int], cores: int, kept: Kept, without: str) -> list[float]:
    """Play the pairs that are missing, keep each, and tell how far it is; return all shares."""
    known = kept.read()
    missing = [seed for seed in seeds if seed not in known]
    with ProcessPoolExecutor(cores) as pool:
        for n, (seed, won) in enumerate(zip(missing, pool.map(one, missing), strict=True), 1):
            kept.add(seed, won)
            known[seed] = won
            if n % REPORTED == 0:
                print(summary([*known.values()], without), file=sys.stderr, flush=True)
    return [known[seed] for seed in seeds]


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, play, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=names())
    parser.add_argument("--without", choices=[*HANDICAPS], default="notes")
    parser.add_argument("--seat", default="search:20")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--into", type=Path, help="keep each pair in this file, and go on where it stopped")
    given = parser.parse_args(None if arguments is None else [*arguments])
    denied(find(given.game), given.without, 0)
    kept = Kept(given.into, {"game": given.game, "seat": given.seat, "without": given.without})
    one = partial(play_pair, given.game, given.seat, given.without)
    shares = play_all(one, range(given.seed, given.seed + given.pairs), given.cores, kept, given.without)
    print(summary(shares, given.without))


if __name__ == "__main__":
    main()
