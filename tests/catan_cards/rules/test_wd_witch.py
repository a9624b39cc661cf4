"""Wizards & Dragons: the Witch lies on a Building of the rival until she leaves (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    open_kinds,
    open_picks,
    player,
    stock,
    store,
    stores_of,
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

from bailey.games.catan_cards.cards import FACES

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_wd import CARDS, cast, rival

#: The commerce points of a Harbor.
HARBOR_COMMERCE = 1


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
