"""The end of a round: a new display, a new round card, six new cards for everybody, a new start player."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import (
    CARDS,
    FINISH,
    ROUNDS,
    ROWS,
    TAKE_SILVER,
    Json,
    deck,
    die,
    discard,
    piles,
    player,
    row,
    seat,
    shown,
    table,
    told,
)

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

LEFT = {1: "castle-1a", 4: "mine-3a ship-4a"}
#: What the end of such a round discards: the last played card, and what is left in the display.
BESIDE = {"pasture-6c", "castle-1a", "mine-3a", "ship-4a"}


def last_turn(own: Json | None = None, players: int = 2, **rest: Any) -> Position:
    """Seat 0 has played the last card of the round and is about to act; nobody else has a card."""
    own = own or seat()
    return table({**own, "hand": ["pasture-6c"]}, *[seat(hand="")] * (players - 1), **rest)


def next_round(own: Json | None = None, players: int = 2, **rest: Any) -> Position:
    """Seat 0 has ended the round."""
    pos = last_turn(own, players, **({"display": LEFT} | rest))
    pos.push(TAKE_SILVER)
    return pos


def test_the_round_ends_after_all_players_have_played_their_cards() -> None:
    """While anybody has one it goes on."""
    pos = table(seat(hand="pasture-6c", workers=1), seat(hand="pasture-6b", workers=1))
    pos.push(TAKE_SILVER)
    assert (pos.dump()["round"], pos.turn) == ("A", 1)
    pos.push(TAKE_SILVER)
    assert pos.dump()["round"] == "B"


@pytest.mark.parametrize(("name", "following"), list(pairwise(ROUNDS)))
def test_the_next_round_card_is_shown(name: str, following: str) -> None:
    """A, B, C, D, E."""
    pos = next_round(round=name)
    assert pos.dump()["round"] == following
    assert [event["round"] for event in told(pos, "round_ended")] == [name]
    assert [event["round"] for event in told(pos, "round_began")] == [following]


def test_all_cards_remaining_in_the_display_are_discarded() -> None:
    """They lie on the discard pile, with the last played card."""
    pos = next_round()
    assert set(discard(pos)) == BESIDE


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_new_cards_are_placed_in_the_display_as_at_the_start(players: int, cards: int) -> None:
    """7, 10 or 13; the first ones in the order of the rows, the last ones by their dice."""
    by_turns = 2 if players == 4 else 1
    for seed in range(10):
        pos = next_round(players=players, seed=seed)
        assert len(shown(pos)) == cards
        assert not set(shown(pos)) & {"castle-1a", "mine-3a", "ship-4a"}
        for number in ROWS:
            assert len(row(pos, number)) >= by_turns
            assert {die(card) for card in row(pos, number)[by_turns:]} <= {number}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_another_six_cards_and_two_of_them_into_the_hand(players: int) -> None:
    """Four stay face down."""
    pos = next_round(players=players)
    assert [(len(player(pos, p)["hand"]), len(player(pos, p)["dice"])) for p in range(players)] == [(2, 4)] * players


def test_no_card_is_lost_and_none_is_doubled() -> None:
    """All 114 are somewhere."""
    pos = next_round(seat(projects="bank-4", estate=("mine-1a mine-2a",)), players=3)
    held = [card for p in range(3) for pile in ("hand", "dice", "projects", "estate") for card in player(pos, p)[pile]]
    assert sorted([*held, *shown(pos), *discard(pos), *deck(pos)]) == sorted(CARDS)


def test_what_the_players_have_stays_with_them() -> None:
    """Projects, estate, storage and points."""
    own = seat(projects="bank-4", estate=("mine-1a mine-2a",), silver=1, workers=3, goods=[1, 0, 2], points=2)
    pos = next_round(own)
    got = player(pos)
    assert (got["projects"], piles(pos), got["silver"]) == (["bank-4"], ["mine-1a mine-2a"], 2)
    assert (got["workers"], got["goods"], got["points"]) == (3, [1, 0, 2], 2)


def test_bonus_cards_are_not_renewed() -> None:
    """They are there once in a game."""
    first = [0, -1, 1, -1, -1, -1, -1]
    own, other = (seat(hand="", estate=(f"{name}-4b {name}-5b {name}-6b",)) for name in ("castle", "cloister"))
    pos = table({**own, "hand": ["pasture-6c"]}, other, first_triples=first, display=LEFT)
    pos.push(TAKE_SILVER)
    assert (pos.dump()["round"], pos.dump()["first_triples"]) == ("B", first)


# --- the start player -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_who_has_the_card_face_down_flips_it_and_starts(holder: int) -> None:
    """The start player of the entire round."""
    pos = next_round(players=3, start_player=holder, start_card_face_down=True)
    assert (pos.turn, pos.dump()["start_player"], pos.dump()["start_card_face_down"]) == (holder, holder, False)
    assert told(pos, "start_player") == [{"what": "start_player", "player": holder}]


@pytest.mark.parametrize(("holder", "following"), [(0, 1), (1, 2), (2, 0)])
def test_a_card_still_face_up_is_passed_to_the_next_player_clockwise(holder: int, following: int) -> None:
    """Who becomes the start player."""
    pos = next_round(players=3, start_player=holder)
    assert (pos.turn, pos.dump()["start_player"], pos.dump()["start_card_face_down"]) == (following, following, False)


def test_the_seller_of_the_last_turn_starts_the_next_round() -> None:
    """The card is taken face down and flipped at once."""
    pos = last_turn(seat(goods=[0, 0, 1]), start_player=1)
    pos.push({"do": "sell", "good": 2})
    assert (pos.turn, pos.dump()["start_player"], pos.dump()["start_card_face_down"]) == (0, 0, False)


def test_of_several_sellers_the_last_one_starts() -> None:
    """The card goes from hand to hand."""
    pos = table(seat(hand="pasture-1a", goods=[1, 0, 0]), seat(hand="pasture-1b", goods=[1, 0, 0]), start_player=0)
    for _ in range(2):
        pos.push({"do": "sell", "good": 0})
    assert (pos.turn, pos.dump()["start_player"]) == (1, 1)


def test_play_continues_clockwise_from_the_start_player() -> None:
    """Seat 2 starts, then come 0 and 1."""
    pos = next_round(players=3, start_player=1)
    turns = []
    for _ in range(3):
        turns.append(pos.turn)
        pos.push({"do": "play_card", "slot": 0})
        pos.push(TAKE_SILVER)
    assert turns == [2, 0, 1]


def test_after_the_last_round_the_card_stays_as_it_is() -> None:
    """There is nothing to start any more."""
    pos = next_round(round="E", start_player=0)
    assert (pos.over, pos.dump()["start_player"], pos.dump()["round"]) == (True, 0, "E")


# --- reshuffles -------------------------------------------------------------------------------------------------------

SEVEN = "ship-1a ship-2a ship-3a ship-4b ship-5a ship-6a bank-4"


def test_if_necessary_the_discarded_cards_are_reshuffled() -> None:
    """The last seven cards of the deck are the display; the hands come from the shuffled discard pile."""
    pos = next_round(deck=SEVEN)
    assert sorted(shown(pos)) == sorted(SEVEN.split())
    assert (len(told(pos, "reshuffled")), discard(pos)) == (1, [])
    assert len(deck(pos)) == 114 - 7 - 12


def test_a_display_is_filled_across_a_reshuffle() -> None:
    """Three cards from the deck, in the first three rows, and four from the discard pile."""
    pos = next_round(deck="ship-1a ship-2a ship-3a")
    assert {row(pos, number)[0] for number in (1, 2, 3)} == {"ship-1a", "ship-2a", "ship-3a"}
    assert (len(shown(pos)), len(told(pos, "reshuffled"))) == (7, 1)


def test_the_cards_left_in_the_display_are_reshuffled_too() -> None:
    """They were discarded before; over many games they come back."""
    back = set()
    for seed in range(40):
        pos = next_round(deck="", seed=seed)
        back |= BESIDE & {*shown(pos), *player(pos)["hand"]}
    assert back == BESIDE


def test_while_the_deck_lasts_nothing_is_reshuffled() -> None:
    """Exactly the 7 + 12 cards that are needed."""
    exactly = " ".join([card for card in CARDS if card not in BESIDE][:19])
    pos = next_round(deck=exactly)
    assert (told(pos, "reshuffled"), deck(pos)) == ([], [])


def test_estates_projects_and_hands_are_not_reshuffled() -> None:
    """Only what was discarded."""
    pos = next_round(seat(projects="bank-5", estate=("mine-1a",)), deck="")
    assert (player(pos)["projects"], piles(pos)) == (["bank-5"], ["mine-1a"])
    assert not {"bank-5", "mine-1a"} & set(deck(pos))


@pytest.mark.parametrize(("players", "rounds"), [(1, ""), (2, ""), (3, "E"), (4, "D")])
def test_the_deck_lasts_for_two_players_and_is_reshuffled_for_three_and_four(players: int, rounds: str) -> None:
    """Without purchases 65 and Aaron's 25, 95, 140 and 185 cards are dealt: while round E or round D is set up."""
    pos, reshuffled = burgundy_cards.new(players=players, seed=3, options={"end_only_check": 1}), ""
    while not pos.over:
        pos.push(TAKE_SILVER if TAKE_SILVER in pos.choices else FINISH if FINISH in pos.choices else pos.choices[0])
        reshuffled += pos.dump()["round"] * len(told(pos, "reshuffled"))
    assert reshuffled == rounds
