"""Deep CFR of OpenSpiel learns a small game: the last cards of Castle Combo.

    pip install "bailey-games[openspiel,training]"      # in a checkout: scripts/extras openspiel training
    python examples/training/deep_cfr.py --iterations 20

The tree is small enough for OpenSpiel to work out how much a best response still gains; 0 is perfect play, and play at
random leaves 0.4062.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

try:
    import pyspiel
    import torch
except ImportError as missing:
    remedy = "scripts/extras openspiel training installs them, docs/install.md says how large they are"
    raise SystemExit(f"this needs OpenSpiel and PyTorch: {remedy}") from missing
from open_spiel.python.algorithms.exploitability import exploitability
from open_spiel.python.policy import tabular_policy_from_callable
from open_spiel.python.pytorch.deep_cfr import DeepCFRSolver

import bailey.lab.openspiel_game  # noqa: F401 - registers the games with OpenSpiel

if TYPE_CHECKING:
    from collections.abc import Callable

LAYERS, BATCH, TRAVERSALS, STEPS, RATE, MEMORY = (64, 64), 256, 20, 200, 1e-3, 100_000


def normalized(solver: DeepCFRSolver) -> Callable[[pyspiel.State], dict[int, float]]:
    """Return what the solver would do: it leaves out closed choices, but does not share out what they had."""

    def chances(state: pyspiel.State) -> dict[int, float]:
        found = solver.action_probabilities(state)
        return {action: float(chance) / sum(found.values()) for action, chance in found.items()}

    return chances


def main(arguments: list[str] | None = None) -> None:
    """Learn, and print how far it is from an equilibrium."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="bailey_castle_combo(small=last-cards,observation=features)")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    game, began = pyspiel.load_game(given.game), time.monotonic()
    solver = DeepCFRSolver(
        game,
        policy_network_layers=LAYERS,
        advantage_network_layers=LAYERS,
        num_iterations=given.iterations,
        num_traversals=TRAVERSALS,
        learning_rate=RATE,
        batch_size_advantage=BATCH,
        batch_size_strategy=BATCH,
        memory_capacity=MEMORY,
        policy_network_train_steps=STEPS,
        advantage_network_train_steps=STEPS,
        seed=given.seed,
    )
    solver.solve()
    seconds = time.monotonic() - began
    left = exploitability(game, tabular_policy_from_callable(game, normalized(solver)))
    print(f"after {given.iterations} iterations and {seconds:.0f} s: {left:.4f}")


if __name__ == "__main__":
    main()
