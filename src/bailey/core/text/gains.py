"""Why one choice is better than another, in words: what it brings by the end, and what by the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from bailey.core.text.board import called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.text.catalogue import GameTexts

#: Expected points are told if they differ by so much.
POINTS = 1.0
#: So many gains are named in a sentence, and so many sentences are said.
MOST_NAMED, MOST_SENTENCES = 3, 2
MINUS = "\u2212"


class Gain(TypedDict):
    """What somebody has more of after the better choice, on average: less, if `by` is below 0.

    `of` is a line of the score by its words (`line`, and what else names it), a `counter` of the board, or, if it is
    empty, points.
    """

    player: int
    of: dict[str, str]
    by: float


class Reason(TypedDict):
    """What everybody gains by the end, and who chooses by the next turn; the largest first."""

    by_the_end: list[Gain]
    by_the_next_turn: list[Gain]


class ExpectedScores(TypedDict):
    """Everybody's expected score after the better choice, and after the one that was made."""

    better: Sequence[float]
    made: Sequence[float]


def why(
    texts: GameTexts,
    reason: Reason | None,
    scores: ExpectedScores,
    seat: int,
    names: Sequence[str],
    than: str = "",
) -> str:
    """Return why the better choice is better, in two sentences at most; an empty text if the points do not say it.

    `than` is the other choice in words, where the better one is advised before anything was chosen.
    """
    own, rival = ("gain-advised", "gain-advised-rival") if than else ("gain-by-the-end", "gain-rival")
    said = [
        _by_the_end(texts, own if p == seat else rival, reason, scores, p, player=names[p], than=than)
        for p in _differing(scores, seat)
    ]
    soon = _listed(texts, reason["by_the_next_turn"]) if reason else ""
    if soon and scores["better"][seat] - scores["made"][seat] >= POINTS:
        said.append(texts.say("gain-advised-next-turn" if than else "gain-next-turn", player=names[seat], gains=soon))
    return " ".join(said[:MOST_SENTENCES])


def _differing(scores: ExpectedScores, seat: int) -> list[int]:
    """Return for whom the points speak for the better choice: who chose, if it brings more, and whom it costs some."""
    gains = [better - made for better, made in zip(scores["better"], scores["made"], strict=True)]
    rivals = [p for p in range(len(gains)) if p != seat and gains[p] <= -POINTS]
    return [*([seat] if gains[seat] >= POINTS else []), *rivals]


def _by_the_end(texts: GameTexts, key: str, reason: Reason | None, scores: ExpectedScores, p: int, **said: str) -> str:
    """Return how many points somebody makes instead of how many, and what they come from."""
    gains = _listed(texts, [one for one in reason["by_the_end"] if one["player"] == p]) if reason else ""
    points = {"more": f"{scores['better'][p]:.0f}", "less": f"{scores['made'][p]:.0f}"}
    return texts.say(key, **said, **points, gains=gains or "none")


def _listed(texts: GameTexts, gains: Sequence[Gain]) -> str:
    """Return gains in whole numbers, the points in all first: "Points +3, Keys +1"."""
    told = sorted((one for one in gains if round(one["by"])), key=lambda one: bool(one["of"]))[:MOST_NAMED]
    return ", ".join(
        f"{_name(texts, one['of'])} {'+' if one['by'] > 0 else MINUS}{abs(round(one['by']))}" for one in told
    )


def _name(texts: GameTexts, of: dict[str, str]) -> str:
    """Return what is gained."""
    if not of:
        return texts.say("gain-points")
    name = called(texts, "area", of["counter"]) if "counter" in of else texts.score_source(of)
    return name[:1].upper() + name[1:]
