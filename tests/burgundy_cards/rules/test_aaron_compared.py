"""Alone against Aaron: the comparison after every round, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import ROUNDS, Json, go, seat, seen, table, told
from cases import cases

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
STRICT, END_ONLY = {"strict_win": True}, {"end_only_check": True}
TRIPLE = {"estate": ("ship-4a ship-5a ship-6a",)}


def after_round(name: str, own: Json, **rest: Any) -> Position:
    """The last card of a round has been played, and its action brought a silver."""
    cards = {"aaron": PLAIN.split()} if name == "D" else {}
    own = {"workers": 1, **own, "hand": ["pasture-6c"]}
    return go(table(own, FOUR, seats=1, round=name, **(cards | rest)), "take_silver")


@cases("option points ended", {
    "with fewer points he wins immediately": ({}, 3, "ABCDE"),
    "with the same the game continues": ({}, 4, "E"),
    "with more too": ({}, 5, "E"),
    "with a strict win the same before the end continues": (STRICT, 4, "E"),
    "with an end only check he may be ahead before the end": (END_ONLY, 3, "E"),
    "with an end only check the same is enough": (END_ONLY, 4, "E"),
})  # fmt: skip
@pytest.mark.parametrize("name", ROUNDS)
def test_after_each_round_the_points_are_compared(option: Json, points: int, ended: str, name: str) -> None:
    """And told; the game is over in the round in which Aaron has more, unless options say otherwise."""
    pos, over = after_round(name, seat(points=points), **option), name in ended
    wanted: Json = {"over": over, "round": name if over else ROUNDS[ROUNDS.index(name) + 1]}
    wanted["told compared"] = [{"round": name, "own": points, "aaron": 4}]
    wanted["told aaron_ahead"] = [{"round": name}] if over and points < 4 else []
    assert seen(pos, wanted) == wanted
    if over:
        assert list(pos.winners) == [0 if points >= (5 if option == STRICT else 4) else AARON]
    else:
        assert pos.turn == 0


@cases("made moves wanted", {
    "not within a round": (seat(hand="ship-1a ship-2a", workers=1), "play ship-1a, take_silver", {"over": False,
        "turn": 0, "told compared": []}),
    "the action of the last card counts": (seat(hand="pasture-6c", points=3, workers=3), "convert silver=0",
        {"over": False, "round": "C"}),
})  # fmt: skip
def test_when_they_are_compared(made: Json, moves: str, wanted: Json) -> None:
    assert seen(go(table(made, FOUR, seats=1, round="B"), moves), wanted) == wanted


def test_aarons_next_cards_come_after_the_comparison() -> None:
    """Their triple would have put him ahead; the game goes on, and he may be caught up with."""
    pos = after_round("D", seat(points=4), aaron=["ship-1a", "ship-2a", "ship-3a", *PLAIN.split()[:4]])
    wanted = {"told compared": [{"round": "D", "own": 4, "aaron": 4}], "over": False, "round": "E"}
    assert seen(pos, wanted | {"score": 0}) == wanted | {"score": [4, 4 + 4 + 1]}


@cases("own points", {
    "triples, the first one for a card": (TRIPLE, 4 + 1),
    "sold goods": ({"sold": [1, 1, 0]}, 2),
    "points": ({"points": 2}, 2),
    "all seven types": ({"estate": SEVEN}, 3),
    "animals": ({"animals": [1, 2, 3, 0]}, 3),
    "not silver and workers, nor in a tie": ({"silver": 1, "workers": 2, "points": 4}, 4),
    "not goods": ({"goods": [3, 0, 0]}, 0),
    "not projects": ({"projects": "mine-1b mine-2b"}, 0),
    "not unfinished piles": ({"estate": ("ship-4a ship-5a", "cloister-1a cloister-2a")}, 0),
})  # fmt: skip
def test_the_comparison_counts_what_counts_at_the_end(own: dict[str, Any], points: int) -> None:
    pos = after_round("E", seat(**own))
    assert told(pos, "compared") == [{"what": "compared", "round": "E", "own": points, "aaron": 4}]
    assert (list(pos.winners), pos.score()) == ([0] if points >= 4 else [AARON], [points, 4])


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
    kept = after_round("D", seat(points=9), own_after=[1, 2, 3, -1, -1]).dump()
    assert kept["own_after"] == [1, 2, 3, 9, -1]
    assert (kept["aaron_after"][3:], kept["aaron_triples_after"][3:]) == ([4, -1], [3, -1])


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
