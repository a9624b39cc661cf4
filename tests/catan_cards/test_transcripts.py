"""Whole games of the Catan Card Game, written down to be read, stay what they were when somebody read them.

Their choices are recorded, so that bots may learn without a game being read again. Where a file of choices is deleted,
the policies of the scene choose anew; REWRITE_TRANSCRIPTS=1 records that, too.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import player, supply
from catan_cards.rules.table_wd import mage
from catan_cards.transcript import CatanWriter, eager, follower, lively, mischief
from transcript import Scene, expect_as_read

from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

GAME = catan_cards.GAME
FOLDER = Path(__file__).with_name("transcripts")
RECORDED = Path(__file__).with_name("recorded")
OPTIONS = {"action_gate": 3, "rival_trade": 2, "exchange_from": 1, "region_draw": 1, "start_layout": 1}


def with_set(name: str, ann: Json, ben: Json, events: str, **fields: Any) -> Json:
    """Write a position with a set, as Ann's turn begins; these event cards lie on top, the first one first."""
    told = [{"card": card, "known_to": [0, 1]} for card in reversed(events.split())]
    players = {"players": [ann, ben], "events_stack": told, **supply(ann, ben)}
    return {"game": GAME.name, "turn": 0, "turns": 20, "theme": SETS.index(name), "rival_trade": 0, **players, **fields}


