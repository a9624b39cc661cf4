"""The knowledge tiles, one by one: what each changes, and that in storage it changes nothing (rules 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board import positions as t
from cases import cases

from bailey import games
from bailey.games.burgundy_board import GAME

if TYPE_CHECKING:
    from bailey.core.play.position import Position

Json = dict[str, Any]
#: A knowledge space of duchy 1.
KNOWN = 12
#: Tiles beside which most kinds may be placed.
BESIDE = {11: "watchtower-1", 19: "ship-6", 24: "mine-9"}


def knowing(n: int, mine: Json, lying: dict[int, str] | None = None, *, stored: Any = False, **more: Any) -> Position:
    """Write a position of a player with a knowledge tile in the duchy, or in storage."""
    tile = f"knowledge-{n}"
    if stored:
        mine = {**mine, "storage": [*mine.get("storage", ()), tile]}
        return t.position(t.player(0, lying) | mine, **more)
    return t.position(t.player(0, {KNOWN: tile, **(lying or {})}) | mine, **more)


def test_1_several_alike_in_a_town() -> None:
    mine, banks = {"dice": [1, 1], "storage": ["bank-2"]}, {25: "bank-1", 18: "castle-1"}
    assert {a["space"] for a in t.offered(knowing(1, mine, banks), "place")} == {26}
    assert t.why(knowing(1, mine, banks, stored=True), "place", die=0, tile=0, space=26) == "stands-there"


@pytest.mark.parametrize(("stored", "workers"), [(False, 4), (True, 2)], ids=["in the duchy", "in storage"])
def test_2_mines_bring_workers_too(stored: Any, workers: int) -> None:
    pos = knowing(2, {"dice": [1, 0]}, {24: "mine-1", 29: "mine-2"}, stored=stored, round=5)
    wanted = {"silver": t.SILVER + 2, "workers": workers}
    assert t.seen(t.go(pos, "take_workers die=0, finish"), wanted) == wanted


@pytest.mark.parametrize(
    ("n", "stored", "silver", "workers"),
    [(3, False, 2, 0), (4, False, 1, 1), (9, False, 1, 0), (3, True, 1, 0), (4, True, 1, 0), (9, True, 1, 0)],
)
def test_3_and_4_sales_bring_more(n: int, stored: Any, silver: int, workers: int) -> None:
    pos = knowing(n, {"dice": [4, 4], "goods": t.with_goods(t4=2)}, stored=stored)
    wanted = {"silver": t.SILVER + silver, "workers": workers}
    assert t.seen(t.go(pos, "sell die=0 good=3"), wanted) == wanted


GOODS = {1: t.with_goods(t1=1), 2: t.with_goods(t2=1), 6: t.with_goods(t6=1)}
FAR = {1: t.with_goods(t1=1), 4: t.with_goods(t4=1)}


def depots(*numbers: int) -> list[Json]:
    return [{"depot": number} for number in numbers]


@cases("n goods moves wanted", {
    "the goods of a neighbouring depot too, and 1 is next to 6": (5, GOODS, "take_goods depot=1", {
        "step": "second_depot", "offered take_goods": depots(2, 6)}),
    "the track advances once": (5, GOODS, "take_goods depot=1, take_goods depot=6", {"goods": t.with_goods(t1=1, t6=1),
        "track": 1}),
    "an empty depot may be chosen": (5, GOODS, "", {"offered take_goods": depots(1, 2, 3, 5, 6)}),
    "then goods beside it": (5, GOODS, "take_goods depot=3, take_goods depot=2", {"goods": t.with_goods(t2=1),
        "step": "act"}),
    "no goods lie beside it": (5, FAR, "take_goods depot=1", {"goods": t.with_goods(t1=1), "step": "act"}),
    "without it one depot": (9, GOODS, "take_goods depot=1", {"goods": t.with_goods(t1=1), "step": "act"}),
})  # fmt: skip
def test_5_a_ship(n: int, goods: Any, moves: str, wanted: Json) -> None:
    pos = t.go(knowing(n, {"dice": [2, 2], "storage": ["ship-1"]}, goods=goods), "place 17")
    assert t.seen(t.go(pos, moves), wanted) == wanted


DEPOTS = {1: {0: "bank-1", 1: "ship-2"}, 5: {0: "church-1"}}
BLACK = {0: "castle-15", 3: "bank-6"}
EVERYTHING = {(0, 0), (0, 3), (1, 0), (1, 1), (5, 0)}


def hired(option: int, mine: Json, **more: Any) -> Position:
    """Write a position with knowledge 6 and one of its texts."""
    return knowing(6, {"dice": [1, 2], **mine}, depots=DEPOTS, black=BLACK, knowledge_6=option, **more)


def found(pos: Position, do: str) -> set[tuple[int, int]]:
    return {(args["depot"], args["slot"]) for args in t.offered(pos, do)}


def test_6_of_2023_two_workers_take_a_building_once_a_turn() -> None:
    """The purchase is another thing."""
    pos = hired(0, {"workers": 5, "silver": 2})
    assert (found(pos, "hire"), {depot for depot, _ in found(pos, "buy")}) == ({(1, 0), (5, 0)}, {0})
    wanted = {"workers": 3, "storage": ["church-1"]}
    assert t.seen(t.go(pos, "hire depot=5 slot=0"), wanted) == wanted
    assert t.why(pos, "hire", depot=1, slot=0) == "hired-already"
    assert t.stored(t.go(pos, "buy depot=0 slot=3")) == ["church-1", "bank-6"]
    pos = hired(0, {"workers": 1})
    told = pos.explain({"do": "hire", "depot": 1, "slot": 0})["args"]
    assert (told["workers"], told["have"]) == (2, 1)
    assert not t.offered(pos, "hire")
    assert not t.offered(t.position({"workers": 5, "storage": ["knowledge-6"]}, depots=DEPOTS), "hire"), "in storage"


def test_6_of_2011_the_purchase_reaches_all_depots() -> None:
    pos = hired(1, {"workers": 5, "silver": 4})
    assert (found(pos, "buy"), found(pos, "hire")) == (EVERYTHING, set())
    wanted = {"silver": 2, "storage": ["ship-2"], "offered buy": []}
    assert t.seen(t.go(pos, "buy depot=1 slot=1"), wanted) == wanted


def test_6_of_2019_workers_may_pay_for_it() -> None:
    """That is the purchase of this turn."""
    pos = hired(2, {"workers": 2, "silver": 4})
    assert found(pos, "hire") == found(pos, "buy") == EVERYTHING
    wanted = {"silver": 4, "workers": 0, "storage": ["castle-15"], "offered buy": []}
    assert t.seen(t.go(pos, "hire depot=0 slot=0"), wanted) == wanted
    assert t.why(pos, "hire", depot=1, slot=0) == "hired-already"


def test_6_of_2019_waits_for_the_end_of_an_action_where_purchases_do() -> None:
    mine = {"workers": 4, "storage": ["castle-5"], "dice": [6, 6]}
    pos = t.go(hired(2, mine, lying={11: "watchtower-1"}, purchase_between=True), "place 6")
    assert t.why(pos, "hire", depot=1, slot=0) == "only-between"


@pytest.mark.parametrize(("n", "scored"), [(9, 3 + 4 + 2), (7, 3 + 4 + 2 + 3)])
def test_7_each_livestock_tile_that_scores_counts_one_more(n: int, scored: int) -> None:
    """Livestock beside two of its species."""
    lying = {11: "bank-1", 17: "ship-1", 10: "cow-4a", 5: "cow-2a", 4: "pig-2a"}
    pos = t.go(knowing(n, {"dice": [5, 5], "storage": ["cow-3a"]}, lying), "place 9")
    assert t.points(pos, "livestock") == scored


@pytest.mark.parametrize(("n", "do", "workers", "reached"), [
    (9, "take", 1, {1, 2, 6}),
    (8, "take", 1, {1, 2, 3, 5, 6}),  # a worker turns a die by two
    (8, "take", 2, {1, 2, 3, 4, 5, 6}),
    *((n, do, 0, {found}) for n in (9, 10, 11) for do, found in (("take", 1), ("sell", 0))),  # not for these
    (12, "take", 0, {1, 2, 6}),  # a step is free for taking
    (12, "take", 1, {1, 2, 3, 5, 6}),
    (12, "sell", 0, {0}),
])  # fmt: skip
def test_8_to_12_what_a_1_reaches(n: int, do: str, workers: int, reached: set[int]) -> None:
    lying = {d: {0: f"bank-{d}"} for d in range(1, 7)}
    mine = {"dice": [1, 1], "workers": workers, "goods": t.with_goods(t1=1, t2=1, t6=1)}
    pos = knowing(n, mine, {**BESIDE, 29: "mine-8"}, depots=lying if do == "take" else {})
    assert {args["depot" if do == "take" else "good"] for args in t.offered(pos, do)} == reached


@pytest.mark.parametrize(("n", "tile", "spaces"), [
    (9, "bank-1", {13}),
    (9, "ship-1", set()),
    (10, "ship-1", {17}),
    (10, "bank-1", set()),
    (10, "cow-2a", set()),
    (11, "mine-1", set()),
    (11, "castle-5", {6}),
    (11, "knowledge-13", {30}),
    (11, "ship-1", set()),
])  # fmt: skip
def test_9_to_11_a_step_is_free_for_some_kinds(n: int, tile: str, spaces: set[int]) -> None:
    """With a 1 and no worker: what is reached more, spaces of 6 and 2 next to a tile."""
    mine = {"dice": [1, 1], "storage": [tile]}
    by_one, found = ({args["space"] for args in t.offered(knowing(k, mine, BESIDE), "place")} for k in (3, n))
    assert (by_one <= found, found - by_one) == (True, spaces)


@pytest.mark.parametrize(("n", "workers", "silver"), [(9, 2, 0), (13, 2, 1), (14, 4, 0)])
def test_13_and_14_the_workers_action_brings_more(n: int, workers: int, silver: int) -> None:
    """But they do nothing for a boarding house."""
    wanted = {"workers": workers, "silver": t.SILVER + silver}
    assert t.seen(t.go(knowing(n, {"dice": [1, 1]}), "take_workers die=0"), wanted) == wanted
    wanted = {"workers": 4, "silver": t.SILVER}
    assert t.seen(t.go(knowing(n, {"dice": [3, 3], "storage": ["boarding-house-1"]}), "place 11"), wanted) == wanted


# At the end


def scored(n: int, lying: dict[int, str] | None = None, mine: Json | None = None, **more: Any) -> int:
    """Return how many more points a knowledge tile brings than another that counts nothing."""
    with_it, without = (knowing(k, {"silver": 0, **(mine or {})}, lying, **more).score()[0] for k in (n, 9))
    return with_it - without


BUILDINGS = ("warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall")
SOLD = {"sold": t.with_goods(t1=4, t5=1)}
SPECIES = {0: "cow-2a", 4: "cow-2b", 5: "pig-2a", 27: "sheep-2a"}
BONUS = {"first_bonus": [0, 1, -1, -1, -1, -1], "second_bonus": [-1, 0, -1, -1, -1, -1]}
HEXES = {"additional_hexes": True}
CRANE = {11: "crane", 13: "bank-1"}


@cases("n lying mine more found", {
    "types of goods sold": (15, {}, SOLD, {"knowledge_15": 2}, 2 * 2),
    "by the option three each": (15, {}, SOLD, {"knowledge_15": 3}, 2 * 3),
    "species of livestock": (24, SPECIES, {}, {}, 3 * 4),
    "geese are a species": (24, {**SPECIES, 9: "geese"}, {}, HEXES, 4 * 4),
    "goods sold": (25, {}, SOLD, {}, 5),
    "bonus tiles": (26, {}, {}, {"knowledge_26": 3, **BONUS}, 2 * 3),
    "by the option two each": (26, {}, {}, {"knowledge_26": 2, **BONUS}, 2 * 2),
    "white castles": (29, {11: "white-castle-1", 13: "white-castle-2"}, {}, {"white_castles": True}, 8),
    "a crane counts as one building": (22, CRANE, {}, HEXES, 8),
    "for one knowledge tile": (22, {**CRANE, 7: "knowledge-21"}, {}, HEXES, 4),
    "and not as livestock": (24, CRANE, {}, HEXES, 0),
    **{f"{n}: buildings of one type": (n, {11: f"{name}-1", 13: f"{name}-2", 14: f"{other}-1"}, {}, {}, 2 * 4)
        for n, name, other in zip(range(16, 24), BUILDINGS, (*BUILDINGS[1:], BUILDINGS[0]), strict=True)},
    **{f"{n}: no other type": (n, {14: f"{other}-1"}, {}, {}, 0)
        for n, other in zip(range(16, 24), (*BUILDINGS[1:], BUILDINGS[0]), strict=True)},
    **{f"{n} in storage scores nothing": (n, {11: "warehouse-1", 27: "cow-2a"}, {"sold": t.with_goods(t1=2)},
        {"stored": True, "first_bonus": [0, -1, -1, -1, -1, -1]}, 0) for n in (15, 16, 24, 25, 26)},
})  # fmt: skip
def test_15_to_29_at_the_end(n: int, lying: dict[int, str], mine: Json, more: Json, found: int) -> None:
    assert scored(n, lying, mine, **more) == found


# Additional tiles


def test_27_keeps_its_owner_on_top() -> None:
    others = {1: t.player(1, {KNOWN: "knowledge-27"}) | {"track": 1, "has_played": True}}
    pos = t.position({"dice": [2, 2], "storage": ["ship-1"]}, others=others, order=[1, 0, -1, -1], **HEXES)
    t.go(pos, "place 17")
    assert (t.me(pos).track, pos.state.order[:2]) == (1, [1, 0])


def test_27_goes_to_the_top_at_once() -> None:
    mine = {"dice": [1, 1], "storage": ["knowledge-27"]}
    pos = t.position(mine, others={1: {"has_played": True}}, order=[1, 0, -1, -1], **HEXES)
    assert t.go(pos, f"place {KNOWN}").state.order[:2] == [0, 1]


def test_28_silver_buys_workers_at_any_time() -> None:
    pos = knowing(28, {"silver": 3, "dice": [6, 6], "storage": ["castle-5"]}, {11: "watchtower-1"}, **HEXES)
    assert t.seen(t.go(pos, "trade_silver"), {"silver": 0, "workers": 0}) == {"silver": 2, "workers": 2}
    wanted = {"step": "extra_action", "silver": 1, "workers": 4}
    assert t.seen(t.go(pos, "place 6, trade_silver"), wanted) == wanted
    spent = t.go(pos, "trade_silver").explain({"do": "trade_silver"})
    assert games.texts(GAME).reason(spent) == "It takes 1 silver; you have 0"
    assert not t.can(t.position({"silver": 3}), "trade_silver")
