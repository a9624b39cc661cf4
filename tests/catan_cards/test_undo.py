"""Which choices of the Catan Card Game are final: those with a die, and those that show somebody a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules.table import acting, choice, do, drawing, player, position, stores_of

if TYPE_CHECKING:
    from bailey.core import Position

NO_GATE = {"action_gate": 3}


def is_final(pos: Position, what: str, **arguments: Any) -> bool:
    return pos.outlook(choice(pos, what, **arguments)).final


def test_a_roll_is_final() -> None:
    assert is_final(position(), "roll")


def test_what_shows_no_card_can_be_taken_back() -> None:
    pos = acting(player(0, stores={"gold-6": 3, "mountains-2": 3, "fields-1": 2, "hills-5": 2, "forest-4": 1}))
    assert not is_final(pos, "build_city", place=6)
    assert not is_final(pos, "build_road", end="right")
    assert not is_final(pos, "trade", give="gold", get="wool")


def test_a_card_that_is_built_was_hidden_from_the_rival() -> None:
    pos = acting(player(0, hand="abbey-a", stores=3))
    assert is_final(pos, "build", slot="abbey-a", place=5, side="above")


def test_a_new_region_is_turned_up_for_good() -> None:
    pos = acting(player(0, stores=3, road_left=True))
    assert is_final(pos, "build_settlement", end="left")


def test_a_card_that_the_rival_has_seen_is_put_down_without_showing_anything_new() -> None:
    pos = acting(player(0, built={"abbey-a": (5, "above")}))
    assert not is_final(pos, "pull_down", card="abbey-a")


def test_who_draws_a_card_cannot_put_it_back() -> None:
    assert is_final(drawing(player(0)), "draw", stack=0)


def test_an_attack_can_be_taken_back_only_before_the_defender_answers() -> None:
    pos = acting(player(0, hand="arsonist-a"), player(1, built={"abbey-a": (5, "above")}), options=NO_GATE)
    assert is_final(pos, "play", slot="arsonist-a"), "the card was hidden from the rival"
    do(pos, "play", slot="arsonist-a")
    assert is_final(pos, "no_counter"), "a die is rolled"


def test_an_offer_can_be_changed_until_it_is_sent() -> None:
    pos = acting(player(0, stores=stores_of(0, wool=1)), player(1, stores=stores_of(1, ore=1)))
    for what, arguments in (("propose", {}), ("add_give", {"resource": "wool"}), ("add_want", {"resource": "ore"})):
        assert not is_final(pos, what, **arguments)
        do(pos, what, **arguments)
    assert not is_final(pos, "send")
