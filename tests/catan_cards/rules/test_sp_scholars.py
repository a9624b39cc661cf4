"""Section 13, Science & Progress: the Gunpowder Plot, what scholars find, and what they search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    all_but,
    built,
    discarded,
    do,
    events,
    hand,
    is_open,
    knows,
    open_kinds,
    open_picks,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

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


@pytest.mark.parametrize("cards", [{}, {"church-a": (5, "above")}, {"siegfried": (5, "above")}, UNIVERSITY])
def test_13_gunpowder_plot_needs_a_rivals_building_without_points(cards: dict[str, tuple[int, str]]) -> None:
    mine = player(0, "gunpowder-plot", built={"university-b": (5, "above")}, **TOWN)
    pos = acting(mine, player(1, built=cards, **TOWN))
    assert why(pos, "play", slot="gunpowder-plot") == "rival-has-none"


# Mineral Survey and Crop Rotation


@pytest.mark.parametrize(("card", "resource"), [("mineral-survey", "ore"), ("crop-rotation", "grain")])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_13_mineral_survey_and_crop_rotation_bring_two(card: str, resource: str, before: int, after: int) -> None:
    have = stores_of(0, **{resource: before})
    pos = do(acting(player(0, card, built=UNIVERSITY, stores=have, **TOWN)), "play", slot=card)
    assert (stock(pos, 0), stock(pos, 1), acts(pos), discarded(pos)) == ({resource: after}, {}, True, [card])


# Scholars' Exchange


def scholars(held: str, stacks: tuple[str, ...] = (), **fields: Any) -> Position:
    """Play a Scholars' Exchange; if the stacks are told, they hold nothing else."""
    if stacks:
        told = [card for cards in stacks for card in cards.split()]
        rest = all_but(*told, *held.split(), "scholars-exchange-a", theme=SP)
        fields = {"stacks": stacks, "discard": rest, **fields}
    pos = acting(player(0, f"scholars-exchange-a {held}"), **fields)
    return do(pos, "play", slot="scholars-exchange-a")


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
