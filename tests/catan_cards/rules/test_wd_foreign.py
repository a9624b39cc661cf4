"""Wizards & Dragons: the Witch and Ismai lie in the rival's principality until they leave (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_picks,
    player,
    store,
    stores_of,
    why,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    acting,
    acts,
    event,
    foreign,
    mage,
    magic,
    points,
    rolled,
    under,
)

from bailey.core import BadInput

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

#: The commerce points of a Harbor.
HARBOR_COMMERCE = 1
CARDS = {"marketplace": (LEFT, "above"), "abbey-a": (LEFT, "below"), "hagen": (RIGHT, "above")}


def rival(**more: Any) -> Json:
    """Tell what the rival has: two Cities with a Marketplace and an Abbey beside one, and a Knight beside the other."""
    return player(1, built=CARDS, settlements=(), cities=(LEFT, RIGHT), **more)


def cast(spell: str, theirs: Json | None = None, hand: str = "", **fields: Any) -> Position:
    """Cast a spell with three magic."""
    mine = mage(0, hand=f"{spell} {hand}", wizards={"ari": 3}, stores=fields.pop("stores", 0))
    return do(acting(mine, theirs or rival(), **fields), "play", slot=spell)


# Witch


def test_the_witch_lies_on_one_of_the_rivals_buildings() -> None:
    pos = cast("witch-a")
    assert magic(pos) == {"ari": 2}
    assert open_picks(pos, 1) == {"marketplace", "abbey-a"}
    do(pos, "pick", card="abbey-a")
    assert (foreign(pos, 1), discarded(pos)) == (["witch-a"], [])
    assert acts(pos)


def test_a_building_under_the_witch_has_no_effect() -> None:
    """An Abbey raises the limit of the hand by 1."""
    assert acting(mage(), rival()).state.players[1].hand_limit == 4
    pos = do(cast("witch-a"), "pick", card="abbey-a")
    assert pos.state.players[1].hand_limit == 3


def test_commerce_points_under_the_witch_do_not_count() -> None:
    theirs = player(
        1, built={"harbor": (LEFT, "above"), "garrison-a": (LEFT, "below")}, settlements=(), cities=(LEFT, RIGHT)
    )
    free = acting(mage(), theirs)
    pos = do(cast("witch-a", theirs), "pick", card="harbor")
    assert free.state.players[1].commerce - pos.state.players[1].commerce == HARBOR_COMMERCE


def test_the_witch_does_not_lie_on_knights_and_fleets() -> None:
    theirs = player(1, built={"hagen": (LEFT, "above"), "brick-fleet": (LEFT, "below")})
    assert not is_open(acting(mage(0, hand="witch-a", wizards={"ari": 3}), theirs), "play", slot="witch-a")


def test_no_second_witch_lies_on_the_same_building() -> None:
    pos = do(cast("witch-a", hand="witch-b"), "pick", card="abbey-a")
    do(pos, "play", slot="witch-b")
    assert foreign(pos, 1) == ["witch-a", "witch-b"]
    assert [int(pos.state.players[1].built.beside[i].foreign) for i in range(2)] == [1, 1]


def test_without_a_free_building_there_is_no_witch() -> None:
    theirs = under(player(1, built={"abbey-a": (LEFT, "above")}), "witch-b", "abbey-a")
    assert not is_open(acting(mage(0, hand="witch-a", wizards={"ari": 3}), theirs), "play", slot="witch-a")


def test_the_witch_leaves_when_the_owner_of_the_building_rolls_the_event_card_face() -> None:
    mine = under(player(0, built=CARDS, settlements=(), cities=(LEFT, RIGHT)), "witch-a", "abbey-a")
    pos = event("eclipse", mine, mage(1))
    assert (foreign(pos, 0), discarded(pos)) == ([], ["witch-a"])
    assert pos.state.players[0].hand_limit == 4


def test_the_witch_stays_when_the_other_player_rolls_it() -> None:
    pos = event("eclipse", mage(), under(rival(), "witch-a", "abbey-a"))
    assert foreign(pos, 1) == ["witch-a"]


def test_a_building_that_is_pulled_down_sends_the_witch_away() -> None:
    mine = under(player(0, "goetz", {"abbey-a": (LEFT, "above"), "garrison-a": (LEFT, "below")}), "witch-a", "abbey-a")
    pos = do(acting(mine), "pull_down", card="abbey-a")
    assert foreign(pos, 0) == []
    assert "witch-a" in discarded(pos)


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_church_under_the_witch_protects_no_knight(*, bewitched: bool) -> None:
    """In the Civil War each player gives back one unit of the other's choice; a Church keeps those beside it safe."""
    theirs = player(
        1, built={"church-a": (LEFT, "above"), "hagen": (LEFT, "below")}, settlements=(), cities=(LEFT, RIGHT)
    )
    pos = event("civil-war", mage(), under(theirs, "witch-a", "church-a") if bewitched else theirs)
    assert ("hagen" in hand(pos, 1)) == bewitched


