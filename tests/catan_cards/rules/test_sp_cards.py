"""Section 13, Science & Progress: action cards, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_sp as sp

if TYPE_CHECKING:
    from bailey.core import Position


# Doctor


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        ("bath-house-b", 1),
        ("pharmacy", 1),
        ("aqueduct-b", 1),
        ("bath-house-a bath-house-b", 2),
        ("aqueduct-a pharmacy church-a", 2),
        ("bath-house-a aqueduct-a aqueduct-b pharmacy", 4),
    ],
)
def test_13_doctor_played_one_resource_of_choice_for_each_house_of_health(cards: str, n: int) -> None:
    """It never waits for the gate."""
    standing = {card: (5, t.SIDES[i % 2]) for i, card in enumerate(cards.split())}
    pos = sp.acting(t.player(0, "doctor-a", built=standing, **sp.TOWN), options={"action_gate": 1})
    assert t.is_open(pos, "play", slot="doctor-a")
    t.do(pos, "play", slot="doctor-a")
    for i in range(n):
        assert (pos.turn, t.open_kinds(pos)) == (0, {"gain"})
        t.do(pos, "gain", cell=("hills-5", "gold-6")[i % 2])
    assert (sum(t.stock(pos, 0).values()), sp.acts(pos), t.discarded(pos)) == (n, True, ["doctor-a"])


def plague(mine: t.Json, theirs: t.Json, card: str = "plague-a", **fields: Any) -> Position:
    """Turn up a Plague; then the first player's gold 6 and the second player's hills 6 produce."""
    return t.event(card, mine, theirs, theme=sp.SP, die=6, **fields)


@pytest.mark.parametrize("card", ["plague-a", "plague-b"])
@pytest.mark.parametrize("turn", [0, 1])
def test_13_doctor_both_are_asked_in_a_plague_without_one_too(turn: int, card: str) -> None:
    """The roller first; whoever needs none is asked as well."""
    pos = plague(t.player(0, stores=1, **sp.TOWN), t.player(1, stores=1), card, turn=turn)
    assert (pos.turn, t.open_kinds(pos)) == (turn, {"no_counter"})
    t.do(pos, "no_counter")
    assert (pos.turn, t.open_kinds(pos)) == (1 - turn, {"no_counter"})
    t.do(pos, "no_counter")
    assert (sum(t.stock(pos, 0).values()), sum(t.stock(pos, 1).values())) == (6 - 4 + 1, 6 + 1)
    assert sp.acts(pos, turn)


# Observatory and Printing House


def test_13_an_observatory_shows_the_top_event_card_once_before_the_roll() -> None:
    told = [{"card": "year-end", "known_to": []}]
    pos = t.position(
        t.player(0, built={"garrison-a": (6, "above"), "observatory": (5, "above")}, **sp.TOWN),
        t.player(1),
        theme=sp.SP,
        events_stack=told,
    )
    assert t.open_kinds(pos) == {"use", "roll"}
    t.do(pos, "use", card="observatory")
    top = pos.state.events_stack
    assert (top.slots[top.size - 1] >> 10) & 0b11 == 0b01
    assert t.why(pos, "use", card="observatory") == "used-already"
    assert t.open_kinds(pos) == {"roll"}


# Action cards


def plot(seed: int, held: str = "") -> tuple[Position, int]:
    """A Gunpowder Plot that is not countered; and the number rolled."""
    cards = {"smithy": (5, "above"), "church-a": (5, "above")}
    mine = t.player(0, "gunpowder-plot", built={**sp.UNIVERSITY, "abbey-a": (6, "above")}, **sp.TOWN)
    pos = sp.acting(mine, t.player(1, held, built=cards, **sp.TOWN), seed=seed)
    t.do(pos, "play", slot="gunpowder-plot")
    t.do(pos, "counter", slot=held) if held else t.do(pos, "no_counter")
    return pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled")


@pytest.mark.parametrize(("held", "most"), [("", 4), ("bishop-a", 2)])
def test_13_a_gunpowder_plot_hits_a_building_without_points(held: str, most: int) -> None:
    seen = set()
    for seed in range(40):
        pos, die = plot(seed, held)
        seen.add(die)
        won = die <= most
        assert (t.hand(pos, 1), t.hand(pos, 0)) == ((["smithy"], []) if won else ([], ["abbey-a"]))
    assert seen == set(range(1, 7))


ALL = set(range(6))


# Gunpowder Plot
PLOTTER = {**sp.UNIVERSITY, "abbey-a": (6, "above"), "sawmill": (6, "below")}
VICTIM = {"church-a": (5, "above"), "smithy": (6, "above"), "garrison-a": (6, "below"), "siegfried": (5, "below")}


def plot_of_scholars(seed: int, held: str = "", mine: Any = None, theirs: Any = None) -> tuple[Position, int]:
    """Play a Gunpowder Plot, countered by the held card if there is one, and return the number rolled."""
    attacker = t.player(0, "gunpowder-plot", built=PLOTTER if mine is None else mine, **sp.TOWN)
    pos = sp.acting(attacker, t.player(1, held, built=VICTIM if theirs is None else theirs, **sp.TOWN), seed=seed)
    t.do(pos, "play", slot="gunpowder-plot")
    assert (pos.turn, "no_counter" in t.open_kinds(pos)) == (1, True)
    t.do(pos, "counter", slot=held) if held else t.do(pos, "no_counter")
    return pos, int(t.events(pos, "duel_rolled")[0]["die"])


@pytest.mark.parametrize(("held", "most"), [("", 4), ("bishop-a", 2)])
def test_13_gunpowder_plot_on_1_to_4_or_after_a_bishop_1_to_2(held: str, most: int) -> None:
    """You return one of the rival's Buildings without points, or the rival picks one of yours."""
    seen = set()
    for seed in range(60):
        pos, die = plot_of_scholars(seed, held)
        seen.add(die)
        if die <= most:
            assert (pos.turn, t.open_picks(pos, 1)) == (0, {"smithy", "garrison-a"})
            t.do(pos, "pick", card="garrison-a")
            assert (t.hand(pos, 1), t.hand(pos, 0)) == (["garrison-a"], [])
        else:
            assert (pos.turn, t.open_picks(pos, 0)) == (1, {"abbey-a", "sawmill"})
            t.do(pos, "pick", card="sawmill")
            assert (t.hand(pos, 1), t.hand(pos, 0)) == ([], ["sawmill"])
        assert (sp.acts(pos), sorted(t.discarded(pos))) == (True, sorted(["gunpowder-plot", *held.split()]))
    assert seen == set(range(1, 7))


