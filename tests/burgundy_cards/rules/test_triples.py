"""Triples: the "1." card for the first of each type, and a round bonus for every one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.position import Position

#: Two cards of a type and the third.
TRIPLES = {name: (f"{name}-1a {name}-2a", f"{name}-3a") for name in t.TYPES[:-1]} | {
    "building": ("church-1 market-2", "watchtower-3")
}
#: Another triple of a type.
OTHERS = {name: f"{name}-4a {name}-5a {name}-6a" for name in t.TYPES[:-1]} | {"building": "bank-4 bank-5 bank-6"}
BONUSES = {
    "A": ["points 3", "goods 2", "animals 2", "silver 3", "workers 3"],
    "B": ["goods 2", "animals 2", "silver 3", "workers 3"],
    "C": ["goods 1", "animals 1", "silver 2", "workers 2", "workers 1 silver 1"],
    "D": ["silver 2", "workers 2", "workers 1 silver 1"],
    "E": ["silver 1", "workers 1"],
}
STORED = ("points", "silver", "workers", "goods", "animals")
LIGHT_AND_DARK = [{"top": "light", "cards": 9}, {"top": "dark", "cards": 8}]
each = pytest.mark.parametrize("name", t.TYPES)


def completing(name: str, own: t.Json | None = None, *others: t.Json, **rest: Any) -> Position:
    """Seat 0 has just placed the third card of a type."""
    two, third = TRIPLES[name]
    own = own or t.seat()
    estate = [*own["estate"], *t.seat(estate=("", "", "", "", two))["estate"]]
    return t.placing(third, {**own, "estate": estate}, *others, onto=t.onto_two(name), **rest)


def cloisters(*others: t.Json, **rest: Any) -> Position:
    """Seat 0 has just completed three cloisters, which have no function."""
    return completing("cloister", None, *others, **rest)


def gains(pos: Position, p: int = 0) -> dict[str, int]:
    """Sum up what a player has in the storage."""
    got = t.player(pos, p)
    return {name: sum(got[name]) if isinstance(got[name], list) else got[name] for name in STORED}


def first(seat_of: dict[str, int]) -> list[int]:
    """Say who has the bonus cards of some types."""
    return [seat_of.get(name, -1) for name in t.TYPES]


# --- the bonus cards marked 1. ----------------------------------------------------------------------------------------


@each
def test_the_first_player_to_complete_a_triple_receives_the_matching_bonus_card(name: str) -> None:
    """It is worth one victory point. The second player does not receive it, nor does a second triple bring another."""
    pos = completing(name, round="E")
    assert pos.dump()["first_triples"] == first({name: 0})
    assert t.line(pos, "first_triples") == {"count": 1, "points": 1}
    assert t.told(pos, "first_triple") == [{"what": "first_triple", "player": 0, "type": name}]
    for p in (0, 1):
        had = [t.seat(estate=(OTHERS[name],)), t.seat()]
        pos = completing(name, *(had if p == 0 else reversed(had)), first_triples=first({name: p}), round="E")
        assert pos.dump()["first_triples"] == first({name: p})
        assert (t.line(pos, "first_triples")["count"], t.line(pos, "first_triples", 1)["count"]) == (1 - p, p)
        assert (t.told(pos, "first_triple"), len(t.told(pos, "completed"))) == ([], 1)
        assert (pos.step, len(t.offered(pos, "take_bonus"))) == ("round_bonus", 2), "the round bonus comes all the same"


def test_one_player_may_receive_several_cards() -> None:
    """One for each type."""
    own = t.seat(estate=("mine-4a mine-5a mine-6a", "ship-4a ship-5a ship-6a"))
    pos = completing("castle", own, first_triples=first({"mine": 0, "ship": 0}))
    assert t.line(pos, "first_triples") == {"count": 3, "points": 3}


@cases("estate onto", {
    "one card": ((), None),
    "two cards": (("mine-1a",), None),
    "three in two piles": (("cloister-1a mine-1a", "cloister-2a"), t.onto_one("cloister")),
})  # fmt: skip
def test_what_is_no_triple(estate: tuple[str, ...], onto: t.Spot | None) -> None:
    """No card, no bonus."""
    wanted = {"first_triples": [-1] * 7, "turn": 1, "told completed": []}
    assert t.seen(t.placing("mine-3a", t.seat(estate=estate), onto=onto), wanted) == wanted


# --- the round bonus --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BONUSES)
def test_the_round_card_shows_the_bonuses_on_offer(name: str) -> None:
    """Five in rounds A and C, four in B, three in D, two in E; none can be declined."""
    pos = cloisters(round=name)
    assert (pos.step, pos.turn) == ("round_bonus", 0)
    assert [choice.args for choice in pos.choices] == [{"bonus": i} for i in range(len(BONUSES[name]))]
    assert t.questions(pos) == {"take_bonus"}


@pytest.mark.parametrize(
    ("name", "bonus", "text"), [(name, i, text) for name, texts in BONUSES.items() for i, text in enumerate(texts)]
)
def test_a_triple_brings_one_of_the_current_round_bonuses(name: str, bonus: int, text: str) -> None:
    """Of the player's choice, and the others get nothing; goods and animals are picked one after the other."""
    pos = t.go(cloisters(round=name), f"take_bonus bonus={bonus}")
    assert t.told(pos, "chose_bonus") == [{"what": "chose_bonus", "player": 0, "round": name, "bonus": bonus}]
    while pos.step == "take_supply":
        pos.push(next(iter(pos.choices)))
    words = text.split()
    wanted = dict.fromkeys(STORED, 0) | dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert (gains(pos), gains(pos, 1)) == (wanted, dict.fromkeys(STORED, 0))
    assert pos.step == "finish" if wanted["silver"] == 3 else pos.turn == 1


