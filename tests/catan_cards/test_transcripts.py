"""Whole games of the Catan Card Game, written down to be read, stay what they were when somebody read them."""

from __future__ import annotations

from pathlib import Path

import pytest
from catan_cards.transcript import CatanWriter, follower, mischief
from transcript import Scene, expect_as_read

from bailey.games import catan_cards

GAME = catan_cards.GAME
FOLDER = Path(__file__).with_name("transcripts")
OPTIONS = {"action_gate": 3, "rival_trade": 2, "exchange_from": 1, "region_draw": 1, "start_layout": 1}

SCENES = {
    "begin": Scene("Two players who follow the prior: the first turns.", (follower, follower), 1, until=75),
    "end": Scene("Two players who follow the prior: the last turns.", (follower, follower), 1, untold=200),
    "mischief": Scene(
        "Both play action cards and trade whenever they can, without a gate.",
        (mischief, mischief),
        2,
        options={"action_gate": 3},
        untold=100,
        until=260,
    ),
    "options": Scene("Other options.", (mischief, follower), 3, options=OPTIONS, until=90),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_transcript_is_what_was_read(name: str) -> None:
    scene = SCENES[name]
    expect_as_read(FOLDER / f"{name}.txt", CatanWriter(scene.begin(GAME), scene).written())


def test_every_transcript_belongs_to_a_scene() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(SCENES)
