"""The end of the game: what is worth victory points, line by line."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import TAKE_SILVER, TYPES, Json, line, seat, table

POINTS = {"castle": 2, "mine": 4, "cloister": 6, "knowledge": 4, "ship": 4, "pasture": 4, "building": 3}
TRIPLE = {name: f"{name}-1a {name}-2a {name}-3a" for name in TYPES[:-1]} | {"building": "church-1 bank-4 watchtower-2"}
ALL_BUILDINGS = ("church-1", "bank-4", "watchtower-2", "market-3")
NOTHING = {"first_triples": 0, "all_seven": 0, "goods": 0, "victory_points": 0, "animals": 0}


def of_all(number: int) -> tuple[str, ...]:
    """A card of every type; no two numbers have one in common."""
    return tuple(f"{name}-{number + 1}b" if name != "building" else ALL_BUILDINGS[number] for name in TYPES)


def score(own: Json, **rest: object) -> int:
    """What a player has; the start player card lies with the other one."""
    return int(table(own, **({"start_player": 1} | rest)).score()[0])


def animals(*counts: int) -> Json:
    """The line for chickens, cows, sheep and pigs."""
    return line(table(seat(animals=list(counts))), "animals")


def test_the_game_ends_after_the_fifth_round() -> None:
    """Not after the fourth."""
    for name, over in (("D", False), ("E", True)):
        pos = table(seat(hand="pasture-6c", workers=1), seat(hand=""), round=name)
        pos.push(TAKE_SILVER)
        assert pos.over is over


# --- triples ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "points"), POINTS.items())
def test_a_triple_is_worth_the_points_of_its_type(name: str, points: int) -> None:
    """As printed at the bottom of its cards."""
    pos = table(seat(estate=(TRIPLE[name],)), start_player=1)
    assert pos.breakdown(0)[0] == {"line": "triple", "type": name, "count": 1, "points": points}
    assert pos.score() == [points + 1, 1], "it is the first, too"


def test_three_buildings_three_pastures_and_three_cloisters_earn_3_4_and_6() -> None:
    """The example of the rules, and three bonus cards for the first triples."""
    assert score(seat(estate=(TRIPLE["building"], TRIPLE["pasture"], TRIPLE["cloister"]))) == 3 + 4 + 6 + 3


@pytest.mark.parametrize(("name", "points"), [(name, points) for name, points in POINTS.items() if name != "building"])
def test_several_triples_of_a_type_all_count(name: str, points: int) -> None:
    """The fourth card began the second."""
    pos = table(seat(estate=(TRIPLE[name], f"{name}-4a {name}-5a {name}-6a")))
    assert pos.breakdown(0)[0] == {"line": "triple", "type": name, "count": 2, "points": 2 * points}


@pytest.mark.parametrize("name", TYPES)
def test_unfinished_piles_are_worth_nothing(name: str) -> None:
    """One card or two, however many such piles."""
    first, second, _ = TRIPLE[name].split()
    assert score(seat(estate=(first,))) == 0
    assert score(seat(estate=(f"{first} {second}",))) == 0
    assert score(seat(estate=(f"{first} {second}", "cloister-6a", "cloister-5a cloister-6b"))) == 0


def test_every_type_with_a_triple_has_a_line_and_no_other() -> None:
    """In the order of the types."""
    pos = table(seat(estate=(TRIPLE["ship"], TRIPLE["castle"], "mine-1a mine-2a")))
    triples = [one for one in pos.breakdown(0) if one["line"] == "triple"]
    assert [(one["type"], one["count"], one["points"]) for one in triples] == [("castle", 1, 2), ("ship", 1, 4)]


# --- bonus cards, points, goods ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_bonus_card_for_a_first_triple_is_worth_one_point(count: int) -> None:
    """Whatever its type."""
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
    seats = [seat(estate=of_all(p), all_seven=worth) for p, worth in enumerate(worths)]
    pos = table(*seats, start_player=1)
    assert line(pos, "all_seven") == {"points": amount}
    assert pos.score()[0] == amount


def test_victory_point_cards_count() -> None:
    """One or two on a card; they are a number."""
    pos = table(seat(points=5), start_player=1)
    assert (line(pos, "victory_points"), pos.score()[0]) == ({"points": 5}, 5)


def test_each_sold_good_is_worth_one_point() -> None:
    """Of any type."""
    pos = table(seat(sold=[2, 1, 3]), start_player=1)
    assert (line(pos, "goods"), pos.score()[0]) == ({"count": 6, "points": 6}, 6)


@pytest.mark.parametrize("own", [{"goods": [3, 2, 1]}, {"silver": 7}, {"workers": 7}, {"projects": "mine-1a mine-2a"}])
def test_unsold_goods_silver_workers_and_projects_are_worth_nothing(own: dict[str, object]) -> None:
    """They break a tie at most."""
    assert score(seat(**own)) == 0


# --- animals ----------------------------------------------------------------------------------------------------------


def test_megan_gets_three_points_for_three_sheep_two_cattle_and_one_chicken() -> None:
    """The example of the rules: 2 for sheep, cattle and chicken, 1 for sheep and cattle; nothing for the last sheep."""
    assert animals(1, 2, 3, 0) == {"sets": [3, 2], "points": 3}
    assert score(seat(animals=[1, 2, 3, 0])) == 3


@pytest.mark.parametrize(
    ("counts", "points"), [((1, 1, 1, 1), 4), ((1, 1, 1, 0), 2), ((0, 1, 0, 1), 1), ((0, 0, 1, 0), 0), ((0,) * 4, 0)]
)
def test_different_animals_are_worth_4_2_and_1(counts: tuple[int, ...], points: int) -> None:
    """For four, three and two kinds; one kind is worth nothing."""
    size = sum(counts)
    assert animals(*counts) == {"sets": [size] if size > 1 else [], "points": points}


@pytest.mark.parametrize(
    ("counts", "sets"),
    [
        ((5, 5, 5, 5), [4, 4, 4, 4, 4]),
        ((5, 0, 0, 0), []),
        ((4, 3, 2, 1), [4, 3, 2]),
        ((2, 2, 0, 0), [2, 2]),
        ((1, 0, 5, 1), [3]),
        ((2, 2, 2, 1), [4, 3]),
    ],
)
def test_several_sets_count_and_each_animal_is_in_one(counts: tuple[int, ...], sets: list[int]) -> None:
    """The largest set first, then from those left."""
    worth = {4: 4, 3: 2, 2: 1}
    assert animals(*counts) == {"sets": sets, "points": sum(worth[size] for size in sets)}


@pytest.mark.parametrize("order", [(3, 2, 1, 0), (0, 3, 1, 2), (2, 0, 3, 1)])
def test_all_kinds_of_animals_are_worth_the_same(order: tuple[int, ...]) -> None:
    """Chicken, cow, sheep or pig."""
    assert animals(*order) == animals(3, 2, 1, 0)


# --- the start player card --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("face_down", [True, False])
def test_the_start_player_card_is_worth_one_point_on_either_side(holder: int, *, face_down: bool) -> None:
    """To who has it."""
    pos = table(seat(), seat(), seat(), start_player=holder, start_card_face_down=face_down)
    assert pos.score() == [int(p == holder) for p in range(3)]
    assert line(pos, "start_player", holder) == {"points": 1}
    for p in range(3):
        assert ("start_player" in [one["line"] for one in pos.breakdown(p)]) == (p == holder)


# --- the lines --------------------------------------------------------------------------------------------------------


def test_a_player_with_nothing_has_every_line_at_zero() -> None:
    """So that nobody misses one."""
    pos = table(seat(), start_player=1)
    assert {one["line"]: one["points"] for one in pos.breakdown(0)} == NOTHING


def test_the_lines_add_up_to_the_score() -> None:
    """All of them together."""
    estate = (TRIPLE["mine"], *(card for card in of_all(3) if not card.startswith("mine")))
    own = seat(estate=estate, points=2, sold=[1, 0, 0], animals=[1, 1, 0, 0], all_seven=3)
    pos = table(own, first_triples=[-1, 0, -1, -1, -1, -1, -1])
    assert [one["points"] for one in pos.breakdown(0)] == [4, 1, 3, 1, 2, 1, 1]
    assert pos.score() == [13, 0]
