"""The end: leftover gold goes onto the purses, then cards and keys are added up."""

from __future__ import annotations

from typing import Any

import pytest
from cases import cases
from castle_combo.rules import table as t

from bailey.games import castle_combo

# Two whole tableaux, counted card by card.
ROYAL = ("duchess jester princess", "potter clockmaker goldsmith", "farmer shepherd traveler")
ROYAL_POINTS = {
    "duchess": 8,  # in the top row
    "jester": 8,  # N in its cross: 2 + 1 + 1, two each
    "princess": 12,  # N in its row: 2 + 1 + 1, three each
    "potter": 8,  # four of the five gold fit
    "clockmaker": 12,  # C in its row: 2 + 1 + 1, three each
    "goldsmith": 0,  # not in the left column
    "farmer": 7,  # in the bottom row
    "shepherd": 12,  # P in its row: 2 + 1 + 1, three each
    "traveler": 2,  # the only card of price 0
}
LEARNED = ("baron alchemist -", "architect her-majesty-the-queen banker", "carpenter steward:1 general")
LEARNED_POINTS = {
    "baron": 10,  # no P
    "alchemist": 12,  # discounts: baron, itself, architect
    "architect": 8,  # N, S, C, M
    "her-majesty-the-queen": 20,  # N 3, S 2, C 2: two sets
    "banker": 3,  # three gold on Steward
    "carpenter": 8,  # one card lies face down
    "steward": 6,  # three gold
    "general": 6,  # N three times
}
REST = t.ALL_DOWN[1:]


# --- the end of the game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("short", [0, 1, 2])
def test_the_game_does_not_end_before(short: int) -> None:
    """One player with eight cards still has a turn."""
    pos = t.load(
        *[t.seat("- - -", "- - -", "- - .") if p == short else t.seat(*t.ALL_DOWN) for p in range(3)], turn=short
    )
    assert not pos.over
    assert pos.turn == short


def test_the_ninth_card_counts_with_its_ability() -> None:
    """Its keys score, its gold is stored on the purses: the fill comes after the last turn."""
    pos = t.load(t.seat("beekeeper - -", "- - -", "- - ."), t.seat(*t.ALL_DOWN), village=t.site("woodcutter"))
    t.take(pos, "woodcutter", at=(2, 2))
    assert pos.over
    # Woodcutter: nine gold for nine cells, all of them fit on Beekeeper; five points in the right column.
    assert (t.stored(pos, "beekeeper"), t.gold(pos)) == (9, 0)
    assert pos.score() == [18 + 5, 0]


def test_the_ninth_card_face_down_brings_gold_and_keys_to_the_end() -> None:
    """Six gold go onto the purse as far as it holds, two keys are two points."""
    pos = t.load(t.seat("potter - -", "- - -", "- - ."), t.seat(*t.ALL_DOWN), village=t.site("farmer"))
    t.take(pos, "farmer", face_down=True)
    assert pos.over
    assert (t.stored(pos, "potter"), t.gold(pos), t.keys(pos)) == (4, 2, 2)
    assert pos.score() == [8 + 2, 0]


# --- leftover gold ------------------------------------------------------------------------------------------


@cases("first_row others held cards on_cards left score", {
    "it goes onto the purses": ("potter beekeeper -", REST, 7, "potter beekeeper", [4, 3], 0, 14),
    "in the order of taking": ("- potter beekeeper", ("vicar - -", "- - -"), 7, "potter vicar", [4, 0], 0, 14),
    "on top of what is stored": ("potter:3 - -", REST, 5, "potter", [4], 4, 8),
    "what is stored nowhere scores nothing": ("- - -", REST, 40, "", [], 40, 0),
    "banker counts it once it is stored": ("banker potter steward", REST, 6, "potter steward", [4, 2], 0, 6 + 12),
    "banker counts none outside": ("banker potter -", REST, 10, "potter", [4], 6, 4 + 8),
    "banker alone counts nothing": ("banker - -", REST, 10, "", [], 10, 0),
})  # fmt: skip
def test_leftover_gold(
    first_row: str, others: tuple[str, ...], held: int, cards: str, on_cards: list[int], left: int, score: int
) -> None:
    pos = t.final(t.seat(first_row, *others, gold=held))
    assert (t.on_purses(pos, *cards.split()), t.gold(pos)) == (on_cards, left)
    assert pos.score() == [score, 0]


@cases("first second scores", {
    "the gold of others reaches no purse": (t.seat("potter - -", *REST), t.seat(*t.ALL_DOWN, gold=9), [0, 0]),
    "banker counts the own purses": (t.seat("banker - -", *REST), t.seat("potter:4 - -", *REST), [0, 8]),
})  # fmt: skip
def test_every_player_fills_only_the_own_purses(first: t.Seat, second: t.Seat, scores: list[int]) -> None:
    assert t.final(first, second).score() == scores


