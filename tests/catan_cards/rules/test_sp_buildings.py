"""Section 13, Science & Progress: built cards and events, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_sp as sp

from bailey.games.catan_cards.rules.hand import stacks_in_play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core import Position


def rolled(face: str, die: int, first: t.Json, second: t.Json | None = None, **fields: Any) -> Position:
    return t.rolled(face, die, first, second or t.player(1), theme=sp.SP, **fields)


# Great Wall
WALL = {"great-wall": (5, "above")}


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("side", t.SIDES)
def test_13_great_wall_brigands_count_no_region_at_all(side: str, turn: int) -> None:
    """Not even those far from it: its owner loses nothing, however much there is."""
    pos = rolled("brigands", 6, t.player(0, built={"great-wall": (5, side)}, stores=3), turn=turn)
    assert (sum(t.stock(pos, 0).values()), sp.acts(pos, turn)) == (18, True)


def test_13_great_wall_brigands_still_come_to_the_rival() -> None:
    pos = rolled("brigands", 6, t.player(0, built=WALL, stores=3), t.player(1, stores=3))
    assert t.stock(pos, 0)["wool"] == t.stock(pos, 0)["ore"] == 3
    assert t.stock(pos, 1) == {"lumber": 3, "brick": 3, "grain": 3, "gold": 3}


# University


def test_13_university_both_lie_open_beside_the_stacks() -> None:
    pos = sp.acting(t.player(0))
    assert t.developments(pos) == ["university-a", "university-b"]
    assert not any("university" in card for stack in range(6) for card in t.stack_cards(pos, stack))


def test_13_university_is_red() -> None:
    pos = sp.acting(t.player(0, built=sp.ABBEY, stores=3, **sp.TOWN))
    assert t.why(pos, "build_new", slot="university-a", place=6, side="below") == "city-only"
    sites = {(one.args["place"], one.args["side"]) for one in pos.choices if one.name == "build_new"}
    assert sites == {(5, 0), (5, 1)}


# Fire Brigade


def test_13_fire_brigade_of_the_attacker_guards_when_the_arsonist_fails() -> None:
    cards = {"fire-brigade-a": (5, "above"), "abbey-a": (5, "below"), "foundry": (6, "above")}
    failed = 0
    for seed in range(60):
        pos = sp.acting(
            t.player(0, "arsonist-a", built=cards, **sp.TOWN), t.player(1, built={"smithy": (5, "above")}), seed=seed
        )
        t.do(pos, "play", slot="arsonist-a")
        t.do(pos, "no_counter")
        if t.events(pos, "duel_rolled")[0]["die"] == 6:
            failed += 1
            assert (t.hand(pos, 0), t.hand(pos, 1)) == (["foundry"], [])
    assert failed > 0


SP = 2
ALL = set(range(6))
#: Two Cities.
CITIES: t.Json = {"cities": (5, 6), "settlements": ()}
NOBODY = -1
EVENTS = {"invention", "town-fire", "congress"}


def event(name: str, first: t.Json | None = None, second: t.Json | None = None, **fields: Any) -> Position:
    return t.event(name, first or t.player(0), second or t.player(1), theme=SP, die=6, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase of a player has begun."""
    return pos.turn == p and t.is_open(pos, "end_actions")


