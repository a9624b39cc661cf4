"""What the scroll of each card is worth, every sum worked out by hand.

The grids use silent cards round the one that is tried: purses without gold, and cards that score only in a
place where they do not lie. So the whole score is the score of the tried card. In the comments a letter
stands for a shield: N nobility, F faith, S scholarship, M military, C craftsmanship, P peasantry.
"""

from __future__ import annotations

import pytest
from castle_combo.rules.table import CASTLE, VILLAGE, final, gold, seat, stored

Grid = tuple[str, str, str]
ALL_DOWN = ("- - -", "- - -", "- - -")

# --- places in the grid -------------------------------------------------------------------------------------

TOP = ("x x x", ". . .", ". . .")
MIDDLE_ROW = (". . .", "x x x", ". . .")
BOTTOM = (". . .", ". . .", "x x x")
LEFT = ("x . .", "x . .", "x . .")
MIDDLE_COLUMN = (". x .", ". x .", ". x .")
RIGHT = (". . x", ". . x", ". . x")
CORNERS = ("x . x", ". . .", "x . x")
EDGES = (". x .", "x . x", ". x .")
PLACES = [
    ("duchess", 8, TOP),
    ("mother-superior", 5, TOP),
    ("spice-merchant", 5, MIDDLE_ROW),
    ("guildmaster", 5, BOTTOM),
    ("farmer", 7, BOTTOM),
    ("astronomer", 8, LEFT),
    ("goldsmith", 6, LEFT),
    ("spy", 6, MIDDLE_COLUMN),
    ("captain", 8, RIGHT),
    ("woodcutter", 5, RIGHT),
    ("fisherman", 4, CORNERS),
    ("baker", 3, EDGES),
]


@pytest.mark.parametrize(("card", "points", "area"), PLACES)
@pytest.mark.parametrize("at", range(9))
def test_a_card_with_a_place_scores_there_and_nowhere_else(card: str, points: int, area: Grid, at: int) -> None:
    """Each of the nine cells is tried, the other eight hold face-down cards."""
    cells = ["-"] * 9
    cells[at] = card
    grid = (" ".join(cells[:3]), " ".join(cells[3:6]), " ".join(cells[6:]))
    inside = " ".join(area).split()[at] == "x"
    assert final(seat(*grid)).score() == [points if inside else 0, 0]


# --- a shield that must be missing --------------------------------------------------------------------------

# Card, its points, a company that shows everything else, a silent card that shows the one shield.
MISSING = [
    ("baron", 10, ("baron queen-mother vicar", "spy potter -", "- - -"), "beekeeper"),  # N F S M C, no P
    ("devout", 10, ("devout queen-mother master-at-arms", "spy beekeeper -", "- - -"), "innkeeper"),  # no C
    ("philosopher", 10, ("philosopher queen-mother vicar", "potter beekeeper -", "- - -"), "master-at-arms"),
    ("barbarian", 10, ("barbarian queen-mother vicar", "potter beekeeper -", "- - -"), "gravedigger"),  # no S
    ("witch", 9, ("witch queen-mother potter", "spy master-at-arms -", "- - -"), "sculptor"),  # no F
    ("revolutionary", 9, ("revolutionary vicar potter", "spy master-at-arms -", "- - -"), "steward"),  # no N
]


@pytest.mark.parametrize(("card", "points", "company", "spoiler"), MISSING)
def test_a_missing_shield_scores_once(card: str, points: int, company: Grid, spoiler: str) -> None:
    """All points if the shield is nowhere in the tableau, whatever else is."""
    assert card in " ".join(company).split()
    assert spoiler not in " ".join(company).split()
    assert final(seat(*company)).score() == [points, 0]


@pytest.mark.parametrize(("company", "spoiler"), [(company, spoiler) for _, _, company, spoiler in MISSING])
def test_one_such_shield_anywhere_in_the_tableau_spoils_it(company: Grid, spoiler: str) -> None:
    """In the far corner it spoils the points too."""
    assert final(seat(company[0], company[1], f"- - {spoiler}")).score() == [0, 0]


