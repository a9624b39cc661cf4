"""The board of the card game: what lies where."""

from __future__ import annotations

from bailey.core import board
from bailey.games.burgundy_cards.cards import ANIMALS, GOODS, PRINTED, TRIPLE, TYPES

#: The dice that sell each good, as they stand beside it.
SOLD_BY = tuple("·".join(map(str, row["dice"])) for row in PRINTED["goods"])
ESTATE = board.Stacks("estate", by="stack", high=TRIPLE, across=4)

BOARD = board.Board(
    table=(
        board.Part("rounds", ("round",), wide=24, high=2.5),
        board.Pile("deck"),
        board.Pile("discard", browse=True),
        board.Supplies("goods_piles"),
        board.Supplies("animal_piles"),
        board.Claims("first_triples", of=TYPES),
        board.Part("all-seven", ("players",), wide=6, high=2.5),
        board.Each("display", (board.Row("cards", name="display", falls=True, filled_from="deck"),), across=True),
        board.Row("bought", floats=True, filled_from="deck"),
    ),
    player=(
        board.Counters({"silver": ("gained_silver",), "workers": ("gained_workers",), "points": ("gained_points",)}),
        board.Row("hand", dice="die", filled_from="dice"),
        board.Pile("dice"),
        board.Row("projects", untitled=True),
        board.Tokens("goods", of=GOODS, notes=SOLD_BY),
        board.Tokens("sold", of=GOODS, summed=True),
        board.Tokens("animals", of=ANIMALS),
        ESTATE,
    ),
    printed=(board.Part("race", ("own_after", "aaron_after", "aaron"), wide=12.5, high=7), ESTATE),
    held=board.Held("taken", goes_to="projects"),
    ratio=1.25,
    own=board.Size(1.3, 3.1, 7.25),
    rows=board.Size(1.3, 3.68, 7),
    others=board.Size(0.4, 1.6, 2.9),
    left_out={
        "start_player": "the mark at a player's name",
        "start_card_face_down": "the mark at a player's name",
        "has_bought": "what can be chosen says it",
        "aaron_triples_after": "the table of the result",
        "players.all_seven": "among what all seven types bring",
    },
)
