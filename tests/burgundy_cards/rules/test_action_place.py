"""Action 2: place a project in the estate."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules.table import (
    DICE,
    NEW,
    TYPES,
    Spot,
    acting,
    go,
    onto_one,
    onto_two,
    piles,
    place,
    placement,
    places,
    placing,
    player,
    refusal,
    seat,
    spot_of,
    table,
    told,
)
from cases import cases

from bailey.core import BadInput

#: One project of every type without an effect on the next question: their dice are all 3.
OF_TYPE = {name: f"{name}-3a" for name in TYPES[:-1]} | {"building": "watchtower-3"}
PILED = [name for name in TYPES if name != "cloister"]
THREE = ("mine-5a", "ship-5a", "castle-5a")


@pytest.mark.parametrize("number", DICE)
def test_the_die_must_match_the_die_of_the_project(number: int) -> None:
    pos = acting(number, seat(projects=f"ship-{number}a mine-{number % 6 + 1}a castle-{(number + 2) % 6 + 1}a"))
    assert places(pos) == [(0, NEW)]


@cases("estate spots", {
    "a new pile": ((), {NEW}),
    "onto one": (("mine-1a",), {onto_one("mine")}),
    "onto two or a cloister": (("mine-1a mine-2a", "cloister-1a"), {onto_two("mine"), onto_one("cloister")}),
    "new or onto two cloisters": (("cloister-1a cloister-2a",), {NEW, onto_two("cloister")}),
})  # fmt: skip
def test_every_place_of_a_project_with_another_number_is_refused(estate: tuple[str, ...], spots: set[Spot]) -> None:
    """Wherever it would fit, with the workers that it takes; nothing is said of places where it does not."""
    pos = acting(2, seat(projects="mine-5a ship-2a", workers=2, estate=estate))
    refused = [pos.game.choices.read(number) for number, why in pos.blocked.items() if why == "too_few_workers"]
    assert {spot_of(choice.args) for choice in refused if choice.name == "place"} == spots
    for onto in spots:
        assert refusal(pos, placement(pos, 0, onto)) == ("too-few-workers", {"cost": 3, "workers": 2})


@pytest.mark.parametrize("card", THREE)
def test_any_of_three_projects_may_be_placed_and_moves_to_the_estate(card: str) -> None:
    """The first, the second or the third; the other two keep their order."""
    pos = go(acting(5, seat(projects=" ".join(THREE))), f"place {card}")
    assert (player(pos)["projects"], piles(pos)) == ([one for one in THREE if one != card], [card])


def test_of_several_fitting_projects_the_player_chooses() -> None:
    pos = acting(5, seat(projects="mine-5a ship-2a mine-5b"))
    assert places(pos) == [(0, NEW), (2, NEW)]
    go(pos, "place mine-5b")
    assert (player(pos)["projects"], piles(pos)) == (["mine-5a", "ship-2a"], ["mine-5b"])


def test_the_card_is_taken_from_the_projects_alone() -> None:
    """A hand card with the right number shows its die and nothing else."""
    assert places(go(table(seat(hand="mine-5a castle-5a")), "play mine-5a")) == []


def test_a_placed_card_is_told_with_its_pile_and_the_height_of_it() -> None:
    found = told(placing("mine-5a", seat(estate=("ship-1a", "mine-2a"))), "placed")[0]
    assert (found["player"], found["card"], found["stack"], found["height"]) == (0, "mine-5a", 1, 2)


@pytest.mark.parametrize("name", PILED)
def test_identical_types_are_piled_on_top_of_each_other(name: str) -> None:
    """Onto one card or onto two of the own type, and nowhere else."""
    first, second = {"building": ("church-1", "bank-4")}.get(name, (f"{name}-1a", f"{name}-2a"))
    card = OF_TYPE[name]
    others = [f"{other}-6a" for other in PILED if other not in (name, "building")]
    for own, spot in ((first, onto_one(name)), (f"{first} {second}", onto_two(name))):
        pos = acting(3, seat(projects=card, estate=(*others, own)))
        assert places(pos) == [(0, spot)]
        place(pos, card)
        assert piles(pos) == [*others, f"{own} {card}"]


@pytest.mark.parametrize("name", PILED)
def test_different_types_are_placed_next_to_each_other(name: str) -> None:
    """With piles of every other type but cloisters, a card begins a pile of its own."""
    others = [card for other, card in OF_TYPE.items() if other not in (name, "cloister")]
    card = {"building": "market-3"}.get(name, f"{name}-3b")
    pos = acting(3, seat(projects=card, estate=others))
    assert places(pos) == [(0, NEW)]
    place(pos, card)
    assert piles(pos) == [*others, card]


@pytest.mark.parametrize(
    "triple", ["mine-1a mine-2a mine-3a", "mine-1a mine-1b cloister-4a", "cloister-1a cloister-2a mine-1a"]
)
def test_the_fourth_card_of_a_type_starts_a_new_triple(triple: str) -> None:
    """A pile of three is full; while the new one is unfinished no other is begun."""
    assert piles(placing("mine-5a", seat(estate=(triple,)))) == [triple, "mine-5a"]
    assert places(acting(5, seat(projects="mine-5a", estate=(triple, "mine-4a")))) == [(0, onto_one("mine"))]


def test_cards_in_the_estate_may_not_be_moved_again() -> None:
    """No choice of any kind points at a card of the estate: projects alone are placed, and only onto piles."""
    estate = ("castle-3a", "cloister-3a", "mine-3a cloister-3b")
    pos = acting(3, seat(estate=estate, workers=9))
    assert places(pos) == []
    assert piles(go(pos, "take_silver")) == list(estate)


@cases("own", {
    "different types share no pile": ({"estate": ("castle-1a mine-1a",)},),
    "nor as the third": ({"estate": ("ship-1a ship-2a pasture-1a",)},),
    "nor a building": ({"estate": ("church-1 knowledge-1a",)},),
    "no pile holds four": ({"estate": ("mine-1a mine-2a mine-3a mine-4a",)},),
    "three projects at most": ({"projects": "mine-1a mine-2a mine-3a mine-4a"},),
    "no card in two places": ({"projects": "mine-1a", "estate": ("mine-1a",)},),
})  # fmt: skip
def test_a_written_estate_keeps_to_the_rules(own: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        table(seat(**own))
