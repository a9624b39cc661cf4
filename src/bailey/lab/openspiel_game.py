"""OpenSpiel's interface: the games as Python games of OpenSpiel, for its bots, searches and learners.

    import pyspiel
    import bailey.lab.openspiel_game

    game = pyspiel.load_game("bailey_castle_combo(players=3)")

Options of a game are parameters as well: `bailey_catan_cards(theme=5)`. So is the name of a small game, whose tree an
exact algorithm can walk: `bailey_castle_combo(small=last-cards)`.

Chance is explicit: every card drawn, die rolled and pile shuffled is a chance node with equally likely outcomes.
So the whole tree can be traversed, and a search that clones a state cannot see the next cards.
`docs/learning.md` says more.
"""
# Any: pyspiel has no types.

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.bots.observed.features import features
from bailey.core.distribution import needs
from bailey.core.errors import BadInput
from bailey.core.play.game import winners
from bailey.core.state.forms import write_position
from bailey.core.state.observe import SPECTATOR, layout
from bailey.games import find, names
from bailey.lab.positions import position_of
from bailey.lab.small import find_small
from bailey.lab.snapshots import GameSnapshot

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(needs("this interface", "openspiel")) from missing

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game
    from bailey.lab.positions import Given

#: A chance node has at most so many outcomes, or as many as the game has cards if that is more.
LEAST_OUTCOMES = 100
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
#: A bound on the number of chance nodes between two decisions.
CHANCE_NODES_PER_DECISION = 16
#: The parameter of a game that says in which form its tensors are, and these forms.
OBSERVATION, TENSORS = "observation", ("raw", "features")
#: The parameter that names a small game, and the one that says that the rules are not compiled.
SMALL, PLAIN = "small", "plain"


def player_of(snapshot: GameSnapshot) -> int:
    """Return the seat that must decide, or OpenSpiel's number for chance or for the end of the game."""
    return CHANCE if snapshot.outcomes else TERMINAL if snapshot.over else snapshot.turn


@cache
def equal_chances(outcomes: int) -> list[tuple[int, float]]:
    """Return so many equally likely outcomes with their probabilities."""
    return [(outcome, 1 / outcomes) for outcome in range(outcomes)]


def short_name(game: Game) -> str:
    """Return the name of a game for OpenSpiel's `load_game`."""
    return f"bailey_{game.name.replace('-', '_')}"


def game_type(game: Game, *, printed: bool) -> Any:
    """Return OpenSpiel's type of a game; where printed opponents may play, they may win, and nobody has that share."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if printed else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.usual, OBSERVATION: "raw", SMALL: "", PLAIN: False, **game.chosen({})},
    )


def game_info(game: Game, players: int, *, printed: bool) -> Any:
    """Return OpenSpiel's bounds of a game; the winners, printed opponents included, share a payoff of 1."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.choices.count,
        max_chance_outcomes=max(len(game.cards), LEAST_OUTCOMES),
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=None if printed else 1.0,
        max_game_length=game.longest,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game of Bailey as a game of OpenSpiel."""

    bailey_game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players = int(params.get("players", self.bailey_game.usual))
        self.form = params.get(OBSERVATION, "raw")
        if self.form not in TENSORS:
            message = f"{OBSERVATION}: must be one of {', '.join(TENSORS)}, not {self.form!r}"
            raise ValueError(message)
        own = {"players", OBSERVATION, SMALL, PLAIN}
        options = {name: int(value) for name, value in params.items() if name not in own}
        self.plain = True if params.get(PLAIN) else None
        small = str(params.get(SMALL, ""))
        self.first = self._first(small, options)
        printed = bool(self.bailey_game.printed) and not small
        info = game_info(self.bailey_game, self.players, printed=printed)
        super().__init__(game_type(self.bailey_game, printed=printed), info, params)

    def _first(self, small: str, options: dict[str, int]) -> GameSnapshot:
        """Return the snapshot before setup, or that of a small game."""
        if not small:
            return GameSnapshot.first(self.bailey_game, self.players, options, plain=self.plain)
        found = find_small(self.bailey_game, small)
        changed = {name for name, value in options.items() if value != self.bailey_game.chosen({})[name]}
        if changed or found.table.seats != self.players:
            message = f"small {small!r}: has its own options, and {found.table.seats} players; name nothing else"
            raise BadInput(message)
        return GameSnapshot.first_of_small(found, plain=self.plain)

    def new_initial_state(self, position: Given | None = None) -> SpielState:
        """Return the state before setup, or that of a position, which may be JSON."""
        if position is None:
            return SpielState(self, self.first)
        return SpielState(self, GameSnapshot.of(position_of(self.bailey_game, position), plain=self.plain))

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the number of chance nodes in a game."""
        return self.bailey_game.longest * CHANCE_NODES_PER_DECISION

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """Return an observer; OpenSpiel omits the first argument when it has none."""
        if params or (iig_obs_type and not isinstance(iig_obs_type, pyspiel.IIGObservationType)):
            message = f"observation parameters: there are none, not {params or iig_obs_type!r}"
            raise ValueError(message)
        default = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.bailey_game, self.players, iig_obs_type or default, self.form)


