"""Section 13, Trade & Change: stores, action cards and deals, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_tc as tc

from bailey.games.catan_cards.packing import RESOURCES, amount, packed

if TYPE_CHECKING:
    from bailey.core import Position


# Safe Conduct

SAFE = "safe-conduct-a"
CANCELLED = ("brigands", "merchant-a", "smuggler")


def attacked(card: str, held: str) -> Position:
    pos = tc.acting(
        t.player(0, card, stores=t.stores_of(0, ore=1)), t.player(1, held, stores=t.stores_of(1, wool=2, gold=1))
    )
    return t.do(pos, "play", slot=card)


@pytest.mark.parametrize("card", CANCELLED)
@pytest.mark.parametrize("conduct", ["safe-conduct-a", "safe-conduct-b"])
def test_13_safe_conduct_cancels_the_card(card: str, conduct: str) -> None:
    """Both cards are spent, nothing is taken, and the die is not rolled."""
    pos = attacked(card, f"goetz {conduct}")
    assert (pos.turn, t.open_kinds(pos)) == (1, {"counter", "no_counter"})
    t.do(pos, "counter", slot=conduct)
    assert tc.acts(pos)
    assert (t.stock(pos, 0), t.stock(pos, 1)) == ({"ore": 1}, {"wool": 2, "gold": 1})
    assert (t.hand(pos, 0), t.hand(pos, 1)) == ([], ["goetz"])
    assert sorted(t.discarded(pos)) == sorted([card, conduct])
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]


def test_13_safe_conduct_and_a_counter_card_are_one_question_against_brigands() -> None:
    pos = attacked("brigands", f"{SAFE} bishop-a goetz")
    assert (t.open_kinds(pos), t.open_values(pos, "counter", "slot")) == ({"counter", "no_counter"}, {0, 1})
    t.do(pos, "counter", slot="bishop-a")
    assert [one for one in pos.events if one["what"] == "duel_rolled"]
    assert SAFE in t.hand(pos, 1)


def kept(pos: Position, p: int, i: int = 0) -> dict[str, int]:
    """What a built card keeps."""
    found = pos.state.players[p].built.beside[i].kept
    return {name: amount(found, r) for r, name in enumerate(RESOURCES) if amount(found, r)}


def all_stock(pos: Position, p: int) -> dict[str, int]:
    """What a player can spend: what Regions show, and what cards keep."""
    found = pos.state.players[p].stock
    return {name: amount(found, r) for r, name in enumerate(RESOURCES) if amount(found, r)}


# Stores


def test_13_what_is_kept_is_found_wherever_it_lies() -> None:
    empty = {"card": "warehouse-b", "place": 5, "side": "below"}
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 1})}
    me = t.player(0, "conrad pippin", stores=t.stores_of(0, grain=1, ore=1))
    pos = t.do(tc.acting({**me, "built": [empty, some]}), "build", slot="pippin", place=6, side="above")
    assert (all_stock(pos, 0), kept(pos, 0, 1)) == ({}, {})


# Deals


@pytest.mark.parametrize(("gold", "most"), [(1, 1), (3, 2)])
def test_13_a_spice_caravan_takes_one_or_two_gold(gold: int, most: int) -> None:
    pos = tc.acting(t.player(0, "spice-caravan-a", stores=t.stores_of(0, gold=gold)))
    t.do(pos, "play", slot="spice-caravan-a")
    if most > 1:
        assert t.open_values(pos, "pay_gold", "n") == {1, 2}
        t.do(pos, "pay_gold", n=most)
    while "gain" in t.open_kinds(pos):
        assert "gold-6" not in t.open_cells(pos, "gain")
        pos.push(pos.choices[0])
    assert t.stock(pos, 0).get("gold", 0) == gold - most
    assert sum(n for name, n in t.stock(pos, 0).items() if name != "gold") == 2 * most


# Lighthouse
LIGHT = {"lighthouse": (5, "above"), "ore-fleet": (6, "above")}


def test_13_lighthouse_can_be_used_again_in_the_next_own_turn() -> None:
    pos = tc.acting(t.player(0, built=LIGHT, stores=t.stores_of(0, ore=3)))
    t.do(pos, "use", card="lighthouse")
    t.do(pos, "trade", give="ore", get="grain")
    tc.next_turn(tc.next_turn(pos))
    assert t.why(pos, "use", card="lighthouse") != "used-already"


# What a Warehouse keeps


@pytest.mark.parametrize(("site", "die"), [((5, "above"), 5), ((5, "above"), 4), ((6, "below"), 6), ((6, "above"), 3)])
def test_13_warehouse_nothing_of_other_regions(site: tuple[int, str], die: int) -> None:
    pos = tc.rolled("commerce", die, t.player(0, built={tc.HOUSE: site}, stores=3))
    assert tc.kept(pos, 0, tc.HOUSE) == {}
    assert set(tc.wealth(pos, 0).values()) == {3}


# Lost with the card


@pytest.mark.parametrize("me", [tc.house(3, wool=2), tc.vault(3, gold=4)])
def test_13_what_is_kept_is_lost_when_the_card_is_pulled_down(me: t.Json) -> None:
    name = me["built"][0]["card"]
    pos = t.do(tc.acting(me), "pull_down", card=name)
    assert t.discarded(pos) == [name]
    assert set(tc.wealth(pos, 0).values()) == {3}


def test_13_what_is_kept_is_no_point_of_any_kind() -> None:
    pos = tc.acting(tc.vault(0, gold=6))
    assert (pos.score()[0], t.open_kinds(pos) >= {"trade"}) == (3, True)
    assert t.open_resources(pos, "trade", "give") == {"gold"}
    assert t.is_open(pos, "end_actions")


# Spent like what Regions show


@pytest.mark.parametrize(("shown", "inside", "opens"), [(1, 1, False), (1, 2, True), (2, 1, True), (0, 2, False)])
def test_13_both_together_pay_for_a_trade(shown: int, inside: int, *, opens: bool) -> None:
    pos = tc.acting(tc.house(t.stores_of(0, wool=shown), wool=inside))
    assert bool(tc.gets(pos, "wool")) is opens


# One card keeps several resources


def test_13_more_gained_than_there_is_room_for_fills_the_last_place_as_one_chooses() -> None:
    """Everything is full but one place of the Warehouse, beside wool and gold; two of choice are gained."""
    me = {**tc.house(3, wool=1), "pawned": []}
    me["built"].append({"card": "pawnbroker", "place": 6, "side": "above"})
    me["hand"] = [{"card": "goetz"}]
    pos = t.do(tc.acting(me), "use", card="pawnbroker")
    assert (pos.turn, t.open_cells(pos, "gain")) == (0, {"pasture-3", "gold-6"})
    t.do(pos, "gain", cell="gold-6")
    assert (tc.acts(pos), tc.kept(pos, 0, tc.HOUSE), set(t.stock(pos, 0).values())) == (
        True,
        {"wool": 1, "gold": 1},
        {3},
    )
