"""The texts of cards, composed from their data: the sheet of a card, what it takes to play it, and what is known of it.

What a card does is in `card_effects.py` and `card_operations.py`, the words are in `card_words.py`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from bailey.core.text.catalogue import sentence
from bailey.games.catan_cards.card_effects import Effects
from bailey.games.catan_cards.card_operations import ARGUMENTS
from bailey.games.catan_cards.card_words import CARD_OF, NAMES, REGION_OF, dashed
from bailey.games.catan_cards.cards import STORE, sets
from bailey.games.catan_cards.data import BASE_ALONE, ROWS, set_of
from bailey.games.catan_cards.rules.action_cards import GATE_POINTS

if TYPE_CHECKING:
    from bailey.core import Data, Datum
    from bailey.games.catan_cards.card_words import Args

__all__ = ["CARD_OF", "NAMES", "CardTexts"]

#: A theme set; all have the same numbers of stacks and points.
A_THEME = BASE_ALONE + 1
#: The numbers printed on a card, in the order of the texts.
VALUES = ("victory_points", "strength", "tournament", "commerce")
#: The kinds of cards that are played from the hand.
PLAYED = {"action", "spell", "foreign"}
#: How well something is known of a card, by the words of its `provenance`.
SOURCES = {"high": "known", "medium": "known", "partial": "partly", "analogy": "alike", "original": "ours"}
KNOWN = ("known", "partly", "alike", "ours")
FIELDS = ("name", "count", "cost", "numbers", "effect")


class CardTexts(Effects):
    """The names of cards, and all that is known of them."""

    arguments = ARGUMENTS

    def sheet(self, card: str) -> list[str]:
        """Return all that is known of a card, line by line; what it does comes first."""
        if card in REGION_OF:
            return self.region_sheet(card)
        row = CARD_OF[card]
        return [self.say("sheet-head", card=self.name(card), kind=self.kind(row)), *self.sheet_of(row)]

    def sheet_of(self, row: Data) -> list[str]:
        """Return the lines of a sheet below its head."""
        effect = self.effect_of(row)
        lines = [effect] if effect else []
        values = [self.say(f"value-{dashed(name)}", n=row[name]) for name in VALUES if row.get(name)]
        lines += [sentence(", ".join(values))] if values else []
        cost = {**row.get("cost", {}), **({"magic": row["cost_magic"]} if "cost_magic" in row else {})}
        lines += [self.say("sheet-cost", cost=self.amounts(cost))] if cost else []
        sources = self.sources(row)
        return [*lines, self.playable(row), *([sources] if sources else [])]

    def region_sheet(self, card: str) -> list[str]:
        """Return all that is known of a Region."""
        row = REGION_OF[card]
        produces = self.say("sheet-region", resource=self.amount(row["resource"], 1), number=row["number"], most=STORE)
        return [self.say("sheet-head", card=self.name(card), kind=self.say("sheet-kind-region")), produces]

    def kind(self, row: Data) -> str:
        """Return the kind of a card."""
        key = f"sheet-kind-{dashed(row['kind'])}"
        return self.say(key, colour=row["colour"], **{"class": row.get("class", "none")})

    # When it can be played

    def playable(self, row: Data) -> str:
        """Return when a card can be played, built or turned up."""
        if row["kind"] == "event":
            return self.say("sheet-event")
        needs = self.needs_of(row)
        if row["kind"] in PLAYED:
            said = [self.say(f"sheet-timing-{dashed(row['timing'])}"), *needs, self.waits(row)]
        else:
            said = [self.site(row), *needs]
        said += [self.say("sheet-development")] if row.get("development") else []
        return " ".join(map(sentence, said))

    def site(self, row: Data) -> str:
        """Return where a card is built."""
        if "land" in row:
            return self.say("sheet-on-region", land=self.say(f"land-{row['land']}"))
        if row["kind"] == "spell_book":
            return self.say("sheet-at-citadel")
        if row["kind"] == "centre":
            return self.say(f"sheet-{dashed(row['slot'])}")
        return self.say("sheet-built", colour=row["colour"])

    def waits(self, row: Data) -> str:
        """Return whether a card waits until both have enough points, and how many."""
        if row.get("class") in {"attack", "neutral"}:
            about: Args = {"by-option": "yes" if "gate_option" in row else "no"}
            return self.say("sheet-waits", base=gate(BASE_ALONE), theme=gate(A_THEME), **about)
        return self.say("sheet-waits-not")

    def needs_of(self, row: Data) -> list[str]:
        """Return the conditions of a row of the data."""
        return [self.need(key, value) for need in row.get("needs", ()) for key, value in need.items()]

    def need(self, key: str, value: Datum) -> str:
        """Return what it takes to play or build a card."""
        if key == "token":
            return self.say(f"need-token-{value}")
        if key in {"opponent_has", "opponent_can_yield", "opponent_has_free"}:
            return self.say(f"need-{dashed(key)}", what=self.selected(value))
        if key in {"discard_has_other", "event_stack_has_other"}:
            return self.say(f"need-{dashed(key)}", but=self.either(value))
        if key == "room_for_others":
            return self.say("need-room-for-others", but=self.say(f"resource-{value}"))
        if key == "more_than_opponent":
            return self.say("need-more-than-opponent", points=self.say(f"points-{value}"))
        if key in {"hand_at_least", "magic_at_least"}:
            return self.say(f"need-{dashed(key)}", n=value)
        return self.need_of_own(key, value)

    def need_of_own(self, key: str, value: Datum) -> str:
        """Return what one must have oneself to play or build a card."""
        if key == "self_has_resource":
            return self.say("need-self-has", what=self.amount(value, 1))
        if key == "at_least":
            [(points, n)] = value.items()
            return self.say("need-self-has", what=self.say(f"value-{points}", n=n))
        if key == "at_least_built":
            return self.say("need-self-has-built", what=self.some_of(value))
        if key == "wizards_at_least":
            return self.say("need-self-has-built", what=self.selected({"kind": "wizard"}, n=value))
        if key in {"self_has_built", "self_has_built_any"}:
            return self.say("need-self-has-built", what=self.either([value] if isinstance(value, str) else value))
        if key == "city_has_any":
            return self.say("need-city-has-any", what=self.either(value))
        if key == "has_centre":
            return self.say("need-self-has-built", what=self.selected({"id": value}))
        return self.say(f"need-{dashed(key)}")

    def lacking(self, need: Data) -> Args:
        """Return which condition is not met, and what the rival has not, if it is that."""
        [(key, value)] = need.items()
        none = {"none": self.selected(value, ".none")} if key == "opponent_has" else {}
        return {"need": self.begun(self.need(key, value)), **none}

    # What is known of it

    def sources(self, row: Data) -> str:
        """Return what is known of a card of a theme set, and what is ours; nothing of a card of the base game."""
        found = {known: [field for field in FIELDS if source(row, field) == known] for known in KNOWN}
        said = [self.say(f"source-{known}", fields=self.fields(fields)) for known, fields in found.items() if fields]
        return " ".join(said)

    def fields(self, fields: list[str]) -> str:
        """Return the names of what can be known of a card."""
        return ", ".join(self.say(f"field-{field}") for field in fields)

    def set_sources(self, number: int) -> list[str]:
        """Return how much is known of the cards of a set, a sentence for each field that any of them has."""
        return [self.set_source(field, counts) for field, counts in set_counts(number).items() if any(counts.values())]

    def set_source(self, field: str, counts: dict[str, int]) -> str:
        """Return of how many cards a field is known, and of how many it is ours."""
        said = ", ".join(self.say(f"source-count-{known}", n=n) for known, n in counts.items() if n)
        return sentence(self.say("source-counts", field=self.say(f"field-{field}"), counts=said))


def gate(theme: int) -> int:
    """Return how many points each needs before attack and neutral cards are played, as a set says."""
    return GATE_POINTS[int(sets(theme).gate)]


def source(row: Data, field: str) -> str:
    """Return how well a field of a card is known; nothing of the base game, or of a field that the card has not."""
    has = {
        "cost": "cost" in row or "cost_magic" in row,
        "numbers": any(row.get(name) for name in VALUES),
        "effect": "effect" in row,
    }
    return SOURCES[row["provenance"][field]] if "provenance" in row and has.get(field, True) else ""


def set_rows(number: int) -> list[Data]:
    """Return the cards of a theme set."""
    return [row for row in ROWS if set_of(row) == number != BASE_ALONE]


@cache
def set_counts(number: int) -> dict[str, dict[str, int]]:
    """Count for each field of the cards of a set how well it is known: `known`, `partly`, `alike`, `ours`."""
    counted = {field: Counter(source(row, field) for row in set_rows(number)) for field in FIELDS}
    return {field: {known: counts[known] for known in KNOWN} for field, counts in counted.items()}
