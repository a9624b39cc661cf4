"""The board of the board game: what lies where."""

from __future__ import annotations

from bailey.core import board
from bailey.games.burgundy_board.data import GOODS, PRINTED
from bailey.games.burgundy_board.duchies import PLACES

#: From how many players on each place of the depots, and of the black one, is used.
USED = tuple(tuple(place["players"] for place in depot) for depot in PRINTED["depots"])
BLACK_USED = tuple(place["players"] for place in PRINTED["black_depot"])
#: Of so many types a player has goods at most.
TYPES_STORED = 3

DEPOTS = board.Each(
    "depots",
    (
        board.Tokens("goods", name="goods", of=GOODS, most=len(GOODS)),
        board.Cells("tiles", name="tiles", square=True, used=USED),
    ),
    lit="white",
    around=(
        board.Dice("white"),
        board.Pile("open_inns", browse=True, when="inns"),
        board.Cells("black", square=True, used=(BLACK_USED,)),
    ),
)

BOARD = board.Board(
    table=(
        board.Part("round", ("phase", "round", "coming_goods"), wide=18.2, high=2.2, untitled=True),
        board.Track("track", order="order", done="has_played", untitled=True),
        board.Part("bonus", ("first_bonus", "second_bonus"), wide=7, high=2.4, untitled=True),
        DEPOTS,
    ),
    player=(
        board.Counters({"silver": ("gained_silver",), "workers": ("gained_workers",)}),
        board.Dice("dice"),
        board.Row("storage", untitled=True, wide=3.1, moved=True),
        board.Tokens("goods", name="goods", of=GOODS, most=TYPES_STORED),
        board.Tokens("sold", of=GOODS, summed=True),
        board.Part("route", ("players.route",), wide=25, high=3, when="trade_routes"),
        board.Hexes("spaces", places=PLACES, printed_by="duchy", none="none"),
    ),
    printed=(
        board.Counters({"silver": ("gained_silver",)}),
        board.Part("automata", ("sides.card", "sides.items", "reserve", "wilds", "finished"), wide=24.5, high=9.8),
    ),
    held=board.Held("taken", goes_to="storage"),
    buttons=("take_workers",),
    hexagons=True,
    own=board.Size(1.5, 3.1, 8.2),
    rows=board.Size(1, 2.7, 5.4),
    others=board.Size(0.35, 0.9, 2.9),
    left_out={
        "has_bought": "what can be chosen says it",
        "has_hired": "what can be chosen says it",
        "first_joined": "the lines between the border posts",
        "second_joined": "the lines between the border posts",
        "discard": "tiles that are out of the game",
        "supplies.tiles": "face down, and never counted",
        "unused_routes": "face down, and never counted",
        "automata_deck": "face down; the cards that are played say which are left",
        "automata_discard": "cards that are finished, which the result tells",
        "automata_after": "the table of the result",
        "players.points": "beside the name",
    },
)
