"""Wizards & Dragons: its three event cards, and what the set is made of (13)."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    all_but,
    do,
    hand,
    is_open,
    names,
    open_kinds,
    open_values,
    player,
    stock,
    store,
    why,
)
from catan_cards.rules.table_wd import LEFT, OPEN, WD, acting, acts, event, mage, magic

from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS, THEME_EXPANSIONS, card, sets
from bailey.games.catan_cards.rules.turn import points_to_win
from bailey.games.catan_cards.steps import Step

#: Wizards of both players.
MINE, THEIRS = {"ari": 3, "hafli": 0}, {"ira": 1}


@pytest.mark.parametrize("name", ["comet", "unicorns", "eclipse"])
def test_an_event_card_of_the_set_goes_back_under_its_stack(name: str) -> None:
    pos = event(name, mage(0, hand="goetz falk karl", wizards=MINE), mage(1, hand="otto mint harbor", wizards=THEIRS))
    assert acts(pos)
    assert (pos.state.events_stack.size, names(pos.state.events_stack)[0]) == (13, name)


# Comet


def test_comet_takes_the_magic_of_all_wizards() -> None:
    pos = event("comet", mage(wizards=MINE), mage(1, wizards=THEIRS))
    assert (magic(pos, 0), magic(pos, 1)) == ({"ari": 0, "hafli": 0}, {"ira": 0})


def test_then_each_player_may_fill_the_hand_from_the_tops_the_roller_first() -> None:
    pos = event("comet", mage(hand="goetz"), mage(1, hand="hagen"))
    assert (pos.turn, open_kinds(pos)) == (0, {"draw", "stop"})
    do(pos, "draw", stack=0)
    do(pos, "draw", stack=5)
    assert len(hand(pos, 0)) == 3
    assert pos.turn == 1
    do(pos, "draw", stack=1)
    assert pos.turn == 1
    do(pos, "stop")
    assert len(hand(pos, 1)) == 2
    assert acts(pos)


def test_the_magic_that_a_comet_has_taken_pays_no_spell() -> None:
    mine = mage(0, hand="magic-kitchen falk karl", wizards=MINE)
    pos = event("comet", mine, player(1, "goetz otto mint"), options=OPEN)
    assert why(pos, "play", slot="magic-kitchen") == "needs"


def test_the_second_player_as_roller_fills_the_hand_first() -> None:
    pos = event("comet", mage(), mage(1), turn=1)
    assert pos.turn == 1
    do(pos, "stop")
    assert (pos.turn, open_kinds(pos)) == (0, {"draw", "stop"})


def test_a_comet_fills_up_to_the_limit_that_an_abbey_raises() -> None:
    mine = player(0, "goetz falk karl", {"abbey-a": (LEFT, "above")})
    pos = event("comet", mine, player(1, "otto mint harbor"))
    assert (pos.turn, open_kinds(pos)) == (0, {"draw", "stop"})
    do(pos, "draw", stack=0)
    assert (len(hand(pos, 0)), acts(pos)) == (4, True)


def comet_with(*stacks: str) -> Any:
    """Turn up the Comet while only these cards are in the stacks, and no hand has any."""
    told = " ".join(stacks).split()
    return event("comet", mage(), mage(1), stacks=stacks, discard=all_but(*told, theme=WD))


def test_a_comet_fills_no_hand_from_stacks_without_cards() -> None:
    assert acts(comet_with("", "", "", "", "", ""))


def test_a_card_is_drawn_from_stacks_with_cards_only() -> None:
    pos = comet_with("", "goetz", "", "", "", "ward")
    assert open_values(pos, "draw", "stack") == {1, 5}
    do(pos, "draw", stack=5)
    assert (hand(pos, 0), open_values(pos, "draw", "stack")) == (["ward"], {1})


def test_who_has_a_full_hand_is_not_asked() -> None:
    assert acts(event("comet", mage(hand="goetz hagen conrad"), player(1, "falk karl otto")))


# Dance of the Unicorns


def test_every_wizard_gains_a_magic() -> None:
    pos = event("unicorns", mage(wizards={"ari": 1, "hafli": 0}), mage(1, wizards=THEIRS))
    assert (magic(pos, 0), magic(pos, 1)) == ({"ari": 2, "hafli": 1}, {"ira": 2})
    assert acts(pos)


def test_a_full_wizard_gains_none() -> None:
    assert magic(event("unicorns", mage(wizards={"ari": 3}), mage(1, wizards=THEIRS)))["ari"] == 3


def test_the_magic_of_a_unicorn_pays_a_spell_at_once() -> None:
    pos = event("unicorns", mage(hand="magic-kitchen", wizards={"ari": 0}), mage(1, wizards=THEIRS), options=OPEN)
    assert is_open(pos, "play", slot="magic-kitchen")


def test_two_players_without_a_wizard_gain_the_roller_first() -> None:
    pos = event("unicorns", mage(), mage(1), die=6)
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="fields-1")
    assert (pos.turn, open_kinds(pos)) == (1, {"gain"})
    do(pos, "gain", cell="gold-1")
    assert (stock(pos, 0), stock(pos, 1)) == ({"grain": 1, "gold": 1}, {"gold": 1, "brick": 1})


@pytest.mark.parametrize("without", [0, 1])
def test_a_player_without_a_wizard_gains_a_resource_of_choice(without: int) -> None:
    players = [mage(p, wizards={} if p == without else ({"ari": 0}, {"ira": 0})[p]) for p in (0, 1)]
    pos = event("unicorns", *players)
    assert (pos.turn, open_kinds(pos)) == (without, {"gain"})
    pos.push(pos.choices[0])
    assert sum(stock(pos, without).values()) >= 1
    assert acts(pos)


# Eclipse


def test_regions_beside_a_citadel_produce_nothing_in_this_turn() -> None:
    """A 6 is rolled: gold-6 lies beside the first player's Citadel, hills-6 beside no Citadel of the second."""
    pos = event("eclipse", mage(), player(1), die=6)
    assert (store(pos, "gold-6"), store(pos, "hills-6")) == (0, 1)


