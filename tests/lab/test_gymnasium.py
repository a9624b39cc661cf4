"""Gymnasium: its own checks, the ways to begin anew, and what it does not test."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="install it again with scripts/extras")
import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from bailey.bots.observed.forms import first_of
from bailey.core import BadInput, IllegalChoice, Position
from bailey.games import _template, burgundy_board, burgundy_companion, castle_combo, find, names
from bailey.lab.gymnasium_env import SeatEnv, SeatVectorEnv, env_id, register

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.core import Game

TAKE = castle_combo.GAME.choices.find({"do": "take", "slot": 0}).number


def first_open(masks: np.ndarray) -> Any:
    return masks.argmax(axis=-1)


def lanes(mode: AutoresetMode = AutoresetMode.NEXT_STEP, num_envs: int = 4, **more: Any) -> SeatVectorEnv:
    return SeatVectorEnv(num_envs, plain=True, autoreset_mode=mode, **more)


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"players": 3, "seat": "random", "opponents": ["random", "random"], "reward": "margin"},
        {"opponents": "search:5", "render_mode": "ansi", "plain": True},
        {"game": _template.GAME, "players": 4, "seat": 2},
        {"id": env_id("burgundy-cards"), "players": 1},  # alone, against Aaron
        {"observation": "features"},
        {"observation": "cards"},
    ],
)
def test_gymnasiums_own_check_passes(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(**{"id": env_id("castle-combo"), **settings}).unwrapped)


@pytest.mark.filterwarnings("ignore:.*out of date")
def test_the_id_of_older_rules_is_refused() -> None:
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make("bailey/CastleCombo-v0")


@pytest.mark.parametrize("form", [dict, Position])
def test_a_game_begins_with_a_position(form: type) -> None:
    begin = castle_combo.new(players=2, seed=4)
    for _ in range(9):
        begin.push(next(iter(begin.choices)))
    table = SeatEnv(plain=True, seat=begin.turn or 0)
    seen, info = table.reset(seed=1, options={"position": begin if form is Position else begin.dump()})
    assert table.position.dump()["players"] == begin.dump()["players"]
    assert np.flatnonzero(info["action_mask"]).tolist() == sorted(begin.choices.numbers)
    assert (seen == table.batch.observe(table.seat)[0]).all()
    table.step(begin.choices.numbers[0])
    assert begin.dump() == begin.copy().dump(), "the given position stays as it is"


def test_what_reset_does_not_know_is_refused() -> None:
    for table, known in ((SeatEnv(plain=True), "'position'"), (lanes(), "'reset_mask'")):
        with pytest.raises(BadInput, match=f"options: reset knows {known}, not 'positon'"):
            table.reset(options={"positon": {}})
    with pytest.raises(BadInput, match="position: must be one of castle-combo for 3 players"):
        SeatEnv(players=3, plain=True).reset(options={"position": castle_combo.new(players=2)})
    with pytest.raises(BadInput, match="position"):
        SeatEnv(plain=True).reset(options={"position": {"players": 3}})


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301 - ours
@pytest.mark.parametrize("opponents", ["random", "search:5"])
def test_a_table_is_copied_as_it_stands_and_goes_on_alike(twin: Callable[[Any], Any], opponents: str) -> None:
    table = SeatEnv(plain=True, opponents=opponents)
    _, info = table.reset(seed=3)
    for _ in range(5):
        _, _, _, _, info = table.step(info["action_mask"].argmax())
    other, more = twin(table), info
    for _ in range(5):
        one, two = table.step(info["action_mask"].argmax()), other.step(more["action_mask"].argmax())
        info, more = one[4], two[4]
        assert (one[0] == two[0]).all()
    table.reset()
    assert other.position.dump() != table.position.dump(), "they are two tables"


def test_tables_in_parallel_are_copied_as_they_stand_and_go_on_alike() -> None:
    tables = lanes(num_envs=3)
    _, infos = tables.reset(seed=3)
    _, _, _, _, infos = tables.step(infos["action_mask"].argmax(axis=-1))
    other = pickle.loads(pickle.dumps(tables))  # noqa: S301 - our own
    for _ in range(60):  # beyond the end of a game
        actions = first_open(infos["action_mask"])
        one, two = tables.step(actions), other.step(actions)
        assert (one[0] == two[0]).all()
        assert (one[1] == two[1]).all()
        infos = one[4]


@pytest.mark.parametrize("game", names())
def test_every_game_is_known_to_gymnasium_by_name(game: str) -> None:
    register(game)
    assert env_id(game).endswith(f"-v{find(game).version}")
    table = gymnasium.make(env_id(game)).unwrapped
    assert isinstance(table, SeatEnv)
    assert table.game.name == game
    assert table.players == find(game).usual
    tables = gymnasium.make_vec(env_id(game), num_envs=3, plain=True)
    assert isinstance(tables, SeatVectorEnv)
    assert tables.num_envs == 3


@pytest.mark.parametrize(
    ("game", "players", "seat", "seeds"),
    [
        (castle_combo.GAME, 3, 1, range(6)),
        (burgundy_board.GAME, 1, 0, [5]),
        (burgundy_board.GAME, 2, 0, [5]),
        (burgundy_companion.GAME, 1, 0, [5]),
    ],
    ids=["castle-combo", "board alone", "board", "companion"],
)
def test_one_game_gives_one_reward_at_its_end(game: Game, players: int, seat: int, seeds: Sequence[int]) -> None:
    for seed in seeds:
        table, rng = SeatEnv(game=game, players=players, seat=seat, plain=True), np.random.default_rng(seed)
        _, info = table.reset(seed=seed)
        rewards, over = [], False
        while not over:
            assert info["seat"] == seat
            choice = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax()
            observation, reward, over, truncated, info = table.step(choice)
            rewards.append(reward)
            assert not truncated
            assert table.observation_space.contains(observation)
            assert (observation[3], observation[4]) == (-1 if over else seat, seat)
        won = table.position.winners
        assert rewards[:-1] == [0.0] * (len(rewards) - 1)
        assert rewards[-1] == (1 / len(won) if seat in won else 0.0)
        assert not info["action_mask"].any()
        with pytest.raises(IllegalChoice, match="game-over"):
            table.step(0)


def test_a_refused_choice_changes_nothing_and_says_why() -> None:
    table = SeatEnv(illegal_reward=-0.25)
    before, _ = table.reset(seed=1)
    observation, reward, terminated, truncated, info = table.step(TAKE)
    assert (reward, terminated, truncated) == (-0.25, False, False)
    assert info["refused"] == "choice 'take slot=0' is not open: not-now (choice take slot=0, step spend_key)"
    assert observation.tolist() == before.tolist()
    for choice in (-1, 1000):
        assert "there is none" in table.step(choice)[4]["refused"]
    strict = SeatEnv(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice, match="not-now"):
        strict.step(TAKE)


def test_bots_that_think_outside_play_the_same_game_again() -> None:
    ends = []
    for _ in range(2):
        table = SeatEnv(players=3, opponents=["random", "search:3"], plain=True)
        _, info = table.reset(seed=5)
        over = False
        while not over:
            _, _, over, _, info = table.step(first_open(info["action_mask"]))
        ends.append(table.position.dump())
    assert ends[0] == ends[1]


def test_a_lane_is_the_single_game_of_its_seed() -> None:
    tables = lanes(num_envs=2, players=3, seat=2)
    _, infos = tables.reset(seed=[5, 6])
    singles = [SeatEnv(players=3, seat=2) for _ in range(2)]
    for table, seed in zip(singles, (5, 6), strict=True):
        table.reset(seed=seed)
    for _ in range(8):
        choices = first_open(infos["action_mask"])
        observations, rewards, ended, _, infos = tables.step(choices)
        for lane, table in enumerate(singles):
            observation, reward, over, _, info = table.step(choices[lane])
            assert observations[lane].tolist() == observation.tolist()
            assert (rewards[lane], ended[lane]) == (reward, over)
            assert infos["action_mask"][lane].tolist() == info["action_mask"].tolist()


def until_an_end(tables: SeatVectorEnv, seed: int = 3) -> tuple[Any, Any, Any, dict[str, Any]]:
    """Play until some game ends, with lanes that do not all end at once."""
    _, infos = tables.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(100):
        liking = rng.random(infos["action_mask"].shape) * infos["action_mask"]
        observations, rewards, ended, _, infos = tables.step(liking.argmax(axis=1))
        if ended.any():
            return observations, rewards, ended, infos
        assert not rewards.any()
    pytest.fail("no game ended")


def test_next_step_begins_anew_one_step_after_the_end() -> None:
    tables = lanes(num_envs=6)
    observations, _, ended, infos = until_an_end(tables)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert not ended.all()
    assert (observations[ended, 3] == -1).all()
    assert not infos["action_mask"][ended].any()
    # Whatever is chosen for a game that is over is ignored: the lane begins its next game.
    choices = np.where(ended, 1000, first_open(infos["action_mask"]))
    observations, rewards, ended_now, _, infos = tables.step(choices)
    assert "refused" not in infos
    assert not rewards[ended].any()
    assert not ended_now[ended].any()
    assert (observations[ended, 3] == 0).all()
    assert infos["action_mask"][ended].any(axis=1).all()
    assert tables.batch.games.tolist() == [lane + 6 * int(over) for lane, over in enumerate(ended)]


def test_same_step_begins_anew_at_once_and_keeps_the_end() -> None:
    tables, twin = lanes(AutoresetMode.SAME_STEP, 6), lanes(num_envs=6)
    observations, rewards, ended, infos = until_an_end(tables)
    last, same_rewards, same_ended, last_infos = until_an_end(twin)
    assert ended.tolist() == same_ended.tolist()
    assert rewards.tolist() == same_rewards.tolist()
    assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ended.tolist()
    for lane in range(6):
        if ended[lane]:
            assert infos["final_obs"][lane].tolist() == last[lane].tolist()
            assert infos["final_info"]["action_mask"][lane].tolist() == last_infos["action_mask"][lane].tolist()
            assert observations[lane, 3] == 0
        else:
            assert infos["final_obs"][lane] is None
            assert observations[lane].tolist() == last[lane].tolist()
    following = twin.step(np.where(ended, 0, first_open(last_infos["action_mask"])))[0]
    assert following[ended].tolist() == observations[ended].tolist()
    assert infos["action_mask"].any(axis=1).all()


def test_disabled_waits_for_a_reset_of_the_lanes_that_are_over() -> None:
    tables = lanes(AutoresetMode.DISABLED, 6)
    before, _, ended, infos = until_an_end(tables)
    with pytest.raises(IllegalChoice, match="game-over"):
        tables.step(first_open(infos["action_mask"]))
    observations, infos = tables.reset(options={"reset_mask": ended})
    assert observations[~ended].tolist() == before[~ended].tolist()
    assert (observations[:, 3] == 0).all()
    tables.step(first_open(infos["action_mask"]))


def test_refused_choices_stay_in_their_lanes() -> None:
    tables = lanes(num_envs=3)
    before, infos = tables.reset(seed=2)
    choices = first_open(infos["action_mask"])
    choices[1] = TAKE
    observations, rewards, _, _, infos = tables.step(choices)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert infos["_refused"].tolist() == [False, True, False]
    assert "lane 1: choice 'take slot=0' is not open: not-now" in infos["refused"][1]
    assert observations[1].tolist() == before[1].tolist()
    assert observations[0].tolist() != before[0].tolist()
    strict = lanes(num_envs=3, illegal="raise")
    before, _ = strict.reset(seed=2)
    with pytest.raises(IllegalChoice, match="lane 1: "):
        strict.step(choices)
    assert strict.batch.observe(0).tolist() == before.tolist()


def test_seats_can_be_drawn_for_every_game() -> None:
    tables = lanes(num_envs=64, players=3, seat="random")
    observations, infos = tables.reset(seed=4)
    assert set(infos["seat"].tolist()) == {0, 1, 2}
    assert observations[:, 4].tolist() == observations[:, 3].tolist() == infos["seat"].tolist()
    again, _ = lanes(num_envs=64, players=3, seat="random").reset(seed=4)
    assert observations.tolist() == again.tolist()


def test_gymnasiums_wrappers_count_whole_games() -> None:
    tables = RecordEpisodeStatistics(lanes(num_envs=4))
    _, infos = tables.reset(seed=1)
    lengths = []
    while len(lengths) < 6:
        _, _, ended, _, infos = tables.step(first_open(infos["action_mask"]))
        lengths += infos["episode"]["l"][ended].tolist() if ended.any() else []
    assert min(lengths) >= 9


def test_tables_are_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    table = SeatEnv(render_mode="human")
    _, info = table.reset(seed=1)
    table.step(first_open(info["action_mask"]))
    assert "Castle" in capsys.readouterr().out
    tables = lanes(num_envs=2, render_mode="ansi")
    tables.reset(seed=1)
    drawn = tables.render()
    assert drawn is not None
    assert ["Castle" in text for text in drawn] == [True, True]
    assert lanes().render() is None


@pytest.mark.usefixtures("numba")
def test_plain_and_compiled_lanes_are_the_same() -> None:
    settings = {"players": 3, "seat": "random", "opponents": ["random", "greedy"], "reward": "margin"}
    twins = [SeatVectorEnv(2, plain=plain, **settings) for plain in (True, False)]
    infos = [tables.reset(seed=8)[1] for tables in twins]
    for _ in range(45):
        choices = first_open(infos[0]["action_mask"])
        one, other = (tables.step(choices) for tables in twins)
        infos = [one[4], other[4]]
        for mine, theirs in zip(one[:4], other[:4], strict=True):
            assert mine.tolist() == theirs.tolist()
        assert infos[0]["action_mask"].tolist() == infos[1]["action_mask"].tolist()


@pytest.mark.parametrize("make", [SeatEnv, SeatVectorEnv])
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seat": 2}, "seat: must be one of 0, 1, random, not 2"),
        ({"opponents": "clever"}, "bot 'clever'"),
        ({"opponents": ["random", "random"]}, "opponents: 2 for 2 players"),
        ({"reward": "fame"}, "reward: must be one of"),
        ({"illegal": "ignore"}, "illegal: must be one of refuse, raise"),
        ({"render_mode": "rgb_array"}, "render_mode: must be one of"),
    ],
)
def test_a_table_that_cannot_be_is_refused(make: Callable[..., Any], given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        make(plain=True, **given)


def test_the_page_on_learning_knows_every_choice_and_its_number() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    assert f"`Discrete({castle_combo.GAME.choices.count})`" in page
    for kind in castle_combo.GAME.choices.kinds:
        last = kind.first + kind.count - 1
        numbers = str(last) if kind.count == 1 else f"{kind.first}-{last}"
        assert f"| {numbers} | `{' '.join([kind.name, *(name for name, _ in kind.ranges)])}` |" in page


@pytest.mark.parametrize("form", ["raw", "features", "cards"])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_a_vector_tells_in_each_form_what_one_game_tells(form: str, mode: AutoresetMode) -> None:
    tables = lanes(mode, 2, observation=form)
    table = SeatEnv(plain=True, observation=form)
    seen, infos = tables.reset(seed=[3, 4])
    one, info = table.reset(seed=3)
    ended = False
    while not ended:
        assert tables.observation_space.contains(seen)
        assert alike(first_of(seen), one)
        seen, _, over, _, infos = tables.step(first_open(infos["action_mask"]))
        one, _, ended, _, info = table.step(first_open(info["action_mask"]))
        assert bool(over[0]) == ended
    last = infos["final_obs"][0] if mode == AutoresetMode.SAME_STEP else first_of(seen)
    assert alike(last, one)


def alike(one: Any, other: Any) -> bool:
    """Whether two observations are the same."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all((one[name] == other[name]).all() for name in one)
    return bool((one == other).all())


def test_an_unknown_form_is_refused() -> None:
    for make in (SeatEnv, SeatVectorEnv):
        with pytest.raises(BadInput, match="observation: must be one of"):
            make(observation="pixels")
