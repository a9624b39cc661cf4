"""Section 13, Politics & Intrigue: events, and the set as a whole, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_pi as pi

from bailey.core import BadInput, card_at
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS

if TYPE_CHECKING:
    from bailey.core import Position


PI = 3
ALL = set(range(6))


def happens(card: str, first: t.Json | None = None, second: t.Json | None = None, **fields: Any) -> Position:
    """Turn up an event card of the set."""
    return t.event(card, first or t.player(0), second or t.player(1), theme=PI, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase has begun."""
    return pos.turn == p and t.is_open(pos, "end_actions")


# Good Neighbors

#: Chance orders a stack, but each has only cards that may be taken (0, 1, 3, 4), or only cards that may not (2, 5).
STACKS = ("otto mint", "abbey-a court", "caravan alchemist-a", "ore-fleet gold-fleet", "inn-a", "corruption-a spy-a")
HANDS = ("karl goetz", "falk bishop-a")


def neighbors(stacks: tuple[str, ...] = STACKS, hands: tuple[str, str] = HANDS, **fields: Any) -> Position:
    told = " ".join((*stacks, *hands)).split()
    players = [t.player(seat, hands[seat]) for seat in (0, 1)]
    return happens("good-neighbors", *players, stacks=stacks, discard=t.all_but(*told, theme=PI), **fields)


def test_13_good_neighbors_the_tops_are_turned_up_for_both_before_a_choice() -> None:
    pos = neighbors()
    for stack in ALL:
        top, *others = t.stack_cards(pos, stack)
        assert [t.knows(pos, p, top) for p in (0, 1)] == [True, True]
        assert not any(t.knows(pos, p, card) for p in (0, 1) for card in others)


def test_13_good_neighbors_the_others_are_turned_down_again_and_both_know_them() -> None:
    pos = neighbors()
    tops = [t.stack_cards(pos, i)[0] for i in ALL]
    t.do(pos, "draw", stack=0)
    t.do(pos, "put_under", slot="goetz", stack=0)
    t.do(pos, "skip")
    assert (acts(pos), pos.state.tops_open) == (True, 0)
    assert [t.stack_cards(pos, i)[0] for i in ALL][1:] == tops[1:]
    assert all(t.knows(pos, p, card) for p in (0, 1) for card in tops[1:])
    assert not any(
        t.knows(pos, p, card) for p in (0, 1) for i in (0, 1, 2, 3, 5) for card in t.stack_cards(pos, i)[1:-1]
    )


def test_13_good_neighbors_with_nothing_to_take_nobody_is_asked() -> None:
    pos = neighbors(("caravan", "spy-a", "", "", "diplomat-a", "governor-a"))
    assert acts(pos)
    assert all(t.knows(pos, p, card) for p in (0, 1) for card in ("caravan", "spy-a", "diplomat-a", "governor-a"))


# Election


def elected(first: t.Json, second: t.Json | None = None, **fields: Any) -> Position:
    return happens("election", first, second, **fields)


def hall_of(seat: int, **fields: Any) -> t.Json:
    return t.player(seat, built={f"town-hall-{'ab'[seat]}": (5, "above")}, settlements=(6,), cities=(5,), **fields)


def metropolis_of(seat: int, **fields: Any) -> t.Json:
    return t.player(seat, settlements=(6,), metropolises=(5,), **fields)


@pytest.mark.parametrize("of", [hall_of, metropolis_of])
@pytest.mark.parametrize("roller", [0, 1])
def test_13_election_each_player_gains_and_the_roller_chooses_first(roller: int, of: Any) -> None:
    pos = elected(of(0), of(1), turn=roller)
    cells = ("hills-5", "hills-6")
    assert (pos.turn, t.open_kinds(pos)) == (roller, {"gain"})
    t.do(pos, "gain", cell=cells[roller])
    assert (pos.turn, t.open_kinds(pos)) == (1 - roller, {"gain"})
    t.do(pos, "gain", cell=cells[1 - roller])
    assert acts(pos, roller)
    assert (t.stock(pos, 0), t.stock(pos, 1)) == ({"brick": 1, "grain": 1}, {"brick": 1, "gold": 1})


