"""What may be chosen at a moment of a game, and how good such a choice is."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, NamedTuple

from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.messages.socket import OpenChoice, Question
from bailey.server.views.view_builder import ViewBuilder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position


def open_choices(position: Position, names: Sequence[str], language: str) -> list[OpenChoice]:
    """Return the choices that are open, in words."""
    return ViewBuilder(position, names, position.turn, language).choices()


def question(position: Position, language: str) -> Question:
    """Return what the seat on turn is asked, in words."""
    return Question(name=position.step or "over", say=texts.of_game(position.game, language).step(position))


class Effort(NamedTuple):
    """How a choice is judged: with so many iterations, by plain rules or compiled ones."""

    iterations: int
    plain: bool


def judge(position: Position, seats: int, number: int, effort: Effort, seed: int = 0) -> dict[str, object]:
    """Compare a choice with the best ones, by what its seat knows, as an analysis does; return the decision."""
    from bailey.analysis.probe import Probe  # it needs numpy, which a process that only lays games out does not

    seat, game = position.turn, position.game
    if seat is None or number not in position.choices.numbers:
        raise Refusal("refused", detail=f"number: {number} is not open at this moment")
    blank = game.blank(seats, game.options_of(position.state))
    probe = Probe(game, effort.iterations, plain=effort.plain, blank=blank)
    for _ in probe.decide(position, number, seat, seed):
        pass
    return asdict(probe.decision)
