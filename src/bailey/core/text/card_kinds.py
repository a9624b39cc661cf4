"""All cards of a game in a list: cards that are alike are one kind, and kinds stand in groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.text.sentences import Sentences


class AlikeCards(NamedTuple):
    """Cards that are alike: what they are called, all that is known of them, and which they are."""

    name: str
    sheet: list[str]
    cards: list[str]


class CardGroup(NamedTuple):
    """Kinds of cards that belong together."""

    id: str
    title: str
    kinds: list[AlikeCards]


class CardKinds:
    """The kinds of cards of one game in one language; the texts of a game say the rest."""

    game: Game
    catalogue: Sentences

    #: The groups in their order; those that are not named here come after them, in the order of the game.
    groups: tuple[str, ...] = ()

    def card(self, card: str | None) -> str:
        """Return the name of a card."""
        raise NotImplementedError

    def card_sheet(self, card: str) -> list[str]:
        """Return all that is known of a card, line by line."""
        raise NotImplementedError

    def group_of(self, card: str) -> str:  # noqa: ARG002
        """Return the group of a card, which is called `group-ID`; by default all cards are one, without a title."""
        return ""

    def kind_name(self, card: str) -> str:
        """Return what a card and those like it are called."""
        return self.card(card)

    def kind_sheet(self, card: str) -> list[str]:
        """Return what is known of a card and of those like it."""
        return self.card_sheet(card)

    def card_groups(self) -> list[CardGroup]:
        """Return all cards, by group and kind, in the order of the game."""
        groups: dict[str, dict[tuple[str, ...], AlikeCards]] = {}
        for card in self.game.cards:
            name, sheet = self.kind_name(card), self.kind_sheet(card)
            kinds = groups.setdefault(self.group_of(card), {})
            kinds.setdefault((name, *sheet), AlikeCards(name, sheet, [])).cards.append(card)
        order = sorted(groups, key=lambda i: self.groups.index(i) if i in self.groups else len(self.groups))
        return [CardGroup(i, self._group(i), [*groups[i].values()]) for i in order]

    def _group(self, group: str) -> str:
        return self.catalogue.say(f"group-{group}") if group else ""