@cases("made", {
    "a triple with a cloister": (lambda: t.placing("cloister-3a", t.seat(estate=("ship-1a ship-2a",)),
        onto=t.onto_two("ship")),),
    "a triple that a castle completes": (lambda: t.go(t.placing("castle-3a", t.seat(estate=("ship-1a ship-2a",),
        projects="ship-5a")), "place ship-5a"),),
})  # fmt: skip
def test_it_counts_like_any_other(made: Callable[[], Position]) -> None:
    wanted = {"step": "round_bonus", "first_triples": first({"ship": 0})}
    assert t.seen(made(), wanted) == wanted


@pytest.mark.parametrize(("one", "two"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_two_goods_are_picked_from_either_pile_one_after_the_other(one: int, two: int) -> None:
    """The second may be the card that the first one uncovered."""
    found = 0
    for seed in range(12):
        pos = cloisters(seed=seed, goods_piles=[{"top": "light", "cards": 9}, {"top": "dark", "cards": 9}])
        t.go(pos, "take_bonus bonus=1")
        assert [args["pile"] for args in t.offered(pos, "take_good")] == [0, 1]
        t.go(pos, f"take_good pile={one}")
        if t.offered(pos, "take_good"):  # else both piles show the same now, and the second is taken without a question
            assert [args["pile"] for args in t.offered(pos, "take_good")] == [0, 1]
            picked = [("light", "dark")[one], pos.dump()["goods_piles"][two]["top"]]
            t.go(pos, f"take_good pile={two}")
            assert t.player(pos)["goods"] == [picked.count(good) for good in ("light", "medium", "dark")]
            found += 1
    assert found > 3


@pytest.mark.parametrize("one", [0, 1])
def test_two_animals_are_picked_from_either_pile_one_after_the_other(one: int) -> None:
    pos = t.go(cloisters(), "take_bonus bonus=2")
    picked = []
    for pile in (one, 1):
        picked.append(pos.dump()["animal_piles"][pile]["top"])
        t.go(pos, f"take_animal pile={pile}")
    assert t.player(pos)["animals"] == [picked.count(animal) for animal in ("chicken", "cow", "sheep", "pig")]


@pytest.mark.parametrize(("sold", "got", "none"), [([5, 6, 6], [1, 0, 0], []), ([6, 6, 6], [0, 0, 0], [{"player": 0}])])
def test_fewer_goods_are_taken_when_the_piles_run_out(sold: list[int], got: list[int], none: list[t.Json]) -> None:
    """One is left of two; that none are left is told."""
    wanted = {"goods": got, "turn": 1}
    pos = t.go(cloisters(t.seat(sold=sold)), "take_bonus bonus=1")
    assert t.seen(pos, wanted) == wanted
    assert none in ([], t.seen(pos, {"told none_left": 0})["told none_left"])


# --- bonus and function -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in t.TYPES if name != "cloister"])
def test_bonus_and_function_come_in_the_order_that_the_player_chooses(name: str) -> None:
    assert t.questions(completing(name, display={1: "mine-6b"})) == {"take_bonus", "use_function"}


def warehouse() -> Position:
    """A third building sells goods, and the bonus may bring one."""
    own = t.seat(estate=("church-1 market-2",), goods=[1, 0, 0])
    return t.placing("warehouse-4", own, goods_piles=LIGHT_AND_DARK, round="C")


def castle(**own: Any) -> Position:
    """A third castle has an action, and the bonus waits."""
    return t.placing("castle-3a", t.seat(estate=("castle-1a castle-2a", "mine-1a mine-2a"), **own), round="D",
                   display={6: "mine-5a"})  # fmt: skip


@cases("made moves wanted", {
    "the bonus first, then the function by itself": (lambda: completing("mine", round="E"), "take_bonus bonus=1",
        {"workers": 1, "silver": 2, "turn": 1}),
    "the function first, then the bonus is asked": (lambda: completing("mine", round="D"), "use_function",
        {"silver": 2, "questions": {"take_bonus"}}),
    "and comes": (lambda: completing("mine", round="D"), "use_function, take_bonus bonus=1", {"silver": 2, "workers": 2,
        "turn": 1}),
    "goods of the bonus before the sale of a warehouse are sold": (warehouse, "take_bonus bonus=0, take_good pile=0",
        {"sold": [2, 0, 0], "goods": [0, 0, 0]}),
    "after it they are kept": (warehouse, "use_function, take_bonus bonus=0, take_good pile=0", {"sold": [1, 0, 0],
        "goods": [1, 0, 0]}),
    "workers of the bonus are not needed for a castle": (castle, "take_bonus bonus=1, take row=6 slot=0", {"workers": 2,
        "projects": ["mine-5a"]}),
    "the action of a castle may complete another triple, each has its own bonus": (lambda: castle(projects="mine-3b"),
        "use_function, place mine-3b, use_function, take_bonus bonus=1, take_bonus bonus=1", {"workers": 4, "silver": 2,
        "turn": 1}),
})  # fmt: skip
def test_the_order_of_bonus_and_function(made: Callable[[], Position], moves: str, wanted: t.Json) -> None:
    assert t.seen(t.go(made(), moves), wanted) == wanted


def test_a_turn_without_a_triple_has_no_bonus() -> None:
    """Two of a kind are not enough, three projects neither."""
    pos = t.acting(3, t.seat(estate=("mine-1a mine-2a",), projects="mine-4a mine-5a mine-6a"))
    wanted = {"turn": 1, "told chose_bonus": []}
    assert t.seen(t.go(pos, "take_silver"), wanted) == wanted