#: The 23 expansion cards of the set in its two stacks, and its three event cards.
CARDS = {
    *("inn-a", "inn-b", "order-castle", "legation", "pilgrims-hostel"),
    *("court", "archdiocese", "triumphal-arch", "cathedral", "house-of-republic", "pi-fire-brigade", "chancellery"),
    *("religious-interdict-a", "religious-interdict-b", "diplomat-a", "diplomat-b", "corruption-a", "corruption-b"),
    *("secret-brotherhood-a", "secret-brotherhood-b", "archivist", "governor-a", "governor-b"),
}
EVENTS = {"good-neighbors", "election", "unrest"}
#: Every green and red card of the set: what it costs, whether it is red, its points, strength and commerce.
PRINTED = {
    "inn-a": ({"brick": 1}, False, 0, 0, 0),
    "inn-b": ({"brick": 1}, False, 0, 0, 0),
    "order-castle": ({"brick": 1, "ore": 1, "lumber": 1}, False, 0, 1, 0),
    "legation": ({"lumber": 1, "wool": 1}, False, 0, 0, 1),
    "pilgrims-hostel": ({"grain": 1, "lumber": 1}, False, 0, 0, 0),
    "court": ({"brick": 2, "wool": 2, "ore": 1}, True, 1, 0, 0),
    "archdiocese": ({"ore": 2, "grain": 2, "brick": 2}, True, 1, 0, 0),
    "triumphal-arch": ({"brick": 3, "ore": 2}, True, 1, 1, 0),
    "cathedral": ({"ore": 3, "brick": 3, "grain": 2}, True, 2, 0, 0),
    "house-of-republic": ({"brick": 2, "lumber": 2, "wool": 1}, True, 1, 0, 0),
    "pi-fire-brigade": ({"brick": 1, "ore": 1, "wool": 2}, True, 1, 0, 0),
    "chancellery": ({"lumber": 2, "grain": 2, "wool": 1}, True, 1, 0, 0),
}
#: What a card needs to be built, if it needs something.
NEEDS = {
    "court": "town-hall-a",
    "archdiocese": "church-a",
    "triumphal-arch": "siegfried",
    "cathedral": "church-a",
    "house-of-republic": "town-hall-a",
    "chancellery": "town-hall-a",
}


def new(seed: int = 0) -> Position:
    return catan_cards.new(seed=seed, options={"theme": pi.PI})


# The cards in play


def test_13_pi_the_stacks_have_15_15_14_14_and_12_11_cards() -> None:
    assert [stack.cards.size for stack in new().state.stacks] == [15, 15, 14, 14, 12, 11]


@pytest.mark.parametrize("seed", range(3))
def test_13_pi_the_last_two_stacks_are_those_of_the_set(seed: int) -> None:
    pos = new(seed)
    assert {name for i in (4, 5) for name in t.stack_cards(pos, i)} == CARDS
    assert not CARDS & {name for i in range(4) for name in t.stack_cards(pos, i)}


def test_13_pi_the_churches_and_town_halls_are_in_no_stack_but_lie_open() -> None:
    pos = new()
    assert sorted(t.developments(pos)) == pi.DEVELOPMENTS
    assert not set(pi.DEVELOPMENTS) & {name for i in range(6) for name in t.stack_cards(pos, i)}
    for viewer in (0, 1, None):
        assert pos.view(viewer)["developments"] == t.developments(pos)


def test_13_pi_the_inquisitions_stay_out_of_the_game() -> None:
    assert not [name for name in IDS if "inquisition" in name]
    pos = new()
    assert sum(len(t.stack_cards(pos, i)) for i in range(6)) == 62 - 4 + 30 - 3 - 2 - 2


