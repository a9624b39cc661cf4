"""What one viewer is told of a table: made once for every seat and language, however many look on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bailey.core.game import winners
from bailey.core.log import Kind, is_person
from bailey.core.slots import EVERYBODY
from bailey.core.telling import hides_nothing, read_event
from bailey.server import words
from bailey.server.wire import (
    Ahead,
    BlockedChoice,
    Event,
    News,
    OpenChoice,
    Ranked,
    Result,
    ScoreLine,
    Step,
    Update,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core.choices import Choice
    from bailey.core.game import Game
    from bailey.core.log import GameLog, Row
    from bailey.core.position import Position
    from bailey.core.text import GameTexts
    from bailey.server.scribe import Page

ENCODER = msgspec.json.Encoder()
_bare: dict[str, list[msgspec.Raw]] = {}
_blocked: dict[tuple[str, int, int], msgspec.Raw] = {}
_read: dict[str, list[dict[str, Any]]] = {}


class Kept:
    """A row of the log with what it told, hidden cards included: each viewer is told only what they know."""

    __slots__ = ("bare", "events", "kind", "n", "seat", "stand_in", "to")

    def __init__(self, row: Row, n: int, to: int, events: list[tuple[int, ...]], turn: int | None = None) -> None:
        self.bare: msgspec.Raw | None = None  # for everybody who wants no sentences, where nothing is hidden
        back = row.kind in (Kind.UNDO, Kind.TAKEBACK)
        # Only who chose may go back, and is then on turn.
        self.n, self.kind, self.seat, self.events = n, row.kind, turn if back else row.seat, events
        self.to = to if back else None
        self.stand_in = row.by if row.kind is Kind.TAKEOVER and not is_person(row.by) else ""


def bare_choice(game: Game, number: int) -> msgspec.Raw:
    """Give a choice without a sentence, encoded once for all."""
    known = _bare.get(game.name)
    if known is None:
        known = _bare[game.name] = [
            msgspec.Raw(ENCODER.encode(OpenChoice(number=c.number, do=c.to_json()))) for c in game.choices
        ]
    return known[number]


def bare_block(position: Position, number: int, why: int) -> msgspec.Raw | BlockedChoice:
    """Tell a blocked choice without a sentence; where a reason takes no arguments, encoded once for all."""
    game = position.game
    known = _blocked.get((game.name, number, why))
    if known is not None:
        return known
    reason = game.explain(position.state, number, why)
    told = BlockedChoice(number=number, do=as_json(game, number), key=reason["key"], args=reason["args"])
    if not reason["args"]:
        _blocked[game.name, number, why] = msgspec.Raw(ENCODER.encode(told))
    return told


def as_json(game: Game, number: int) -> dict[str, Any]:
    """Give a choice as JSON, read once for all."""
    known = _read.get(game.name)
    if known is None:
        known = _read[game.name] = [choice.to_json() for choice in game.choices]
    return known[number]


class Teller:
    """Tells of one position in one language, to one seat."""

    def __init__(self, position: Position, names: Sequence[str], seat: int | None, language: str | None) -> None:
        self.position, self.names, self.seat, self.language = position, names, seat, language
        self.game = position.game
        self.texts: GameTexts | None = words.texts(self.game, language) if language else None

    def asks(self) -> str | None:
        """Say what is asked."""
        return self.texts.step(self.position) if self.texts else None

    def choices(self) -> list[Any]:
        """Tell what may be chosen."""
        numbers = self.position.choices.numbers
        if self.texts is None:
            return [bare_choice(self.game, number) for number in numbers]
        assert self.seat is not None
        imagined = self.position.imagine(self.seat, 0)
        return [self._choice(self.texts, imagined, number) for number in numbers]

    def _choice(self, texts: GameTexts, imagined: Position, number: int) -> OpenChoice:
        """Tell of one choice, and what it would come to, looking only at what the seat knows."""
        choice = self.game.choices.read(number)
        final, vain = imagined.outlook(number)
        said = texts.choice(self.position, choice, self.names)
        about = texts.choice_args(self.position, choice, self.names)
        return OpenChoice(number=number, do=choice.to_json(), say=said, final=final, vain=vain, about=about)

    def ahead(self) -> list[Ahead]:
        """Tell what may be chosen after the choices that do nothing, or that only lead on."""
        return [found for choice in self.position.choices if (found := self._after(choice))] if self.texts else []

    def _after(self, choice: Choice) -> Ahead | None:
        assert self.texts is not None
        assert self.seat is not None
        if choice.name not in self.texts.passing | self.texts.leading:
            return None
        after = self.position.tried(choice)
        if after.turn != self.position.turn or after.revealed_to(self.seat):
            return None
        teller = Teller(after, self.names, self.seat, self.language)
        passing = choice.name in self.texts.passing
        return Ahead(by=choice.number, passing=passing, choices=teller.choices(), blocked=teller.blocked())

    def blocked(self) -> list[Any]:
        """Tell what may not be chosen, and why."""
        if self.texts is None:
            return [bare_block(self.position, number, why) for number, why in self.position.blocks.items()]
        out = []
        for number in self.position.blocks:
            why = self.position.explain(number)
            said = self.texts.reason(why)
            do = as_json(self.game, number)
            out.append(BlockedChoice(number=number, do=do, key=why["key"], args=why["args"], say=said))
        return out

    def news(self, kept: Iterable[Kept]) -> list[Any]:
        """Tell what happened."""
        if self.texts is not None:
            return [self._row(row) for row in kept]
        return [row.bare or self._bare_row(row) for row in kept]

    def _bare_row(self, row: Kept) -> News | msgspec.Raw:
        """Tell a row without a sentence; where nothing is hidden, it is encoded for all who come after."""
        told = self._row(row)
        if hides_nothing(row.events, self.game.told):
            row.bare = msgspec.Raw(ENCODER.encode(told))
            return row.bare
        return told

    def _row(self, row: Kept) -> News:
        said = self.said(row) if self.language and row.kind is not Kind.CHOICE else None
        return News(n=row.n, kind=row.kind.value, seat=row.seat, to=row.to, events=self.events(row.events), say=said)

    def said(self, row: Kept) -> str:
        """Say what a row that is no choice was."""
        assert self.language is not None
        key = row.kind.value
        if row.kind is Kind.TAKEOVER:
            key = "stand-in" if row.stand_in else "return"
        player = self.names[row.seat] if row.seat is not None else ""
        return words.say(f"row-{key}", self.language, player=player)

    def events(self, events: list[tuple[int, ...]]) -> list[Event]:
        """Tell events as this viewer may know them."""
        viewer = EVERYBODY if self.seat is None else self.seat
        return [self._event(read_event(event, self.game.told, self.game, viewer)) for event in events]

    def _event(self, told: dict[str, Any]) -> Event:
        said, quiet = None, False
        if self.texts is not None:
            said = self.texts.event(told, self.names, self.seat)
            quiet = told["what"] in self.texts.quiet
        return Event(what=told.pop("what"), about=told, say=said, quiet=quiet)

    def counts(self) -> list[list[ScoreLine]]:
        """Count every seat's score line by line."""
        return [self._lines(p) for p in range(self.game.scoring(self.position.state.seats))]

    def _lines(self, p: int) -> list[ScoreLine]:
        out = []
        for line in self.position.breakdown(p):
            said, how = self.texts.score_line(line) if self.texts else (None, None)
            about = {k: v for k, v in line.items() if k not in ("line", "points")}
            out.append(ScoreLine(line=line["line"], points=line["points"], about=about, say=said, how=how))
        return out

    def result(self, left: set[int]) -> Result:
        """Tell how the game ended; seats whose person has left rank behind the others."""
        ranking = rank(self.game, self.position, left)
        return Result(
            ranking=ranking,
            winners=[r.seat for r in ranking if r.place == 1],
            counts=self.counts(),
        )


