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
    knows,
    names,
    open_cells,
    open_kinds,
    open_picks,
    open_values,
    player,
    stock,
    store,
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
    foreign,
    mage,
    magic,
    open_wizards,
    pick_wizard,
    points,
    strength,
    under,
)

from bailey.core import move, peek
from bailey.games.catan_cards.steps import Step

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


def test_a_city_by_materialization_keeps_its_cards_and_has_two_more_sites() -> None:
    mine = mage(0, hand="materialization conrad", wizards=TWO, built=SWAPPED, stores={"fields-1": 1, "mountains-2": 1})
    pos = acting(mine)
    assert not is_open(pos, "build", slot="conrad", place=RIGHT, side="above")
    do(pos, "play", slot="materialization")
    pick_wizard(pick_wizard(pos, 0, "ari"), 0, "ari")
    assert where(pos) == {"abbey-a": (RIGHT, 0), "garrison-a": (RIGHT, 1)}
    assert stock(pos, 0) == {"grain": 1, "ore": 1}
    assert all(is_open(pos, "build", slot="conrad", place=RIGHT, side=side) for side in ("above", "below"))


def test_the_point_of_a_city_by_materialization_wins() -> None:
    """A City and a Colossus count 4, the Citadel with its Wizards 2, and the Settlement 1."""
    mine = mage(
        0,
        hand="materialization",
        wizards={"ari": 1, "hafli": 1},
        settlements=(6,),
        cities=(4,),
        extra=WIDE,
        built={"colossus": (4, "above")},
    )
    pos = acting(mine, goal=8)
    assert (points(pos), pos.state.winner) == (7, -1)
    do(pos, "play", slot="materialization")
    assert (points(pos), pos.state.winner) == (8, 0)


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


@pytest.mark.parametrize(("beside", "partner", "gained"), [(LEFT, RIGHT, 1), (RIGHT, LEFT, 2)])
def test_cards_that_have_swapped_act_at_their_new_sites(beside: int, partner: int, gained: int) -> None:
    """Pasture 3 lies above the left place: a Woolen Mill makes it produce 2 there."""
    cards = {"woolen-mill": (beside, "above"), "abbey-a": (partner, "above"), "garrison-a": (RIGHT, "below")}
    pos = do(acting(mage(0, hand="change-places", wizards={"ari": 1}, built=cards)), "play", slot="change-places")
    do(do(pos, "pick", card="woolen-mill"), "pick", card="abbey-a")
    assert store(table.enter(pos, Step.PRODUCE, die=3), "pasture-3") == gained


def test_the_witch_goes_along_with_the_building_she_lies_on() -> None:
    cards = {"abbey-a": (LEFT, "above"), "garrison-a": (RIGHT, "below")}
    mine = under(mage(0, hand="change-places", wizards={"ari": 1}, built=cards), "witch-a", "abbey-a")
    pos = do(acting(mine), "play", slot="change-places")
    do(pos, "pick", card="abbey-a")
    assert where(pos) == {"abbey-a": (RIGHT, 1), "garrison-a": (LEFT, 0)}
    assert (foreign(pos, 0), pos.state.players[0].hand_limit, pos.state.players[0].commerce) == (["witch-a"], 3, 1)


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


def aside(pos: Position, here: Any, *kept: str) -> Position:
    """Put all cards of a pile aside but these: no game gets so far, and so no position can be written like that."""
    for i in range(here.size):
        peek(pos.state, here, i, 0)
    for i in reversed(range(here.size)):
        if names(here)[i] not in kept:
            move(pos.state, here, i, pos.state.discard)
    return table.enter(pos, Step.CHECK)


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
    pos = acting(mine)
    assert why(aside(pos, pos.state.region_stack), "play", slot="metamorphosis") == "needs"


def test_metamorphosis_needs_a_region_without_a_wizard() -> None:
    all_six = {"ari": 2, "hor": 0, "ira": 0, "arsa": 0, "hafli": 0, "uma": 0}
    mine = mage(0, hand="metamorphosis", wizards=all_six, citadels=(LEFT, RIGHT))
    assert why(acting(mine), "play", slot="metamorphosis") == "needs"


def test_only_who_casts_metamorphosis_sees_the_region_stack() -> None:
    pos = changed()
    there = names(pos.state.region_stack)
    assert [all(knows(pos, p, region) for region in there) for p in (0, 1)] == [True, False]
    assert not any(knows(pos, 1, region) for region in there)


@pytest.mark.parametrize(("die", "gained"), [(1, 1), (3, 0)])
def test_the_new_region_produces_with_its_own_number(die: int, gained: int) -> None:
    """Hills 1 lies where Pasture 3 has lain, and shows 1."""
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2}, stores={"pasture-3": 1})
    pos = do(do(changed(mine=mine), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert store(table.enter(pos, Step.PRODUCE, die=die), "hills-1") == 1 + gained


def test_a_building_beside_the_new_region_makes_it_produce_two() -> None:
    cards = {"brick-factory": (LEFT, "above")}
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2}, built=cards, stores={"fields-1": 1})
    pos = do(do(changed(mine=mine), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    pos = table.enter(pos, Step.PRODUCE, die=1)
    assert (store(pos, "hills-1"), store(pos, "fields-1")) == (2, 2)


def test_a_building_beside_the_old_region_does_not_double_the_new_one() -> None:
    cards = {"woolen-mill": (LEFT, "above")}
    mine = mage(0, hand="metamorphosis", wizards={"ari": 2}, built=cards)
    pos = do(do(changed(mine=mine), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert store(table.enter(pos, Step.PRODUCE, die=1), "hills-1") == 1


def test_a_wizard_of_the_new_land_may_come_to_the_new_region() -> None:
    """Beside a Citadel lies no hills Region before."""
    mine = mage(0, hand="metamorphosis uma", wizards={"ari": 2}, stores={"pasture-3": 3})
    pos = acting(mine)
    assert why(pos, "put_wizard", slot="uma", cell="hills-5") == "no-citadel"
    do(do(do(pos, "play", slot="metamorphosis"), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    do(pos, "put_wizard", slot="uma", cell="hills-1")
    assert (magic(pos), store(pos, "hills-1")) == ({"ari": 0, "uma": 0}, 0)


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