def test_13_gunpowder_plot_who_loses_without_such_a_building_loses_nothing() -> None:
    lost = 0
    for seed in range(40):
        pos, die = plot_of_scholars(seed, mine={**sp.UNIVERSITY, "hagen": (6, "above")})
        if die > 4:
            lost += 1
            assert (sp.acts(pos), t.hand(pos, 0), len(t.built(pos, 0)), len(t.built(pos, 1))) == (True, [], 2, 4)
    assert lost > 0


def test_13_gunpowder_plot_a_fire_brigade_helps_only_against_the_arsonist() -> None:
    cards = {"fire-brigade-a": (5, "above"), "smithy": (5, "below")}
    won = 0
    for seed in range(40):
        pos, die = plot_of_scholars(seed, theirs=cards)
        if die <= 4:
            won += 1
            assert (t.hand(pos, 1), t.built(pos, 1)) == (["smithy"], ["fire-brigade-a"])
    assert won > 0


@pytest.mark.parametrize("cards", [{}, {"church-a": (5, "above")}, {"siegfried": (5, "above")}, sp.UNIVERSITY])
def test_13_gunpowder_plot_needs_a_rivals_building_without_points(cards: dict[str, tuple[int, str]]) -> None:
    mine = t.player(0, "gunpowder-plot", built={"university-b": (5, "above")}, **sp.TOWN)
    pos = sp.acting(mine, t.player(1, built=cards, **sp.TOWN))
    assert t.why(pos, "play", slot="gunpowder-plot") == "rival-has-none"


# Mineral Survey and Crop Rotation


@pytest.mark.parametrize(("card", "resource"), [("mineral-survey", "ore"), ("crop-rotation", "grain")])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_13_mineral_survey_and_crop_rotation_bring_two(card: str, resource: str, before: int, after: int) -> None:
    have = t.stores_of(0, **{resource: before})
    pos = t.do(sp.acting(t.player(0, card, built=sp.UNIVERSITY, stores=have, **sp.TOWN)), "play", slot=card)
    assert (t.stock(pos, 0), t.stock(pos, 1), sp.acts(pos), t.discarded(pos)) == ({resource: after}, {}, True, [card])


# Scholars' Exchange


def scholars(held: str, stacks: tuple[str, ...] = (), **fields: Any) -> Position:
    """Play a Scholars' Exchange; if the stacks are told, they hold nothing else."""
    if stacks:
        told = [card for cards in stacks for card in cards.split()]
        rest = t.all_but(*told, *held.split(), "scholars-exchange-a", theme=sp.SP)
        fields = {"stacks": stacks, "discard": rest, **fields}
    pos = sp.acting(t.player(0, f"scholars-exchange-a {held}"), **fields)
    return t.do(pos, "play", slot="scholars-exchange-a")


