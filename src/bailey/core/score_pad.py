"""The score pad of a physical game: what is asked of everybody who scores, answer by answer.

A game says what its pad asks and writes a position from the answers. A terminal and a form ask, and know no game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bailey.core.game import Game
    from bailey.core.text import GameTexts

#: As many as anybody has of what is not counted out.
MANY = 999


class Ask(NamedTuple):
    """One thing that is asked: a number from 0 to `most`, or the card that lies in one place."""

    name: str
    most: int = MANY
    wide: int = 0
    """So many places for cards lie side by side; 0: a number is asked for."""
    key: str = ""
    """Its sentence is `pad-KEY`, or else `pad-NAME`."""
    about: Mapping[str, int] = {}
    """The arguments of the sentence."""

    def say(self, texts: GameTexts) -> str:
        """Say what is asked."""
        return texts.say(f"pad-{self.key or self.name}", **self.about)


class Lying(NamedTuple):
    """The answer for a place: a card face up with what lies on it, a card face down, or nothing."""

    card: str | None = None
    stored: int = 0
    face_down: bool = False


#: What one player answered, by the names of what was asked.
Answers = dict[str, Any]


class Fault(NamedTuple):
    """Why an answer does not do, as a key and arguments; `again` is what is asked anew if it is not the last alone."""

    key: str
    about: Mapping[str, str | int] = {}
    again: str = ""


@dataclass(frozen=True)
class ScorePad:
    """What a game says of its pad."""

    players: range
    #: What is asked: of so many who play, of this one of all who score.
    asks: Callable[[int, int], Sequence[Ask]]
    #: Writes the position, the end of a game, from everybody's answers.
    position: Callable[[int, list[Answers]], dict[str, Any]]
    #: Looks over what was answered so far.
    refuse: Callable[[int, list[Answers]], Fault | None]
    #: How much can lie on a card.
    holds: Mapping[str, int] = field(default_factory=dict)


class Refused(BadInput):
    """An answer that does not do: whose it is, to what, and why."""

    def __init__(self, fault: Fault, at: tuple[int, Ask] | None = None) -> None:
        self.fault, self.at = fault, at
        where = f"players[{at[0]}].{at[1].name}: " if at else ""
        super().__init__(f"{where}{fault.key} {dict(fault.about)}")

    def why(self, texts: GameTexts) -> str:
        """Say what is wrong and what would do."""
        about = {name: texts.card(str(of)) if name == "card" else of for name, of in self.fault.about.items()}
        return texts.say(self.fault.key, **about)

    def told(self, texts: GameTexts, seats: int) -> str:
        """Say whose answer it is, to what, and what is wrong."""
        return f"{question(texts, seats, *self.at)} {self.why(texts)}" if self.at else self.why(texts)


def question(texts: GameTexts, seats: int, player: int, ask: Ask) -> str:
    """Ask somebody."""
    names = texts.game.called([texts.say("seat-name", n=seat + 1) for seat in range(seats)])
    about = {"player": names[player], "what": ask.say(texts)}
    return texts.say("pad-card", **about) if ask.wide else texts.say("pad-number", **about, most=ask.most)


def note(texts: GameTexts) -> str:
    """Say what a game wants known before a pad is filled in, if anything."""
    return texts.say("pad-note") if texts.catalogue.has("pad-note") else ""


class Filling:
    """A pad while it is filled in."""

    def __init__(self, game: Game, seats: int) -> None:
        pad = game.pad
        if pad is None:
            message = f"game: {game.title} has no score pad; write its position as JSON"
            raise BadInput(message)
        if isinstance(seats, bool) or seats not in pad.players:
            message = f"seats: must be from {pad.players[0]} to {pad.players[-1]}, not {seats!r:.60}"
            raise BadInput(message)
        self.game, self.pad, self.seats = game, pad, seats
        self.scorers = game.scoring(seats)
        self.asks = [(p, ask) for p in range(self.scorers) for ask in pad.asks(seats, p)]
        self.given: list[int | Lying] = []

    @property
    def next(self) -> tuple[int, Ask] | None:
        """Who is asked now, and what; nobody when the pad is full."""
        return self.asks[len(self.given)] if len(self.given) < len(self.asks) else None

    @property
    def answers(self) -> list[Answers]:
        """What was answered so far."""
        out: list[Answers] = [{} for _ in range(self.scorers)]
        for (p, ask), given in zip(self.asks, self.given, strict=False):
            out[p][ask.name] = given
        return out

    def put(self, given: int | Lying) -> None:
        """Take the answer to the question that is asked now, or refuse it."""
        player, ask = self.asks[len(self.given)]
        fault = self._card(given) if isinstance(given, Lying) else _number(ask, given)
        if fault is None:
            self.given.append(given)
            fault = self.pad.refuse(self.seats, self.answers)
            if fault is not None:
                self._back_to(player, fault.again or ask.name)
        if fault is not None:
            raise Refused(fault, (player, ask))

    def back(self) -> bool:
        """Take the last answer back, if there is one."""
        return bool(self.given and [self.given.pop()])

    def _card(self, given: Lying) -> Fault | None:
        if given.card is not None and given.card not in self.game.cards:
            return Fault("pad-no-card", {"typed": given.card})
        if given.card is not None and any(isinstance(one, Lying) and one.card == given.card for one in self.given):
            return Fault("pad-twice", {"card": given.card})
        if given.card is None or given.face_down:
            return Fault("pad-holds-nothing") if given.stored else None
        room = self.pad.holds.get(given.card, 0)
        return None if 0 <= given.stored <= room else Fault("pad-holds", {"card": given.card, "most": room})

    def _back_to(self, player: int, name: str) -> None:
        del self.given[next(i for i, (p, ask) in enumerate(self.asks) if p == player and ask.name == name) :]

    def position(self) -> dict[str, Any]:
        """Write the position of a pad that is full."""
        written = self.pad.position(self.seats, self.answers)
        return {"game": self.game.name, "version": self.game.version, **written}


def _number(ask: Ask, given: int) -> Fault | None:
    return None if 0 <= given <= ask.most else no_number(0, ask.most)


def no_number(least: int, most: int) -> Fault:
    """Refuse what is no number of these."""
    return Fault("pad-no-number", {"least": least, "most": most})


def fill(game: Game, seats: int, entered: Sequence[Mapping[str, Any]]) -> Filling:
    """Fill in a pad at once, from what a form has: what it does not say is 0, or no card."""
    filling = Filling(game, seats)
    if len(entered) != filling.scorers:
        message = f"players: {filling.scorers} score here, not {len(entered)}; say something of each"
        raise BadInput(message)
    for p, said in enumerate(entered):
        _check_names(said, [ask for q, ask in filling.asks if q == p], f"players[{p}]")
    for p, ask in filling.asks:
        filling.put(entered[p].get(ask.name, Lying() if ask.wide else 0))
    return filling


def _check_names(said: Mapping[str, Any], asks: Sequence[Ask], where: str) -> None:
    """Refuse an answer to nothing that is asked, and a card for a number."""
    known = {ask.name: ask for ask in asks}
    for name, given in said.items():
        if name not in known:
            message = f"{where}.{name:.60}: is not asked for; asked for are {', '.join(known)}"
            raise BadInput(message)
        if isinstance(given, Lying) != bool(known[name].wide):
            message = f"{where}.{name}: must be {'a card' if known[name].wide else 'a number'}"
            raise BadInput(message)
