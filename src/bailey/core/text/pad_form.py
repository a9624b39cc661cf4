"""A score pad that is being filled in, and the texts of its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.play.score_pad import AnyAnswers, InvalidAnswer, PadQuestion, PlacedCard

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bailey.core.play.game import Game
    from bailey.core.text.catalogue import GameTexts


class AnswerRefused(BadInput):
    """An answer was refused: why, and to which question of which player."""

    def __init__(self, fault: InvalidAnswer, at: tuple[int, PadQuestion] | None = None) -> None:
        self.fault, self.at = fault, at
        where = f"players[{at[0]}].{at[1].name}: " if at else ""
        super().__init__(f"{where}{fault.key} {dict(fault.about)}")

    def why(self, texts: GameTexts) -> str:
        """Return what is wrong, and what would be accepted."""
        return texts.say(self.fault.key, **with_cards(texts, self.fault.about))

    def in_full(self, texts: GameTexts, seats: int) -> str:
        """Return the question with the player's name, and what is wrong with the answer."""
        return f"{full_question(texts, seats, *self.at)} {self.why(texts)}" if self.at else self.why(texts)


def full_question(texts: GameTexts, seats: int, player: int, question: PadQuestion) -> str:
    """Return a question with the player's name and the answers that are accepted."""
    names = texts.game.called([texts.say("seat-name", n=seat + 1) for seat in range(seats)], {})
    about = {"player": names[player], "what": question_text(texts, question)}
    return texts.say("pad-card", **about) if question.wide else texts.say("pad-number", **about, most=question.most)


def question_text(texts: GameTexts, question: PadQuestion) -> str:
    """Return a question without the player's name."""
    return texts.say(f"pad-{question.key or question.name}", **with_cards(texts, question.about))


def with_cards(texts: GameTexts, about: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return the arguments of a text, with a card by its name in this language."""
    return {name: texts.card(str(of)) if name == "card" else of for name, of in about.items()}


def note(texts: GameTexts) -> str:
    """Return what a player should know before filling in the pad; empty if there is nothing."""
    return texts.say("pad-note") if texts.catalogue.has("pad-note") else ""


class PadForm:
    """A score pad that is being filled in, question by question; `value` is that of the option on which it depends."""

    def __init__(self, game: Game, seats: int, value: int | None = None) -> None:
        if game.pad is None:
            message = f"game: {game.title} has no score pad; write its position as JSON"
            raise BadInput(message)
        pad = game.pad.with_value(value)
        if pad is None:
            known = ", ".join(map(str, game.pad.by_value))
            message = (
                f"value: must be one of {known}, not {value!r:.60}" if known else "value: leave it out for this game"
            )
            raise BadInput(message)
        if isinstance(seats, bool) or seats not in pad.players:
            message = f"seats: must be from {pad.players[0]} to {pad.players[-1]}, not {seats!r:.60}"
            raise BadInput(message)
        self.game, self.pad, self.seats = game, pad, seats
        self.scorers = game.scoring(seats)
        self.questions = [(p, question) for p in range(self.scorers) for question in pad.questions(seats, p)]
        self.given: list[int | PlacedCard] = []

    @property
    def next(self) -> tuple[int, PadQuestion] | None:
        """The next player and question; None when every question is answered."""
        return self.questions[len(self.given)] if len(self.given) < len(self.questions) else None

    @property
    def answers(self) -> list[AnyAnswers]:
        """The answers so far, player by player."""
        out: list[AnyAnswers] = [{} for _ in range(self.scorers)]
        for (p, question), given in zip(self.questions, self.given, strict=False):
            out[p][question.name] = given
        return out

    def answer(self, given: int | PlacedCard) -> None:
        """Accept the answer to the next question, or raise AnswerRefused."""
        player, question = self.questions[len(self.given)]
        fault = self._card_fault(given) if isinstance(given, PlacedCard) else _number_fault(question, given)
        if fault is None:
            self.given.append(given)
            fault = next(iter(self.pad.faults(self.seats, self.answers)), None)
            if fault is not None:
                self._return_to(player, fault.again or question.name)
        if fault is not None:
            raise AnswerRefused(fault, (player, question))

    def back(self) -> bool:
        """Remove the last answer; return whether there was one."""
        return bool(self.given and [self.given.pop()])

    def _card_fault(self, given: PlacedCard) -> InvalidAnswer | None:
        if given.card is not None and given.card not in self.game.cards:
            return InvalidAnswer("pad-no-card", {"typed": given.card})
        if given.card is not None and any(isinstance(x, PlacedCard) and x.card == given.card for x in self.given):
            return InvalidAnswer("pad-twice", {"card": given.card})
        if given.card is None or given.face_down:
            return InvalidAnswer("pad-holds-nothing") if given.stored else None
        room = self.pad.holds.get(given.card, 0)
        return None if 0 <= given.stored <= room else InvalidAnswer("pad-holds", {"card": given.card, "most": room})

    def _return_to(self, player: int, name: str) -> None:
        """Remove the answers from a question on."""
        first = next(i for i, (p, one) in enumerate(self.questions) if p == player and one.name == name)
        del self.given[first:]

    def position(self) -> dict[str, object]:
        """Return the position of a completed pad, as JSON."""
        written = self.pad.position(self.seats, self.answers)
        return {"game": self.game.name, "version": self.game.version, **written}


def _number_fault(question: PadQuestion, given: int) -> InvalidAnswer | None:
    return None if 0 <= given <= question.most else not_in_range(0, question.most)


def not_in_range(least: int, most: int) -> InvalidAnswer:
    """Return the fault of an answer that is no number in this range."""
    return InvalidAnswer("pad-no-number", {"least": least, "most": most})


def fill_in(game: Game, seats: int, entered: Sequence[AnyAnswers], value: int | None = None) -> PadForm:
    """Return a completed pad; a missing answer is 0, or no card."""
    form = PadForm(game, seats, value)
    if len(entered) != form.scorers:
        message = f"players: {form.scorers} score here, not {len(entered)}; enter one object for each"
        raise BadInput(message)
    for p, answers in enumerate(entered):
        _check_names(answers, [question for q, question in form.questions if q == p], f"players[{p}]")
    for p, question in form.questions:
        form.answer(entered[p].get(question.name, PlacedCard() if question.wide else 0))
    return form


def _check_names(answers: AnyAnswers, questions: Sequence[PadQuestion], where: str) -> None:
    """Refuse an answer to no question, and a card in place of a number or the reverse."""
    known = {question.name: question for question in questions}
    for name, given in answers.items():
        if name not in known:
            message = f"{where}.{name:.60}: is not asked for; asked for are {', '.join(known)}"
            raise BadInput(message)
        if isinstance(given, PlacedCard) != bool(known[name].wide):
            message = f"{where}.{name}: must be {'a card' if known[name].wide else 'a number'}"
            raise BadInput(message)
