"""Wizards & Dragons: spells, each sentence of their cards (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    event,
    events,
    hand,
    is_open,
    names,
    open_kinds,
    open_picks,
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
    beginning,
    mage,
    magic,
    open_wizards,
    pick_wizard,
    strength,
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


@pytest.mark.parametrize("spell", COSTS)
def test_without_wizards_there_are_no_spells(spell: str) -> None:
    pos = acting(
        mage(0, hand=spell, built=SWAPPED), mage(1, "ward", wizards={"ira": 1}, built={"smithy": (RIGHT, "above")})
    )
    assert not is_open(pos, "play", slot=spell)


@pytest.mark.parametrize("spell", COSTS)
def test_spells_wait_for_the_gate(spell: str) -> None:
    pos = ready(spell, COSTS[spell], options={"action_gate": 0})
    assert why(pos, "play", slot=spell) == "gate"


@pytest.mark.parametrize("spell", [spell for spell in COSTS if spell not in {"witch-a", "ismai"}])
def test_a_spell_is_discarded(spell: str) -> None:
    pos = do(ready(spell, COSTS[spell]), "play", slot=spell)
    assert hand(pos, 0).count(spell) == 0
    assert spell in [*discarded(pos), *names(pos.state.lasting)]


@pytest.mark.parametrize("spell", COSTS)
def test_a_spell_is_no_card_to_be_played_before_the_roll(spell: str) -> None:
    mine = mage(0, hand=spell, wizards={"ari": 3, "hafli": 3}, built=SWAPPED)
    rival = mage(1, "ward", wizards={"ira": 1}, built={"smithy": (RIGHT, "above")})
    assert "play" not in open_kinds(beginning(mine, rival))


@pytest.mark.parametrize(("wizards", "reason"), [({"ira": 0}, None), ({}, "gate")])
def test_the_gate_of_the_set_opens_with_three_points_each(wizards: dict[str, int], reason: str | None) -> None:
    """A Settlement and a Citadel count 2, with a Wizard 3."""
    pos = acting(
        mage(0, hand="magic-kitchen", wizards={"ari": 1}), mage(1, wizards=wizards), options={"action_gate": 4}
    )
    assert why(pos, "play", slot="magic-kitchen") == reason
    assert is_open(pos, "play", slot="magic-kitchen") == (reason is None)


def test_the_magic_of_the_rival_pays_nothing() -> None:
    pos = acting(mage(0, hand="magic-kitchen", wizards={"ari": 0}), mage(1, wizards={"ira": 3}))
    assert why(pos, "play", slot="magic-kitchen") == "needs"


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


def test_a_rival_without_a_wizard_is_not_attacked() -> None:
    pos = acting(mage(0, hand="duel-of-wizards", wizards={"ari": 1}), mage(1))
    assert not is_open(pos, "play", slot="duel-of-wizards")


def decided(mine: dict[str, int], theirs: dict[str, int], *, won: bool) -> Position:
    """Cast the Duel until the first player wins it, or loses it."""
    duels = (duel(seed, mine, theirs) for seed in range(80))
    return next(pos for pos in duels if sums(pos)[0] != sums(pos)[1] and (sums(pos)[0] > sums(pos)[1]) == won)


def test_the_winner_takes_a_resource_and_drains_a_wizard_of_their_choice() -> None:
    pos = decided({"ari": 3, "hafli": 1}, {"ira": 1, "arsa": 1}, won=True)
    while "pick_wizard" not in open_kinds(pos):
        assert pos.turn == 0
        pos.push(pos.choices[0])
    assert (pos.turn, open_wizards(pos, 1)) == (0, {"ira", "arsa"})
    pick_wizard(pos, 1, "arsa")
    assert magic(pos, 1) == {"ira": 1, "arsa": 0}
    assert (stock(pos, 0)["ore"], stock(pos, 1)["ore"]) == (1, 1)


def test_magic_that_was_lost_in_a_duel_pays_no_spell() -> None:
    """Ari pays the Duel with 1 of 3, and loses the others."""
    duels = (duel(seed, {"ari": 3}, {"ira": 3}) for seed in range(80))
    pos = next(pos for pos in duels if sums(pos)[0] < sums(pos)[1])
    while not acts(pos):
        pos.push(pos.choices[0])
    assert (magic(pos), pos.state.players[0].magic) == ({"ari": 0}, 0)


def test_a_winner_without_room_still_drains_a_wizard() -> None:
    full = stores_of(0, ore=3)
    me = mage(0, hand="duel-of-wizards", wizards={"ari": 3}, stores=full)
    rival = mage(1, wizards={"ira": 1, "arsa": 1}, stores=stores_of(1, ore=2))
    duels = (do(acting(me, rival, seed=seed), "play", slot="duel-of-wizards") for seed in range(80))
    pos = next(pos for pos in duels if sums(pos)[0] > sums(pos)[1])
    assert (pos.turn, open_kinds(pos)) == (0, {"pick_wizard"})
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 3}, {"ore": 2})


def test_who_loses_the_duel_loses_them_to_the_rival() -> None:
    """Of Ari with none left, and Hafli with 2, only Hafli has magic to lose."""
    pos = decided({"ari": 1, "hafli": 2}, {"ira": 3}, won=False)
    while not acts(pos):
        assert pos.turn == 1
        pos.push(pos.choices[0])
    assert magic(pos) == {"ari": 0, "hafli": 0}
    assert (stock(pos, 0)["wool"], stock(pos, 1)["wool"]) == (1, 1)


def test_in_a_tie_nothing_happens() -> None:
    pos = next(pos for seed in range(200) if len({*sums(pos := duel(seed, {"ari": 3}, {"ira": 2}))}) == 1)
    assert acts(pos)
    assert (magic(pos), magic(pos, 1)) == ({"ari": 2}, {"ira": 2})
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 2}, {"ore": 2})


def test_who_has_nothing_loses_nothing() -> None:
    """The loser has no resource and no magic."""
    duels = (duel(seed, {"ari": 3}, {"ira": 0}, {}) for seed in range(60))
    pos = next(pos for pos in duels if sums(pos)[0] > sums(pos)[1])
    assert acts(pos)
    assert stock(pos, 0) == {"wool": 2}


# Magic Alliance


def test_each_wizard_counts_two_strength_until_ones_next_turn() -> None:
    mine = mage(0, hand="magic-alliance goetz", wizards={"ari": 1, "hafli": 0, "ira": 0})
    pos = acting(mine)
    assert strength(pos) == 0
    do(pos, "play", slot="magic-alliance")
    assert strength(pos) == 6
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        pos.push(pos.choices[0])
    assert strength(pos) == 6
    while pos.state.on_turn == 1:
        pos.push(next((one for one in pos.choices if one.name in {"end_actions", "stop", "keep"}), pos.choices[0]))
    assert strength(pos) == 0


def test_the_strength_of_wizards_wins_the_knight_token_until_ones_next_turn() -> None:
    """The rival's Goetz has strength 5; three Wizards have 6, before their owner rolls again they have none."""
    mine = mage(0, hand="magic-alliance", wizards={"ari": 1, "hafli": 0, "ira": 0})
    pos = acting(mine, player(1, built={"goetz": (RIGHT, "above")}), seed=4)
    assert pos.state.knight_token == 1
    do(pos, "play", slot="magic-alliance")
    assert pos.state.knight_token == 0
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        pos.push(pos.choices[0])
    assert pos.state.knight_token == 0
    while pos.state.on_turn == 1:
        assert pos.state.knight_token == 0
        pos.push(next((one for one in pos.choices if one.name in {"end_actions", "stop", "keep"}), pos.choices[0]))
    assert ("roll" in open_kinds(pos), pos.state.knight_token) == (True, 1)