@pytest.mark.parametrize(("card", "points", "company", "spoiler"), MISSING)
def test_a_shield_before_an_opponent_spoils_nothing(card: str, points: int, company: Grid, spoiler: str) -> None:
    """Scrolls look at the own tableau only."""
    assert card in " ".join(company).split()
    assert final(seat(*company), seat(f"{spoiler} - -", "- - -", "- - -")).score() == [points, 0]


# --- counting -----------------------------------------------------------------------------------------------

# The tried card, a grid with silent cards, the points of the whole tableau.
COUNTING = [
    # N in the column: 2 + itself 1 + 2; steward stands in another column
    ("his-majesty", ("queen-mother - steward", "his-majesty - -", "duchess - -"), 4 * 5),
    ("his-majesty", ("- - -", "queen-mother his-majesty -", "duchess - -"), 4 * 1),
    # N in the row: 2 + itself 1 + 2; steward stands above
    ("prince", ("- steward -", "queen-mother prince duchess", "- - -"), 4 * 5),
    ("prince", ("- steward -", "- prince -", "- queen-mother -"), 4 * 1),
    # N in the row: 2 + itself 1; steward stands above
    ("princess", ("- steward -", "queen-mother princess -", "duchess - -"), 3 * 3),
    # castle cards: itself, steward, queen-mother, face up; potter and vicar are of the village
    ("chancellor", ("chancellor steward potter", "queen-mother vicar c", "c c v"), 2 * 3),
    # N in the cross: 2 above, itself 1, 2 below; steward stands in a corner
    ("jester", ("steward queen-mother -", "- jester -", "- duchess -"), 2 * 5),
    # N in the cross of a corner: itself 1, 1 in the row, 2 in the column; the middle is outside
    ("jester", ("jester - steward", "- queen-mother -", "duchess - -"), 2 * 4),
    # N: 1 + 2, S: 1 + 1, C: 1 + 2: two sets
    (
        "her-majesty-the-queen",
        ("her-majesty-the-queen queen-mother goldsmith", "- potter spy", "- - -"),
        10 * 2,
    ),
    # N: 1 + 2 + 1, S: 1, C: 2: one set
    (
        "her-majesty-the-queen",
        ("her-majesty-the-queen queen-mother steward", "- potter spy", "- - -"),
        10 * 1,
    ),
    # S is missing: no set
    ("her-majesty-the-queen", ("her-majesty-the-queen queen-mother potter", "- - -", "- - -"), 0),
    # S in the cross: 2 above and 1 at the right; goldsmith stands in a corner
    ("scribe", ("- astronomer goldsmith", "- scribe spy", "- - -"), 3 * 3),
    # F in the row: 2 + itself 1 + 1; miraculously-cured stands above
    ("cardinal", ("- miraculously-cured -", "mother-superior cardinal vicar", "- - -"), 3 * 4),
    # village cards, face up: potter, vicar, farmhand
    ("chaplain", ("chaplain potter vicar", "steward farmhand v", "v v c"), 2 * 3),
    # missing: all but F
    ("his-holiness", ("his-holiness - -", "- - -", "- - -"), 6 * 5),
    # missing: S, M, P
    ("his-holiness", ("his-holiness queen-mother potter", "- - -", "- - steward"), 6 * 3),
    # nothing is missing
    ("his-holiness", ("his-holiness queen-mother potter", "spy beekeeper -", "- - -"), 0),
    # F in the column: 2 + itself 1 + 1; vicar stands in another column
    ("nun", ("miraculously-cured - -", "nun - vicar", "sculptor - -"), 3 * 4),
    # types in the row: N, F, C; P stands in another row
    ("pilgrim", ("queen-mother pilgrim sculptor", "- farmhand -", "- - -"), 4 * 3),
    # a type twice in the row counts once: F, N
    ("pilgrim", ("queen-mother pilgrim vicar", "potter - -", "- - -"), 4 * 2),
    # cards with a discount: itself, astronomer, fisherman, captain, farmhand
    ("alchemist", ("alchemist astronomer steward", "captain fisherman farmhand", "- - -"), 4 * 5),
    # S in the row: itself 1 + 2 + 1; gravedigger stands below
    ("professor", ("professor astronomer goldsmith", "gravedigger - -", "- - -"), 3 * 4),
    # S in the column: itself 1 + 2 + 1; gravedigger stands beside
    ("apothecary", ("- apothecary gravedigger", "- astronomer -", "- goldsmith -"), 3 * 4),
    # types: N, S, F, C, M
    ("architect", ("architect queen-mother sculptor", "- - -", "spy - master-at-arms"), 2 * 5),
    # all six types, more shields than types
    (
        "architect",
        ("architect queen-mother sculptor", "beekeeper farmhand potter", "spy vicar steward"),
        2 * 6,
    ),
    # price 5 or more: itself 7, captain 5, duchess 5, farmer 5 (5 still, though captain makes it cheaper)
    ("patron", ("patron captain gravedigger", "duchess farmer goldsmith", "- - -"), 5 * 4),
    # three of the castle (itself, steward, queen-mother), two of the village: two sets
    ("judge", ("judge steward potter", "queen-mother vicar c", "v - -"), 3 * 2),
    # one of the castle (itself), three of the village: one set
    ("judge", ("judge potter vicar", "innkeeper c v", "- - -"), 3 * 1),
    # M: itself 1 + 2, N: 2: two sets
    ("officer", ("officer master-at-arms -", "- - -", "- - queen-mother"), 4 * 2),
    # M: itself 1, N: 2 + 1: one set
    ("officer", ("officer steward -", "- - -", "- - queen-mother"), 4 * 1),
    # N in the column: itself 1 + 2 + 2; steward stands beside
    ("royal-guard", ("queen-mother - -", "royal-guard steward -", "duchess - -"), 3 * 5),
    # types in the column: M, F, C, P; N stands in another column
    ("lookout", ("lookout queen-mother -", "sculptor - -", "beekeeper - -"), 4 * 4),
    # types in the column: M, C only, though C three times
    ("lookout", ("lookout - -", "potter - -", "innkeeper - -"), 4 * 2),
    # N in the cross: 1 in the row, 2 in the column; duchess stands outside
    ("knight", ("steward knight -", "- queen-mother -", "duchess - -"), 3 * 3),
    # N: 2 + 1, M: itself 1 + 2, C: 2 + 2 + 1 + 1, by threes: one, one, two; F 1 and S 1: none
    (
        "general",
        ("general queen-mother steward", "guildmaster potter goldsmith", "vicar innkeeper master-at-arms"),
        6 * 4,
    ),
    # two N, one M and one F make no set of three
    ("general", ("general queen-mother vicar", "- - -", "- - -"), 0),
    # F: 2, C: itself 1 + 2: two sets
    ("glassblower", ("glassblower potter -", "mother-superior - -", "- - -"), 4 * 2),
    # types in the row: N, C, P, S, M
    ("chatelaine", ("chatelaine farmhand spy", "vicar - -", "- - -"), 2 * 5),
    # types in the row: N, C; F below is outside
    ("chatelaine", ("chatelaine queen-mother potter", "vicar - -", "- - -"), 2 * 2),
    # price 4: itself, gravedigger, goldsmith, spy
    ("pawnbroker", ("pawnbroker captain gravedigger", "steward goldsmith spy", "- - -"), 3 * 4),
    # gold on purses 4 + 2, one point each; the purses themselves two points each
    ("banker", ("banker potter:4 steward:2", "- - -", "- - -"), 6 + 8 + 4),
    # village cards, face up: itself, potter, vicar
    ("inventor", ("inventor potter vicar", "steward v c", "v - -"), 1 * 3),
    # S: itself 1 + 1, P: 2 + 1: two sets
    ("doctor", ("doctor gravedigger -", "farmer beekeeper -", "- - -"), 4 * 2),
    # C in the cross: 2 above, 1 at the left; guildmaster stands in a corner
    ("squire", ("guildmaster potter -", "innkeeper squire -", "- - -"), 2 * 3),
    # M in the column: itself 1 + 2 + 2; spy stands at the right
    ("bombardier", ("master-at-arms - -", "bombardier - spy", "captain - -"), 3 * 5),
    # M in the row: itself 1 + 2 + 1; captain stands below
    ("militiaman", ("militiaman master-at-arms spy", "captain - -", "- - -"), 3 * 4),
    # castle cards, face up: steward, queen-mother, gravedigger
    ("executioner", ("executioner steward potter", "queen-mother gravedigger c", "c v -"), 1 * 3),
    # M: itself 1 + 2, P: itself 1 + 1, F: 1 + 1: two sets
    ("mercenary", ("mercenary vicar sculptor", "farmhand master-at-arms -", "- - -"), 7 * 2),
    # F is missing: no set
    ("mercenary", ("mercenary farmhand master-at-arms", "- - -", "- - -"), 0),
    # two shields: itself, potter, spy, gravedigger; steward and vicar have one
    ("blacksmith", ("blacksmith potter spy", "gravedigger steward vicar", "- - -"), 2 * 4),
    # C in the column: 2 + 2 + itself 1; innkeeper stands beside
    ("stonemason", ("potter - -", "guildmaster - -", "stonemason innkeeper -"), 3 * 5),
    # M in the cross of a corner: 2 in the row, 1 in the column; captain in the middle is outside
    ("armorer", ("- - spy", "- captain -", "- master-at-arms armorer"), 3 * 3),
    # C in the row: 2 + itself 1 + 1; guildmaster stands above
    ("clockmaker", ("- guildmaster -", "potter clockmaker innkeeper", "- - -"), 3 * 4),
    # three of the village twice: itself, potter, vicar, innkeeper, farmhand, beekeeper
    ("brigand", ("brigand potter vicar", "innkeeper farmhand beekeeper", "v c -"), 7 * 2),
    # five of the village: one set
    ("brigand", ("brigand potter vicar", "innkeeper farmhand v", "v steward -"), 7 * 1),
    # F in the cross: 2 at the left, 1 below; miraculously-cured stands in a corner
    ("beggar", ("miraculously-cured - -", "mother-superior beggar -", "- vicar -"), 2 * 3),
    # P in the cross: itself 1, 1 above, 2 at the right; woodcutter stands in a corner
    ("monk", ("woodcutter beekeeper -", "- monk farmer", "- - -"), 2 * 4),
    # P in the row: itself 1 + 2 + 1; farmhand stands below
    ("shepherd", ("shepherd farmer beekeeper", "farmhand - -", "- - -"), 3 * 4),
    # types in the column: S, P, F, C, M; N stands in another column
    ("winemaker", ("winemaker queen-mother -", "sculptor - -", "master-at-arms - -"), 2 * 5),
    # P in the column: 2 + itself 1 + 1; farmhand stands beside
    ("stable-boy", ("farmer - -", "stable-boy farmhand -", "beekeeper - -"), 3 * 4),
    # price 0: itself, steward, vicar, innkeeper, farmhand; potter costs 2
    ("traveler", ("traveler steward vicar", "innkeeper farmhand potter", "- - -"), 2 * 5),
    # castle cards, face up: steward, queen-mother
    ("usurper", ("usurper steward vicar", "queen-mother c v", "- - -"), 2 * 2),
]