class SpielState(pyspiel.State):  # type: ignore[misc] # likewise
    """A state of OpenSpiel: a snapshot with OpenSpiel's own history."""

    def __init__(self, game: SpielGame, snapshot: GameSnapshot) -> None:
        super().__init__(game)
        self.snapshot = snapshot
        self.player = player_of(snapshot)

    def current_player(self) -> int:
        """Return the seat that must decide, or OpenSpiel's number for chance or for the end of the game."""
        return self.player  # OpenSpiel asks several times for each choice

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.player == TERMINAL

    def _legal_actions(self, _player: int) -> list[int]:
        return self.snapshot.open()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities."""
        return equal_chances(self.snapshot.outcomes)

    def _apply_action(self, action: int) -> None:
        snapshot = self.snapshot
        self.snapshot = snapshot.after_chance(action) if snapshot.outcomes else snapshot.after(action)
        self.player = player_of(self.snapshot)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return str(self.snapshot.game.choices.read(action))

    def returns(self) -> list[float]:
        """Return the payoffs: at the end of the game the winners share 1."""
        seats = range(self.snapshot.state.seats)
        if not self.snapshot.over:
            return [0.0 for _ in seats]
        best = winners(self.snapshot.game, self.snapshot.state)
        return [1 / len(best) if seat in best else 0.0 for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that the player cannot distinguish from this one, with hidden cards dealt again."""
        copy: SpielState = self.clone()
        copy.snapshot = self.snapshot.imagined(player, int(sampler() * (1 << 53)))
        copy.player = player_of(copy.snapshot)
        return copy

    def __str__(self) -> str:
        snapshot = self.snapshot
        position = json.dumps(write_position(snapshot.game, snapshot.state))
        if not snapshot.outcomes:
            return position
        chosen = "setup" if snapshot.choice is None else snapshot.game.choices.read(snapshot.choice)
        return f"{position}\n{chosen}; chance: {snapshot.outcomes} outcomes, after {list(snapshot.answers)}"


class SpielObserver:
    """OpenSpiel's observer: what a player sees now, has ever seen, or knows in addition to the public information.

    The tensor of an information state is that of the observation: all that the player knows now, with the hidden cards
    that were seen before. The string also tells how it came about.
    """

    def __init__(self, game: Game, players: int, kind: Any, form: str = "raw") -> None:
        self.game, self.players, self.form = game, players, form
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.names = [entry.name for entry in layout(game, players)]
        width = len(self.names) if form == "raw" else features(game, players).width
        self.tensor = np.zeros(width, np.float32) if self.public else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is None:
            return
        seen = state.snapshot.observation(player if self.private else None)
        if self.form == "raw":
            self.tensor[:] = seen
        else:
            raw, viewer = np.array([seen], np.int32), np.array([player if self.private else SPECTATOR])
            features(self.game, self.players).of(raw, viewer, self.tensor[None], plain=True)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation as text; states that the player can distinguish have different texts."""
        snapshot = state.snapshot
        if not self.public:
            return self._private_text(snapshot, player) if self.private else ""
        now = snapshot.observation(player if self.private else None)
        shown = " ".join(map(str, now))
        if self.recall and self.private:
            return "\n".join([*snapshot.news[player], shown])
        return shown

    def _private_text(self, snapshot: GameSnapshot, player: int) -> str:
        """Return what a player knows in addition to the public information."""
        own, common = (snapshot.observation(viewer) for viewer in (player, None))
        known = {n: mine for n, mine, ours in zip(self.names, own, common, strict=True) if mine != ours}
        known.pop("viewer", None)
        return json.dumps(known)


def register(game: Game) -> None:
    """Register a game with OpenSpiel; importing this module registers all games of Bailey."""
    if short_name(game) in pyspiel.registered_names():
        return
    kind = game_type(game, printed=bool(game.printed))
    # A class, not a function: OpenSpiel releases it after Python has ended, and only a class survives that.
    # It is stored in this module under its name, so that it can be pickled.
    made = type(short_name(game), (SpielGame,), {"bailey_game": game})
    globals()[short_name(game)] = made
    pyspiel.register_game(kind, made)


for _name in names():
    register(find(_name))
