"""Learn a little about Castle Combo with Gymnasium.

Sixteen games run in parallel against a random bot. A policy is one weight for every choice. Better weights are found
by random changes, which are kept if they win more games. Leave out `plain=True` for real learning: compiled games are
many times as fast, after up to a minute of compiling.
"""

import gymnasium
import numpy as np

import bailey.lab.gymnasium_env  # noqa: F401 - registers the games with Gymnasium

GAMES = 16
ROUNDS = 4


def win_share(tables: gymnasium.vector.VectorEnv, weights: np.ndarray, seed: int) -> float:
    """Play one game in every lane, and return the mean share of the win."""
    rng = np.random.default_rng(seed)
    _, infos = tables.reset(seed=seed)
    won = np.zeros(GAMES)
    playing = np.ones(GAMES, bool)
    while playing.any():
        noise = rng.gumbel(size=weights.shape)
        preference = np.where(infos["action_mask"] == 1, weights + noise, -np.inf)
        _, rewards, ended, _, infos = tables.step(preference.argmax(axis=1))
        won += rewards * playing
        playing &= ~ended
    return float(won.mean())


def main() -> None:
    """Try a few random changes of the weights."""
    tables = gymnasium.make_vec("bailey/CastleCombo-v3", num_envs=GAMES, opponents="random", plain=True)
    rng = np.random.default_rng(7)
    weights = np.zeros((GAMES, tables.single_action_space.n))
    best = win_share(tables, weights, seed=0)
    print(f"choosing at random: {best:.3f} of the wins")
    for attempt in range(1, ROUNDS + 1):
        changed = weights + rng.normal(size=weights.shape[1])
        share = win_share(tables, changed, seed=attempt)
        if share > best:
            weights, best = changed, share
        print(f"attempt {attempt}: {share:.3f}, best so far {best:.3f}")


if __name__ == "__main__":
    main()