@pytest.mark.parametrize(("card", "grid", "points"), COUNTING)
def test_a_scroll_counts_what_it_names(card: str, grid: Grid, points: int) -> None:
    """Points times what lies in the named part of the own tableau, the card itself included."""
    assert card in " ".join(grid).split()
    assert final(seat(*grid)).score() == [points, 0]


@pytest.mark.parametrize(("card", "grid", "points"), COUNTING)
def test_a_scroll_does_not_look_at_the_opponent(card: str, grid: Grid, points: int) -> None:
    """The same points beside an opponent with all the purse cards that are left."""
    lying = {text.partition(":")[0] for text in " ".join(grid).split()}
    purses = [one for one, _ in PURSES if one not in lying]
    line = [*purses, *["-"] * 9][:9]
    opponent = seat(" ".join(line[:3]), " ".join(line[3:6]), " ".join(line[6:]))
    assert card in lying
    assert final(seat(*grid), opponent).score() == [points, 0]


# --- keys ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["templar", "locksmith"])
@pytest.mark.parametrize("held", [0, 1, 5])
def test_a_point_for_each_key_comes_on_top_of_the_keys_own_point(card: str, held: int) -> None:
    """Every key is worth two points then; the opponent's keys only their own."""
    pos = final(seat(f"{card} - -", "- - -", "- - -", keys=held), seat(*ALL_DOWN, keys=3))
    assert pos.score() == [2 * held, 3]


