"""The result of an analysis, as plain data that can be written as JSON."""
# Any: a result is JSON of many levels, which its readers know.

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.text.gains import Reason

#: The number of the form of the result; it rises when a field or its meaning changes.
FORMAT = 4
#: Earlier forms whose results are still read: 3 did not tell what luck came from, 2 gave no reasons, 1 judged choices
#: by the chance to win alone.
EARLIER = (3, 2, 1)
#: The deals disagree about a choice that did better than the better one in so large a share of them.
DISPUTED = 1 / 3
#: What luck comes from: the deal; in a row dice, what was drawn or shown, or both at once.
DEAL, DICE, DRAWS, BOTH = SOURCES = ("deal", "dice", "draws", "both")
#: Digits after the point of all numbers of a result.
DIGITS = 6


@dataclass(frozen=True)
class Value:
    """What a position is worth: for each player the chance to win, and the expected final score and lead."""

    chance: list[float]
    score: list[float]
    margin: list[float]


@dataclass(frozen=True)
class ComparedChoice:
    """A choice that was compared, with what it gives away against the best one, and the standard errors of both."""

    choice: dict[str, int | str]
    value: Value
    error: float
    loss: float
    loss_error: float
    visits: int


@dataclass(frozen=True)
class Decision:
    """What was found about one decision: the compared choices, the best first, and which of them was made.

    The defaults are those of what was found before points counted.
    """

    options: list[ComparedChoice]
    made: int
    loss: float
    quality: str
    #: How much of the expected lead it gave away, 0 within the noise, and the error of that.
    points: float = 0.0
    points_error: float = 0.0
    #: What these points are worth of the chance to win in an even game.
    worth: float = 0.0
    #: The choice that it is judged against.
    better: int = 0
    #: Whether it mattered what was chosen: whether a compared choice would not have been sound.
    mattered: bool = True
    #: The share of the deals in which the choice that was made did better than the better one, by the lead.
    contrary: float = 0.0
    #: What the better choice brings; none where nothing was given away, and in what was found before that was asked.
    reason: Reason | None = None

    @property
    def best(self) -> ComparedChoice:
        """The best choice."""
        return self.options[0]

    @property
    def chosen(self) -> ComparedChoice:
        """The choice that was made."""
        return self.options[self.made]

    @property
    def cost(self) -> float:
        """What the choice is judged by: the chance that it gave away, or the worth of its points if that is more."""
        return max(self.loss, self.worth)

    @property
    def by_points(self) -> bool:
        """Whether it is judged by its points, as where a game was decided already."""
        return self.worth > self.loss

    @property
    def disputed(self) -> bool:
        """Whether the deals disagree: the choice gave something away on average, and did better in many of them."""
        return self.cost > 0 and self.contrary >= DISPUTED

    @property
    def rival(self) -> ComparedChoice:
        """The choice that it is judged against."""
        return self.options[self.better]

    @property
    def before(self) -> Value:
        """The value of the position before the choice: that of the best choice, or of an equal one that was made."""
        return self.best.value if self.loss else self.chosen.value


@dataclass(frozen=True)
class Stage:
    """One row of the record: its decision, and the values around it, from before the choice to the next decision."""

    n: int
    seat: int
    step: str
    open: int
    decision: Decision
    before: Value
    chosen: Value
    after: Value
    following: Value
    revealed: bool
    #: What luck came from in this row, a name of `SOURCES`; empty if chance was not asked and nothing was shown.
    source: str = ""
    open_cards: Decision | None = None

    @property
    def luck(self) -> list[float]:
        """What chance and hidden cards changed of everybody's chance."""
        return differences(self.chosen.chance, self.after.chance)

    @property
    def knowledge(self) -> list[float]:
        """What changes when the next decider values the position."""
        return differences(self.after.chance, self.following.chance)

    @property
    def choice(self) -> list[float]:
        """What the choice changed of everybody's chance."""
        return differences(self.before.chance, self.chosen.chance)

    def to_json(self) -> dict[str, Any]:
        """Return the row as JSON."""
        shown = asdict(self)
        if self.open_cards is None:
            del shown["open_cards"]
        return {**shown, "choice": self.choice, "luck": self.luck, "knowledge": self.knowledge}


@dataclass(frozen=True)
class PlayerColumns:
    """One player's game in four columns, whose sum is the end minus the beginning."""

    player: int
    seat: bool
    beginning: float
    own: float
    rivals: float
    luck: float
    #: What luck came from, by the names of `SOURCES`; the sum is `luck`.
    luck_by: dict[str, float]
    knowledge: float
    end: float
    decisions: int
    #: In how many of them it mattered what was chosen.
    mattered: int
    accuracy: float | None
    qualities: dict[str, int]


@dataclass(frozen=True)
class Analysis:
    """The analysis of one game."""

    game: str
    version: int
    iterations: int
    seats: list[str]
    printed: list[str]
    digest: str
    beginning: Value
    dealt: Value
    first: Value
    rows: list[Stage]
    players: list[PlayerColumns]
    costliest: dict[int, list[int]] = field(default_factory=dict)
    #: Where only the last choices of a game were analysed: how many it has.
    part_of: int | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the analysis as JSON; docs/analysis.md says what each field means."""
        deal = {
            "beginning": asdict(self.beginning),
            "dealt": asdict(self.dealt),
            "following": asdict(self.first),
            "luck": differences(self.beginning.chance, self.dealt.chance),
            "knowledge": differences(self.dealt.chance, self.first.chance),
        }
        part = {} if self.part_of is None else {"part_of": self.part_of}
        return {
            "analysis": FORMAT,
            "game": self.game,
            "version": self.version,
            "iterations": self.iterations,
            "seats": self.seats,
            "printed": self.printed,
            "record": self.digest,
            "deal": deal,
            "rows": [row.to_json() for row in self.rows],
            "players": [asdict(player) for player in self.players],
            "costliest": [self.costliest.get(player.player, []) for player in self.players],
            **part,
        }


def differences(before: Sequence[float], after: Sequence[float]) -> list[float]:
    """Return by how much numbers changed."""
    return [round(b - a, DIGITS) for a, b in zip(before, after, strict=True)]


def read_value(found: dict[str, Any]) -> Value:
    """Return the value that was written as JSON."""
    return Value(**found)


def read_decision(found: dict[str, Any]) -> Decision:
    """Return the decision that was written as JSON."""
    options = [ComparedChoice(**{**one, "value": read_value(one["value"])}) for one in found["options"]]
    return Decision(**{**found, "options": options})
