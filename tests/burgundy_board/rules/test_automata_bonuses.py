"""What castles, livestock, ships, mines and knowledge bring the Automata when it places them."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import ONE, Wild, seen, turn
from burgundy_board.positions import player, with_goods
from cases import cases

Json = dict[str, Any]
TOWER, INN = "watchtower-1", "boarding-house-1"
#: Left: brown, dark green, brown with a box, light green, blue.
SEVEN = "automata-7"
#: Left: dark green, gray with a box, light green, blue.
EIGHT = "automata-8"
CASTLE = {0: "castle-5"}
#: Card 4 and card 8 without a castle.
NEARLY = {0: TOWER, 2: "knowledge-2", 3: "mine-2", 4: INN}
NEARLY_EIGHT = {1: "mine-3", 2: "cow-2a", 3: "ship-2"}


@cases("said wanted", {
    "takes and places another tile with the white die": ({"white": 4, "depots": {2: CASTLE, 3: {0: "mine-3"},
        4: {0: "mine-4"}}}, {"placed": ["castle-5", "mine-4"], "left": {1: "castle-5", 3: "mine-4"},
        "depot 3": ["mine-3", None, None, None]}),
    "the search begins at the top of the card again": ({"white": 4, "depots": {2: CASTLE, 4: {0: "mine-4", 1: TOWER}}},
        {"placed": ["castle-5", TOWER]}),
    "the left card stays active": ({"white": 4, "right": SEVEN, "depots": {2: CASTLE, 3: {0: TOWER}}}, {"left": {
        0: TOWER, 1: "castle-5"}, "right": {}}),
    "and so does the right one": ({"white": 5, "right": SEVEN, "depots": {2: CASTLE, 3: {0: TOWER}}}, {"left": {},
        "right": {0: TOWER, 1: "castle-5"}}),
    "castles chain, the second on the other card": ({"left": EIGHT, "right": "automata-4", "on_left": NEARLY_EIGHT,
        "depots": {2: CASTLE, 5: {0: "mine-2"}, 1: {0: "castle-7"}}}, {"placed": ["castle-5", "castle-7", "mine-2"],
        "left": {1: "castle-7", 3: "mine-2"}}),
    "the bonus of the next tile counts": ({"white": 4, "depots": {2: CASTLE, 4: {0: "bank-1"}}}, {"silver": 2}),
    "the reserve is searched": ({"depots": {2: CASTLE}, "reserve": ["knowledge-1"]}, {"placed": ["castle-5",
        "knowledge-1"]}),
    "a wild tile is placed": ({"depots": {2: CASTLE}, "wilds": ["mine-1"]}, {"left": {0: "mine-1", 1: "castle-5"}}),
    "a wild tile is made": ({"depots": {2: CASTLE}, "black": {3: "mine-11"}}, {"wilds": ["mine-11"], "left": {
        1: "castle-5"}}),
    "two silver for want of tiles": ({"depots": {2: CASTLE}}, {"silver": 2}),
    "with its card full the other, which slides": ({"white": 3, "on_left": NEARLY, "depots": {2: CASTLE, 3: {
        0: "ship-1"}}}, {"told automata_found": [{"player": 2, "depot": 2, "card": "castle-5", "side": "left",
        "item": 1},
        {"player": 2, "depot": 3, "card": "ship-1", "side": "right", "item": 0}], "left": {0: "ship-1"}}),
    "from the right card to the left one": ({"white": 6, "left": ONE, "right": "automata-4", "on_right": NEARLY,
        "depots": {2: CASTLE, 6: {0: "mine-1"}}}, {"left": {0: "mine-1"}}),
    "on the other card the reserve follows the depots": ({"on_left": NEARLY, "depots": {2: {**CASTLE, 1: "mine-1"}},
        "reserve": ["ship-1"]}, {"placed": ["castle-5", "ship-1"]}),
    "and wild tiles": ({"on_left": NEARLY, "depots": {2: {**CASTLE, 1: "mine-1"}}, "wilds": ["mine-3"]}, {"left": {
        0: "mine-3"}}),
    "by a city hall on the other card: that of the white die is active": ({"left": "automata-2", "right": EIGHT,
        "depots": {2: {0: "city-hall-1"}, 5: {0: "cow-2a"}}, "reserve": ["castle-5"]}, {"placed": ["city-hall-1",
        "castle-5", "cow-2a"], "left": {0: "city-hall-1", 2: "cow-2a"}, "right": {0: "castle-5"}}),
})  # fmt: skip
def test_a_castle(said: Json, wanted: Json) -> None:
    assert seen(turn(2, **said), wanted) == wanted


def test_with_both_cards_full_a_castle_sells() -> None:
    """The first castle fills the left card; the one that follows fills the right one."""
    depots = {2: CASTLE, 3: {0: "castle-6", 1: "mine-1"}}
    done = turn(2, white=3, on_left=NEARLY, right=EIGHT, on_right=NEARLY_EIGHT, depots=depots,
                him={"goods": with_goods(t2=1, t5=2)})  # fmt: skip
    assert done.order()[:4] == ["automata_found", "automata_found", "sold", "gained_silver"]
    assert (done.goods, done.depot(3)[1]) == (with_goods(t2=1), "mine-1")
    assert (done.silver, done.points("sales")) == (1, 6)


# Livestock

GEESE = {"additional_hexes": True}
SPECIES = ("cow", "sheep", "pig", "chicken")


@cases("tile said scored", {
    "two cows": ("cow-2a", {}, 2),
    "three pigs": ("pig-3a", {}, 3),
    "four chickens": ("chicken-4a", {}, 4),
    "two sheep": ("sheep-2b", {}, 2),
    "its species in the duchy again": ("cow-2a", {"finished": ["cow-4a", "cow-3a", "pig-4a"]}, 2 + 4 + 3),
    "on the other card": ("cow-2a", {"on_right": {3: "cow-4a"}}, 6),
    "on its own card": ("cow-2a", {"left": "automata-9", "right": ONE, "on_left": {1: TOWER},
        "on_right": {1: "cow-3b"}}, 5),
    "not in the reserve": ("cow-2a", {"reserve": ["cow-4a"]}, 2),
    "not wild tiles": ("cow-2a", {"wilds": ["cow-4a"]}, 2),
    "not wild ones on a card": ("cow-2a", {"on_right": {3: Wild("cow-4a")}}, 2),
    "not other species": ("cow-2a", {"finished": ["pig-4a"], "on_right": {3: "sheep-4a"}}, 2),
    "not those of people": ("cow-2a", {"persons": {0: player(0, {27: "cow-4a"})}}, 2),
    "geese with the species that has most": ("geese", {"finished": ["cow-4a", "pig-3a", "pig-2a", "sheep-4a"], **GEESE},
        2 + 5),
    "geese alone": ("geese", GEESE, 2),
    "geese in the duchy later with whatever comes": ("cow-2a", {"finished": ["geese", "pig-4a"], **GEESE}, 2 + 2),
    "geese on a card": ("cow-2a", {"on_right": {3: "geese"}, **GEESE}, 2 + 2),
    **{f"any species may have most: {most}, {where}": ("geese",
        {"finished": sorted((f"{name}-{2 + (name == most)}a" for name in SPECIES), key=lambda tile, most=most,
        where=where: tile.startswith(most) == (where == "last")), **GEESE},
        2 + 3) for most in SPECIES for where in ("first", "last")},
})  # fmt: skip
def test_livestock_scores(tile: str, said: Json, scored: int) -> None:
    """On the second item of card 1."""
    done = turn(1, **{"left": ONE, "right": SEVEN, "on_left": {0: "mine-1"}, "depots": {1: {0: tile}}, **said})
    told = [(event["card"], event["points"]) for event in done.told("scored_animals")]
    assert told == [(tile, done.points("livestock"))] == [(tile, scored)]


# Ships

SHIP = {1: {0: "ship-1"}}
TIED = {d: with_goods(**{f"t{d}": 2}) for d in (2, 5)} | {6: with_goods(t6=1)}


@cases("said wanted", {
    "all goods of the depot that has most": ({"goods": {1: with_goods(t1=2), 4: with_goods(t2=1, t3=1, t6=1),
        6: with_goods(t4=1)}}, {"goods": with_goods(t2=1, t3=1, t6=1), "lying 1": with_goods(t1=2), "lying 4": [0] * 6,
        "lying 6": with_goods(t4=1)}),
    **{f"tied the first clockwise from the white die {white}": ({"white": white, "goods": TIED}, {"goods": with_goods(
        **{f"t{depot}": 2})}) for white, depot in ((1, 2), (2, 2), (3, 5), (4, 5))},
    "the search goes on after depot six": ({"white": 6, "right": EIGHT, "left": "automata-4", "goods": {
        d: with_goods(**{f"t{d}": 1}) for d in (3, 5)}}, {"goods": with_goods(t3=1)}),
    "it holds goods of all six types": ({"goods": {3: with_goods(t4=1, t5=2, t6=1)}, "him": {"goods": with_goods(t1=1,
        t2=1, t3=1, t4=1)}}, {"goods": [1, 1, 1, 2, 2, 1], "lying 3": [0] * 6}),
    "without goods it advances all the same": ({}, {"track": 1, "told advanced": [{"player": 2, "space": 1}],
        "goods": [0] * 6}),
})  # fmt: skip
def test_a_ship_takes(said: Json, wanted: Json) -> None:
    assert seen(turn(1, **{"left": EIGHT, "depots": SHIP, **said}), wanted) == wanted


def test_then_it_advances_on_the_track_and_stands_on_top() -> None:
    done = turn(1, left=EIGHT, depots=SHIP, goods={3: with_goods(t4=1)}, persons={0: {"track": 1}}, him={"track": 0})
    assert (done.him["track"], done.dump["order"][:3]) == (1, [2, 0, 1])
    assert done.order()[-2:] == ["took_goods", "advanced"]


def test_a_ship_makes_it_start_player_of_the_next_round() -> None:
    events = turn(1, people=1, left=EIGHT, depots=SHIP).pos.events
    assert [event["player"] for event in events if event["what"] == "white_die"] == [1]
    assert [event["player"] for event in events if event["what"] == "turn_began"] == [1, 1, 0]


# Mines and knowledge


@pytest.mark.parametrize(("tile", "item"), [("mine-1", 3), *((f"knowledge-{n}", 2) for n in (1, 7, 13, 14, 24, 26))])
def test_mines_and_knowledge_bring_nothing_when_placed(tile: str, item: int) -> None:
    wanted = {"order": ["automata_found"], "left": {item: tile}, "silver": 0, "workers": 0, "points": 0}
    assert seen(turn(1, depots={1: {0: tile}}, goods={1: with_goods(t1=1)}), wanted) == wanted