def test_regions_beside_no_citadel_produce() -> None:
    assert store(event("eclipse", mage(), player(1), die=5), "hills-5") == 1


def test_both_players_citadels_are_dark() -> None:
    assert store(event("eclipse", player(0), mage(1), die=6), "hills-6") == 0


@pytest.mark.parametrize(("die", "region"), [(3, "pasture-3"), (1, "fields-1"), (6, "gold-6"), (4, "forest-4")])
def test_all_four_regions_around_a_citadel_are_dark_in_this_turn_only(die: int, region: str) -> None:
    pos = event("eclipse", mage(), player(1), die=die)
    assert store(pos, region) == 0
    assert store(table.enter(pos, Step.PRODUCE, die=die), region) == 1


def test_in_the_next_turn_they_produce_again() -> None:
    pos = event("eclipse", mage(hand="goetz"), mage(1), die=6)
    assert (pos.state.players[0].idle, pos.state.players[1].idle) == (0, 0)


# The set


def new(**options: int) -> Any:
    return catan_cards.GAME.deal(2, 3, options={"theme": WD, **options})


def test_the_set_has_thirty_cards_and_five_citadels() -> None:
    cards = [c for c in THEME_EXPANSIONS if card(c).set == WD]
    theme_events = [name for name in IDS if name in {"comet", "unicorns", "eclipse"}]
    assert len(cards) + len(theme_events) + int(sets(WD).citadels) == 30


def test_stacks_events_and_goal_are_those_of_the_expanded_game() -> None:
    s = new()
    sizes = [stack.cards.size for stack in s.stacks]
    assert sizes == [16, 16, 15, 15, 11, 11]
    assert s.events_stack.size == 13


def test_thirteen_points_win() -> None:
    assert points_to_win(new()) == 13


def test_the_spy_takes_no_wizards_spells_or_spell_books() -> None:
    """But units and action cards (13)."""
    theirs = player(1, "ari ward magic-kitchen goetz merchant-a abbey-a")
    pos = do(acting(mage(hand="spy-a"), theirs), "play", slot="spy-a")
    taken = {hand(pos, 1)[one.args["slot"]] for one in pos.choices if one.name != "skip"}
    assert taken == {"goetz", "merchant-a"}


def test_citadels_are_no_cards_of_the_stacks() -> None:
    pos = acting(mage())
    assert "citadel" not in {name for stack in pos.state.stacks for name in names(stack.cards)}
    assert not is_open(pos, "build_citadel", place=LEFT)


#: The cards of the set beside its Citadels, from their list.
EVENT_CARDS = {"comet", "unicorns", "eclipse"}
WIZARDS = {"ari", "hor", "ira", "arsa", "hafli", "uma"}
BOOKS = {"wheel-of-time", "countermagic-a", "countermagic-b", "searching-eye", "ward"}
SPELLS = {
    "materialization",
    "magic-kitchen",
    "change-places",
    "better-world",
    "duel-of-wizards",
    "metamorphosis",
    "magic-alliance",
    "by-magics-hand",
}
FOREIGN = {"witch-a", "witch-b", "ismai"}
BASE_EVENTS = {
    "civil-war",
    "conflict",
    "master-builder",
    "plague-a",
    "plague-b",
    "productive-year-a",
    "productive-year-b",
    "progress-a",
    "progress-b",
    "year-end",
}


def test_the_cards_of_the_set_are_those_of_its_list() -> None:
    of_set = [IDS[c] for c in THEME_EXPANSIONS if card(c).set == WD]
    assert sorted(of_set) == sorted(WIZARDS | BOOKS | SPELLS | FOREIGN)
    assert (len(of_set), len(EVENT_CARDS), int(sets(WD).citadels)) == (22, 3, 5)


def test_the_cards_of_the_set_lie_in_the_two_last_stacks_and_those_of_the_base_game_in_four() -> None:
    """All stacks are searched, so that it is known what is in them."""
    pos = acting(mage(), player(1), theme_deck=[])
    table.look_into(pos, 0, *range(6))
    of_set = {name for i in (4, 5) for name in table.stack_cards(pos, i)}
    others = {name for i in range(4) for name in table.stack_cards(pos, i)}
    assert of_set == WIZARDS | BOOKS | SPELLS | FOREIGN
    assert (len(others), others & of_set) == (62, set())


def test_thirteen_event_cards_are_those_of_the_base_game_and_the_set() -> None:
    pos = acting(mage(0, hand="better-world", wizards={"ari": 3}))
    do(pos, "play", slot="better-world")
    assert sorted(names(pos.state.events_stack)) == sorted(BASE_EVENTS | EVENT_CARDS)


def test_there_is_no_inquisition_against_wizards() -> None:
    """Both belong to another set, and are out of its game too."""
    assert not [name for name in IDS if name.startswith("inquisition")]
