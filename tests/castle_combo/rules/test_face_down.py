"""A card taken face down: six gold and two keys, and from then on an empty card that fills a cell."""

from __future__ import annotations

import pytest
from castle_combo.rules import table as t
from every import for_every

ALL = t.CASTLE + t.VILLAGE
REST = t.ALL_DOWN[1:]


@for_every("card", ALL)
def test_a_card_taken_face_down_gives_six_gold_and_two_keys_and_does_nothing_else(card: str) -> None:
    """Nothing is paid, nobody else gains, no purse is filled, nothing is asked, and its icon is not seen."""
    own = t.seat("duchess monk goldsmith" if card not in ("duchess", "monk", "goldsmith") else "beekeeper", gold=1)
    left = t.seat("mother-superior farmer", gold=1) if card not in ("mother-superior", "farmer") else t.seat(gold=1)
    pos = t.ready(card, own, left, t.seat(gold=1))
    t.take(pos, card, at=(0, 1), face_down=True)
    assert pos.turn == 1
    assert t.held(pos) == [(7, 2), (1, 0), (1, 0)]
    assert all(one.get("stored", 0) == 0 for player in pos.dump()["players"] for one in player["tableau"])
    assert t.entry(pos, 0, card)["face_down"]
    assert t.messenger(pos) == t.home(card)


@pytest.mark.parametrize(("held_gold", "do"), [(50, {"take", "take_face_down"}), (1, {"take_face_down"})])
def test_the_rich_may_take_a_card_face_down_and_who_can_pay_for_nothing_must(held_gold: int, do: set[str]) -> None:
    pos = t.load(t.seat(gold=held_gold), village=t.site("farmer brigand potter"))
    assert t.questions(pos) == do
    assert [one["slot"] for one in t.offered(pos, "take_face_down")] == [0, 1, 2]


def test_discounts_play_no_part_when_a_card_is_taken_face_down() -> None:
    pos = t.ready("farmer", t.seat("baron alchemist squire", gold=2))
    t.take(pos, "farmer", at=(0, 1), face_down=True)
    assert t.gold(pos) == 8


@pytest.mark.parametrize(("grid", "cells"), [
    pytest.param("duchess", {(-1, 0), (1, 0), (0, -1), (0, 1)}, id="beside an own card"),
    pytest.param("duchess -", {(2, 0)}, id="beside one that lies face down"),
])  # fmt: skip
def test_a_face_down_card_is_placed_like_any_other(grid: str, cells: set[tuple[int, int]]) -> None:
    pos = t.load(t.seat(grid))
    pos.push({"do": "take_face_down", "slot": 0})
    assert t.open_cells(pos) >= cells


def test_a_face_down_card_leaves_the_row_and_the_row_is_completed() -> None:
    pos = t.load(t.seat(), village=t.site("farmer brigand potter"))
    t.take(pos, "brigand", face_down=True)
    assert t.row(pos, "village")[:2] == ["farmer", "potter"]
    assert len(t.row(pos, "village")) == 3
    assert "brigand" not in t.row(pos, "village")


THREES = [" ".join(f"~{card}" for card in ALL[i : i + 3]) for i in range(0, len(ALL), 3)]


@pytest.mark.parametrize("grid", [" / ".join(THREES[i : i + 3]) for i in range(0, len(THREES), 3)])
def test_no_face_down_card_scores_or_stores_anything(grid: str) -> None:
    pos = t.final(t.nine(grid, gold=30))
    assert (pos.score(), t.gold(pos)) == ([0, 0], 30)


# Card, the grid it comes into, the gold and the keys it gives there: what lies face down must not count.
BLIND_ABILITIES = [
    ("prince", "~duchess @", (1, 0)),
    ("her-majesty-the-queen", "~duchess @", (0, 1)),
    ("scribe", "~mother-superior @", (1, 0)),
    ("inventor", "~professor @", (2, 0)),
    ("lookout", "~master-at-arms @", (0, 1)),
    ("clockmaker", "~potter @", (1, 0)),
    ("farmer", "~monk @", (0, 2)),
    ("cardinal", "~judge @", (0, 1)),
    ("vicar", "~farmer @", (1, 0)),
    ("baker", "~farmer @", (1, 1)),
    ("chaplain", "~judge @", (1, 0)),
    ("goldsmith", "~duchess @", (0, 1)),
    ("pawnbroker", "~cardinal @", (1, 0)),
    ("traveler", "~vicar @", (3, 0)),
    ("miraculously-cured", "~potter @", (0, 1)),
    ("professor", "~duchess @", (1, 0)),
    ("general", "~duchess @", (0, 1)),
    ("carpenter", "~duchess @", (0, 5)),
    ("officer", "~royal-guard @", (1, 0)),
    ("doctor", "~winemaker @", (1, 0)),
    # it fills a cell
    ("woodcutter", "- - @", (3, 0)),
    ("beggar", "- - @", (3, 0)),
    ("devout", "- - @", (6, 0)),
    ("shepherd", "- - @", (6, 0)),
]


