"""Triples: the "1." card for the first of each type, and a round bonus for every one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import (
    ROUNDS,
    TAKE_SILVER,
    TYPES,
    USE_FUNCTION,
    Json,
    acting,
    line,
    offered,
    onto_one,
    onto_two,
    place,
    placing,
    player,
    questions,
    seat,
    take_bonus,
    told,
)

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: Two cards of a type and the third.
TRIPLES = {name: (f"{name}-1a {name}-2a", f"{name}-3a") for name in TYPES[:-1]} | {
    "building": ("church-1 market-2", "watchtower-3")
}
#: Another triple of a type.
OTHERS = {name: f"{name}-4a {name}-5a {name}-6a" for name in TYPES[:-1]} | {"building": "bank-4 bank-5 bank-6"}
BONUSES = {
    "A": ["points 3", "goods 2", "animals 2", "silver 3", "workers 3"],
    "B": ["goods 2", "animals 2", "silver 3", "workers 3"],
    "C": ["goods 1", "animals 1", "silver 2", "workers 2", "workers 1 silver 1"],
    "D": ["silver 2", "workers 2", "workers 1 silver 1"],
    "E": ["silver 1", "workers 1"],
}
EVERY_BONUS = [(name, i, text) for name, texts in BONUSES.items() for i, text in enumerate(texts)]


def completing(name: str, own: Json | None = None, *others: Json, **rest: Any) -> Position:
    """Seat 0 has just placed the third card of a type."""
    two, third = TRIPLES[name]
    own = own or seat()
    estate = [*own["estate"], *seat(estate=("", "", "", "", two))["estate"]]
    return placing(third, {**own, "estate": estate}, *others, onto=onto_two(name), **rest)


def cloisters(**rest: Any) -> Position:
    """Seat 0 has just completed three cloisters, which have no function."""
    return completing("cloister", **rest)


def gains(pos: Position, p: int = 0) -> dict[str, int]:
    """Sum up what a player has in the storage."""
    got = player(pos, p)
    counts = {name: got[name] for name in ("points", "silver", "workers")}
    return counts | {name: sum(got[name]) for name in ("goods", "animals")}


# --- the bonus cards marked 1. ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TYPES)
def test_the_first_player_to_complete_a_triple_receives_the_matching_bonus_card(name: str) -> None:
    """It is worth one victory point."""
    pos = completing(name)
    assert pos.dump()["first_triples"] == [0 if other == name else -1 for other in TYPES]
    assert line(pos, "first_triples") == {"count": 1, "points": 1}
    assert told(pos, "first_triple") == [{"what": "first_triple", "player": 0, "type": name}]


@pytest.mark.parametrize("name", TYPES)
def test_the_second_player_to_complete_a_triple_does_not_receive_it(name: str) -> None:
    """There is one card for each type; the triple is told all the same."""
    taken = [1 if other == name else -1 for other in TYPES]
    pos = completing(name, None, seat(estate=(OTHERS[name],)))
    assert pos.dump()["first_triples"] == taken
    assert (line(pos, "first_triples"), line(pos, "first_triples", 1)) == (
        {"count": 0, "points": 0},
        {"count": 1, "points": 1},
    )
    assert (told(pos, "first_triple"), len(told(pos, "completed"))) == ([], 1)


def test_the_second_triple_of_a_player_brings_no_second_card() -> None:
    """The card of the type is gone, to the same player."""
    own = seat(estate=("mine-4a mine-5a mine-6a",))
    taken = [0 if name == "mine" else -1 for name in TYPES]
    pos = completing("mine", own, first_triples=taken)
    assert (pos.dump()["first_triples"], line(pos, "first_triples")["count"]) == (taken, 1)


def test_one_player_may_receive_several_cards() -> None:
    """One for each type."""
    taken = [0 if name in ("mine", "ship") else -1 for name in TYPES]
    own = seat(estate=("mine-4a mine-5a mine-6a", "ship-4a ship-5a ship-6a"))
    assert line(completing("castle", own, first_triples=taken), "first_triples") == {"count": 3, "points": 3}


@pytest.mark.parametrize("pile", ["", "mine-1a"])
def test_two_cards_are_no_triple(pile: str) -> None:
    """No card, no bonus."""
    pos = placing("mine-3a", seat(estate=(pile,) if pile else ()))
    assert (pos.dump()["first_triples"], pos.turn, told(pos, "completed")) == ([-1] * 7, 1, [])


def test_three_cards_of_a_type_in_two_piles_are_no_triple() -> None:
    """One mine on a cloister, one on another, one on the first."""
    own = seat(estate=("cloister-1a mine-1a", "cloister-2a"))
    pos = placing("mine-3a", own, onto=onto_one("cloister"))
    assert (pos.dump()["first_triples"], pos.turn) == ([-1] * 7, 1)


# --- the round bonus --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "bonus", "text"), EVERY_BONUS)
def test_a_triple_brings_one_of_the_current_round_bonuses(name: str, bonus: int, text: str) -> None:
    """Of the player's choice; goods and animals are picked one after the other from the open piles."""
    pos = cloisters(round=name)
    take_bonus(pos, bonus)
    assert told(pos, "chose_bonus") == [{"what": "chose_bonus", "player": 0, "round": name, "bonus": bonus}]
    while pos.step == "take_supply":
        pos.push(next(iter(pos.choices)))
    words = text.split()
    wanted = dict.fromkeys(("points", "silver", "workers", "goods", "animals"), 0)
    wanted |= dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert gains(pos) == wanted
    assert pos.step == "finish" if wanted["silver"] == 3 else pos.turn == 1


