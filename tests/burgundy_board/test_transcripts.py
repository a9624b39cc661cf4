"""Whole games of the board game, written down for a person to read, stay what they were when somebody read them."""

from __future__ import annotations

from pathlib import Path

from burgundy_board.transcript import BoardWriter, builder, follower
from transcript import Scene, as_read, at_random

from bailey.games import burgundy_board

GAME = burgundy_board.GAME
FOLDER = Path(__file__).with_name("transcripts")
IT = {"automata": 3, "automata_rules": 1, "automata_a": 1, "automata_b": 1, "automata_c": 1}
HEXES = {"automata": 3, "additional_hexes": 1}
MORE = {"duchies": 2, "duchy_set": 2, "additional_hexes": 1, "white_castles": 1}

SCENES = {
    "two-begin": Scene("Two players who build: phase A and the beginning of B.", (builder, builder), 5, until=34),
    "two-end": Scene("Two players, one at random: the end of phase D, and E.", (builder, at_random), 5, untold=95),
    "three-chosen": Scene("Three players, each with a chosen duchy, and older rules of knowledge 6.",
        (builder, follower, at_random), 10, options={"duchies": 1, "knowledge_6": 2, "purchase_between": 1}, until=44),
    "four-end": Scene("Four players who build, with all tiles: phase E.", (builder,) * 4, 4, options=MORE, untold=245),
    "two-expansions": Scene("Two players with inns, trade routes and border posts: from the end of phase B on.",
        (follower, builder), 28, options={"inns": 1, "trade_routes": 1, "border_posts": 1}, untold=60, until=110),
    "alone-lost": Scene("Alone against the Automata: the first two phases.", (builder,), 3, until=48),
    "alone-won": Scene("Alone against the easy Automata: the end.", (follower,), 3, options={"automata": 1}, untold=45),
    "alone-hard": Scene("Alone against the hard Automata: the end.",
        (follower,), 1, options={"automata": 3}, untold=76),
    "alone-castles": Scene(
        "Alone against the hard Automata with white castles and additional hexes: phase C and D, where it finds two.",
        (follower,), 7, options={"automata": 3, "white_castles": 1, "additional_hexes": 1}, untold=35, until=46),
    "alone-crane": Scene(
        "Alone with additional hexes: phase D, where a crane is bought, placed, and used as a city hall.",
        (follower,), 16, options=HEXES, untold=46, until=54),
    "alone-its-crane": Scene(
        "Alone with additional hexes: phase C, where a city hall brings the Automata's crane, and this a third tile.",
        (follower,), 10, options=HEXES, untold=40, until=43),
    "alone-its-crane-full": Scene(
        "Alone with additional hexes: phase C, where the Automata's crane fills its card and serves the other.",
        (follower,), 45, options=HEXES, untold=34, until=37),
    "two-against-it": Scene("Two people against the hard Automata, with its modifiers and official rules: the middle.",
        (follower, builder), 2, options=IT, untold=60, until=100),
}  # fmt: skip


#: What does not happen in every game, and how the transcripts tell it.
RARE = (
    ", discard: Your storage is full", ", take_goods: Room for three types", ", place_tile: City hall",
    ", extra_action: One more action, with any number", "takes the bonus tile for",
    "from the black depot face down into its reserve, as a wild tile", "A wild tile covers item",
    "Its right card becomes the left one", "The box of item", "It buys ",
    "With this option you buy only before, between or after your actions", "the reward of route tile",
    "joins two border posts", "has a white castle: to item", "it takes a ship into its reserve",
    "Its reserve has 4 sheep: to item", "has nothing for the left card (castle, mine, knowledge, building)",
    "Its reserve has nothing for the ", "Its reserve has a crane: to item", "places a crane on space",
    "uses the crane as a city hall", "places an inn on space", "Winners: Ann", "Winners: Automata",
)  # fmt: skip

TestAsRead = as_read(GAME, FOLDER, SCENES, BoardWriter, RARE)
