"""PettingZoo: its own conformance tests, and what it does not test."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="install it again with scripts/extras")
from pettingzoo.test import api_test, render_test, seed_test

from bailey.core import BadInput, IllegalChoice
from bailey.games import _template, burgundy_board, burgundy_companion, castle_combo, find, names
from bailey.lab.pettingzoo_env import TableEnv, TableVectorEnv, env, raw_env

if TYPE_CHECKING:
    from bailey.core import Game

#: Enough to come through several rounds is played of these.
BOARD = [(burgundy_board.GAME, 1), (burgundy_board.GAME, 2), (burgundy_companion.GAME, 1)]
# PettingZoo's test looks for arrays, and says of every observation with a mask that it is none.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def to_the_end(table: Any, seed: int = 7, most: int = 10_000) -> tuple[dict[str, float], int]:
    """Play at random to the end, or so far, and tell everyone's reward and the number of decisions."""
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    decisions, asked = 0, set()
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        rewards[agent] += reward
        assert not truncation
        if termination:
            table.step(None)
            continue
        if decisions == most:
            break
        pos = table.unwrapped.position
        assert (reward, pos.turn) == (0, table.possible_agents.index(agent))
        assert observation["action_mask"].tolist() == info["action_mask"].tolist()
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(pos.choices.numbers)
        table.step(table.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
        asked.add(agent)
    assert asked == {*table.possible_agents}
    return rewards, decisions


@pytest.mark.parametrize(("game", "players"), BOARD)
def test_every_seat_is_asked_in_its_turn_alone_and_by_a_companion_too(game: Game, players: int) -> None:
    table = env(game=game, players=players)
    assert len(table.possible_agents) == players
    assert to_the_end(table, most=60)[1] == 60


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("illegal", ["raise", "terminate"])
def test_pettingzoos_own_tests_pass(players: int, illegal: str) -> None:
    api_test(env(players=players, illegal=illegal), num_cycles=150)
    seed_test(lambda: env(players=players, illegal=illegal), num_cycles=20)


def test_pettingzoos_own_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "Castle" in capsys.readouterr().out


@pytest.mark.usefixtures("numba")
def test_compiled_tables_pass_too_and_play_the_same_games() -> None:
    api_test(env(plain=False), num_cycles=150)
    games = []
    for plain in (True, False):
        table = env(plain=plain)
        for agent in table.possible_agents:
            table.action_space(agent).seed(3)
        games.append((to_the_end(table), table.unwrapped.position.dump()))
    assert games[0] == games[1]


def test_winners_share_a_reward_of_one_at_the_end_or_the_margin_is_the_reward() -> None:
    for seed in range(8):
        table = env(players=3)
        rewards, decisions = to_the_end(table, seed)
        won = table.unwrapped.position.winners
        assert decisions > 3 * 9
        for seat in range(3):
            assert rewards[f"player_{seat}"] == (1 / len(won) if seat in won else 0.0)
        assert table.agents == []
    table = env(players=3, reward="margin")
    rewards, _ = to_the_end(table)
    score = table.unwrapped.position.score()
    for seat, mine in enumerate(score):
        assert rewards[f"player_{seat}"] == mine - max(score[:seat] + score[seat + 1 :])


def test_a_seed_deals_the_game_that_new_deals() -> None:
    table = env()
    table.reset(seed=12)
    assert table.unwrapped.position.view(0) == castle_combo.new(seed=12).view(0)
    first = table.unwrapped.position.dump()
    table.reset()
    second = table.unwrapped.position.dump()
    assert first != second
    table.reset(seed=12)
    table.reset()
    assert table.unwrapped.position.dump() == second


def test_an_illegal_choice_is_refused_with_the_reason_and_nothing_happens() -> None:
    table = env()
    table.reset(seed=7)
    before, agent = table.unwrapped.position.dump(), table.agent_selection
    with pytest.raises(IllegalChoice, match=r"choice 'take slot=0' is not open: not-now"):
        table.step(castle_combo.GAME.choices.find({"do": "take", "slot": 0}).number)
    with pytest.raises(BadInput, match="choice None: give its number"):
        table.step(None)
    assert table.unwrapped.position.dump() == before
    assert table.agent_selection == agent
    assert not any(table.terminations.values())


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_choice_can_end_the_game_as_in_pettingzoos_own_games() -> None:
    table = env(illegal="terminate")
    table.reset(seed=7)
    agent = table.agent_selection
    table.last()
    table.step(castle_combo.GAME.choices.find({"do": "take", "slot": 0}).number)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


def test_a_seat_sees_its_own_hand_only_and_a_table_can_be_pickled_before_it_is_used() -> None:
    table = raw_env(_template.GAME, players=2)
    table.reset(seed=1)
    one, other = (table.observe(agent)["observation"] for agent in table.possible_agents)
    assert one[3] == other[3]
    assert one[4:5].tolist() + other[4:5].tolist() == [0, 1]
    hidden = np.flatnonzero((one == -1) != (other == -1))
    assert len(hidden) == 6  # two hands of three cards
    assert not table.observe("player_1")["action_mask"].any()
    other_table = pickle.loads(pickle.dumps(raw_env(players=4, reward="margin")))  # noqa: S301 - our own
    assert isinstance(other_table, TableEnv)
    assert (other_table.possible_agents, other_table.reward) == ([f"player_{seat}" for seat in range(4)], "margin")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"game": "chess"}, "game 'chess': there is none"),
        ({"players": 7}, "is for 2 to 5 players"),
        ({"reward": "fame"}, "reward: must be one of win, margin"),
        ({"render_mode": "rgb_array"}, "render_mode: must be one of human, ansi"),
        ({"illegal": "ignore"}, "illegal: must be one of raise, terminate"),
    ],
)
def test_a_table_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        env(**given)


