"""OpenSpiel's own tree search plays Castle Combo against a random bot.

Chance is explicit, so the search draws its own cards and cannot see the next ones.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import bailey.lab.openspiel_game  # noqa: F401 - registers the games with OpenSpiel

SIMULATIONS = 5


def main() -> None:
    """Play one game."""
    game = pyspiel.load_game("bailey_castle_combo(players=2)")
    rng = np.random.RandomState(7)
    searching = MCTSBot(game, 1.4, SIMULATIONS, RandomRolloutEvaluator(1, rng), random_state=rng)
    bots = [searching, UniformRandomBot(1, rng)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            player = state.current_player()
            action = bots[player].step(state)
            print(f"player {player}: {state.action_to_string(player, action)}")
            state.apply_action(action)
    print("returns:", state.returns())


if __name__ == "__main__":
    main()
