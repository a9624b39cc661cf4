"""What a client is told of the card game, so that it need not know a rule: reach, price, and what would be in vain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import acting, seat, table

from bailey.games import burgundy_cards
from bailey.server.books import book, info
from bailey.server.thinking import Thinkers
from bailey.server.views import Teller

if TYPE_CHECKING:
    from bailey.core.position import Position
    from bailey.server.wire import OpenChoice

GAME = burgundy_cards.GAME


def teller(pos: Position) -> Teller:
    return Teller(pos, ["Ann", "Ben"], 0, "en")


def vain(choices: list[OpenChoice]) -> list[dict[str, Any]]:
    """What brings nothing."""
    return [choice.do for choice in choices if choice.vain]


def test_both_dice_tell_what_they_reach_and_for_how_many_workers() -> None:
    pos = table(seat(hand="ship-1a ship-4a", workers=1), display={2: "mine-3a", 4: "mine-5a"})
    by = {one.by: {c.do["row"]: c.about["workers"] for c in one.choices if c.do["do"] == "take"} for one in ahead(pos)}
    assert by == {0: {2: 1}, 1: {4: 0}}
    assert {choice.about["die"] for one in ahead(pos) for choice in one.choices if choice.do["do"] == "take"} == {1, 4}
    assert [one.args["cost"] for one in ahead(pos)[0].blocked if one.do["do"] == "take"] == [3]


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


@pytest.mark.parametrize(
    ("card", "own", "display", "in_vain"),
    [
        ("warehouse-4", {}, {}, True),
        ("warehouse-4", {"goods": [0, 1, 0]}, {}, False),
        ("city-hall-4", {}, {}, True),
        ("church-1", {}, {1: "ship-1a"}, True),
        ("church-1", {}, {1: "mine-1a"}, False),
        ("mine-1a", {}, {}, False),
    ],
)
def test_a_project_that_would_bring_nothing_is_marked(
    card: str, own: dict[str, Any], display: dict[int, str], *, in_vain: bool
) -> None:
    pos = acting(int(card.rsplit("-", maxsplit=1)[-1][0]), seat(projects=card, **own), display=display)
    found = vain(teller(pos).choices())
    assert found == ([{"do": "place", "project": 0, "onto": 0}] if in_vain else [])


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
    for option in info(GAME, Thinkers(), language).options:
        assert [value.say for value in option.values] == words
        assert option.text.endswith(".")