@pytest.mark.parametrize("game", names())
def test_without_a_number_as_many_play_as_usual(game: str) -> None:
    assert len(env(game).possible_agents) == find(game).usual


def test_the_state_is_what_all_seats_know_together() -> None:
    table = env(players=3)
    table.reset(seed=7)
    state = table.unwrapped.state()
    seen = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert state.tolist() == np.concatenate(seen).tolist()
    assert table.unwrapped.state_space.contains(state)


def test_a_table_begins_with_a_position() -> None:
    begin = castle_combo.new(players=2, seed=4)
    begin.push(next(iter(begin.choices)))
    table = env(players=2)
    table.reset(options={"position": begin.dump()})
    assert table.unwrapped.position.dump()["players"] == begin.dump()["players"]
    assert table.agent_selection == f"player_{begin.turn}"
    with pytest.raises(BadInput, match="position"):
        table.reset(options={"position": {"players": 3}})


def test_a_table_is_pickled_as_it_stands() -> None:
    table = env(players=2)
    table.reset(seed=7)
    for _ in range(6):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    other = pickle.loads(pickle.dumps(table))  # noqa: S301 - our own
    assert other.unwrapped.position.dump() == table.unwrapped.position.dump()
    for one in (table, other):
        one.step(int(one.last()[0]["action_mask"].argmax()))
    assert other.unwrapped.state().tolist() == table.unwrapped.state().tolist()


@pytest.mark.parametrize("form", ["features", "cards"])
def test_pettingzoos_own_test_passes_with_each_form(form: str) -> None:
    api_test(env(observation=form), num_cycles=100)
    with pytest.raises(BadInput, match="observation: must be one of"):
        env(observation="pixels")


def first_open(infos: dict[str, Any]) -> np.ndarray:
    numbers: np.ndarray = infos["action_mask"].argmax(axis=1)
    return numbers


def of_table(seen: Any, table: int) -> dict[str, Any]:
    """Tell what is seen at one of many tables, by name."""
    return {name: array[table] for name, array in seen.items()} if isinstance(seen, dict) else {"": seen[table]}


@pytest.mark.parametrize("form", ["raw", "features", "cards"])
def test_a_table_of_many_plays_the_games_of_its_seed_one_after_the_other(form: str) -> None:
    tables = TableVectorEnv(num_envs=3, players=3, observation=form, plain=True)
    table = TableEnv(players=3, observation=form)
    assert tables.single_observation_space == table.observation_space("player_0")["observation"]
    assert tables.single_action_space == table.action_space("player_0")
    (seen, infos), games = tables.reset(seed=5), 0
    table.reset(seed=5)
    table.reset()
    while games < 2:
        agent = table.agent_selection
        assert tables.possible_agents[infos["seat"][1]] == agent
        one = table.observe(agent)
        assert (infos["action_mask"][1] == one["action_mask"]).all()
        theirs = one["observation"] if form == "cards" else {"": one["observation"]}
        assert all((array == theirs[name]).all() for name, array in of_table(seen, 1).items())
        table.step(one["action_mask"].argmax())
        seen, rewards, ended, cut, infos = tables.step(first_open(infos))
        assert not cut.any()
        assert rewards[1].tolist() == list(table.rewards.values())
        assert rewards[1].sum() == ended[1]
        if ended[1]:
            games += 1
            for _ in range(3):  # three tables take turns at the games of a seed
                table.reset()


@pytest.mark.usefixtures("numba")
def test_many_tables_play_the_same_games_compiled() -> None:
    plain, compiled = (TableVectorEnv(num_envs=4, reward="margin", plain=mode) for mode in (True, False))
    (one, infos), (other, others) = plain.reset(seed=3), compiled.reset(seed=3)
    games = 0
    while games < 6:
        assert (one == other).all()
        assert all((infos[name] == others[name]).all() for name in infos)
        actions = first_open(infos)
        one, rewards, ended, _, infos = plain.step(actions)
        other, same, _, _, others = compiled.step(actions)
        assert (rewards == same).all()
        assert (rewards[ended].sum(axis=1) == 0).all(), "with two players one leads by what the other is behind"
        games += int(ended.sum())


def test_an_illegal_choice_at_one_of_many_tables_is_refused_and_none_is_played() -> None:
    tables = TableVectorEnv(num_envs=2, plain=True)
    with pytest.raises(BadInput, match=r"no game has begun; call reset\(\)"):
        tables.step(np.zeros(2, np.int64))
    seen, infos = tables.reset(seed=1)
    closed = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalChoice, match="lane 1: "):
        tables.step(np.array([first_open(infos)[0], closed]))
    assert (tables.batch.observe(infos["seat"]) == seen).all()
    again, _, _, _, _ = tables.step(np.array([-1, first_open(infos)[1]]))
    assert (again[0] == seen[0]).all(), "a table with -1 waits"
    assert not (again[1] == seen[1]).all()


def test_many_tables_are_pickled_as_they_stand_and_go_on_alike() -> None:
    tables = TableVectorEnv(find("burgundy-cards"), num_envs=2, plain=True)
    _, infos = tables.reset(seed=3)
    other = pickle.loads(pickle.dumps(tables))  # noqa: S301 - our own
    for _ in range(40):
        actions = first_open(infos)
        (one, _, _, _, infos), (two, _, _, _, _) = tables.step(actions), other.step(actions)
        assert (one == two).all()
