"""Wizards & Dragons: its three event cards, and what the set is made of (13)."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.rules.table import do, hand, is_open, names, open_kinds, player, stock, store
from catan_cards.rules.table_wd import LEFT, WD, acting, acts, event, mage, magic

from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS, THEME_EXPANSIONS, card, sets
from bailey.games.catan_cards.rules.turn import points_to_win

#: Wizards of both players.
MINE, THEIRS = {"ari": 3, "hafli": 0}, {"ira": 1}


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


def test_who_has_a_full_hand_is_not_asked() -> None:
    assert acts(event("comet", mage(hand="goetz hagen conrad"), player(1, "falk karl otto")))


# Dance of the Unicorns


def test_every_wizard_gains_a_magic() -> None:
    pos = event("unicorns", mage(wizards={"ari": 1, "hafli": 0}), mage(1, wizards=THEIRS))
    assert (magic(pos, 0), magic(pos, 1)) == ({"ari": 2, "hafli": 1}, {"ira": 2})
    assert acts(pos)


def test_a_full_wizard_gains_none() -> None:
    assert magic(event("unicorns", mage(wizards={"ari": 3}), mage(1, wizards=THEIRS)))["ari"] == 3


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
