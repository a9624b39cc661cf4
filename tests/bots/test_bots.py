"""Bots: what can be asked for, that they choose what is open, and that they know only what their seat may know."""

from __future__ import annotations

import itertools
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from bailey.bots import NAMES, Bot, budget, make
from bailey.bots.bot import SLICE_PLAIN
from bailey.core import BadInput, Position
from bailey.core.check import suite
from bailey.core.compiled.search import PAYOFF
from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core.play.choices import Choice

GAMES = [castle_combo.GAME, import_module("bailey.games._template").GAME]
SPECS = ["random", "greedy", "search:30", "learned:30"]


@pytest.mark.parametrize("spec", [
    "", "Random", "greedy:5", "search:0", "search:-1", "search:1.5", "search:99999999999", "search:0s",
    "search:99999s", "minimax",
])  # fmt: skip
def test_what_is_no_bot_is_refused_with_what_is(spec: str) -> None:
    with pytest.raises(BadInput, match="search"):
        budget(spec)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:500", "search:1.5s"])
def test_a_bot_is_written_as_it_is_read(spec: str) -> None:
    assert str(budget(spec)) == spec
    assert str(make(spec, castle_combo.GAME)) == spec


@pytest.mark.parametrize(("spec", "nodes"), [("greedy", 1), ("search:30", 31), ("search:1s", 51), ("search:90", 51)])
def test_a_search_has_room_for_its_iterations_and_for_no_more_than_the_most(
    spec: str, nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bailey.bots.bot.MOST_NODES_PLAIN", 50)
    assert len(make(spec, castle_combo.GAME, plain=True).lanes.nodes) == nodes


@pytest.mark.parametrize("spec", ["search:1", "search:1000000", "search:0.05s", "search:3600s", " greedy "])
def test_the_least_and_the_most_may_be_asked_for(spec: str) -> None:
    assert str(budget(spec)) == spec.strip()


@pytest.mark.parametrize(("spec", "why"), [
    ("search:1000001", "iterations must be an integer from 1 to 1000000"),
    ("search:3601s", "seconds must be more than 0 and at most 3600"),
    ("policy:", "policy:NAME"),
    (f"policy:{'x' * 33}", "policy:NAME"),
    ("policy:../raw", "policy:NAME"),
    ("randomly", "write random, greedy, casual, search, "),
])  # fmt: skip
def test_what_is_beyond_is_refused_with_the_bounds(spec: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        budget(spec)


def test_search_without_a_number_is_the_usual_one() -> None:
    assert "search" in NAMES
    assert str(budget("search")) == "search:2000"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_what_is_open_and_the_same_again(game: Any, spec: str) -> None:
    bot = make(spec, game, plain=True)
    pos = Position.new(game, game.players[-1], 5)
    for number in range(4):
        if pos.over:
            break
        before = pos.state.flat()
        choice = bot.choose(pos, seed=number)
        assert choice in pos.choices
        assert bot.choose(pos, seed=number) == choice
        assert pos.state.flat() == before, "thinking changes nothing"
        pos.push(choice)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("spec", SPECS)
def test_what_a_seat_cannot_know_never_changes_its_choice(game: Any, spec: str) -> None:
    bot = make(spec, game, plain=True)

    def choose(position: Position, seat: int, seed: int) -> Choice:
        assert position.turn == seat
        return bot.choose(position, seed)

    suite.bots_choose_by_what_they_know(game, [choose], games=2, seed=4, stride=1 if spec == "random" else 4)


def test_a_bot_has_nothing_to_say_of_a_game_that_is_over() -> None:
    pos = castle_combo.load({"players": [{"tableau": []}, {}], "todo": []})
    with pytest.raises(BadInput, match="over"):
        make("random", castle_combo.GAME).choose(pos, 1)


def test_a_timed_search_comes_back_with_an_open_choice() -> None:
    pos = castle_combo.new(2, 1)
    assert make("search:0.05s", castle_combo.GAME, plain=True).choose(pos, 1) in pos.choices


def test_a_timed_search_looks_at_the_clock_after_each_slice_and_thinks_once_at_least() -> None:
    bot, pos = make("search:9s", castle_combo.GAME, plain=True), castle_combo.new(2, 1)
    assert isinstance(bot, Bot)
    bot.sit_down(pos, 1)
    assert len([*bot._think_until(0.0)]) == 1
    assert sum(line["visits"] for line in bot.opinion()) == SLICE_PLAIN
    thinking = bot.think()
    for slices in (1, 2, 3):
        assert next(thinking) in pos.choices.numbers
        assert sum(line["visits"] for line in bot.opinion()) == slices * SLICE_PLAIN, "it goes on where it was"


def test_a_value_is_the_mean_of_what_was_won_and_the_most_visited_is_first() -> None:
    bot = make("search:60", castle_combo.GAME, plain=True)
    assert isinstance(bot, Bot)
    pos = castle_combo.new(2, 1)
    bot.choose(pos, 1)
    opinion = bot.opinion()
    visits = [line["visits"] for line in opinion]
    assert visits == sorted(visits, reverse=True)
    nodes = [bot.lanes.node(i) for i in range(1, bot.lanes.used[0])]
    values = {(node.choice, node.visits, round(node.total / node.visits / PAYOFF, 4)) for node in nodes if node.visits}
    for line in opinion:
        number = castle_combo.GAME.choices.find(line["choice"]).number
        assert (number, line["visits"], line["value"]) in values


def test_the_seed_decides_what_a_random_bot_picks() -> None:
    bot, pos = make("random", castle_combo.GAME), castle_combo.new(2, 1)
    assert {bot.choose(pos, seed).number for seed in range(40)} == {*pos.choices.numbers}
    with pytest.raises(BadInput, match="seed"):
        bot.choose(pos, -1)


def test_an_opinion_names_every_choice_and_every_visit() -> None:
    pos = castle_combo.new(2, 1)
    bot = make("search:80", castle_combo.GAME, plain=True)
    chosen = bot.choose(pos, 1)
    opinion = bot.opinion()
    assert opinion[0]["choice"] == chosen.to_json()
    assert sum(line["visits"] for line in opinion) == 80
    assert all(0 <= line["value"] <= 1 for line in opinion)
    assert {line["choice"]["do"] for line in opinion} == {choice.name for choice in pos.choices}


def test_a_better_card_is_preferred() -> None:
    """One card is left to take: at the end, ten points are better than none, and every bot that thinks sees it."""
    full = [
        {"card": name, "column": i % 3, "row": i // 3}
        for i, name in enumerate(
            ["inventor", "spy", "doctor", "winemaker", "barbarian", "militiaman", "bombardier", "squire"]
        )
    ]
    position = {
        "turn": 0,
        "village": {"row": ["revolutionary", "fisherman", "stonemason"]},
        "players": [{"gold": 9, "keys": 0, "tableau": full}, {"tableau": []}],
    }
    for spec, seed in itertools.product(["greedy", "search:300"], range(3)):
        pos = castle_combo.load(position)
        choice = make(spec, castle_combo.GAME, plain=True).choose(pos, seed)
        assert choice.to_json() == {"do": "take", "slot": 0}