@pytest.mark.parametrize("name", ROUNDS)
def test_the_round_card_shows_the_bonuses_on_offer(name: str) -> None:
    """Five in rounds A and C, four in B, three in D, two in E."""
    pos = cloisters(round=name)
    assert (pos.step, pos.turn) == ("round_bonus", 0)
    assert [choice.to_json() for choice in pos.choices] == [
        {"do": "take_bonus", "bonus": i} for i in range(len(BONUSES[name]))
    ]


@pytest.mark.parametrize("name", TYPES)
def test_every_player_who_completes_a_triple_receives_a_round_bonus(name: str) -> None:
    """Whether the "1." card was still there or not."""
    first = completing(name, round="E")
    second = completing(name, seat(estate=(OTHERS[name],)), round="E")
    after_another = completing(name, None, seat(estate=(OTHERS[name],)), round="E")
    for pos in (first, second, after_another):
        assert (pos.step, len(offered(pos, "take_bonus"))) == ("round_bonus", 2)


def test_a_second_triple_of_a_type_brings_a_round_bonus_too() -> None:
    """The fourth card began it."""
    own = seat(estate=("mine-4a mine-5a mine-6a",))
    pos = completing("mine", own, first_triples=[0 if name == "mine" else -1 for name in TYPES])
    assert pos.step == "round_bonus"


def test_a_triple_with_a_cloister_brings_a_round_bonus_too() -> None:
    """It is a triple of its type."""
    pos = placing("cloister-3a", seat(estate=("ship-1a ship-2a",)), onto=onto_two("ship"))
    assert pos.step == "round_bonus"


def test_only_who_completes_the_triple_receives_the_bonus() -> None:
    """The others get nothing."""
    pos = cloisters()
    take_bonus(pos, 3)
    assert gains(pos, 1) == dict.fromkeys(("points", "silver", "workers", "goods", "animals"), 0)


