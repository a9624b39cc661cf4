"""Writes a whole game as a text in which a person can check every decision against the rules.

A transcript is a function of its scene alone. The catalogue makes the sentences; what lies on the table and what
everybody has is written by each game's own writer.

REWRITE_TRANSCRIPTS=1 writes them anew and fails, so that the difference is read before it is kept.
"""

from __future__ import annotations

import os
import random
import textwrap
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from bailey import games
from bailey.core.play.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from bailey.core import Choice, Game

    Policy = Callable[[Position, random.Random], int]

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


@dataclass(frozen=True)
class Scene:
    """A game to write down: how it begins, and how each seat chooses."""

    title: str
    policies: tuple[Policy, ...]
    seed: int
    position: dict[str, Any] | None = None
    options: dict[str, int] = field(default_factory=dict)
    untold: int = 0  # so many decisions come before the first that is written
    until: int = 0  # the last decision that is written; 0: the game is told to its end
    recalled: tuple[str, ...] = ()  # the choices of a game that was recorded, instead of chosen again

    def begin(self, game: Game) -> Position:
        """Set it up."""
        if self.position is not None:
            return Position.load(game, self.position)
        return Position.new(game, len(self.policies), self.seed, self.options)


def one_of(numbers: list[int], dice: random.Random) -> int:
    """Draw by `random()`, the one method whose numbers Python promises to keep."""
    return numbers[int(dice.random() * len(numbers))]


def at_random(pos: Position, dice: random.Random) -> int:
    """Choose any open choice."""
    return one_of(pos.choices.numbers, dice)


class Writer:
    """Writes what happens to one position."""

    def __init__(self, pos: Position, scene: Scene) -> None:
        self.pos, self.scene, self.texts = pos, scene, games.texts(pos.game)
        self.seats = list(NAMES[: len(scene.policies)])
        self.names = pos.called(self.seats)
        self.lines = [scene.title, ""]
        self.decisions = 0

    def written(self) -> str:
        """Play the scene and write it down."""
        dice = random.Random(self.scene.seed)
        while self.decisions < self.scene.untold:
            self.pos.push(self.chosen(dice))
            self.decisions += 1
        self.begin()
        while not self.pos.over and not 0 < self.scene.until <= self.decisions:
            number = self.chosen(dice)
            self.table(self.names[self.turn])
            self.ask(number)
            self.pos.push(number)
            self.tell()
            self.hold()
        self.end()
        return "\n".join(self.lines) + "\n"

    def chosen(self, dice: random.Random) -> int:
        """Tell what is chosen now."""
        if self.scene.recalled:
            return self.pos.game.choices.parse(self.scene.recalled[self.decisions]).number
        return self.scene.policies[self.turn](self.pos, dice)

    @property
    def turn(self) -> int:
        """The seat that decides now."""
        assert self.pos.turn is not None
        return self.pos.turn

    def begin(self) -> None:
        """Write how the game begins, and who chooses how."""
        scene, count = self.scene, len(self.seats)
        players = f"{count} player{'s' if count > 1 else ''}"
        begun = f"seed {scene.seed}" if scene.position is None else "a written position"
        begun += f", from decision {scene.untold + 1}" if scene.untold else ""
        options = "".join(f", {name}={value}" for name, value in scene.options.items())
        source = "a record" if scene.recalled else f"dice of {scene.seed}"
        self.lines.append(f"{self.pos.game.title}, {players}{options}, {begun}; the choices from {source}")
        for name, policy in zip(self.seats, () if scene.recalled else scene.policies, strict=False):
            self.lines.append(f"{name} chooses: {policy.__name__.replace('_', ' ')}")
        self.hold()

    def ask(self, number: int) -> None:
        """Write a decision: who, which step, and what may be chosen."""
        self.decisions += 1
        self.lines.append(f"{self.decisions}. {self.names[self.turn]}, {self.pos.step}: {self.texts.step(self.pos)}")
        self.choices(number)

    def tell(self) -> None:
        """Write what a choice led to."""
        for event in self.pos.events:
            self.lines.append(f"     - {self.texts.event(event, self.names, None)}")

    def end(self) -> None:
        """Write what lies before everybody, and the scores line by line, as if it ended where the telling does."""
        self.lines += ["", "== The end" if self.pos.over else "== Told to here; if it ended now"]
        self.areas()
        for p, name in enumerate(self.names):
            self.lines.append(f"{name}: {self.pos.score()[p]} points")
            for line in self.pos.breakdown(p):
                what, how = self.texts.score_line(line)
                self.lines.append(f"   {line['points']:>3}  {what}: {how}")
        self.lines.append(self.left())
        self.lines.append(f"Winners: {', '.join(self.names[p] for p in self.pos.winners)}")

    # what each game writes in its own way

    def table(self, name: str) -> None:
        """Write what lies in the middle, where it is worth it, before somebody decides."""
        raise NotImplementedError

    def choices(self, number: int) -> None:
        """Write what is open, what is not and why, and what is chosen."""
        raise NotImplementedError

    def hold(self) -> None:
        """Write what everybody has after a decision."""
        raise NotImplementedError

    def areas(self) -> None:
        """Write all that lies before everybody at the end."""
        raise NotImplementedError

    def left(self) -> str:
        """Write what a tie is broken by."""
        raise NotImplementedError


