"""Buildings that take cards from the display, sell goods, or place another project."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

if TYPE_CHECKING:
    from bailey.core.play.position import Position

TAKES = {
    "carpenters-workshop": ("building", "knowledge"),
    "church": ("castle", "mine", "cloister"),
    "market": ("ship", "pasture"),
}
#: A card of every type, in rows that do not fit its die.
ALL_TYPES = {1: "castle-4b", 2: "mine-5b cloister-6b", 3: "knowledge-6c", 4: "ship-1c", 5: "pasture-2c", 6: "bank-4"}
EVERY = " ".join(ALL_TYPES.values()).split()
each = pytest.mark.parametrize(("name", "types"), TAKES.items())
NOTHING = "told nothing_happened"


# --- carpenter's workshop, church, market -----------------------------------------------------------------------------


@each
def test_it_takes_any_card_of_its_types_from_any_row(name: str, types: tuple[str, ...]) -> None:
    """Whatever the die, and without workers; the player chooses which, not whether. Others do not fit."""
    for card in t.of_kind(name):
        pos = t.placing(card, t.seat(projects="mine-1a"), display=ALL_TYPES)
        wanted = [t.take_choice(pos, one) for one in t.shown(pos) if t.type_of(one) in types]
        assert (pos.step, [choice.to_json() for choice in pos.choices]) == ("take_card", wanted)
        for other in [one for one in EVERY if t.type_of(one) not in types]:
            why, args = t.refusal(pos, t.take_choice(pos, other))
            assert (why, args["card"]) == ("does-not-fit", other)


@each
def test_the_taken_card_becomes_a_project(name: str, types: tuple[str, ...]) -> None:
    """Its own function is not used yet. A single fitting card is taken without a question."""
    for card in [one for one in EVERY if t.type_of(one) in types]:
        wanted: t.Json = {"projects": ["mine-1a", "mine-2a", card], "turn": 1, "silver": 0}
        pos = t.go(t.placing(f"{name}-1", t.seat(projects="mine-1a mine-2a"), display=ALL_TYPES), f"take {card}")
        assert t.seen(pos, wanted) == wanted
        assert card not in t.shown(pos)
        pos = t.placing(f"{name}-1", t.seat(projects="mine-1a mine-2a"), display={5: card})
        assert t.seen(pos, wanted | {"shown": []}) == wanted | {"shown": []}
        assert [event["card"] for event in t.told(pos, "took")] == [card]


@each
def test_if_no_card_of_its_types_is_in_the_display_it_brings_nothing(name: str, types: tuple[str, ...]) -> None:
    """Bad luck, and it is told; an empty display brings nothing either."""
    without = {line: cards.split()[0] for line, cards in ALL_TYPES.items() if t.type_of(cards.split()[0]) not in types}
    wanted = {"projects": [], "turn": 1, NOTHING: [{"player": 0, "card": f"{name}-1"}]}
    assert t.seen(t.placing(f"{name}-1", display=without), wanted) == wanted
    assert t.seen(t.placing(f"{name}-1", display={}), wanted) == wanted


def test_a_purchase_may_come_before_a_single_fitting_card_is_taken_or_take_it() -> None:
    """At any moment of the turn; if no card fits any more, the market brings nothing and nothing is asked."""
    pos = t.placing("market-1", t.seat(silver=3), display={5: "ship-1c"}, deck="bank-5 bank-6 mine-3a")
    assert t.questions(pos) == {"take", "buy"}
    wanted = {"projects": ["ship-1c"], "turn": 1, NOTHING: [{"player": 0, "card": "market-1"}], "told declined": []}
    assert t.seen(t.go(pos, "buy, use bank-5, take ship-1c"), wanted) == wanted


def with_three_projects(name: str, display: dict[int, str]) -> Position:
    """A card with two projects beside it is placed; the third is bought before the card takes anything."""
    own = t.seat(projects="mine-1a mine-2a", silver=3)
    return t.go(t.placing(f"{name}-1", own, display=display, deck="ship-5a ship-6a mine-3a"), "buy, keep mine-3a")


@each
def test_with_a_full_project_area_taking_may_be_declined(name: str, types: tuple[str, ...]) -> None:
    """A project would have to go; so a single fitting card is asked about, too."""
    card = next(one for one in EVERY if t.type_of(one) in types)
    pos = with_three_projects(name, {5: card})
    assert [choice.to_json() for choice in pos.choices] == [t.DECLINE, t.take_choice(pos, card)]
    pos = with_three_projects(name, ALL_TYPES)
    assert t.questions(pos) == {"take", "decline"}
    wanted = {"projects": ["mine-1a", "mine-2a", "mine-3a"], "turn": 1, "told declined": [{"player": 0}]}
    assert t.seen(t.go(pos, "decline"), wanted) == wanted
    assert len(t.shown(pos)) == 7


def test_with_a_full_project_area_one_is_discarded_first() -> None:
    pos = t.go(with_three_projects("market", ALL_TYPES), "take pasture-2c")
    assert pos.step == "discard_project"
    t.go(pos, "discard_project slot=0")
    assert sorted(t.player(pos)["projects"]) == ["mine-2a", "mine-3a", "pasture-2c"]
    assert t.seen(pos, {"discard": 0})["discard"][-1] == "mine-1a"


# --- warehouse --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", t.GOODS)
def test_a_warehouse_sells_one_type_of_good(good: str) -> None:
    """Any type that is there, without workers; all of it for one silver each, and for the start player card."""
    had, which = [2, 3, 1], t.GOODS.index(good)
    for card in t.of_kind("warehouse"):
        pos = t.placing(card, t.seat(goods=had), start_player=1)
        assert t.offered(pos, "sell") == [{"good": i} for i in range(3)]
        sold = [had[i] if i == which else 0 for i in range(3)]
        wanted = {"sold": sold, "silver": had[which], "start_player": 0, "start_card_face_down": True}
        assert t.seen(t.go(pos, f"sell {good}"), wanted) == wanted


def test_a_warehouse_sells_only_what_is_there_and_is_not_declined() -> None:
    pos = t.placing("warehouse-4", t.seat(goods=[1, 0, 1]))
    assert t.offered(pos, "sell") == [{"good": 0}, {"good": 2}]
    assert t.refusal(pos, {"do": "sell", "good": 1}) == ("no-goods", {"good": "medium"})
    assert t.DECLINE not in pos.choices


def test_a_warehouse_without_goods_sells_nothing() -> None:
    """The start player card stays where it is."""
    wanted = {"turn": 1, "silver": 0, "start_player": 1, "start_card_face_down": False}
    wanted[NOTHING] = [{"player": 0, "card": "warehouse-4"}]
    assert t.seen(t.placing("warehouse-4", t.seat(), start_player=1), wanted) == wanted


# --- city hall --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", t.of_kind("city-hall"))
@pytest.mark.parametrize("number", t.DICE)
def test_a_city_hall_places_another_project_with_any_die(card: str, number: int) -> None:
    """And without workers; the placed card gives its function, the others stay projects. It is not declined."""
    pos = t.placing(card, t.seat(projects=f"mine-{number}a ship-{number}a"))
    assert (pos.step, t.questions(pos)) == ("place_project", {"place"})
    assert {one["project"] for one in t.offered(pos, "place")} == {0, 1}
    wanted: t.Json = {"estate": [card, f"mine-{number}a"], "silver": 2, "projects": [f"ship-{number}a"], "turn": 1}
    wanted["told paid_workers"] = []
    assert t.seen(t.go(pos, f"place mine-{number}a"), wanted) == wanted


@cases("own placed wanted", {
    "without another project it brings nothing": ({}, [], {"estate": ["city-hall-4"], "turn": 1, NOTHING: [
        {"player": 0, "card": "city-hall-4"}]}),
    "a single project with a single place is placed without a question": ({"projects": "mine-1a"}, ["mine-1a"],
        {"estate": ["city-hall-4", "mine-1a"], "projects": [], "silver": 2, "turn": 1, "told declined": []}),
    "unless something may be bought": ({"projects": "mine-1a", "silver": 3}, [], {"questions": {"place", "buy"}}),
    "a cloister may go to two places": ({"projects": "cloister-1a"}, [], {"questions": {"place"}}),
    "a castle, whose action follows": ({"projects": "castle-1a"}, ["castle-1a"], {"step": "act", "turn": 0}),
})  # fmt: skip
def test_of_a_single_project(own: dict[str, Any], placed: list[str], wanted: t.Json) -> None:
    pos = t.placing("city-hall-4", t.seat(**own), display={5: "mine-2a"})
    assert t.seen(pos, wanted) == wanted
    assert [event["card"] for event in t.told(pos, "placed")] == ["city-hall-4", *placed]


@pytest.mark.parametrize(("spot", "estate"), [(t.NEW, ["city-hall-4", "cloister-1a"]), (t.onto_one("building"),
    ["city-hall-4 cloister-1a"])])  # fmt: skip
def test_a_city_hall_places_a_cloister_where_the_player_wants(spot: t.Spot, estate: list[str]) -> None:
    pos = t.placing("city-hall-4", t.seat(projects="cloister-1a"))
    assert [found for _, found in t.places(pos)] == [t.NEW, t.onto_one("building")]
    pos.push(next(c for c, (_, found) in zip(pos.choices, t.places(pos), strict=True) if found == spot))
    assert t.seen(pos, {"estate": 0}) == {"estate": estate}


def test_city_halls_chain() -> None:
    """One places the other, which places a mine; each once."""
    pos = t.go(t.placing("city-hall-4", t.seat(projects="city-hall-5 mine-6a")), "place city-hall-5")
    wanted = {"silver": 2, "estate": ["city-hall-4 city-hall-5", "mine-6a"]}
    assert t.seen(pos, wanted) == wanted


# --- all buildings ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "pile", ["church-1 market-2 watchtower-3", "bank-4 bank-5 bank-6", "warehouse-4 church-2 boarding-house-6"]
)
def test_any_three_buildings_belong_to_a_triple(pile: str) -> None:
    """Of different kinds or of the same."""
    *below, last = pile.split()
    pos = t.placing(last, t.seat(estate=(" ".join(below),)), display={})
    assert t.seen(pos, {"estate": 0}) == {"estate": [pile]}
    assert pos.dump()["first_triples"][t.TYPES.index("building")] == 0
