"""Events are told to each as they know it."""

from __future__ import annotations

import dataclasses
import re
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import CARD, NUMBER, PLAYER, SLOT, TRUTH, Events, Position, Told, tell, word_of
from bailey.core.play.telling import cards_told, hides_nothing, is_vain, misfit, read_event
from bailey.core.state.slots import OPEN
from bailey.core.state.todo import GameState
from bailey.core.text.catalogue import Catalogue, GameTexts
from bailey.games import _template as postern

if TYPE_CHECKING:
    from pathlib import Path

TOLD = (
    Told("drew", player=PLAYER, card=SLOT),
    Told("moved", place=word_of("place"), card=CARD, amount=NUMBER),
    Told("rang"),
    Told("swapped", player=PLAYER, other=PLAYER, gave=SLOT, got=SLOT, under=CARD, paid=NUMBER, fair=TRUTH, gain=True),
)
CANDLES, BREAD, CHEESE = range(3)
KNOWN_TO_0, KNOWN_TO_1 = 1 << 10, 1 << 11
GAME = dataclasses.replace(postern.GAME, words={"place": ("castle", "village")}, told=TOLD)
#: Player 0 gives player 1 the bread, which both know, for the cheese, which only player 1 knows.
SWAPPED = (3, 0, 1, BREAD | KNOWN_TO_0 | KNOWN_TO_1, CHEESE | KNOWN_TO_1, CANDLES, 5, 1)


class What(IntEnum):
    DREW = 0
    MOVED = 1


def test_telling_is_remembered_in_order_as_plain_numbers_if_somebody_listens() -> None:
    s = GameState()
    tell(s, 2)
    tell(s, What.MOVED, 1, 0)
    assert s.events == [(2,), (1, 1, 0)]
    assert all(type(number) is int for event in s.events for number in event)
    s.events = None  # type: ignore[assignment]
    tell(s, 2)
    assert s.events is None


def test_kinds_of_events_are_numbered_as_they_are_declared_also_those_that_are_told_alike() -> None:
    class Rings(Events):
        RANG = Told("rang")
        STOPPED = Told("stopped", player=PLAYER)
        RANG_AGAIN = Told("rang_again")

    assert [(int(one), one.name, one.told.name) for one in Rings] == [
        (0, "RANG", "rang"),
        (1, "STOPPED", "stopped"),
        (2, "RANG_AGAIN", "rang_again"),
    ]
    assert [*Rings.STOPPED.told.arguments] == ["player"]


def test_kinds_of_events_of_a_game_that_continues_another_are_numbered_after_those_of_the_other() -> None:
    class Later(Events):
        @staticmethod
        def before() -> tuple[Told, ...]:
            return TOLD

        CALLED = Told("called")
        WENT = Told("went", player=PLAYER)

    assert [(int(one), one.told.name) for one in Later] == [(4, "called"), (5, "went")]
    assert [kind.name for kind in Later.kinds()] == ["drew", "moved", "rang", "swapped", "called", "went"]


def test_a_hidden_card_is_told_only_to_those_who_know_it_and_open_ones_by_name() -> None:
    event = (0, 1, BREAD | KNOWN_TO_1)
    told = [read_event(event, TOLD, GAME, viewer)["card"] for viewer in (None, 0, 1)]
    assert told == ["bread", None, "bread"]
    assert read_event((0, 1, OPEN), TOLD, GAME, 0) == {"what": "drew", "player": 1, "card": "candles"}
    moved = {"what": "moved", "place": "village", "card": "candles", "amount": 5}
    assert read_event((1, 1, 0, 5), TOLD, GAME, 0) == moved
    assert read_event((2,), TOLD, GAME, 0) == {"what": "rang"}
    pos = Position.new(postern.GAME, 2, seed=7)
    pos.state.events = [(0, 1, BREAD | KNOWN_TO_1)]
    assert [pos.events_for(viewer)[0]["card"] for viewer in (None, 0, 1)] == [None, None, "bread"]


@pytest.mark.parametrize(
    ("viewer", "gave", "got"),
    [(None, "bread", "cheese"), (0, "bread", None), (1, "bread", "cheese"), (2, None, None), (0xFF, None, None)],
)
def test_every_card_of_an_event_is_hidden_by_itself(viewer: int | None, gave: str | None, got: str | None) -> None:
    shown = {"gave": gave, "got": got, "under": "candles", "paid": 5, "fair": True}
    assert read_event(SWAPPED, TOLD, GAME, viewer) == {"what": "swapped", "player": 0, "other": 1, **shown}


