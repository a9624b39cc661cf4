"""The texts of the Castles of Burgundy: sentences from the catalogue, tile texts from the data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.text.catalogue import sentence
from bailey.games.burgundy_board.card_texts import key_of
from bailey.games.burgundy_board.data import AUTOMATA_PRINTED, GOODS, PRINTED, rulebook
from bailey.games.burgundy_board.step_texts import STEP_ARGS
from bailey.games.burgundy_board.table_words import TableWords
from bailey.games.burgundy_board.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import Value

Args = dict[str, "Value"]
#: The arguments of events that people count from 1.
COUNTED = {"space", "slot", "item"}


class Texts(TableWords):
    """The texts of the board game."""

    quiet = frozenset({"filled", "goods_laid", "drew_good", "automata_goods"})

    # Questions and choices

    def step(self, position: Position) -> str:
        """What the player on turn is asked."""
        if position.turn is None:
            return super().step(position)
        step = str(position.step)
        args = STEP_ARGS[step](self, position) if step in STEP_ARGS else {}
        return self.say(f"step-{key_of(step)}", **args)

    def spoken(self, facts: dict[str, Any], names: Sequence[str] = ()) -> Args:
        """Return facts in words: a duchy, goods, and what a building does."""
        said = super().spoken(facts, names)
        if "duchy" in facts:
            said["duchy"] = self.duchy(facts["duchy"])
        if "good" in facts:
            good = GOODS.index(facts["good"])
            said |= {"goods": self.goods(good, facts.get("n", 0)), "type": good + 1, "good": good + 1}
        if "kind" in facts:
            said["kind"] = self.say(f"kind-{facts['kind']}")
        if "lying" in facts:
            said["goods"] = self.goods_list(facts["lying"])
        if "used" in facts:
            said |= {"building": self.tiles.building(facts["used"]), "effect": self.tiles.effect(facts["used"])}
        return said

    # Events, scores

    def event(self, event: dict[str, Any], names: Sequence[str], viewer: int | None) -> str:
        """The text of an event."""
        told = {name: value + 1 if name in COUNTED else value for name, value in event.items()}
        if event["what"] == "advanced":
            told["space"] = event["space"]
        if "good" in told:
            told["good"] = self.say(f"good-{event['good']}", n=event.get("amount", 1))
        if "duchy" in told:
            told["duchy"] = self.duchy(event["duchy"])
        if "kind" in told:
            told["kind"] = self.say(f"kind-{event['kind']}")
        if "kinds" in told:
            told["kinds"] = self.kinds_list(event["kinds"])
        if "building" in told:
            told["building"] = self.say(f"building-{key_of(event['building'])}")
        return sentence(super().event(told, names, viewer)).rstrip(".")

    def score_line(self, line: dict[str, Any]) -> tuple[str, str]:
        """What one line of a breakdown counts, and how it is computed."""
        said, how = super().score_line(line)
        if line["line"] == "knowledge":
            return sentence(said).rstrip("."), self.tiles.does(line["card"])
        return said, how

    def rule_args(self, rule: str) -> Args:  # noqa: ARG002
        """The numbers of the rules are those of the game's data."""
        known = [row for row in TILES if row["kind"] == "knowledge"]
        lines = [f"{row['number']}: {self.tiles.knows(row)}." for row in known]
        gains = {key_of(name): n for name, n in PRINTED["gains"].items()}
        return {
            **gains,
            **AUTOMATA_PRINTED["colour_bonus"],
            "tiles": " ".join(lines),
            "price": rulebook().price,
            "knowledge": rulebook().knowledge_points,
            "unfinished": rulebook().unfinished_points,
        }

    def piles(self, position: Position) -> list[tuple[str, list[str]]]:
        """What is out of the game, and what the Automata has."""
        s = position.state
        named = (("discard", s.discard), ("reserve", s.reserve), ("finished", s.finished))
        return [
            (self.say(f"pile-{name}"), [self.name_in(pile, i) for i in range(pile.size)])
            for name, pile in named
            if pile.size or name == "discard"
        ]
