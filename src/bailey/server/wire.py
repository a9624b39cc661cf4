"""What goes over a table's socket, and the replay of a game that is over."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw

from bailey.server.messages import (
    ChatLine,
    ClockInfo,
    Fault,
    Id,
    Message,
    Order,
    RowNumber,
    Seat,
    TableInfo,
    Word,
)

#: What is said in the viewer's language; absent where a client asked for no sentences.
Say = str | None


# The game on the table, as one viewer is told it


class Step(Message):
    """What the seat on turn is asked; said only to whoever must decide."""

    name: str
    say: Say = None


class OpenChoice(Message):
    """Something that may be chosen now."""

    number: int
    do: dict[str, Any]
    """The choice as JSON: `{"do": "take", "slot": 2}`."""
    say: Say = None
    final: bool = False
    """It would show somebody a card, let chance decide or end the game, so that it cannot be taken back."""
    vain: bool = False
    """It would bring nothing, or not all that it says: a warning is in place."""
    about: dict[str, Any] = {}
    """What the sentence is made from: the price of a card, for one."""


class BlockedChoice(Message):
    """Something that can be pointed at but not be had, and why: key and arguments, and the sentence."""

    number: int
    do: dict[str, Any]
    key: str
    args: dict[str, Any] = {}
    say: Say = None


class Ahead(Message):
    """What may be chosen after a choice that only leads there, so that both can be seen and chosen at once."""

    by: int
    """The number of the choice that leads there."""
    choices: list[OpenChoice]
    blocked: list[BlockedChoice] = []
    passing: bool = False
    """The choice does nothing, so that nobody need be asked for it at all."""


class Event(Message):
    """Something that happened, as this viewer was told it: a hidden card is null."""

    what: str
    about: dict[str, Any] = {}
    """The event's arguments by name: `player`, `card`, `amount`, ..."""
    say: Say = None
    quiet: bool = False
    """The drawing shows it better than a sentence."""


class News(Message):
    """A row of the log, as this viewer was told it."""

    n: int
    kind: Literal["setup", "choice", "undo", "takeback", "takeover", "resign", "timeout"]
    seat: int | None = None
    to: int | None = None
    """Of an undo or a take-back: rows after this one no longer count."""
    events: list[Event] = []
    say: Say = None
    """Of a row that is no choice: what happened."""


class ScoreLine(Message):
    """One line of a score."""

    line: str
    points: int
    about: dict[str, Any] = {}
    say: Say = None
    how: Say = None


class Ranked(Message):
    """Where a seat ended."""

    seat: int
    place: int
    score: int
    tiebreak: int
    left: bool = False
    """A bot played the seat at the end since its person had gone: it ranks behind the others."""


class Result(Message):
    """How a game ended."""

    ranking: list[Ranked]
    winners: list[int]
    counts: list[list[ScoreLine]]
    """For every seat its score line by line."""


class Update(Message, tag_field="type", tag="update"):
    """The table as one viewer may see it now, and what happened since the last update."""

    n: int
    """The last row of the log; a command names the n that it answers."""
    seat: int | None
    """The seat as whose player this is told; null: a spectator."""
    turn: int | None
    over: bool
    digest: str
    view: Any
    step: Step
    choices: list[OpenChoice] = []
    """What this viewer may choose now; empty while somebody else is on turn."""
    blocked: list[BlockedChoice] = []
    ahead: list[Ahead] = []
    """What comes after choices that do nothing, or only lead on; left out where no sentences are sent."""
    scores: list[int] | None = None
    """Running scores, where the game lets everybody know them; at the end, the result's."""
    undo: list[int] = []
    """Rows that this viewer may go back to now, the latest first."""
    take_back: list[int] = []
    """Against bots only: rows to go back to although something was revealed; the game is practice from then on."""
    news: list[News] = []
    whole: bool = False
    """The news begin at row 1: forget what was told before."""
    clock: ClockInfo | None = None
    result: Result | None = None


class Frame(Message, tag_field="type", tag="frame"):
    """An update, and the id of the command of this socket that led to it."""

    update: Raw
    done: str | None = None


class Told(Message, tag_field="type", tag="table"):
    """Something about the table changed: seats, who is connected, the chat."""

    table: TableInfo


