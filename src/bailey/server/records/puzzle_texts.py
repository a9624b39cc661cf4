"""A puzzle as its seat sees it, in the words of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bailey.bots import personas
from bailey.core.records.puzzles import puzzles_of
from bailey.core.text.gains import why
from bailey.games import find
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.messages.puzzles import PuzzleMoment
from bailey.server.names import character
from bailey.server.records.judging import open_choices, question
from bailey.server.views.view_builder import expected

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.records.puzzles import Puzzle
    from bailey.core.text.gains import ExpectedScores, Reason


def at(name: str, puzzle_id: str) -> tuple[Game, Puzzle, Position]:
    """Return a game, a puzzle of it, and its position."""
    game = find(name)
    puzzle = puzzles_of(game).get(puzzle_id)
    if puzzle is None:
        raise Refusal("no-puzzle")
    return game, puzzle, puzzle.position(game)


def tell(name: str, puzzle_id: str, language: str) -> PuzzleMoment:
    """Return a puzzle of a game."""
    game, puzzle, position = at(name, puzzle_id)
    game_texts = texts.of_game(game, language)
    seat = position.turn
    assert seat is not None
    names = position.called([personas.name_of(by, i, puzzle.id) or by for i, by in enumerate(puzzle.seats)])
    decision = puzzle.decision
    choices = [game.choices.find(one["choice"]) for one in decision["options"]]
    best, made = (decision["options"][i]["value"]["score"] for i in (0, decision["made"]))
    reason = cast("Reason", decision["reason"])
    scores: ExpectedScores = {"better": best, "made": made}
    return PuzzleMoment(
        id=puzzle.id,
        game=game.name,
        title=game_texts.title,
        grade=puzzle.grade,
        names=names,
        characters=[character(by, game, language) for by in puzzle.seats],
        seat=seat,
        step=question(position, language),
        view=position.view(seat),
        decision=decision,  # type: ignore[arg-type] # as it was kept
        options=[game_texts.choice(position, one, names) for one in choices],
        spots=[[*map(str, position.spots(one))] for one in choices],
        choices=open_choices(position, names, language),
        why=why(game_texts, reason, scores, seat, names),
        scores=position.score() if game.open_scores else None,
        expects=expected(position),
    )
