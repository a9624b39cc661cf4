"""Wizards & Dragons: magic is paid by Wizards, and spell books turn it into something (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    drawing,
    mage,
    magic,
    open_wizards,
    pick_wizard,
    rolled,
)

from bailey.games.catan_cards.cards import FACES

if TYPE_CHECKING:
    from bailey.core import Position

PLENTY = {"ari": 3, "ira": 3}

# Paying magic


def wheel(wizards: dict[str, int]) -> Position:
    """Use the Wheel of Time, which costs 2 magic."""
    return do(beginning(mage(0, "wheel-of-time", wizards=wizards)), "use", card="wheel-of-time")


def test_magic_is_paid_from_any_own_wizards() -> None:
    pos = wheel({"ari": 2, "hafli": 1})
    assert (pos.turn, open_wizards(pos, 0)) == (0, {"ari", "hafli"})
    pick_wizard(pos, 0, "ari")
    pick_wizard(pos, 0, "hafli")
    assert magic(pos) == {"ari": 1, "hafli": 0}


def test_one_wizard_pays_without_being_asked() -> None:
    pos = wheel({"ari": 3, "hafli": 0})
    assert magic(pos) == {"ari": 1, "hafli": 0}
    assert open_kinds(pos) == {"name_face"}


def test_who_has_just_enough_is_not_asked() -> None:
    assert magic(wheel({"ari": 1, "hafli": 1})) == {"ari": 0, "hafli": 0}


def test_when_one_wizard_has_the_rest_nobody_is_asked_any_more() -> None:
    pos = pick_wizard(wheel({"ari": 1, "hafli": 2}), 0, "ari")
    assert magic(pos) == {"ari": 0, "hafli": 1}
    assert open_kinds(pos) == {"name_face"}


# Where spell books stand


def test_a_spell_book_costs_nothing() -> None:
    pos = acting(mage(hand="wheel-of-time"))
    do(pos, "build", slot="wheel-of-time", place=LEFT, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["wheel-of-time"], {})


def test_a_spell_book_stands_only_at_a_citadel() -> None:
    pos = acting(mage(hand="wheel-of-time"))
    assert why(pos, "build", slot="wheel-of-time", place=RIGHT, side="above") == "no-citadel"


# Wheel of Time


@pytest.mark.parametrize("face", FACES)
def test_wheel_of_time_names_the_face_of_the_event_die(face: str) -> None:
    pos = wheel({"ari": 2})
    assert open_values(pos, "name_face", "face") == set(range(len(FACES)))
    pos.push({"do": "name_face", "face": FACES.index(face)})
    do(pos, "roll")
    assert not events(pos, "rolled_face")
    assert pos.state.face == FACES.index(face)


def test_the_named_face_is_resolved() -> None:
    mine = mage(0, "wheel-of-time", wizards={"ari": 2}, built={"conrad": (RIGHT, "above")})
    pos = do(beginning(mine), "use", card="wheel-of-time")
    pos.push({"do": "name_face", "face": FACES.index("tournament")})
    do(pos, "roll")
    assert events(pos, "tournament_won")


def test_the_production_die_is_rolled_all_the_same() -> None:
    pos = wheel({"ari": 2})
    pos.push({"do": "name_face", "face": 0})
    do(pos, "roll")
    assert events(pos, "rolled_number")


def test_wheel_of_time_works_once_a_turn() -> None:
    pos = wheel({"ari": 3, "hafli": 3})
    for _ in range(2):
        pick_wizard(pos, 0, "ari")
    pos.push({"do": "name_face", "face": 0})
    assert "use" not in open_kinds(pos)


def test_without_its_magic_the_wheel_stands_still() -> None:
    pos = beginning(mage(0, "wheel-of-time", hand="alchemist-a", wizards={"ari": 1}))
    assert why(pos, "use", card="wheel-of-time") == "too-little-magic"


def test_wheel_of_time_goes_with_the_alchemist() -> None:
    pos = beginning(mage(0, "wheel-of-time", hand="alchemist-a", wizards={"ari": 2}))
    do(pos, "use", card="wheel-of-time")
    pos.push({"do": "name_face", "face": FACES.index("plenty")})
    do(pos, "play", slot="alchemist-a")
    do(pos, "name_number", number=6)
    if is_open(pos, "roll"):
        do(pos, "roll")
    assert (pos.state.die, pos.state.face) == (6, FACES.index("plenty"))


# Countermagic


def cancelling(hand_: str = "merchant-a", theirs: dict[str, int] | None = None) -> Position:
    """Play a card against a rival with Countermagic."""
    mine = player(0, hand_, stores=stores_of(0, grain=2))
    rival = mage(1, "countermagic-a", wizards={"ira": 2} if theirs is None else theirs, stores=stores_of(1, ore=2))
    return do(acting(mine, rival), "play", slot=hand_)


def test_who_has_countermagic_and_its_magic_is_asked() -> None:
    pos = cancelling()
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter", "use"})


def test_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    pos = do(cancelling(), "use", card="countermagic-a")
    assert acts(pos)
    assert (stock(pos, 0), stock(pos, 1)) == ({"grain": 2}, {"ore": 2})
    assert discarded(pos) == ["merchant-a"]
    assert magic(pos, 1) == {"ira": 0}


def test_a_card_that_is_not_cancelled_has_its_effect() -> None:
    pos = do(cancelling(), "no_counter")
    assert magic(pos, 1) == {"ira": 2}
    assert not acts(pos)


def test_without_its_magic_nobody_is_asked() -> None:
    assert cancelling(theirs={"ira": 1}).turn == 0


def test_countermagic_works_again_and_again() -> None:
    mine = player(0, "merchant-a merchant-b", stores=stores_of(0, grain=2))
    rival = mage(1, "countermagic-a", wizards={"ira": 3, "arsa": 1}, stores=stores_of(1, ore=2))
    pos = do(acting(mine, rival), "play", slot="merchant-a")
    do(pos, "use", card="countermagic-a")
    pick_wizard(pos, 1, "ira")
    pick_wizard(pos, 1, "ira")
    do(pos, "play", slot="merchant-b")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter", "use"})


def test_a_spell_is_cancelled_and_its_magic_is_spent() -> None:
    mine = mage(0, hand="magic-kitchen", wizards={"ari": 1})
    rival = mage(1, "countermagic-a", wizards={"ira": 2})
    pos = do(acting(mine, rival), "play", slot="magic-kitchen")
    do(pos, "use", card="countermagic-a")
    assert (magic(pos, 0), magic(pos, 1)) == ({"ari": 0}, {"ira": 0})
    assert discarded(pos) == ["magic-kitchen"]
    assert acts(pos)


def test_ones_own_cards_are_not_cancelled() -> None:
    mine = mage(0, "countermagic-a", hand="magic-kitchen", wizards=PLENTY)
    pos = do(acting(mine), "play", slot="magic-kitchen")
    assert "no_counter" not in open_kinds(pos)


def test_a_scout_that_is_cancelled_leaves_the_settlement_with_the_top_regions() -> None:
    mine = player(0, "scout-a", road_left=True, stores=stores_of(0, brick=1, grain=1, wool=1, lumber=1))
    rival = mage(1, "countermagic-a", wizards={"ira": 2})
    pos = do(acting(mine, rival), "use_scout", slot="scout-a", end="left")
    do(pos, "use", card="countermagic-a")
    assert open_kinds(pos) == {"place_region"}
    assert pos.state.players[0].centres[4] == 1


def test_a_scout_that_is_not_cancelled_looks_for_its_regions() -> None:
    mine = player(0, "scout-a", road_left=True, stores=stores_of(0, brick=1, grain=1, wool=1, lumber=1))
    rival = mage(1, "countermagic-a", wizards={"ira": 2})
    pos = do(acting(mine, rival), "use_scout", slot="scout-a", end="left")
    do(pos, "no_counter")
    assert open_kinds(pos) == {"take_region"}


def answered(seed: int, *, cancelled: bool) -> Position:
    """Attack with the Arsonist; the rival answers with a Bishop, which Countermagic may cancel."""
    mine = mage(0, "countermagic-a", hand="arsonist-a", wizards={"ari": 2}, built={"garrison-a": (RIGHT, "above")})
    rival = player(1, "bishop-a", built={"garrison-b": (LEFT, "above")})
    pos = do(acting(mine, rival, seed=seed), "play", slot="arsonist-a")
    do(pos, "counter", slot="bishop-a")
    return do(pos, "use", card="countermagic-a") if cancelled else do(pos, "no_counter")


@pytest.mark.parametrize(("cancelled", "wins"), [(True, 5), (False, 2)])
def test_an_answer_can_be_cancelled_too(*, cancelled: bool, wins: int) -> None:
    """The attack succeeds on 1 to 5, but with the Bishop only on 1 and 2."""
    seen = set()
    for seed in range(60):
        pos = answered(seed, cancelled=cancelled)
        [die] = [int(one["die"]) for one in events(pos, "duel_rolled")]
        seen.add(die)
        assert (hand(pos, 1) == ["garrison-b"]) == (die <= wins)
    assert seen == set(range(1, 7))


def test_a_card_before_the_roll_can_be_cancelled() -> None:
    rival = mage(1, "countermagic-a", wizards={"ira": 2})
    pos = beginning(player(0, "alchemist-a goetz"), rival)
    do(pos, "play", slot="alchemist-a")
    do(pos, "use", card="countermagic-a")
    assert open_kinds(pos) == {"roll"}
    assert events(do(pos, "roll"), "rolled_number")


# Searching Eye


def test_searching_eye_searches_a_stack_for_one_magic() -> None:
    pos = drawing(mage(0, "searching-eye", hand="goetz", wizards={"ari": 1}))
    do(pos, "use", card="searching-eye")
    assert open_kinds(pos) == {"search"}
    do(pos, "search", stack=0)
    assert open_kinds(pos) == {"take"}
    taken = next(one for one in pos.choices if one.name == "take")
    pos.push(taken)
    assert (magic(pos), len(hand(pos, 0))) == ({"ari": 0}, 2)


def test_who_searched_knows_the_stack() -> None:
    pos = drawing(mage(0, "searching-eye", hand="goetz", wizards={"ari": 1}), stacks=("abbey-a abbey-b", *STACKS))
    do(pos, "use", card="searching-eye")
    do(pos, "search", stack=0)
    assert knows(pos, 0, "abbey-a")
    assert knows(pos, 0, "abbey-b")


STACKS = ("", "", "", "", "")


def test_without_its_magic_the_eye_sees_nothing() -> None:
    pos = drawing(mage(0, "searching-eye", hand="goetz", wizards={"ari": 0}))
    assert why(pos, "use", card="searching-eye") == "too-little-magic"


def test_the_eye_serves_an_exchange_too() -> None:
    pos = drawing(mage(0, "searching-eye", hand="goetz hagen conrad", wizards={"ari": 2}))
    do(pos, "put_under", slot="goetz", stack=0)
    assert is_open(pos, "use", card="searching-eye")
    do(pos, "use", card="searching-eye")
    stack = min(open_values(pos, "search", "stack"))
    do(pos, "search", stack=stack)
    pos.push(next(one for one in pos.choices if one.name == "take"))
    assert len(hand(pos, 0)) == 3
    assert magic(pos)["ari"] == 1


def test_by_an_option_the_eye_searches_the_stack_under_which_the_card_went() -> None:
    mine = mage(0, "searching-eye", hand="goetz hagen conrad", wizards={"ari": 2})
    pos = drawing(mine, options={"exchange_from": 1})
    do(pos, "put_under", slot="goetz", stack=3)
    do(pos, "use", card="searching-eye")
    assert open_kinds(pos) <= {"search", "take"}
    if is_open(pos, "search", stack=3):
        assert open_values(pos, "search", "stack") == {3}
    pos.push(next(one for one in pos.choices if one.name == "take"))
    assert len(hand(pos, 0)) == 3


def test_where_no_card_is_left_there_is_nothing_to_search() -> None:
    held = ("goetz", "searching-eye", "ari")
    mine = mage(0, "searching-eye", hand="goetz", wizards={"ari": 1})
    pos = drawing(mine, stacks=("",) * 6, discard=all_but(*held, theme=WD))
    assert "use" not in open_kinds(pos)
    assert magic(pos) == {"ari": 1}


# Ward of Thorns


def robbed(
    books: str = "ward", wizards: dict[str, int] | None = None, stores: dict[str, int] | None = None
) -> Position:
    """Let Brigands come to a player with a ward."""
    shown = stores_of(0, ore=3, wool=3, gold=3) if stores is None else stores
    return rolled("brigands", 1, mage(0, books, wizards={"ari": 1} if wizards is None else wizards, stores=shown))


def test_with_a_ward_brigands_may_be_kept_off() -> None:
    pos = robbed()
    assert (pos.turn, open_kinds(pos)) == (0, {"skip", "use"})
    do(pos, "use", card="ward")
    assert (stock(pos, 0)["ore"], stock(pos, 0)["wool"]) == (3, 3)
    assert magic(pos) == {"ari": 0}


def test_who_does_not_use_the_ward_loses_ore_and_wool() -> None:
    pos = do(robbed(), "skip")
    assert "ore" not in stock(pos, 0)
    assert magic(pos) == {"ari": 1}


def test_without_magic_the_ward_does_not_help() -> None:
    assert "ore" not in stock(robbed(wizards={"ari": 0}), 0)


def test_without_a_ward_nobody_is_asked() -> None:
    assert "ore" not in stock(robbed(books=""), 0)


def test_nobody_is_asked_whom_brigands_leave_alone() -> None:
    """With 7 resources or fewer they do no harm; and without ore and wool there is nothing to lose."""
    assert acts(robbed(stores=stores_of(0, ore=3, wool=3, gold=1)))
    assert acts(robbed(stores=stores_of(0, gold=3, grain=3, lumber=3)))


def test_a_ward_helps_its_owner_only() -> None:
    shown = [stores_of(p, ore=3, wool=3, gold=3) for p in (0, 1)]
    rival = mage(1, "searching-eye", wizards={"ira": 1}, stores=shown[1])
    pos = rolled("brigands", 1, mage(0, "ward", wizards={"ari": 1}, stores=shown[0]), rival)
    do(pos, "use", card="ward")
    assert stock(pos, 0)["ore"] == 3
    assert "ore" not in stock(pos, 1)


def test_the_other_player_uses_a_ward() -> None:
    rival = mage(1, "ward", wizards={"ira": 1}, stores=stores_of(1, ore=3, wool=3, gold=3))
    pos = rolled("brigands", 1, player(0), rival)
    assert (pos.turn, open_kinds(pos)) == (1, {"skip", "use"})
    do(pos, "use", card="ward")
    assert stock(pos, 1)["ore"] == 3
