"""Wizards & Dragons: Citadels, and the Wizards beside them (13)."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import acting as base_game
from catan_cards.rules.table import do, hand, is_open, lines, player, stock, store, stores_of, why
from catan_cards.rules.table_wd import (
    CITADEL,
    LANDS,
    LEFT,
    REGIONS,
    RIGHT,
    acting,
    acts,
    mage,
    magic,
    points,
    resource_of,
    with_citadels,
)

from bailey.core import BadInput

RICH = stores_of(0, brick=3, ore=3, gold=3)
ALL = stores_of(0, brick=3, ore=3, gold=3, wool=3, grain=3, lumber=3)
NO_TOKENS = {"knight_token": 0, "commerce_token": 0}


# Citadels


def test_a_citadel_costs_a_brick_an_ore_and_a_gold() -> None:
    pos = acting(player(0, stores=RICH))
    do(pos, "build_citadel", place=LEFT)
    assert stock(pos, 0) == {"brick": 2, "ore": 2, "gold": 2}
    assert pos.state.players[0].centres[LEFT] == CITADEL


@pytest.mark.parametrize("missing", ["brick", "ore", "gold"])
def test_without_the_price_none_is_built(missing: str) -> None:
    amounts = {name: 1 for name in ("brick", "ore", "gold") if name != missing}
    pos = acting(player(0, stores=stores_of(0, **amounts, wool=1)))
    assert why(pos, "build_citadel", place=LEFT) == "too-dear"


def test_it_covers_a_settlement() -> None:
    pos = acting(player(0, stores=RICH, settlements=(5,), cities=(6,)))
    assert is_open(pos, "build_citadel", place=5)
    assert not is_open(pos, "build_citadel", place=6)
    do(pos, "build_citadel", place=5)
    assert not is_open(pos, "build_citadel", place=5)


def test_it_is_worth_one_point() -> None:
    before = points(acting(player(0)))
    assert points(acting(mage())) == before
    assert lines(acting(mage()), 0) == {"settlements": 1, "cities": 0, "citadels": 1, **NO_TOKENS}


def test_it_is_worth_two_with_a_wizard_beside_it() -> None:
    assert lines(acting(mage(wizards={"ari": 0})), 0) == {
        "settlements": 1,
        "cities": 0,
        "citadels": 1,
        "served_citadels": 1,
        **NO_TOKENS,
    }
    assert points(acting(mage(wizards={"ari": 0}))) == points(acting(mage())) + 1


def test_two_wizards_beside_one_citadel_count_once() -> None:
    assert points(acting(mage(wizards={"ari": 0, "hafli": 0}))) == points(acting(mage(wizards={"ari": 0})))


def test_each_citadel_needs_its_own_wizard() -> None:
    """Ari's Region lies beside both Citadels; with Uma the right one has its own."""
    both = (LEFT, RIGHT)
    assert lines(acting(mage(wizards={"ari": 0}, citadels=both)), 0)["served_citadels"] == 1
    assert lines(acting(mage(wizards={"ari": 0, "uma": 0}, citadels=both)), 0)["served_citadels"] == 2
    assert lines(acting(mage(wizards={"ari": 0, "hafli": 0}, citadels=both)), 0)["served_citadels"] == 2
    assert lines(acting(mage(wizards={"ari": 0, "ira": 0}, citadels=both)), 0)["served_citadels"] == 2


def test_there_are_five_for_both_players() -> None:
    mine = with_citadels(player(0, settlements=(4, 5, 6), stores=RICH, extra=WIDE), 5, 6)
    theirs = with_citadels(player(1, settlements=(4, 5, 6), extra=WIDE_TOO), 4, 5, 6)
    assert why(acting(mine, theirs), "build_citadel", place=4) == "none-left"


WIDE = {"pasture-5": (4, "above"), "gold-3": (4, "below")}
WIDE_TOO = {"forest-6": (4, "above"), "fields-3": (4, "below")}


def test_a_player_may_have_several() -> None:
    assert is_open(acting(mage(stores=RICH)), "build_citadel", place=RIGHT)


def test_by_an_option_each_has_one() -> None:
    pos = acting(mage(stores=RICH), options={"new_development_limit": 1})
    assert why(pos, "build_citadel", place=RIGHT) == "one-each"


def test_by_an_option_none_stand_side_by_side() -> None:
    for place in (LEFT, RIGHT):
        pos = acting(mage(stores=RICH, citadels=(place,)), options={"citadel_spacing": 1})
        assert why(pos, "build_citadel", place=LEFT + RIGHT - place) == "beside-citadel"
    apart = mage(stores=RICH, settlements=(4, 6), citadels=(6,), extra=WIDE)
    wide = {**apart, "centres": [1 if k == 5 else c for k, c in enumerate(apart["centres"])]}
    assert is_open(acting(wide, options={"citadel_spacing": 1}), "build_citadel", place=4)


def test_only_this_set_has_citadels() -> None:
    with pytest.raises(BadInput, match="build_citadel"):
        base_game(player(0, stores=ALL)).push({"do": "build_citadel", "place": LEFT})


def test_cards_at_the_settlement_stay() -> None:
    me = player(0, built={"abbey-a": (LEFT, "above")}, stores=RICH)
    pos = acting(me)
    do(pos, "build_citadel", place=LEFT)
    assert is_open(pos, "pull_down", card="abbey-a")


