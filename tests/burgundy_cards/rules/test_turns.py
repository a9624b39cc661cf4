"""Five rounds of six turns: two cards in the hand, one is played, only its die matters."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from burgundy_cards.rules.table import (
    ROUNDS,
    TAKE_SILVER,
    discard,
    named_in,
    offered,
    piles,
    play,
    player,
    position,
    questions,
    seat,
    table,
    told,
)

from bailey.games import burgundy_cards


def test_one_of_the_two_hand_cards_is_played() -> None:
    """Either of them, and there is no way to pass."""
    pos = table(seat(hand="castle-2a mine-5a"))
    assert pos.step == "play_card"
    assert [choice.to_json() for choice in pos.choices] == [{"do": "play_card", "slot": slot} for slot in (0, 1)]


@pytest.mark.parametrize("card", ["castle-2a", "mine-5a"])
def test_the_played_card_goes_onto_the_common_discard_pile(card: str) -> None:
    """Open, on top; the other card stays in the hand."""
    pos = table(seat(hand="castle-2a mine-5a"), discard=["ship-1a"])
    play(pos, card)
    assert discard(pos) == ["ship-1a", card]
    assert player(pos)["hand"] == [{"castle-2a": "mine-5a", "mine-5a": "castle-2a"}[card]]
    assert told(pos, "played") == [{"what": "played", "player": 0, "card": card}]


@pytest.mark.parametrize("card", ["mine-3a", "knowledge-3a", "castle-3a", "bank-5", "watchtower-3", "ship-3a"])
def test_of_a_played_card_only_the_die_matters(card: str) -> None:
    """It comes into nobody's estate and its function is not used: the only question is what to do with the die."""
    pos = table(seat(hand=f"{card} mine-6a"))
    play(pos, card)
    assert pos.step == "act"
    got = player(pos)
    assert (got["silver"], got["workers"], got["points"], sum(got["goods"]), piles(pos)) == (0, 0, 0, 0, [])


def test_cards_with_the_same_die_do_the_same() -> None:
    """The same choices are open, whatever the card."""
    opened = []
    for card in ("castle-3a", "pasture-3c", "market-3"):
        pos = table(seat(hand=f"{card} mine-6a", workers=1, goods=[1, 1, 1]), display={2: "bank-4", 5: "bank-5"})
        play(pos, card)
        opened.append([choice.to_json() for choice in pos.choices])
    assert opened[0] == opened[1] == opened[2]


def test_a_played_card_gives_one_action() -> None:
    """After it the next player's turn begins."""
    pos = table(seat(hand="castle-2a mine-5a"))
    play(pos, "castle-2a")
    pos.push(TAKE_SILVER)
    assert (pos.turn, pos.step) == (1, "play_card")


def test_it_is_necessary_to_play_a_card_for_each_action() -> None:
    """Before a card is played no action is open."""
    pos = table(seat(hand="castle-2a mine-5a", silver=9, workers=9, goods=[1, 1, 1]))
    assert questions(pos) == {"play_card", "buy"}


@pytest.mark.parametrize(("turn", "players", "following"), [(0, 2, 1), (1, 2, 0), (0, 3, 1), (2, 3, 0), (3, 4, 0)])
def test_the_turn_goes_round_clockwise(turn: int, players: int, following: int) -> None:
    """After a turn the next seat plays, after the last seat the first."""
    pos = table(*[seat() for _ in range(players)], turn=turn)
    pos.push({"do": "play_card", "slot": 0})
    pos.push(TAKE_SILVER)
    assert pos.turn == following


def test_after_the_turn_the_next_card_is_drawn_from_the_own_pile() -> None:
    """So that there are two in the hand again; the pile is one card shorter."""
    pos = table(seat(hand="castle-2a mine-5a", dice="ship-1a ship-2a ship-3a"))
    play(pos, "castle-2a")
    pos.push(TAKE_SILVER)
    hand, dice = player(pos)["hand"], player(pos)["dice"]
    assert (len(hand), len(dice), hand[0]) == (2, 2, "mine-5a")
    assert sorted([*hand[1:], *dice]) == ["ship-1a", "ship-2a", "ship-3a"]


def test_no_card_is_drawn_from_an_empty_pile() -> None:
    """Before the last turn of a round one card is left in the hand."""
    pos = table(seat(hand="castle-2a mine-5a"))
    play(pos, "castle-2a")
    pos.push(TAKE_SILVER)
    assert (player(pos)["hand"], player(pos)["dice"]) == (["mine-5a"], [])


def test_the_last_card_of_a_round_is_no_choice() -> None:
    """It is played by itself, and only the action is asked."""
    pos = table(seat(hand="castle-2a"))
    assert (pos.step, pos.turn, discard(pos)) == ("act", 0, ["castle-2a"])
    assert player(pos)["hand"] == []


def test_the_drawn_card_is_told_to_its_owner_alone() -> None:
    """The others are told that somebody drew."""
    pos = table(seat(hand="castle-2a mine-5a", dice="ship-1a"))
    play(pos, "castle-2a")
    pos.push(TAKE_SILVER)
    assert next(event for event in pos.events_for(0) if event["what"] == "drew")["card"] == "ship-1a"
    assert "ship-1a" not in set(named_in(pos.events_for(1)))
    assert "ship-1a" not in set(named_in(pos.events_for(None)))


def plays(players: int, seed: int) -> list[tuple[str, int]]:
    """Who played a card in which round, over a whole game by chance."""
    pos, chooser, found = burgundy_cards.new(players=players, seed=seed), random.Random(seed), []
    while not pos.over:
        before = pos.dump()["round"]
        pos.push(chooser.choice(list(pos.choices)))
        for event in pos.events:
            before = event["round"] if event["what"] == "round_began" else before
            found += [(before, event["player"])] if event["what"] == "played" else []
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_rounds_of_six_turns_are_played(players: int) -> None:
    """Everybody plays six cards in each round from A to E, and then the game is over."""
    found = plays(players, seed=11)
    assert Counter(found) == {(name, p): 6 for name in ROUNDS for p in range(players)}
    assert [name for name, _ in found] == [name for name in ROUNDS for _ in range(6 * players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_within_a_round_the_turns_keep_their_order(players: int) -> None:
    """From the starting player of the round on, whatever is sold meanwhile."""
    found = [p for _, p in plays(players, seed=12)]
    for at in range(0, len(found), 6 * players):
        first = found[at]
        assert found[at : at + 6 * players] == [(first + n) % players for n in range(6 * players)]


def test_a_finished_game_asks_nobody() -> None:
    """When the last card of round E is played, nothing is open."""
    pos = burgundy_cards.load(position(seat(hand="castle-2a"), seat(hand=""), round="E"))
    pos.push(TAKE_SILVER)
    assert (pos.over, pos.turn, len(pos.choices), offered(pos, "play_card")) == (True, None, 0, [])
