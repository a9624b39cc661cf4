"""The texts of the Castles of Burgundy: sentences from the catalogue, tile texts from the data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, number_told, word_told
from bailey.core.state.todo import StateOf
from bailey.core.text.catalogue import sentence
from bailey.games.burgundy_board.card_texts import ROWS, key_of
from bailey.games.burgundy_board.data import AUTOMATA_PRINTED, GOODS, PRINTED, rulebook
from bailey.games.burgundy_board.paragraphs import CHAPTERS, EVENT_RULES, REASON_RULES
from bailey.games.burgundy_board.state import State
from bailey.games.burgundy_board.table_words import TableWords
from bailey.games.burgundy_board.tiles import IDS, TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core import Event, Facts
    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import Value

Args = dict[str, "Value"]
#: The kinds of tiles that are all alike.
PLAIN = {"castle", "mine", "ship", "inn"}
#: The arguments of events that people count from 1.
COUNTED = {"space", "slot", "item"}


class BoardTexts(TableWords[StateOf]):
    """The texts that the board game and its companion share."""

    quiet = frozenset({"filled", "goods_laid", "drew_good", "automata_goods"})
    groups = ("plain", "livestock", "building", "knowledge", "automata", "route")

    def group_of(self, card: str) -> str:
        """The tiles that are all alike, or the kind of a tile; cards of the Automata and routes have none."""
        kind = ROWS[card].get("kind", card.partition("-")[0])
        return "plain" if kind in PLAIN else kind

    # Choices

    def spoken(self, facts: Facts, names: Sequence[str] = ()) -> Args:
        """Return facts in words: a tile with its article, a duchy, goods, and what a building does."""
        said = super().spoken(facts, names)
        if "card" in facts:
            said["tile"] = self.tile(word_told(facts, "card"))
        if "duchy" in facts:
            said["duchy"] = self.duchy(word_told(facts, "duchy"))
        if "good" in facts:
            good = GOODS.index(word_told(facts, "good"))
            said |= {"goods": self.goods(good, number_told({"n": 0, **facts}, "n")), "type": good + 1, "good": good + 1}
        if "kind" in facts:
            said["kind"] = self.tiles.kinds(word_told(facts, "kind"))
        if isinstance(lying := facts.get("lying"), tuple):
            said["goods"] = self.goods_list(lying)
        if "used" in facts:
            used = number_told(facts, "used")
            said |= {"building": self.tiles.building(used), "effect": self.tiles.effect(used)}
        return said

    # Events, scores

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """The text of an event."""
        told = event | {name: number_told(event, name) + 1 for name in COUNTED & event.keys()}
        if event["what"] == "advanced":
            told["space"] = event["space"]
        if "good" in told:
            told["good"] = self.say(f"good-{event['good']}", n=number_told({"amount": 1, **event}, "amount"))
        if "duchy" in told:
            told["duchy"] = self.duchy(word_told(event, "duchy"))
        if "card" in told:
            told["tile"] = self.tile(word_told(event, "card"))
        if "kind" in told:
            told["kind"] = self.tiles.kinds(word_told(event, "kind"))
        if "kinds" in told:
            told["kinds"] = self.kinds_list(number_told(event, "kinds"))
        if "building" in told:
            told["building"] = self.say(f"building-{key_of(word_told(event, 'building'))}")
        return sentence(super().event(told, names, viewer)).rstrip(".")

    def score_line(self, line: dict[str, object]) -> tuple[str, str]:
        """What one line of a breakdown counts, and how it is computed."""
        said, how = super().score_line(line)
        if line["line"] == "knowledge":
            return sentence(said).rstrip("."), self.tiles.does(word_told(line, "card"))
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


class Texts(BoardTexts[State]):
    """The texts of the board game."""

    chapters, event_rules, reason_rules = CHAPTERS, EVENT_RULES, REASON_RULES

    def step(self, position: Position[State]) -> str:
        """What the player on turn is asked."""
        if position.turn is None:
            return super().step(position)
        step = str(position.step)
        return self.say(f"step-{key_of(step)}", **self.step_args(position, step))

    def step_args(self, position: Position[State], step: str) -> Args:
        """Return what the text of a question is told."""
        s, carried = position.state, position.carried
        match step:
            case "act":
                return {"dice": sum(die > 0 for die in s.players[position.turn or 0].dice)}
            case "extra_action":
                return {"die": carried["value"]}
            case "discard":
                return {"tile": self.tile(IDS[card_at(s.taken, s.taken.size - 1)])}
            case "take_tile":
                return {"kinds": self.kinds_list(carried["kinds"])}
        return {}

    def piles(self, position: Position[State]) -> list[tuple[str, list[str]]]:
        """What is out of the game, and what the Automata has."""
        s = position.state
        named = (("discard", s.discard), ("reserve", s.reserve), ("finished", s.finished))
        return [
            (self.say(f"pile-{name}"), [self.name_in(pile, i) for i in range(pile.size)])
            for name, pile in named
            if pile.size or name == "discard"
        ]
