"""Aaron, the printed opponent: he scores and never decides."""

from __future__ import annotations

from bailey.core import NEVER, card_at, draw, rule, tell
from bailey.games.burgundy_cards.cards import AARONS_PILES, CLOISTER, card, round_card
from bailey.games.burgundy_cards.choices import NEW
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.piles import holding
from bailey.games.burgundy_cards.rules.estate import own_piles, pile_up
from bailey.games.burgundy_cards.scoring import LAST_ROUND, score, triple_points
from bailey.games.burgundy_cards.state import AARON, State

ALL_CARDS = sum(AARONS_PILES)


@rule
def against_aaron(s: State) -> bool:
    """One player alone plays against Aaron."""
    return s.seats == 1


@rule
def deal_aaron(s: State) -> None:
    """Aaron's cards leave the deck face down: one pile, from which he gets three, four, five, six and seven."""
    for _ in range(ALL_CARDS):
        draw(s, s.deck, s.aaron)


@rule
def aarons_cards(s: State) -> None:
    """At the beginning of a round Aaron's pile is sorted into his estate."""
    for _ in range(min(round_card(s.round).aaron, s.aaron.size)):
        draw(s, s.aaron, s.players[AARON].estate)
        sort_in(s)


@rule
def sort_in(s: State) -> None:
    """His cards lie with their own type only, cloisters too; for each of those the player gets a point."""
    him = s.players[AARON]
    c = card_at(him.estate, him.estate.size - 1)
    own = card(c).type
    height = 1
    if him.unfinished & own_piles(own) == 0:
        height = NEW
    elif (him.unfinished >> holding(own, 1)) & 1 == 0:
        height = 2
    pile_up(s, AARON, own, height)
    if card(c).type == CLOISTER:
        s.players[0].points += 1
        tell(s, What.CLOISTER_POINT, 0, c)


@rule
def compare(s: State) -> bool:
    """After every round the points are compared, and Aaron wins at once if he has more."""
    own, his = score(s, 0), score(s, AARON)
    s.own_after[s.round] = own
    s.aaron_after[s.round] = his
    s.aaron_triples_after[s.round] = triple_points(s.players[AARON])
    tell(s, What.COMPARED, s.round, own, his)
    if his > own and (s.round == LAST_ROUND or not s.end_only_check):
        tell(s, What.AARON_AHEAD, s.round)
        return True
    return False


@rule
def points_after(s: State, line: int, of_round: int) -> int:
    """Tell what was compared after a round: the player's points, Aaron's, and those of his triples alone."""
    points = s.own_after[of_round]
    if line == 1:
        points = s.aaron_after[of_round]
    elif line > 1:
        points = s.aaron_triples_after[of_round]
    return points if points >= 0 else NEVER
