"""Section 13, Wizards & Dragons: spells, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_wd as wd

from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Position


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
    mine = wd.mage(0, hand=spell, wizards=wizards, built=wd.SWAPPED)
    rival = wd.mage(1, "ward", wizards={"ira": 1}, built={"smithy": (wd.RIGHT, "above")})
    return wd.acting(mine, more.pop("rival", rival), **more)


@pytest.mark.parametrize("spell", COSTS)
def test_a_spell_costs_its_magic(spell: str) -> None:
    pos = ready(spell, COSTS[spell] - 1)
    assert t.why(pos, "play", slot=spell) == "needs"
    pos = t.do(ready(spell, COSTS[spell]), "play", slot=spell)
    assert sum(wd.magic(pos).values()) == 0
    assert t.stock(pos, 0) == {}


@pytest.mark.parametrize("spell", [spell for spell in COSTS if spell not in {"witch-a", "ismai"}])
def test_a_spell_is_discarded(spell: str) -> None:
    pos = t.do(ready(spell, COSTS[spell]), "play", slot=spell)
    assert t.hand(pos, 0).count(spell) == 0
    assert spell in [*t.discarded(pos), *t.names(pos.state.lasting)]


# Magic Kitchen


def kitchens() -> dict[int, Position]:
    """Cast Magic Kitchen until each number was rolled."""
    found: dict[int, Position] = {}
    for seed in range(80):
        mine = wd.mage(0, hand="magic-kitchen abbey-a", wizards={"ari": 1})
        pos = t.do(wd.acting(mine, seed=seed), "play", slot="magic-kitchen")
        found.setdefault(int(t.events(pos, "rolled_die")[0]["die"]), pos)
    return found


def test_magic_kitchen_brings_nothing_two_or_three_resources() -> None:
    gained = {}
    for die, pos in kitchens().items():
        n = 0
        while "gain" in t.open_kinds(pos):
            pos.push(next(one for one in pos.choices if one.name == "gain"))
            n += 1
        gained[die] = n
        assert sum(t.stock(pos, 0).values()) == n
    assert gained == {1: 0, 2: 0, 3: 2, 4: 2, 5: 3, 6: 3}


@pytest.mark.parametrize(("room", "seed"), [(room, seed) for room in (0, 1) for seed in range(12)])
def test_magic_kitchen_brings_no_more_than_there_is_room_for(room: int, seed: int) -> None:
    full = dict.fromkeys(("pasture-3", "gold-6", "hills-5", "fields-1", "forest-4"), 3)
    mine = wd.mage(0, hand="magic-kitchen", wizards={"ari": 1}, stores={**full, "mountains-2": 3 - room})
    pos = t.do(wd.acting(mine, seed=seed), "play", slot="magic-kitchen")
    gains = int(t.events(pos, "rolled_die")[0]["die"]) > 2
    assert wd.acts(pos)
    assert sum(t.stock(pos, 0).values()) == 18 - room + room * gains


# Better World


@pytest.mark.parametrize(("left", "possible"), [((), False), (("year-end",), False), (("year-end", "comet"), True)])
def test_better_world_needs_another_event_card_than_the_year_end(left: tuple[str, ...], *, possible: bool) -> None:
    pos = wd.acting(wd.mage(0, hand="better-world", wizards={"ari": 3}))
    pos = wd.aside(pos, pos.state.events_stack, *left)
    assert sorted(t.names(pos.state.events_stack)) == sorted(left)
    assert t.is_open(pos, "play", slot="better-world") == possible


def test_the_year_end_does_not_bring_back_what_is_out_of_the_game() -> None:
    pos = t.event("year-end", wd.mage(), t.player(1), theme=wd.WD, removed=[{"card": "comet"}])
    there = t.names(pos.state.events_stack)
    assert (len(there), "comet" in there, "year-end" in there) == (12, False, True)
    assert t.names(pos.state.removed) == ["comet"]


def test_better_world_takes_an_event_card_out_of_the_game() -> None:
    pos = t.do(wd.acting(wd.mage(0, hand="better-world", wizards={"ari": 3})), "play", slot="better-world")
    assert t.open_kinds(pos) == {"remove_event"}
    before = len(t.names(pos.state.events_stack))
    slot = t.names(pos.state.events_stack).index("eclipse")
    pos.push({"do": "remove_event", "slot": slot})
    assert t.names(pos.state.removed) == ["eclipse"]
    assert len(t.names(pos.state.events_stack)) == before - 1
    assert [one["what"] for one in pos.events if one["what"] == "shuffled_events"]


def test_better_world_does_not_take_the_year_end() -> None:
    pos = t.do(wd.acting(wd.mage(0, hand="better-world", wizards={"ari": 3})), "play", slot="better-world")
    offered = {t.names(pos.state.events_stack)[slot] for slot in t.open_values(pos, "remove_event", "slot")}
    assert offered == {*t.names(pos.state.events_stack)} - {"year-end"}
    assert "eclipse" in offered


def test_only_who_casts_it_knows_the_events_until_they_are_shuffled() -> None:
    pos = t.do(wd.acting(wd.mage(0, hand="better-world", wizards={"ari": 3})), "play", slot="better-world")
    known = [pos.state.events_stack.slots[i] >> 10 & 3 for i in range(pos.state.events_stack.size)]
    assert set(known) == {1}
    pos.push(next(one for one in pos.choices if one.name == "remove_event"))
    assert not [1 for i in range(pos.state.events_stack.size) if pos.state.events_stack.slots[i] >> 10 & 1]


# Duel of the Wizards


def duel(seed: int, mine: dict[str, int], theirs: dict[str, int], shown: dict[str, int] | None = None) -> Position:
    """Cast the Duel, which Ari pays; the rival has two ore unless something else is told."""
    me = wd.mage(0, hand="duel-of-wizards goetz", wizards=mine, stores=t.stores_of(0, wool=2))
    rival = wd.mage(1, wizards=theirs, stores=t.stores_of(1, ore=2) if shown is None else shown)
    pos = t.do(wd.acting(me, rival, seed=seed), "play", slot="duel-of-wizards")
    return pos if t.events(pos, "contest") else wd.pick_wizard(pos, 0, "ari")


def sums(pos: Position) -> tuple[int, int]:
    rolls = {one["player"]: int(one["sum"]) for one in t.events(pos, "contest")}
    return rolls[0], rolls[1]


def test_the_duel_adds_the_remaining_magic_of_all_wizards_to_a_roll() -> None:
    pos = duel(1, {"ari": 3}, {"ira": 2, "arsa": 1})
    for one in t.events(pos, "contest"):
        assert one["sum"] - one["die"] == {0: 2, 1: 3}[one["player"]]


def test_magic_that_was_lost_in_a_duel_pays_no_spell() -> None:
    """Ari pays the Duel with 1 of 3, and loses the others."""
    duels = (duel(seed, {"ari": 3}, {"ira": 3}) for seed in range(80))
    pos = next(pos for pos in duels if sums(pos)[0] < sums(pos)[1])
    while not wd.acts(pos):
        pos.push(pos.choices[0])
    assert (wd.magic(pos), pos.state.players[0].magic) == ({"ari": 0}, 0)


# By Magic's Hand


@pytest.mark.parametrize(("book", "lost"), [("ward", True), ("searching-eye", False)])
def test_a_spell_book_that_was_taken_helps_its_owner_no_longer(book: str, *, lost: bool) -> None:
    """Brigands meet the rival, who has more than 7 resources, and a Wizard for the Ward of Thorns."""
    rival = wd.mage(1, "ward searching-eye", wizards={"ira": 1}, stores=t.stores_of(1, ore=3, wool=3, grain=3))
    pos = wd.acting(wd.mage(0, hand="by-magics-hand", wizards={"ari": 2}), rival)
    t.do(t.do(pos, "play", slot="by-magics-hand"), "pick", card=book)
    pos = t.enter(pos, Step.PRODUCE, face="brigands", die=4)
    assert ("ore" not in t.stock(pos, 1)) == lost
    assert (pos.turn, "use" in t.open_kinds(pos)) == ((0, False) if lost else (1, True))


def test_the_site_of_a_spell_book_that_was_taken_is_free_again() -> None:
    rival = wd.mage(1, "ward searching-eye", hand="abbey-a", stores=t.stores_of(1, lumber=1, brick=1, ore=1))
    pos = wd.acting(wd.mage(0, hand="by-magics-hand", wizards={"ari": 2}), rival)
    t.do(t.do(pos, "play", slot="by-magics-hand"), "pick", card="ward")
    pos.state.on_turn = 1
    pos = t.enter(pos, Step.CHECK)
    assert t.is_open(pos, "build", slot="abbey-a", place=wd.LEFT, side="above")
    assert not t.is_open(pos, "build", slot="abbey-a", place=wd.LEFT, side="below")


# Materialization


WIDE = {"pasture-5": (4, "above"), "gold-3": (4, "below")}


def test_the_point_of_a_city_by_materialization_wins() -> None:
    """A City and a Colossus count 4, the Citadel with its Wizards 2, and the Settlement 1."""
    mine = wd.mage(
        0,
        hand="materialization",
        wizards={"ari": 1, "hafli": 1},
        settlements=(6,),
        cities=(4,),
        extra=WIDE,
        built={"colossus": (4, "above")},
    )
    pos = wd.acting(mine, goal=8)
    assert (wd.points(pos), pos.state.winner) == (7, -1)
    t.do(pos, "play", slot="materialization")
    assert (wd.points(pos), pos.state.winner) == (8, 0)


# Change Places!


def test_a_card_on_the_same_site_is_no_partner() -> None:
    """Beside a City two cards stand on each side."""
    cards = {"abbey-a": (wd.RIGHT, "above"), "garrison-a": (wd.RIGHT, "above"), "hagen": (wd.RIGHT, "below")}
    me = wd.mage(0, hand="change-places", wizards={"ari": 1}, built=cards, settlements=(), cities=(wd.RIGHT,))
    pos = t.do(wd.acting(me), "play", slot="change-places")
    t.do(pos, "pick", card="hagen")
    assert t.open_picks(pos, 0) == {"abbey-a", "garrison-a"}
    other = t.do(t.do(wd.acting(me), "play", slot="change-places"), "pick", card="abbey-a")
    assert {one["what"] for one in other.events} >= {"swapped_sites"}


# Terrain Metamorphosis


def changed(**fields: Any) -> Position:
    mine = fields.pop("mine", None) or wd.mage(
        0, hand="metamorphosis", wizards={"ari": 2}, stores={"pasture-3": 2, "hills-5": 1}
    )
    return t.do(wd.acting(mine, **fields), "play", slot="metamorphosis")


def test_the_new_region_is_chosen_from_the_stack_and_shows_as_much() -> None:
    pos = t.do(changed(), "pick_region", cell="pasture-3")
    there = t.names(pos.state.region_stack)
    assert t.open_values(pos, "take_region", "slot") == set(range(len(there)))
    t.do(pos, "take_region", slot="hills-1")
    assert t.store(pos, "hills-1") == 2
    assert "pasture-3" in t.names(pos.state.region_stack)
    assert t.stock(pos, 0) == {"brick": 3}


def test_the_old_region_is_shuffled_in() -> None:
    pos = t.do(t.do(changed(), "pick_region", cell="pasture-3"), "take_region", slot="hills-1")
    assert t.events(pos, "shuffled_regions")
    assert not pos.state.region_stack.slots[0] >> 10 & 3


def test_metamorphosis_needs_a_region_in_the_stack() -> None:
    mine = wd.mage(0, hand="metamorphosis", wizards={"ari": 2})
    assert t.is_open(wd.acting(mine), "play", slot="metamorphosis")
    pos = wd.acting(mine)
    assert t.why(wd.aside(pos, pos.state.region_stack), "play", slot="metamorphosis") == "needs"


def test_only_who_casts_metamorphosis_sees_the_region_stack() -> None:
    pos = changed()
    there = t.names(pos.state.region_stack)
    assert [all(t.knows(pos, p, region) for region in there) for p in (0, 1)] == [True, False]
    assert not any(t.knows(pos, 1, region) for region in there)
