"""PettingZoo, Gymnasium and OpenSpiel play the base game and every theme set."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bailey.games.catan_cards.cards import IDS, card
from bailey.games.catan_cards.data import BASE_ALONE, SETS

pytestmark = pytest.mark.slow

each_set = pytest.mark.parametrize("theme", range(len(SETS)), ids=SETS)
#: So many decisions of a game are looked at: the search of the beginning, and some turns.
DECISIONS = 150


def cards_of(dump: Any) -> set[str]:
    """The names of all cards in the JSON of a position."""
    if isinstance(dump, dict):
        own = {dump["card"]} if isinstance(dump.get("card"), str) else set()
        return own.union(*map(cards_of, dump.values()))
    return set().union(*map(cards_of, dump)) if isinstance(dump, list) else set()


def sets_of(dump: Any) -> set[int]:
    """The sets of the cards in play."""
    return {int(card(IDS.index(name)).set) for name in cards_of(dump) if name in IDS[: IDS.index("fields-1")]}


@each_set
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_plays_it(theme: int) -> None:
    pytest.importorskip("pettingzoo", reason="install it again with scripts/extras")
    from pettingzoo.test import api_test

    from bailey.lab.pettingzoo_env import env

    table = env(game="catan-cards", options={"theme": theme})
    api_test(table, num_cycles=DECISIONS)
    assert sets_of(table.unwrapped.position.dump()) == {BASE_ALONE, theme}


@each_set
def test_gymnasium_plays_it(theme: int) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="install it again with scripts/extras")
    from gymnasium.utils.env_checker import check_env

    from bailey.lab.gymnasium_env import env_id  # registers the games

    table = gymnasium.make(env_id("catan-cards"), options={"theme": theme}).unwrapped
    check_env(table)
    _, info = table.reset(seed=3)
    for _ in range(DECISIONS):
        _, _, ended, _, info = table.step(table.action_space.sample(info["action_mask"]))
        assert not ended
    assert sets_of(table.position.dump()) == {BASE_ALONE, theme}


@each_set
def test_openspiel_plays_it(theme: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="install it with scripts/extras openspiel")
    import bailey.lab.openspiel_game  # noqa: F401 - registers the games

    game, chance = pyspiel.load_game(f"bailey_catan_cards(theme={theme},turn_cap=50)"), random.Random(theme)
    state, decisions = game.new_initial_state(), 0
    while decisions < DECISIONS:
        asked = state.is_chance_node()
        state.apply_action(chance.choice(state.chance_outcomes())[0] if asked else chance.choice(state.legal_actions()))
        decisions += not asked
    begun = state.snapshot.position.dump()
    assert (begun.get("theme", BASE_ALONE), begun["turn_cap"]) == (theme, 50)
    assert sets_of(begun) == {BASE_ALONE, theme}
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
