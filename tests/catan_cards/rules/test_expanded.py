"""Section 13: what all theme sets share."""

from __future__ import annotations

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_expanded as ex

from bailey.core import BadInput, peek
from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

EVENTS = (
    "civil-war conflict master-builder plague-a plague-b productive-year-a productive-year-b progress-a progress-b "
    "year-end raid-a raid-b knights-fair"
)
CARDS = (
    "bodo roland walter-singer landlord castle-a castle-b pirate-fleet-a pirate-fleet-b tournament-place watchtower "
    "toll-station-a toll-station-b palace trade-academy knights-hall cloth-hall-a cloth-hall-b border-dispute-a "
    "border-dispute-b damsel-imelda ransom-a ransom-b squire-a squire-b letter-of-credit market-day oath-of-fealty"
)
#: Seven red cards worth eight points: with two Cities 12.
EIGHT: dict[str, tuple[int, str]] = {
    "colossus": (5, "above"),
    "aqueduct-a": (5, "above"),
    "aqueduct-b": (5, "below"),
    "library-a": (5, "below"),
    "library-b": (6, "above"),
    "church-a": (6, "above"),
    "church-b": (6, "below"),
}
NINE = {**EIGHT, "palace": (6, "below")}


def rich(seat: int, cards: dict[str, tuple[int, str]], hand: str = "") -> t.Json:
    """Tell of a player with two Cities and some cards."""
    return t.player(seat, hand, built=cards, settlements=(), cities=(5, 6))


# The cards in play


@pytest.mark.parametrize("seed", range(3))
def test_13_the_cards_of_the_base_game_make_four_stacks_and_those_of_the_set_two_more(seed: int) -> None:
    pos = t.look_into(ex.new(seed=seed), 0, *t.ALL_STACKS)
    base = [card for i in range(4) for card in t.stack_cards(pos, i)]
    of_set = [card for i in (4, 5) for card in t.stack_cards(pos, i)]
    assert sorted(of_set) == sorted(CARDS.split())
    assert (len(base), len(set(base)), set(base) & set(of_set)) == (62, 62, set())


@pytest.mark.parametrize("name", ex.SIZES)
def test_13_the_sizes_of_the_six_stacks(name: str) -> None:
    assert ex.sizes(ex.new(SETS.index(name))) == ex.SIZES[name]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_13_the_sizes_are_public_and_the_cards_are_not(viewer: int | None) -> None:
    assert [stack["cards"] for stack in ex.new().view(viewer)["stacks"]] == ex.SIZES["km"]


def test_13_without_a_set_there_are_five_stacks_and_no_card_of_a_set() -> None:
    pos = t.look_into(catan_cards.new(seed=0), 0, *t.STACKS)
    assert ex.sizes(pos) == [13, 13, 12, 12, 12, 0]
    assert not {card for i in t.STACKS for card in t.stack_cards(pos, i)} & set(CARDS.split())


def test_13_the_stacks_of_the_base_game_are_shuffled_and_so_are_those_of_the_set() -> None:
    found = [t.look_into(ex.new(seed=seed), 0, *t.ALL_STACKS) for seed in range(20)]
    for i in t.ALL_STACKS:
        assert len({frozenset(t.stack_cards(pos, i)) for pos in found}) > 10


@pytest.mark.parametrize("name", ex.SIZES)
def test_13_the_event_stack_has_thirteen_cards(name: str) -> None:
    assert ex.new(SETS.index(name)).state.events_stack.size == 13


def test_13_the_event_cards_of_the_set_are_among_the_thirteen() -> None:
    pos = ex.new()
    here = pos.state.events_stack
    for i in range(here.size):
        peek(pos.state, here, i, 0)
    assert sorted(t.names(here)) == sorted(EVENTS.split())


def test_13_a_new_game_holds_no_card_of_another_set() -> None:
    """Thirty cards of the set, 72 of the base game, and nothing else in front of the players."""
    pos = ex.new()
    assert sum(ex.sizes(pos)) + pos.state.events_stack.size == 72 + 30
    assert (pos.state.developments.size, pos.state.discard.size, pos.state.lasting.size) == (0, 0, 0)


# The starting search


def test_13_the_first_player_searches_any_of_the_six_stacks() -> None:
    pos = ex.new()
    assert (pos.turn, t.open_kinds(pos), t.open_values(pos, "search", "stack")) == (0, {"search"}, set(t.ALL_STACKS))


@pytest.mark.parametrize("stack", t.ALL_STACKS)
def test_13_three_cards_are_taken_from_the_stack_and_the_second_player_takes_another(stack: int) -> None:
    pos = t.do(ex.new(), "search", stack=stack)
    cards = t.stack_cards(pos, stack)
    assert (len(cards), len(t.open_values(pos, "take", "slot"))) == (ex.SIZES["km"][stack], ex.SIZES["km"][stack])
    for card in cards[:3]:
        t.do(pos, "take", slot=card)
    assert (t.hand(pos, 0), pos.turn) == (cards[:3], 1)
    assert t.open_values(pos, "search", "stack") == set(t.ALL_STACKS) - {stack}
    assert t.why(pos, "search", stack=stack) == "rival-searched"


