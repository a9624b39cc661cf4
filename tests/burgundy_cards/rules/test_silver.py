"""Silver: once a turn three new cards are bought for three silver, and one of them is kept or its die used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import (
    BUY,
    CARDS,
    FINISH,
    RESTOCK,
    TAKE_SILVER,
    TYPES,
    USE_FUNCTION,
    Json,
    acting,
    deck,
    discard,
    in_seat_order,
    keep,
    names,
    offered,
    piles,
    place,
    placing,
    play,
    player,
    questions,
    refusal,
    row,
    seat,
    seat_to_act,
    table,
    take,
    told,
    type_of,
    use,
    with_all_seven,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.position import Position

THREE = "ship-1a ship-2a ship-3a"


def bought(own: Json, *others: Json, **rest: Any) -> Position:
    """Seat 0 has bought three ships before playing a card."""
    pos = table(own, *others, deck=THREE, **rest)
    pos.push(BUY)
    return pos


def test_three_silver_buy_the_top_three_cards_of_the_deck() -> None:
    """The silver goes back to the supply; the cards lie open before the buyer."""
    pos = bought(seat(silver=5))
    assert player(pos)["silver"] == 2
    assert sorted(names(pos.dump()["bought"])) == THREE.split()
    assert deck(pos) == []
    assert sorted(event["card"] for event in told(pos, "showed_bought")) == THREE.split()


@pytest.mark.parametrize("silver", [0, 1, 2])
def test_with_fewer_than_three_silver_nothing_is_bought(silver: int) -> None:
    """The reason tells how many are there."""
    assert refusal(table(seat(silver=silver)), BUY) == ("no-silver", {"silver": silver})


def test_only_one_of_the_three_is_chosen() -> None:
    """Each of them, in one of two ways."""
    pos = bought(seat(silver=3))
    assert pos.step == "choose_bought"
    both = [{"do": do, "slot": slot} for do in ("keep_bought", "use_bought") for slot in range(3)]
    assert [choice.to_json() for choice in pos.choices] == both


@pytest.mark.parametrize("card", THREE.split())
def test_the_chosen_card_may_become_a_project(card: str) -> None:
    """The other two go onto the discard pile, never to be used."""
    pos = bought(seat(silver=3))
    before = discard(pos)
    keep(pos, card)
    assert player(pos)["projects"] == [card]
    assert sorted(discard(pos)) == sorted([*before, *set(THREE.split()) - {card}])
    assert pos.dump()["bought"] == []
    assert told(pos, "kept") == [{"what": "kept", "player": 0, "card": card}]


@pytest.mark.parametrize("card", THREE.split())
def test_the_chosen_card_may_be_discarded_for_its_die(card: str) -> None:
    """All three go onto the discard pile, and its number is one additional action."""
    number = THREE.split().index(card) + 1
    pos = table(seat(silver=3), deck=THREE, display={1: "castle-1a", 2: "castle-2a", 3: "castle-3a"})
    pos.push(BUY)
    before = discard(pos)
    use(pos, card)
    assert sorted(discard(pos)) == sorted([*before, *THREE.split()])
    assert pos.step == "act"
    assert offered(pos, "take") == [{"row": number, "slot": 0}]
    assert told(pos, "used") == [{"what": "used", "player": 0, "card": card}]


def test_after_a_card_bought_first_the_regular_action_is_still_to_be_done() -> None:
    """The additional action comes, and then a hand card is played as always."""
    pos = bought(seat(hand="mine-1a mine-2a", silver=3), display={1: "castle-4a"})
    use(pos, "ship-1a")
    pos.push(RESTOCK)
    assert (pos.turn, pos.step, player(pos)["workers"]) == (0, "play_card", 2)
    play(pos, "mine-1a")
    pos.push(TAKE_SILVER)
    assert (pos.turn, player(pos)["silver"]) == (1, 1)


def test_a_kept_project_may_be_placed_by_the_regular_action() -> None:
    """In the same turn."""
    pos = bought(seat(hand="mine-1a mine-2a", silver=3))
    keep(pos, "ship-2a")
    play(pos, "mine-2a")
    place(pos, "ship-2a")
    assert piles(pos) == ["ship-2a"]


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_bought_project_keeps_to_the_limit_of_three(slot: int) -> None:
    """One of the three projects is discarded first."""
    old = ["castle-1a", "castle-2a", "castle-3a"]
    pos = bought(seat(hand="mine-1a mine-2a", silver=3, projects=" ".join(old)))
    keep(pos, "ship-2a")
    assert pos.step == "discard_project"
    pos.push({"do": "discard_project", "slot": slot})
    assert sorted(player(pos)["projects"]) == sorted({*old, "ship-2a"} - {old[slot]})
    assert old[slot] in discard(pos)
    assert pos.step == "play_card"


# --- when -------------------------------------------------------------------------------------------------------------


def test_cards_may_be_bought_before_the_normal_action() -> None:
    """At the choice of the card."""
    assert BUY in table(seat(silver=3)).choices


def test_cards_may_be_bought_between_the_card_and_its_action() -> None:
    """The played die waits."""
    pos = acting(2, seat(silver=3, projects="mine-2a"), deck=THREE)
    pos.push(BUY)
    keep(pos, "ship-2a")
    assert pos.step == "act"
    place(pos, "ship-2a")
    assert piles(pos) == ["ship-2a"]


def test_cards_may_be_bought_after_the_normal_action() -> None:
    """Then the end of the turn is a choice: to buy, or to finish."""
    pos = acting(2, seat(silver=3), deck=THREE, display={1: "castle-4a"})
    pos.push(RESTOCK)
    assert pos.step == "finish"
    assert questions(pos) == {"finish", "buy"}
    pos.push(BUY)
    use(pos, "ship-1a")
    pos.push(TAKE_SILVER)
    assert (pos.turn, player(pos)["silver"]) == (1, 1)


def test_nobody_has_to_buy() -> None:
    """The turn is finished with the silver in the storage."""
    pos = acting(2, seat(silver=3))
    pos.push(RESTOCK)
    pos.push(FINISH)
    assert (pos.turn, player(pos)["silver"]) == (1, 3)


def test_silver_gained_in_the_turn_may_be_spent_in_the_turn() -> None:
    """A bank brings three."""
    pos = placing("bank-4", seat(), deck=THREE)
    assert questions(pos) == {"finish", "buy"}
    pos = placing("mine-4a", seat(), deck=THREE)
    assert pos.turn == 1


def test_cards_are_bought_once_per_turn() -> None:
    """However much silver there is, before and after the action."""
    pos = table(seat(hand="mine-1a mine-2a", silver=9), deck=f"{THREE} ship-4a ship-5a ship-6a")
    pos.push(BUY)
    pos.push({"do": "keep_bought", "slot": 0})
    assert refusal(pos, BUY)[0] == "bought-already"
    play(pos, "mine-1a")
    assert refusal(pos, BUY)[0] == "bought-already"
    pos.push(TAKE_SILVER)
    assert pos.turn == 1


def test_in_the_next_turn_cards_may_be_bought_again() -> None:
    """By the next player, and by the same one a turn later."""
    pos = table(seat(hand="mine-1a mine-2a", silver=6), seat(hand="mine-3a mine-4a", silver=3))
    bought_by = []
    for _ in range(3):
        bought_by.append(seat_to_act(pos))
        pos.push(BUY)
        pos.push({"do": "keep_bought", "slot": 0})
        if pos.step == "play_card":
            pos.push({"do": "play_card", "slot": 0})
        pos.push(TAKE_SILVER)
    assert bought_by == [0, 1, 0]


def test_the_last_card_of_a_round_waits_while_something_may_be_bought() -> None:
    """It is played by itself only when there is no other choice."""
    pos = table(seat(hand="mine-1a", silver=3))
    assert (pos.step, questions(pos)) == ("play_card", {"play_card", "buy"})


INTERRUPTED = [
    ("take_card", lambda: placing("market-3", seat(silver=3), deck=THREE, display={1: "pasture-1a pasture-4a"})),
    ("take_supply", lambda: placing("ship-4a", seat(silver=3), deck=THREE)),
    ("sell_goods", lambda: placing("warehouse-5", seat(silver=3, goods=[1, 0, 1]), deck=THREE)),
    ("place_project", lambda: placing("city-hall-5", seat(silver=3, projects="mine-1a"), deck=THREE)),
    ("act", lambda: placing("castle-5a", seat(silver=3), deck=THREE)),
    ("round_bonus", lambda: placing("mine-3a", seat(silver=3, estate=("mine-1a mine-2a",)), deck=THREE)),
]


@pytest.mark.parametrize(("step", "made"), INTERRUPTED, ids=[step for step, _ in INTERRUPTED])
def test_cards_may_be_bought_during_the_normal_action(step: str, made: Callable[[], Position]) -> None:
    """At every question of a chain; then the chain goes on where it was."""
    pos = made()
    assert pos.step == step
    before = [choice.to_json() for choice in pos.choices if choice.name not in ("place", "convert")]
    pos.push(BUY)
    keep(pos, "ship-2a")
    after = [choice.to_json() for choice in pos.choices if choice.name not in ("place", "convert")]
    assert (pos.step, pos.turn, [*after, BUY]) == (step, 0, before)


def test_cards_may_be_bought_while_a_project_must_be_discarded() -> None:
    """The taken card waits; a bought die may make room for it."""
    own = seat(silver=3, projects="castle-1a mine-2a castle-3a")
    pos = acting(4, own, display={4: "pasture-4a"}, deck=THREE)
    take(pos, "pasture-4a")
    assert pos.step == "discard_project"
    pos.push(BUY)
    use(pos, "ship-2a")
    place(pos, "mine-2a")
    assert sorted(player(pos)["projects"]) == ["castle-1a", "castle-3a", "pasture-4a"]
    assert pos.turn == 1


def test_a_card_bought_while_a_project_must_be_discarded_wants_room_too() -> None:
    """Two cards come to three projects: two are discarded, one for each."""
    pos = acting(4, seat(silver=3, projects="castle-1a mine-2a castle-3a"), display={4: "pasture-4a"}, deck=THREE)
    take(pos, "pasture-4a")
    pos.push(BUY)
    keep(pos, "ship-2a")
    for _ in range(2):
        assert (pos.step, pos.turn) == ("discard_project", 0)
        pos.push(
            {
                "do": "discard_project",
                "slot": player(pos)["projects"].index(
                    next(card for card in player(pos)["projects"] if card in ("castle-1a", "mine-2a", "castle-3a"))
                ),
            }
        )
    assert len(player(pos)["projects"]) == 3
    assert {"ship-2a", "pasture-4a"} <= set(player(pos)["projects"])
    assert pos.turn == 1


def test_cards_may_be_bought_between_two_conversions() -> None:
    """Three silver are spent before the rest is converted."""
    pos = acting(4, seat(silver=4, workers=5), deck=THREE)
    pos.push({"do": "convert", "silver": 0})
    assert pos.step == "convert_more"
    pos.push(BUY)
    keep(pos, "ship-2a")
    assert offered(pos, "convert") == [{"silver": 1}]


@pytest.mark.parametrize("bonus_first", [True, False])
def test_cards_may_be_bought_between_round_bonus_and_function(*, bonus_first: bool) -> None:
    """The completed triple brings three silver or its ship a good first, and the rest waits."""
    pos = placing("ship-4a", seat(silver=3, estate=("ship-5a ship-6a",)), deck="mine-1a mine-2a mine-3a")
    if bonus_first:
        pos.push({"do": "take_bonus", "bonus": 4})
    else:
        pos.push(USE_FUNCTION)
        pos.push({"do": "take_good", "pile": 0})
    waiting = "take_supply" if bonus_first else "round_bonus"
    assert pos.step == waiting
    pos.push(BUY)
    keep(pos, "mine-2a")
    assert (pos.step, player(pos)["projects"], player(pos)["silver"]) == (waiting, ["mine-2a"], 0)


def test_cards_may_be_bought_while_a_bought_card_of_the_turn_before_is_a_project() -> None:
    """Nothing is remembered of another turn but the project."""
    pos = bought(seat(hand="mine-1a mine-2a", silver=3), seat(silver=3))
    keep(pos, "ship-2a")
    play(pos, "mine-1a")
    pos.push(TAKE_SILVER)
    assert pos.turn == 1
    assert BUY in pos.choices


def test_ivy_buys_a_castle_in_the_middle_of_her_castle() -> None:
    """The example of the rules: place a castle, buy a castle, place it too, take a third from the display."""
    pos = table(
        seat(hand="ship-1a ship-2a", projects="castle-1a", silver=3),
        deck="castle-6a mine-4a mine-5a",
        display={4: "castle-2b"},
    )
    play(pos, "ship-1a")
    place(pos, "castle-1a")
    assert pos.step == "act"
    pos.push(BUY)
    keep(pos, "castle-6a")
    place(pos, "castle-6a")
    assert piles(pos) == ["castle-1a castle-6a"]
    take(pos, "castle-2b")
    assert (player(pos)["projects"], row(pos, 4)) == (["castle-2b"], [])
    assert (player(pos)["silver"], pos.turn) == (0, 1)


# --- the deck runs out ------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_made_of_the_shuffled_discard_pile() -> None:
    """All three bought cards come from there."""
    pos = table(seat(silver=3), deck="")
    before = discard(pos)
    pos.push(BUY)
    got = names(pos.dump()["bought"])
    assert len(got) == 3
    assert sorted(deck(pos)) == sorted(set(before) - set(got))
    assert (discard(pos), len(told(pos, "reshuffled"))) == ([], 1)


def test_a_purchase_goes_on_across_a_reshuffle() -> None:
    """The last card of the deck comes first, then the discard pile is shuffled and gives two."""
    pos = table(seat(silver=3), deck="ship-1a")
    pos.push(BUY)
    got = names(pos.dump()["bought"])
    assert len(got) == 3
    assert "ship-1a" in got
    assert (len(deck(pos)), discard(pos)) == (len(CARDS) - 4 - 3, [])


HANDS = ("castle-1a castle-1b", "castle-2a castle-2b", "castle-3a castle-3b")


def crowded(left: str) -> Position:
    """Three players hold all cards but these, which are the deck; seat 0 has three silver."""
    held = [card for card in CARDS if card not in " ".join((left, *HANDS)).split()]
    heaps = [[card for card in held if type_of(card) == name] for name in TYPES]
    triples = [" ".join(heap[at : at + 3]) for heap in heaps for at in range(0, len(heap), 3)]
    seats = [seat(hand=hand, silver=3, estate=triples[p::3]) for p, hand in enumerate(HANDS)]
    return table(*with_all_seven(*seats), deck=left, first_triples=in_seat_order(*seats))


def test_without_a_card_in_deck_and_discard_pile_nothing_can_be_bought() -> None:
    """The silver stays."""
    pos = crowded("")
    assert (deck(pos), discard(pos)) == ([], [])
    assert refusal(pos, BUY)[0] == "no-card-left"


@pytest.mark.parametrize("left", ["mine-1a", "mine-1a ship-2a"])
def test_with_too_few_cards_left_the_buyer_chooses_among_those(left: str) -> None:
    """One or two cards instead of three, for three silver."""
    pos = crowded(left)
    pos.push(BUY)
    assert player(pos)["silver"] == 0
    assert sorted(names(pos.dump()["bought"])) == left.split()
    assert {one["slot"] for one in offered(pos, "keep_bought")} == set(range(len(left.split())))
    keep(pos, "mine-1a")
    assert player(pos)["projects"] == ["mine-1a"]
    assert discard(pos) == left.split()[1:]


def test_the_card_just_played_may_be_bought_back() -> None:
    """It lies on the discard pile, which is shuffled."""
    pos = crowded("")
    play(pos, "castle-1a")
    pos.push(TAKE_SILVER)
    assert pos.turn == 0
    pos.push(BUY)
    keep(pos, "castle-1a")
    assert player(pos)["projects"] == ["castle-1a"]
