"""The board game, alone and of two, and its companion play in PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from bailey.games import burgundy_board, burgundy_companion

if TYPE_CHECKING:
    from bailey.core import Game

#: Enough to come through several rounds; a whole game is played once, by Gymnasium.
DECISIONS = 60
TABLES = pytest.mark.parametrize(
    ("game", "players"),
    [(burgundy_board.GAME, 1), (burgundy_board.GAME, 2), (burgundy_companion.GAME, 1)],
    ids=["alone", "two", "companion"],
)


@TABLES
def test_in_pettingzoo_every_seat_is_asked_in_its_turn(game: Game, players: int) -> None:
    pytest.importorskip("pettingzoo", reason="install it again with scripts/extras")
    from bailey.lab.pettingzoo_env import env

    table = env(game=game, players=players)
    table.reset(seed=7)
    asked = set()
    for _ in range(DECISIONS):
        agent = table.agent_selection
        observation, reward, over, _, info = table.last()
        assert (reward, over) == (0, False)
        assert table.unwrapped.position.turn == table.possible_agents.index(agent)
        assert info["action_mask"].nonzero()[0].tolist() == sorted(table.unwrapped.position.choices.numbers)
        table.action_space(agent).seed(len(asked))
        table.step(table.action_space(agent).sample(observation["action_mask"]))
        asked.add(agent)
    assert len(table.possible_agents) == players
    assert asked == set(table.possible_agents)


@TABLES
def test_in_gymnasium_a_whole_game_gives_one_reward(game: Game, players: int) -> None:
    pytest.importorskip("gymnasium", reason="install it again with scripts/extras")
    from bailey.lab.gymnasium_env import SeatEnv

    chance, table = random.Random(5), SeatEnv(game=game, players=players, plain=True)
    _, info = table.reset(seed=5)
    rewards, over = [], False
    while not over:
        observation, reward, over, _, info = table.step(chance.choice(info["action_mask"].nonzero()[0].tolist() or [0]))
        assert table.observation_space.contains(observation)
        rewards.append(reward)
    won = table.position.winners
    assert not any(rewards[:-1])
    assert rewards[-1] == (1 / len(won) if 0 in won else 0.0)


@TABLES
def test_in_openspiel_chance_is_taken_apart(game: Game, players: int) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="install it with scripts/extras openspiel")
    from bailey.lab.openspiel_game import short_name

    rng = random.Random(3)
    state = pyspiel.load_game(f"{short_name(game)}(players={players})").new_initial_state()
    asked = decisions = 0
    while decisions < DECISIONS:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            asked += 1
            continue
        pos = state.snapshot.position
        assert state.current_player() == pos.turn
        assert state.legal_actions() == sorted(pos.choices.numbers)
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    assert asked > 0
    assert state.returns() == [0] * players
