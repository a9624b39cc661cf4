"""Section 13, Wizards & Dragons: books, Citadels, Ismai and the Witch, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_wd as wd

from bailey.core import BadInput

if TYPE_CHECKING:
    from bailey.core import Position


# Countermagic


def answered(seed: int, *, cancelled: bool) -> Position:
    """Attack with the Arsonist; the rival answers with a Bishop, which Countermagic may cancel."""
    mine = wd.mage(
        0, "countermagic-a", hand="arsonist-a", wizards={"ari": 2}, built={"garrison-a": (wd.RIGHT, "above")}
    )
    rival = t.player(1, "bishop-a", built={"garrison-b": (wd.LEFT, "above")})
    pos = t.do(wd.acting(mine, rival, seed=seed), "play", slot="arsonist-a")
    t.do(pos, "counter", slot="bishop-a")
    return t.do(pos, "use", card="countermagic-a") if cancelled else t.do(pos, "no_counter")


@pytest.mark.parametrize(("cancelled", "wins"), [(True, 5), (False, 2)])
def test_an_answer_can_be_cancelled_too(*, cancelled: bool, wins: int) -> None:
    """The attack succeeds on 1 to 5, but with the Bishop only on 1 and 2."""
    seen = set()
    for seed in range(60):
        pos = answered(seed, cancelled=cancelled)
        [die] = [int(one["die"]) for one in t.events(pos, "duel_rolled")]
        seen.add(die)
        assert (t.hand(pos, 1) == ["garrison-b"]) == (die <= wins)
    assert seen == set(range(1, 7))


# Searching Eye


def test_by_an_option_the_eye_searches_the_stack_under_which_the_card_went() -> None:
    mine = wd.mage(0, "searching-eye", hand="goetz hagen conrad", wizards={"ari": 2})
    pos = wd.drawing(mine, options={"exchange_from": 1})
    t.do(pos, "put_under", slot="goetz", stack=3)
    t.do(pos, "use", card="searching-eye")
    assert t.open_kinds(pos) <= {"search", "take"}
    if t.is_open(pos, "search", stack=3):
        assert t.open_values(pos, "search", "stack") == {3}
    pos.push(next(one for one in pos.choices if one.name == "take"))
    assert len(t.hand(pos, 0)) == 3


ALL = t.stores_of(0, brick=3, ore=3, gold=3, wool=3, grain=3, lumber=3)


# Citadels


def test_only_this_set_has_citadels() -> None:
    with pytest.raises(BadInput, match="build_citadel"):
        t.acting(t.player(0, stores=ALL)).push({"do": "build_citadel", "place": wd.LEFT})


# Wizards


@pytest.mark.parametrize("wizard", wd.LANDS)
def test_each_wizard_has_a_land_of_its_own_and_costs_three_of_its_resource(wizard: str) -> None:
    assert wd.resource_of(wizard) == wd.LANDS[wizard]
    place = wd.LEFT if wizard in {"hafli", "ari", "arsa", "ira"} else wd.RIGHT
    pos = wd.acting(wd.mage(hand=wizard, citadels=(place,), stores={wd.REGIONS[0][wizard]: 3}))
    t.do(pos, "put_wizard", slot=wizard, cell=wd.REGIONS[0][wizard])
    assert t.stock(pos, 0) == {}
    assert wd.magic(pos) == {wizard: 0}
    assert t.hand(pos, 0) == []


def test_a_wizard_stands_on_no_other_land() -> None:
    pos = wd.acting(wd.mage(hand="ari", stores=3))
    assert {one.args["cell"] for one in pos.choices if one.name == "put_wizard"} == {2 * 6}


def test_a_region_without_a_wizard_gives_no_magic() -> None:
    pos = wd.acting(wd.mage(wizards={"ari": 1}, stores=3))
    assert {one.args["cell"] for one in pos.choices if one.name == "add_magic"} == {2 * 6}


# Written positions


def test_a_wizard_is_written_on_its_land_beside_a_citadel() -> None:
    me = wd.mage(wizards={"ari": 1})
    wrong = [None] * 26
    wrong[2 * 5] = {"card": "ari", "magic": 1}  # type: ignore[call-overload]  # the pasture
    with pytest.raises(BadInput, match="ari stands on no Region of its land there"):
        wd.acting({**me, "wizards": wrong})
    with pytest.raises(BadInput, match="is not beside a Citadel"):
        wd.acting({**me, "centres": t.player(0)["centres"]})


# Ismai


def test_ismai_may_lie_where_a_wizard_stands() -> None:
    pos = wd.cast("ismai", wd.mage(1, wizards={"ira": 2}))
    assert "forest-5" in t.open_cells(pos, "pick_region", owner=1)
    t.do(pos, "pick_region", cell="forest-5")
    assert (wd.foreign(pos, 1), wd.magic(pos, 1)) == (["ismai"], {"ira": 2})


def test_in_an_own_turn_two_gold_send_ismai_away() -> None:
    mine = wd.under(t.player(0, "goetz", stores=t.stores_of(0, gold=2)), "ismai", "hills-5")
    pos = t.do(wd.acting(mine), "buy_off", cell="hills-5")
    assert (wd.foreign(pos, 0), t.discarded(pos), t.store(pos, "gold-6")) == ([], ["ismai"], 0)
    assert not pos.state.players[0].regions.beside[14].foreign


def test_witch_and_ismai_both_lie_there_and_each_leaves_alone() -> None:
    mine = t.player(0, "goetz", {"abbey-a": (wd.LEFT, "above")}, stores=t.stores_of(0, gold=2))
    both = wd.under(mine, "witch-a", "abbey-a")
    regions = [cell and {**cell, "foreign": cell["card"] == "hills-5"} for cell in both["regions"]]
    both = {**both, "regions": regions, "foreign": [{"card": "witch-a"}, {"card": "ismai"}]}
    pos = t.do(wd.acting(both), "buy_off", cell="hills-5")
    assert wd.foreign(pos, 0) == ["witch-a"]
    assert pos.state.players[0].hand_limit == 3


# Written positions


@pytest.mark.parametrize(
    ("me", "fault"),
    [
        (
            {**t.player(1, built=wd.CARDS, settlements=(), cities=(5, 6)), "foreign": [{"card": "witch-a"}]},
            "a card of the rival's lies on 0",
        ),
        (wd.under(t.player(1, built={"hagen": (wd.LEFT, "above")}), "witch-a", "hagen"), "hagen is no Building"),
        ({**t.player(1), "foreign": [{"card": "ismai"}]}, "a card of the rival's lies on 0"),
        ({**t.player(1), "foreign": [{"card": "goetz"}]}, "is not put into a rival's principality"),
    ],
    ids=["witch nowhere", "on a knight", "ismai nowhere", "not foreign"],
)
def test_what_does_not_fit_is_refused(me: t.Json, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        wd.acting(wd.mage(), me)


#: The commerce points of a Harbor.
HARBOR_COMMERCE = 1


# Witch


def test_commerce_points_under_the_witch_do_not_count() -> None:
    theirs = t.player(
        1,
        built={"harbor": (wd.LEFT, "above"), "garrison-a": (wd.LEFT, "below")},
        settlements=(),
        cities=(wd.LEFT, wd.RIGHT),
    )
    free = wd.acting(wd.mage(), theirs)
    pos = t.do(wd.cast("witch-a", theirs), "pick", card="harbor")
    assert free.state.players[1].commerce - pos.state.players[1].commerce == HARBOR_COMMERCE


def test_no_second_witch_lies_on_the_same_building() -> None:
    pos = t.do(wd.cast("witch-a", hand="witch-b"), "pick", card="abbey-a")
    t.do(pos, "play", slot="witch-b")
    assert wd.foreign(pos, 1) == ["witch-a", "witch-b"]
    assert [int(pos.state.players[1].built.beside[i].foreign) for i in range(2)] == [1, 1]


def test_victory_points_stay_under_the_witch() -> None:
    theirs = t.player(
        1,
        built={"colossus": (wd.LEFT, "above"), "abbey-a": (wd.RIGHT, "above")},
        settlements=(),
        cities=(wd.LEFT, wd.RIGHT),
    )
    pos = t.do(wd.cast("witch-a", theirs), "pick", card="colossus")
    assert wd.points(pos, 1) == wd.points(wd.acting(wd.mage(), theirs), 1) == 2 * 2 + 2


def owner(building: str, *, bewitched: bool, **more: Any) -> t.Json:
    """Tell what a second player has whose Building above the left City lies under a Witch, or does not."""
    cards = {building: (wd.LEFT, "above"), "conrad": (wd.RIGHT, "above")}
    me = t.player(1, more.pop("hand", ""), cards, settlements=(), cities=(wd.LEFT, wd.RIGHT), **more)
    return wd.under(me, "witch-a", building) if bewitched else me


def theirs_to_act(me: t.Json) -> Position:
    return wd.acting(wd.mage(), me, turn=1)


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_mint_under_the_witch_trades_no_gold(*, bewitched: bool) -> None:
    pos = theirs_to_act(owner("mint", bewitched=bewitched, stores=t.stores_of(1, gold=1)))
    assert t.is_open(pos, "trade", give="gold", get="wool") != bewitched


@pytest.mark.parametrize("bewitched", [False, True])
def test_a_town_hall_under_the_witch_makes_no_search_cheaper(*, bewitched: bool) -> None:
    me = owner("town-hall-a", bewitched=bewitched, stores=t.stores_of(1, gold=1))
    assert t.is_open(wd.drawing(wd.mage(), me, turn=1), "search", stack=0) != bewitched


@pytest.mark.parametrize("building", ["bath-house-a", "aqueduct-a"])
@pytest.mark.parametrize("bewitched", [False, True])
def test_nothing_under_the_witch_keeps_a_plague_off(building: str, *, bewitched: bool) -> None:
    pos = wd.event("plague-a", wd.mage(), owner(building, bewitched=bewitched, stores=1))
    assert t.store(pos, "forest-5") == (0 if bewitched else 1)


@pytest.mark.parametrize("building", ["abbey-a", "library-a"])
@pytest.mark.parametrize("bewitched", [False, True])
def test_an_abbey_or_library_under_the_witch_makes_no_progress(building: str, *, bewitched: bool) -> None:
    pos = wd.event("progress-a", wd.mage(), owner(building, bewitched=bewitched))
    assert (pos.turn, "gain" in t.open_kinds(pos)) == ((0, False) if bewitched else (1, True))


def two_witches() -> t.Json:
    """Tell what a player has with two Buildings, each under a Witch."""
    me = t.player(0, "goetz", {"abbey-a": (wd.LEFT, "above"), "abbey-b": (wd.RIGHT, "above")})
    cards = [{**one, "foreign": True} for one in me["built"]]
    return {**me, "built": cards, "foreign": [{"card": "witch-a"}, {"card": "witch-b"}]}


def test_every_witch_leaves_at_the_event_card_face() -> None:
    pos = wd.event("eclipse", two_witches(), wd.mage(1))
    assert (wd.foreign(pos, 0), sorted(t.discarded(pos))) == ([], ["witch-a", "witch-b"])
    assert pos.state.players[0].hand_limit == 5


def test_with_one_building_only_its_witch_leaves() -> None:
    pos = t.do(wd.acting(two_witches()), "pull_down", card="abbey-a")
    assert (t.built(pos, 0), len(wd.foreign(pos, 0)), pos.state.players[0].hand_limit) == (["abbey-b"], 1, 3)
