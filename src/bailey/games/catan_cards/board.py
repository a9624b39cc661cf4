"""The board of the Catan Card Game: what lies where."""

from __future__ import annotations

from bailey.core import board

#: The fields of a player that the principality shows, which the game draws by hand.
PRINCIPALITY = ("centres", "road_left", "road_right", "built", "pawned", "regions", "wizards", "foreign", "idle")
DICE = ("die", "face", "shown", "lasting", "knight_token", "commerce_token", "turns", "offers_made", "winner")
#: What lies in one row with the stacks, and how much is left to build.
PILES = (
    *("stacks", "events_stack", "region_stack", "discard", "developments"),
    *("roads", "settlements", "cities", "start_regions"),
)
#: The row of places is much longer than what is seen of it; on an upright phone sites lie one above the other.
SHAPES = {"wide": (12, 2.7), "narrow": (6.8, 2.7), "tall": (4.6, 4.38)}

BOARD = board.Board(
    table=(
        board.Part("dice", DICE, wide=20, high=4.25, untitled=True, bare=True),
        board.Part(
            "piles",
            (),
            wide=30,
            high=4.25,
            untitled=True,
            bare=True,
            draws=PILES,
            offers=("trade", "add_give", "add_want"),
        ),
        board.Each("stacks", (board.Pile("cards", browse=True, ordered=True),), across=True),
        board.Pile("events_stack", browse=True),
        board.Pile("region_stack", browse=True),
        board.Pile("discard", browse=True),
        board.Row("developments"),
        board.Shown("roads"),
        board.Shown("settlements"),
        board.Shown("cities"),
        board.Pile("start_regions"),
    ),
    player=(
        board.Counters({}),  # what the Regions show is counted by the drawing
        board.Zoomed("principality", tuple(f"players.{name}" for name in PRINCIPALITY), shapes=SHAPES),
        board.Row("hand", wide=5.4, untitled=True, in_head=True),
    ),
    held=board.Held("drawn", goes_to="regions"),
    ratio=1.25,
    facing=True,
    own=board.Size(1, 3.83, 9),
    others=board.Size(0.76, 2.95, 9),
    left_out={
        "tops_open": "the card that lies open is seen on its stack",
        "players.blocked": "the chains on a stack",
        "on_turn": "whose turn it is",
        "offers.by": "an offer is asked about when it is made, and the log keeps it",
        "offers.give": "as above",
        "offers.want": "as above",
        "searched": "the cards lie open as long as they are searched",
        "deck": "empty once the stacks are made",
        "theme_deck": "empty once the stacks are made",
        "removed": "the log says which event card has left the game",
    },
)
