"""Whole games of the card game, written down for a person to read, stay what they were when somebody read them."""

from __future__ import annotations

from pathlib import Path

from burgundy_cards.transcript import BurgundyWriter, builder
from transcript import Scene, as_read, at_random

from bailey.games import burgundy_cards

GAME = burgundy_cards.GAME
FOLDER = Path(__file__).with_name("transcripts")
OPTIONS = {option.name: 1 for option in GAME.options}
#: How a search played seed 3 against Aaron.
WON = """
    play_card slot=1, take row=3 slot=0, play_card slot=0, take_silver, play_card slot=0, take row=2 slot=0,
    play_card slot=1, sell good=0, finish, buy, use_bought slot=1, place project=1 type=3 height=0, play_card
    slot=0, place project=0 type=3 height=1, take row=4 slot=0, play_card slot=0, take row=5 slot=1, play_card
    slot=1, take row=2 slot=0, play_card slot=0, restock, play_card slot=1, place project=1 type=3 height=2,
    take_bonus bonus=1, take_animal pile=0, play_card slot=1, restock, place project=1 type=5 height=0, take_animal
    pile=0, play_card slot=1, take row=3 slot=0, play_card slot=0, place project=0 type=5 height=1, take_animal
    pile=0, play_card slot=1, take row=4 slot=1, play_card slot=0, place project=1 type=5 height=2, take_bonus
    bonus=1, take_animal pile=1, play_card slot=1, restock, place project=0 type=5 height=0, play_card slot=1,
    take_silver, play_card slot=0, take row=1 slot=0, play_card slot=0, place project=0 type=5 height=1, take_animal
    pile=0, play_card slot=1, restock, play_card slot=1, take row=4 slot=0, place project=0 type=5 height=2,
    use_function, take_animal pile=0, take_bonus bonus=2, play_card slot=1, convert silver=1, play_card slot=0,
    restock, play_card slot=1, convert silver=1, play_card slot=0, take_silver, play_card slot=1, restock, convert
    silver=1
"""


SCENES = {
    "two-builder-random": Scene("Two players: one builds, one plays at random.", (builder, at_random), 5),
    "three-begin": Scene("Three players who build: rounds A and B, and a turn of C.", (builder,) * 3, 5, until=82),
    "four-begin": Scene("Four players who build: round A, and three turns of B.", (builder,) * 4, 5, until=62),
    "three-builders": Scene("Three players who build: the end of round C, D and E.", (builder,) * 3, 1, untold=120),
    "four-builders": Scene("Four players who build: the end of round D, and E.", (builder,) * 4, 5, untold=215),
    "alone-lost": Scene("Alone against Aaron, who is ahead too soon.", (builder,), 4),
    "alone-won": Scene(
        "Alone against Aaron: to be equal is enough.",
        (at_random,),
        3,
        recalled=tuple(WON.replace("\n", " ").split(",")),
    ),
    "alone-options": Scene("Alone against Aaron with every option.", (builder,), 4, options=OPTIONS),
}


#: What does not happen in every game, and how the transcripts tell it.
RARE = (
    "The discard pile is shuffled into a new deck", "One pile of goods is empty: the other is halved",
    "has all seven types: a bonus card of", "takes the start player card, face down", ", choose_bought: ",
    ", discard_project: ", "Winners: Ann", "Winners: Aaron",
)  # fmt: skip

TestAsRead = as_read(GAME, FOLDER, SCENES, BurgundyWriter, RARE)
