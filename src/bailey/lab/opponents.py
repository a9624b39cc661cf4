"""Who sits at the other seats of Gymnasium's environments: any bot, or a function, such as a learner's past self.

    def past_self(seen, masks):
        return network(seen).masked_fill(~masks, -inf).argmax(1)

    gymnasium.make_vec("bailey/CastleCombo-v3", num_envs=64, players=3, opponents=["greedy", past_self])

`random` and `greedy` play inside the batch, compiled with it. All others are asked between its steps: a function and a
policy once for all tables that wait for them, a bot that searches once for each table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np

from bailey.bots import budget, make
from bailey.bots.policy import PolicyBot
from bailey.core.errors import BadInput
from bailey.lab.batch import INSIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from numpy.typing import NDArray

    from bailey.bots import Bot
    from bailey.bots.observed.forms import Observed
    from bailey.core.play.game import Game
    from bailey.lab.batch import Batch

    #: Gets observations in the form of the environment, each by the seat on turn, and the masks of open choices;
    #: returns a choice for each.
    Chooser: TypeAlias = Callable[[Observed, NDArray[np.bool_]], object]
    #: The name of a bot, or a function.
    Opponent: TypeAlias = str | Chooser
    Bots: TypeAlias = dict[int, Bot | PolicyBot | Chooser]


class Opponents:
    """Those at the other seats, by their places after the learner, in turn order."""

    def __init__(
        self, game: Game, players: int, given: Opponent | Sequence[Opponent], form: str, *, plain: bool | None
    ) -> None:
        self.game, self.players, self.form, self.plain = game, players, form, plain
        self.given = [given] * (players - 1) if isinstance(given, str) or callable(given) else list(given)
        if len(self.given) != players - 1:
            message = f"opponents: {len(self.given)} for {players} players; name one, or {players - 1} in turn order"
            raise BadInput(message)
        for one in cast("list[object]", self.given):
            if isinstance(one, str):
                budget(one)
            elif not callable(one):
                message = f"opponents: must be names of bots, or functions that choose, not {one!r:.60}"
                raise BadInput(message)
        self._bots = self._make()

    def _make(self) -> Bots:
        """Return those who play outside the batch."""
        outside = [(place, one) for place, one in enumerate(self.given, 1) if one not in INSIDE]
        return {
            place: make(one, self.game, plain=self.plain) if isinstance(one, str) else one for place, one in outside
        }

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_bots": None}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self._bots = self._make()

    @property
    def inside(self) -> list[str | None]:
        """Who plays inside the batch, and None for the others."""
        return [one if isinstance(one, str) and one in INSIDE else None for one in self.given]

    @property
    def at_random(self) -> bool:
        """Whether all choose at random."""
        return all(one == "random" for one in self.given)

    def play(self, batch: Batch, seats: NDArray[np.int64], random: np.random.Generator) -> None:
        """Let those outside the batch play until the learner of every lane is on turn, or its game is over."""
        while self._bots:
            turn = batch.turn
            waiting = (turn >= 0) & (turn != seats)
            if not waiting.any():
                return
            places, choices = (turn - seats) % self.players, np.full(batch.count, -1, np.int64)
            for place in np.unique(places[waiting]):
                lanes = np.flatnonzero(waiting & (places == place))
                choices[lanes] = self._asked(self._bots[int(place)], batch, lanes, random)
            batch.step(choices)

    def _asked(
        self, bot: Bot | PolicyBot | Chooser, batch: Batch, lanes: NDArray[np.int64], random: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return what an opponent chooses in some lanes."""
        viewers = batch.turn[lanes]
        if isinstance(bot, PolicyBot):
            return bot.choose_each(batch.observe(viewers, lanes=lanes), viewers, batch.masks()[lanes])
        if callable(bot):
            return self._chosen(bot(batch.observe_as(self.form, viewers, lanes), batch.masks()[lanes]), len(lanes))
        seeds = random.integers(1 << 62, size=len(lanes))
        chosen = [
            bot.choose(batch.position(int(lane)), int(seed)).number for lane, seed in zip(lanes, seeds, strict=True)
        ]
        return np.array(chosen, np.int64)

    def _chosen(self, found: object, wanted: int) -> NDArray[np.int64]:
        """Return what a function chose, as an array; what is none is refused."""
        choices = np.asarray(found)
        if choices.shape != (wanted,) or choices.dtype.kind not in "iu" or (choices < 0).any():
            what = f"{choices.dtype} of shape {choices.shape}"
            message = f"opponents: a function must return the number of a choice for each of {wanted} rows, not {what}"
            raise BadInput(message)
        return choices.astype(np.int64)
