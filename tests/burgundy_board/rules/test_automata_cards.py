"""The cards of the Automata: what is printed, boxes and sales, finished cards, and bonus tiles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, SIX, Turn, Wild, deck_of, turn
from burgundy_board.positions import with_goods

from bailey.games import burgundy_board

TOWER, INN = "watchtower-1", "boarding-house-1"
EASY, MEDIUM, HARD = 1, 2, 3
#: Card 4 without its last item, and a tile that finishes it without a bonus.
NEARLY = {0: TOWER, 1: "castle-9", 2: "knowledge-9", 4: INN}
LAST = {1: {0: "mine-1"}}

#: The items from the top by their colours, with * for a box, and the points of the three levels.
PRINTED = {
    1: ("gray, light green, yellow", 8, 12, 16),
    2: ("brown, brown, light green, yellow", 14, 18, 22),
    3: ("blue, brown, light green*, brown", 14, 18, 22),
    4: ("brown, dark green, yellow, gray, brown", 17, 21, 25),
    5: ("yellow*, brown, light green, yellow", 14, 18, 22),
    6: ("blue*, yellow, brown, blue", 14, 18, 22),
    7: ("brown, dark green, brown*, light green, blue", 17, 21, 25),
    8: ("dark green, gray*, light green, blue", 14, 18, 22),
    9: ("light green, brown, brown, yellow*", 14, 18, 22),
}
COLOURS = {
    "castle": "dark green", "mine": "gray", "knowledge": "yellow",
    "ship": "blue", "livestock": "light green", "building": "brown",
}  # fmt: skip


def test_the_nine_cards() -> None:
    path = Path(burgundy_board.__file__).parent / "automata.json"
    rows = json.loads(path.read_text(encoding="utf-8"))["cards"]
    found = {
        int(row["id"].rpartition("-")[2]): (
            ", ".join(COLOURS[item["kind"]] + "*" * bool(item.get("box")) for item in row["items"]),
            *row["points"],
        )
        for row in rows
    }
    assert found == PRINTED


#: A tile of each kind that brings nothing to sell, and each box: its card and item.
PLAIN = {"mine": "mine-1", "knowledge": "knowledge-1", "ship": "ship-1", "livestock": "cow-2a", "building": TOWER}
BOXES = [
    ("automata-3", 2, "livestock"), ("automata-5", 0, "knowledge"), ("automata-6", 0, "ship"),
    ("automata-7", 2, "building"), ("automata-8", 1, "mine"), ("automata-9", 3, "knowledge"),
]  # fmt: skip


def others_complete(card: str, but: int, open_too: int) -> dict[int, str]:
    """Cover all items with wild tiles but for two."""
    size = len(PRINTED[int(card[-1])][0].split(", "))
    return {i: Wild(f"castle-{i + 5}") for i in range(size) if i not in {but, open_too}}


@pytest.mark.parametrize(("card", "item", "kind"), BOXES)
def test_a_tile_on_an_item_with_a_box_sells(card: str, item: int, kind: str) -> None:
    last = 1 if item == 0 or kind == "building" else 0
    done = turn(
        1,
        left=card,
        right=FOUR,
        on_left=others_complete(card, item, last),
        depots={1: {0: PLAIN[kind]}},
        him={"goods": with_goods(t3=2)},
    )
    assert done.left[item] == PLAIN[kind]
    assert done.told("automata_box") == [{"what": "automata_box", "player": 2, "item": item}]
    assert done.goods == [0] * 6
    assert (done.silver, done.points("sales")) == (1, 6)


@pytest.mark.parametrize("card", [1, 2, 4])
def test_cards_without_a_box_do_not_sell(card: int) -> None:
    tile = {1: "mine-1", 2: TOWER, 4: TOWER}[card]
    done = turn(
        1, left=f"automata-{card}", right=SIX, depots={1: {0: tile}}, him={"goods": with_goods(t3=2)}
    )  # fmt: skip
    assert done.goods == with_goods(t3=2)


def test_items_without_a_box_of_a_card_with_one_do_not_sell() -> None:
    done = turn(1, white=5, depots={1: {0: "knowledge-1"}}, him={"goods": with_goods(t3=2)})
    assert done.right == {1: "knowledge-1"}
    assert done.told("sold") == []


def test_a_box_sells_after_the_bonus_of_the_tile() -> None:
    """The ship brings the goods that its box sells."""
    done = turn(1, white=5, depots={1: {0: "ship-1"}}, goods={3: with_goods(t4=3)})
    assert done.order() == ["automata_found", "took_goods", "advanced", "automata_box", "sold", "gained_silver"]
    assert done.points("sales") == 9


def test_a_box_sells_after_all_that_follows_from_the_bonus() -> None:
    """The city hall on the box of card 7 places a ship, whose goods are sold."""
    done = turn(
        1,
        left="automata-7",
        on_left={0: INN, 1: "castle-9"},
        depots={1: {0: "city-hall-1"}},
        reserve=["ship-1"],
        goods={3: with_goods(t4=3)},
    )
    assert done.placed() == ["city-hall-1", "ship-1"]
    assert done.goods == [0] * 6
    assert done.points("sales") == 9


def test_a_wild_tile_on_a_box_sells() -> None:
    done = turn(1, white=5, wilds=["mine-1"], him={"goods": with_goods(t3=2)})
    assert done.order() == ["automata_wild", "automata_box", "sold", "gained_silver"]
    assert done.points("sales") == 6


def test_a_box_without_goods_brings_nothing() -> None:
    done = turn(1, white=5, wilds=["mine-1"])
    assert (done.silver, done.points("sales")) == (0, 0)
    assert done.told("sold") == []


def test_a_tile_of_the_city_hall_on_a_box_sells() -> None:
    done = turn(
        1, left=FOUR, right=SIX, depots={1: {0: "city-hall-1"}}, reserve=["ship-1"], goods={3: with_goods(t4=1)}
    )  # fmt: skip
    assert done.right == {0: "ship-1"}
    assert done.points("sales") == 3


# Sales


@pytest.mark.parametrize(("goods", "sold"), [
    (with_goods(t2=1, t5=3), 4),
    (with_goods(t1=3, t6=2), 0),
    (with_goods(t2=2, t4=2), 1),
    (with_goods(t1=1, t3=2, t6=2), 2),
    ([1] * 6, 0),
])  # fmt: skip
def test_it_sells_the_type_of_which_it_has_most_and_of_equal_ones_the_lowest(goods: list[int], sold: int) -> None:
    done = turn(1, white=5, wilds=["mine-1"], him={"goods": goods})
    assert done.goods == [0 if good == sold else amount for good, amount in enumerate(goods)]
    assert done.him["sold"] == [amount if good == sold else 0 for good, amount in enumerate(goods)]


@pytest.mark.parametrize(("people", "each"), [(1, 2), (2, 3), (3, 4)])
def test_a_good_scores_a_point_for_each_player_and_the_sale_one_silver(people: int, each: int) -> None:
    done = turn(1, people=people, white=5, wilds=["mine-1"], him={"goods": with_goods(t2=3)})
    assert done.told("sold")[0]["points"] == 3 * each
    assert done.told("gained_silver") == [{"what": "gained_silver", "player": people, "amount": 1}]
    assert done.points("sales") == 3 * each


# Finished cards


@pytest.mark.parametrize(("level", "points"), [(EASY, 17), (MEDIUM, 21), (HARD, 25)])
def test_a_finished_card_scores_by_the_level(level: int, points: int) -> None:
    done = turn(1, automata=level, on_left=NEARLY, depots=LAST)
    assert done.told("automata_finished") == [
        {"what": "automata_finished", "player": 2, "card": FOUR, "points": points}
    ]
    assert done.points("cards") == points


@pytest.mark.parametrize("card", range(1, 10))
@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD])
def test_each_card_scores_what_is_printed(card: int, level: int) -> None:
    size = len(PRINTED[card][0].split(", "))
    covered = {i: Wild(f"castle-{i + 5}") for i in range(size - 1)}
    done = turn(1, automata=level, left=f"automata-{card}", right=other(card), on_left=covered, wilds=["mine-1"])
    assert done.points("cards") == PRINTED[card][level]


def other(card: int) -> str:
    return "automata-1" if card == 2 else "automata-2"


def test_a_card_that_is_not_full_scores_nothing() -> None:
    done = turn(1, on_left={0: TOWER, 1: "castle-9"}, depots=LAST)
    assert done.points("cards") == 0
    assert done.finished == []


def test_its_tiles_move_to_the_duchy() -> None:
    done = turn(1, on_left=NEARLY, depots=LAST, finished=["ship-9"])
    assert sorted(done.finished) == sorted(["ship-9", *NEARLY.values(), "mine-1"])


def test_wild_tiles_are_turned_to_what_they_are_without_a_bonus() -> None:
    covered = {0: Wild("bank-1"), 1: Wild("cow-4a"), 2: Wild("ship-1"), 4: Wild("castle-9")}
    done = turn(1, on_left=covered, depots=LAST, goods={3: with_goods(t1=1)}, him={"goods": with_goods(t2=1)})
    assert sorted(done.finished) == ["bank-1", "castle-9", "cow-4a", "mine-1", "ship-1"]
    assert (done.silver, done.goods, done.him["track"]) == (0, with_goods(t2=1), 0)
    assert (done.points("cards"), sum(done.him["points"])) == (21, 21)


def test_a_turned_wild_tile_counts_with_its_species_from_then_on() -> None:
    covered = {0: Wild("cow-4a"), 1: Wild("castle-9"), 2: "knowledge-9", 4: INN}
    done = turn(1, on_left=covered, depots=LAST)
    later = turn(1, left=ONE, on_left={0: "mine-2"}, depots={1: {0: "cow-2a"}}, finished=done.finished)
    assert later.points("livestock") == 6


def test_when_the_left_card_is_finished_the_right_one_slides_with_its_tiles() -> None:
    done = turn(1, on_left=NEARLY, on_right={1: "knowledge-1"}, depots=LAST, automata_discard=deck_of(ONE))
    assert done.cards == [SIX, ONE]
    assert (done.left, done.right) == ({1: "knowledge-1"}, {})
    assert done.dump["automata_discard"] == [*deck_of(ONE), FOUR]


def test_when_the_right_card_is_finished_a_new_one_takes_its_place() -> None:
    done = turn(
        1, white=6, left=ONE, on_left={0: "mine-9"}, right=FOUR, on_right=NEARLY, depots=LAST,
        automata_discard=deck_of(SIX, used=(ONE, FOUR)),
    )  # fmt: skip
    assert done.cards == [ONE, SIX]
    assert (done.left, done.right) == ({0: "mine-9"}, {})


BOTH = {
    "left": "automata-8",
    "on_left": {1: "mine-9", 2: "cow-2a", 3: "ship-9"},
    "right": ONE,
    "on_right": {1: "cow-2b", 2: "knowledge-9"},
    "depots": {1: {0: "castle-5", 1: "mine-1"}},
}


def both(**said: Any) -> Turn:
    """A castle fills the left card, and what it finds fills the right one."""
    return turn(1, **{**BOTH, **said})


def test_a_castle_may_finish_both_cards_the_left_one_first() -> None:
    done = both(automata_discard=deck_of(FOUR, SIX, used=("automata-8", ONE)))
    assert [event["card"] for event in done.told("automata_finished")] == ["automata-8", ONE]
    assert done.points("cards") == 18 + 12
    assert sorted(done.cards) == [FOUR, SIX]
    assert (done.left, done.right) == ({}, {})
    assert len(done.finished) == 7


def test_with_both_cards_finished_the_first_that_is_drawn_lies_left() -> None:
    done = both(automata_discard=deck_of(FOUR, SIX, used=("automata-8", ONE)))
    assert done.cards == [event["card"] for event in done.told("automata_card")]


def test_the_left_card_is_finished_and_replaced_before_the_right_one() -> None:
    """The deck is empty, so the left card is all that is shuffled before the right one is finished."""
    done = both(automata_discard=deck_of(FOUR, used=("automata-8", ONE)))
    assert done.cards[0] == FOUR
    first = both(automata_discard=deck_of(used=("automata-8", ONE)))
    assert first.cards[0] != ONE


def test_a_deck_that_is_empty_is_made_of_the_discarded_cards() -> None:
    done = turn(1, on_left=NEARLY, depots=LAST, automata_discard=deck_of())
    assert len(done.told("automata_shuffled")) == 1
    assert done.cards[0] == SIX != done.cards[1]
    assert done.dump["automata_discard"] == []
    assert len(done.dump["automata_deck"]) == 7


def test_the_deck_is_not_shuffled_while_it_has_cards() -> None:
    done = turn(1, on_left=NEARLY, depots=LAST, automata_discard=deck_of(ONE))
    assert done.told("automata_shuffled") == []
    assert done.dump["automata_deck"] == []
