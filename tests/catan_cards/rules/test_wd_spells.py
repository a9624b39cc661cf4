"""Wizards & Dragons: spells, each sentence of their cards (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    events,
    hand,
    is_open,
    names,
    open_cells,
    open_kinds,
    open_picks,
    open_values,
    stock,
    store,
    stores_of,
    why,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    acting,
    acts,
    foreign,
    mage,
    magic,
    open_wizards,
    pick_wizard,
    strength,
    under,
)

if TYPE_CHECKING:
    from bailey.core import Position

TWO = {"ari": 2, "hafli": 1}
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
SWAPPED = {"abbey-a": (RIGHT, "above"), "garrison-a": (RIGHT, "below")}


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


# Materialization


def test_materialization_turns_a_settlement_into_a_city_free_of_charge() -> None:
    pos = do(
        acting(mage(0, hand="materialization", wizards=TWO, settlements=(4, 5, 6), extra=WIDE)),
        "play",
        slot="materialization",
    )
    pick = open_wizards(pos, 0)
    if pick:
        pick_wizard(pos, 0, "ari")
        pick_wizard(pos, 0, "ari")
    assert open_values(pos, "build_city", "place") == {4, RIGHT}
    before = pos.state.cities
    do(pos, "build_city", place=RIGHT)
    assert pos.state.players[0].centres[RIGHT] == 2
    assert pos.state.cities == before - 1
    assert stock(pos, 0) == {}


WIDE = {"pasture-5": (4, "above"), "gold-3": (4, "below")}


def test_materialization_needs_two_wizards() -> None:
    assert not is_open(acting(mage(0, hand="materialization", wizards={"ari": 3})), "play", slot="materialization")


def test_materialization_needs_a_settlement() -> None:
    """All have been covered by Citadels or Cities."""
    mine = mage(0, hand="materialization", wizards=TWO, settlements=(), cities=(6,), citadels=(5,))
    assert not is_open(
        acting({**mine, "centres": [2 if k == 6 else c for k, c in enumerate(mine["centres"])]}),
        "play",
        slot="materialization",
    )


def test_materialization_needs_a_city_in_the_supply() -> None:
    pos = acting(mage(0, hand="materialization", wizards=TWO), cities=0)
    assert not is_open(pos, "play", slot="materialization")


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


# Change Places!


def test_change_places_swaps_the_sites_of_two_own_cards() -> None:
    me = mage(
        0,
        hand="change-places",
        wizards={"ari": 1},
        built={"abbey-a": (LEFT, "above"), "garrison-a": (RIGHT, "below"), "hagen": (RIGHT, "above")},
    )
    pos = do(acting(me), "play", slot="change-places")
    assert open_picks(pos, 0) == {"abbey-a", "garrison-a", "hagen"}
    do(pos, "pick", card="abbey-a")
    assert open_picks(pos, 0) == {"garrison-a", "hagen"}
    do(pos, "pick", card="garrison-a")
    assert where(pos) == {"abbey-a": (RIGHT, 1), "garrison-a": (LEFT, 0), "hagen": (RIGHT, 0)}


def where(pos: Position) -> dict[str, tuple[int, int]]:
    """Tell where the cards of the first player stand."""
    here = pos.state.players[0].built
    return {name: (int(here.beside[i].place), int(here.beside[i].side)) for i, name in enumerate(built(pos, 0))}


def test_a_card_on_the_same_site_is_no_partner() -> None:
    """Beside a City two cards stand on each side."""
    cards = {"abbey-a": (RIGHT, "above"), "garrison-a": (RIGHT, "above"), "hagen": (RIGHT, "below")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    pos = do(acting(me), "play", slot="change-places")
    do(pos, "pick", card="hagen")
    assert open_picks(pos, 0) == {"abbey-a", "garrison-a"}
    other = do(do(acting(me), "play", slot="change-places"), "pick", card="abbey-a")
    assert {one["what"] for one in other.events} >= {"swapped_sites"}


def test_a_card_without_a_partner_is_not_picked() -> None:
    cards = {"harbor": (RIGHT, "above"), "abbey-a": (LEFT, "above"), "garrison-a": (LEFT, "below")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    assert open_picks(do(acting(me), "play", slot="change-places"), 0) == {"abbey-a", "garrison-a"}


def test_a_red_card_swaps_only_with_one_beside_a_city() -> None:
    cards = {"harbor": (RIGHT, "above"), "abbey-a": (LEFT, "above"), "garrison-a": (RIGHT, "below")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    pos = do(acting(me), "play", slot="change-places")
    do(pos, "pick", card="harbor")
    assert events(pos, "swapped_sites")
    assert where(pos) == {"harbor": (RIGHT, 1), "abbey-a": (LEFT, 0), "garrison-a": (RIGHT, 0)}


@pytest.mark.parametrize(
    "cards",
    [
        {},
        {"abbey-a": (RIGHT, "above")},
        {"harbor": (RIGHT, "above"), "abbey-a": (LEFT, "above")},
    ],
    ids=["none", "one", "no site that fits"],
)
def test_change_places_needs_two_cards_that_can_swap(cards: dict[str, tuple[int, str]]) -> None:
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    assert not is_open(acting(me), "play", slot="change-places")


def test_spell_books_do_not_swap() -> None:
    me = mage(0, "ward searching-eye", hand="change-places", wizards={"ari": 1})
    assert not is_open(acting(me), "play", slot="change-places")


def test_two_cards_on_one_site_do_not_swap() -> None:
    """By an option a Citadel has two sites on each side, beside City cards stand two of them too."""
    cards = {"abbey-a": (RIGHT, "above"), "garrison-a": (RIGHT, "above")}
    me = mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(RIGHT,))
    assert not is_open(acting(me), "play", slot="change-places")


# Better World


def better(stack: str) -> Position:
    events_ = [{"card": name} for name in stack.split()]
    return acting(mage(0, hand="better-world", wizards={"ari": 3}), events_stack=events_)


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


# Terrain Metamorphosis


def changed(**fields: Any) -> Position:
    mine = fields.pop("mine", None) or mage(
        0, hand="metamorphosis", wizards={"ari": 2}, stores={"pasture-3": 2, "hills-5": 1}
    )
    return do(acting(mine, **fields), "play", slot="metamorphosis")


def test_metamorphosis_replaces_a_region_without_a_wizard() -> None:
    assert open_cells(changed(), "pick_region") == {"pasture-3", "hills-5", "fields-1", "forest-4", "mountains-2"}


def test_the_new_region_is_chosen_from_the_stack_and_shows_as_much() -> None:
    pos = do(changed(), "pick_region", cell="pasture-3")
    there = names(pos.state.region_stack)
    assert open_values(pos, "take_region", "slot") == set(range(len(there)))
    do(pos, "take_region", slot="hills-1")
    assert store(pos, "hills-1") == 2
    assert "pasture-3" in names(pos.state.region_stack)
    assert stock(pos, 0) == {"brick": 3}


def test_the_old_region_is_shuffled_in() -> None:
    pos = do(do(changed(), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert events(pos, "shuffled_regions")
    assert not pos.state.region_stack.slots[0] >> 10 & 3


def test_metamorphosis_needs_a_region_in_the_stack() -> None:
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2})
    assert is_open(acting(mine), "play", slot="metamorphosis")


def test_metamorphosis_of_a_region_under_the_dragon_sends_it_away() -> None:
    mine = under(mage(0, hand="metamorphosis", wizards={"ari": 2}), "ismai", "pasture-3")
    pos = do(changed(mine=mine), "pick_region", cell="pasture-3")
    do(pos, "take_region", slot="hills-1")
    assert (foreign(pos, 0), discarded(pos)) == ([], ["metamorphosis", "ismai"])


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