def test_everybody_fills_at_the_end_not_only_the_last_player() -> None:
    table = (
        t.seat("potter - -", *REST, gold=3),
        t.seat("vicar - -", *REST, gold=3),
        t.seat("- - -", "- - -", "- - .", gold=3),
    )
    pos = t.load(*table, turn=2, village=t.site("carpenter"))
    t.take(pos, "carpenter", at=(2, 2))
    assert (t.stored(pos, "potter", 0), t.stored(pos, "vicar", 1)) == (3, 3)
    assert [t.gold(pos, p) for p in range(3)] == [0, 0, 3]
    assert pos.score() == [6, 6, 8 + 5]  # Carpenter: eight points, and five keys for five missing shields


# --- adding up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1, 2, 7])
def test_each_key_is_one_point(held: int) -> None:
    assert t.final(t.seat(*t.ALL_DOWN, keys=held), t.seat(*t.ALL_DOWN, keys=2)).score() == [held, 2]


@pytest.mark.parametrize("reverse", [False, True], ids=["first to last", "last to first"])
def test_each_card_is_scored_by_its_own_scroll_and_the_score_is_the_sum_of_cards_and_keys(reverse: Any) -> None:
    """69 for nine cards and three for the keys; 73 for eight cards and two for the keys, in any order of taking."""
    drawn = t.position(t.seat(*ROYAL, gold=5, keys=3), t.seat(*LEARNED, gold=3, keys=2))
    for player in drawn["players"]:
        player["tableau"] = player["tableau"][:: -1 if reverse else 1]
    pos = castle_combo.load(drawn)
    assert pos.score() == [72, 75] == [sum(ROYAL_POINTS.values()) + 3, sum(LEARNED_POINTS.values()) + 2]
    assert [t.gold(pos, p) for p in range(2)] == [1, 1]
    assert list(pos.winners) == [1]
    for player, points in ((0, ROYAL_POINTS), (1, LEARNED_POINTS)):
        lines = pos.breakdown(player)
        named = {line["card"]: line["points"] for line in lines if line.get("card") in points}
        assert {card: named.get(card, 0) for card in points} == points
        assert sum(line["points"] for line in lines) == pos.score()[player]


# --- the score of an unfinished game ------------------------------------------------------------------------


@cases("first second scores", {
    "leftover gold counts as stored": (t.seat("potter", gold=6, keys=2), t.seat(), [8 + 2, 0]),
    "for banker too": (t.seat("banker potter", gold=6, keys=1), t.seat("vicar:1", gold=1), [4 + 8 + 1, 4]),
    "gold beyond the room is left out": (t.seat("potter:3 vicar:3", gold=2), t.seat("sculptor:3 innkeeper:3", gold=50),
        [2 * (6 + 2), 2 * (7 + 6)]),
    "second row, second column": (t.seat("- - -", "duchess - farmer"), t.seat("- astronomer", "farmhand ~spy"), [0, 0]),
    "top row, middle and left column": (t.seat("duchess spy farmer"), t.seat("astronomer", "captain"), [8 + 6, 8]),
    "middle row, bottom left": (t.seat(". -", "farmer -", ". -"), t.seat("-", "-", "farmhand"), [0, 0]),
    "empty cells show nothing": (t.seat("carpenter"), t.seat("baron"), [0, 10]),
})  # fmt: skip
def test_an_unfinished_game_scores_as_if_it_ended_now(first: t.Seat, second: t.Seat, scores: list[int]) -> None:
    pos = t.load(first, second)
    assert pos.score() == scores
    assert [sum(line["points"] for line in pos.breakdown(p)) for p in (0, 1)] == scores
    assert [t.gold(pos, p) for p in (0, 1)] == [first.gold, second.gold], "it stays before the player"


def test_a_line_of_an_unfinished_game_says_how_much_gold_comes_to_the_card_only_at_the_end() -> None:
    pos = t.load(t.seat("potter:3 vicar:3 farmer", gold=2), t.seat())
    told = [(line.get("stored"), line.get("left_over")) for line in pos.breakdown(0)]
    assert told == [(4, 1), (4, 1), (None, None), (None, None)]


@pytest.mark.parametrize(("card", "row", "points"), [("duchess", 0, 8), ("farmer", 2, 7)])
def test_scoring_needs_only_the_tableaux(card: str, row: int, points: int) -> None:
    """A position may leave out everything but the players' cards."""
    drawn = t.position(t.seat(*t.ALL_DOWN), t.seat(*t.ALL_DOWN))
    drawn["players"][0]["tableau"][3 * row] |= {"card": card, "face_down": False}
    pos = castle_combo.load({"seats": 2, "players": drawn["players"]})
    assert pos.over
    assert pos.score() == [points, 0]
