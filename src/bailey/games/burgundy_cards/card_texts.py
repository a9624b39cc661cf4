"""The text of a card, composed from its function: text and rule agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.text.catalogue import sentence
from bailey.games.burgundy_cards.cards import KIND_OF, POINTS, PRINTED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.core import Data
    from bailey.core.text.catalogue import Value

#: What can be gained, in the order of the texts.
GAINS = ("points", "goods", "animals", "silver", "workers")


class CardTexts:
    """The texts of cards and round cards, in full, and in short for the terminal."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    def name(self, card: str) -> str:
        """Return the name of a card: its kind and its die."""
        return self.say("card-name", kind=self.say(f"kind-{KIND_OF[card].name}"), die=die_of(card))

    def short_name(self, card: str) -> str:
        """Return the short name of a card."""
        return self.say("card-name", kind=self.say(f"kind-{KIND_OF[card].name}.short"), die=die_of(card))

    def function(self, card: str, form: str = "") -> str:
        """Return what the card does when it is placed."""
        function = KIND_OF[card].function
        args: dict[str, Value] = {}
        if function["do"] == "gain":
            args["gain"] = self.gain(function, form)
        elif function["do"] == "draw":
            args["of"] = function["of"][0] if len(function["of"]) == 1 else "both"
        elif function["do"] == "take":
            names = [self.say(f"type-{name}{form}") for name in function["types"]]
            args["types"] = "/".join(names) if form else self.either(names)
        return self.say(f"function-{function['do']}{form}", **args)

    def gain(self, gains: Data, form: str = "") -> str:
        """Return what is gained."""
        parts = [self.say(name + form, n=gains[name]) for name in GAINS if name in gains]
        return "+".join(parts) if form else self.joined(parts, "list-and")

    def either(self, parts: Sequence[str]) -> str:
        """Join alternatives."""
        return self.joined(parts, "list-or")

    def joined(self, parts: Sequence[str], key: str) -> str:
        """Join parts of a sentence."""
        return parts[0] if len(parts) == 1 else self.say(key, first=", ".join(parts[:-1]), last=parts[-1])

    def bonus(self, round_number: int, which: int, form: str = "") -> str:
        """Return what a choice on a round card gives."""
        return self.gain(PRINTED["rounds"][round_number]["bonuses"][which], form)

    def bonuses(self, round_number: int) -> str:
        """Return what a triple scores in a round."""
        return self.either([self.gain(row) for row in PRINTED["rounds"][round_number]["bonuses"]])

    def sheet(self, card: str) -> list[str]:
        """Return all that is known of a card, line by line."""
        kind = KIND_OF[card]
        head = {"card": sentence(self.name(card)).rstrip("."), "die": die_of(card)}
        return [
            self.say("sheet-head", **head, type=kind.type, name=self.say(f"type-{kind.type}")),
            self.say("sheet-function", function=sentence(self.function(card))),
            self.say("sheet-triple", type=kind.type, points=self.say("points", n=POINTS[kind.type])),
        ]


def die_of(card: str) -> int:
    """Return the die in a card's name."""
    return int(card.rpartition("-")[2][0])
