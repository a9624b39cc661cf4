"""What the Automata begins with, its first cards, its levels and modifiers, and its place among the players."""

from __future__ import annotations

from collections import Counter

import pytest
from burgundy_board.automata_positions import Json, new, turn

SEEDS = range(60)
CASTLE_CARDS = {"automata-4": 1, "automata-7": 1, "automata-8": 0}
ALL_CARDS = {f"automata-{n}" for n in range(1, 10)}


def happened(seed: int = 1, people: int = 1, **options: int) -> list[Json]:
    """Tell what happens until the first choice of somebody whose turn it is."""
    pos, _ = new(people, seed, **{"automata": 2, **options})
    events = list(pos.events)
    for _ in range(people):
        pos.push(next(iter(pos.choices)))
        events += pos.events
    return events


def drawn(events: list[Json]) -> list[str]:
    return [event["card"] for event in events if event["what"] == "automata_card"]


# What it has


@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_begins_with_a_good_of_each_type_and_one_silver(people: int) -> None:
    pos, data = new(people, automata=2)
    him = data["players"][people]
    assert len(data["players"]) == people + 1
    assert him["goods"] == [1] * 6
    assert (him["silver"], him["workers"], sum(him["points"]), him["track"]) == (1, 0, 0, 0)
    assert (him["storage"], him["dice"]) == ([], [0, 0])
    assert data["reserve"] == data["wilds"] == data["finished"] == []
    assert {"what": "automata_goods", "player": people} in pos.events


@pytest.mark.parametrize("people", [1, 2, 3])
def test_its_goods_are_not_among_those_of_the_people_and_the_phases(people: int) -> None:
    for seed in range(20):
        pos, data = new(people, seed, automata=2)
        held = [sum(player["goods"][good] for player in data["players"]) for good in range(6)]
        assert [n + m for n, m in zip(held, pos.state.unseen_goods, strict=True)] == [7] * 6
        assert all(sum(player["goods"]) == 3 for player in data["players"][:people])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("rules", [0, 1])
def test_a_castle_lies_on_the_dark_green_item_of_the_left_card_without_a_bonus(seed: int, rules: int) -> None:
    pos, data = new(1, seed, automata=2, automata_rules=rules)
    left, right = data["sides"]
    item = CASTLE_CARDS[left["card"][0]]
    lying = [row for row in left["items"] if row]
    assert left["items"][item] == lying[0]
    assert len(lying) == 1
    assert lying[0]["card"] in {f"castle-{n}" for n in range(1, 15)}
    assert not lying[0]["wild"]
    assert [row["card"] for row in data["supplies"][0]["tiles"]].count(lying[0]["card"]) == 0
    assert right["items"] == [None] * 5
    assert {event["what"] for event in pos.events} & {"automata_found", "automata_box", "sold"} == set()


# The first cards


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_passed_to_the_discard_pile_until_the_left_one_has_a_castle(seed: int) -> None:
    pos, data = new(1, seed, automata=2)
    order = drawn(pos.events)
    first = next(i for i, card in enumerate(order) if card in CASTLE_CARDS)
    assert data["sides"][0]["card"] == [order[first]]
    assert data["sides"][1]["card"] == [order[first + 1]]
    assert len(order) == first + 2
    assert data["automata_discard"] == order[:first]
    assert {row["card"] for row in data["automata_deck"]} == ALL_CARDS - set(order)
    assert [e["card"] for e in pos.events if e["what"] == "automata_skipped"] == order[:first]


@pytest.mark.parametrize("seed", SEEDS)
def test_officially_the_passed_cards_go_back_into_the_deck(seed: int) -> None:
    pos, data = new(1, seed, automata=2, automata_rules=1)
    left, right = (side["card"][0] for side in data["sides"])
    assert drawn(pos.events) == [left, right]
    assert left in CASTLE_CARDS
    assert data["automata_discard"] == []
    assert {row["card"] for row in data["automata_deck"]} == ALL_CARDS - {left, right}


def test_officially_any_card_may_lie_beside_any_castle() -> None:
    seen = {tuple(drawn(new(1, seed, automata=2, automata_rules=1)[0].events)) for seed in range(400)}
    assert seen == {(left, right) for left in CASTLE_CARDS for right in ALL_CARDS if right != left}


