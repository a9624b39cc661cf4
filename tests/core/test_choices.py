"""Every choice is a number, a JSON object and a line of text, and reads back from each."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailey.core import BadInput, Choices, Pile, allow, allow_slots, block, offer, offer_run
from bailey.core.play.choices import Menu, wipe
from bailey.core.state.slots import EVERYBODY

if TYPE_CHECKING:
    from collections.abc import Callable

CHOICES = Choices()
PASS = CHOICES.add("pass")
TAKE = CHOICES.add("take", slot=3)
PLACE = CHOICES.add("place", column=range(-1, 2), row=range(10, 12))
LAST = CHOICES.add("last")


def test_choices_are_numbered_in_the_order_of_declaration_within_their_ranges() -> None:
    assert [kind.first for kind in CHOICES.kinds] == [0, 1, 4, 10]
    assert (PASS(), TAKE(2), PLACE(-1, 10), PLACE(1, 11), LAST(), CHOICES.count) == (0, 3, 4, 9, 10, 11)
    said = ["take slot=2", "place column=-1 row=10", "place column=-1 row=11"]
    assert [str(choice) for choice in CHOICES][3:6] == said
    with pytest.raises(ValueError, match="take: slot must be from 0 to 2, not 3"):
        TAKE(3)
    with pytest.raises(ValueError, match="place: row must be from 10 to 11, not 12"):
        PLACE(0, 12)


def test_every_choice_reads_back_from_every_form_with_its_arguments_in_any_order() -> None:
    for number, choice in enumerate(CHOICES):
        assert choice.number == number
        for form in (number, choice, choice.to_json(), json.loads(json.dumps(choice.to_json()))):
            assert CHOICES.find(form) == choice
        assert CHOICES.parse(str(choice)) == choice
        assert CHOICES.parse(f"  {choice} ") == choice
    assert CHOICES.find({"row": 11, "do": "place", "column": 0}) == CHOICES.parse("place row=11 column=0")


REFUSED: list[tuple[Any, str]] = [
    (-1, "choices go from 0 to 10"),
    (11, "choices go from 0 to 10"),
    *((wanted, "write it as") for wanted in (True, 1.0, None, "take slot=1", [], {}, {"do": 3}, {"do": ["take"]})),
    ({"do": "steal"}, "known are pass, take, place, last"),
    ({"do": "take"}, "slot must be from 0 to 2"),
    ({"do": "take", "slot": 3}, "slot must be from 0 to 2, not 3"),
    *(({"do": "take", "slot": slot}, "slot must be from 0 to 2") for slot in (-1, True, "1", 1.0, None, [1])),
    ({"do": "take", "slot": 1, "price": 2, 5: 1}, "5, price is not part of it; leave it out"),
    ({"do": "place", "column": -2, "row": 10}, "column must be from -1 to 1"),
]


UNREADABLE = [
    ("", "there is none; known are"),
    ("   ", "there is none; known are"),
    ("steal", "known are pass"),
    ("take", "slot must be"),
    ("take 1", "as 1=NUMBER"),
    *((f"take {argument}", "as slot=NUMBER") for argument in ("slot", "slot=", "slot=one", "slot=--1")),
    ("take slot=9", "slot must be from 0 to 2, not 9"),
    ("take slot=1 do=2", "'do' once"),
    ("pass slot=1", "slot is not part of it"),
    ("take slot=1 slot=2", "'slot' once"),
]
BOTH = [(CHOICES.find, *row) for row in REFUSED] + [(CHOICES.parse, *row) for row in UNREADABLE]


@pytest.mark.parametrize(("read", "wanted", "why"), BOTH)
def test_what_is_no_choice_is_refused_with_the_remedy(read: Callable[[Any], object], wanted: Any, why: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read(wanted)
    assert why in str(refusal.value)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda some: st.lists(some, max_size=3) | st.dictionaries(st.sampled_from(["do", "slot", "x"]), some, max_size=3),
    max_leaves=6,
)


WORDS = st.lists(st.sampled_from(["take", "slot=1", "do=2", "=", "slot=²", "slot=٣"]))


@given(ANYTHING, st.text(max_size=30) | WORDS.map(" ".join))
def test_whatever_is_asked_for_or_written_nothing_worse_than_a_refusal_comes_of_it(wanted: Any, text: str) -> None:
    for read, what in ((CHOICES.find, wanted), (CHOICES.parse, text)):
        with suppress(BadInput):
            assert read(what) in list(CHOICES)


def test_a_menu_holds_what_is_open_if_something_holds_and_why_the_rest_is_not() -> None:
    menu = Menu(CHOICES.count)
    offer(menu, TAKE(1))
    offer(menu, LAST())
    block(menu, TAKE(0), 4)
    assert (menu.open(), menu.blocked) == ([2, 10], {TAKE(0): 4})
    wipe(menu)
    assert (menu.open(), menu.blocked) == ([2, 10], {})
    menu.clear()
    assert menu.open() == []
    allow(menu, TAKE(0), 0, 7)
    allow(menu, TAKE(1), 1, 7)
    allow(menu, LAST(), 0)
    assert (menu.open(), menu.blocked) == ([TAKE(1)], {TAKE(0): 7})
    menu[0] = CHOICES.count - 1
    allow(menu, LAST(), 0)  # there is room for one that is not open, whatever else is
    assert menu[0] == CHOICES.count - 1


@pytest.mark.parametrize("count", [-1, 0, 1, 2, 3])
def test_as_many_choices_that_follow_one_another_are_open_as_are_counted(count: int) -> None:
    menu = Menu(CHOICES.count)
    offer(menu, LAST())
    offer_run(menu, TAKE(0), count, 3)
    offer(menu, PASS())
    assert menu.open() == [LAST(), *(TAKE(i) for i in range(count)), PASS()]
    menu[0] = CHOICES.count - 3
    offer_run(menu, TAKE(0), count, 3)  # there is room for three that are not open, whatever else is
    assert menu[0] == CHOICES.count - 3 + max(count, 0)


@pytest.mark.parametrize("cards", range(4))
def test_the_cards_of_a_pile_are_open_or_blocked_together(cards: int) -> None:
    here, slots = Pile(3, EVERYBODY), [TAKE(0), TAKE(1), TAKE(2)][:cards]
    here.size = cards
    menu = Menu(CHOICES.count)
    allow_slots(menu, TAKE(0), here)
    assert (menu.open(), menu.blocked) == (slots, {})
    menu.clear()
    allow_slots(menu, TAKE(0), here, 0, 7)
    assert (menu.open(), menu.blocked) == ([], dict.fromkeys(slots, 7))
    menu.clear()
    allow_slots(menu, TAKE(0), here, 0)
    assert (menu.open(), menu.blocked) == ([], {})


@pytest.mark.parametrize(
    ("name", "arguments", "why"),
    [
        ("Take", {}, "name it in lower case"),
        ("take two", {}, "name it in lower case"),
        ("take", {"s": 2}, "the argument 's' has a meaning of its own"),
        ("take", {"slot": 0}, "slot needs at least one value"),
        ("take", {"slot": range(0, 6, 2)}, "without gaps"),
    ],
)
def test_a_kind_that_cannot_be_told_apart_is_refused(name: str, arguments: dict[str, Any], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        Choices().add(name, **arguments)
