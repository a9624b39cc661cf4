"""Cloisters: wild cards that may join any pile or be joined, and worth six points among themselves."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import (
    NEW,
    TYPES,
    Spot,
    acting,
    onto_one,
    onto_two,
    piles,
    place,
    places,
    placing,
    player,
    seat,
    table,
    told,
)

from bailey.core import BadInput

NOT_CLOISTERS = [name for name in TYPES if name != "cloister"]
#: Three cards of a type; the dice of the first are all 3.
CARDS_OF = {name: (f"{name}-3a", f"{name}-1a", f"{name}-2a") for name in NOT_CLOISTERS[:-1]} | {
    "building": ("watchtower-3", "church-1", "market-2")
}
TRIPLES = {"castle": 2, "mine": 4, "knowledge": 4, "ship": 4, "pasture": 4, "building": 3}


def spots(pos: object) -> set[Spot]:
    """Where the only project may go."""
    return {spot for _, spot in places(pos)}


def test_a_cloister_has_no_immediate_bonus() -> None:
    """It is placed and the turn goes on; nothing is gained and nothing is asked."""
    pos = placing("cloister-3a", seat(projects="mine-2a"), display={1: "mine-1a", 3: "ship-3a"})
    got = player(pos)
    assert (got["silver"], got["workers"], got["points"], got["goods"], got["animals"]) == (0, 0, 0, [0] * 3, [0] * 4)
    assert (got["projects"], pos.turn, piles(pos)) == (["mine-2a"], 1, ["cloister-3a"])


@pytest.mark.parametrize("name", NOT_CLOISTERS)
def test_a_cloister_may_join_any_other_type(name: str) -> None:
    """One card or two of it; or it begins a pile of its own."""
    first, second, _ = CARDS_OF[name]
    for pile, spot in ((first, onto_one(name)), (f"{first} {second}", onto_two(name))):
        pos = acting(6, seat(projects="cloister-6a", estate=(pile,)))
        assert spots(pos) == {NEW, spot}
        place(pos, "cloister-6a", spot)
        assert piles(pos) == [f"{pile} cloister-6a"]


def test_a_cloister_goes_where_the_player_wants() -> None:
    """Every unfinished pile is open to it, full ones are not, and a new pile always is."""
    estate = ("ship-1a ship-2a ship-3a", "ship-4a", "castle-1a castle-2a", "cloister-1a", "mine-1a cloister-2a")
    pos = acting(6, seat(projects="cloister-6a", estate=estate))
    assert spots(pos) == {NEW, onto_one("ship"), onto_two("castle"), onto_one("cloister"), onto_two("mine")}
    place(pos, "cloister-6a", NEW)
    assert piles(pos) == [*estate, "cloister-6a"]


def test_a_cloister_may_begin_a_pile_beside_an_unfinished_pile_of_cloisters() -> None:
    """So that two lone cloisters can be given to two types."""
    pos = placing("cloister-6a", seat(estate=("cloister-1a",)), onto=NEW)
    assert piles(pos) == ["cloister-1a", "cloister-6a"]


@pytest.mark.parametrize("name", NOT_CLOISTERS)
def test_a_joined_cloister_becomes_a_card_of_that_type_for_the_rest_of_the_game(name: str) -> None:
    """The pile takes that type and no other any more."""
    first, second, _ = CARDS_OF[name]
    estate = (f"{second} cloister-1a",)
    assert spots(acting(3, seat(projects=first, estate=estate))) == {onto_two(name)}
    for other in NOT_CLOISTERS:
        if other != name:
            assert spots(acting(3, seat(projects=CARDS_OF[other][0], estate=estate))) == {NEW}


@pytest.mark.parametrize("name", NOT_CLOISTERS)
def test_another_type_may_be_placed_on_one_or_two_cloisters(name: str) -> None:
    """Or beside them, if none of its own type is unfinished."""
    first, *_ = CARDS_OF[name]
    for pile, spot in (("cloister-1a", onto_one("cloister")), ("cloister-1a cloister-2a", onto_two("cloister"))):
        pos = acting(3, seat(projects=first, estate=(pile,)))
        assert spots(pos) == {NEW, spot}
        place(pos, first, spot)
        assert piles(pos) == [f"{pile} {first}"]


@pytest.mark.parametrize("name", NOT_CLOISTERS)
def test_cloisters_below_another_type_change_to_it_for_the_rest_of_the_game(name: str) -> None:
    """On one cloister and one mine no castle may be placed, and the third card must be a mine or a cloister."""
    first, second, _ = CARDS_OF[name]
    estate = (f"cloister-1a {second}",)
    assert spots(acting(3, seat(projects=first, estate=estate))) == {onto_two(name)}
    assert spots(acting(6, seat(projects="cloister-6a", estate=estate))) == {NEW, onto_two(name)}
    for other in NOT_CLOISTERS:
        if other != name:
            assert spots(acting(3, seat(projects=CARDS_OF[other][0], estate=estate))) == {NEW}


def test_a_card_may_choose_between_its_own_pile_and_the_cloisters() -> None:
    """No new pile, for its own is unfinished."""
    estate = ("mine-1a", "cloister-1a", "cloister-2a cloister-3a")
    pos = acting(3, seat(projects="mine-3a", estate=estate))
    assert spots(pos) == {onto_one("mine"), onto_one("cloister"), onto_two("cloister")}


def test_a_card_placed_on_cloisters_gives_its_own_function_once() -> None:
    """The cloister still does not grant a bonus function."""
    pos = placing("knowledge-3a", seat(estate=("cloister-1a",)), onto=onto_one("cloister"))
    assert player(pos)["workers"] == 2


def test_a_cloister_that_joins_a_type_does_not_grant_the_function_of_it() -> None:
    """Placed onto a mine it gives no silver."""
    pos = placing("cloister-3a", seat(estate=("mine-1a",)), onto=onto_one("mine"))
    assert player(pos)["silver"] == 0


@pytest.mark.parametrize(("name", "points"), TRIPLES.items())
def test_a_triple_with_cloisters_scores_as_its_type(name: str, points: int) -> None:
    """The six points of the cloisters are hidden, whether they came first, last or in the middle."""
    first, second, _ = CARDS_OF[name]
    for pile in (
        f"{first} {second} cloister-1a",
        f"{first} cloister-1a cloister-1b",
        f"cloister-1a cloister-1b {first}",
    ):
        pos = table(seat(estate=(pile,)))
        assert pos.breakdown(0)[0] == {"line": "triple", "type": name, "count": 1, "points": points}


def test_a_triple_with_only_cloisters_is_worth_six_points() -> None:
    """At the end of the game."""
    pos = table(seat(estate=("cloister-1a cloister-2a cloister-3a",)))
    assert pos.breakdown(0)[0] == {"line": "triple", "type": "cloister", "count": 1, "points": 6}


@pytest.mark.parametrize("name", NOT_CLOISTERS)
def test_a_cloister_that_completes_a_type_takes_the_bonus_card_of_that_type(name: str) -> None:
    """And not the one of the cloisters."""
    first, second, _ = CARDS_OF[name]
    pos = placing("cloister-3a", seat(estate=(f"{first} {second}",)), onto=onto_two(name))
    assert pos.dump()["first_triples"] == [0 if other == name else -1 for other in TYPES]
    assert told(pos, "completed") == [{"what": "completed", "player": 0, "type": name}]


def test_a_card_that_completes_two_cloisters_takes_the_bonus_card_of_its_type() -> None:
    """They have become cards of that type."""
    pos = placing("mine-3a", seat(estate=("cloister-1a cloister-2a",)), onto=onto_two("cloister"))
    assert pos.dump()["first_triples"] == [0 if name == "mine" else -1 for name in TYPES]


def test_the_third_of_three_cloisters_takes_the_bonus_card_of_the_cloisters() -> None:
    """The pile is a triple of its own type."""
    pos = placing("cloister-3a", seat(estate=("cloister-1a cloister-2a",)), onto=onto_two("cloister"))
    assert pos.dump()["first_triples"] == [0 if name == "cloister" else -1 for name in TYPES]


def test_a_card_on_the_cloisters_leaves_two_unfinished_piles_of_its_type() -> None:
    """Both take further cards of that type."""
    estate = ("mine-1a mine-2a", "cloister-1a mine-1b", "cloister-2a")
    pos = acting(3, seat(projects="mine-3a", estate=estate))
    assert spots(pos) == {onto_two("mine"), onto_one("cloister")}


def test_of_equal_piles_the_one_begun_first_is_used() -> None:
    """They differ in nothing."""
    pos = placing("mine-3a", seat(estate=("mine-1a mine-2a", "cloister-1a mine-1b")), onto=onto_two("mine"))
    assert piles(pos) == ["mine-1a mine-2a mine-3a", "cloister-1a mine-1b"]


def test_no_pile_has_two_types_beside_its_cloisters() -> None:
    """A position that has one is refused."""
    with pytest.raises(BadInput):
        table(seat(estate=("mine-1a cloister-1a castle-1a",)))
