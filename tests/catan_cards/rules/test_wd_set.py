"""Section 13, Wizards & Dragons: events, and the set as a whole, as far as no scene tells of them."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_wd as wd

from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS, THEME_EXPANSIONS, card, sets
from bailey.games.catan_cards.rules.turn import points_to_win

# Dance of the Unicorns


@pytest.mark.parametrize("without", [0, 1])
def test_a_player_without_a_wizard_gains_a_resource_of_choice(without: int) -> None:
    players = [wd.mage(p, wizards={} if p == without else ({"ari": 0}, {"ira": 0})[p]) for p in (0, 1)]
    pos = wd.event("unicorns", *players)
    assert (pos.turn, t.open_kinds(pos)) == (without, {"gain"})
    pos.push(pos.choices[0])
    assert sum(t.stock(pos, without).values()) >= 1
    assert wd.acts(pos)


# The set


def new(**options: int) -> Any:
    return catan_cards.GAME.deal(2, 3, options={"theme": wd.WD, **options})


def test_the_set_has_thirty_cards_and_five_citadels() -> None:
    cards = [c for c in THEME_EXPANSIONS if card(c).set == wd.WD]
    theme_events = [name for name in IDS if name in {"comet", "unicorns", "eclipse"}]
    assert len(cards) + len(theme_events) + int(sets(wd.WD).citadels) == 30


def test_stacks_events_and_goal_are_those_of_the_expanded_game() -> None:
    s = new()
    sizes = [stack.cards.size for stack in s.stacks]
    assert sizes == [16, 16, 15, 15, 11, 11]
    assert s.events_stack.size == 13


def test_thirteen_points_win() -> None:
    assert points_to_win(new()) == 13


def test_the_spy_takes_no_wizards_spells_or_spell_books() -> None:
    """But units and action cards (13)."""
    theirs = t.player(1, "ari ward magic-kitchen goetz merchant-a abbey-a")
    pos = t.do(wd.acting(wd.mage(hand="spy-a"), theirs), "play", slot="spy-a")
    taken = {t.hand(pos, 1)[one.args["slot"]] for one in pos.choices if one.name != "skip"}
    assert taken == {"goetz", "merchant-a"}


def test_citadels_are_no_cards_of_the_stacks() -> None:
    pos = wd.acting(wd.mage())
    assert "citadel" not in {name for stack in pos.state.stacks for name in t.names(stack.cards)}
    assert not t.is_open(pos, "build_citadel", place=wd.LEFT)


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
    of_set = [IDS[c] for c in THEME_EXPANSIONS if card(c).set == wd.WD]
    assert sorted(of_set) == sorted(WIZARDS | BOOKS | SPELLS | FOREIGN)
    assert (len(of_set), len(EVENT_CARDS), int(sets(wd.WD).citadels)) == (22, 3, 5)


def test_the_cards_of_the_set_lie_in_the_two_last_stacks_and_those_of_the_base_game_in_four() -> None:
    """All stacks are searched, so that it is known what is in them."""
    pos = wd.acting(wd.mage(), t.player(1), theme_deck=[])
    t.look_into(pos, 0, *range(6))
    of_set = {name for i in (4, 5) for name in t.stack_cards(pos, i)}
    others = {name for i in range(4) for name in t.stack_cards(pos, i)}
    assert of_set == WIZARDS | BOOKS | SPELLS | FOREIGN
    assert (len(others), others & of_set) == (62, set())


def test_thirteen_event_cards_are_those_of_the_base_game_and_the_set() -> None:
    pos = wd.acting(wd.mage(0, hand="better-world", wizards={"ari": 3}))
    t.do(pos, "play", slot="better-world")
    assert sorted(t.names(pos.state.events_stack)) == sorted(BASE_EVENTS | EVENT_CARDS)


def test_there_is_no_inquisition_against_wizards() -> None:
    """Both belong to another set, and are out of its game too."""
    assert not [name for name in IDS if name.startswith("inquisition")]
