"""A card taken face down: six gold and two keys, and from then on an empty card that fills a cell."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import (
    CASTLE,
    VILLAGE,
    bought,
    entry,
    final,
    finish,
    gold,
    home,
    keys,
    messenger,
    offered,
    open_cells,
    position,
    questions,
    ready,
    row,
    seat,
    site,
    stored,
    take,
)

from bailey.games import castle_combo

ALL = CASTLE + VILLAGE


@pytest.mark.parametrize("card", ALL)
def test_a_card_taken_face_down_gives_six_gold_and_two_keys_and_does_nothing_else(card: str) -> None:
    """Nothing is paid, no ability happens, nobody else gains, no purse is filled, nothing is asked."""
    own = seat("duchess monk goldsmith" if card not in ("duchess", "monk", "goldsmith") else "beekeeper", gold=1)
    left = seat("mother-superior farmer", gold=1) if card not in ("mother-superior", "farmer") else seat(gold=1)
    pos = ready(card, own, left, seat(gold=1))
    take(pos, card, at=(0, 1), face_down=True)
    assert pos.turn == 1
    assert [(gold(pos, p), keys(pos, p)) for p in range(3)] == [(7, 2), (1, 0), (1, 0)]
    assert all(one.get("stored", 0) == 0 for player in pos.dump()["players"] for one in player["tableau"])
    assert entry(pos, 0, card)["face_down"]


@pytest.mark.parametrize("card", ALL)
def test_a_card_taken_face_down_never_moves_the_messenger(card: str) -> None:
    """Its icon is not seen, so the messenger stays at that row."""
    pos = ready(card, seat())
    take(pos, card, face_down=True)
    assert messenger(pos) == home(card)


def test_a_card_may_be_taken_face_down_though_it_could_be_paid() -> None:
    """The rich may do it too."""
    pos = castle_combo.load(position(seat(gold=50)))
    assert len(offered(pos, "take")) == 3
    assert len(offered(pos, "take_face_down")) == 3


def test_who_can_pay_for_nothing_takes_face_down() -> None:
    """All three cards are open, face down only."""
    pos = castle_combo.load(position(seat(gold=1), village=site("farmer brigand potter")))
    assert questions(pos) == {"take_face_down"}
    assert [one["slot"] for one in offered(pos, "take_face_down")] == [0, 1, 2]


def test_discounts_play_no_part_when_a_card_is_taken_face_down() -> None:
    """It gives six gold, with discounts or without."""
    pos = ready("farmer", seat("baron alchemist squire", gold=2))
    take(pos, "farmer", at=(0, 1), face_down=True)
    assert gold(pos) == 8


def test_a_face_down_card_is_placed_like_any_other() -> None:
    """It goes beside an own card, where the player wants it."""
    pos = castle_combo.load(position(seat("duchess")))
    pos.push({"do": "take_face_down", "slot": 0})
    assert open_cells(pos) == {(-1, 0), (1, 0), (0, -1), (0, 1)}


def test_a_card_may_be_placed_beside_a_face_down_card() -> None:
    """Face-down cards hold the tableau together."""
    pos = castle_combo.load(position(seat("duchess -")))
    pos.push({"do": "take_face_down", "slot": 0})
    assert (2, 0) in open_cells(pos)


def test_a_face_down_card_leaves_the_row_and_the_row_is_completed() -> None:
    """The row has three cards again, without the one taken."""
    pos = castle_combo.load(position(seat(), village=site("farmer brigand potter")))
    take(pos, "brigand", face_down=True)
    assert row(pos, "village")[:2] == ["farmer", "potter"]
    assert len(row(pos, "village")) == 3
    assert "brigand" not in row(pos, "village")


def grids_of_nine() -> list[tuple[str, str, str]]:
    """All 78 cards in face-down grids of nine; the last grid is completed with the first cards."""
    rounds = [*ALL, *ALL[:3]]
    nines = [[f"~{card}" for card in rounds[i : i + 9]] for i in range(0, len(rounds), 9)]
    return [(" ".join(nine[:3]), " ".join(nine[3:6]), " ".join(nine[6:])) for nine in nines]


@pytest.mark.parametrize("grid", grids_of_nine())
def test_no_face_down_card_scores_or_stores_anything(grid: tuple[str, str, str]) -> None:
    """Nine face-down cards are worth nothing, and all gold stays unstored."""
    pos = final(seat(*grid, gold=30))
    assert pos.score() == [0, 0]
    assert gold(pos) == 30


# Card, the grid it comes into, the gold and the keys it gives there: what lies face down must not count.
BLIND_ABILITIES = [
    ("prince", "~duchess @", 1, 0),
    ("her-majesty-the-queen", "~duchess @", 0, 1),
    ("scribe", "~mother-superior @", 1, 0),
    ("inventor", "~professor @", 2, 0),
    ("lookout", "~master-at-arms @", 0, 1),
    ("clockmaker", "~potter @", 1, 0),
    ("farmer", "~monk @", 0, 2),
    ("cardinal", "~judge @", 0, 1),
    ("vicar", "~farmer @", 1, 0),
    ("baker", "~farmer @", 1, 1),
    ("chaplain", "~judge @", 1, 0),
    ("goldsmith", "~duchess @", 0, 1),
    ("pawnbroker", "~cardinal @", 1, 0),
    ("traveler", "~vicar @", 3, 0),
    ("miraculously-cured", "~potter @", 0, 1),
    ("professor", "~duchess @", 1, 0),
    ("general", "~duchess @", 0, 1),
    ("carpenter", "~duchess @", 0, 5),
    ("officer", "~royal-guard @", 1, 0),
    ("doctor", "~winemaker @", 1, 0),
]
PRICE = {
    "prince": 6,
    "her-majesty-the-queen": 7,
    "scribe": 4,
    "inventor": 2,
    "lookout": 6,
    "clockmaker": 3,
    "farmer": 5,
    "cardinal": 4,
    "vicar": 0,
    "baker": 0,
    "chaplain": 5,
    "goldsmith": 4,
    "pawnbroker": 4,
    "traveler": 0,
    "miraculously-cured": 2,
    "professor": 4,
    "general": 7,
    "carpenter": 0,
    "officer": 5,
    "doctor": 5,
}


@pytest.mark.parametrize(("card", "grid", "more_gold", "more_keys"), BLIND_ABILITIES)
def test_abilities_see_nothing_on_face_down_cards(card: str, grid: str, more_gold: int, more_keys: int) -> None:
    """No shield, banner, price or purse of a face-down card is counted; each card counts only itself."""
    pos = bought(card, seat(grid, gold=10))
    assert (gold(pos), keys(pos)) == (10 - PRICE[card] + more_gold, more_keys)


@pytest.mark.parametrize(
    ("card", "neighbor", "effect"),
    [
        ("bombardier", "~potter", 0),
        ("militiaman", "~farmer", 0),
        ("barbarian", "~astronomer", 0),
        ("brigand", "~duchess", None),
        ("witch", "~mother-superior", None),
        ("spy", "~captain", None),
    ],
)
def test_a_neighbors_face_down_cards_show_nothing(card: str, neighbor: str, effect: int | None) -> None:
    """Counting in a neighbour's tableau passes over face-down cards."""
    price = {"bombardier": 2, "militiaman": 2, "barbarian": 2, "brigand": 7, "witch": 4, "spy": 4}[card]
    own = {"witch": 1, "spy": 1}.get(card, 0)  # their other effect counts their own shield
    pos = bought(card, seat("@", gold=10), seat(neighbor))
    if effect is not None:
        pos.push({"do": "choose_effect", "effect": effect})
    assert pos.turn == 1
    assert (gold(pos), keys(pos)) == (10 - price + own, 0)


