"""Buildings that take cards from the display, sell goods, or place another project."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from burgundy_cards.rules.table import (
    BUY,
    DECLINE,
    DICE,
    GOODS,
    NEW,
    TYPES,
    discard,
    keep,
    of_kind,
    offered,
    onto_one,
    piles,
    place,
    places,
    placing,
    player,
    questions,
    refusal,
    seat,
    sell,
    shown,
    take,
    take_choice,
    told,
    type_of,
    use,
)

if TYPE_CHECKING:
    from bailey.core.play.position import Position

TAKES = {
    "carpenters-workshop": ("building", "knowledge"),
    "church": ("castle", "mine", "cloister"),
    "market": ("ship", "pasture"),
}
#: A card of every type, in rows that do not fit its die.
ALL_TYPES = {1: "castle-4b", 2: "mine-5b cloister-6b", 3: "knowledge-6c", 4: "ship-1c", 5: "pasture-2c", 6: "bank-4"}
BY_KIND = [(card, types) for name, types in TAKES.items() for card in of_kind(name)]


# --- carpenter's workshop, church, market -----------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "types"), BY_KIND)
def test_it_takes_any_card_of_its_types_from_any_row(card: str, types: tuple[str, ...]) -> None:
    """Whatever the die, and without workers."""
    pos = placing(card, display=ALL_TYPES)
    assert pos.step == "take_card"
    wanted = [take_choice(pos, one) for one in shown(pos) if type_of(one) in types]
    assert [choice.to_json() for choice in pos.choices if choice.name == "take"] == wanted


@pytest.mark.parametrize(("name", "types"), TAKES.items())
def test_the_taken_card_becomes_a_project(name: str, types: tuple[str, ...]) -> None:
    """Its own function is not used yet."""
    for wanted in [card for row in ALL_TYPES.values() for card in row.split() if type_of(card) in types]:
        pos = placing(f"{name}-1", seat(projects="mine-1a"), display=ALL_TYPES)
        take(pos, wanted)
        assert player(pos)["projects"] == ["mine-1a", wanted]
        assert wanted not in shown(pos)
        assert (pos.turn, player(pos)["silver"]) == (1, 0)


@pytest.mark.parametrize(("name", "types"), TAKES.items())
def test_a_card_of_another_type_does_not_fit(name: str, types: tuple[str, ...]) -> None:
    """The reason names the card."""
    pos = placing(f"{name}-1", display=ALL_TYPES)
    for card in shown(pos):
        if type_of(card) not in types:
            why, args = refusal(pos, take_choice(pos, card))
            assert (why, args["card"]) == ("does-not-fit", card)


@pytest.mark.parametrize(("name", "types"), TAKES.items())
def test_if_no_card_of_its_types_is_in_the_display_it_brings_nothing(name: str, types: tuple[str, ...]) -> None:
    """Bad luck, and it is told; an empty display brings nothing either."""
    without = {line: cards.split()[0] for line, cards in ALL_TYPES.items() if type_of(cards.split()[0]) not in types}
    for display in (without, {}):
        pos = placing(f"{name}-1", display=display)
        assert (player(pos)["projects"], pos.turn) == ([], 1)
        assert [event["card"] for event in told(pos, "nothing_happened")] == [f"{name}-1"]


@pytest.mark.parametrize("name", TAKES)
def test_a_card_is_taken_where_there_is_room(name: str) -> None:
    """The rules say "take any card": the player chooses which one, not whether."""
    pos = placing(f"{name}-1", seat(projects="mine-1a"), display=ALL_TYPES)
    assert questions(pos) == {"take"}
    assert DECLINE not in pos.choices


@pytest.mark.parametrize(("name", "types"), TAKES.items())
def test_a_single_fitting_card_is_taken_without_a_question(name: str, types: tuple[str, ...]) -> None:
    """There is nothing to choose."""
    for card in [card for row in ALL_TYPES.values() for card in row.split() if type_of(card) in types]:
        pos = placing(f"{name}-1", seat(projects="mine-1a mine-2a"), display={5: card})
        assert (player(pos)["projects"], shown(pos), pos.turn) == (["mine-1a", "mine-2a", card], [], 1)
        assert [event["card"] for event in told(pos, "took")] == [card]


def test_a_purchase_may_come_before_a_single_fitting_card_is_taken() -> None:
    """At any moment of the turn, so also between the placing and the taking."""
    pos = placing("market-1", seat(silver=3), display={5: "ship-1c"})
    assert questions(pos) == {"take", "buy"}


def with_three_projects(name: str, display: dict[int, str]) -> Position:
    """A card with two projects beside it is placed; the third is bought before the card takes anything."""
    own = seat(projects="mine-1a mine-2a", silver=3)
    pos = placing(f"{name}-1", own, display=display, deck="boarding-house-5 boarding-house-6 mine-3a")
    pos.push(BUY)
    keep(pos, "mine-3a")
    return pos


@pytest.mark.parametrize("name", TAKES)
def test_with_a_full_project_area_taking_may_be_declined(name: str) -> None:
    """A project would have to go."""
    pos = with_three_projects(name, ALL_TYPES)
    assert questions(pos) == {"take", "decline"}
    pos.push(DECLINE)
    assert (player(pos)["projects"], len(shown(pos)), pos.turn) == (["mine-1a", "mine-2a", "mine-3a"], 7, 1)
    assert told(pos, "declined") == [{"what": "declined", "player": 0}]


@pytest.mark.parametrize(("name", "types"), TAKES.items())
def test_with_a_full_project_area_a_single_fitting_card_is_asked_about(name: str, types: tuple[str, ...]) -> None:
    """Take it and discard a project, or do without."""
    card = next(card for row in ALL_TYPES.values() for card in row.split() if type_of(card) in types)
    pos = with_three_projects(name, {5: card})
    assert [choice.to_json() for choice in pos.choices] == [DECLINE, take_choice(pos, card)]


def test_if_the_last_fitting_card_is_taken_meanwhile_nothing_is_asked() -> None:
    """The die of a bought card takes it; then no card fits, and the market brings nothing."""
    pos = placing("market-1", seat(silver=3), display={5: "ship-1c"}, deck="bank-5 bank-6 mine-3a")
    pos.push(BUY)
    use(pos, "bank-5")
    take(pos, "ship-1c")
    assert (player(pos)["projects"], pos.turn) == (["ship-1c"], 1)
    assert [event["card"] for event in told(pos, "nothing_happened")] == ["market-1"]
    assert told(pos, "declined") == []


def test_the_project_limit_holds_for_cards_taken_by_a_building() -> None:
    """The placed market has left the projects: with the two others a third one needs no discard."""
    pos = placing("market-1", seat(projects="mine-1a mine-2a"), display=ALL_TYPES)
    take(pos, "ship-1c")
    assert (player(pos)["projects"], pos.turn) == (["mine-1a", "mine-2a", "ship-1c"], 1)


def test_with_a_full_project_area_one_is_discarded_first() -> None:
    """A market placed from two projects, one bought meanwhile: three lie there when it takes."""
    pos = placing(
        "market-1", seat(projects="mine-1a mine-2a", silver=3), display=ALL_TYPES, deck="bank-5 bank-6 mine-3a"
    )
    pos.push({"do": "buy"})
    slot = next(i for i, one in enumerate(pos.dump()["bought"]) if one in ("mine-3a", {"card": "mine-3a"}))
    pos.push({"do": "keep_bought", "slot": slot})
    take(pos, "pasture-2c")
    assert pos.step == "discard_project"
    pos.push({"do": "discard_project", "slot": 0})
    assert sorted(player(pos)["projects"]) == ["mine-2a", "mine-3a", "pasture-2c"]
    assert discard(pos)[-1] == "mine-1a"


# --- warehouse --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", of_kind("warehouse"))
@pytest.mark.parametrize("good", GOODS)
def test_a_warehouse_sells_one_type_of_good(card: str, good: str) -> None:
    """Of any type, without workers; all of that type, for one silver each."""
    which = GOODS.index(good)
    pos = placing(card, seat(goods=[2, 3, 1]))
    assert offered(pos, "sell") == [{"good": i} for i in range(3)]
    sell(pos, good)
    count = [2, 3, 1][which]
    assert player(pos)["sold"] == [count if i == which else 0 for i in range(3)]
    assert player(pos)["silver"] == count


def test_a_sale_by_a_warehouse_brings_the_start_player_card_face_down() -> None:
    """As in action 3."""
    pos = placing("warehouse-4", seat(goods=[1, 0, 1]), start_player=1)
    sell(pos, "dark")
    assert (pos.dump()["start_player"], pos.dump()["start_card_face_down"]) == (0, True)


def test_a_warehouse_sells_only_what_is_there() -> None:
    """Types without a good are not on offer."""
    pos = placing("warehouse-4", seat(goods=[1, 0, 1]))
    assert offered(pos, "sell") == [{"good": 0}, {"good": 2}]
    assert refusal(pos, {"do": "sell", "good": 1}) == ("no-goods", {"good": "medium"})


def test_a_warehouse_without_goods_sells_nothing() -> None:
    """The start player card stays where it is."""
    pos = placing("warehouse-4", seat(), start_player=1)
    assert (pos.turn, pos.dump()["start_player"], pos.dump()["start_card_face_down"]) == (1, 1, False)
    assert [event["card"] for event in told(pos, "nothing_happened")] == ["warehouse-4"]
    assert player(pos)["silver"] == 0


def test_with_goods_a_warehouse_is_not_declined() -> None:
    """Neither of its types may be kept back."""
    pos = placing("warehouse-4", seat(goods=[1, 0, 1]))
    assert DECLINE not in pos.choices


# --- city hall --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", of_kind("city-hall"))
@pytest.mark.parametrize("number", DICE)
def test_a_city_hall_places_another_project_with_any_die(card: str, number: int) -> None:
    """And without workers; the placed card gives its function."""
    pos = placing(card, seat(projects=f"mine-{number}a ship-{number}a"))
    assert pos.step == "place_project"
    place(pos, f"mine-{number}a")
    assert (piles(pos), player(pos)["silver"]) == ([card, f"mine-{number}a"], 2)
    assert told(pos, "paid_workers") == []


def test_a_city_hall_places_one_project() -> None:
    """The others stay; the player chooses."""
    pos = placing("city-hall-4", seat(projects="mine-1a ship-2a"))
    assert {one["project"] for one in offered(pos, "place")} == {0, 1}
    place(pos, "mine-1a")
    assert (player(pos)["projects"], pos.turn) == (["ship-2a"], 1)


def test_a_city_hall_without_another_project_brings_nothing() -> None:
    """Bad luck, and it is told."""
    pos = placing("city-hall-4")
    assert (piles(pos), pos.turn) == (["city-hall-4"], 1)
    assert [event["card"] for event in told(pos, "nothing_happened")] == ["city-hall-4"]


def test_a_city_hall_with_a_project_is_not_declined() -> None:
    """The rules say "immediately place another project": which and where is asked, not whether."""
    pos = placing("city-hall-4", seat(projects="mine-1a ship-1a"))
    assert questions(pos) == {"place"}
    assert DECLINE not in pos.choices
    pos = placing("city-hall-4", seat(projects="cloister-1a"))
    assert [spot for _, spot in places(pos)] == [NEW, onto_one("building")]
    assert questions(pos) == {"place"}


def test_a_single_project_with_a_single_place_is_placed_without_a_question() -> None:
    """There is nothing to choose; its function follows."""
    pos = placing("city-hall-4", seat(projects="mine-1a"))
    assert (piles(pos), player(pos)["projects"], player(pos)["silver"]) == (["city-hall-4", "mine-1a"], [], 2)
    assert pos.turn == 1
    assert told(pos, "declined") == []


def test_a_purchase_may_come_before_a_single_project_is_placed() -> None:
    """At any moment of the turn."""
    pos = placing("city-hall-4", seat(projects="mine-1a", silver=3))
    assert questions(pos) == {"place", "buy"}


def test_city_halls_chain() -> None:
    """One places the other, which places a mine; each once."""
    pos = placing("city-hall-4", seat(projects="city-hall-5 mine-6a"))
    place(pos, "city-hall-5")
    assert told(pos, "placed")[-1]["card"] == "mine-6a"
    assert player(pos)["silver"] == 2
    assert piles(pos) == ["city-hall-4 city-hall-5", "mine-6a"]


def test_a_city_hall_may_place_a_castle_and_its_action_follows() -> None:
    """With the resulting bonus."""
    pos = placing("city-hall-4", seat(projects="castle-1a"), display={5: "mine-2a"})
    assert told(pos, "placed")[-1]["card"] == "castle-1a"
    assert pos.step == "act"
    take(pos, "mine-2a")
    assert (player(pos)["projects"], pos.turn) == (["mine-2a"], 1)


def test_a_city_hall_places_a_cloister_where_the_player_wants() -> None:
    """The rules of placing are the same."""
    pos = placing("city-hall-4", seat(projects="cloister-1a"))
    place(pos, "cloister-1a", onto_one("building"))
    assert piles(pos) == ["city-hall-4 cloister-1a"]


# --- all buildings ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "pile", ["church-1 market-2 watchtower-3", "bank-4 bank-5 bank-6", "warehouse-4 church-2 boarding-house-6"]
)
def test_any_three_buildings_belong_to_a_triple(pile: str) -> None:
    """Of different kinds or of the same."""
    *below, last = pile.split()
    pos = placing(last, seat(estate=(" ".join(below),)), display={})
    assert piles(pos) == [pile]
    assert pos.dump()["first_triples"][TYPES.index("building")] == 0
