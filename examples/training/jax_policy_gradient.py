"""Learn by self-play with JAX: a policy gradient over many games at once, which reads what a batch writes.

    pip install bailey-games jax optax
    python examples/training/jax_policy_gradient.py castle-combo --minutes 10

What is seen in a whole roll-out, and its masks, are written into two arrays, step by step; JAX takes them by DLPack, on
a processor without a copy, since they are made by `aligned`. On a GPU it copies them once for each roll-out.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

import numpy as np

try:
    import jax
    import optax
    from jax import numpy as jnp
except ImportError as missing:
    raise SystemExit("this needs JAX and Optax: pip install jax optax") from missing

from bailey import games
from bailey.bots.observed.features import features
from bailey.core.errors import BadInput
from bailey.lab.arrays import aligned
from bailey.lab.batch import Batch

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.core.play.game import Game

    Weights = list[tuple[jax.Array, jax.Array]]

PLAYERS, LANES, STEPS, HIDDEN, RATE, ENTROPY, VALUE = 2, 128, 128, 256, 5e-4, 0.01, 0.5
#: A game against random play counts for the share that is told; so many are played.
MEASURED = 256


def weights_of(key: jax.Array, sizes: list[int]) -> Weights:
    """Return weights and biases of dense layers."""
    keys = jax.random.split(key, len(sizes) - 1)
    shapes = zip(sizes[:-1], sizes[1:], keys, strict=True)
    return [(jax.random.normal(one, (a, b)) / np.sqrt(a), jnp.zeros(b)) for a, b, one in shapes]


def network(weights: Weights, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the logarithms of the chances of open choices, and the value for the seat on turn."""
    for layer, bias in weights[:-1]:
        seen = jax.nn.relu(seen @ layer + bias)
    layer, bias = weights[-1]
    out = seen @ layer + bias
    return jax.nn.log_softmax(jnp.where(masks, out[..., :-1], -1e9)), out[..., -1]


@jax.jit
def choose(weights: Weights, key: jax.Array, seen: jax.Array, masks: jax.Array) -> jax.Array:
    """Draw a choice for each row."""
    return jax.random.categorical(key, network(weights, seen, masks)[0])


def loss(weights: Weights, seen: jax.Array, masks: jax.Array, actions: jax.Array, won: jax.Array) -> jax.Array:
    """Return what is to be made small: choices are made likelier the more was won than the value said.

    `won` is no number where the end of the game is not known yet; such decisions do not count.
    """
    chances, value = network(weights, seen, masks)
    made = jnp.take_along_axis(chances, actions[..., None], axis=-1)[..., 0]
    known, won = ~jnp.isnan(won), jnp.nan_to_num(won)
    better = won - jax.lax.stop_gradient(value)
    entropy = -(jnp.exp(chances) * jnp.where(masks, chances, 0)).sum(-1)
    each = -better * made + VALUE * (won - value) ** 2 - ENTROPY * entropy
    return (each * known).sum() / jnp.maximum(1, known.sum())


class Games:
    """Games in which every seat is played by the network, and what of them is learned from."""

    def __init__(self, game: Game, seed: int) -> None:
        self.batch, self.key = Batch(game, PLAYERS, LANES, seed), jax.random.key(seed)
        self.seen = aligned((STEPS, LANES, features(game, PLAYERS).width), np.float32)
        self.masks = aligned((STEPS, LANES, game.choices.count), np.bool_)
        self.batch.reset()

    def roll_out(self, weights: Weights) -> tuple[jax.Array, ...]:
        """Play so many steps; return what was seen, open and done, and what the seat that did it won.

        The arrays are written into again by the next roll-out, which goes on with the games that are not over.
        """
        actions = np.zeros((STEPS, LANES), np.int64)
        turn, over = np.zeros((STEPS, LANES), np.int64), np.zeros((STEPS, LANES), np.bool_)
        won = np.full((STEPS, LANES), np.nan, np.float32)
        for t in range(STEPS):
            turn[t] = self.batch.turn
            self.batch.observe_as("features", turn[t], out=self.seen[t])
            self.batch.masks(out=self.masks[t])
            self.key, key = jax.random.split(self.key)
            actions[t] = choose(weights, key, self.seen[t], self.masks[t])
            self.batch.step(actions[t])
            over[t] = self.batch.over
            if over[t].any():
                self._share_out(self.batch.rewards("win"), turn[: t + 1], over[: t + 1], won[: t + 1])
                self.batch.reset(over[t])
        return jnp.from_dlpack(self.seen), jnp.from_dlpack(self.masks), jnp.asarray(actions), jnp.asarray(won)

    @staticmethod
    def _share_out(rewards: NDArray[Any], turn: NDArray[Any], over: NDArray[Any], won: NDArray[Any]) -> None:
        """Write down for each decision of the games that have just ended what its seat won."""
        for lane in np.flatnonzero(over[-1]):
            ends = np.flatnonzero(over[:-1, lane])
            first = ends[-1] + 1 if len(ends) else 0
            won[first:, lane] = rewards[lane, turn[first:, lane]]


def share(weights: Weights, game: Game, seed: int) -> float:
    """Return the share of the wins against random play, of the choices that are liked best."""
    batch = Batch(game, PLAYERS, MEASURED, seed, bots=[None, "random"])
    batch.reset(turned=np.arange(MEASURED) % PLAYERS)
    mine = np.arange(MEASURED) % PLAYERS
    while not batch.over.all():
        masks = batch.masks()
        liked = network(weights, batch.observe_as("features", mine), masks)[0].argmax(1)
        batch.step(np.where(batch.over, -1, liked))
    return float(batch.rewards("win")[np.arange(MEASURED), mine].mean())


def main(arguments: list[str] | None = None) -> None:
    """Train, and say how far it is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="castle-combo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=60.0, help="say how far it is every so many seconds")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        game = games.find(given.game)
    except BadInput as fault:
        parser.error(str(fault))
    played = Games(game, given.seed)
    sizes = [features(game, PLAYERS).width, HIDDEN, HIDDEN, game.choices.count + 1]
    weights = weights_of(jax.random.key(given.seed), sizes)
    adam = optax.adam(RATE)
    state, improve = adam.init(weights), jax.jit(jax.value_and_grad(loss))
    began = said = time.monotonic()
    decisions, end = 0, began + 60 * given.minutes
    while (now := time.monotonic()) < end:
        rows = played.roll_out(weights)
        found, gradient = improve(weights, *rows)
        changes, state = adam.update(gradient, state)
        weights = optax.apply_updates(weights, changes)
        decisions += STEPS * LANES
        jax.block_until_ready(weights)  # before what was played is written over
        if now - said >= given.every:
            said = now
            against = share(weights, game, given.seed)
            rate = decisions / (now - began)
            print(f"{decisions:,} decisions, {rate:,.0f}/s, loss {found:.3f}, {against:.3f} against random", flush=True)
    print(f"{share(weights, game, given.seed):.3f} of {MEASURED} games against random")


if __name__ == "__main__":
    main()
