"""Whole games of the Catan Card Game, written down to be read, stay what they were when somebody read them.

Their choices are recorded, so that bots may learn without a game being read again. Where a file of choices is deleted,
the policies of the scene choose anew; REWRITE_TRANSCRIPTS=1 records that, too.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.scene_positions import principality
from catan_cards.rules.table import supply
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


#: The rows of Ann and of Ben, in most sets.
ROWS = (
    "cities 6; settlements 5 7; lands pasture-5 8a, gold-3 8b; has all 2; ",
    "cities 6; settlements 5 7; lands forest-6 8a, mountains-4 8b; has all 2; ",
)


def with_set(name: str, ann: str, ben: str, events: str, seed: int, rows: tuple[str, str] = ROWS) -> Json:
    """Write a position with a set, as Ann's turn begins; these event cards lie on top, the first one first."""
    players = [principality(p, rows[p] + told) for p, told in enumerate((ann, ben))]
    on_top = [{"card": card, "known_to": [0, 1]} for card in reversed(events.split())]
    told = {"theme": SETS.index(name), "rival_trade": 0, "players": players, "events_stack": on_top, "seed": seed}
    return {"game": GAME.name, "turn": 0, "turns": 20, **told, **supply(*players)}


DISCARD = {"discard": ["merchant-a", "falk"]}
KM = DISCARD | with_set(
    "km",
    "holds border-dispute-a damsel-imelda ransom-a squire-a market-day letter-of-credit knights-hall;"
    " built landlord 5a, castle-a 5b, palace 6a, roland 6b, toll-station-a 7a, toll-station-b 7b",
    "holds oath-of-fealty ransom-b border-dispute-b;"
    " built watchtower 5a, bodo 5b, trade-academy 6a, tournament-place 6b, walter-singer 7b",
    "raid-a knights-fair raid-b",
    104,
)
SP = with_set(
    "sp",
    "holds land-reform-a inventor-a doctor-a gunpowder-plot mineral-survey scholars-exchange-a apprentice;"
    " built abbey-a 5a, university-a 6a, observatory 6a, printing-house 6b, garrison-a 7a",
    "holds doctor-b crop-rotation bishop-a inventor-b scholars-exchange-b;"
    " built great-wall 5a, library-a 6a, pharmacy 6a, building-crane 6b, sawmill 7a, abbey-b 7b",
    "plague-a town-fire invention congress",
    79,
)
PI = DISCARD | with_set(
    "pi",
    "holds religious-interdict-a diplomat-a corruption-a black-knight-a archivist governor-a cathedral;"
    " built church-a 6a, town-hall-a 6a, inn-a 5a, goetz 5b, pilgrims-hostel 7a",
    "holds secret-brotherhood-b corruption-b governor-b;"
    " built town-hall-b 6a, court 6a, legation 5a, walter 5b, church-b 6b, order-castle 7a",
    "good-neighbors unrest election",
    152,
)
TC = DISCARD | with_set(
    "tc",
    "holds spice-caravan-a smuggler price-war bill-of-exchange trade-exchange large-trade-fleet-b caravan;"
    " built pawnbroker 5a, warehouse-a 5b, grain-fleet 6a, grand-bazaar 6a, lighthouse 6b, wainwright 7a,"
    " large-trade-fleet-a 7b",
    "holds safe-conduct-a spice-caravan-b brigands hanseatic-alliance;"
    " built treasure-vault 6a, bank-a 6a, large-harbor 6b, treasure-fleet 5a, shipyard 5b, ore-fleet 7a,"
    " trading-post-a 7b",
    "slump trade-winds merchants-fair",
    35,
)
WD = DISCARD | with_set(
    "wd",
    "citadels 5; settlements 6; wizards ari 3, hafli 2;"
    " holds magic-kitchen change-places duel-of-wizards metamorphosis magic-alliance witch-a hor;"
    " built wheel-of-time 5a, countermagic-a 5b, abbey-a 6a, goetz 6b",
    "citadels 5; cities 6; settlements; wizards ira 3, arsa 2; holds by-magics-hand ismai materialization uma;"
    " built ward 5a, searching-eye 5b, garrison-a 6a, library-a 6b",
    "unicorns comet eclipse",
    7,
    ("has all 2; ", "has all 2; "),
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


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if name.startswith("whole") else []) for name in SCENES]
)
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
