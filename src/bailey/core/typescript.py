"""The TypeScript types of a game, written from its declaration: what a view, a choice and an event are.

They say of the JSON that `forms`, `choices` and `telling` write what can be relied on: a client that asks for more is
not even compiled. The state, the choices and the events are declared once; here is nothing that a game could say again.
"""

from __future__ import annotations

import inspect
import json
from typing import TYPE_CHECKING

from bailey.core.slots import EVERYBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core.choices import Kind
    from bailey.core.game import Game
    from bailey.core.record import Field, Record
    from bailey.core.telling import Told

LINE = 120
CARD, UNSURE = "CardName", "CardName | null"
HIDDEN = """
/** A pile that not everybody sees into, from the bottom to the top: its size to those who know none of its cards. */
export type HiddenPile = number | (CardName | null)[];
"""


def game_types(game: Game) -> str:
    """Write the types of a game: the view of a position with all that lies in it, the choices, the events."""
    return GameTypes(game).written()


def interface(name: str, doc: str, lines: Iterable[str]) -> str:
    """Write an interface; a line is a field or the comment on the next one."""
    return "\n".join([f"\n{comment(doc)}", f"export interface {name} {{", *(f"  {line}" for line in lines), "}", ""])


def comment(doc: str) -> str:
    """Write a docstring as the comment on what follows."""
    return f"/** {inspect.cleandoc(doc)} */"


def union(name: str, doc: str, parts: Sequence[str]) -> str:
    """Write a type that is one of several: on one line if it can be, each object on a line of its own."""
    told, whole = f"\n{comment(doc)}\nexport type {name} =", f" {' | '.join(parts)};"
    if len(told.splitlines()[-1]) + len(whole) <= LINE:
        return f"{told}{whole}\n"
    lines = [f"| {part}" for part in parts]
    if not any("{" in part for part in parts):
        lines = _wrapped(lines)
    return "\n  ".join([told, *lines]) + ";\n"


def _wrapped(parts: Sequence[str]) -> list[str]:
    """Fill lines, broken before a bar only."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) < LINE - 4:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return lines


def literals(names: Iterable[str]) -> list[str]:
    """Write names as types of which each is its only value."""
    return [json.dumps(name) for name in names]


class GameTypes:
    """Writes the types of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.named = {words: f"{name.title()}Name" for name, words in game.words.items()}
        self.made: dict[str, tuple[type[Record], str]] = {}  # by name, in the order in which they were needed

    def written(self) -> str:
        """Write all of them, what others are made of first."""
        view = self.view()
        words = [union(self.named[of], f"Every {word}, by name.", literals(of)) for word, of in self.game.words.items()]
        hidden = [HIDDEN] if "HiddenPile" in view + "".join(text for _, text in self.made.values()) else []
        records = [text for _, text in self.made.values()]
        cards = union(CARD, "Every card, by name.", literals(self.game.cards))
        return "".join([cards, *words, *hidden, *records, view, self.choice(), self.events()])

    def view(self) -> str:
        """Write the type of a view."""
        head = [f"game: {json.dumps(self.game.name)};", "version: number;"]
        seats = ["/** Whose view it is; null: what everybody may know. */", "viewer: number | null;"]
        turn = ["/** Who must decide; null when the game is over. */", "turn: number | null;"]
        lines = [*head, *seats, *turn, *self.fields(self.game.state)]
        return interface("View", "What one viewer knows of a position.", lines)

    def fields(self, record: type[Record]) -> list[str]:
        """Write the fields of a record that a viewer is shown, in the order in which they are written."""
        return [line for field in record.fields for line in self.field(record, field)]

    def field(self, record: type[Record], field: Field) -> list[str]:
        """Write one field as lines of an interface."""
        if field.inner or field.beside:
            return []
        if field.kind == "many":
            assert field.record is not None
            inner = self.record(field.record)
            return [f"{name}: {inner};" for name in field.names] or [f"{field.name}: {inner}[];"]
        if field.kind == "pile":
            return [f"{field.name}: {self.pile(record, field)};"]
        return [f"{field.name}: {self.number(field)};"]

    def number(self, field: Field) -> str:
        """Write the type of a number, or of a row of numbers."""
        if field.truth:
            return "boolean"
        if field.names:
            return self.named.get(field.names) or " | ".join(literals(field.names))
        return "number[]" if field.kind == "numbers" else "number"

    def pile(self, record: type[Record], field: Field) -> str:
        """Write the type of a pile: names of cards, or what lies beside each card together with its name."""
        open_to_all = field.see == EVERYBODY
        beside = next((other.record for other in record.fields if other.beside == field.name), None)
        if beside is None:
            return f"{CARD}[]" if open_to_all else "HiddenPile"
        return f"{self.record(beside, CARD if open_to_all else UNSURE)}[]"

    def record(self, record: type[Record], card: str = "") -> str:
        """Write the type of a record once, with its card if it lies beside one, and give its name."""
        name = record.__name__
        lines = [*([f"card: {card};"] if card else []), *self.fields(record)]
        text = interface(name, record.__doc__ or name, lines)
        if self.made.setdefault(name, (record, text)) != (record, text):
            message = f"{self.game.name}: {name} is written in two ways; declare two records, each with its own name"
            raise TypeError(message)
        return name

    def choice(self) -> str:
        """Write the type of a choice."""
        return union("Choice", "What a player can be asked to choose.", [_choice(k) for k in self.game.choices.kinds])

    def events(self) -> str:
        """Write what every event tells, by its name."""
        lines = [f"{told.name}: {self.event(told)};" for told in self.game.told]
        return interface("Events", "What every event tells. A card is null to those who may not know it.", lines)

    def event(self, told: Told) -> str:
        """Write what one event tells."""
        parts = [self.argument(name) for name in told.arguments]
        return f"{{ {'; '.join(parts)} }}" if parts else "Record<string, never>"

    def argument(self, name: str) -> str:
        """Write one argument of an event."""
        if name in ("card", "slot"):
            return f"card: {CARD if name == 'card' else UNSURE}"
        return f"{name}: {self.named[self.game.words[name]] if name in self.game.words else 'number'}"


def _choice(kind: Kind) -> str:
    return f"{{ {'; '.join([f'do: {json.dumps(kind.name)}', *(f'{name}: number' for name, _ in kind.ranges)])} }}"
