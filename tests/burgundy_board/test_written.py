"""Positions that people write: what is completed, and what is refused with its place and a remedy."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import ONE, Wild
from burgundy_board.automata_positions import written as against_it
from burgundy_board.positions import me, player, position, spaces, with_goods

from bailey.core import BadInput
from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import BUILDINGS


def load(**written: Any) -> burgundy_board.Position:
    """Load a position of two players."""
    return burgundy_board.load({"game": "burgundy-board", "seats": 2, **written})


def test_an_empty_position_begins_the_game() -> None:
    pos = load()
    assert pos.step == "start_castle"
    pos.push(pos.choices[0])
    pos.push(pos.choices[0])
    assert (pos.step, pos.state.phase, pos.state.round) == ("act", 0, 1)
    assert len(pos.state.black.taken()) == 4


def test_with_tiles_in_the_depots_the_round_begins() -> None:
    players = [player(0), player(1)]
    depots = [{"tiles": ["bank-1"]}, *({} for _ in range(5))]
    pos = load(players=players, depots=depots, round=2)
    assert pos.state.round == 3
    assert sum(sum(depot.goods) for depot in pos.state.depots) == 1


def test_whoever_has_no_dice_rolls() -> None:
    pos = position({"dice": [0, 0]}, others={1: {"has_played": False}})
    assert all(me(pos).dice)
    assert all(me(pos, 1).dice)


def test_the_order_is_that_of_the_track() -> None:
    pos = position({"track": 1}, others={1: {"track": 3}})
    assert pos.state.order[:2] == [1, 0]


def test_the_automata_gets_its_cards() -> None:
    pos = position({}, others={}, automata=2)
    assert pos.state.sides[0].card.size == 1
    assert len(pos.state.sides[0].items.taken()) == 1
    assert pos.state.automata_deck.size <= 7


def test_goods_that_nobody_shows_are_unseen() -> None:
    pos = position({"goods": with_goods(t1=2)}, goods={3: with_goods(t1=1)}, coming_goods=[6, 0, 6, 1, 2])
    assert pos.state.unseen_goods[0] == 7 - 4


def test_what_is_saved_is_read_back() -> None:
    data = against_it(left=ONE, on_left={1: Wild("castle-16")}, reserve=["cow-2a"], him={"silver": 3})
    pos = burgundy_board.load(data)
    again = burgundy_board.load(pos.dump())
    assert again == pos
    assert again.digest == pos.digest


ONE_SIDE = {"automata": 1, "sides": [{"card": [ONE]}, {}]}
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"automata": 1, "depots": [{"tiles": ["automata-1"]}]}, r"depots\[0\].tiles\[0\]: automata-1 is not a tile"),
    ({"automata": 1, "sides": [{"card": ["bank-1"]}, {"card": ["automata-1"]}]}, "not a card of the Automata"),
    ({"supplies": [{"tiles": ["mine-1"]}]}, r"supplies\[0\]\[14\]: mine-1 is not a castle tile"),
    ({"players": [player(0, {24: "bank-1"}), player(1)]}, r"players\[0\].spaces\[24\]: bank-1 does not fit there"),
    (
        {"players": [player(0, {25: "bank-1", 26: "bank-2"}), player(1)]},
        r"players\[0\].spaces\[26\]: its town has this building already; only knowledge 1 allows several",
    ),
    ({"players": [player(0, goods=[1, 1, 1, 1, 0, 0]), player(1)]}, r"players\[0\].goods: holds 4 types"),
    ({"players": [{"spaces": spaces({18: "castle-1"})}, player(1)]}, r"players\[0\].duchy: say which duchy"),
    ({"players": [player(0, goods=[5]), player(1, goods=[3])]}, "shows 8 goods of good-1; there are 7"),
    ({"reserve": ["bank-1"]}, "position.reserve: belongs to the Automata, which does not play"),
    ({"order": [0, 0, -1, -1]}, "position.order: name each of the players 0 to 1 once"),
    ({"order": [1, 0, 0, -1]}, "position.order: name each"),
    ({"players": [player(0, track=2), player(1)], "order": [1, 0, -1, -1]}, "whoever is further on the track"),
    ({"first_bonus": [3, -1, -1, -1, -1, -1]}, "position.first_bonus: of castle it is held by a player"),
    ({"second_bonus": [0, -1, -1, -1, -1, -1]}, "position.second_bonus: of castle it goes to another player"),
    (ONE_SIDE, "position.sides: write both cards of the Automata, or none"),
    ({"taken": ["bank-1"]}, "position.taken: holds tiles only in the middle of a turn"),
    ({"round": 5, "depots": [{"tiles": ["bank-1"]}]}, "position.round: after round 5 the phase is over"),
]


@pytest.mark.parametrize(("written", "fault"), REFUSED, ids=[fault[:40] for _, fault in REFUSED])
def test_faults_are_named(written: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        load(**written)


IN_ITS_GAME: list[tuple[dict[str, Any], str]] = [
    ({"him": {"workers": 1}}, "the Automata has no duchy board, storage, workers or dice"),
    ({"left": ONE, "on_left": {3: "bank-1"}}, r"sides\[0\].items\[3\]: the card has no such item"),
    ({"left": ONE, "on_left": {0: "bank-1"}}, r"sides\[0\].items\[0\]: the item is for mine; only wild tiles may"),
    (
        {"left": ONE, "on_left": {0: "mine-1", 1: "cow-2a", 2: Wild("bank-1")}},
        r"sides\[0\]: a card that is full is finished at once",
    ),
]


@pytest.mark.parametrize(("written", "fault"), IN_ITS_GAME, ids=[fault[:40] for _, fault in IN_ITS_GAME])
def test_faults_of_the_automata_are_named(written: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        burgundy_board.load(against_it(**written))


def test_knowledge_1_allows_several_alike() -> None:
    pos = position(player(0, {25: "bank-1", 26: "bank-2", 12: "knowledge-1"}))
    assert me(pos).built[BUILDINGS.index("bank")] == 2


def test_the_automatas_colours_are_counted() -> None:
    pos = burgundy_board.load(against_it(finished=["mine-1", "bank-1", "bank-2"]))
    assert pos.state.players[2].placed == [0, 1, 0, 0, 0, 2]