@pytest.mark.parametrize("rules", [0, 1])
def test_each_card_with_a_castle_comes_first_as_often(rules: int) -> None:
    """A third of 600 games each; five standard deviations are 58."""
    first = Counter(new(1, seed, automata=2, automata_rules=rules)[1]["sides"][0]["card"][0] for seed in range(600))
    assert first.keys() == CASTLE_CARDS.keys()
    assert all(140 < count < 260 for count in first.values())


def test_every_card_with_a_castle_may_come_first_and_every_card_second() -> None:
    sides = [new(1, seed, automata=2)[1]["sides"] for seed in range(200)]
    assert {left["card"][0] for left, _ in sides} == set(CASTLE_CARDS)
    assert {right["card"][0] for _, right in sides} == ALL_CARDS


# Its place among the players


@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_plays_last_at_first(people: int) -> None:
    _, data = new(people, automata=2)
    assert data["order"][: people + 1] == [*range(people + 1)]
    events = happened(people=people)
    assert [event["player"] for event in events if event["what"] == "white_die"] == [0]


@pytest.mark.parametrize("people", [1, 2, 3])
def test_modifier_c_lets_it_begin(people: int) -> None:
    _, data = new(people, automata=2, automata_c=1)
    assert data["order"][: people + 1] == [people, *range(people)]
    events = happened(people=people, automata_c=1)
    assert [event["player"] for event in events if event["what"] == "white_die"] == [people]
    assert [event["player"] for event in events if event["what"] == "turn_began"] == [people, 0]


@pytest.mark.parametrize(("people", "hexes", "black"), [(1, 12, 4), (2, 18, 6), (3, 24, 8)])
def test_it_counts_as_a_player_for_the_depots(people: int, hexes: int, black: int) -> None:
    filled = [event["depot"] for event in happened(people=people) if event["what"] == "filled"]
    assert (len([d for d in filled if d]), filled.count(0)) == (hexes, black)


def test_with_two_people_depot_six_has_a_mine_in_phases_b_and_d() -> None:
    """As with three players."""
    for phase, kind in zip("ABCD", ("mine", "castle", "mine", "castle"), strict=True):
        done = turn(1, people=2, phase=phase, round=5)
        done.pos.push({"do": "take_workers", "die": 0})
        slots = [e["card"] for e in done.pos.events if e["what"] == "filled" and e["depot"] == 6]
        assert any(card.startswith(kind) for card in slots)


@pytest.mark.parametrize("people", [1, 2, 3])
def test_its_die_is_rolled_only_on_its_turn(people: int) -> None:
    events = happened(people=people)
    assert [event["player"] for event in events if event["what"] == "rolled"] == [*range(people)]
    assert "automata_rolled" not in {event["what"] for event in events}


def test_it_rolls_the_white_die_where_it_is_first() -> None:
    events = happened(automata_c=1)
    white = next(event["die"] for event in events if event["what"] == "white_die")
    rolled = next(event for event in events if event["what"] == "automata_rolled")
    assert rolled["white"] == white


# Levels and modifiers


def test_a_person_alone_plays_against_the_medium_automata_unless_told_otherwise() -> None:
    done = turn(1, people=1, automata=0, left="automata-1", on_left={0: "mine-1", 1: "cow-2a"},
                depots={1: {0: "knowledge-1"}})  # fmt: skip
    assert done.points("cards") == 12


@pytest.mark.parametrize("people", [2, 3])
def test_with_others_it_plays_only_if_asked(people: int) -> None:
    _, data = new(people)
    assert len(data["players"]) == people
    assert data["sides"][0]["card"] == []


def test_four_people_leave_no_place_for_it() -> None:
    _, data = new(4, automata=2)
    assert len(data["players"]) == 4
    assert data["sides"][0]["card"] == []


@pytest.mark.parametrize("modifier", ["automata_a", "automata_b"])
def test_what_a_modifier_lays_down_is_worth_nothing_by_itself(modifier: str) -> None:
    """It lies face down: no points for knowledge, and no animals."""
    pos, _ = new(1, 5, automata=2)
    changed, _ = new(1, 5, automata=2, **{modifier: 1})
    assert changed.score()[1] == pos.score()[1]
    said = {"left": "automata-1", "on_left": {0: "mine-1"}, "depots": {1: {0: "cow-2a"}}}
    assert turn(1, **said, **{modifier: True}).points("livestock") == 2


def test_the_mine_of_modifier_b_pays() -> None:
    def silver(**said: bool) -> int:
        return turn(1, people=1, round=5, wilds=["ship-1"], **said).silver

    assert silver(automata_b=True) == silver() + 1
    assert silver(automata_a=True) == silver(automata_c=True) == silver()
