"""Fills in a score pad at the keyboard, question by question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.cli.options import values_of
from bailey.core.play.score_pad import InvalidAnswer, PlacedCard
from bailey.core.text.pad_form import AnswerRefused, PadForm, full_question, not_in_range, note
from bailey.core.text.rule_texts import plain_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Option
    from bailey.core.text.catalogue import GameTexts

#: The most digits of a number, and of a number beside a card.
MOST_DIGITS, MOST_DIGITS_BESIDE_CARD = 6, 3


class PadDialog:
    """Asks for everything that the score depends on; `back` returns to the previous question."""

    def __init__(self, texts: GameTexts, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.texts, self.ask, self.say = texts, ask, say
        self.value: int | None = None
        self.form: PadForm | None = None

    def run(self) -> tuple[dict[str, object], int]:
        """Ask all questions, and return the position as JSON and the number of players who score."""
        self.say(" ".join(filter(None, (note(self.texts), self.texts.say("pad-help")))))
        while self.form is None or self.form.next is not None:
            typed = self.ask(f"{self.question()} ")
            if self.matches(typed, "pad-back"):
                self.back()
                continue
            try:
                self.answer(typed)
            except AnswerRefused as refused:
                again = self.texts.say("pad-again") if refused.fault.again else ""
                self.say(f"{refused.why(self.texts)} {again}".rstrip())
        return self.form.position(), self.form.scorers

    def question(self) -> str:
        """Return the text of the next question."""
        option = self.option
        if option is not None and self.value is None:
            title = self.texts.say(f"option-{option.name.replace('_', '-')}")
            return self.texts.say("pad-option", option=title, values=values_of(option, self.texts))
        if self.form is None or self.form.next is None:
            return self.texts.say("pad-players")
        return full_question(self.texts, self.form.seats, *self.form.next)

    @property
    def option(self) -> Option | None:
        """The option on which the questions depend, if they depend on one."""
        pad = self.texts.game.pad
        return next((one for one in self.texts.game.options if pad is not None and one.name == pad.option), None)

    def back(self) -> None:
        """Return to the previous question."""
        if self.form is None:
            self.value = None
        elif not self.form.back():
            self.form = None

    def answer(self, typed: str) -> None:
        """Accept an answer, or raise AnswerRefused."""
        game = self.texts.game
        if self.value is None and self.option is not None:
            self.value = number(typed or str(self.option.default), self.option.values[0], self.option.values[-1])
        elif self.form is None:
            assert game.pad is not None
            self.form = PadForm(game, number(typed, game.pad.players[0], game.pad.players[-1]), self.value)
        elif self.form.next is not None:
            question = self.form.next[1]
            self.form.answer(self.placed_card(typed) if question.wide else number(typed or "0", 0, question.most))

    def placed_card(self, typed: str) -> PlacedCard:
        """Return what lies in a place: `baron`, `sculptor 4`, `down`, or nothing."""
        words = plain_words(typed)
        if not words:
            return PlacedCard()
        if self.matches(typed, "pad-down"):
            return PlacedCard(face_down=True)
        stored = words.pop() if len(words) > 1 and words[-1].isdecimal() else "0"
        return PlacedCard(self.card(" ".join(words)), int(stored[: MOST_DIGITS_BESIDE_CARD + 1]))

    def matches(self, typed: str, key: str) -> bool:
        """Return whether the input is one of the words in the catalogue."""
        return plain_words(typed) in map(plain_words, self.texts.say(key).split("|"))

    def card(self, typed: str) -> str:
        """Return the one card that matches the input, or raise AnswerRefused."""
        found = self.texts.find_card(typed)
        if not found:
            raise AnswerRefused(InvalidAnswer("pad-no-card", {"typed": typed}))
        if len(found) > 1:
            raise AnswerRefused(InvalidAnswer("pad-which", {"cards": ", ".join(map(self.texts.card, found))}))
        return found[0]


def number(typed: str, least: int, most: int) -> int:
    """Return the input as a number in the range, or raise AnswerRefused."""
    if not typed.isdecimal() or len(typed) > MOST_DIGITS or not least <= int(typed) <= most:
        raise AnswerRefused(not_in_range(least, most))
    return int(typed)
