"""The TypeScript types of a game, written from its declaration: what a view, a choice and an event are.

They describe the JSON that `forms`, `choices` and `telling` write, so that the compiler checks the client against it.
A game declares nothing more for this.
"""

from __future__ import annotations

import inspect
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core.play.choices import ChoiceKind
    from bailey.core.play.game import Game
    from bailey.core.play.telling import Told
    from bailey.core.state.kinds.field import Recorded

LINE = 120
CARD, UNSURE = "CardName", "CardName | null"
HIDDEN = """
/** A pile that not everybody sees into, from the bottom to the top: its size to those who know none of its cards. */
export type HiddenPile = number | (CardName | null)[];
"""


def game_types(game: Game) -> str:
    """Return the TypeScript types of a game: of its view, choices and events."""
    return GameTypes(game).written()


def interface(name: str, doc: str, lines: Iterable[str]) -> str:
    """Return an interface; a line is a field, or the comment on the next one."""
    return "\n".join([f"\n{comment(doc)}", f"export interface {name} {{", *(f"  {line}" for line in lines), "}", ""])


def comment(doc: str) -> str:
    """Return a docstring as a comment."""
    return f"/** {inspect.cleandoc(doc)} */"


def union(name: str, doc: str, parts: Sequence[str]) -> str:
    """Return a union type: on one line if it fits, otherwise each object on a line of its own."""
    told, whole = f"\n{comment(doc)}\nexport type {name} =", f" {' | '.join(parts)};"
    if len(told.splitlines()[-1]) + len(whole) <= LINE:
        return f"{told}{whole}\n"
    lines = [f"| {part}" for part in parts]
    if not any("{" in part for part in parts):
        lines = _wrapped(lines)
    return "\n  ".join([told, *lines]) + ";\n"


def _wrapped(parts: Sequence[str]) -> list[str]:
    """Return lines of a union, broken only before a bar."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) < LINE - 4:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return lines


def literals(names: Iterable[str]) -> list[str]:
    """Return names as literal types."""
    return [json.dumps(name) for name in names]


class GameTypes:
    """Writes the types of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.named = {words: f"{name.title()}Name" for name, words in game.words.items()}
        self.made: dict[str, tuple[type[Recorded], str]] = {}  # by name, in the order of their first use

    def written(self) -> str:
        """Return all types; those that others use come first."""
        view = self.view()
        words = [union(self.named[of], f"Every {word}, by name.", literals(of)) for word, of in self.game.words.items()]
        hidden = [HIDDEN] if "HiddenPile" in view + "".join(text for _, text in self.made.values()) else []
        records = [text for _, text in self.made.values()]
        cards = union(CARD, "Every card, by name.", literals(self.game.cards))
        return "".join([cards, *words, *hidden, *records, view, self.choice(), self.events()])

    def view(self) -> str:
        """Return the type of a view."""
        head = [f"game: {json.dumps(self.game.name)};", "version: number;"]
        seats = ["/** Whose view it is; null: what everybody may know. */", "viewer: number | null;"]
        turn = ["/** Who must decide; null when the game is over. */", "turn: number | null;"]
        lines = [*head, *seats, *turn, *self.fields(self.game.state)]
        return interface("View", "What one viewer knows of a position.", lines)

    def fields(self, record: type[Recorded]) -> list[str]:
        """Return the fields of a record in a view, in the order of the JSON."""
        return [line for field in record.fields if not field.inner for line in field.typescript(self)]

    def words(self, names: tuple[str, ...]) -> str:
        """Return the type of a number that is written by name."""
        return self.named.get(names) or " | ".join(literals(names))

    def card(self, *, hidden: bool) -> str:
        """Return the type of a card, which may be hidden from a viewer."""
        return UNSURE if hidden else CARD

    hidden_pile = "HiddenPile"

    def record(self, record: type[Recorded], card: str = "", called: str = "card") -> str:
        """Define the type of a record once, with its card if it is beside one, and return its name."""
        name = record.__name__
        lines = [*([f"{called}: {card};"] if card else []), *self.fields(record)]
        text = interface(name, record.__doc__ or name, lines)
        if self.made.setdefault(name, (record, text)) != (record, text):
            message = f"{self.game.name}: {name} is written in two ways; declare two records, each with its own name"
            raise TypeError(message)
        return name

    def choice(self) -> str:
        """Return the type of a choice."""
        return union("Choice", "What a player can be asked to choose.", [_choice(k) for k in self.game.choices.kinds])

    def events(self) -> str:
        """Return the types of all events, by name."""
        lines = [f"{told.name}: {self.event(told)};" for told in self.game.told]
        return interface("Events", "What every event tells. A card is null to those who may not know it.", lines)

    def event(self, told: Told) -> str:
        """Return the type of one event."""
        words = {name: self.named[values] for name, values in self.game.words.items()}
        parts = [f"{name}: {argument.typescript(words)}" for name, argument in told.arguments.items()]
        return f"{{ {'; '.join(parts)} }}" if parts else "Record<string, never>"


def _choice(kind: ChoiceKind) -> str:
    return f"{{ {'; '.join([f'do: {json.dumps(kind.name)}', *(f'{name}: number' for name, _ in kind.ranges)])} }}"
