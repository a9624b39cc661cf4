"""Filling in a score pad at the keyboard, question by question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.score_pad import Fault, Filling, Lying, Refused, no_number, note, question
from bailey.core.text import plain_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bailey.core.text import GameTexts

#: So many digits a number has at most, and so many what lies on a card.
DIGITS, DIGITS_ON_CARD = 6, 3


class PadReader:
    """Asks for everything that the score needs; `back` goes to the question before."""

    def __init__(self, texts: GameTexts, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.texts, self.ask, self.say = texts, ask, say
        self.filling: Filling | None = None

    def fill(self) -> tuple[dict[str, Any], int]:
        """Ask everything, and write the position; tell also how many score."""
        self.say(" ".join(filter(None, (note(self.texts), self.texts.say("pad-help")))))
        while self.filling is None or self.filling.next is not None:
            typed = self.ask(f"{self.question()} ")
            if self.means(typed, "pad-back"):
                self.back()
                continue
            try:
                self.take(typed)
            except Refused as refused:
                again = self.texts.say("pad-again") if refused.fault.again else ""
                self.say(f"{refused.why(self.texts)} {again}".rstrip())
        return self.filling.position(), self.filling.scorers

    def question(self) -> str:
        """The next question."""
        if self.filling is None or self.filling.next is None:
            return self.texts.say("pad-players")
        return question(self.texts, self.filling.seats, *self.filling.next)

    def back(self) -> None:
        """Go to the question before."""
        if self.filling is not None and not self.filling.back():
            self.filling = None

    def take(self, typed: str) -> None:
        """Take an answer, or refuse it."""
        game = self.texts.game
        if self.filling is None:
            assert game.pad is not None
            self.filling = Filling(game, number(typed, game.pad.players[0], game.pad.players[-1]))
        elif self.filling.next is not None:
            ask = self.filling.next[1]
            self.filling.put(self.lying(typed) if ask.wide else number(typed or "0", 0, ask.most))

    def lying(self, typed: str) -> Lying:
        """Understand what lies in a place: `baron`, `sculptor 4`, `down`, or nothing."""
        words = plain_words(typed)
        if not words:
            return Lying()
        if self.means(typed, "pad-down"):
            return Lying(face_down=True)
        stored = words.pop() if len(words) > 1 and words[-1].isdecimal() else "0"
        return Lying(self.card(" ".join(words)), int(stored[: DIGITS_ON_CARD + 1]))

    def means(self, typed: str, key: str) -> bool:
        """Tell whether somebody typed one of the words that the catalogue lists."""
        return plain_words(typed) in map(plain_words, self.texts.say(key).split("|"))

    def card(self, typed: str) -> str:
        """Find the one card that is meant."""
        found = self.texts.find_card(typed)
        if not found:
            raise Refused(Fault("pad-no-card", {"typed": typed}))
        if len(found) > 1:
            raise Refused(Fault("pad-which", {"cards": ", ".join(map(self.texts.card, found))}))
        return found[0]


def number(typed: str, least: int, most: int) -> int:
    """Understand a number."""
    if not typed.isdecimal() or len(typed) > DIGITS or not least <= int(typed) <= most:
        raise Refused(no_number(least, most))
    return int(typed)
