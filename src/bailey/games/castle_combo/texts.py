"""The texts of Castle Combo: sentences from the catalogue, and card texts from the card data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Event, Facts, card_at, number_told, word_told
from bailey.core.text.catalogue import GameTexts
from bailey.games.castle_combo.card_texts import CardTexts
from bailey.games.castle_combo.cards import CARDS, IDS, LOCATIONS, rulebook
from bailey.games.castle_combo.paragraphs import CHAPTERS, EVENT_RULES, REASON_RULES
from bailey.games.castle_combo.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.state.slots import Pile
    from bailey.core.text.catalogue import Value
    from bailey.games.castle_combo.state import Player

ROWS = {row["id"]: row for row in CARDS}
SIDES = {(-1, 0): "right", (1, 0): "left", (0, -1): "below", (0, 1): "above"}


class Texts(GameTexts[State]):
    """The texts of Castle Combo."""

    passing = frozenset({"keep_key"})
    quiet = frozenset({"placed", "revealed"})
    chapters, event_rules, reason_rules = CHAPTERS, EVENT_RULES, REASON_RULES

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self.cards = CardTexts(self.say)

    def card_sheet(self, card: str) -> list[str]:
        """All that is known of a card, line by line."""
        return self.cards.sheet(ROWS[card])

    def group_of(self, card: str) -> str:
        """The deck of a card."""
        return str(ROWS[card]["deck"])

    def step(self, position: Position[State]) -> str:
        """What the player on turn is asked."""
        s = position.state
        if position.turn is None or position.step in ("spend_key", "take_card"):
            return super().step(position)
        pile = s.taken if position.step == "place_card" else s.players[position.turn].tableau
        card = ROWS[IDS[card_at(pile, pile.size - 1)]]
        deck = LOCATIONS[1 - LOCATIONS.index(card["deck"])]
        key = f"step-{str(position.step).replace('_', '-')}"
        about = {"shields": self.cards.signs(card), "scroll": self.cards.scroll_short(card)}
        return self.say(key, card=self.card(card["id"]), deck=self.say(deck), **about)

    def choice_args(self, position: Position[State], choice: Choice, names: Sequence[str]) -> dict[str, Value]:
        """Return the arguments of a choice's text."""
        s, p = position.state, position.turn or 0
        about = super().choice_args(position, choice, names)
        if choice.name == "place":
            return {**about, **self._place_args(s, p, (choice.args["column"], choice.args["row"]))}
        return {**about, **self._effect_args(s, p, choice.args["effect"])} if choice.name == "choose_effect" else about

    def spoken(self, facts: Facts, names: Sequence[str] = ()) -> dict[str, Value]:
        """Return facts in words: a location, and a gain of `n` goods."""
        said = super().spoken(facts, names)
        if "location" in facts:
            said["location"] = self.say(word_told(facts, "location"))
        if "goods" in facts:
            said["gain"] = self.cards.goods(word_told(facts, "goods"), number_told(facts, "n"))
        return said

    def report_args(self, position: Position[State], choice: Choice, names: Sequence[str]) -> dict[str, Value]:
        """Return the arguments of a report's text: of a card that is placed, also its name."""
        args = self.choice_args(position, choice, names)
        if choice.name == "place":
            taken = position.state.taken
            args["card"] = self._name(taken, taken.size - 1)
        return args

    def _name(self, pile: Pile, i: int) -> str:
        return self.card(IDS[card_at(pile, i)])

    def _place_args(self, s: State, p: int, cell: tuple[int, int]) -> dict[str, Value]:
        beside = self.beside(s.players[p], cell)
        words = [self.say(f"where-{side}.words", card=self.card(card)) for side, card in beside]
        return {"where": self.where(s.players[p], cell), "words": " | ".join(words) or self.say("where-first.words")}

    def beside(self, me: Player, cell: tuple[int, int]) -> list[tuple[str, str]]:
        """The cards beside a cell, each with the side of it on which the cell lies."""
        found = {}
        for i in range(me.tableau.size):
            side = SIDES.get((me.tableau.beside[i].column - cell[0], me.tableau.beside[i].row - cell[1]))
            if side is not None:
                found[side] = IDS[card_at(me.tableau, i)]
        return [(side, found[side]) for side in ("right", "left", "below", "above") if side in found]

    def where(self, me: Player, cell: tuple[int, int]) -> str:
        """A cell, described by the cards beside it."""
        said = [self.say(f"where-{side}", card=self.card(card)) for side, card in self.beside(me, cell)]
        if not said:
            return self.say("where-alone" if me.tableau.size else "where-first", column=cell[0], row=cell[1])
        text = said[0]
        for more in said[1:]:
            text = self.say("where-joined", first=text, second=more)
        return text

    def _effect_args(self, s: State, p: int, i: int) -> dict[str, Value]:
        me = s.players[p]
        effect = CARDS[card_at(me.tableau, me.tableau.size - 1)]["ability"]["effects"][i]
        goods = "key" if effect.get("resource") == "key" else "gold"
        return {"effect": self.cards.chosen(effect), "goods": goods}

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """The text of an event."""
        told = dict(event)
        if "location" in told:
            told["location"] = self.say(word_told(event, "location"))
        if told["what"] == "took_face_down":
            told |= self._face_down_gain()
        if told["what"] == "placed":
            told["place"] = "other" if told["column"] or told["row"] else "first"
        return super().event(told, names, viewer)

    def _face_down_gain(self) -> dict[str, Value]:
        return {"gold": rulebook().face_down_gold, "keys": rulebook().face_down_keys}

    def rule_args(self, rule: str) -> dict[str, Value]:
        """What a card lying face down brings is that of the rules and of the Carpenter's scroll."""
        if rule != "face-down":
            return {}
        return {**self._face_down_gain(), "carpenter": ROWS["carpenter"]["scoring"]["points"]}

    def score_line(self, line: dict[str, object]) -> tuple[str, str]:
        """What one line of a breakdown counts, and how it is computed."""
        if line["line"] == "keys":
            return self.say("score-keys", keys=number_told(line, "keys")), self.say("score-keys-how")
        name = self.card_told(line["card"])
        if line.get("face_down"):
            return self.say("score-card-face-down", card=name), self.say("score-face-down-how")
        scroll = self.cards.scroll(ROWS[word_told(line, "card")]).rstrip(".")
        return self.say("score-card", card=name), scroll + self._gold_of(line)

    def _gold_of(self, line: dict[str, object]) -> str:
        """The gold that counts on a card, and how much of it comes there only when the game ends."""
        if "stored" not in line:
            return ""
        stored = self.say("score-stored", stored=number_told(line, "stored"))
        if "left_over" not in line:
            return stored
        return stored + self.say("score-left-over", gold=number_told(line, "left_over"))

    def piles(self, position: Position[State]) -> list[tuple[str, list[str]]]:
        """The two discard piles."""
        out = []
        for here, name in enumerate(LOCATIONS):
            pile = position.state.locations[here].discard
            cards = [self._name(pile, i) for i in range(pile.size)]
            out.append((self.say("pile-discard", location=self.say(name)), cards))
        return out
