"""The slow scorer against sums worked by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from castle_combo.drawing import drawn
from castle_combo.slow_scorer import (
    COUNTS,
    Ending,
    Player,
    cards_in_scope,
    ending_of,
    passes,
    printed_cards,
    score_player,
    total,
)

CARDS = printed_cards()


def points_of(card: str, player: Player) -> int:
    return dict(score_player(player, CARDS))[card]


def count(what: dict[str, Any], card: str, player: Player) -> int:
    ending = ending_of(player, CARDS)
    me = next(laid for laid in ending.tableau if laid.card["id"] == card)
    return COUNTS[what["count"]](what, me, ending)


# --- whole tableaux, every line -------------------------------------------------------------------

NOBLES = drawn("prince duchess ~baron / jester scribe nun / his-majesty farmer baker", gold=9, keys=4)
NOBLES_SUM = [
    ("prince", 12),  # row: prince 1, duchess 2; the baron lies face down
    ("duchess", 8),  # top row
    ("baron", 0),  # face down
    ("jester", 6),  # cross: jester, prince, his majesty
    ("scribe", 0),  # no scholarship in the cross
    ("nun", 3),  # column: herself
    ("his-majesty", 12),  # column: prince, jester, himself
    ("farmer", 7),  # bottom row
    ("baker", 0),  # a corner is no edge
    ("keys", 4),
]

SETS = drawn("her-majesty-the-queen goldsmith inventor / chatelaine glassblower officer / general mercenary doctor")
SETS_SUM = [  # nobility 2, scholarship 4, craftsmanship 3, military 3, peasantry 1, faith 0
    ("her-majesty-the-queen", 20),  # two sets of nobility, scholarship, craftsmanship
    ("goldsmith", 0),  # not in the left column
    ("inventor", 3),  # inventor, mercenary, doctor
    ("chatelaine", 6),  # row: nobility, craftsmanship, military
    ("glassblower", 0),  # no faith
    ("officer", 8),  # two sets of nobility and military
    ("general", 18),  # three scholarship, three craftsmanship, three military
    ("mercenary", 0),  # no faith
    ("doctor", 4),  # one peasantry
    ("keys", 0),
]

PURSES = drawn(
    "banker potter beekeeper / ~vicar steward traveler / innkeeper patron miraculously-cured",
    gold=10,
    keys=5,
    potter=2,
    steward=3,
)
PURSES_SUM = [  # the fill: potter 2 more (now 4), beekeeper 8; the steward was full
    ("banker", 15),
    ("potter", 8),
    ("beekeeper", 16),
    ("vicar", 0),
    ("steward", 6),
    ("traveler", 6),  # cost 0: steward, traveler, innkeeper
    ("innkeeper", 0),
    ("patron", 10),  # cost 5 or more: banker, patron
    ("miraculously-cured", 0),
    ("keys", 5),
]

QUESTIONS = drawn("philosopher witch revolutionary / fisherman spy captain / carpenter ~judge woodcutter", keys=1)
QUESTIONS_SUM = [
    ("philosopher", 0),  # spy and captain are military
    ("witch", 9),  # no faith
    ("revolutionary", 9),  # no nobility
    ("fisherman", 0),  # left edge, no corner
    ("spy", 6),  # middle column
    ("captain", 8),  # right column
    ("carpenter", 8),  # the judge lies face down
    ("judge", 0),
    ("woodcutter", 5),  # right column
    ("keys", 1),
]

HAND_WORKED = [(NOBLES, NOBLES_SUM), (SETS, SETS_SUM), (PURSES, PURSES_SUM), (QUESTIONS, QUESTIONS_SUM)]


@pytest.mark.parametrize(("player", "lines"), HAND_WORKED, ids=["nobles", "sets", "purses", "questions"])
def test_hand_worked_tableaux(player: Player, lines: list[tuple[str, int]]) -> None:
    assert score_player(player, CARDS) == lines


def test_totals_of_the_hand_worked_tableaux() -> None:
    assert [total(player, CARDS) for player, _ in HAND_WORKED] == [52, 59, 66, 46]


# --- counts, one scroll each ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grid", "card", "points"),
    [
        # one kind of shield in a row, a column, a cross
        ("princess royal-guard duchess", "princess", 12),
        ("princess . . / duchess", "princess", 3),
        ("royal-guard duchess / jester", "royal-guard", 6),
        ("duchess . . / knight jester . / . stable-boy .", "knight", 9),
        ("royal-guard / ~duchess / jester", "royal-guard", 6),
        ("knight . . / . duchess . / . . duchess", "knight", 0),
        ("cardinal mother-superior monk", "cardinal", 12),
        ("professor astronomer goldsmith", "professor", 12),
        ("apothecary / inventor / philosopher", "apothecary", 12),
        ("stonemason / guildmaster / chatelaine", "stonemason", 12),
        ("clockmaker potter sculptor", "clockmaker", 12),
        ("bombardier / captain / templar", "bombardier", 12),
        ("militiaman captain templar", "militiaman", 12),
        ("armorer captain templar / officer / general", "armorer", 15),
        ("squire potter clockmaker / carpenter / goldsmith", "squire", 10),
        ("shepherd farmer monk", "shepherd", 12),
        ("stable-boy / fisherman / monk", "stable-boy", 12),
        ("monk baker baker", "monk", 6),
        ("scribe inventor . / judge", "scribe", 9),
        ("beggar monk nun / mother-superior", "beggar", 8),
        # a cross counts its own cell once
        ("jester / duchess", "jester", 6),
        # different shields
        ("pilgrim chatelaine squire", "pilgrim", 16),
        ("pilgrim nun mother-superior", "pilgrim", 4),
        ("lookout / gravedigger / royal-guard", "lookout", 16),
        ("winemaker / stable-boy / spy", "winemaker", 8),
        ("chatelaine / pilgrim", "chatelaine", 4),
        ("architect", "architect", 2),
        ("architect stable-boy templar / . . goldsmith", "architect", 12),
        # shields nobody shows
        ("his-holiness", "his-holiness", 30),
        ("his-holiness stable-boy templar / . . goldsmith", "his-holiness", 0),
        ("his-holiness ~stable-boy ~templar / . . goldsmith", "his-holiness", 18),
        # sets
        ("doctor inventor baker / farmer", "doctor", 12),
        ("officer royal-guard duchess", "officer", 8),
        ("glassblower sculptor nun", "glassblower", 8),
        ("mercenary monk templar / nun", "mercenary", 14),
        ("mercenary monk ~templar / nun", "mercenary", 7),
        ("her-majesty-the-queen chatelaine goldsmith", "her-majesty-the-queen", 10),
        # three of a kind: six military are two groups, and groups are never mixed
        ("general captain master-at-arms / officer", "general", 12),
        ("general captain duchess / queen-mother", "general", 12),
        ("general duchess inventor / farmer", "general", 0),
        ("general officer / ~captain", "general", 0),
        # banners
        ("chancellor baron baker", "chancellor", 4),
        ("usurper baron duchess", "usurper", 4),
        ("chaplain baker farmer", "chaplain", 4),
        ("inventor ~baker farmer", "inventor", 2),
        ("executioner baron ~duchess", "executioner", 1),
        ("judge baron baker / farmer", "judge", 6),
        ("judge ~baker ~farmer", "judge", 0),
        ("brigand baker", "brigand", 0),
        ("brigand baker farmer / baron", "brigand", 7),
        ("brigand baker farmer / witch squire vicar / ~usurper", "brigand", 14),
        # cards with something
        ("alchemist baron farmhand / ~squire baker", "alchemist", 12),
        ("patron duchess baker / ~templar shepherd baron", "patron", 15),
        ("pawnbroker judge scribe / ~nun baker", "pawnbroker", 9),
        ("traveler baker steward / ~squire", "traveler", 6),
        ("blacksmith duchess stable-boy / baker ~monk", "blacksmith", 6),
    ],
)
def test_one_scroll(grid: str, card: str, points: int) -> None:
    assert points_of(card, drawn(grid)) == points


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ({"count": "cells", "state": "filled"}, 4),
        ({"count": "cells", "state": "empty"}, 5),
        ({"count": "cards_with", "property": "purse"}, 2),
        ({"count": "cards_with", "property": "discount"}, 1),
        ({"count": "cards_with", "property": "shield_count", "cmp": "eq", "value": 1}, 2),
        ({"count": "cards_with", "property": "shield_count", "cmp": "eq", "value": 2}, 1),
        ({"count": "cards_with", "property": "cost", "cmp": "eq", "value": 0}, 2),
        ({"count": "cards_with", "property": "cost", "cmp": "gte", "value": 0}, 3),
        ({"count": "keys"}, 7),
    ],
)
def test_counts_that_scrolls_share_with_abilities(what: dict[str, Any], value: int) -> None:
    assert count(what, "vicar", drawn("vicar farmhand duchess / ~potter", keys=7)) == value


@pytest.mark.parametrize("card", ["templar", "locksmith"])
def test_a_card_that_counts_keys_comes_on_top_of_the_keys(card: str) -> None:
    assert score_player(drawn(card, keys=6), CARDS) == [(card, 6), ("keys", 6)]


def test_no_scroll_looks_at_a_neighbour() -> None:
    ending = ending_of(drawn("baron"), CARDS)
    with pytest.raises(ValueError, match="neighbor"):
        cards_in_scope("neighbor", ending.tableau[0], ending)


# --- questions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "points", "cells"),
    [
        ("duchess", 8, "123"),
        ("mother-superior", 5, "123"),
        ("spice-merchant", 5, "456"),
        ("guildmaster", 5, "789"),
        ("farmer", 7, "789"),
        ("astronomer", 8, "147"),
        ("goldsmith", 6, "147"),
        ("spy", 6, "258"),
        ("captain", 8, "369"),
        ("woodcutter", 5, "369"),
        ("fisherman", 4, "1379"),
        ("baker", 3, "2468"),
    ],
)
def test_positions(card: str, points: int, cells: str) -> None:
    """Every cell of a full grid, numbered in reading order."""
    others = ["~beggar", "~monk", "~vicar", "~witch", "~judge", "~nun", "~scribe", "~devout"]
    for cell in range(9):
        names = [*others[:cell], card, *others[cell:]]
        grid = " / ".join(" ".join(names[start : start + 3]) for start in (0, 3, 6))
        assert points_of(card, drawn(grid)) == (points if str(cell + 1) in cells else 0)


@pytest.mark.parametrize(
    ("grid", "card", "points"),
    [
        ("baron duchess", "baron", 10),
        ("baron baker", "baron", 0),
        ("baron ~baker", "baron", 10),
        ("devout", "devout", 10),
        ("devout potter", "devout", 0),
        ("philosopher", "philosopher", 10),
        ("philosopher squire", "philosopher", 0),
        ("barbarian", "barbarian", 10),
        ("barbarian spy", "barbarian", 0),
        ("witch", "witch", 9),
        ("witch nun", "witch", 0),
        ("revolutionary", "revolutionary", 9),
        ("revolutionary stable-boy", "revolutionary", 0),
        ("carpenter baron", "carpenter", 0),
        ("carpenter ~baron", "carpenter", 8),
        ("carpenter ~baron ~baker", "carpenter", 8),
        ("~carpenter ~baron ~baker", "carpenter", 0),
    ],
)
def test_questions(grid: str, card: str, points: int) -> None:
    assert points_of(card, drawn(grid)) == points


def test_an_unknown_question_is_refused() -> None:
    ending = ending_of(drawn("baron"), CARDS)
    with pytest.raises(ValueError, match="weather"):
        passes({"test": "weather"}, ending.tableau[0], ending)


# --- the grid floats ------------------------------------------------------------------------------


@pytest.mark.parametrize(("right", "down"), [(0, 0), (-2, -2), (5, -1), (-7, 40)])
@pytest.mark.parametrize(("player", "lines"), HAND_WORKED)
def test_where_the_first_card_lay_does_not_matter(
    player: Player, lines: list[tuple[str, int]], right: int, down: int
) -> None:
    tableau = [entry | {"column": entry["column"] + right, "row": entry["row"] + down} for entry in player["tableau"]]
    assert score_player(player | {"tableau": tableau}, CARDS) == lines


def test_an_unfinished_grid_is_shifted_to_its_own_corner() -> None:
    """One card lies in the top left corner, whatever is still to come."""
    names = ["duchess", "astronomer", "fisherman", "spy", "farmer"]
    assert [points_of(name, drawn(f". . . / . {name} .")) for name in names] == [8, 8, 4, 0, 0]


def test_a_bare_player_has_what_everybody_starts_with() -> None:
    assert ending_of({}, CARDS) == Ending((), 15, 2)
    assert score_player({"tableau": [{"card": "duchess"}]}, CARDS) == [("duchess", 8), ("keys", 2)]


def test_the_slow_scorer_changes_nothing() -> None:
    before = json.dumps(PURSES)
    score_player(PURSES, CARDS)
    assert json.dumps(PURSES) == before