class Said(Message, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Refused(Message, tag_field="type", tag="refused"):
    """A command was not obeyed; what is on the table now comes along where the command was stale."""

    done: str | None
    """The command's id; null where it could not be read."""
    fault: Fault
    update: Raw | None = None


class Done(Message, tag_field="type", tag="done"):
    """A command was obeyed (again), and what it led to is committed."""

    done: str
    n: int


class Hinted(Message, tag_field="type", tag="hint"):
    """What a bot would choose, and what it thought of the others."""

    done: str
    n: int
    number: int
    say: Say = None
    opinions: list[Opinion] = []


class Opinion(Message):
    """What a search thought of one choice: a share of the visits, and what it is worth from 0 to 1."""

    number: int
    share: float
    value: float
    say: Say = None


class Counted(Message, tag_field="type", tag="counted"):
    """The running scores line by line, for every seat."""

    done: str
    n: int
    counts: list[list[ScoreLine]]


class Thinking(Message, tag_field="type", tag="thinking"):
    """A bot thinks: how far it is, from 0 to 1."""

    seat: int
    n: int
    share: float


# Commands on the socket


class Command(Order, tag_field="do"):
    """Every command has an id of the client's making; a command sent again with the same id is done once."""

    id: Id


class Choose(Command, tag="choose"):
    """Choose what is open."""

    n: RowNumber
    number: Annotated[int, Meta(ge=0, le=1 << 30)]
    sure: bool = True
    """False: refuse with the key `final` where the choice could not be taken back."""


class Undo(Command, tag="undo"):
    """Take choices back, as far as row `to`; left out, the last one."""

    n: RowNumber
    to: RowNumber | None = None


class TakeBack(Command, tag="take_back"):
    """Against bots only: go back to row `to` whatever was revealed since; the game is practice from then on."""

    n: RowNumber
    to: RowNumber | None = None


class Resign(Command, tag="resign"):
    """Give up: a bot plays on for the seat."""

    seat: Seat | None = None


class Return(Command, tag="return"):
    """Take the seat back from the bot that plays for it."""

    seat: Seat | None = None


class Hint(Command, tag="hint"):
    """Ask what a bot would choose."""

    n: RowNumber


class Count(Command, tag="count"):
    """Ask for the running scores line by line."""


class SayIt(Command, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    """Hear no more of a player, or hear them again."""

    player: Word
    on: bool = True


class Rematch(Command, tag="rematch"):
    """Want to play again, or no longer; nonces are given at the new table, when its commitment is known."""

    on: bool = True


class Present(Command, tag="present"):
    """Ask for the table as it is now, with all news since row `since`."""

    since: RowNumber = 0


class Ping(Command, tag="ping"):
    """Ask whether anybody is there; answered by `done`."""


Commands = Choose | Undo | TakeBack | Resign | Return | Hint | Count | SayIt | Mute | Rematch | Present | Ping
Answers = Frame | Told | Said | Refused | Done | Hinted | Counted | Thinking


# After the game


class ReplayRow(Message):
    """One row of a replay: what was chosen, what happened, and the table after it."""

    n: int
    kind: str
    scores: list[int]
    view: Any
    turn: int | None = None
    seat: int | None = None
    choice: dict[str, Any] | None = None
    say: Say = None
    events: list[Event] = []


class Replay(Message):
    """A game to step through; rows that an undo took away are left out."""

    game: str
    title: str
    names: list[str]
    practice: bool
    rows: list[ReplayRow]
    result: Result | None = None
    table: str | None = None
    notice: str = ""


class ReadRecord(Order):
    """A record as text."""

    record: Annotated[str, Meta(max_length=1 << 19)]


class Fairness(Message):
    """What folding a record again proves. Whether it is the game that was played, its players check themselves."""

    fair: bool
    """A finished game that was no practice, to whose chance somebody added a nonce."""
    table: str
    commitment: str
    secret: str
    """The table's secret, published at the end."""
    nonces: list[str]
    rows: int
    key: str
    """The key of chance for a row after the last one: a browser works it out too, and so knows what was folded."""
    say: list[str]
    unfinished: bool = False
    """The record stops before the end of the game."""
