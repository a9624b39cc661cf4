"""Cloisters: wild cards that may join any pile or be joined, and worth six points among themselves."""

from __future__ import annotations

import pytest
from burgundy_cards.rules import table as t
from cases import cases

from bailey.core import BadInput

NOT_CLOISTERS = [name for name in t.TYPES if name != "cloister"]
#: Three cards of a type; the dice of the first are all 3.
CARDS_OF = {name: (f"{name}-3a", f"{name}-1a", f"{name}-2a") for name in NOT_CLOISTERS[:-1]} | {
    "building": ("watchtower-3", "church-1", "market-2")
}
TRIPLES = {"castle": 2, "mine": 4, "knowledge": 4, "ship": 4, "pasture": 4, "building": 3}
each = pytest.mark.parametrize("name", NOT_CLOISTERS)


def spots(project: str, *estate: str) -> set[t.Spot]:
    """Where a project may go that shows the number of the die."""
    return {spot for _, spot in t.places(t.acting(t.die(project), t.seat(projects=project, estate=estate)))}


def first(*of: str) -> list[int]:
    """Say that seat 0 has the bonus cards of these types."""
    return [0 if name in of else -1 for name in t.TYPES]


def test_a_cloister_has_no_immediate_bonus() -> None:
    """It is placed and the turn goes on; nothing is gained and nothing is asked."""
    pos = t.placing("cloister-3a", t.seat(projects="mine-2a"), display={1: "mine-1a", 3: "ship-3a"})
    wanted = {"silver": 0, "workers": 0, "points": 0, "goods": [0] * 3, "animals": [0] * 4, "projects": ["mine-2a"]}
    wanted |= {"turn": 1, "estate": ["cloister-3a"]}
    assert t.seen(pos, wanted) == wanted


@each
def test_a_cloister_may_join_any_other_type_and_another_type_may_be_placed_on_cloisters(name: str) -> None:
    """One card or two of it, or they begin a pile of their own."""
    card, second, third = CARDS_OF[name]
    for project, pile, spot in (
        ("cloister-6a", second, t.onto_one(name)),
        ("cloister-6a", f"{second} {third}", t.onto_two(name)),
        (card, "cloister-1a", t.onto_one("cloister")),
        (card, "cloister-1a cloister-2a", t.onto_two("cloister")),
    ):
        pos = t.acting(t.die(project), t.seat(projects=project, estate=(pile,)))
        assert {found for _, found in t.places(pos)} == {t.NEW, spot}
        t.place(pos, project, spot)
        assert t.piles(pos) == [f"{pile} {project}"]


@each
@pytest.mark.parametrize("pile", ["{} cloister-1a", "cloister-1a {}"], ids=["joined", "below"])
def test_such_a_pile_is_of_that_type_for_the_rest_of_the_game(name: str, pile: str) -> None:
    """It takes that type and cloisters, and no other any more."""
    card, second, _ = CARDS_OF[name]
    estate = pile.format(second)
    assert spots(card, estate) == {t.onto_two(name)}
    assert spots("cloister-6a", estate) == {t.NEW, t.onto_two(name)}
    assert all(spots(CARDS_OF[other][0], estate) == {t.NEW} for other in NOT_CLOISTERS if other != name)


MANY = ("ship-1a ship-2a ship-3a", "ship-4a", "castle-1a castle-2a", "cloister-1a", "mine-1a cloister-2a")


@cases("project estate found", {
    "every unfinished pile is open to a cloister, full ones are not, a new one always": ("cloister-6a", MANY,
        {t.NEW, t.onto_one("ship"), t.onto_two("castle"), t.onto_one("cloister"), t.onto_two("mine")}),
    "a card may choose between its own pile and the cloisters": ("mine-3a", ("mine-1a", "cloister-1a",
        "cloister-2a cloister-3a"), {t.onto_one("mine"), t.onto_one("cloister"), t.onto_two("cloister")}),
    "two unfinished piles of its type both take further cards": ("mine-3a", ("mine-1a mine-2a", "cloister-1a mine-1b",
        "cloister-2a"), {t.onto_two("mine"), t.onto_one("cloister")}),
})  # fmt: skip
def test_where_a_card_may_go(project: str, estate: tuple[str, ...], found: set[t.Spot]) -> None:
    assert spots(project, *estate) == found


@cases("card estate onto wanted", {
    "a cloister may begin a pile beside other piles": ("cloister-6a", MANY, t.NEW, {"estate": [*MANY, "cloister-6a"]}),
    "and beside a lone cloister": ("cloister-6a", ("cloister-1a",), t.NEW, {"estate": ["cloister-1a", "cloister-6a"]}),
    "a card on cloisters gives its own function once": ("knowledge-3a", ("cloister-1a",), t.onto_one("cloister"),
        {"workers": 2}),
    "a cloister does not grant the function of what it joins": ("cloister-3a", ("mine-1a",), t.onto_one("mine"),
        {"silver": 0}),
    "a card that completes two cloisters takes the bonus card of its type": ("mine-3a", ("cloister-1a cloister-2a",),
        t.onto_two("cloister"), {"first_triples": first("mine")}),
    "the third of three cloisters takes that of the cloisters": ("cloister-3a", ("cloister-1a cloister-2a",),
        t.onto_two("cloister"), {"first_triples": first("cloister")}),
    "of equal piles the one begun first is used": ("mine-3a", ("mine-1a mine-2a", "cloister-1a mine-1b"),
        t.onto_two("mine"), {"estate": ["mine-1a mine-2a mine-3a", "cloister-1a mine-1b"]}),
    **{f"a cloister completes a type: {name}": ("cloister-3a", (" ".join(CARDS_OF[name][:2]),), t.onto_two(name),
        {"first_triples": first(name), "told completed": [{"player": 0, "type": name}]}) for name in NOT_CLOISTERS},
})  # fmt: skip
def test_what_placing_brings(card: str, estate: tuple[str, ...], onto: t.Spot, wanted: dict[str, object]) -> None:
    assert t.seen(t.placing(card, t.seat(estate=estate), onto=onto), wanted) == wanted


@pytest.mark.parametrize(("name", "points"), TRIPLES.items())
def test_a_triple_with_cloisters_scores_as_its_type(name: str, points: int) -> None:
    """The six points of the cloisters are hidden, whether they came first, last or in the middle."""
    card, second, _ = CARDS_OF[name]
    for pile in ("{} {} cloister-1a", "{} cloister-1a cloister-1b", "cloister-1a cloister-1b {}"):
        pos = t.table(t.seat(estate=(pile.format(card, second),)))
        assert pos.breakdown(0)[0] == {"line": "triple", "type": name, "count": 1, "points": points}


def test_a_triple_with_only_cloisters_is_worth_six_points() -> None:
    pos = t.table(t.seat(estate=("cloister-1a cloister-2a cloister-3a",)))
    assert pos.breakdown(0)[0] == {"line": "triple", "type": "cloister", "count": 1, "points": 6}


def test_no_pile_has_two_types_beside_its_cloisters() -> None:
    with pytest.raises(BadInput):
        t.table(t.seat(estate=("mine-1a cloister-1a castle-1a",)))
