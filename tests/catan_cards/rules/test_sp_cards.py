"""Section 13, Science & Progress: its Buildings and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules.table import (
    all_but,
    built,
    discarded,
    do,
    drawing,
    hand,
    is_open,
    knows,
    names,
    open_kinds,
    open_resources,
    open_values,
    player,
    position,
    rolled,
    stack_cards,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_sp import SP, TOWN, UNIVERSITY, acting, event

# Buildings


def test_13_behind_a_great_wall_brigands_count_nothing() -> None:
    safe = player(0, built={"great-wall": (5, "above")}, stores=3)
    pos = rolled("brigands", 6, safe, player(1, stores=3), theme=SP)
    assert (stock(pos, 0)["wool"], "wool" in stock(pos, 1)) == (3, False)


def test_13_a_cannon_needs_a_university_and_is_no_knight() -> None:
    cost = stores_of(0, brick=1, ore=1)
    assert why(acting(player(0, "cannon-a", stores=cost)), "build", slot="cannon-a", place=5, side="above") == "needs"
    cards = {**UNIVERSITY, "smithy": (6, "above")}
    pos = acting(player(0, "cannon-a", built=cards, stores=cost, **TOWN))
    do(pos, "build", slot="cannon-a", place=5, side="below")
    assert (pos.state.players[0].strength, pos.state.players[0].tournament) == (6, 0)


def test_13_a_university_is_built_from_the_table_once_and_needs_an_abbey_or_library() -> None:
    cost = stores_of(0, brick=2, grain=2, lumber=1)
    alone = acting(player(0, stores=cost, **TOWN))
    assert names(alone.state.developments) == ["university-a", "university-b"]
    assert why(alone, "build_new", slot=0, place=5, side="above") == "needs"
    pos = acting(player(0, built={"abbey-a": (6, "above")}, stores=cost, **TOWN))
    assert why(pos, "build_new", slot=0, place=6, side="below") == "city-only"
    do(pos, "build_new", slot=0, place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["abbey-a", "university-a"], {})
    assert names(pos.state.developments) == ["university-b"]
    assert why(pos, "build_new", slot=0, place=5, side="below") == "one-each"
    do(pos, "pull_down", card="abbey-a")
    assert built(pos, 0) == ["university-a"]


def test_13_a_university_that_leaves_lies_open_again() -> None:
    pos = acting(player(0, built=UNIVERSITY, **TOWN))
    do(pos, "pull_down", card="university-a")
    assert (names(pos.state.developments), discarded(pos)) == (["university-b", "university-a"], [])


def test_13_progress_counts_a_university_and_an_academy_too() -> None:
    cards = {**UNIVERSITY, "academy": (5, "above"), "abbey-a": (6, "above")}
    pos = event("progress-a", player(0, built=cards, **TOWN))
    for _ in range(3):
        do(pos, "gain", cell="hills-5")
    assert stock(pos, 0) == {"brick": 3, "gold": 1}


def test_13_a_building_crane_makes_dear_red_cards_one_cheaper() -> None:
    cards = {"building-crane": (5, "above")}
    pos = acting(player(0, "church-a", built=cards, stores=stores_of(0, ore=2, grain=1, brick=1), **TOWN))
    do(pos, "build", slot="church-a", place=5, side="below")
    assert (built(pos, 0), stock(pos, 0)) == (["building-crane", "church-a"], {})
    pos = acting(player(0, "church-a", built=cards, stores=stores_of(0, ore=2, grain=2, brick=1), **TOWN))
    do(pos, "build", slot="church-a", place=5, side="below")
    assert open_resources(pos, "save") == {"ore", "grain", "brick"}
    do(pos, "save", resource="grain")
    assert stock(pos, 0) == {"grain": 1}


def test_13_a_building_crane_leaves_other_prices_alone() -> None:
    cards = {"building-crane": (5, "above")}
    pos = acting(player(0, "counting-house smithy", built=cards, stores=stores_of(0, wool=2, grain=1, ore=2), **TOWN))
    assert why(pos, "build", slot="counting-house", place=5, side="below") == "too-dear"
    assert why(pos, "build", slot="smithy", place=5, side="below") == "too-dear"


def test_13_a_fire_brigade_protects_the_buildings_of_its_city_from_the_arsonist() -> None:
    cards = {"fire-brigade-a": (5, "above"), "abbey-a": (5, "below")}
    pos = acting(player(0, "arsonist-a"), player(1, built=cards, **TOWN))
    assert why(pos, "play", slot="arsonist-a") == "rival-has-none"
    pos = acting(player(0, "arsonist-a"), player(1, built={**cards, "smithy": (6, "above")}, **TOWN))
    assert is_open(pos, "play", slot="arsonist-a")


def test_13_a_pharmacy_protects_from_plague_and_brings_a_resource() -> None:
    cards = {"pharmacy": (5, "above")}
    pos = event("plague-a", player(0, built=cards, stores=1, **TOWN), player(1, stores=1, **TOWN))
    do(pos, "no_counter")
    do(pos, "no_counter")
    do(pos, "gain", cell="hills-5")
    assert stock(pos, 0) == {"lumber": 1, "wool": 1, "brick": 2, "ore": 1, "grain": 1, "gold": 2}
    assert sum(stock(pos, 1).values()) == 2 + 1


def test_13_an_academy_needs_a_university_and_raises_the_hand_limit() -> None:
    cost = stores_of(0, grain=2, brick=2, ore=1)
    lone = acting(player(0, "academy", stores=cost, **TOWN))
    assert why(lone, "build", slot="academy", place=5, side="above") == "needs"
    pos = acting(player(0, "academy", built=UNIVERSITY, stores=cost, **TOWN))
    do(pos, "build", slot="academy", place=5, side="above")
    assert pos.state.players[0].hand_limit == 4


# Observatory and Printing House


def test_13_an_observatory_shows_the_top_event_card_once_before_the_roll() -> None:
    told = [{"card": "year-end", "known_to": []}]
    pos = position(
        player(0, built={"garrison-a": (6, "above"), "observatory": (5, "above")}, **TOWN),
        player(1),
        theme=SP,
        events_stack=told,
    )
    assert open_kinds(pos) == {"use", "roll"}
    do(pos, "use", card="observatory")
    top = pos.state.events_stack
    assert (top.slots[top.size - 1] >> 10) & 0b11 == 0b01
    assert why(pos, "use", card="observatory") == "used-already"
    assert open_kinds(pos) == {"roll"}


def printing(**fields: Any) -> Position:
    cards = {**UNIVERSITY, "printing-house": (5, "above")}
    stacks = ("goetz otto", "karl", "", "", "", "")
    mine = {**player(0, "falk hagen", built=cards, **TOWN), **fields}
    lying = (*cards, *(one["card"] for one in mine["hand"]))
    return drawing(mine, player(1), theme=SP, stacks=stacks, discard=all_but("goetz", "otto", "karl", *lying, theme=SP))


def test_13_with_a_printing_house_one_may_keep_the_next_card_instead() -> None:
    pos = printing()
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), open_kinds(pos)) == (["falk", "hagen", "goetz"], {"use", "keep"})
    do(pos, "use", card="printing-house")
    assert knows(pos, 0, "otto")
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", "otto"], ["goetz"])


def test_13_with_a_printing_house_one_may_keep_the_drawn_card() -> None:
    pos = do(printing(), "draw", stack=0)
    do(pos, "use", card="printing-house")
    do(pos, "keep")
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", "goetz"], ["otto"])
    pos = do(printing(), "draw", stack=0)
    do(pos, "keep")
    assert hand(pos, 0) == ["falk", "hagen", "goetz"]
    assert not knows(pos, 0, "otto")


def test_13_without_a_next_card_a_printing_house_asks_nothing() -> None:
    pos = do(printing(), "draw", stack=1)
    assert (hand(pos, 0), pos.state.on_turn) == (["falk", "hagen", "karl"], 1)


def test_13_a_printing_house_looks_in_an_exchange_too() -> None:
    pos = printing(hand=[{"card": name} for name in ("falk", "hagen", "conrad")])
    do(pos, "put_under", slot="conrad", stack=2)
    do(pos, "draw", stack=0)
    assert open_kinds(pos) == {"use", "keep"}


# Events


def test_13_an_invention_brings_two_at_most() -> None:
    cards = {**UNIVERSITY, "abbey-a": (6, "above"), "library-a": (5, "below")}
    pos = event("invention", player(0, built=cards, **TOWN), player(1, built={"abbey-b": (5, "above")}))
    do(pos, "gain", cell="hills-5")
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, stock(pos, 0)) == (1, {"brick": 2})
    do(pos, "gain", cell="hills-6")
    assert stock(pos, 1)["brick"] == 2


def test_13_in_a_town_fire_who_has_five_buildings_takes_one_back() -> None:
    five = {
        "abbey-a": (5, "above"),
        "smithy": (5, "below"),
        "sawmill": (6, "above"),
        "foundry": (6, "below"),
        "fire-brigade-a": (5, "above"),
    }
    four = {
        "grain-mill": (5, "above"),
        "woolen-mill": (5, "below"),
        "garrison-a": (6, "above"),
        "ore-fleet": (6, "below"),
    }
    pos = event("town-fire", player(0, built=five, **TOWN), player(1, built=four))
    assert open_values(pos, "pick", "card") == {2, 3}
    do(pos, "pick", card="foundry")
    assert (hand(pos, 0), len(built(pos, 1))) == (["foundry"], 4)


def test_13_scholars_meet_where_there_are_strictly_more_of_them() -> None:
    pos = event("congress", player(0), player(1, built={"abbey-a": (5, "above")}))
    assert (pos.turn, open_kinds(pos)) == (1, {"draw"})
    do(pos, "draw", stack=5)
    assert len(hand(pos, 1)) == 1
    tie = event("congress", player(0, built={"abbey-b": (5, "above")}), player(1, built={"abbey-a": (5, "above")}))
    assert is_open(tie, "end_actions")


def test_13_with_all_stacks_empty_nobody_draws_at_a_congress() -> None:
    mine = player(0, built={"abbey-a": (5, "above")})
    pos = event("congress", mine, stacks=("",) * 6, discard=all_but("abbey-a", theme=SP))
    assert (is_open(pos, "end_actions"), hand(pos, 0)) == (True, [])
