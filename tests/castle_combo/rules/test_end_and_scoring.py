"""The end: leftover gold goes onto the purses, then cards and keys are added up."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import final, gold, keys, position, seat, site, stored, take

from bailey.games import castle_combo

ALL_DOWN = ("- - -", "- - -", "- - -")

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


# --- the end of the game ------------------------------------------------------------------------------------


def test_the_game_ends_when_everybody_has_nine_cards() -> None:
    """Nine cards before each of three players, and nobody's turn."""
    pos = final(seat(*ALL_DOWN), seat(*ALL_DOWN), seat(*ALL_DOWN))
    assert pos.over
    assert pos.turn is None


@pytest.mark.parametrize("short", [0, 1, 2])
def test_the_game_does_not_end_before(short: int) -> None:
    """One player with eight cards still has a turn."""
    table = [seat("- - -", "- - -", "- - .") if p == short else seat(*ALL_DOWN) for p in range(3)]
    pos = castle_combo.load(position(*table, turn=short))
    assert not pos.over
    assert pos.turn == short


def test_the_ninth_card_counts_with_its_ability() -> None:
    """Its keys score, its gold is stored on the purses: the fill comes after the last turn."""
    own = seat("beekeeper - -", "- - -", "- - .", gold=0)
    pos = castle_combo.load(position(own, seat(*ALL_DOWN), village=site("woodcutter")))
    take(pos, "woodcutter", at=(2, 2))
    assert pos.over
    # Woodcutter: nine gold for nine cells, all of them fit on Beekeeper; five points in the right column.
    assert (stored(pos, "beekeeper"), gold(pos)) == (9, 0)
    assert pos.score() == [18 + 5, 0]


def test_the_ninth_card_face_down_brings_gold_and_keys_to_the_end() -> None:
    """Six gold go onto the purse as far as it holds, two keys are two points."""
    pos = castle_combo.load(position(seat("potter - -", "- - -", "- - ."), seat(*ALL_DOWN), village=site("farmer")))
    take(pos, "farmer", face_down=True)
    assert pos.over
    assert (stored(pos, "potter"), gold(pos), keys(pos)) == (4, 2, 2)
    assert pos.score() == [8 + 2, 0]


# --- leftover gold ------------------------------------------------------------------------------------------


def test_leftover_gold_goes_onto_the_purses() -> None:
    """All of it, as long as it fits: seven gold on Potter and Beekeeper, nothing stays outside."""
    pos = final(seat("potter beekeeper -", "- - -", "- - -", gold=7))
    assert stored(pos, "potter") + stored(pos, "beekeeper") == 7
    assert gold(pos) == 0
    assert pos.score() == [14, 0]


def test_purses_are_filled_in_the_order_of_taking() -> None:
    """The card taken first is filled first."""
    pos = final(seat("- potter -", "beekeeper - -", "- - vicar", gold=7))
    assert [stored(pos, card) for card in ("potter", "beekeeper", "vicar")] == [4, 3, 0]


def test_leftover_gold_comes_on_top_of_stored_gold() -> None:
    """Three lie there, one more fits."""
    pos = final(seat("potter:3 - -", "- - -", "- - -", gold=5))
    assert (stored(pos, "potter"), gold(pos)) == (4, 4)
    assert pos.score() == [8, 0]


def test_gold_that_is_stored_nowhere_scores_nothing() -> None:
    """Without a purse all gold stays outside."""
    pos = final(seat(*ALL_DOWN, gold=40))
    assert gold(pos) == 40
    assert pos.score() == [0, 0]


def test_every_player_fills_only_the_own_purses() -> None:
    """One player's gold does not reach another player's purse."""
    pos = final(seat("potter - -", "- - -", "- - -"), seat("- - -", "- - -", "- - -", gold=9))
    assert stored(pos, "potter") == 0
    assert gold(pos, 1) == 9
    assert pos.score() == [0, 0]


def test_everybody_fills_at_the_end_not_only_the_last_player() -> None:
    """The purses of all three players are filled when the last card is placed."""
    pos = castle_combo.load(
        position(
            seat("potter - -", "- - -", "- - -", gold=3),
            seat("vicar - -", "- - -", "- - -", gold=3),
            seat("- - -", "- - -", "- - .", gold=3),
            turn=2,
            village=site("carpenter"),
        )
    )
    take(pos, "carpenter", at=(2, 2))
    assert (stored(pos, "potter", 0), stored(pos, "vicar", 1)) == (3, 3)
    assert [gold(pos, p) for p in range(3)] == [0, 0, 3]
    assert pos.score() == [6, 6, 8 + 5]  # Carpenter: eight points, and five keys for five missing shields


def test_banker_counts_leftover_gold_once_it_is_stored() -> None:
    """Six gold: four on Potter, two on Steward; one point each for Banker and two each for the purses."""
    pos = final(seat("banker potter steward", "- - -", "- - -", gold=6))
    assert pos.score() == [6 + 12, 0]


def test_banker_counts_no_gold_outside_the_purses() -> None:
    """Ten gold, four of them stored."""
    assert final(seat("banker potter -", "- - -", "- - -", gold=10)).score() == [4 + 8, 0]
    assert final(seat("banker - -", "- - -", "- - -", gold=10)).score() == [0, 0]


def test_banker_counts_the_own_purses_only() -> None:
    """The opponent's stored gold does not help."""
    rich = seat("potter:4 - -", "- - -", "- - -")
    assert final(seat("banker - -", "- - -", "- - -"), rich).score() == [0, 8]


