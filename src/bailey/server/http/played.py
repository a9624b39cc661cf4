"""Messages about what a player has played, made from what is stored of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey import games
from bailey.bots.personas import character_of
from bailey.bots.strengths import bot_of
from bailey.core.errors import BadInput
from bailey.server import texts
from bailey.server.errors import validation_error
from bailey.server.http.game_info import option_value
from bailey.server.messages.analyses import Skill, SkillGame
from bailey.server.messages.history import FormPoint, GameForm, Played, PlayedKind, PlayedPage, PlayedSeat, Span
from bailey.server.names import called_in_full, seat_names
from bailey.server.store.history import Cursor

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bailey.core.play.game import Game
    from bailey.server.store.history import ResultPage, Summary
    from bailey.server.store.rows import FoundRow, StoredRow


def read_cursor(text: str) -> Cursor:
    """Return the cursor that a page gave as `next`."""
    ended, _, table = text.partition("-")
    try:
        return Cursor(float(ended), table)
    except ValueError as fault:
        raise validation_error("before", "value", value=text) from fault


def played_page(page: ResultPage, most: int, language: str) -> PlayedPage:
    """Return a page of results as a message."""
    found = list(played(page, language))
    last = page.results[-1] if len(page.results) == most else None
    return PlayedPage(games=found, next=f"{last.ended!r}-{last.table_id}" if last is not None else "")


def played(page: ResultPage, language: str) -> Iterator[Played]:
    """Return results as messages; one of a game that this server does not have is left out."""
    for row in page.results:
        game = _game(row.game)
        if game is not None:
            yield _played(game, row, page.seats[row.table_id], language)


def _played(game: Game, row: StoredRow, seats: Sequence[StoredRow], language: str) -> Played:
    return Played(
        table=row.table_id,
        code=row.code,
        game=row.game,
        title=texts.of_game(game, language).title,
        ended=row.ended,
        score=row.score,
        won=row.won,
        rivals=row.rivals,
        say=_met_say(game, row.rivals, seats, language),
        seats=_seats(game, row, seats),
        uncounted=not row.counted,
        left=row.left_early,
        analysable=not game.retold and len(json.loads(row.scores)) > 1,
    )


def _seats(game: Game, row: StoredRow, seats: Sequence[StoredRow]) -> list[PlayedSeat]:
    """Return everybody who scored."""
    names = game.called(seat_names(seats), json.loads(row.options))
    kinds = [*("person" if seat.player else "bot" for seat in seats), *["printed"] * len(names)]
    scored = enumerate(zip(names, kinds, json.loads(row.scores), strict=False))
    return [PlayedSeat(name=name, kind=kind, score=score, mine=p == row.seat) for p, (name, kind, score) in scored]


def kinds_of(summary: Summary, language: str) -> list[PlayedKind]:
    """Return how a player's games went, by game and rivals."""
    return [_kind(row, summary, language) for row in summary.kinds if _game(row.game) is not None]


def form_of(summary: Summary, language: str) -> list[GameForm]:
    """Return how the share of wins went on, by game."""
    known = ((game, points) for name, points in summary.form.items() if (game := _game(name)) is not None)
    return [
        GameForm(
            game=game.name,
            title=texts.of_game(game, language).title,
            points=[FormPoint(until=one.ended, games=one.games, wins=one.wins) for one in points],
        )
        for game, points in known
    ]


def _kind(row: StoredRow, summary: Summary, language: str) -> PlayedKind:
    game, key = games.find(row.game), (row.game, row.rivals)
    return PlayedKind(
        game=row.game,
        title=texts.of_game(game, language).title,
        rivals=row.rivals,
        say=rivals_say(game, row.rivals, language),
        games=row.games,
        wins=row.wins,
        average=round(float(row.average), 1),
        best=row.best,
        bots=summary.met.get(key, []),
        margin=round(summary.margins[key], 1) if key in summary.margins else None,
        streak=summary.streaks[key].streak,
        longest=summary.streaks[key].longest,
        course=[
            Span(games=span.games, wins=span.wins, average=round(float(span.average), 1), until=span.until)
            for span in summary.course[key]
        ],
    )


def skills(page: ResultPage, language: str) -> list[Skill]:
    """Return what analyses found of a player, by game; the results of `page` are the latest first."""
    by_game: dict[str, list[FoundRow]] = {}
    for row in page.results:
        if _game(row.game) is not None:
            by_game.setdefault(row.game, []).insert(0, row)
    return [_skill(games.find(name), found, page.seats, language) for name, found in by_game.items()]


def _skill(game: Game, rows: list[FoundRow], seats: Mapping[str, Sequence[StoredRow]], language: str) -> Skill:
    played_games = [
        SkillGame(
            table=row.table_id,
            code=row.code,
            ended=row.ended,
            won=row.won,
            say=_met_say(game, row.rivals, seats[row.table_id], language),
            loss=round(abs(row.own) / row.decisions, 6),
            luck=row.luck,
            decisions=row.decisions,
            sound=row.sound,
            accuracy=row.accuracy,
        )
        for row in rows
    ]
    return Skill(game=game.name, title=texts.of_game(game, language).title, games=played_games)


def _met_say(game: Game, rivals: str, seats: Sequence[StoredRow], language: str) -> str:
    """Return against whom one game was played, in words: bots by name and character."""
    if rivals.partition(" ")[0] not in ("bot", "bots"):
        return rivals_say(game, rivals, language)
    return called_in_full([(seat.name, seat.strength) for seat in seats if seat.strength], game, language)


def rivals_say(game: Game, rivals: str, language: str) -> str:
    """Return against whom games of a kind were played, in words."""
    kind, _, which = rivals.partition(" ")
    if kind == "bot":
        spec = bot_of(game, which)  # type: ignore[arg-type] # what the store has
        strength = texts.say(f"strength-{which}", language)
        return texts.say("rivals-bot", language, character=character_of(spec) or "", strength=strength)
    if kind == "printed":
        return _printed(game, which, language)
    return texts.say(f"rivals-{kind}", language)


def _printed(game: Game, which: str, language: str) -> str:
    """Return the name of a printed opponent, with its strength if it has one."""
    name, _, level = which.rpartition(" ")
    setting = next((one.level for one in game.printed if one.name == name and one.level), "")
    if not setting or not level.isdecimal():
        return which
    return f"{name} ({option_value(texts.of_game(game, language), game, setting, int(level))})"


def _game(name: str) -> Game | None:
    try:
        return games.find(name)
    except BadInput:
        return None
