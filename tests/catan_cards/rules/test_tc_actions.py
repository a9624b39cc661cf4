"""Section 13, Trade & Change: the other action cards, and Wainwright."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_resources,
    open_values,
    player,
    stock,
    stores_of,
    why,
)
from catan_cards.rules.table_tc import WIDE, acting, acts, city, rolled

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

SPICE = "spice-caravan-a"
OTHERS = {"pasture-3", "hills-5", "fields-1", "forest-4", "mountains-2"}
WAIN = {"wainwright": (5, "above")}


# Spice Caravan


def spiced(gold: int, cards: dict[str, tuple[int, str]] | None = None, **more: int) -> Position:
    me = player(0, SPICE, cards, stores=stores_of(0, gold=gold, **more))
    return do(acting(me), "play", slot=SPICE)


@pytest.mark.parametrize(("gold", "open_numbers"), [(2, {1, 2}), (3, {1, 2})])
def test_13_spice_caravan_one_or_two_gold_are_paid(gold: int, open_numbers: set[int]) -> None:
    pos = spiced(gold)
    assert (pos.turn, open_kinds(pos), open_values(pos, "pay_gold", "n")) == (0, {"pay_gold"}, open_numbers)


@pytest.mark.parametrize("n", [1, 2])
def test_13_spice_caravan_two_resources_of_choice_for_each_gold(n: int) -> None:
    pos = do(spiced(3), "pay_gold", n=n)
    for i in range(2 * n):
        assert (pos.turn, open_kinds(pos), stock(pos, 0).get("gold")) == (0, {"gain"}, (3 - n) or None), i
        do(pos, "gain", cell="hills-5" if i < 3 else "fields-1")
    assert acts(pos)
    assert stock(pos, 0) == {"gold": 3 - n} | ({"brick": 2} if n == 1 else {"brick": 3, "grain": 1})
    assert (hand(pos, 0), discarded(pos)) == ([], [SPICE])


def test_13_spice_caravan_never_brings_gold() -> None:
    pos = do(spiced(2), "pay_gold", n=2)
    for region in ("hills-5", "fields-1", "forest-4"):
        assert open_cells(pos, "gain") == OTHERS
        do(pos, "gain", cell=region)
    assert open_cells(pos, "gain") == OTHERS
    do(pos, "gain", cell="mountains-2")
    assert acts(pos)


def test_13_spice_caravan_with_one_gold_nothing_is_asked_about_the_payment() -> None:
    pos = spiced(1)
    assert (open_cells(pos, "gain"), stock(pos, 0)) == (OTHERS, {})


def test_13_spice_caravan_a_full_region_gains_nothing() -> None:
    pos = do(spiced(2, wool=3, brick=2), "pay_gold", n=1)
    assert open_cells(pos, "gain") == OTHERS - {"pasture-3"}
    do(pos, "gain", cell="hills-5")
    assert open_cells(pos, "gain") == OTHERS - {"pasture-3", "hills-5"}


def test_13_spice_caravan_needs_gold() -> None:
    pos = acting(player(0, SPICE, stores=stores_of(0, wool=3, ore=3)))
    assert not is_open(pos, "play", slot=SPICE)
    assert why(pos, "play", slot=SPICE) == "needs"


def test_13_spice_caravan_needs_room_for_a_gain() -> None:
    """A card can be played only if it can do what it says (10)."""
    pos = acting(player(0, SPICE, stores=3))
    assert stock(pos, 0)["gold"] == 3
    assert not is_open(pos, "play", slot=SPICE)


def test_13_spice_caravan_the_payer_chooses_which_gold() -> None:
    me = player(0, SPICE, stores={"gold-6": 1, "gold-3": 2}, **WIDE)
    pos = do(acting(me), "play", slot=SPICE)
    do(pos, "pay_gold", n=1)
    assert open_cells(pos, "pay") == {"gold-6", "gold-3"}
    do(pos, "pay", cell="gold-3")
    assert stock(pos, 0) == {"gold": 2}
    assert open_kinds(pos) == {"gain"}


def test_13_spice_caravan_two_of_them_in_one_turn() -> None:
    pos = acting(player(0, f"{SPICE} spice-caravan-b", stores=stores_of(0, gold=1)))
    do(pos, "play", slot=SPICE)
    do(pos, "gain", cell="hills-5")
    do(pos, "gain", cell="hills-5")
    assert acts(pos)
    assert why(pos, "play", slot="spice-caravan-b") == "needs"


# Wainwright


@pytest.mark.parametrize(("gold", "most"), [(1, None), (2, 2), (3, 3)])
def test_13_wainwright_a_spice_caravan_takes_one_gold_more(gold: int, most: int | None) -> None:
    pos = spiced(gold, WAIN)
    if most is None:
        assert open_kinds(pos) == {"gain"}
    else:
        assert open_values(pos, "pay_gold", "n") == set(range(1, most + 1))


def test_13_wainwright_six_resources_for_three_gold() -> None:
    pos = do(spiced(3, WAIN), "pay_gold", n=3)
    for region in ("hills-5", "hills-5", "hills-5", "fields-1", "fields-1"):
        do(pos, "gain", cell=region)
    do(pos, "gain", cell="mountains-2")
    assert (acts(pos), stock(pos, 0)) == (True, {"brick": 3, "grain": 2, "ore": 1})


def caravan(cards: dict[str, tuple[int, str]], second: Json | None = None) -> Position:
    me = player(0, "caravan", cards, stores=stores_of(0, gold=3))
    return do(acting(me, second), "play", slot="caravan")


def test_13_wainwright_a_caravan_swaps_three_resources() -> None:
    pos = caravan(WAIN)
    for get in ("ore", "wool"):
        do(pos, "trade", give="gold", get=get)
        assert open_kinds(pos) == {"trade", "stop"}
    do(pos, "trade", give="gold", get="brick")
    assert (acts(pos), stock(pos, 0)) == (True, {"ore": 1, "wool": 1, "brick": 1})


def test_13_wainwright_one_may_stop_before() -> None:
    pos = do(caravan(WAIN), "trade", give="gold", get="ore")
    do(pos, "stop")
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 2, "ore": 1})


def test_13_wainwright_without_it_only_two() -> None:
    pos = caravan({})
    for get in ("ore", "wool"):
        do(pos, "trade", give="gold", get=get)
    assert acts(pos)


def test_13_wainwright_the_rivals_does_not_help() -> None:
    pos = caravan({}, player(1, built=WAIN))
    for get in ("ore", "wool"):
        do(pos, "trade", give="gold", get=get)
    assert acts(pos)


# Smuggler


def smuggling(mine: dict[str, int], theirs: dict[str, int], second: str = "") -> Position:
    pos = acting(player(0, "smuggler", stores=stores_of(0, **mine)), player(1, second, stores=stores_of(1, **theirs)))
    return do(pos, "play", slot="smuggler")


def test_13_smuggler_takes_one_of_choice_and_gives_one_of_choice_back() -> None:
    pos = do(smuggling({"ore": 2}, {"wool": 1, "gold": 1}), "no_counter")
    assert (pos.turn, open_resources(pos, "take_resource")) == (0, {"wool", "gold"})
    do(pos, "take_resource", resource="gold")
    assert (pos.turn, open_kinds(pos), open_resources(pos, "give_resource")) == (0, {"give_resource"}, {"gold", "ore"})
    do(pos, "give_resource", resource="ore")
    assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"ore": 1, "gold": 1}, {"wool": 1, "ore": 1})
    assert discarded(pos) == ["smuggler"]


def test_13_smuggler_takes_one_and_no_more() -> None:
    pos = do(smuggling({"ore": 1}, {"wool": 2, "gold": 2}), "no_counter")
    do(pos, "take_resource", resource="gold")
    assert (open_kinds(pos), stock(pos, 1)) == ({"give_resource"}, {"wool": 2, "gold": 1})


def test_13_smuggler_what_was_taken_may_be_given_back() -> None:
    pos = do(smuggling({"wool": 1}, {"gold": 1, "ore": 1}), "no_counter")
    do(pos, "take_resource", resource="gold")
    do(pos, "give_resource", resource="gold")
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 1}, {"gold": 1, "ore": 1})


def test_13_smuggler_takes_only_what_one_has_room_for() -> None:
    pos = do(smuggling({"ore": 3, "gold": 1}, {"ore": 2, "wool": 1, "brick": 1}), "no_counter")
    assert open_resources(pos, "take_resource") == {"wool", "brick"}


@pytest.mark.parametrize(("mine", "theirs"), [({}, {}), ({"ore": 3}, {"ore": 2})])
def test_13_smuggler_is_not_played_when_there_is_nothing_to_take(mine: dict[str, int], theirs: dict[str, int]) -> None:
    pos = acting(player(0, "smuggler", stores=stores_of(0, **mine)), player(1, stores=stores_of(1, **theirs)))
    assert not is_open(pos, "play", slot="smuggler")
    assert why(pos, "play", slot="smuggler") == "nothing-to-take"


def test_13_smuggler_gives_back_what_the_rival_has_room_for() -> None:
    pos = do(smuggling({"ore": 1, "brick": 1}, {"wool": 1, "gold": 1, "ore": 3}), "no_counter")
    do(pos, "take_resource", resource="wool")
    assert open_resources(pos, "give_resource") == {"brick", "wool"}


def test_13_smuggler_the_rival_has_one_question() -> None:
    pos = smuggling({"ore": 1}, {"wool": 1})
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


# Safe Conduct

SAFE = "safe-conduct-a"
CANCELLED = ("brigands", "merchant-a", "smuggler")


def attacked(card: str, held: str) -> Position:
    pos = acting(player(0, card, stores=stores_of(0, ore=1)), player(1, held, stores=stores_of(1, wool=2, gold=1)))
    return do(pos, "play", slot=card)


@pytest.mark.parametrize("card", CANCELLED)
@pytest.mark.parametrize("conduct", ["safe-conduct-a", "safe-conduct-b"])
def test_13_safe_conduct_cancels_the_card(card: str, conduct: str) -> None:
    """Both cards are spent, nothing is taken, and the die is not rolled."""
    pos = attacked(card, f"goetz {conduct}")
    assert (pos.turn, open_kinds(pos)) == (1, {"counter", "no_counter"})
    do(pos, "counter", slot=conduct)
    assert acts(pos)
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1}, {"wool": 2, "gold": 1})
    assert (hand(pos, 0), hand(pos, 1)) == ([], ["goetz"])
    assert sorted(discarded(pos)) == sorted([card, conduct])
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]


@pytest.mark.parametrize("card", CANCELLED)
def test_13_safe_conduct_the_rival_is_asked_without_holding_it(card: str) -> None:
    pos = attacked(card, "goetz")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


@pytest.mark.parametrize("card", CANCELLED)
def test_13_safe_conduct_need_not_be_used(card: str) -> None:
    pos = attacked(card, SAFE)
    do(pos, "no_counter")
    assert hand(pos, 1) == [SAFE]
    assert SAFE not in discarded(pos)


def test_13_safe_conduct_and_a_counter_card_are_one_question_against_brigands() -> None:
    pos = attacked("brigands", f"{SAFE} bishop-a goetz")
    assert (open_kinds(pos), open_values(pos, "counter", "slot")) == ({"counter", "no_counter"}, {0, 1})
    do(pos, "counter", slot="bishop-a")
    assert [one for one in pos.events if one["what"] == "duel_rolled"]
    assert SAFE in hand(pos, 1)


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_13_safe_conduct_does_not_help_against_other_attacks_with_a_roll(card: str) -> None:
    theirs = player(1, SAFE, {"garrison-b": (5, "above"), "hagen": (5, "below")})
    pos = do(acting(player(0, card), theirs), "play", slot=card)
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_safe_conduct_no_card_of_the_set_cancels_a_spy() -> None:
    """So the rival is not asked."""
    pos = do(acting(player(0, "spy-a"), player(1, f"{SAFE} otto goetz")), "play", slot="spy-a")
    assert (pos.turn, open_kinds(pos)) == (0, {"take_from_hand"})


@pytest.mark.parametrize(("face", "left"), [("commerce", 1), ("brigands", 2)])
def test_13_safe_conduct_does_not_help_against_the_event_die(face: str, left: int) -> None:
    """Nobody is asked for it: the token takes a brick, and Brigands come only above seven."""
    pos = rolled(face, 3, city(0, "marketplace"), player(1, SAFE, stores=stores_of(1, brick=2)))
    assert (acts(pos), stock(pos, 1)["brick"], hand(pos, 1)) == (True, left, [SAFE])


def test_13_safe_conduct_does_not_wait_for_the_gate() -> None:
    """The attacker's card waits; with three points each both may be used."""
    mine = city(0, "garrison-a", "smuggler", stores=stores_of(0, ore=1), places=(5,))
    theirs = city(1, "", SAFE, stores=stores_of(1, wool=1), places=(5,))
    pos = do(acting(mine, theirs, options={}), "play", slot="smuggler")
    do(pos, "counter", slot=SAFE)
    assert (acts(pos), stock(pos, 1)) == (True, {"wool": 1})


def test_13_safe_conduct_of_the_attacker_is_of_no_use() -> None:
    pos = acting(player(0, f"smuggler {SAFE}"), player(1, stores=stores_of(1, wool=1)))
    do(pos, "play", slot="smuggler")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})
