"""The end of a round: a new display, a new round card, six new cards for everybody, a new start player."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

LEFT = {1: "castle-1a", 4: "mine-3a ship-4a"}
#: What the end of such a round discards: the last played card, and what is left in the display.
BESIDE = {"pasture-6c", "castle-1a", "mine-3a", "ship-4a"}


def last_turn(own: t.Json | None = None, players: int = 2, **rest: Any) -> Position:
    """Seat 0 has played the last card of the round and is about to act; nobody else has a card."""
    own = own or t.seat()
    return t.table({**own, "hand": ["pasture-6c"]}, *[t.seat(hand="")] * (players - 1), **rest)


def next_round(own: t.Json | None = None, players: int = 2, **rest: Any) -> Position:
    """Seat 0 has ended the round."""
    return t.go(last_turn(own, players, **({"display": LEFT} | rest)), "take_silver")


def test_the_round_ends_after_all_players_have_played_their_cards() -> None:
    """While anybody has one it goes on."""
    pos = t.table(t.seat(hand="pasture-6c", workers=1), t.seat(hand="pasture-6b", workers=1))
    assert t.seen(t.go(pos, "take_silver"), {"round": 0, "turn": 0}) == {"round": "A", "turn": 1}
    assert t.seen(t.go(pos, "take_silver"), {"round": 0}) == {"round": "B"}


@pytest.mark.parametrize(("name", "following"), list(pairwise(t.ROUNDS)))
def test_the_next_round_card_is_shown(name: str, following: str) -> None:
    pos = next_round(round=name)
    assert pos.dump()["round"] == following
    assert [event["round"] for event in t.told(pos, "round_ended")] == [name]
    assert [event["round"] for event in t.told(pos, "round_began")] == [following]


@pytest.mark.parametrize(("players", "cards", "by_turns"), [(2, 7, 1), (3, 10, 1), (4, 13, 2)])
def test_new_cards_are_placed_in_the_display_and_dealt_as_at_the_start(players: int, cards: int, by_turns: int) -> None:
    """What was left is discarded; of six cards for everybody two come into the hand, four stay face down."""
    for seed in range(10):
        pos = next_round(players=players, seed=seed)
        assert set(t.discard(pos)) == BESIDE
        assert len(t.shown(pos)) == cards
        for number in t.ROWS:
            assert len(t.row(pos, number)) >= by_turns
            assert {t.die(card) for card in t.row(pos, number)[by_turns:]} <= {number}
        assert [(len(t.player(pos, p)["hand"]), len(t.player(pos, p)["dice"])) for p in range(players)] == [
            (2, 4)
        ] * players


def test_what_the_players_have_stays_with_them_and_no_card_is_lost() -> None:
    """Projects, estate, storage and points; all 114 are somewhere."""
    own = {"projects": "bank-4", "silver": 1, "workers": 3, "goods": [1, 0, 2], "points": 2}
    pos = next_round(t.seat(estate=("mine-1a mine-2a",), **own), players=3)
    wanted = own | {"projects": ["bank-4"], "silver": 2, "estate": ["mine-1a mine-2a"]}
    assert t.seen(pos, wanted) == wanted
    held = [
        card for p in range(3) for pile in ("hand", "dice", "projects", "estate") for card in t.player(pos, p)[pile]
    ]
    assert sorted([*held, *t.shown(pos), *t.discard(pos), *t.deck(pos)]) == sorted(t.CARDS)


def test_bonus_cards_are_not_renewed() -> None:
    """They are there once in a game."""
    first = [0, -1, 1, -1, -1, -1, -1]
    own, other = (t.seat(hand="", estate=(f"{name}-4b {name}-5b {name}-6b",)) for name in ("castle", "cloister"))
    pos = t.table({**own, "hand": ["pasture-6c"]}, other, first_triples=first, display=LEFT)
    assert t.seen(t.go(pos, "take_silver"), {"round": 0, "first_triples": 0}) == {"round": "B", "first_triples": first}


# --- the start player -------------------------------------------------------------------------------------------------


@cases("holder face_down following", {
    "who has the card face down flips it and starts": (0, True, 0),
    "the second": (1, True, 1),
    "the third": (2, True, 2),
    "a card still face up is passed to the next player": (0, False, 1),
    "from the second to the third": (1, False, 2),
    "from the last to the first": (2, False, 0),
})  # fmt: skip
def test_who_starts_the_next_round(holder: int, face_down: object, following: int) -> None:
    """Play continues clockwise from there."""
    pos = next_round(players=3, start_player=holder, start_card_face_down=face_down)
    wanted = {"turn": following, "start_player": following, "start_card_face_down": False}
    assert t.seen(pos, wanted) == wanted
    assert t.told(pos, "start_player") == [{"what": "start_player", "player": following}]
    turns = []
    for _ in range(3):
        turns.append(pos.turn)
        t.go(pos, "play_card slot=0, take_silver")
    assert turns == [(following + n) % 3 for n in range(3)]


@cases("made moves wanted", {
    "the seller of the last turn, at once": (lambda: last_turn(t.seat(goods=[0, 0, 1]), start_player=1), "sell dark",
        {"turn": 0, "start_player": 0, "start_card_face_down": False}),
    "of several sellers the last": (lambda: t.table(*[t.seat(hand=f"pasture-1{copy}", goods=[1, 0, 0]) for copy in
        "ab"]), "sell light, sell light", {"turn": 1, "start_player": 1}),
    "after the last round the card stays as it is": (lambda: last_turn(round="E", start_player=0), "take_silver",
        {"over": True, "start_player": 0, "round": "E"}),
})  # fmt: skip
def test_the_start_player_card_at_the_end(made: Any, moves: str, wanted: t.Json) -> None:
    assert t.seen(t.go(made(), moves), wanted) == wanted


# --- reshuffles -------------------------------------------------------------------------------------------------------

SEVEN = "ship-1a ship-2a ship-3a ship-4b ship-5a ship-6a bank-4"


def test_if_necessary_the_discarded_cards_are_reshuffled() -> None:
    """The last seven cards of the deck are the display; the hands come from the shuffled discard pile."""
    pos = next_round(deck=SEVEN)
    assert sorted(t.shown(pos)) == sorted(SEVEN.split())
    assert (len(t.told(pos, "reshuffled")), t.discard(pos)) == (1, [])
    assert len(t.deck(pos)) == 114 - 7 - 12


def test_a_display_is_filled_across_a_reshuffle() -> None:
    """Three cards from the deck, in the first three rows, and four from the discard pile."""
    pos = next_round(deck="ship-1a ship-2a ship-3a")
    assert {t.row(pos, number)[0] for number in (1, 2, 3)} == {"ship-1a", "ship-2a", "ship-3a"}
    assert (len(t.shown(pos)), len(t.told(pos, "reshuffled"))) == (7, 1)


def test_the_cards_left_in_the_display_are_reshuffled_too_and_only_what_was_discarded() -> None:
    """Over many games they come back; estates and projects do not."""
    back = set()
    for seed in range(40):
        pos = next_round(t.seat(projects="bank-5", estate=("mine-1a",)), deck="", seed=seed)
        back |= BESIDE & {*t.shown(pos), *t.player(pos)["hand"]}
        assert (t.player(pos)["projects"], t.piles(pos)) == (["bank-5"], ["mine-1a"])
    assert back == BESIDE


def test_while_the_deck_lasts_nothing_is_reshuffled() -> None:
    """Exactly the 7 + 12 cards that are needed."""
    pos = next_round(deck=" ".join([card for card in t.CARDS if card not in BESIDE][:19]))
    assert (t.told(pos, "reshuffled"), t.deck(pos)) == ([], [])


@pytest.mark.parametrize(("players", "rounds"), [(1, ""), (2, ""), (3, "E"), (4, "D")])
def test_the_deck_lasts_for_two_players_and_is_reshuffled_for_three_and_four(players: int, rounds: str) -> None:
    """Without purchases 65 and Aaron's 25, 95, 140 and 185 cards are dealt: while round E or round D is set up."""
    pos, reshuffled = burgundy_cards.new(players=players, seed=3, options={"end_only_check": 1}), ""
    while not pos.over:
        pos.push(next((one for one in pos.choices if one.name in ("take_silver", "finish")), pos.choices[0]))
        reshuffled += pos.dump()["round"] * len(t.told(pos, "reshuffled"))
    assert reshuffled == rounds
