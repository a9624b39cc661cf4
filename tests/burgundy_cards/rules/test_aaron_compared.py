"""Alone against Aaron: the comparison after every round, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import ROUNDS, TAKE_SILVER, Json, seat, table, told

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

AARON = 1
#: Aaron has 4 points: a triple of buildings, and its bonus card.
FOUR = seat(estate=("church-1 market-2 watchtower-3",))
#: A card of every type.
SEVEN = ("castle-1b", "mine-1b", "cloister-1b", "knowledge-1b", "ship-1b", "pasture-1b", "bank-5")
#: Seven cards that complete no triple and no seven types.
PLAIN = "castle-1a castle-2a mine-1a mine-2a ship-1a ship-2a bank-4"


def after_round(name: str, own: Json, **rest: Any) -> Position:
    """The last card of a round has been played, and its action brought a silver."""
    cards = {"aaron": PLAIN.split()} if name == "D" else {}
    own = {"workers": 1, **own, "hand": ["pasture-6c"]}
    pos = table(own, FOUR, seats=1, round=name, **(cards | rest))
    pos.push(TAKE_SILVER)
    return pos


@pytest.mark.parametrize("name", ROUNDS)
def test_if_aaron_has_more_points_after_a_round_he_wins_immediately(name: str) -> None:
    """The game is over in that round."""
    pos = after_round(name, seat(points=3))
    assert (pos.over, list(pos.winners), pos.dump()["round"]) == (True, [AARON], name)
    assert told(pos, "compared") == [{"what": "compared", "round": name, "own": 3, "aaron": 4}]
    assert [event["round"] for event in told(pos, "aaron_ahead")] == [name]


@pytest.mark.parametrize("name", "ABCD")
@pytest.mark.parametrize("points", [4, 5])
def test_with_the_same_or_more_points_the_game_continues_to_the_next_round(name: str, points: int) -> None:
    """A tie is enough."""
    pos = after_round(name, seat(points=points))
    assert (pos.over, pos.dump()["round"], pos.turn) == (False, ROUNDS[ROUNDS.index(name) + 1], 0)
    assert told(pos, "aaron_ahead") == []


@pytest.mark.parametrize("points", [4, 5])
def test_with_the_same_or_more_points_at_the_end_the_player_wins(points: int) -> None:
    """After round E."""
    pos = after_round("E", seat(points=points))
    assert (pos.over, list(pos.winners), pos.score()) == (True, [0], [points, 4])


def test_aaron_is_not_compared_within_a_round() -> None:
    """He may be ahead while it is played."""
    pos = table(seat(hand="ship-1a ship-2a", workers=1), FOUR, seats=1, round="B")
    pos.push({"do": "play_card", "slot": 0})
    pos.push(TAKE_SILVER)
    assert (pos.over, pos.turn, told(pos, "compared")) == (False, 0, [])


def test_the_action_of_the_last_card_counts() -> None:
    """Its points come before the comparison."""
    pos = table(seat(hand="pasture-6c", points=3, workers=3), FOUR, seats=1, round="B")
    pos.push({"do": "convert", "silver": 0})
    assert (pos.over, pos.dump()["round"]) == (False, "C")


def test_aarons_next_cards_come_after_the_comparison() -> None:
    """Their triple would have put him ahead; the game goes on, and he may be caught up with."""
    pos = after_round("D", seat(points=4), aaron=["ship-1a", "ship-2a", "ship-3a", *PLAIN.split()[:4]])
    assert told(pos, "compared") == [{"what": "compared", "round": "D", "own": 4, "aaron": 4}]
    assert (pos.over, pos.dump()["round"], pos.score()) == (False, "E", [4, 4 + 4 + 1])


ADDED = [
    ({"estate": ("ship-4a ship-5a ship-6a",)}, 4 + 1),
    ({"sold": [1, 1, 0]}, 2),
    ({"points": 2}, 2),
    ({"estate": SEVEN}, 3),
    ({"animals": [1, 2, 3, 0]}, 3),
]
IGNORED: list[tuple[dict[str, Any], int]] = [
    ({"silver": 1, "workers": 2}, 0),
    ({"goods": [3, 0, 0]}, 0),
    ({"projects": "mine-1b mine-2b"}, 0),
    ({"estate": ("ship-4a ship-5a", "cloister-1a cloister-2a")}, 0),
]


@pytest.mark.parametrize(("own", "points"), ADDED + IGNORED)
def test_the_comparison_counts_what_counts_at_the_end(own: dict[str, Any], points: int) -> None:
    """Triples, sold goods, points, bonus cards and animals; not what lies unused."""
    pos = after_round("E", seat(**own))
    assert told(pos, "compared") == [{"what": "compared", "round": "E", "own": points, "aaron": 4}]
    assert list(pos.winners) == ([0] if points >= 4 else [AARON])


def test_bonus_cards_of_the_player_count_too() -> None:
    """A first triple is one point."""
    own = seat(estate=("ship-4a ship-5a ship-6a",))
    pos = after_round("E", own, first_triples=[-1, -1, -1, -1, 0, -1, AARON])
    assert told(pos, "compared")[0] | {"what": ""} == {"what": "", "round": "E", "own": 5, "aaron": 4}
    assert list(pos.winners) == [0]


def test_aaron_scores_by_triples_and_bonus_cards() -> None:
    """Nothing else is his."""
    aaron = seat(estate=("mine-4a mine-5a mine-6a", "cloister-4a cloister-5a cloister-6a", *SEVEN), all_seven=3)
    pos = table(seat(), aaron, seats=1, round="E", first_triples=[-1, 1, 1, -1, -1, -1, -1])
    assert pos.breakdown(AARON) == [
        {"line": "triple", "type": "mine", "count": 1, "points": 4},
        {"line": "triple", "type": "cloister", "count": 1, "points": 6},
        {"line": "first_triples", "count": 2, "points": 2},
        {"line": "all_seven", "points": 3},
    ]
    assert pos.score() == [0, 15]


def test_the_points_after_each_round_are_kept() -> None:
    """Aaron's also without his bonus cards; rounds to come have none."""
    pos = after_round("D", seat(points=9), own_after=[1, 2, 3, -1, -1])
    kept = pos.dump()
    assert kept["own_after"] == [1, 2, 3, 9, -1]
    assert (kept["aaron_after"][3:], kept["aaron_triples_after"][3:]) == ([4, -1], [3, -1])


