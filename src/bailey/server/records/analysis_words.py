"""An analysis in the words in which a game offers its choices and reports them."""
# Any: an analysis is JSON.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.bots.strengths import strengths_of
from bailey.core.records.start import is_person
from bailey.core.text.gains import why
from bailey.server import texts
from bailey.server.bots.stand_ins import STAND_IN
from bailey.server.messages.analyses import AnalysisSaid, AnalysisSeat, AnalysisWords
from bailey.server.names import character
from bailey.server.records.replays import names_of

if TYPE_CHECKING:
    from bailey.bots.strengths import Strength
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.records.log import GameLog
    from bailey.core.text.catalogue import GameTexts
    from bailey.core.text.gains import ExpectedScores


def tell(log: GameLog, found: dict[str, Any], language: str, names: list[str] | None, mine: list[int]) -> AnalysisWords:
    """Return the analysis of a record in words; `mine` are the seats of who asks."""
    names = log.position.called(names) if names else names_of(log)
    game_texts = texts.of_game(log.game, language)
    steps = log.positions()
    before = {row.n: steps[i] for i, (row, _) in enumerate(steps[1:])}
    return AnalysisWords(
        game=log.game.name,
        title=game_texts.title,
        names=names,
        seats=[_seat(log, seat, names, language, mine=seat in mine) for seat in range(len(log.seats))],
        rows=[_said(row, before[row["n"]][0].n, before[row["n"]][1], game_texts, names) for row in found["rows"]],
    )


def _said(row: dict[str, Any], n: int, before: Position, game_texts: GameTexts, names: list[str]) -> AnalysisSaid:
    find = game_texts.game.choices.find
    decision, opened = row["decision"], row.get("open_cards")
    choices = [find(option["choice"]) for option in decision["options"]]
    best = opened["options"][opened.get("better", 0)]["choice"] if opened else None
    rival, chosen = (decision["options"][i]["value"] for i in (decision.get("better", 0), decision["made"]))
    scores: ExpectedScores = {"better": rival["score"], "made": chosen["score"]}
    costly = decision["loss"] or decision.get("worth")
    return AnalysisSaid(
        n=row["n"],
        before=n,
        told=game_texts.report(before, find(decision["options"][decision["made"]]["choice"]), names),
        options=[game_texts.choice(before, one, names) for one in choices],
        spots=[[*map(str, before.spots(one))] for one in choices],
        open_cards=game_texts.choice(before, find(best), names) if best else "",
        why=why(game_texts, decision.get("reason"), scores, row["seat"], names) if costly else "",
    )


def _seat(log: GameLog, seat: int, names: list[str], language: str, *, mine: bool) -> AnalysisSeat:
    by = log.start.seats[seat]
    return AnalysisSeat(
        name=names[seat],
        kind="person" if is_person(by) else "bot",
        strength=strength_of(log.game, by),
        character=character(by, log.game, language),
        mine=mine,
    )


def strength_of(game: Game, by: str) -> Strength:
    """Return the strength of a bot; for a person, and for a bot that nobody chooses here, that of a stand-in."""
    return next((strength for strength, one in strengths_of(game).items() if one.bot == by), STAND_IN)
