"""Messages about a position for one viewer: made once for every seat and language, however many watch."""
# Any: messages that are encoded already, or not.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bailey.core.play.game import winners
from bailey.core.play.telling import hides_nothing, read_event
from bailey.core.records.rows import Kind
from bailey.core.records.start import is_person
from bailey.core.state.slots import EVERYBODY
from bailey.core.state.todo import scorers
from bailey.server import texts
from bailey.server.messages.socket import (
    Ahead,
    BlockedChoice,
    Event,
    News,
    OpenChoice,
    Question,
    Ranked,
    Result,
    ScoreLine,
    Update,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.play.telling import Event as ToldEvent
    from bailey.core.records.log import GameLog
    from bailey.core.records.rows import LogRow
    from bailey.core.text.catalogue import GameTexts
    from bailey.server.views.incremental_json import IncrementalJson

ENCODER = msgspec.json.Encoder()
_encoded_choices: dict[tuple[object, ...], msgspec.Raw] = {}
_encoded_blocks: dict[tuple[object, ...], msgspec.Raw] = {}
_decoded_choices: dict[str, list[dict[str, int | str]]] = {}


class HistoryRow:
    """A row of the log with its events, hidden cards included: each viewer is sent only what they may know."""

    __slots__ = ("bare", "events", "kind", "n", "seat", "stand_in", "to")

    def __init__(self, row: LogRow, n: int, to: int, events: list[tuple[int, ...]], turn: int | None = None) -> None:
        self.bare: msgspec.Raw | None = None  # the encoded message without sentences, if it hides nothing
        back = row.kind in (Kind.UNDO, Kind.TAKEBACK)
        # Only the player who chose may go back, and is then on turn.
        self.n, self.kind, self.seat, self.events = n, row.kind, turn if back else row.seat, events
        self.to = to if back else None
        self.stand_in = row.by if row.kind is Kind.TAKEOVER and not is_person(row.by) else ""


def bare_choice(position: Position, number: int) -> msgspec.Raw:
    """Return a choice without a sentence, encoded once for all positions in which it names the same spots."""
    game, spots = position.game, position.spots(number)
    about = (game.name, number, *spots)
    known = _encoded_choices.get(about)
    if known is None:
        told = OpenChoice(number=number, do=as_json(game, number), at=[*map(str, spots)])
        known = _encoded_choices[about] = msgspec.Raw(ENCODER.encode(told))
    return known


def bare_block(position: Position, number: int, why: int) -> msgspec.Raw | BlockedChoice:
    """Return a blocked choice without a sentence, encoded once in the same way if its reason takes no arguments."""
    game, spots = position.game, position.spots(number)
    about = (game.name, number, why, *spots)
    known = _encoded_blocks.get(about)
    if known is not None:
        return known
    reason, at = position.explain(number), [*map(str, spots)]
    told = BlockedChoice(number=number, do=as_json(game, number), key=reason["key"], at=at, args=reason["args"])
    if not reason["args"]:
        _encoded_blocks[about] = msgspec.Raw(ENCODER.encode(told))
    return told


def as_json(game: Game, number: int) -> dict[str, int | str]:
    """Return a choice as JSON, decoded once."""
    known = _decoded_choices.get(game.name)
    if known is None:
        known = _decoded_choices[game.name] = [choice.to_json() for choice in game.choices]
    return known[number]


def expected(position: Position) -> list[msgspec.Raw]:
    """Return what each player may expect of chance, encoded, where the game tells it and is not over."""
    return [] if position.over else [msgspec.Raw(ENCODER.encode(told)) for told in position.expects()]


class ViewBuilder:
    """Builds messages about one position in one language for one seat."""

    def __init__(self, position: Position, names: Sequence[str], seat: int | None, language: str | None) -> None:
        self.position, self.names, self.seat, self.language = position, names, seat, language
        self.game = position.game
        self.texts: GameTexts | None = texts.of_game(self.game, language) if language else None

    def question(self) -> str | None:
        """Return the question that the seat on turn is asked, as a sentence."""
        return self.texts.step(self.position) if self.texts else None

    def choices(self) -> list[Any]:  # messages, or such as are encoded already
        """Return the open choices."""
        numbers = self.position.choices.numbers
        if self.texts is None:
            return [bare_choice(self.position, number) for number in numbers]
        return [self._choice(self.texts, number) for number in numbers]

    def _choice(self, texts: GameTexts, number: int) -> OpenChoice:
        choice = self.game.choices.read(number)
        about = texts.choice_args(self.position, choice, self.names)
        said = texts.choice_with(choice, about)
        at = [*map(str, self.position.spots(choice))]
        return OpenChoice(number=number, do=as_json(self.game, number), at=at, say=said, about=about)

    def prospect(self, number: int) -> str | None:
        """Return what an open choice would lead to, in words; none if there is nothing to say."""
        if self.texts is None:
            return None
        return self.texts.prospect(self.position, self.game.choices.read(number), self.names) or None

    def leading(self) -> list[Choice]:
        """Return the open choices that do nothing, or that only lead to others; without texts none is known."""
        if self.texts is None or not (names := self.texts.passing | self.texts.leading):
            return []
        return [choice for choice in self.position.choices if choice.name in names]

    def ahead(self) -> list[Ahead]:
        """Return what may be chosen after the choices that do nothing, or that only lead on."""
        return [found for choice in self.leading() if (found := self._after(choice))]

    def led_on(self, choice: Choice) -> Position | None:
        """Return the position after a choice that leads on; none for another, or if the seat learns anything by it."""
        if self.seat is None or choice not in self.leading():
            return None
        after = self.position.tried(choice)
        learns = after.turn != self.position.turn or after.revealed_to(self.seat)
        return None if learns else after

    def _after(self, choice: Choice) -> Ahead | None:
        """Return what comes after a choice that leads on."""
        assert self.texts is not None
        after = self.led_on(choice)
        if after is None:
            return None
        builder = ViewBuilder(after, self.names, self.seat, self.language)
        passing = choice.name in self.texts.passing
        return Ahead(by=choice.number, passing=passing, choices=builder.choices(), blocked=builder.blocked())

    def blocked(self) -> list[Any]:
        """Return the blocked choices, and why they are blocked."""
        if self.texts is None:
            return [bare_block(self.position, number, why) for number, why in self.position.blocks.items()]
        out = []
        for number in self.position.blocks:
            why = self.position.explain(number)
            said, rule = self.texts.reason(why), self.texts.rule_of_reason(why)
            do, at = as_json(self.game, number), [*map(str, self.position.spots(number))]
            out.append(
                BlockedChoice(number=number, do=do, key=why["key"], at=at, args=why["args"], say=said, rule=rule)
            )
        return out

    def news(self, rows: Iterable[HistoryRow]) -> list[Any]:
        """Return rows of the log as news."""
        if self.texts is not None:
            return [self._row(row) for row in rows]
        return [row.bare or self._bare_row(row) for row in rows]

    def _bare_row(self, row: HistoryRow) -> News | msgspec.Raw:
        """Return a row without a sentence; if it hides nothing, it is encoded once for all viewers."""
        told = self._row(row)
        if hides_nothing(row.events, self.game.told):
            row.bare = msgspec.Raw(ENCODER.encode(told))
            return row.bare
        return told

    def _row(self, row: HistoryRow) -> News:
        said = self.said(row) if self.language and row.kind is not Kind.CHOICE else None
        return News(n=row.n, kind=row.kind.value, seat=row.seat, to=row.to, events=self.events(row.events), say=said)

    def said(self, row: HistoryRow) -> str:
        """Return a sentence for a row that is no choice."""
        assert self.language is not None
        key = row.kind.value
        if row.kind is Kind.TAKEOVER:
            key = "stand-in" if row.stand_in else "return"
        if row.seat is not None and row.seat == self.seat:
            return texts.say(f"row-{key}.you", self.language)
        player = self.names[row.seat] if row.seat is not None else ""
        return texts.say(f"row-{key}", self.language, player=player)

    def events(self, events: list[tuple[int, ...]], *, hides: bool = True) -> list[Event]:
        """Return events as this viewer may know them, or with nothing hidden."""
        viewer = (EVERYBODY if self.seat is None else self.seat) if hides else None
        return [self._event(read_event(event, self.game.told, self.game, viewer)) for event in events]

    def _event(self, told: ToldEvent) -> Event:
        said, quiet, rule, what = None, False, "", str(told["what"])
        if self.texts is not None:
            said = self.texts.event(told, self.names, self.seat)
            quiet, rule = what in self.texts.quiet, self.texts.rule_of_event(told)
        about = {name: value for name, value in told.items() if name != "what"}
        return Event(what=what, about=about, say=said, quiet=quiet, rule=rule)

    def counts(self) -> list[list[ScoreLine]]:
        """Return every seat's score line by line."""
        return [self._lines(p) for p in range(scorers(self.position.state))]

    def _lines(self, p: int) -> list[ScoreLine]:
        out = []
        for line in self.position.breakdown(p):
            said, how = self.texts.score_line(line) if self.texts else (None, None)
            about = {k: v for k, v in line.items() if k not in ("line", "points")}
            points = line["points"]
            assert isinstance(points, int)  # the conformance suite adds them up
            kind = self.texts.score_kind(line) or None if self.texts else None
            out.append(ScoreLine(line=str(line["line"]), points=points, about=about, say=said, how=how, kind=kind))
        return out

    def result(self, left: set[int]) -> Result:
        """Return how the game ended; seats whose person has left rank behind the others."""
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
    worth = {p: (p not in left, int(game.score(s, p)), int(game.tiebreak(s, p))) for p in range(scorers(s))}
    out = []
    for p in sorted(worth, key=lambda p: worth[p], reverse=True):
        place = 1 + sum(other > worth[p] for other in worth.values())
        out.append(Ranked(seat=p, place=place, score=worth[p][1], tiebreak=worth[p][2], left=p in left))
    assert left or [r.seat for r in sorted(out, key=lambda r: r.seat) if r.place == 1] == winners(game, s)
    return out


def without_undone(rows: list[HistoryRow]) -> list[HistoryRow]:
    """Return the rows without those that an undo took away and without the undo itself, for a newcomer."""
    out: list[HistoryRow] = []
    for row in rows:
        if row.to is None:
            out.append(row)
        else:
            out = [before for before in out if before.n <= row.to or before.kind is not Kind.CHOICE]
    return out


class SharedView:
    """What all viewers of one position share, worked out once."""

    def __init__(self, log: GameLog, n: int, offset: int, json: IncrementalJson) -> None:
        self.log, self.n, self.json = log, n, json
        self.position = position = log.position
        self.over, self.turn = position.over, position.turn
        self.step = position.step or "over"
        self.scores = json.scores(position, log.present.packed) if self.over or position.game.open_scores else None
        self.expects = expected(position)
        self.undo = [to + offset for to in log.undo_points()]
        self.last = log.effective[-1].seat if log.effective else None
        self.left = {
            p
            for p, (first, now) in enumerate(zip(log.start.seats, log.seats, strict=True))
            if first != now and is_person(first) and not is_person(now)
        }
        self.digest = log.rows[-1].digest

    def update(self, builder: ViewBuilder, *, asked: bool) -> Update:
        """Return the update for one viewer; `asked`: this seat must decide, and no bot stands in for it."""
        seat = builder.seat
        mine = seat is not None and not self.over and seat not in self.left
        return Update(
            n=self.n,
            seat=seat,
            turn=self.turn,
            over=self.over,
            digest=self.digest,
            view=msgspec.Raw(self.json.view(self.position.state, self.log.present.packed, seat)),
            step=Question(name=self.step, say=builder.question() if asked else None),
            choices=builder.choices() if asked else [],
            blocked=builder.blocked() if asked else [],
            leads=asked and bool(builder.leading()),
            scores=self.scores,
            expects=self.expects,
            undo=self.undo if mine and self.last == seat else [],
            result=builder.result(self.left) if self.over else None,
        )