def test_two_cards_that_count_keys_both_count_them_all() -> None:
    """Four keys, three points each."""
    assert final(seat("templar locksmith -", "- - -", "- - -", keys=4)).score() == [12, 0]


# --- purses -------------------------------------------------------------------------------------------------

PURSES = [
    ("steward", 3),
    ("miraculously-cured", 4),
    ("master-at-arms", 4),
    ("potter", 4),
    ("queen-mother", 5),
    ("vicar", 5),
    ("farmhand", 5),
    ("innkeeper", 6),
    ("sculptor", 7),
    ("gravedigger", 8),
    ("beekeeper", 9),
]


@pytest.mark.parametrize(("card", "capacity"), PURSES)
def test_a_purse_scores_two_points_for_each_gold_on_it(card: str, capacity: int) -> None:
    """Gold stored during the game counts, one piece and a full purse."""
    for lying in (0, 1, capacity):
        assert final(seat(f"{card}:{lying} - -", "- - -", "- - -")).score() == [2 * lying, 0]


@pytest.mark.parametrize(("card", "capacity"), PURSES)
def test_a_purse_takes_gold_up_to_its_capacity(card: str, capacity: int) -> None:
    """Of twenty gold left over as much as fits is stored, the rest stays outside and scores nothing."""
    pos = final(seat(f"{card} - -", "- - -", "- - -", gold=20))
    assert (stored(pos, card), gold(pos)) == (capacity, 20 - capacity)
    assert pos.score() == [2 * capacity, 0]