@pytest.mark.parametrize(("first", "second"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_two_goods_are_picked_from_either_pile_one_after_the_other(first: int, second: int) -> None:
    """The second may be the card that the first one uncovered."""
    found = 0
    for seed in range(12):
        pos = cloisters(seed=seed, goods_piles=[{"top": "light", "cards": 9}, {"top": "dark", "cards": 9}])
        take_bonus(pos, 1)
        picked = [("light", "dark")[first]]
        assert [one["pile"] for one in offered(pos, "take_good")] == [0, 1]
        pos.push({"do": "take_good", "pile": first})
        if offered(pos, "take_good"):  # else both piles show the same now, and the second is taken without a question
            assert [one["pile"] for one in offered(pos, "take_good")] == [0, 1]
            picked.append(pos.dump()["goods_piles"][second]["top"])
            pos.push({"do": "take_good", "pile": second})
            assert player(pos)["goods"] == [picked.count(good) for good in ("light", "medium", "dark")]
            found += 1
    assert found > 3


@pytest.mark.parametrize("first", [0, 1])
def test_two_animals_are_picked_from_either_pile_one_after_the_other(first: int) -> None:
    """As the goods are."""
    pos = cloisters()
    take_bonus(pos, 2)
    picked = []
    for pile in (first, 1):
        picked.append(pos.dump()["animal_piles"][pile]["top"])
        pos.push({"do": "take_animal", "pile": pile})
    assert player(pos)["animals"] == [picked.count(animal) for animal in ("chicken", "cow", "sheep", "pig")]


def test_fewer_goods_are_taken_when_the_piles_run_out() -> None:
    """One is left of two."""
    others = seat(sold=[5, 6, 6])
    two, third = TRIPLES["cloister"]
    pos = placing(third, seat(estate=(two,)), others, onto=onto_two("cloister"))
    take_bonus(pos, 1)
    assert (player(pos)["goods"], pos.turn) == ([1, 0, 0], 1)


def test_goods_of_the_bonus_bring_nothing_when_none_are_left() -> None:
    """And that is told."""
    others = seat(sold=[6, 6, 6])
    two, third = TRIPLES["cloister"]
    pos = placing(third, seat(estate=(two,)), others, onto=onto_two("cloister"))
    take_bonus(pos, 1)
    assert (player(pos)["goods"], pos.turn) == ([0, 0, 0], 1)
    assert told(pos, "none_left") == [{"what": "none_left", "player": 0}]


# --- bonus and function -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in TYPES if name != "cloister"])
def test_bonus_and_function_come_in_the_order_that_the_player_chooses(name: str) -> None:
    """Both are asked for together."""
    pos = completing(name, display={1: "mine-6b"})
    assert questions(pos) == {"take_bonus", "use_function"}


def test_the_bonus_may_come_first() -> None:
    """Then the function follows by itself."""
    pos = completing("mine", round="E")
    take_bonus(pos, 1)
    assert (gains(pos)["workers"], gains(pos)["silver"], pos.turn) == (1, 2, 1)


def test_the_function_may_come_first() -> None:
    """Then the bonus is asked."""
    pos = completing("mine", round="D")
    pos.push(USE_FUNCTION)
    assert (gains(pos)["silver"], questions(pos)) == (2, {"take_bonus"})
    take_bonus(pos, 1)
    assert (gains(pos)["silver"], gains(pos)["workers"], pos.turn) == (2, 2, 1)


@pytest.mark.parametrize("bonus_first", [True, False])
def test_goods_of_the_bonus_may_come_before_the_sale_of_a_warehouse(*, bonus_first: bool) -> None:
    """That is why the order matters: before it they are sold, after it they are kept."""
    light = [{"top": "light", "cards": 9}, {"top": "dark", "cards": 8}]
    own = seat(estate=("church-1 market-2",), goods=[1, 0, 0])
    pos = placing("warehouse-4", own, goods_piles=light, round="C")
    if bonus_first:
        take_bonus(pos, 0)
        pos.push({"do": "take_good", "pile": 0})
        assert (player(pos)["sold"], player(pos)["goods"]) == ([2, 0, 0], [0, 0, 0])
    else:
        pos.push(USE_FUNCTION)
        take_bonus(pos, 0)
        pos.push({"do": "take_good", "pile": 0})
        assert (player(pos)["sold"], player(pos)["goods"]) == ([1, 0, 0], [1, 0, 0])


def test_the_action_of_a_castle_may_come_before_its_bonus() -> None:
    """Even if that action completes another triple: each has its own bonus."""
    own = seat(estate=("castle-1a castle-2a", "mine-1a mine-2a"), projects="mine-5a")
    pos = placing("castle-3a", own, round="E")
    pos.push(USE_FUNCTION)
    place(pos, "mine-5a")
    assert len(told(pos, "completed")) == 1
    bonuses = 0
    while pos.turn == 0:
        choice = next(one for one in pos.choices if one.name in ("take_bonus", "use_function", "finish"))
        bonuses += choice.name == "take_bonus"
        pos.push(choice)
    assert bonuses == 2


def test_workers_of_the_bonus_are_not_needed_for_the_action_of_the_castle() -> None:
    """The castle's die shows any number; the bonus comes first and stays whole."""
    own = seat(estate=("castle-1a castle-2a",))
    pos = placing("castle-3a", own, round="D", display={6: "mine-5a"})
    take_bonus(pos, 1)
    assert pos.step == "act"
    pos.push({"do": "take", "row": 6, "slot": 0})
    assert player(pos)["workers"] == 2


def test_a_bonus_cannot_be_declined() -> None:
    """One of them is received."""
    assert questions(cloisters()) == {"take_bonus"}


def test_a_triple_completed_by_a_free_action_counts_like_any_other() -> None:
    """A castle places the third ship."""
    own = seat(estate=("ship-1a ship-2a",), projects="ship-5a")
    pos = placing("castle-3a", own)
    place(pos, "ship-5a")
    assert pos.step == "round_bonus"
    assert pos.dump()["first_triples"][TYPES.index("ship")] == 0


def test_a_turn_without_a_triple_has_no_bonus() -> None:
    """Two of a kind are not enough, three projects neither."""
    pos = acting(3, seat(estate=("mine-1a mine-2a",), projects="mine-4a mine-5a mine-6a"))
    pos.push(TAKE_SILVER)
    assert (pos.turn, told(pos, "chose_bonus")) == (1, [])