def test_13_pi_the_events_of_the_set_go_into_the_event_stack() -> None:
    here = new().state.events_stack
    found = {IDS[card_at(here, i)] for i in range(here.size)}
    assert (here.size, found & EVENTS, found - EVENTS) == (13, EVENTS, found - EVENTS)
    assert len(found - EVENTS) == 10


def test_13_pi_in_the_setup_all_six_stacks_are_searched() -> None:
    pos = new()
    assert t.open_values(pos, "search", "stack") == set(range(6))
    t.do(pos, "search", stack=5)
    for _ in range(3):
        t.do(pos, "take", slot=0)
    assert set(t.hand(pos, 0)) <= CARDS
    assert t.open_values(pos, "search", "stack") == set(range(5))


def test_13_pi_a_written_position_lays_the_new_developments_open() -> None:
    pos = catan_cards.load({"game": catan_cards.GAME.name, "theme": pi.PI, "players": [t.player(0), t.player(1)]})
    assert sorted(t.developments(pos)) == pi.DEVELOPMENTS


@pytest.mark.parametrize("name", ["palace", "university-a", "bodo"])
def test_13_pi_a_card_of_another_set_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        pi.acting(t.player(0, name))


# What the cards cost


@pytest.mark.parametrize("card", PRINTED)
def test_13_pi_every_card_is_built_for_its_cost(card: str) -> None:
    cost, red, points, strength, commerce = PRINTED[card]
    needed = {NEEDS[card]: (6, "above")} if card in NEEDS else {}
    bare = pi.acting(t.player(0, card, cities=(5, 6), built=needed))
    pos = pi.acting(t.player(0, card, cities=(5, 6), built=needed, stores=t.stores_of(0, **cost)))
    t.do(pos, "build", slot=card, place=5, side="below")
    assert (t.stock(pos, 0), t.hand(pos, 0), t.built(pos, 0)) == ({}, [], [*needed, card])
    before, after = bare.state.players[0], pos.state.players[0]
    assert (after.strength - before.strength, after.commerce - before.commerce) == (strength, commerce)
    assert after.points - before.points == points
    for stores in pi.one_less(cost):
        short = pi.acting(t.player(0, card, cities=(5, 6), built=needed, stores=t.stores_of(0, **stores)))
        assert t.why(short, "build", slot=card, place=5, side="below") == "too-dear"
        assert not t.is_open(short, "build", slot=card, place=5, side="below")
    assert (
        t.is_open(pi.acting(t.player(0, card, built={}, stores=3)), "build", slot=card, place=5, side="above")
        is not red
    )


def test_13_interdict_a_card_may_go_under_a_blocked_stack_and_brings_no_new_one() -> None:
    me = {**t.player(0, "goetz karl otto"), "blocked": 0b10}
    pos = t.drawing(me, t.player(1), theme=PI, options={"exchange_from": 1})
    t.do(pos, "put_under", slot="karl", stack=1)
    assert (t.hand(pos, 0), t.stack_cards(pos, 1)[-1], t.discarded(pos)) == (["goetz", "otto"], "karl", [])
    assert pos.state.on_turn == 1


def test_13_interdict_another_stack_is_drawn_from_as_ever() -> None:
    me = {**t.player(0, "goetz karl otto"), "blocked": 0b10}
    pos = t.drawing(me, t.player(1), theme=PI)
    t.do(pos, "put_under", slot="karl", stack=1)
    assert t.why(pos, "draw", stack=1) == "blocked"
    assert t.is_open(pos, "draw", stack=0)


def test_13_interdict_an_archivist_does_not_look_through_a_blocked_stack() -> None:
    me = {**t.player(0, "archivist"), "blocked": 0b10}
    pos = t.do(t.acting(me, t.player(1), theme=PI, options={"action_gate": 3}), "play", slot="archivist")
    assert t.why(pos, "search", stack=1) == "blocked"
    assert t.open_values(pos, "search", "stack") == {0, 2, 3, 4, 5}
