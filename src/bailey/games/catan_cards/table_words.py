"""The words that the texts of the Catan Card Game are made of: cards, places, Regions and resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.core.text.catalogue import GameTexts
from bailey.games.catan_cards.card_texts import CardTexts
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.packing import ANY, RESOURCES, is_one_of, unpacked
from bailey.games.catan_cards.state import END_NAMES, FIRST_PLACE, State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bailey.core import Data
    from bailey.core.play.game import Game
    from bailey.core.state.slots import Cells, Pile
    from bailey.games.catan_cards.state import Player


class TableWords(GameTexts[State]):
    """The words for what lies on the table."""

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self.cards = CardTexts(self.say)

    def card(self, card: str | None) -> str:
        """The name of a card."""
        return self.say("hidden-card") if card is None else self.cards.name(card)

    def place(self, place: int) -> str:
        """The name of a place for a Settlement or City: its side of the first Road, and how far it is from there."""
        left = place <= FIRST_PLACE
        number = FIRST_PLACE + 1 - place if left else place - FIRST_PLACE
        return self.say("place", half=END_NAMES[0 if left else 1], number=number)

    def site(self, place: int, side: str, regions: Sequence[str]) -> str:
        """Where a card is built: above or below a place, and beside which Regions."""
        where = self.say("where-site", side=side, place=self.place(place))
        beside = [self.card(region) for region in regions]
        return self.say("where-beside", where=where, regions=self.cards.joined(beside)) if beside else where

    def region(self, me: Player, cell: int) -> str:
        """The name of the Region in a cell."""
        return self.card(IDS[card_at(me.regions, cell)])

    def foretold(self, facts: Data) -> dict[str, str]:
        """What numbers of the die bring more, or less, and which Regions are left."""
        said = {}
        if "production" in facts:
            said["production"] = self.cards.joined([self._brought(change) for change in facts["production"]])
        if "stack_regions" in facts:
            left = [self._left(resource, numbers) for resource, numbers in facts["stack_regions"].items()]
            said["stack_regions"] = ", ".join(left)
        return said

    def _brought(self, change: Data) -> str:
        amounts = self.amounts({resource: abs(n) for resource, n in change["amounts"].items()})
        key = f"production-{'less' if change['less'] else 'more'}"
        return self.say(key, number=change["die"], own="yes" if change["own"] else "no", amounts=amounts)

    def _left(self, resource: str, numbers: Sequence[int]) -> str:
        dice = self.cards.joined([*map(str, numbers)])
        return self.say("regions-of", resource=self.say(f"resource-{resource}"), numbers=dice)

    def packed(self, amounts: int) -> str:
        """Some amounts of resources, or the word for nothing."""
        return self.amounts(unpacked(amounts))

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Some amounts by the names of the resources, or the word for nothing."""
        return self.cards.amounts(amounts) if amounts else self.say("nothing")

    def resource(self, resource: int, n: int = 1) -> str:
        """An amount of one resource, of any, or of any of some resources."""
        if resource < ANY:
            return self.cards.amount(RESOURCES[resource], n)
        if resource == ANY:
            return self.say("any-resource", n=n)
        names = [name for i, name in enumerate(RESOURCES) if is_one_of(i, resource)]
        return self.say("any-of", n=n, among=self.cards.resources(names))

    def name_in(self, here: Pile | Cells, i: int) -> str:
        """The name of a card that lies somewhere."""
        return self.card(IDS[card_at(here, i)])
