"""The state of the Castles of Burgundy card game."""

from __future__ import annotations

from bailey.core import (
    NOBODY,
    OWNER,
    SEAT,
    GameState,
    Pile,
    Record,
    each_player,
    inner,
    many,
    number,
    numbers,
    pile,
    truth,
)
from bailey.games.burgundy_cards.cards import (
    AARONS_PILES,
    ANIMALS,
    COPIES_OF_ANIMAL,
    COPIES_OF_GOOD,
    DISPLAYS,
    GOODS,
    IDS,
    ROUNDS,
    TYPES,
)

MOST_PLAYERS = 4
#: A bound that no amount of silver, workers or points reaches.
MOST = 10**6
#: In the solitaire game, the second player who scores.
AARON = 1
HAND, DICE = 2, 6
ROWS, ROW_CARDS = 6, 5
#: So many cards in the display fill all its rows twice; of fewer ones all beyond the first six may lie in one row.
TWICE = 13
if any(size - ROWS >= ROW_CARDS and size != TWICE for size in DISPLAYS):
    message = f"the display has at most {ROWS + ROW_CARDS - 1} cards, or {TWICE}: a row holds {ROW_CARDS}"
    raise ValueError(message)
PROJECTS = 3
#: No estate can grow larger: thirty turns, thirty purchases and the castles, city halls, workshops, churches and
#: markets give 84 actions, and every card needs one to come and one to be placed, unless a purchase brought it.
ESTATE = 42
#: A pile of the estate to which no card can be added; what others hold is in `estate.py`.
COMPLETE = 0


class EstateSpot(Record):
    """In which pile of the estate a card lies; -1 in a written position: where it belongs."""

    stack: int = number(least=-1, most=ESTATE, unsaid=-1)


class OpenPile(Record):
    """A face-up pile of goods or animals: what lies on top, and how many cards there are; -1: what nobody owns."""

    cards: int = number(-1, least=-1, usual=30)


class GoodsPile(OpenPile):
    """A pile of goods."""

    top: int = number(len(GOODS), names=(*GOODS, "none"))


class AnimalPile(OpenPile):
    """A pile of animals."""

    top: int = number(len(ANIMALS), names=(*ANIMALS, "none"))


class DisplayRow(Record):
    """A row of the display."""

    cards: Pile = pile(ROW_CARDS)


class Player(Record):
    """A player's storage, projects, estate and dice."""

    silver: int = number(least=0, most=MOST, usual=5)
    workers: int = number(least=0, most=MOST, usual=5)
    points: int = number(least=0, most=MOST, usual=40)
    all_seven: int = number(least=0, most=MOST_PLAYERS)
    goods: list[int] = numbers(len(GOODS), least=0, most=COPIES_OF_GOOD)
    sold: list[int] = numbers(len(GOODS), least=0, most=COPIES_OF_GOOD)
    animals: list[int] = numbers(len(ANIMALS), least=0, most=COPIES_OF_ANIMAL)
    projects: Pile = pile(PROJECTS)
    estate: Pile[EstateSpot] = pile(ESTATE, beside=EstateSpot)
    hand: Pile = pile(HAND, see=OWNER)
    dice: Pile = pile(DICE, see=NOBODY)
    # What is inner only sums the estate up.
    stacks: int = inner(number())
    holds: list[int] = inner(numbers(ESTATE))  # what every pile of the estate holds
    unfinished: int = inner(number())  # what the piles that can grow hold, one bit each
    triples: list[int] = inner(numbers(len(TYPES)))
    colours: int = inner(number())  # the printed types in the estate, one bit each


class State(GameState):
    """The whole table. The deck comes last, so that a search leaves it to chance and deals only the hands."""

    round: int = number(0, names=ROUNDS)
    growing_market: int = truth()
    strict_win: int = truth()
    end_only_check: int = truth()
    one_worker_each: int = truth()
    exact_three: int = truth()
    single_animal_set: int = truth()
    optional_functions: int = truth()
    start_player: int = number(least=0, most=MOST_PLAYERS - 1, kind=SEAT)
    start_card_face_down: int = truth()
    has_bought: int = truth()
    first_triples: list[int] = numbers(len(TYPES), -1, least=-1, most=MOST_PLAYERS - 1, kind=SEAT)
    own_after: list[int] = numbers(len(ROUNDS), -1, least=-1, usual=40)
    aaron_after: list[int] = numbers(len(ROUNDS), -1, least=-1, usual=40)
    aaron_triples_after: list[int] = numbers(len(ROUNDS), -1, least=-1, usual=10)
    display: list[DisplayRow] = many(DisplayRow, ROWS)
    taken: Pile = pile(2)
    bought: Pile = pile(3)
    discard: Pile = pile(len(IDS))
    goods_piles: list[GoodsPile] = many(GoodsPile, 2)
    animal_piles: list[AnimalPile] = many(AnimalPile, 2)
    players: list[Player] = each_player(Player, MOST_PLAYERS)
    aaron: Pile = pile(sum(AARONS_PILES), see=NOBODY)
    deck: Pile = pile(len(IDS), see=NOBODY, home=range(len(IDS)))
