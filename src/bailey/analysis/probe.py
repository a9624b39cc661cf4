"""Measures positions: a search from one viewer's knowledge, then the same deals played on after each choice."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bailey.analysis.findings import DIGITS, ComparedChoice, Decision, Value
from bailey.analysis.points import DealtChoice, points_given_away, worth
from bailey.analysis.quality import Quality, beyond_noise, error, quality
from bailey.analysis.reasons import DEALS, gains, held_by, scored
from bailey.analysis.samples import column, less, mean, means, spread
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import ANALYSIS_KERNELS, kernels
from bailey.core.compiled.numba_mode import naming_the_rule
from bailey.core.compiled.search import BLANK, LIVE, TRIAL
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import BOT_STREAM
from bailey.core.state.todo import GameState, scorers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.analysis.reasons import Held
    from bailey.analysis.samples import Rows
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.text.gains import Reason

#: So many of the most visited choices are compared, and the one that was made.
COMPARED = 4
#: There is one deal for so many iterations of the search; a deal takes about as long as so many iterations.
ITERATIONS_A_DEAL, LEAST_DEALS = 4, 16
#: A kernel runs for so many iterations or deals at a time, so that others have their turn and Ctrl-C is answered.
SLICE, SLICE_PLAIN = 250, 5
#: The number of the random numbers of a search; those of the deals are numbered from 0.
SEARCH = (1 << 32) - 1
#: Seeds of one row lie so far from those of the next.
ROWS = 1 << 16


@dataclass
class DealResults:
    """The results of a choice in each deal: a row for each deal, a column for each player."""

    shares: Rows
    scores: Rows

    @property
    def value(self) -> Value:
        """The means."""
        return Value(*(_rounded(means(rows)) for rows in (self.shares, self.scores, leads(self.scores))))


class Probe:
    """Measures positions of a game on one thread; a method yields after each slice of work and returns its result.

    `blank` is the game before its deal: without it points have no measure, and choices are judged by the chance alone.
    """

    def __init__(self, game: Game, iterations: int, *, plain: bool, blank: GameState | None = None) -> None:
        self.game, self.iterations, self.plain = game, iterations, plain
        self.count = max(LEAST_DEALS, iterations // ITERATIONS_A_DEAL)
        self.lanes = Lanes(game, plain=plain, lanes=5, nodes=iterations + 1)
        self.kernels = kernels(game, plain=plain, file=ANALYSIS_KERNELS)
        self.players = 0
        self.seed = 0
        self.blank = blank
        self.spread = 0.0
        self.reason: Reason = {"by_the_end": [], "by_the_next_turn": []}
        self.ends: list[list[GameState]] = [[], []]

    def decide(self, position: Position, made: int, viewer: int, seed: int) -> Iterator[None]:
        """Search a position, and measure its most visited choices and the one that was made; see `decision`."""
        if self.blank is not None and not self.spread:
            yield from self._measure_spread(self.blank)
        self.sit_down(position, seed)
        yield from self.explore(viewer)
        visits = self._visits()
        numbers = _compared(visits, made)
        samples: list[DealResults] = []
        for number in numbers:
            yield from self._measure(viewer, number)
            samples.append(self.sample)
        seat = position.turn
        assert seat is not None
        self.decision = self._compare(numbers, samples, [visits.get(n, 0) for n in numbers], made, seat)

    def explain(self, viewer: int, seat: int) -> Iterator[None]:
        """Add to the last `decision` what the better choice brings; nothing where the one that was made is as good."""
        if not self.decision.cost:
            return
        better, made = (
            self.game.choices.find(one.choice).number for one in (self.decision.rival, self.decision.chosen)
        )
        yield from self.compare(viewer, seat, better, made)
        self.decision = replace(self.decision, reason=self.reason)

    def compare(self, viewer: int, seat: int, better: int, made: int, deals: int = DEALS) -> Iterator[None]:
        """Play the same deals on after two choices of the position that was put down last; see `reason` and `ends`."""
        ends: list[list[GameState]] = [[], []]
        soon: list[list[Held]] = [[], []]
        for deal in range(min(self.count, deals)):
            for i, choice in enumerate((better, made)):
                ends[i].append(self._after(viewer, choice, deal, to_the_end=True))
                soon[i].append(held_by(self.game, self._after(viewer, choice, deal, to_the_end=False), seat))
            yield
        lines = [[scored(self.game, s) for s in states] for states in ends]
        self.ends = ends
        self.reason = {"by_the_end": gains(*lines), "by_the_next_turn": gains(*soon)}

    def _after(self, viewer: int, choice: int, deal: int, *, to_the_end: bool) -> GameState:
        """Return what becomes of a deal after a choice: at the end, or when its player decides next time."""
        self._run("show_after", viewer, choice, self.seed, deal, to_the_end)
        return self.lanes.get(TRIAL)

    def sit_down(self, position: Position, seed: int) -> None:
        """Put a position down, with the random numbers of a search and of deals."""
        self.lanes.put(LIVE, position.state)
        self.lanes.key_luck(seed, SEARCH, BOT_STREAM)
        self.seed, self.players = seed, scorers(position.state)

    def explore(self, viewer: int) -> Iterator[None]:
        """Search the position that was put down, for the averages that play-outs go by."""
        fresh = True
        for count in _slices(self.iterations, plain=self.plain):
            self._run("explore", viewer, count, fresh)
            fresh = False
            yield

    def follow(self, position: Position, viewer: int) -> Iterator[None]:
        """Measure another position with the averages of the last `decide`; see `sample`."""
        self.lanes.put(LIVE, position.state)
        yield from self._measure(viewer, NOTHING)

    def deals(self, blank: GameState) -> Iterator[None]:
        """Measure new deals of the game; see `sample`."""
        self.lanes.put(BLANK, blank)
        yield from self._in_slices(lambda first, *out: self._run("measure_deals", self.seed, first, *out))

    def _measure_spread(self, blank: GameState) -> Iterator[None]:
        """Measure how far final leads of the game spread, before any search: so it is the same for every thread."""
        self.players = scorers(blank)
        yield from self.deals(blank)
        ahead = leads(self.sample.scores)
        self.spread = mean([spread(column(ahead, p)) for p in range(self.players)])

    def _measure(self, viewer: int, choice: int) -> Iterator[None]:
        yield from self._in_slices(lambda first, *out: self._run("measure", viewer, choice, self.seed, first, *out))

    def _in_slices(self, run: Callable[[int, int], object]) -> Iterator[None]:
        """Run a measuring kernel over all deals, and keep their results in `sample`."""
        scores: list[list[float]] = []
        wins: list[list[float]] = []
        first = 0
        for count in _slices(self.count, plain=self.plain):
            grids = [self.lanes.grid(count, self.players) for _ in range(3)]
            run(first, count, *grids)
            scores += self.lanes.lists(grids[0])
            wins += self.lanes.lists(grids[2])
            first += count
            yield
        self.sample = DealResults([[one / max(1, sum(won)) for one in won] for won in wins], scores)

    def _run(self, name: str, *rest: object) -> None:
        t = self.lanes
        with nullcontext() if self.plain else naming_the_rule(self.game):
            getattr(self.kernels, name)(t.states, t.thinking, t.tree, t.menu, t.lucks, *rest)

    def _visits(self) -> dict[int, int]:
        """Return how often each choice at the root was visited."""
        found, child = {}, self.lanes.node(0).first
        while child:
            node = self.lanes.node(child)
            found[node.choice] = node.visits
            child = node.sibling
        return found

    def _compare(
        self, numbers: list[int], samples: list[DealResults], visits: list[int], made: int, seat: int
    ) -> Decision:
        """Compare choices deal by deal."""
        ranked = sorted(range(len(numbers)), key=lambda i: self._rank(samples[i], seat, numbers[i]), reverse=True)
        shares = {i: column(samples[i].shares, seat) for i in ranked}
        missed = {i: less(shares[ranked[0]], shares[i]) for i in ranked}
        options = [
            ComparedChoice(
                self.game.choices.read(numbers[i]).to_json(),
                samples[i].value,
                self._error(shares[i]),
                round(mean(missed[i]), DIGITS),
                self._error(missed[i]),
                visits[i],
            )
            for i in ranked
        ]
        dealt = [DealtChoice(shares[i], column(leads(samples[i].scores), seat)) for i in ranked]
        return self._judge(options, dealt, ranked.index(numbers.index(made)))

    def _judge(self, options: list[ComparedChoice], dealt: list[DealtChoice], at: int) -> Decision:
        """Judge a choice by the chance that it gave away, and by the points."""
        losses = [beyond_noise(one.loss, one.loss_error) for one in options]
        missed = [points_given_away(dealt, i, self.iterations) for i in range(len(dealt))]
        worths = [worth(one.points, self.spread) for one in missed]
        qualities = [quality(max(costs)) for costs in zip(losses, worths, strict=True)]
        better = missed[at].best if worths[at] > losses[at] else 0
        return Decision(
            options,
            at,
            losses[at],
            qualities[at].value,
            points=round(missed[at].points, DIGITS),
            points_error=round(missed[at].error, DIGITS),
            worth=round(worths[at], DIGITS),
            better=better,
            contrary=round(mean([a > b for a, b in zip(dealt[at].leads, dealt[better].leads, strict=True)]), DIGITS),
            mattered=any(one != Quality.SOUND for one in qualities),
        )

    def _error(self, values: Sequence[float]) -> float:
        return round(error(spread(values), len(values), self.iterations), DIGITS)

    def _rank(self, sample: DealResults, seat: int, number: int) -> tuple[float, float, int]:
        value = sample.value
        return value.chance[seat], value.margin[seat], -number


def leads(scores: Rows) -> list[list[float]]:
    """Return how far each player is ahead of the best of the others."""
    return [[one - max((*row[:p], *row[p + 1 :]), default=0) for p, one in enumerate(row)] for row in scores]


def _compared(visits: dict[int, int], made: int) -> list[int]:
    """Return the numbers of the choices to compare: the most visited ones, and the one that was made."""
    most = sorted(visits, key=lambda number: (-visits[number], number))[:COMPARED]
    return most if made in most else [*most, made]


def _slices(count: int, *, plain: bool) -> Iterator[int]:
    """Cut a number of iterations into slices."""
    size = SLICE_PLAIN if plain else SLICE
    while count > 0:
        yield min(size, count)
        count -= size


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(float(value), DIGITS) for value in values]
