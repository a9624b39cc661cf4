"""The texts of the Castles of Burgundy card game: sentences from the catalogue, card texts from the card data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core import card_at
from bailey.core.text.catalogue import GameTexts
from bailey.games.burgundy_cards.card_texts import CardTexts, die_of
from bailey.games.burgundy_cards.cards import ANIMALS, GOODS, IDS, KIND_OF, ROUNDS, TYPES, card
from bailey.games.burgundy_cards.choices import CONVERTED, NEW
from bailey.games.burgundy_cards.rules.actions import workers_for, workers_to_sell
from bailey.games.burgundy_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.state.slots import Pile
    from bailey.core.text.catalogue import Value
    from bailey.games.burgundy_cards.state import Player, State

Args = dict[str, "Value"]


class Texts(GameTexts):
    """The texts of the card game."""

    leading = frozenset({"play_card"})
    quiet = frozenset({"dealt_row", "drew", "showed_good", "showed_animal", "chose_bonus"})

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self.cards = CardTexts(self.say)

    def card(self, card: str | None) -> str:
        """The name of a card."""
        return self.say("hidden-card") if card is None else self.cards.name(card)

    def card_sheet(self, card: str) -> list[str]:
        """All that is known of a card, line by line."""
        return self.cards.sheet(card)

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

    def step(self, position: Position) -> str:
        """What the player on turn is asked."""
        s = position.state
        if position.turn is None:
            return super().step(position)
        frame = s.todo[s.pending - 1]
        about: Args = {"round": ROUNDS[s.round], "die": frame.a}
        if position.step == "take_card":
            about["card"] = self.card(IDS[frame.a])
        if position.step == "take_supply":
            asked = {choice.name.removeprefix("take_") for choice in position.choices}
            about["what"] = asked.pop() if len(asked) == 1 else "both"
        if position.step == "discard_project":
            about["card"] = self._name(s.taken, s.taken.size - 1)
        return self.say(f"step-{str(position.step).replace('_', '-')}", **about)

    def choice_args(self, position: Position, choice: Choice, names: Sequence[str]) -> Args:  # noqa: ARG002
        """Return the arguments of a choice's text."""
        s, args = position.state, choice.args
        me = s.players[position.turn or 0]
        about: dict[str, Callable[[], Args]] = {
            "play_card": lambda: self._card_args(me.hand, args["slot"]),
            "take": lambda: self._take_args(s, args["row"], args["slot"]),
            "place": lambda: self._place_args(s, me, args["project"], args["type"], args["height"]),
            "sell": lambda: self._sell_args(s, me, args["good"]),
            "convert": lambda: {"what": self._returned(args["silver"])},
            "discard_project": lambda: self._card_args(me.projects, args["slot"]),
            "take_bonus": lambda: {"gain": self.cards.bonus(s.round, args["bonus"])},
            "use_function": lambda: {"card": self.card(IDS[s.todo[s.pending - 1].a])},
            "take_good": lambda: self._pile_args("good", s.goods_piles[args["pile"]].top, args["pile"]),
            "take_animal": lambda: self._pile_args("animal", s.animal_piles[args["pile"]].top, args["pile"]),
            "keep_bought": lambda: self._card_args(s.bought, args["slot"]),
            "use_bought": lambda: self._card_args(s.bought, args["slot"]),
        }
        return about[choice.name]() if choice.name in about else {}

    def alike(self, position: Position, choice: Choice) -> object:
        """Dice in hand are alike if they show the same number: nothing else of the cards counts there."""
        if choice.name != "play_card" or position.turn is None:
            return super().alike(position, choice)
        hand = position.state.players[position.turn].hand
        return choice.name, int(card(card_at(hand, choice.args["slot"])).die)

    def _name(self, pile: Pile, i: int) -> str:
        return self.card(IDS[card_at(pile, i)])

    def _card_args(self, pile: Pile, i: int) -> Args:
        return {"card": self._name(pile, i), "die": int(card(card_at(pile, i)).die)}

    def _cost(self, s: State, needed: Callable[[int], int]) -> Args:
        """What workers an action with the die of the present step costs: as a number, and in words."""
        frame = s.todo[s.pending - 1]
        die = int(frame.a) if frame.step == Step.ACT else 0
        workers = needed(die)
        return {"die": die, "workers": workers, "cost": self.say("cost-workers", cost=workers)}

    def _take_args(self, s: State, row: int, slot: int) -> Args:
        cost = self._cost(s, lambda die: workers_for(die, row))
        return {"card": self._name(s.display[row - 1].cards, slot), "row": row, **cost}

    def _place_args(self, s: State, me: Player, project: int, of: int, height: int) -> Args:
        c = card_at(me.projects, project)
        cost = self._cost(s, lambda die: workers_for(die, card(c).die))
        return {"card": self.card(IDS[c]), "where": self.where(of, height), **cost}

    def where(self, of: int, height: int) -> str:
        """Say onto which pile a card is placed: one of this type with so many cards, or a new one."""
        if height == NEW:
            return self.say("where-new")
        return self.say("where-onto", type=self.say(f"type-{TYPES[of]}"), height=height)

    def _sell_args(self, s: State, me: Player, good: int) -> Args:
        goods = self.say(f"good-{GOODS[good]}", n=me.goods[good])
        cost = self._cost(s, lambda die: workers_to_sell(die, good))
        return {"goods": goods, "sign": self.say(f"good-{GOODS[good]}.sign"), **cost}

    def _returned(self, silver: int) -> str:
        parts = {"silver": silver, "workers": CONVERTED - silver}
        return self.cards.gain({name: n for name, n in parts.items() if n})

    def _pile_args(self, what: str, top: int, pile: int) -> Args:
        names = GOODS if what == "good" else ANIMALS
        return {"sign": self.say(f"{what}-{names[top]}.sign"), "pile": pile + 1}

    # reasons, events, scores

    def reason(self, explained: dict[str, Any]) -> str:
        """Why a choice is blocked."""
        args = dict(explained["args"])
        if "good" in args:
            args["good"] = self.say(f"good-{args['good']}.sign")
        if "by" in args:
            args["by"] = self.card(args["by"])
        if "returned" in args:
            args["returned"] = self._returned(args["returned"])
        return super().reason({**explained, "args": args})

    def event(self, event: dict[str, Any], names: Sequence[str], viewer: int | None) -> str:
        """The text of an event."""
        told = dict(event)
        if event.get("card") is not None:
            told["die"] = die_of(event["card"])
        if "type" in told:
            told["type"] = self.say(f"type-{told['type']}")
        if "good" in told:
            told["goods"] = told["good"] = self.say(f"good-{event['good']}", n=event.get("amount", 1))
        if "animal" in told:
            told["animal"] = self.say(f"animal-{event['animal']}", n=1)
        if "pile" in told:
            told["pile"] = event["pile"] + 1
        if event["what"] == "chose_bonus":
            told["gain"] = self.cards.bonus(ROUNDS.index(event["round"]), event["bonus"])
        if event["what"] == "converted":
            told["returned"] = self._returned(event["silver"])
        return super().event(told, names, viewer)

    def score_line(self, line: dict[str, Any]) -> tuple[str, str]:
        """What one line of a breakdown counts, and how it is computed."""
        if line["line"] == "triple":
            name = self.say(f"type-{line['type']}")
            each = self.say("score-triple-how", points=self.say("points", n=line["points"] // line["count"]))
            return self.say("score-triple", type=name, count=line["count"]), each
        if line["line"] == "animals":
            sets = ", ".join(map(str, line["sets"])) or "none"
            return self.say("score-animals"), self.say("score-animals-how", sets=sets)
        return super().score_line(line)

    def piles(self, position: Position) -> list[tuple[str, list[str]]]:
        """The discard pile."""
        pile = position.state.discard
        return [(self.say("pile-discard"), [self._name(pile, i) for i in range(pile.size)])]
