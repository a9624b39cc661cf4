"""All seven types: bonus cards of 4, 3, 2 and 1 points for the first players with a card of every type."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import NEW, TYPES, Spot, line, onto_one, onto_two, placing, player, seat, seen
from cases import cases

#: A card of every type; each shows a 3.
OF_TYPE = {name: f"{name}-3a" for name in TYPES[:-1]} | {"building": "watchtower-3"}
PILED = [name for name in TYPES if name != "cloister"]


def all_but(*missing: str) -> tuple[str, ...]:
    """An estate with one pile of every other type."""
    return tuple(f"{name}-1a" if name != "building" else "church-1" for name in TYPES if name not in missing)


def of_all(other: int = 0) -> tuple[str, ...]:
    """An estate of another player with one pile of every type."""
    return tuple(f"{name}-{other + 4}b" if name != "building" else f"bank-{other + 4}" for name in TYPES)


@pytest.mark.parametrize("name", TYPES)
def test_who_has_cards_of_all_seven_types_receives_the_top_card(name: str) -> None:
    """Immediately, whichever type comes last; six are not enough, however many cards there are of them."""
    pos = placing(OF_TYPE[name], seat(estate=all_but(name)), onto=NEW)
    wanted = {"all_seven": 3, "told all_seven": [{"player": 0, "amount": 3}]}
    assert seen(pos, wanted) == wanted
    assert line(pos, "all_seven") == {"points": 3}
    other = next(one for one in PILED if one != name)
    pos = placing(OF_TYPE[other], seat(estate=all_but(name)), onto=onto_one(other))
    assert (player(pos)["all_seven"], line(pos, "all_seven")) == (0, {"points": 0})


@pytest.mark.parametrize(
    ("players", "cards"), [(2, (3, 1)), (3, (4, 2, 1)), (4, (4, 3, 2, 1))], ids=["two", "three", "four"]
)
def test_the_cards_are_given_in_decreasing_order(players: int, cards: tuple[int, ...]) -> None:
    """With fewer than four players some are left out: 4, 2 and 1 for three, 3 and 1 for two."""
    for place, amount in enumerate(cards):
        others = [seat(estate=of_all(i), all_seven=cards[i]) if i < place else seat() for i in range(players - 1)]
        pos = placing("mine-3a", seat(estate=all_but("mine")), *others, onto=NEW)
        assert player(pos)["all_seven"] == amount


def test_nobody_has_more_than_one_of_them() -> None:
    """Further cards of any type bring no second card."""
    pos = placing("mine-3a", seat(estate=(*all_but("mine"), "mine-1a"), all_seven=3), onto=onto_one("mine"))
    wanted = {"all_seven": 3, "told all_seven": []}
    assert seen(pos, wanted) == wanted


@pytest.mark.parametrize("name", PILED)
def test_a_cloister_in_any_pile_is_still_a_cloister(name: str) -> None:
    """Below another type it counts for the seven, and placed with another type it completes them."""
    last = next(one for one in PILED if one != name)
    joined = {"building": "market-1"}.get(name, f"{name}-2a")
    pos = placing(OF_TYPE[last], seat(estate=(*all_but("cloister", name, last), f"{joined} cloister-2a")))
    assert player(pos)["all_seven"] == 3
    pos = placing("cloister-3a", seat(estate=all_but("cloister")), onto=onto_one(name))
    assert player(pos)["all_seven"] == 3


@cases("card onto estate projects", {
    "as a cloister, not as the type that it joined": ("cloister-3a", onto_one("ship"),
        (*all_but("cloister", "building"), "cloister-1a"), ""),
    "not among the projects": ("mine-3a", NEW, all_but("mine", "ship"), "ship-1b"),
})  # fmt: skip
def test_what_does_not_count(card: str, onto: Spot, estate: tuple[str, ...], projects: str) -> None:
    assert player(placing(card, seat(estate=estate, projects=projects), onto=onto))["all_seven"] == 0


def test_two_seventh_types_by_two_players_take_two_cards() -> None:
    """The second one takes what is left: with two players 3 and then 1."""
    pos = placing("mine-3a", seat(estate=all_but("mine")), seat(estate=of_all()), onto=NEW)
    assert [player(pos, p)["all_seven"] for p in range(2)] == [1, 3]


def test_a_card_may_complete_a_triple_and_the_seven_types() -> None:
    """Both bonus cards are received, the one for the triple first; then the round bonus is asked."""
    estate = (*all_but("mine", "cloister"), "cloister-1a cloister-2a")
    pos = placing("mine-3a", seat(estate=estate), onto=onto_two("cloister"))
    told = [event["what"] for event in pos.events if event["what"] in ("placed", "first_triple", "all_seven")]
    assert (told, pos.step) == (["placed", "first_triple", "all_seven"], "round_bonus")
