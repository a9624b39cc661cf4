"""What cards do, as sentences: a pattern of the catalogue for each operation of the data, none for a single card."""

from __future__ import annotations

from functools import reduce
from itertools import groupby
from typing import TYPE_CHECKING

from bailey.core.text.catalogue import sentence
from bailey.games.catan_cards.card_words import ABOUT, CARD_OF, Words, dashed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bailey.core import Data
    from bailey.games.catan_cards.card_words import Args


class Effects(Words):
    """What cards do; `arguments` are those of the operations' patterns, where they are more than a number."""

    arguments: Mapping[str, Callable[..., Args]]

    def effect(self, card: str) -> str:
        """Return what a card does, as sentences; nothing if it does nothing of its own."""
        return self.effect_of(CARD_OF[card])

    def effect_of(self, row: Data) -> str:
        """Return what a row of the data does, as sentences."""
        clauses = row.get("effect", ())
        answers = any("as_reaction" in clause for clause in clauses)
        return " ".join(sentence(part) for clause in clauses for part in self.clause(clause, answers=answers))

    def clause(self, clause: Data, *, answers: bool = False) -> list[str]:
        """Return what the operations of a clause do; if the card also answers another, when it is played."""
        does = [self.operation(operation, clause) for operation in clause["do"]]
        if "if" in clause:
            does = [self.under(clause["if"], one) for one in does]
        before = self.moment(clause, answers=answers)
        return [self.after(", ".join(before), self.joined(does))] if before else does

    def after(self, when: str, does: str) -> str:
        """Say when something is done, and what."""
        return self.say("clause", when=when, does=self.begun(does))

    def begun(self, does: str) -> str:
        """Return what follows a colon, as it begins in this language."""
        return does[:1].upper() + does[1:] if self.say("clause.begins") == "upper" else does

    def moment(self, clause: Data, *, answers: bool) -> list[str]:
        """Return when, how often and for what a clause is done; nothing if that goes without saying."""
        key, _, card = clause["when"].partition(":")
        found = MOMENTS[clause["when"] if key == "face" else key](clause)
        if key == "play" and answers:
            found = "play"
        about = {"card": self.quoted(card)} if key == "event" else {}
        said = [self.say(f"when-{found}", **about)] if found else []
        said += [self.say("when-per-turn", n=clause["per_turn"])] if "per_turn" in clause else []
        said += [self.say("when-optional")] if clause.get("optional") else []
        cost = {**clause.get("cost", {}), **({"magic": clause["cost_magic"]} if "cost_magic" in clause else {})}
        return [*said, self.say("when-for", cost=self.amounts(cost))] if cost else said

    def under(self, wanted: Data, does: str) -> str:
        """Say under which condition something is done."""
        return self.say("op-if", **{"if": self.condition(wanted)}, does=self.begun(does))

    def condition(self, wanted: Data) -> str:
        """Return what must hold for something to be done."""
        [(key, value)] = wanted.items()
        if key == "token":
            return self.say(f"if-token-{value}")
        if key == "self_has_built":
            return self.say("if-built", what=self.selected({"id_in": [value]}))
        if key == "at_least":
            [(points, n)] = value.items()
            return self.say("if-at-least", points=self.say(f"value-{points}", n=n))
        if key == "at_least_built":
            return self.say("if-at-least-built", what=self.some_of(value))
        if key == "wizards_on":
            return self.say("if-wizards-on", what=self.selected({"kind": "wizard"}, n=value["at_least"]))
        return self.say("if-rolled-number")

    def some_of(self, wanted: Data) -> str:
        """Return which cards a selector with a number means."""
        return self.selected({key: value for key, value in wanted.items() if key != "n"}, n=wanted["n"])

    # Operations

    def operation(self, operation: Data, clause: Data) -> str:
        """Return what one operation does."""
        about = self.arguments.get(operation["op"])
        args = about(self, operation, clause) if about else self.told(operation)
        does = self.say(f"op-{dashed(operation['op'])}", **args)
        if isinstance(operation.get("then"), dict):
            does = self.joined([does, self.operation(operation["then"], clause)])
        if "if" in operation:
            does = self.under(operation["if"], does)
        if "until" in operation:
            does = self.say("op-until", until=self.say(f"until-{dashed(operation['until'])}"), does=self.begun(does))
        return does

    def told(self, operation: Data) -> Args:
        """Return what a pattern is told of an operation: its numbers, who does it, and which cards it is about."""
        numbers = {key: int(value) for key, value in operation.items() if isinstance(value, int)}
        about: Args = {"n": 0, "uses": 0, "but": self.either(operation.get("not_id", ())), **numbers}
        for key in {"who", "by"} & operation.keys():
            about |= self.person(operation[key])
        for key in {"select", "filter", "on"} & operation.keys():
            if operation[key].keys() - ABOUT:
                about["what"] = self.selected(operation[key], n=operation.get("n", 1))
        return about

    def steps(self, operations: Sequence[Data]) -> str:
        """Return what the operations of one outcome do."""
        return self.joined([self.operation(operation, {}) for operation in operations])

    def way(self, operations: Sequence[Data]) -> str:
        """Return one of the ways of which the rival of a card chooses, as the rival does it."""
        return self.joined([self.way_of(operation) for operation in operations])

    def way_of(self, operation: Data) -> str:
        """Return one operation, as the one does it who chooses it."""
        what = self.selected(operation["select"], n=operation["n"]) if "select" in operation else ""
        return self.say(f"op-{dashed(operation['op'])}-way", what=what, n=operation["n"])

    def outcomes(self, outcomes: dict[str, list[Data]]) -> str:
        """Return what the numbers of a die do, in groups of those that do the same."""
        said = []
        for does, numbers in groupby(outcomes, key=lambda number: outcomes[number]):
            first, *rest = numbers
            done = self.begun(self.steps(does) if does else self.say("roll-nothing"))
            said.append(self.say("roll-outcome", first=int(first), last=int([first, *rest][-1]), does=done))
        return reduce(lambda before, one: self.say("list-then", first=before, last=one), said)


#: The pattern that says when a clause is done, if it must be said.
MOMENTS: dict[str, Callable[[Data], str]] = {
    "static": lambda _: "",
    "play": lambda _: "",
    "event_card": lambda _: "",
    "while_building": lambda _: "",
    "attacked": lambda clause: "attacked" if "optional" in clause else "",
    "production": lambda clause: "production" if "own_turn" in clause else "",
    "own_action": lambda clause: "own-action.other" if "by" in clause else "own-action",
    "face:plenty": lambda clause: "plenty.instead" if "instead_of" in clause else "plenty",
    "face:commerce": lambda clause: "commerce.own" if "own_turn" in clause else "commerce",
    "face:brigands": lambda _: "brigands",
    "face:event": lambda _: "face-event",
    "tournament_won": lambda clause: "tournament-won.other" if "by" in clause else "tournament-won",
    "before_roll": lambda _: "before-roll",
    "draw_phase": lambda clause: "draw-phase.free-draw" if "after" in clause else "draw-phase",
    "event": lambda clause: "event.reaction" if "as_reaction" in clause else "event",
    "attack_failed_against_me": lambda _: "attack-failed",
    "opponent_plays_card": lambda _: "opponent-plays",
    "built": lambda _: "built",
}