# --- shared shields -----------------------------------------------------------------------------------------


def test_both_shields_of_one_card_may_belong_to_sets() -> None:
    """Sculptor alone gives faith and craftsmanship: Glassblower counts one set with it."""
    assert final(seat("glassblower sculptor -", "- - -", "- - -")).score() == [4, 0]


def test_a_shield_belongs_to_one_set_of_a_scroll_only() -> None:
    """One faith beside three craftsmanship shields is one set, not three."""
    assert final(seat("glassblower potter vicar", "- - -", "- - -")).score() == [4, 0]


def test_different_scrolls_may_count_the_same_shields() -> None:
    """Officer (N and M) and Glassblower (F and C) and a second look at the same nobility by Jester."""
    # N: jester 1, queen-mother 2 = 3; M: officer 1, master-at-arms 2 = 3. Officer: three sets.
    # Jester in the middle of the top row: its cross holds queen-mother and itself = 3.
    assert final(seat("queen-mother jester officer", "- - master-at-arms", "- - -")).score() == [
        4 * 3 + 2 * 3,
        0,
    ]


def test_a_set_is_found_anywhere_in_the_tableau() -> None:
    """Sets do not have to stand together."""
    assert final(seat("officer - -", "- - -", "- - steward")).score() == [4, 0]


# --- every card ---------------------------------------------------------------------------------------------


def test_every_card_is_scored_in_some_test() -> None:
    """The lists of this file, the keys, the purses and Carpenter are all 78 cards."""
    tried = {case[0] for cases in (PLACES, MISSING, COUNTING, PURSES) for case in cases}
    assert tried | {"templar", "locksmith", "carpenter"} == set(CASTLE + VILLAGE)
