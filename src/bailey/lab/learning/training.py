"""Training of a learned evaluation by self-play, round by round; it is resumed from its folder.

In each round the strongest player so far plays games, and a network is fitted to their positions and to those of the
round before. It becomes the strongest player if it wins more than half of its games against the one before. The first
player is a search without knowledge. The same settings give the same files on the same machine.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bailey.bots import budget
from bailey.bots.bot import Bot
from bailey.bots.learned.learned import FILE, Learned
from bailey.core.compiled.network import UNIT
from bailey.core.errors import BadInput
from bailey.lab.arena import Z_95, wilson
from bailey.lab.learning.fitting import Shape, fit
from bailey.lab.learning.lessons import Teachers, play_games
from bailey.lab.learning.positions import plan_for, positions_of, together
from bailey.lab.learning.yardstick import Forecast, calibrated, measured
from bailey.lab.workers import BotsWorker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.bots.learned.plan import FeaturePlan
    from bailey.core.play.game import Game
    from bailey.lab.crews.crew import Crew
    from bailey.lab.json_object import JsonObject
    from bailey.lab.learning.fitting import Fit
    from bailey.lab.learning.lessons import Lessons
    from bailey.lab.learning.positions import Positions

    Tell = Callable[[str, int, int], None]

#: Seeds of one training lie so far apart.
HELD, GATE = 1_000_000, 2_000_000
#: A weight is a whole number of 16 bits.
MOST_WEIGHT = (1 << 15) - 1


#: The fields of a round that are forecasts.
FORECASTS = ("search", "learned")


@dataclass(frozen=True)
class Curriculum:
    """How a game is learned."""

    game: str
    version: int
    players: int = 2
    rounds: int = 2
    games: int = 14_000  # of each round
    held: int = 1500  # to measure forecasts with; nothing is fitted to them
    gate: int = 400  # between a new player and the one before
    teacher: str = "search:200"  # plays the first round, and the held games
    iterations: int = 200  # of learned players
    random_in: int = 20  # one choice in so many of the games to learn from is random
    every: int = 1  # one position in so many is taken
    leaf_at: int = 1  # see `network.LEAF_AT`
    chance_share: int = 50
    seed: int = 1
    shape: Shape = field(default_factory=Shape)


class Round(NamedTuple):
    """What a round brought: how good forecasts of held games are, and what the new player won."""

    number: int
    teacher: str
    positions: int
    search: Forecast  # of the teacher of the held games, calibrated
    learned: Forecast
    share: float  # of the games against the player before
    interval: tuple[float, float]
    accepted: bool

    def to_json(self) -> JsonObject:
        """Return it as JSON."""
        forecasts = {name: getattr(self, name)._asdict() for name in FORECASTS}
        return {**self._asdict(), **forecasts}


class Training:
    """A training in its folder."""

    def __init__(self, game: Game, settings: Curriculum, folder: Path, crew: Crew, tell: Tell) -> None:
        self.game, self.settings, self.folder, self.crew, self.tell = game, settings, folder, crew, tell
        self.best: Path | None = None
        #: Who played the games of each round: None is the first teacher.
        self.taught_by: dict[int, Path | None] = {}
        self._check()

    def _check(self) -> None:
        """Refuse what cannot be learned from, and a folder of another training; write down whose the folder is."""
        if not budget(self.settings.teacher).iterations:
            message = f"teacher: {self.settings.teacher} says nothing of positions; name a search, such as search:200"
            raise BadInput(message)
        if self.settings.players not in self.game.players:
            message = f"players: {self.game.title} is for {self.game.counts} players, not {self.settings.players}"
            raise BadInput(message)
        path, mine = self.folder / "settings.json", json.loads(json.dumps(asdict(self.settings)))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            known = json.loads(path.read_text("utf-8")) if path.exists() else None
            if known is None:
                path.write_text(json.dumps(mine, indent=2), "utf-8")
        except (OSError, ValueError) as fault:
            message = f"folder: {path} cannot be used ({fault}); name another folder"
            raise BadInput(message) from fault
        # More rounds only go on with what is there.
        if known is not None and {**known, "rounds": 0} != {**mine, "rounds": 0}:
            message = f"folder: {self.folder} belongs to a training with other settings; name another folder"
            raise BadInput(message)

    def run(self) -> list[Round]:
        """Return all rounds, those of an earlier run included; the evaluation lies in the folder then."""
        s = self.settings
        teachers = Teachers(s.game, s.players, s.teacher, s.seed + HELD)
        held = self._games("held games", teachers, s.held, self.folder / "held")
        return [self._known(number) or self._round(number, held) for number in range(1, s.rounds + 1)]

    def _games(self, what: str, teachers: Teachers, count: int, folder: Path) -> Lessons:
        return play_games(teachers, count, folder, self.crew, lambda done, wanted: self.tell(what, done, wanted))

    def _lessons(self, number: int) -> Lessons:
        """Return the games of a round."""
        s, by = self.settings, self.taught_by[number]
        learned = b"" if by is None else by.read_bytes()
        teachers = Teachers(s.game, s.players, self._teacher(number), s.seed + number, s.random_in, learned)
        return self._games(f"round {number}, games", teachers, s.games, self.folder / f"round-{number}")

    def _teacher(self, number: int) -> str:
        """Return the bot that plays the games of a round."""
        return self.settings.teacher if self.taught_by[number] is None else f"learned:{self.settings.iterations}"

    def _known(self, number: int) -> Round | None:
        """Return a round of an earlier run."""
        self.taught_by[number] = self.best
        path = self.folder / f"round-{number}.npz"
        known = _read_report(path.with_suffix(".json")) if path.exists() else None
        if known is not None and known.accepted:
            self.best = path
        return known

    def _round(self, number: int, held: Lessons) -> Round:
        """Play, fit, measure, and let the new player prove itself."""
        s, path = self.settings, self.folder / f"round-{number}.npz"
        lessons = [self._lessons(one) for one in (number, number - 1) if one > 0]
        plan = plan_for(self.game, lessons[0], s.players)
        positions = [positions_of(plan, one, s.players, every=s.every, all_views=True) for one in lessons]
        fitted = self._fit(number, positions, plan.count)
        test = positions_of(plan, held, s.players)
        learned = whole(fitted, plan, (s.leaf_at, s.chance_share))
        learned.save(path)
        won, interval = self._gate(learned, number)
        out = Round(
            number,
            self._teacher(number),
            sum(map(len, positions)),
            measured(search_forecast(test), test),
            measured(asked_chances(fitted, test), test),
            won,
            interval,
            won > 1 / s.players,
        )
        path.with_suffix(".json").write_text(json.dumps(out.to_json(), indent=2), "utf-8")
        if out.accepted:
            self.best = path
            learned.save(self.folder / FILE)
        return out

    def _fit(self, number: int, positions: list[Positions], features: int) -> Fit:
        shape = self.settings.shape
        aimed = np.concatenate([aims_of(one, shape.search_share) for one in positions])
        every = together(positions)
        for epoch, (fitted, _) in enumerate(fit(every, aimed, features, shape, self.settings.seed + number)):
            self.tell(f"round {number}, epochs", epoch + 1, shape.epochs)
            out = fitted
        return out

    def _gate(self, learned: Learned, number: int) -> tuple[float, tuple[float, float]]:
        """Return the share of the games that the new player wins against the one before, and its 95 % interval."""
        s = self.settings
        new = Bot(self.game, budget(f"learned:{s.iterations}"), evaluation=learned.evaluation())
        old = Bot(self.game, budget(s.teacher))
        if self.best is not None:
            before = Learned.load(self.game, self.best).evaluation()
            old = Bot(self.game, budget(f"learned:{s.iterations}"), evaluation=before)
        worker = BotsWorker(self.game, [new, *[old] * (s.players - 1)], {}, plain=False)
        shares = []
        for game in range(s.gate):
            wins = worker.play(s.seed + GATE + number, game, 1, turned=1).wins[0]
            shares.append(wins[-game % s.players] / max(1, wins.sum()))
            self.tell(f"round {number}, games against the player before", game + 1, s.gate)
        share = float(np.mean(shares))
        return share, wilson(share, s.gate, Z_95)


def install_learned(game: Game, folder: Path) -> Path:
    """Put the evaluation of a training into the folder of its game, and return where it lies."""
    path = game.folder / FILE
    if not (folder / FILE).exists():
        message = f"install: no player of {folder} was better than the one before; train with more games"
        raise BadInput(message)
    try:
        Learned.load(game, folder / FILE).save(path)
    except OSError as fault:
        message = f"install: {path} cannot be written ({fault.strerror}); copy {folder / FILE} to it"
        raise BadInput(message) from fault
    return path


def aims_of(positions: Positions, search_share: float) -> NDArray[np.float32]:
    """Return the shares of the win to aim at: the outcome, mixed with what the search thought, calibrated.

    What the seat that is asked does not win, the others share as they did.
    """
    searched = positions.values >= 0
    curves = calibrated(positions.values[searched].astype(np.float64), positions.about(searched))
    thought = curves.chances(positions.values.astype(np.float64), positions)
    rows = np.flatnonzero(searched)
    asked, aimed = positions.asked[rows], positions.shares.copy()
    own = (1 - search_share) * positions.shares[rows, asked] + search_share * thought[rows]
    others = aimed[rows]
    others[np.arange(len(rows)), asked] = 0
    left = others.sum(axis=1, keepdims=True)
    even = np.where(left > 0, others / np.where(left > 0, left, 1), 1 / max(1, positions.players - 1))
    even[np.arange(len(rows)), asked] = 0
    aimed[rows] = even * (1 - own)[:, None]
    aimed[rows, asked] = own
    return aimed


def search_forecast(positions: Positions) -> NDArray[np.float64]:
    """Return the chances by what the search thought, calibrated on these very positions: it cannot be better."""
    searched = positions.values >= 0
    values = np.where(searched, positions.values, positions.values[searched].mean()).astype(np.float64)
    return calibrated(values, positions).chances(values, positions)


def asked_chances(fitted: Fit, positions: Positions) -> NDArray[np.float64]:
    """Return the chance of the seat that is asked, as the network says it."""
    chances, _ = fitted.forecast(positions)
    return chances[np.arange(len(positions)), positions.asked].astype(np.float64)


def whole(fitted: Fit, plan: FeaturePlan, about: tuple[int, int]) -> Learned:
    """Return a fitted network in whole numbers."""
    layers = [
        np.clip(np.round(layer * UNIT), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int16).tolist()
        for layer in fitted.unscaled()
    ]
    return Learned(plan, about, *layers)


def _read_report(path: Path) -> Round | None:
    """Return the report of a round; None if it is not there, or damaged."""
    try:
        found: JsonObject = json.loads(path.read_text("utf-8"))
        forecasts = {name: Forecast(**{**found[name], "thirds": tuple(found[name]["thirds"])}) for name in FORECASTS}
        return Round(**{**found, **forecasts, "interval": tuple(found["interval"])})
    except (OSError, ValueError, KeyError, TypeError):
        return None