def test_a_tie_is_not_broken_by_the_storage() -> None:
    """Equal points are the player's victory without any card left."""
    pos = after_round("E", seat(points=4) | {"workers": 1})
    assert list(pos.winners) == [0]


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "winner"), [(3, 1), (4, 1), (5, 0)])
def test_with_a_strict_win_equal_points_at_the_end_lose(points: int, winner: int) -> None:
    """More than Aaron are needed."""
    pos = after_round("E", seat(points=points), strict_win=True)
    assert (pos.over, list(pos.winners)) == (True, [winner])


@pytest.mark.parametrize("name", "ABCD")
def test_with_a_strict_win_equal_points_before_the_end_continue(name: str) -> None:
    """It is about the end alone."""
    pos = after_round(name, seat(points=4), strict_win=True)
    assert (pos.over, pos.dump()["round"]) == (False, ROUNDS[ROUNDS.index(name) + 1])


@pytest.mark.parametrize("name", "ABCD")
def test_with_an_end_only_check_aaron_may_be_ahead_before_the_end(name: str) -> None:
    """The points are compared and told as always, but the game continues."""
    pos = after_round(name, seat(points=3), end_only_check=True)
    assert (pos.over, pos.dump()["round"]) == (False, ROUNDS[ROUNDS.index(name) + 1])
    assert told(pos, "compared") == [{"what": "compared", "round": name, "own": 3, "aaron": 4}]
    assert told(pos, "aaron_ahead") == []


@pytest.mark.parametrize(("points", "winner"), [(3, 1), (4, 0)])
def test_with_an_end_only_check_the_end_decides(points: int, winner: int) -> None:
    """As always."""
    pos = after_round("E", seat(points=points), end_only_check=True)
    assert (pos.over, list(pos.winners)) == (True, [winner])
    assert told(pos, "compared") == [{"what": "compared", "round": "E", "own": points, "aaron": 4}]
    assert [event["round"] for event in told(pos, "aaron_ahead")] == ["E"] * winner


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_ends_by_these_rules_alone(seed: int) -> None:
    """Some are lost after an early round, and none goes on after it."""
    pos, compared = burgundy_cards.new(players=1, seed=seed), []
    while not pos.over:
        pos.push(pos.choices[len(pos.choices) // 2])
        compared += told(pos, "compared")
    assert [one["round"] for one in compared] == list(ROUNDS[: len(compared)])
    assert all(one["own"] >= one["aaron"] for one in compared[:-1])
    lost = compared[-1]["own"] < compared[-1]["aaron"]
    assert lost or len(compared) == 5
    assert list(pos.winners) == [AARON if lost else 0]
    assert pos.score() == [compared[-1]["own"], compared[-1]["aaron"]]
