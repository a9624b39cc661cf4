"""Games as rows for learning: who saw what, what was open, what was chosen, and what came of it, as Parquet files.

A dataset is a folder: `about.json` says what it holds, and each `part-*.parquet` has whole games, a row for each
decision. A part that is there is not played again, so the same call goes on where it was stopped.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots import make
from bailey.bots.observed.features import features
from bailey.bots.observed.forms import in_form
from bailey.core.distribution import needs, version
from bailey.core.errors import BadInput
from bailey.core.play.position import checked_seed
from bailey.core.state.observe import layout
from bailey.lab.batch import Batch

try:
    import polars as pl
except ImportError as missing:
    raise ImportError(needs("exporting games", "study")) from missing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.core.play.game import Game

#: What is kept of an observation: nothing, the raw one, or its features.
OBSERVED = ("none", "raw", "features")
ABOUT = "about.json"
#: So many games are played side by side, or fewer if their observations would take more bytes than so; games have about
#: so many decisions.
MOST_LANES, MOST_BYTES, DECISIONS = 1024, 256 << 20, 100
#: The random choices of a part are another stream than those of the bots.
CHOOSING = 0x0C


@dataclass(frozen=True)
class Dataset:
    """What a dataset holds; two with the same settings have the same rows."""

    game: str
    version: int
    players: int
    seats: tuple[str, ...]
    games: int
    seed: int
    observation: str
    options: dict[str, int]

    @cached_property
    def game_itself(self) -> Game:
        """The game."""
        from bailey.games import find

        return find(self.game)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        if self.observation == "features":
            return features(self.game_itself, self.players).width
        return len(layout(self.game_itself, self.players)) if self.observation == "raw" else 0

    @property
    def lanes(self) -> int:
        """How many games a part has."""
        bytes_of_a_game = 4 * max(1, self.width) * DECISIONS
        return max(1, min(MOST_LANES, self.games, MOST_BYTES // bytes_of_a_game))

    def about(self) -> dict[str, object]:
        """Return what `about.json` says."""
        return {**asdict(self), "seats": list(self.seats), "bailey": version(), "lanes": self.lanes}


def dataset(
    game: Game, seats: Sequence[str], games: int, seed: int, observation: str, options: dict[str, int]
) -> Dataset:
    """Return what is to be exported, or refuse it."""
    if observation not in OBSERVED:
        message = f"observation: must be one of {', '.join(OBSERVED)}, not {observation!r}"
        raise BadInput(message)
    for bot in seats:
        make(bot, game)
    return Dataset(game.name, game.version, len(seats), tuple(seats), games, checked_seed(seed), observation, options)


def export(
    wanted: Dataset, folder: Path, *, plain: bool | None = None, report: Callable[[int, int], None] | None = None
) -> int:
    """Write the parts that are missing, and return how many decisions they have."""
    _begin(wanted, folder)
    decisions = 0
    for first in range(0, wanted.games, wanted.lanes):
        path = folder / f"part-{first // wanted.lanes:05}.parquet"
        if not path.exists():
            rows = part(wanted, first, plain=plain)
            partly = path.with_suffix(".part")
            try:
                rows.write_parquet(partly, compression="zstd", compression_level=1)
                partly.replace(path)
            except OSError as fault:
                message = f"{path} cannot be written: {fault.strerror}; name another folder by --out"
                raise BadInput(message) from fault
            decisions += len(rows)
        if report is not None:
            report(min(first + wanted.lanes, wanted.games), wanted.games)
    return decisions


def _begin(wanted: Dataset, folder: Path) -> None:
    """Make the folder of a dataset; one that holds another dataset is refused."""
    path = folder / ABOUT
    told = json.dumps(wanted.about(), indent=1)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(told + "\n", encoding="utf-8")
        known = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        message = f"{folder} cannot be written: {fault.strerror}; name another folder by --out"
        raise BadInput(message) from fault
    except ValueError:
        known = None
    if known != json.loads(told):
        message = f"{folder} holds another dataset ({ABOUT}); name another folder by --out"
        raise BadInput(message)


def part(wanted: Dataset, first: int, *, plain: bool | None = None) -> pl.DataFrame:
    """Play the games of a part, from number `first` on, and return their decisions in order."""
    lanes = min(wanted.lanes, wanted.games - first)
    batch = Batch(wanted.game_itself, wanted.players, lanes, wanted.seed, options=wanted.options, plain=plain)
    batch.games += first
    batch.reset()
    choosing = _Choosing(wanted, batch, first)
    steps: list[dict[str, NDArray[np.generic]]] = []
    while (here := np.flatnonzero(batch.turn >= 0)).size:
        steps.append(_decide(wanted, batch, here, choosing))
    told = {name: np.concatenate([step[name] for step in steps]) for name in steps[0]}
    lane, seat = told.pop("lane"), told["seat"]
    order = np.lexsort((told["decision"], lane))
    told |= {"reward": batch.payoffs()[lane, seat].astype(np.float32), "score": batch.scores()[lane, seat]}
    told["last"] = told["decision"] == np.bincount(lane)[lane] - 1
    return pl.DataFrame({"game": first + lane, **told})[order]


def _decide(
    wanted: Dataset, batch: Batch, here: NDArray[np.intp], choosing: _Choosing
) -> dict[str, NDArray[np.generic]]:
    """Let every seat on turn choose; return what it saw and chose, a row for each lane that is not over."""
    turn = batch.turn
    actions = choosing.choose(turn)
    row: dict[str, NDArray[np.generic]] = {
        "lane": here,
        "decision": np.full(len(here), choosing.asked, np.int32),
        "seat": turn[here].astype(np.int8),
        "action": actions[here].astype(np.int32),
        "open": np.packbits(batch.masks()[here], axis=1),
    }
    if wanted.observation != "none":
        raw = batch.observe(turn[here], lanes=here)
        seen = in_form(wanted.observation, batch.game, batch.players, raw, turn[here])
        assert isinstance(seen, np.ndarray)
        row["observation"] = seen
    choosing.asked += 1
    batch.step(actions)
    return row


class _Choosing:
    """The bots of a part: random ones and greedy ones choose for all lanes at once."""

    def __init__(self, wanted: Dataset, batch: Batch, first: int) -> None:
        self.batch, self.seats = batch, wanted.seats
        self.random = np.random.default_rng([wanted.seed, first, CHOOSING])
        others = {bot for bot in wanted.seats if bot not in {"random", "greedy"}}
        self.bots = {bot: make(bot, batch.game, plain=batch.plain) for bot in others}
        self.asked = 0

    def choose(self, turn: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return a choice for each lane, -1 where the game is over."""
        actions = np.full(len(turn), -1, np.int64)
        for bot in dict.fromkeys(self.seats):
            here = np.isin(turn, [seat for seat, name in enumerate(self.seats) if name == bot])
            lanes = np.flatnonzero(here)
            if bot == "random":
                menus = self.batch.menus[lanes]
                at = 1 + (self.random.random(len(lanes)) * menus[:, 0]).astype(np.int64)
                actions[lanes] = menus[np.arange(len(lanes)), at]
            elif bot == "greedy":
                actions[lanes] = self.batch.advise(here)[lanes]
            else:
                seeds = self.random.integers(1 << 62, size=len(lanes))
                for lane, seed in zip(lanes, seeds, strict=True):
                    actions[lane] = self.bots[bot].choose(self.batch.position(int(lane)), int(seed)).number
        return actions
