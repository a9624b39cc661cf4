"""Puts the rows of an analysis together: values that follow each other, and four columns for each player.

Each value is where the next one begins, so that the columns of a player add up to the end minus the beginning.
"""
# Any: what an analysis keeps is JSON.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.analysis.findings import (
    BOTH,
    DEAL,
    DICE,
    DIGITS,
    DRAWS,
    SOURCES,
    Analysis,
    PlayerColumns,
    Stage,
    Value,
    read_decision,
    read_value,
)
from bailey.analysis.probe import leads
from bailey.analysis.quality import Quality

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core.play.position import Position
    from bailey.core.records.log import GameLog
    from bailey.core.records.rows import LogRow

#: So many choices of a player are named as the costliest.
COSTLIEST = 3


def assemble(
    log: GameLog,
    steps: list[tuple[LogRow, Position]],
    found: dict[int, dict[str, Any]],
    iterations: int,
    digest: str,
    part_of: int | None = None,
) -> Analysis:
    """Return the analysis of the rows of a record that are all worked out."""
    end = end_value(log.position)
    rows: list[Stage] = []
    following = end
    for i in range(len(steps) - 1, 0, -1):
        stage = _stage(steps[i - 1][1], *steps[i], found[i], following)
        following = stage.before
        rows.insert(0, stage)
    dealt = read_value(found[1]["dealt"]) if "dealt" in found[1] else following
    beginning = read_value(found[1]["beginning"]) if "beginning" in found[1] else following
    players = [_player(p, len(log.seats), beginning, dealt, following, rows, end) for p in range(len(end.chance))]
    costliest = {player.player: _costliest(player.player, rows) for player in players}
    printed = log.position.called(["" for _ in log.seats])[len(log.seats) :]
    return Analysis(
        log.game.name,
        log.game.version,
        iterations,
        list(log.start.seats),
        printed,
        digest,
        beginning,
        dealt,
        following,
        rows,
        players,
        costliest,
        part_of,
    )


def end_value(position: Position) -> Value:
    """Return the value of a finished game: a win is 1, shared by its winners."""
    scores, winners = position.score(), position.winners
    chance = [round(1 / len(winners), DIGITS) if p in winners else 0.0 for p in range(len(scores))]
    margin = leads([[float(score) for score in scores]])[0]
    return Value(chance, [float(score) for score in scores], margin)


def _stage(before: Position, row: LogRow, after: Position, found: dict[str, Any], following: Value) -> Stage:
    decision = read_decision(found["decision"])
    chosen = decision.chosen.value
    reached = following if after.over else read_value(found["after"]) if "after" in found else chosen
    assert row.seat is not None
    return Stage(
        row.n,
        row.seat,
        before.step or "",
        len(before.choices),
        decision,
        decision.before,
        chosen,
        reached,
        following,
        bool(after.revealed),
        _source(after),
        read_decision(found["open_cards"]) if "open_cards" in found else None,
    )


def _source(after: Position) -> str:
    """Return what luck came from in the row that led to a position."""
    if after.rolled:
        return BOTH if after.drew else DICE
    return DRAWS if after.drew else ""


def _player(
    p: int, seats: int, beginning: Value, dealt: Value, first: Value, rows: list[Stage], end: Value
) -> PlayerColumns:
    """Return the game of one player in four columns."""
    mine = [row for row in rows if row.seat == p and row.open > 1]
    qualities = {name.value: sum(row.decision.quality == name for row in mine) for name in Quality}
    mattered = [row for row in mine if row.decision.mattered]
    sound = sum(row.decision.quality == Quality.SOUND for row in mattered)
    luck_by = _luck_by_source(dealt.chance[p] - beginning.chance[p], [(row.source, row.luck[p]) for row in rows])
    knowledge = first.chance[p] - dealt.chance[p] + sum(row.knowledge[p] for row in rows)
    return PlayerColumns(
        player=p,
        seat=p < seats,
        beginning=beginning.chance[p],
        own=_sum(row.choice[p] for row in rows if row.seat == p),
        rivals=_sum(row.choice[p] for row in rows if row.seat != p),
        luck=_sum(luck_by.values()),
        luck_by=luck_by,
        knowledge=_sum([knowledge]),
        end=end.chance[p],
        decisions=len(mine),
        mattered=len(mattered),
        accuracy=round(sound / len(mattered), DIGITS) if mattered else None,
        qualities=qualities,
    )


def _luck_by_source(deal: float, rows: list[tuple[str, float]]) -> dict[str, float]:
    """Return the sums of luck by what it came from; what no luck came from is left out."""
    of = {DEAL: [deal], **{source: [luck for at, luck in rows if at == source] for source in (DICE, DRAWS, BOTH)}}
    # Where nothing was revealed, luck is 0 but for the end of a game: its winner is found then.
    of[DRAWS] += [luck for at, luck in rows if not at]
    return {source: total for source in SOURCES if (total := _sum(of[source]))}


def _sum(changes: Iterable[float]) -> float:
    """Return a sum, rounded; never a negative zero."""
    return round(sum(changes), DIGITS) + 0.0


def _costliest(p: int, rows: list[Stage]) -> list[int]:
    """Return the rows of a player's costliest choices, the costliest first."""
    lossy = [row for row in rows if row.seat == p and row.decision.cost > 0]
    return [row.n for row in sorted(lossy, key=lambda row: (-row.decision.cost, row.n))[:COSTLIEST]]
