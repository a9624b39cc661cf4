"""Action 2: place a project in the estate."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

from bailey.core import BadInput

#: One project of every type without an effect on the next question: their dice are all 3.
OF_TYPE = {name: f"{name}-3a" for name in t.TYPES[:-1]} | {"building": "watchtower-3"}
PILED = [name for name in t.TYPES if name != "cloister"]
THREE = ("mine-5a", "ship-5a", "castle-5a")


@pytest.mark.parametrize("number", t.DICE)
def test_the_die_must_match_the_die_of_the_project(number: int) -> None:
    pos = t.acting(number, t.seat(projects=f"ship-{number}a mine-{number % 6 + 1}a castle-{(number + 2) % 6 + 1}a"))
    assert t.places(pos) == [(0, t.NEW)]


@cases("estate spots", {
    "a new pile": ((), {t.NEW}),
    "onto one": (("mine-1a",), {t.onto_one("mine")}),
    "onto two or a cloister": (("mine-1a mine-2a", "cloister-1a"), {t.onto_two("mine"), t.onto_one("cloister")}),
    "new or onto two cloisters": (("cloister-1a cloister-2a",), {t.NEW, t.onto_two("cloister")}),
})  # fmt: skip
def test_every_place_of_a_project_with_another_number_is_refused(estate: tuple[str, ...], spots: set[t.Spot]) -> None:
    """Wherever it would fit, with the workers that it takes; nothing is said of places where it does not."""
    pos = t.acting(2, t.seat(projects="mine-5a ship-2a", workers=2, estate=estate))
    refused = [pos.game.choices.read(number) for number, why in pos.blocked.items() if why == "too_few_workers"]
    assert {t.spot_of(choice.args) for choice in refused if choice.name == "place"} == spots
    for onto in spots:
        assert t.refusal(pos, t.placement(pos, 0, onto)) == ("too-few-workers", {"workers": 3, "have": 2})


@pytest.mark.parametrize("card", THREE)
def test_any_of_three_projects_may_be_placed_and_moves_to_the_estate(card: str) -> None:
    """The first, the second or the third; the other two keep their order."""
    pos = t.go(t.acting(5, t.seat(projects=" ".join(THREE))), f"place {card}")
    assert (t.player(pos)["projects"], t.piles(pos)) == ([one for one in THREE if one != card], [card])


def test_of_several_fitting_projects_the_player_chooses() -> None:
    pos = t.acting(5, t.seat(projects="mine-5a ship-2a mine-5b"))
    assert t.places(pos) == [(0, t.NEW), (2, t.NEW)]
    t.go(pos, "place mine-5b")
    assert (t.player(pos)["projects"], t.piles(pos)) == (["mine-5a", "ship-2a"], ["mine-5b"])


def test_the_card_is_taken_from_the_projects_alone() -> None:
    """A hand card with the right number shows its die and nothing else."""
    assert t.places(t.go(t.table(t.seat(hand="mine-5a castle-5a")), "play mine-5a")) == []


def test_a_placed_card_is_told_with_its_pile_and_the_height_of_it() -> None:
    found = t.told(t.placing("mine-5a", t.seat(estate=("ship-1a", "mine-2a"))), "placed")[0]
    assert (found["player"], found["card"], found["stack"], found["height"]) == (0, "mine-5a", 1, 2)


@pytest.mark.parametrize("name", PILED)
def test_identical_types_are_piled_on_top_of_each_other(name: str) -> None:
    """Onto one card or onto two of the own type, and nowhere else."""
    first, second = {"building": ("church-1", "bank-4")}.get(name, (f"{name}-1a", f"{name}-2a"))
    card = OF_TYPE[name]
    others = [f"{other}-6a" for other in PILED if other not in (name, "building")]
    for own, spot in ((first, t.onto_one(name)), (f"{first} {second}", t.onto_two(name))):
        pos = t.acting(3, t.seat(projects=card, estate=(*others, own)))
        assert t.places(pos) == [(0, spot)]
        t.place(pos, card)
        assert t.piles(pos) == [*others, f"{own} {card}"]


@pytest.mark.parametrize("name", PILED)
def test_different_types_are_placed_next_to_each_other(name: str) -> None:
    """With piles of every other type but cloisters, a card begins a pile of its own."""
    others = [card for other, card in OF_TYPE.items() if other not in (name, "cloister")]
    card = {"building": "market-3"}.get(name, f"{name}-3b")
    pos = t.acting(3, t.seat(projects=card, estate=others))
    assert t.places(pos) == [(0, t.NEW)]
    t.place(pos, card)
    assert t.piles(pos) == [*others, card]


@pytest.mark.parametrize(
    "triple", ["mine-1a mine-2a mine-3a", "mine-1a mine-1b cloister-4a", "cloister-1a cloister-2a mine-1a"]
)
def test_the_fourth_card_of_a_type_starts_a_new_triple(triple: str) -> None:
    """A pile of three is full; while the new one is unfinished no other is begun."""
    assert t.piles(t.placing("mine-5a", t.seat(estate=(triple,)))) == [triple, "mine-5a"]
    assert t.places(t.acting(5, t.seat(projects="mine-5a", estate=(triple, "mine-4a")))) == [(0, t.onto_one("mine"))]


def test_cards_in_the_estate_may_not_be_moved_again() -> None:
    """No choice of any kind points at a card of the estate: projects alone are placed, and only onto piles."""
    estate = ("castle-3a", "cloister-3a", "mine-3a cloister-3b")
    pos = t.acting(3, t.seat(estate=estate, workers=9))
    assert t.places(pos) == []
    assert t.piles(t.go(pos, "take_silver")) == list(estate)


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
        t.table(t.seat(**own))