def test_a_wizard_that_comes_later_counts_too() -> None:
    mine = mage(0, hand="magic-alliance hafli", wizards={"ari": 1}, stores={"pasture-3": 3})
    pos = do(acting(mine), "play", slot="magic-alliance")
    do(pos, "put_wizard", slot="hafli", cell="pasture-3")
    assert strength(pos) == 4


def test_an_alliance_does_not_help_the_rival() -> None:
    pos = acting(mage(0, hand="magic-alliance goetz", wizards={"ari": 1}), mage(1, wizards={"ira": 1}))
    do(pos, "play", slot="magic-alliance")
    assert strength(pos, 1) == 0


# By Magic's Hand


def test_by_magics_hand_takes_a_spell_book_of_the_rival_into_the_hand() -> None:
    rival = mage(1, "ward searching-eye", built={"smithy": (RIGHT, "above")})
    pos = do(acting(mage(0, hand="by-magics-hand", wizards={"ari": 2}), rival), "play", slot="by-magics-hand")
    assert open_picks(pos, 1) == {"ward", "searching-eye"}
    do(pos, "pick", card="ward")
    assert (hand(pos, 0), built(pos, 1)) == (["ward"], ["searching-eye", "smithy"])


def test_by_magics_hand_needs_a_spell_book_of_the_rival() -> None:
    rival = mage(1, built={"smithy": (RIGHT, "above")})
    pos = acting(mage(0, hand="by-magics-hand", wizards={"ari": 2}), rival)
    assert not is_open(pos, "play", slot="by-magics-hand")


def test_a_spell_book_that_was_taken_can_be_put_at_ones_own_citadel() -> None:
    pos = acting(mage(0, hand="by-magics-hand", wizards={"ari": 2}), mage(1, "ward searching-eye"))
    do(do(pos, "play", slot="by-magics-hand"), "pick", card="ward")
    do(pos, "build", slot="ward", place=LEFT, side="above")
    assert (built(pos, 0), hand(pos, 0)) == (["ward"], [])


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
