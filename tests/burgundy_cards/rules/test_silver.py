"""Silver: once a turn three new cards are bought for three silver, and one of them is kept or its die used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.position import Position

THREE = "ship-1a ship-2a ship-3a"
ROWS = {1: "castle-1a", 2: "castle-2a", 3: "castle-3a"}
OLD = "castle-4a castle-5a castle-6a"


def rich(**own: Any) -> Position:
    """A player with two mines in the hand and three silver, before three ships."""
    return t.table(
        t.seat(**{"hand": "mine-1a mine-2a", "silver": 3, **own}), t.seat(silver=3), deck=THREE, display=ROWS
    )


def test_three_silver_buy_the_top_three_cards_of_the_deck_and_one_of_them_is_chosen() -> None:
    """They lie open before the buyer; each may be chosen in one of two ways."""
    pos = t.go(rich(silver=5), "buy")
    wanted = {"silver": 2, "bought": THREE.split(), "deck": [], "step": "choose_bought"}
    assert t.seen(pos, wanted) == wanted
    assert sorted(event["card"] for event in t.told(pos, "showed_bought")) == THREE.split()
    both = [{"do": do, "slot": slot} for do in ("keep_bought", "use_bought") for slot in range(3)]
    assert [choice.to_json() for choice in pos.choices] == both


@pytest.mark.parametrize("silver", [0, 1, 2])
def test_with_fewer_than_three_silver_nothing_is_bought(silver: int) -> None:
    assert t.refusal(t.table(t.seat(silver=silver)), t.BUY) == ("no-silver", {"silver": silver})


@pytest.mark.parametrize("card", THREE.split())
def test_the_chosen_card_may_become_a_project(card: str) -> None:
    """The other two go onto the discard pile, never to be used."""
    pos = t.go(rich(), "buy")
    before = t.discard(pos)
    wanted = {"projects": [card], "bought": [], "told kept": [{"player": 0, "card": card}]}
    assert t.seen(t.go(pos, f"keep {card}"), wanted) == wanted
    assert sorted(t.discard(pos)) == sorted([*before, *set(THREE.split()) - {card}])


@pytest.mark.parametrize(("card", "number"), [("ship-1a", 1), ("ship-2a", 2), ("ship-3a", 3)])
def test_the_chosen_card_may_be_discarded_for_its_die(card: str, number: int) -> None:
    """All three go onto the discard pile, and its number is one additional action."""
    pos = t.go(rich(), "buy")
    before = t.discard(pos)
    wanted = {"step": "act", "told used": [{"player": 0, "card": card}]}
    assert t.seen(t.go(pos, f"use {card}"), wanted) == wanted
    assert sorted(t.discard(pos)) == sorted([*before, *THREE.split()])
    assert t.offered(pos, "take") == [{"row": number, "slot": 0}]


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_bought_project_keeps_to_the_limit_of_three(slot: int) -> None:
    """One of the three projects is discarded first."""
    pos = t.go(rich(projects=OLD), "buy, keep ship-2a")
    assert pos.step == "discard_project"
    t.go(pos, f"discard_project slot={slot}")
    assert sorted(t.player(pos)["projects"]) == sorted({*OLD.split(), "ship-2a"} - {OLD.split()[slot]})
    assert (OLD.split()[slot] in t.discard(pos), pos.step) == (True, "play_card")


def acted(number: int = 2, **own: Any) -> Position:
    """A player with three silver has played a card."""
    return t.acting(number, t.seat(**{"silver": 3, **own}), deck=THREE, display={**ROWS, 4: "pasture-4a"})


def ivy() -> Position:
    """The example of the rules: place a castle, buy a castle, place it too, take a third from the display."""
    own = t.seat(hand="ship-1a ship-2a", projects="castle-1a", silver=3)
    return t.go(
        t.table(own, deck="castle-6a mine-4a mine-5a", display={4: "castle-2b"}), "play ship-1a, place castle-1a"
    )


ROOM = "castle-4a mine-2a castle-6a"


@cases("made moves wanted", {
    "before the normal action": (rich, "", {"questions": {"play_card", "buy"}}),
    "the regular action is still to be done": (rich, "buy, use ship-1a, restock", {"turn": 0, "step": "play_card",
        "workers": 2}),
    "then a hand card is played as always": (rich, "buy, use ship-1a, restock, play mine-1a, take_silver", {"turn": 1,
        "silver": 1}),
    "a kept project may be placed in the same turn": (rich, "buy, keep ship-2a, play mine-2a, place ship-2a",
        {"estate": ["ship-2a"]}),
    "between the card and its action": (acted, "buy, keep ship-2a", {"step": "act", "projects": ["ship-2a"]}),
    "the played die waits": (acted, "buy, keep ship-2a, place ship-2a", {"estate": ["ship-2a"]}),
    "after the normal action": (acted, "restock", {"step": "finish", "questions": {"finish", "buy"}}),
    "which ends the turn": (acted, "restock, buy, use ship-1a, take_silver", {"turn": 1, "silver": 1}),
    "nobody has to buy": (acted, "restock, finish", {"turn": 1, "silver": 3}),
    "silver gained in the turn may be spent": (lambda: t.placing("bank-4", t.seat(), deck=THREE), "",
        {"questions": {"finish", "buy"}}),
    "two silver are not enough": (lambda: t.placing("mine-4a", t.seat(), deck=THREE), "", {"turn": 1}),
    "the last card of a round waits": (lambda: t.table(t.seat(hand="mine-1a", silver=3)), "",
        {"step": "play_card", "questions": {"play_card", "buy"}}),
    "the next player buys again": (rich, "buy, keep ship-2a, play mine-1a, take_silver",
        {"turn": 1, "questions": {"play_card", "buy"}}),
    "between two conversions": (lambda: acted(silver=4, workers=5),
        "convert silver=0, buy, keep ship-2a, convert silver=1", {"points": 2, "silver": 0}),
    "while a project must be discarded a bought die may make room": (lambda: acted(4, projects=ROOM),
        "take pasture-4a, buy, use ship-2a, place mine-2a",
        {"projects": ["castle-4a", "castle-6a", "pasture-4a"], "turn": 1}),
    "two cards that come to three projects want room for two": (lambda: acted(4, projects=OLD),
        "take pasture-4a, buy, keep ship-2a, discard_project slot=0", {"step": "discard_project", "turn": 0}),
    "Ivy is in the middle of her castle": (ivy, "", {"step": "act", "turn": 0}),
    "and buys another": (ivy, "buy, keep castle-6a, place castle-6a, take castle-2b",
        {"estate": ["castle-1a castle-6a"], "projects": ["castle-2b"], "shown": [], "silver": 0, "turn": 1}),
})  # fmt: skip
def test_when_cards_may_be_bought(made: Callable[[], Position], moves: str, wanted: t.Json) -> None:
    assert t.seen(t.go(made(), moves), wanted) == wanted


def test_of_two_discarded_projects_one_is_for_each_card() -> None:
    pos = acted(4, projects=OLD)
    t.go(pos, "take pasture-4a, buy, keep ship-2a, discard_project slot=0, discard_project slot=0")
    assert {"ship-2a", "pasture-4a"} <= set(t.player(pos)["projects"])
    assert (len(t.player(pos)["projects"]), pos.turn) == (3, 1)


def test_cards_are_bought_once_per_turn() -> None:
    """However much silver there is, before and after the action; in the next turn again."""
    own = t.seat(hand="mine-1a mine-2a mine-3a", silver=9) | {"hand": ["mine-1a", "mine-2a"], "dice": ["mine-3a"]}
    pos = t.go(t.table(own, t.seat(hand="mine-4a mine-5a", dice="mine-6a", silver=3)), "buy, keep_bought slot=0")
    assert t.refusal(pos, t.BUY)[0] == "bought-already"
    t.go(pos, "play mine-1a")
    assert t.refusal(pos, t.BUY)[0] == "bought-already"
    t.go(pos, "take_silver")
    for p in (1, 0):
        assert (pos.turn, t.BUY in pos.choices) == (p, True)
        t.go(pos, "buy, keep_bought slot=0, play_card slot=0, take_silver")


INTERRUPTED = {
    "take_card": lambda: t.placing("market-3", t.seat(silver=3), deck=THREE, display={1: "pasture-1a pasture-4a"}),
    "take_supply": lambda: t.placing("ship-4a", t.seat(silver=3), deck=THREE),
    "sell_goods": lambda: t.placing("warehouse-5", t.seat(silver=3, goods=[1, 0, 1]), deck=THREE),
    "place_project": lambda: t.placing("city-hall-5", t.seat(silver=3, projects="mine-1a"), deck=THREE),
    "act": lambda: t.placing("castle-5a", t.seat(silver=3), deck=THREE),
    "round_bonus": lambda: t.placing("mine-3a", t.seat(silver=3, estate=("mine-1a mine-2a",)), deck=THREE),
}


@pytest.mark.parametrize("step", INTERRUPTED)
def test_cards_may_be_bought_during_the_normal_action(step: str) -> None:
    """At every question of a chain; then the chain goes on where it was."""
    pos = INTERRUPTED[step]()
    assert pos.step == step
    before = [choice.to_json() for choice in pos.choices if choice.name not in ("place", "convert")]
    t.go(pos, "buy, keep ship-2a")
    after = [choice.to_json() for choice in pos.choices if choice.name not in ("place", "convert")]
    assert (pos.step, pos.turn, [*after, t.BUY]) == (step, 0, before)


@pytest.mark.parametrize(
    ("first", "waiting"), [("take_bonus bonus=4", "take_supply"), ("use_function, take_good pile=0", "round_bonus")]
)
def test_cards_may_be_bought_between_round_bonus_and_function(first: str, waiting: str) -> None:
    """Either may come first, and the rest waits."""
    pos = t.placing("ship-4a", t.seat(silver=3, estate=("ship-5a ship-6a",)), deck="mine-1a mine-2a mine-3a")
    assert t.go(pos, first).step == waiting
    wanted = {"step": waiting, "projects": ["mine-2a"], "silver": 0}
    assert t.seen(t.go(pos, "buy, keep mine-2a"), wanted) == wanted


# --- the deck runs out ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["", "ship-1a"])
def test_an_empty_deck_is_made_of_the_shuffled_discard_pile(left: str) -> None:
    """The last card of the deck comes first, then the discard pile is shuffled and gives the others."""
    pos = t.table(t.seat(silver=3), deck=left)
    before = t.discard(pos)
    got = t.names(t.go(pos, "buy").dump()["bought"])
    assert (len(got), {*left.split()} <= {*got}) == (3, True)
    assert sorted(t.deck(pos)) == sorted({*before, *left.split()} - {*got})
    assert (t.discard(pos), len(t.told(pos, "reshuffled"))) == ([], 1)


HANDS = ("castle-1a castle-1b", "castle-2a castle-2b", "castle-3a castle-3b")


def crowded(left: str) -> Position:
    """Three players hold all cards but these, which are the deck; seat 0 has three silver."""
    held = [card for card in t.CARDS if card not in " ".join((left, *HANDS)).split()]
    heaps = [[card for card in held if t.type_of(card) == name] for name in t.TYPES]
    triples = [" ".join(heap[at : at + 3]) for heap in heaps for at in range(0, len(heap), 3)]
    seats = [t.seat(hand=hand, silver=3, estate=triples[p::3]) for p, hand in enumerate(HANDS)]
    return t.table(*t.with_all_seven(*seats), deck=left, first_triples=t.in_seat_order(*seats))


def test_without_a_card_in_deck_and_discard_pile_nothing_can_be_bought_but_the_card_just_played() -> None:
    """It lies on the discard pile, which is shuffled."""
    pos = crowded("")
    assert (t.deck(pos), t.discard(pos)) == ([], [])
    assert t.refusal(pos, t.BUY)[0] == "no-card-left"
    wanted = {"projects": ["castle-1a"]}
    assert t.seen(t.go(pos, "play castle-1a, take_silver, buy, keep castle-1a"), wanted) == wanted


@pytest.mark.parametrize("left", ["mine-1a", "mine-1a ship-2a"])
def test_with_too_few_cards_left_the_buyer_chooses_among_those(left: str) -> None:
    """One or two cards instead of three, for three silver."""
    pos = t.go(crowded(left), "buy")
    assert t.questions(pos) == {"keep_bought", "use_bought"}
    assert {one["slot"] for one in t.offered(pos, "keep_bought")} == set(range(len(left.split())))
    wanted = {"silver": 0, "projects": ["mine-1a"], "discard": left.split()[1:]}
    assert t.seen(t.go(pos, "keep mine-1a"), wanted) == wanted
