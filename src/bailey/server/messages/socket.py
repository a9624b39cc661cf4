"""Messages over a table's connection: commands from the client; updates and answers from the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from bailey.server.messages.base import Fault, Id, Input, Json, JsonObject, Message, RowNumber, Seat, Word
from bailey.server.messages.tables import ChatLine, ClockInfo, TableInfo

#: The number of a choice.
ChoiceNumber = Annotated[int, Meta(ge=0, le=1 << 30)]
#: A sentence in the viewer's language; absent if the client asked for no sentences.
Say = str | None


# The game on the table, as one viewer is told it


class Question(Message):
    """What the seat on turn is asked; the sentence is sent only to the player who must decide."""

    name: str
    say: Say = None


class OpenChoice(Message):
    """Something that may be chosen now."""

    number: int
    do: JsonObject
    """The choice as JSON: `{"do": "take", "slot": 2}`."""
    at: list[str] = []
    """The spots of the table that it names, such as `castle.row/2`; none for a mere button."""
    say: Say = None
    about: JsonObject = {}
    """The arguments of the sentence, for instance the price of a card."""


class BlockedChoice(Message):
    """Something that can be pointed at but not be had, and why: key and arguments, and the sentence."""

    number: int
    do: JsonObject
    key: str
    at: list[str] = []
    args: JsonObject = {}
    say: Say = None
    rule: str = ""
    """The rule of the game's book that it comes from; told with the sentence."""


class Ahead(Message):
    """What may be chosen after a choice that only leads there, so that a client can show both at once."""

    by: int
    """The number of the choice that leads there."""
    choices: list[OpenChoice]
    blocked: list[BlockedChoice] = []
    passing: bool = False
    """The choice does nothing, so that a client need not offer it by itself."""


class Event(Message):
    """Something that happened, as this viewer may know it: a hidden card is null."""

    what: str
    about: JsonObject = {}
    """The event's arguments by name: `player`, `card`, `amount`, ..."""
    say: Say = None
    quiet: bool = False
    """The drawing shows it better than a sentence."""
    rule: str = ""
    """The rule of the game's book that it is about; told with the sentence."""


class News(Message):
    """A row of the log, as this viewer may know it."""

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
    about: JsonObject = {}
    say: Say = None
    how: Say = None
    kind: Say = None
    """What all lines of this kind are called together, where that is not what this one says."""


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
    """The seat of the viewer; null: a spectator."""
    turn: int | None
    over: bool
    digest: str
    view: Json
    step: Question
    choices: list[OpenChoice] = []
    """What this viewer may choose now; empty while somebody else is on turn."""
    blocked: list[BlockedChoice] = []
    leads: bool = False
    """Some of the choices do nothing, or only lead on; `ahead` with the choices after them is sent next."""
    scores: list[int] | None = None
    """Running scores, where the game lets everybody know them; at the end, the result's."""
    expects: list[Json] = []
    """What each player may expect of chance, where the game tells it."""
    undo: list[int] = []
    """Rows that this viewer may go back to now, the latest first."""
    take_back: list[int] = []
    """Against bots only: rows to go back to although something was revealed; the game is practice from then on."""
    news: list[News] = []
    whole: bool = False
    """The news begin at row 1: drop earlier news."""
    clock: ClockInfo | None = None
    result: Result | None = None


class UpdateMessage(Message, tag_field="type", tag="frame"):
    """An update, and the id of the command of this socket that led to it."""

    update: Raw
    done: str | None = None


class AheadMessage(Message, tag_field="type", tag="ahead"):
    """The choices after those that do nothing, or only lead on; not sent to clients that asked for no sentences."""

    n: int
    """The row of the update that this message follows."""
    ahead: list[Ahead]


class TableMessage(Message, tag_field="type", tag="table"):
    """Something about the table changed: seats, who is connected, the chat."""

    table: TableInfo


class ChatMessage(Message, tag_field="type", tag="chat"):
    """A new line of chat."""

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


class Confirm(Message, tag_field="type", tag="confirm"):
    """A choice was not carried out: the player must confirm it; then the client sends it again with `sure`."""

    done: str
    n: int
    number: int
    reason: Literal["vain", "final"]
    """`vain`: it would bring nothing; `final`: it could not be taken back."""
    say: Say = None


class Hinted(Message, tag_field="type", tag="hint"):
    """What a bot would choose, and its opinions of the other choices."""

    done: str
    n: int
    number: int
    say: Say = None
    opinions: list[Opinion] = []
    why: Say = None
    """Why it is better than the next best; left out where that is not known."""


class Opinion(Message):
    """A search's opinion of one choice: its share of the visits, and its value from 0 to 1."""

    number: int
    share: float
    value: float
    say: Say = None
    points: int | None = None
    """Of the best ones, as in `foreseen`: by how much the seat's running score would change."""
    events: list[Event] = []
    prospect: Say = None


class Counted(Message, tag_field="type", tag="counted"):
    """The running scores line by line, for every seat."""

    done: str
    n: int
    counts: list[list[ScoreLine]]


class Foreseen(Message, tag_field="type", tag="foreseen"):
    """What an open choice would bring, as far as the seat can know."""

    done: str
    n: int
    number: int
    points: int | None = None
    """By how much the seat's running score would change; null where it cannot be known."""
    events: list[Event] = []
    """What would happen, without what is not certain."""
    prospect: Say = None
    """What it would lead to, in words."""


class Thinking(Message, tag_field="type", tag="thinking"):
    """A bot thinks: how far it is, from 0 to 1."""

    seat: int
    n: int
    share: float


# Commands on the socket


class Command(Input, tag_field="do"):
    """Every command has an id of the client's making; a command sent again with the same id is done once."""

    id: Id


class Choose(Command, tag="choose"):
    """Choose what is open."""

    n: RowNumber
    number: ChoiceNumber
    sure: bool = False
    """Carry the choice out, whatever it comes to; otherwise one that would bring nothing is answered by `confirm`."""
    accept_final: bool = True
    """False: a choice that could not be taken back is answered by `confirm`, too."""


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


class LetBot(Command, tag="let_bot"):
    """Let a bot play now: for one's own seat, or for the player on turn who has been away for a while."""

    seat: Seat | None = None


class Return(Command, tag="return"):
    """Take the seat back from the bot that plays for it."""

    seat: Seat | None = None


class Hint(Command, tag="hint"):
    """Ask what a bot would choose."""

    n: RowNumber


class CountScores(Command, tag="count"):
    """Ask for the running scores line by line."""


class Foresee(Command, tag="foresee"):
    """Ask what an open choice would bring."""

    n: RowNumber
    number: ChoiceNumber
    after: ChoiceNumber | None = None
    """The open choice after which `number` could be chosen, as `ahead` says; left out, `number` is open itself."""


class SayIt(Command, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    """Mute a player's chat, or unmute it."""

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


Commands = (
    Choose
    | Undo
    | TakeBack
    | Resign
    | LetBot
    | Return
    | Hint
    | CountScores
    | Foresee
    | SayIt
    | Mute
    | Rematch
    | Present
    | Ping
)
Answers = (
    UpdateMessage
    | AheadMessage
    | TableMessage
    | ChatMessage
    | Refused
    | Done
    | Confirm
    | Hinted
    | Counted
    | Foreseen
    | Thinking
)
