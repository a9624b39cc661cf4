"""Section 13, Science & Progress: the Gunpowder Plot, what scholars find, and what they search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    all_but,
    built,
    discarded,
    do,
    events,
    hand,
    is_open,
    knows,
    open_cells,
    open_kinds,
    open_picks,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_sp import SP, TOWN, UNIVERSITY, acting, acts

ALL = set(range(6))


# Gunpowder Plot
PLOTTER = {**UNIVERSITY, "abbey-a": (6, "above"), "sawmill": (6, "below")}
VICTIM = {"church-a": (5, "above"), "smithy": (6, "above"), "garrison-a": (6, "below"), "siegfried": (5, "below")}


def plot(seed: int, held: str = "", mine: Any = None, theirs: Any = None) -> tuple[Position, int]:
    """Play a Gunpowder Plot, countered by the held card if there is one, and return the number rolled."""
    attacker = player(0, "gunpowder-plot", built=PLOTTER if mine is None else mine, **TOWN)
    pos = acting(attacker, player(1, held, built=VICTIM if theirs is None else theirs, **TOWN), seed=seed)
    do(pos, "play", slot="gunpowder-plot")
    assert (pos.turn, "no_counter" in open_kinds(pos)) == (1, True)
    do(pos, "counter", slot=held) if held else do(pos, "no_counter")
    return pos, int(events(pos, "duel_rolled")[0]["die"])


@pytest.mark.parametrize(("held", "most"), [("", 4), ("bishop-a", 2)])
def test_13_gunpowder_plot_on_1_to_4_or_after_a_bishop_1_to_2(held: str, most: int) -> None:
    """You return one of the rival's Buildings without points, or the rival picks one of yours."""
    seen = set()
    for seed in range(60):
        pos, die = plot(seed, held)
        seen.add(die)
        if die <= most:
            assert (pos.turn, open_picks(pos, 1)) == (0, {"smithy", "garrison-a"})
            do(pos, "pick", card="garrison-a")
            assert (hand(pos, 1), hand(pos, 0)) == (["garrison-a"], [])
        else:
            assert (pos.turn, open_picks(pos, 0)) == (1, {"abbey-a", "sawmill"})
            do(pos, "pick", card="sawmill")
            assert (hand(pos, 1), hand(pos, 0)) == ([], ["sawmill"])
        assert (acts(pos), sorted(discarded(pos))) == (True, sorted(["gunpowder-plot", *held.split()]))
    assert seen == set(range(1, 7))


def test_13_gunpowder_plot_who_loses_without_such_a_building_loses_nothing() -> None:
    lost = 0
    for seed in range(40):
        pos, die = plot(seed, mine={**UNIVERSITY, "hagen": (6, "above")})
        if die > 4:
            lost += 1
            assert (acts(pos), hand(pos, 0), len(built(pos, 0)), len(built(pos, 1))) == (True, [], 2, 4)
    assert lost > 0


def test_13_gunpowder_plot_a_fire_brigade_helps_only_against_the_arsonist() -> None:
    cards = {"fire-brigade-a": (5, "above"), "smithy": (5, "below")}
    won = 0
    for seed in range(40):
        pos, die = plot(seed, theirs=cards)
        if die <= 4:
            won += 1
            assert (hand(pos, 1), built(pos, 1)) == (["smithy"], ["fire-brigade-a"])
    assert won > 0


@pytest.mark.parametrize("held", ["herb-woman-a", "doctor-a"])
def test_13_gunpowder_plot_only_a_bishop_counters(held: str) -> None:
    theirs = player(1, f"{held} bishop-b", built=VICTIM, **TOWN)
    pos = do(acting(player(0, "gunpowder-plot", built=PLOTTER, **TOWN), theirs), "play", slot="gunpowder-plot")
    assert {hand(pos, 1)[slot] for slot in open_values(pos, "counter", "slot")} == {"bishop-b"}


@pytest.mark.parametrize("cards", [{}, {"church-a": (5, "above")}, {"siegfried": (5, "above")}, UNIVERSITY])
def test_13_gunpowder_plot_needs_a_rivals_building_without_points(cards: dict[str, tuple[int, str]]) -> None:
    mine = player(0, "gunpowder-plot", built={"university-b": (5, "above")}, **TOWN)
    pos = acting(mine, player(1, built=cards, **TOWN))
    assert why(pos, "play", slot="gunpowder-plot") == "rival-has-none"


