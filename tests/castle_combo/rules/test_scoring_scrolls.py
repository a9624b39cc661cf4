"""What the scroll of each card is worth, every sum worked out by hand.

The grids use silent cards round the one that is tried: purses without gold, and cards that score only in a
place where they do not lie. So the whole score is the score of the tried card. In the comments a letter
stands for a shield: N nobility, F faith, S scholarship, M military, C craftsmanship, P peasantry.
"""

from __future__ import annotations

import pytest
from cases import cases
from castle_combo.rules.table import ALL_DOWN, CASTLE, VILLAGE, final, gold, nine, seat, stored
from every import for_every

# --- places in the grid -------------------------------------------------------------------------------------

# Card, its points, the cells where it scores, numbered in reading order.
PLACES = [
    ("duchess", 8, "123"), ("mother-superior", 5, "123"), ("spice-merchant", 5, "456"), ("guildmaster", 5, "789"),
    ("farmer", 7, "789"), ("astronomer", 8, "147"), ("goldsmith", 6, "147"), ("spy", 6, "258"), ("captain", 8, "369"),
    ("woodcutter", 5, "369"), ("fisherman", 4, "1379"), ("baker", 3, "2468"),
]  # fmt: skip


def lying_in(cell: int, card: str) -> str:
    """Draw a grid with a card in one of nine cells, the others hold face-down cards."""
    marks = [card if n == cell else "-" for n in range(1, 10)]
    return " / ".join(" ".join(marks[i : i + 3]) for i in (0, 3, 6))


@pytest.mark.parametrize(("card", "points", "cells"), PLACES)
@for_every("cell", range(1, 10))
def test_a_card_with_a_place_scores_there_and_nowhere_else(card: str, points: int, cells: str, cell: int) -> None:
    assert final(nine(lying_in(cell, card))).score() == [points if str(cell) in cells else 0, 0]


# --- a shield that must be missing --------------------------------------------------------------------------

# Card, its points, a company that shows everything else, a silent card that shows the one shield.
MISSING = [
    ("baron", 10, "baron queen-mother vicar / spy potter", "beekeeper"),  # N F S M C, no P
    ("devout", 10, "devout queen-mother master-at-arms / spy beekeeper", "innkeeper"),  # no C
    ("philosopher", 10, "philosopher queen-mother vicar / potter beekeeper", "master-at-arms"),  # no M
    ("barbarian", 10, "barbarian queen-mother vicar / potter beekeeper", "gravedigger"),  # no S
    ("witch", 9, "witch queen-mother potter / spy master-at-arms", "sculptor"),  # no F
    ("revolutionary", 9, "revolutionary vicar potter / spy master-at-arms", "steward"),  # no N
]


@pytest.mark.parametrize(("card", "points", "company", "spoiler"), MISSING)
def test_a_missing_shield_scores_once_and_one_anywhere_in_the_own_tableau_spoils_it(
    card: str, points: int, company: str, spoiler: str
) -> None:
    """In the far corner it spoils the points too; before an opponent it spoils nothing."""
    assert card in company.split()
    assert final(nine(company), nine(spoiler)).score() == [points, 0]
    assert final(nine(f"{company} / - - {spoiler}")).score() == [0, 0]


# --- counting -----------------------------------------------------------------------------------------------

