"""Setup: what lies on the table before the first turn."""

from __future__ import annotations

import pytest
from castle_combo.rules import table as t

from bailey.core import BadInput
from bailey.games import castle_combo

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_players_begin_with_15_gold_and_2_keys_and_no_card(players: int) -> None:
    pos = castle_combo.new(players=players, seed=8)
    assert t.held(pos) == [(15, 2)] * players
    assert len(pos.score()) == players
    assert [t.tableau(pos, p) for p in range(players)] == [[]] * players


@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_no_game_nor_a_written_one(players: int) -> None:
    with pytest.raises(BadInput):
        castle_combo.new(players=players, seed=3)
    drawn = t.position(*[t.seat() for _ in range(6)])
    with pytest.raises(BadInput):
        castle_combo.load(drawn | {"seats": players, "players": drawn["players"][:players]})


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("location", t.LOCATIONS)
def test_three_of_39_cards_lie_open_at_each_location_the_others_in_its_deck(players: int, location: str) -> None:
    pos = castle_combo.new(players=players, seed=5)
    assert sorted(t.row(pos, location) + t.deck(pos, location)) == sorted(t.CARDS[location])
    assert (len(t.CARDS[location]), len(t.row(pos, location))) == (39, 3)
    assert (t.discard(pos, location), t.removed(pos, location)) == ([], False)


@pytest.mark.parametrize("location", t.LOCATIONS)
def test_the_deck_is_shuffled(location: str) -> None:
    """Thirty games open with many different rows, and with most of the cards."""
    rows = [t.row(castle_combo.new(players=2, seed=seed), location) for seed in range(30)]
    assert len({tuple(sorted(one)) for one in rows}) > 20
    assert len({card for one in rows for card in one}) > 25


def test_castle_and_village_are_shuffled_apart() -> None:
    """Equal places of the two rows do not go together: one shuffle tells nothing of the other."""
    games = [castle_combo.new(players=2, seed=seed) for seed in range(30)]
    pairs = [tuple(t.CARDS[place].index(t.row(pos, place)[0]) for place in t.LOCATIONS) for pos in games]
    assert len({(a - b) % 39 for a, b in pairs}) > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_random_and_begins_at_the_village(players: int) -> None:
    games = [castle_combo.new(players=players, seed=seed) for seed in range(80)]
    assert {pos.turn for pos in games} == set(range(players))
    assert {t.messenger(pos) for pos in games} == {"village"}


def test_what_a_written_position_leaves_out_is_as_at_the_start() -> None:
    pos = castle_combo.load({"game": "castle-combo", "version": 1, "seats": 2, "turn": 1, "players": [{}, {}]})
    assert t.held(pos) == [(15, 2), (15, 2)]
    assert (t.messenger(pos), pos.turn) == ("village", 1)
