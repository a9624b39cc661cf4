"""The texts of the Castles of Burgundy card game: sentences from the catalogue, card texts from the card data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Event, Facts, card_at, number_told, word_told
from bailey.core.text.catalogue import GameTexts
from bailey.games.burgundy_cards.card_texts import CardTexts, die_of
from bailey.games.burgundy_cards.cards import IDS, KIND_OF, ROUNDS, TYPES, card
from bailey.games.burgundy_cards.choices import CONVERTED, NEW
from bailey.games.burgundy_cards.paragraphs import CHAPTERS, EVENT_RULES, REASON_RULES
from bailey.games.burgundy_cards.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.state.slots import Pile
    from bailey.core.text.catalogue import Value

Args = dict[str, "Value"]


class Texts(GameTexts[State]):
    """The texts of the card game."""

    leading = frozenset({"play_card"})
    quiet = frozenset({"dealt_row", "drew", "showed_good", "showed_animal", "chose_bonus"})
    chapters, event_rules, reason_rules = CHAPTERS, EVENT_RULES, REASON_RULES

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self.cards = CardTexts(self.say)

    def card(self, card: str | None) -> str:
        """The name of a card."""
        return self.say("hidden-card") if card is None else self.cards.name(card)

    def card_sheet(self, card: str) -> list[str]:
        """All that is known of a card, line by line."""
        return self.cards.sheet(card)

    def group_of(self, card: str) -> str:
        """The buildings are of one type; each other type is one kind of card."""
        return "buildings" if KIND_OF[card].type == "building" else "types"

    def kind_name(self, card: str) -> str:
        """The kind of a card, whatever its die."""
        return self.say(f"kind-{KIND_OF[card].name}")

    def kind_sheet(self, card: str) -> list[str]:
        """What the cards of a kind do, and their dice."""
        dice = sorted({die_of(one) for one, kind in KIND_OF.items() if kind.name == KIND_OF[card].name})
        return [*self.card_sheet(card)[1:], self.say("sheet-dice", dice=", ".join(map(str, dice)))]

    def find_card(self, typed: str, among: Iterable[str] | None = None) -> list[str]:
        """Return the cards that match an input; copies count as one card, and a kind alone matches all of its dice."""
        found = super().find_card(typed, among)
        names = {self.card(card): card for card in reversed(found)}
        kinds = {KIND_OF[card].name for card in names.values()}
        return [found[0]] if len(kinds) == 1 else list(reversed(names.values()))

    def rule_args(self, rule: str) -> Args:
        """The bonuses of the rounds are those of the game's data."""
        if rule != "round-bonuses":
            return {}
        return {name.lower(): self.cards.bonuses(number) for number, name in enumerate(ROUNDS)}

    # questions and choices

    def step(self, position: Position[State]) -> str:
        """What the player on turn is asked."""
        s = position.state
        if position.turn is None:
            return super().step(position)
        top = s.todo[s.pending - 1]
        about: Args = {"round": ROUNDS[s.round], "die": top.a}
        if position.step == "take_card":
            about["card"] = self.card(IDS[top.a])
        if position.step == "take_supply":
            asked = {choice.name.removeprefix("take_") for choice in position.choices}
            about["what"] = asked.pop() if len(asked) == 1 else "both"
        if position.step == "discard_project":
            about["card"] = self._name(s.taken, s.taken.size - 1)
        return self.say(f"step-{str(position.step).replace('_', '-')}", **about)

    def spoken(self, facts: Facts, names: Sequence[str] = ()) -> Args:
        """Return facts in words: what workers cost, a pile, goods, an animal, a bonus, and what is returned."""
        said = super().spoken(facts, names)
        if "have" in facts:
            said["cost"] = self.say("cost-workers", cost=number_told(facts, "workers"))
        if "onto" in facts:
            said["where"] = self.where(TYPES.index(word_told(facts, "onto")), number_told(facts, "height"))
        if "good" in facts:
            said["sign"] = said["good"] = self.say(f"good-{facts['good']}.sign")
            said["goods"] = self.say(f"good-{facts['good']}", n=number_told({"n": 0, **facts}, "n"))
        if "animal" in facts:
            said["sign"] = self.say(f"animal-{facts['animal']}.sign")
            said["animals"] = self.say(f"animal-{facts['animal']}", n=1)
        if "bonus" in facts:
            said["gain"] = self.cards.bonus(ROUNDS.index(word_told(facts, "round")), number_told(facts, "bonus"))
        if "returned" in facts:
            said["returned"] = said["what"] = self._returned(number_told(facts, "returned"))
        return said

    def alike(self, position: Position[State], choice: Choice) -> object:
        """Dice in hand are alike if they show the same number: nothing else of the cards counts there."""
        if choice.name != "play_card" or position.turn is None:
            return super().alike(position, choice)
        hand = position.state.players[position.turn].hand
        return choice.name, int(card(card_at(hand, choice.args["slot"])).die)

    def _name(self, pile: Pile, i: int) -> str:
        return self.card(IDS[card_at(pile, i)])

    def where(self, of: int, height: int) -> str:
        """Say onto which pile a card is placed: one of this type with so many cards, or a new one."""
        if height == NEW:
            return self.say("where-new")
        return self.say("where-onto", type=self.say(f"type-{TYPES[of]}"), height=height)

    def _returned(self, silver: int) -> str:
        parts = {"silver": silver, "workers": CONVERTED - silver}
        return self.cards.gain({name: n for name, n in parts.items() if n})

    # reasons, events, scores

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """The text of an event."""
        told = dict(event)
        if event.get("card") is not None:
            told["die"] = die_of(word_told(event, "card"))
        if "type" in told:
            told["type"] = self.say(f"type-{told['type']}")
        if "good" in told:
            told["goods"] = told["good"] = self.say(
                f"good-{event['good']}", n=number_told({"amount": 1, **event}, "amount")
            )
        if "animal" in told:
            told["animal"] = self.say(f"animal-{event['animal']}", n=1)
        if "pile" in told:
            told["pile"] = number_told(event, "pile") + 1
        if event["what"] == "chose_bonus":
            told["gain"] = self.cards.bonus(ROUNDS.index(word_told(event, "round")), number_told(event, "bonus"))
        if event["what"] == "converted":
            told["returned"] = self._returned(number_told(event, "silver"))
        return super().event(told, names, viewer)

    def score_line(self, line: dict[str, object]) -> tuple[str, str]:
        """What one line of a breakdown counts, and how it is computed."""
        if line["line"] == "triple":
            name, count = self.say(f"type-{line['type']}"), number_told(line, "count")
            each = self.say("score-triple-how", points=self.say("points", n=number_told(line, "points") // count))
            return self.say("score-triple", type=name, count=count), each
        if line["line"] == "animals":
            found = line["sets"]
            sets = ", ".join(map(str, found if isinstance(found, list) else ())) or "none"
            return self.say("score-animals"), self.say("score-animals-how", sets=sets)
        return super().score_line(line)

    def score_source(self, of: Mapping[str, str]) -> str:
        """What points come from: the triples of a type, or the line of the score."""
        if of["line"] == "triple":
            return self.say("score-triples-of", type=self.say(f"type-{of['type']}"))
        return super().score_source(of)

    def piles(self, position: Position[State]) -> list[tuple[str, list[str]]]:
        """The discard pile."""
        pile = position.state.discard
        return [(self.say("pile-discard"), [self._name(pile, i) for i in range(pile.size)])]