@pytest.mark.parametrize("n", [1, 2, 3])
def test_13_scholars_exchange_any_number_under_one_stack_and_as_many_from_any(n: int) -> None:
    cards = ["goetz", "otto", "karl"]
    pos = scholars(" ".join(cards))
    assert (t.open_kinds(pos), t.open_values(pos, "put_under", "stack")) == ({"put_under"}, ALL)
    for card in cards[:n]:
        t.do(pos, "put_under", slot=card, stack=4)
        assert not t.is_open(pos, "put_under", slot=0, stack=3)
    if n < 3:
        assert (t.open_values(pos, "put_under", "stack"), t.is_open(pos, "stop")) == ({4}, True)
        t.do(pos, "stop")
    for i in range(n):
        assert (pos.turn, t.open_kinds(pos), t.open_values(pos, "draw", "stack")) == (0, {"draw"}, ALL)
        size = len(t.stack_cards(pos, i))
        t.do(pos, "draw", stack=i)
        assert (len(t.hand(pos, 0)), len(t.stack_cards(pos, i))) == (3 - n + i + 1, size - 1)
    assert (t.stack_cards(pos, 4)[-n:], len(t.hand(pos, 0)), sp.acts(pos)) == (cards[:n], 3, True)


# Apprentice


def test_13_apprentice_searches_any_stack_free_of_charge_for_one_card() -> None:
    pos = t.do(sp.acting(t.player(0, "apprentice goetz", stores=1)), "play", slot="apprentice")
    assert (pos.turn, t.open_kinds(pos), t.open_values(pos, "search", "stack")) == (0, {"search"}, ALL)
    t.do(pos, "search", stack=5)
    before = t.stack_cards(pos, 5)
    assert (t.open_kinds(pos), len(pos.choices)) == ({"take"}, len(before))
    t.do(pos, "take", slot=before[2])
    assert (t.hand(pos, 0), t.stack_cards(pos, 5)) == (["goetz", before[2]], before[:2] + before[3:])
    assert (sum(t.stock(pos, 0).values()), sp.acts(pos), t.discarded(pos)) == (6, True, ["apprentice"])
    assert [all(t.knows(pos, p, card) for card in before) for p in (0, 1)] == [True, False]


# Observatory
OBSERVATORY = {"observatory": (5, "above")}


def beginning(mine: t.Json, turn: int = 0) -> Position:
    """Lay out the beginning of a turn; nobody knows an event card."""
    return t.position(mine, t.player(1), theme=sp.SP, options=sp.OPEN, turn=turn)


def knowers(pos: Position) -> list[list[int]]:
    """List who knows each event card, from the bottom of their stack to its top."""
    here = pos.state.events_stack
    return [[p for p in (0, 1) if (here.slots[i] >> (10 + p)) & 1] for i in range(here.size)]


def test_13_observatory_its_owner_alone_sees_the_top_event_card() -> None:
    pos = beginning(t.player(0, built=OBSERVATORY, **sp.TOWN))
    assert (pos.turn, t.open_kinds(pos), knowers(pos)) == (0, {"use", "roll"}, [[]] * 13)
    t.do(pos, "use", card="observatory")
    assert knowers(pos) == [*[[]] * 12, [0]]
    assert len(t.events(pos, "saw_event")) == 1


def test_13_observatory_again_in_the_next_turn() -> None:
    pos = t.do(beginning(t.player(0, built=OBSERVATORY, **sp.TOWN)), "use", card="observatory")
    pos = t.enter(pos, t.Step.END_TURN)
    pos = t.enter(pos, t.Step.END_TURN)
    assert (pos.state.on_turn, t.is_open(pos, "use", card="observatory")) == (0, True)


# Printing House
PRESS = {**sp.UNIVERSITY, "printing-house": (5, "above")}
STACKS = ("goetz otto karl", "pippin", "siegfried walter", "", "", "")
TOLD = [card for names in STACKS for card in names.split()]


def printing(held: str, stores: int = 0, **fields: Any) -> Position:
    """Lay out the draw phase of a player with a Printing House, whose rival has looked through the first stacks."""
    mine = t.player(0, held, built=PRESS, stores=stores, **sp.TOWN)
    rest = t.all_but(*TOLD, *held.split(), *PRESS, theme=sp.SP)
    pos = t.drawing(mine, t.player(1), theme=sp.SP, stacks=STACKS, discard=rest, **fields)
    return t.look_into(pos, 1, 0, 1, 2)


@pytest.mark.parametrize("kept", ["drawn", "next"])
def test_13_printing_house_the_rival_sees_neither_card(kept: str) -> None:
    pos = t.drawing(t.player(0, "falk hagen", built=PRESS, **sp.TOWN), t.player(1), theme=sp.SP)
    t.do(pos, "draw", stack=3)
    t.do(pos, "use", card="printing-house")
    t.do(pos, "keep") if kept == "drawn" else t.do(pos, "draw", stack=3)
    mine, top = t.hand(pos, 0)[-1], t.stack_cards(pos, 3)[0]
    assert [t.knows(pos, p, card) for p in (0, 1) for card in (mine, top)] == [True, True, False, False]


def test_13_printing_house_nothing_to_see_behind_the_last_card() -> None:
    pos = t.do(printing("falk"), "draw", stack=1)
    assert (t.hand(pos, 0), t.open_kinds(pos) & {"use", "keep"}) == (["falk", "pippin"], set())
