"""Wizards & Dragons: the Witch lies on a Building of the rival until she leaves (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    is_open,
    open_kinds,
    player,
    store,
    stores_of,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    acting,
    drawing,
    event,
    foreign,
    mage,
    points,
    under,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_wd import cast

#: The commerce points of a Harbor.
HARBOR_COMMERCE = 1


# Witch


def test_commerce_points_under_the_witch_do_not_count() -> None:
    theirs = player(
        1, built={"harbor": (LEFT, "above"), "garrison-a": (LEFT, "below")}, settlements=(), cities=(LEFT, RIGHT)
    )
    free = acting(mage(), theirs)
    pos = do(cast("witch-a", theirs), "pick", card="harbor")
    assert free.state.players[1].commerce - pos.state.players[1].commerce == HARBOR_COMMERCE


def test_no_second_witch_lies_on_the_same_building() -> None:
    pos = do(cast("witch-a", hand="witch-b"), "pick", card="abbey-a")
    do(pos, "play", slot="witch-b")
    assert foreign(pos, 1) == ["witch-a", "witch-b"]
    assert [int(pos.state.players[1].built.beside[i].foreign) for i in range(2)] == [1, 1]


def test_victory_points_stay_under_the_witch() -> None:
    theirs = player(
        1, built={"colossus": (LEFT, "above"), "abbey-a": (RIGHT, "above")}, settlements=(), cities=(LEFT, RIGHT)
    )
    pos = do(cast("witch-a", theirs), "pick", card="colossus")
    assert points(pos, 1) == points(acting(mage(), theirs), 1) == 2 * 2 + 2


def owner(building: str, *, bewitched: bool, **more: Any) -> Json:
    """Tell what a second player has whose Building above the left City lies under a Witch, or does not."""
    cards = {building: (LEFT, "above"), "conrad": (RIGHT, "above")}
    me = player(1, more.pop("hand", ""), cards, settlements=(), cities=(LEFT, RIGHT), **more)
    return under(me, "witch-a", building) if bewitched else me


def theirs_to_act(me: Json) -> Position:
    return acting(mage(), me, turn=1)


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_mint_under_the_witch_trades_no_gold(*, bewitched: bool) -> None:
    pos = theirs_to_act(owner("mint", bewitched=bewitched, stores=stores_of(1, gold=1)))
    assert is_open(pos, "trade", give="gold", get="wool") != bewitched


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_town_hall_under_the_witch_makes_no_search_cheaper(*, bewitched: bool) -> None:
    me = owner("town-hall-a", bewitched=bewitched, stores=stores_of(1, gold=1))
    assert is_open(drawing(mage(), me, turn=1), "search", stack=0) != bewitched


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
