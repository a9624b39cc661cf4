"""Wizards & Dragons: the Witch and Ismai lie in the rival's principality until they leave (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_picks,
    player,
    stock,
    store,
    stores_of,
    why,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    acting,
    acts,
    beginning,
    drawing,
    event,
    foreign,
    mage,
    magic,
    points,
    rolled,
    strength,
    under,
)

from bailey.core import BadInput
from bailey.games.catan_cards.cards import FACES
from bailey.games.catan_cards.steps import Step

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


def test_a_hand_above_the_limit_under_the_witch_is_cut_down_at_once() -> None:
    """With the Abbey the rival has a limit of 4."""
    theirs = player(1, "conrad falk goetz karl", CARDS, settlements=(), cities=(LEFT, RIGHT))
    pos = do(cast("witch-a", theirs), "pick", card="abbey-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
    do(pos, "put_under", slot="falk", stack=0)
    assert (hand(pos, 1), acts(pos)) == (["conrad", "goetz", "karl"], True)


def owner(building: str, *, bewitched: bool, **more: Any) -> Json:
    """Tell what a second player has whose Building above the left City lies under a Witch, or does not."""
    cards = {building: (LEFT, "above"), "conrad": (RIGHT, "above")}
    me = player(1, more.pop("hand", ""), cards, settlements=(), cities=(LEFT, RIGHT), **more)
    return under(me, "witch-a", building) if bewitched else me


def theirs_to_act(me: Json) -> Position:
    return acting(mage(), me, turn=1)


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_smithy_under_the_witch_strengthens_no_knight(*, bewitched: bool) -> None:
    assert strength(theirs_to_act(owner("smithy", bewitched=bewitched)), 1) == (2 if bewitched else 3)


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_mint_under_the_witch_trades_no_gold(*, bewitched: bool) -> None:
    pos = theirs_to_act(owner("mint", bewitched=bewitched, stores=stores_of(1, gold=1)))
    assert is_open(pos, "trade", give="gold", get="wool") != bewitched


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_town_hall_under_the_witch_makes_no_search_cheaper(*, bewitched: bool) -> None:
    me = owner("town-hall-a", bewitched=bewitched, stores=stores_of(1, gold=1))
    assert is_open(drawing(mage(), me, turn=1), "search", stack=0) != bewitched


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_sawmill_under_the_witch_doubles_nothing(*, bewitched: bool) -> None:
    pos = rolled("commerce", 5, mage(), owner("sawmill", bewitched=bewitched))
    assert store(pos, "forest-5") == (1 if bewitched else 2)


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_garrison_under_the_witch_hides_nothing_from_brigands(*, bewitched: bool) -> None:
    """Beside it lie 6 of 9 resources."""
    me = owner("garrison-a", bewitched=bewitched, stores=stores_of(1, lumber=3, grain=3, ore=3))
    assert stock(rolled("brigands", 1, mage(), me), 1).get("ore", 0) == (0 if bewitched else 3)


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_garrison_under_the_witch_has_no_productive_year(*, bewitched: bool) -> None:
    pos = event("productive-year-a", mage(), owner("garrison-a", bewitched=bewitched))
    assert (store(pos, "forest-5"), store(pos, "fields-2")) == ((0, 0) if bewitched else (1, 1))


@pytest.mark.parametrize("building", ["bath-house-a", "aqueduct-a"])
@pytest.mark.parametrize("bewitched", [False, True])
def test_nothing_under_the_witch_keeps_a_plague_off(building: str, *, bewitched: bool) -> None:
    pos = event("plague-a", mage(), owner(building, bewitched=bewitched, stores=1))
    assert store(pos, "forest-5") == (0 if bewitched else 1)


@pytest.mark.parametrize("building", ["abbey-a", "library-a"])
@pytest.mark.parametrize("bewitched", [False, True])
def test_an_abbey_or_library_under_the_witch_makes_no_progress(building: str, *, bewitched: bool) -> None:
    pos = event("progress-a", mage(), owner(building, bewitched=bewitched))
    assert (pos.turn, "gain" in open_kinds(pos)) == ((0, False) if bewitched else (1, True))


def test_the_witch_has_left_before_the_event_card_is_resolved() -> None:
    """A Garrison counts again in the Productive Year that its owner turns up."""
    mine = under(player(0, built={"garrison-a": (LEFT, "above")}), "witch-a", "garrison-a")
    pos = event("productive-year-a", mine, mage(1))
    assert (foreign(pos, 0), store(pos, "pasture-3"), store(pos, "gold-6")) == ([], 1, 1)


@pytest.mark.parametrize("face", ["tournament", "commerce", "brigands", "plenty"])
def test_the_witch_stays_at_any_other_face(face: str) -> None:
    mine = under(player(0, built={"abbey-a": (LEFT, "above"), "conrad": (RIGHT, "above")}), "witch-a", "abbey-a")
    assert foreign(rolled(face, 1, mine, mage(1)), 0) == ["witch-a"]


def test_the_witch_leaves_too_when_the_owner_names_the_event_face() -> None:
    me = mage(0, "wheel-of-time", wizards={"ari": 2}, built={"abbey-a": (RIGHT, "above")})
    pos = do(beginning(under(me, "witch-a", "abbey-a"), mage(1)), "use", card="wheel-of-time")
    do(pos, "name_face", face=FACES.index("event"))
    assert foreign(pos, 0) == ["witch-a"]
    assert foreign(do(pos, "roll"), 0) == []


def two_witches() -> Json:
    """Tell what a player has with two Buildings, each under a Witch."""
    me = player(0, "goetz", {"abbey-a": (LEFT, "above"), "abbey-b": (RIGHT, "above")})
    cards = [{**one, "foreign": True} for one in me["built"]]
    return {**me, "built": cards, "foreign": [{"card": "witch-a"}, {"card": "witch-b"}]}


def test_every_witch_leaves_at_the_event_card_face() -> None:
    pos = event("eclipse", two_witches(), mage(1))
    assert (foreign(pos, 0), sorted(discarded(pos))) == ([], ["witch-a", "witch-b"])
    assert pos.state.players[0].hand_limit == 5


def test_with_one_building_only_its_witch_leaves() -> None:
    pos = do(acting(two_witches()), "pull_down", card="abbey-a")
    assert (built(pos, 0), len(foreign(pos, 0)), pos.state.players[0].hand_limit) == (["abbey-b"], 1, 3)


def test_a_building_that_burns_down_sends_the_witch_away() -> None:
    """The Building goes back to the hand of its owner, who may build it again: without the Witch."""
    theirs = under(player(1, built={"abbey-a": (LEFT, "above")}), "witch-a", "abbey-a")
    mine = mage(0, hand="arsonist-a", wizards={"ari": 1}, built={"garrison-a": (RIGHT, "above")})
    arsons = (do(do(acting(mine, theirs, seed=k), "play", slot="arsonist-a"), "no_counter") for k in range(20))
    pos = next(pos for pos in arsons if "abbey-a" not in built(pos, 1))
    assert (foreign(pos, 1), hand(pos, 1), discarded(pos)) == ([], ["abbey-a"], ["arsonist-a", "witch-a"])


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


def test_ismai_may_lie_where_a_wizard_stands() -> None:
    pos = cast("ismai", mage(1, wizards={"ira": 2}))
    assert "forest-5" in open_cells(pos, "pick_region", owner=1)
    do(pos, "pick_region", cell="forest-5")
    assert (foreign(pos, 1), magic(pos, 1)) == (["ismai"], {"ira": 2})


def test_under_ismai_what_doubles_a_region_does_not_help() -> None:
    mine = under(player(0, built={"woolen-mill": (LEFT, "above")}), "ismai", "pasture-3")
    assert store(rolled("commerce", 3, mine, mage(1)), "pasture-3") == 0


def test_a_region_under_ismai_still_gives_its_wizard_magic() -> None:
    mine = under(mage(0, wizards={"ari": 1}, stores=stores_of(0, gold=1)), "ismai", "gold-6")
    pos = do(acting(mine), "add_magic", cell="gold-6")
    assert (magic(pos), store(pos, "gold-6"), foreign(pos, 0)) == ({"ari": 2}, 0, ["ismai"])


def test_a_wizard_may_come_to_a_region_under_ismai() -> None:
    mine = under(mage(0, hand="ari goetz", stores=stores_of(0, gold=3)), "ismai", "gold-6")
    pos = do(acting(mine), "put_wizard", slot="ari", cell="gold-6")
    assert (magic(pos), foreign(pos, 0)) == ({"ari": 0}, ["ismai"])


def test_a_region_under_ismai_pays_and_gains_what_is_no_production() -> None:
    mine = under(player(0, stores={"pasture-3": 3}), "ismai", "gold-6")
    pos = do(acting(mine, mage(1)), "trade", give="wool", get="gold")
    assert (store(pos, "gold-6"), foreign(pos, 0)) == (1, ["ismai"])


def test_when_ismai_has_left_the_region_produces_in_the_same_turn() -> None:
    pos = rolled("tournament", 6, mage(), under(rival(), "ismai", "hills-6"))
    do(pos, "gain", cell="gold-1")
    assert (store(pos, "hills-6"), store(pos, "gold-1")) == (1, 1)


def test_ismai_stays_when_nobody_wins_a_tournament() -> None:
    pos = rolled("tournament", 1, mage(), under(player(1), "ismai", "hills-6"))
    assert (acts(pos), foreign(pos, 1)) == (True, ["ismai"])


def test_ismai_leaves_when_its_rival_wins_a_tournament_as_roller() -> None:
    mine = under(player(0, built={"conrad": (RIGHT, "above")}), "ismai", "hills-5")
    assert foreign(rolled("tournament", 1, mine, mage(1)), 0) == []


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


def test_only_the_region_under_ismai_is_bought_off_and_produces_again() -> None:
    mine = under(player(0, "goetz", stores=stores_of(0, gold=2, wool=1)), "ismai", "hills-5")
    pos = acting(mine, mage(1))
    assert open_cells(pos, "buy_off") == {"hills-5"}
    do(pos, "buy_off", cell="hills-5")
    assert ("buy_off" in open_kinds(pos), stock(pos, 0)) == (False, {"wool": 1})
    assert store(table.enter(pos, Step.PRODUCE, die=5), "hills-5") == 1


def test_the_gold_under_ismai_pays_too() -> None:
    pos = do(
        acting(under(player(0, "goetz", stores=stores_of(0, gold=3)), "ismai", "gold-6"), mage(1)),
        "buy_off",
        cell="gold-6",
    )
    assert (foreign(pos, 0), store(pos, "gold-6")) == ([], 1)


def test_where_several_gold_fields_could_pay_it_is_asked() -> None:
    wide = {"pasture-5": (4, "above"), "gold-3": (4, "below")}
    stores = {"gold-6": 2, "gold-3": 1}
    mine = under(player(0, "goetz", settlements=(4, 5, 6), extra=wide, stores=stores), "ismai", "hills-5")
    pos = do(acting(mine, mage(1)), "buy_off", cell="hills-5")
    assert open_cells(pos, "pay") == {"gold-6", "gold-3"}
    do(pos, "pay", cell="gold-3")
    assert (store(pos, "gold-3"), store(pos, "gold-6"), foreign(pos, 0), acts(pos)) == (0, 1, [], True)


def test_in_the_turn_of_the_other_ismai_is_not_bought_off() -> None:
    theirs = under(player(1, stores=stores_of(1, gold=3)), "ismai", "hills-6")
    mine = mage(0, stores=stores_of(0, gold=3))
    pos = acting(mine, theirs)
    assert (acts(pos), "buy_off" in open_kinds(pos)) == (True, False)


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
