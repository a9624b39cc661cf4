"""The texts of the Catan Card Game: sentences from the catalogue, card texts from the card data."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bailey.core import number_told, word_told
from bailey.games.catan_cards.card_texts import A_THEME, gate, set_rows
from bailey.games.catan_cards.card_words import CARD_OF, dashed
from bailey.games.catan_cards.cards import (
    BASE_EXPANSIONS,
    CITADEL,
    CITY,
    EVENTS,
    MOST_CITADELS,
    MOST_MAGIC,
    NEW_REGIONS,
    ROAD,
    SETTLEMENT,
    SIZES,
    STACKS,
    STORE,
    SUPPLY,
    card,
    centre,
    rulebook,
    sets,
)
from bailey.games.catan_cards.data import BASE_ALONE, PRINTED, SETS
from bailey.games.catan_cards.paragraphs import (
    CARD_RULES,
    CHAPTERS,
    EVENT_RULES,
    GROUPS,
    HOLDER_RULES,
    NEEDS,
    PRICES,
    REASON_RULES,
    TOLD_OF_CARDS,
)
from bailey.games.catan_cards.questions import asked_args
from bailey.games.catan_cards.rules.rival_trade import MOST_ON_A_SIDE
from bailey.games.catan_cards.state import MOST_OFFERS
from bailey.games.catan_cards.table_words import TableWords

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core import Data, Event
    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Explained
    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import Value
    from bailey.games.catan_cards.state import State

Args = dict[str, "Value"]
#: The choices of cards of which copies are alike: those of a hand, or of the discard pile.
ALIKE = {"play", "build", "use_scout", "counter", "put_under", "take_from_hand", "pawn", "put_wizard"}
ALIKE |= {"take_discarded"}
#: The facts that are amounts, by the names of resources.
AMOUNTS = {"cost", "missing", "trade", "give", "get", "want", "one", "paid"}


class Texts(TableWords):
    """The texts of the card game."""

    quiet = frozenset({"laid_out", "paid", "put_back"})
    chapters, event_rules, reason_rules = CHAPTERS, EVENT_RULES, REASON_RULES
    groups = GROUPS

    def card_sheet(self, card: str) -> list[str]:
        """All that is known of a card, line by line."""
        return self.cards.sheet(card)

    def group_of(self, card: str) -> str:
        """The theme set of a card; of the base game its kind, of Buildings and action cards which of them."""
        row = CARD_OF.get(card)
        if row is None:
            return "region"
        return str(row.get("set") or f"{row['kind']}-{row.get('class', row['colour'])}").replace("_", "-")

    def rule_of_event(self, event: Event) -> str:
        """The rule that an event is about: that of its card or token, if there is one."""
        if event["what"] == "no_holder":
            return HOLDER_RULES.get(word_told(event, "token"), EVENT_RULES["no_holder"])
        own = event["what"] in TOLD_OF_CARDS and CARD_RULES.get(kind_of(word_told(event, "card")))
        return own or super().rule_of_event(event)

    def rule_of_reason(self, explained: Explained) -> str:
        """The rule that a blocked choice comes from: that of what is built, or of what its card needs."""
        about = explained["args"]
        own = explained["key"] in NEEDS and CARD_RULES.get(kind_of(str(about.get("card"))))
        built = explained["key"] in PRICES and about.get("centre")
        return str(built or own or super().rule_of_reason(explained))

    def find_card(self, typed: str, among: Iterable[str] | None = None) -> list[str]:
        """Return the cards that match an input; copies count as one card."""
        return list({self.card(card): card for card in reversed(super().find_card(typed, among))}.values())[::-1]

    # Questions and choices

    def step(self, position: Position[State]) -> str:
        """What the player on turn is asked."""
        if position.turn is None:
            return super().step(position)
        return self.say(f"step-{dashed(str(position.step))}", **asked_args(self, position))

    def choice_args(self, position: Position[State], choice: Choice, names: Sequence[str]) -> Args:
        """Return the arguments of a choice's text: its own, its facts in words, and the step that asks."""
        return {**super().choice_args(position, choice, names), "step": dashed(str(position.step))}

    def alike(self, position: Position[State], choice: Choice) -> object:
        """Copies of a card in a hand are alike, or in the discard pile."""
        if choice.name not in ALIKE or position.turn is None:
            return super().alike(position, choice)
        rest = tuple(value for name, value in choice.args.items() if name != "slot")
        return choice.name, self.card(word_told(position.facts(choice), "card")), rest

    def spoken(self, facts: Data, names: Sequence[str] = ()) -> Args:
        """Return facts in words: amounts, resources, places, sites, what a card lacks, and what it does."""
        said = super().spoken(facts, names)
        said |= {name: self.amounts(told) for name, told in facts.items() if name in AMOUNTS and isinstance(told, dict)}
        if facts.get("cost") == {}:
            said["cost"] = self.say("free-of-charge")
        if "resource" in facts:
            said["resource"] = self.say(f"resource-{facts['resource']}")
        if "region" in facts:
            said["region"] = self.card(facts["region"])
        if "place" in facts:
            said["place"] = self.place(facts["place"])
        if "regions" in facts:
            said["where"] = self.site(facts["place"], facts["side"], facts["regions"])
        if "face" in facts:
            said["face"] = self.say(f"face-{facts['face']}")
        if "need" in facts:
            said |= self.cards.lacking(facts["need"])
        if "does" in facts:
            said["does"] = self.cards.way(facts["does"])
        return said | self.foretold(facts)

    # Events, scores

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """The text of an event."""
        told = dict(event)
        for name in {"resource", "gave", "got"} & told.keys():
            n = number_told({"amount": 1, **event}, "amount") if name != "got" else 1
            named = told["what"] == "named_resource"
            told[name] = self.say(f"resource-{told[name]}") if named else self.cards.amount(word_told(event, name), n)
        for name in {"give", "want"} & told.keys():
            told[name] = self.packed(number_told(event, name))
        if "stack" in told:
            told["stack"] = number_told(event, "stack") + 1
        if "place" in told:
            told["place"] = self.place(number_told(event, "place"))
        if "face" in told:
            told["face"] = self.say(f"face-{told['face']}")
        if told["what"] == "duel_rolled":
            told["result"] = "won" if number_told(event, "die") <= number_told(event, "most") else "lost"
        if told["what"] == "brigands_counted":
            told["over"] = "yes" if number_told(event, "counted") > number_told(event, "limit") else "no"
        return super().event(told, names, viewer)

    def score_line(self, line: dict[str, object]) -> tuple[str, str]:
        """What one line of a breakdown counts, and how it is computed."""
        said, _ = super().score_line(line)
        counted = {name: number_told(line, name) for name in ("mine", "theirs") if name in line}
        return said, self.say(f"score-{word_told(line, 'line').replace('_', '-')}-how", **counted)

    def piles(self, position: Position[State]) -> list[tuple[str, list[str]]]:
        """The discard pile; cards that lie open until they are spent, and new developments, if there are any."""
        s = position.state
        others = (("lasting", s.lasting), ("developments", s.developments), ("removed", s.removed))
        more = [(name, pile) for name, pile in others if pile.size]
        return [
            (self.say(f"pile-{name}"), [self.name_in(pile, i) for i in range(pile.size)])
            for name, pile in (("discard", s.discard), *more)
        ]

    @cached_property
    def sets(self) -> Args:
        """The cards of each theme set, and how much is known of them."""
        said: Args = {}
        for number, name in enumerate(SETS):
            if number != BASE_ALONE:
                said[f"{name}-cards"] = self.cards.joined([self.cards.name(row["id"]) for row in set_rows(number)])
                said[f"{name}-sources"] = " ".join(self.cards.set_sources(number))
        return said

    def rule_args(self, rule: str) -> Args:  # noqa: ARG002
        """The numbers of the rules are those of the game's data."""
        colours = {name: number_of_cards(name) for name in ("yellow", "green", "red")}
        costs = {
            name: self.packed(centre(i).cost)
            for i, name in ((ROAD, "road"), (SETTLEMENT, "settlement"), (CITY, "city"), (CITADEL, "citadel"))
        }
        return {
            **colours,
            **costs,
            **{f"{name}-supply": n for name, n in SUPPLY.items()},
            "expansions": len(BASE_EXPANSIONS),
            "events": sum(card(c).set == BASE_ALONE for c in EVENTS),
            "regions": len(NEW_REGIONS),
            "stacks": ", ".join(map(str, SIZES[BASE_ALONE])),
            "store": STORE,
            "start": rulebook().start_hand,
            "limit": rulebook().hand_limit,
            "search": rulebook().search_cost,
            "rate": rulebook().bank_rate,
            "offers": MOST_OFFERS,
            **{option.name.replace("_", "-"): option.default for option in self.game.options},
            **self.sets,
            "goal": int(sets(BASE_ALONE).goal),
            "side": MOST_ON_A_SIDE,
            "citadels": MOST_CITADELS,
            "most-magic": MOST_MAGIC,
            "base-stacks": int(sets(A_THEME).basic_stacks),
            "theme-stacks": STACKS - int(sets(A_THEME).basic_stacks),
            "theme-goal": int(sets(A_THEME).goal),
            "theme-gate": gate(A_THEME),
        }


def kind_of(card: str) -> str:
    """Return the kind of a card: its name without the letter of a copy."""
    return str(CARD_OF[card]["id"]) if card in CARD_OF else card


def number_of_cards(colour: str) -> int:
    """Return how many cards of a colour there are."""
    return sum(row.get("copies", 1) for row in PRINTED["cards"] if row["colour"] == colour)
