"""The slow scorer against sums worked by hand: those of the tests of the rules, and some of its own."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules.table import seat, table
from burgundy_cards.rules.test_end_and_scoring import COUNTS, POINTS, TRIPLE
from burgundy_cards.rules.test_tie_break import TIES
from burgundy_cards.slow_scorer import (
    TYPES,
    BonusCards,
    Json,
    aaron_wins,
    score_player,
    sets_of,
    storage_of,
    total,
    type_of,
    type_of_pile,
    winners,
)
from cases import cases


def written(*players: Json, **rest: Any) -> Json:
    """A position of players who have what is told; the start player card lies with the second."""
    first = {"start_player": 0 if rest.get("seats") == 1 else 1}
    found: Json = table(*[seat(**one) for one in players], **(first | rest)).dump()
    return found


@pytest.mark.parametrize("rule", COUNTS)
def test_it_counts_as_the_rules_were_counted_by_hand(rule: str) -> None:
    own, *_, points = COUNTS[rule]
    assert total(written(own, {}), 0) == points


@pytest.mark.parametrize("name", POINTS)
def test_triples(name: str) -> None:
    """Its points, and one for the first."""
    assert total(written({"estate": (TRIPLE[name], "mine-5a mine-6a", "cloister-6a")}, {}), 0) == POINTS[name] + 1


@pytest.mark.parametrize("rule", TIES)
def test_winners(rule: str) -> None:
    """The last of them has the start player card, and a point less elsewhere."""
    seats, found = TIES[rule]
    last = {**seats[-1], "points": seats[-1]["points"] - 1}
    assert winners(written(*seats[:-1], last, start_player=len(seats) - 1)) == found


@cases("pile name", {
    "a pile of one type": ("mine-1a", "mine"),
    "a cloister": ("cloister-6b", "cloister"),
    "a building of any kind": ("city-hall-5", "building"),
    "on cloisters": ("cloister-1a cloister-2a mine-1a", "mine"),
    "below cloisters": ("ship-1a cloister-1a cloister-2a", "ship"),
    "buildings and a cloister": ("church-1 cloister-1a bank-4", "building"),
    "cloisters": ("cloister-1a cloister-2a cloister-3a", "cloister"),
})  # fmt: skip
def test_a_pile_is_of_the_type_that_is_no_cloister(pile: str, name: str) -> None:
    assert type_of_pile(pile.split()) == name
    assert " " in pile or type_of(pile) == name


def test_a_pile_of_two_types_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="castle"):
        type_of_pile(["mine-1a", "castle-1a"])


def test_all_lines() -> None:
    own = {"estate": (TRIPLE["mine"], *(f"{name}-6b" for name in TYPES[:-1] if name != "mine"), "bank-6")}
    own |= {"sold": [1, 0, 2], "points": 4, "animals": [1, 1, 0, 0]}
    found = {line.name: line.points for line in score_player(written(own, {}, start_player=0), 0)}
    lines = {"triple mine": 4, "first_triples": 1, "all_seven": 3, "goods": 3, "victory_points": 4, "animals": 1}
    assert found == lines | {"start_player": 1}


def test_the_storage_and_a_single_set() -> None:
    own = {"workers": 2, "silver": 3, "goods": [1, 0, 1], "animals": [1, 2, 3, 0], "sold": [4, 0, 0]}
    assert storage_of(written(own, {}), 0) == 2 + 3 + 2 + 1
    assert storage_of(written(own, {}, single_animal_set=True), 0) == 2 + 3 + 2 + 3
    assert (sets_of([2, 1, 1, 2]), sets_of([2, 1, 1, 2], single=True)) == ([4, 2], [4])


def test_aaron_has_triples_and_bonus_cards_and_alone_the_start_player_card_is_worth_nothing() -> None:
    his = {"estate": (TRIPLE["mine"], "cloister-1a cloister-2a")}
    alone = written({}, his, seats=1, round="E")
    lines = {line.name: line.points for line in score_player(alone, 1)}
    assert lines == {"triple mine": 4, "first_triples": 1, "all_seven": 0}
    assert total(alone, 0) == 0


@pytest.mark.parametrize(
    ("own", "his", "strict", "lost"), [(5, 5, False, False), (5, 5, True, True), (4, 5, False, True)]
)
def test_against_aaron(own: int, his: int, *, strict: bool, lost: bool) -> None:
    assert aaron_wins(own, his, strict=strict) is lost
    alone = written({"points": own}, {"estate": (TRIPLE["mine"],)}, seats=1, strict_win=strict)
    assert winners(alone) == [int(lost)]


def test_the_first_triple_of_a_type_takes_its_card() -> None:
    """The fourth card on a pile is a mistake."""
    cards = BonusCards(2)
    for p, card in ((0, "mine-1a"), (0, "mine-2a"), (1, "mine-3a"), (1, "mine-4a"), (1, "cloister-1a"), (0, "mine-5a")):
        cards.placed(p, card, 0)
    assert cards.first_triples == [1 if name == "mine" else -1 for name in TYPES]
    with pytest.raises(ValueError, match="mine-6a"):
        cards.placed(0, "mine-6a", 0)


def test_all_seven_types_take_the_cards_in_order() -> None:
    cards = BonusCards(3)
    for p in (2, 0, 1):
        for stack, name in enumerate(TYPES):
            cards.placed(p, f"{name}-{p + 1}a", stack)
    cards.placed(2, "mine-6a", 1)
    assert cards.all_seven == {2: 4, 0: 2, 1: 1}
