"""Section 13, Knights & Merchants: its action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    names,
    open_cells,
    open_resources,
    open_values,
    player,
    stock,
    store,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_km import acting


def next_turn(pos: Position) -> Position:
    """End the turn of the player who acts, whatever is asked."""
    turns = pos.state.turns
    do(pos, "end_actions")
    while pos.state.turns == turns:
        pos.push(pos.choices[0])
    return pos


# Border Dispute


def token_and_two_hills() -> Json:
    """A player with the Knight token, and a second hills Region beyond the row."""
    extra = {"hills-1": (8, "above"), "fields-3": (8, "below")}
    shown = {"hills-1": 2, "hills-5": 1}
    cards = {"goetz": (5, "above"), "brick-factory": (7, "above")}
    return player(0, "border-dispute-a", built=cards, settlements=(5, 6, 7), extra=extra, stores=shown)


def test_13_a_border_dispute_exchanges_regions_with_what_they_show() -> None:
    pos = acting(token_and_two_hills(), player(1, stores={"forest-5": 3}))
    do(pos, "play", slot="border-dispute-a")
    assert open_cells(pos, "pick_region") == {"hills-5", "hills-1", "fields-1", "fields-3"}
    do(pos, "pick_region", cell="hills-1")
    assert open_cells(pos, "pick_region", 1) == {
        "forest-5",
        "fields-2",
        "pasture-4",
        "hills-6",
        "gold-1",
        "mountains-3",
    }
    do(pos, "pick_region", cell="forest-5")
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1, "lumber": 3}, {"brick": 2})
    assert (store(pos, "hills-1"), store(pos, "forest-5")) == (2, 3)


def test_13_cards_beside_an_exchanged_region_act_on_the_new_one() -> None:
    pos = acting(token_and_two_hills())
    assert pos.state.players[0].doubled != 0
    do(pos, "play", slot="border-dispute-a")
    do(pos, "pick_region", cell="hills-1")
    do(pos, "pick_region", cell="forest-5")
    do(pos, "end_actions")
    assert (pos.state.players[0].doubled >> 2 * 8) & 1 == 0


def test_13_a_border_dispute_needs_the_token_and_a_land_twice() -> None:
    alone = acting(player(0, "border-dispute-a", built={"goetz": (5, "above")}))
    assert why(alone, "play", slot="border-dispute-a") == "needs"
    rich = token_and_two_hills()
    tie = acting(rich, player(1, built={"otto": (5, "above"), "walter": (6, "above")}))
    assert is_open(tie, "play", slot="border-dispute-a") == (tie.state.knight_token == 0)
    lost = acting(rich, player(1, built={"karl": (5, "above")}))
    assert why(lost, "play", slot="border-dispute-a") == "needs"


# Damsel Imelda


def test_13_imelda_leaves_a_knight_without_points_until_the_next_own_turn() -> None:
    rival = player(1, built={"karl": (5, "above"), "smithy": (5, "below"), "hagen": (6, "above")})
    pos = acting(player(0, "damsel-imelda", built={"otto": (5, "above")}), rival)
    assert (pos.state.players[1].strength, pos.state.knight_token) == (10, 1)
    do(pos, "play", slot="damsel-imelda")
    do(pos, "no_counter")
    do(pos, "pick", card="karl")
    assert (pos.state.players[1].strength, pos.state.players[1].tournament) == (2, 2)
    assert pos.state.knight_token == 0
    next_turn(pos)
    assert pos.state.players[1].strength == 2
    while not is_open(pos, "end_actions"):
        pos.push(pos.choices[0])
    next_turn(pos)
    assert pos.state.players[1].strength == 10


def test_13_imelda_needs_a_knight_of_the_rival() -> None:
    assert why(acting(player(0, "damsel-imelda")), "play", slot="damsel-imelda") == "rival-has-none"


# Ransom


def ransom(rival: Json, **stores: int) -> Position:
    me = player(0, "ransom-a", built={"karl": (5, "above")}, stores=stores_of(0, **stores))
    return do(do(acting(me, rival), "play", slot="ransom-a"), "no_counter")


def test_13_at_a_ransom_the_rival_may_give_two_resources() -> None:
    pos = ransom(player(1, built={"otto": (5, "above")}, stores=stores_of(1, wool=2, ore=1)))
    assert (pos.turn, open_values(pos, "choose", "way")) == (1, {0, 1})
    do(pos, "choose", way=0)
    do(pos, "give_resource", resource="ore")
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1, "wool": 1}, {"wool": 1})


def test_13_at_a_ransom_the_rival_may_take_back_a_knight() -> None:
    pos = ransom(player(1, built={"otto": (5, "above"), "hagen": (6, "above")}, stores=stores_of(1, wool=2)))
    do(pos, "choose", way=1)
    do(pos, "pick", card="hagen")
    assert (built(pos, 1), hand(pos, 1), stock(pos, 1)) == (["otto"], ["hagen"], {"wool": 2})


def test_13_at_a_ransom_only_what_can_be_done_is_offered() -> None:
    pos = ransom(player(1, stores=stores_of(1, wool=1)))
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 1}, {})
    pos = ransom(player(1, built={"otto": (5, "above")}))
    assert hand(pos, 1) == ["otto"]


def test_13_a_ransom_needs_more_strength_and_something_to_yield() -> None:
    weak = acting(player(0, "ransom-a"), player(1, stores=1))
    assert why(weak, "play", slot="ransom-a") == "needs"
    poor = acting(player(0, "ransom-a", built={"karl": (5, "above")}))
    assert why(poor, "play", slot="ransom-a") == "needs"


# Squires


def test_13_a_squire_saves_two_resources_of_the_next_knight() -> None:
    pos = acting(player(0, "squire-a otto", stores=stores_of(0, grain=1, ore=2, wool=1)))
    do(pos, "play", slot="squire-a")
    assert (names(pos.state.lasting), discarded(pos)) == (["squire-a"], [])
    do(pos, "build", slot="otto", place=5, side="above")
    assert open_resources(pos, "save") == {"grain", "ore", "wool"}
    do(pos, "save", resource="ore")
    do(pos, "save", resource="ore")
    assert stock(pos, 0) == {"ore": 2}
    assert (names(pos.state.lasting), discarded(pos)) == ([], ["squire-a"])


def test_13_what_is_missing_is_saved_without_a_question() -> None:
    pos = acting(player(0, "squire-a otto", stores=stores_of(0, grain=1, wool=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="otto", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["otto"], {})


def test_13_of_one_kind_of_resource_the_saving_is_not_asked() -> None:
    pos = acting(player(0, "squire-a otto", stores=stores_of(0, ore=2)))
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="otto", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["otto"], {})


def test_13_nothing_costs_less_than_one_resource() -> None:
    pos = acting(player(0, "squire-a siegfried", stores=stores_of(0, ore=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["siegfried"], {})
    broke = acting(player(0, "squire-a siegfried"))
    do(broke, "play", slot="squire-a")
    assert why(broke, "build", slot="siegfried", place=5, side="above") == "too-dear"


def test_13_two_squires_add_up_and_are_spent_together() -> None:
    pos = acting(player(0, "squire-a squire-b karl", stores=stores_of(0, grain=1, ore=1, wool=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "play", slot="squire-b")
    do(pos, "build", slot="karl", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["karl"], {})
    assert discarded(pos) == ["squire-b", "squire-a"]


def test_13_a_squire_helps_no_other_card_and_ends_with_the_turn() -> None:
    pos = acting(player(0, "squire-a sawmill", stores=stores_of(0, lumber=1)))
    do(pos, "play", slot="squire-a")
    assert why(pos, "build", slot="sawmill", place=5, side="above") == "too-dear"
    next_turn(pos)
    assert (names(pos.state.lasting), discarded(pos)) == ([], ["squire-a"])


# Merchants


def test_13_a_letter_of_credit_brings_two_different_resources_but_no_gold() -> None:
    pos = acting(player(0, "letter-of-credit", stores=stores_of(0, gold=1)))
    do(pos, "play", slot="letter-of-credit")
    assert "gold-6" not in open_cells(pos, "gain")
    do(pos, "gain", cell="hills-5")
    assert "hills-5" not in open_cells(pos, "gain")
    do(pos, "gain", cell="forest-4")
    assert stock(pos, 0) == {"brick": 1, "lumber": 1}


def test_13_a_letter_of_credit_with_room_for_two_asks_nothing() -> None:
    full = stores_of(0, lumber=3, wool=3, brick=3, gold=1)
    pos = do(acting(player(0, "letter-of-credit", stores=full)), "play", slot="letter-of-credit")
    assert stock(pos, 0) == {"lumber": 3, "wool": 3, "brick": 3, "ore": 1, "grain": 1}


def test_13_a_letter_of_credit_needs_gold_and_room() -> None:
    assert why(acting(player(0, "letter-of-credit")), "play", slot="letter-of-credit") == "needs"
    assert why(acting(player(0, "letter-of-credit", stores=3)), "play", slot="letter-of-credit") == "needs"


@pytest.mark.parametrize(
    ("cards", "gains"), [("marketplace", 1), ("merchant-guild", 2), ("counting-house merchant-guild", 3)]
)
def test_13_a_market_day_brings_one_for_each_two_commerce_points(cards: str, gains: int) -> None:
    here = dict.fromkeys(cards.split(), (5, "above"))
    pos = acting(player(0, "market-day", cities=(5,), settlements=(6,), built=here))
    do(pos, "play", slot="market-day")
    for _ in range(gains):
        do(pos, "gain", cell="hills-5")
    assert stock(pos, 0) == {"brick": gains}


def test_13_a_market_day_needs_two_commerce_points() -> None:
    assert why(acting(player(0, "market-day")), "play", slot="market-day") == "needs"


# Oath of Fealty


@pytest.mark.parametrize("card", ["black-knight-a", "damsel-imelda", "ransom-a"])
def test_13_an_oath_of_fealty_cancels_what_is_aimed_at_knights(card: str) -> None:
    rival = player(1, "oath-of-fealty", built={"otto": (5, "above")}, stores=1)
    pos = acting(player(0, card, built={"karl": (5, "above")}), rival)
    do(pos, "play", slot=card)
    do(pos, "counter", slot="oath-of-fealty")
    assert (built(pos, 1), hand(pos, 1), pos.turn) == (["otto"], [], 0)
    assert discarded(pos) == [card, "oath-of-fealty"]
    assert pos.state.players[1].strength == 3


def test_13_an_oath_does_not_answer_other_attacks() -> None:
    pos = acting(player(0, "brigands"), player(1, "oath-of-fealty", stores=1))
    do(pos, "play", slot="brigands")
    assert why(pos, "counter", slot="oath-of-fealty") == "not-now"


def test_13_the_rival_is_not_asked_about_a_card_that_no_card_of_the_set_cancels() -> None:
    pos = acting(player(0, "market-day merchant-a", built={"toll-station-a": (5, "above")}), player(1, stores=1))
    do(pos, "play", slot="merchant-a")
    assert pos.turn == 0
