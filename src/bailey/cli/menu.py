"""The numbered choices that a person sees, found by number, by name, or by their form in a record."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bailey.cli.language import text
from bailey.core.text.rule_texts import plain_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Outlook, Position
    from bailey.core.text.catalogue import GameTexts


@dataclass(frozen=True)
class MenuLine:
    """One line of a menu: its sentence, the words that select it, and the choices that it plays."""

    label: str
    sentence: str
    words: tuple[tuple[str, ...], ...]
    path: tuple[Choice, ...]
    final: bool  # whether it cannot be taken back
    vain: bool  # whether it would bring nothing


class TerminalMenu:
    """All choices of the player on turn.

    A choice that does nothing is not listed; the choices after it are listed instead. So nobody has to choose to do
    nothing before they see the choices that matter.
    """

    def __init__(self, position: Position, texts: GameTexts, names: Sequence[str]) -> None:
        self.position, self.texts, self.names = position, texts, names
        self.skipped, self.at = self._skip()
        self.offers: list[MenuLine] = []
        self._offer(self.at, [(*self.skipped, choice) for choice in self.at.choices])
        if self.skipped:
            self._offer(position, [(choice,) for choice in position.choices if choice != self.skipped[0]])

    def _skip(self) -> tuple[tuple[Choice, ...], Position]:
        """Return a choice that does nothing, if one is open, and the position after it."""
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
        """List choices; whether they are final or vain is tried on a position imagined for the player on turn."""
        assert position.turn is not None
        imagined = position.imagine(position.turn, 0)
        for path in paths:
            self._add(position, path, imagined.outlook(path[-1]))

    def _add(self, position: Position, path: tuple[Choice, ...], outlook: Outlook) -> None:
        words = self.texts.words(position, path[-1], self.names)
        offer = MenuLine(
            label=str(len(self.offers) + 1),
            sentence=self.texts.choice(position, path[-1], self.names),
            words=tuple(tuple(plain_words(word)) for word in (*words, str(path[-1]))),
            path=path,
            final=outlook.final,
            vain=outlook.vain,
        )
        self.offers.append(offer)

    @property
    def question(self) -> str:
        """The question to the player."""
        return self.texts.step(self.position)

    @property
    def labels(self) -> dict[int, str]:
        """The label of every choice, which the drawing shows."""
        return {offer.path[-1].number: offer.label for offer in self.offers}

    def find(self, typed: str) -> list[MenuLine]:
        """Return the offer with this number or name, or else all whose words begin with the input."""
        by_number = [offer for offer in self.offers if offer.label == typed.strip()]
        wanted = tuple(plain_words(typed))
        exact = [offer for offer in self.offers if wanted in offer.words]
        if by_number or exact or not wanted:
            return by_number or self._distinct(exact)
        return self._distinct([offer for offer in self.offers if any(_begins(wanted, words) for words in offer.words)])

    def _distinct(self, offers: Sequence[MenuLine]) -> list[MenuLine]:
        """Return the offers without those that are equivalent to an earlier one."""
        first = {self.texts.alike(self.at, offer.path[-1]): offer for offer in reversed(offers)}
        return [offer for offer in offers if offer in first.values()]

    @cached_property
    def blocked(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """The blocked choices: sentence, reason, and the words that select it."""
        found = {}
        for position in (self.at, self.position):
            for number in position.blocked:
                choice = position.game.choices.read(number)
                if number not in found and not any(choice == offer.path[-1] for offer in self.offers):
                    sentence = self.texts.choice(position, choice, self.names)
                    words = " ".join((sentence, str(choice), *self.texts.words(position, choice, self.names)))
                    found[number] = (
                        sentence,
                        self.texts.reason(position.explain(choice)),
                        tuple(plain_words(words)),
                    )
        return list(found.values())

    def why(self, typed: str) -> list[tuple[str, str]]:
        """Return each reason once, with the blocked choices that the input matches; all of them for an empty input."""
        wanted = plain_words(typed)
        grouped: dict[str, list[str]] = {}
        for sentence, reason, words in self.blocked:
            if all(any(word.startswith(part) for word in words) for part in wanted):
                grouped.setdefault(reason, []).append(sentence)
        return [(_shortened(sentences), reason) for reason, sentences in grouped.items()]


def _begins(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Return whether each typed word is the beginning of the word at the same place."""
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def _shortened(sentences: list[str], most: int = 3) -> str:
    if len(sentences) <= most:
        return text("between").join(sentences)
    return text("why-more", choices=text("between").join(sentences[: most - 1]), n=len(sentences) - most + 1)
