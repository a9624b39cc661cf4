"""Section 13, Trade & Change: the set, the points of its cards, and its Knight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import built, do, is_open, lines, open_cells, open_kinds, player, stores_of, why
from catan_cards.rules.table_tc import TC, acting, acts, city, commerce, pile, rolled

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS, card

if TYPE_CHECKING:
    from bailey.core import Position

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


def test_13_the_set_has_no_new_developments() -> None:
    assert table.position(theme=TC).state.developments.size == 0


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("name", ["pawnbroker", "smuggler"])
def test_13_a_card_of_the_set_is_refused_without_it(theme: int, name: str) -> None:
    with pytest.raises(BadInput):
        table.position(player(0, name), player(1), theme=theme)


@pytest.mark.parametrize(("others", "points"), [(6, 12), (7, 13)])
def test_13_thirteen_points_win_and_twelve_do_not(others: int, points: int) -> None:
    """Two Cities and a Colossus have 6, and each of the others 1."""
    ones = ["library-a", "library-b", "church-a", "aqueduct-a", "bath-house-a", "bath-house-b", "town-hall-a"]
    pos = table.position(city(0, " ".join(["colossus", *ones[:others]])), theme=TC)
    assert pos.score()[0] == points
    assert pos.state.winner == (0 if points == 13 else -1)


# The gate


@pytest.mark.parametrize("name", GATED)
def test_13_attack_and_neutral_cards_of_the_set_wait_for_three_points_each(name: str) -> None:
    mine = city(0, "garrison-a marketplace", name, stores=stores_of(0, gold=2), places=(5,))
    short = player(1, stores=stores_of(1, ore=1))
    enough = city(1, stores=stores_of(1, ore=1), places=(5,))
    waiting = acting(mine, short, options={})
    assert why(waiting, "play", slot=name) == "gate"
    assert is_open(acting(mine, enough, options={}), "play", slot=name)


def test_13_the_gate_stays_closed_while_the_player_on_turn_has_two_points() -> None:
    mine = player(0, "bill-of-exchange", stores=stores_of(0, gold=3))
    pos = acting(mine, city(1, places=(5,)), options={})
    assert why(pos, "play", slot="bill-of-exchange") == "gate"


@pytest.mark.parametrize("name", ["safe-conduct-a", "safe-conduct-b"])
def test_13_a_safe_conduct_is_no_card_to_play_in_the_action_phase(name: str) -> None:
    pos = acting(player(0, name, stores=1))
    assert not is_open(pos, "play", slot=name)


# Lothar, and the commerce points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("chamber-of-commerce", 1),
        ("bank-a", 2),
        ("bank-a bank-b", 4),
        ("trading-post-a", 1),
        ("trading-post-a trading-post-b", 2),
        ("wainwright", 1),
        ("large-trade-fleet-a", 2),
        ("large-trade-fleet-a large-trade-fleet-b", 4),
        ("treasure-fleet", 1),
        ("grand-bazaar", 3),
        ("warehouse-a", 0),
        ("treasure-vault", 0),
        ("shipyard", 0),
        ("pawnbroker", 0),
        ("lighthouse", 0),
        ("lothar", 0),
    ],
)
def test_13_commerce_points_of_the_cards(cards: str, points: int) -> None:
    assert commerce(acting(city(0, cards)), 0) == points


def test_13_chamber_of_commerce_gives_the_commerce_token_to_a_player_with_a_city() -> None:
    pos = acting(city(0, "chamber-of-commerce"), city(1))
    assert pos.state.commerce_token == 0
    assert lines(pos, 0)["commerce_token"] == 1


def test_13_commerce_points_of_green_cards_need_a_city_for_the_token() -> None:
    pos = acting(player(0, built={"trading-post-a": (5, "above")}))
    assert (commerce(pos, 0), pos.state.commerce_token) == (1, -1)


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


def test_13_lothar_is_a_knight_for_the_black_knight() -> None:
    theirs = player(1, built={"lothar": (5, "above")})
    assert is_open(acting(player(0, "black-knight-a"), theirs), "play", slot="black-knight-a")


def test_13_lothar_is_no_fleet() -> None:
    fleets = {"ore-fleet": (5, "above"), "wool-fleet": (5, "below"), "lothar": (6, "above")}
    me = player(0, "hanseatic-alliance", fleets, settlements=(), cities=(5, 6), stores=3)
    assert why(acting(me), "build", slot="hanseatic-alliance", place=6, side="above") == "needs"


# Large Harbor


@pytest.mark.parametrize(
    ("fleets", "more"),
    [("", 0), ("ore-fleet", 1), ("treasure-fleet", 1), ("large-trade-fleet-a", 1), ("ore-fleet gold-fleet", 2)],
)
def test_13_large_harbor_each_own_fleet_of_any_kind_has_one_commerce_more(fleets: str, more: int) -> None:
    without = commerce(acting(city(0, fleets)), 0)
    assert commerce(acting(city(0, f"large-harbor {fleets}")), 0) == without + 1 + more


def test_13_large_harbor_does_not_count_the_rivals_fleets_or_fleets_in_hand() -> None:
    pos = acting(city(0, "large-harbor", "ore-fleet treasure-fleet"), city(1, "wool-fleet gold-fleet"))
    assert commerce(pos, 0) == 1


def test_13_large_harbor_and_harbor_both_count() -> None:
    """Harbor and Large Harbor have 1 each; a Fleet of one resource has 1, and 1 more of either."""
    assert commerce(acting(city(0, "harbor large-harbor ore-fleet")), 0) == 1 + 1 + 1 + 2


def test_13_large_harbor_knights_and_buildings_are_no_fleets() -> None:
    assert commerce(acting(city(0, "large-harbor lothar shipyard lighthouse")), 0) == 1


def test_13_large_harbor_a_fleet_that_is_pulled_down_counts_no_more() -> None:
    pos = acting(city(0, "large-harbor treasure-fleet"))
    before = commerce(pos, 0)
    do(pos, "pull_down", card="treasure-fleet")
    assert commerce(pos, 0) == before - 2


# Hanseatic Alliance


def with_fleets(fleets: str, rival: str = "", held: str = "") -> Position:
    me = city(0, fleets, f"hanseatic-alliance {held}", stores=3)
    return acting(me, city(1, rival))


@pytest.mark.parametrize(
    "fleets",
    ["ore-fleet wool-fleet gold-fleet", "ore-fleet treasure-fleet large-trade-fleet-a", "large-trade-fleet-a"],
)
def test_13_hanseatic_alliance_needs_three_fleets_of_any_kind(fleets: str) -> None:
    pos = with_fleets(fleets)
    site = {"place": 6, "side": "below"}
    if len(fleets.split()) < 3:
        assert why(pos, "build", slot="hanseatic-alliance", **site) == "needs"
    else:
        assert is_open(pos, "build", slot="hanseatic-alliance", **site)


def test_13_hanseatic_alliance_neither_the_rivals_fleets_nor_those_in_hand_count() -> None:
    pos = with_fleets("ore-fleet wool-fleet", "gold-fleet brick-fleet", "treasure-fleet")
    assert why(pos, "build", slot="hanseatic-alliance", place=6, side="below") == "needs"


def test_13_hanseatic_alliance_the_condition_is_not_checked_afterwards() -> None:
    pos = with_fleets("ore-fleet wool-fleet gold-fleet")
    do(pos, "build", slot="hanseatic-alliance", place=6, side="below")
    while not acts(pos):
        pos.push(pos.choices[0])
    do(pos, "pull_down", card="gold-fleet")
    assert built(pos, 0) == ["ore-fleet", "wool-fleet", "hanseatic-alliance"]
    assert lines(pos, 0)["cards"] == 2
