"""A choice says which spots of the table it names; what it counts and what its text calls it follow from them."""

from __future__ import annotations

from typing import Any

import pytest

from bailey.core import (
    OWNER,
    Cells,
    Choices,
    GameState,
    Pile,
    Record,
    Spot,
    at,
    cells,
    each_player,
    inner,
    many,
    number,
    numbers,
    on,
    pile,
)

PIERS = ("north", "south")


class Berth(Record):
    crates: Pile = pile(4)
    goods: list[int] = numbers(3)


class Captain(Record):
    hand: Pile = pile(5, see=OWNER)
    dice: list[int] = numbers(2)
    goods: list[int] = numbers(3)
    deck: Pile = pile(9)
    hold: Cells = cells(6)
    secret: int = inner(number())


class Harbour(GameState):
    wind: int = number(0, names=PIERS)
    tide: int = number()
    market: Pile = pile(7)
    piers: list[Berth] = many(Berth, 2, names=PIERS)
    berths: list[Berth] = many(Berth, 3)
    players: list[Captain] = each_player(Captain, 4)


def same_dice(s: Harbour, p: int, die: int) -> list[int]:
    dice = s.players[p].dice
    return [die, *(i for i in range(2) if i != die and dice[i] == dice[die])]


def stacked_up(_: Harbour, p: int, kind: int, high: int) -> list[int]:
    return [kind * p + k for k in range(high - 1)] if high else []


def next_player(_: Harbour, p: int) -> int:
    return p + 1


def nobody(_: Harbour, __: int) -> None:
    return None


def spots_of(**arguments: Any) -> list[str]:
    """Return the spots of the choice `go` of player 1, its arguments being pairs of what was said and a value."""
    said = {name: what for name, (what, _) in arguments.items()}
    choices = Choices(Harbour)
    choices.add("go", **said)
    chosen = choices.find({"do": "go", **{name: value for name, (_, value) in arguments.items()}})
    s = Harbour()
    s.wind, s.tide = 1, 2
    s.players[1].dice = [4, 4]
    return [str(spot) for spot in choices.spots(s, 1, chosen)]


CASES: dict[str, tuple[dict[str, tuple[Any, int]], list[str]]] = {
    "a pile of the table": ({"slot": (at("market"), 6)}, ["market/6"]),
    "a pile of the player who chooses": ({"slot": (at("hand"), 4)}, ["players.1.hand/4"]),
    "a pile of somebody else": ({"slot": (at("hand", of=next_player), 0)}, ["players.2.hand/0"]),
    "a pile of nobody": ({"slot": (at("hand", of=nobody), 0)}, []),
    "cells": ({"place": (at("hold"), 5)}, ["players.1.hold/5"]),
    "counters": ({"good": (at("players.goods"), 2)}, ["players.1.goods/2"]),
    "a row that a number of the state picks": ({"slot": (at("piers.crates", of="wind"), 3)}, ["south.crates/3"]),
    "a row of numbers that it picks": ({"good": (at("berths.goods", of="tide"), 1)}, ["berths.2.goods/1"]),
    "a record": ({"berth": (at("berths"), 1)}, ["berths.1"]),
    "a record with a name": ({"pier": (at("piers"), 0)}, ["north"]),
    "a player": ({"who": (at("players"), 3)}, ["players.3"]),
    "a record counted from 1, and a slot in it": (
        {"berth": (at("berths", first=1), 3), "slot": (at("berths.crates", of="berth"), 2)},
        ["berths.2.crates/2"],
    ),
    "a plain argument that picks a record": (
        {"pier": (2, 1), "slot": (at("piers.crates", of="pier"), 2)},
        ["south.crates/2"],
    ),
    "two spots": ({"slot": (at("hand"), 1), "place": (at("hold"), 2)}, ["players.1.hand/1", "players.1.hold/2"]),
    "coordinates, in their order": (
        {"x": (on("deck", range(-1, 2)), -1), "slot": (at("hand"), 0), "y": (on("deck", 3), 2)},
        ["players.1.hand/0", "players.1.deck/-1,2"],
    ),
    "the cards that lie at coordinates": (
        {"kind": (on("deck", 3), 2), "high": (on("deck", 4, slots=stacked_up), 3)},
        ["players.1.deck/2", "players.1.deck/3"],
    ),
    "coordinates where no card lies yet: the area as a whole": (
        {"kind": (on("deck", 3), 2), "high": (on("deck", 4, slots=stacked_up), 0)},
        ["players.1.deck"],
    ),
    "a value that names no spot": ({"die": (at("dice", spare=1), 2)}, []),
    "those that make no difference": (
        {"die": (at("dice", alike=same_dice), 1)},
        ["players.1.dice/1", "players.1.dice/0"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_argument_names_a_spot(case: str) -> None:
    arguments, spots = CASES[case]
    assert spots_of(**arguments) == spots


def test_a_choice_names_an_area_as_a_whole_or_a_spot_that_its_game_works_out() -> None:
    choices = Choices(Harbour)
    choices.add("look", at("market"))
    choices.add("load", at("berths.crates", of="berth"), berth=at("berths", first=1))
    choices.add("leave", lambda s, p, way: Spot("market", (s.tide + p + way,)) if way else None, way=2)
    choices.add("wait")
    s = Harbour()
    s.tide = 2
    found = {str(choice): [*map(str, choices.spots(s, 1, choice))] for choice in choices}
    assert found["look"] == ["market"]
    assert found["load berth=3"] == ["berths.2.crates"]
    assert (found["leave way=0"], found["leave way=1"], found["wait"]) == ([], ["market/4"], [])


def test_an_argument_has_as_many_values_as_there_are_slots() -> None:
    choices = Choices(Harbour)
    kinds = [
        choices.add("a", slot=at("hand")),
        choices.add("b", berth=at("berths", first=1), die=at("dice", spare=1)),
        choices.add("c", x=on("deck", range(-1, 2)), y=on("deck", 2)),
    ]
    spans = [[span for _, span in kind.ranges] for kind in kinds]
    assert spans == [[range(5)], [range(1, 4), range(3)], [range(-1, 2), range(2)]]


REFUSED: dict[str, tuple[Any, str]] = {
    "an unknown field": (at("hands"), r"at\('hands'\): Harbour has no such field that people see"),
    "a field that nobody sees": (at("secret"), "no such field that people see"),
    "an unknown row": (at("boats.crates"), "no such field that people see"),
    "two rows that have it": (at("crates"), r"write at\('piers.crates'\) or at\('berths.crates'\)"),
    "a table and a row": (at("wind"), "it has no slots to count; point at a pile, cells, numbers or records"),
    "a row without saying which": (at("piers.crates"), "it is in each of piers; say which by of="),
    "a row picked by what is no number": (at("piers.crates", of="market"), "say which by of="),
    "a row picked by what is unknown": (at("piers.crates", of="moon"), r"at\('moon'\): Harbour has no such field"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_fault_of_the_author_is_refused_with_the_remedy(case: str) -> None:
    said, why = REFUSED[case]
    with pytest.raises(TypeError, match=why):
        Choices(Harbour).add("go", slot=said)


def test_choices_that_point_need_a_state() -> None:
    with pytest.raises(TypeError, match=r"choice 'go': points at the table; write Choices\(State\)"):
        Choices().add("go", slot=at("hand"))