def spread(cards: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Put up to eight cards on the sites of two Cities."""
    sites = [(place, side) for place in (5, 6) for side in ("above", "below", "above", "below")]
    return dict(zip(cards, sites, strict=False))


def own_picks(pos: Position) -> set[str]:
    """Name the own cards of the open choices `pick`."""
    return {t.built(pos, pos.turn)[i] for i in t.open_values(pos, "pick", "card")}


# What is in play


def test_13_science_and_progress_stacks_and_event_cards() -> None:
    pos = t.position(theme=SP)
    assert [len(t.stack_cards(pos, i)) for i in range(stacks_in_play(pos.state))] == [16, 16, 15, 15, 13, 12]
    assert pos.state.events_stack.size == 13
    assert set(t.names(pos.state.events_stack)) >= EVENTS
    assert t.developments(pos) == ["university-a", "university-b"]


# Invention


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        ("", 0),
        ("church-a smithy academy", 0),
        ("abbey-a", 1),
        ("library-a", 1),
        ("university-a", 1),
        ("abbey-a library-a", 2),
        ("university-a abbey-a", 2),
        ("university-a library-a abbey-a", 2),
        ("university-a library-a library-b abbey-a abbey-b", 2),
    ],
)
def test_13_invention_one_resource_of_choice_for_each_and_at_most_2(cards: str, n: int) -> None:
    pos = event("invention", t.player(0, built=spread(cards.split()), **CITIES))
    for _ in range(n):
        assert (pos.turn, t.open_kinds(pos)) == (0, {"gain"})
        t.do(pos, "gain", cell="hills-5")
    assert acts(pos)
    assert t.stock(pos, 0) == {"gold": 1, **({"brick": n} if n else {})}


# Town Fire

FIVE = ("smithy", "sawmill", "foundry", "grain-mill", "abbey-a")


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("more", ["", "brick-factory", "siegfried"])
def test_13_town_fire_with_five_or_more_the_owner_takes_one_back(more: str, turn: int) -> None:
    cards = [*FIVE, *more.split()]
    pos = event("town-fire", t.player(0, built=spread(cards), **CITIES), turn=turn)
    assert (pos.turn, t.open_kinds(pos), own_picks(pos)) == (0, {"pick"}, set(cards) - {"siegfried"})
    t.do(pos, "pick", card="grain-mill")
    assert (t.hand(pos, 0), acts(pos, turn)) == (["grain-mill"], True)
    assert t.built(pos, 0) == [card for card in cards if card != "grain-mill"]


# Scholars' Congress


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("abbey-a", "", 0),
        ("library-a", "", 0),
        ("university-a", "", 0),
        ("", "university-b", 1),
        ("abbey-a library-a university-a", "abbey-b library-b", 0),
        ("abbey-a", "library-b university-b", 1),
        ("", "", NOBODY),
        ("abbey-a", "university-b", NOBODY),
        ("abbey-a library-a", "library-b university-b", NOBODY),
        ("academy", "church-a", NOBODY),
        ("academy observatory printing-house", "abbey-a", 1),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_congress_who_has_strictly_more_takes_the_top_card_of_any_stack(
    turn: int, mine: str, theirs: str, winner: int
) -> None:
    players = (t.player(0, built=spread(mine.split()), **CITIES), t.player(1, built=spread(theirs.split()), **CITIES))
    pos = event("congress", *players, turn=turn)
    if winner != NOBODY:
        assert (pos.turn, t.open_kinds(pos), t.open_values(pos, "draw", "stack")) == (winner, {"draw"}, ALL)
        t.do(pos, "draw", stack=4)
        card = t.hand(pos, winner)[0]
        assert [t.knows(pos, p, card) for p in (winner, 1 - winner)] == [True, False]
    assert [len(t.hand(pos, p)) for p in (0, 1)] == [int(p == winner) for p in (0, 1)]
    assert acts(pos, turn)


# Progress and Year End with the set


def test_13_progress_the_roller_and_the_rival_with_universities_and_an_academy() -> None:
    mine = t.player(0, built=spread(("university-a", "academy")), **CITIES)
    theirs = t.player(1, built=spread(("university-b", "library-a")), **CITIES)
    pos = event("progress-b", mine, theirs)
    gained = [0, 0]
    while not acts(pos):
        assert t.open_kinds(pos) == {"gain"}
        gained[pos.turn] += 1
        t.do(pos, "gain", cell=next(iter(sorted(t.open_cells(pos, "gain")))))
    assert gained == [2, 2]


def test_13_year_end_shuffles_the_cards_of_the_set_too() -> None:
    pos = event("year-end")
    assert (pos.state.events_stack.size, acts(pos)) == (13, True)
    assert set(t.names(pos.state.events_stack)) >= {*EVENTS, "year-end"}