# The tried card, a grid with silent cards, the points of the whole tableau.
COUNTING = [
    # N in the column: 2 + itself 1 + 2; steward stands in another column
    ("his-majesty", "queen-mother - steward / his-majesty / duchess", 4 * 5),
    ("his-majesty", "- / queen-mother his-majesty / duchess", 4 * 1),
    # N in the row: 2 + itself 1 + 2; steward stands above
    ("prince", "- steward / queen-mother prince duchess", 4 * 5),
    ("prince", "- steward / - prince / - queen-mother", 4 * 1),
    # N in the row: 2 + itself 1; steward stands above
    ("princess", "- steward / queen-mother princess / duchess", 3 * 3),
    # castle cards: itself, steward, queen-mother, face up; potter and vicar are of the village
    ("chancellor", "chancellor steward potter / queen-mother vicar c / c c v", 2 * 3),
    # N in the cross: 2 above, itself 1, 2 below; steward stands in a corner
    ("jester", "steward queen-mother / - jester / - duchess", 2 * 5),
    # N in the cross of a corner: itself 1, 1 in the row, 2 in the column; the middle is outside
    ("jester", "jester - steward / - queen-mother / duchess", 2 * 4),
    # N: 1 + 2, S: 1 + 1, C: 1 + 2: two sets
    ("her-majesty-the-queen", "her-majesty-the-queen queen-mother goldsmith / - potter spy", 10 * 2),
    # N: 1 + 2 + 1, S: 1, C: 2: one set
    ("her-majesty-the-queen", "her-majesty-the-queen queen-mother steward / - potter spy", 10 * 1),
    ("her-majesty-the-queen", "her-majesty-the-queen queen-mother potter", 0),  # S is missing: no set
    # S in the cross: 2 above and 1 at the right; goldsmith stands in a corner
    ("scribe", "- astronomer goldsmith / - scribe spy", 3 * 3),
    # F in the row: 2 + itself 1 + 1; miraculously-cured stands above
    ("cardinal", "- miraculously-cured / mother-superior cardinal vicar", 3 * 4),
    # village cards, face up: potter, vicar, farmhand
    ("chaplain", "chaplain potter vicar / steward farmhand v / v v c", 2 * 3),
    ("his-holiness", "his-holiness", 6 * 5),  # missing: all but F
    ("his-holiness", "his-holiness queen-mother potter / - / - - steward", 6 * 3),  # missing: S, M, P
    ("his-holiness", "his-holiness queen-mother potter / spy beekeeper", 0),  # nothing is missing
    # F in the column: 2 + itself 1 + 1; vicar stands in another column
    ("nun", "miraculously-cured / nun - vicar / sculptor", 3 * 4),
    # types in the row: N, F, C; P stands in another row
    ("pilgrim", "queen-mother pilgrim sculptor / - farmhand", 4 * 3),
    ("pilgrim", "queen-mother pilgrim vicar / potter", 4 * 2),  # a type twice in the row counts once: F, N
    # cards with a discount: itself, astronomer, fisherman, captain, farmhand
    ("alchemist", "alchemist astronomer steward / captain fisherman farmhand", 4 * 5),
    # S in the row: itself 1 + 2 + 1; gravedigger stands below
    ("professor", "professor astronomer goldsmith / gravedigger", 3 * 4),
    # S in the column: itself 1 + 2 + 1; gravedigger stands beside
    ("apothecary", "- apothecary gravedigger / - astronomer / - goldsmith", 3 * 4),
    ("architect", "architect queen-mother sculptor / - / spy - master-at-arms", 2 * 5),  # types: N, S, F, C, M
    # all six types, more shields than types
    ("architect", "architect queen-mother sculptor / beekeeper farmhand potter / spy vicar steward", 2 * 6),
    # price 5 or more: itself 7, captain 5, duchess 5, farmer 5 (5 still, though captain makes it cheaper)
    ("patron", "patron captain gravedigger / duchess farmer goldsmith", 5 * 4),
    # three of the castle (itself, steward, queen-mother), two of the village: two sets
    ("judge", "judge steward potter / queen-mother vicar c / v", 3 * 2),
    ("judge", "judge potter vicar / innkeeper c v", 3 * 1),  # one of the castle (itself), three of the village: one set
    ("officer", "officer master-at-arms / - / - - queen-mother", 4 * 2),  # M: itself 1 + 2, N: 2: two sets
    ("officer", "officer steward / - / - - queen-mother", 4 * 1),  # M: itself 1, N: 2 + 1: one set
    # N in the column: itself 1 + 2 + 2; steward stands beside
    ("royal-guard", "queen-mother / royal-guard steward / duchess", 3 * 5),
    # types in the column: M, F, C, P; N stands in another column
    ("lookout", "lookout queen-mother / sculptor / beekeeper", 4 * 4),
    ("lookout", "lookout / potter / innkeeper", 4 * 2),  # types in the column: M, C only, though C three times
    # N in the cross: 1 in the row, 2 in the column; duchess stands outside
    ("knight", "steward knight / - queen-mother / duchess", 3 * 3),
    # N: 2 + 1, M: itself 1 + 2, C: 2 + 2 + 1 + 1, by threes: one, one, two; F 1 and S 1: none
    ("general", "general queen-mother steward / guildmaster potter goldsmith / vicar innkeeper master-at-arms", 6 * 4),
    ("general", "general queen-mother vicar", 0),  # two N, one M and one F make no set of three
    ("glassblower", "glassblower potter / mother-superior", 4 * 2),  # F: 2, C: itself 1 + 2: two sets
    ("chatelaine", "chatelaine farmhand spy / vicar", 2 * 5),  # types in the row: N, C, P, S, M
    ("chatelaine", "chatelaine queen-mother potter / vicar", 2 * 2),  # types in the row: N, C; F below is outside
    # price 4: itself, gravedigger, goldsmith, spy
    ("pawnbroker", "pawnbroker captain gravedigger / steward goldsmith spy", 3 * 4),
    # gold on purses 4 + 2, one point each; the purses themselves two points each
    ("banker", "banker potter:4 steward:2", 6 + 8 + 4),
    ("inventor", "inventor potter vicar / steward v c / v", 1 * 3),  # village cards, face up: itself, potter, vicar
    ("doctor", "doctor gravedigger / farmer beekeeper", 4 * 2),  # S: itself 1 + 1, P: 2 + 1: two sets
    # C in the cross: 2 above, 1 at the left; guildmaster stands in a corner
    ("squire", "guildmaster potter / innkeeper squire", 2 * 3),
    # M in the column: itself 1 + 2 + 2; spy stands at the right
    ("bombardier", "master-at-arms / bombardier - spy / captain", 3 * 5),
    # M in the row: itself 1 + 2 + 1; captain stands below
    ("militiaman", "militiaman master-at-arms spy / captain", 3 * 4),
    # castle cards, face up: steward, queen-mother, gravedigger
    ("executioner", "executioner steward potter / queen-mother gravedigger c / c v", 1 * 3),
    # M: itself 1 + 2, P: itself 1 + 1, F: 1 + 1: two sets
    ("mercenary", "mercenary vicar sculptor / farmhand master-at-arms", 7 * 2),
    ("mercenary", "mercenary farmhand master-at-arms", 0),  # F is missing: no set
    # two shields: itself, potter, spy, gravedigger; steward and vicar have one
    ("blacksmith", "blacksmith potter spy / gravedigger steward vicar", 2 * 4),
    # C in the column: 2 + 2 + itself 1; innkeeper stands beside
    ("stonemason", "potter / guildmaster / stonemason innkeeper", 3 * 5),
    # M in the cross of a corner: 2 in the row, 1 in the column; captain in the middle is outside
    ("armorer", "- - spy / - captain / - master-at-arms armorer", 3 * 3),
    # C in the row: 2 + itself 1 + 1; guildmaster stands above
    ("clockmaker", "- guildmaster / potter clockmaker innkeeper", 3 * 4),
    # three of the village twice: itself, potter, vicar, innkeeper, farmhand, beekeeper
    ("brigand", "brigand potter vicar / innkeeper farmhand beekeeper / v c", 7 * 2),
    ("brigand", "brigand potter vicar / innkeeper farmhand v / v steward", 7 * 1),  # five of the village: one set
    # F in the cross: 2 at the left, 1 below; miraculously-cured stands in a corner
    ("beggar", "miraculously-cured / mother-superior beggar / - vicar", 2 * 3),
    # P in the cross: itself 1, 1 above, 2 at the right; woodcutter stands in a corner
    ("monk", "woodcutter beekeeper / - monk farmer", 2 * 4),
    # P in the row: itself 1 + 2 + 1; farmhand stands below
    ("shepherd", "shepherd farmer beekeeper / farmhand", 3 * 4),
    # types in the column: S, P, F, C, M; N stands in another column
    ("winemaker", "winemaker queen-mother / sculptor / master-at-arms", 2 * 5),
    # P in the column: 2 + itself 1 + 1; farmhand stands beside
    ("stable-boy", "farmer / stable-boy farmhand / beekeeper", 3 * 4),
    # price 0: itself, steward, vicar, innkeeper, farmhand; potter costs 2
    ("traveler", "traveler steward vicar / innkeeper farmhand potter", 2 * 5),
    ("usurper", "usurper steward vicar / queen-mother c v", 2 * 2),  # castle cards, face up: steward, queen-mother
]
# Shields that are shared, or not.
SETS = {
    "both shields of one card may belong to sets": ("glassblower sculptor", 4),
    "a shield belongs to one set of a scroll only": ("glassblower potter vicar", 4),
    # Officer: N 1 + 2, M 1 + 2, three sets; the jester's cross in the top row holds queen-mother and itself.
    "different scrolls may count the same shields": ("queen-mother jester officer / - - master-at-arms", 4 * 3 + 2 * 3),
    "a set is found anywhere in the tableau": ("officer / - / - - steward", 4),
}