def test_an_event_hides_nothing_when_all_its_slots_are_open_and_is_not_in_vain_when_it_brings_something() -> None:
    *head, gave, got, under, paid, fair = SWAPPED
    assert hides_nothing([(2,), (1, 0, CHEESE, 3)], TOLD)
    assert not hides_nothing([(*head, gave | OPEN, got, under, paid, fair)], TOLD)
    assert not hides_nothing([(*head, gave, got | OPEN, under, paid, fair)], TOLD)
    assert hides_nothing([(*head, gave | OPEN, got | OPEN, under, paid, fair)], TOLD)
    told = (*TOLD, Told("found_nothing", vain=True))
    assert is_vain([(2,), (4,), SWAPPED], told)
    assert not is_vain([SWAPPED, (4,)], told)


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        ((9,), "event 9 is not declared"),
        ((2, 1), "<Told rang: no arguments> is told with 1 arguments"),
        ((0, 2, OPEN), "<Told drew: player, card> is told with player=2"),
        ((0, 1, OPEN | 99), "is told with card="),
        ((1, 2, 0, 0), "is told with place=2"),
        ((1, -1, 0, 0), "is told with place=-1"),
        ((1, 0, 99, 0), "is told with card=99"),
        ((*SWAPPED[:-1], 2), "is told with fair=2"),
    ],
)
def test_an_event_that_is_not_as_declared_is_named(event: tuple[int, ...], fault: str) -> None:
    assert fault in str(misfit(event, TOLD, GAME, players=2))


def test_an_event_as_declared_fits_and_which_cards_it_tells_follows_from_their_types() -> None:
    assert misfit(SWAPPED, TOLD, GAME, players=2) is None
    told = [set(cards_told(SWAPPED, TOLD, GAME, viewer)) for viewer in range(3)]
    assert told == [{"bread", "candles"}, {"bread", "candles", "cheese"}, {"candles"}]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"gain": NUMBER}, "'drew': `gain`, `vain` and `act` say what the event does; give an argument another name"),
        ({"what": NUMBER}, "'drew': an argument cannot be called 'what'"),
        ({"Who": PLAYER}, "'drew': an argument cannot be called 'Who'"),
        ({"card": 3}, "'drew': card is declared as 3; declare a type, as in card=NUMBER"),
    ],
)
def test_an_event_that_cannot_be_told_is_refused(arguments: dict[str, Any], fault: str) -> None:
    with pytest.raises(TypeError, match=re.escape(fault)):
        Told("drew", **arguments)


def test_a_game_whose_events_cannot_be_told_is_refused() -> None:
    for told, fault in (
        ([Told("moved", place=word_of("palce"))], "event 'moved': place is a word of 'palce'"),
        ([Told("rang"), Told("rang")], "two events called 'rang'"),
    ):
        with pytest.raises(TypeError, match=rf"^postern: {re.escape(fault)}"):
            dataclasses.replace(GAME, told=tuple(told))


def test_every_argument_is_said_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "event-swapped = {$player} ({$who}) gives {$other} ({$other-who}) {$gave} for {$got} and {$paid},"
        " { $fair ->\n        [1] fairly\n       *[0] unfairly\n    }; {$under} lies under it\n"
        "hidden-card = a hidden card\n" + "".join(f"card-{card} = {card.upper()}\n" for card in GAME.cards),
        encoding="utf-8",
    )
    texts = GameTexts(GAME)
    texts.say = Catalogue([tmp_path]).say
    event = read_event(SWAPPED, TOLD, GAME, 0)
    said = "Ann (you) gives Ben (other) BREAD for a hidden card and 5, fairly; CANDLES lies under it"
    assert texts.event(event, ["Ann", "Ben"], 0) == said
    assert "Ann (other) gives Ben (you) BREAD for CHEESE" in texts.event(
        read_event(SWAPPED, TOLD, GAME, 1), ["Ann", "Ben"], 1
    )
    alone = {**event, "other": event["player"]}
    assert "Ann (other) gives Ann (same) " in texts.event(alone, ["Ann", "Ben"], None)
    assert "Ann (you) gives Ann (you) " in texts.event(alone, ["Ann", "Ben"], 0)
