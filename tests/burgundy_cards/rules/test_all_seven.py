"""All seven types: bonus cards of 4, 3, 2 and 1 points for the first players with a card of every type."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import NEW, TYPES, line, onto_one, onto_two, placing, player, seat, told

#: A card of every type; each shows a 3.
OF_TYPE = {name: f"{name}-3a" for name in TYPES[:-1]} | {"building": "watchtower-3"}


def all_but(*missing: str) -> tuple[str, ...]:
    """An estate with one pile of every other type."""
    return tuple(f"{name}-1a" if name != "building" else "church-1" for name in TYPES if name not in missing)


def of_all(other: int = 0) -> tuple[str, ...]:
    """An estate of another player with one pile of every type."""
    return tuple(f"{name}-{other + 4}b" if name != "building" else f"bank-{other + 4}" for name in TYPES)


@pytest.mark.parametrize("name", TYPES)
def test_who_has_cards_of_all_seven_types_receives_the_top_card(name: str) -> None:
    """Immediately, whichever type comes last."""
    pos = placing(OF_TYPE[name], seat(estate=all_but(name)), onto=NEW)
    assert player(pos)["all_seven"] == 3
    assert line(pos, "all_seven") == {"points": 3}
    assert told(pos, "all_seven") == [{"what": "all_seven", "player": 0, "amount": 3}]


@pytest.mark.parametrize("name", TYPES)
def test_six_types_are_not_enough(name: str) -> None:
    """However many cards there are of them."""
    other = next(one for one in TYPES if one not in (name, "cloister"))
    pos = placing(OF_TYPE[other], seat(estate=all_but(name)), onto=onto_one(other))
    assert player(pos)["all_seven"] == 0
    assert line(pos, "all_seven") == {"points": 0}


@pytest.mark.parametrize(
    ("players", "cards"), [(2, (3, 1)), (3, (4, 2, 1)), (4, (4, 3, 2, 1))], ids=["two", "three", "four"]
)
def test_the_cards_are_given_in_decreasing_order(players: int, cards: tuple[int, ...]) -> None:
    """With fewer than four players some are left out: 4, 2 and 1 for three, 3 and 1 for two."""
    for place, amount in enumerate(cards):
        others = [seat(estate=of_all(i), all_seven=cards[i]) if i < place else seat() for i in range(players - 1)]
        pos = placing("mine-3a", seat(estate=all_but("mine")), *others, onto=NEW)
        assert player(pos)["all_seven"] == amount


def test_each_player_receives_one_of_them() -> None:
    """Further cards of any type bring no second card."""
    estate = (*all_but("mine"), "mine-1a")
    pos = placing("mine-3a", seat(estate=estate, all_seven=3), onto=onto_one("mine"))
    assert (player(pos)["all_seven"], told(pos, "all_seven")) == (3, [])


@pytest.mark.parametrize("name", [name for name in TYPES if name != "cloister"])
def test_it_does_not_matter_whether_a_cloister_was_assigned_to_another_type(name: str) -> None:
    """A cloister that lies with another type is still a cloister for this."""
    last = next(one for one in TYPES if one not in (name, "cloister"))
    joined = {"building": "market-1"}.get(name, f"{name}-2a")
    estate = (*all_but("cloister", name, last), f"{joined} cloister-2a")
    pos = placing(OF_TYPE[last], seat(estate=estate))
    assert player(pos)["all_seven"] == 3


@pytest.mark.parametrize("name", [name for name in TYPES if name != "cloister"])
def test_a_cloister_may_be_the_seventh_type_in_any_pile(name: str) -> None:
    """Placed with another type it completes the seven."""
    pos = placing("cloister-3a", seat(estate=all_but("cloister")), onto=onto_one(name))
    assert player(pos)["all_seven"] == 3


def test_a_cloister_does_not_count_as_the_type_that_it_joined() -> None:
    """Two cloisters in two piles are one type: castle, mine, knowledge, ship and pasture with them are six."""
    pos = placing("cloister-3a", seat(estate=(*all_but("cloister", "building"), "cloister-1a")), onto=onto_one("ship"))
    assert player(pos)["all_seven"] == 0


def test_two_seventh_types_by_two_players_take_two_cards() -> None:
    """The second one takes what is left: with two players 3 and then 1."""
    pos = placing("mine-3a", seat(estate=all_but("mine")), seat(estate=of_all()), onto=NEW)
    assert [player(pos, p)["all_seven"] for p in range(2)] == [1, 3]


def test_a_card_may_complete_a_triple_and_the_seven_types() -> None:
    """Both bonus cards are received, the one for the triple first; then the round bonus is asked."""
    estate = (*all_but("mine", "cloister"), "cloister-1a cloister-2a")
    pos = placing("mine-3a", seat(estate=estate), onto=onto_two("cloister"))
    assert [event["what"] for event in pos.events if event["what"] in ("placed", "first_triple", "all_seven")] == [
        "placed",
        "first_triple",
        "all_seven",
    ]
    assert pos.step == "round_bonus"


def test_projects_do_not_count() -> None:
    """The types must lie in the estate, not among the projects."""
    pos = placing("mine-3a", seat(estate=all_but("mine", "ship"), projects="ship-1b"), onto=NEW)
    assert player(pos)["all_seven"] == 0
