"""OpenSpiel: its own simulation tests, its bots, and honest chance."""

from __future__ import annotations

import copy
import pickle
import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="install it with scripts/extras openspiel")
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from bailey.bots.observed.features import features
from bailey.core import BadInput, Game, IllegalChoice
from bailey.core.state.chance import MOST_ANSWERS
from bailey.core.state.observe import layout, observation
from bailey.games import _template, burgundy_board, burgundy_cards, burgundy_companion, castle_combo, catan_cards
from bailey.lab.explicit_rules import PlainRules, explicit_rules
from bailey.lab.openspiel_game import register, short_name
from bailey.lab.snapshots import GameSnapshot

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME = "bailey_castle_combo"
POSTERN = "bailey_postern"
register(_template.GAME)


def answered(state: Any, rng: random.Random) -> Any:
    """Answer for chance until a player is asked."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def some_way_in(name: str, decisions: int, seed: int = 1) -> Any:
    """Play at random for a while."""
    rng = random.Random(seed)
    state = answered(pyspiel.load_game(name).new_initial_state(), rng)
    for _ in range(decisions):
        state.apply_action(rng.choice(state.legal_actions()))
        answered(state, rng)
    return state


@pytest.mark.parametrize("name", [NAME, f"{NAME}(players=5)", POSTERN, f"{POSTERN}(players=4)"])
def test_openspiels_simulation_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_what_openspiel_knows_of_the_game_and_why_a_choice_is_refused() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == castle_combo.GAME.choices.count
    assert game.observation_tensor_shape() == [len(layout(castle_combo.GAME, 3))]
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)
    assert game.max_chance_nodes_in_history() > 0
    with pytest.raises(BadInput, match="is for 2 to 5 players"):
        pyspiel.load_game(f"{NAME}(players=6)")
    state = some_way_in(NAME, 0)
    with pytest.raises(IllegalChoice, match="not-now"):
        state.apply_action(castle_combo.GAME.choices.find({"do": "take", "slot": 0}).number)


@pytest.mark.parametrize(
    ("game", "players", "most"),
    [
        (castle_combo.GAME, 2, 1000),
        (burgundy_board.GAME, 1, 60),
        (burgundy_board.GAME, 2, 60),
        (burgundy_companion.GAME, 1, 60),
    ],
    ids=["castle-combo", "board alone", "board", "companion"],
)
def test_a_state_is_the_position_with_chance_taken_apart(game: Game, players: int, most: int) -> None:
    rng, decisions = random.Random(3), 0
    # The rules of the larger games take long to compile.
    plain = game is not castle_combo.GAME
    state = pyspiel.load_game(f"{short_name(game)}(players={players},plain={plain})").new_initial_state()
    if game is castle_combo.GAME:
        assert state.is_chance_node()
        assert [chance for _, chance in state.chance_outcomes()] == [0.5, 0.5]
    answered(state, rng)
    while not state.is_terminal() and decisions < most:
        pos = state.snapshot.position
        assert state.current_player() == pos.turn
        assert state.legal_actions() == sorted(pos.choices.numbers)
        for action in state.legal_actions():
            assert state.action_to_string(action) == str(game.choices.read(action))
        assert state.returns() == [0] * players
        state.apply_action(rng.choice(state.legal_actions()))
        answered(state, rng)
        decisions += 1
    assert len(state.history()) > decisions, "chance was asked too"
    pos = state.snapshot.position
    won = pos.winners if pos.over else []
    assert state.returns() == [1 / len(won) if seat in won else 0 for seat in range(players)]
    assert pos.over == (game is castle_combo.GAME)


def way_of(game: Game, players: int, most: int, *, plain: bool) -> Iterator[object]:
    """Play at random, and tell all that is known of each state."""
    rng = random.Random(8)
    state = pyspiel.load_game(f"{short_name(game)}(players={players},plain={plain})").new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        yield state.current_player(), state.legal_actions()
        if state.is_chance_node():
            yield state.chance_outcomes()
        else:
            player = state.current_player()
            yield str(state), state.observation_tensor(player), state.observation_string(player)
            yield state.information_state_string(player)
        state.apply_action(rng.choice(state.legal_actions()))
    yield str(state), state.returns(), [state.information_state_string(player) for player in range(players)]


@pytest.mark.parametrize(
    ("game", "players", "most"),
    [
        (_template.GAME, 2, 1000),
        (castle_combo.GAME, 3, 1000),
        pytest.param(burgundy_cards.GAME, 2, 500, marks=pytest.mark.long),
        pytest.param(burgundy_board.GAME, 1, 500, marks=pytest.mark.long),
        pytest.param(catan_cards.GAME, 2, 500, marks=pytest.mark.long),
    ],
    ids=lambda one: one.name if isinstance(one, Game) else str(one),
)
def test_compiled_rules_go_the_same_way_as_plain_ones(game: Game, players: int, most: int) -> None:
    ways = zip(way_of(game, players, most, plain=True), way_of(game, players, most, plain=False), strict=True)
    for number, (plain, compiled) in enumerate(ways):
        assert plain == compiled, number
    assert number > 50


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("outcome", [-7, 2, 1 << 40])
def test_an_outcome_that_chance_does_not_have_is_refused(outcome: int, plain: bool) -> None:  # noqa: FBT001
    state = pyspiel.load_game(f"{NAME}(plain={plain})").new_initial_state()
    with pytest.raises(IllegalChoice, match="chance has 2 here, from 0 to 1"):
        state.apply_action(outcome)


def test_more_outcomes_than_compiled_play_has_room_for_are_played_as_the_rules_are_written() -> None:
    rules = explicit_rules(_template.GAME, plain=False)
    table = rules.table_of(GameSnapshot.of(_template.new(seed=3)).state)
    many = range(MOST_ANSWERS + 1)
    reached, plain = (one.play(one.table_of(rules.state_of(table)), 0, many) for one in (rules, PlainRules(rules.game)))
    assert rules.state_of(reached.table).flat() == plain.table.flat()
    assert (reached.turn, reached.choices) == (plain.turn, plain.choices)


def test_clones_and_serialized_states_go_the_same_way() -> None:
    state = some_way_in(NAME, 20)
    written = pyspiel.serialize_game_and_state(state.get_game(), state)
    twins = [state.clone(), pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(written)[1]]  # noqa: S301
    for twin in twins:
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.information_state_string(0) == state.information_state_string(0)
    ends = []
    for each in (state.clone(), *twins):
        rng = random.Random(5)
        while not each.is_terminal():
            each.apply_action(rng.choice(each.legal_actions()))
            answered(each, rng)
        ends.append((str(each), each.history(), each.returns()))
    assert all(end == ends[0] for end in ends)


def test_a_search_cannot_see_the_cards_to_come() -> None:
    # From one state and choice, clones come to different cards: what they will be is written nowhere in the state.
    state = some_way_in(NAME, 1)
    choice = next(a for a in state.legal_actions() if "renew" not in state.action_to_string(a))
    seen = set()
    for seed in range(12):
        twin, rng = state.clone(), random.Random(seed)
        twin.apply_action(choice)
        while not twin.is_chance_node():
            twin.apply_action(twin.legal_actions()[0])
        seen.add(str(answered(twin, rng)))
    assert len(seen) > 6


@pytest.mark.parametrize("name", [NAME, POSTERN])
def test_resampled_states_cannot_be_told_apart_by_their_player(name: str) -> None:
    worlds = set()
    for decisions in range(0, 20, 4):
        state = some_way_in(name, decisions)
        me = state.current_player()
        for seed in range(12):
            twin = state.resample_from_infostate(me, random.Random(seed).random)
            assert twin.information_state_string(me) == state.information_state_string(me)
            assert twin.observation_tensor(me) == state.observation_tensor(me)
            assert twin.legal_actions() == state.legal_actions()
            assert twin.history() == state.history()
            worlds.add((decisions, tuple(twin.observation_tensor(1 - me))))
    # The others' hands differ where there are any; in Castle Combo nobody holds a hidden card.
    assert (len(worlds) > 5) == (name == POSTERN)


def test_a_player_learns_its_own_choices_and_what_it_is_told() -> None:
    pos = _template.new(seed=1)
    snapshot = GameSnapshot.of(pos)
    spy = next(c for c in pos.choices if c.name == "spy")
    after = snapshot.after(spy.number)
    while after.outcomes:
        after = after.after_chance(0)
    mine, theirs = after.news
    assert mine[0] == "spy"
    assert '"card":null' not in mine[1]
    assert '"card":null' in theirs[0]


def test_a_snapshot_never_changes_and_a_state_can_begin_with_a_written_position() -> None:
    snapshot = GameSnapshot.of(castle_combo.new(seed=2))
    before = snapshot.state.flat()
    for choice in snapshot.open():
        snapshot.after(choice)
    snapshot.imagined(0, 5)
    assert snapshot.state.flat() == before
    assert copy.deepcopy(snapshot) is snapshot
    written = castle_combo.new(players=2, seed=4).dump()
    state = pyspiel.load_game(NAME).new_initial_state(written)
    assert state.snapshot.position.view(0) == castle_combo.load(written).view(0)
    assert not state.is_chance_node()
    with pytest.raises(BadInput, match=r"position\.players"):
        pyspiel.load_game(NAME).new_initial_state({"players": [{"gold": -5}, {}]})


def test_learners_get_the_observation_as_the_tensor_of_an_information_state() -> None:
    game, state = pyspiel.load_game(NAME), some_way_in(NAME, 2)
    assert (
        game.information_state_tensor_shape() == game.observation_tensor_shape() == [len(state.observation_tensor(0))]
    )
    for player in range(2):
        told = observation(castle_combo.GAME, state.snapshot.state, player)
        assert list(map(int, state.information_state_tensor(player))) == told
    seen = rl_environment.Environment(game).reset().observations["info_state"]
    assert {len(one) for one in seen} == {len(told)}


def test_observers_tell_public_and_private_apart() -> None:
    game, state = pyspiel.load_game(POSTERN), some_way_in(POSTERN, 2)
    kind, none, single = pyspiel.IIGObservationType, pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    whole = make_observation(game)
    whole.set_from(state, 1)
    assert whole.tensor.astype(int).tolist() == observation(_template.GAME, state.snapshot.state, 1)
    public = make_observation(game, kind(public_info=True, perfect_recall=False, private_info=none))
    public.set_from(state, 1)
    assert public.tensor.astype(int).tolist() == observation(_template.GAME, state.snapshot.state, None)
    private = make_observation(game, kind(public_info=False, perfect_recall=False, private_info=single))
    assert private.tensor is None
    assert "players[1].hand[0]" in private.string_from(state, 1)
    assert "players[0].hand[0]" not in private.string_from(state, 1)
    nothing = make_observation(game, kind(public_info=False, perfect_recall=False, private_info=none))
    assert nothing.string_from(state, 1) == ""
    with pytest.raises(ValueError, match="observation parameters: there are none"):
        make_observation(game, params={"size": 3})


def searches_of(game: Any, simulations: int, rng: Any) -> list[Any]:
    evaluator = RandomRolloutEvaluator(1, rng)
    return [
        MCTSBot(game, 1.4, simulations, evaluator, random_state=rng),
        ISMCTSBot(game, evaluator, 1.4, simulations, random_state=rng),
    ]


def test_openspiels_searches_play() -> None:
    rng = np.random.RandomState(1)
    state = some_way_in(NAME, 30)
    game = state.get_game()
    for bot in searches_of(game, 5, rng):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.long
def test_openspiels_searches_play_whole_games_against_random_bots() -> None:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(NAME)
    for search in searches_of(game, 10, rng):
        bots = [search, pyspiel.make_uniform_random_bot(1, 1)]
        assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) == 1


@pytest.mark.long
def test_openspiels_simulation_test_passes_often() -> None:
    for players in range(2, 6):
        game = pyspiel.load_game(f"{NAME}(players={players})")
        pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def test_tensors_are_features_where_a_game_is_asked_for_them() -> None:
    name = f"{NAME}(players=3,observation=features)"
    found = features(castle_combo.GAME, 3)
    assert pyspiel.load_game(name).observation_tensor_shape() == [found.width]
    state = some_way_in(name, 12)
    for player in range(3):
        seen = np.array([observation(castle_combo.GAME, state.snapshot.state, player)], np.int32)
        expected = found.of(seen, np.array([player]), plain=True)[0]
        assert (np.array(state.observation_tensor(player), np.float32) == expected).all()
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
    with pytest.raises(ValueError, match="observation: must be one of raw, features, not 'cards'"):
        pyspiel.load_game(f"{NAME}(observation=cards)")


def test_a_small_game_is_a_parameter_and_its_states_are_copied() -> None:
    """Postern's ends after two hours."""
    game = pyspiel.load_game(f"{POSTERN}(small=last-hours)")
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    state = game.new_initial_state()
    twins = [state, copy.deepcopy(state), pickle.loads(pickle.dumps(state))]  # noqa: S301 - our own
    rng = [random.Random(4) for _ in twins]
    while not state.is_terminal():
        actions = [one.random() for one in rng]
        for twin, share in zip(twins, actions, strict=True):
            twin.apply_action(twin.legal_actions()[int(share * len(twin.legal_actions()))])
    assert all(twin.is_terminal() and twin.returns() == state.returns() for twin in twins)
    assert sum(state.returns()) == 1
    assert len(state.history()) < 20


def test_a_small_game_has_its_own_players_and_options() -> None:
    for more in ("players=3", "hours=3"):
        with pytest.raises(BadInput, match="name nothing else"):
            pyspiel.load_game(f"{POSTERN}(small=last-hours,{more})")
    with pytest.raises(BadInput, match="Postern has last-hours"):
        pyspiel.load_game(f"{POSTERN}(small=first-hours)")


def test_what_a_small_game_deals_first_survives_pickling() -> None:
    state = pyspiel.load_game("bailey_burgundy_cards(small=last-dice,plain=True)").new_initial_state()
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert state.is_chance_node()
    while state.is_chance_node():
        assert twin.chance_outcomes() == state.chance_outcomes()
        for one in (state, twin):
            one.apply_action(1)
    assert str(twin) == str(state)