def test_victory_points_stay_under_the_witch() -> None:
    theirs = player(
        1, built={"colossus": (LEFT, "above"), "abbey-a": (RIGHT, "above")}, settlements=(), cities=(LEFT, RIGHT)
    )
    pos = do(cast("witch-a", theirs), "pick", card="colossus")
    assert points(pos, 1) == points(acting(mage(), theirs), 1) == 2 * 2 + 2


# Ismai


def test_ismai_lies_on_any_of_the_rivals_regions() -> None:
    pos = cast("ismai")
    assert magic(pos) == {"ari": 0}
    assert open_cells(pos, "pick_region", owner=1) == {
        "forest-5",
        "fields-2",
        "pasture-4",
        "hills-6",
        "gold-1",
        "mountains-3",
    }
    do(pos, "pick_region", cell="hills-6")
    assert (foreign(pos, 1), discarded(pos)) == (["ismai"], [])


@pytest.mark.parametrize(("region", "gained"), [("hills-6", 0), ("gold-1", 1)])
def test_a_region_under_ismai_produces_nothing(region: str, gained: int) -> None:
    """A 6 is rolled: hills-6 would gain a brick."""
    pos = rolled("commerce", 6, mage(), under(rival(), "ismai", region))
    assert store(pos, "hills-6") == gained


def test_ismai_leaves_when_the_rival_wins_a_tournament() -> None:
    pos = rolled("tournament", 1, mage(), under(rival(), "ismai", "hills-6"))
    assert (foreign(pos, 1), discarded(pos)) == ([], ["ismai"])


def test_ismai_stays_when_its_rival_rolls_the_event_card_face() -> None:
    """Then only a Witch leaves."""
    pos = event("eclipse", under(player(0, "goetz"), "ismai", "hills-5"), mage(1))
    assert foreign(pos, 0) == ["ismai"]


def test_ismai_stays_when_the_other_wins_a_tournament() -> None:
    mine = mage(0, built={"conrad": (RIGHT, "above")})
    theirs = under(player(1), "ismai", "hills-6")
    assert foreign(rolled("tournament", 1, mine, theirs), 1) == ["ismai"]


def test_in_an_own_turn_two_gold_send_ismai_away() -> None:
    mine = under(player(0, "goetz", stores=stores_of(0, gold=2)), "ismai", "hills-5")
    pos = do(acting(mine), "buy_off", cell="hills-5")
    assert (foreign(pos, 0), discarded(pos), store(pos, "gold-6")) == ([], ["ismai"], 0)
    assert not pos.state.players[0].regions.beside[14].foreign


def test_one_gold_does_not() -> None:
    mine = under(player(0, "goetz", stores=stores_of(0, gold=1)), "ismai", "hills-5")
    assert why(acting(mine), "buy_off", cell="hills-5") == "too-dear"


def test_a_witch_is_not_bought_off() -> None:
    mine = player(0, "goetz", {"abbey-a": (LEFT, "above")}, stores=stores_of(0, gold=2))
    assert "buy_off" not in open_kinds(acting(under(mine, "witch-a", "abbey-a")))


def test_witch_and_ismai_both_lie_there_and_each_leaves_alone() -> None:
    mine = player(0, "goetz", {"abbey-a": (LEFT, "above")}, stores=stores_of(0, gold=2))
    both = under(mine, "witch-a", "abbey-a")
    regions = [cell and {**cell, "foreign": cell["card"] == "hills-5"} for cell in both["regions"]]
    both = {**both, "regions": regions, "foreign": [{"card": "witch-a"}, {"card": "ismai"}]}
    pos = do(acting(both), "buy_off", cell="hills-5")
    assert foreign(pos, 0) == ["witch-a"]
    assert pos.state.players[0].hand_limit == 3


# Written positions


@pytest.mark.parametrize(
    ("me", "fault"),
    [
        (
            {**player(1, built=CARDS, settlements=(), cities=(5, 6)), "foreign": [{"card": "witch-a"}]},
            "a card of the rival's lies on 0",
        ),
        (under(player(1, built={"hagen": (LEFT, "above")}), "witch-a", "hagen"), "hagen is no Building"),
        ({**player(1), "foreign": [{"card": "ismai"}]}, "a card of the rival's lies on 0"),
        ({**player(1), "foreign": [{"card": "goetz"}]}, "is not put into a rival's principality"),
    ],
    ids=["witch nowhere", "on a knight", "ismai nowhere", "not foreign"],
)
def test_what_does_not_fit_is_refused(me: Json, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        acting(mage(), me)