KM = with_set(
    "km",
    player(
        0,
        "border-dispute-a damsel-imelda ransom-a squire-a market-day letter-of-credit knights-hall",
        {
            "landlord": (5, "above"),
            "castle-a": (5, "below"),
            "palace": (6, "above"),
            "roland": (6, "below"),
            "toll-station-a": (7, "above"),
            "toll-station-b": (7, "below"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"pasture-5": (8, "above"), "gold-3": (8, "below")},
        stores=2,
    ),
    player(
        1,
        "oath-of-fealty ransom-b border-dispute-b",
        {
            "watchtower": (5, "above"),
            "bodo": (5, "below"),
            "trade-academy": (6, "above"),
            "tournament-place": (6, "below"),
            "walter-singer": (7, "below"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"forest-6": (8, "above"), "mountains-4": (8, "below")},
        stores=2,
    ),
    "raid-a knights-fair raid-b",
    discard=["merchant-a", "falk"],
    seed=104,
)
SP = with_set(
    "sp",
    player(
        0,
        "land-reform-a inventor-a doctor-a gunpowder-plot mineral-survey scholars-exchange-a apprentice",
        {
            "abbey-a": (5, "above"),
            "university-a": (6, "above"),
            "observatory": (6, "above"),
            "printing-house": (6, "below"),
            "garrison-a": (7, "above"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"pasture-5": (8, "above"), "gold-3": (8, "below")},
        stores=2,
    ),
    player(
        1,
        "doctor-b crop-rotation bishop-a inventor-b scholars-exchange-b",
        {
            "great-wall": (5, "above"),
            "library-a": (6, "above"),
            "pharmacy": (6, "above"),
            "building-crane": (6, "below"),
            "sawmill": (7, "above"),
            "abbey-b": (7, "below"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"forest-6": (8, "above"), "mountains-4": (8, "below")},
        stores=2,
    ),
    "plague-a town-fire invention congress",
    seed=79,
)
PI = with_set(
    "pi",
    player(
        0,
        "religious-interdict-a diplomat-a corruption-a black-knight-a archivist governor-a cathedral",
        {
            "church-a": (6, "above"),
            "town-hall-a": (6, "above"),
            "inn-a": (5, "above"),
            "goetz": (5, "below"),
            "pilgrims-hostel": (7, "above"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"pasture-5": (8, "above"), "gold-3": (8, "below")},
        stores=2,
    ),
    player(
        1,
        "secret-brotherhood-b corruption-b governor-b",
        {
            "town-hall-b": (6, "above"),
            "court": (6, "above"),
            "legation": (5, "above"),
            "walter": (5, "below"),
            "church-b": (6, "below"),
            "order-castle": (7, "above"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"forest-6": (8, "above"), "mountains-4": (8, "below")},
        stores=2,
    ),
    "good-neighbors unrest election",
    discard=["merchant-a", "falk"],
    seed=152,
)
TC = with_set(
    "tc",
    player(
        0,
        "spice-caravan-a smuggler price-war bill-of-exchange trade-exchange large-trade-fleet-b caravan",
        {
            "pawnbroker": (5, "above"),
            "warehouse-a": (5, "below"),
            "grain-fleet": (6, "above"),
            "grand-bazaar": (6, "above"),
            "lighthouse": (6, "below"),
            "wainwright": (7, "above"),
            "large-trade-fleet-a": (7, "below"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"pasture-5": (8, "above"), "gold-3": (8, "below")},
        stores=2,
    ),
    player(
        1,
        "safe-conduct-a spice-caravan-b brigands hanseatic-alliance",
        {
            "treasure-vault": (6, "above"),
            "bank-a": (6, "above"),
            "large-harbor": (6, "below"),
            "treasure-fleet": (5, "above"),
            "shipyard": (5, "below"),
            "ore-fleet": (7, "above"),
            "trading-post-a": (7, "below"),
        },
        settlements=(5, 7),
        cities=(6,),
        extra={"forest-6": (8, "above"), "mountains-4": (8, "below")},
        stores=2,
    ),
    "slump trade-winds merchants-fair",
    discard=["merchant-a", "falk"],
    seed=35,
)
WD = with_set(
    "wd",
    mage(
        0,
        "wheel-of-time countermagic-a",
        "magic-kitchen change-places duel-of-wizards metamorphosis magic-alliance witch-a hor",
        {"ari": 3, "hafli": 2},
        built={"abbey-a": (6, "above"), "goetz": (6, "below")},
        stores=2,
    ),
    mage(
        1,
        "ward searching-eye",
        "by-magics-hand ismai materialization uma",
        {"ira": 3, "arsa": 2},
        built={"garrison-a": (6, "above"), "library-a": (6, "below")},
        settlements=(),
        cities=(6,),
        stores=2,
    ),
    "unicorns comet eclipse",
    discard=["merchant-a", "falk"],
    seed=7,
)

SCENES = {
    "begin": Scene("Two players who follow the prior: the first turns.", (follower, follower), 1, until=75),
    "end": Scene("Two players who follow the prior: the last turns.", (follower, follower), 1, untold=200),
    "whole": Scene("A whole game, from the first search to the last turn.", (lively, lively), 6),
    "whole-km": Scene(
        "A whole game with Knights & Merchants, from the first search to the last turn.",
        (lively, lively),
        3,
        options={"theme": SETS.index("km")},
    ),
    "mischief": Scene(
        "Both play action cards and trade whenever they can, without a gate.",
        (mischief, mischief),
        2,
        options={"action_gate": 3},
        untold=100,
        until=260,
    ),
    "options": Scene("Other options.", (mischief, follower), 3, options=OPTIONS, until=90),
    "km": Scene("Knights & Merchants: both do whatever they can.", (eager, eager), 104, KM, until=100),
    "sp": Scene("Science & Progress: both do whatever they can.", (eager, eager), 79, SP, until=100),
    "tc": Scene("Trade & Change: both do whatever they can.", (eager, eager), 35, TC, until=110),
    "wd": Scene("Wizards & Dragons: both do whatever they can.", (eager, eager), 7, WD, until=100),
    "pi": Scene("Politics & Intrigue: both do whatever they can.", (eager, eager), 152, PI, until=100),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_transcript_is_what_was_read(name: str) -> None:
    scene, choices = SCENES[name], RECORDED / f"{name}.txt"
    if choices.exists():
        scene = replace(scene, recalled=tuple(choices.read_text(encoding="utf-8").splitlines()))
    writer = CatanWriter(scene.begin(GAME), scene)
    text = writer.written()
    if os.environ.get("REWRITE_TRANSCRIPTS") == "1" and not choices.exists():
        choices.write_text("\n".join(writer.record) + "\n", encoding="utf-8", newline="\n")
    expect_as_read(FOLDER / f"{name}.txt", text)


def test_every_transcript_belongs_to_a_scene() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {file.stem for file in RECORDED.iterdir()} == set(SCENES)
