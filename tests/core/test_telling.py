"""Events are told to each as they know it."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Told
from bailey.core.slots import OPEN
from bailey.core.telling import read_event, tell
from bailey.core.todo import GameState

TOLD = (Told("drew", ("player", "slot")), Told("moved", ("place", "card", "amount")), Told("rang", ()))
KNOWN_TO_1 = 1 << 11


class What(IntEnum):
    DREW = 0
    MOVED = 1


class Village:
    cards = ("baron", "squire")
    words = {"place": ("castle", "village")}  # noqa: RUF012 - a game that is no game


def test_telling_is_remembered_in_order_as_plain_numbers() -> None:
    s = GameState()
    tell(s, 2)
    tell(s, What.MOVED, 1, 0)
    assert s.events == [(2,), (1, 1, 0)]
    assert all(type(number) is int for event in s.events for number in event)


def test_to_whom_nobody_listens_nothing_is_told() -> None:
    s = GameState()
    s.events = None  # type: ignore[assignment]
    tell(s, 2)
    assert s.events is None


def test_a_hidden_card_is_told_only_to_those_who_know_it() -> None:
    event = (0, 1, 1 | KNOWN_TO_1)
    told = [read_event(event, TOLD, Village, viewer)["card"] for viewer in (None, 0, 1)]
    assert told == ["squire", None, "squire"]
    assert read_event((0, 1, OPEN), TOLD, Village, 0) == {"what": "drew", "player": 1, "card": "baron"}


def test_words_and_open_cards_are_told_by_name() -> None:
    assert read_event((1, 1, 0, 5), TOLD, Village, 0) == {
        "what": "moved",
        "place": "village",
        "card": "baron",
        "amount": 5,
    }
    assert read_event((2,), TOLD, Village, 0) == {"what": "rang"}
