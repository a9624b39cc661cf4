"""Setup, phases and rounds (rules 2 and 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from burgundy_board.positions import FIRST, go, happened, me, offered, position, seen, spaces, with_goods

from bailey.core import card_at
from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import BLACK_BACK, KINDS
from bailey.games.burgundy_board.duchies import DUCHIES, DUCHY_SETS, kinds_of
from bailey.games.burgundy_board.tiles import IDS, TILES, tile

#: The kinds that each depot gets, in the order of its slots, and from how many players on (facts: the depots).
SLOTS = {
    1: (("knowledge", 3), ("livestock", 4), ("building", 2), ("ship", 2)),
    2: (("knowledge", 2), ("building", 3), ("castle", 2), ("building", 4)),
    3: (("livestock", 2), ("ship", 3), ("building", 2), ("knowledge", 4)),
    4: (("ship", 2), ("building", 2), ("mine", 4), ("livestock", 3)),
    5: (("building", 3), ("mine", 2), ("building", 4), ("knowledge", 2)),
    6: (("castle", 3), ("building", 2), ("ship", 4), ("livestock", 2)),
}
BLACK_SLOTS = {2: {1, 3, 4, 6}, 3: {0, 1, 3, 4, 6, 7}, 4: set(range(8))}
PLAYERS = (2, 3, 4)


def begun(players: int, seed: int = 3, **options: Any) -> Any:
    """Set up a game, and choose the first castle spaces."""
    pos = burgundy_board.new(players, seed, options)
    while pos.step in {"start_castle", "choose_duchy"}:
        pos.push(pos.choices[0])
    return pos


def kind_in(pos: Any, depot: int, slot: int) -> str:
    """Name the kind of a tile in a depot."""
    return KINDS[tile(card_at(pos.state.depots[depot - 1].tiles, slot)).kind]


def test_the_tiles() -> None:
    base = [row for row in TILES if "set" not in row]
    assert len(base) == 164
    backs = {"building": 40, "livestock": 20, "knowledge": 20, "ship": 20, "mine": 10, "castle": 14, "black": 40}
    assert Counter(row["back"] for row in base) == backs


@pytest.mark.parametrize("players", PLAYERS)
def test_setup_of_each_player(players: int) -> None:
    pos = burgundy_board.new(players, 5)
    for p in range(players):
        mine = me(pos, p)
        assert (mine.silver, mine.workers, sum(mine.goods), mine.storage.size) == (1, p + 1, 3, 0)
    assert (pos.state.order[:players], pos.step) == ([*range(players)], "start_castle")


def test_everybody_chooses_a_castle_space_which_gives_no_points_and_no_action() -> None:
    pos = burgundy_board.new(2, 5, {"duchy": 1})
    castles = [k for k, kind in enumerate(kinds_of("2")) if kind == 0]
    for p in (0, 1):
        assert pos.turn == p
        assert [args["space"] for args in offered(pos, "start_castle")] == castles
        pos.push({"do": "start_castle", "space": castles[p]})
        assert me(pos, p).spaces.taken() == [castles[p]]
    assert (sum(me(pos).points), pos.step) == (0, "act")
    assert pos.state.supplies[0].tiles.size == 14 - 2 - 1, "and one lies in depot 2"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_depots_are_filled_by_the_number_of_players(players: int) -> None:
    pos = begun(players)
    for d, slots in SLOTS.items():
        there = pos.state.depots[d - 1].tiles.taken()
        assert there == [k for k, (_, least) in enumerate(slots) if players >= least]
        assert [kind_in(pos, d, k) for k in there] == [slots[k][0] for k in there]
    assert set(pos.state.black.taken()) == BLACK_SLOTS[players]
    assert sum(len(depot.tiles.taken()) for depot in pos.state.depots) == {2: 12, 3: 18, 4: 24}[players]


@pytest.mark.parametrize(("players", "phase", "kind"), [
    (3, "A", "castle"), (3, "B", "mine"), (3, "C", "castle"), (3, "D", "mine"), (3, "E", "castle"), (4, "B", "castle"),
])  # fmt: skip
def test_with_three_depot_six_has_a_mine_in_phases_b_and_d(players: int, phase: str, kind: str) -> None:
    """With four it is a castle always."""
    pos = position({"dice": [0, 0]}, seats=players, phase=phase, round=0, white=0, black={})
    assert (kind_in(pos, 6, 0), kind_in(pos, 2, 2)) == (kind, "castle")


def test_five_goods_come_in_a_phase_one_a_round() -> None:
    pos = begun(2, 9)
    assert [event["round"] for event in happened(pos, "goods_laid")] == [1, 2, 3, 4, 5]
    laid = [event["good"] for event in happened(pos, "goods_laid")]
    arrived = [(event["good"], event["depot"]) for event in happened(pos, "good_arrived")]
    assert arrived == [(laid[0], pos.state.white)]
    assert sum(sum(depot.goods) for depot in pos.state.depots) == 1


def test_everybody_rolls_and_the_first_rolls_the_white_die() -> None:
    pos = begun(3, 9)
    assert [event["player"] for event in happened(pos, "rolled")] == [0, 1, 2]
    assert all(1 <= die <= 6 for p in range(3) for die in me(pos, p).dice)
    assert [event["player"] for event in happened(pos, "white_die")] == [0]


def test_the_furthest_on_the_track_is_the_start_player() -> None:
    others = {1: {"track": 1, "has_played": True}}
    pos = position({"dice": [1, 0]}, others=others, order=[1, 0, -1, -1], depots={1: {0: "bank-1"}}, round=1)
    go(pos, "take_workers die=0, finish")
    assert (pos.state.round, happened(pos, "white_die")[0]["player"], pos.turn) == (2, 1, 1)


def test_a_new_phase_clears_tiles_and_leaves_goods() -> None:
    depots, black = {1: {0: "cow-4a"}, 2: {1: "mine-1"}}, {2: "castle-16", 7: "castle-15"}
    pos = position({"dice": [1, 0]}, depots=depots, goods={3: with_goods(t2=2)}, round=5, black=black)
    go(pos, "take_workers die=0, finish")
    assert (pos.state.phase, pos.state.round) == (1, 1)
    assert happened(pos, "cleared") == [{"what": "cleared", "amount": 4}]
    gone = {IDS[card_at(pos.state.discard, i)] for i in range(pos.state.discard.size)}
    assert gone == {"cow-4a", "mine-1", "castle-16", "castle-15"}
    assert pos.state.depots[2].goods[1] >= 2
    assert set(pos.state.black.taken()) == BLACK_SLOTS[2]


def test_a_game_has_twenty_five_rounds() -> None:
    pos, rounds = begun(2), 1
    while not pos.over:
        pos.push(next((c for c in pos.choices if c.name in {"take_workers", "finish"}), pos.choices[0]))
        rounds += len(happened(pos, "round_began"))
    assert rounds == 25


def test_an_empty_supply_leaves_slots_empty() -> None:
    """Which only a written position can have: all castles lie elsewhere."""
    base = [row for row in TILES if "set" not in row]
    gone = [row["id"] for row in base if "castle" in (row["kind"], row["back"]) or row["back"] == "black"]
    discard = [name for name in gone if name not in FIRST[:2]]
    pos = position({"dice": [0, 0]}, round=0, white=0, black={}, discard=discard)
    assert (pos.state.depots[1].tiles.taken(), pos.state.black.taken()) == ([0], [])
    assert pos.state.supplies[BLACK_BACK].tiles.size == 0


def test_a_player_without_a_tile_places_the_first_castle() -> None:
    pos = position({"spaces": spaces({}), "dice": [1, 2]})
    assert pos.step == "start_castle"
    assert seen(go(pos, "start_castle space=18"), {"step": 0}) == {"step": "act"}


# Duchies


def test_all_have_the_same_duchy_or_each_chooses_one() -> None:
    pos = burgundy_board.new(3, 5, {"duchy": 4})
    assert [DUCHIES[me(pos, p).duchy] for p in range(3)] == ["4-se"] * 3
    pos = burgundy_board.new(2, 5, {"duchies": 1, "duchy_set": 1})
    assert pos.step == "choose_duchy"
    assert [args["duchy"] for args in offered(pos, "choose_duchy")] == [*DUCHY_SETS[1]]
    pos.push({"do": "choose_duchy", "duchy": DUCHY_SETS[1][3]})
    assert (pos.turn, DUCHIES[me(pos).duchy]) == (1, "4-se")


@pytest.mark.parametrize("which", [0, 1, 2])
def test_duchies_are_dealt_and_all_differ(which: int) -> None:
    dealt = [burgundy_board.new(4, seed, {"duchies": 2, "duchy_set": which}) for seed in range(30)]
    held = [[me(pos, p).duchy for p in range(4)] for pos in dealt]
    assert all(len(set(four)) == 4 for four in held)
    found = {duchy for four in held for duchy in four}
    assert (found <= {*DUCHY_SETS[which]}, len(found) >= 9) == (True, True)


def test_the_sets_of_duchies_and_the_number_of_each_kind() -> None:
    names = [{DUCHIES[i] for i in found} for found in DUCHY_SETS]
    plain = {"1", "2", "3", "5", "6", "7", "9", "10"}
    assert names == [plain | {"4-classic", "8-classic"}, plain | {"4-se", "8-se"}, {*DUCHIES}]
    assert {"14", "24"}.isdisjoint(DUCHIES)
    assert len(DUCHIES) == 30
    wanted = {"building": 12, "knowledge": 6, "ship": 6, "livestock": 6, "castle": 4, "mine": 3}
    assert all(Counter(KINDS[kind] for kind in kinds_of(duchy)) == wanted for duchy in DUCHIES)


def test_expansions_bring_their_tiles() -> None:
    sizes = [supply.tiles.size for supply in begun(2, 3, additional_hexes=1, white_castles=1).state.supplies]
    assert (sizes[KINDS.index("knowledge")], sizes[KINDS.index("building")], sizes[BLACK_BACK]) == (21, 42, 40)