def rank(game: Game, position: Position, left: set[int]) -> list[Ranked]:
    """Rank all who score, printed opponents too, by score and tie-break; seats that were left come last."""
    assert game.tiebreak is not None
    s = position.state
    worth = {p: (p not in left, int(game.score(s, p)), int(game.tiebreak(s, p))) for p in range(game.scoring(s.seats))}
    out = []
    for p in sorted(worth, key=lambda p: worth[p], reverse=True):
        place = 1 + sum(other > worth[p] for other in worth.values())
        out.append(Ranked(seat=p, place=place, score=worth[p][1], tiebreak=worth[p][2], left=p in left))
    assert left or [r.seat for r in sorted(out, key=lambda r: r.seat) if r.place == 1] == winners(game, s)
    return out


def undone(kept: list[Kept]) -> list[Kept]:
    """Leave out what an undo took away, and the undo itself: what a newcomer need not be told."""
    out: list[Kept] = []
    for row in kept:
        if row.to is None:
            out.append(row)
        else:
            out = [before for before in out if before.n <= row.to or before.kind is not Kind.CHOICE]
    return out


class Moment:
    """What all viewers of one moment share: worked out once, whoever looks on."""

    def __init__(self, log: GameLog, n: int, offset: int, page: Page) -> None:
        self.log, self.n, self.page = log, n, page
        self.position = position = log.position
        self.over, self.turn = position.over, position.turn
        self.step = position.step or "over"
        self.scores = page.scores(position, log.present.packed) if self.over or position.game.open_scores else None
        self.undo = [to + offset for to in log.undo_points()]
        self.last = log.effective[-1].seat if log.effective else None
        self.left = {
            p
            for p, (first, now) in enumerate(zip(log.start.seats, log.seats, strict=True))
            if first != now and is_person(first) and not is_person(now)
        }
        self.digest = log.rows[-1].digest

    def update(self, teller: Teller, *, asked: bool) -> Update:
        """Tell one viewer; `asked`: this seat must decide, and nobody stands in for it."""
        seat = teller.seat
        mine = seat is not None and not self.over and seat not in self.left
        return Update(
            n=self.n,
            seat=seat,
            turn=self.turn,
            over=self.over,
            digest=self.digest,
            view=msgspec.Raw(self.page.view(self.position.state, self.log.present.packed, seat)),
            step=Step(name=self.step, say=teller.asks() if asked else None),
            choices=teller.choices() if asked else [],
            blocked=teller.blocked() if asked else [],
            ahead=teller.ahead() if asked else [],
            scores=self.scores,
            undo=self.undo if mine and self.last == seat else [],
            result=teller.result(self.left) if self.over else None,
        )
