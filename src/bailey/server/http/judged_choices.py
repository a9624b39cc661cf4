"""How good a choice would be at a moment of a game, worked out when somebody tries it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bailey.server.analyses.steps import PLAIN_ITERATIONS
from bailey.server.errors import Refusal
from bailey.server.http import record_responses
from bailey.server.http.requests import ApiRequest, address_of, server_of
from bailey.server.messages.puzzles import TriedChoice
from bailey.server.records.judging import Effort

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.server.records.jobs import JudgeAnswer, JudgeChoice


def iterations_of(request: ApiRequest, *, plain: bool) -> int:
    """Return with how many iterations this server analyses decisions."""
    iterations = server_of(request).services.settings.analysis_iterations
    return min(iterations, PLAIN_ITERATIONS) if plain else iterations


def effort_for(request: ApiRequest, game: Game) -> Effort | None:
    """Return how choices of a game are judged now; None: what that needs is still being compiled."""
    services = server_of(request).services
    if services.bots.learns_to_judge(game):
        return None
    if not services.budgets.profiles.allows(address_of(request)):
        raise Refusal("too-fast")
    plain = not services.bots.explains(game)
    return Effort(iterations_of(request, plain=plain), plain)


async def judged(request: ApiRequest, job: JudgeChoice | JudgeAnswer) -> TriedChoice:
    """Return what a job finds about a choice."""
    return msgspec.convert({"decision": await record_responses.result(request, job)}, TriedChoice)