def test_13_the_last_two_stacks_hold_the_cards_of_the_set_in_the_setup_too() -> None:
    pos = t.do(ex.new(), "search", stack=5)
    assert set(t.stack_cards(pos, 5)) <= set(CARDS.split())


# 13 points


@pytest.mark.parametrize(
    ("theme", "cards", "goal", "wins"),
    [
        (0, EIGHT, 0, True),
        (ex.KM, EIGHT, 0, False),
        (ex.KM, NINE, 0, True),
        (ex.KM, EIGHT, 12, True),
        (ex.KM, EIGHT, 10, True),
        (ex.KM, EIGHT, 13, False),
        (ex.KM, NINE, 13, True),
        (ex.KM, NINE, 15, False),
        (0, EIGHT, 13, False),
    ],
)
def test_13_the_game_goes_to_thirteen_points_unless_the_goal_says_otherwise(
    theme: int,
    cards: dict[str, tuple[int, str]],
    goal: int,
    wins: bool,  # noqa: FBT001
) -> None:
    pos = t.acting(rich(0, cards), t.player(1), theme=theme, options={"goal": goal})
    assert pos.score()[0] == (12 if cards is EIGHT else 13)
    assert (pos.state.winner == 0) is wins
    assert t.is_open(pos, "end_actions") is not wins


# The gate
CITIES = {2: (), 3: (5,), 4: (5, 6)}


def worth(seat: int, points: int, hand: str = "") -> t.Json:
    """Tell of a player with 2 to 4 points, and a resource of each Region."""
    cities = CITIES[points]
    return t.player(seat, hand, settlements={5, 6} - set(cities), cities=cities, stores=1)


@pytest.mark.parametrize("card", ["spy-a", "squire-a", "letter-of-credit"])
@pytest.mark.parametrize(
    ("mine", "theirs", "opens"), [(2, 2, False), (4, 2, False), (2, 3, False), (3, 3, True), (4, 3, True)]
)
def test_13_the_gate_is_three_points_of_each_player(card: str, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = t.acting(worth(0, mine, card), worth(1, theirs), theme=ex.KM)
    assert pos.score() == [mine, theirs]
    assert t.is_open(pos, "play", slot=card) is opens
    assert t.why(pos, "play", slot=card) == (None if opens else "gate")


@pytest.mark.parametrize(
    ("gate", "mine", "theirs", "opens"),
    [
        (0, 4, 4, False),
        (1, 3, 3, True),
        (1, 3, 2, False),
        (2, 4, 2, False),
        (2, 4, 3, True),
        (3, 2, 2, True),
        (4, 3, 2, False),
        (4, 3, 3, True),
    ],
)
def test_13_the_option_says_otherwise(gate: int, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = t.acting(worth(0, mine, "squire-a"), worth(1, theirs), theme=ex.KM, options={"action_gate": gate})
    assert t.is_open(pos, "play", slot="squire-a") is opens
    assert t.why(pos, "play", slot="squire-a") == (None if opens else "gate")


# Draw, search, put under


def test_13_all_six_stacks_are_drawn_from() -> None:
    pos = t.drawing(t.player(0), t.player(1), theme=ex.KM)
    for stack in (4, 5, 0):
        assert t.open_values(pos, "draw", "stack") == set(t.ALL_STACKS)
        t.do(pos, "draw", stack=stack)
    before = ex.SIZES["km"]
    assert ex.sizes(pos) == [before[0] - 1, *before[1:4], before[4] - 1, before[5] - 1]


# Values and cards that there are not


@pytest.mark.parametrize("value", [-1, 9, 99])
def test_13_an_unknown_set_is_refused(value: int) -> None:
    with pytest.raises(BadInput, match="theme"):
        ex.new(value)
    with pytest.raises(BadInput, match="theme"):
        t.position(theme=value)


@pytest.mark.parametrize(("option", "value"), [("goal", 9), ("goal", -1), ("action_gate", 5), ("action_gate", -1)])
def test_13_unknown_goals_and_gates_are_refused(option: str, value: int) -> None:
    with pytest.raises(BadInput, match=option):
        ex.new(**{option: value})


OF_OTHERS = {0: "bodo", ex.KM: "university-a", SETS.index("sp"): "bodo", SETS.index("pi"): "squire-a"}


@pytest.mark.parametrize("theme", OF_OTHERS)
def test_13_a_card_of_another_set_is_refused_in_a_hand(theme: int) -> None:
    with pytest.raises(BadInput, match=OF_OTHERS[theme]):
        t.position(t.player(0, OF_OTHERS[theme]), theme=theme)


def test_13_a_card_of_the_set_and_of_the_base_game_may_be_written() -> None:
    cards = {"bodo": (5, "above"), "goetz": (6, "above")}
    pos = t.position(t.player(0, "squire-a spy-a", built=cards), theme=ex.KM, discard=["palace"])
    assert (t.hand(pos, 0), t.built(pos, 0), t.discarded(pos)) == (["squire-a", "spy-a"], ["bodo", "goetz"], ["palace"])
    assert sum(ex.sizes(pos)) == 62 + 27 - 5


def test_13_a_written_position_of_a_set_is_read_again_as_it_was() -> None:
    pos = t.position(t.player(0, "bodo"), theme=ex.KM)
    assert catan_cards.load(pos.dump()).dump() == pos.dump()
