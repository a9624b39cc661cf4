"""Wizards & Dragons: spells, each sentence of their cards (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    discarded,
    do,
    event,
    events,
    hand,
    is_open,
    names,
    open_kinds,
    open_values,
    player,
    stock,
    stores_of,
    why,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    WD,
    acting,
    acts,
    mage,
    magic,
    pick_wizard,
)

from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_wd import SWAPPED, aside

COSTS = {
    "materialization": 2,
    "magic-kitchen": 1,
    "change-places": 1,
    "better-world": 3,
    "duel-of-wizards": 1,
    "metamorphosis": 2,
    "magic-alliance": 1,
    "by-magics-hand": 2,
    "witch-a": 1,
    "ismai": 3,
}


def ready(spell: str, amount: int, **more: Any) -> Position:
    """Lay out a player who can cast a spell but perhaps for its magic: Ari has 2 at most, and Hafli the rest."""
    wizards = {"ari": min(2, amount), "hafli": max(0, amount - 2)}
    mine = mage(0, hand=spell, wizards=wizards, built=SWAPPED)
    rival = mage(1, "ward", wizards={"ira": 1}, built={"smithy": (RIGHT, "above")})
    return acting(mine, more.pop("rival", rival), **more)


@pytest.mark.parametrize("spell", COSTS)
def test_a_spell_costs_its_magic(spell: str) -> None:
    pos = ready(spell, COSTS[spell] - 1)
    assert why(pos, "play", slot=spell) == "needs"
    pos = do(ready(spell, COSTS[spell]), "play", slot=spell)
    assert sum(magic(pos).values()) == 0
    assert stock(pos, 0) == {}


@pytest.mark.parametrize("spell", [spell for spell in COSTS if spell not in {"witch-a", "ismai"}])
def test_a_spell_is_discarded(spell: str) -> None:
    pos = do(ready(spell, COSTS[spell]), "play", slot=spell)
    assert hand(pos, 0).count(spell) == 0
    assert spell in [*discarded(pos), *names(pos.state.lasting)]


# Magic Kitchen


def kitchens() -> dict[int, Position]:
    """Cast Magic Kitchen until each number was rolled."""
    found: dict[int, Position] = {}
    for seed in range(80):
        mine = mage(0, hand="magic-kitchen abbey-a", wizards={"ari": 1})
        pos = do(acting(mine, seed=seed), "play", slot="magic-kitchen")
        found.setdefault(int(events(pos, "rolled_die")[0]["die"]), pos)
    return found


def test_magic_kitchen_brings_nothing_two_or_three_resources() -> None:
    gained = {}
    for die, pos in kitchens().items():
        n = 0
        while "gain" in open_kinds(pos):
            pos.push(next(one for one in pos.choices if one.name == "gain"))
            n += 1
        gained[die] = n
        assert sum(stock(pos, 0).values()) == n
    assert gained == {1: 0, 2: 0, 3: 2, 4: 2, 5: 3, 6: 3}


@pytest.mark.parametrize(("room", "seed"), [(room, seed) for room in (0, 1) for seed in range(12)])
def test_magic_kitchen_brings_no_more_than_there_is_room_for(room: int, seed: int) -> None:
    full = dict.fromkeys(("pasture-3", "gold-6", "hills-5", "fields-1", "forest-4"), 3)
    mine = mage(0, hand="magic-kitchen", wizards={"ari": 1}, stores={**full, "mountains-2": 3 - room})
    pos = do(acting(mine, seed=seed), "play", slot="magic-kitchen")
    gains = int(events(pos, "rolled_die")[0]["die"]) > 2
    assert acts(pos)
    assert sum(stock(pos, 0).values()) == 18 - room + room * gains


# Better World


@pytest.mark.parametrize(("left", "possible"), [((), False), (("year-end",), False), (("year-end", "comet"), True)])
def test_better_world_needs_another_event_card_than_the_year_end(left: tuple[str, ...], *, possible: bool) -> None:
    pos = acting(mage(0, hand="better-world", wizards={"ari": 3}))
    pos = aside(pos, pos.state.events_stack, *left)
    assert sorted(names(pos.state.events_stack)) == sorted(left)
    assert is_open(pos, "play", slot="better-world") == possible


def test_the_year_end_does_not_bring_back_what_is_out_of_the_game() -> None:
    pos = event("year-end", mage(), player(1), theme=WD, removed=[{"card": "comet"}])
    there = names(pos.state.events_stack)
    assert (len(there), "comet" in there, "year-end" in there) == (12, False, True)
    assert names(pos.state.removed) == ["comet"]


def test_better_world_takes_an_event_card_out_of_the_game() -> None:
    pos = do(acting(mage(0, hand="better-world", wizards={"ari": 3})), "play", slot="better-world")
    assert open_kinds(pos) == {"remove_event"}
    before = len(names(pos.state.events_stack))
    slot = names(pos.state.events_stack).index("eclipse")
    pos.push({"do": "remove_event", "slot": slot})
    assert names(pos.state.removed) == ["eclipse"]
    assert len(names(pos.state.events_stack)) == before - 1
    assert [one["what"] for one in pos.events if one["what"] == "shuffled_events"]


def test_better_world_does_not_take_the_year_end() -> None:
    pos = do(acting(mage(0, hand="better-world", wizards={"ari": 3})), "play", slot="better-world")
    offered = {names(pos.state.events_stack)[slot] for slot in open_values(pos, "remove_event", "slot")}
    assert offered == {*names(pos.state.events_stack)} - {"year-end"}
    assert "eclipse" in offered


def test_only_who_casts_it_knows_the_events_until_they_are_shuffled() -> None:
    pos = do(acting(mage(0, hand="better-world", wizards={"ari": 3})), "play", slot="better-world")
    known = [pos.state.events_stack.slots[i] >> 10 & 3 for i in range(pos.state.events_stack.size)]
    assert set(known) == {1}
    pos.push(next(one for one in pos.choices if one.name == "remove_event"))
    assert not [1 for i in range(pos.state.events_stack.size) if pos.state.events_stack.slots[i] >> 10 & 1]


# Duel of the Wizards


def duel(seed: int, mine: dict[str, int], theirs: dict[str, int], shown: dict[str, int] | None = None) -> Position:
    """Cast the Duel, which Ari pays; the rival has two ore unless something else is told."""
    me = mage(0, hand="duel-of-wizards goetz", wizards=mine, stores=stores_of(0, wool=2))
    rival = mage(1, wizards=theirs, stores=stores_of(1, ore=2) if shown is None else shown)
    pos = do(acting(me, rival, seed=seed), "play", slot="duel-of-wizards")
    return pos if events(pos, "contest") else pick_wizard(pos, 0, "ari")


def sums(pos: Position) -> tuple[int, int]:
    rolls = {one["player"]: int(one["sum"]) for one in events(pos, "contest")}
    return rolls[0], rolls[1]


def test_the_duel_adds_the_remaining_magic_of_all_wizards_to_a_roll() -> None:
    pos = duel(1, {"ari": 3}, {"ira": 2, "arsa": 1})
    for one in events(pos, "contest"):
        assert one["sum"] - one["die"] == {0: 2, 1: 3}[one["player"]]


def test_magic_that_was_lost_in_a_duel_pays_no_spell() -> None:
    """Ari pays the Duel with 1 of 3, and loses the others."""
    duels = (duel(seed, {"ari": 3}, {"ira": 3}) for seed in range(80))
    pos = next(pos for pos in duels if sums(pos)[0] < sums(pos)[1])
    while not acts(pos):
        pos.push(pos.choices[0])
    assert (magic(pos), pos.state.players[0].magic) == ({"ari": 0}, 0)


# By Magic's Hand


@pytest.mark.parametrize(("book", "lost"), [("ward", True), ("searching-eye", False)])
def test_a_spell_book_that_was_taken_helps_its_owner_no_longer(book: str, *, lost: bool) -> None:
    """Brigands meet the rival, who has more than 7 resources, and a Wizard for the Ward of Thorns."""
    rival = mage(1, "ward searching-eye", wizards={"ira": 1}, stores=stores_of(1, ore=3, wool=3, grain=3))
    pos = acting(mage(0, hand="by-magics-hand", wizards={"ari": 2}), rival)
    do(do(pos, "play", slot="by-magics-hand"), "pick", card=book)
    pos = table.enter(pos, Step.PRODUCE, face="brigands", die=4)
    assert ("ore" not in stock(pos, 1)) == lost
    assert (pos.turn, "use" in open_kinds(pos)) == ((0, False) if lost else (1, True))


def test_the_site_of_a_spell_book_that_was_taken_is_free_again() -> None:
    rival = mage(1, "ward searching-eye", hand="abbey-a", stores=stores_of(1, lumber=1, brick=1, ore=1))
    pos = acting(mage(0, hand="by-magics-hand", wizards={"ari": 2}), rival)
    do(do(pos, "play", slot="by-magics-hand"), "pick", card="ward")
    pos.state.on_turn = 1
    pos = table.enter(pos, Step.CHECK)
    assert is_open(pos, "build", slot="abbey-a", place=LEFT, side="above")
    assert not is_open(pos, "build", slot="abbey-a", place=LEFT, side="below")
