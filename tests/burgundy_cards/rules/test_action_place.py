"""Action 2: place a project in the estate."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import (
    DICE,
    NEW,
    TAKE_SILVER,
    TYPES,
    acting,
    die,
    onto_one,
    onto_two,
    piles,
    place,
    placement,
    places,
    placing,
    play,
    player,
    refusal,
    seat,
    spot_of,
    table,
    told,
)

from bailey.core import BadInput

#: One project of every type without an effect on the next question: their dice are all 3.
OF_TYPE = {
    "castle": "castle-3a",
    "mine": "mine-3a",
    "cloister": "cloister-3a",
    "knowledge": "knowledge-3a",
    "ship": "ship-3a",
    "pasture": "pasture-3a",
    "building": "watchtower-3",
}


@pytest.mark.parametrize("number", DICE)
def test_the_die_must_match_the_die_of_the_project(number: int) -> None:
    """Of three projects the one with the same number may be placed."""
    pos = acting(number, seat(projects=f"ship-{number}a mine-{number % 6 + 1}a castle-{(number + 2) % 6 + 1}a"))
    assert places(pos) == [(0, NEW)]


def test_a_project_with_another_number_is_refused_without_workers() -> None:
    """The reason tells how many workers are wanted and how many are there."""
    pos = acting(2, seat(projects="mine-5a ship-2a", workers=2))
    assert refusal(pos, placement(pos, 0, NEW)) == ("too-few-workers", {"cost": 3, "workers": 2})


@pytest.mark.parametrize(
    ("estate", "spots"),
    [
        ((), {NEW}),
        (("mine-1a",), {onto_one("mine")}),
        (("mine-1a mine-2a", "cloister-1a"), {onto_two("mine"), onto_one("cloister")}),
        (("cloister-1a cloister-2a",), {NEW, onto_two("cloister")}),
    ],
)
def test_every_place_of_a_project_with_another_number_is_refused(estate: tuple[str, ...], spots: set[int]) -> None:
    """Wherever it would fit; nothing is said of places where it does not."""
    pos = acting(2, seat(projects="mine-5a ship-2a", workers=2, estate=estate))
    refused = [pos.game.choices.read(number) for number, why in pos.blocked.items() if why == "too_few_workers"]
    assert {spot_of(choice.args) for choice in refused if choice.name == "place"} == spots
    for onto in spots:
        assert refusal(pos, placement(pos, 0, onto))[1] == {"cost": 3, "workers": 2}


def test_the_placed_card_moves_from_the_projects_to_the_estate() -> None:
    """The other projects stay where they are."""
    pos = placing("mine-5a", seat(projects="ship-2a castle-1a"))
    assert player(pos)["projects"] == ["ship-2a", "castle-1a"]
    assert piles(pos) == ["mine-5a"]


def test_the_card_is_taken_from_the_projects_alone() -> None:
    """A hand card with the right number shows its die and nothing else."""
    pos = table(seat(hand="mine-5a castle-5a"))
    play(pos, "mine-5a")
    assert places(pos) == []


@pytest.mark.parametrize("card", ["mine-5a", "ship-5a", "castle-5a"])
def test_any_of_three_projects_may_be_placed(card: str) -> None:
    """The first, the second or the third; the other two keep their order."""
    three = ["mine-5a", "ship-5a", "castle-5a"]
    pos = acting(5, seat(projects=" ".join(three)))
    place(pos, card)
    assert (player(pos)["projects"], piles(pos)) == ([one for one in three if one != card], [card])


def test_of_several_fitting_projects_the_player_chooses() -> None:
    """One card is moved, the other stays a project."""
    pos = acting(5, seat(projects="mine-5a ship-2a mine-5b"))
    assert places(pos) == [(0, NEW), (2, NEW)]
    place(pos, "mine-5b")
    assert (player(pos)["projects"], piles(pos)) == (["mine-5a", "ship-2a"], ["mine-5b"])


def test_a_placed_card_is_told_with_its_pile_and_the_height_of_it() -> None:
    """For those who watch."""
    pos = placing("mine-5a", seat(estate=("ship-1a", "mine-2a")))
    found = told(pos, "placed")[0]
    assert (found["player"], found["card"], found["stack"], found["height"]) == (0, "mine-5a", 1, 2)


@pytest.mark.parametrize("name", [name for name in TYPES if name != "cloister"])
def test_identical_types_are_piled_on_top_of_each_other(name: str) -> None:
    """Onto one card or onto two of the own type, and nowhere else."""
    first, second = {"building": ("church-1", "bank-4")}.get(name, (f"{name}-1a", f"{name}-2a"))
    card = OF_TYPE[name]
    others = [f"{other}-6a" for other in TYPES if other not in (name, "cloister", "building")]
    for own, spot in ((first, onto_one(name)), (f"{first} {second}", onto_two(name))):
        pos = acting(3, seat(projects=card, estate=(*others, own)))
        assert places(pos) == [(0, spot)]
        place(pos, card)
        assert piles(pos) == [*others, f"{own} {card}"]


@pytest.mark.parametrize("name", [name for name in TYPES if name != "cloister"])
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
    """A pile of three is full."""
    pos = placing("mine-5a", seat(estate=(triple,)))
    assert piles(pos) == [triple, "mine-5a"]


def test_while_a_pile_of_the_type_is_unfinished_no_other_is_begun() -> None:
    """The fifth mine goes onto the fourth."""
    pos = acting(5, seat(projects="mine-5a", estate=("mine-1a mine-2a mine-3a", "mine-4a")))
    assert places(pos) == [(0, onto_one("mine"))]


def test_cards_in_the_estate_may_not_be_moved_again() -> None:
    """No choice of any kind points at a card of the estate: projects alone are placed, and only onto piles."""
    estate = ("castle-3a", "cloister-3a", "mine-3a cloister-3b")
    pos = acting(3, seat(estate=estate, workers=9))
    assert places(pos) == []
    pos.push(TAKE_SILVER)
    assert piles(pos) == list(estate)


@pytest.mark.parametrize("pile", ["castle-1a mine-1a", "ship-1a ship-2a pasture-1a", "church-1 knowledge-1a"])
def test_cards_of_different_types_never_share_a_pile(pile: str) -> None:
    """A position that puts them together is refused."""
    with pytest.raises(BadInput):
        table(seat(estate=(pile,)))


def test_no_pile_holds_four_cards() -> None:
    """A position that piles them up is refused."""
    with pytest.raises(BadInput):
        table(seat(estate=("mine-1a mine-2a mine-3a mine-4a",)))


def test_no_more_than_three_projects_are_allowed() -> None:
    """A position with four is refused."""
    with pytest.raises(BadInput):
        table(seat(projects="mine-1a mine-2a mine-3a mine-4a"))


def test_no_card_is_in_two_places() -> None:
    """A position that has one twice is refused."""
    with pytest.raises(BadInput):
        table(seat(projects="mine-1a", estate=("mine-1a",)))


@pytest.mark.parametrize("card", OF_TYPE.values())
def test_every_type_may_be_placed_with_its_number(card: str) -> None:
    """A die of 3 places any project that shows a 3."""
    assert die(card) == 3
    pos = acting(3, seat(projects=card))
    assert places(pos) == [(0, NEW)]
