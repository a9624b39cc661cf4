"""Findings in words and numbers, for the command line and the page."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bailey.lab.study.estimates import z_of

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject


#: Of so many measures of whole games it is said which differences would be clear.
MOST_SHOWN = 3


def number(value: float | None) -> str:
    """Write a number with as many digits as it needs."""
    if value is None:
        return "-"
    digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 100 else 2 if abs(value) >= 1 else 3
    return f"{value:,.{digits}f}"


def share(value: float | None) -> str:
    """Write a share as a percentage."""
    return "-" if value is None else f"{value:.1%}"


#: A difference of shares that an author would want to see.
FINE = 0.05


#: What measures of whole games are, for headings.
MEASURES = {
    "decisions": "decisions in a game",
    "turns": "turns in a game",
    "branching": "choices that are open on average",
    "lead_changes": "changes of the lead",
    "decided": "when the winner is ahead for good",
    "ties": "games that are shared",
    "margin": "points between the first and the second",
}
#: Measures that are shares; those of wins are too.
SHARES = {"decided", "ties"}


def measure(what: str) -> str:
    """Return what a measure is."""
    return MEASURES.get(what, what)


def is_share(what: str) -> bool:
    """Tell whether a measure is a share, which is written as a percentage."""
    return what in SHARES or what.startswith("wins")


def with_interval(what: str, row: JsonObject | None) -> str:
    """Write a value with its interval; a variant that does not have it is left open."""
    if row is None:
        return "-"
    write = share if is_share(what) else number
    if is_share(what) and row["low"] is not None:
        row = {**row, "low": max(0.0, row["low"]), "high": min(1.0, row["high"])}
    if row["low"] is None or row["low"] == row["high"]:
        return write(row["value"])
    return f"{write(row['value'])} ({write(row['low'])} to {write(row['high'])})"


def in_words(found: JsonObject) -> list[str]:
    """Return the findings about whole games as sentences."""
    values = {row["what"]: row for row in found["game_measures"]}
    length = f"{_between(values['decisions'])} decisions and {_between(values['turns'])} turns in a game"
    lead = f"The lead changes {_between(values['lead_changes'])} times"
    lines = [
        f"{length}; {number(values['branching']['value'])} choices are open on average.",
        f"{lead}. The winner stays ahead after {share(values['decided']['value'])} of the game.",
        f"{share(values['ties']['value'])} of games are shared; the margin is {_between(values['margin'])} points.",
        *_seats(found),
    ]
    if found["skill"]:
        said = f"{share(found['skill']['skill'])} ({share(found['skill']['low'])} to {share(found['skill']['high'])})"
        lines.append(f"Who plays explains {said} of the variance of results; {share(found['skill']['luck'])} is luck.")
    return lines


def _between(row: JsonObject) -> str:
    if row["low"] == row["high"] or row["low"] is None:
        return number(row["value"])
    return f"{number(row['value'])} ({number(row['low'])} to {number(row['high'])})"


def _seats(found: JsonObject) -> list[str]:
    rows = {(row["what"], row["of"]): row for row in found["seats_measures"]}
    lines = []
    for (what, of), row in rows.items():
        if what == "wins of who begins":
            lines.append(f"Who begins wins {with_interval(what, row)}.")
        elif what.startswith("wins of "):
            points = rows[what.replace("wins", "score"), of]
            group = what.removeprefix("wins of ")
            won = with_interval(what, row)
            lines.append(f"{group.capitalize()} {of}: {won} of the wins, {_between(points)} points.")
    return lines


def planned(games: int, comparisons: int) -> list[str]:
    """Return what so many games of both variants can show, said before any is played.

    The bounds are those of shares near one half, of two variants with nothing in common. They have the same deals, so
    the difference that is clear in the end is usually smaller.
    """
    least = z_of(comparisons) * math.sqrt(0.5 / games)
    lines = [
        f"{games:,} games of each will show shares, as of games in which a card is taken, that differ by {least:.1%}."
    ]
    if least > FINE:
        wanted = math.ceil(float(f"{0.5 * (z_of(comparisons) / FINE) ** 2:.1e}"))
        lines.append(f"For {FINE:.0%} it would take up to {wanted:,} games (--games).")
    return lines


def change_in_words(found: JsonObject) -> list[str]:
    """Return what a change makes different, what so few games could not show, and how many would show more."""
    rows = found["differences"]
    if not rows:
        return ["Nothing is different: all games went the same way."]
    clear = sum(row["clear"] for row in rows)
    measures = "1 measure differs" if clear == 1 else f"{clear} measures differ"
    lines = [f"With the change {measures} by more than noise, of {len(rows)} that differ at all."]
    whole = [row for row in rows if row["what"] in MEASURES and not row["of"]]
    if whole:
        shown = [f"{_half(row)} in {_called(row)}" for row in whole[:MOST_SHOWN]]
        lines.append(f"{found['games']:,} games show differences from about {', '.join(shown)}.")
    open_ones = [row for row in rows if not row["clear"] and row["difference"]]
    if open_ones:
        nearest = min(open_ones, key=lambda row: games_for(row, found["games"]))
        wanted = games_for(nearest, found["games"])
        lines.append(f"Next would be {_called(nearest)}: if it is as it looks, with about {wanted:,} games (--games).")
    return lines


def games_for(row: JsonObject, games: int) -> int:
    """Return how many games would show a difference, if it is as large as it looks: its error falls with their root."""
    wanted = games * ((row["high"] - row["low"]) / 2 / abs(row["difference"])) ** 2
    return max(games + 1, math.ceil(float(f"{wanted:.1e}")))


def _half(row: JsonObject) -> str:
    """Write the least difference that would be clear: half of the interval."""
    least = (row["high"] - row["low"]) / 2
    return share(least) if is_share(row["what"]) else number(least)


def _called(row: JsonObject) -> str:
    return f"{measure(row['what'])}: {row['of']}" if row["of"] else measure(row["what"])


def difference_in_words(row: JsonObject) -> list[str]:
    """Return a difference as the cells of a table."""
    name = f"{row['what']}: {row['of']}" if row["of"] else row["what"]
    numbers = [number(row[key]) for key in ("before", "after", "difference")]
    return [name, *numbers, f"{number(row['low'])} to {number(row['high'])}", number(row["p"])]
