"""OpenSpiel's interface: the games as Python games of OpenSpiel, for its bots, searches and learners.

    import pyspiel
    import bailey.lab.openspiel_game

    game = pyspiel.load_game("bailey_castle_combo(players=3)")

Chance is explicit: whatever a card, a die or a shuffle decides is a chance node with equally likely outcomes.
So the whole tree can be walked, and a search that clones a state cannot see the cards to come.
`docs/learning.md` tells more.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.core.forms import parse, write_position
from bailey.core.game import winners
from bailey.core.observe import layout, observation
from bailey.core.position import Position
from bailey.games import find, names
from bailey.lab.moments import Moment

try:
    import pyspiel
except ImportError as missing:
    message = "this interface needs OpenSpiel: install it with `pip install bailey[openspiel]`"
    raise ImportError(message) from missing

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.game import Game

#: No draw, roll or shuffle has more outcomes than this, or than the game has cards.
LEAST_OUTCOMES = 100
#: Chance speaks no more often than this for every decision.
CHANCE_FOR_A_DECISION = 16


def short_name(game: Game) -> str:
    """Name a game as OpenSpiel's `load_game` wants it."""
    return f"bailey_{game.name.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """Describe a game to OpenSpiel."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if game.printed else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.usual},
    )


def game_info(game: Game, players: int) -> Any:
    """Bound a game for OpenSpiel: the winners share a payoff of 1, of which a printed opponent may get a part."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.choices.count,
        max_chance_outcomes=max(len(game.cards), LEAST_OUTCOMES),
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=None if game.printed else 1.0,
        max_game_length=game.longest,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types that strict can follow
    """A game of Bailey as OpenSpiel sees it."""

    bailey_game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players = int(params.get("players", self.bailey_game.usual))
        self.first = Moment.first(self.bailey_game, self.players)
        super().__init__(self.kind, game_info(self.bailey_game, self.players), params)

    def new_initial_state(self, position: str | dict[str, Any] | None = None) -> SpielState:
        """Give the moment before setup, or that of a position written as JSON."""
        if position is None:
            return SpielState(self, self.first)
        data = parse(position) if isinstance(position, str) else position
        return SpielState(self, Moment.of(Position.load(self.bailey_game, data)))

    def max_chance_nodes_in_history(self) -> int:
        """Bound how often chance speaks in a game."""
        return self.bailey_game.longest * CHANCE_FOR_A_DECISION

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Make an observer; OpenSpiel leaves the first argument out when it has none."""
        if params or (iig_obs_type and not isinstance(iig_obs_type, pyspiel.IIGObservationType)):
            message = f"observation parameters: there are none, not {params or iig_obs_type!r}"
            raise ValueError(message)
        default = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.bailey_game, self.players, iig_obs_type or default)


class SpielState(pyspiel.State):  # type: ignore[misc] # likewise
    """A state of OpenSpiel: a moment, and OpenSpiel's own history."""

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """Name who is asked: a seat, chance, or nobody any more."""
        if self.moment.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.moment.outcomes else self.moment.turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.over

    def _legal_actions(self, _player: int) -> list[int]:
        return self.moment.open()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance can answer."""
        count = self.moment.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.after_chance(action) if moment.outcomes else moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return str(self.moment.game.choices.read(action))

    def returns(self) -> list[float]:
        """Share a payoff of 1 among the winners, once the game is over."""
        seats = range(self.moment.state.seats)
        if not self.moment.over:
            return [0.0 for _ in seats]
        best = winners(self.moment.game, self.moment.state)
        return [1 / len(best) if seat in best else 0.0 for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Give a state that a player cannot tell from this one, with all that it cannot know dealt anew."""
        twin: SpielState = self.clone()
        twin.moment = self.moment.imagined(player, int(sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        moment = self.moment
        written = json.dumps(write_position(moment.game, moment.state))
        if not moment.outcomes:
            return written
        chosen = "setup" if moment.choice is None else moment.game.choices.read(moment.choice)
        return f"{written}\n{chosen}; chance: {moment.outcomes} outcomes, after {list(moment.answers)}"


class SpielObserver:
    """Observes for OpenSpiel: what a player knows now, ever learned, or knows beside what everybody does."""

    def __init__(self, game: Game, players: int, kind: Any) -> None:
        self.game = game
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.names = [entry.name for entry in layout(game, players)]
        with_tensor = self.public and not self.recall
        self.tensor = np.zeros(len(self.names), np.float32) if with_tensor else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is not None:
            self.tensor[:] = observation(self.game, state.moment.state, player if self.private else None)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what is observed; no two things that a player can tell apart are written alike."""
        moment = state.moment
        if not self.public:
            return self._secrets(moment, player) if self.private else ""
        now = observation(self.game, moment.state, player if self.private else None)
        shown = " ".join(map(str, now))
        if self.recall and self.private:
            return "\n".join([*moment.told[player], shown])
        return shown

    def _secrets(self, moment: Moment, player: int) -> str:
        """List what a player knows beside what everybody knows."""
        own, common = (observation(self.game, moment.state, viewer) for viewer in (player, None))
        known = {n: mine for n, mine, ours in zip(self.names, own, common, strict=True) if mine != ours}
        known.pop("viewer", None)
        return json.dumps(known)


def register(game: Game) -> None:
    """Make a game known to OpenSpiel; importing this module does it for all of Bailey's."""
    if short_name(game) in pyspiel.registered_names():
        return
    kind = game_type(game)
    # A class and no function: OpenSpiel lets go of it after Python has ended, and only a class outlives that.
    # It stands in this module under its name, so that it can be pickled.
    made = type(short_name(game), (SpielGame,), {"bailey_game": game, "kind": kind})
    globals()[short_name(game)] = made
    pyspiel.register_game(kind, made)


for _name in names():
    register(find(_name))
