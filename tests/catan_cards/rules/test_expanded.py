"""Section 13: what all theme sets share, and what their built cards cost and bring."""

from __future__ import annotations

import pytest
from catan_cards.rules import table as t

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES

KM = SETS.index("km")
RED = True
#: Every green and red card of two sets: its cost, whether it is red, its victory points, strength, tournament points
#: and commerce points, and what it needs to be built.
PRINTED: dict[str, dict[str, tuple[str, bool, tuple[int, int, int, int], str]]] = {
    "km": {
        "bodo": ("grain 2, ore 1, wool 1", not RED, (0, 1, 4, 0), ""),
        "roland": ("grain 2, ore 2, wool 1", not RED, (0, 5, 1, 0), ""),
        "walter-singer": ("grain 1, wool 1", not RED, (0, 1, 2, 0), ""),
        "landlord": ("wool 1, grain 1", not RED, (0, 0, 0, 0), ""),
        "castle-a": ("brick 2, ore 1", not RED, (0, 1, 0, 0), ""),
        "pirate-fleet-a": ("wool 1, lumber 1", not RED, (0, 0, 0, 0), ""),
        "toll-station-a": ("brick 1, lumber 1", not RED, (0, 0, 0, 1), ""),
        "tournament-place": ("lumber 1, grain 1", not RED, (0, 0, 0, 0), ""),
        "watchtower": ("grain 1, lumber 1", not RED, (0, 0, 0, 0), ""),
        "palace": ("brick 2, ore 2, grain 2", RED, (1, 0, 0, 0), ""),
        "trade-academy": ("grain 2, lumber 2, wool 1", RED, (1, 0, 0, 0), ""),
        "knights-hall": ("ore 2, lumber 2, brick 1", RED, (1, 0, 0, 0), ""),
        "cloth-hall-a": ("wool 2, lumber 1", RED, (0, 0, 0, 2), ""),
    },
    "pi": {
        "inn-a": ("brick 1", not RED, (0, 0, 0, 0), ""),
        "inn-b": ("brick 1", not RED, (0, 0, 0, 0), ""),
        "order-castle": ("brick 1, ore 1, lumber 1", not RED, (0, 1, 0, 0), ""),
        "legation": ("lumber 1, wool 1", not RED, (0, 0, 0, 1), ""),
        "pilgrims-hostel": ("grain 1, lumber 1", not RED, (0, 0, 0, 0), ""),
        "court": ("brick 2, wool 2, ore 1", RED, (1, 0, 0, 0), "town-hall-a"),
        "archdiocese": ("ore 2, grain 2, brick 2", RED, (1, 0, 0, 0), "church-a"),
        "triumphal-arch": ("brick 3, ore 2", RED, (1, 1, 0, 0), "siegfried"),
        "cathedral": ("ore 3, brick 3, grain 2", RED, (2, 0, 0, 0), "church-a"),
        "house-of-republic": ("brick 2, lumber 2, wool 1", RED, (1, 0, 0, 0), "town-hall-a"),
        "pi-fire-brigade": ("brick 1, ore 1, wool 2", RED, (1, 0, 0, 0), ""),
        "chancellery": ("lumber 2, grain 2, wool 1", RED, (1, 0, 0, 0), "town-hall-a"),
    },
}


@pytest.mark.parametrize(("name", "card"), [(name, card) for name, cards in PRINTED.items() for card in cards])
def test_13_a_card_of_a_set_is_built_for_its_cost_and_brings_its_points(name: str, card: str) -> None:
    """One resource less is too little, however many others there are; red cards stand beside a City only."""
    told, red, points, needed = PRINTED[name][card]
    cost = {resource: int(n) for resource, n in (one.split() for one in told.split(", "))}
    site = {"slot": card, "place": 5, "side": "below"}

    def with_stores(**stores: int) -> t.Position:
        built = dict.fromkeys(needed.split(), (6, "above"))
        mine = t.player(0, card, built, settlements=(), cities=(5, 6), stores=t.stores_of(0, **stores))
        return t.acting(mine, theme=SETS.index(name))

    def of(pos: t.Position) -> list[int]:
        me = pos.state.players[0]
        return [me.points, me.strength, me.tournament, me.commerce, t.lines(pos, 0).get("cards", 0)]

    bare, pos = with_stores(), t.do(with_stores(**cost), "build", **site)
    assert (t.stock(pos, 0), t.hand(pos, 0), t.built(pos, 0)) == ({}, [], [*needed.split(), card])
    assert [after - before for before, after in zip(of(bare), of(pos), strict=True)] == [*points, points[0]]
    for resource, n in cost.items():
        for others in (0, 3):
            short = with_stores(**dict.fromkeys(RESOURCES, others) | cost | {resource: n - 1})
            assert t.why(short, "build", **site) == "too-dear"
            assert not t.is_open(short, "build", **site)
    village = t.acting(t.player(0, card, stores=3), theme=SETS.index(name))
    assert t.why(village, "build", **site) == ("city-only" if red else None)
    assert t.is_open(village, "build", **site) is not red


# 13 points

