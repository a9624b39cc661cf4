"""The end of the game: what is worth victory points, line by line."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules.table import TYPES, Json, go, line, seat, table
from cases import cases

POINTS = {"castle": 2, "mine": 4, "cloister": 6, "knowledge": 4, "ship": 4, "pasture": 4, "building": 3}
TRIPLE = {name: f"{name}-1a {name}-2a {name}-3a" for name in TYPES[:-1]} | {"building": "church-1 bank-4 watchtower-2"}
ALL_BUILDINGS = ("church-1", "bank-4", "watchtower-2", "market-3")


def of_all(number: int) -> tuple[str, ...]:
    """A card of every type; no two numbers have one in common."""
    return tuple(f"{name}-{number + 1}b" if name != "building" else ALL_BUILDINGS[number] for name in TYPES)


def score(own: Json, **rest: object) -> int:
    """What a player has; the start player card lies with the other one."""
    return int(table(own, **({"start_player": 1} | rest)).score()[0])


@pytest.mark.parametrize(("name", "over"), [("D", False), ("E", True)])
def test_the_game_ends_after_the_fifth_round(name: str, *, over: bool) -> None:
    assert go(table(seat(hand="pasture-6c", workers=1), seat(hand=""), round=name), "take_silver").over is over


# --- triples ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "points"), POINTS.items())
def test_a_triple_is_worth_the_points_of_its_type(name: str, points: int) -> None:
    """As printed at the bottom of its cards; several all count, unfinished piles are worth nothing."""
    pos = table(seat(estate=(TRIPLE[name],)), start_player=1)
    assert pos.breakdown(0)[0] == {"line": "triple", "type": name, "count": 1, "points": points}
    assert pos.score() == [points + 1, 1], "it is the first, too"
    second = "bank-5 bank-6 market-3" if name == "building" else f"{name}-4a {name}-5a {name}-6a"
    pos = table(seat(estate=(TRIPLE[name], second)))
    assert pos.breakdown(0)[0] == {"line": "triple", "type": name, "count": 2, "points": 2 * points}
    one, two, _ = TRIPLE[name].split()
    for estate in ((one,), (f"{one} {two}",), (f"{one} {two}", "cloister-6a", "cloister-5a cloister-6b")):
        assert score(seat(estate=estate)) == 0


def test_three_buildings_three_pastures_and_three_cloisters_earn_3_4_and_6() -> None:
    """The example of the rules, and three bonus cards for the first triples."""
    assert score(seat(estate=(TRIPLE["building"], TRIPLE["pasture"], TRIPLE["cloister"]))) == 3 + 4 + 6 + 3


def test_every_type_with_a_triple_has_a_line_and_no_other() -> None:
    """In the order of the types."""
    pos = table(seat(estate=(TRIPLE["ship"], TRIPLE["castle"], "mine-1a mine-2a")))
    triples = [one for one in pos.breakdown(0) if one["line"] == "triple"]
    assert [(one["type"], one["count"], one["points"]) for one in triples] == [("castle", 1, 2), ("ship", 1, 4)]


# --- bonus cards, points, goods ---------------------------------------------------------------------------------------


#: What somebody has, its line, and the points.
# fmt: off
COUNTS = {
    "victory point cards count": ({"points": 5}, "victory_points", {"points": 5}, 5),
    "each sold good of any type": ({"sold": [2, 1, 3]}, "goods", {"count": 6, "points": 6}, 6),
    "unsold goods do not": ({"goods": [3, 2, 1]}, "goods", {"count": 0, "points": 0}, 0),
    "nor silver": ({"silver": 7}, "victory_points", {"points": 0}, 0),
    "nor workers": ({"workers": 7}, "victory_points", {"points": 0}, 0),
    "nor projects": ({"projects": "mine-1a mine-2a"}, "victory_points", {"points": 0}, 0),
    "four different animals": ({"animals": [1, 1, 1, 1]}, "animals", {"sets": [4], "points": 4}, 4),
    "three": ({"animals": [1, 1, 1, 0]}, "animals", {"sets": [3], "points": 2}, 2),
    "two": ({"animals": [0, 1, 0, 1]}, "animals", {"sets": [2], "points": 1}, 1),
    "one kind": ({"animals": [0, 0, 1, 0]}, "animals", {"sets": [], "points": 0}, 0),
    "none": ({"animals": [0, 0, 0, 0]}, "animals", {"sets": [], "points": 0}, 0),
    "Megan: three sheep, two cattle, one chicken": ({"animals": [1, 2, 3, 0]}, "animals", {"sets": [3, 2], "points": 3},
        3),
    "several sets count": ({"animals": [5, 5, 5, 5]}, "animals", {"sets": [4, 4, 4, 4, 4], "points": 20}, 20),
    "many of one kind are no set": ({"animals": [5, 0, 0, 0]}, "animals", {"sets": [], "points": 0}, 0),
    "the largest set first": ({"animals": [4, 3, 2, 1]}, "animals", {"sets": [4, 3, 2], "points": 7}, 7),
    "then from those left": ({"animals": [2, 2, 0, 0]}, "animals", {"sets": [2, 2], "points": 2}, 2),
    "an animal is in one set": ({"animals": [1, 0, 5, 1]}, "animals", {"sets": [3], "points": 2}, 2),
    "four and three": ({"animals": [2, 2, 2, 1]}, "animals", {"sets": [4, 3], "points": 6}, 6),
    "all kinds are worth the same": ({"animals": [3, 2, 1, 0]}, "animals", {"sets": [3, 2], "points": 3}, 3),
    "pigs too": ({"animals": [0, 3, 1, 2]}, "animals", {"sets": [3, 2], "points": 3}, 3),
    "and chickens": ({"animals": [2, 0, 3, 1]}, "animals", {"sets": [3, 2], "points": 3}, 3),
}
# fmt: on


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_bonus_card_for_a_first_triple_is_worth_one_point(count: int) -> None:
    estate = (TRIPLE["castle"], TRIPLE["cloister"])
    first = [0 if count > 0 else 1, -1, 0 if count > 1 else 1, -1, -1, -1, -1]
    other = tuple(f"{name}-4a {name}-5a {name}-6a" for name in ("castle", "cloister"))
    pos = table(seat(estate=estate), seat(estate=other), first_triples=first, start_player=1)
    assert line(pos, "first_triples") == {"count": count, "points": count}
    assert pos.score()[0] == 2 + 6 + count


@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_a_bonus_card_for_all_seven_types_is_worth_its_number(amount: int) -> None:
    """With four players."""
    worths = [amount, *({1, 2, 3, 4} - {amount})]
    pos = table(*[seat(estate=of_all(p), all_seven=worth) for p, worth in enumerate(worths)], start_player=1)
    assert (line(pos, "all_seven"), pos.score()[0]) == ({"points": amount}, amount)


@cases("own of told points", COUNTS)
def test_what_counts(own: dict[str, Any], of: str, told: Json, points: int) -> None:
    pos = table(seat(**own), start_player=1)
    assert (line(pos, of), pos.score()[0]) == (told, points)


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("face_down", [True, False])
def test_the_start_player_card_is_worth_one_point_on_either_side(holder: int, *, face_down: bool) -> None:
    pos = table(seat(), seat(), seat(), start_player=holder, start_card_face_down=face_down)
    assert pos.score() == [int(p == holder) for p in range(3)]
    assert line(pos, "start_player", holder) == {"points": 1}
    for p in range(3):
        assert ("start_player" in [one["line"] for one in pos.breakdown(p)]) == (p == holder)


# --- the lines --------------------------------------------------------------------------------------------------------


def test_a_player_with_nothing_has_every_line_at_zero() -> None:
    lines = ("first_triples", "all_seven", "goods", "victory_points", "animals")
    found = table(seat(), start_player=1).breakdown(0)
    assert {one["line"]: one["points"] for one in found} == dict.fromkeys(lines, 0)


def test_the_lines_add_up_to_the_score() -> None:
    estate = (TRIPLE["mine"], *(card for card in of_all(3) if not card.startswith("mine")))
    own = seat(estate=estate, points=2, sold=[1, 0, 0], animals=[1, 1, 0, 0], all_seven=3)
    pos = table(own, first_triples=[-1, 0, -1, -1, -1, -1, -1])
    assert [one["points"] for one in pos.breakdown(0)] == [4, 1, 3, 1, 2, 1, 1]
    assert pos.score() == [13, 0]