@pytest.mark.parametrize(("card", "grid", "gain"), BLIND_ABILITIES)
def test_abilities_see_nothing_on_face_down_cards(card: str, grid: str, gain: tuple[int, int]) -> None:
    """No shield, banner, price or purse of a face-down card is counted; each card counts only itself."""
    assert t.held(t.bought(card, t.seat(grid, gold=10)))[0] == (10 - t.PRICE[card] + gain[0], gain[1])


@pytest.mark.parametrize(("card", "neighbor", "own"), [
    ("bombardier", "~potter", 0),
    ("militiaman", "~farmer", 0),
    ("barbarian", "~astronomer", 0),
    ("brigand", "~duchess", 0),
    ("witch", "~mother-superior", 1),  # their other effect counts their own shield
    ("spy", "~captain", 1),
])  # fmt: skip
def test_a_neighbors_face_down_cards_show_nothing(card: str, neighbor: str, own: int) -> None:
    pos = t.bought(card, t.seat("@", gold=10), t.seat(neighbor))
    if pos.turn == 0:
        pos.push({"do": "choose_effect", "effect": 0})
    assert pos.turn == 1
    assert t.held(pos)[0] == (10 - t.PRICE[card] + own, 0)


def test_a_purse_that_lies_face_down_takes_no_gold() -> None:
    """Potter, Steward and the end of the game pass it by."""
    pos = t.bought("potter", t.seat("~beekeeper @", gold=2))
    assert t.on_purses(pos, "beekeeper", "potter") == [0, 2]
    pos = t.bought("steward", t.seat("~beekeeper potter @", gold=0))
    t.finish(pos, 0)
    assert t.on_purses(pos, "beekeeper", "potter", "steward") == [0, 4, 3]
    pos = t.final(t.seat("~beekeeper potter -", *REST, gold=9))
    assert (t.on_purses(pos, "beekeeper", "potter"), t.gold(pos)) == ([0, 4], 5)


NINE_UP = "carpenter sculptor potter / steward queen-mother vicar / farmhand beekeeper innkeeper"
# A scoring card, face-up cards that score nothing themselves, and face-down cards that it must not count.
BLIND_SCROLLS = [
    ("his-majesty / ~duchess", 4),
    ("prince ~duchess", 4),
    ("- ~duchess / - jester", 2),
    ("chancellor ~duchess", 2),
    ("chaplain ~farmer", 0),
    ("inventor ~farmer", 1),
    ("his-holiness ~duchess ~farmer", 30),
    ("alchemist ~baron ~squire", 4),
    ("architect ~duchess", 2),
    ("patron ~duchess ~farmer", 5),
    ("pawnbroker ~cardinal", 3),
    ("traveler ~vicar", 2),
    ("blacksmith ~potter", 2),
    ("judge ~farmer", 0),
    ("brigand vicar ~farmer", 0),
    ("officer ~duchess", 0),
    ("general ~captain", 0),
    ("pilgrim ~duchess", 4),
    ("lookout / ~duchess", 4),
    # the shield that must be absent may lie there face down
    ("baron ~farmer", 10),
    ("devout ~potter", 10),
    ("philosopher ~captain", 10),
    ("barbarian ~astronomer", 10),
    ("witch ~mother-superior", 9),
    ("revolutionary ~duchess", 9),
    # Carpenter wants one card face down, of either back; more are worth no more, and none is worth nothing
    (NINE_UP.replace("sculptor", "~duchess"), 8),
    (NINE_UP.replace("sculptor", "~farmer"), 8),
    ("carpenter", 8),
    (NINE_UP, 0),
    ("~carpenter", 0),
]


@pytest.mark.parametrize(("grid", "points"), BLIND_SCROLLS)
def test_scrolls_see_nothing_on_face_down_cards(grid: str, points: int) -> None:
    """No shield, banner, price, discount or second shield of a face-down card; those of the opponent do not count."""
    assert t.final(t.nine(grid), t.seat(*t.ALL_DOWN)).score() == [points, 0]