#: Seven red cards worth eight points: with two Cities 12.
EIGHT = {
    "colossus": (5, "above"), "aqueduct-a": (5, "above"), "aqueduct-b": (5, "below"), "library-a": (5, "below"),
    "library-b": (6, "above"), "church-a": (6, "above"), "church-b": (6, "below"),
}  # fmt: skip
NINE = {**EIGHT, "palace": (6, "below")}


@pytest.mark.parametrize(("theme", "cards", "goal", "wins"), [
    (0, EIGHT, 0, True), (KM, EIGHT, 0, False), (KM, NINE, 0, True), (KM, EIGHT, 12, True), (KM, EIGHT, 10, True),
    (KM, EIGHT, 13, False), (KM, NINE, 13, True), (KM, NINE, 15, False), (0, EIGHT, 13, False),
])  # fmt: skip
def test_13_the_game_goes_to_thirteen_points_unless_the_goal_says_otherwise(
    theme: int, cards: dict[str, tuple[int, str]], goal: int, *, wins: bool
) -> None:
    rich = t.player(0, built=cards, settlements=(), cities=(5, 6))
    pos = t.acting(rich, theme=theme, options={"goal": goal})
    assert pos.score()[0] == (12 if cards is EIGHT else 13)
    assert (pos.state.winner == 0) is wins
    assert t.is_open(pos, "end_actions") is not wins


# The gate


def worth(seat: int, points: int, hand: str = "") -> t.Json:
    """Tell of a player with 2 to 4 points, and a resource of each Region."""
    cities = {2: (), 3: (5,), 4: (5, 6)}[points]
    return t.player(seat, hand, settlements={5, 6} - {*cities}, cities=cities, stores=1)


@pytest.mark.parametrize("card", ["spy-a", "squire-a", "letter-of-credit"])
@pytest.mark.parametrize(("options", "mine", "theirs", "opens"), [
    ({}, 2, 2, False), ({}, 4, 2, False), ({}, 2, 3, False), ({}, 3, 3, True), ({}, 4, 3, True),
    ({"action_gate": 0}, 4, 4, False), ({"action_gate": 1}, 3, 3, True), ({"action_gate": 1}, 3, 2, False),
    ({"action_gate": 2}, 4, 2, False), ({"action_gate": 2}, 4, 3, True), ({"action_gate": 3}, 2, 2, True),
    ({"action_gate": 4}, 3, 2, False), ({"action_gate": 4}, 3, 3, True),
])  # fmt: skip
def test_13_the_gate_is_three_points_of_each_player_unless_the_option_says_otherwise(
    card: str, options: dict[str, int], mine: int, theirs: int, *, opens: bool
) -> None:
    pos = t.acting(worth(0, mine, card), worth(1, theirs), theme=KM, options=options)
    assert pos.score() == [mine, theirs]
    assert t.is_open(pos, "play", slot=card) is opens
    assert t.why(pos, "play", slot=card) == (None if opens else "gate")


# Draw


def test_13_all_six_stacks_are_drawn_from() -> None:
    pos = t.drawing(t.player(0), theme=KM)
    before = [stack.cards.size for stack in pos.state.stacks]
    for stack in (4, 5, 0):
        assert t.open_values(pos, "draw", "stack") == set(t.ALL_STACKS)
        t.do(pos, "draw", stack=stack)
    assert [was - now.cards.size for was, now in zip(before, pos.state.stacks, strict=True)] == [1, 0, 0, 0, 1, 1]


# Values and cards that there are not


@pytest.mark.parametrize(("option", "value"), [
    *(("theme", value) for value in (-1, 9, 99)), *(("goal", value) for value in (9, -1)), ("action_gate", 5),
    ("action_gate", -1),
])  # fmt: skip
def test_13_unknown_sets_goals_and_gates_are_refused(option: str, value: int) -> None:
    with pytest.raises(BadInput, match=option):
        catan_cards.new(options={"theme": KM, option: value})
    with pytest.raises(BadInput, match=option):
        t.position(options={"theme": KM, option: value})


@pytest.mark.parametrize(("name", "card"), [
    ("base", "bodo"), ("km", "university-a"), ("sp", "bodo"), ("pi", "squire-a"), ("pi", "palace"),
    ("pi", "university-a"), ("pi", "bodo"), ("base", "pawnbroker"), ("km", "pawnbroker"), ("base", "smuggler"),
    ("km", "smuggler"),
])  # fmt: skip
def test_13_a_card_of_another_set_is_refused_in_a_hand(name: str, card: str) -> None:
    with pytest.raises(BadInput, match=card):
        t.position(t.player(0, card), theme=SETS.index(name))


def test_13_a_card_of_the_set_and_of_the_base_game_may_be_written_and_is_read_again() -> None:
    cards = {"bodo": (5, "above"), "goetz": (6, "above")}
    pos = t.position(t.player(0, "squire-a spy-a", built=cards), theme=KM, discard=["palace"])
    assert (t.hand(pos, 0), t.built(pos, 0), t.discarded(pos)) == (["squire-a", "spy-a"], ["bodo", "goetz"], ["palace"])
    assert sum(stack.cards.size for stack in pos.state.stacks) == 62 + 27 - 5
    assert catan_cards.load(pos.dump()).dump() == pos.dump()