def test_13_gunpowder_plot_a_hand_that_grows_is_cut_down_at_once() -> None:
    for seed in range(40):
        mine = player(0, "gunpowder-plot", built=UNIVERSITY, **TOWN)
        theirs = player(1, "goetz otto karl", built={"smithy": (6, "above")}, **TOWN)
        pos = do(acting(mine, theirs, seed=seed), "play", slot="gunpowder-plot")
        do(pos, "no_counter")
        if events(pos, "duel_rolled")[0]["die"] <= 4:
            break
    assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
    do(pos, "put_under", slot="smithy", stack=5)
    assert (acts(pos), len(hand(pos, 1)), stack_cards(pos, 5)[-1]) == (True, 3, "smithy")


# Mineral Survey and Crop Rotation


@pytest.mark.parametrize(("card", "resource"), [("mineral-survey", "ore"), ("crop-rotation", "grain")])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_13_mineral_survey_and_crop_rotation_bring_two(card: str, resource: str, before: int, after: int) -> None:
    have = stores_of(0, **{resource: before})
    pos = do(acting(player(0, card, built=UNIVERSITY, stores=have, **TOWN)), "play", slot=card)
    assert (stock(pos, 0), stock(pos, 1), acts(pos), discarded(pos)) == ({resource: after}, {}, True, [card])


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("mineral-survey", "mountains-2", "mountains-4"), ("crop-rotation", "fields-1", "fields-3")],
)
def test_13_mineral_survey_and_crop_rotation_the_player_says_where(card: str, first: str, second: str) -> None:
    more = {second: (4, "above"), "gold-3": (4, "below")}
    pos = acting(player(0, card, built=UNIVERSITY, cities=(5,), settlements=(4, 6), extra=more))
    do(pos, "play", slot=card)
    assert open_cells(pos, "gain") == {first, second}
    do(pos, "gain", cell=first)
    do(pos, "gain", cell=second)
    assert (table.store(pos, first), table.store(pos, second), acts(pos)) == (1, 1, True)


# Scholars' Exchange


def scholars(held: str, stacks: tuple[str, ...] = (), **fields: Any) -> Position:
    """Play a Scholars' Exchange; if the stacks are told, they hold nothing else."""
    if stacks:
        told = [card for cards in stacks for card in cards.split()]
        rest = all_but(*told, *held.split(), "scholars-exchange-a", theme=SP)
        fields = {"stacks": stacks, "discard": rest, **fields}
    pos = acting(player(0, f"scholars-exchange-a {held}"), **fields)
    return do(pos, "play", slot="scholars-exchange-a")


def test_13_scholars_exchange_needs_another_card_in_hand() -> None:
    pos = acting(player(0, "scholars-exchange-a"))
    assert why(pos, "play", slot="scholars-exchange-a") == "needs"


@pytest.mark.parametrize("n", [1, 2, 3])
def test_13_scholars_exchange_any_number_under_one_stack_and_as_many_from_any(n: int) -> None:
    cards = ["goetz", "otto", "karl"]
    pos = scholars(" ".join(cards))
    assert (open_kinds(pos), open_values(pos, "put_under", "stack")) == ({"put_under"}, ALL)
    for card in cards[:n]:
        do(pos, "put_under", slot=card, stack=4)
        assert not is_open(pos, "put_under", slot=0, stack=3)
    if n < 3:
        assert (open_values(pos, "put_under", "stack"), is_open(pos, "stop")) == ({4}, True)
        do(pos, "stop")
    for i in range(n):
        assert (pos.turn, open_kinds(pos), open_values(pos, "draw", "stack")) == (0, {"draw"}, ALL)
        size = len(stack_cards(pos, i))
        do(pos, "draw", stack=i)
        assert (len(hand(pos, 0)), len(stack_cards(pos, i))) == (3 - n + i + 1, size - 1)
    assert (stack_cards(pos, 4)[-n:], len(hand(pos, 0)), acts(pos)) == (cards[:n], 3, True)


def test_13_scholars_exchange_draws_are_one_by_one() -> None:
    """A card is seen before the next is drawn, also twice from one stack."""
    pos = scholars("goetz otto", ("pippin", "falk", "hagen walter", "", "", ""))
    do(pos, "put_under", slot="goetz", stack=0)
    do(pos, "put_under", slot="otto", stack=0)
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), knows(pos, 0, "pippin"), knows(pos, 1, "pippin")) == (["pippin"], True, False)
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0), acts(pos)) == (["pippin", "goetz"], ["otto"], True)


