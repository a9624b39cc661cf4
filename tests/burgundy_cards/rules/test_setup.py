"""Setup: what lies on the table before the first turn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from burgundy_cards.rules import table as t

from bailey.core import BadInput
from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

PLAYERS = (2, 3, 4)
each = pytest.mark.parametrize("players", PLAYERS)


@cache
def games(players: int) -> tuple[Position, ...]:
    """Forty games before their first turn."""
    return tuple(burgundy_cards.new(players=players, seed=seed) for seed in range(40))


@pytest.mark.parametrize("players", [0, 5])
def test_no_game_without_players_and_none_for_five_nor_a_written_one(players: int) -> None:
    with pytest.raises(BadInput):
        burgundy_cards.new(players=players, seed=3)
    with pytest.raises(BadInput):
        burgundy_cards.load(t.position(*[t.seat()] * 5))


@pytest.mark.parametrize(("players", "workers"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_what_everybody_begins_with(players: int, workers: list[int]) -> None:
    """One silver, one good and one animal of any kind; workers by turn order; nothing else. Round A begins."""
    for pos in games(players)[:10]:
        assert (pos.state.seats, len(pos.dump()["players"]), len(pos.score())) == (players,) * 3
        wanted = {"turn": 0, "start_player": 0, "start_card_face_down": False, "first_triples": [-1] * 7, "round": "A"}
        assert t.seen(pos, wanted) == wanted
        for p in range(players):
            mine = t.player(pos, p)
            assert (mine["silver"], mine["workers"], mine["points"], mine["all_seven"]) == (1, workers[p], 0, 0)
            assert (sorted(mine["goods"]), sorted(mine["animals"])) == ([0, 0, 1], [0, 0, 0, 1])
            assert (mine["projects"], mine["estate"], mine["sold"]) == ([], [], [0, 0, 0])
            assert (len(mine["hand"]), len(mine["dice"])) == (2, 4), "dealt six, picked up two"


def test_the_good_and_the_animal_are_picked_by_chance() -> None:
    """Over many games each seat begins with every kind."""
    for p in range(2):
        assert {t.player(pos, p)["goods"].index(1) for pos in games(2)} == set(range(3))
        assert {t.player(pos, p)["animals"].index(1) for pos in games(2)} == set(range(4))


@each
def test_the_remaining_goods_and_animals_lie_in_two_equal_open_piles(players: int) -> None:
    """Of 18 goods and 20 animals; an odd card makes one pile larger by one. Over many games every kind lies on top."""
    for name, all_there_are, kinds in (("goods_piles", 18, t.GOODS), ("animal_piles", 20, t.ANIMALS)):
        for pos in games(players):
            heights = [pile["cards"] for pile in pos.dump()[name]]
            assert sum(heights) == all_there_are - players
            assert abs(heights[0] - heights[1]) <= 1
        assert all({pos.dump()[name][i]["top"] for pos in games(players)} == set(kinds) for i in range(2))


@pytest.mark.parametrize(("players", "cards", "by_turns"), [(2, 7, 1), (3, 10, 1), (4, 13, 2)])
def test_the_display_holds_7_10_or_13_cards(players: int, cards: int, by_turns: int) -> None:
    """The first six go one to each row, with four players twice, and may show any die; the last go by their dice."""
    for pos in games(players):
        assert len(t.shown(pos)) == cards
        for number in t.ROWS:
            assert len(t.row(pos, number)) >= by_turns
            assert {t.die(card) for card in t.row(pos, number)[by_turns:]} <= {number}
    assert {t.die(t.row(pos, 3)[0]) for pos in games(players)} == set(t.ROWS)


@each
def test_all_114_cards_are_in_the_game(players: int) -> None:
    """In the display, with the players, and the rest in the deck; nothing is discarded yet."""
    pos = games(players)[6]
    dealt = [card for p in range(players) for pile in ("hand", "dice") for card in t.player(pos, p)[pile]]
    assert sorted(t.deck(pos) + t.shown(pos) + dealt) == sorted(t.CARDS)
    assert t.seen(pos, {"discard": 0}) == {"discard": []}


def test_the_cards_are_shuffled() -> None:
    """Forty games show most of the deck in their displays, and deal most of it into the first hand."""
    assert len({card for pos in games(2) for card in t.shown(pos)}) > 90
    assert len({card for pos in games(2) for card in t.player(pos)["hand"]}) > 40


def test_a_hand_is_seen_by_its_owner_alone_and_nobody_looks_at_the_cards_dealt_face_down() -> None:
    """The others see backs. The deck is hidden from everybody, the display open."""
    pos = games(3)[2]
    for viewer in (0, 1, 2, None):
        seats = pos.view(viewer)["players"]
        assert [one["dice"] for one in seats] == [4] * 3
        for p in range(3):
            own = t.player(pos, p)["hand"] if p == viewer else 2
            assert (t.names(seats[p]["hand"]) if p == viewer else seats[p]["hand"]) == own
        assert pos.view(viewer)["deck"] == len(t.deck(pos))
        assert pos.view(viewer)["display"] == pos.dump()["display"]