@for_every("card, grid, points", COUNTING)
def test_a_scroll_counts_what_it_names_in_the_own_tableau(card: str, grid: str, points: int) -> None:
    """The card itself included; beside an opponent with all the purse cards that are left."""
    lying = {text.partition(":")[0] for text in grid.split()}
    left = [one for one in PURSES if one not in lying]
    assert card in lying
    assert final(nine(grid), nine(" / ".join(" ".join(left[i : i + 3]) for i in (0, 3, 6)))).score() == [points, 0]


@cases("grid points", SETS)
def test_sets(grid: str, points: int) -> None:
    assert final(nine(grid)).score() == [points, 0]


# --- keys ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grid", "each"), [("templar", 2), ("locksmith", 2), ("templar locksmith", 3)], ids=["templar", "locksmith", "both"]
)
@pytest.mark.parametrize("held", [0, 1, 5])
def test_a_point_for_each_key_comes_on_top_of_the_keys_own_point(grid: str, each: int, held: int) -> None:
    """The opponent's keys bring only their own."""
    assert final(nine(grid, keys=held), seat(*ALL_DOWN, keys=3)).score() == [each * held, 3]


# --- purses -------------------------------------------------------------------------------------------------

PURSES = {
    "steward": 3, "miraculously-cured": 4, "master-at-arms": 4, "potter": 4, "queen-mother": 5, "vicar": 5,
    "farmhand": 5, "innkeeper": 6, "sculptor": 7, "gravedigger": 8, "beekeeper": 9,
}  # fmt: skip


@pytest.mark.parametrize(("card", "capacity"), PURSES.items())
def test_a_purse_scores_two_points_for_each_gold_on_it_up_to_its_capacity(card: str, capacity: int) -> None:
    """Gold stored during the game counts, and of twenty left over as much as fits is stored."""
    for lying in (0, 1, capacity):
        assert final(nine(f"{card}:{lying}")).score() == [2 * lying, 0]
    pos = final(nine(card, gold=20))
    assert (stored(pos, card), gold(pos)) == (capacity, 20 - capacity)
    assert pos.score() == [2 * capacity, 0]


# --- every card ---------------------------------------------------------------------------------------------


def test_every_card_is_scored_in_some_test() -> None:
    """The lists of this file, the keys and Carpenter are all 78 cards."""
    tried = {case[0] for table in (PLACES, MISSING, COUNTING) for case in table} | {*PURSES}
    assert tried | {"templar", "locksmith", "carpenter"} == {*CASTLE, *VILLAGE}