def test_13_scholars_exchange_an_empty_stack_is_not_drawn_from() -> None:
    pos = scholars("goetz otto", ("pippin", "", "", "", "", "falk"))
    do(pos, "put_under", slot="goetz", stack=2)
    do(pos, "stop")
    assert open_values(pos, "draw", "stack") == {0, 2, 5}
    assert why(pos, "draw", stack=1) == "no-cards"
    do(pos, "draw", stack=5)
    assert hand(pos, 0) == ["otto", "falk"]


def test_13_scholars_exchange_with_all_stacks_empty_the_cards_come_back() -> None:
    pos = scholars("goetz", ("",) * 6)
    do(pos, "put_under", slot="goetz", stack=3)
    assert (hand(pos, 0), acts(pos)) == (["goetz"], True)


def test_13_scholars_exchange_the_last_card_of_the_hand_is_put_under_without_a_question_to_stop() -> None:
    pos = do(scholars("goetz"), "put_under", slot="goetz", stack=1)
    assert open_kinds(pos) == {"draw"}


def test_13_scholars_exchange_a_printing_house_looks_at_no_card() -> None:
    """It looks only in the draw phase."""
    cards = {**UNIVERSITY, "printing-house": (5, "below")}
    pos = acting(player(0, "scholars-exchange-b goetz", built=cards, **TOWN))
    do(pos, "play", slot="scholars-exchange-b")
    do(pos, "put_under", slot="goetz", stack=1)
    do(pos, "draw", stack=0)
    assert acts(pos)


# Apprentice


def test_13_apprentice_searches_any_stack_free_of_charge_for_one_card() -> None:
    pos = do(acting(player(0, "apprentice goetz", stores=1)), "play", slot="apprentice")
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search"}, ALL)
    do(pos, "search", stack=5)
    before = stack_cards(pos, 5)
    assert (open_kinds(pos), len(pos.choices)) == ({"take"}, len(before))
    do(pos, "take", slot=before[2])
    assert (hand(pos, 0), stack_cards(pos, 5)) == (["goetz", before[2]], before[:2] + before[3:])
    assert (sum(stock(pos, 0).values()), acts(pos), discarded(pos)) == (6, True, ["apprentice"])
    assert [all(knows(pos, p, card) for card in before) for p in (0, 1)] == [True, False]


def test_13_apprentice_empty_stacks_are_not_searched() -> None:
    stacks = ("", "falk otto", "", "", "karl", "")
    told = ("apprentice", "falk", "otto", "karl")
    pos = acting(player(0, "apprentice"), stacks=stacks, discard=all_but(*told, theme=SP))
    do(pos, "play", slot="apprentice")
    assert (open_values(pos, "search", "stack"), why(pos, "search", stack=0)) == ({1, 4}, "no-cards")
    do(pos, "search", stack=4)
    assert (hand(pos, 0), stack_cards(pos, 4), acts(pos)) == (["karl"], [], True)


def test_13_apprentice_is_not_played_when_all_stacks_are_empty() -> None:
    pos = acting(player(0, "apprentice"), stacks=("",) * 6, discard=all_but("apprentice", theme=SP))
    assert why(pos, "play", slot="apprentice") == "needs"


def test_13_apprentice_the_card_may_be_used_in_the_same_turn() -> None:
    stacks = ("siegfried walter", "", "", "", "", "")
    told = ("apprentice", "siegfried", "walter")
    mine = player(0, "apprentice", stores=stores_of(0, ore=1))
    pos = do(acting(mine, stacks=stacks, discard=all_but(*told, theme=SP)), "play", slot="apprentice")
    if "search" in open_kinds(pos):
        do(pos, "search", stack=0)
    do(pos, "take", slot="siegfried")
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert (built(pos, 0), acts(pos)) == (["siegfried"], True)


def test_13_apprentice_too_many_cards_wait_for_the_own_draw_phase() -> None:
    pos = do(acting(player(0, "apprentice goetz otto karl")), "play", slot="apprentice")
    do(pos, "search", stack=0)
    do(pos, "take", slot=0)
    assert (len(hand(pos, 0)), acts(pos)) == (4, True)
    pos = table.enter(pos, Step.DRAW_PHASE, Step.END_TURN)
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})
