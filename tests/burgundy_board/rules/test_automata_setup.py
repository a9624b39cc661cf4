"""What the Automata begins with, its first cards, its levels and modifiers, and its place among the players."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from burgundy_board.automata_positions import Json, new, turn

CASTLE_CARDS = {"automata-4": 1, "automata-7": 1, "automata-8": 0}
ALL_CARDS = {f"automata-{n}" for n in range(1, 10)}
each = pytest.mark.parametrize("people", [1, 2, 3])


def happened(seed: int = 1, people: int = 1, **options: int) -> list[Json]:
    """Tell what happens until the first choice of somebody whose turn it is."""
    pos, _ = new(people, seed, **{"automata": 2, **options})
    events = list(pos.events)
    for _ in range(people):
        pos.push(next(iter(pos.choices)))
        events += pos.events
    return events


def players(events: list[Json], what: str) -> list[int]:
    return [event["player"] for event in events if event["what"] == what]


# What it has


@each
def test_it_begins_with_a_good_of_each_type_and_one_silver_as_the_last_player(people: int) -> None:
    """Its goods are not among those of the people and the phases."""
    for seed in range(10):
        pos, data = new(people, seed, automata=2)
        him = data["players"][people]
        assert (len(data["players"]), him["goods"]) == (people + 1, [1] * 6)
        assert (him["silver"], him["workers"], sum(him["points"]), him["track"]) == (1, 0, 0, 0)
        assert (him["storage"], him["dice"]) == ([], [0, 0])
        assert data["reserve"] == data["wilds"] == data["finished"] == []
        assert {"what": "automata_goods", "player": people} in pos.events
        held = [sum(player["goods"][good] for player in data["players"]) for good in range(6)]
        assert [n + m for n, m in zip(held, pos.state.unseen_goods, strict=True)] == [7] * 6
        assert all(sum(player["goods"]) == 3 for player in data["players"][:people])
        assert data["order"][: people + 1] == [*range(people + 1)]


@each
def test_modifier_c_lets_it_begin(people: int) -> None:
    """Its die is rolled only on its turn, the white die by who is first."""
    events = happened(people=people)
    assert (players(events, "white_die"), players(events, "rolled")) == ([0], [*range(people)])
    assert "automata_rolled" not in {event["what"] for event in events}
    _, data = new(people, automata=2, automata_c=1)
    assert data["order"][: people + 1] == [people, *range(people)]
    assert [player["workers"] for player in data["players"]] == [*range(1, people + 1), 0], "it is not counted"
    events = happened(people=people, automata_c=1)
    assert (players(events, "white_die"), players(events, "turn_began")) == ([people], [people, 0])
    white = next(event["die"] for event in events if event["what"] == "white_die")
    assert next(event for event in events if event["what"] == "automata_rolled")["white"] == white


# The first cards


@cache
def games(rules: int) -> list[tuple[Any, Json]]:
    """Deal games with the one or the other text."""
    return [new(1, seed, automata=2, automata_rules=rules) for seed in range(200)]


@pytest.mark.parametrize("rules", [0, 1])
def test_a_castle_lies_on_the_dark_green_item_of_the_left_card_without_a_bonus(rules: int) -> None:
    for pos, data in games(rules)[:40]:
        left, right = data["sides"]
        [lying] = [row for row in left["items"] if row]
        assert left["items"][CASTLE_CARDS[left["card"][0]]] == lying
        assert (lying["card"] in {f"castle-{n}" for n in range(1, 15)}, lying["wild"]) == (True, False)
        assert lying["card"] not in [row["card"] for row in data["supplies"][0]["tiles"]]
        assert right["items"] == [None] * 5
        assert {event["what"] for event in pos.events} & {"automata_found", "automata_box", "sold"} == set()


@pytest.mark.parametrize("rules", [0, 1])
def test_cards_are_passed_until_the_left_one_has_a_castle(rules: int) -> None:
    """To the discard pile; officially they go back into the deck."""
    for pos, data in games(rules)[:100]:
        order = [event["card"] for event in pos.events if event["what"] == "automata_card"]
        first = next(i for i, card in enumerate(order) if card in CASTLE_CARDS)
        assert first == 0 or rules == 0
        assert [side["card"][0] for side in data["sides"]] == order[first:]
        assert (len(order), data["automata_discard"]) == (first + 2, order[:first])
        assert {row["card"] for row in data["automata_deck"]} == ALL_CARDS - set(order)
        skipped = [event["card"] for event in pos.events if event["what"] == "automata_skipped"]
        assert skipped == order[:first] or rules == 1


@pytest.mark.parametrize("rules", [0, 1])
def test_each_card_with_a_castle_comes_first_as_often_and_any_other_beside_it(rules: int) -> None:
    """A third of 200 games each; five standard deviations are 33."""
    pairs = [tuple(side["card"][0] for side in data["sides"]) for _, data in games(rules)]
    first = [left for left, _ in pairs]
    assert {*first} == {*CASTLE_CARDS}
    assert all(33 < first.count(card) < 100 for card in CASTLE_CARDS)
    assert set(pairs) == {(left, right) for left in CASTLE_CARDS for right in ALL_CARDS if right != left}


# Its place among the players


@pytest.mark.parametrize(("people", "hexes", "black"), [(1, 12, 4), (2, 18, 6), (3, 24, 8)])
def test_it_counts_as_a_player_for_the_depots(people: int, hexes: int, black: int) -> None:
    filled = [event["depot"] for event in happened(people=people) if event["what"] == "filled"]
    assert (len([d for d in filled if d]), filled.count(0)) == (hexes, black)


@pytest.mark.parametrize(("phase", "kind"), [("A", "mine"), ("B", "castle"), ("C", "mine"), ("D", "castle")])
def test_with_two_people_depot_six_has_a_mine_in_phases_b_and_d(phase: str, kind: str) -> None:
    """As with three players."""
    pos = turn(1, people=2, phase=phase, round=5).pos
    pos.push({"do": "take_workers", "die": 0})
    slots = [e["card"] for e in pos.events if e["what"] == "filled" and e["depot"] == 6]
    assert any(card.startswith(kind) for card in slots)


# Levels and modifiers


def test_a_person_alone_plays_against_the_medium_automata_unless_told_otherwise() -> None:
    done = turn(1, people=1, automata=0, left="automata-1", on_left={0: "mine-1", 1: "cow-2a"},
                depots={1: {0: "knowledge-1"}})  # fmt: skip
    assert done.points("cards") == 12
    assert new(1)[0].state.printed == 1


@pytest.mark.parametrize(("people", "options"), [(2, {}), (3, {}), (4, {"automata": 2})])
def test_with_others_it_plays_only_if_asked_and_four_people_leave_no_place_for_it(people: int, options: Json) -> None:
    _, data = new(people, **options)
    assert (len(data["players"]), data["sides"][0]["card"]) == (people, [])


@pytest.mark.parametrize("modifier", ["automata_a", "automata_b"])
def test_what_a_modifier_lays_down_is_worth_nothing_by_itself(modifier: str) -> None:
    """It lies face down: no points for knowledge, and no animals."""
    assert new(1, 5, automata=2, **{modifier: 1})[0].score()[1] == new(1, 5, automata=2)[0].score()[1]
    said = {"left": "automata-1", "on_left": {0: "mine-1"}, "depots": {1: {0: "cow-2a"}}}
    assert turn(1, **said, **{modifier: True}).points("livestock") == 2


@pytest.mark.parametrize(
    ("a", "b", "placed"), [(1, 0, [0, 0, 1, 1, 1, 2]), (0, 1, [1, 1, 0, 0, 0, 1]), (1, 1, [1, 1, 1, 1, 1, 3])]
)
def test_modifiers_count_tiles_that_nobody_placed(a: int, b: int, placed: list[int]) -> None:
    pos, _ = new(2, automata=1, automata_a=a, automata_b=b)
    assert pos.state.players[2].placed == placed


def test_the_mine_of_modifier_b_pays() -> None:
    def silver(**said: bool) -> int:
        return turn(1, people=1, round=5, wilds=["ship-1"], **said).silver

    assert silver(automata_b=True) == silver() + 1
    assert silver(automata_a=True) == silver(automata_c=True) == silver()
