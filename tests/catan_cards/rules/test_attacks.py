"""Section 10: attacks with a roll: the Arsonist, the Black Knight and the Brigands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    lines,
    open_cells,
    open_kinds,
    open_picks,
    open_resources,
    open_values,
    player,
    stock,
    store,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

OPEN = {"action_gate": 3}
COUNTERS = {"arsonist-a": "bishop-a", "black-knight-a": "herb-woman-a", "brigands": "bishop-a"}
USELESS = {"arsonist-a": "herb-woman-a", "black-knight-a": "bishop-a", "brigands": "herb-woman-a"}
ATTACKS = tuple(COUNTERS)
#: A third Settlement, whose Regions give the player a second one for brick and for lumber.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"hills-1": (4, "above"), "forest-6": (4, "below")}}


def acting(first: Json, second: Json, **fields: Any) -> Position:
    """Lay out the action phase, with what the principalities leave of the supply."""
    return table.acting(first, second, **fields)


class Fight(NamedTuple):
    """An attack of the player on turn whose die has been rolled."""

    pos: Position
    die: int


def side(seat: int, hand: str = "") -> Json:
    """Lay out a player with one Building, one Knight and two of one resource."""
    cards = {("garrison-a", "garrison-b")[seat]: (5, "above"), ("hagen", "siegfried")[seat]: (6, "above")}
    stores = stores_of(seat, **{("lumber", "ore")[seat]: 2})
    return player(seat, hand=hand, built=cards, stores=stores)


def played(card: str, mine: Json, theirs: Json, seed: int = 0) -> Position:
    return do(acting(mine, theirs, options=OPEN, seed=seed), "play", slot=card)


def fight(card: str, mine: Json, theirs: Json, counter: str = "", seed: int = 0) -> Fight:
    pos = played(card, mine, theirs, seed)
    if counter:
        do(pos, "counter", slot=counter)
    else:
        do(pos, "no_counter")
    return Fight(pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled"))


def won(card: str, mine: Json, theirs: Json) -> Position:
    """Attack until the attacker succeeds."""
    fights = (fight(card, mine, theirs, seed=seed) for seed in range(60))
    return next(pos for pos, die in fights if die <= 5)


def failed(card: str, mine: Json, theirs: Json) -> Position:
    """Attack until the attacker fails."""
    fights = (fight(card, mine, theirs, seed=seed) for seed in range(60))
    return next(pos for pos, die in fights if die == 6)


def succeeded(card: str, pos: Position) -> bool:
    """Tell who lost what the card says, between players of `side`."""
    if card == "brigands":
        lost = (stock(pos, 0) == {}, stock(pos, 1) == {})
        assert (stock(pos, 1) if lost[0] else stock(pos, 0)) == {"lumber": 2, "ore": 2}
    else:
        mine, theirs = ("garrison-a", "garrison-b") if card == "arsonist-a" else ("hagen", "siegfried")
        lost = (mine not in built(pos, 0), theirs not in built(pos, 1))
        assert ([mine in hand(pos, 0), theirs in hand(pos, 1)]) == list(lost)
        assert len(built(pos, 0)) + len(built(pos, 1)) == 3
    assert lost in {(True, False), (False, True)}
    return lost[1]


# The counter card


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("held", ["", "goetz caravan"])
def test_10_the_defender_is_always_asked(card: str, held: str) -> None:
    pos = played(card, side(0, card), side(1, held))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


@pytest.mark.parametrize("card", ATTACKS)
def test_10_only_the_counter_card_of_the_attack_is_open(card: str) -> None:
    pos = played(card, side(0, card), side(1, f"{USELESS[card]} goetz {COUNTERS[card]}"))
    assert (pos.turn, open_kinds(pos)) == (1, {"counter", "no_counter"})
    assert open_values(pos, "counter", "slot") == {2}


@pytest.mark.parametrize("card", ATTACKS)
def test_10_counter_cards_of_the_attacker_do_not_matter(card: str) -> None:
    pos = played(card, side(0, f"{card} {COUNTERS[card]}"), side(1))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


@pytest.mark.parametrize("card", ATTACKS)
def test_10_a_counter_card_is_discarded_and_kept_if_it_is_not_played(card: str) -> None:
    counter = COUNTERS[card]
    used = fight(card, side(0, card), side(1, counter), counter).pos
    assert (counter in hand(used, 1), sorted(discarded(used))) == (False, sorted([card, counter]))
    kept = fight(card, side(0, card), side(1, counter)).pos
    assert (counter in hand(kept, 1), discarded(kept)) == (True, [card])


# The roll


@pytest.mark.parametrize("card", ATTACKS)
def test_10_an_attack_succeeds_on_1_to_5(card: str) -> None:
    outcomes = {
        die: succeeded(card, pos) for pos, die in (fight(card, side(0, card), side(1), seed=i) for i in range(60))
    }
    assert outcomes == {1: True, 2: True, 3: True, 4: True, 5: True, 6: False}


@pytest.mark.parametrize("card", ATTACKS)
def test_10_after_a_counter_card_an_attack_succeeds_on_1_and_2(card: str) -> None:
    counter = COUNTERS[card]
    fights = (fight(card, side(0, card), side(1, counter), counter, seed=i) for i in range(60))
    outcomes = {die: succeeded(card, pos) for pos, die in fights}
    assert outcomes == {1: True, 2: True, 3: False, 4: False, 5: False, 6: False}


@pytest.mark.parametrize("card", ATTACKS)
def test_10_after_an_attack_the_attacker_goes_on(card: str) -> None:
    for pos in (won(card, side(0, card), side(1)), failed(card, side(0, card), side(1))):
        assert (pos.turn, "end_actions" in open_kinds(pos), discarded(pos)) == (0, True, [card])


def test_10_the_second_player_attacks_too() -> None:
    for seed in range(60):
        pos = acting(side(0), side(1, "arsonist-a"), turn=1, options=OPEN, seed=seed)
        do(pos, "play", slot="arsonist-a")
        assert pos.turn == 0
        do(pos, "no_counter")
        if next(one["die"] for one in pos.events if one["what"] == "duel_rolled") <= 5:
            break
    assert (pos.turn, hand(pos, 0), built(pos, 1)) == (1, ["garrison-a"], ["garrison-b", "siegfried"])


# The Arsonist and the Black Knight: what returns to a hand

MINE = {"abbey-a": (5, "above"), "karl": (5, "below"), "church-a": (6, "above"), "gold-fleet": (6, "below")}
THEIRS = {"abbey-b": (5, "above"), "goetz": (5, "below"), "church-b": (6, "above"), "ore-fleet": (6, "below")}


def many(seat: int, hand: str = "", **knights: tuple[int, str]) -> Json:
    """Lay out a player with two Buildings, two Units, and more Knights."""
    return player(seat, hand=hand, built={**(MINE, THEIRS)[seat], **knights}, cities=(5, 6))


def test_10_arsonist_succeeds_and_the_attacker_picks_one_of_the_rivals_buildings() -> None:
    pos = won("arsonist-a", many(0, "arsonist-a"), many(1))
    assert (pos.turn, open_kinds(pos), open_picks(pos, 1)) == (0, {"pick"}, {"abbey-b", "church-b"})
    do(pos, "pick", card="church-b")
    assert (hand(pos, 1), built(pos, 1)) == (["church-b"], ["abbey-b", "goetz", "ore-fleet"])
    assert (hand(pos, 0), built(pos, 0)) == ([], list(MINE))


def test_10_arsonist_fails_and_the_rival_picks_one_of_the_attackers_buildings() -> None:
    pos = failed("arsonist-a", many(0, "arsonist-a"), many(1))
    assert (pos.turn, open_kinds(pos), open_picks(pos, 0)) == (1, {"pick"}, {"abbey-a", "church-a"})
    do(pos, "pick", card="abbey-a")
    assert (hand(pos, 0), built(pos, 0)) == (["abbey-a"], ["karl", "church-a", "gold-fleet"])
    assert (hand(pos, 1), built(pos, 1)) == ([], list(THEIRS))


def test_10_black_knight_succeeds_and_the_attacker_picks_one_of_the_rivals_knights() -> None:
    """Fleets are no Knights, and a Church protects from Civil War only."""
    pos = won("black-knight-a", many(0, "black-knight-a"), many(1, otto=(6, "above")))
    assert (pos.turn, open_picks(pos, 1)) == (0, {"goetz", "otto"})
    do(pos, "pick", card="otto")
    assert (hand(pos, 1), built(pos, 1), built(pos, 0)) == (["otto"], list(THEIRS), list(MINE))


def test_10_black_knight_fails_and_the_rival_picks_one_of_the_attackers_knights() -> None:
    pos = failed("black-knight-a", many(0, "black-knight-a", falk=(6, "above")), many(1))
    assert (pos.turn, open_picks(pos, 0)) == (1, {"karl", "falk"})
    do(pos, "pick", card="karl")
    assert (hand(pos, 0), "karl" in built(pos, 0), built(pos, 1)) == (["karl"], False, list(THEIRS))


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_10_an_attacker_who_fails_and_has_nothing_loses_nothing(card: str) -> None:
    mine = player(0, hand=card, built={"gold-fleet": (5, "above")})
    pos = failed(card, mine, side(1))
    assert (pos.turn, built(pos, 0), built(pos, 1)) == (0, ["gold-fleet"], ["garrison-b", "siegfried"])
    assert hand(pos, 0) == []


def test_10_a_church_does_not_help_against_the_arsonist() -> None:
    theirs = player(1, built={"church-b": (5, "above")}, cities=(5,))
    pos = won("arsonist-a", player(0, hand="arsonist-a"), theirs)
    assert (hand(pos, 1), built(pos, 1), pos.score()[1]) == (["church-b"], [], 3)


def test_10_a_lost_knight_takes_its_strength_with_it() -> None:
    theirs = player(1, built={"karl": (5, "above")})
    pos = won("black-knight-a", side(0, "black-knight-a"), theirs)
    assert (lines(pos, 0).get("knight_token", 0), lines(pos, 1).get("knight_token", 0)) == (1, 0)


def test_10_a_card_that_returned_can_be_built_again() -> None:
    mine = player(0, hand="black-knight-a", built={"siegfried": (5, "above")}, stores=stores_of(0, ore=1))
    theirs = player(1, built={"goetz": (5, "above")})
    pos = failed("black-knight-a", mine, theirs)
    assert is_open(pos, "build", slot="siegfried", place=5, side="above")
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert (built(pos, 0), hand(pos, 0), stock(pos, 0)) == (["siegfried"], [], {})


def test_10_a_returned_card_is_not_paid_back() -> None:
    pos = won("arsonist-a", side(0, "arsonist-a"), side(1))
    assert (stock(pos, 1), hand(pos, 1)) == ({"ore": 2}, ["garrison-b"])


# A hand above its limit


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_10_a_hand_above_its_limit_outside_ones_turn_is_cut_down_at_once(card: str) -> None:
    pos = won(card, side(0, card), side(1, "goetz karl otto"))
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (1, {"put_under"}, 20)
    do(pos, "put_under", slot="karl", stack=2)
    assert (pos.turn, len(hand(pos, 1)), "end_actions" in open_kinds(pos)) == (0, 3, True)


def test_10_a_hand_within_its_limit_is_not_cut_down() -> None:
    pos = won("arsonist-a", side(0, "arsonist-a"), side(1, "goetz karl"))
    assert (pos.turn, hand(pos, 1)) == (0, ["goetz", "karl", "garrison-b"])


def test_10_who_loses_an_abbey_has_a_lower_limit_at_once() -> None:
    theirs = player(1, hand="goetz karl otto falk", built={"abbey-b": (5, "above")})
    pos = won("arsonist-a", side(0, "arsonist-a"), theirs)
    assert (pos.turn, len(hand(pos, 1))) == (1, 5)
    do(pos, "put_under", slot="karl", stack=2)
    do(pos, "put_under", slot="abbey-b", stack=0)
    assert (pos.turn, hand(pos, 1)) == (0, ["goetz", "otto", "falk"])


def test_10_the_attacker_waits_for_the_own_draw_phase_with_too_many_cards() -> None:
    pos = failed("arsonist-a", side(0, "arsonist-a goetz karl otto"), side(1))
    assert (pos.turn, len(hand(pos, 0)), "end_actions" in open_kinds(pos)) == (0, 4, True)
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})


# The Brigands


def brigands(mine: int = 0, **theirs: int) -> tuple[Json, Json]:
    return player(0, hand="brigands", stores=mine), player(1, stores=stores_of(1, **theirs))


def test_10_brigands_take_two_resources_of_the_attackers_choice() -> None:
    pos = won("brigands", *brigands(brick=2, gold=1, ore=1))
    assert (pos.turn, open_kinds(pos)) == (0, {"take_resource"})
    assert open_resources(pos, "take_resource") == {"brick", "gold", "ore"}
    do(pos, "take_resource", resource="gold")
    assert open_resources(pos, "take_resource") == {"brick", "ore"}
    do(pos, "take_resource", resource="ore")
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1, "ore": 1}, {"brick": 2})
    assert "end_actions" in open_kinds(pos)


def test_10_brigands_may_take_the_same_resource_twice() -> None:
    pos = won("brigands", *brigands(brick=2, gold=1))
    do(pos, "take_resource", resource="brick")
    do(pos, "take_resource", resource="brick")
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 2}, {"gold": 1})


def test_10_brigands_take_no_more_than_there_is() -> None:
    pos = won("brigands", *brigands(brick=1))
    assert (stock(pos, 0), stock(pos, 1), pos.turn) == ({"brick": 1}, {}, 0)


def test_10_brigands_take_only_as_far_as_there_is_room() -> None:
    mine = player(0, hand="brigands", stores=stores_of(0, brick=2, gold=3))
    pos = won("brigands", mine, player(1, stores=stores_of(1, brick=3, gold=3)))
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 3, "gold": 3}, {"brick": 2, "gold": 3})
    assert (pos.turn, "end_actions" in open_kinds(pos)) == (0, True)


def test_10_brigands_fail_and_the_rival_takes_two_of_the_attackers() -> None:
    mine = player(0, hand="brigands", stores=stores_of(0, brick=2, gold=1, wool=1))
    pos = failed("brigands", mine, player(1, stores=stores_of(1, ore=1, gold=3)))
    assert (pos.turn, open_resources(pos, "take_resource")) == (1, {"brick", "wool"})
    do(pos, "take_resource", resource="brick")
    do(pos, "take_resource", resource="wool")
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1, "gold": 1}, {"ore": 1, "gold": 3, "brick": 1, "wool": 1})
    assert (pos.turn, "end_actions" in open_kinds(pos)) == (0, True)


def test_10_brigands_fail_and_an_attacker_without_resources_loses_nothing() -> None:
    pos = failed("brigands", *brigands(brick=2))
    assert (stock(pos, 0), stock(pos, 1), pos.turn) == ({}, {"brick": 2}, 0)


def test_10_brigands_both_choose_their_regions() -> None:
    mine = player(0, hand="brigands", settlements=(4, 5, 6), extra={"hills-2": (4, "above"), "gold-3": (4, "below")})
    theirs = player(1, stores={"hills-6": 1, "hills-1": 2}, **WIDE)
    pos = won("brigands", mine, theirs)
    assert (pos.turn, open_cells(pos, "pay", owner=1)) == (1, {"hills-6", "hills-1"})
    do(pos, "pay", cell="hills-6")
    assert (pos.turn, open_cells(pos, "gain", owner=0)) == (0, {"hills-5", "hills-2"})
    do(pos, "gain", cell="hills-2")
    do(pos, "gain", cell="hills-5")
    assert [store(pos, name) for name in ("hills-6", "hills-1", "hills-5", "hills-2")] == [0, 1, 1, 1]
