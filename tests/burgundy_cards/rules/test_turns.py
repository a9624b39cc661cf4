"""Five rounds of six turns: two cards in the hand, one is played, only its die matters."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from burgundy_cards.rules.table import ROUNDS, go, named_in, player, seat, seen, table
from cases import cases

from bailey.games import burgundy_cards

HAND = "castle-2a mine-5a"


def test_one_of_the_two_hand_cards_must_be_played_for_each_action() -> None:
    """Either of them, and there is no way to pass; before it no action is open."""
    pos = table(seat(hand=HAND, workers=9, goods=[1, 1, 1]))
    assert pos.step == "play_card"
    assert [choice.to_json() for choice in pos.choices] == [{"do": "play_card", "slot": slot} for slot in (0, 1)]


@pytest.mark.parametrize(("card", "other"), [HAND.split(), HAND.split()[::-1]])
def test_the_played_card_goes_onto_the_common_discard_pile(card: str, other: str) -> None:
    """Open, on top; the other card stays in the hand. After one action the next player's turn begins."""
    pos = table(seat(hand=HAND), discard=["ship-1a"])
    wanted = {"discard": ["ship-1a", card], "hand": [other], "told played": [{"player": 0, "card": card}]}
    assert seen(go(pos, f"play {card}"), wanted) == wanted
    assert seen(go(pos, "take_silver"), {"turn": 0, "step": 0}) == {"turn": 1, "step": "play_card"}


@pytest.mark.parametrize("card", ["mine-3a", "knowledge-3a", "castle-3a", "bank-5", "watchtower-3", "ship-3a"])
def test_of_a_played_card_only_the_die_matters(card: str) -> None:
    """It comes into nobody's estate and its function is not used: the only question is what to do with the die."""
    pos = go(table(seat(hand=f"{card} mine-6a")), f"play {card}")
    wanted = {"step": "act", "silver": 0, "workers": 0, "points": 0, "goods": [0] * 3, "estate": []}
    assert seen(pos, wanted) == wanted


def test_cards_with_the_same_die_do_the_same() -> None:
    opened = []
    for card in ("castle-3a", "pasture-3c", "market-3"):
        pos = table(seat(hand=f"{card} mine-6a", workers=1, goods=[1, 1, 1]), display={2: "bank-4", 5: "bank-5"})
        opened.append([choice.to_json() for choice in go(pos, f"play {card}").choices])
    assert opened[0] == opened[1] == opened[2]


@pytest.mark.parametrize(("turn", "players", "following"), [(0, 2, 1), (1, 2, 0), (0, 3, 1), (2, 3, 0), (3, 4, 0)])
def test_the_turn_goes_round_clockwise(turn: int, players: int, following: int) -> None:
    """After a turn the next seat plays, after the last seat the first."""
    pos = table(*[seat() for _ in range(players)], turn=turn)
    assert go(pos, "play_card slot=0, take_silver").turn == following


def test_after_the_turn_the_next_card_is_drawn_from_the_own_pile() -> None:
    """So that there are two in the hand again; the pile is one card shorter. It is told to its owner alone."""
    pos = go(table(seat(hand=HAND, dice="ship-1a ship-2a ship-3a")), "play castle-2a, take_silver")
    hand, dice = player(pos)["hand"], player(pos)["dice"]
    assert (len(hand), len(dice), hand[0]) == (2, 2, "mine-5a")
    assert sorted([*hand[1:], *dice]) == ["ship-1a", "ship-2a", "ship-3a"]
    assert next(event for event in pos.events_for(0) if event["what"] == "drew") == {
        "what": "drew",
        "player": 0,
        "card": hand[1],
    }
    assert hand[1] not in {*named_in(pos.events_for(1)), *named_in(pos.events_for(None))}


@cases("hand moves wanted", {
    "no card is drawn from an empty pile": (HAND, "play castle-2a, take_silver", {"hand": ["mine-5a"], "dice": []}),
    "the last card of a round is no choice": ("castle-2a", "", {"step": "act", "turn": 0, "discard": ["castle-2a"],
        "hand": []}),
})  # fmt: skip
def test_the_last_cards(hand: str, moves: str, wanted: dict[str, object]) -> None:
    assert seen(go(table(seat(hand=hand)), moves), wanted) == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_rounds_of_six_turns_are_played(players: int) -> None:
    """Everybody plays six cards in each round from A to E, in their order whatever is sold, and the game is over."""
    pos, chooser, found = burgundy_cards.new(players=players, seed=11), random.Random(11), []
    while not pos.over:
        before = pos.dump()["round"]
        pos.push(chooser.choice(list(pos.choices)))
        for event in pos.events:
            before = event["round"] if event["what"] == "round_began" else before
            found += [(before, event["player"])] if event["what"] == "played" else []
    assert Counter(found) == {(name, p): 6 for name in ROUNDS for p in range(players)}
    assert [name for name, _ in found] == [name for name in ROUNDS for _ in range(6 * players)]
    for at in range(0, len(found), 6 * players):
        first = found[at][1]
        turns = [p for _, p in found[at : at + 6 * players]]
        assert turns == [(first + n) % players for n in range(6 * players)]


def test_a_finished_game_asks_nobody() -> None:
    """When the last card of round E is played, nothing is open."""
    wanted = {"over": True, "turn": None, "questions": set()}
    assert seen(go(table(seat(hand="castle-2a"), seat(hand=""), round="E"), "take_silver"), wanted) == wanted