def test_a_citadel_keeps_two_sites_for_green_cards_and_spell_books() -> None:
    pos = acting(mage(hand="abbey-a wheel-of-time", stores=3))
    for side in ("above", "below"):
        assert is_open(pos, "build", slot="abbey-a", place=LEFT, side=side)
        assert is_open(pos, "build", slot="wheel-of-time", place=LEFT, side=side)
    do(pos, "build", slot="abbey-a", place=LEFT, side="above")
    assert why(pos, "build", slot="wheel-of-time", place=LEFT, side="above") == "no-site"
    assert is_open(pos, "build", slot="wheel-of-time", place=LEFT, side="below")


def test_by_an_option_it_has_four_sites() -> None:
    pos = acting(mage(0, "wheel-of-time searching-eye", hand="ward", stores=3), options={"citadel_sites": 4})
    assert is_open(pos, "build", slot="ward", place=LEFT, side="above")
    two = acting(mage(0, "wheel-of-time searching-eye", hand="ward", stores=3))
    assert why(two, "build", slot="ward", place=LEFT, side="above") == "no-site"


def test_red_cards_stand_only_beside_cities() -> None:
    pos = acting(mage(hand="harbor", stores=3))
    assert not is_open(pos, "build", slot="harbor", place=LEFT, side="above")


def test_no_city_is_built_over_a_citadel() -> None:
    pos = acting(mage(stores=3))
    assert not is_open(pos, "build_city", place=LEFT)
    assert is_open(pos, "build_city", place=RIGHT)


def test_a_citadel_cannot_be_pulled_down() -> None:
    """Only green and red cards can."""
    pos = acting(mage(0, "ward", built={"abbey-a": (RIGHT, "above")}, wizards={"ari": 1}))
    assert is_open(pos, "pull_down", card="abbey-a")
    assert not is_open(pos, "pull_down", card="ward")


# Wizards


@pytest.mark.parametrize("wizard", LANDS)
def test_each_wizard_has_a_land_of_its_own_and_costs_three_of_its_resource(wizard: str) -> None:
    assert resource_of(wizard) == LANDS[wizard]
    place = LEFT if wizard in {"hafli", "ari", "arsa", "ira"} else RIGHT
    pos = acting(mage(hand=wizard, citadels=(place,), stores={REGIONS[0][wizard]: 3}))
    do(pos, "put_wizard", slot=wizard, cell=REGIONS[0][wizard])
    assert stock(pos, 0) == {}
    assert magic(pos) == {wizard: 0}
    assert hand(pos, 0) == []


def test_with_two_of_its_resource_a_wizard_is_too_dear() -> None:
    pos = acting(mage(hand="ari", stores={"gold-6": 2}))
    assert why(pos, "put_wizard", slot="ari", cell="gold-6") == "too-dear"


def test_a_wizard_stands_beside_a_citadel() -> None:
    pos = acting(mage(hand="uma", stores=3))
    assert why(pos, "put_wizard", slot="uma", cell="hills-5") == "no-citadel"


def test_a_wizard_stands_on_no_other_land() -> None:
    pos = acting(mage(hand="ari", stores=3))
    assert {one.args["cell"] for one in pos.choices if one.name == "put_wizard"} == {2 * 6}


def test_in_the_own_action_phase_a_resource_becomes_magic() -> None:
    pos = acting(mage(wizards={"ari": 0}, stores=2))
    do(pos, "add_magic", cell="gold-6")
    assert (magic(pos), store(pos, "gold-6")) == ({"ari": 1}, 1)
    do(pos, "add_magic", cell="gold-6")
    assert (magic(pos), store(pos, "gold-6")) == ({"ari": 2}, 0)
    assert acts(pos)


def test_a_region_that_shows_nothing_gives_no_magic() -> None:
    pos = acting(mage(wizards={"ari": 0}, stores={"pasture-3": 3}))
    assert why(pos, "add_magic", cell="gold-6") == "shows-nothing"


def test_a_wizard_holds_three_magic_at_most() -> None:
    pos = acting(mage(wizards={"ari": 3}, stores=3))
    assert why(pos, "add_magic", cell="gold-6") == "full-of-magic"


def test_a_region_without_a_wizard_gives_no_magic() -> None:
    pos = acting(mage(wizards={"ari": 1}, stores=3))
    assert {one.args["cell"] for one in pos.choices if one.name == "add_magic"} == {2 * 6}


# Written positions


def test_a_wizard_is_written_on_its_land_beside_a_citadel() -> None:
    me = mage(wizards={"ari": 1})
    wrong = [None] * 26
    wrong[2 * 5] = {"card": "ari", "magic": 1}  # type: ignore[call-overload]  # the pasture
    with pytest.raises(BadInput, match="ari stands on no Region of its land there"):
        acting({**me, "wizards": wrong})
    with pytest.raises(BadInput, match="is not beside a Citadel"):
        acting({**me, "centres": player(0)["centres"]})


def test_more_citadels_than_there_are_are_refused() -> None:
    mine = with_citadels(player(0, settlements=(4, 5, 6), extra=WIDE), 4, 5, 6)
    theirs = with_citadels(player(1, settlements=(4, 5, 6), extra=WIDE_TOO), 4, 5, 6)
    with pytest.raises(BadInput, match="there are 5 Citadels"):
        acting(mine, theirs)


def test_written_citadels_follow_the_options() -> None:
    both = mage(citadels=(LEFT, RIGHT))
    with pytest.raises(BadInput, match="at most 1 Citadel"):
        acting(both, options={"new_development_limit": 1})
    with pytest.raises(BadInput, match="no two Citadels"):
        acting(both, options={"citadel_spacing": 1})


def test_a_spell_book_is_written_at_a_citadel() -> None:
    with pytest.raises(BadInput, match="stands only at a Citadel"):
        acting(mage(0, "", built={"ward": (RIGHT, "above")}))
