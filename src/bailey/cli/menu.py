"""What a person is offered: numbered sentences, found again by number, by name, or as a record has them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bailey.cli.language import text
from bailey.core.text import plain_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.choices import Choice
    from bailey.core.position import Outlook, Position
    from bailey.core.text import GameTexts


@dataclass(frozen=True)
class Offer:
    """One line of a menu: what it says, what one may type for it, and the choices that it plays."""

    label: str
    said: str
    words: tuple[tuple[str, ...], ...]
    path: tuple[Choice, ...]
    final: bool  # it cannot be taken back
    vain: bool  # it would bring nothing


class Menu:
    """All that the player on turn can do now.

    A choice that does nothing is not offered; what can be chosen after it is. So nobody is asked whether they
    want to do nothing before the question that matters.
    """

    def __init__(self, position: Position, texts: GameTexts, names: Sequence[str]) -> None:
        self.position, self.texts, self.names = position, texts, names
        self.skipped, self.at = self._skip()
        self.offers: list[Offer] = []
        self._offer(self.at, [(*self.skipped, choice) for choice in self.at.choices])
        if self.skipped:
            self._offer(position, [(choice,) for choice in position.choices if choice != self.skipped[0]])

    def _skip(self) -> tuple[tuple[Choice, ...], Position]:
        """Go past a choice that does nothing, if one is open and nothing happens by it."""
        turn = self.position.turn
        assert turn is not None
        for choice in self.position.choices:
            if choice.name in self.texts.passing:
                ahead = self.position.copy()
                ahead.push(choice)
                if ahead.turn == turn and not ahead.revealed_to(turn):
                    return (choice,), ahead
        return (), self.position

    def _offer(self, position: Position, paths: Sequence[tuple[Choice, ...]]) -> None:
        """Offer what can be chosen; what it would come to is tried with what the player on turn knows."""
        assert position.turn is not None
        imagined = position.imagine(position.turn, 0)
        for path in paths:
            self._add(position, path, imagined.outlook(path[-1]))

    def _add(self, position: Position, path: tuple[Choice, ...], outlook: Outlook) -> None:
        words = self.texts.words(position, path[-1], self.names)
        offer = Offer(
            label=str(len(self.offers) + 1),
            said=self.texts.choice(position, path[-1], self.names),
            words=tuple(tuple(plain_words(word)) for word in (*words, str(path[-1]))),
            path=path,
            final=outlook.final,
            vain=outlook.vain,
        )
        self.offers.append(offer)

    @property
    def question(self) -> str:
        """What is asked."""
        return self.texts.step(self.position)

    @property
    def labels(self) -> dict[int, str]:
        """The label of every choice, for the drawing."""
        return {offer.path[-1].number: offer.label for offer in self.offers}

    def find(self, typed: str) -> list[Offer]:
        """Find what a person may mean: the offer of this number or name, or all whose words begin so."""
        by_number = [offer for offer in self.offers if offer.label == typed.strip()]
        wanted = tuple(plain_words(typed))
        exact = [offer for offer in self.offers if wanted in offer.words]
        if by_number or exact or not wanted:
            return by_number or self._distinct(exact)
        return self._distinct([offer for offer in self.offers if any(_begins(wanted, words) for words in offer.words)])

    def _distinct(self, offers: Sequence[Offer]) -> list[Offer]:
        """Leave out what is alike to an earlier offer: between those nobody is asked."""
        first = {self.texts.alike(self.at, offer.path[-1]): offer for offer in reversed(offers)}
        return [offer for offer in offers if offer in first.values()]

    @cached_property
    def blocked(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """What one can point at but may not have: the sentence, the reason, and the words for it."""
        found = {}
        for position in (self.at, self.position):
            for number in position.blocked:
                choice = position.game.choices.read(number)
                if number not in found and not any(choice == offer.path[-1] for offer in self.offers):
                    said = self.texts.choice(position, choice, self.names)
                    words = " ".join((said, str(choice), *self.texts.words(position, choice, self.names)))
                    found[number] = (
                        said,
                        self.texts.reason(position.explain(choice)),
                        tuple(plain_words(words)),
                    )
        return list(found.values())

    def why(self, typed: str) -> list[tuple[str, str]]:
        """Why things are blocked, each reason once; of those that the typed words are about, or of all."""
        wanted = plain_words(typed)
        grouped: dict[str, list[str]] = {}
        for said, reason, words in self.blocked:
            if all(any(word.startswith(part) for word in words) for part in wanted):
                grouped.setdefault(reason, []).append(said)
        return [(_some(sayings), reason) for reason, sayings in grouped.items()]


def _begins(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Tell whether words begin as they are typed, each perhaps cut short, and none left out."""
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def _some(sayings: list[str], most: int = 3) -> str:
    if len(sayings) <= most:
        return text("between").join(sayings)
    return text("why-more", choices=text("between").join(sayings[: most - 1]), n=len(sayings) - most + 1)
