"""With which kinds of choices a player gives away most, read from the analyses of their games.

A kind is a question and what was chosen there. Only what an analysis calls an inaccuracy or worse counts.
"""

from __future__ import annotations

import gzip
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from bailey import games
from bailey.core.errors import BadInput
from bailey.server import texts
from bailey.server.messages.analyses import GameMistakes, Mistake
from bailey.server.messages.puzzles import OwnPuzzle, OwnPuzzles

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.core.text.catalogue import GameTexts
    from bailey.server.store.history import JudgedGame

#: So many kinds of a game are told of.
MOST_KINDS = 5
#: A game has so many puzzles of one's own at most, and so many of one kind.
MOST_PUZZLES, MOST_OF_A_KIND = 12, 3
SOUND = "sound"


class _Option(Struct):
    choice: dict[str, int | str]


class _Decision(Struct):
    options: list[_Option]
    made: int
    loss: float
    quality: str
    worth: float = 0.0
    better: int = 0


class _Row(Struct):
    n: int
    seat: int
    step: str
    decision: _Decision


class _Judged(Struct):
    """What is read of an analysis."""

    rows: list[_Row]


ANALYSIS = msgspec.json.Decoder(_Judged)


class Lapse(NamedTuple):
    """A choice that gave something away."""

    table: str
    ended: float
    n: int
    step: str
    made: str
    better: str
    loss: float


def common_mistakes(judged: Sequence[JudgedGame], language: str) -> list[GameMistakes]:
    """Return the kinds of choices that gave away most, by game."""
    return [_game(name, found, language) for name, found in _by_game(judged)]


def own_puzzles(judged: Sequence[JudgedGame], language: str) -> list[OwnPuzzles]:
    """Return the moments at which a player gave much away, by game; kinds that gave away most come first."""
    from bailey.analysis.quality import BELOW, Quality  # it needs numpy, which a server that starts does not

    least, found = BELOW[Quality.INACCURACY], []
    for name, games_judged in _by_game(judged):
        game_texts = texts.of_game(games.find(name), language)
        puzzles = [
            OwnPuzzle(
                table=lapse.table,
                n=lapse.n,
                question=game_texts.kind_of_step(lapse.step),
                loss=lapse.loss,
                ended=lapse.ended,
            )
            for lapses_of_kind in _kinds(games_judged)
            for lapse in sorted(lapses_of_kind, key=lambda lapse: -lapse.loss)[:MOST_OF_A_KIND]
            if lapse.loss >= least
        ]
        if puzzles:
            found.append(OwnPuzzles(game=name, title=game_texts.title, puzzles=puzzles[:MOST_PUZZLES]))
    return found


def _by_game(judged: Sequence[JudgedGame]) -> Iterator[tuple[str, list[JudgedGame]]]:
    """Group games by the name of their game, the latest first; one that this server does not have is left out."""
    by_game: dict[str, list[JudgedGame]] = {}
    for one in judged:
        by_game.setdefault(one.row.game, []).append(one)
    return ((name, found) for name, found in by_game.items() if _is_known(name))


def _kinds(judged: Sequence[JudgedGame]) -> list[list[Lapse]]:
    """Group the choices that gave something away by their kinds; the kind that gave away most comes first."""
    kinds: dict[tuple[str, str], list[Lapse]] = {}
    for one in judged:
        for lapse in lapses(one):
            kinds.setdefault((lapse.step, lapse.made), []).append(lapse)
    return sorted(kinds.values(), key=lambda found: -sum(lapse.loss for lapse in found))


def _game(name: str, judged: list[JudgedGame], language: str) -> GameMistakes:
    game_texts = texts.of_game(games.find(name), language)
    return GameMistakes(
        game=name,
        title=game_texts.title,
        analysed=len(judged),
        decisions=sum(one.row.decisions for one in judged),
        mistakes=[_mistake(found, game_texts) for found in _kinds(judged)[:MOST_KINDS]],
    )


def lapses(judged: JudgedGame) -> list[Lapse]:
    """Return the choices of the player that gave something away."""
    row = judged.row
    found = []
    for one in ANALYSIS.decode(gzip.decompress(judged.analysis)).rows:
        decision = one.decision
        if one.seat == row.seat and decision.quality != SOUND:
            best, made = (str(decision.options[i].choice["do"]) for i in (decision.better, decision.made))
            cost = max(decision.loss, decision.worth)
            found.append(Lapse(row.table_id, row.ended, one.n, one.step, made, best, cost))
    return found


def _mistake(found: list[Lapse], game_texts: GameTexts) -> Mistake:
    worst = max(found, key=lambda lapse: lapse.loss)
    ((better, _),) = Counter(lapse.better for lapse in found).most_common(1)
    return Mistake(
        question=game_texts.kind_of_step(worst.step),
        made=game_texts.kind_of_choice(worst.made),
        better="" if better == worst.made else game_texts.kind_of_choice(better),
        times=len(found),
        loss=round(sum(lapse.loss for lapse in found) / len(found), 6),
        worst=worst.loss,
        table=worst.table,
        n=worst.n,
        ended=worst.ended,
    )


def _is_known(name: str) -> bool:
    """Return whether this server has a game."""
    try:
        games.find(name)
    except BadInput:
        return False
    return True
