"""The slow scorer against sums worked by hand: those of the tests of the rules, and four whole tableaux."""

from __future__ import annotations

import json
from typing import Any

import pytest
from castle_combo.rules import test_face_down, test_scoring_scrolls
from castle_combo.rules.table import Seat, nine, position, seat
from castle_combo.slow_scorer import COUNTS, Ending, Player, ending_of, printed_cards, score_player, total, winners

CARDS = printed_cards()


def player(own: Seat) -> Player:
    """Write what lies before one player."""
    found: Player = position(own)["players"][0]
    return found


# --- as in the tests of the rules -----------------------------------------------------------------

BY_HAND = [
    *(case[-2:] for case in test_scoring_scrolls.COUNTING),
    *test_scoring_scrolls.SETS.values(),
    *((company, points) for _, points, company, _ in test_scoring_scrolls.MISSING),
    *((f"{company} / - - {spoiler}", 0) for _, _, company, spoiler in test_scoring_scrolls.MISSING),
    *((f"{card}:{gold}", 2 * gold) for card, gold in test_scoring_scrolls.PURSES.items()),
    *(
        (test_scoring_scrolls.lying_in(cell, card), points if str(cell) in cells else 0)
        for card, points, cells in test_scoring_scrolls.PLACES
        for cell in range(1, 10)
    ),
    *test_face_down.BLIND_SCROLLS,
]


@pytest.mark.parametrize(("grid", "points"), BY_HAND)
def test_the_slow_scorer_counts_as_the_rules_were_counted_by_hand(grid: str, points: int) -> None:
    assert total(player(nine(grid)), CARDS) == points


# --- whole tableaux, every line -------------------------------------------------------------------

NOBLES = player(nine("prince duchess ~baron / jester scribe nun / his-majesty farmer baker", gold=9, keys=4))
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

SETS = player(
    nine("her-majesty-the-queen goldsmith inventor / chatelaine glassblower officer / general mercenary doctor")
)
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

PURSES = player(
    nine("banker potter:2 beekeeper / ~vicar steward:3 traveler / innkeeper patron miraculously-cured", gold=10, keys=5)
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
HAND_WORKED = [(NOBLES, NOBLES_SUM), (SETS, SETS_SUM), (PURSES, PURSES_SUM)]


@pytest.mark.parametrize(("right", "down"), [(0, 0), (-2, -2), (5, -1), (-7, 40)])
@pytest.mark.parametrize(("own", "lines"), HAND_WORKED, ids=["nobles", "sets", "purses"])
def test_hand_worked_tableaux_wherever_the_first_card_lay(
    own: Player, lines: list[tuple[str, int]], right: int, down: int
) -> None:
    before = json.dumps(own)
    tableau = [entry | {"column": entry["column"] + right, "row": entry["row"] + down} for entry in own["tableau"]]
    assert score_player(own | {"tableau": tableau}, CARDS) == lines
    assert total(own, CARDS) == sum(points for _, points in lines)
    assert json.dumps(own) == before, "the slow scorer changes nothing"


@pytest.mark.parametrize(("what", "value"), [
    ({"count": "cells", "state": "filled"}, 4),
    ({"count": "cells", "state": "empty"}, 5),
    ({"count": "cards_with", "property": "purse"}, 2),
    ({"count": "cards_with", "property": "discount"}, 1),
    ({"count": "cards_with", "property": "shield_count", "cmp": "eq", "value": 1}, 2),
    ({"count": "cards_with", "property": "cost", "cmp": "gte", "value": 0}, 3),
    ({"count": "keys"}, 7),
])  # fmt: skip
def test_counts_that_scrolls_share_with_abilities(what: dict[str, Any], value: int) -> None:
    ending = ending_of(player(seat("vicar farmhand duchess", "~potter", keys=7)), CARDS)
    assert COUNTS[what["count"]](what, ending.tableau[0], ending) == value


def test_an_unfinished_grid_is_shifted_to_its_own_corner_and_a_bare_player_has_what_everybody_starts_with() -> None:
    assert total(player(seat(". . .", ". duchess .")), CARDS) == 8
    assert ending_of({}, CARDS) == Ending((), 15, 2)
    assert score_player({"tableau": [{"card": "duchess"}]}, CARDS) == [("duchess", 8), ("keys", 2)]


# --- how a game ends ------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "stored", "beside"), [
    (seat("baron", gold=12), [0], 12),  # no purse, no store
    (seat("steward", gold=12), [3], 9),  # up to the capacity
    (seat("beekeeper", gold=4), [4], 0),  # all that there is
    (seat("~beekeeper", gold=4), [0], 4),  # face down, no purse
    (seat("steward vicar baron", "potter", gold=7), [3, 4, 0, 0], 0),  # first taken first
    (seat("steward:3 vicar:1", gold=1), [3, 2], 0),
])  # fmt: skip
def test_the_fill_is_mandatory_and_stops_at_the_capacity(own: Seat, stored: list[int], beside: int) -> None:
    ending = ending_of(player(own), CARDS)
    assert ([laid.stored for laid in ending.tableau], ending.gold) == (stored, beside)


@pytest.mark.parametrize(("players", "seats"), [
    ([seat("baron", keys=1), seat("baron", keys=2)], [1]),  # points decide
    ([seat("baron", keys=2, gold=1), seat("baron", keys=2, gold=2)], [1]),  # then unstored gold
    ([seat("baron", keys=3), seat("baron", keys=2, gold=30)], [0]),  # gold alone wins nothing
    ([seat("baron", gold=4), seat("baron", gold=3), seat("baron", gold=4)], [0, 2]),  # then it is shared
    ([seat("steward", gold=5), seat("baker", keys=6, gold=3)], [1]),  # 6 each; 2 beside against 3
    ([seat("steward:3"), seat("steward", gold=3)], [0, 1]),  # the fill comes before the tie-break
])  # fmt: skip
def test_winners(players: list[Seat], seats: list[int]) -> None:
    assert winners([player(one) for one in players], CARDS) == seats
