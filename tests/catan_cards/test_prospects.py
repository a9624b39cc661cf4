"""What is said of the numbers of the die, and of what changes them: it is what production then does."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from catan_cards.rules.table import acting, catan_cards, choice, do, enter, names, player, position

from bailey.core import Position
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES, amount
from bailey.games.catan_cards.steps import Step
from bailey.server import texts

GAME = catan_cards.GAME
ENGLISH = texts.of_game(GAME, "en")
NAMES = ["Ada", "Bo"]


def told(pos: Position, p: int, die: int) -> dict[str, int]:
    """What a number brings now of each resource, as everybody is told; nothing that only an own roll brings."""
    found = dict.fromkeys(RESOURCES, 0)
    for row in pos.expects()[p]["brings"]:  # type: ignore[attr-defined]
        if row["die"] == die and not row["own"]:
            found[row["resource"]] += row["gains"]
    return found


def rows(pos: Position, p: int, resource: str) -> list[tuple[int, int, int, int]]:
    """The rows of a resource: number, what it brings, what has room for it, whether it lies idle."""
    brings = pos.expects()[p]["brings"]
    return [(one["die"], one["n"], one["gains"], one["idle"]) for one in brings if one["resource"] == resource]  # type: ignore[attr-defined]


def sources(pos: Position) -> list[tuple[int, str]]:
    """The number and resource of every Region of the first player."""
    return [(one["die"], one["resource"]) for one in pos.expects()[0]["brings"]]  # type: ignore[attr-defined]


def said(pos: Position, what: str, **arguments: object) -> str:
    return ENGLISH.prospect(pos, GAME.choices.find(choice(pos, what, **arguments)), NAMES)


def produced(pos: Position, die: int) -> list[dict[str, int]]:
    """What both really gain with a number: the rule runs on a twin."""
    before = [int(me.stock) for me in pos.state.players]
    after = enter(Position(GAME, pos.state.copy()), Step.PRODUCE, die=die).state.players
    return [
        {name: amount(int(after[p].stock), r) - amount(before[p], r) for r, name in enumerate(RESOURCES)}
        for p in range(len(before))
    ]


# Each Region with the rolled number gains 1; a doubling building makes it 2; at 2 there is room for 1 only.


@pytest.mark.parametrize("theme", [0, pytest.param(SETS.index("tc"), marks=pytest.mark.long)])
def test_what_is_told_of_each_number_is_what_it_produces(theme: int) -> None:
    """In games played at random, of both players; Warehouses of Trade & Change keep what Regions have no room for."""
    chance, gains = random.Random(theme), 0
    pos = Position.new(GAME, 2, theme, {"theme": theme})
    while not pos.over:
        pos.push(chance.choice(pos.choices.numbers))
        if pos.step == "act" and chance.random() < 0.05:
            for die in range(1, 7):
                real = produced(pos, die)
                assert [told(pos, p, die) for p in range(2)] == real
                gains += sum(map(bool, real[0].values()))
    assert gains > 50


def test_a_doubling_building_makes_two_and_only_what_has_room_counts() -> None:
    built = {"sawmill": (5, "below")}
    for store, gains in ((0, 2), (2, 1), (3, 0)):
        pos = acting(player(0, built=built, stores=store))
        (forest,) = [row for row in rows(pos, 0, "lumber") if row[1] == 2]
        assert forest[1:] == (2, gains, 0), f"a Region that shows {store}"


def test_a_region_that_lies_idle_brings_nothing() -> None:
    me = player(0)
    pos = acting(me, theme=SETS.index("wd"))
    number = next(row[0] for row in rows(pos, 0, "lumber"))
    cell = next(i for i, one in enumerate(me["regions"]) if one and one["card"].startswith("forest"))
    pos.state.players[0].regions.beside[cell].foreign = 1
    assert rows(pos, 0, "lumber") == [(number, 1, 0, 1)]
    assert told(pos, 0, number) == produced(pos, number)[0]


def test_an_inn_counts_only_rolls_of_ones_own() -> None:
    pos = acting(player(0, built={"inn-a": (5, "above")}), theme=SETS.index("pi"))
    own = [row for row in pos.expects()[0]["brings"] if row["own"]]  # type: ignore[attr-defined]
    beside = {row["die"] for row in own}
    assert len(beside) == 2, "the two Regions beside its site have different numbers"
    assert all((row["resource"], row["n"], row["gains"]) == ("gold", 1, 1) for row in own)
    assert not [row for row in pos.expects()[1]["brings"] if row["own"]]  # type: ignore[attr-defined]


# What a choice changes is said before it is made.


def rich(**more: object) -> dict[str, object]:
    return player(0, stores=3, **more)  # type: ignore[arg-type]


def test_a_building_says_what_it_doubles_by_number_and_odds() -> None:
    pos = acting(rich(hand="sawmill garrison-a"))
    forests = {row[0] for row in rows(pos, 0, "lumber")}
    spoken = {said(pos, one.name, **one.args) for one in pos.choices if one.name == "build"}
    assert {f"each {die} (1 roll in 6) then brings 1 lumber more" for die in forests} <= spoken
    assert "" in spoken, "a Garrison, or a Sawmill beside no Forest, changes nothing"
    assert len(spoken) == len(forests) + 1


def test_pulling_it_down_says_what_is_lost() -> None:
    pos = acting(player(0, built={"sawmill": (5, "below")}, stores=1))
    (die,) = [row[0] for row in rows(pos, 0, "lumber") if row[1] == 2]
    assert said(pos, "pull_down", card="sawmill") == f"each {die} (1 roll in 6) then brings 1 lumber less"


def test_a_region_says_what_it_brings_before_it_is_placed() -> None:
    pos = do(acting(rich(road_right=True)), "build_settlement", end="right")
    while not any(one.name == "place_region" for one in pos.choices):
        pos.push(pos.choices.numbers[-1])
    before, spoken = Counter(sources(pos)), said(pos, "place_region", side="above")
    do(pos, "place_region", side="above")
    both = (Counter(sources(pos)) - before).elements()
    # The other one then has only one corner left, and lies there at once.
    assert [f"each {die} (1 roll in 6) then brings 1 {name} more" for die, name in both].count(spoken) == 1


def test_a_settlement_says_only_which_regions_are_left() -> None:
    """Whatever the order of the stack: nobody knows it."""
    pos = acting(rich(road_right=True))
    spoken = said(pos, "build_settlement", end="right")
    assert "ore on 4 and 5, grain on 3 and 4, gold on 3" in spoken
    assert len(names(pos.state.region_stack)) == 11
    for seed in range(3):
        assert said(pos.imagine(0, seed), "build_settlement", end="right") == spoken


def test_a_city_says_that_it_produces_no_more() -> None:
    pos = acting(rich())
    assert said(pos, "build_city", place=5) == "its Regions produce no more than before"
    before = [told(pos, 0, die) for die in range(1, 7)]
    twin = acting(rich(settlements=(6,), cities=(5,)))
    assert [told(twin, 0, die) for die in range(1, 7)] == before


def test_who_names_the_number_is_told_what_it_brings_both() -> None:
    pos = do(position(player(0, hand="alchemist-a"), action_gate=3), "play", slot="alchemist-a")
    for number in range(1, 7):
        mine, rivals = produced(pos, number)
        amounts = [ENGLISH.cards.amounts({k: n for k, n in one.items() if n}) or "nothing" for one in (mine, rivals)]  # type: ignore[attr-defined]
        assert (
            said(pos, "name_number", number=number)
            == f"as things are: {amounts[0]} for you, {amounts[1]} for your rival"
        )
