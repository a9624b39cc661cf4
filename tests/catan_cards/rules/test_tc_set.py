"""Section 13, Trade & Change: events, and the set as a whole, as far as no scene tells of them."""

from __future__ import annotations

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_tc as tc

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS, card

OWN = {*tc.UPPER, *tc.LOWER}
#: Regions of the second player.
THEIRS = {"forest-5", "fields-2", "pasture-4", "hills-6", "gold-1", "mountains-3"}


# Trade Winds


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_13_trade_winds_whoever_rolled(winner: int, turn: int) -> None:
    players = [t.player(p, built={("ore-fleet", "wool-fleet")[p]: (5, "above")} if p == winner else {}) for p in (0, 1)]
    pos = tc.event("trade-winds", *players, turn=turn)
    assert (pos.turn, t.open_cells(pos, "gain")) == (winner, OWN if winner == 0 else THEIRS)


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("ore-fleet", "wool-fleet", None),
        ("ore-fleet gold-fleet", "wool-fleet", 0),
        ("treasure-fleet large-trade-fleet-a", "wool-fleet", 0),
        ("treasure-fleet", "large-trade-fleet-a gold-fleet", 1),
        ("lothar garrison-a", "wool-fleet", 1),
        ("lothar", "", None),
        ("", "", None),
    ],
)
def test_13_trade_winds_fleets_of_any_kind_are_counted_and_a_tie_is_nobodys(
    mine: str, theirs: str, winner: int | None
) -> None:
    """Nobody has a City, so nobody has the Commerce token."""
    sites = [(5, "above"), (6, "above"), (6, "below")]
    players = [
        t.player(p, built=dict(zip(names.split(), sites, strict=False))) for p, names in enumerate((mine, theirs))
    ]
    pos = tc.event("trade-winds", *players)
    if winner is None:
        assert (tc.acts(pos), t.stock(pos, 0), t.stock(pos, 1)) == (True, {"grain": 1}, {"gold": 1})
    else:
        assert (pos.turn, t.open_kinds(pos)) == (winner, {"gain"})


def test_13_pawnbroker_the_card_is_hidden_from_the_rival() -> None:
    pos = tc.acting(t.player(0, "goetz abbey-a", {"pawnbroker": (5, "above")}))
    t.do(t.do(pos, "use", card="pawnbroker"), "pawn", slot="goetz")
    slot = pos.state.players[0].pawned.slots[0]
    assert [bool((slot >> (10 + p)) & 1) for p in (0, 1)] == [True, False]


# Market Slump

RICH = "merchant-guild marketplace"
NEARLY = "merchant-guild garrison-a"


@pytest.mark.parametrize(("cards", "suffers"), [(NEARLY, False), (RICH, True), (f"{RICH} bank-a", True)])
def test_13_market_slump_six_or_more_commerce_points(cards: str, *, suffers: bool) -> None:
    pos = tc.event("slump", tc.city(0, cards, stores=1))
    assert ("pay" in t.open_kinds(pos)) is suffers
    assert tc.acts(pos) is not suffers


CARDS = [i for i in range(len(IDS)) if i < IDS.index("fields-1") and card(i).set == tc.TC]
EVENTS = ("trade-winds", "slump", "merchants-fair")
#: The action cards of the set that wait for the gate, with what they need beside it.
GATED = ("spice-caravan-a", "smuggler", "price-war", "bill-of-exchange")


# The set


def test_13_thirty_cards_join_the_base_game() -> None:
    assert len(CARDS) == 30
    assert {IDS[i] for i in CARDS} >= {*EVENTS, *GATED}


def test_13_the_stacks_have_16_16_15_15_and_14_13_cards() -> None:
    pos = catan_cards.load({"turn": 0, "turns": 20, "theme": tc.TC, "players": [t.player(0), t.player(1)]})
    assert [stack.cards.size for stack in pos.state.stacks] == [16, 16, 15, 15, 14, 13]


def test_13_the_cards_of_the_set_lie_in_the_last_two_stacks() -> None:
    pos = catan_cards.load({"turn": 0, "turns": 20, "theme": tc.TC, "players": [t.player(0), t.player(1)]})
    stacks = [set(t.stack_cards(pos, i)) for i in range(4)]
    last = {name for i in (4, 5) for name in t.stack_cards(pos, i)}
    of_set = {IDS[i] for i in CARDS}
    assert not of_set & set().union(*stacks)
    assert last == of_set - set(EVENTS)


def test_13_the_event_stack_has_13_cards() -> None:
    pos = t.position(theme=tc.TC)
    events = tc.pile(pos.state.events_stack)
    assert len(events) == 13
    assert set(events) >= set(EVENTS)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("name", ["pawnbroker", "smuggler"])
def test_13_a_card_of_the_set_is_refused_without_it(theme: int, name: str) -> None:
    with pytest.raises(BadInput):
        t.position(t.player(0, name), t.player(1), theme=theme)


# Lothar, and the commerce points


def test_13_lothar_is_a_knight_in_the_tournament() -> None:
    pos = tc.rolled("tournament", 6, t.player(0, built={"lothar": (5, "above")}), t.player(1))
    assert (pos.turn, t.open_kinds(pos)) == (0, {"gain"})
    assert "hills-5" in t.open_cells(pos, "gain")


def test_13_lothar_is_a_knight_for_the_token_and_the_smithy() -> None:
    pos = tc.acting(t.player(0, built={"lothar": (5, "above")}), t.player(1, built={"siegfried": (5, "above")}))
    plain = pos.state.players[0].strength
    assert plain > 0
    with_smith = tc.acting(t.player(0, built={"lothar": (5, "above"), "smithy": (6, "above")}))
    assert with_smith.state.players[0].strength == plain + 1
