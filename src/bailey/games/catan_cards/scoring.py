"""Victory points, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, rule
from bailey.games.catan_cards.cards import CITADEL, CITY, IDS, METROPOLIS, SETTLEMENT, card, centre
from bailey.games.catan_cards.rules.sums import count_served
from bailey.games.catan_cards.state import NO_PLAYER

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State


@rule
def score(s: State, p: int) -> int:
    """Return the victory points of a player (1)."""
    points = s.players[p].points
    if s.knight_token == p:
        points += 1
    if s.commerce_token == p:
        points += 1
    return points


@rule
def won(s: State, p: int) -> bool:
    """Tell whether a player has won: by the points in an own turn, or at the cap by more points or as many (1)."""
    if s.winner != NO_PLAYER:
        return s.winner == p
    return score(s, p) >= score(s, 1 - p)


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Return the victory points of a player, line by line, and what both have of the points that tokens go by."""
    me, rival = s.players[p], s.players[1 - p]
    settlements, cities = me.centres.count(SETTLEMENT), me.centres.count(CITY)
    lines: list[dict[str, object]] = [
        {"line": "settlements", "count": settlements, "points": settlements},
        {"line": "cities", "count": cities, "points": 2 * cities},
    ]
    metropolises = me.centres.count(METROPOLIS)
    if metropolises:
        points = metropolises * centre(METROPOLIS).points
        lines.append({"line": "metropolises", "count": metropolises, "points": points})
    lines += _citadels(me)
    cards = [card_at(me.built, i) for i in range(me.built.size)]
    lines += [{"line": "cards", "card": IDS[c], "points": card(c).points} for c in cards if card(c).points]
    knight = {"line": "knight_token", "mine": me.strength, "theirs": rival.strength}
    commerce = {"line": "commerce_token", "mine": me.commerce, "theirs": rival.commerce}
    return [
        *lines,
        {**knight, "points": int(s.knight_token == p)},
        {**commerce, "points": int(s.commerce_token == p)},
    ]


def _citadels(me: Player) -> list[dict[str, object]]:
    """Return the lines of Citadels, and of those that have a Wizard of their own; none without Citadels."""
    citadels, served = me.centres.count(CITADEL), int(count_served(me))
    if not citadels:
        return []
    lines: list[dict[str, object]] = [
        {"line": "citadels", "count": citadels, "points": citadels * centre(CITADEL).points}
    ]
    if served:
        lines.append({"line": "served_citadels", "count": served, "points": served * centre(CITADEL).wizards})
    return lines
