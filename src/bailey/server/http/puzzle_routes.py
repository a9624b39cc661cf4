"""Routes: puzzles."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from msgspec import Meta

from bailey import games
from bailey.core.records.puzzles import of_the_day, puzzles_of
from bailey.server import texts
from bailey.server.http import judged_choices, record_responses
from bailey.server.http.parameters import GameName, Language
from bailey.server.http.requests import ApiRequest, server_of
from bailey.server.http.routes import get, post
from bailey.server.messages.puzzles import GamePuzzles, PuzzleEntry, PuzzleMoment, TriedChoice, TryAnswer
from bailey.server.records.jobs import JudgeAnswer, TellPuzzle
from bailey.server.store.days import day_of
from bailey.server.table import creating

PuzzleId = Annotated[str, Meta(pattern="^[0-9a-f]{10}$", description="A puzzle's id.")]


@get("/api/puzzles")
def list_puzzles(request: ApiRequest, language: Language = "en") -> list[GamePuzzles]:
    """List the puzzles of all games, each game with that of today."""
    today = date.fromisoformat(day_of(server_of(request).services.database.now())).toordinal()
    found = []
    for game in map(games.find, games.names()):
        puzzles = puzzles_of(game)
        if puzzles:
            entries = [PuzzleEntry(id=one.id, grade=one.grade) for one in puzzles.values()]
            title = texts.of_game(game, language).title
            now = of_the_day([*puzzles], today)
            found.append(GamePuzzles(game=game.name, title=title, today=now, puzzles=entries))
    return found


@get("/api/puzzles/{game:str}/{puzzle:str}", packed=True)
async def show_puzzle(request: ApiRequest, game: GameName, puzzle: PuzzleId, language: Language = "en") -> PuzzleMoment:
    """Tell a puzzle in words, with the table as its seat sees it."""
    job = TellPuzzle(game=creating.find_game(game).name, puzzle=puzzle, language=language)
    answer: PuzzleMoment = await record_responses.work_out(request, job)
    return answer


@post("/api/puzzles/{game:str}/{puzzle:str}/try")
async def try_answer(request: ApiRequest, game: GameName, puzzle: PuzzleId, data: TryAnswer) -> TriedChoice:
    """Tell how good a choice would be at a puzzle."""
    found = creating.find_game(game)
    effort = judged_choices.effort_for(request, found)
    if effort is None:
        return TriedChoice()
    job = JudgeAnswer(game=found.name, puzzle=puzzle, number=data.number, effort=effort)
    return await judged_choices.judged(request, job)


ROUTES = [list_puzzles, show_puzzle, try_answer]
