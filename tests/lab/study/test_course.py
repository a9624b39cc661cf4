"""The course of a game, held against games that are played with positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bailey import games
from bailey.bots import budget
from bailey.core import Position
from bailey.lab.simulate import simulate
from bailey.lab.study.course import NOBODY, Course, CourseReplay, Fate, _leave, at_random, kinds_of
from bailey.lab.workers import Worker

PLAYERS = {"castle-combo": 3, "burgundy-cards": 2, "burgundy-board": 2, "burgundy-companion": 1}


def test_a_card_has_lain_from_the_turn_in_which_it_was_shown() -> None:
    fate = Fate(lain=2, since=3)
    for _ in range(2):  # what lies no longer is counted once
        _leave(fate, 10)
        assert (fate.lain, fate.since) == (9, NOBODY)


def by_chance(name: str, seats: int, seed: int, number: int) -> tuple[Course, list[int]]:
    """Play a game by chance; return its course and its choices."""
    game = games.find(name)
    chosen: list[int] = []
    choose = at_random(seed, number)

    def noted(menu: list[int]) -> int:
        chosen.append(choose(menu))
        return chosen[-1]

    return CourseReplay(game, seats, {}, seed, number).play(noted), chosen


def with_positions(name: str, seats: int, seed: int, number: int, chosen: list[int]) -> tuple[Position, list[Any]]:
    """Play the same choices on positions; return the last position and all events."""
    game = games.find(name)
    pos = Position(game, game.deal(seats, seed, number))
    events = list(pos.events)
    for choice in chosen:
        pos.play(choice)
        events += pos.events
    return pos, events


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("number", range(2))
def test_a_course_is_that_of_the_same_game_on_positions(name: str, number: int) -> None:
    seats = PLAYERS[name]
    course, chosen = by_chance(name, seats, 5, number)
    pos, events = with_positions(name, seats, 5, number, chosen)
    game = games.find(name)
    assert pos.over
    assert course.scores == pos.score()
    assert course.winners == pos.winners
    assert course.decisions == len(chosen)
    told = Counter(event["what"] for event in events)
    said = {kind.name: count for kind, count in zip(game.told, course.events, strict=True) if count}
    assert told == said
    kinds = Counter(game.choices.read(choice).name for choice in chosen)
    assert kinds == {kind.name: n for kind, n in zip(game.choices.kinds, course.choices, strict=True) if n}


@pytest.mark.parametrize("number", range(6))
def test_castle_combos_cards_are_taken_as_its_events_say(number: int) -> None:
    course, chosen = by_chance("castle-combo", 3, 5, number)
    pos, events = with_positions("castle-combo", 3, 5, number, chosen)
    game = pos.game
    takers = {event["card"]: event["player"] for event in events if event["what"] in {"took", "took_face_down"}}
    assert {game.cards[card]: fate.taker for card, fate in course.fates.items() if fate.taker >= 0} == takers
    shown = {event["card"] for event in events if event["what"] == "revealed" and event["card"]}
    seen = {game.cards[card] for card, fate in course.fates.items() if fate.seen >= 0}
    assert shown <= seen
    points = Counter(
        {line["card"]: line["points"] for p in range(3) for line in pos.breakdown(p) if line["line"] == "card"}
    )
    assert {game.cards[card]: fate.points for card, fate in course.fates.items() if fate.points} == {
        card: n for card, n in points.items() if n
    }


def test_a_turn_passes_when_another_player_decides_and_each_choice_has_its_kind() -> None:
    course, _ = by_chance("castle-combo", 3, 5, 0)
    assert course.turns == 27, "nine turns for each of three players"
    assert 0 <= course.decided <= course.turns
    taken = [fate.taken for fate in course.fates.values() if fate.taker >= 0]
    assert sorted(taken) == [*range(27)], "a card in each turn"
    lain = [fate for fate in course.fates.values() if fate.taker < 0 and fate.seen == 0 and fate.since < 0]
    assert all(fate.lain <= course.turns for fate in lain)
    choices = games.find("castle-combo").choices
    kinds = kinds_of(games.find("castle-combo"))
    assert [choices.kinds[kind].name for kind in kinds] == [choice.name for choice in choices]


def test_random_games_are_those_of_simulate() -> None:
    found = simulate(games.find("castle-combo"), 2, ["random", "random"], 4, 9, plain=True)
    for number in range(4):
        course, _ = by_chance("castle-combo", 2, 9, number)
        assert course.scores == list(found.results.scores[number])


@pytest.mark.slow
@pytest.mark.parametrize("specs", [("greedy", "random"), ("search:4", "greedy")])
def test_recorded_choices_are_those_of_simulate(specs: tuple[str, ...]) -> None:
    game = games.find("castle-combo")
    found = simulate(game, 2, list(specs), 1, 3, plain=True)
    chosen = Worker(game, 2, [budget(spec) for spec in specs], {}, plain=True).record(3, 0)
    course = CourseReplay(game, 2, {}, 3, 0).play(lambda _: chosen.pop(0))
    assert not chosen
    assert course.scores == list(found.results.scores[0])
    assert course.decisions == found.results.decisions
