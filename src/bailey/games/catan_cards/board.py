"""The board of the Catan Card Game: what lies where."""

from __future__ import annotations

from bailey.core import board

#: The fields of a player that the principality shows, which the game draws by hand.
PRINCIPALITY = ("centres", "road_left", "road_right", "built", "pawned", "regions", "wizards", "foreign", "idle")
DICE = ("die", "face", "shown", "lasting", "knight_token", "commerce_token", "turns", "offers_made", "winner")

BOARD = board.Board(
    table=(
        board.Part("dice", DICE, wide=26, high=4.25),
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
        board.Part("principality", tuple(f"players.{name}" for name in PRINCIPALITY), wide=30, high=15),
        board.Row("hand"),
    ),
    held=board.Held("drawn", goes_to="regions"),
    ratio=1.25,
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