# --- adding up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1, 2, 7])
def test_each_key_is_one_point(held: int) -> None:
    """With nothing but face-down cards the keys are the score."""
    assert final(seat(*ALL_DOWN, keys=held), seat(*ALL_DOWN, keys=2)).score() == [held, 2]


def test_the_score_is_the_sum_of_cards_and_keys() -> None:
    """69 for nine cards and three for the keys; 73 for eight cards and two for the keys."""
    pos = final(seat(*ROYAL, gold=5, keys=3), seat(*LEARNED, gold=3, keys=2))
    assert sum(ROYAL_POINTS.values()) == 69
    assert sum(LEARNED_POINTS.values()) == 73
    assert pos.score() == [72, 75]
    assert [gold(pos, p) for p in range(2)] == [1, 1]
    assert list(pos.winners) == [1]


def test_each_card_is_scored_by_its_own_scroll() -> None:
    """The breakdown names every card with the points that it is worth, and adds up to the score."""
    pos = final(seat(*ROYAL, gold=5, keys=3), seat(*LEARNED, gold=3, keys=2))
    for player, points in ((0, ROYAL_POINTS), (1, LEARNED_POINTS)):
        lines = pos.breakdown(player)
        named = {line["card"]: line["points"] for line in lines if line.get("card") in points}
        assert {card: named.get(card, 0) for card in points} == points
        assert sum(line["points"] for line in lines) == pos.score()[player]


def test_the_order_of_taking_does_not_matter_for_the_cards() -> None:
    """The same grid, written from the last card to the first, has the same score."""
    drawn = position(seat(*ROYAL, gold=5, keys=3), seat(*LEARNED, gold=3, keys=2))
    for player in drawn["players"]:
        player["tableau"].reverse()
    assert castle_combo.load(drawn).score() == [72, 75]


# --- the score of an unfinished game ------------------------------------------------------------------------


def test_an_unfinished_game_scores_as_if_it_ended_now() -> None:
    """Keys and the cards so far; leftover gold is counted as stored, but stays before the player."""
    pos = castle_combo.load(position(seat("potter", gold=6, keys=2), seat()))
    assert pos.score() == [8 + 2, 0]
    assert (stored(pos, "potter"), gold(pos)) == (0, 6)


def test_an_unfinished_game_counts_leftover_gold_for_banker_too() -> None:
    """Six gold: four would be stored, one point each for Banker and two each for Potter, line by line."""
    pos = castle_combo.load(position(seat("banker potter", gold=6, keys=1), seat("vicar:1", gold=1)))
    assert pos.score() == [4 + 8 + 1, 4]
    for player in (0, 1):
        assert sum(line["points"] for line in pos.breakdown(player)) == pos.score()[player]


def test_an_unfinished_game_leaves_gold_beyond_the_room_out() -> None:
    """Two gold fit wholly where three places are free; of fifty as many as the purses hold."""
    table = [seat("potter:3 vicar:3", gold=2), seat("sculptor:3 innkeeper:3", gold=50)]
    pos = castle_combo.load(position(*table))
    assert pos.score() == [2 * (6 + 2), 2 * (7 + 6)]
    for player in (0, 1):
        assert sum(line["points"] for line in pos.breakdown(player)) == pos.score()[player]


def test_an_unfinished_grid_begins_at_its_own_top_left_corner() -> None:
    """Rows and columns are counted from the first that holds a card."""
    pos = castle_combo.load(position(seat("- - -", "duchess - farmer"), seat("- astronomer", "farmhand ~spy")))
    assert pos.score() == [0, 0]  # second row, second column
    pos = castle_combo.load(position(seat("duchess spy farmer"), seat("astronomer", "captain")))
    assert pos.score() == [8 + 6, 8]  # top row, middle column; left column
    pos = castle_combo.load(position(seat(". -", "farmer -", ". -"), seat("-", "-", "farmhand")))
    assert pos.score() == [0, 0]


def test_empty_cells_of_an_unfinished_grid_show_nothing() -> None:
    """A missing shield is missing, a missing face-down card is missing."""
    pos = castle_combo.load(position(seat("carpenter"), seat("baron")))
    assert pos.score() == [0, 10]


@pytest.mark.parametrize("card", ["duchess", "farmer"])
def test_scoring_needs_only_the_tableaux(card: str) -> None:
    """A position may leave out everything but the players' cards."""
    row = 2 if card == "farmer" else 0
    fillers = ("prince", "judge", "witch", "monk", "nun", "scribe", "baker", "spy")
    cells = [(column, line) for line in range(3) for column in range(3) if (column, line) != (0, row)]
    tableau = [{"card": card, "column": 0, "row": row}] + [
        {"card": filler, "column": column, "row": line, "face_down": True}
        for filler, (column, line) in zip(fillers, cells, strict=True)
    ]
    opponent = [
        {"card": filler, "column": i % 3, "row": i // 3, "face_down": True}
        for i, filler in enumerate(
            ("knight", "general", "lookout", "banker", "patron", "vicar", "squire", "potter", "brigand")
        )
    ]
    players = [{"gold": 0, "keys": 0, "tableau": tableau}, {"gold": 0, "keys": 0, "tableau": opponent}]
    pos = castle_combo.load({"game": "castle-combo", "version": 1, "seats": 2, "players": players})
    assert pos.over
    assert pos.score() == [{"farmer": 7, "duchess": 8}[card], 0]