class WriterOfChanges(Writer):
    """Writes everybody's line when it has changed, and what is open and what is not in as few lines as may be."""

    #: So many choices of a kind are only counted; and whether it is written why some are blocked.
    many, why = 1 << 30, True

    def begin(self) -> None:
        """Write how the game begins."""
        self.had: dict[str, str] = {}
        super().begin()

    def choices(self, number: int) -> None:
        """Write what is chosen, what else is open, and what is not, reason by reason."""
        pos, texts = self.pos, self.texts
        chosen = pos.game.choices.read(number)
        self.lines.append(f"   => {texts.choice(pos, chosen, self.names)} ({chosen})")
        others = self.others([choice for choice in pos.choices if choice.number != number])
        self.lines += wrapped("   or ", "; ".join(others)) if others else []
        reasons: dict[str, list[Choice]] = {}
        for blocked in pos.blocked if self.why else ():
            reasons.setdefault(texts.reason(pos.explain(blocked)), []).append(pos.game.choices.read(blocked))
        said = [f"{reason}: {', '.join(self.named(choices))}" for reason, choices in reasons.items()]
        self.lines += wrapped("   not: ", "; ".join(said)) if said else []

    def others(self, choices: list[Choice]) -> list[str]:
        """Write what else is open."""
        return [self.texts.choice(self.pos, choice, self.names) for choice in choices]

    def named(self, choices: list[Choice]) -> list[str]:
        """Write choices by their kinds."""
        kinds: dict[str, list[str]] = {}
        for choice in choices:
            kinds.setdefault(choice.name, []).append("-".join(map(str, choice.args.values())))
        counted = {name: f"({len(which)} of them)" for name, which in kinds.items() if len(which) >= self.many}
        return [f"{name} {counted.get(name, ' '.join(which))}".strip() for name, which in kinds.items()]

    def hold(self) -> None:
        """Write what everybody has for whom it has changed."""
        for p, name in enumerate(self.names):
            has = self.has(p)
            if self.had.get(name) != has:
                self.lines += wrapped(f"     [{name}: ", f"{has}]")
            self.had[name] = has

    def has(self, p: int) -> str:
        """Write what a player has."""
        raise NotImplementedError

    def areas(self) -> None:
        """Write what everybody has."""
        self.had.clear()
        self.hold()


def wrapped(start: str, text: str) -> list[str]:
    """Write a long line as several."""
    return textwrap.wrap(text, 120, initial_indent=start, subsequent_indent=" " * 10, break_on_hyphens=False)


def as_read(
    game: Game, folder: Path, scenes: Mapping[str, Scene], writer: type[Writer], rare: Sequence[str] = ()
) -> type:
    """Make the tests of a game's transcripts; each of `rare` happens in some of them, and so is it told."""

    class AsRead:
        """The transcripts are what they were when somebody read them."""

        @pytest.mark.slow
        @pytest.mark.parametrize("name", scenes)
        def test_a_transcript_is_what_was_read(self, name: str) -> None:
            expect_as_read(folder / f"{name}.txt", writer(scenes[name].begin(game), scenes[name]).written())

        def test_every_transcript_belongs_to_a_scene(self) -> None:
            assert {file.stem for file in folder.iterdir()} == set(scenes)

        def test_the_transcripts_show_what_is_rare(self) -> None:
            told = "".join(file.read_text(encoding="utf-8") for file in folder.iterdir())
            assert [sentence for sentence in rare if sentence not in told] == []

    return AsRead


def expect_as_read(file: Path, text: str) -> None:
    """Hold a transcript to what it was when somebody read it."""
    if os.environ.get("REWRITE_TRANSCRIPTS") == "1":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        pytest.fail(f"{file.name}: rewritten, read the diff")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()
