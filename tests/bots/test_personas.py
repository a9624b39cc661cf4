"""Bots have names and characters of their own; two at a table never share a name."""

from __future__ import annotations

from itertools import chain, pairwise

import pytest

from bailey import games
from bailey.bots.personas import NAMES, character_of, name_of

SPECS = {
    "random": "carefree", "greedy": "hasty", "search:999": "cautious", "search:1000": "far-sighted",
    "search:0.9s": "cautious", "casual9:40": "carefree", "casual6:2000": "carefree", "casual5:40": "dreamy",
    "casual:2000": "dreamy", "casual2:40": "hasty", "casual1:200": "cautious", "search:99": "hasty",
    "search:100": "cautious", "search:1s": "far-sighted",
}  # fmt: skip


@pytest.mark.parametrize(("spec", "character"), SPECS.items())
def test_the_character_follows_from_how_it_plays(spec: str, character: str) -> None:
    assert character_of(spec) == character
    assert name_of(spec, 0, "a table") in NAMES[character]


@pytest.mark.parametrize("by", ["you", "you:Odile", "minimax", "policy:raw", ""])
def test_who_is_no_bot_of_ours_has_none(by: str) -> None:
    assert character_of(by) is None
    assert name_of(by, 0, "a table") is None


def test_a_name_has_one_character() -> None:
    names = list(chain(*NAMES.values()))
    assert len(set(names)) == len(names)


def test_no_two_seats_of_any_game_have_the_same_name() -> None:
    most = max(max(games.find(name).players) for name in games.names())
    for key in map(str, range(50)):
        for spec in SPECS:
            assert len({name_of(spec, seat, key) for seat in range(most)}) == most


def test_neighbours_are_not_in_the_order_of_the_alphabet() -> None:
    for key in map(str, range(20)):
        at = [NAMES["hasty"].index(name_of("greedy", seat, key) or "") for seat in range(5)]
        assert all((other - one) % len(NAMES["hasty"]) not in {1, 7} for one, other in pairwise(at))


def test_tables_have_different_bots_and_a_table_always_the_same() -> None:
    met = [name_of("greedy", 1, f"table {i}") for i in range(50)]
    assert set(met) == set(NAMES["hasty"])
    assert met == [name_of("greedy", 1, f"table {i}") for i in range(50)]
