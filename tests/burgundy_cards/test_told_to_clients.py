"""What a client is told of the card game, so that it need not know a rule: reach, price, and what would be in vain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from burgundy_cards.rules.table import acting, die, seat, table, type_of

from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import TYPES
from bailey.server.bots.thinking import BotThreads
from bailey.server.http.game_info import book, info
from bailey.server.views.view_builder import ViewBuilder

if TYPE_CHECKING:
    from bailey.core.play.position import Position

GAME = burgundy_cards.GAME


def test_the_book_says_which_game_it_is_of_and_the_options_for_how_many_they_are() -> None:
    assert book(GAME, "en").title == GAME.title
    assert book(GAME, "de").title == "Die Burgen von Burgund: Das Kartenspiel"
    options = {option.name: option for option in info(GAME, BotThreads(threads=1, plain=True), "en").options}
    named = ("strict_win", "end_only_check", "exact_three")
    assert [options[one].players for one in named] == [[1], [1], []]
    assert [options[one].first_game for one in named] == [None, 1, None], "a first game does not end after a round"


def teller(pos: Position) -> ViewBuilder:
    return ViewBuilder(pos, ["Ann", "Ben"], 0, "en")


def vain(pos: Position) -> list[dict[str, Any]]:
    """What brings nothing, and is confirmed before it is done."""
    return [choice.to_json() for choice in pos.choices if pos.outlook(choice).vain]


def test_a_place_is_all_cards_of_the_piles_it_means_or_the_estate_as_a_whole() -> None:
    """Two piles that hold the same are one choice; a complete pile and one of another height are none of it."""
    estate = ("ship-1a ship-2a ship-3a", "ship-1b ship-2b", "cloister-1a", "cloister-2a", "mine-1a")
    pos = acting(4, seat(projects="ship-4a castle-4a", estate=estate))
    told = {
        (choice.args["project"], TYPES[choice.args["type"]], choice.args["height"]): [*map(str, pos.spots(choice))]
        for choice in pos.choices
        if choice.name == "place"
    }
    assert told[0, "ship", 2] == ["players.0.projects/0", "players.0.estate/3", "players.0.estate/4"]
    assert told[0, "cloister", 1] == ["players.0.projects/0", "players.0.estate/5", "players.0.estate/6"]
    assert told[1, "castle", 0] == ["players.0.projects/1", "players.0.estate"]


def test_both_dice_tell_what_they_reach_and_for_how_many_workers() -> None:
    pos = table(seat(hand="ship-1a ship-4a", workers=1), display={2: "mine-3a", 4: "mine-5a"})
    by = {one.by: {c.do["row"]: c.about["workers"] for c in one.choices if c.do["do"] == "take"} for one in ahead(pos)}
    assert by == {0: {2: 1}, 1: {4: 0}}
    assert {choice.about["die"] for one in ahead(pos) for choice in one.choices if choice.do["do"] == "take"} == {1, 4}
    assert [one.args["workers"] for one in ahead(pos)[0].blocked if one.do["do"] == "take"] == [3]


def test_a_choice_names_its_spots_with_and_without_a_language() -> None:
    pos = table(seat(hand="ship-1a ship-4a", workers=1), display={2: "mine-3a"}).tried({"do": "play_card", "slot": 0})
    told = {tuple(choice.do.values()): choice.at for choice in teller(pos).choices()}
    assert told["take", 2, 0] == ["display.1.cards/0"]
    assert told[("take_silver",)] == []
    programs = [msgspec.json.decode(raw) for raw in ViewBuilder(pos, ["Anna", "Ben"], 0, None).choices()]
    assert {tuple(choice["do"].values()): choice.get("at", []) for choice in programs} == told


def ahead(pos: Position) -> list[Any]:
    """What comes after each die; none of them may be passed over."""
    found = teller(pos).ahead()
    assert not any(one.passing for one in found)
    return found


def test_what_lies_ahead_may_be_chosen_after_its_die() -> None:
    pos = table(seat(hand="ship-1a ship-4a"), display={1: "mine-3a"})
    for one in teller(pos).ahead():
        after = pos.tried(one.by)
        assert [choice.number for choice in one.choices] == list(after.choices.numbers)


@pytest.mark.parametrize(("card", "own", "display", "in_vain"), [
    ("warehouse-4", {}, {}, True),
    ("warehouse-4", {"goods": [0, 1, 0]}, {}, False),
    ("city-hall-4", {}, {}, True),
    ("church-1", {}, {1: "ship-1a"}, True),
    ("church-1", {}, {1: "mine-1a"}, False),
    ("mine-1a", {}, {}, False),
])  # fmt: skip
def test_a_project_that_would_bring_nothing_is_marked(
    card: str, own: dict[str, Any], display: dict[int, str], *, in_vain: bool
) -> None:
    pos = acting(int(card.rsplit("-", maxsplit=1)[-1][0]), seat(projects=card, **own), display=display)
    found = vain(pos)
    assert found == (
        [{"do": "place", "project": 0, "type": TYPES.index(type_of(card)), "height": 0}] if in_vain else []
    )


#: A table at which all goods are sold, and one at which all animals are taken.
NO_GOODS: dict[str, Any] = {"sold": [6, 6, 6]}
NO_ANIMALS: dict[str, Any] = {"animals": [5, 5, 5, 5]}


@pytest.mark.parametrize(("card", "own", "in_vain"), [
    ("ship-4a", NO_GOODS, True),
    ("ship-4a", NO_ANIMALS, False),
    ("pasture-4a", NO_ANIMALS, True),
    ("boarding-house-4", NO_GOODS, False),
    ("boarding-house-4", {**NO_GOODS, **NO_ANIMALS}, True),
    ("ship-4a", {**NO_GOODS, "silver": 3}, True),  # no purchase brings goods back
    ("warehouse-4", {"silver": 3}, False),  # a purchase may bring goods to sell
])  # fmt: skip
def test_what_would_be_taken_from_empty_piles_is_marked(card: str, own: dict[str, Any], *, in_vain: bool) -> None:
    pos = acting(4, seat(projects=card, **own))
    assert bool(vain(pos)) == in_vain


def bonuses(own: dict[str, Any], card: str = "castle-4a", below: str = "castle-1a castle-2a") -> Position:
    """Ann has completed a triple in round A: three points, two goods, two animals, three silver, three workers."""
    pos = acting(die(card), seat(projects=card, estate=(below,), **own))
    pos.push(next(choice for choice in pos.choices if choice.name == "place" and choice.args["height"]))
    assert pos.step == "round_bonus"
    return pos


@pytest.mark.parametrize(("own", "in_vain"), [
    ({}, []),
    (NO_GOODS, [1]),
    (NO_ANIMALS, [2]),
    ({**NO_GOODS, **NO_ANIMALS, "silver": 3}, [1, 2]),
    ({"sold": [6, 6, 5]}, []),  # one of two is something
])  # fmt: skip
def test_a_bonus_that_brings_nothing_is_marked(own: dict[str, Any], in_vain: list[int]) -> None:
    pos = bonuses(own)
    assert vain(pos) == [{"do": "take_bonus", "bonus": bonus} for bonus in in_vain]
    for bonus in in_vain:
        after = pos.tried({"do": "take_bonus", "bonus": bonus})
        said = [pos.game.told[event[0]].name for event in after.state.events]
        assert said[:2] == ["chose_bonus", "none_left"]


def test_a_bonus_is_not_in_vain_for_what_the_waiting_function_lacks() -> None:
    """A church completes the triple, and nothing for it lies in the display: that is no fault of the silver."""
    pos = bonuses(NO_GOODS, "church-3", "bank-4 bank-5")
    assert vain(pos) == [{"do": "take_bonus", "bonus": 1}, {"do": "use_function"}]


def test_a_card_for_all_seven_types_is_something() -> None:
    """The church finds nothing in the display, but it is the seventh type."""
    six = ["castle-1a", "mine-1a", "cloister-1a", "knowledge-1a", "ship-1a", "pasture-1a"]
    assert vain(acting(1, seat(projects="church-1", estate=six))) == []
    assert vain(acting(1, seat(projects="church-1", estate=six[:5]))) != []


def test_a_position_as_it_was_is_left_by_telling() -> None:
    pos = table(seat(hand="ship-1a warehouse-4"))
    before = pos.dump()
    teller(pos).choices()
    teller(pos).ahead()
    assert pos.dump() == before


def test_the_book_has_what_is_drawn() -> None:
    read = book(GAME, "de")
    assert {card.card for card in read.cards} == set(GAME.cards)
    for card in read.cards:
        assert card.data is not None
        assert card.card.startswith(f"{card.data['kind']}-{card.data['die']}")
    assert read.printed is not None
    assert [row["round"] for row in read.printed["rounds"]] == list("ABCDE")
    assert [rule.id for rule in read.rules] == [rule.id for rule in book(GAME, "en").rules]


@pytest.mark.parametrize(("language", "words"), [("en", ["no", "yes"]), ("de", ["nein", "ja"]), ("fr", ["non", "oui"])])
def test_every_option_says_what_it_changes(language: str, words: list[str]) -> None:
    for option in info(GAME, BotThreads(), language).options:
        assert [value.say for value in option.values] == words
        assert option.text.endswith(".")
