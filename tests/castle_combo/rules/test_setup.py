"""Setup: what lies on the table before the first turn."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import CARDS, deck, discard, gold, keys, messenger, position, removed, row, seat, tableau

from bailey.core import BadInput
from bailey.games import castle_combo

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_players_sit_at_the_table(players: int) -> None:
    """Each number of players from two to five gives a game with that many seats."""
    pos = castle_combo.new(players=players, seed=3)
    assert len(pos.dump()["players"]) == players
    assert len(pos.score()) == players


@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_no_game(players: int) -> None:
    """Fewer than two or more than five players are refused."""
    with pytest.raises(BadInput):
        castle_combo.new(players=players, seed=3)


@pytest.mark.parametrize("players", [1, 6])
def test_a_position_for_one_or_six_players_is_refused(players: int) -> None:
    """A written position keeps to the number of players too."""
    drawn = position(*[seat() for _ in range(6)])
    drawn["seats"] = players
    drawn["players"] = drawn["players"][:players]
    with pytest.raises(BadInput):
        castle_combo.load(drawn)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("location", ["castle", "village"])
def test_all_39_cards_of_each_location_are_in_the_game(players: int, location: str) -> None:
    """Row and deck together are the whole location, whatever the number of players."""
    pos = castle_combo.new(players=players, seed=5)
    assert sorted(row(pos, location) + deck(pos, location)) == sorted(CARDS[location])
    assert len(CARDS[location]) == 39


@pytest.mark.parametrize("location", ["castle", "village"])
def test_three_cards_lie_open_at_each_location(location: str) -> None:
    """Each row begins with three cards."""
    pos = castle_combo.new(players=3, seed=1)
    assert len(row(pos, location)) == 3


@pytest.mark.parametrize("location", ["castle", "village"])
def test_nothing_is_discarded_or_removed_at_the_start(location: str) -> None:
    """Both discard piles begin empty and both locations are in the game."""
    pos = castle_combo.new(players=3, seed=1)
    assert discard(pos, location) == []
    assert not removed(pos, location)


@pytest.mark.parametrize("location", ["castle", "village"])
def test_the_deck_is_shuffled(location: str) -> None:
    """Thirty games open with many different rows, and with most of the cards."""
    rows = [row(castle_combo.new(players=2, seed=seed), location) for seed in range(30)]
    assert len({tuple(sorted(one)) for one in rows}) > 20
    assert len({card for one in rows for card in one}) > 25


def test_castle_and_village_are_shuffled_apart() -> None:
    """Equal places of the two rows do not go together: one shuffle tells nothing of the other."""
    games = [castle_combo.new(players=2, seed=seed) for seed in range(30)]
    pairs = [tuple(CARDS[place].index(row(pos, place)[0]) for place in ("castle", "village")) for pos in games]
    assert len({(a - b) % 39 for a, b in pairs}) > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_the_messenger_begins_at_the_village(players: int) -> None:
    """The first turn is played at the village."""
    assert messenger(castle_combo.new(players=players, seed=2)) == "village"


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_15_gold_and_2_keys(players: int) -> None:
    """Every seat gets the same, later seats no more."""
    pos = castle_combo.new(players=players, seed=8)
    assert [gold(pos, p) for p in range(players)] == [15] * players
    assert [keys(pos, p) for p in range(players)] == [2] * players


def test_nobody_begins_with_a_card() -> None:
    """All tableaux are empty."""
    pos = castle_combo.new(players=4, seed=8)
    assert [tableau(pos, p) for p in range(4)] == [[], [], [], []]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_random(players: int) -> None:
    """Over many seeds every seat begins."""
    first = {castle_combo.new(players=players, seed=seed).turn for seed in range(80)}
    assert first == set(range(players))


def test_a_written_position_begins_with_15_gold_and_2_keys_too() -> None:
    """What a position leaves out is as it is at the start."""
    pos = castle_combo.load({"game": "castle-combo", "version": 1, "seats": 2, "turn": 1, "players": [{}, {}]})
    assert (gold(pos, 0), gold(pos, 1), keys(pos, 0), keys(pos, 1)) == (15, 15, 2, 2)
    assert messenger(pos) == "village"
    assert pos.turn == 1
