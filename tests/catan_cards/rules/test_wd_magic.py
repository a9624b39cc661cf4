"""Section 13, Wizards & Dragons: what no scene tells, and positions that cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_wd as wd

from bailey.core import BadInput

if TYPE_CHECKING:
    from bailey.core import Position

ALL = t.stores_of(0, brick=3, ore=3, gold=3, wool=3, grain=3, lumber=3)


def foreign(pos: Position) -> list[str]:
    """Name the rival's cards in the first principality."""
    return t.names(pos.state.players[0].foreign)


# Better World


def better_world() -> Position:
    return wd.acting(wd.mage(0, hand="better-world", wizards={"ari": 3}))


@pytest.mark.parametrize(("left", "possible"), [((), False), (("year-end",), False), (("year-end", "comet"), True)])
def test_better_world_needs_another_event_card_than_the_year_end(left: tuple[str, ...], *, possible: bool) -> None:
    pos = better_world()
    pos = wd.aside(pos, pos.state.events_stack, *left)
    assert sorted(t.names(pos.state.events_stack)) == sorted(left)
    assert t.is_open(pos, "play", slot="better-world") == possible


def test_better_world_takes_an_event_card_but_the_year_end_out_of_the_game() -> None:
    """Only who casts it knows the event cards, until they are shuffled."""
    pos = t.do(better_world(), "play", slot="better-world")
    here = pos.state.events_stack
    before, offered = t.names(here), t.open_values(pos, "remove_event", "slot")
    assert (t.open_kinds(pos), {before[slot] for slot in offered}) == ({"remove_event"}, {*before} - {"year-end"})
    assert {here.slots[i] >> 10 & 3 for i in range(here.size)} == {1}
    pos.push({"do": "remove_event", "slot": before.index("eclipse")})
    assert (t.names(pos.state.removed), len(t.names(here)), len(before)) == (["eclipse"], 12, 13)
    assert t.events(pos, "shuffled_events")
    assert not [1 for i in range(pos.state.events_stack.size) if pos.state.events_stack.slots[i] >> 10 & 1]


# Other spells


def test_the_duel_adds_the_remaining_magic_of_all_wizards_to_a_roll() -> None:
    me = wd.mage(0, hand="duel-of-wizards goetz", wizards={"ari": 3}, stores=t.stores_of(0, wool=2))
    rival = wd.mage(1, wizards={"ira": 2, "arsa": 1}, stores=t.stores_of(1, ore=2))
    pos = t.do(wd.acting(me, rival, seed=1), "play", slot="duel-of-wizards")
    assert {one["player"]: one["sum"] - one["die"] for one in t.events(pos, "contest")} == {0: 2, 1: 3}


def test_metamorphosis_needs_a_region_in_the_stack() -> None:
    mine = wd.mage(0, hand="metamorphosis", wizards={"ari": 2})
    assert t.is_open(wd.acting(mine), "play", slot="metamorphosis")
    pos = wd.acting(mine)
    assert t.why(wd.aside(pos, pos.state.region_stack), "play", slot="metamorphosis") == "needs"


def test_after_a_metamorphosis_nobody_knows_the_order_of_the_region_stack() -> None:
    mine = wd.mage(0, hand="metamorphosis", wizards={"ari": 2}, stores={"pasture-3": 2, "hills-5": 1})
    pos = t.do(wd.acting(mine), "play", slot="metamorphosis")
    assert [{t.knows(pos, p, region) for region in t.names(pos.state.region_stack)} for p in (0, 1)] == [
        {True},
        {False},
    ]
    t.do(t.do(pos, "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert not pos.state.region_stack.slots[0] >> 10 & 3


# Several cards of the rival's


def test_witch_and_ismai_both_lie_there_and_each_leaves_alone() -> None:
    mine = t.player(0, "goetz", {"abbey-a": (wd.LEFT, "above")}, stores=t.stores_of(0, gold=2))
    both = wd.under(mine, "witch-a", "abbey-a")
    regions = [cell and {**cell, "foreign": cell["card"] == "hills-5"} for cell in both["regions"]]
    both = {**both, "regions": regions, "foreign": [{"card": "witch-a"}, {"card": "ismai"}]}
    pos = t.do(wd.acting(both), "buy_off", cell="hills-5")
    assert (foreign(pos), pos.state.players[0].regions.beside[14].foreign) == (["witch-a"], 0)
    assert pos.state.players[0].hand_limit == 3


def two_witches() -> t.Json:
    """Tell what a player has with two Buildings, each under a Witch."""
    me = t.player(0, "goetz", {"abbey-a": (wd.LEFT, "above"), "abbey-b": (wd.RIGHT, "above")})
    cards = [{**one, "foreign": True} for one in me["built"]]
    return {**me, "built": cards, "foreign": [{"card": "witch-a"}, {"card": "witch-b"}]}


def test_every_witch_leaves_at_the_event_card_face_and_with_a_building_only_its_own() -> None:
    pos = wd.event("eclipse", two_witches(), wd.mage(1))
    assert (foreign(pos), sorted(t.discarded(pos))) == ([], ["witch-a", "witch-b"])
    assert pos.state.players[0].hand_limit == 5
    pos = t.do(wd.acting(two_witches()), "pull_down", card="abbey-a")
    assert (t.built(pos, 0), len(foreign(pos)), pos.state.players[0].hand_limit) == (["abbey-b"], 1, 3)


# What is refused


def test_only_this_set_has_citadels() -> None:
    with pytest.raises(BadInput, match="build_citadel"):
        t.acting(t.player(0, stores=ALL)).push({"do": "build_citadel", "place": wd.LEFT})


def test_a_wizard_is_written_on_its_land_beside_a_citadel() -> None:
    me = wd.mage(wizards={"ari": 1})
    wrong = [None] * 26
    wrong[2 * 5] = {"card": "ari", "magic": 1}  # type: ignore[call-overload]  # the pasture
    with pytest.raises(BadInput, match="ari stands on no Region of its land there"):
        wd.acting({**me, "wizards": wrong})
    with pytest.raises(BadInput, match="is not beside a Citadel"):
        wd.acting({**me, "centres": t.player(0)["centres"]})


@pytest.mark.parametrize(("me", "fault"), [
    ({**t.player(1, built={"abbey-a": (5, "below")}), "foreign": [{"card": "witch-a"}]}, "a card of the rival's lies"),
    (wd.under(t.player(1, built={"hagen": (wd.LEFT, "above")}), "witch-a", "hagen"), "hagen is no Building"),
    ({**t.player(1), "foreign": [{"card": "ismai"}]}, "a card of the rival's lies on 0"),
    ({**t.player(1), "foreign": [{"card": "goetz"}]}, "is not put into a rival's principality"),
], ids=["witch nowhere", "on a knight", "ismai nowhere", "not foreign"])  # fmt: skip
def test_what_does_not_fit_is_refused(me: t.Json, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        wd.acting(wd.mage(), me)
