"""Whole games of Castle Combo, written down for a person to read, stay what they were when somebody read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from castle_combo.rules.table import CARDS, others, position, seat, site
from castle_combo.transcript import CastleWriter, curious, eager
from transcript import Scene, as_read, at_random

from bailey.games import castle_combo

FOLDER = Path(__file__).with_name("transcripts")


def nearly_taken() -> dict[str, Any]:
    """Five players who took 35 village cards: two more, and the village cannot be completed."""
    shown = "woodcutter", "stable-boy", "sculptor", "armorer", "doctor"
    seats = [seat("v v v", f"v v {card}", "v", gold=9, keys=1) for card in shown]
    return position(*seats, village=site("inventor squire monk", discard=["vicar"]), seed=5)


def asking() -> dict[str, Any]:
    """Three players with purses, and rows and decks of cards that ask."""
    castle = "steward templar gravedigger guildmaster banker royal-guard judge jester chatelaine baron scribe nun"
    village = (
        "executioner barbarian militiaman bombardier blacksmith spy witch brigand innkeeper potter woodcutter baker"
    )
    own = (
        seat("queen-mother:1 vicar", "beekeeper:2 prince", ". captain", gold=9, keys=1),
        seat("farmer officer", "master-at-arms ~duchess", "inventor .", gold=12, keys=0),
        seat("goldsmith stonemason", "cardinal monk", "~squire .", gold=3, keys=2),
    )
    lying = " ".join(text.lstrip("~").partition(":")[0] for one in own for line in one.grid for text in line.split())
    piles = {
        place: site(" ".join(row.split()[:3]), others(place, row, lying))
        for place, row in {"castle": castle, "village": village}.items()
    }
    assert all(card in CARDS["castle"] for card in castle.split())
    return position(*own, castle=piles["castle"], village=piles["village"], messenger="castle", seed=11)


SCENES = {
    "two-eager-random": Scene("Two players: one plays for points, one at random.", (eager, at_random), 7),
    "two-random": Scene("Two players at random.", (at_random, at_random), 2),
    "three-eager": Scene("Three players, two of them for points.", (eager, eager, at_random), 30),
    "five-removed": Scene(
        "Five players with 35 village cards: the village leaves the game.", (at_random,) * 5, 22, nearly_taken()
    ),
    "three-asking": Scene("Three players take cards that ask something.", (curious,) * 3, 61, asking()),
}


TestAsRead = as_read(castle_combo.GAME, FOLDER, SCENES, CastleWriter)


def test_the_transcripts_show_what_is_rare() -> None:
    told = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in SCENES}
    assert "leaves the game" in told["five-removed"]
    for step in ("choose_effect", "choose_neighbor", "discard_card", "fill_purse"):
        assert f", {step}: " in told["three-asking"], step
