"""The cards of the Automata: what is printed, boxes and sales, finished cards, and bonus tiles."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, SIX, Turn, Wild, deck_of, seen, turn
from burgundy_board.positions import with_goods
from cases import cases

from bailey.games.burgundy_board.data import AUTOMATA_PRINTED

Json = dict[str, Any]
TOWER, INN = "watchtower-1", "boarding-house-1"
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


def size(card: int) -> int:
    """Count the items of a card."""
    return len(PRINTED[card][0].split(", "))


def test_the_nine_cards() -> None:
    found = {
        int(row["id"].rpartition("-")[2]): (
            ", ".join(COLOURS[item["kind"]] + "*" * bool(item.get("box")) for item in row["items"]),
            *row["points"],
        )
        for row in AUTOMATA_PRINTED["cards"]
    }
    assert found == PRINTED


# Boxes

#: A tile of each kind that brings nothing to sell, and each box: its card and item.
PLAIN = {"mine": "mine-1", "knowledge": "knowledge-1", "ship": "ship-1", "livestock": "cow-2a", "building": TOWER}
BOXES = [
    (3, 2, "livestock"), (5, 0, "knowledge"), (6, 0, "ship"), (7, 2, "building"), (8, 1, "mine"), (9, 3, "knowledge"),
]  # fmt: skip
TWO_GOODS = {"goods": with_goods(t3=2)}


@pytest.mark.parametrize(("card", "item", "kind"), BOXES)
def test_a_tile_on_an_item_with_a_box_sells(card: int, item: int, kind: str) -> None:
    """All other items but one are covered by wild tiles."""
    last = 1 if item == 0 or kind == "building" else 0
    lying = {i: Wild(f"castle-{i + 5}") for i in range(size(card)) if i not in {item, last}}
    done = turn(1, left=f"automata-{card}", right=FOUR, on_left=lying, depots={1: {0: PLAIN[kind]}}, him=TWO_GOODS)
    wanted = {"told automata_box": [{"player": 2, "item": item}], "goods": [0] * 6, "silver": 1, "points sales": 6}
    assert (done.left[item], seen(done, wanted)) == (PLAIN[kind], wanted)


SOLD = {"silver": 1, "points sales": 6, "goods": [0] * 6}
KEPT = {"told sold": [], "goods": with_goods(t3=2)}


@cases("said wanted", {
    "card 1 has no box": ({"left": ONE, "depots": LAST, "him": TWO_GOODS}, KEPT),
    "card 2 neither": ({"left": "automata-2", "depots": {1: {0: TOWER}}, "him": TWO_GOODS}, KEPT),
    "nor card 4": ({"depots": {1: {0: TOWER}}, "him": TWO_GOODS}, KEPT),
    "nor has every item of a card with one": ({"white": 5, "depots": {1: {0: "knowledge-1"}}, "him": TWO_GOODS},
        {**KEPT, "right": {1: "knowledge-1"}}),
    "it sells after the bonus of the tile": ({"white": 5, "depots": {1: {0: "ship-1"}}, "goods": {3: with_goods(t4=3)}},
        {"order": ["automata_found", "took_goods", "advanced", "automata_box", "sold", "gained_silver"],
        "points sales": 9}),
    "after all that follows from the bonus": ({"left": "automata-7", "on_left": {0: INN, 1: "castle-9"},
        "depots": {1: {0: "city-hall-1"}}, "reserve": ["ship-1"], "goods": {3: with_goods(t4=3)}},
        {"placed": ["city-hall-1", "ship-1"], "goods": [0] * 6, "points sales": 9}),
    "a wild tile on it sells": ({"white": 5, "wilds": ["mine-1"], "him": TWO_GOODS},
        {**SOLD, "order": ["automata_wild", "automata_box", "sold", "gained_silver"]}),
    "without goods it brings nothing": ({"white": 5, "wilds": ["mine-1"]},
        {"silver": 0, "points sales": 0, "told sold": []}),
    "a tile of the city hall on it sells": ({"depots": {1: {0: "city-hall-1"}}, "reserve": ["ship-1"],
        "goods": {3: with_goods(t4=1)}}, {"right": {0: "ship-1"}, "points sales": 3}),
    **{f"sales: of {goods} type {sold + 1}": ({"white": 5, "wilds": ["mine-1"], "him": {"goods": goods}},
        {"goods": [0 if good == sold else amount for good, amount in enumerate(goods)],
        "sold": [amount if good == sold else 0 for good, amount in enumerate(goods)]}) for goods,
        sold in ((with_goods(t2=1, t5=3), 4), (with_goods(t1=3, t6=2), 0), (with_goods(t2=2, t4=2), 1),
        (with_goods(t1=1, t3=2, t6=2), 2), ([1] * 6, 0))},
})  # fmt: skip
def test_boxes_and_sales(said: Json, wanted: Json) -> None:
    """It sells the type of which it has most, and of equal ones the lowest."""
    assert seen(turn(1, **said), wanted) == wanted


@pytest.mark.parametrize(("people", "each"), [(1, 2), (2, 3), (3, 4)])
def test_a_good_scores_a_point_for_each_player_and_the_sale_one_silver(people: int, each: int) -> None:
    done = turn(1, people=people, white=5, wilds=["mine-1"], him={"goods": with_goods(t2=3)})
    assert done.told("sold")[0]["points"] == 3 * each
    assert done.told("gained_silver") == [{"what": "gained_silver", "player": people, "amount": 1}]
    assert done.points("sales") == 3 * each


# Finished cards


@pytest.mark.parametrize("card", range(1, 10))
@pytest.mark.parametrize("level", [1, 2, 3], ids=["easy", "medium", "hard"])
def test_a_finished_card_scores_what_is_printed_for_the_level(card: int, level: int) -> None:
    covered = {i: Wild(f"castle-{i + 5}") for i in range(size(card) - 1)}
    other = "automata-1" if card == 2 else "automata-2"
    done = turn(1, automata=level, left=f"automata-{card}", right=other, on_left=covered, wilds=["mine-1"])
    points = PRINTED[card][level]
    told = [{"player": 2, "card": f"automata-{card}", "points": points}]
    assert seen(done, {"told automata_finished": 0, "points cards": 0}) == {
        "told automata_finished": told,
        "points cards": points,
    }


def test_a_card_that_is_not_full_scores_nothing() -> None:
    wanted: Json = {"points cards": 0, "finished": []}
    assert seen(turn(1, on_left={0: TOWER, 1: "castle-9"}, depots=LAST), wanted) == wanted


def test_its_tiles_move_to_the_duchy() -> None:
    done = turn(1, on_left=NEARLY, depots=LAST, finished=["ship-9"])
    assert sorted(done.finished) == sorted(["ship-9", *NEARLY.values(), "mine-1"])


def test_wild_tiles_are_turned_to_what_they_are_without_a_bonus() -> None:
    """From then on one counts with its species."""
    covered = {0: Wild("bank-1"), 1: Wild("cow-4a"), 2: Wild("ship-1"), 4: Wild("castle-9")}
    done = turn(1, on_left=covered, depots=LAST, goods={3: with_goods(t1=1)}, him={"goods": with_goods(t2=1)})
    assert sorted(done.finished) == ["bank-1", "castle-9", "cow-4a", "mine-1", "ship-1"]
    wanted = {"silver": 0, "goods": with_goods(t2=1), "track": 0, "points cards": 21, "points": 21}
    assert seen(done, wanted) == wanted
    later = turn(1, left=ONE, on_left={0: "mine-2"}, depots={1: {0: "cow-2a"}}, finished=done.finished)
    assert later.points("livestock") == 6


@cases("said wanted", {
    "the right card slides with its tiles": ({"on_left": NEARLY, "on_right": {1: "knowledge-1", 2: Wild("pig-3c")},
        "automata_discard": deck_of(ONE)}, {"cards": [SIX, ONE], "left": {1: "knowledge-1", 2: "pig-3c"}, "right": {},
        "automata_discard": [*deck_of(ONE), FOUR], "automata_deck": [], "told automata_shuffled": [],
        "told automata_slid": [{}]}),
    "a new one takes the place of the right one": ({"white": 6, "left": ONE, "on_left": {0: "mine-9"}, "right": FOUR,
        "on_right": NEARLY, "automata_discard": deck_of(SIX, used=(ONE, FOUR))}, {"cards": [ONE, SIX], "left": {
        0: "mine-9"}, "right": {}, "points cards": 21, "automata_discard": [*deck_of(SIX, used=(ONE, FOUR)), FOUR],
        "told automata_slid": []}),
})  # fmt: skip
def test_after_a_finished_card(said: Json, wanted: Json) -> None:
    """The deck is not shuffled while it has cards."""
    assert seen(turn(1, depots=LAST, **said), wanted) == wanted


def test_a_deck_that_is_empty_is_made_of_the_discarded_cards() -> None:
    done = turn(1, on_left=NEARLY, depots=LAST, automata_discard=deck_of())
    assert (len(done.told("automata_shuffled")), done.dump["automata_discard"]) == (1, [])
    assert done.cards[0] == SIX != done.cards[1]
    assert len(done.dump["automata_deck"]) == 7


def both(**said: Any) -> Turn:
    """A castle fills the left card, and what it finds fills the right one."""
    left, right = {1: "mine-9", 2: "cow-2a", 3: "ship-9"}, {1: "cow-2b", 2: "knowledge-9"}
    depots = {1: {0: "castle-5", 1: "mine-1"}}
    return turn(1, left="automata-8", on_left=left, right=ONE, on_right=right, depots=depots, **said)


def test_a_castle_may_finish_both_cards_the_left_one_first() -> None:
    """The first that is drawn lies left."""
    discarded = deck_of(FOUR, SIX, used=("automata-8", ONE))
    done = both(automata_discard=discarded)
    assert [event["card"] for event in done.told("automata_finished")] == ["automata-8", ONE]
    assert done.points("cards") == 18 + 12
    assert done.cards == [event["card"] for event in done.told("automata_card")]
    assert (sorted(done.cards), done.left, done.right, len(done.finished)) == ([FOUR, SIX], {}, {}, 7)
    assert done.dump["automata_discard"] == [*discarded, "automata-8", ONE]


def test_the_left_card_is_finished_and_replaced_before_the_right_one() -> None:
    """The deck is empty, so the left card is all that is shuffled before the right one is finished."""
    done = both(automata_discard=deck_of(FOUR, used=("automata-8", ONE)))
    assert done.cards[0] == FOUR
    first = both(automata_discard=deck_of(used=("automata-8", ONE)))
    assert ONE not in first.cards
    assert first.dump["automata_discard"] == [ONE]
