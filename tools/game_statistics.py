"""Plays games between bots and prints what happened in them: lengths, winners, score lines, events and cards.

`python -m tools.game_statistics catan-cards --seats search:200 --games 100` prints tables in Markdown. Games are
numbered, and game `n` is the same with any number of cores.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from bailey.bots import make
from bailey.cli.options import read_options
from bailey.core import BadInput, Position
from bailey.games import find, names
from bailey.lab.arena import Z_95, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core import Game

#: A bot's seed differs at each decision of each game.
MOST_DECISIONS = 1 << 20
#: What a game tells that ends at a cap on turns, with no winner before it.
CAP = "cap_reached"
#: What a game tells in which players make offers to each other.
OFFERED, ACCEPTED = "offered", "accepted"


@dataclass
class Counted:
    """What happened in one game."""

    decisions: int = 0
    winners: list[int] = field(default_factory=list)
    lines: list[dict[str, int]] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)
    by: Counter[tuple[str, int]] = field(default_factory=Counter)
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)

    def by_winners(self, event: str) -> int:
        """Return how often an event was one of a winner."""
        return sum(self.by[event, p] for p in self.winners)


def play(name: str, seats: Sequence[str], seed: int, number: int, options: dict[str, int] | None = None) -> Counted:
    """Play one game and count what happened."""
    game = find(name)
    bots = [make(spec, game) for spec in seats]
    pos, counted = Position.new(game, len(seats), seed + number, options), Counted()
    while not pos.over:
        assert pos.turn is not None
        choice = bots[pos.turn].choose(pos, (seed + number) * MOST_DECISIONS + counted.decisions)
        pos = _pushed(pos, choice)
        counted.decisions += 1
        for event in pos.events:
            what = str(event["what"])
            counted.events[what] += 1
            if isinstance(player := event.get("player"), int):
                counted.by[what, player] += 1
            if isinstance(card := event.get("card"), str):
                counted.cards[what, card] += 1
    counted.winners = pos.winners
    counted.lines = [_lines(pos, p) for p in range(len(seats))]
    return counted


def _pushed(pos: Position, choice: Any) -> Position:
    """Make a choice without keeping the positions before it."""
    after = pos.copy()
    after.push(choice)
    return after


def _lines(pos: Position, p: int) -> dict[str, int]:
    """Add up the score lines of a player by name."""
    found: dict[str, int] = {}
    for line in pos.breakdown(p):
        name, points = str(line["line"]), line["points"]
        assert isinstance(points, int)
        found[name] = found.get(name, 0) + points
    return found


def report(game: Game, seats: Sequence[str], games: Sequence[Counted]) -> str:
    """Write the tables."""
    summary = [_summary(seats, games), *_share_at_cap(game, games), *_share_accepted(games)]
    return "\n".join([*summary, "", *_score_lines(games), "", *_events(games), "", *_cards(game, games)])


def _summary(seats: Sequence[str], games: Sequence[Counted]) -> str:
    """Tell how long the games are, and how often the first seat wins, with a 95 % interval."""
    decisions = sorted(one.decisions for one in games)
    first = sum(1 / len(one.winners) for one in games if 0 in one.winners) / len(games)
    quarters = statistics.quantiles(decisions, n=4) if len(games) > 1 else decisions * 3
    between = f"{len(games)} games between {', '.join(seats)}"
    middle = f"middle half {quarters[0]:.0f} to {quarters[2]:.0f}, from {decisions[0]} to {decisions[-1]}"
    low, high = wilson(first, len(games), Z_95)
    won = f"The first seat won {first:.1%} ({low:.1%} to {high:.1%})"
    return f"{between}. Decisions: median {quarters[1]:.0f}, {middle}. {won}."


def _share_at_cap(game: Game, games: Sequence[Counted]) -> list[str]:
    """Tell how many games reach the cap on turns, in a game that has one."""
    if all(told.name != CAP for told in game.told):
        return []
    capped = sum(one.events[CAP] > 0 for one in games)
    return [f"{capped} of {len(games)} games ({capped / len(games):.1%}) reached the cap on turns."]


def _share_accepted(games: Sequence[Counted]) -> list[str]:
    """Tell which part of the offers is accepted, if any are made."""
    offered, accepted = (sum(one.events[what] for one in games) for what in (OFFERED, ACCEPTED))
    return [f"{accepted} of {offered} offers ({accepted / offered:.1%}) were accepted."] if offered else []


def _score_lines(games: Sequence[Counted]) -> list[str]:
    """Tell how many points winners and the others have by each score line."""
    won = [one.lines[p] for one in games for p in one.winners]
    lost = [lines for one in games for p, lines in enumerate(one.lines) if p not in one.winners]
    known = dict.fromkeys(line for lines in (*won, *lost) for line in lines)
    rows = [f"| {line} | {_mean(won, line):.2f} | {_mean(lost, line):.2f} |" for line in known]
    return ["| points by | winner | others |", "|---|---:|---:|", *rows]


def _mean(of: Sequence[dict[str, int]], line: str) -> float:
    return sum(lines.get(line, 0) for lines in of) / max(1, len(of))


def _events(games: Sequence[Counted]) -> list[str]:
    """Tell how often each event happens in a game, and which share of those that a player has is the winner's."""
    total: Counter[str] = sum((one.events for one in games), Counter())
    rows = [
        f"| {event} | {n / len(games):.2f} | {_share_of_winners(games, event)} |" for event, n in total.most_common()
    ]
    return ["| event | in a game | the winner's |", "|---|---:|---:|", *rows]


def _share_of_winners(games: Sequence[Counted], event: str) -> str:
    of_players = sum(n for one in games for (what, _), n in one.by.items() if what == event)
    return f"{sum(one.by_winners(event) for one in games) / of_players:.0%}" if of_players else ""


def _cards(game: Game, games: Sequence[Counted]) -> list[str]:
    """Tell for each card which events it has most: how many in a game."""
    total: Counter[tuple[str, str]] = sum((one.cards for one in games), Counter())
    rows = []
    for card in game.cards:
        had = sorted(((n, event) for (event, of), n in total.items() if of == card), reverse=True)
        if had:
            said = ", ".join(f"{event} {n / len(games):.2f}" for n, event in had)
            rows.append(f"| {card} | {said} |")
    return ["| card | events in a game |", "|---|---|", *rows]


def played(
    name: str, seats: Sequence[str], seed: int, games: int, cores: int, options: dict[str, int]
) -> list[Counted]:
    """Play the games, on several cores."""
    one = partial(play, name, seats, seed, options=options)
    if cores == 1:
        return [one(number) for number in range(games)]
    one(0)  # compile before the cores part
    with ProcessPoolExecutor(cores) as pool:
        return list(pool.map(one, range(games)))


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, play, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=names())
    parser.add_argument("--seats", default="search:200", help="one bot for all seats, or one for each")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", metavar="NAME=VALUE", help="change a rule; repeatable")
    given = parser.parse_args(None if arguments is None else [*arguments])
    game = find(given.game)
    seats = given.seats.split(",")
    if len(seats) == 1:
        seats *= given.players or game.usual
    if len(seats) not in game.players or given.games < 1 or given.cores < 1:
        message = f"{game.title} is for {game.counts} players; games and cores must be 1 or more"
        raise BadInput(message)
    options = read_options(game, given.option)
    print(report(game, seats, played(game.name, seats, given.seed, given.games, given.cores, options)))


if __name__ == "__main__":
    main()
