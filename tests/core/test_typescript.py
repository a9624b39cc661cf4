"""The TypeScript types of a game follow from its declaration; `test_client_types` holds real games to them."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest
from core.turns_of_one_act import NOTHING_MORE

from bailey.core import (
    CARD,
    NOBODY,
    NUMBER,
    OWNER,
    PLAYER,
    SLOT,
    TRUTH,
    Choices,
    GameState,
    Pile,
    Record,
    Told,
    each_player,
    inner,
    many,
    number,
    numbers,
    pile,
    truth,
    word_of,
)
from bailey.core.text.typescript import LINE, game_types, union
from bailey.games import _template as postern

DAYS = ("market-day", "feast")


class Spot(Record):
    """Where a card lies."""

    column: int = 0


class Player(Record):
    """What somebody has."""

    ready: int = truth()
    secret: int = inner(number())
    hand: Pile = pile(5, see=OWNER)
    tableau: Pile[Spot] = pile(9, beside=Spot)


class Stall(Record):
    """What is sold there."""

    price: int = 0


class Town(GameState):
    """The whole table."""

    day: int = number(0, names=DAYS)
    mood: int = number(0, names=("glad", "sad"))
    prices: list[int] = numbers(3)
    deck: Pile = pile(9, see=NOBODY)
    stalls: list[Stall] = many(Stall, 2, names=("left", "right"))
    guests: list[Stall] = many(Stall, 2)
    players: list[Player] = each_player(Player, 4)


TOLD = (
    Told("drew", player=PLAYER, card=SLOT),
    Told("sold", card=CARD, day=word_of("day"), dear=TRUTH),
    Told("swapped", gave=CARD, got=SLOT, paid=NUMBER),
    Told("rang"),
)


def types_of(state: type[GameState]) -> str:
    choices = Choices()
    choices.add("wait")
    choices.add("sell", stall=2, slot=range(1, 4))
    told: dict[str, Any] = {**NOTHING_MORE, "told": TOLD, "words": {"day": DAYS}}
    game = dataclasses.replace(postern.GAME, name="town", state=state, choices=choices, **told)
    return game_types(game)


def fields(name: str) -> list[str]:
    """Give the fields of an interface, without comments."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", types_of(Town), re.MULTILINE | re.DOTALL)
    assert found, name
    return [line.strip() for line in found[1].splitlines() if "/**" not in line]


HEAD = ['game: "town";', "version: number;", "viewer: number | null;", "turn: number | null;", "seats: number;"]
LAID = ["deck: HiddenPile;", "left: Stall;", "right: Stall;", "guests: Stall[];", "players: Player[];"]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        # A record is what is shown of it, and one beside a pile has its card.
        ("Player", ["ready: boolean;", "hand: HiddenPile;", "tableau: Spot[];"]),
        ("Spot", ["card: CardName;", "column: number;"]),
        # A view is all that lies on the table.
        ("View", [*HEAD, "day: DayName;", 'mood: "glad" | "sad";', "prices: number[];", *LAID]),
        # A card in an event may be hidden where a slot is told.
        (
            "Events",
            [
                "drew: { player: number; card: CardName | null };",
                "sold: { card: CardName; day: DayName; dear: boolean };",
                "swapped: { gave: CardName; got: CardName | null; paid: number };",
                "rang: Record<string, never>;",
            ],
        ),
    ],
)
def test_an_interface_has_the_fields_that_are_shown(name: str, written: list[str]) -> None:
    assert fields(name) == written


def test_choices_and_words_have_types_and_docstrings_are_comments() -> None:
    types = types_of(Town)
    choice = 'export type Choice = { do: "wait" } | { do: "sell"; stall: number; slot: number };'
    assert {choice, 'export type DayName = "market-day" | "feast";'} <= {*types.splitlines()}
    assert "\n/** What is sold there. */\nexport interface Stall {" in types


def test_one_name_has_one_meaning() -> None:
    class Square(Town):
        corners: list[Spot] = many(Spot, 4)

    with pytest.raises(TypeError, match="town: Spot is written in two ways"):
        types_of(Square)


@pytest.mark.parametrize(("longer", "lines"), [(0, 1), (1, 2)])
def test_a_type_stands_on_one_line_as_long_as_it_fits(longer: int, lines: int) -> None:
    rest = LINE - len("export type Word = ;")
    assert len(union("Word", "One.", ["x" * (rest + longer)]).strip().splitlines()) == 1 + lines


def test_long_types_are_broken_between_their_parts() -> None:
    names = [f'"card number {i}"' for i in range(30)]
    first, second, *rest = union("Long", "Many.", names).strip().splitlines()
    assert (first, second) == ("/** Many. */", "export type Long =")
    assert all(line.startswith("  | ") and len(line) <= 120 for line in rest)
    assert " ".join(line.strip() for line in rest) == "| " + " | ".join(names) + ";"