def test_a_face_down_card_fills_a_cell_for_abilities() -> None:
    """Woodcutter and Beggar count it as filled, Devout and Shepherd not as empty."""
    assert gold(bought("woodcutter", seat("- - @", gold=0))) == 3
    assert gold(bought("beggar", seat("- - @", gold=0))) == 3
    assert gold(bought("devout", seat("- - @", gold=4))) == 6
    assert gold(bought("shepherd", seat("- - @", gold=5))) == 6


def test_a_purse_that_lies_face_down_takes_no_gold() -> None:
    """Potter, Steward and the end of the game pass it by."""
    pos = bought("potter", seat("~beekeeper @", gold=2))
    assert (stored(pos, "beekeeper"), stored(pos, "potter")) == (0, 2)
    pos = bought("steward", seat("~beekeeper potter @", gold=0))
    finish(pos, 0)
    assert (stored(pos, "beekeeper"), stored(pos, "potter"), stored(pos, "steward")) == (0, 4, 3)
    pos = final(seat("~beekeeper potter -", "- - -", "- - -", gold=9))
    assert (stored(pos, "beekeeper"), stored(pos, "potter"), gold(pos)) == (0, 4, 5)


# A scoring card, face-up cards that score nothing themselves, and face-down cards that it must not count.
BLIND_SCROLLS = [
    (("his-majesty - -", "~duchess - -", "- - -"), 4),
    (("prince ~duchess -", "- - -", "- - -"), 4),
    (("- ~duchess -", "- jester -", "- - -"), 2),
    (("chancellor ~duchess -", "- - -", "- - -"), 2),
    (("chaplain ~farmer -", "- - -", "- - -"), 0),
    (("inventor ~farmer -", "- - -", "- - -"), 1),
    (("his-holiness ~duchess ~farmer", "- - -", "- - -"), 30),
    (("alchemist ~baron ~squire", "- - -", "- - -"), 4),
    (("architect ~duchess -", "- - -", "- - -"), 2),
    (("patron ~duchess ~farmer", "- - -", "- - -"), 5),
    (("pawnbroker ~cardinal -", "- - -", "- - -"), 3),
    (("traveler ~vicar -", "- - -", "- - -"), 2),
    (("blacksmith ~potter -", "- - -", "- - -"), 2),
    (("judge ~farmer -", "- - -", "- - -"), 0),
    (("brigand vicar ~farmer", "- - -", "- - -"), 0),
    (("officer ~duchess -", "- - -", "- - -"), 0),
    (("general ~captain -", "- - -", "- - -"), 0),
    (("pilgrim ~duchess -", "- - -", "- - -"), 4),
    (("lookout - -", "~duchess - -", "- - -"), 4),
]


