"""Setup: what lies on the table before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from burgundy_cards.rules.table import (
    ANIMALS,
    CARDS,
    GOODS,
    ROWS,
    deck,
    die,
    discard,
    names,
    piles,
    player,
    position,
    row,
    seat,
    shown,
)

from bailey.core import BadInput
from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

PLAYERS = (2, 3, 4)
SEEDS = range(40)


def games(players: int) -> list[Position]:
    """Forty games before their first turn."""
    return [burgundy_cards.new(players=players, seed=seed) for seed in SEEDS]


@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_four_players_sit_at_the_table(players: int) -> None:
    """Each of them plays and scores."""
    pos = burgundy_cards.new(players=players, seed=3)
    assert (pos.state.seats, len(pos.dump()["players"]), len(pos.score())) == (players, players, players)


@pytest.mark.parametrize("players", [0, 5])
def test_no_game_without_players_and_none_for_five(players: int) -> None:
    """The box is for one to four."""
    with pytest.raises(BadInput):
        burgundy_cards.new(players=players, seed=3)


def test_a_position_for_five_players_is_refused() -> None:
    """A written position keeps to the number of players too."""
    with pytest.raises(BadInput):
        burgundy_cards.load(position(*[seat()] * 5))


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_one_silver(players: int) -> None:
    """The same for every seat."""
    pos = burgundy_cards.new(players=players, seed=8)
    assert [player(pos, p)["silver"] for p in range(players)] == [1] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_one_good_and_one_animal(players: int) -> None:
    """Each of any kind."""
    for pos in games(players):
        for p in range(players):
            assert sorted(player(pos, p)["goods"]) == [0, 0, 1]
            assert sorted(player(pos, p)["animals"]) == [0, 0, 0, 1]


def test_the_good_and_the_animal_are_picked_by_chance() -> None:
    """Over many games each seat begins with every kind."""
    for p in range(2):
        assert {player(pos, p)["goods"].index(1) for pos in games(2)} == set(range(3))
        assert {player(pos, p)["animals"].index(1) for pos in games(2)} == set(range(4))


@pytest.mark.parametrize(("players", "workers"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_workers_are_handed_out_by_turn_order(players: int, workers: list[int]) -> None:
    """None for the starting player, one for the next two, two for the fourth."""
    pos = burgundy_cards.new(players=players, seed=5)
    assert [player(pos, p)["workers"] for p in range(players)] == workers


@pytest.mark.parametrize("players", PLAYERS)
def test_the_remaining_goods_and_animals_lie_in_two_equal_open_piles(players: int) -> None:
    """Of 18 goods and 20 animals; an odd card makes one pile larger by one."""
    for pos in games(players):
        for name, all_there_are, kinds in (("goods_piles", 18, GOODS), ("animal_piles", 20, ANIMALS)):
            heights = [pile["cards"] for pile in pos.dump()[name]]
            assert sum(heights) == all_there_are - players
            assert abs(heights[0] - heights[1]) <= 1
            assert all(pile["top"] in kinds for pile in pos.dump()[name])


def test_the_tops_of_the_piles_come_by_chance() -> None:
    """Over many games every kind lies on top of each pile."""
    for i in range(2):
        assert {pos.dump()["goods_piles"][i]["top"] for pos in games(2)} == set(GOODS)
        assert {pos.dump()["animal_piles"][i]["top"] for pos in games(2)} == set(ANIMALS)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_seat_is_the_starting_player_with_the_card_face_up(players: int) -> None:
    """Seats count from the starting player."""
    pos = burgundy_cards.new(players=players, seed=1)
    assert (pos.turn, pos.dump()["start_player"], pos.dump()["start_card_face_down"]) == (0, 0, False)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_seven_bonus_cards_of_the_first_triples_are_all_there(players: int) -> None:
    """Nobody has one yet, and nobody holds a card for all seven types."""
    pos = burgundy_cards.new(players=players, seed=1)
    assert pos.dump()["first_triples"] == [-1] * 7
    assert [player(pos, p)["all_seven"] for p in range(players)] == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_round_is_a(players: int) -> None:
    """Its round card lies on top of the others."""
    assert burgundy_cards.new(players=players, seed=1).dump()["round"] == "A"


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_begins_with_projects_an_estate_or_points(players: int) -> None:
    """The areas of every player are empty."""
    pos = burgundy_cards.new(players=players, seed=9)
    for p in range(players):
        assert (player(pos, p)["projects"], piles(pos, p), player(pos, p)["points"]) == ([], [], 0)
        assert player(pos, p)["sold"] == [0, 0, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_dealt_six_cards_and_has_picked_up_two(players: int) -> None:
    """Two in the hand, four face down."""
    pos = burgundy_cards.new(players=players, seed=2)
    assert [len(player(pos, p)["hand"]) for p in range(players)] == [2] * players
    assert [len(player(pos, p)["dice"]) for p in range(players)] == [4] * players


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_the_display_holds_7_10_or_13_cards(players: int, cards: int) -> None:
    """By the number of players."""
    assert {len(shown(pos)) for pos in games(players)} == {cards}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_six_cards_go_one_to_each_row(players: int) -> None:
    """No row is empty; with four players each has two."""
    at_least = 2 if players == 4 else 1
    assert all(len(row(pos, number)) >= at_least for pos in games(players) for number in ROWS)


@pytest.mark.parametrize(("players", "by_turns"), [(2, 1), (3, 1), (4, 2)])
def test_the_last_cards_go_to_the_rows_of_their_own_dice(players: int, by_turns: int) -> None:
    """The one left with two or four players, the four left with three."""
    for pos in games(players):
        for number in ROWS:
            assert {die(card) for card in row(pos, number)[by_turns:]} <= {number}


def test_the_cards_of_the_rows_in_order_may_show_any_die() -> None:
    """The first card of a row need not fit it."""
    assert {die(row(pos, 3)[0]) for pos in games(2)} == set(ROWS)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_114_cards_are_in_the_game(players: int) -> None:
    """In the display, with the players, and the rest in the deck; nothing is discarded yet."""
    pos = burgundy_cards.new(players=players, seed=6)
    dealt = [card for p in range(players) for pile in ("hand", "dice") for card in player(pos, p)[pile]]
    assert sorted(deck(pos) + shown(pos) + dealt) == sorted(CARDS)
    assert discard(pos) == []


def test_the_cards_are_shuffled() -> None:
    """Forty games show most of the deck in their displays, and deal most of it into the first hand."""
    assert len({card for pos in games(2) for card in shown(pos)}) > 90
    assert len({card for pos in games(2) for card in player(pos)["hand"]}) > 40


def test_nobody_looks_at_the_cards_dealt_face_down() -> None:
    """Neither their owner nor the others know them."""
    pos = burgundy_cards.new(players=3, seed=2)
    assert [pos.view(viewer)["players"][p]["dice"] for viewer in (0, 1, 2, None) for p in range(3)] == [4] * 12


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """The others see two backs."""
    pos = burgundy_cards.new(players=3, seed=2)
    for p in range(3):
        assert names(pos.view(p)["players"][p]["hand"]) == player(pos, p)["hand"]
        assert [pos.view(viewer)["players"][p]["hand"] for viewer in (0, 1, 2, None) if viewer != p] == [2] * 3


def test_the_deck_is_hidden_and_the_display_open() -> None:
    """From everybody, to everybody."""
    pos = burgundy_cards.new(players=2, seed=2)
    for viewer in (0, 1, None):
        assert pos.view(viewer)["deck"] == len(deck(pos))
        assert pos.view(viewer)["display"] == pos.dump()["display"]
