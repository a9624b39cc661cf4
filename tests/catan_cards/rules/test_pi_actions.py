"""Section 13, Politics & Intrigue: the Diplomat and the Governor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    knows,
    names,
    open_kinds,
    open_resources,
    open_values,
    player,
    stock,
    stores_of,
    why,
)

from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_pi import acting, acts

NEUTRAL = ("diplomat-a", "archivist", "governor-a")


def lasting(pos: Position) -> list[str]:
    """Name the cards that were played and lie open until they are spent."""
    return names(pos.state.lasting)


# The gate


@pytest.mark.parametrize("card", NEUTRAL)
def test_13_the_neutral_cards_of_the_set_wait_for_the_gate(card: str) -> None:
    """It is 3 points of each player."""
    mine = player(0, card, built={"town-hall-a": (5, "above")}, settlements=(6,), cities=(5,))
    pos = acting(mine, options={}, discard=["mint"])
    assert not is_open(pos, "play", slot=card)
    assert why(pos, "play", slot=card) == "gate"
    pos = acting(mine, player(1, settlements=(6,), cities=(5,)), options={}, discard=["mint"])
    assert is_open(pos, "play", slot=card)


# Diplomat
PILE = ["mint", "goetz", "diplomat-b", "caravan", "governor-b"]


def test_13_diplomat_takes_any_card_but_a_diplomat_from_the_discard_pile() -> None:
    pos = do(acting(player(0, "diplomat-a"), discard=PILE), "play", slot="diplomat-a")
    assert (pos.turn, open_kinds(pos)) == (0, {"take_discarded"})
    open_cards = {discarded(pos)[slot] for slot in open_values(pos, "take_discarded", "slot")}
    assert open_cards == {"mint", "goetz", "caravan", "governor-b"}
    do(pos, "take_discarded", slot="goetz")
    assert (hand(pos, 0), acts(pos)) == (["goetz"], True)
    assert sorted(discarded(pos)) == sorted(["diplomat-a", "diplomat-b", "mint", "caravan", "governor-b"])


@pytest.mark.parametrize("pile", [[], ["diplomat-b"]])
def test_13_diplomat_is_not_played_when_there_is_nothing_to_take(pile: list[str]) -> None:
    pos = acting(player(0, "diplomat-a"), discard=pile)
    assert not is_open(pos, "play", slot="diplomat-a")
    assert why(pos, "play", slot="diplomat-a") in {"needs", "nothing-to-take", "no-cards"}


def test_13_diplomat_takes_a_single_card_without_a_question() -> None:
    pos = do(acting(player(0, "diplomat-a"), discard=["mint"]), "play", slot="diplomat-a")
    assert (hand(pos, 0), discarded(pos), acts(pos)) == (["mint"], ["diplomat-a"], True)


def test_13_diplomat_everybody_knows_the_card() -> None:
    pos = do(acting(player(0, "diplomat-a"), discard=["mint"]), "play", slot="diplomat-a")
    assert [knows(pos, p, "mint") for p in (0, 1)] == [True, True]


def test_13_diplomat_the_card_may_be_used_in_the_same_turn() -> None:
    pos = acting(player(0, "diplomat-a", stores=1), discard=["caravan", "siegfried"])
    do(pos, "play", slot="diplomat-a")
    do(pos, "take_discarded", slot="caravan")
    assert is_open(pos, "play", slot="caravan")


def test_13_diplomat_the_card_can_be_built_in_the_same_turn() -> None:
    pos = acting(player(0, "diplomat-a", stores=stores_of(0, ore=1)), discard=["siegfried"])
    do(pos, "play", slot="diplomat-a")
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert (built(pos, 0), hand(pos, 0)) == (["siegfried"], [])


def test_13_diplomat_takes_back_a_card_that_was_played_before() -> None:
    pos = acting(player(0, "caravan diplomat-a", stores=stores_of(0, gold=1)))
    do(pos, "play", slot="caravan")
    do(pos, "trade", give="gold", get="ore")
    if "stop" in open_kinds(pos):
        do(pos, "stop")
    do(pos, "play", slot="diplomat-a")
    assert (hand(pos, 0), discarded(pos)) == (["caravan"], ["diplomat-a"])


def test_13_diplomat_a_development_that_was_pulled_down_is_not_on_the_pile() -> None:
    mine = player(0, "diplomat-a", built={"church-a": (5, "above")}, settlements=(6,), cities=(5,))
    pos = do(acting(mine), "pull_down", card="church-a")
    assert not is_open(pos, "play", slot="diplomat-a")


def test_13_diplomat_too_many_cards_wait_for_the_own_draw_phase() -> None:
    pos = acting(player(0, "goetz diplomat-a karl falk"), discard=["mint", "otto"])
    do(pos, "play", slot="diplomat-a")
    do(pos, "take_discarded", slot="mint")
    assert (len(hand(pos, 0)), acts(pos)) == (4, True)
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})


# Governor
MARKET = {"grain": 1, "wool": 1}


def governed(held: str, stores: dict[str, int] | int, cards: str = "governor-a", **fields: Any) -> Position:
    """Play Governors; the first player has a Town Hall beside a City at place 5, and a Settlement at place 6."""
    have = stores if isinstance(stores, int) else stores_of(0, **stores)
    fields = {"settlements": (6,), "cities": (5,), **fields}
    standing = {"town-hall-a": (5, "above"), **fields.pop("built", {})}
    mine = player(0, f"{cards} {held}", built=standing, stores=have, **fields)
    pos = acting(mine)
    for card in cards.split():
        do(pos, "play", slot=card)
    return pos


def save(pos: Position, *resources: str) -> Position:
    """Name the saved resources, as long as there is a question."""
    for resource in resources:
        do(pos, "save", resource=resource)
    return pos


def test_13_governor_needs_a_town_hall() -> None:
    pos = acting(player(0, "governor-a", built={"church-a": (5, "above")}, settlements=(6,), cities=(5,), stores=3))
    assert not is_open(pos, "play", slot="governor-a")
    assert why(pos, "play", slot="governor-a") == "needs"


def test_13_governor_lies_open_until_it_is_spent() -> None:
    pos = governed("mint", 3)
    assert (acts(pos), hand(pos, 0), lasting(pos), discarded(pos)) == (True, ["mint"], ["governor-a"], [])


def test_13_governor_the_next_city_costs_2_less() -> None:
    """The builder says which resources are saved."""
    pos = governed("", 3)
    do(pos, "build_city", place=6)
    assert (open_kinds(pos), open_resources(pos, "save")) == ({"save"}, {"ore", "grain"})
    save(pos, "ore", "grain")
    assert stock(pos, 0) == {"ore": 3 - 2, "grain": 3 - 1, "lumber": 3, "wool": 3, "brick": 3, "gold": 3}
    assert (lasting(pos), discarded(pos), acts(pos)) == ([], ["governor-a"], True)


@pytest.mark.parametrize(
    ("saved", "paid"), [(("ore", "ore"), (1, 2)), (("grain", "grain"), (3, 0)), (("grain", "ore"), (2, 1))]
)
def test_13_governor_every_way_to_save_two(saved: tuple[str, str], paid: tuple[int, int]) -> None:
    pos = do(governed("", 3), "build_city", place=6)
    save(pos, *saved)
    left = stock(pos, 0)
    assert (3 - left.get("ore", 0), 3 - left["grain"]) == paid


@pytest.mark.parametrize("have", [{"ore": 1, "grain": 2}, {"ore": 3}, {"ore": 2, "grain": 1}])
def test_13_governor_a_single_way_to_pay_is_not_asked_for(have: dict[str, int]) -> None:
    pos = governed("", have)
    assert is_open(pos, "build_city", place=6)
    do(pos, "build_city", place=6)
    assert (acts(pos), stock(pos, 0), pos.state.players[0].centres[6]) == (True, {}, 2)


@pytest.mark.parametrize("have", [{"ore": 1, "grain": 1}, {"grain": 2}, {"ore": 2}])
def test_13_governor_a_city_still_costs_3_in_all(have: dict[str, int]) -> None:
    pos = governed("", have)
    assert not is_open(pos, "build_city", place=6)
    assert why(pos, "build_city", place=6) == "too-dear"


@pytest.mark.parametrize(
    ("card", "have"),
    [
        ("colossus", {"ore": 3, "brick": 3, "grain": 1}),
        ("mint", {"lumber": 2, "ore": 2}),
        ("archdiocese", {"ore": 2, "brick": 2}),
        ("counting-house", {"wool": 1, "brick": 1}),
    ],
)
def test_13_governor_the_next_red_card_costs_2_less(card: str, have: dict[str, int]) -> None:
    pos = governed(card, have, built={"cathedral": (5, "below")})
    do(pos, "build", slot=card, place=5, side="above")
    assert (acts(pos), stock(pos, 0), built(pos, 0)[-1]) == (True, {}, card)
    assert (lasting(pos), discarded(pos)) == ([], ["governor-a"])


def test_13_governor_a_new_development_is_a_red_card() -> None:
    pos = governed("", {"ore": 2, "grain": 1})
    do(pos, "build_new", slot="church-a", place=5, side="below")
    assert (acts(pos), stock(pos, 0), built(pos, 0)) == (True, {}, ["town-hall-a", "church-a"])
    assert lasting(pos) == []


def test_13_governor_the_price_never_goes_below_1() -> None:
    """A Marketplace costs 2, so that only 1 is saved; the builder says which."""
    pos = governed("marketplace", MARKET)
    do(pos, "build", slot="marketplace", place=5, side="below")
    assert open_resources(pos, "save") == {"grain", "wool"}
    do(pos, "save", resource="grain")
    assert (acts(pos), stock(pos, 0), lasting(pos)) == (True, {"grain": 1}, [])


@pytest.mark.parametrize("resource", MARKET)
def test_13_governor_one_resource_is_enough_for_a_card_of_two(resource: str) -> None:
    pos = governed("marketplace", {resource: 1})
    do(pos, "build", slot="marketplace", place=5, side="below")
    assert (acts(pos), stock(pos, 0)) == (True, {})
    pos = governed("marketplace", {"ore": 3})
    assert why(pos, "build", slot="marketplace", place=5, side="below") == "too-dear"


def test_13_governor_green_cards_and_others_are_not_cheaper_and_do_not_spend_it() -> None:
    pos = governed("sawmill siegfried", 3, road_right=True)
    do(pos, "build", slot="sawmill", place=6, side="above")
    assert stock(pos, 0)["lumber"] == 1
    do(pos, "build", slot="siegfried", place=6, side="below")
    assert stock(pos, 0)["ore"] == 2
    do(pos, "build_settlement", end="right")
    do(pos, "place_region", side="above")
    assert stock(pos, 0)["brick"] == 2
    assert (lasting(pos), discarded(pos)) == (["governor-a"], [])


def test_13_governor_a_green_card_is_as_dear_as_before() -> None:
    pos = governed("abbey-a", {"lumber": 1, "ore": 1})
    assert why(pos, "build", slot="abbey-a", place=5, side="below") == "too-dear"


def test_13_governor_a_road_is_as_dear_as_before() -> None:
    pos = governed("", {"lumber": 1, "brick": 1})
    assert why(pos, "build_road", end="left") == "too-dear"


def test_13_governor_a_metropolis_is_no_city_in_this() -> None:
    pos = governed("", {"ore": 2, "grain": 2, "brick": 1})
    assert why(pos, "build_metropolis", place=5) == "too-dear"
    pos = governed("", {"ore": 2, "grain": 2, "brick": 2})
    do(pos, "build_metropolis", place=5)
    assert (stock(pos, 0), lasting(pos), acts(pos)) == ({}, ["governor-a"], True)


def test_13_governor_only_the_next_card_is_cheaper() -> None:
    pos = governed("mint", {"lumber": 3, "ore": 3, "brick": 3, "wool": 3, "grain": 3})
    do(pos, "build_city", place=6)
    save(pos, "grain", "grain")
    assert stock(pos, 0) == {"lumber": 3, "brick": 3, "wool": 3, "grain": 3}
    assert why(pos, "build", slot="mint", place=5, side="below") == "too-dear"


def test_13_governor_is_spent_with_the_turn() -> None:
    pos = governed("mint karl", 3)
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        do(pos, "draw", stack=0)
    assert (lasting(pos), discarded(pos)) == ([], ["governor-a"])


def test_13_governor_an_unused_one_does_not_help_the_rival() -> None:
    have = stores_of(1, ore=1, grain=2)
    mine = player(0, "governor-a goetz karl otto", built={"town-hall-a": (5, "above")}, settlements=(6,), cities=(5,))
    pos = acting(mine, player(1, stores=have))
    do(pos, "play", slot="governor-a")
    do(pos, "end_actions")
    do(pos, "keep")
    pos = table.enter(pos, Step.CHECK)
    assert (pos.turn, why(pos, "build_city", place=5)) == (1, "too-dear")


def test_13_governor_two_of_them_add_up() -> None:
    have = {"ore": 3, "brick": 2}
    pos = governed("colossus", have, "governor-a governor-b")
    assert lasting(pos) == ["governor-a", "governor-b"]
    do(pos, "build", slot="colossus", place=5, side="below")
    assert (acts(pos), stock(pos, 0), lasting(pos)) == (True, {}, [])
    assert sorted(discarded(pos)) == ["governor-a", "governor-b"]


def test_13_governor_two_of_them_leave_a_city_at_1() -> None:
    for resource in ("ore", "grain"):
        pos = governed("", {resource: 1}, "governor-a governor-b")
        do(pos, "build_city", place=6)
        assert (acts(pos), stock(pos, 0), pos.state.players[0].centres[6]) == (True, {}, 2)


def test_13_governor_the_town_hall_may_go_afterwards() -> None:
    """A condition is checked when the card is played."""
    pos = governed("", {"ore": 1, "grain": 2})
    do(pos, "pull_down", card="town-hall-a")
    assert is_open(pos, "build_city", place=6)