@pytest.mark.parametrize(("grid", "points"), BLIND_SCROLLS)
def test_scrolls_see_nothing_on_face_down_cards(grid: tuple[str, str, str], points: int) -> None:
    """No shield, banner, price, discount or second shield of a face-down card is counted."""
    assert final(seat(*grid)).score() == [points, 0]


@pytest.mark.parametrize(
    ("card", "points", "hidden"),
    [
        ("baron", 10, "farmer"),
        ("devout", 10, "potter"),
        ("philosopher", 10, "captain"),
        ("barbarian", 10, "astronomer"),
        ("witch", 9, "mother-superior"),
        ("revolutionary", 9, "duchess"),
    ],
)
def test_a_face_down_card_spoils_no_missing_shield(card: str, points: int, hidden: str) -> None:
    """The shield that must be absent may lie there face down."""
    assert final(seat(f"{card} ~{hidden} -", "- - -", "- - -")).score() == [points, 0]


@pytest.mark.parametrize("hidden", ["~duchess", "~farmer"])
def test_carpenter_scores_eight_with_one_face_down_card(hidden: str) -> None:
    """One card of either back is enough."""
    grid = (f"carpenter {hidden} potter", "steward queen-mother vicar", "farmhand beekeeper innkeeper")
    assert final(seat(*grid)).score() == [8, 0]


def test_carpenter_scores_no_more_for_more_face_down_cards() -> None:
    """Eight face-down cards are worth the same eight points."""
    assert final(seat("carpenter - -", "- - -", "- - -")).score() == [8, 0]


def test_carpenter_scores_nothing_without_a_face_down_card() -> None:
    """With nine face-up cards it is worth nothing."""
    grid = ("carpenter sculptor potter", "steward queen-mother vicar", "farmhand beekeeper innkeeper")
    assert final(seat(*grid)).score() == [0, 0]


def test_carpenter_looks_at_its_own_tableau_only() -> None:
    """The opponent's face-down cards do not help."""
    grid = ("carpenter sculptor potter", "steward queen-mother vicar", "farmhand beekeeper innkeeper")
    assert final(seat(*grid), seat("- - -", "- - -", "- - -")).score() == [0, 0]


def test_a_carpenter_that_lies_face_down_scores_nothing() -> None:
    """It is a face-down card like any other."""
    assert final(seat("~carpenter - -", "- - -", "- - -")).score() == [0, 0]
