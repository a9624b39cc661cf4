"""Section 13, Trade & Change: the set, the points of its cards, and its Knight."""

from __future__ import annotations

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import open_cells, open_kinds, player
from catan_cards.rules.table_tc import TC, acting, pile, rolled

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS, card

CARDS = [i for i in range(len(IDS)) if i < IDS.index("fields-1") and card(i).set == TC]
EVENTS = ("trade-winds", "slump", "merchants-fair")
#: The action cards of the set that wait for the gate, with what they need beside it.
GATED = ("spice-caravan-a", "smuggler", "price-war", "bill-of-exchange")


# The set


def test_13_thirty_cards_join_the_base_game() -> None:
    assert len(CARDS) == 30
    assert {IDS[i] for i in CARDS} >= {*EVENTS, *GATED}


def test_13_the_stacks_have_16_16_15_15_and_14_13_cards() -> None:
    pos = catan_cards.load({"turn": 0, "turns": 20, "theme": TC, "players": [player(0), player(1)]})
    assert [stack.cards.size for stack in pos.state.stacks] == [16, 16, 15, 15, 14, 13]


def test_13_the_cards_of_the_set_lie_in_the_last_two_stacks() -> None:
    pos = catan_cards.load({"turn": 0, "turns": 20, "theme": TC, "players": [player(0), player(1)]})
    stacks = [set(table.stack_cards(pos, i)) for i in range(4)]
    last = {name for i in (4, 5) for name in table.stack_cards(pos, i)}
    of_set = {IDS[i] for i in CARDS}
    assert not of_set & set().union(*stacks)
    assert last == of_set - set(EVENTS)


def test_13_the_event_stack_has_13_cards() -> None:
    pos = table.position(theme=TC)
    events = pile(pos.state.events_stack)
    assert len(events) == 13
    assert set(events) >= set(EVENTS)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("name", ["pawnbroker", "smuggler"])
def test_13_a_card_of_the_set_is_refused_without_it(theme: int, name: str) -> None:
    with pytest.raises(BadInput):
        table.position(player(0, name), player(1), theme=theme)


# Lothar, and the commerce points


def test_13_lothar_is_a_knight_in_the_tournament() -> None:
    pos = rolled("tournament", 6, player(0, built={"lothar": (5, "above")}), player(1))
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    assert "hills-5" in open_cells(pos, "gain")


def test_13_lothar_is_a_knight_for_the_token_and_the_smithy() -> None:
    pos = acting(player(0, built={"lothar": (5, "above")}), player(1, built={"siegfried": (5, "above")}))
    plain = pos.state.players[0].strength
    assert plain > 0
    with_smith = acting(player(0, built={"lothar": (5, "above"), "smithy": (6, "above")}))
    assert with_smith.state.players[0].strength == plain + 1
